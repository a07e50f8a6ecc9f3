"""How a turn at the fair runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from brzdek.core.ask import Ask, Option, Steps, Together
from brzdek.core.bots import RandomBot
from brzdek.core.catalog import Card, Catalog
from brzdek.core.chance import Chance
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, perform
from brzdek.core.effects.runtime import TURN_END, TURN_START, allowed, fire, settle, tick
from brzdek.core.face import Face
from brzdek.core.rulebook import BotMaker, Result, Rulebook, Setup
from brzdek.core.source import Document
from brzdek.core.zones import Pile
from tests.tiny.cards import SCHEMA
from tests.tiny.face import FairFace
from tests.tiny.language import FIGHT_END
from tests.tiny.spells import cast_spell
from tests.tiny.state import HAND, Fair, Trader, draw_cards, draw_spells, price_of, refill, strength_of
from tests.tiny.verbs import drop_item, lose_life
from tests.tiny.view import FairView

PLAYABLE = ("start", "skill", "companion", "item")
END: Option = ("end",)


class FairRules(Rulebook[Fair, FairView]):
    """The rulebook of the fair."""

    name = "tiny"
    schema = SCHEMA
    face: Face[FairView] = FairFace()
    bots: Mapping[str, BotMaker] = {"random": RandomBot}

    def begin(self, setup: Setup, catalog: Catalog) -> Fair:
        chance = Chance(setup.seed)
        names = tuple(seat.name for seat in setup.seats)
        numbers: dict[str, int] = {}
        traders = [Trader() for _ in names]
        for trader in traders:
            trader.deck.extend(_copies(catalog, numbers, "start"))
            chance.shuffle(trader.deck)
        market = Pile(_copies(catalog, numbers, "skill", "companion", "item"))
        chance.shuffle(market)
        spells = Pile(_copies(catalog, numbers, "spell"))
        chance.shuffle(spells)
        game = Fair(
            catalog=catalog,
            options=setup.options,
            names=names,
            chance=chance,
            traders=traders,
            market=market,
            spell_deck=spells,
        )
        refill(game)
        for seat in range(game.players):
            draw_cards(game, seat, HAND)
            draw_spells(game, seat, 2)
        return game

    def turn(self, game: Fair) -> Steps[None]:
        seat = game.turn
        tick(game, TURN_START, seat)
        game.log.tell("turn", seat)
        while True:
            act: Option = yield Ask(seat, "turn", legal_acts(game, seat))
            if act == END:
                break
            yield from do_act(game, seat, act)
            yield from settle(game)
        _end_turn(game, seat)
        if game.turn == 0:
            yield from _end_round(game)

    def view(self, game: Fair, seat: int | None) -> FairView:
        return FairView(game, seat)

    def result(self, game: Fair) -> Result:
        scores = tuple([_score(game, trader) for trader in game.traders])
        return Result(scores, tuple([seat for seat, score in enumerate(scores) if score == max(scores)]))

    def check_position(self, doc: Document, setup: Setup, catalog: Catalog) -> None:
        """The fair has no positions."""


def _copies(catalog: Catalog, numbers: dict[str, int], *kinds: str) -> list[str]:
    """Every copy of the cards of these kinds, with a number of its own."""
    copies: list[str] = []
    for card in catalog.cards.values():
        for _ in range(card.copies if card.kind in kinds else 0):
            numbers[card.id] = numbers.get(card.id, 0) + 1
            copies.append(f"{card.id}.{numbers[card.id]}")
    return copies


def _score(game: Fair, trader: Trader) -> int:
    points: int = sum(getattr(game.card(card), "points", 0) for card in [*trader.deck, *trader.hand, *trader.discard])
    return points + trader.gold + 3 * trader.crowns + trader.life


# -- what may be done


def legal_acts(game: Fair, seat: int) -> list[Option]:
    trader = game.traders[seat]
    options: list[Option] = [("play", card) for card in trader.hand]
    options += [("buy", card) for card in game.stalls if price_of(game, seat, card) <= trader.skill]
    if allowed(game, seat, "cast"):
        options += [("cast", spell) for spell in trader.spells if _works(game, seat, spell)]
    if trader.visits < 1 + allowed(game, seat, "visit_again", usually=False):
        options += [("visit", card.id) for card in strangers(game)]
    if not trader.fights:
        options += [("attack", other) for other in range(game.players) if other != seat]
    options += [("drop", item) for item in trader.items]
    return [*options, END]


def strangers(game: Fair) -> list[Card]:
    return [card for card in game.catalog.cards.values() if card.kind == "stranger"]


def _works(game: Fair, seat: int, spell: str) -> bool:
    """A spell without effect may not be cast."""
    effect: Effect | None = game.card(spell).effects.get("cast")
    return effect is not None and effect.possible(Context(game, seat, spell))


# -- doing it


def play_card(game: Fair, seat: int, card: Any) -> Steps[None]:
    trader = game.traders[seat]
    trader.hand.remove(card)
    game.log.tell("played", seat, card)
    item = game.card(card).kind == "item"
    (trader.items if item else trader.played).append(card)
    yield from perform(game.card(card).effects["carry" if item else "play"], Context(game, seat, card))


def buy_card(game: Fair, seat: int, card: Any) -> Steps[None]:
    trader = game.traders[seat]
    trader.skill -= price_of(game, seat, card)
    game.stalls.remove(card)
    trader.discard.append(card)
    game.log.tell("bought", seat, card)
    refill(game)
    fire(game, "buy", seat)
    acquire = game.card(card).effects.get("acquire")
    if acquire is not None:
        yield from perform(acquire, Context(game, seat, card))


def visit(game: Fair, seat: int, stranger: Any) -> Steps[None]:
    game.traders[seat].visits += 1
    game.log.tell("visits", seat, stranger)
    yield from perform(game.catalog.cards[stranger].effects["visit"], Context(game, seat, stranger))


def attack(game: Fair, seat: int, other: Any) -> Steps[None]:
    game.traders[seat].fights += 1
    game.fight = (seat, other)
    scores = [strength_of(game, one) + game.chance.roll() for one in game.fight]
    game.log.tell("fought", seat, other, *scores)
    if scores[0] != scores[1]:
        winner, loser = (seat, other) if scores[0] > scores[1] else (other, seat)
        fire(game, "win_fight", winner)
        yield from lose_life(Context(game, loser, by=winner), 1)
    game.fight = None
    tick(game, FIGHT_END, seat)


def drop_own(game: Fair, seat: int, item: Any) -> Steps[None]:
    drop_item(game, item)
    yield from ()


def do_act(game: Fair, seat: int, act: Option) -> Steps[None]:
    return ACTS[str(act[0])](game, seat, act[1])


ACTS: Mapping[str, Callable[[Fair, int, Any], Steps[None]]] = {
    "play": play_card,
    "buy": buy_card,
    "cast": cast_spell,
    "visit": visit,
    "attack": attack,
    "drop": drop_own,
}


# -- ends


def _end_turn(game: Fair, seat: int) -> None:
    trader = game.traders[seat]
    trader.discard.extend([*trader.played, *trader.hand])
    trader.played.clear()
    trader.hand.clear()
    trader.skill = trader.swords = trader.boots = trader.cubes_made = trader.visits = trader.fights = 0
    trader.toad = max(0, trader.toad - 1)
    tick(game, TURN_END, seat)
    draw_cards(game, seat, HAND)
    game.turn = (seat + 1) % game.players


def _end_round(game: Fair) -> Steps[None]:
    """Everybody bids for the crown in secret; the one highest bid is paid and wins."""
    asks = [
        Ask(seat, "bid", [("bid", gold) for gold in range(min(trader.gold, 5) + 1)])
        for seat, trader in enumerate(game.traders)
    ]
    answers: list[Option] = yield Together(asks)
    bids = [int(answer[1]) for answer in answers]
    game.log.tell("bids", *bids)
    best = max(bids)
    if best and bids.count(best) == 1:
        winner = bids.index(best)
        game.traders[winner].gold -= best
        game.traders[winner].crowns += 1
        game.log.tell("crowned", winner)
    game.round += 1
    game.over = game.round > int(game.options["rounds"])
