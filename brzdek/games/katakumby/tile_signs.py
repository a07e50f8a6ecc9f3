"""The signs of tiles: what stands in a room, on a tunnel, at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from brzdek.core.face import Fragment
from brzdek.games.brzdek.canvas import DOUBLE, THIN
from brzdek.games.brzdek.drawing import ARROWS, ARTIFACT, IDOL, LOCK, MAJOR, MARKET, MINOR, MONSTER, OUT, SPRING
from brzdek.games.brzdek.routing import Way
from brzdek.games.katakumby.tiles import DEPTHS, HAVEN, Chamber, Feature


class Signs(NamedTuple):
    """The characters of a drawing."""

    features: Mapping[str, str]
    monster: str
    lock: str
    arrows: Mapping[Way, str]
    portal: str
    haunted: str
    thin: str
    double: str
    """Strokes of a tunnel, without and with footprints."""
    box: str
    cave: str
    """Corners of a room from its upper left one clockwise, then its level and upright walls."""
    joints: str
    double_joints: str
    """Where a tunnel meets a wall: above, below, left and right of the room."""
    borders: Mapping[str, str]
    """Of a haven and a depths tile: corners as above, level and upright."""


BOXES = Signs(
    features={
        "crypt": OUT, "monkey_shrine": IDOL, "market": MARKET, "altar": "π", "chest": MAJOR, "library": "≡",
        "prison": "#", "artifact": ARTIFACT, "minor_secret": MINOR, "gold": "¤", "heal": SPRING,
    },
    monster=MONSTER,
    lock=LOCK,
    arrows=ARROWS,
    portal="◎",
    haunted="Ω",
    thin=THIN,
    double=DOUBLE,
    box="╭╮╯╰─│",
    cave="╱╲╱╲─│",
    joints="┴┬┤├",
    double_joints="╨╥╡╞",
    borders={HAVEN: "┌┐┘└┄┊", DEPTHS: "┏┓┛┗┅┋"},
)  # fmt: skip
ASCII = Signs(
    features={
        "crypt": "u", "monkey_shrine": "i", "market": "$", "altar": "a", "chest": "c", "library": "b",
        "prison": "p", "artifact": "*", "minor_secret": "o", "gold": "g", "heal": "h",
    },
    monster="m",
    lock="x",
    arrows={(1, 0): ">", (-1, 0): "<", (0, 1): "v", (0, -1): "^"},
    portal="O",
    haunted="!",
    thin="++++-|",
    double="####=H",
    box="++++-|",
    cave="/\\/\\-|",
    joints="++++",
    double_joints="####",
    borders={HAVEN: ".....:", DEPTHS: "%%%%%%"},
)  # fmt: skip
INKS = {
    "crypt": "key", "market": "key", "heal": "good", "artifact": "gold", "gold": "gold", "monkey_shrine": "gold",
    "chest": "secret", "minor_secret": "secret", "library": "secret", "prison": "secret", "altar": "last",
}  # fmt: skip


def signs(unicode: bool) -> Signs:
    return BOXES if unicode else ASCII


def feature_sign(feature: Feature, unicode: bool = True) -> Fragment | None:
    """A symbol of a room; a crystal cave shows in the walls instead."""
    sign = signs(unicode).features.get(feature.kind)
    if sign is None:
        return None
    value = "+" * feature.value if feature.kind == "artifact" else str(feature.value) if feature.kind == "gold" else ""
    return INKS[feature.kind], sign + value


def room_label(name: str, room: Chamber, unicode: bool = True) -> list[Fragment]:
    """What stands inside a room: its name and its symbols."""
    drawn = [sign for feature in room.has if (sign := feature_sign(feature, unicode))]
    return [("", name), *([("", " ")] if name and drawn else []), *drawn]
