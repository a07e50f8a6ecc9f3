"""Tiles as they are printed: they meet at their edges, show everything, and lie where they should."""

from __future__ import annotations

import io
import re
import shlex
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import dist, isclose
from pathlib import Path

import pytest
from pypdf import PdfReader

from brzdek.core.text import LANGS, Lang
from brzdek.games.katakumby.cards.tiles import (
    SIDES,
    Chamber,
    Feature,
    Layout,
    Passage,
    Portal,
    Tile,
    edge_points,
    side_of,
)
from printables.cards import designs as card_faces
from printables.draw.grid import leaves
from printables.draw.shapes import Point
from printables.draw.theme import Theme
from printables.draw.units import MM, POINT, Size
from printables.jobs.catalogs import open_catalog
from printables.jobs.job import BadJob, Given
from printables.jobs.line import perform
from printables.jobs.notes import PrintNotes
from printables.tiles import designs as tiles
from printables.tiles.contents import open_box, tile_job
from printables.tiles.designs.curves import Measure
from printables.tiles.designs.katakumby import WALL
from printables.tiles.designs.katakumby_picture import WIDTH, edge_place, plan_of
from printables.tiles.press import GLUE, Batch, batches
from printables.tiles.printing import print_tiles
from tests.printables import tile_jobs
from tests.printables.documents import bookmarks
from tests.printables.tile_jobs import GOLDEN, WHOLE, Sketch, box, faces, plan, sketched

pytestmark = pytest.mark.xdist_group("printed tiles")
FACES = faces()
TILES = box().catalog.tables["tiles"]


def layout(name: str) -> Layout:
    kind, _, side = name.partition(".")
    found: Layout = box().catalog.tables["start"][side] if kind == "start" else TILES[name]
    return found


# -- golden


def test_every_tile_is_drawn_as_it_was() -> None:
    assert tile_jobs.plans() == (GOLDEN / "plans.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", WHOLE)
