"""Laying path cards: where a card may go, which way up, and what counts as connected."""

from __future__ import annotations

from collections import Counter

import pytest

from brzdek.core.table import NotAnOption
from tests.rules.sabotazysta.delving import delve, game, wander
from tests.rules.sabotazysta.digging import (
    BELOW,
    DEAD_ENDS,
    HALF_TURN,
    LEVEL,
    OPEN_EDGES,
    STONE_IN_THE_MIDDLE,
    cards_with,
    cells,
    fitting,
    lies,
    uncovered,
)
from tests.support import answer, events, legal

ALL = list(OPEN_EDGES)
"""A hand with one of every path card."""
BESIDE_START = {"0,-1", "1,0", "0,1", "-1,0"}


# --- where


@pytest.mark.rule("SAB-043")
def test_a_path_card_goes_to_an_empty_cell_that_shares_an_edge_with_the_maze() -> None:
    table = delve(hands={0: ["cross"]})
    assert cells(table, "cross") == BESIDE_START
    table = delve(board=["cross@1,0"], hands={0: ["cross"]})
    assert cells(table, "cross") == {"0,-1", "0,1", "-1,0", "1,-1", "1,1", "2,0"}


@pytest.mark.rule("SAB-043")
@pytest.mark.parametrize("cell", ["1,1", "-1,1", "1,-1", "-1,-1"])
def test_touching_corners_is_not_enough(cell: str) -> None:
    table = delve(hands={0: ALL})
    assert fitting(table, cell) == set()
    with pytest.raises(NotAnOption):
        answer(table, f"play cross {cell}")


@pytest.mark.rule("SAB-043")
@pytest.mark.parametrize("cell", ["0,0", "1,0", "7,0", "8,0", "8,2", "8,-2"])
def test_no_card_may_be_covered(cell: str) -> None:
    """Start, path cards, a goal face up (8,0) and goals face down; a corridor leads to each of them."""
    board = [*LEVEL, "t_horizontal@7,0", "curve_sw@7,1/180"]
    table = delve(board=board, goals=STONE_IN_THE_MIDDLE, revealed=["8,0"], hands={0: ALL})
    assert lies(table, (8, 0)) == ("goal_stone_sw", False)
    assert fitting(table, cell) == set()
    assert fitting(table, "8,1") == cards_with(open="NW")


@pytest.mark.rule("SAB-043", "SAB-052")
def test_a_face_down_goal_is_not_covered_even_where_a_corridor_already_leads_to_it() -> None:
    table = delve(board=[*LEVEL, "straight_horizontal@7,0"], goals=STONE_IN_THE_MIDDLE, hands={0: ALL})
    assert table.view(None).goals == [(8, -2), (8, 0), (8, 2)]
    assert fitting(table, "8,0") == set()


# --- matching


@pytest.mark.rule("SAB-044")
def test_a_straight_card_fits_beside_the_start_card_but_not_below_it() -> None:
    table = delve(hands={0: ["straight_horizontal"]})
    with pytest.raises(NotAnOption):
        answer(table, "play straight_horizontal 0,1")
    answer(table, "play straight_horizontal 1,0")
    assert lies(table, (1, 0)) == ("straight_horizontal", False)


@pytest.mark.rule("SAB-044")
@pytest.mark.parametrize(
    ("board", "cell", "open", "shut"),
    [
        (["cross@1,0", "straight_vertical@0,1"], "1,1", "N", "W"),
        (["cross@1,0", "straight_vertical@0,-1"], "1,-1", "S", "W"),
        (["cross@-1,0", "straight_vertical@0,1"], "-1,1", "N", "E"),
        (["cross@-1,0", "straight_vertical@0,-1"], "-1,-1", "S", "E"),
        (["straight_horizontal@1,0", "cross@0,1"], "1,1", "W", "N"),
        (["straight_horizontal@1,0", "cross@0,-1"], "1,-1", "W", "S"),
        (["cross@1,0", "cross@0,1"], "1,1", "NW", ""),
        (["cross@-1,0", "cross@0,-1"], "-1,-1", "ES", ""),
        (["cross@1,0", "cross@1,1", "cross@2,1"], "2,0", "SW", ""),
        (["cross@1,0", "cross@1,1", "straight_horizontal@2,1"], "2,0", "W", "S"),
    ],
)
def test_corridor_must_meet_corridor_and_rock_must_meet_rock_on_every_side(
    board: list[str], cell: str, open: str, shut: str
) -> None:
    table = delve(board=board, hands={0: ALL})
    assert fitting(table, cell) == cards_with(open=open, shut=shut)


# --- which way up


