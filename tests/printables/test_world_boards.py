"""The boards of Magia i Miecz and Smoki: where spaces lie, and the ways between them, as the data have them."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from typing import Any, cast

import pytest

from printables.boards import designs as boards
from printables.boards.designs.base import Area
from printables.boards.designs.world import spaces_of
from printables.boards.designs.world_plan import ROADS, Space, WorldPlan, middle_of, plan_of
from printables.boards.designs.world_space import emblem_of
from printables.draw.fonts import font
from printables.icons.icons import ICONS
from printables.jobs import stock
from tests.printables.piece_jobs import catalog_of, recorded_board

GAME = "magia_i_miecz"
DRAWN = [(GAME, "rings"), (GAME, "spiral"), (GAME, "abyss"), ("smoki", "rings"), ("smoki", "tower")]
pytestmark = pytest.mark.xdist_group("printed pieces")


def spaces(game: str, name: str) -> list[Space]:
    return [cast(Space, card) for card in spaces_of(catalog_of(game), name, game)]


def plan(game: str, name: str) -> WorldPlan:
    return plan_of(spaces(game, name), catalog_of(game).tables["regions"])


def overlap(one: Area, two: Area) -> bool:
    across = one.x < two.x + two.width and two.x < one.x + one.width
    return across and one.y < two.y + two.height and two.y < one.y + one.height


@pytest.mark.parametrize(("game", "name"), DRAWN)
def test_spaces_lie_apart_and_on_the_board(game: str, name: str) -> None:
    found = plan(game, name)
    assert set(found.cells) == {space.id for space in spaces(game, name)}
    assert not any(overlap(one, two) for one, two in combinations(found.cells.values(), 2))
    for cell in found.cells.values():
        assert cell.x > 8 and cell.x + cell.width < found.width - 8
        assert cell.y > 8 and cell.y + cell.height < found.height - 8


@pytest.mark.parametrize(("game", "name"), DRAWN)
def test_every_terrain_of_a_board_has_an_emblem_of_its_own(game: str, name: str) -> None:
    """Spaces of the same sort share it, no others do."""
    emblems = {space.terrain: emblem_of(space) for space in spaces(game, name)}
    assert set(emblems) <= set(stock.terrains())
    assert set(emblems.values()) <= set(ICONS) and len(set(emblems.values())) == len(emblems)


def test_the_dungeon_leads_from_its_entrance_to_the_treasury_from_room_to_neighbour() -> None:
    found = plan(GAME, "spiral")
    order = [way.start for way in found.ways] + [found.ways[-1].end]
    assert order == [space.id for space in sorted(spaces(GAME, "spiral"), key=lambda space: space.place)]
    assert (order[0], order[-1]) == ("wejscie", "skarbiec")
    for way in found.ways:
        one, two = found.at[way.start], found.at[way.end]
        assert abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1, "a door leads into the room beside"


def test_the_tower_ends_at_the_crown_in_its_middle() -> None:
    found = plan("smoki", "tower")
    assert len(found.ways) == 7 and found.middle is not None
    last = found.cells[found.ways[-1].end]
    assert dist(middle_of(last), middle_of(found.middle)) < 100
    assert '"Korona Władzy"' in recorded_board("smoki", "tower")


def test_two_ways_lead_through_the_inner_region_to_the_valley_and_on_to_the_crown() -> None:
    for game in (GAME, "smoki"):
        ends = [
            (way.start.removeprefix("kraina_"), way.end.removeprefix("kraina_")) for way in plan(game, "rings").ways
        ]
        assert {("rownina_grozy", "kopalnia"), ("rownina_grozy", "krypta"), ("dolina_ognia", "korona_wladzy")} < set(
            ends
        )
        assert sum(end == "dolina_ognia" for _, end in ends) == 2 and len(ends) == 9


def test_every_road_of_the_abyss_is_drawn_between_the_knots_of_its_spaces() -> None:
    own = spaces(GAME, "abyss")
    found = plan(GAME, "abyss")
    assert found.style == ROADS and found.middle is not None
    log = recorded_board(GAME, "abyss")
    order = sorted(own, key=lambda space: space.place)
    knots: dict[str, tuple[float, float]] = {}
    for number, space in enumerate(order, 1):
        # The number of a knot is written bigger than any other.
        at = re.search(rf'text (\S+) (\S+) number 7\.6 \S+ "{number}"', log)
        assert at is not None
        wide = font("number").width(str(number)) * 7.6
        knots[space.id] = (float(at[1]) + wide / 2, float(at[2]))
    rise = min(y for _, y in knots.values()) + max(y for _, y in knots.values())
    lift = middle_of(found.middle)[1] - rise / 2
    drawn = {
        tuple(map(float, ends)) for ends in re.findall(r"shape M (\S+) (\S+) L (\S+) (\S+) line \S+ 3\.8 round", log)
    }
    for space in order:
        assert len(space.roads) == 3
        for road in space.roads:
            (x1, y1), (x2, y2) = knots[space.id], knots[road]
            wanted = (x1, y1 + lift, x2, y2 + lift)
            assert any(dist(wanted[:2], one[:2]) < 0.1 and dist(wanted[2:], one[2:]) < 0.1 for one in drawn)


def test_a_space_of_the_abyss_names_where_its_roads_lead() -> None:
    log = recorded_board(GAME, "abyss")
    texts = re.findall(r'text \S+ \S+ strong \S+ \S+ "([^"]*)"', log)
    for space in spaces(GAME, "abyss"):
        # Three roads lead to every space of the Abyss.
        assert texts.count(space.name.pl) == 3


@pytest.mark.parametrize(("game", "name"), [(GAME, "abyss"), (GAME, "rings"), ("smoki", "tower")])
@pytest.mark.parametrize("ink", ["full", "save", "mono"])
def test_a_title_stays_on_its_board(game: str, name: str, ink: str) -> None:
    found: Any = next(board for board in boards.load(game, catalog_of(game)) if board.name == name)
    log = recorded_board(game, name, given={"ink": ink})
    at = re.search(rf'text (\S+) (\S+) title (\S+) \S+ "{re.escape(found.title.pl)}"', log)
    assert at is not None
    x, y, size = (float(number) for number in at.groups())
    assert x > 8 and x + font("title").width(found.title.pl) * size < found.width - 8
    assert y + size < found.height - 4
