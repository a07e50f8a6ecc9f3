"""The tiles themselves: where things lie on them, our own set, and how they are drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, pairwise
from typing import Any

import pytest

from brzdek.core.catalog.source import read_yaml
from brzdek.core.drawing import Style, text_of
from brzdek.core.paths import cards_folder
from brzdek.games.katakumby.cards.tile_graph import halves, main_route
from brzdek.games.katakumby.cards.tiles import (
    START_SIDES,
    TABLES,
    Chamber,
    Feature,
    Layout,
    Passage,
    Portal,
    Spot,
    Tile,
    edge_points,
    facing,
    turned,
    turned_spot,
)
from brzdek.games.katakumby.face.tile_art import CatacombArt
from brzdek.games.katakumby.face.tile_drawing import Drawing, draw_tile
from brzdek.games.katakumby.face.tile_plan import COMPACT, FULL, SketchSize
from brzdek.games.raid.face.canvas import Canvas
from brzdek.games.raid.face.routing import Cell
from tests.support import catalog

TURNS = (0, 90, 180, 270)
DOCUMENT = read_yaml(cards_folder() / "katakumby" / "tiles.yaml")
TILES: Mapping[str, Tile] = TABLES["tiles"].read(DOCUMENT.data["tiles"], ("tiles",), DOCUMENT)
STARTS: Mapping[str, Layout] = TABLES["start"].read(DOCUMENT.data["start"], ("start",), DOCUMENT)
LAYOUTS: dict[str, Layout] = {**TILES, **{f"start.{side}": layout for side, layout in STARTS.items()}}


def simple(*rooms: str, portals: tuple[str, ...] = (), half: str = "") -> Tile:
    return Tile({name: Chamber(half=half) for name in rooms}, (), {name: Portal(half=half) for name in portals})


# -- where things lie


@pytest.mark.rule("KAT-361")
def test_a_rotation_moves_every_edge_point_by_quarter_turns() -> None:
    assert [turned(point, 90) for point in ("N0", "E1", "W1")] == ["E0", "S1", "N1"]
    assert [turned("N0", turn) for turn in TURNS] == ["N0", "E0", "S0", "W0"]
    for points in (1, 2, 3):
        for point in edge_points(points):
            assert turned(turned(point, 90), 270) == point
            for turn in TURNS:
                tile = simple("hall")
                assert turned_spot(tile.edge_spot(point, points), turn) == tile.edge_spot(turned(point, turn), points)


@pytest.mark.rule("KAT-308", "KAT-361")
def test_the_points_of_neighbours_meet() -> None:
    assert edge_points(2) == ["N0", "N1", "E0", "E1", "S0", "S1", "W0", "W1"]
    assert [facing(point, 2) for point in ("N0", "N1", "E0", "W1")] == ["S1", "S0", "W1", "E0"]
    tile = simple("hall")
    for points in (1, 2, 3, 4):
        for point in edge_points(points):
            (x, y), (other_x, other_y) = tile.edge_spot(point, points), tile.edge_spot(facing(point, points), points)
            assert (x - other_x) % 100 == (y - other_y) % 100 == 0
            assert (x, y) != (other_x, other_y)


@pytest.mark.rule("KAT-362")
def test_edge_points_are_spread_evenly_clockwise() -> None:
    tile = simple("hall")
    spots = {point: tile.edge_spot(point, 2) for point in edge_points(2)}
    assert spots == {
        "N0": (33, 0), "N1": (67, 0), "E0": (100, 33), "E1": (100, 67),
        "S0": (67, 100), "S1": (33, 100), "W0": (0, 67), "W1": (0, 33),
    }  # fmt: skip
    start = Layout({}, ())
    assert {point: start.edge_spot(point, 1) for point in edge_points(1, START_SIDES)} == {
        "N0": (50, 0), "EU0": (100, 50), "EL0": (100, 150), "S0": (50, 200), "WL0": (0, 150), "WU0": (0, 50),
    }  # fmt: skip
    assert start.edge_spot("WL0", 2) == (0, 167) and start.edge_spot("EU1", 2) == (100, 67)


@pytest.mark.rule("KAT-363")
def test_rooms_without_coordinates_lie_on_a_circle() -> None:
    assert simple("hall").spots() == {"hall": (50, 50)}
    assert simple("a", "b", portals=("p", "q")).spots() == {"a": (50, 22), "b": (78, 50), "p": (50, 78), "q": (22, 50)}
    rooms = {"shrine": Chamber(half="upper"), "crypt": Chamber(half="lower"), "gate": Chamber(half="lower")}
    assert Layout(rooms, ()).spots() == {"shrine": (50, 50), "crypt": (50, 122), "gate": (50, 178)}


@pytest.mark.rule("KAT-362")
def test_rooms_with_coordinates_lie_there() -> None:
    assert Tile({"hall": Chamber(at=(20, 30))}, (), {"well": Portal(at=(70, 80))}).spots() == {
        "hall": (20, 30),
        "well": (70, 80),
    }
    assert [turned_spot((20, 30), turn) for turn in TURNS] == [(20, 30), (70, 20), (80, 70), (30, 80)]


# -- our own set


@pytest.mark.rule("KAT-009", "KAT-136", "KAT-154", "KAT-314")
def test_the_set_is_complete() -> None:
    assert Counter(tile.back for tile in TILES.values()) == {"depths": 22, "haven": 6}
    assert [name for name, tile in TILES.items() if tile.haunted] == [
        "phantom_chapel", "haunted_archive", "throne_of_dust", "weeping_font",
    ]  # fmt: skip
    found = Counter(feature.kind for tile in TILES.values() for room in tile.rooms.values() for feature in room.has)
    assert found == {
        "artifact": 11, "market": 4, "altar": 9, "chest": 9, "library": 7, "prison": 8, "crystal_cave": 8,
        "minor_secret": 15, "gold": 9, "heal": 7,
    }  # fmt: skip
    assert sum(len(tile.portals) for tile in TILES.values()) == 11
    pluses = Counter(room.feature("artifact") for tile in TILES.values() for room in tile.rooms.values())
    assert [pluses[Feature("artifact", plus)] for plus in (0, 1, 2)] == [5, 4, 2]
    cards: Iterable[Any] = catalog("katakumby").cards.values()
    tokens = [card for card in cards if card.kind == "artifact" and card.set == "base"]
    assert found["artifact"] > sum(card.copies for card in tokens) == 7
    assert catalog("katakumby").tables["edge_points"] == 2


def test_every_tile_has_a_name_of_its_own_in_both_languages() -> None:
    for lang in ("pl", "en"):
        names = [getattr(tile.name, lang) for tile in TILES.values()]
        assert len(set(names)) == 28 and all(5 < len(name) < 30 for name in names)
    assert sum(tile.name.pl != tile.name.en for tile in TILES.values() if tile.name) == 28


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_room_has_a_reason_to_be_there(name: str) -> None:
    layout = LAYOUTS[name]
    assert all(room.at for room in layout.rooms.values())
    assert all(portal.at for portal in layout.portals.values())
    assert 1 <= len(layout.rooms) <= (4 if isinstance(layout, Tile) else 5)
    for room, chamber in layout.rooms.items():
        ways = sum(room in (tunnel.a, tunnel.b) for tunnel in layout.tunnels)
        assert chamber.has or ways >= 4, room


@pytest.mark.rule("KAT-314")
def test_the_haven_is_mild_and_great_artifacts_are_well_guarded() -> None:
    def danger(tile: Tile) -> int:
        return sum(tunnel.monsters for tunnel in tile.tunnels)

    haven = [tile for tile in TILES.values() if tile.back == "haven"]
    assert all(tunnel.monsters <= 1 for tile in haven for tunnel in tile.tunnels) and max(map(danger, haven)) <= 2
    for tile in TILES.values():
        for room, chamber in tile.rooms.items():
            if chamber.feature("artifact") == Feature("artifact", 2):
                guarded = [tunnel for tunnel in tile.tunnels if room in (tunnel.a, tunnel.b) and tunnel.one_way == ""]
                assert danger(tile) >= 6 and all(tunnel.monsters or tunnel.lock for tunnel in guarded)


@pytest.mark.rule("KAT-311", "KAT-359")
@pytest.mark.parametrize("name", TILES)
def test_every_tile_can_be_crossed_and_entered_with_boots_alone(name: str) -> None:
    route = main_route(TILES[name], 2)
    assert (set(route.sides), set(route.indexes)) == ({"N", "E", "S", "W"}, {0, 1})
    easy = [half for half in halves(TILES[name], 2) if half.place in route.rooms]
    assert len(easy) >= 4


@pytest.mark.parametrize("name", LAYOUTS)
def test_printed_tunnels_do_not_cross(name: str) -> None:
    layout = LAYOUTS[name]
    spots = {**layout.spots(), **{point: layout.edge_spot(point, 2) for point in edge_points(2, layout.sides)}}
    lines = [[spots[one.a], *one.via, spots[one.b]] for one in layout.tunnels]
    for first, second in combinations(lines, 2):
        assert not any(_cross(*one, *other) for one in pairwise(first) for other in pairwise(second))


def _cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    def side(p: Spot, q: Spot, r: Spot) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


# -- drawings


STROKES = {"─": "EW", "═": "EW", "│": "NS", "║": "NS"} | {
    sign: ways for signs, ways in zip(("┐╗", "┘╝", "┌╔", "└╚"), ("WS", "WN", "ES", "EN"), strict=True) for sign in signs
}
MARKS = "†■►◄▲▼"
JOINTS = "┴┬┤├╨╥╡╞()"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}


def way_from(drawing: Drawing, cell: Cell, way: str) -> tuple[str, str]:
    """Follow a drawn tunnel: the marks on it and where it ends. Knows nothing but the characters."""
    marks = ""
    owners = {cell: name for name, box in drawing.rooms.items() for cell in box.cells()}
    while True:
        cell = cell[0] + STEPS[way][0], cell[1] + STEPS[way][1]
        if cell in owners:
            return "".join(sorted(marks)), owners[cell]
        sign = drawing.canvas.cells.get(cell, ("", " "))[1]
        if sign in MARKS:
            marks += sign
            onward = [way, *(turn for turn in STEPS if turn not in (way, BACK[way]))]
            way = next(turn for turn in onward if leads_on(drawing, cell, turn, owners))
        elif sign == " ":
            near = [(cell[0] + side * STEPS[way][0], cell[1]) for side in (-1, 1)]
            assert way in "EW" and any(drawing.canvas.cells.get(one, ("", " "))[1] in "│║" for one in near)
        elif BACK[way] in STROKES[sign]:
            way = STROKES[sign].replace(BACK[way], "")
        # else: a line that passes under another one


def leads_on(drawing: Drawing, cell: Cell, way: str, owners: Mapping[Cell, str]) -> bool:
    there = cell[0] + STEPS[way][0], cell[1] + STEPS[way][1]
    sign = drawing.canvas.cells.get(there, ("", " "))[1]
    if there in owners:
        return sign in JOINTS
    return there in drawing.ends.values() or sign in MARKS or BACK[way] in STROKES.get(sign, "")


def inwards(drawing: Drawing, cell: Cell) -> str:
    """The way into the tile from a place on its border."""
    x, y = cell
    if y in (0, drawing.canvas.height - 1):
        return "S" if y == 0 else "N"
    return "E" if x == 0 else "W"


def expected(tunnel: Passage, drawn: str) -> str:
    """The marks of a tunnel; the arrow may point anywhere."""
    arrow = "".join(sign for sign in drawn if sign in "►◄▲▼")
    assert len(arrow) == bool(tunnel.one_way)
    return "".join(sorted("†" * tunnel.monsters + "■" * tunnel.lock + arrow))


def drawings(layout: Layout) -> Iterator[tuple[int, Drawing]]:
    for turn in TURNS if isinstance(layout, Tile) else (0,):
        yield turn, draw_tile(layout, 2, rotation=turn)


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_tunnel_off_the_tile_can_be_followed_in_the_drawing(name: str) -> None:
    layout = LAYOUTS[name]
    for turn, drawing in drawings(layout):
        assert drawing.undrawn == []
        for half in halves(layout, 2):
            cell = drawing.ends[half.point]
            marks, place = way_from(drawing, cell, inwards(drawing, cell))
            assert (place, marks) == (half.place, expected(half.tunnel, marks)), (turn, half.point)


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_symbol_is_in_the_drawing(name: str) -> None:
    layout = LAYOUTS[name]
    for _, drawing in drawings(layout):
        text = "\n".join(text_of(drawing.canvas.lines()))
        assert text.count("†") == sum(tunnel.monsters for tunnel in layout.tunnels)
        assert text.count("■") == sum(tunnel.lock for tunnel in layout.tunnels)
        assert sum(map(text.count, "►◄▲▼")) == sum(bool(tunnel.one_way) for tunnel in layout.tunnels)
        assert text.count("◎") == len(layout.portals)
        assert text.count("╱") == 2 * sum(room.feature("crystal_cave") is not None for room in layout.rooms.values())
        assert ("Ω" in text) == (isinstance(layout, Tile) and layout.haunted)
        assert all(any(str(number) in line for line in text.split("\n")) for number in range(1, len(layout.rooms) + 1))


@pytest.mark.parametrize("size", [FULL, COMPACT, SketchSize(41, 19)])
def test_neighbours_share_their_border(size: SketchSize) -> None:
    for first, second in pairwise(list(TILES.values())[:6]):
        one, other = (draw_tile(tile, 2, size=size) for tile in (first, second))
        assert (one.canvas.width, one.canvas.height) == size
        for point in ("E0", "E1"):
            x, y = one.ends[point]
            assert other.ends[facing(point, 2)] == (x - size.width + 1, y)
        for point in ("S0", "S1"):
            x, y = one.ends[point]
            assert other.ends[facing(point, 2)] == (x, y - size.height + 1)
    start = draw_tile(STARTS["a"], 2, size=size)
    assert start.canvas.height == 2 * size.height - 1
    x, y = start.ends["WL0"]
    assert draw_tile(TILES["twin_wells"], 2, size=size).ends["E1"] == (x + size.width - 1, y - size.height + 1)


def test_small_drawings_leave_nothing_out() -> None:
    for layout in LAYOUTS.values():
        assert draw_tile(layout, 2, size=COMPACT).undrawn == []


def test_no_room_of_a_small_drawing_stands_over_another() -> None:
    for name, layout in LAYOUTS.items():
        for turn in TURNS if isinstance(layout, Tile) else (0,):
            boxes = draw_tile(layout, 2, rotation=turn, size=COMPACT).rooms
            cells = [cell for box in boxes.values() for cell in box.cells()]
            assert len(cells) == len(set(cells)), (name, turn)


def test_a_drawing_without_box_characters_is_plain_ascii() -> None:
    for layout in LAYOUTS.values():
        for size in (FULL, COMPACT):
            assert "".join(text_of(draw_tile(layout, 2, size=size, unicode=False).canvas.lines())).isascii()


def test_rooms_say_what_they_are_told_to_say() -> None:
    tile = TILES["dragons_larder"]
    labels = {name: [("you", f"{number}@")] for number, name in enumerate(tile.rooms, 40)}
    drawing = draw_tile(tile, 2, labels=labels)
    text = text_of(drawing.canvas.lines())
    for number, name in enumerate(tile.rooms, 40):
        box = drawing.rooms[name]
        assert f"{number}@" in text[box.middle][box.left : box.left + box.width]
    assert "♥" not in "".join(text)


def test_an_open_lock_is_not_drawn() -> None:
    tile = TILES["dragons_larder"]
    lock = next(index for index, tunnel in enumerate(tile.tunnels) if tunnel.lock)
    assert "■" in "".join(text_of(draw_tile(tile, 2).canvas.lines()))
    assert "■" not in "".join(text_of(draw_tile(tile, 2, opened=[lock]).canvas.lines()))


def test_drawings_are_pasted_into_a_bigger_one() -> None:
    sheet = Canvas(65, 15)
    for index, name in enumerate(("twin_wells", "monks_ring")):
        sheet.paste(draw_tile(TILES[name], 2).canvas, index * (FULL.width - 1), 0)
    lines = text_of(sheet.lines())
    alone = text_of(draw_tile(TILES["monks_ring"], 2).canvas.lines())
    assert [line[32:] for line in lines] == alone and len(lines[0]) == 65


def test_a_drawing_to_look_at() -> None:
    drawn = text_of(CatacombArt().draw("monks_ring", TILES["monks_ring"], "pl", Style()))
    assert drawn == [
        "Krąg mnichów",
        "monks_ring · podziemia",
        "            N0        N1",
        "  ┏┅┅┅┅┅┅┅┅┅┅│┅┅┅┅┅┅┅┅┅│┅┅┅┅┅┅┅┅┅┅┓",
        "  ┋          │         †          ┋",
        "  ┋         ┌┘         │          ┋",
        "  ┋      ╭──┴╮        ╭┴───╮      ┋",
        "  ┋ ╔════╡1 π├────────┤2 ¤1├────┐ ┋",
        "W1══╝    ╰─┬─╯        ╰──┬─╯    └──E0",
        "  ┋        │             │        ┋",
        "  ┋        │             †        ┋",
        "  ┋        │             │        ┋",
        "W0──┐    ╭─┴─╮         ╭─┴─╮    ┌──E1",
        "  ┋ └────┤4 ○├◄────────┤3 ≡├────┘ ┋",
        "  ┋      ╰──┬╯         ╰┬──╯      ┋",
        "  ┋         └┐         ┌┘         ┋",
        "  ┋          │         ■          ┋",
        "  ┗┅┅┅┅┅┅┅┅┅┅│┅┅┅┅┅┅┅┅┅│┅┅┅┅┅┅┅┅┅┅┛",
        "            S1        S0",
    ]


def test_a_tile_in_words() -> None:
    art = CatacombArt()
    assert text_of(art.describe(TILES["monks_ring"], "pl", Style(width=200))) == [
        "1 prayer: ołtarzyk",
        "2 alms: złoto: 1",
        "3 books: biblioteka",
        "4 graves: pomniejszy sekret",
        "alms – N1: 1 potwór",
        "books – S0: kłódka",
        "prayer – W1: ślady stóp",
        "alms – books: 1 potwór",
        "books → graves: tylko w tę stronę",
        "zwykłe korytarze: prayer – N0, alms – E0, books – E1, graves – S1, graves – W0, prayer – alms, "
        "prayer – graves",
    ]
    words = text_of(art.describe(TILES["ragpickers_market"], "en", Style(width=60)))
    assert "N1 → stalls: only this way" in words and max(map(len, words)) < 60
    assert text_of(art.describe(TILES["portal_rotunda"], "en", Style(unicode=False)))[1:4] == [
        "2 island: artifact +",
        "O gate: portal",
        "O ferry: portal",
    ]


def test_what_finds_no_place_is_said_in_words() -> None:
    crowded = Tile(
        {name: Chamber(at=(45 + number, 50)) for number, name in enumerate("abcdef")},
        tuple(Passage(one, other) for one, other in combinations("abcdef", 2)),
    )
    drawn = text_of(CatacombArt().draw("crowd", crowded, "en", Style(width=200)))
    missing = draw_tile(crowded, 1).undrawn
    assert missing and drawn[-1].startswith("left out of the drawing: ") and drawn[-1].count("–") == len(missing)