@pytest.mark.rule("SAB-045")
@pytest.mark.parametrize(
    ("card", "upright", "turned"),
    [
        ("straight_vertical", {"0,-1", "0,1"}, set()),
        ("straight_horizontal", {"1,0", "-1,0"}, set()),
        ("dead_single_vertical", {"0,-1"}, {"0,1"}),
        ("dead_single_horizontal", {"1,0"}, {"-1,0"}),
        ("t_vertical", {"0,-1", "0,1", "1,0"}, {"0,-1", "0,1", "-1,0"}),
        ("t_horizontal", {"1,0", "-1,0", "0,-1"}, {"1,0", "-1,0", "0,1"}),
        ("curve_sw", {"1,0", "0,-1"}, {"-1,0", "0,1"}),
        ("curve_es", {"-1,0", "0,-1"}, {"1,0", "0,1"}),
    ],
)
def test_no_card_is_laid_sideways(card: str, upright: set[str], turned: set[str]) -> None:
    table = delve(hands={0: [card]})
    assert cells(table, card) == upright
    assert cells(table, card, turned=True) == turned
    words = {line.split()[3] for line in legal(table) if len(line.split()) > 3}
    assert words <= {"turned"}


@pytest.mark.rule("SAB-045")
@pytest.mark.parametrize("word", ["90", "270", "sideways", "left"])
def test_a_quarter_turn_is_refused(word: str) -> None:
    table = delve(hands={0: ["straight_vertical"]})
    with pytest.raises(NotAnOption):
        answer(table, f"play straight_vertical 1,0 {word}")
    assert set(table.view(None).laid) == {(0, 0)}


@pytest.mark.rule("SAB-046")
def test_a_turned_curve_leads_north_and_east_instead_of_south_and_west() -> None:
    table = delve(hands={0: ["curve_sw"], 1: ["cross"]})
    answer(table, "play curve_sw 0,1 turned")
    assert lies(table, (0, 1)) == ("curve_sw", True)
    assert cells(table, "cross") == {"1,0", "0,-1", "-1,0", "1,1"}


@pytest.mark.rule("SAB-046")
@pytest.mark.parametrize("card", ALL)
def test_every_path_card_may_be_turned_by_180_degrees(card: str) -> None:
    """Around the start card: on each of its sides the card needs the edge that faces it."""
    table = delve(hands={0: [card]})
    sides = {"N": "0,1", "E": "-1,0", "S": "0,-1", "W": "1,0"}
    edges = OPEN_EDGES[card]
    turned = edges.translate(HALF_TURN)
    assert cells(table, card) == {sides[edge] for edge in edges}
    if set(turned) == set(edges):
        assert cells(table, card, turned=True) == set()
    else:
        assert cells(table, card, turned=True) == {sides[edge] for edge in turned}


@pytest.mark.rule("SAB-046")
def test_turning_a_card_is_free_and_no_action_of_its_own() -> None:
    table = delve(hands={0: ["curve_sw", "map"]}, deck=["cross"])
    answer(table, "play curve_sw 0,1 turned")
    assert list(table.view(0).hand) == ["map", "cross"]
    assert table.ask is not None
    assert table.ask.seat == 1


# --- connection to the start


@pytest.mark.rule("SAB-047")
def test_touching_connected_cards_only_rock_to_rock_is_not_enough() -> None:
    board = ["straight_horizontal@1,0", "straight_horizontal@2,0"]
    table = delve(board=board, hands={0: ALL})
    for cell in ("1,1", "2,1", "1,-1", "2,-1"):
        assert fitting(table, cell) == set()
    assert fitting(table, "3,0") == cards_with(open="W")


@pytest.mark.rule("SAB-047", "SAB-049")
def test_meeting_the_far_stub_of_a_dead_end_is_not_enough() -> None:
    table = delve(board=["dead_cross@1,0"], hands={0: [card for card in ALL if card != "dead_cross"]})
    for cell in ("2,0", "1,1", "1,-1"):
        assert fitting(table, cell) == set()


@pytest.mark.rule("SAB-047")
def test_one_connected_edge_is_enough_whatever_the_other_edges_do() -> None:
    """On 1,1 the new card's west edge only meets a stub; its north edge is connected."""
    table = delve(board=["dead_cross@0,1", "cross@1,0"], hands={0: [card for card in ALL if card != "dead_cross"]})
    assert fitting(table, "1,1") == cards_with(open="NW") - {"dead_cross"}
    only_stubs = delve(board=["dead_cross@0,1", "straight_horizontal@1,0"], hands={0: ["cross", "curve_sw"]})
    assert fitting(only_stubs, "1,1") == set()


