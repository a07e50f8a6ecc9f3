"""Cards that place and turn tiles, as the rulings about them say."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, seat_to_move, told, topic
from tests.rules.katakumby.delving import CHEAP, lair, refilled
from tests.rules.katakumby.digging import here, room
from tests.rules.raids import each, thief
from tests.support import answer, legal

DECK = ["mercenary"] * 4
"""Cards to draw."""
MONSTERS = ["keymaster", "keymaster", "skeleton", "skeleton", "skeleton", "archoverlord"]


# --- new tiles


def guarded(*on: str, **position: Any) -> Table:
    """The Marble Guardian has just been defeated."""
    table = lair(2, *on, **{"row": ["marble_guardian", *CHEAP[:5]], "swords": 3, **position})
    answer(table, "fight marble_guardian")
    return table


@pytest.mark.rule("KAT-283")
def test_a_new_tile_beside_ones_own_counts_as_discovered() -> None:
    """The top tile, in any free cell at an edge of one's tile and any rotation; ghosts and artifacts come."""
    table = guarded("pit", "field", room={0: "field.field"}, tiles=["wraiths", "ghosts"])
    assert table.view(None).revealed == "wraiths"
    assert (topic(table), legal(table)) == ("cell", ["cell 3N", "cell 3E", "cell 3S"])
    answer(table, "cell 3S")
    assert legal(table) == ["place 0", "place 90", "place 180", "place 270"]
    answer(table, "place 270")
    assert table.view(None).board.placed[-1][:3] == ("wraiths", (2, -1), 3)
    assert table.view(None).lying == {room(table, "wraiths.veil"): ["artifact_5"]}
    assert table.view(None).ghosts["area"] == 1
    assert legal(table) == ["choose leap", "choose gold"]
    answer(table, "choose leap")
    assert legal(table) == [f"teleport {room(table, 'wraiths.mist')}", f"teleport {room(table, 'wraiths.veil')}"]
    answer(table, f"teleport {room(table, 'wraiths.veil')}")
    assert (here(table), thief(table).gold) == ("wraiths.veil", 0)


@pytest.mark.rule("KAT-283")
def test_every_unit_side_of_the_starting_tile_counts() -> None:
    table = guarded(room={0: "start.hall"}, tiles=["field"])
    assert legal(table) == [f"cell 1{side}" for side in ("N", "EU", "EL", "S", "WL", "WU")]
    answer(table, "cell 1WU", "place 0", "choose gold")
    assert table.view(None).board.placed[-1].cell == (-1, 1)
    assert (here(table), thief(table).gold) == ("start.hall", 2)
    beside = guarded("pit", room={0: "start.attic"}, tiles=["field"])
    assert "cell 1EL" not in legal(beside)


@pytest.mark.rule("KAT-283")
def test_with_no_tile_or_no_cell_only_the_gold_is_left() -> None:
    table = guarded("pit", room={0: "pit.pit"}, tiles=[])
    assert (topic(table), thief(table).gold, here(table)) == ("turn", 2, "pit.pit")
    closed = [{"tile": "pit", "at": [1, 0]}, {"tile": "field", "at": [2, 0]}, {"tile": "cellar", "at": [1, 1]},
              {"tile": "mud", "at": [1, -1]}]  # fmt: skip
    full = guarded(map=closed, room={0: "pit.pit"}, tiles=["ghosts"])
    assert (topic(full), thief(full).gold, full.view(None).tiles_left) == ("turn", 2, 1)


@pytest.mark.rule("KAT-351")
def test_the_dusty_map_names_a_cell_before_the_tile_is_seen() -> None:
    table = lair(
        2,
        "pit",
        options={"promo": True},
        row=["dusty_map", *CHEAP[:5]],
        skill=2,
        tiles=["ghosts"],
        room={0: "start.hall"},
    )
    answer(table, "use dusty_map")
    assert (topic(table), table.view(0).revealed, told(table, "tile")) == ("cell", "", [])
    assert legal(table) == [f"cell {side}" for side in ("1N", "1EU", "1S", "1WL", "1WU", "2E", "2S")]
    answer(table, "cell 2E")
    assert (table.view(0).revealed, topic(table)) == ("ghosts", "place")
    assert legal(table) == ["place 0", "place 90", "place 180", "place 270"]
    answer(table, "place 180")
    assert table.view(None).board.placed[-1][:3] == ("ghosts", (2, 0), 2)
    assert (table.view(None).ghosts["area"], each(table, "room")) == (1, [2, 1])
    assert table.view(None).dungeon_discard[-1] == "dusty_map"


