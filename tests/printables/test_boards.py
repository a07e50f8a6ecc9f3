"""Boards: the map, the tracks beside it, and posters over several pages."""

from __future__ import annotations

import io
import re
from collections import Counter
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from printables.boards import designs as boards
from printables.boards.designs.brzdek import COUNTDOWN, MAP
from printables.boards.designs.dungeon import plate_of
from printables.boards.designs.dungeon_map import RADIUS, WALL, WIDTH, plan_of, signs_of, ways
from printables.boards.poster import fitted, label, tiled
from printables.draw.theme import INKS
from printables.draw.units import MM, Size
from printables.jobs.job import BadJob, NoPart
from printables.jobs.run import PRINTERS
from printables.jobs.stock import Margins
from tests.printables.piece_jobs import catalog_of, recorded_board

SIDES = ("front", "back")
MARGIN = Margins(8 * MM, 8 * MM, 8 * MM, 8 * MM)
A4, A3 = Size(210 * MM, 297 * MM), Size(297 * MM, 420 * MM)
pytestmark = pytest.mark.xdist_group("printed pieces")


def side(name: str) -> Any:
    return catalog_of("brzdek").tables["boards"][name]


# -- the map


@pytest.mark.parametrize("name", SIDES)
def test_chambers_keep_apart_and_stay_on_the_map(name: str) -> None:
    plan = plan_of(side(name), MAP, COUNTDOWN)
    spots = list(plan.spots.values())
    for place, (x, y) in enumerate(spots):
        assert MAP.x + RADIUS < x < MAP.x + MAP.width - RADIUS and MAP.y + RADIUS < y < MAP.y + MAP.height - RADIUS
        assert all(hypot(x - u, y - v) > 2 * RADIUS + 8 for u, v in spots[:place])


def from_box(x: float, y: float, left: float, bottom: float, right: float, top: float) -> float:
    """How far a point lies from a box."""
    return hypot(x - min(max(x, left), right), y - min(max(y, bottom), top))


@pytest.mark.parametrize("name", SIDES)
def test_what_a_tunnel_asks_for_covers_no_room(name: str) -> None:
    plan = plan_of(side(name), MAP, COUNTDOWN)
    for way, bow in plan.bows:
        signs = len(signs_of(way.tunnel))
        x, y, wide, high, _ = plate_of(bow, max(signs, 1))
        box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        for room in (way.start, way.tunnel.to) if signs else ():
            assert from_box(*plan.spots[room], *box) > RADIUS + WALL - 0.5, (way.start, way.tunnel.to)


@pytest.mark.parametrize("name", SIDES)
def test_no_room_lies_under_the_countdown(name: str) -> None:
    x, y, wide, high = COUNTDOWN
    for room, spot in plan_of(side(name), MAP, COUNTDOWN).spots.items():
        assert from_box(*spot, x, y, x + wide, y + high) > RADIUS + WALL, room


@pytest.mark.parametrize("name", SIDES)
def test_a_tunnel_goes_past_rooms_it_does_not_lead_to(name: str) -> None:
    plan = plan_of(side(name), MAP, COUNTDOWN)
    for way, bow in plan.bows:
        assert bow.start == plan.spots[way.start] and bow.end == plan.spots[way.tunnel.to]
        for room, (x, y) in plan.spots.items():
            if room not in (way.start, way.tunnel.to):
                near = min(hypot(x - u, y - v) for u, v in bow.points(40))
                assert near > RADIUS + WIDTH / 2, (way.start, way.tunnel.to, room)


@pytest.mark.parametrize("name", SIDES)
def test_every_tunnel_is_there_once(name: str) -> None:
    import yaml

    from brzdek.core.paths import cards_folder

    text = (cards_folder() / "brzdek" / "boards.yaml").read_text(encoding="utf-8")
    data = yaml.safe_load(text)["boards"][name]["tunnels"]
    drawn = {(way.start, way.tunnel.to, way.one_way) for way in ways(side(name))}
    expected = set()
    for one in data:
        ends = (one["a"], one["b"]) if one.get("one_way") else (min(one["a"], one["b"]), max(one["a"], one["b"]))
        expected.add((*ends, one.get("one_way", False)))
    assert drawn == expected and len(data) == len(drawn)


@pytest.mark.parametrize("name", SIDES)
def test_every_sign_of_the_board_is_drawn(name: str) -> None:
    board = side(name)
    log = recorded_board("brzdek", name)
    icons = Counter(re.findall(r"stamp icon\.(\w+)\.", log))
    rooms = list(board.rooms.values())
    found = [way.tunnel for way in ways(board)]
    assert icons["lock"] == sum(tunnel.locked for tunnel in found)
    assert icons["steps"] == sum(tunnel.boots > 1 for tunnel in found)
    assert icons["monster"] == sum(tunnel.monsters for tunnel in found)
    # One at the end of the countdown, and one at the end of each of four health meters.
    assert icons["skull"] == 1 + 4
    assert icons["hand"] == 2 * sum(tunnel.wrap for tunnel in found)
    assert icons["crystal"] == sum(room.crystal_cave for room in rooms)
    assert icons["stall"] == sum(room.market for room in rooms)
    assert icons["idol"] == sum(room.monkey_idols for room in rooms)
    assert sum(way.one_way for way in ways(board)) <= icons["arrow"] <= 2 * sum(way.one_way for way in ways(board))
    texts = Counter(re.findall(r'text .* "([^"]*)"', log))
    assert texts["I"] == sum(room.minor_secrets for room in rooms)
    assert texts["II"] == sum(room.major_secrets for room in rooms)
    assert all(texts[str(room.artifact)] for room in rooms if room.artifact)
    assert all(texts[str(room.id)] for room in rooms if room.zone != "outside")


