"""Boards made of spaces with a name and an instruction: drawn from the cards of the spaces, whatever they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import LANGS, Lang, Say, Text
from printables.boards.designs.base import Brush, PrintedBoard
from printables.boards.designs.words import BOARDS
from printables.draw.fonts import font
from printables.draw.shapes import circle, rectangle
from printables.draw.textflow import LabelPaint, Paragraph, Run, TextRoom, draw, fit, words_of
from printables.draw.units import POINT
from printables.icons.icons import icon_in_text
from printables.jobs import stock

CELL = 84.0
"""Millimetres, as everything here: the sides of a space."""
EDGE = 14.0
TITLE = 16.0
HEAD = 11.0
HUES: Mapping[str, str] = {"outer": "green", "middle": "brown", "inner": "red", "dungeon": "grey", "abyss": "violet"}
"""Colours of the regions of the main game; those of others take their turn."""
FURTHER = ("orange", "teal", "rose", "blue")
USUAL = 420.0
"""A board that is wider than this on its own is printed so wide unless something else is asked for."""


class Space(Protocol):
    """What is drawn of a space."""

    id: str
    name: Text
    region: str
    at: tuple[int, int]
    terrain: str
    draw: int
    bridge: str
    gate: str
    needs: str

    def slots(self, lang: Lang) -> Sequence[Any]: ...


def boards(catalog: Catalog, layer: str) -> list[PrintedBoard]:
    """One board for each that has spaces of this layer."""
    names = dict.fromkeys(str(region["board"]) for region in catalog.tables["regions"].values())
    return [_board(catalog, name, layer) for name in names if spaces_of(catalog, name, layer)]


def spaces_of(catalog: Catalog, board: str, layer: str) -> list[Card]:
    """What a game, or an expansion that lies over it, draws on a board."""
    regions = {name for name, region in catalog.tables["regions"].items() if region["board"] == board}
    return [
        card
        for card in catalog.cards.values()
        if card.kind == "space" and card.layer == layer and cast(Space, card).region in regions
    ]


def _board(catalog: Catalog, name: str, layer: str) -> PrintedBoard:
    spaces = [cast(Space, card) for card in spaces_of(catalog, name, layer)]
    rows, columns = (len(_reach(spaces, axis)) for axis in (0, 1))
    width, height = columns * CELL + 2 * EDGE, rows * CELL + 2 * EDGE + TITLE
    regions = catalog.tables["regions"]
    own = [regions[region]["name"] for region in dict.fromkeys(space.region for space in spaces)]
    title = Text(*(f"{catalog.title.to(lang)} – {', '.join(one.to(lang) for one in own)}" for lang in LANGS))
    return PrintedBoard(
        name, title, width, height, max(USUAL, width), lambda brush: WorldBoard(brush, spaces, title).draw()
    )


def _reach(spaces: Sequence[Space], axis: int) -> range:
    """From the first to the last row (0) or column (1) with a space."""
    places = [space.at[axis] for space in spaces]
    return range(min(places), max(places) + 1)


class WorldBoard:
    """A board in the making."""

    def __init__(self, brush: Brush, spaces: Sequence[Space], title: Text) -> None:
        self.brush = brush
        self.spaces = spaces
        self.rows, self.columns = _reach(spaces, 0), _reach(spaces, 1)
        self.title = title
        self.places = {space.id: space for space in spaces}
        regions = list(brush.catalog.tables["regions"])
        further = [region for region in regions if region not in HUES]
        self.hues = {**HUES, **{region: FURTHER[place % len(FURTHER)] for place, region in enumerate(further)}}
        self.icons = icon_in_text(brush.surface, brush.theme)

    def draw(self) -> None:
        brush = self.brush
        width, height = len(self.columns) * CELL + 2 * EDGE, len(self.rows) * CELL + 2 * EDGE + TITLE
        brush.shape(rectangle(0, 0, width, height), brush.ground("earth", 0.45))
        brush.shape(rectangle(4, 4, width - 8, height - 8, 6), None, brush.colour("brown"), 1.2)
        brush.words(
            width / 2, height - EDGE / 2 - TITLE / 2, self.title.to(brush.lang), 10, brush.colour("ink"), "title", width
        )
        for space in self.spaces:
            self.space(space)
        for space in self.spaces:
            for other, icon in ((space.bridge, "steps"), (space.gate, "portal")):
                if other in self.places and (icon == "portal" or space.id < other):
                    self.passage(space, self.places[other], icon)

    def corner(self, space: Space) -> tuple[float, float]:
        """The lower left corner of a space."""
        row, column = space.at
        return EDGE + (column - self.columns[0]) * CELL, EDGE + (self.rows[-1] - row) * CELL

    def space(self, space: Space) -> None:
        brush = self.brush
        x, y = self.corner(space)
        hue = self.hues[space.region]
        gap = 1.2
        brush.shape(
            rectangle(x + gap, y + gap, CELL - 2 * gap, CELL - 2 * gap, 4),
            brush.colour("white") if brush.theme.saves else brush.colour("paper"),
            brush.colour(hue),
            1.0,
        )
        panel = brush.theme.panel(hue, 0.8)
        top = y + CELL - gap
        brush.shape(rectangle(x + gap, top - HEAD, CELL - 2 * gap, HEAD, 4), panel.paint.fill, brush.colour(hue), 0.8)
        room = CELL - 2 * gap - 6 - (HEAD if space.draw else 0)
        words = " / ".join(dict.fromkeys(space.name.to(lang) for lang in brush.langs))
        size = min(6.4, room / max(font("title").width(words), 0.1))
        brush.surface.text(x + gap + 3, top - HEAD / 2 - 0.33 * size, words, "title", size, panel.ink)
        if space.draw:
            self.cards(x + CELL - gap - HEAD / 2, top - HEAD / 2, space.draw, hue)
        self.text(space, x + gap + 3, top - HEAD - 2.5, CELL - 2 * gap - 6, CELL - 2 * gap - HEAD - 5)

    def cards(self, x: float, y: float, count: int, hue: str) -> None:
        """How many cards are drawn there."""
        brush = self.brush
        brush.shape(circle(x, y, 4.2), brush.colour("white"), brush.colour(hue), 0.6)
        brush.words(x, y, str(count), 5.2, brush.colour(hue), "number")

    def text(self, space: Space, x: float, top: float, width: float, height: float) -> None:
        brush = self.brush
        paragraphs = []
        for place, lang in enumerate(brush.langs):
            colour = brush.colour("ink" if place == 0 else "soft")
            told = [(slot.heading, slot.text) for slot in space.slots(lang)]
            if space.draw:
                told.insert(0, ("", Say(lang, BOARDS)("draw_cards", n=space.draw)))
            if space.needs in brush.catalog.cards:
                name = brush.catalog.cards[space.needs].name.to(lang)
                told.insert(0, ("", Say(lang, BOARDS)("needs", name=name)))
            paragraphs += [
                Paragraph(words_of([Run(text)], lang), lang, colour, label=heading, scale=1 if place == 0 else 0.88)
                for heading, text in told
            ]
        setting = fit(paragraphs, TextRoom(width, height, 15 * POINT, 6 * POINT))
        self.emblem(space, x + width / 2, top - height, height - setting.height - 4)
        panel = brush.theme.panel(self.hues[space.region], 0.2)

        def box(surface: Any, x: float, y: float, width: float, height: float) -> None:
            surface.shape(rectangle(x, y, width, height, 0.22 * height), panel.paint)

        draw(brush.surface, setting, x, top, self.icons, LabelPaint(box, panel.ink))

    def emblem(self, space: Space, x: float, bottom: float, height: float) -> None:
        """What sort of place it is, in the room that its text leaves."""
        size = min(height, 34.0)
        if size < 12:
            return
        terrains = stock.terrains()
        hue = self.hues[space.region]
        icon = terrains.get(space.terrain, terrains["usual"])
        self.brush.icon(icon, x, bottom + size / 2, size, self.brush.colour(hue, 0.6), self.brush.colour("paper"))

    def passage(self, space: Space, other: Space, icon: str) -> None:
        """A bridge or a gate between two spaces."""
        brush = self.brush
        (x1, y1), (x2, y2) = self.corner(space), self.corner(other)
        x, y = (x1 + x2 + CELL) / 2, (y1 + y2 + CELL) / 2
        brush.shape(circle(x, y, 6), brush.colour("white"), brush.colour("brown"), 1.0)
        brush.icon(icon, x, y, 8, brush.colour("brown"), brush.colour("white"))