@pytest.mark.rule("SAB-048")
def test_a_connection_runs_through_a_card_only_between_edges_linked_inside_it() -> None:
    passage = delve(board=["cross@1,0"], hands={0: ["curve_es", "cross"]})
    stubs = delve(board=["dead_cross@1,0"], hands={0: ["curve_es", "cross"]})
    beyond = {"2,0", "1,1", "1,-1"}
    assert cells(passage, "cross") == {"0,-1", "0,1", "-1,0"} | beyond
    assert cells(stubs, "cross") == {"0,-1", "0,1", "-1,0"}


@pytest.mark.rule("SAB-048")
@pytest.mark.parametrize(("face", "leads_on"), [("stone_nw", True), ("stone_sw", False)])
def test_a_connection_runs_between_cards_only_if_both_facing_edges_are_open(face: str, leads_on: bool) -> None:
    """The fork on 8,-1 opens to the goal below it; the goal opens to it only as a north-west curve."""
    board = [*LEVEL, "straight_horizontal@7,0", "t_vertical@8,-1/180"]
    table = delve(board=board, goals={"8,0": face}, revealed=["8,0"], hands={0: ["curve_sw"]})
    assert lies(table, (8, 0)) == (f"goal_{face}", False)
    assert ("9,-1" in cells(table, "curve_sw")) is leads_on


@pytest.mark.rule("SAB-048", "SAB-056")
def test_the_same_connection_counts_for_laying_cards_and_for_reaching_goals() -> None:
    """Behind a dead end a corridor right up to the goal is worth nothing, for either."""
    board = ["dead_straight_horizontal@1,0", *(f"cross@{x},0" for x in range(2, 6)), "straight_horizontal@6,0"]
    table = delve(board=[*board, "straight_horizontal@7,0"], hands={0: ["cross"]})
    assert cells(table, "cross") == {"0,-1", "0,1", "-1,0"}
    answer(table, "play cross 0,1")
    assert uncovered(table) == []


# --- dead ends


@pytest.mark.rule("SAB-049")
def test_no_card_fits_behind_a_dead_end() -> None:
    table = delve(board=["dead_straight_horizontal@1,0"], hands={0: ["straight_horizontal"]})
    with pytest.raises(NotAnOption):
        answer(table, "play straight_horizontal 2,0")
    assert cells(table, "straight_horizontal") == {"-1,0"}


@pytest.mark.rule("SAB-049", "SAB-050")
@pytest.mark.parametrize("card", DEAD_ENDS)
def test_each_dead_end_may_be_laid_and_leads_nowhere(card: str) -> None:
    lines = [line for line in legal(delve(hands={0: [card]})) if line.startswith("play")]
    assert lines
    for line in lines:
        table = delve(hands={0: [card], 1: ["cross"]})
        answer(table, line)
        assert cells(table, "cross") == BESIDE_START - {line.split()[2]}


@pytest.mark.rule("SAB-050")
def test_a_dead_end_needs_one_connected_edge_and_must_match_all_its_neighbours() -> None:
    """On 1,1: a corridor comes down from 1,0, and 0,1 shows rock (or a stub) on its east side."""
    rock = delve(board=["cross@1,0", "straight_vertical@0,1"], hands={0: DEAD_ENDS})
    assert fitting(rock, "1,1") == {
        "dead_t_vertical turned",
        "dead_straight_vertical",
        "dead_curve_sw turned",
        "dead_single_vertical turned",
    }
    stub = delve(board=["cross@1,0", "dead_t_horizontal@0,1/180"], hands={0: DEAD_ENDS[:2] + DEAD_ENDS[3:]})
    assert fitting(stub, "1,1") == {"dead_cross", "dead_t_vertical", "dead_curve_es turned"}


# --- cards that are cut off


@pytest.mark.rule("SAB-051")
def test_cards_cut_off_must_be_matched_but_give_no_connection() -> None:
    table = delve(board=["cross@1,0", "cross@3,0", "t_vertical@4,0"], hands={0: ALL})
    for cell in ("3,1", "3,-1", "4,1", "4,-1", "5,0"):
        assert fitting(table, cell) == set()
    assert fitting(table, "2,0") == cards_with(open="EW")
    beside_rock = delve(board=["cross@1,0", "straight_vertical@3,0"], hands={0: ALL})
    assert fitting(beside_rock, "2,0") == cards_with(open="W", shut="E")


