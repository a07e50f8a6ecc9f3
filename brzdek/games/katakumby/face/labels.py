"""What stands in the rooms of a drawn tile: numbers, symbols as things stand now, pawns."""

from __future__ import annotations

from collections.abc import Collection

from brzdek.core.drawing import Fragment
from brzdek.games.katakumby.cards.tiles import ARTIFACT, LOOT, Feature
from brzdek.games.katakumby.face.tile_drawing import Labels
from brzdek.games.katakumby.face.tile_signs import INKS, feature_sign, signs
from brzdek.games.katakumby.rules.catacombs import Catacombs, Cave
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.places import pawns
from brzdek.games.raid.face.signs import pawn_marks

SPARE = 2
"""Columns that a room has beside what is printed in it: for a pawn, so that the drawing does not move with it."""


def opened_sign(unicode: bool) -> str:
    """In place of a chest, a library or a prison that is open."""
    return "□" if unicode else "-"


def own_sign(unicode: bool) -> str:
    """Beside an altar that bears one's own cube."""
    return "✓" if unicode else "+"


def tile_labels(
    view: DelveView, board: Catacombs, tile: int, unicode: bool, own: Collection[int] = (), near: Collection[int] = ()
) -> Labels:
    """For every room of a tile. ``own``: rooms drawn as one's own, ``near``: rooms in reach."""
    labels: dict[str, list[Fragment]] = {}
    for room in board.tile_rooms(tile):
        cave = board.cave(room)
        ink = "you" if room in own else "good" if room in near else ""
        labels[cave.name] = _label(view, cave, ink, unicode)
    return labels


def _label(view: DelveView, cave: Cave, ink: str, unicode: bool) -> list[Fragment]:
    symbols = [sign for feature in cave.has if (sign := _sign(view, cave, feature, unicode))]
    marks = pawn_marks(view)
    standing: list[Fragment] = [("you" if seat == view.seat else "last", marks[seat]) for seat in pawns(view, cave.id)]
    parts: list[Fragment] = [(ink, str(cave.id))]
    for group in (symbols, standing):
        if group:
            parts += [("", " "), *group]
    printed = [sign for feature in cave.has if (sign := feature_sign(feature, unicode))]
    spare = len(str(cave.id)) + bool(printed) + _length(printed) + SPARE - _length(parts)
    if spare <= 0 or cave.id not in view.board.rooms:
        return parts
    return [("", " " * (spare // 2)), *parts, ("", " " * (spare - spare // 2))]


def _length(parts: list[Fragment]) -> int:
    return sum(len(text) for _, text in parts)


def _sign(view: DelveView, cave: Cave, feature: Feature, unicode: bool) -> Fragment | None:
    """A symbol as things stand now. A room that is not on the table yet shows what is printed."""
    known = signs(unicode).features
    if cave.id not in view.board.rooms:
        return feature_sign(feature, unicode)
    match feature.kind:
        case "artifact":
            values = [str(view.pieces[token].points) for token in view.artifacts_in(cave.id)]
            return (INKS[ARTIFACT], known[ARTIFACT] + ",".join(values)) if values else None
        case "monkey_shrine":
            return (INKS["monkey_shrine"], f"{known['monkey_shrine']}{view.idols}")
        case "altar":
            cubes = view.altars.get(cave.id, ())
            mine = own_sign(unicode) if view.seat in cubes else ""
            return (INKS["altar"], f"{known['altar']}{len(cubes) or ''}{mine}")
        case kind if kind in LOOT and kind in view.loot.get(cave.id, ()):
            return ("dim", opened_sign(unicode))
    return feature_sign(feature, unicode)
