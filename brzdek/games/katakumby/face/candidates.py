"""Where a typed line may lead, and what it may do with a room, allowed or not."""

from __future__ import annotations

from brzdek.core.ask import Option
from brzdek.core.patterns import pattern
from brzdek.games.katakumby.cards.tiles import ARTIFACT, LOOT
from brzdek.games.katakumby.face.rotations import TURNS
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.candidates import rooms_meant

_END = pattern(r"\b\d{1,3}[NESW][UL]?\d\b")
"""The label of an open end: 2N0, 1WL1."""


def places_meant(view: DelveView, line: str) -> list[Option]:
    """Rooms and open ends to go to, rotations of a tile."""
    near = [] if view.me.out else [way.end for way in view.ways(view.me.room) if not way.to]
    ends = dict.fromkeys((*_END.findall(line.upper()), *near))
    targets: list[int | str] = [*rooms_meant(view, line), *ends]
    turns = [degrees for degrees in TURNS if view.revealed or str(degrees) in line.split()]
    options: list[Option] = [("place", degrees) for degrees in turns]
    options += [("move" if isinstance(target, int) else "explore", target) for target in targets]
    return [*options, *[("teleport", target) for target in targets], ("teleport",)]


def room_meant(view: DelveView) -> list[Option]:
    """What rooms offer to those who stand in them."""
    here = view.me.room
    artifacts = view.artifacts_in(here) or [token for token, one in view.pieces.items() if one.kind == ARTIFACT]
    options: list[Option] = [("take",), *[("take", artifact) for artifact in artifacts], ("take", "minor_secret")]
    options += [("open",), *[("open", kind) for kind in LOOT], ("mark",), ("mark", here)]
    return options + [("redeem", token) for token, one in view.pieces.items() if "redeem" in one.effects]
