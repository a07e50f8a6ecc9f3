"""Passing, the discard pile, and players without cards."""

from __future__ import annotations

import json

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import offers, story, told
from tests.rules.sabotazysta.delving import broken, delve
from tests.rules.sabotazysta.digging import TREASURE_IN_THE_MIDDLE
from tests.support import answer, events, legal


@pytest.mark.rule("SAB-092")
def test_a_passing_player_puts_one_card_face_down_on_the_discard_pile_without_showing_it() -> None:
    table = delve(hands={0: ["cross", "dead_cross"]}, deck=["map"])
    before = table.view(None).discard_count
    answer(table, "discard dead_cross")
    assert list(table.view(0).hand) == ["cross", "map"]
    for viewer in (1, 2, None):
        view = table.view(viewer)
        assert view.discard_count == before + 1
        assert view.open_discard == []
        assert [event.args for event in view.events() if event.kind == "passed"] == [(0,)]
        assert "dead_cross" not in json.dumps([event.args for event in view.events()])
        assert "dead_cross" not in view.data()["discarded"]
    assert told(table, "discarded", seat=0) == [(0, "dead_cross")]


@pytest.mark.rule("SAB-092")
def test_a_player_who_cannot_play_must_still_give_up_a_card() -> None:
    table = delve(hands={0: ["cross", "repair_lantern", "rockfall"]}, tools={0: ["cart"]})
    assert legal(table) == ["discard cross", "discard repair_lantern", "discard rockfall"]


@pytest.mark.rule("SAB-093")
@pytest.mark.parametrize("card", ["cross", "dead_cross", "map", "rockfall", "broken_cart", "repair_cart"])
def test_passing_is_allowed_with_any_card_even_if_it_could_be_played(card: str) -> None:
    hand = ["cross", "dead_cross", "map", "rockfall", "broken_cart", "repair_cart"]
    table = delve(board=["t_vertical@1,0"], hands={0: hand}, tools={1: ["cart"]}, deck=["curve_sw"])
    assert all(offers(table, f"play {other}") for other in hand), "everything could be played"
    assert {line for line in legal(table) if line.startswith("discard")} == {f"discard {other}" for other in hand}
    answer(table, f"discard {card}")
    assert sorted(table.view(0).hand) == sorted([*(other for other in hand if other != card), "curve_sw"])


@pytest.mark.rule("SAB-094")
def test_a_player_who_passed_draws_while_the_deck_lasts() -> None:
    table = delve(hands={0: ["map", "map"], 1: ["map", "map"], 2: ["map", "map"]}, deck=["cross", "t_vertical"])
    answer(table, "discard map", "discard map")
    assert list(table.view(0).hand) == ["map", "cross"]
    assert list(table.view(1).hand) == ["map", "t_vertical"]
    assert table.view(None).deck_count == 0
    answer(table, "discard map")
    assert list(table.view(2).hand) == ["map"]
    assert told(table, "drew", seat=1) == [(1, "t_vertical")]


def mixed_pile(**options: int) -> Table:
    """After a map (face up), a pass (face down), a rockfall and its card (face up) and another pass (face down)."""
    hands = {0: ["map", "curve_es"], 1: ["dead_cross", "map"], 2: ["rockfall", "map"]}
    table = delve(board=["t_vertical@1,0"], hands=hands, deck=8, options=options)
    answer(table, "play map 8,0", "discard dead_cross", "play rockfall 1,0", "discard curve_es")
    return table


@pytest.mark.rule("SAB-095")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_face_up_discards_are_listed_and_face_down_ones_only_counted(viewer: int | None) -> None:
    table = mixed_pile()
    start = 67 - 1 - 6 - 8
    assert table.view(viewer).discard_count == start + 5
    assert sorted(table.view(viewer).open_discard) == ["map", "rockfall", "t_vertical"]