@pytest.mark.parametrize("ink", INKS)
def test_boards_in_every_ink(ink: str) -> None:
    log = recorded_board("brzdek", "back", given={"ink": ink, "palette": "colour-blind"})
    if ink == "mono":
        colours = set(re.findall("#([0-9a-f]{6})", log))
        assert all(colour[:2] == colour[2:4] == colour[4:] for colour in colours)


def test_tracks_come_from_the_tables() -> None:
    log = recorded_board("katakumby", "clank", ("pl", "en"))
    texts = Counter(re.findall(r'text .* "([^"]*)"', log))
    assert texts["2"] == 2 + 3 and texts["3"] == 2 + 2 and texts["4"] == 2 + 2 and texts["5"] == 2
    assert texts["Wskaźniki zdrowia / Health meters"] == 1
    icons = Counter(re.findall(r"stamp icon\.(\w+)\.", log))
    assert icons["heart"] == 6 * 9 and icons["skull"] == 6


# -- paper


@pytest.mark.parametrize("overlap", [0, 10 * MM, 25 * MM])
@pytest.mark.parametrize("picture", [Size(560 * MM, 792 * MM), Size(300 * MM, 150 * MM), Size(60 * MM, 40 * MM)])
def test_the_pages_of_a_poster_cover_it_with_their_overlaps(picture: Size, overlap: int) -> None:
    sheets = tiled(picture, A4, MARGIN, overlap)
    windows = [(s.left - s.x, s.bottom - s.y, s.right - s.x, s.top - s.y) for s in sheets]
    columns = sorted({(left, right) for left, _, right, _ in windows})
    rows = sorted({(bottom, top) for _, bottom, _, top in windows}, reverse=True)
    assert len(columns) * len(rows) == len(sheets) == len({sheet.label for sheet in sheets})
    assert columns[0][0] == 0 and columns[-1][1] == picture.width
    assert rows[0][1] == picture.height and rows[-1][0] == 0
    assert all(one[1] - two[0] == overlap for one, two in pairwise(columns))
    assert all(two[1] - one[0] == overlap for one, two in pairwise(rows))
    known = {sheet.label for sheet in sheets} | {""}
    assert all(set(sheet.after) <= known for sheet in sheets)
    for sheet in sheets:
        assert sheet.left >= 8 * MM and sheet.right <= sheet.page.width - 8 * MM
        assert sheet.bottom >= 9 * MM and sheet.top <= sheet.page.height - 8 * MM


def test_labels_of_pages() -> None:
    assert [label(0, 0), label(1, 1), label(25, 0), label(26, 2)] == ["A1", "B2", "Z1", "AA3"]


def test_one_page_holds_the_whole_board() -> None:
    sheet, scale = fitted(Size(1000 * MM, 500 * MM), A3, MARGIN)
    assert sheet.page == A3.turned() and sheet.right - sheet.left == round(1000 * MM * scale)
    assert sheet.left >= 8 * MM and sheet.right <= sheet.page.width - 8 * MM


def test_paper_without_room_is_refused() -> None:
    wide = Margins(90 * MM, 90 * MM, 90 * MM, 90 * MM)
    with pytest.raises(BadJob, match="no room for a board"):
        tiled(Size(500 * MM, 500 * MM), A4, wide, 20 * MM)
    with pytest.raises(BadJob, match="no room for a board"):
        fitted(Size(500 * MM, 500 * MM), A4, Margins(100 * MM, 100 * MM, 100 * MM, 100 * MM))
    with pytest.raises(BadJob, match="more than 400 pages"):
        tiled(Size(3000 * MM, 9000 * MM), A4, MARGIN, 60 * MM)


# -- documents


def printed(game: str, file: Path, **given: str | bool) -> PdfReader:
    PRINTERS["board"](game, {"output": str(file), **given}, "pl", lambda done, count: None)
    return PdfReader(io.BytesIO(file.read_bytes()))


def test_both_sides_on_a3(tmp_path: Path) -> None:
    reader = printed("brzdek", tmp_path / "b.pdf")
    assert len(reader.pages) == 2
    assert [round(float(side) / 72 * 25.4) for side in reader.pages[0].mediabox[2:]] == [297, 420]
    text = reader.pages[1].extract_text()
    assert "PODZIEMIA" in text and "Tor smoczej furii" in text and "każdy towar za 7 złota" in text
    data = (tmp_path / "b.pdf").read_bytes()
    assert b"Helvetica" not in data
    PRINTERS["board"]("brzdek", {"output": str(tmp_path / "b.pdf")}, "pl", lambda done, count: None)
    assert (tmp_path / "b.pdf").read_bytes() == data


def test_a_poster_names_its_pages(tmp_path: Path) -> None:
    reader = printed("katakumby", tmp_path / "b.pdf", poster=True, board="market", width="400", overlap="15")
    texts = [page.extract_text() for page in reader.pages]
    assert [name in text for name, text in zip(("A1", "B1", "C1"), texts, strict=True)] == [True] * 3
    assert "tu naklej stronę B1" in texts[0] and "naklej" not in texts[2]


def test_boards_are_asked_for_by_name(tmp_path: Path) -> None:
    assert boards.names()[:2] == ["brzdek", "katakumby"] and "sabotazysta" not in boards.names()
    assert [board.name for board in boards.load("katakumby", catalog_of("katakumby"))] == ["clank", "market"]
    with pytest.raises(BadJob, match="--board: given “up”; allowed: front, back"):
        printed("brzdek", tmp_path / "b.pdf", board="up")
    with pytest.raises(NoPart) as refused:
        printed("sabotazysta", tmp_path / "b.pdf")
    assert refused.value.reason.pl == "gra „Sabotażysta” nie ma planszy"
    assert list(tmp_path.iterdir()) == []
