"""The tiles of Katakumby: rock, tunnels and chambers drawn from their data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import cos, radians, sin

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import Lang, Say, Text
from brzdek.core.values import NamedTuple
from printables.cards.designs import common
from printables.cards.designs.base import Easel
from printables.draw.fonts import font
from printables.draw.shapes import Point, Shape, circle, lines, polyline, rectangle, regular, star
from printables.draw.surface import Colour, Paint
from printables.tiles.designs.base import TileDesign, TileGroup, TilePiece
from printables.tiles.designs.katakumby_data import DEPTHS, HAVEN, START, FeatureData, LayoutData, TileData
from printables.tiles.designs.katakumby_picture import WIDTH, PicturedRoom, Sign, TilePicture, around, plan_of
from printables.tiles.designs.katakumby_places import altar_side, tile_places
from printables.tokens.fits import TokenPlace

WALL = 1.1
"""Thickness of walls, in hundredths of the side."""
CRYSTAL = 0.5
"""The size of a cave's crystals beside what else is in it, as a part of its radius."""
NUMBER = 2.31
"""The size of the letters in a corner: six points on a tile of the usual size."""
SHADOW = 1.6
"""Of the darker rock along them."""
GROUPS: Mapping[str, Text] = {
    START: Text("Kafel startowy", "Starting tile"),
    HAVEN: Text("Azyl", "Haven"),
    DEPTHS: Text("Podziemia", "Depths"),
}


class TileLivery(NamedTuple):
    """How a kind of tile is told from others: by colour, by the pattern of its rock, and by a letter."""

    hue: str
    pattern: Callable[[float], Shape]
    letter: Text
    badge: str
    emblem: str


def _bricks(height: float) -> Shape:
    """Courses of bricks, in hundredths of the side."""
    courses = range(-60, int(height) + 60, 6)
    level = [(-60.0, float(y), 160.0, float(y)) for y in courses]
    upright = [(x + (6 if place % 2 else 0), y, x + (6 if place % 2 else 0), y + 6)
               for place, y in enumerate(courses) for x in range(-60, 160, 12)]  # fmt: skip
    return lines([*level, *upright])


def _layers(height: float) -> Shape:
    """Broken layers of rock."""
    parts: list[tuple[tuple[float, float], tuple[tuple[float, ...], ...]]] = []
    for place, y in enumerate(range(-60, int(height) + 60, 7)):
        points = [(x + 5 * (place % 2), y + (3.4 if step % 2 else 0)) for step, x in enumerate(range(-60, 165, 10))]
        for first in range(place % 3, len(points) - 2, 4):
            parts += polyline(points[first : first + 3]).parts
    return Shape(tuple(parts))


def _flags(height: float) -> Shape:
    """Flagstones."""
    falling = [(-60.0, float(y), 160.0, y - 220.0) for y in range(-60, int(height) + 280, 14)]
    rising = [(-60.0, float(y), 160.0, y + 220.0) for y in range(-280, int(height) + 60, 14)]
    return lines([*falling, *rising])


ICONS = {
    "crypt": "gate",
    "monkey_shrine": "idol",
    "crystal_cave": "crystal",
    "market": "stall",
    "altar": "altar",
    "chest": "chest",
    "library": "library",
    "prison": "bars",
    "artifact": "artifact",
    "minor_secret": "secret",
}
"""What stands for the things in rooms; gold is a coin with its value."""
LOOKS: Mapping[str, TileLivery] = {
    START: TileLivery("brown", _flags, Text("S", "S"), "hexagon", "gate"),
    HAVEN: TileLivery("violet", _bricks, Text("A", "H"), "circle", "lantern"),
    DEPTHS: TileLivery("blue", _layers, Text("P", "D"), "diamond", "monster"),
}


class CatacombTiles(TileDesign):
    """Square tiles with a back for each kind, and the long starting tile with a face on either side."""

    def groups(self, catalog: Catalog, says: Mapping[Lang, Say]) -> Sequence[TileGroup]:
        tiles: Mapping[str, TileData] = catalog.tables["tiles"]
        sides = [f"{START}.{side}" for side in catalog.tables["start"]]
        groups = [TileGroup(GROUPS[START], (TilePiece(START, sides[0], sides[-1], two_faced=True, units=2),))]
        for kind in (HAVEN, DEPTHS):
            own = [TilePiece(key, key, f"back.{kind}") for key, tile in tiles.items() if tile.back == kind]
            if own:
                groups.append(TileGroup(GROUPS[kind], tuple(own)))
        return groups

    def places(self, catalog: Catalog) -> list[TokenPlace]:
        tables = catalog.tables
        layouts: list[LayoutData] = [*tables["start"].values(), *tables["tiles"].values()]
        plans = [plan_of(layout, tables["edge_points"]) for layout in layouts]
        return [place for plan in plans for place in tile_places(plan, tables["altar_spaces"])]

    def draw(self, easel: Easel, name: str) -> None:
        kind, _, rest = name.partition(".")
        if kind == "back":
            _draw_back(easel, rest)
            return
        tables = easel.catalog.tables
        tile: TileData | None = None if kind == START else tables["tiles"][name]
        layout: LayoutData = tables["start"][rest] if tile is None else tile
        TileFront(easel, name, layout, tile, tables["edge_points"], tables["altar_spaces"]).draw()


