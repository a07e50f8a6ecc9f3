"""Places of the dungeon that a player may name."""

from __future__ import annotations

from brzdek.games.brzdek.face.words import FACE
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.raid.face.goals import Goals

GOALS: Goals[HeistView] = Goals(
    FACE,
    {
        "artifact": lambda view, room: bool(view.artifacts_in(room)),
        "market": lambda view, room: view.board.rooms[room].market,
        "out": lambda view, room: room == view.board.start,
        "spring": lambda view, room: view.board.rooms[room].heal > 0,
        "idol": lambda view, room: view.lying(room)["idols"] > 0,
        "major": lambda view, room: view.lying(room)["major"] > 0,
        "minor": lambda view, room: view.lying(room)["minor"] > 0,
        "secret": lambda view, room: view.lying(room)["major"] + view.lying(room)["minor"] > 0,
        "depths": lambda view, room: view.board.rooms[room].in_depths,
        "cave": lambda view, room: view.board.rooms[room].crystal_cave,
    },
)
