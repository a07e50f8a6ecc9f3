"""Secrets being found, and games being counted, for the rules about them."""

from __future__ import annotations

from typing import Any

from brzdek.core.rulebook import Result
from brzdek.core.table import Table
from tests.rules.brzdek.delving import GEMS, delve, result, told
from tests.support import answer

MAJOR = ("potion_of_greater_healing", "greater_skill_boost", "greater_treasure", "flash_of_brilliance", "chalice")
MINOR = (
    "potion_of_healing",
    "potion_of_strength",
    "potion_of_swiftness",
    "magic_spring",
    "skill_boost",
    "treasure",
    "dragon_egg",
)
DRUNK = ("potion_of_greater_healing", "potion_of_healing", "potion_of_strength", "potion_of_swiftness")
AT_ONCE = ("greater_skill_boost", "greater_treasure", "flash_of_brilliance", "magic_spring", "skill_boost", "treasure")


def found(token: str, **position: Any) -> Table:
    """A player has just walked between rooms 4 and 5 and taken this secret there."""
    size, here, there = ("major", 4, 5) if token in MAJOR else ("minor", 5, 4)
    table = delve(**{"room": {0: here}, "boots": 2, "secrets": {there: [token]}, **position})
    answer(table, f"move {there}", f"take {size}")
    assert told(table, "took") == [(0, token)]
    return table


def final(players: int = 2, **position: Any) -> Result:
    """The count of a game that ends at once: seat 0, who got away, sees the dragon catch one player more."""
    out = {0: "left", **position.pop("out", {})}
    row = position.pop("row", GEMS)
    table = delve(players + 1, **{"counting": 0, "countdown": 4, "out": out, "row": row, "deck": 0, **position})
    found = result(table)
    assert found.scores[players] == 0
    return Result(found.scores[:players], found.winners)