def _draw_back(easel: Easel, kind: str) -> None:
    look = LOOKS[kind]
    theme = easel.theme

    def emblem(x: float, y: float, size: float) -> None:
        white = theme.colour("white")
        main, light = (theme.colour(look.hue), white) if theme.saves else (white, theme.colour(look.hue))
        _icon(easel, look.emblem, x, y, 0.9 * size, main, light)

    common.patterned_back(easel, look.hue, GROUPS[kind].to(easel.lang), emblem)


def _is_cave(room: PicturedRoom) -> bool:
    return any(feature.kind == "crystal_cave" for feature in room.has)


def _icon(
    easel: Easel, name: str, x: float, y: float, size: float, main: Colour | None = None, light: Colour | None = None
) -> None:
    """An icon around a point."""
    easel.icon(name, x - size / 2, y - size / 2, size, main, light)


class TileFront:
    """One face of a tile. ``unit``: a hundredth of the side of a square, in millimetres."""

    def __init__(
        self, easel: Easel, name: str, layout: LayoutData, tile: TileData | None, points: int, spaces: int
    ) -> None:
        """``tile``: the same, if it is a square tile and no side of the starting tile."""
        self.easel = easel
        self.name = name
        self.tile = tile
        self.kind = START if tile is None else tile.back
        self.look = LOOKS[self.kind]
        self.plan: TilePicture = plan_of(layout, points)
        self.spaces = spaces
        self.unit = easel.width / 100
        theme = easel.theme
        self.wall = theme.colour(self.look.hue)
        self.crystal = theme.colour("teal")
        self.floor = theme.colour("white") if theme.saves else theme.colour("earth", 0.45)

    def draw(self) -> None:
        common.stamped(self.easel, f"rock.{self.kind}", self.rock)
        self.tunnels()
        for room in self.plan.rooms:
            self.room(room)
        for tunnel in self.plan.tunnels:
            for sign in tunnel.signs:
                self.sign(sign)
        self.badge()
        self.words()
        if self.tile is not None and self.tile.haunted:
            self.haunted()

    # -- rock and tunnels

    def rock(self) -> None:
        easel, theme = self.easel, self.easel.theme
        if not theme.saves:
            easel.surface.shape(easel.whole(), Paint(theme.colour(self.look.hue, 0.42)))
        with easel.surface.at(0, 0, self.unit):
            pale = theme.colour(self.look.hue, 0.72 if theme.saves else 0.3)
            easel.surface.shape(self.look.pattern(self.plan.height), Paint(None, pale, 0.5, round=True))

    def tunnels(self) -> None:
        """Each with walls of its own, so that neighbours are told apart up to the door of a room."""
        theme, unit = self.easel.theme, self.unit
        out = self.easel.bleed / unit + WIDTH
        ways = [tunnel.way.shape(unit, out if tunnel.edge else 0) for tunnel in self.plan.tunnels]
        if not theme.saves:
            self.paint(ways, theme.colour(self.look.hue, 0.3), WALL + SHADOW)
        for way in ways:
            self.paint([way], self.wall, WALL)
            self.paint([way], self.floor, 0)
        for points in self.plan.bridges:
            self.bridge([(x * unit, y * unit) for x, y in points])

    def bridge(self, points: Sequence[Point]) -> None:
        """A tunnel over another one: parapets, and planks across."""
        surface, unit = self.easel.surface, self.unit
        surface.shape(polyline(points), Paint(None, self.wall, (WIDTH + 4 * WALL) * unit))
        surface.shape(polyline(points), Paint(None, self.floor, WIDTH * unit))
        plank = Paint(None, self.wall, WIDTH * unit, (0.3 * unit, 1.7 * unit))
        surface.shape(polyline(points), plank)

    def paint(self, ways: Sequence[Shape], colour: Colour, grown: float) -> None:
        for way in ways:
            self.easel.surface.shape(way, Paint(None, colour, (WIDTH + 2 * grown) * self.unit, round=True))

    def chamber(self, room: PicturedRoom, grown: float = 0) -> Shape:
        x, y, radius = room.at[0] * self.unit, room.at[1] * self.unit, (room.radius + grown) * self.unit
        if room.portal:
            return circle(x, y, radius)
        if _is_cave(room):
            return star(x, y, 1.12 * radius, 0.9 * radius, 11)
        return regular(x, y, 1.02 * radius, 8, 22.5)

    # -- rooms

    def room(self, room: PicturedRoom) -> None:
        easel, unit, theme = self.easel, self.unit, self.easel.theme
        x, y = room.at[0] * unit, room.at[1] * unit
        if room.portal:
            easel.surface.shape(self.chamber(room, WALL), Paint(theme.colour("white"), self.wall, WALL * unit))
            _icon(easel, "portal", x, y, 1.7 * room.radius * unit)
            return
        cave = _is_cave(room)
        easel.surface.shape(self.chamber(room, WALL), Paint(self.crystal if cave else self.wall))
        easel.surface.shape(self.chamber(room), Paint(self.floor))
        ground = theme.colour("teal", 0.72) if cave and not theme.saves else theme.colour("paper")
        easel.surface.shape(self.chamber(room, -WALL), Paint(ground))
        shown = [feature for feature in room.has if feature.kind != "crystal_cave"] or list(room.has)
        radius = room.radius * unit
        if cave and len(shown) < len(room.has):
            turn = radians(room.free)
            dx, dy = radius * cos(turn), radius * sin(turn)
            _icon(easel, "crystal", x + 0.66 * dx, y + 0.66 * dy, CRYSTAL * radius, self.crystal, theme.colour("white"))
            x, y, radius = x - 0.2 * dx, y - 0.2 * dy, 0.78 * radius
        if shown:
            places, size = around(len(shown))
            for feature, (dx, dy) in zip(shown, places, strict=True):
                self.feature(feature, x + dx * radius, y + dy * radius, size * radius)

    def feature(self, feature: FeatureData, x: float, y: float, size: float) -> None:
        easel = self.easel
        if feature.kind == "gold":
            self.coin(str(feature.value), x, y, 0.44 * size)
        elif feature.kind == "altar":
            self.altar(x, y, size)
        elif feature.kind == "artifact":
            lift = 0.09 * size if feature.value else 0
            _icon(easel, "artifact", x, y + lift, 0.95 * size)
            self.pluses(feature.value, x, y - 0.52 * size, 0.3 * size)
        elif feature.kind == "heal":
            _icon(easel, "heart", x, y, 0.92 * size)
            common.number(easel, str(feature.value or 1), x, y + 0.03 * size, 0.44 * size, easel.theme.colour("white"))
        else:
            main = self.crystal if feature.kind == "crystal_cave" else None
            _icon(easel, ICONS[feature.kind], x, y, 0.92 * size, main)

    def coin(self, value: str, x: float, y: float, radius: float) -> None:
        easel, theme = self.easel, self.easel.theme
        panel = theme.panel("gold", 0.09 * radius)
        paint = Paint(theme.colour("white"), panel.paint.line, 0.09 * radius) if theme.saves else panel.paint
        easel.surface.shape(circle(x, y, radius), paint)
        easel.surface.shape(circle(x, y, 0.84 * radius), Paint(None, panel.ink, 0.06 * radius))
        common.number(easel, value, x, y, 1.25 * radius, panel.ink)

    def altar(self, x: float, y: float, size: float) -> None:
        """The altar in the middle of its spaces for cubes."""
        easel, theme = self.easel, self.easel.theme
        side = altar_side(size)
        paint = Paint(theme.colour("white"), theme.colour("orange"), 0.03 * size)
        rows = -(-self.spaces // 2)
        for number in range(self.spaces):
            row, column = divmod(number, 2)
            left = x + (column - 1) * side
            square = rectangle(left, y + (rows / 2 - 1 - row) * side, side, side, 0.1 * side)
            easel.surface.shape(square, paint)
        if not theme.saves:
            easel.surface.shape(circle(x, y, 0.25 * size), Paint(theme.colour("paper")))
        _icon(easel, "altar", x, y, 0.42 * size)

    def pluses(self, count: int, x: float, y: float, size: float) -> None:
        easel, theme = self.easel, self.easel.theme
        for place in range(count):
            left = x + (place - (count - 1) / 2) * 1.1 * size
            arm = 0.42 * size
            shape = lines([(left - arm, y, left + arm, y), (left, y - arm, left, y + arm)])
            easel.surface.shape(shape, Paint(None, theme.colour("green"), 0.26 * size))

    # -- signs in tunnels

    def sign(self, sign: Sign) -> None:
        easel, unit, theme = self.easel, self.unit, self.easel.theme
        x, y, size = sign.stand.x * unit, sign.stand.y * unit, sign.size * unit
        if sign.kind == "monster":
            panel = theme.panel("red", 0.06 * size)
            paint = Paint(theme.colour("white"), panel.paint.line, 0.06 * size) if theme.saves else panel.paint
            easel.surface.shape(circle(x, y, 0.47 * size), paint)
            easel.icon("monster", x - 0.3 * size, y - 0.3 * size, 0.6 * size, panel.ink, theme.colour("red"))
        elif sign.kind == "lock":
            paint = Paint(theme.colour("white"), theme.colour("ink"), 0.05 * size, (0.1 * size, 0.07 * size))
            easel.surface.shape(rectangle(x - 0.48 * size, y - 0.48 * size, 0.96 * size, 0.96 * size, size / 8), paint)
            _icon(easel, "lock", x, y + 0.02 * size, 0.6 * size)
        else:
            # Footprints are drawn as leading upwards, the arrow to the right.
            name, turn = ("steps", -90) if sign.kind == "footprints" else ("arrow", 0)
            with easel.surface.turned(x, y, sign.stand.angle + turn):
                _icon(easel, name, 0, 0, 0.94 * size, theme.colour("ink" if name == "arrow" else "brown"))

    # -- in the corners

    def badge(self) -> None:
        """The letter of the kind, upper left."""
        easel, unit, theme = self.easel, self.unit, self.easel.theme
        x, y, radius = 6.4 * unit, easel.height - 6.4 * unit, 3.2 * unit
        easel.surface.shape(
            common.badge_shape(self.look.badge, x, y, radius), Paint(theme.colour("white"), self.wall, 0.5 * unit)
        )
        common.number(easel, self.look.letter.to(easel.lang), x, y, 4 * unit, self.wall)

    def haunted(self) -> None:
        """A ghost in a red ring, upper right."""
        easel, unit, theme = self.easel, self.unit, self.easel.theme
        x, y, radius = 91.5 * unit, easel.height - 8.5 * unit, 5.6 * unit
        red = theme.colour("red")
        easel.surface.shape(circle(x, y, radius), Paint(theme.colour("white"), red, 1.3 * unit))
        _icon(easel, "ghost", x, y, 7.4 * unit, theme.colour("ink"))

    def words(self) -> None:
        """The name in the lower left corner, the number in the lower right one."""
        names = [name for lang in self.easel.langs if (name := self._name(lang))]
        lacking = font("strong").lacks("".join(names))
        if lacking:
            signs = " ".join(f"{sign} (U+{ord(sign):04X})" for sign in lacking)
            self.easel.notes.warn("tile_signs", tile=self.name, n=len(lacking), signs=signs)
        for row, text in enumerate(reversed(names)):
            self._write(text, row, right=False)
        self._write(self.number(), 0, right=True)

    def number(self) -> str:
        """Which of the tiles of its kind it is, so that one sees what is missing."""
        letter = self.look.letter.to(self.easel.lang)
        if self.tile is None:
            return f"{letter} {self.name.partition('.')[2].upper()}"
        tiles: Mapping[str, TileData] = self.easel.catalog.tables["tiles"]
        own = [name for name, tile in tiles.items() if tile.back == self.kind]
        return f"{letter} {own.index(self.name) + 1}/{len(own)}"

    def _name(self, lang: Lang) -> str:
        if self.tile is not None:
            return self.tile.name.to(lang) if self.tile.name else ""
        return f"{GROUPS[START].to(lang)} {self.name.partition('.')[2].upper()}"

    def _write(self, text: str, row: int, *, right: bool) -> None:
        easel, unit = self.easel, self.unit
        style = "text" if right else "strong"
        room = 24.5 * unit
        size = min((NUMBER if right else 2.5) * unit, room / max(font(style).width(text), 0.1))
        easel.note_size(self.name.partition(".")[0], size)
        wide = font(style).width(text) * size
        x = easel.width - 2.8 * unit - wide if right else 2.8 * unit
        y = (2.6 + 3.2 * row) * unit
        ground = easel.theme.colour("white")
        easel.surface.shape(
            rectangle(x - 0.6 * unit, y - 0.9 * unit, wide + 1.2 * unit, 3.2 * unit, 0.6 * unit), Paint(ground)
        )
        easel.surface.text(x, y, text, style, size, easel.theme.colour("ink"))


TILES = CatacombTiles()
