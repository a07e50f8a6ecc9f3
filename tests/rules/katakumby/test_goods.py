"""Market goods, and the cards that sell or give them elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, seat_to_move, topic
from tests.rules.katakumby.delving import CHEAP, counted, lair
from tests.rules.katakumby.digging import here, room, walk
from tests.rules.raids import CUBES, pass_turn, thief
from tests.support import answer, legal

GOODS = ["backpack", "burglars_kit", "crown_10"]
"""What is for sale to a healthy player."""


def shop(**position: Any) -> Table:
    """Seat 0 in a market room with 21 gold."""
    return lair(2, "bazaar", **{"room": {0: "bazaar.market"}, "gold": {0: 21}, **position})


# --- what they do


@pytest.mark.rule("KAT-275")
@pytest.mark.parametrize(("backpacks", "limit"), [(0, 1), (1, 2), (2, 3)])
def test_each_backpack_carries_one_more_artifact(backpacks: int, limit: int) -> None:
    """Four rooms with artifacts; every one that is taken raises rage."""
    lying = {"vault.vault": ["artifact_5"], "vault.tomb": ["artifact_7"], "trove.trove": ["artifact_10"],
             "hoard.hoard": ["artifact_12"]}  # fmt: skip
    table = lair(
        2, "vault", "trove", "hoard", room={0: "vault.vault"}, boots=20, rage=1, lying=lying,
        tokens={0: ["backpack"] * backpacks},
    )  # fmt: skip
    way = {"vault.vault": [], "vault.tomb": ["vault.gate", "vault.tomb"],
           "trove.trove": ["vault.gate", "trove.gate", "trove.trove"],
           "hoard.hoard": ["trove.gate", "hoard.gate", "hoard.hoard"]}  # fmt: skip
    for place, steps in way.items():
        walk(table, *steps)
        may = offers(table, "take")
        assert bool(may) == (thief(table).artifacts < limit)
        if may:
            answer(table, f"take {may[0]}")
        assert here(table) == place
    assert (thief(table).artifacts, table.view(None).rage) == (limit, limit)


@pytest.mark.rule("KAT-275")
def test_a_backpack_is_worth_5_and_works_as_soon_as_it_is_bought() -> None:
    assert counted(1, tokens={0: ["artifact_5", "backpack", "backpack"]}).scores == (15,)
    table = lair(
        2, "bazaar", "vault", room={0: "bazaar.market"}, gold={0: 7}, boots=5, tokens={0: ["artifact_20"]},
        lying={"vault.vault": ["artifact_5"]},
    )  # fmt: skip
    answer(table, "buy backpack")
    walk(table, "vault.gate", "vault.vault")
    answer(table, "take artifact_5")
    assert thief(table).artifacts == 2


@pytest.mark.rule("KAT-276")
@pytest.mark.parametrize(("damage", "sold"), [(0, False), (4, False), (5, True), (9, True)])
def test_an_amulet_is_sold_with_5_damage_only_and_heals_2(damage: int, sold: bool) -> None:
    table = shop(damage={0: damage})
    assert ("buy blood_amulet" in legal(table)) == sold
    if sold:
        answer(table, "buy blood_amulet")
        assert (thief(table).damage, thief(table).supply) == (damage - 2, CUBES - damage + 2)
        assert thief(table).gold == 14


@pytest.mark.rule("KAT-276")
def test_a_second_one_needs_5_damage_again_and_each_is_worth_7() -> None:
    table = shop(damage={0: 6})
    answer(table, "buy blood_amulet")
    check_refused(table, "buy blood_amulet")
    badly = shop(damage={0: 7})
    answer(badly, "buy blood_amulet", "buy blood_amulet")
    assert (thief(badly).damage, list(thief(badly).tokens)) == (3, ["blood_amulet"] * 2)
    assert counted(1, tokens={0: ["artifact_5", "blood_amulet", "blood_amulet"]}).scores == (19,)


@pytest.mark.rule("KAT-277")
def test_a_burglars_kit_gives_2_lockpicks_at_once_and_is_worth_2() -> None:
    table = shop(lockpicks={0: 1})
    answer(table, "buy burglars_kit")
    assert (thief(table).lockpicks, list(thief(table).tokens)) == (3, ["burglars_kit"])
    answer(table, "buy burglars_kit", "buy burglars_kit")
    assert thief(table).lockpicks == 7
    assert counted(1, tokens={0: ["artifact_5", "burglars_kit"]}).scores == (7,)


@pytest.mark.rule("KAT-278")
@pytest.mark.parametrize("value", [10, 9, 8])
def test_a_crown_is_worth_what_is_printed_on_it(value: int) -> None:
    assert counted(1, tokens={0: ["artifact_5", f"crown_{value}"]}).scores == (5 + value,)


@pytest.mark.rule("KAT-278")
def test_the_best_crown_goes_first() -> None:
    table = shop()
    bought = []
    for _ in range(3):
        crown = next(good for good in offers(table, "buy") if good.startswith("crown"))
        answer(table, f"buy {crown}")
        bought.append(crown)
    assert bought == ["crown_10", "crown_9", "crown_8"]


# --- the Golden Flute


@pytest.mark.rule("KAT-341")
def test_the_flute_sells_one_good_for_5_in_any_room_this_turn() -> None:
    table = lair(hand={0: ["golden_flute"]}, gold={0: 9})
    assert offers(table, "buy") == []
    answer(table, "play golden_flute")
    assert (thief(table).gold, thief(table).clank) == (10, 1)
    assert offers(table, "buy") == [f"{good} offer" for good in GOODS]
    answer(table, "buy crown_10 offer")
    assert (thief(table).gold, list(thief(table).tokens)) == (5, ["crown_10"])
    assert offers(table, "buy") == []


@pytest.mark.rule("KAT-341")
def test_it_is_optional_and_over_when_the_turn_ends() -> None:
    table = lair(hand={0: ["golden_flute"]}, gold={0: 9}, draw={0: []})
    answer(table, "play golden_flute", "end")
    pass_turn(table)
    assert (seat_to_move(table), thief(table).gold, list(thief(table).tokens)) == (0, 10, [])
    answer(table, "play golden_flute")
    assert offers(table, "buy") == [f"{good} offer" for good in GOODS]


@pytest.mark.rule("KAT-341")
@pytest.mark.parametrize(("gold", "sold"), [(3, False), (4, True)])
def test_it_takes_5_gold(gold: int, sold: bool) -> None:
    """The flute itself brings 1."""
    table = lair(hand={0: ["golden_flute"]}, gold={0: gold})
    answer(table, "play golden_flute")
    assert bool(offers(table, "buy")) == sold


@pytest.mark.rule("KAT-341")
def test_stock_crowns_and_amulets_keep_their_rules() -> None:
    market = {"backpack": 0, "crown_10": 0, "burglars_kit": 1}
    table = lair(hand={0: ["golden_flute"]}, gold={0: 9}, market=market, damage={0: 4})
    answer(table, "play golden_flute")
    assert offers(table, "buy") == ["burglars_kit offer", "crown_9 offer"]
    hurt = lair(hand={0: ["golden_flute"]}, gold={0: 9}, market=market, damage={0: 5})
    answer(hurt, "play golden_flute", "buy blood_amulet offer")
    assert thief(hurt).damage == 3


@pytest.mark.rule("KAT-341")
def test_in_a_market_room_the_usual_price_stands_beside_it() -> None:
    table = shop(hand={0: ["golden_flute"]}, gold={0: 11})
    answer(table, "play golden_flute", "buy crown_10 offer", "buy crown_9")
    assert thief(table).gold == 0


# --- the Ogre Merchant


@pytest.mark.rule("KAT-342")
def test_elsewhere_the_ogre_merchant_is_5_gold() -> None:
    table = lair(row=["ogre_merchant", *CHEAP[:5]], swords=4)
    answer(table, "fight ogre_merchant")
    assert (thief(table).gold, topic(table)) == (5, "turn")


@pytest.mark.rule("KAT-342")
def test_in_a_market_room_it_is_5_gold_or_a_good_for_nothing() -> None:
    table = shop(row=["ogre_merchant", "ogre_merchant", *CHEAP[:4]], swords=8, gold={0: 1})
    answer(table, "fight ogre_merchant")
    assert (topic(table), legal(table)) == ("choose", ["choose gold", "choose free_good"])
    answer(table, "choose free_good")
    assert legal(table) == [f"take {good}" for good in GOODS]
    answer(table, "take crown_10")
    assert (thief(table).gold, list(thief(table).tokens)) == (1, ["crown_10"])
    assert table.view(None).market["crown_10"] == 0
    answer(table, "fight ogre_merchant", "choose gold")
    assert thief(table).gold == 6


@pytest.mark.rule("KAT-342")
def test_the_free_good_works_like_a_bought_one() -> None:
    """Stock, order of the crowns and the damage for the amulet hold."""
    table = shop(row=["ogre_merchant", *CHEAP[:5]], swords=4, damage={0: 5}, market={"crown_10": 0, "backpack": 0})
    answer(table, "fight ogre_merchant", "choose free_good")
    assert legal(table) == ["take blood_amulet", "take burglars_kit", "take crown_9"]
    answer(table, "take blood_amulet")
    assert thief(table).damage == 3
    empty = dict.fromkeys(("crown_10", "crown_9", "crown_8", "backpack", "burglars_kit"), 0)
    sold_out = shop(row=["ogre_merchant", *CHEAP[:5]], swords=4, damage={0: 4}, market=empty)
    answer(sold_out, "fight ogre_merchant")
    assert (thief(sold_out).gold, topic(sold_out)) == (26, "turn")


@pytest.mark.rule("KAT-342")
def test_it_is_decided_at_once() -> None:
    table = shop(row=["ogre_merchant", *CHEAP[:5]], swords=4, boots=2)
    answer(table, "fight ogre_merchant")
    assert not any(line.startswith(("move", "end", "buy")) for line in legal(table))
    late = lair(2, "bazaar", room={0: "bazaar.lane"}, row=["ogre_merchant", *CHEAP[:5]], swords=4, boots=2)
    answer(late, "fight ogre_merchant", f"move {room(late, 'bazaar.market')}")
    assert (thief(late).gold, topic(late)) == (5, "turn")