@pytest.mark.rule("KAT-351")
def test_it_is_next_to_any_tile_each_cell_once() -> None:
    """The cell above tile 2 and beside the upper half of the start is one cell."""
    table = lair(2, "pit", "field", options={"promo": True}, row=["dusty_map", *CHEAP[:5]], skill=2, tiles=["ghosts"])
    answer(table, "use dusty_map")
    assert legal(table) == [f"cell {side}" for side in ("1N", "1EU", "1S", "1WL", "1WU", "2S", "3N", "3E", "3S")]


@pytest.mark.rule("KAT-351")
def test_it_cannot_be_used_without_a_tile() -> None:
    table = lair(2, "pit", options={"promo": True}, row=["dusty_map", *CHEAP[:5]], skill=2, tiles=[])
    check_refused(table, "use dusty_map")
    free = lair(
        options={"promo": True}, row=["dusty_map", *MONSTERS[:3]], hand={0: ["grand_theft"]}, tiles=[], lockpicks={0: 2}
    )
    answer(free, "play grand_theft")
    assert (topic(free), thief(free).lockpicks) == ("turn", 3)


# --- tiles that turn


@pytest.mark.rule("KAT-287")
def test_only_square_tiles_turn_and_to_another_rotation() -> None:
    table = refilled("sudden_movement", players=2, on=["pit"], room={0: "start.hall", 1: "pit.pit"})
    assert (seat_to_move(table), legal(table)) == (1, ["turn 90", "turn 180", "turn 270"])
    answer(table, "turn 270")
    assert table.view(None).board.placed[1].turn == 3
    assert table.view(None).board.placed[0].turn == 0
    start = refilled("sudden_movement", "animated_wall", players=2, room={0: "start.hall", 1: "start.attic"})
    assert (topic(start), told(start, "turned")) == ("turn", [])


@pytest.mark.rule("KAT-287")
def test_a_tile_may_be_turned_even_if_that_traps_its_pawn() -> None:
    """Turned by 180 degrees, the arrows of the alley point from its only neighbour to it; no tile is left to place."""
    table = refilled(
        "sudden_movement", players=2, on=["alley"], room={0: "start.hall", 1: "alley.alley"}, hand={1: ["sidestep"]}
    )
    assert (seat_to_move(table), legal(table)) == (1, ["turn 90", "turn 180", "turn 270"])
    answer(table, "turn 180", "play sidestep")
    assert (offers(table, "move"), offers(table, "explore")) == ([], [])
    free = lair(2, "alley", room={0: "alley.alley"}, boots=1)
    assert offers(free, "move") == [str(room(free, "start.hall"))]


@pytest.mark.rule("KAT-347")
def test_each_player_alone_on_a_square_tile_turns_it_one_after_another() -> None:
    table = refilled(
        "sudden_movement", players=4, on=["pit", "field", "grotto"],
        room={0: "field.field", 1: "pit.pit", 2: "grotto.cave", 3: "grotto.mouth"},
    )  # fmt: skip
    asked = []
    for turn in (90, 180):
        asked.append((seat_to_move(table), topic(table)))
        answer(table, f"turn {turn}")
    assert asked == [(0, "turn_tile"), (1, "turn_tile")]
    assert told(table, "turned") == [(3, 90), (2, 180)]
    assert topic(table) == "turn"


@pytest.mark.rule("KAT-347")
def test_three_rotations_to_choose_from_whatever_it_is_now() -> None:
    for now_at in (0, 90, 180, 270):
        table = lair(
            2, map=[{"tile": "pit", "at": [1, 0], "turn": now_at}], room={0: "pit.pit"}, row=CHEAP[:5],
            deck=["sudden_movement"],
        )  # fmt: skip
        answer(table, "end")
        assert legal(table) == [f"turn {turn}" for turn in (0, 90, 180, 270) if turn != now_at]


@pytest.mark.rule("KAT-347")
def test_lying_pawns_do_not_count() -> None:
    table = refilled("sudden_movement", players=3, on=["pit"], out={2: "lost"}, room={1: "pit.pit", 2: "pit.pit"})
    assert (seat_to_move(table), topic(table)) == (1, "turn_tile")


@pytest.mark.rule("KAT-348")
def test_every_square_tile_with_a_pawn_turns_by_180_degrees_once() -> None:
    laid_out = [{"tile": "pit", "at": [1, 0]}, {"tile": "field", "at": [2, 0], "turn": 90},
                {"tile": "grotto", "at": [3, 0], "turn": 270}, {"tile": "mud", "at": [1, -1]}]  # fmt: skip
    table = refilled(
        "animated_wall", players=5, map=laid_out, out={4: "lost"},
        room={0: "pit.pit", 1: "pit.pit", 2: "field.field", 3: "start.hall", 4: "grotto.mouth"},
    )  # fmt: skip
    assert told(table, "turned") == [(2, 180), (3, 270)]
    assert [one.turn for one in table.view(None).board.placed] == [0, 2, 3, 3, 0]
