"""Situations for the rules about tokens, goods, cubes, the dragon, going out of play, and the count at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.rulebook import Result
from brzdek.core.table import Table
from tests.support import answer, events, legal, seat_down

CALM = ["search", "ladder", "dead_run", "ladder", "pickaxe", "pickaxe"]
"""A row without dragon symbols, danger and Arrive texts."""
SPARE = ["gem_collector", "elven_dagger", "the_duke", "brilliance", "amulet_of_vigor", "flying_carpet"]
"""More of the same kind, to be revealed where it does not matter what."""
CUBES = 30
METER = 10
NO_ARTIFACTS: dict[int, str] = {}


def lair(players: int = 2, *, seed: int = 1, options: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """A table in this situation: seat 0 is on turn with an empty hand, calm row and deck, unless told otherwise."""
    wanted: dict[str, Any] = {"turn": 0, "row": CALM, "deck": SPARE, **position}
    wanted["hand"] = {wanted["turn"]: [], **wanted.get("hand", {})}
    return seat_down("brzdek", players, seed=seed, options=options, position=wanted)


def refilled(*fresh: str, players: int = 2, seed: int = 1, **position: Any) -> Table:
    """Seat 0 has just ended a turn, and these cards were revealed to fill the row."""
    row = position.pop("row", CALM[len(fresh) :])
    table = lair(players, seed=seed, **{"row": row, "deck": [*fresh, *SPARE], **position})
    answer(table, "end")
    return table


def attacked(players: int = 2, *, seed: int = 1, **position: Any) -> Table:
    """Seat 0 has just ended a turn, and the dragon has attacked: an Ogre came to light."""
    return refilled("ogre", players=players, seed=seed, **position)


def counted(players: int = 2, **position: Any) -> Result:
    """The count of a game that ends at once: seat 0, who got away, reaches the last space of the countdown track.

    One more player, who never left the start, sits at the table and loses.
    """
    out = {0: "left", **position.pop("out", {})}
    found = result(lair(players + 1, **{"counting": 0, "countdown": 4, "out": out, **position}))
    *scores, nothing = found.scores
    assert nothing == 0
    return Result(tuple(scores), found.winners)


# --- what may be done


def offered(table: Table, verb: str) -> list[str]:
    """What the player to answer may do with this verb: the words after it."""
    return [line.partition(" ")[2] for line in legal(table) if line.partition(" ")[0] == verb]


def seat_to_move(table: Table) -> int:
    assert table.ask is not None
    return table.ask.seat


def topic(table: Table) -> str:
    assert table.ask is not None
    return table.ask.topic


def idle(table: Table, turns: int = 1) -> None:
    """The players on turn play their hands, do nothing else and end their turns."""
    for _ in range(turns):
        while "end" not in legal(table):
            answer(table, f"play {offered(table, 'play')[0]}")
        answer(table, "end")


# --- what can be seen


def player(table: Table, seat: int = 0) -> Any:
    """What everybody may know of a player."""
    return table.view(None).thieves[seat]


def of_all(table: Table, what: str) -> list[Any]:
    """One thing about every player, by seat."""
    return [getattr(one, what) for one in table.view(None).thieves]


def now(table: Table) -> Any:
    """Resources and conditions of the turn in progress."""
    return table.view(None).now


def resources(table: Table) -> tuple[int, int, int]:
    """Skill, swords and boots."""
    return now(table).skill, now(table).swords, now(table).boots


def bag(table: Table) -> list[int]:
    """Cubes in the dragon bag by seat, the black ones last."""
    return list(table.view(None).bag)


def cubes(table: Table, seat: int = 0) -> dict[str, int]:
    """Where the cubes of a player are, as far as they are in play."""
    one = player(table, seat)
    return {"supply": one.supply, "clank": one.clank, "bag": bag(table)[seat], "damage": one.damage}


def told(table: Table, kind: str, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The events of a kind, without their name."""
    return [event.args for event in events(table, kind, seat)]


def story(table: Table, *kinds: str, seat: int | None = None) -> list[str]:
    """What happened, in order: the names of the events, or only those of some kinds."""
    return [event.kind for event in table.view(seat).events() if not kinds or event.kind in kinds]


def drawn(table: Table) -> list[int]:
    """How many cubes each attack so far has drawn."""
    return [len(cubes_out) for (cubes_out,) in told(table, "attack")]


def result(table: Table) -> Result:
    assert table.ask is None, "the game is not over"
    found: Result = table.rulebook.result(table.game)
    return found
