"""What every game's boards offer, and the parts that boards share. Boards are drawn in units of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, cast

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import Lang, Say, Text
from brzdek.core.values import NamedTuple, dataclass
from printables.boards.designs.words import BOARDS
from printables.cards.designs.common import badge_shape
from printables.draw.fonts import CAP, font
from printables.draw.shapes import Shape, circle, rectangle
from printables.draw.surface import Colour, Paint, Surface
from printables.draw.theme import Theme
from printables.icons.icons import draw_icon
from printables.tokens import sorts
from printables.tokens.fits import TokenPlace


@dataclass(frozen=True, slots=True)
class Brush:
    """All that a board is drawn with."""

    surface: Surface
    theme: Theme
    langs: tuple[Lang, ...]
    catalog: Catalog

    @property
    def lang(self) -> Lang:
        return self.langs[0]

    def said(self, key: str, **values: object) -> tuple[str, ...]:
        """Words in every language asked for; what is the same in two stands once."""
        return tuple(dict.fromkeys(Say(lang, BOARDS)(key, **values) for lang in self.langs))

    def say(self, key: str, **values: object) -> str:
        """The same in one line."""
        return " / ".join(self.said(key, **values))

    def colour(self, name: str, light: float = 0) -> Colour:
        return self.theme.colour(name, light)

    def ground(self, name: str, light: float) -> Colour | None:
        """A big area's colour: none where ink is saved, and paler where there is only black."""
        if self.theme.ink == "mono":
            light += 0.5 * (1 - light)
        return None if self.theme.saves else self.theme.colour(name, light)

    def shape(self, shape: Shape, fill: Colour | None = None, line: Colour | None = None, width: float = 1) -> None:
        self.surface.shape(shape, Paint(fill, line, width, round=True))

    def icon(
        self, name: str, x: float, y: float, size: float, main: Colour | None = None, light: Colour | None = None
    ) -> None:
        """An icon around a point."""
        draw_icon(self.surface, name, x - size / 2, y - size / 2, size, self.theme, main, light)

    def words(
        self, x: float, y: float, text: str, size: float, colour: Colour, style: str = "strong", width: float = 0
    ) -> None:
        """A line of text around a point, smaller where it would be wider than ``width``."""
        if width:
            size = min(size, width / max(font(style).width(text), 0.01))
        self.surface.centred(x, y - CAP * size / 2, text, style, size, colour)


class PrintedBoard(NamedTuple):
    """One board: its name, its title, its size in its own units, and its usual width in millimetres."""

    name: str
    title: Text
    width: float
    height: float
    usual: float
    draw: Callable[[Brush], None]
    places: tuple[TokenPlace, ...]
    """Where tokens are put on it."""
    least: float = 0
    """The size of its smallest letters, in units of its own; 0: nothing small is written on it."""


class Area(NamedTuple):
    """A part of a board, from its lower left corner."""

    x: float
    y: float
    width: float
    height: float


LOUD = 30
"""Cubes for which the Clank! area has room."""
STALL = 0.94
"""How much of its share of the market a pile's space takes."""

# -- parts that boards share


def panel(brush: Brush, area: Area, title: str, hue: str) -> Area:
    """A framed field with its name on the upper edge; the room inside."""
    x, y, width, height = area
    white = brush.colour("paper") if not brush.theme.saves else brush.colour("white")
    brush.shape(rectangle(x, y, width, height, 10), white, brush.colour(hue), 2)
    size = 17.0
    wide = min(font("strong").width(title) * size + 24, width - 16)
    tab = rectangle(x + 12, y + height - 14, wide, 28, 8)
    paint = brush.theme.panel(hue, 1.6)
    brush.shape(tab, paint.paint.fill or white, brush.colour(hue), 1.6)
    brush.words(x + 12 + wide / 2, y + height, title, size, paint.ink, width=wide - 14)
    return inside(area)


def inside(area: Area) -> Area:
    """The room in a panel."""
    return Area(area.x + 12, area.y + 10, area.width - 24, area.height - 32)


def rage_place(area: Area, spaces: int) -> TokenPlace:
    room = inside(area)
    wide = 2 * min(0.46 * room.width / spaces, 0.36 * room.height)
    return TokenPlace("rage", 1, wide, wide)


def health_place(area: Area, spaces: int, players: int) -> TokenPlace:
    side = _meter(inside(area), spaces, players)[2]
    return TokenPlace("health", 1, side, side, round=False)


