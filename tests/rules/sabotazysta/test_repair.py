"""Repairs: whose tools, which tools, and where the cards go."""

from __future__ import annotations

import pytest

from tests.rules.dialect import check_refused, offers, told
from tests.rules.sabotazysta.delving import broken, delve
from tests.support import answer, legal

TOOLS = ("cart", "lantern", "pickaxe")
PAIRS = (("cart", "lantern"), ("cart", "pickaxe"), ("lantern", "pickaxe"))


@pytest.mark.rule("SAB-074")
def test_a_repair_removes_one_broken_tool_card_and_leaves_the_others() -> None:
    table = delve(hands={0: ["repair_cart"]}, tools={1: ["cart", "lantern"], 2: ["cart"]})
    assert offers(table, "play repair_cart") == ["1", "2"]
    answer(table, "play repair_cart 1")
    assert broken(table) == [[], ["lantern"], ["cart"]]
    assert told(table, "repaired") == [(0, 1, "cart")]


@pytest.mark.rule("SAB-075")
@pytest.mark.parametrize("whom", [0, 1, 2])
def test_one_may_repair_ones_own_tool_or_anybody_elses(whom: int) -> None:
    table = delve(hands={0: ["repair_lantern"]}, tools={seat: ["lantern"] for seat in range(3)})
    assert offers(table, "play repair_lantern") == ["0", "1", "2"]
    answer(table, f"play repair_lantern {whom}")
    assert [bool(tools) for tools in broken(table)] == [seat != whom for seat in range(3)]


@pytest.mark.rule("SAB-076", "SAB-140")
@pytest.mark.parametrize(
    ("card", "line", "tool"),
    [
        ("repair_pickaxe", "play repair_pickaxe 1", "pickaxe"),
        ("repair_lantern_pickaxe", "play repair_lantern_pickaxe 1 pickaxe", "pickaxe"),
    ],
)
def test_the_repair_and_the_broken_tool_both_go_to_the_discard_pile(card: str, line: str, tool: str) -> None:
    table = delve(hands={0: [card]}, tools={1: [tool]})
    before = table.view(2).discard_count
    answer(table, line)
    assert table.view(2).discard_count == before + 2
    assert sorted(table.view(2).open_discard) == sorted([f"broken_{tool}", card])
    assert card not in table.view(0).hand


@pytest.mark.rule("SAB-077")
@pytest.mark.parametrize("damaged", TOOLS)
@pytest.mark.parametrize("repaired", TOOLS)
def test_a_repair_must_show_the_tool_that_is_broken(damaged: str, repaired: str) -> None:
    table = delve(hands={0: [f"repair_{repaired}"]}, tools={1: [damaged]})
    if damaged == repaired:
        answer(table, f"play repair_{repaired} 1")
        assert broken(table) == [[], [], []]
    else:
        check_refused(table, f"play repair_{repaired} 1")
        assert broken(table) == [[], [damaged], []]


@pytest.mark.rule("SAB-078")
@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("first", [True, False])
def test_a_repair_with_two_tools_repairs_one_of_them_even_if_both_are_broken(
    pair: tuple[str, str], first: bool
) -> None:
    chosen, other = pair if first else pair[::-1]
    card = f"repair_{pair[0]}_{pair[1]}"
    table = delve(hands={0: [card]}, tools={1: list(TOOLS)})
    answer(table, f"play {card} 1 {chosen}")
    assert broken(table)[1] == sorted(set(TOOLS) - {chosen})
    assert other in broken(table)[1]
    assert table.view(None).turn == 1, "there is no second repair"
    assert sorted(table.view(None).open_discard) == sorted([card, f"broken_{chosen}"])


@pytest.mark.rule("SAB-079")
def test_the_acting_player_chooses_whose_and_which_of_the_two_tools() -> None:
    table = delve(
        4,
        hands={0: ["repair_cart_lantern"]},
        tools={0: ["cart"], 1: ["cart", "lantern"], 2: ["lantern"], 3: ["pickaxe"]},
    )
    assert sorted(offers(table, "play repair_cart_lantern")) == ["0 cart", "1 cart", "1 lantern", "2 lantern"]
    check_refused(table, "play repair_cart_lantern 2 cart")
    check_refused(table, "play repair_cart_lantern 3 pickaxe")
    check_refused(table, "play repair_cart_lantern 1")
    answer(table, "play repair_cart_lantern 2 lantern")
    assert broken(table) == [["cart"], ["cart", "lantern"], [], ["pickaxe"]]
    assert table.ask is not None
    assert (table.ask.seat, table.ask.topic) == (1, "turn"), "nobody else is asked about it"


REPAIRS = [*((tool,) for tool in TOOLS), *PAIRS]


@pytest.mark.rule("SAB-080")
@pytest.mark.parametrize("shown", REPAIRS, ids="_".join)
def test_a_repair_without_a_matching_broken_tool_can_only_be_discarded(shown: tuple[str, ...]) -> None:
    card = "_".join(["repair", *shown])
    others = [tool for tool in TOOLS if tool not in shown]
    for tools in ({}, {0: others, 1: others}):
        table = delve(hands={0: [card]}, tools=tools)
        assert legal(table) == [f"discard {card}"]


@pytest.mark.rule("SAB-080")
@pytest.mark.parametrize("shown", REPAIRS, ids="_".join)
def test_a_repair_can_be_played_as_soon_as_anybody_has_a_matching_broken_tool(shown: tuple[str, ...]) -> None:
    card = "_".join(["repair", *shown])
    for tool in shown:
        table = delve(hands={0: [card]}, tools={2: [tool]})
        assert offers(table, f"play {card}") == ["2" if len(shown) == 1 else f"2 {tool}"]
