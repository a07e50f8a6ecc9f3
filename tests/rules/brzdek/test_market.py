"""The market: where, when and for how much goods are bought, and what they are good for."""

from __future__ import annotations

import pytest

from brzdek.core.table import NotAnOption, Table
from tests.rules.brzdek.delving import counted, delve, refilled
from tests.rules.dialect import offers, seat_to_move, told, topic
from tests.rules.raids import now, pass_turn, thief
from tests.support import answer, legal

MARKETS = {"front": {19, 20, 26, 27}, "back": {19, 21, 26, 27, 34}}
GOODS = ["master_key", "backpack", "crown_10", "crown_9", "crown_8"]
ON_SALE = {"master_key", "backpack", "crown_10"}
"""What a market shows at first: of the crowns the best one."""


def goods_offered(table: Table) -> set[str]:
    return set(offers(table, "buy")) & set(GOODS)


# --- where and when


@pytest.mark.rule("BRZ-097")
@pytest.mark.parametrize("side", ["front", "back"])
def test_goods_are_sold_in_market_rooms_only(side: str) -> None:
    rooms = delve(board=side).view(0).board.rooms
    selling = {room for room in rooms if goods_offered(delve(board=side, room={0: room}, gold={0: 50}))}
    assert selling == MARKETS[side]


@pytest.mark.rule("BRZ-097")
def test_a_good_may_be_bought_at_any_moment_of_the_own_turn_without_entering() -> None:
    before, between, after = (delve(room={0: 26}, gold={0: 7}, hand={0: ["burgle", "stumble"]}) for _ in range(3))
    answer(before, "buy master_key", "play burgle", "play stumble")
    answer(between, "play burgle", "buy master_key", "play stumble")
    answer(after, "play burgle", "play stumble", "buy master_key")
    for table in (before, between, after):
        assert list(thief(table).tokens) == ["master_key"]
        assert (seat_to_move(table), topic(table)) == (0, "turn")


@pytest.mark.rule("BRZ-097")
def test_the_market_is_open_on_passing_through() -> None:
    table = delve(room={0: 18}, gold={0: 7}, boots=2)
    assert not goods_offered(table)
    answer(table, "move 26", "buy backpack", "move 27", "take artifact_10")
    assert list(thief(table).tokens) == ["backpack", "artifact_10"]


@pytest.mark.rule("BRZ-097")
def test_nobody_buys_for_a_rival_or_in_a_rivals_turn() -> None:
    table = delve(room={0: 2, 1: 26}, gold={0: 50, 1: 50})
    assert not goods_offered(table)
    answer(table, "end")
    assert seat_to_move(table) == 1
    assert goods_offered(table) == ON_SALE


# --- the price and the stock


@pytest.mark.rule("BRZ-098")
def test_7_gold_are_enough_and_6_are_not() -> None:
    assert goods_offered(delve(room={0: 26}, gold={0: 6}, skill=50)) == set()
    assert goods_offered(delve(room={0: 26}, gold={0: 7})) == ON_SALE


@pytest.mark.rule("BRZ-098")
@pytest.mark.parametrize("good", sorted(ON_SALE))
def test_every_good_costs_7_gold_and_nothing_else(good: str) -> None:
    table = delve(room={0: 26, 1: 26}, gold={0: 9, 1: 3}, skill=4, swords=3, boots=2)
    answer(table, f"buy {good}")
    assert [thief(table, seat).gold for seat in (0, 1)] == [2, 3]
    assert (now(table).skill, now(table).swords, now(table).boots) == (4, 3, 2)
    assert told(table, "bought") == [(0, good)]
    assert not goods_offered(table)


@pytest.mark.rule("BRZ-099")
def test_what_is_sold_out_cannot_be_bought() -> None:
    table = delve(room={0: 26}, gold={0: 50}, market={"master_key": 0, "crown_10": 0, "crown_9": 0, "crown_8": 0})
    assert goods_offered(table) == {"backpack"}
    answer(table, "buy backpack", "buy backpack")
    assert goods_offered(table) == set()
    with pytest.raises(NotAnOption):
        answer(table, "buy backpack")
    assert thief(table).gold == 50 - 14


@pytest.mark.rule("BRZ-099")
@pytest.mark.parametrize(("side", "first", "second"), [("front", 19, 27), ("back", 19, 34)])
def test_all_market_rooms_share_one_stock(side: str, first: int, second: int) -> None:
    table = delve(board=side, room={0: first, 1: second}, gold={0: 50, 1: 50}, hand={1: []})
    answer(table, "buy master_key", "buy master_key", "buy crown_10", "end")
    assert goods_offered(table) == {"backpack", "crown_9"}
    assert dict(table.view(1).market) == {"master_key": 0, "backpack": 2, "crown_10": 0, "crown_9": 1, "crown_8": 1}


@pytest.mark.rule("BRZ-100")
def test_a_good_lies_before_its_buyer_for_the_rest_of_the_game() -> None:
    table = delve(room={0: 26}, gold={0: 14})
    answer(table, "buy master_key", "buy crown_10", "end")
    for _ in range(5):
        pass_turn(table, 2)
        assert list(thief(table).tokens) == ["master_key", "crown_10"]
        assert not any("key" in line or "crown_10" in line for line in legal(table))
    assert table.view(1).thieves[0].tokens == table.view(0).thieves[0].tokens


@pytest.mark.rule("BRZ-100")
def test_a_good_stays_with_a_player_who_is_knocked_out() -> None:
    table = refilled("ogre", damage={0: 9}, bag={0: 5}, black=0, tokens={0: ["artifact_5", "backpack"]}, room={0: 2})
    assert thief(table).out == "rescued"
    assert list(thief(table).tokens) == ["artifact_5", "backpack"]
    assert table.view(None).market["backpack"] == 1