@pytest.mark.rule("SAB-095")
def test_nobody_takes_a_card_out_of_the_pile_and_face_down_cards_stay_unknown_to_the_end_of_the_game() -> None:
    table = mixed_pile(rounds=1)
    count = table.view(None).discard_count
    while table.ask is not None:
        answer(table, legal(table)[-1])
        assert table.view(None).discard_count >= count
        count = table.view(None).discard_count
    assert table.view(None).over
    for viewer in (0, 2, None):
        told = json.dumps([event.args for event in table.view(viewer).events()])
        assert "dead_cross" not in told
        assert "dead_cross" not in table.view(viewer).open_discard


@pytest.mark.rule("SAB-096")
def test_a_player_without_cards_passes_automatically_and_discards_nothing() -> None:
    table = delve(hands={0: ["map", "map"], 1: [], 2: ["map", "map"]}, deck=["cross", "cross", "cross"])
    before = table.view(None).discard_count
    answer(table, "discard map")
    assert table.ask is not None
    assert table.ask.seat == 2
    assert table.view(None).discard_count == before + 1
    assert told(table, "nothing_to_use") == [(1,)]
    assert list(table.view(1).hand) == [], "nothing was used, so nothing is drawn"
    assert table.view(None).deck_count == 2


@pytest.mark.rule("SAB-096")
def test_a_player_without_cards_stays_in_the_seating_order_and_may_be_targeted() -> None:
    hands = {0: ["broken_cart", "map", "repair_cart"], 1: [], 2: ["map", "map"]}
    table = delve(hands=hands, deck=["map", "map", "map"])
    assert offers(table, "play broken_cart") == ["0", "1", "2"]
    answer(table, "play broken_cart 1", "discard map")
    assert broken(table) == [[], ["cart"], []]
    answer(table, "play repair_cart 1")
    assert broken(table) == [[], [], []]
    assert [event.args[0] for event in events(table, "nothing_to_use")] == [1, 1], "passed over in each lap"


@pytest.mark.rule("SAB-138")
@pytest.mark.parametrize(
    "card",
    ["rockfall", "broken_cart", "repair_cart", "repair_cart_lantern", "map", "straight_horizontal", "dead_cross"],
)
def test_a_card_discarded_by_passing_has_no_effect(card: str) -> None:
    board = [*(f"cross@{x},0" for x in range(1, 6)), "t_horizontal@6,0"]
    table = delve(
        board=board,
        goals=TREASURE_IN_THE_MIDDLE,
        hands={0: [card]},
        tools={0: ["lantern"], 1: ["cart"]},
        deck=["curve_sw"],
    )
    before = table.view(None).data()
    answer(table, f"discard {card}")
    after = table.view(None).data()
    for part in ("maze", "goals", "broken", "discarded", "gold_counts", "round"):
        assert after[part] == before[part], part
    assert not any(table.view(seat).findings for seat in range(3))
    assert story(table) == ["passed"]


@pytest.mark.rule("SAB-140")
def test_a_played_broken_tool_is_not_discarded_and_lies_in_front_of_its_player() -> None:
    table = delve(hands={0: ["broken_cart"]})
    answer(table, "play broken_cart 2")
    assert table.view(1).discard_count == 0
    assert broken(table) == [[], [], ["cart"]]


@pytest.mark.rule("SAB-140")
def test_all_that_was_played_or_taken_off_the_table_is_discarded_face_up_and_only_passed_cards_face_down() -> None:
    hands = {0: ["repair_lantern"], 1: ["rockfall"], 2: ["map"]}
    table = delve(board=["dead_cross@1,0"], tools={1: ["lantern"]}, hands=hands, deck=["cross", "cross", "cross"])
    hidden = table.view(None).discard_count
    answer(table, "play repair_lantern 1", "play rockfall 1,0", "play map 8,2", "discard cross")
    view = table.view(None)
    assert sorted(view.open_discard) == sorted(["repair_lantern", "broken_lantern", "rockfall", "dead_cross", "map"])
    assert view.discard_count - len(view.open_discard) == hidden + 1
