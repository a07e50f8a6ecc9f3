"""How a turn at the fair runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from brzdek.core.ask import Ask, Option, Steps, Together
from brzdek.core.bots import RandomBot
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.source import Document
from brzdek.core.chance import Chance
from brzdek.core.copies import Copy, Numbering
from brzdek.core.effects.actions import act, actions
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.runtime import TURN_END, TURN_START, allowed, fire, settle, tick
from brzdek.core.effects.windows import open_window, playable
from brzdek.core.face import Face
from brzdek.core.layers import decide, make_parts, permits, step
from brzdek.core.rulebook import BotMaker, Result, Rulebook, Setup
from brzdek.core.zones import Zones, draw, move, shuffle
from tests.tiny import events
from tests.tiny.events import EVENTS
from tests.tiny.face import FairFace
from tests.tiny.fights import attack, challenge, hunt
from tests.tiny.layers import LAYERS
from tests.tiny.spells import ACTS, OWN_TURN, WINDOWS, cast_spell
from tests.tiny.state import (
    DEVIL,
    HAND,
    KINDS,
    Fair,
    Trader,
    draw_cards,
    draw_spells,
    drop_item,
    new_trader,
    price_of,
    refill,
)
from tests.tiny.view import FairView

END: Option = ("end",)


class FairRules(Rulebook[Fair, FairView]):
    """The rulebook of the fair."""

    name = "tiny"
    layers = LAYERS
    face: Face[FairView] = FairFace()
    bots: Mapping[str, BotMaker] = {"random": RandomBot}
    events = EVENTS

    def begin(self, setup: Setup, catalog: Catalog) -> Fair:
        chance = Chance(setup.seed)
        catalog = catalog.in_play(setup.options)
        stack = catalog.layers.stack(setup.options)
        dealt = [card for card in catalog.outlines.values() if stack.deals(card, setup.options)]
        names = tuple(seat.name for seat in setup.seats)
        zones = Zones(KINDS)
        numbers = Numbering()

        def copies(*kinds: str) -> list[Copy]:
            cards = [card for card in dealt if card.kind in kinds]
            return [copy for card in cards for copy in numbers.take(card.id, card.copies)]

        traders = [new_trader(zones, seat) for seat in range(len(names))]
        game = Fair(catalog=catalog, options=setup.options, names=names, chance=chance, zones=zones, traders=traders)
        for trader in traders:
            zones.add(copies("start"), trader.deck)
            shuffle(game, trader.deck)
        zones.add(copies("skill", "companion", "item"), game.market)
        shuffle(game, game.market)
        zones.add(copies("spell"), game.spell_deck)
        shuffle(game, game.spell_deck)
        zones.add(copies("beast"), game.zone("deck", "beasts"))
        while draw(game, game.zone("deck", "beasts"), game.meadow, tell=False):
            pass
        refill(game)
        for seat in range(game.players):
            draw_cards(game, seat, HAND)
            draw_spells(game, seat, 2)
        make_parts(game)
        return game

    def turn(self, game: Fair) -> Steps[None]:
        seat = game.turn
        tick(game, TURN_START, seat)
        game.log.tell(events.Turn, seat)
        yield from open_window(game, TURN_START, seat, WINDOWS)
        yield from step(game, "start_of_turn", seat)
        while True:
            choice: Option = yield Ask(seat, "turn", legal_acts(game, seat))
            if choice == END:
                break
            yield from do_act(game, seat, choice)
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


def _score(game: Fair, trader: Trader) -> int:
    points: int = sum(getattr(game.card(card), "points", 0) for card in [*trader.deck, *trader.hand, *trader.discard])
    return points + trader.gold + 3 * trader.crowns + trader.life


# -- what may be done


def legal_acts(game: Fair, seat: int) -> list[Option]:
    trader = game.traders[seat]
    options: list[Option] = [("play", card) for card in trader.hand]
    options += [("buy", card) for card in game.stalls if _sold(game, seat, card)]
    if allowed(game, seat, "cast"):
        now = Happening(OWN_TURN, seat, seat, moment=True)
        options += [("cast", spell) for spell in playable(game, seat, trader.spells, now)]
    if trader.visits < 1 + allowed(game, seat, "visit_again", usually=False):
        options += [("visit", card.id) for card in of_kind(game, "stranger")]
    if not trader.fights:
        options += [("attack", other) for other in range(game.players) if other != seat]
        options += [("hunt", beast) for beast in game.meadow]
        options.append(("challenge", DEVIL))
    if not trader.walks:
        options += [("go", card.id) for card in of_kind(game, "place") if card.id != trader.place]
    options += [("drop", item) for item in trader.items]
    return [*options, *actions(game, seat, OWN_TURN, ACTS), END]


def of_kind(game: Fair, kind: str) -> list[Card]:
    return [card for card in game.catalog.cards.values() if card.kind == kind]


def _sold(game: Fair, seat: int, card: str) -> bool:
    return price_of(game, seat, card) <= game.traders[seat].skill and permits(game, "buy", seat, card)


# -- doing it


def play_card(game: Fair, seat: int, card: Any) -> Steps[None]:
    trader = game.traders[seat]
    game.log.tell(events.Played, seat, card)
    if game.card(card).kind == "item":
        move(game, card, trader.items, tell=False)
        return
    move(game, card, trader.played, tell=False)
    yield from perform(game.card(card).effects["play"], Context(game, seat, card))


def buy_card(game: Fair, seat: int, card: Any) -> Steps[None]:
    trader = game.traders[seat]
    trader.skill -= price_of(game, seat, card)
    move(game, card, trader.discard, tell=False)
    game.log.tell(events.Bought, seat, card)
    refill(game)
    fire(game, "buy", seat)
    acquire = game.card(card).effects.get("acquire")
    if acquire is not None:
        yield from perform(acquire, Context(game, seat, card))


def visit(game: Fair, seat: int, stranger: Any) -> Steps[None]:
    game.traders[seat].visits += 1
    game.log.tell(events.Visits, seat, stranger)
    yield from perform(game.catalog.cards[stranger].effects["visit"], Context(game, seat, stranger))


def fight_once(game: Fair, seat: int, choice: Option) -> Steps[None]:
    game.traders[seat].fights += 1
    word, other = choice[0], choice[1]
    if word == "attack":
        yield from attack(game, seat, int(other))
    elif word == "hunt":
        yield from hunt(game, seat, str(other))
    else:
        yield from challenge(game, seat)


def go(game: Fair, seat: int, place: Any) -> Steps[None]:
    game.traders[seat].place = place
    game.traders[seat].walks += 1
    game.log.tell(events.Went, seat, place)
    yield from ()


def drop_own(game: Fair, seat: int, item: Any) -> Steps[None]:
    drop_item(game, item)
    yield from ()


def do_act(game: Fair, seat: int, choice: Option) -> Steps[None]:
    word = str(choice[0])
    if word in DOING:
        return DOING[word](game, seat, choice[1])
    if word in ("attack", "hunt", "challenge"):
        return fight_once(game, seat, choice)
    return act(game, seat, choice, OWN_TURN, ACTS)


DOING: Mapping[str, Callable[[Fair, int, Any], Steps[None]]] = {
    "play": play_card,
    "buy": buy_card,
    "cast": cast_spell,
    "visit": visit,
    "go": go,
    "drop": drop_own,
}


# -- ends


def _end_turn(game: Fair, seat: int) -> None:
    trader = game.traders[seat]
    for card in [*trader.played, *trader.hand]:
        move(game, card, trader.discard, tell=False)
    trader.skill = trader.swords = trader.boots = trader.cubes_made = 0
    trader.visits = trader.fights = trader.walks = 0
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
    game.log.tell(events.Bids, tuple(bids))
    best = max(bids)
    winner = bids.index(best) if bids.count(best) == 1 else decide(game, "tie", bids)
    if best and winner is not None:
        game.traders[winner].gold -= best
        game.traders[winner].crowns += 1
        game.log.tell(events.Crowned, winner)
    game.round += 1
    game.over = game.round > int(game.options["rounds"])
