"""Places of the map that a player may name: a room, a tile, a player, a direction."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.text import Say
from brzdek.core.values import NamedTuple
from brzdek.games.katakumby.face.words import FACE
from brzdek.games.katakumby.rules.catacombs import STEPS, Cell
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.looks import means, player_named

DIRECTIONS: Mapping[str, Cell] = dict(zip(("north", "east", "south", "west"), STEPS, strict=True))


class Focus(NamedTuple):
    """What is to be in the middle: a room, or a cell."""

    room: int = 0
    cell: Cell = (0, 0)


def find_focus(view: DelveView, rest: str) -> Focus | None:
    """What is to be in the middle of the map."""
    words = rest.split()
    if means(words[0], FACE["word.tile"]) or rest.startswith("#"):
        number = number_in(rest)
        return Focus(cell=view.board.placed[number - 1].cell) if 1 <= number <= len(view.board.placed) else None
    if words[0].isdecimal():
        return Focus(number_in(rest)) if number_in(rest) in view.board.rooms else None
    rival = player_named(view, rest)
    if rival is not None:
        return Focus(rival.room)
    return _moved(view, words)


def _moved(view: DelveView, words: list[str]) -> Focus | None:
    """One's own tile, and from there a tile on for each direction."""
    column, row = view.board.placed[view.cave(view.me.room).tile].cell
    for word in words:
        step = next((step for key, step in DIRECTIONS.items() if means(word, FACE[f"word.{key}"])), None)
        if step is None:
            return None
        column, row = column + step[0], row + step[1]
    return Focus(cell=(column, row))


def side_named(rest: str) -> str:
    """The letter of the one direction that a line says; "": it says several, or another place."""
    return next((key[0].upper() for key in DIRECTIONS if means(rest, FACE[f"word.{key}"])), "")


def number_in(rest: str) -> int:
    """The first number of a line; 0 if there is none."""
    return next((int(word[:6]) for word in rest.lstrip("#").split() if word.isdecimal()), 0)


def no_such_place(rest: str, say: Say) -> str:
    """Why the words after a command name no room, tile or player."""
    words = rest.split()
    if means(words[0], FACE["word.tile"]):
        return say("tile.no_tile", n=words[-1])
    return say("why.no_room" if words[0].isdecimal() else "map.how", room=words[0])
