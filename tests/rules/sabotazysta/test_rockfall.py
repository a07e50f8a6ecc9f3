"""Rockfalls: what they remove and what becomes of the rest of the maze."""

from __future__ import annotations

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, told
from tests.rules.sabotazysta.delving import MINER, SABOTEUR, broken, delve
from tests.rules.sabotazysta.digging import LEVEL
from tests.support import answer, events, legal

GALLERY = ["straight_horizontal@1,0", "straight_horizontal@2,0", "straight_horizontal@3,0"]
ONE_STONE = {"8,0": "stone_sw"}


def cells(table: Table) -> set[tuple[int, int]]:
    """Where face-up cards lie, as an onlooker sees it."""
    return set(table.view(None).laid)


@pytest.mark.rule("SAB-081")
def test_a_rockfall_is_aimed_at_the_maze_and_never_at_a_player() -> None:
    table = delve(board=["cross@1,0"], hands={0: ["rockfall"]}, tools={1: ["cart"]})
    assert legal(table) == ["play rockfall 1,0", "discard rockfall"]
    for seat in range(3):
        check_refused(table, f"play rockfall {seat}")
    answer(table, "play rockfall 1,0")
    assert broken(table) == [[], ["cart"], []], "nothing is put in front of a player"
    assert told(table, "collapsed") == [(0, (1, 0), "cross")]


@pytest.mark.rule("SAB-082", "SAB-140")
@pytest.mark.parametrize(("cell", "card"), [((1, 0), "cross"), ((2, 0), "t_vertical"), ((1, -1), "curve_es")])
def test_a_rockfall_removes_the_chosen_card_and_both_cards_are_discarded_face_up(
    cell: tuple[int, int], card: str
) -> None:
    table = delve(board=["cross@1,0", "t_vertical@2,0", "curve_es@1,-1"], hands={0: ["rockfall"]}, deck=["map"])
    before = table.view(1).discard_count
    answer(table, f"play rockfall {cell[0]},{cell[1]}")
    assert cells(table) == {(0, 0), (1, 0), (2, 0), (1, -1)} - {cell}
    assert sorted(table.view(1).open_discard) == sorted([card, "rockfall"])
    assert table.view(1).discard_count == before + 2
    assert list(table.view(0).hand) == ["map"], "the rockfall has left the hand"


@pytest.mark.rule("SAB-083")
def test_start_and_goals_face_down_or_face_up_are_safe_from_a_rockfall() -> None:
    table = delve(board=LEVEL, goals=ONE_STONE, revealed=["8,0"], hands={0: ["rockfall"]})
    assert (8, 0) in cells(table)
    assert sorted(offers(table, "play rockfall")) == ["1,0", "2,0", "3,0", "4,0", "5,0", "6,0"]
    for cell in ("0,0", "8,0", "8,-2", "8,2"):
        check_refused(table, f"play rockfall {cell}")


@pytest.mark.rule("SAB-084")
def test_a_gap_may_be_filled_later_with_any_card_that_fits_there() -> None:
    hands = {0: ["rockfall", "cross"], 1: ["t_horizontal", "straight_vertical", "curve_sw", "dead_straight_horizontal"]}
    table = delve(board=GALLERY, hands=hands)
    answer(table, "play rockfall 2,0")
    assert table.ask is not None
    assert table.ask.seat == 1, "the gap is filled in a later turn"
    assert "2,0" in offers(table, "play t_horizontal")
    assert "2,0 turned" in offers(table, "play t_horizontal")
    assert "2,0" in offers(table, "play dead_straight_horizontal")
    for card in ("straight_vertical", "curve_sw"):
        assert not [place for place in offers(table, f"play {card}") if place.startswith("2,0")]
    answer(table, "play t_horizontal 2,0")
    assert table.view(None).laid[2, 0].card == "t_horizontal"


@pytest.mark.rule("SAB-085")
def test_cards_cut_off_by_a_rockfall_stay_but_nothing_may_be_attached_to_them() -> None:
    table = delve(board=GALLERY, hands={0: ["rockfall"], 1: ["t_horizontal", "cross", "rockfall"]})
    answer(table, "play rockfall 2,0")
    assert cells(table) == {(0, 0), (1, 0), (3, 0)}
    for card in ("cross", "t_horizontal"):
        assert not [place for place in offers(table, f"play {card}") if place.startswith("4,0")]
    assert sorted(offers(table, "play rockfall")) == ["1,0", "3,0"], "a cut-off card can be hit, too"


