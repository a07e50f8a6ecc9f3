"""The market action: seven gold for any good, from any market room, as often as one likes."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.rulebook import Result
from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, result, told
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import laid, tile, tunnel
from tests.rules.raids import each, thief
from tests.support import answer

QUARRY = {
    "near": tile({"stall": ["market"], "lane": []}, tunnel("stall", "lane")),
    "far": tile({"booth": ["market", "altar"], "lane": []}, tunnel("booth", "lane"), back="haven"),
}
MAP = [laid("near", 1, 0), laid("far", 1, 1)]
GOODS = ["backpack", "burglars_kit", "crown_10"]
HURT = {0: 5}
"""An amulet is sold only to those with so much damage."""


def at(place: str, players: int = 2, **position: Any) -> Table:
    return dig(QUARRY, players, **{"map": MAP, "room": {0: place}, **position})


@pytest.mark.rule("KAT-093")
@pytest.mark.parametrize(
    ("place", "sold"), [("near.stall", GOODS), ("far.booth", GOODS), ("near.lane", []), ("start.crypt", [])]
)
def test_goods_are_sold_in_market_rooms_only(place: str, sold: list[str]) -> None:
    assert offers(at(place, gold={0: 30}), "buy") == sold


@pytest.mark.rule("KAT-093")
def test_any_number_of_goods_may_be_bought_in_one_turn() -> None:
    table = at("near.stall", gold={0: 72}, damage=HURT)
    bought = ["crown_10", "backpack", "burglars_kit", "blood_amulet", "crown_9", "backpack", "burglars_kit"]
    bought += ["burglars_kit", "crown_8"]
    answer(table, *[f"buy {good}" for good in bought])
    assert thief(table).tokens == bought
    assert thief(table).gold == 72 - 9 * 7
    assert told(table, "bought") == [(0, good) for good in bought]


@pytest.mark.rule("KAT-093")
def test_buying_is_optional_and_possible_without_having_walked_there() -> None:
    table = at("near.stall", gold={0: 7}, hand={0: ["burgle"]})
    assert "crown_10" in offers(table, "buy")
    answer(table, "play burgle", "end")
    assert (thief(table).gold, thief(table).tokens) == (7, [])


@pytest.mark.rule("KAT-094")
def test_all_market_rooms_sell_from_the_same_stock() -> None:
    hands: dict[int, list[str]] = {0: [], 1: []}
    table = at("near.stall", room={0: "near.stall", 1: "far.booth"}, gold={0: 21, 1: 21}, hand=hands)
    answer(table, "buy backpack", "buy backpack", "buy crown_10", "end")
    assert offers(table, "buy") == ["burglars_kit", "crown_9"]
    answer(table, "buy crown_9", "buy crown_8")
    assert offers(table, "buy") == ["burglars_kit"]
    assert each(table, "tokens") == [["backpack", "backpack", "crown_10"], ["crown_9", "crown_8"]]
    assert {good: left for good, left in table.view(None).market.items() if left} == {
        "blood_amulet": 2,
        "burglars_kit": 3,
    }


@pytest.mark.rule("KAT-095")
@pytest.mark.parametrize("good", ["backpack", "blood_amulet", "burglars_kit", "crown_10"])
def test_every_good_costs_exactly_seven_gold(good: str) -> None:
    check_refused(at("near.stall", gold={0: 6}, damage=HURT, skill=9, swords=9), f"buy {good}")
    table = at("near.stall", gold={0: 10}, damage=HURT)
    answer(table, f"buy {good}")
    assert thief(table).gold == 3
    check_refused(table, f"buy {good}")


@pytest.mark.rule("KAT-095")
@pytest.mark.parametrize(("good", "sold"), [("crown_9", ["crown_10"]), ("crown_8", ["crown_10", "crown_9"])])
def test_the_lesser_crowns_cost_no_less(good: str, sold: list[str]) -> None:
    market = dict.fromkeys(sold, 0)
    check_refused(at("near.stall", gold={0: 6}, market=market), f"buy {good}")
    table = at("near.stall", gold={0: 10}, market=market)
    answer(table, f"buy {good}")
    assert (thief(table).gold, thief(table).tokens) == (3, [good])


@pytest.mark.rule("KAT-096")
def test_a_bought_good_belongs_to_the_player_for_good() -> None:
    table = at("near.stall", gold={0: 14}, hand={0: [], 1: []})
    answer(table, "buy burglars_kit", "buy burglars_kit", "end", "end")
    assert thief(table).tokens == ["burglars_kit", "burglars_kit"]
    assert table.view(None).market["burglars_kit"] == 1


@pytest.mark.rule("KAT-097")
def test_the_most_valuable_crown_is_always_sold_first() -> None:
    """Whoever buys takes the top one of the stack: 10, then 9, then 8."""
    seats = range(4)
    table = at(
        "near.stall",
        4,
        room=dict.fromkeys(seats, "near.stall"),
        gold=dict.fromkeys(seats, 7),
        hand={seat: [] for seat in seats},
    )
    for crown, others in (("crown_10", ["crown_9", "crown_8"]), ("crown_9", ["crown_10", "crown_8"])):
        for other in others:
            check_refused(table, f"buy {other}")
        answer(table, f"buy {crown}", "end")
    answer(table, "buy crown_8", "end")
    assert offers(table, "buy") == ["backpack", "burglars_kit"]
    assert each(table, "tokens") == [["crown_10"], ["crown_9"], ["crown_8"], []]


@pytest.mark.rule("KAT-097")
def test_a_crown_taken_as_a_reward_is_the_top_one_too() -> None:
    table = at("near.stall", row=["ogre_merchant"], swords=4, market={"crown_10": 0})
    answer(table, "fight ogre_merchant", "choose free_good")
    assert [good for good in offers(table, "take") if good.startswith("crown")] == ["crown_9"]


# --- no limits


@pytest.mark.rule("KAT-096", "KAT-321")
def test_one_player_may_buy_the_market_empty() -> None:
    table = at("near.stall", gold={0: 70}, damage={0: 9})
    while offers(table, "buy"):
        answer(table, f"buy {offers(table, 'buy')[0]}")
    assert sorted(thief(table).tokens) == sorted(
        ["backpack"] * 2 + ["blood_amulet"] * 2 + ["burglars_kit"] * 3 + ["crown_10", "crown_9", "crown_8"]
    )
    assert set(table.view(None).market.values()) == {0}


@pytest.mark.rule("KAT-321")
def test_one_player_may_have_all_three_idols() -> None:
    table = dig(room={0: "start.shrine"}, tokens={0: ["monkey_idol", "monkey_idol"]}, boots=2)
    answer(table, "move 3", "move 4", "take monkey_shrine")
    assert thief(table).tokens == ["monkey_idol"] * 3
    assert table.view(None).idols == 0


@pytest.mark.rule("KAT-321")
def test_secrets_prisoners_and_cards_have_no_limit() -> None:
    """A player with all chalices, all maps, ten prisoners and forty cards goes on taking and still counts it all."""
    prisoners = ["peasant", "peasant", "warrior", "warrior", "cleric", "cleric", "barbarian", "barbarian", "mayor"]
    secrets = ["chalice", "chalice", "chalice", "catacombs_map", "catacombs_map", "dragon_egg", "dragon_egg"]
    table = dig(
        room={0: "start.hall"},
        boots=1,
        tokens={0: ["artifact_5", *prisoners, *secrets]},
        discard={0: ["mercenary"] * 15 + ["secret_tome"] * 11},
        skill=7,
        row=["the_warden"],
        out={1: "lost"},
    )
    answer(table, "buy secret_tome", "move 1", "end")
    assert thief(table).tokens == ["artifact_5", *prisoners, *secrets, "mastery"]
    points = 5 + 20 + 12 * 7 + 2 * 2 + 2 * 9 + 4 * 2 + 5 + 3 * 7 + 2 * 5 + 2 * 3
    assert result(table) == Result((points, 0), (0,))