def _meter(room: Area, spaces: int, players: int) -> tuple[float, float, float]:
    """The radius of a colour's badge, and step and side of the spaces of a health meter."""
    high = room.height / players
    radius = min(0.36 * high, 16)
    step = (room.width - 2.6 * radius - 4) / spaces
    return radius, step, min(0.84 * step, 0.8 * high)


def clank_place(area: Area) -> TokenPlace:
    """Room for what three players make in a loud round."""
    room = inside(area)
    return TokenPlace("clank", LOUD, room.width, room.height, round=False)


def market_place(area: Area, piles: int, columns: int) -> TokenPlace:
    room = inside(area)
    rows = -(-piles // columns)
    return TokenPlace("market", 1, STALL * room.width / columns, STALL * room.height / rows, round=False)


def rage_track(brush: Brush, area: Area, title: str, cubes: Sequence[int], starts: Mapping[int, int]) -> None:
    """Spaces with the number of cubes that an attack draws, and where the marker starts."""
    room = panel(brush, area, title, "red")
    step = room.width / len(cubes)
    radius = rage_place(area, len(cubes)).width / 2
    y = room.y + room.height - radius - 2
    brush.shape(rectangle(room.x + step / 2, y - 3, room.width - step, 6), brush.colour("red", 0.6), None)
    for place, count in enumerate(cubes):
        x = room.x + (place + 0.5) * step
        heat = 0.75 - 0.75 * place / max(len(cubes) - 1, 1)
        fill = brush.colour("white") if brush.theme.saves else brush.colour("red", heat)
        brush.shape(circle(x, y, radius), fill, brush.colour("red"), 2.5)
        ink = brush.theme.on(fill)
        brush.words(x - 0.28 * radius, y, str(count), 0.95 * radius, ink, "number")
        brush.icon("cube", x + 0.42 * radius, y, 0.62 * radius, ink, fill)
        players = sorted(number for number, start in starts.items() if start == place + 1)
        if players:
            spread = f"{players[0]}–{players[-1]}" if len(players) > 1 else str(players[0])
            below = room.y + 0.35 * (y - radius - room.y)
            brush.words(x, below, brush.say("players", n=spread), 14, brush.colour("soft"), width=step)


def health_meters(brush: Brush, area: Area, spaces: int, players: int) -> None:
    """A row of hearts for each colour, with its letter and shape."""
    room = panel(brush, area, brush.say("health"), "rose")
    high = room.height / players
    for place, colour in enumerate(sorts.colours()[:players]):
        y = room.y + room.height - (place + 0.5) * high
        main = brush.colour(colour.hue)
        radius, step, side = _meter(room, spaces, players)
        x = room.x + radius + 4
        paint = brush.theme.panel(colour.hue, 1.6)
        brush.shape(badge_shape(colour.shape, x, y, radius), paint.paint.fill, main, 1.6)
        brush.words(x, y, colour.letter.to(brush.lang), 1.05 * radius, paint.ink, "number")
        left = x + 1.6 * radius
        for number in range(spaces):
            middle = left + (number + 0.5) * step
            last = number == spaces - 1
            fill = None if brush.theme.saves else brush.colour(colour.hue, 0.55 if last else 0.82)
            brush.shape(rectangle(middle - side / 2, y - side / 2, side, side, 0.16 * side), fill, main, 1.2)
            pale = brush.colour(colour.hue, 0 if last else 0.5)
            brush.icon("skull" if last else "heart", middle, y, 0.5 * side, pale, brush.colour("white"))


def clank_area(brush: Brush, area: Area) -> None:
    """Where cubes gather until the dragon hears them."""
    room = panel(brush, area, brush.say("clank_area"), "violet")
    x, y = room.x + room.width / 2, room.y + room.height / 2
    size = 0.8 * min(room.width, room.height)
    brush.icon("clank", x, y, size, brush.colour("violet", 0.8), brush.colour("white"))


def bag(brush: Brush, area: Area) -> None:
    room = panel(brush, area, brush.say("bag"), "brown")
    x, y = room.x + room.width / 2, room.y + room.height / 2
    size = 0.92 * min(room.width, room.height)
    brush.icon("bag", x, y, size, brush.colour("brown", 0.55), brush.colour("white"))
    brush.icon("dragon", x, y - 0.12 * size, 0.42 * size, brush.colour("white"), brush.colour("brown", 0.55))


GOOD = "good"


class Stall(NamedTuple):
    """A pile of goods: its icon and name, what each piece is worth, and for whom it is."""

    icon: str
    name: str
    points: Sequence[int]
    notes: tuple[str, ...] = ()


class Good(Protocol):
    """What is shown of a good."""

    id: str
    name: Text
    copies: int
    points: int
    sort: str


def stalls(brush: Brush, game: str) -> list[Stall]:
    """The goods of a game, one pile for each sort."""
    tokens = next(one for one in sorts.sorts()[game] if one.kind == GOOD)
    piles = _piles(brush.catalog)
    return [_stall(brush, goods, tokens.icons.get(goods[0].id, tokens.icon)) for goods in piles.values()]


def sorts_of_goods(catalog: Catalog) -> int:
    return len(_piles(catalog))


def _piles(catalog: Catalog) -> dict[str, list[Good]]:
    piles: dict[str, list[Good]] = {}
    for card in catalog.cards.values():
        if card.kind == GOOD:
            good = cast(Good, card)
            piles.setdefault(good.sort, []).append(good)
    return piles


def _stall(brush: Brush, goods: Sequence[Good], icon: str) -> Stall:
    first = goods[0]
    points = [good.points for good in goods for _ in range(good.copies)]
    name = " / ".join(dict.fromkeys(_shared(goods, lang) for lang in brush.langs))
    needed = getattr(first, "needs_damage", 0)
    notes = brush.said("damage", n=needed) if needed else ()
    if getattr(first, "set", "") == "party":
        notes = brush.said("players", n="5–6")
    return Stall(icon, name, points, notes)


def _shared(goods: Sequence[Good], lang: Lang) -> str:
    """The word with which all names begin."""
    names = [good.name.to(lang) for good in goods]
    return names[0] if len(names) == 1 else names[0].split(" ", 1)[0]


def market(brush: Brush, area: Area, piles: Sequence[Stall], price: int, columns: int) -> None:
    """A space for each pile of goods, with its picture, its worth, and the price of all."""
    room = panel(brush, area, brush.say("market", n=price), "orange")
    rows = -(-len(piles) // columns)
    wide, high = room.width / columns, room.height / rows
    for place, pile in enumerate(piles):
        row, column = divmod(place, columns)
        in_row = min(columns, len(piles) - row * columns)
        x = room.x + room.width / 2 + (column - (in_row - 1) / 2) * wide
        y = room.y + room.height - (row + 0.5) * high
        slot = rectangle(x - STALL * wide / 2, y - STALL * high / 2, STALL * wide, STALL * high, 8)
        brush.shape(slot, brush.ground("orange", 0.88), brush.colour("orange", 0.3), 1.4)
        size = 0.42 * min(wide, high)
        brush.icon(pile.icon, x, y + 0.14 * high, size)
        brush.words(x, y - 0.17 * high, pile.name, 0.13 * high, brush.colour("ink"), width=0.86 * wide)
        worth = " · ".join(map(str, dict.fromkeys(pile.points)))
        count = f"{len(pile.points)} × " if len(set(pile.points)) == 1 else ""
        text = f"{count}{worth}"
        size = 0.14 * high
        brush.icon("points", x - 0.5 * font("number").width(text) * size - 0.6 * size, y - 0.35 * high, size)
        brush.words(x + 0.4 * size, y - 0.35 * high, text, size, brush.colour("ink"), "number")
        for line, note in enumerate(pile.notes):
            top = y + (0.34 - 0.1 * line) * high
            brush.surface.right(x + 0.44 * wide, top, note, "strong", 0.085 * high, brush.colour("red"))


def title_line(brush: Brush, area: Area, title: str, note: str = "") -> None:
    """The name of the board across its top."""
    x, y, width, height = area
    paint = brush.theme.panel("red", 2)
    brush.shape(rectangle(x, y, width, height, 10), paint.paint.fill, brush.colour("red"), 2)
    size = 0.56 * height
    light = brush.colour("white" if brush.theme.saves else "red")
    brush.icon("dragon", x + 0.6 * height, y + height / 2, 0.74 * height, paint.ink, light)
    small = 0.34 * height
    room = width - 2.2 * height - font("text").width(note) * small
    size = min(size, room / max(font("title").width(title), 0.1))
    brush.surface.text(x + 1.2 * height, y + height / 2 - CAP * size / 2, title, "title", size, paint.ink)
    if note:
        brush.surface.right(x + width - 0.5 * height, y + height / 2 - CAP * small / 2, note, "text", small, paint.ink)
