"""One space of a world: its name, what it asks for, what sort of place it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.text import Lang, Say
from printables.boards.designs.base import Area, Brush
from printables.boards.designs.words import BOARDS
from printables.boards.designs.world_plan import PATH, RINGS, ROADS, Space
from printables.draw.fonts import font
from printables.draw.shapes import circle, rectangle, regular
from printables.draw.textflow import LabelPaint, Paragraph, Run, TextRoom, draw, fit, words_of
from printables.draw.units import POINT
from printables.icons.reading import icon_in_text
from printables.jobs import stock
from printables.jobs.catalogs import game_words

HEAD = 11.0
INSET = 3.0
LEAST = 8 * POINT
"""Of the letters of an instruction."""
ROAD_LINE = 5.6
"""The height of a line that says where a road leads."""
ROAD_HUES = ("stone", "blue", "red")
ROAD_ROLLS = ("1–2", "3–4", "5–6")


class SpaceFace:
    """Draws spaces into their cells."""

    def __init__(self, brush: Brush, hues: Mapping[str, str], spaces: Mapping[str, Space], style: str) -> None:
        self.brush = brush
        self.hues = hues
        self.spaces = spaces
        self.style = style
        self.icons = icon_in_text(brush.surface, brush.theme, game_words(brush.catalog.game))
        order = sorted(spaces.values(), key=lambda space: space.place)
        self.numbers = {} if style == RINGS else {space.id: place for place, space in enumerate(order, 1)}
        self.last = order[-1].id if style == PATH else ""

    def draw(self, space: Space, cell: Area) -> None:
        brush, hue = self.brush, self.hues[space.region]
        x, y, width, height = cell
        ground = brush.colour("white") if brush.theme.saves else brush.colour("paper")
        goal = space.id == self.last
        brush.shape(rectangle(*cell, 4), ground, brush.colour("gold" if goal else hue), 2.4 if goal else 1.0)
        self.head(space, cell)
        foot = len(space.roads) * ROAD_LINE + 3 if self.style == ROADS else 0.0
        room = Area(x + INSET, y + foot + 2, width - 2 * INSET, height - HEAD - 4.5 - foot)
        self.text(space, room)
        for place, road in enumerate(space.roads):
            self.road(place, road, x + INSET, y + foot - 1 - (place + 0.5) * ROAD_LINE, width - 2 * INSET)

    def head(self, space: Space, cell: Area) -> None:
        """The name, its number where spaces have an order, and how many cards are drawn."""
        brush, hue = self.brush, self.hues[space.region]
        panel = brush.theme.panel(hue, 0.8)
        top = cell.y + cell.height
        middle = top - HEAD / 2
        brush.shape(rectangle(cell.x, top - HEAD, cell.width, HEAD, 4), panel.paint.fill, brush.colour(hue), 0.8)
        left, right = cell.x + INSET, cell.x + cell.width - INSET
        if space.id in self.numbers:
            white = brush.colour("white")
            brush.shape(regular(left + 3.6, middle, 4.8, 8, 22.5), white, brush.colour(hue), 0.6)
            brush.words(left + 3.6, middle, str(self.numbers[space.id]), 4.8, brush.theme.letters(hue), "number")
            left += 9.6
        if space.draw:
            self.cards(right - 4, middle, space.draw, hue)
            right -= 11.5
        words = " / ".join(dict.fromkeys(space.name.to(lang) for lang in brush.langs))
        size = min(6.4, (right - left) / max(font("title").width(words), 0.1))
        brush.surface.text(left, middle - 0.33 * size, words, "title", size, panel.ink)

    def cards(self, x: float, y: float, count: int, hue: str) -> None:
        """How many cards are drawn there: so many, fanned out."""
        brush = self.brush
        white, line = brush.colour("white"), brush.colour(hue)
        for place in reversed(range(count)):
            shift = 1.5 * (place - (count - 1) / 2)
            brush.shape(rectangle(x - 2.9 - shift, y - 3.9 + 0.3 * place, 5.8, 7.8, 0.8), white, line, 0.5)
        brush.words(x - 1.5 * (0 - (count - 1) / 2), y, str(count), 5.2, brush.theme.letters(hue), "number")

    def text(self, space: Space, room: Area) -> None:
        brush = self.brush
        paragraphs = []
        for place, lang in enumerate(brush.langs):
            colour = brush.colour("ink" if place == 0 else "soft")
            paragraphs += [
                Paragraph(words_of([Run(text)], lang), lang, colour, label=heading, scale=1 if place == 0 else 0.88)
                for heading, text in self.told(space, lang)
            ]
        setting = fit(paragraphs, TextRoom(room.width, room.height, 15 * POINT, LEAST))
        self.emblem(space, room.x + room.width / 2, room.y, room.height - setting.height - 3)
        panel = brush.theme.panel(self.hues[space.region], 0.2)

        def box(surface: Any, x: float, y: float, width: float, height: float) -> None:
            surface.shape(rectangle(x, y, width, height, 0.22 * height), panel.paint)

        draw(brush.surface, setting, room.x, room.y + room.height, self.icons, LabelPaint(box, panel.ink))

    def told(self, space: Space, lang: Lang) -> list[tuple[str, str]]:
        """What one must have, how many cards one draws, and the instruction."""
        told = [(slot.heading, slot.text) for slot in space.slots(lang)]
        if space.draw:
            told.insert(0, ("", Say(lang, BOARDS)("draw_cards", n=space.draw)))
        if space.needs in self.brush.catalog.cards:
            name = self.brush.catalog.cards[space.needs].name.to(lang)
            told.insert(0, ("", Say(lang, BOARDS)("needs", name=name)))
        return told

    def emblem(self, space: Space, x: float, bottom: float, height: float) -> None:
        """What sort of place it is, in the room that its text leaves."""
        brush, hue = self.brush, self.hues[space.region]
        size = min(0.8 * height, 46.0)
        if size < 12:
            return
        y = bottom + height / 2
        if not brush.theme.saves:
            brush.shape(circle(x, y, 0.62 * size), brush.colour(hue, 0.9))
        brush.icon(emblem_of(space), x, y, 0.8 * size, brush.colour(hue, 0.28), brush.colour("paper"))

    def road(self, place: int, goal: str, x: float, y: float, width: float) -> None:
        """A roll, the colour of its road, and where that leads."""
        brush = self.brush
        line = brush.colour(ROAD_HUES[place])
        fill = brush.colour("white") if place == 0 or brush.theme.saves else line
        ink = line if fill == brush.colour("white") else brush.colour("white")
        brush.shape(rectangle(x, y - 2.3, 13, 4.6, 2.3), fill, line, 0.6)
        brush.words(x + 6.5, y, ROAD_ROLLS[place], 3.8, brush.colour("ink") if place == 0 else ink, "number")
        target = self.spaces[goal]
        words = " / ".join(dict.fromkeys(target.name.to(lang) for lang in brush.langs))
        brush.shape(regular(x + 18, y, 2.9, 8, 22.5), brush.colour("white"), brush.colour("soft"), 0.4)
        brush.words(x + 18, y, str(self.numbers[goal]), 3.0, brush.colour("ink"), "number")
        size = min(4.3, (width - 23) / max(font("strong").width(words), 0.1))
        brush.surface.text(x + 22.4, y - 0.33 * size, words, "strong", size, brush.colour("ink"))


def emblem_of(space: Space) -> str:
    terrains = stock.terrains()
    return terrains.get(space.terrain, terrains["usual"])
