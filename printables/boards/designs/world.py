"""Boards made of spaces with a name and an instruction: drawn from the cards of the spaces, whatever they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import LANGS, Text
from printables.boards.designs import world_ways as between
from printables.boards.designs.base import Brush, PrintedBoard
from printables.boards.designs.world_plan import CELL, EDGE, LEGEND, PATH, ROADS, TITLE, Space, WorldPlan, plan_of
from printables.boards.designs.world_space import LEAST, ROAD_HUES, SpaceFace
from printables.draw.shapes import rectangle
from printables.jobs import stock
from printables.tokens.fits import TokenPlace

HUES: Mapping[str, str] = {"outer": "green", "middle": "brown", "inner": "red", "dungeon": "grey", "abyss": "violet"}
"""Colours of the regions of the main game; those of others take their turn."""
FURTHER = ("orange", "teal", "rose", "blue")
USUAL = 420.0
"""A board that is wider than this on its own is printed so wide unless something else is asked for."""
SUMMIT = "korona_wladzy"
"""What a tower encloses."""


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
    regions = catalog.tables["regions"]
    plan = plan_of(spaces, regions)
    own = [regions[region]["name"] for region in dict.fromkeys(space.region for space in spaces)]
    title = Text(*(f"{catalog.title.to(lang)} – {', '.join(one.to(lang) for one in own)}" for lang in LANGS))
    return PrintedBoard(
        name,
        title,
        plan.width,
        plan.height,
        max(USUAL, plan.width),
        lambda brush: WorldBoard(brush, spaces, plan, title).draw(),
        (TokenPlace("space", catalog.players[1], CELL, CELL, round=False),),
        LEAST,
    )


class WorldBoard:
    """A board in the making."""

    def __init__(self, brush: Brush, spaces: Sequence[Space], plan: WorldPlan, title: Text) -> None:
        self.brush = brush
        self.spaces = spaces
        self.plan = plan
        self.title = title
        self.places = {space.id: space for space in spaces}
        regions = list(brush.catalog.tables["regions"])
        further = [region for region in regions if region not in HUES]
        self.hues = {**HUES, **{region: FURTHER[place % len(FURTHER)] for place, region in enumerate(further)}}
        self.hue = self.hues[spaces[0].region]

    def draw(self) -> None:
        self.ground()
        self.behind()
        face = SpaceFace(self.brush, self.hues, self.places, self.plan.style)
        for space in self.spaces:
            face.draw(space, self.plan.cells[space.id])
        self.over()

    def ground(self) -> None:
        brush, plan = self.brush, self.plan
        brush.shape(rectangle(0, 0, plan.width, plan.height), brush.ground("earth", 0.45))
        night = plan.style == ROADS
        if night:
            between.night(brush, plan)
        edge = brush.colour("violet" if night else "brown")
        brush.shape(rectangle(4, 4, plan.width - 8, plan.height - 8, 6), None, edge, 1.2)
        light = night and brush.theme.ink == "full"
        middle = plan.height - EDGE / 2 - TITLE / 2
        ink = brush.colour("white" if light else "ink")
        brush.words(plan.width / 2, middle, self.title.to(brush.lang), 10, ink, "title", plan.width - 4 * EDGE)
        if night:
            names = {place: brush.say(f"road.{hue}") for place, hue in enumerate(ROAD_HUES)}
            between.roads_legend(brush, plan, middle - TITLE / 2 - LEGEND / 2 + 1, names)

    def behind(self) -> None:
        """What the spaces partly cover."""
        if self.plan.style == ROADS:
            between.wheel(self.brush, self.plan, self.spaces)
        elif self.plan.style == PATH:
            between.walls(self.brush, self.plan)
        else:
            between.borders(self.brush, self.plan, self.spaces)

    def over(self) -> None:
        """Arrows, doors, bridges and gates."""
        brush, plan = self.brush, self.plan
        between.arrows(brush, plan, self.hue if plan.style == PATH else "red")
        if plan.style == PATH:
            between.entrance(brush, plan, brush.say("way_in"), self.hue)
            if plan.middle is not None:
                crown = brush.catalog.cards[SUMMIT].name
                last = plan.cells[plan.ways[-1].end]
                icon = stock.terrains()[SUMMIT]
                between.into_middle(brush, last, plan.middle, icon, crown.to(brush.lang), self.hue)
        for space in self.spaces:
            for other, icon in ((space.bridge, "steps"), (space.gate, "portal")):
                if other in self.places and (icon == "portal" or space.id < other):
                    between.passage(brush, plan.cells[space.id], plan.cells[other], icon)
