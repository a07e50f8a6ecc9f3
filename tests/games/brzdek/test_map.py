"""The map: everything on the board is on it, nothing runs over anything else, and it fits the screen."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from brzdek.core.catalog.source import Document
from brzdek.core.drawing import Style, text_of
from brzdek.core.table import Table
from brzdek.games.brzdek.cards.board import BOARD, Board
from brzdek.games.brzdek.face.drawing import draw_map, draw_part
from brzdek.games.brzdek.face.layout import LOW, TALL, MapLayout, passages, plan, room_rows
from brzdek.games.raid.face.signs import pawn_marks
from tests.support import answer, catalog, rulebook, seat_down

SIDES = ("front", "back")
SHEETS = [(side, width, pitch) for side in SIDES for width in (99, 79) for pitch in (TALL, LOW)]
SAY = {lang: rulebook("brzdek").face.say(lang) for lang in ("pl", "en")}


def board_of(side: str) -> Board:
    board: Board = catalog("brzdek").tables["boards"][side]
    return board


def sheet_of(side: str, width: int, pitch: int) -> MapLayout:
    sheet = plan(board_of(side), width, pitch)
    assert sheet is not None
    return sheet


def drawn(table: Table, style: Style, *, seat: int | None = 0, lang: str = "pl") -> list[str]:
    return text_of(draw_map(table.view(seat), SAY[lang], style))


def look(table: Table, word: str, rest: str = "", style: Style | None = None, *, lang: str = "pl") -> list[str]:
    face = rulebook("brzdek").face
    chosen = next(one for one in face.looks if word in one.names.en.split("|"))
    return text_of(chosen.show(table.view(0), rest, SAY[lang], style or Style(100)))


def tiny(rooms: list[dict[str, Any]], tunnels: list[dict[str, Any]]) -> Board:
    doc = Document("tiny", {"rooms": rooms, "tunnels": tunnels})
    board: Board = BOARD.read(doc.data, (), doc)
    assert not doc.problems
    return board


# -- the sheet


@pytest.mark.parametrize(("side", "width", "pitch"), SHEETS)
def test_every_room_has_a_place_of_its_own_within_the_sheet(side: str, width: int, pitch: int) -> None:
    sheet = sheet_of(side, width, pitch)
    assert set(sheet.spots) == set(board_of(side).rooms)
    cells = [(x, spot.y) for spot in sheet.spots.values() for x in range(spot.x, spot.x + spot.width)]
    assert len(cells) == len(set(cells))
    assert all(0 <= x < width and 0 <= y < sheet.height for x, y in cells)


@pytest.mark.parametrize(("side", "width", "pitch"), SHEETS)
def test_every_tunnel_is_a_line_from_one_room_to_the_other(side: str, width: int, pitch: int) -> None:
    sheet = sheet_of(side, width, pitch)
    boxes = {(x, s.y): room for room, s in sheet.spots.items() for x in range(s.x, s.x + s.width)}
    assert not sheet.undrawn
    assert len(sheet.routes) == sum(not one.tunnel.wrap for one in passages(board_of(side)))
    for passage, steps in sheet.routes:
        (x, y), (across, down) = steps[0]
        assert boxes[x - across, y - down] == passage.start
        (x, y), (across, down) = steps[-1]
        assert boxes[x + across, y + down] == passage.end
        for one, other in pairwise(steps):
            assert other.cell == (one.cell[0] + other.way[0], one.cell[1] + other.way[1])


@pytest.mark.parametrize(("side", "width", "pitch"), SHEETS)
def test_lines_run_over_no_room_and_cross_only_at_right_angles(side: str, width: int, pitch: int) -> None:
    sheet = sheet_of(side, width, pitch)
    boxes = {(x, s.y) for s in sheet.spots.values() for x in range(s.x, s.x + s.width)}
    crossed: dict[tuple[int, int], list[bool]] = {}
    for _, steps in sheet.routes:
        assert len({step.cell for step in steps}) == len(steps)
        for place, (cell, way) in enumerate(steps):
            assert cell not in boxes
            straight = place + 1 == len(steps) or steps[place + 1].way == way
            crossed.setdefault(cell, []).append(way[0] != 0)
            assert straight or cell not in sheet.crossings
    for cell, levels in crossed.items():
        assert sorted(levels) in ([False], [True], [False, True])
        assert (len(levels) == 2) == (cell in sheet.crossings)
    assert len(sheet.crossings) <= 4


@pytest.mark.parametrize("side", SIDES)
def test_the_map_keeps_left_and_right_above_and_below(side: str) -> None:
    """Rooms far enough apart on the board lie the same way on the sheet."""
    sheet, rooms = sheet_of(side, 99, TALL), board_of(side).rooms
    for one in rooms.values():
        for other in rooms.values():
            if other.at[1] - one.at[1] > 130:
                assert sheet.spots[one.id].y < sheet.spots[other.id].y
            if other.at[0] - one.at[0] > 130:
                assert sheet.spots[one.id].x < sheet.spots[other.id].x


@pytest.mark.parametrize("side", SIDES)
def test_the_depths_begin_below_their_line(side: str) -> None:
    sheet = sheet_of(side, 99, TALL)
    assert sheet.depths is not None
    for room in board_of(side).rooms.values():
        assert (sheet.spots[room.id].y > sheet.depths) == room.in_depths


# -- the drawing


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("width", "compact", "lines"), [(100, False, 33), (80, False, 33), (80, True, 26), (140, False, 33)]
)
def test_the_map_fits_the_screen(side: str, width: int, compact: bool, lines: int) -> None:
    table = seat_down("brzdek", 4, options={"board": side})
    for lang in ("pl", "en"):
        drawing = drawn(table, Style(width, compact=compact), lang=lang)
        assert max(map(len, drawing)) < width
        assert len(drawing) <= lines


def without_legend(drawing: list[str]) -> str:
    first = next(place for place, line in enumerate(drawing) if line.startswith("[5] "))
    return "\n".join(drawing[:first])


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("compact", [False, True])
def test_all_monsters_locks_arrows_and_tokens_are_drawn(side: str, width: int, compact: bool) -> None:
    board = board_of(side)
    table = seat_down("brzdek", 4, options={"board": side})
    signs = Counter(without_legend(drawn(table, Style(width, compact=compact))))
    ways = passages(board)
    assert signs["†"] == sum(one.tunnel.monsters for one in ways)
    assert signs["■"] == sum(one.tunnel.locked for one in ways)
    assert sum(signs[arrow] for arrow in "►◄▲▼") == sum(one.one_way for one in ways)
    assert signs["≈"] == 2 * sum(one.tunnel.wrap for one in ways)
    rooms = board.rooms.values()
    assert signs["●"] == sum(room.major_secrets for room in rooms)
    assert signs["○"] == sum(room.minor_secrets for room in rooms)
    assert signs["☻"] == sum(room.monkey_idols for room in rooms)
    assert signs["$"] == sum(room.market for room in rooms)
    assert signs["♥"] == sum(room.heal > 0 for room in rooms)
    assert signs["<"] == signs[">"] == sum(room.crystal_cave for room in rooms)
    assert signs["♦"] == 7


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("width", [80, 100])
def test_in_the_fewest_lines_everything_is_still_drawn(side: str, width: int) -> None:
    table = seat_down("brzdek", 4, options={"board": side})
    lowest = rulebook("brzdek").face.lowest_map(table.view(0), width)
    assert lowest <= 18
    drawing = text_of(draw_part(table.view(0), SAY["en"], Style(width, compact=True, height=lowest)))
    assert len(drawing) == lowest
    signs, ways = Counter("\n".join(drawing)), passages(board_of(side))
    assert signs["†"] == sum(one.tunnel.monsters for one in ways)
    assert signs["■"] == sum(one.tunnel.locked for one in ways)
    assert sum(signs[arrow] for arrow in "►◄▲▼") == sum(one.one_way for one in ways)
    assert signs["♦"] == 7 and "depths" in "\n".join(drawing)


def test_what_was_taken_is_no_longer_on_the_map() -> None:
    table = seat_down("brzdek", 2, position={"turn": 0, "hand": {0: []}, "room": {0: 14}, "boots": 2})
    assert "<18♦5>" in without_legend(drawn(table, Style(100))) or table.view(0).lying(18)["artifact"] == ""
    table = seat_down(
        "brzdek", 2, position={"turn": 0, "hand": {0: []}, "room": {0: 16}, "boots": 1, "artifacts": {21: "artifact_7"}}
    )
    assert "[21♦7]" in without_legend(drawn(table, Style(100)))
    answer(table, "move 21", "take artifact_7")
    assert "[21  ]@" in without_legend(drawn(table, Style(100)))


def test_pawns_stand_beside_their_rooms() -> None:
    table = seat_down("brzdek", 3, position={"turn": 0, "room": {0: 22, 1: 26, 2: 26}})
    drawing = without_legend(drawn(table, Style(100)))
    assert "[26$]BC" in drawing
    assert "<22○○>≈17@" in drawing
    seen_by_other = without_legend(drawn(table, Style(100), seat=1))
    assert "[26$]@C" in seen_by_other
    assert "<22○○>≈17A" in seen_by_other


def test_who_is_out_of_play_is_not_on_the_map() -> None:
    table = seat_down("brzdek", 2, position={"turn": 0, "room": {0: 4, 1: 26}, "out": {1: "lost"}})
    assert "[26$]B" not in without_legend(drawn(table, Style(100)))


def test_players_with_the_same_initial_get_numbers() -> None:
    table = seat_down("brzdek", 2)
    view = table.view(None)
    view._game.names = ("Ola", "Olek")
    assert pawn_marks(view) == ["1", "2"]


# -- in words


def test_without_box_characters_the_map_is_a_list_of_the_rooms_near_by() -> None:
    table = seat_down("brzdek", 2, position={"turn": 0, "room": {0: 24, 1: 6}})
    lines = drawn(table, Style(80, unicode=False))
    assert lines[0].startswith("Komnata 24 (podziemia, 3 małpie bożki) – ty. Przejścia: 17 (tylko w tę stronę,")
    assert any(line.startswith("Komnata 6 (1 wielki sekret) – Bolek.") for line in lines)
    assert not any(line.startswith("Komnata 11 ") for line in lines)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("style", [Style(100), Style(80, unicode=False)], ids=("boxes", "plain"))
def test_map_all_tells_every_room_and_every_way_out(side: str, style: Style) -> None:
    table = seat_down("brzdek", 2, options={"board": side})
    for lang, room, word in (("pl", "Komnata", "wszystko"), ("en", "Room", "all")):
        lines = [line for line in look(table, "map", word, style, lang=lang) if line.startswith(room)]
        assert [int(line.split()[1].rstrip(".")) for line in lines] == list(board_of(side).rooms)


def test_one_room_in_words() -> None:
    table = seat_down("brzdek", 2)
    assert look(table, "map", "7") == [
        "Komnata 7 (kryształowa grota, 1 wielki sekret). Przejścia: 3 (2 buty), 12 (1 potwór)."
    ]
    assert look(table, "map", "77", lang="en") == ["This board has no room 77."]


def test_a_narrow_screen_gets_the_list() -> None:
    table = seat_down("brzdek", 2, options={"board": "back"})
    assert drawn(table, Style(50), lang="en")[0].startswith("Room 1 (outside) – you")


# -- other boards


def test_a_board_of_three_rooms() -> None:
    board = tiny(
        [
            {"id": 1, "zone": "outside", "at": [500, 0]},
            {"id": 2, "zone": "upper", "at": [100, 500]},
            {"id": 3, "zone": "depths", "at": [900, 900]},
        ],
        [{"a": 1, "b": 2}, {"a": 2, "b": 3, "boots": 2}, {"a": 3, "b": 1, "one_way": True}],
    )
    sheet = plan(board, 60, TALL)
    assert sheet is not None
    assert len(sheet.routes) == 3
    assert not sheet.crossings


def test_rooms_of_the_depths_among_the_others_have_no_line_above_them() -> None:
    board = tiny(
        [
            {"id": 1, "zone": "outside", "at": [0, 0]},
            {"id": 2, "zone": "depths", "at": [500, 300]},
            {"id": 3, "zone": "upper", "at": [500, 600]},
            {"id": 4, "zone": "depths", "at": [500, 900]},
        ],
        [{"a": 1, "b": 2}, {"a": 2, "b": 3}, {"a": 3, "b": 4}],
    )
    sheet = plan(board, 60, TALL)
    assert sheet is not None
    assert sheet.depths is None


def test_too_many_rooms_for_the_width_are_not_drawn() -> None:
    rooms = [{"id": number, "zone": "upper", "at": [number * 10, number % 3]} for number in range(2, 60)]
    board = tiny(
        [{"id": 1, "zone": "outside", "at": [0, 0]}, *rooms],
        [{"a": number, "b": number + 1} for number in range(1, 59)],
    )
    assert plan(board, 79, TALL) is None


def test_rows_go_from_top_to_bottom_and_from_left_to_right() -> None:
    rows = room_rows(list(board_of("front").rooms.values()))
    assert [room.id for room in rows[0]] == [1, 2, 3, 4, 5, 6]
    assert [room.id for room in rows[-1]] == [36, 37, 38, 39]


def test_two_monsters_of_an_upright_tunnel_stand_side_by_side() -> None:
    """Between 14 and 19 and between 26 and 31: one above the other they looked like a part of the line."""
    lines = drawn(seat_down("brzdek", 2), Style(80, compact=True))
    below = next(place for place, line in enumerate(lines) if "<14>" in line) + 1
    assert "††" in lines[below]
    assert lines[below + 1][lines[below].index("††")] == "│"


def test_marks_of_a_cut_map_are_told() -> None:
    table = seat_down("brzdek", 2, position={"turn": 0, "room": {0: 18}})
    part = text_of(draw_part(table.view(0), SAY["en"], Style(80, compact=True, height=12)))
    assert len(part) == 12
    assert part[0].startswith("▲") and part[10].startswith("▼")
    assert part[-1].endswith("▲▼ the map goes on, “map” shows it")
    whole = text_of(draw_part(table.view(0), SAY["en"], Style(80, compact=True, height=30)))
    assert "▲▼" not in "".join(whole)
