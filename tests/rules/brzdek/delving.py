"""Tables of Brzdęk!: at the usual start, in any situation, and in some that many rules need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.rulebook import Result
from brzdek.core.table import Table
from tests.rules.dialect import result, told
from tests.rules.raids import quiet, without_artifacts
from tests.support import answer, seat_down

PLAYERS = (2, 3, 4)
SIDES = ("front", "back")
CALM = ["diamond", "emerald", "emerald", "ruby", "ruby", "dragons_eye"]
"""A row that does nothing by itself: no dragon symbol, no danger, no Arrive text, all of it dear."""
CHEAP = ["search", "ladder", "dead_run", "ladder", "pickaxe", "pickaxe"]
"""A row as calm, to buy from."""
SPARE = ["tunnel_guide", "the_duke", "wizard", "elven_dagger", "dwarven_peddler", "gem_collector", "tunnel_guide"]
"""Cards that have neither a dragon symbol nor an Arrive text, to be revealed where it does not matter what."""
NO_ARTIFACTS: dict[int, str] = {}
MAJOR = ("potion_of_greater_healing", "greater_skill_boost", "greater_treasure", "flash_of_brilliance", "chalice")
DRUNK = ("potion_of_greater_healing", "potion_of_healing", "potion_of_strength", "potion_of_swiftness")
AT_ONCE = ("greater_skill_boost", "greater_treasure", "flash_of_brilliance", "magic_spring", "skill_boost", "treasure")


def game(players: int = 4, *, seed: int = 1, **options: Any) -> Table:
    """A table at the usual start."""
    return seat_down("brzdek", players, seed=seed, options=options)


def delve(players: int = 2, *, seed: int = 1, options: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """A table in this situation: seat 0 is on turn with an empty hand and a quiet row, unless told otherwise."""
    wanted = quiet(position, [*CALM, *CHEAP], SPARE)
    return seat_down("brzdek", players, seed=seed, options=options, position=wanted)


def refilled(*fresh: str, players: int = 2, seed: int = 1, **position: Any) -> Table:
    """Seat 0 has just ended a turn, and these cards were revealed to fill the row."""
    spare = [card for card in SPARE if card not in fresh]
    table = delve(players, seed=seed, **{"row": CHEAP[len(fresh) :], "deck": [*fresh, *spare], **position})
    answer(table, "end")
    return table


def attacked(players: int = 2, *, seed: int = 1, **position: Any) -> Table:
    """Seat 0 has just ended a turn, and the dragon has attacked: an Ogre came to light."""
    return refilled("ogre", players=players, seed=seed, **position)


def provoked(players: int = 2, **position: Any) -> Table:
    """The dragon has attacked in the middle of a turn: seat 0 has played Mister Whiskers, who called it."""
    table = delve(players, **{**position, "hand": {0: ["mister_whiskers"], **position.get("hand", {})}})
    answer(table, "play mister_whiskers", "choose dragon_attack")
    return table


def found(token: str, **position: Any) -> Table:
    """A player has just walked between rooms 4 and 5 and taken this secret there."""
    size, here, there = ("major", 4, 5) if token in MAJOR else ("minor", 5, 4)
    table = delve(**{"room": {0: here}, "boots": 2, "secrets": {there: [token]}, **position})
    answer(table, f"move {there}", f"take {size}")
    assert told(table, "took") == [(0, token)]
    return table


def counted(players: int = 2, **position: Any) -> Result:
    """The count of a game that ends at once: seat 0, who got away, reaches the last space of the countdown track.

    One more player, who never left the start, sits at the table and loses. An artifact that the situation does not name
    is not counted.
    """
    wanted = {"counting": 0, "countdown": 4, **position, "out": {0: "left", **position.get("out", {})}}
    table = delve(players + 1, **wanted)
    *scores, nothing = without_artifacts(result(table).scores, wanted)
    assert nothing == 0
    return Result(tuple(scores), result(table).winners)
