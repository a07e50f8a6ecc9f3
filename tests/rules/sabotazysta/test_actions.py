"""Action cards: played face up, and one of four things happens."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import offers, told
from tests.rules.sabotazysta.delving import delve
from tests.rules.sabotazysta.digging import ACTIONS, STONE_IN_THE_MIDDLE, cells
from tests.support import answer, events

EVERYBODY = (0, 1, 2, None)


def ready_for_anything(*hand: str) -> Table:
    """Everything is broken for player 2, and there is a card in the maze: every action card has a target."""
    return delve(
        board=["cross@1,0", "cross@2,0"],
        goals=STONE_IN_THE_MIDDLE,
        tools={2: ["cart", "lantern", "pickaxe"]},
        hands={0: [*hand], 1: ["cross", "rockfall"], 2: ["cross", "map"]},
    )


@pytest.mark.rule("SAB-065")
@pytest.mark.parametrize("whom", [0, 1, 2])
def test_an_action_card_is_played_before_oneself_or_another_player(whom: int) -> None:
    table = delve(hands={0: ["broken_cart"]})
    assert offers(table, "play broken_cart") == ["0", "1", "2"]
    answer(table, f"play broken_cart {whom}")
    for seat in EVERYBODY:
        assert [sorted(tools) for tools in table.view(seat).broken] == [
            ["cart"] if other == whom else [] for other in range(3)
        ]


@pytest.mark.rule("SAB-065")
@pytest.mark.parametrize("whom", [0, 2])
def test_a_repair_may_help_oneself_or_another_player(whom: int) -> None:
    table = delve(hands={0: ["repair_cart"]}, tools={0: ["cart"], 2: ["cart"]})
    assert offers(table, "play repair_cart") == ["0", "2"]
    answer(table, f"play repair_cart {whom}")
    assert [sorted(tools) for tools in table.view(None).broken] == [
        ["cart"] if whom else [],
        [],
        [] if whom else ["cart"],
    ]


@pytest.mark.rule("SAB-065")
@pytest.mark.parametrize("card", ACTIONS)
def test_everybody_sees_which_action_card_is_played(card: str) -> None:
    table = ready_for_anything(card)
    answer(table, f"play {card} {offers(table, f'play {card}')[0]}")
    for seat in EVERYBODY:
        view = table.view(seat)
        before_players = [broken for tools in view.broken[:2] for broken in tools.values()]
        assert card in view.open_discard + before_players
        assert [event.to for event in view.events() if event.kind in ("broke", "repaired", "collapsed", "looked")] == [
            None
        ]


@pytest.mark.rule("SAB-066")
@pytest.mark.parametrize("card", ACTIONS)
def test_each_of_the_27_action_cards_does_exactly_one_of_four_things(card: str) -> None:
    table = ready_for_anything(card)

    def state() -> dict[str, Any]:
        return {
            "broken": sum(len(tools) for tools in table.view(None).broken),
            "maze": len(table.view(None).laid),
            "known": len(table.view(0).findings),
        }

    before = state()
    where, *_ = offers(table, f"play {card}")
    answer(table, f"play {card} {where}")
    changes = {what: count - before[what] for what, count in state().items() if count != before[what]}
    expected = {"broken": {"broken": 1}, "repair": {"broken": -1}, "rockfall": {"maze": -1}, "map": {"known": 1}}
    assert changes == expected[card.split("_")[0]]


@pytest.mark.rule("SAB-066")
def test_there_are_no_action_cards_but_those_that_hinder_help_remove_and_show() -> None:
    table = ready_for_anything()
    kinds = {card: table.catalog.cards[card].kind for card in ACTIONS}
    assert {card: kind.split("_")[0] for card, kind in kinds.items()} == {card: card.split("_")[0] for card in ACTIONS}
    assert set(kinds.values()) == {"broken_tool", "repair", "rockfall", "map"}


@pytest.mark.rule("SAB-066")
def test_a_broken_tool_hinders_a_player_and_a_repair_helps() -> None:
    table = delve(hands={0: ["broken_cart", "repair_cart"], 1: ["cross", "cross"], 2: ["map", "map"]})
    answer(table, "play broken_cart 1")
    assert cells(table, "cross") == set()
    answer(table, "discard cross", "discard map", "play repair_cart 1")
    assert cells(table, "cross") == {"0,-1", "1,0", "0,1", "-1,0"}


@pytest.mark.rule("SAB-066")
def test_a_rockfall_removes_one_card_of_the_maze_and_a_map_shows_a_goal_to_its_player() -> None:
    table = ready_for_anything("map")
    answer(table, "play map 8,0")
    assert dict(table.view(0).findings) == {(8, 0): "goal_stone_sw"}
    assert dict(table.view(1).findings) == dict(table.view(2).findings) == {}
    assert told(table, "saw", 0) == [(0, (8, 0), "goal_stone_sw")]
    assert events(table, "saw", 1) == events(table, "saw", None) == []
    answer(table, "play rockfall 1,0")
    assert set(table.view(None).laid) == {(0, 0), (2, 0)}
