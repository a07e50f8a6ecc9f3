"""The signs of tiles: what stands in a room, on a tunnel, at the edge."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.drawing import Fragment
from brzdek.core.values import NamedTuple
from brzdek.games.katakumby.cards.tiles import DEPTHS, HAVEN, Chamber, Feature
from brzdek.games.raid.face.canvas import DOUBLE, LEVEL, THIN, UPRIGHT
from brzdek.games.raid.face.routing import Way
from brzdek.games.raid.face.signs import ARROWS, ARTIFACT, IDOL, LOCK, MAJOR, MARKET, MINOR, MONSTER, OUT, SPRING


class TileSigns(NamedTuple):
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

    @property
    def legend(self) -> dict[str, str]:
        """The signs by the names that legends use."""
        return {
            **self.features,
            "cave": self.cave[0] + self.cave[LEVEL] + self.cave[1],
            "portal": self.portal,
            "haunted": self.haunted,
            "monster": self.monster,
            "lock": self.lock,
            "arrow": self.arrows[1, 0],
            "double": f"{self.double[LEVEL]} {self.double[UPRIGHT]}",
        }


BOXES = TileSigns(
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
ASCII = TileSigns(
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


def signs(unicode: bool) -> TileSigns:
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