def test_a_golden_tile(name: str) -> None:
    assert tile_jobs.whole(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


# -- edges


def turned(point: Point, heading: Point, turn: int) -> tuple[Point, Point]:
    """An opening once its tile is turned clockwise."""
    (x, y), (dx, dy) = point, heading
    for _ in range(turn // 90):
        x, y, dx, dy = y, 100 - x, dy, -dx
    return (round(x, 6), round(y, 6)), (round(dx, 6) + 0, round(dy, 6) + 0)


def openings(sketch: Sketch, floor: str, side: float) -> list[tuple[Point, Point]]:
    """Where floors of tunnels cross the edge of a tile as drawn, and the way they lead in; hundredths of its side."""
    found = []
    for shape, paint in sketch.shapes:
        for start, steps in shape.parts:
            if paint.line == floor and isclose(paint.width, WIDTH * side / 100) and len(steps[0]) == 2:
                x, y = steps[0]
                dx, dy = x - start[0], y - start[1]
                far = dist((x, y), start)
                found.append(((x / side * 100, y / side * 100), (dx / far, dy / far)))
                handle = steps[1]
                assert isclose(dx * (handle[1] - y), dy * (handle[0] - x), abs_tol=1e-6), "a kink at the edge"
    return found


@pytest.mark.parametrize("bleed", ["0", "3"])
def test_openings_meet_those_of_any_neighbour_turned_in_any_way(bleed: str) -> None:
    floor = Theme(_palette()).colour("earth", 0.45)
    sets: dict[str, set[tuple[tuple[Point, Point], ...]]] = {side: set() for side in SIDES}
    for name in TILES:
        sketch, _ = sketched(name, {"layout": "single", "bleed": bleed})
        drawn = openings(sketch, floor, box().face.side)
        assert len(drawn) == 8, name
        for turn in (0, 90, 180, 270):
            lying = [turned(*opening, turn) for opening in drawn]
            for side, inward in {"N": (0, -1), "E": (-1, 0), "S": (0, 1), "W": (1, 0)}.items():
                sets[side].add(tuple(sorted(one for one in lying if one[1] == inward)))
    # All tiles in all turns open at the same places of a side …
    assert all(len(found) == 1 and len(next(iter(found))) == 2 for found in sets.values())
    ((north,), (east,), (south,), (west,)) = (tuple(sets[side]) for side in SIDES)
    # … which are those of the side that comes to lie there.
    assert [(x, 0) for (x, y), _ in north if y == 100] == [at for at, _ in south]
    assert [(0, y) for (x, y), _ in east if x == 100] == [at for at, _ in west]
    assert [at for at, _ in south] == [(round(100 / 3, 6), 0), (round(200 / 3, 6), 0)]


def _palette() -> dict[str, str]:
    from printables.jobs import stock

    return dict(stock.palettes()["normal"])


@pytest.mark.parametrize("side", ["a", "b"])
def test_the_starting_tile_opens_as_two_squares_do(side: str) -> None:
    floor = Theme(_palette()).colour("earth", 0.45)
    sketch, _ = sketched("start", {"paper": "a3"})
    both = openings(sketch, floor, box().face.side)
    assert len(both) == 24
    third, two = 100 / 3, 200 / 3
    wanted = sorted(
        [(x, y) for x in (third, two) for y in (0, 200)]
        + [(x, y + up) for x in (0, 100) for y in (0, 100) for up in (third, two)]
    )
    half = sorted(at for at, _ in (both[:12] if side == "a" else both[12:]))
    assert [(round(x, 6), round(y, 6)) for x, y in half] == [(round(x, 6), round(y, 6)) for x, y in wanted]


@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_edge_points_lie_where_the_rules_say(points: int) -> None:
    """Point i of n at (i+1)/(n+1) of its side, counted clockwise (KAT-362)."""
    tile = Tile({}, ())
    for index in range(points):
        along = 100 * (index + 1) / (points + 1)
        assert edge_place(tile, f"N{index}", points) == (along, 100)
        assert edge_place(tile, f"E{index}", points) == (100, 100 - along)
        assert edge_place(tile, f"S{index}", points) == (100 - along, 0)
        assert edge_place(tile, f"W{index}", points) == (0, along)


# -- what is on a tile


def icons(sketch: Sketch) -> Counter[str]:
    return Counter(found[1] for line in sketch.lines if (found := re.match(r" *stamp icon\.(\w+)", line)))


NAMES = {
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
    "heal": "healing",
}


@pytest.mark.parametrize("ink", ["full", "save", "mono"])
def test_every_sign_of_every_tile_is_drawn(ink: str) -> None:
    for name in FACES:
        shown = sketched(name.partition(".")[0], {"paper": "a3", "ink": ink})[0]
        layouts = [layout(face) for face in FACES if face.partition(".")[0] == name.partition(".")[0]]
        wanted: Counter[str] = Counter()
        for one in layouts:
            for tunnel in one.tunnels:
                wanted.update({"monster": tunnel.monsters, "steps": int(tunnel.footprints), "lock": int(tunnel.lock)})
                wanted["arrow"] += bool(tunnel.one_way)
            wanted["vortex"] += len(one.portals)
            wanted["ghost"] += isinstance(one, Tile) and one.haunted
            wanted.update(NAMES[has.kind] for room in one.rooms.values() for has in room.has if has.kind != "gold")
        assert +icons(shown) == +wanted, name


def test_gold_altars_pluses_and_letters() -> None:
    sketch, _ = sketched("crystal_maze", {})
    assert any(line.endswith('"2"') for line in sketch.lines)
    cubes = [paint for _, paint in sketch.shapes if paint.line == Theme(_palette()).colour("orange")]
    assert len(cubes) == box().catalog.tables["altar_spaces"] == 4
    for name, pluses in (("throne_of_dust", 2), ("phantom_chapel", 1), ("spider_gallery", 0)):
        drawn = [
            len(s.parts) for s, paint in sketched(name, {})[0].shapes if paint.line == Theme(_palette()).colour("green")
        ]
        assert drawn == [2] * pluses
    for name, letter in (("mossy_grotto", "A"), ("crystal_maze", "P"), ("start", "S")):
        assert any(line.endswith(f'"{letter}"') for line in sketched(name, {})[0].lines)


def test_arrows_lead_the_right_way() -> None:
    """``b_to_a`` at the northern edge leads down into the room, ``a_to_b`` from the shrine leads west and out."""
    (arrow,) = (sign for tunnel in plan("ragpickers_market").tunnels for sign in tunnel.signs if sign.kind == "arrow")
    assert -110 < arrow.stand.angle < -70
    (out,) = (sign for tunnel in plan("start.a").tunnels for sign in tunnel.signs if sign.kind == "arrow")
    assert isclose(out.stand.angle % 360, 180, abs_tol=15)


@pytest.mark.parametrize("name", FACES)
def test_nothing_lies_on_anything_else(name: str) -> None:
    tile = plan(name)
    for one, two in combinations(tile.rooms, 2):
        assert dist(one.at, two.at) > one.radius + two.radius + 2 * WALL
    signs = [(sign, tunnel) for tunnel in tile.tunnels for sign in tunnel.signs]
    for sign, _ in signs:
        x, y, half = sign.stand.x, sign.stand.y, sign.size / 2
        assert half < x < 100 - half and half < y < tile.height - half
        assert sign.size >= 4.4, "too small to be seen"
        for room in tile.rooms:
            assert dist((x, y), room.at) > room.radius + 0.8 * half
    for (one_sign, _), (other, _) in combinations(signs, 2):
        apart = dist(one_sign.stand[:2], other.stand[:2])
        assert apart > 0.85 * (one_sign.size + other.size) / 2


@pytest.mark.parametrize("name", FACES)
def test_tunnels_keep_off_rooms_where_they_do_not_lead(name: str) -> None:
    tile = plan(name)
    for tunnel in tile.tunnels:
        measure = Measure(tunnel.way)
        for room in tile.rooms:
            if room.at not in (tunnel.way.start, tunnel.way.end):
                assert measure.distance(room.at) > room.radius + WIDTH / 2 + WALL


# -- tiles of one's own


def crowded() -> Iterator[Tile]:
    """As many rooms as there may be, as near as they may be, with all that a room may hold."""
    has = (
        Feature("crystal_cave"),
        Feature("altar"),
        Feature("gold", 9),
        Feature("artifact", 2),
        Feature("heal"),
        Feature("prison"),
    )
    spots = [(10, 10), (10, 25), (90, 10), (90, 90), (10, 90), (50, 50)]
    rooms = {f"r{place}": Chamber(has[: place + 1], at) for place, at in enumerate(spots)}
    ends = edge_points(2)
    tunnels = [Passage("r5", end, True, 3, True, "b_to_a") for end in ends[:7]]
    tunnels += [Passage("hole", ends[7]), *(Passage("r5", f"r{place}", True, 3, True, "a_to_b") for place in range(5))]
    yield Tile(rooms, tuple(tunnels), {"hole": Portal((10, 40))})
    bare = {name: Chamber(room.has) for name, room in rooms.items()}
    yield Tile(bare, tuple(tunnels), {"hole": Portal()})
    yield Tile({"only": Chamber()}, tuple(Passage(end, "only", via=((50, 20),)) for end in ends))


def test_the_most_crowded_tiles_have_a_plan() -> None:
    for tile in crowded():
        made = plan_of(tile, 2)
        assert len(made.tunnels) == len(tile.tunnels)
        assert all(room.radius > 0 for room in made.rooms)
        assert sum(len(tunnel.signs) for tunnel in made.tunnels) == sum(
            t.footprints + t.monsters + t.lock + bool(t.one_way) for t in tile.tunnels
        )
        for tunnel in made.tunnels:
            assert side_of(tunnel.edge) in ("", *SIDES)


OWN = """
extends: katakumby
name: {pl: Moje kafle, en: My tiles}
tiles:
  goats_attic:
    name: {pl: '<b>Strych & żółw</b> 漢', en: '<img src="x">'}
    back: haven
    rooms:
      loft: {has: [{gold: 3}, chest]}
    tunnels:
      - {a: loft, b: N0}
      - {a: N1, b: loft, one_way: a_to_b}
      - {a: loft, b: E0}
      - {a: loft, b: E1}
      - {a: loft, b: S0, monsters: 2}
      - {a: loft, b: S1}
      - {a: loft, b: W0}
      - {a: loft, b: W1}
"""


def test_a_tile_of_ones_own_prints_the_same_way(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    file.write_text(OWN, encoding="utf-8")
    target = tmp_path / "own.pdf"
    outcome = print_tiles("katakumby", {"deck": str(file), "only": "goats_attic", "output": str(target)}, "pl")
    assert [note.key for note in outcome.notes] == ["tile_signs"]
    assert "漢 (U+6F22)" in outcome.warnings("pl")[0] and not outcome.failed
    text = PdfReader(target).pages[0].extract_text()
    assert "A 7/7" in text and "Moje kafle" in text
    assert "<b>Strych & żółw" in text
    arrows = [
        sign
        for t in plan_of(open_box("katakumby", file).catalog.tables["tiles"]["goats_attic"], 2).tunnels
        for sign in t.signs
        if sign.kind == "arrow"
    ]
    assert len(arrows) == 1 and -110 < arrows[0].stand.angle < -70


# -- sheets


def sheets(only: list[str] | None = None, **options: str) -> tuple[list[Batch], PrintNotes]:
    given: Given = {name.replace("_", "-"): value for name, value in options.items()}
    notes = PrintNotes()
    return batches(box(), tile_job(given, 90, ("pl",)), only, notes), notes


def test_six_tiles_on_a_page_and_the_starting_tile_on_its_own() -> None:
    (start, squares), notes = sheets()
    assert (start.grid.card, start.grid.count) == (Size(90 * MM, 180 * MM), 2)
    assert (squares.grid.columns, squares.grid.rows, len(squares.items)) == (2, 3, 28)
    # Without backs, both of its faces are printed.
    assert [item.front for item in sheets(["start"], paper="a3")[0][0].items] == ["start.a", "start.b"]
    assert notes.all() == []


def test_the_faces_of_the_starting_tile_lie_back_to_back() -> None:
    ((start,), _) = sheets(["start"], backs="duplex-long", margin="5,5,5,25")
    (front, back) = leaves(start.grid, start.job, start.items)
    assert (front.slots[0].item.front, back.slots[0].item.back) == ("start.a", "start.b")
    assert back.slots[0].x == start.grid.page.width - front.slots[0].x - start.grid.card.width


def test_every_tile_has_the_back_of_its_kind() -> None:
    (_, squares), _ = sheets(backs="duplex-short")
    assert all(item.back == f"back.{TILES[item.front].back}" for item in squares.items)
    for name, title, icon in (("mossy_grotto", "Azyl", "lantern"), ("crystal_maze", "Podziemia", "monster")):
        fronts, both = (sketched(name, {"backs": backs})[0] for backs in ("none", "separate"))
        assert icons(both) - icons(fronts) == Counter([icon])
        assert sum(" title " in line and line.endswith(f'"{title}"') for line in both.lines) == 2


def test_a_long_tile_is_split_when_it_must_be() -> None:
    (upper, lower), notes = sheets(["start"], tile="150", backs="duplex-long")
    assert upper.grid.card == Size(150 * MM, 150 * MM) and lower.grid.card == Size(150 * MM, (150 + GLUE) * MM)
    assert [(item.low, item.glue) for item in (*upper.items, *lower.items)] == [(1, False), (0, True)]
    assert [note.key for note in notes.all()] == ["tile_parts"]
    sketch, _ = sketched("start", {"tile": "150", "backs": "duplex-long"})
    assert sum("tu przyklej" in line for line in sketch.lines) == 1
    moves = [line.split()[1:] for line in sketch.lines if re.match(r" *transform 1 0 0 1 0 -?\d+$", line)]
    assert Counter(move[-1] for move in moves) == {"0": 2, "-150": 2}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"tile": "250"}, "kafel o boku 250 mm (--tile) się nie mieści"),
        ({"tile": "14"}, "liczba od 15 do 300"),
        ({"tile": "duży"}, "liczba od 15 do 300"),
        ({"only": "strat"}, "nie ma kafla „strat” (czy chodziło o „start”?)"),
        ({"only": ","}, "nie ma nic do wydrukowania"),
        ({"bleed": "-1"}, "--bleed"),
    ],
)
def test_what_cannot_be_printed_is_said(tmp_path: Path, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadJob) as bad:
        print_tiles("katakumby", {**options, "output": str(tmp_path / "x.pdf")}, "pl")
    assert message in bad.value.reason.pl
    assert not list(tmp_path.iterdir())


