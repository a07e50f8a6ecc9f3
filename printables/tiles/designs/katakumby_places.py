"""Where tokens are put on the tiles of Katakumby."""

from __future__ import annotations

from collections.abc import Iterator

from printables.tiles.designs.katakumby_picture import TilePicture, around
from printables.tokens.fits import TokenPlace

LOCKED = ("chest", "library", "prison")
"""What is opened by a lockpick that stays there."""


def altar_side(size: float) -> float:
    """Of a space for a cube; ``size``: of the whole altar, which fills its room."""
    return size / 1.22 * 0.68


def tile_places(plan: TilePicture, spaces: int) -> Iterator[TokenPlace]:
    """Where tokens are put on a tile, in hundredths of its side."""
    for room in plan.rooms:
        wide = 2 * room.radius
        kinds = [feature.kind for feature in room.has]
        if not room.portal:
            yield TokenPlace("room", 1, wide, wide)
        if "artifact" in kinds:
            yield TokenPlace("artifact", 1, wide, wide)
        if "monkey_shrine" in kinds:
            yield TokenPlace("idol", 1, wide, wide)
        if "altar" in kinds:
            side = altar_side(around(1)[1] * room.radius)
            yield from [TokenPlace("altar", 1, side, side, round=False)] * spaces
        locked = [kind for kind in kinds if kind in LOCKED]
        for _ in locked:
            yield TokenPlace("locked", 1, *(wide / len(locked),) * 2, round=False)
    for tunnel in plan.tunnels:
        for sign in tunnel.signs:
            if sign.kind == "lock":
                yield TokenPlace("lock", 1, sign.size, sign.size, round=False)
