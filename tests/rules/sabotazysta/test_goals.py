"""Goal cards: what uncovers them, how they come to lie, and what the treasure does."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import story, told
from tests.rules.sabotazysta.delving import delve
from tests.rules.sabotazysta.digging import (
    ABOVE,
    BELOW,
    LEVEL,
    OPEN_EDGES,
    STONE_IN_THE_MIDDLE,
    TREASURE_IN_THE_MIDDLE,
    cards_with,
    fitting,
    lies,
    uncovered,
)
from tests.support import answer, events, legal

GOALS = [(8, -2), (8, 0), (8, 2)]
MIDDLE = (8, 0)

TO_THE_MIDDLE_FROM = {
    "W": (LEVEL, "play straight_horizontal 7,0"),
    "N": (ABOVE, "play curve_sw 8,-1"),
    "E": ([*ABOVE, "straight_horizontal@8,-1", "curve_sw@9,-1"], "play curve_es 9,0 turned"),
    "S": (BELOW, "play curve_es 8,1 turned"),
}
"""For each side of the middle goal: a corridor that ends just before it, and the move that completes it."""


def before_reaching(side: str, face: str = "stone_sw", **position: Any) -> tuple[Table, str]:
    board, move = TO_THE_MIDDLE_FROM[side]
    return delve(board=board, goals={"8,0": face}, hands={0: [move.split()[1]]}, **position), move


# --- what uncovers a goal


@pytest.mark.rule("SAB-055")
@pytest.mark.parametrize("side", "WNES")
def test_the_card_that_completes_a_corridor_to_a_goal_uncovers_it_at_once(side: str) -> None:
    table, move = before_reaching(side)
    assert table.view(None).goals == GOALS
    answer(table, move)
    assert uncovered(table) == [MIDDLE]
    assert table.view(None).goals == [(8, -2), (8, 2)]
    assert lies(table, MIDDLE)[0] == "goal_stone_sw"


@pytest.mark.rule("SAB-055")
def test_the_reveal_is_public_and_comes_before_the_draw() -> None:
    table, move = before_reaching("W")
    answer(table, move)
    assert story(table, seat=0)[-3:] == ["path_laid", "uncovered", "drew"]
    for seat in (0, 1, 2, None):
        assert told(table, "uncovered", seat) == [(MIDDLE, "goal_stone_sw")]


@pytest.mark.rule("SAB-055")
def test_the_player_is_not_asked_whether_to_uncover() -> None:
    table, move = before_reaching("W")
    answer(table, move)
    assert table.ask is not None
    assert (table.ask.seat, table.ask.topic) == (1, "turn")
    assert table.answers == [("play", "straight_horizontal", "7,0")]


@pytest.mark.rule("SAB-055")
def test_a_corridor_that_is_not_complete_uncovers_nothing() -> None:
    """The card on 7,0 opens to the goal but the corridor behind it has a gap at 2,0."""
    board = [card for card in LEVEL if card != "cross@2,0"]
    table = delve(board=[*board, "straight_horizontal@7,0"], hands={0: ["cross"], 1: ["cross"]})
    answer(table, "play cross 0,1")
    assert uncovered(table) == []
    answer(table, "play cross 2,0")
    assert uncovered(table) == [MIDDLE]


@pytest.mark.rule("SAB-056")
def test_an_open_edge_of_a_dead_end_uncovers_nothing() -> None:
    table = delve(board=LEVEL, hands={0: ["dead_straight_horizontal"]})
    answer(table, "play dead_straight_horizontal 7,0")
    assert lies(table, (7, 0)) == ("dead_straight_horizontal", False)
    assert uncovered(table) == []
    assert table.view(None).goals == GOALS


@pytest.mark.rule("SAB-056")
@pytest.mark.parametrize(
    ("board", "move"),
    [
        (LEVEL, "play curve_sw 7,0"),
        (LEVEL, "play curve_es 7,0 turned"),
        (LEVEL, "play t_vertical 7,0"),
        (LEVEL, "play dead_cross 7,0"),
        (LEVEL, "play dead_single_horizontal 7,0"),
        (ABOVE, "play straight_horizontal 8,-1"),
        (ABOVE, "play dead_t_vertical 8,-1"),
        (BELOW, "play dead_curve_es 8,1 turned"),
        (BELOW, "play straight_horizontal 8,1"),
    ],
)
def test_contact_through_a_closed_edge_or_a_dead_end_uncovers_nothing(board: list[str], move: str) -> None:
    table = delve(board=board, hands={0: [move.split()[1]]})
    answer(table, move)
    assert uncovered(table) == []
    assert table.view(None).goals == GOALS


# --- treasure or stone


@pytest.mark.rule("SAB-057")
@pytest.mark.parametrize("side", "WNES")
def test_the_treasure_ends_the_round_immediately(side: str) -> None:
    table, move = before_reaching(side, "treasure")
    answer(table, move)
    log = story(table)
    assert log[log.index("uncovered") :][:3] == ["uncovered", "round_over", "roles"]
    assert told(table, "uncovered") == [(MIDDLE, "goal_treasure")]
    assert told(table, "round_over") == [(1, "miners")]


@pytest.mark.rule("SAB-057")
def test_after_the_treasure_nobody_has_another_turn_in_that_round() -> None:
    table = delve(
        board=LEVEL,
        goals=TREASURE_IN_THE_MIDDLE,
        hands={0: ["straight_horizontal", "map"], 1: ["rockfall"], 2: ["map"]},
    )
    answer(table, "play straight_horizontal 7,0")
    while table.ask is not None and table.ask.topic == "gold":
        answer(table, legal(table)[0])
    assert table.ask is not None
    assert (table.view(None).round, set(table.view(None).laid)) == (2, {(0, 0)})


@pytest.mark.rule("SAB-058")
@pytest.mark.parametrize("face", ["stone_sw", "stone_nw"])
def test_a_stone_lets_the_round_go_on_with_the_draw_and_the_next_turn(face: str) -> None:
    table, move = before_reaching("W", face, deck=["map", "cross"])
    answer(table, move)
    assert story(table, seat=0)[-2:] == ["uncovered", "drew"]
    assert list(table.view(0).hand) == ["map"]
    assert events(table, "round_over") == []
    assert table.ask is not None
    assert (table.ask.seat, table.view(None).round) == (1, 1)


# --- how a stone lies


@pytest.mark.rule("SAB-059")
@pytest.mark.parametrize(
    ("face", "side", "turned"),
    [
        ("stone_sw", "W", False),
        ("stone_sw", "S", False),
        ("stone_sw", "N", True),
        ("stone_sw", "E", True),
        ("stone_nw", "W", False),
        ("stone_nw", "N", False),
        ("stone_nw", "E", True),
        ("stone_nw", "S", True),
    ],
)
def test_a_stone_stays_in_its_cell_and_is_turned_to_join_the_card_just_played(
    face: str, side: str, turned: bool
) -> None:
    table, move = before_reaching(side, face)
    answer(table, move)
    assert lies(table, MIDDLE) == (f"goal_{face}", turned)


@pytest.mark.rule("SAB-059")
@pytest.mark.parametrize(
    ("side", "face", "leads_to"),
    [("W", "stone_sw", (8, 1)), ("S", "stone_sw", (7, 0)), ("N", "stone_sw", (9, 0)), ("E", "stone_nw", (8, 1))],
)
def test_the_corridor_of_the_stone_joins_the_card_just_played(side: str, face: str, leads_to: tuple[int, int]) -> None:
    """The corridor now leads through the stone to its other open edge."""
    table, move = before_reaching(side, face)
    assert leads_to not in table.view(None).frontier
    answer(table, move)
    assert leads_to in table.view(None).frontier


@pytest.mark.rule("SAB-059")
def test_the_card_just_played_decides_even_if_another_corridor_reaches_the_stone_too() -> None:
    """The west side is reached in a made-up position already; the move comes from the south."""
    board = [*BELOW[:-1], "t_horizontal@7,1/180", "curve_es@7,0"]
    table = delve(board=board, goals={"8,0": "stone_nw"}, hands={0: ["curve_es"]})
    assert table.view(None).goals == GOALS
    answer(table, "play curve_es 8,1 turned")
    assert lies(table, MIDDLE) == ("goal_stone_nw", True)


# --- a stone that does not fit


@pytest.mark.rule("SAB-060")
def test_an_uncovered_goal_may_fail_to_fit_its_other_neighbours() -> None:
    """A straight north-south card on 7,0 shows rock to the goal, which is then reached from the south."""
    board = [*BELOW[:-1], "cross@7,1", "straight_vertical@7,0"]
    table = delve(board=board, goals=STONE_IN_THE_MIDDLE, hands={0: ["curve_es"]})
    answer(table, "play curve_es 8,1 turned")
    assert lies(table, MIDDLE) == ("goal_stone_sw", False)
    assert lies(table, (7, 0)) == ("straight_vertical", False)
    assert lies(table, (8, 1)) == ("curve_es", True)
    assert len(table.view(None).laid) == len(["start", *board, "curve_es", "goal"])
    assert table.view(None).discard_count == 0


@pytest.mark.rule("SAB-060")
@pytest.mark.parametrize(("revealed", "fits"), [("8,0", {"open": "NW"}), ("8,0/180", {"open": "W", "shut": "N"})])
def test_path_cards_must_fit_an_uncovered_goal_all_the_same(revealed: str, fits: dict[str, str]) -> None:
    """On 8,1, below a stone that opens to the south (or, turned, shows rock there)."""
    table = delve(board=BELOW, goals=STONE_IN_THE_MIDDLE, revealed=[revealed], hands={0: list(OPEN_EDGES)})
    assert fitting(table, "8,1") == cards_with(**fits)


@pytest.mark.rule("SAB-061")
@pytest.mark.parametrize(
    ("beside", "beyond", "passage"),
    [("curve_es@7,0/180", {(7, -1), (6, 0)}, False), ("straight_horizontal@7,0", {(6, 0)}, True)],
)
def test_no_passage_where_the_corridor_of_a_goal_meets_rock(
    beside: str, beyond: set[tuple[int, int]], passage: bool
) -> None:
    """The stone, reached from the south, opens to the west, where a card lies that nothing else connects."""
    table = delve(board=[*BELOW, beside], goals=STONE_IN_THE_MIDDLE, hands={0: ["curve_es"]})
    answer(table, "play curve_es 8,1 turned")
    assert lies(table, MIDDLE) == ("goal_stone_sw", False)
    assert set(table.view(None).frontier) & beyond == (beyond if passage else set())


@pytest.mark.rule("SAB-061", "SAB-063")
@pytest.mark.parametrize(("face", "passage"), [("stone_sw", False), ("stone_nw", True)])
def test_no_passage_where_a_corridor_meets_the_rock_of_a_goal(face: str, passage: bool) -> None:
    """The fork on 8,-1 opens to both goals beside it; the middle one opens to it only as a north-west curve."""
    board = [*LEVEL, "t_vertical@8,-1/180"]
    table = delve(board=board, goals={"8,0": face, "8,2": "treasure"}, hands={0: ["straight_horizontal"]})
    answer(table, "play straight_horizontal 7,0")
    assert lies(table, MIDDLE) == (f"goal_{face}", False)
    assert uncovered(table) == ([MIDDLE, (8, -2)] if passage else [MIDDLE])
    assert ((9, -1) in table.view(None).frontier) is passage


# --- several goals at once


@pytest.mark.rule("SAB-062")
@pytest.mark.parametrize(
    ("upper", "lower", "ends"),
    [("stone_sw", "stone_nw", False), ("treasure", "stone_nw", True), ("stone_nw", "treasure", True)],
)
def test_a_card_that_reaches_two_goals_uncovers_both_from_top_to_bottom(upper: str, lower: str, ends: bool) -> None:
    table = delve(board=BELOW, goals={"8,0": upper, "8,2": lower}, hands={0: ["t_vertical"]})
    answer(table, "play t_vertical 8,1")
    assert told(table, "uncovered") == [
        ((8, 0), f"goal_{upper}"),
        ((8, 2), f"goal_{lower}"),
    ]
    assert told(table, "round_over") == ([(1, "miners")] if ends else [])


@pytest.mark.rule("SAB-062", "SAB-059")
@pytest.mark.parametrize(
    ("upper", "lower", "turned"), [("stone_sw", "stone_nw", False), ("stone_nw", "stone_sw", True)]
)
def test_two_stones_uncovered_at_once_both_join_the_card_between_them(upper: str, lower: str, turned: bool) -> None:
    table = delve(board=BELOW, goals={"8,0": upper, "8,2": lower}, hands={0: ["t_vertical"]})
    answer(table, "play t_vertical 8,1")
    assert lies(table, (8, 0)) == (f"goal_{upper}", turned)
    assert lies(table, (8, 2)) == (f"goal_{lower}", turned)


@pytest.mark.rule("SAB-063")
def test_a_goal_that_is_reached_already_is_uncovered_by_the_next_path_card_anywhere() -> None:
    table = delve(board=[*LEVEL, "straight_horizontal@7,0"], goals=STONE_IN_THE_MIDDLE, hands={0: ["cross"]})
    assert table.view(None).goals == GOALS
    answer(table, "play cross -1,0")
    assert uncovered(table) == [MIDDLE]
    assert lies(table, MIDDLE) == ("goal_stone_sw", False)


@pytest.mark.rule("SAB-063")
def test_the_check_is_repeated_until_nothing_new_is_uncovered() -> None:
    """The stone in the middle leads south, through a card that lies there already, to the next goal."""
    board = [*LEVEL, "straight_vertical@8,1"]
    goals = {"8,-2": "stone_nw", "8,0": "stone_sw", "8,2": "treasure"}
    table = delve(board=board, goals=goals, hands={0: ["straight_horizontal"]})
    answer(table, "play straight_horizontal 7,0")
    assert uncovered(table) == [(8, 0), (8, 2)]
    assert told(table, "round_over") == [(1, "miners")]


_DOWN_ON_THE_LEFT = [*ABOVE[:-1], "t_horizontal@7,-1"]
SEVERAL_CORRIDORS = {
    "WN": [*_DOWN_ON_THE_LEFT, "curve_sw@7,0/180", "curve_sw@8,-1"],
    "NE": [*ABOVE, "t_horizontal@8,-1", "curve_sw@9,-1", "curve_es@9,0/180"],
    "NS": [*_DOWN_ON_THE_LEFT, "straight_vertical@7,0", "curve_sw@7,1/180", "curve_es@8,1/180", "curve_sw@8,-1"],
    "ES": [
        *(*ABOVE, "straight_horizontal@8,-1", "curve_sw@9,-1"),
        *("t_vertical@9,0", "curve_es@9,1/180", "curve_sw@8,1/180"),
    ],
}
"""Made-up positions in which the middle goal is reached from two sides and yet face down."""


@pytest.mark.rule("SAB-063")
@pytest.mark.parametrize(
    ("sides", "face", "turned"),
    [
        ("WN", "stone_sw", False),
        ("NE", "stone_nw", False),
        ("NS", "stone_nw", False),
        ("NS", "stone_sw", True),
        ("ES", "stone_sw", True),
    ],
)
def test_reached_from_several_sides_a_stone_joins_the_first_of_west_north_east_south(
    sides: str, face: str, turned: bool
) -> None:
    table = delve(board=SEVERAL_CORRIDORS[sides], goals={"8,0": face}, hands={0: ["straight_vertical"]})
    assert table.view(None).goals == GOALS
    answer(table, "play straight_vertical 0,1")
    assert uncovered(table) == [MIDDLE]
    assert lies(table, MIDDLE) == (f"goal_{face}", turned)


# --- uncovered is uncovered


@pytest.mark.rule("SAB-064")
@pytest.mark.parametrize(
    ("side", "gap", "turned"), [("W", "3,0", False), ("W", "7,0", False), ("N", "5,-1", True), ("N", "8,-1", True)]
)
def test_an_uncovered_stone_stays_face_up_as_it_lies_even_if_it_is_cut_off(side: str, gap: str, turned: bool) -> None:
    board, move = TO_THE_MIDDLE_FROM[side]
    hands = {0: [move.split()[1]], 1: ["rockfall"], 2: ["straight_vertical", "map"]}
    table = delve(board=board, goals={"8,0": "stone_sw"}, hands=hands)
    answer(table, move)
    assert lies(table, MIDDLE) == ("goal_stone_sw", turned)
    answer(table, f"play rockfall {gap}")
    assert (8, 0) not in table.view(None).reached
    assert lies(table, MIDDLE) == ("goal_stone_sw", turned)
    assert "play map 8,0" not in legal(table)
    answer(table, "play straight_vertical 0,1")
    assert lies(table, MIDDLE) == ("goal_stone_sw", turned)
    assert table.view(None).goals == [(8, -2), (8, 2)]
    assert uncovered(table) == [MIDDLE]


# --- nothing else uncovers a goal


@pytest.mark.rule("SAB-139")
@pytest.mark.parametrize(
    "line", ["play rockfall 0,1", "play map 8,0", "play repair_cart 1", "play broken_lantern 2", "discard map"]
)
def test_only_laying_a_path_card_uncovers_a_goal(line: str) -> None:
    """A made-up position: a corridor reaches the middle goal, which is still face down."""
    table = delve(
        board=[*LEVEL, "straight_horizontal@7,0", "straight_vertical@0,1"],
        goals=STONE_IN_THE_MIDDLE,
        tools={1: ["cart"]},
        hands={0: ["rockfall", "map", "repair_cart", "broken_lantern"], 1: ["map"], 2: ["map", "cross"]},
    )
    answer(table, line)
    for seat in (0, 1, 2, None):
        assert events(table, "uncovered", seat) == []
        assert table.view(seat).goals == GOALS
        assert MIDDLE not in table.view(seat).laid


@pytest.mark.rule("SAB-139")
def test_the_goal_that_no_other_card_uncovered_is_uncovered_by_a_path_card() -> None:
    table = delve(
        board=[*LEVEL, "straight_horizontal@7,0"],
        goals=STONE_IN_THE_MIDDLE,
        hands={0: ["map"], 1: ["broken_cart"], 2: ["cross"]},
    )
    answer(table, "play map 8,0", "play broken_cart 0")
    assert uncovered(table) == []
    answer(table, "play cross 0,1")
    assert uncovered(table) == [MIDDLE]
