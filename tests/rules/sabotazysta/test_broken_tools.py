"""Broken tools: what they hinder, where they may be put and how long they stay."""

from __future__ import annotations

import pytest

from tests.rules.dialect import check_refused, offers, told
from tests.rules.sabotazysta.delving import broken, delve, discard_all, paths_offered
from tests.support import answer, catalog, events, legal

TOOLS = ("cart", "lantern", "pickaxe")


@pytest.mark.rule("SAB-067")
@pytest.mark.parametrize("tool", TOOLS)
def test_each_tool_has_its_own_broken_tool_card(tool: str) -> None:
    table = delve(hands={0: [f"broken_{tool}"]})
    answer(table, f"play broken_{tool} 1")
    assert broken(table) == [[], [tool], []]


@pytest.mark.rule("SAB-067")
def test_there_are_exactly_three_tools_each_with_three_cards() -> None:
    cards = catalog("sabotazysta")
    assert set(cards.tables["tools"]) == set(TOOLS)
    assert {card.id: card.copies for card in cards.cards.values() if card.kind == "broken_tool"} == {
        f"broken_{tool}": 3 for tool in TOOLS
    }


@pytest.mark.rule("SAB-068")
@pytest.mark.parametrize("tools", [["cart"], ["lantern"], ["pickaxe"], ["cart", "pickaxe"], list(TOOLS)])
def test_a_player_with_a_broken_tool_may_not_lay_path_cards(tools: list[str]) -> None:
    hands = {0: ["cross", "dead_cross"], 1: ["cross", "dead_t_vertical"]}
    table = delve(hands=hands, tools={0: tools})
    assert legal(table) == ["discard cross", "discard dead_cross"]
    check_refused(table, "play cross 1,0")
    answer(table, "discard cross")
    assert {option[1] for option in paths_offered(table)} == {"cross", "dead_t_vertical"}, "only the owner is hindered"


@pytest.mark.rule("SAB-069")
@pytest.mark.parametrize(
    "line",
    [
        "play broken_lantern 1",
        "play broken_lantern 0",
        "play repair_cart 0",
        "play rockfall 1,0",
        "play map 8,0",
        *(f"discard {card}" for card in ("broken_lantern", "repair_cart", "rockfall", "map", "cross")),
    ],
)
def test_a_player_with_a_broken_tool_may_play_everything_else_and_pass(line: str) -> None:
    hand = ["broken_lantern", "repair_cart", "rockfall", "map", "cross"]
    table = delve(board=["t_vertical@1,0"], hands={0: hand}, tools={0: ["cart"]}, deck=["curve_sw"])
    assert offers(table, "play cross") == []
    answer(table, line)
    assert sorted(table.view(0).hand) == sorted({*hand, "curve_sw"} - {line.split()[1]}), "the card was used"
    assert table.view(None).turn == 1


@pytest.mark.rule("SAB-070")
def test_a_second_broken_tool_of_the_same_kind_is_refused_but_the_other_two_kinds_fit() -> None:
    table = delve(
        hands={0: ["broken_cart", "broken_lantern"], 1: ["map"], 2: ["broken_pickaxe", "broken_cart"]},
        tools={1: ["cart"]},
    )
    assert offers(table, "play broken_cart") == ["0", "2"]
    check_refused(table, "play broken_cart 1")
    answer(table, "play broken_lantern 1", "discard map", "play broken_pickaxe 1")
    assert broken(table) == [[], ["cart", "lantern", "pickaxe"], []]
    assert offers(table, "play broken_cart") == ["0", "2"]


@pytest.mark.rule("SAB-070")
@pytest.mark.parametrize("tool", TOOLS)
def test_a_player_with_all_three_tools_broken_is_no_target(tool: str) -> None:
    table = delve(hands={0: [f"broken_{tool}"]}, tools={2: list(TOOLS)})
    assert offers(table, f"play broken_{tool}") == ["0", "1"]


@pytest.mark.rule("SAB-071")
def test_repairing_ones_own_tool_is_the_card_of_the_turn_and_paths_follow_in_the_next() -> None:
    table = delve(hands={0: ["repair_cart", "cross"], 1: ["map"], 2: ["map"]}, tools={0: ["cart"]})
    assert paths_offered(table) == []
    answer(table, "play repair_cart 0")
    assert table.ask is not None
    assert table.ask.seat == 1
    answer(table, "discard map", "discard map")
    assert "play cross 1,0" in legal(table)


@pytest.mark.rule("SAB-071")
def test_a_tool_repaired_by_another_player_before_the_turn_no_longer_hinders() -> None:
    table = delve(hands={0: ["repair_cart"], 1: ["cross"]}, tools={1: ["cart"]})
    answer(table, "play repair_cart 1", "play cross 1,0")
    assert events(table, "path_laid")[0].args[:2] == (1, "cross")


@pytest.mark.rule("SAB-071")
def test_one_of_two_broken_tools_repaired_is_not_enough() -> None:
    table = delve(hands={0: ["repair_cart"], 1: ["cross"]}, tools={1: ["cart", "lantern"]})
    answer(table, "play repair_cart 1")
    assert legal(table) == ["discard cross"]


@pytest.mark.rule("SAB-072")
def test_a_broken_tool_stays_from_lap_to_lap_until_the_round_ends() -> None:
    hands = {0: ["broken_cart", "cross"], 1: ["cross", "map"], 2: ["cross", "map"]}
    table = delve(hands=hands, deck=["map", "t_vertical", "t_vertical", "map", "map", "curve_sw"])
    answer(table, "play broken_cart 1")
    for _ in range(2):
        for seat in (1, 2, 0):
            assert table.ask is not None
            assert table.ask.seat == seat
            assert broken(table) == [[], ["cart"], []]
            assert not (seat == 1 and paths_offered(table))
            answer(table, next(line for line in legal(table) if line.startswith("discard")))
    assert table.view(None).round == 1
    discard_all(table, until_round=2)
    assert broken(table) == [[], [], []]


@pytest.mark.rule("SAB-073")
@pytest.mark.parametrize("target", [0, 1, 2, 3])
def test_a_broken_tool_may_be_played_on_anybody_also_on_oneself_or_on_a_player_without_cards(target: int) -> None:
    table = delve(4, hands={0: ["broken_cart", "cross"], 3: []}, tools={1: ["lantern"]})
    assert offers(table, "play broken_cart") == ["0", "1", "2", "3"]
    answer(table, f"play broken_cart {target}")
    assert ["cart" in tools for tools in broken(table)] == [seat == target for seat in range(4)]
    assert told(table, "broke") == [(0, target, "broken_cart")]


@pytest.mark.rule("SAB-073")
def test_breaking_ones_own_tool_hinders_oneself() -> None:
    table = delve(hands={0: ["broken_cart", "cross"], 1: ["map"], 2: ["map"]}, deck=["map", "map", "map"])
    answer(table, "play broken_cart 0", "discard map", "discard map")
    assert paths_offered(table) == []
    assert offers(table, "play map") == ["8,-2", "8,0", "8,2"]
