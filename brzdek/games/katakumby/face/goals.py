"""Places in the catacombs that a player may name."""

from __future__ import annotations

from collections.abc import Callable

from brzdek.games.katakumby.cards.tiles import HAVEN, LOOT
from brzdek.games.katakumby.face.words import FACE
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.goals import Goals

UNKNOWN = "unknown"
"""A goal that is no room: wherever the map ends."""


def _has(kind: str) -> Callable[[DelveView, int], bool]:
    """Is there such a symbol in a room, if it is locked loot one that nobody has opened?"""

    def holds(view: DelveView, room: int) -> bool:
        opened = kind in LOOT and kind in view.loot.get(room, ())
        return not opened and any(feature.kind == kind for feature in view.cave(room).has)

    return holds


def _free_altar(view: DelveView, room: int) -> bool:
    """Can one still mark it?"""
    cubes = view.altars.get(room, ())
    return view.cave(room).altar and view.me.seat not in cubes and len(cubes) < view.altar_spaces


GOALS: Goals[DelveView] = Goals(
    FACE,
    {
        "artifact": lambda view, room: bool(view.artifacts_in(room)),
        "market": lambda view, room: view.board.rooms[room].market,
        "out": lambda view, room: room == view.board.start,
        "heal": _has("heal"),
        "idol": lambda view, room: view.idols > 0 and _has("monkey_shrine")(view, room),
        "minor": _has("minor_secret"),
        "chest": _has("chest"),
        "library": _has("library"),
        "prison": _has("prison"),
        "altar": _free_altar,
        "gold": _has("gold"),
        "cave": lambda view, room: view.board.rooms[room].crystal_cave,
        "haven": lambda view, room: view.board.rooms[room].zone == HAVEN,
        "depths": lambda view, room: view.board.rooms[room].zone != HAVEN,
        UNKNOWN: lambda view, room: False,
    },
)
