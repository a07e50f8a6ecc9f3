"""Help for tests: tables at the fair, answers as lines of a transcript, situations as they are needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

from brzdek.core.ask import Ask, Option, Steps, Word, written
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.catalog.schema import BAD
from brzdek.core.catalog.source import finish, parse_yaml
from brzdek.core.effects.effect import Effect
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.core.zones import Zone, move
from tests.tiny.language import LANGUAGE
from tests.tiny.rules import FairRules
from tests.tiny.state import Fair

RULES = FairRules()
NAMES = ("Ala", "Bolek", "Cela", "Darek")


@cache
def catalog() -> Catalog:
    return load_catalog(RULES.layers)


def sit_down(players: int = 3, seed: int = 1, *, keep_turns: bool = False, rounds: int = 2) -> Table:
    seats = tuple(Seat(NAMES[seat]) for seat in range(players))
    return Table(RULES, Setup("tiny", seats, seed, {"rounds": rounds}), catalog(), keep_turns=keep_turns)


class Arranged(FairRules):
    """The fair from a situation that is arranged before the first turn."""

    def __init__(self, arrange: Callable[[Fair], object]) -> None:
        self.arrange = arrange

    def begin(self, setup: Setup, catalog: Catalog) -> Fair:
        game = super().begin(setup, catalog)
        self.arrange(game)
        return game


def arranged(
    arrange: Callable[[Fair], object], players: int = 3, *, seed: int = 1, keep_turns: bool = True, rounds: int = 2
) -> Table:
    """A table that begins in an arranged situation."""
    seats = tuple(Seat(NAMES[seat]) for seat in range(players))
    setup = Setup("tiny", seats, seed, {"rounds": rounds})
    return Table(Arranged(arrange), setup, catalog(), keep_turns=keep_turns)


def game_of(table: Table) -> Fair:
    return cast(Fair, table.game)


def legal(table: Table) -> list[str]:
    return [] if table.ask is None else [written(option) for option in table.ask.options]


def answer(table: Table, *lines: str) -> None:
    for line in lines:
        assert table.ask is not None, f"the game is over before {line!r}"
        option = table.ask.find(line)
        assert option is not None, f"{line!r} is not among {legal(table)}"
        table.answer(option)


def pass_on(table: Table) -> None:
    """Let everybody pass who is asked for an answer."""
    while table.ask is not None and table.ask.topic == "answer":
        answer(table, "pass")


def give(game: Fair, owner: Word, zone: str, *cards: str) -> list[str]:
    """Fetch the first free copies of these cards into somebody's zone; their names."""
    found: list[str] = []
    for card in cards:
        free = [copy for pile in _free(game) for copy in pile if copy.startswith(f"{card}.")]
        copy = min(free, key=lambda name: int(name.partition(".")[2]))
        move(game, copy, game.zone(zone, owner), tell=False)
        found.append(copy)
    return found


def _free(game: Fair) -> list[Zone]:
    """Where cards lie that nobody has in hand or in play."""
    return [zone for zone in game.zones if zone.kind.name in ("deck", "discard", "market", "stalls")]


def put_back(game: Fair, *copies: str) -> None:
    """Put copies under the deck that they come from."""
    for copy in copies:
        origin = game.zones.origins[copy]
        move(game, copy, game.market if origin == "market" else game.zone("deck", origin), under=True, tell=False)


def all_cards(game: Fair) -> list[str]:
    """Every card of the game, as often as it lies somewhere."""
    return sorted(card for zone in game.zones for card in zone)


def empty_spells(game: Fair) -> None:
    """Nobody holds a spell, so nobody is asked for answers."""
    for trader in game.traders:
        put_back(game, *trader.spells)


def empty_hand(game: Fair, seat: int) -> None:
    put_back(game, *game.traders[seat].hand)


# -- single effects


def compiled(text: str) -> Effect:
    """An effect from YAML."""
    doc = parse_yaml(text, "card.yaml")
    effect = LANGUAGE.read(doc.data, (), doc)
    finish(doc)
    assert effect is not BAD
    return cast(Effect, effect)


def piece(text: str) -> Effect:
    """A part of an effect, which may need something around it."""
    doc = parse_yaml(text, "card.yaml")
    effect = LANGUAGE.part.read(doc.data, (), doc)
    finish(doc)
    return cast(Effect, effect)


def wrong(text: str, lang: Any = "en") -> list[str]:
    """What is wrong with the YAML of an effect."""
    doc = parse_yaml(text, "card.yaml")
    assert LANGUAGE.read(doc.data, (), doc) is BAD
    return [problem.worded(lang) for problem in doc.problems]


def fair(players: int = 3, *dice: int) -> Fair:
    """A game in which nobody holds spells and nothing lasts yet, with dice that fall as told."""
    game = game_of(sit_down(players))
    empty_spells(game)
    put_back(game, *game.meadow)
    game.chance.falls = list(dice)
    return game


def put(steps: Steps[Any], answer: Option | None = None) -> Ask:
    """Run steps up to their next question to one seat."""
    ask = steps.send(answer)
    assert isinstance(ask, Ask)
    return ask


def carry_out(steps: Steps[Any], *answers: str) -> list[list[str]]:
    """Run steps with these answers; the options of each question."""
    asked: list[list[str]] = []
    given = list(answers)
    send: Option | None = None
    try:
        while True:
            ask = put(steps, send)
            asked.append([written(option) for option in ask.options])
            assert given, f"no answer for {asked[-1]}"
            line = given.pop(0)
            found = ask.find(line)
            assert found is not None, f"{line!r} is not among {asked[-1]}"
            send = found
    except StopIteration:
        assert not given, f"not asked for {given}"
        return asked