@pytest.mark.rule("SAB-051")
def test_what_a_rockfall_cuts_off_gives_no_connection_until_the_gap_is_filled() -> None:
    board = [f"cross@{x},0" for x in (1, 2, 3)]
    table = delve(board=board, hands={0: ["rockfall"], 1: ["curve_sw", "cross"], 2: ["curve_es", "cross"]})
    answer(table, "play rockfall 2,0")
    assert cells(table, "cross") == {"0,-1", "0,1", "-1,0", "1,-1", "1,1", "2,0"}
    assert "2,0" not in cells(table, "curve_sw")
    answer(table, "play cross 2,0")
    assert {"4,0", "3,1", "3,-1", "2,1", "2,-1"} <= cells(table, "cross")


# --- goals as neighbours


@pytest.mark.rule("SAB-052")
def test_a_straight_card_may_pass_a_face_down_goal_with_a_closed_edge() -> None:
    table = delve(board=[*BELOW[:-1], "cross@7,1"], hands={0: ["straight_vertical"]}, goals=STONE_IN_THE_MIDDLE)
    answer(table, "play straight_vertical 7,0")
    assert lies(table, (7, 0)) == ("straight_vertical", False)
    assert uncovered(table) == []
    assert table.view(None).goals == [(8, -2), (8, 0), (8, 2)]


@pytest.mark.rule("SAB-052")
@pytest.mark.parametrize("face", ["treasure", "stone_sw", "stone_nw"])
def test_a_face_down_goal_never_restricts_what_fits_beside_it(face: str) -> None:
    table = delve(board=[*BELOW[:-1], "cross@7,1"], hands={0: ALL}, goals={"8,0": face})
    assert fitting(table, "7,0") == cards_with(open="S")
    assert fitting(table, "8,1") == cards_with(open="W")


@pytest.mark.rule("SAB-052")
def test_nothing_can_be_built_from_a_face_down_goal() -> None:
    table = delve(hands={0: ALL}, goals={"8,0": "treasure"})
    assert cells(table, "cross") == BESIDE_START
    for cell in ("7,0", "8,1", "8,-1", "9,0"):
        assert fitting(table, cell) == set()


@pytest.mark.rule("SAB-053")
def test_a_stone_face_up_must_be_matched_and_leads_on() -> None:
    """The stone lies as a south-west curve: the corridor from the west goes on to the south, not elsewhere."""
    table = delve(
        board=[*LEVEL, "straight_horizontal@7,0"],
        goals=STONE_IN_THE_MIDDLE,
        revealed=["8,0"],
        hands={0: ALL},
    )
    assert lies(table, (8, 0)) == ("goal_stone_sw", False)
    assert fitting(table, "8,1") == cards_with(open="N")
    assert fitting(table, "9,0") == fitting(table, "8,-1") == set()
    answer(table, "play straight_vertical 8,1")
    assert uncovered(table) == [(8, 2)]


@pytest.mark.rule("SAB-053")
def test_a_new_card_may_not_meet_the_rock_of_a_stone_face_up() -> None:
    """A corridor comes along row 1 to 8,1; the north-east stone above it shows rock there."""
    table = delve(board=BELOW, goals=STONE_IN_THE_MIDDLE, revealed=["8,0/180"], hands={0: ALL})
    assert lies(table, (8, 0)) == ("goal_stone_sw", True)
    assert fitting(table, "8,1") == cards_with(open="W", shut="N")


# --- laid is laid


@pytest.mark.rule("SAB-054")
@pytest.mark.parametrize("seed", range(6))
def test_a_laid_card_stays_as_it_lies_unless_a_rockfall_takes_it(seed: int) -> None:
    table = game(4, seed=seed, rounds=1, distance=3)
    before: dict[tuple[int, int], tuple[str, bool]] = {}
    rockfalls = Counter[int]()
    for ask in wander(table, seed):
        now = {cell: (there.card, there.turned) for cell, there in table.view(None).laid.items()}
        fallen = [event.args[1] for event in events(table, "collapsed")]
        gone = set(before) - set(now)
        assert gone == set(fallen[rockfalls.total() :])
        assert all(now[cell] == before[cell] for cell in before if cell not in gone)
        assert not {str(option[2]) for option in ask.options if option[:2] == ("play", "cross")} & {
            f"{x},{y}" for x, y in now
        }
        rockfalls.update([1] * len(gone))
        before = now
    assert rockfalls.total() > 0
    assert len(before) > 8


@pytest.mark.rule("SAB-054")
def test_nothing_moves_or_turns_a_laid_card() -> None:
    table = delve(board=["curve_sw@1,0", "cross@0,1"], hands={0: ["map", "repair_cart", "broken_cart", "curve_sw"]})
    for line in legal(table):
        card, *target = line.split()[1:]
        assert card in table.view(0).hand
        assert not target or target[0] not in ("1,0", "0,1")
