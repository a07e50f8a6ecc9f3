"""A turn: play every card, act in between, clean up, refill the row."""

from __future__ import annotations

from typing import Any, cast

from brzdek.core.ask import NO_STEPS, Ask, Option, Steps, choose
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.runtime import TURN_END, TURN_START, fire, settle, tick
from brzdek.games.raid.rules import events
from brzdek.games.raid.rules.dealing import arrive, buy, deals, fight, use
from brzdek.games.raid.rules.dragon import catch_all
from brzdek.games.raid.rules.gains import draw
from brzdek.games.raid.rules.scoring import scores
from brzdek.games.raid.rules.state import LEFT, TURN_BEGINS, TURN_OVER, AnyRaid, Thief
from brzdek.games.raid.rules.tokens import buy_good, drink, potions

ACTION = "turn"
"""The topic of the question what to do next in one's turn."""
END: Option = ("end",)
KEEP: Option = ("keep",)
ACTIVE = ("", LEFT)
"""How somebody is out of play who may go on with the turn."""
MAYBE = "?"
"""After a card to trash: it may be kept."""


def turn(game: AnyRaid) -> Steps[None]:
    """One player's turn, or what those out of play do instead."""
    thief: Thief = game.thief
    game.turns += 1
    if not thief.out:
        game.log.tell(events.Turn, thief.seat)
        fire(game, TURN_BEGINS, thief.seat)
    tick(game, TURN_START, thief.seat)
    if thief.out:
        return _stay_out(game, thief)
    return _begin(game) if game.ongoing.queue else go_on(game)


def _begin(game: AnyRaid) -> Steps[None]:
    """First what cards have waited to ask at the start of this turn."""
    yield from settle(game)
    yield from go_on(game)


def _stay_out(game: AnyRaid, thief: Thief) -> Steps[None]:
    yield from game.hooks.out_turn(game, thief)
    pass_on(game)


def go_on(game: AnyRaid) -> Steps[None]:
    """A turn from any of its actions on, until the player ends it or is knocked out."""
    thief: Thief = game.thief
    seat, ongoing = thief.seat, game.ongoing
    while thief.out in ACTIVE:
        answer = yield Ask(seat, ACTION, actions(game, thief))
        if answer == END:
            break
        steps = act(game, thief, answer)
        if steps is not NO_STEPS:
            yield from steps
        if (ongoing.waiting or ongoing.queue) and thief.out in ACTIVE:
            yield from settle(game)
    yield from end_turn(game, thief)
    pass_on(game)


def pass_on(game: AnyRaid) -> None:
    """It is the next player's turn, unless the game is over."""
    limit = cast(int, game.options["turn_limit"]) * game.players
    if limit and game.turns >= limit and game.in_play():
        catch_all(game)
    if not game.in_play():
        game.over = True
        game.log.tell(events.GameOver, scores(game))
    game.turn = (game.turn + 1) % game.players


def actions(game: AnyRaid, thief: Thief) -> list[Option]:
    """Everything that may be done now. A turn ends only with an empty hand."""
    kit, hooks, hand = game.kit, game.hooks, thief.hand
    plays = kit.plays
    options = [plays[card] for card in dict.fromkeys(hand)] if hand else []
    options += deals(game, thief)
    if thief.tokens and not kit.drinks.keys().isdisjoint(thief.tokens):
        options += potions(game, thief)
    if not thief.out:
        options += hooks.pawn_actions(game, thief)
    if not hand and not hooks.owes_move(game, thief):
        options.append(END)
    return options


def act(game: AnyRaid, thief: Thief, answer: Option) -> Steps[None]:
    """Carry out one of the actions."""
    card: Any = answer[-1]
    match answer[0]:
        case "play":
            return play(game, thief, card)
        case "buy":
            card = answer[1]
            good = game.kit.cards[card].kind == "good"
            return buy_good(game, thief, answer) if good else buy(game, thief, card)
        case "use":
            return use(game, thief, card)
        case "fight":
            return fight(game, thief, card)
        case "drink":
            return drink(game, thief, card)
        case _:
            return game.hooks.pawn_act(game, thief, answer)


def play(game: AnyRaid, thief: Thief, card: str) -> Steps[None]:
    """A card from hand."""
    thief.hand.remove(card)
    thief.played.append(card)
    game.log.tell(events.Played, thief.seat, card)
    effect: Effect | None = game.kit.cards[card].effects.get("play")
    if effect is None:
        return NO_STEPS
    ctx = Context(game, thief.seat, card)
    if effect.asks:
        return effect.run(ctx)
    effect.do(ctx)
    return NO_STEPS


# -- the end of a turn


def end_turn(game: AnyRaid, thief: Thief) -> Steps[None]:
    """Clean up, refill the row; the dragon may attack."""
    yield from clean_up(game, thief)
    game.hooks.cleaned_up(game, thief)
    if game.in_play():
        yield from refill(game)
    if game.ongoing.queue:
        yield from settle(game)
    tick(game, TURN_OVER, thief.seat)
    game.now = game.hooks.new_turn()


def clean_up(game: AnyRaid, thief: Thief) -> Steps[None]:
    """Trash, discard, draw a new hand."""
    if game.now.trashes and thief.out in ACTIVE:
        yield from trash(game, thief)
    thief.discard += thief.played
    thief.played = []
    if not thief.out:
        thief.discard += thief.hand
        thief.hand = []
        draw(game, thief, game.kit.hand)
    tick(game, TURN_END, thief.seat)


def trash(game: AnyRaid, thief: Thief) -> Steps[None]:
    """Cards chosen from play area and discard pile leave the game, a different one each time. Those that must go by
    name come first, so that a free choice cannot take their place.
    """
    for wanted in sorted(game.now.trashes, key=_may_choose):
        named = wanted.removesuffix(MAYBE)
        cards = dict.fromkeys([*thief.played, *thief.discard])
        options: list[Option] = [("trash", card) for card in cards if named in ("", card)]
        if not options:
            continue
        if wanted.endswith(MAYBE):
            options.append(KEEP)
        answer = yield from choose(thief.seat, "trash", options)
        if answer == KEEP:
            continue
        card = cast(str, answer[1])
        (thief.played if card in thief.played else thief.discard).remove(card)
        game.box.append(card)
        game.log.tell(events.Trashed, thief.seat, card)


def _may_choose(wanted: str) -> bool:
    return not wanted or wanted.endswith(MAYBE)


def refill(game: AnyRaid) -> Steps[None]:
    """Fill the gaps of the row. Too few cards end the game; a dragon symbol brings one attack."""
    gaps = game.kit.row - len(game.row)
    if gaps > len(game.deck):
        game.log.tell(events.DeckEmpty)
        catch_all(game)
        return
    fresh = [game.deck.pop() for _ in range(gaps)]
    game.row += fresh
    if fresh:
        game.reveals += 1
        game.log.tell(events.Revealed, tuple(fresh))
    yield from arrive(game, fresh)
    if any(game.kit.cards[card].dragon for card in fresh):
        yield from game.hooks.roused(game)
