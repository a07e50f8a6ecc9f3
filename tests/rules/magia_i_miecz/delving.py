"""Tables of Magia i Miecz: at the usual start, in any situation, and in some that many rules need."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from brzdek.core.ask import Ask, Option
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.copies import card_of
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import NotAnOption, Table
from brzdek.games.magia_i_miecz.rules.state import World
from tests.rules.dialect import told
from tests.support import NAMES, answer, legal, rulebook

GAME = "magia_i_miecz"
PLAIN = Path(__file__).parent / "plain.yaml"
PAIRS = (
    ("zwykly_a", "giermek_b"),
    ("zwykly_b", "giermek_c"),
    ("zwykly_c", "giermek_d"),
    ("zwykly_d", "giermek_e"),
    ("zwykly_g", "giermek_f"),
    ("zwykly_h", "giermek_psychik"),
)
"""Pairs without abilities, by seat; they stand far from each other."""
USUAL = {"crown": "command"}
"""On the Crown waits the Command, unless a test says otherwise."""
FAR = ("pola_1", "pola_3", "rowniny_2", "pola_5", "wzgorza_1", "rowniny_4")


@cache
def catalog() -> Catalog:
    """The game's cards with plain ones on top."""
    return load_catalog(rulebook(GAME).layers, [PLAIN])


def game(players: int = 2, *, seed: int = 1, **options: Any) -> Table:
    """A table at the usual start."""
    return _table(players, seed, options, None)


def delve(
    players: int = 2,
    *,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
    who: Mapping[int, Any] | None = None,
    **position: Any,
) -> Table:
    """A table in this situation: ``who`` says what differs from plain adventurers that stand far from each other."""
    adventurers: dict[int, dict[str, Any]] = {}
    for seat in range(players):
        own = dict((who or {}).get(seat, {}))
        adventurers[seat] = {"pair": list(PAIRS[seat]), "space": FAR[seat], **own}
    wanted = {"adventurers": adventurers, **position}
    if dice:
        wanted["dice"] = list(dice)
    return _table(players, seed, options or {}, wanted)


def _table(players: int, seed: int, options: Mapping[str, Any], position: Mapping[str, Any] | None) -> Table:
    seats = tuple(Seat(NAMES[index]) for index in range(players))
    return Table(rulebook(GAME), Setup(GAME, seats, seed, {**USUAL, **options}, position), catalog())


def landed(
    space: str,
    *more: str,
    players: int = 2,
    dice: Sequence[int] = (),
    who: Mapping[int, Any] | None = None,
    **position: Any,
) -> Table:
    """Seat 0 is carried to the space by an offer and has begun to explore it. ``more``: further answers."""
    own = {**(who or {}).get(0, {}), "offers": [space]}
    table = delve(players, dice=dice, who={**(who or {}), 0: own}, **position)
    answer(table, f"offer {space}", *more)
    return table


# --- what can be seen


def seen(table: Table, seat: int = 0) -> Any:
    """What everybody sees of an adventurer."""
    return table.view(None).adventurer(seat)


def turn(table: Table) -> int:
    """Whose turn it is."""
    return int(table.view(None).turn)


def ids(copies: Sequence[str]) -> list[str]:
    """Cards without the numbers of their copies."""
    return sorted(copy.partition(".")[0] for copy in copies)


def things(table: Table, seat: int = 0) -> list[str]:
    return ids([thing.copy for thing in seen(table, seat).things])


def friends(table: Table, seat: int = 0) -> list[str]:
    return ids([friend.copy for friend in seen(table, seat).friends])


def lying(table: Table, space: str) -> list[str]:
    return ids(table.view(None).space(space).cards)


def hand(table: Table, seat: int = 0) -> list[str]:
    return ids(table.view(seat).hand)


def load(table: Table, carrier: str, seat: int = 0) -> list[str]:
    """What a carrier carries."""
    own = [*seen(table, seat).things, *seen(table, seat).friends]
    return ids(next(thing.load for thing in own if card_of(thing.copy) == carrier))


def trophies(table: Table, seat: int = 0) -> list[str]:
    return ids(seen(table, seat).trophies)


def world(table: Table) -> World:
    """The whole game, where a test has to know or to lay out what nobody sees."""
    assert isinstance(table.game, World)
    return table.game


def pile(table: Table, kind: str, owner: str) -> list[str]:
    """The cards of a pile: ``deck``, ``discard`` or ``equipment``, and of what."""
    return ids(world(table).zone(kind, owner).copies)


def went(table: Table, seat: int = 0) -> list[str]:
    """The spaces that somebody has come to, in order."""
    return [space for who, space in told(table, "went") if who == seat]


# --- what may be done


PEACEFUL = ("pass", "go_on", "done", "end")
"""Answers that change nothing."""


def plain(option: Option) -> str:
    """An option as a line, copies by their cards."""
    return " ".join(card_of(str(word)) for word in option)


def lines(table: Table) -> list[str]:
    """The legal answers, copies by their cards, each once."""
    return [] if table.ask is None else list(dict.fromkeys(plain(option) for option in table.ask.options))


def choices(table: Table, start: str) -> list[str]:
    """How the legal answers that begin so go on."""
    return [line[len(start) + 1 :] for line in lines(table) if f"{line} ".startswith(f"{start} ")]


def play(table: Table, *wanted: str) -> Table:
    """Give these answers, copies by their cards; questions that they do not fit are passed over peacefully."""
    for line in wanted:
        while (option := _fitting(table.ask, line)) is None:
            table.answer(_peaceful(table.ask, line))
        table.answer(option)
    return table


def _fitting(ask: Ask | None, line: str) -> Option | None:
    if ask is None:
        return None
    return ask.find(line) or next((option for option in ask.options if plain(option) == line), None)


def _peaceful(ask: Ask | None, line: str) -> Option:
    assert ask is not None, f"the game is over before {line!r}"
    found = _calm(ask)
    if found is None:
        raise NotAnOption(tuple(line.split()), ask)
    return found


def _calm(ask: Ask) -> Option | None:
    return next((option for word in PEACEFUL for option in ask.options if option == (word,)), None)


def quiet(table: Table, done: Callable[[Table], bool]) -> Table:
    """Pass over questions peacefully until something holds."""
    while not done(table):
        table.answer(_peaceful(table.ask, "what is waited for"))
    return table


def until(table: Table, topic: str, seat: int | None = None) -> Table:
    """Pass over questions peacefully until this one comes (to this seat)."""
    return quiet(table, lambda now: now.ask is not None and now.ask.topic == topic and seat in (None, now.ask.seat))


def finish(table: Table, seat: int = 0) -> Table:
    """The turn of this seat goes on without any deed until it ends, or something has to be decided."""
    while table.ask is not None and table.view(None).turn == seat and (option := _calm(table.ask)) is not None:
        table.answer(option)
    return table


def say(table: Table, *starts: str) -> None:
    """Give the legal answers that begin so; each must be the only one. Whoever can only pass passes before it."""
    for start in starts:
        while table.ask is not None and table.ask.forced_pass:
            answer(table, "pass")
        fitting = [line for line in legal(table) if line == start or line.startswith((f"{start} ", f"{start}."))]
        assert len(fitting) == 1, (start, legal(table))
        answer(table, fitting[0])


def pass_on(table: Table, *topics: str) -> None:
    """Answer questions of these topics by the first option, until another one is put."""
    while table.ask is not None and table.ask.topic in topics:
        table.answer(table.ask.options[0])