@pytest.mark.rule("BRZ-101")
def test_a_player_may_own_several_goods_of_a_kind() -> None:
    table = delve(room={0: 26}, gold={0: 49})
    wanted = ["master_key", "master_key", "backpack", "backpack", "crown_10", "crown_9", "crown_8"]
    answer(table, *(f"buy {good}" for good in wanted))
    assert list(thief(table).tokens) == wanted
    assert thief(table).gold == 0


@pytest.mark.rule("BRZ-102")
def test_several_goods_may_be_bought_in_one_turn() -> None:
    table = delve(room={0: 26}, gold={0: 23})
    answer(table, "buy crown_10", "buy master_key", "buy backpack")
    assert thief(table).gold == 2
    assert len(thief(table).tokens) == 3
    assert len(told(table, "turn")) == 1


# --- keys and backpacks


@pytest.mark.rule("BRZ-103")
def test_locked_tunnels_open_to_the_owner_of_a_key() -> None:
    shut, open_ = (
        delve(room={0: 4}, boots=4, tokens={0: tokens}) for tokens in (["backpack", "crown_9"], ["master_key"])
    )
    assert "move 9" not in legal(shut)
    assert "move 9" in legal(open_)


@pytest.mark.rule("BRZ-103")
def test_a_key_bought_this_turn_opens_at_once_and_for_its_owner_alone() -> None:
    table = delve(room={0: 27, 1: 4}, gold={0: 7}, boots=2, hand={1: ["explore"]})
    assert "move 32" not in legal(table)
    answer(table, "buy master_key", "move 32", "leave", "end", "play explore")
    assert thief(table).room == 32
    assert "move 10" in legal(table)
    assert "move 9" not in legal(table)


@pytest.mark.rule("BRZ-103")
def test_a_key_is_not_used_up() -> None:
    table = delve(room={0: 4}, boots=6, tokens={0: ["master_key"]})
    answer(table, "move 9", "leave", "move 4", "leave", "move 9", "leave", "move 14")
    assert thief(table).room == 14
    assert list(thief(table).tokens) == ["master_key"]


@pytest.mark.rule("BRZ-104")
@pytest.mark.parametrize("keys", range(3))
def test_a_key_is_worth_5_points(keys: int) -> None:
    assert counted(tokens={0: ["artifact_7", *["master_key"] * keys]}).scores == (7 + 5 * keys, 0)


@pytest.mark.rule("BRZ-105")
@pytest.mark.parametrize(
    ("backpacks", "carried", "may_take"),
    [(0, 0, True), (0, 1, False), (1, 1, True), (1, 2, False), (2, 1, True), (2, 2, True), (2, 3, False)],
)
def test_each_backpack_carries_one_more_artifact(backpacks: int, carried: int, may_take: bool) -> None:
    """With 2 backpacks the limit is 3."""
    artifacts = ["artifact_5", "artifact_10", "artifact_15"][:carried]
    table = delve(room={0: 16}, boots=1, tokens={0: [*artifacts, *["backpack"] * backpacks]})
    answer(table, "move 21")
    assert offers(table, "take") == (["artifact_7"] if may_take else [])


@pytest.mark.rule("BRZ-105")
def test_two_backpacks_carry_three_artifacts() -> None:
    table = delve(4, room={0: 26}, gold={0: 14}, boots=20, caves_lifted=True, monsters_ignored=True, rage=1)
    answer(table, "buy backpack", "buy backpack", "move 27", "take artifact_10", "move 26", "move 18")
    answer(table, "take artifact_5", "move 17", "move 23", "take artifact_15", "move 17", "move 18", "move 26")
    answer(table, "move 31")
    assert topic(table) == "turn"
    assert thief(table).artifacts == 3


@pytest.mark.rule("BRZ-106")
@pytest.mark.parametrize("backpacks", range(3))
def test_a_backpack_is_worth_5_points(backpacks: int) -> None:
    assert counted(tokens={0: ["artifact_7", *["backpack"] * backpacks]}).scores == (7 + 5 * backpacks, 0)


# --- crowns


@pytest.mark.rule("BRZ-107")
@pytest.mark.parametrize(
    ("crowns", "points"),
    [(["crown_10"], 10), (["crown_9"], 9), (["crown_8"], 8), (["crown_9", "crown_10", "crown_8"], 27)],
)
def test_a_crown_is_worth_what_it_shows(crowns: list[str], points: int) -> None:
    assert counted(tokens={0: ["artifact_5", *crowns]}).scores == (5 + points, 0)


@pytest.mark.rule("BRZ-108")
def test_the_best_crown_is_sold_first() -> None:
    table = delve(room={0: 26}, gold={0: 50})
    for crown in ("crown_10", "crown_9", "crown_8"):
        assert [good for good in offers(table, "buy") if good.startswith("crown")] == [crown]
        answer(table, f"buy {crown}")
    assert not any(good.startswith("crown") for good in offers(table, "buy"))


@pytest.mark.rule("BRZ-108")
def test_a_later_buyer_gets_the_next_crown() -> None:
    table = delve(room={0: 26, 1: 20}, gold={0: 7, 1: 14}, hand={1: []})
    answer(table, "buy crown_10", "end")
    for better in ("crown_10", "crown_8"):
        with pytest.raises(NotAnOption):
            answer(table, f"buy {better}")
    answer(table, "buy crown_9", "buy crown_8")
    assert list(thief(table, 1).tokens) == ["crown_9", "crown_8"]
