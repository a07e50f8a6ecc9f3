"""The dialect in which the rules of all games are shown: what may be done at a table, and what can be seen there.

Every game has its tables in ``delving`` – ``game`` is one at the usual start, ``delve`` one in the situation that
keywords describe – and in ``digging`` what its underground is made of. What the two raids share stands in ``raids``.
"""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.plain import fingerprint
from brzdek.core.rulebook import Result
from brzdek.core.table import NotAnOption, Table
from tests.support import answer, events, legal

# --- what may be done


def offers(table: Table, start: str) -> list[str]:
    """How legal answers that begin so go on, in order. ``start``: a verb, or a verb and a card."""
    return [line[len(start) + 1 :] for line in legal(table) if f"{line} ".startswith(f"{start} ")]


def verbs(table: Table) -> set[str]:
    return {line.partition(" ")[0] for line in legal(table)}


def topic(table: Table) -> str:
    assert table.ask is not None
    return table.ask.topic


def seat_to_move(table: Table) -> int:
    assert table.ask is not None
    return table.ask.seat


def check_refused(table: Table, line: str) -> None:
    """The answer is not legal, and trying it changes nothing."""
    before = fingerprint(table.game), table.ask, len(table.journal)
    with pytest.raises(NotAnOption):
        answer(table, line)
    assert (fingerprint(table.game), table.ask, len(table.journal)) == before


# --- what can be seen


MATTERING = {"fights": 3, "scored": 4, "clank": 2, "harmed": 2}
"""How many fields of an event the rules speak of; the others say what it was made of."""


def told(table: Table, kind: str, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The events of a kind that this seat (None: an onlooker) may read, without their name, and without numbers that
    are kept for the telling alone.
    """
    return [event.args[: MATTERING.get(kind)] for event in events(table, kind, seat)]


def story(table: Table, *kinds: str, seat: int | None = None) -> list[str]:
    """What happened, in order: the names of the events that this seat may read, or only those of some kinds."""
    return [event.kind for event in table.view(seat).events() if not kinds or event.kind in kinds]


def result(table: Table) -> Result:
    assert table.ask is None, "the game is not over"
    found: Result = table.rulebook.result(table.game)
    return found