@pytest.mark.rule("SAB-085")
@pytest.mark.parametrize(
    ("filling", "connected"),
    [("t_horizontal", True), ("cross", True), ("dead_straight_horizontal", False), ("dead_cross", False)],
)
def test_a_passage_in_the_gap_reconnects_what_was_cut_off_and_a_dead_end_does_not(
    filling: str, connected: bool
) -> None:
    table = delve(board=GALLERY, hands={0: ["rockfall"], 1: [filling], 2: ["t_vertical"]})
    answer(table, "play rockfall 2,0", f"play {filling} 2,0")
    assert ("4,0" in offers(table, "play t_vertical")) is connected


@pytest.mark.rule("SAB-085")
def test_cut_off_cards_still_restrict_their_neighbours() -> None:
    board = [
        "cross@1,0",
        "straight_horizontal@2,0",
        "straight_horizontal@3,0",
        "cross@1,-1",
        "straight_horizontal@2,-1",
    ]
    table = delve(board=board, hands={0: ["rockfall"], 1: ["t_horizontal", "cross"]})
    answer(table, "play rockfall 2,0")
    assert "3,-1 turned" in offers(table, "play t_horizontal"), "closed to the cut-off card below"
    assert "3,-1" not in offers(table, "play t_horizontal")
    assert "3,-1" not in offers(table, "play cross")


@pytest.mark.rule("SAB-085")
def test_a_cut_off_card_that_is_reached_another_way_counts_as_connected() -> None:
    board = ["cross@1,0", "straight_horizontal@2,0", "cross@3,0", "t_horizontal@1,-1", "straight_horizontal@2,-1"]
    table = delve(board=board, hands={0: ["rockfall"], 1: ["curve_sw", "t_vertical"], 2: ["t_vertical"]})
    answer(table, "play rockfall 2,0")
    assert "4,0" not in offers(table, "play t_vertical")
    answer(table, "play curve_sw 3,-1")
    assert "4,0" in offers(table, "play t_vertical")


@pytest.mark.rule("SAB-086")
@pytest.mark.parametrize("revealed", [[], ["8,0"]])
def test_a_rockfall_with_no_path_card_on_the_table_can_only_be_discarded(revealed: list[str]) -> None:
    table = delve(goals=ONE_STONE, revealed=revealed, hands={0: ["rockfall"]})
    assert legal(table) == ["discard rockfall"]


@pytest.mark.rule("SAB-087")
def test_every_path_card_is_a_target_passage_or_dead_end_connected_or_cut_off() -> None:
    board = ["cross@1,0", "dead_cross@2,0", "cross@4,1", "dead_curve_sw@-3,-3"]
    table = delve(board=board, hands={0: ["rockfall"]})
    assert sorted(offers(table, "play rockfall")) == ["-3,-3", "1,0", "2,0", "4,1"]
    answer(table, "play rockfall -3,-3")
    assert (-3, -3) not in cells(table)


@pytest.mark.rule("SAB-087")
@pytest.mark.parametrize("target", ["1,0", "2,0", "0,-1"])
def test_it_does_not_matter_who_laid_the_card(target: str) -> None:
    hands = {0: ["cross", "rockfall"], 1: ["t_vertical"], 2: ["dead_cross"]}
    table = delve(hands=hands)
    answer(table, "play cross 1,0", "play t_vertical 2,0", "play dead_cross 0,-1", f"play rockfall {target}")
    assert events(table, "collapsed")[0].args[1] == tuple(map(int, target.split(",")))


@pytest.mark.rule("SAB-136")
@pytest.mark.parametrize("role", [MINER, SABOTEUR])
def test_a_rockfall_can_break_the_corridor_to_a_goal(role: str) -> None:
    hands = {0: ["rockfall"], 1: ["t_vertical"]}
    assert "7,0" in offers(delve(board=LEVEL, hands={0: ["t_vertical"]}), "play t_vertical")
    table = delve(board=LEVEL, hands=hands, roles={0: role})
    answer(table, "play rockfall 3,0")
    assert "7,0" not in offers(table, "play t_vertical")


@pytest.mark.rule("SAB-136")
@pytest.mark.parametrize("role", [MINER, SABOTEUR])
def test_a_rockfall_can_clear_a_dead_end_and_open_a_new_way(role: str) -> None:
    board = [*LEVEL[:5], "dead_straight_horizontal@6,0"]
    assert "7,0" not in offers(delve(board=board, hands={0: ["t_vertical"]}), "play t_vertical")
    table = delve(board=board, hands={0: ["rockfall"], 1: ["t_horizontal"], 2: ["t_vertical"]}, roles={0: role})
    answer(table, "play rockfall 6,0", "play t_horizontal 6,0")
    assert "7,0" in offers(table, "play t_vertical")