def test_a_game_without_tiles_says_so() -> None:
    for game in set(card_faces.names()) - set(tiles.names()):
        with pytest.raises(BadJob) as bad:
            print_tiles(game, {}, "pl")
        assert bad.value.reason.pl == f"gra „{open_catalog(game).title.pl}” nie ma kafli; mają je: katakumby"


# -- documents


def test_every_name_is_written_and_a_number_that_no_other_tile_has() -> None:
    numbers = set()
    for key, tile in TILES.items():
        log = sketched(key, {"lang": "both", "layout": "single"})[0].log()
        for text in (tile.name.to(lang) for lang in LANGS):
            assert f'"{text}"' in log
        number = re.search(r'text \S+ \S+ text \S+ \S+ "([AP] \d+/\d+)"', log)
        assert number is not None and f'"{key}"' not in log, "ids are for files"
        numbers.add(number[1])
    assert len(numbers) == len(TILES) and {"A 6/6", "P 22/22"} <= numbers


def test_pages_boxes_texts_and_bookmarks(tmp_path: Path) -> None:
    target = tmp_path / "tiles.pdf"
    only = "start,mossy_grotto,weeping_font"
    outcome = perform(
        f"kafle katakumby --only {only} --backs duplex-long --bleed 2 -o {shlex.quote(str(target))}", None, "pl"
    )
    assert outcome.worded("pl").endswith("3 kafle, 4 strony") and outcome.notes == ()
    reader = PdfReader(io.BytesIO(target.read_bytes()))
    text = reader.pages[2].extract_text()
    assert "Omszała grota" in text and "Płacząca chrzcielnica" in text and "strona 3/4" in text
    title, groups = bookmarks(reader)
    assert (title, list(groups)) == ("Brzdęk! Katakumby", ["Kafel startowy", "Azyl", "Podziemia"])
    page = reader.pages[0]
    assert float(page.trimbox.width) * POINT == pytest.approx(92, abs=0.01)
    assert float(page.bleedbox.height) * POINT == pytest.approx(188, abs=0.01)


def test_the_same_tiles_give_the_same_bytes(tmp_path: Path) -> None:
    lang: Lang = "en"
    files = [tmp_path / "one.pdf", tmp_path / "two.pdf"]
    for file in files:
        print_tiles("katakumby", {"only": "start,weeping_font", "output": str(file)}, lang)
    assert files[0].read_bytes() == files[1].read_bytes()
