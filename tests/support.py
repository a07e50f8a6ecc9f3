"""Help for tests: tables set up from a position, answers given as lines of a transcript."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias

from brzdek import games
from brzdek.core.ask import Ask, Option, written
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.log import Event
from brzdek.core.rulebook import Rulebook, Seat, Setup
from brzdek.core.table import NotAnOption, Table

Position: TypeAlias = dict[str, Any]
"""A situation, or a part of one, as its file would have it."""
NAMES = ("Ala", "Bolek", "Cela", "Darek", "Ela", "Franek", "Gosia", "Henio", "Iga", "Jurek")


@cache
def rulebook(game: str) -> Rulebook[Any, Any]:
    return games.load(game)


@cache
def catalog(game: str) -> Catalog:
    return load_catalog(rulebook(game).layers)


def seat_down(
    game: str,
    players: int = 4,
    *,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    position: Mapping[str, Any] | None = None,
    keep_turns: bool = False,
) -> Table:
    """A table of people, from the start or from a position."""
    seats = tuple(Seat(NAMES[index % len(NAMES)]) for index in range(players))
    setup = Setup(game, seats, seed, options or {}, position)
    return Table(rulebook(game), setup, catalog(game), keep_turns=keep_turns)


def legal(table: Table) -> list[str]:
    """The legal answers now, as lines of a transcript."""
    return [] if table.ask is None else [written(option) for option in table.ask.options]


def answer(table: Table, *lines: str) -> None:
    """Give these answers; one that is not legal is an error."""
    for line in lines:
        assert table.ask is not None, f"the game is over before {line!r}"
        option = table.ask.find(line)
        if option is None:
            raise NotAnOption(tuple(line.split()), table.ask)
        table.answer(option)


def answer_until(table: Table, done: Callable[[Table], bool], choose: Callable[[Ask], Option]) -> None:
    """Answer as ``choose`` says until something holds."""
    while not done(table):
        assert table.ask is not None, "the game is over before that"
        table.answer(choose(table.ask))


def events(table: Table, kind: str, seat: int | None = None) -> list[Event]:
    """The events of a kind that this seat (None: an onlooker) may read."""
    return [event for event in table.game.log.seen_by(seat) if event.kind == kind]
