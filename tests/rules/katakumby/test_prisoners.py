"""Prison tokens: freeing them, what they do when freed, and what they are worth."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, seat_to_move, told, topic
from tests.rules.katakumby.delving import CHEAP, SYMBOL, counted, emptied, game, ghosts, lair
from tests.rules.katakumby.digging import here
from tests.rules.raids import pass_turn, purse, thief
from tests.support import answer, legal

TOKENS = {
    "adventurer": 2,
    "barbarian": 2,
    "cleric": 2,
    "discount_coupon": 1,
    "golden_monkey_bot": 1,
    "haunted_prisoner": 1,
    "mayor": 1,
    "monk": 1,
    "peasant": 2,
    "primatologist": 1,
    "prince": 1,
    "princess": 1,
    "sorceress": 2,
    "warrior": 2,
}


def freed(*tokens: str, **position: Any) -> Table:
    """Seat 0 has just opened a prison with these two tokens, or fewer, in the bank."""
    table = lair(2, "jail", **{"room": {0: "jail.cell"}, "bank": {"prison": list(tokens)}, **position})
    answer(table, "open prison")
    return table


def worth(*tokens: str, **position: Any) -> int:
    """Points of a player who got away with Artifact 5 and these, besides the artifact."""
    return counted(1, "abbey", tokens={0: ["artifact_5", *tokens]}, **position).scores[0] - 5


# --- freeing


@pytest.mark.rule("KAT-184")
@pytest.mark.parametrize(("card", "count"), [("riot", 1), ("diversion", 1), ("the_warden", 2)])
def test_so_many_tokens_are_taken_face_up(card: str, count: int) -> None:
    table = lair(
        2, "pit", room={0: "pit.pit"}, row=[card, *CHEAP[:5]], skill=5, swords=3,
        bank={"prison": ["peasant", "mayor", "monk"]},
    )  # fmt: skip
    answer(table, f"fight {card}" if card == "the_warden" else f"buy {card}")
    assert list(thief(table).tokens) == ["peasant", "mayor"][:count]
    assert told(table, "freed") == [(0, tuple(["peasant", "mayor"][:count]))]
    assert table.view(None).secrets_left["prison"] == 3 - count


@pytest.mark.rule("KAT-184")
def test_they_are_random_tokens() -> None:
    seen = set()
    for seed in range(12):
        table = lair(seed=seed, row=["riot", *CHEAP[:5]], skill=3)
        answer(table, "buy riot")
        seen |= set(thief(table).tokens)
    assert len(seen) >= 5


@pytest.mark.rule("KAT-184")
@pytest.mark.parametrize("left", [[], ["peasant"]])
def test_with_fewer_left_one_takes_those_that_are_there(left: list[str]) -> None:
    table = lair(2, "pit", room={0: "pit.pit"}, row=["the_warden", *CHEAP[:5]], swords=3, bank={"prison": left})
    answer(table, "fight the_warden")
    assert list(thief(table).tokens) == left
    assert table.view(None).secrets_left["prison"] == 0


@pytest.mark.rule("KAT-185")
@pytest.mark.parametrize(
    ("tokens", "enough"),
    [
        (["peasant", "monk"], False),
        (["peasant", "monk", "mayor"], True),
        (["peasant", "monk", "discount_coupon"], False),
        (["golden_monkey_bot", "peasant", "peasant"], True),
        (["monkey_idol", "peasant", "monk"], False),
    ],
)
def test_prisoners_freed_are_those_one_owns_and_the_coupon_is_none(tokens: list[str], enough: bool) -> None:
    """Riot lets its player trash a card with at least 3 of them."""
    table = lair(hand={0: ["riot"]}, tokens={0: tokens})
    answer(table, "play riot", "end")
    assert (topic(table) == "trash") == enough
    assert worth("warrior", *tokens[:1]) == worth(*tokens[:1]) + (2 if tokens[0] != "monkey_idol" else 1)


@pytest.mark.rule("KAT-260")
def test_the_20_prison_tokens() -> None:
    assert emptied("prison") == Counter(TOKENS)
    assert sum(TOKENS.values()) == 20
    assert game(4).view(None).secrets_left["prison"] == 20


# --- at once


@pytest.mark.rule("KAT-261")
def test_the_effect_works_at_once_for_who_freed_the_prisoner() -> None:
    table = freed("barbarian", "cleric", damage={0: 2, 1: 2})
    answer(table, "first cleric")
    assert (purse(table), thief(table).damage, thief(table, 1).damage) == ((0, 2, 0), 1, 2)


@pytest.mark.rule("KAT-261")
@pytest.mark.parametrize("order", [["adventurer", "haunted_prisoner"], ["haunted_prisoner", "adventurer"]])
def test_with_two_tokens_the_player_chooses_the_order(order: list[str]) -> None:
    table = freed("adventurer", "haunted_prisoner")
    assert (seat_to_move(table), topic(table)) == (0, "freed")
    assert legal(table) == ["first adventurer", "first haunted_prisoner"]
    answer(table, f"first {order[0]}")
    kinds = [event.kind for event in table.view(None).events() if event.kind in ("rage", "haunted")]
    assert kinds == [{"adventurer": "rage", "haunted_prisoner": "haunted"}[one] for one in order]


@pytest.mark.rule("KAT-261")
def test_there_is_nothing_to_choose_if_only_one_does_anything() -> None:
    table = freed("peasant", "cleric", damage={0: 1})
    assert (topic(table), thief(table).damage) == ("turn", 0)


@pytest.mark.rule("KAT-262")
def test_an_adventurer_raises_rage_and_is_worth_3() -> None:
    table = freed("adventurer", rage=2)
    assert table.view(None).rage == 2
    assert worth("adventurer") == 3


@pytest.mark.rule("KAT-263")
def test_a_barbarian_gives_2_swords_for_this_turn_and_is_worth_2() -> None:
    table = freed("barbarian", row=["keymaster", *CHEAP[:5]])
    assert purse(table) == (0, 2, 0)
    answer(table, "end")
    pass_turn(table)
    assert purse(table) == (0, 0, 0)
    assert worth("barbarian") == 2


@pytest.mark.rule("KAT-264")
def test_a_cleric_heals_1_and_is_worth_2() -> None:
    assert thief(freed("cleric", damage={0: 4})).damage == 3
    assert worth("cleric", "cleric") == 4


# --- the coupon


@pytest.mark.rule("KAT-265")
def test_the_coupon_makes_one_good_5_gold_cheaper_once() -> None:
    """2 instead of 7."""
    table = lair(2, "bazaar", room={0: "bazaar.market"}, gold={0: 4}, tokens={0: ["discount_coupon"]})
    assert all(line.endswith(" discount_coupon") for line in offers(table, "buy"))
    answer(table, "buy backpack discount_coupon")
    assert (thief(table).gold, list(thief(table).tokens)) == (2, ["backpack"])
    assert offers(table, "buy") == []
    poor = lair(2, "bazaar", room={0: "bazaar.market"}, gold={0: 1}, tokens={0: ["discount_coupon"]})
    assert offers(poor, "buy") == []


@pytest.mark.rule("KAT-265")
def test_it_need_not_be_spent() -> None:
    table = lair(2, "bazaar", room={0: "bazaar.market"}, gold={0: 9}, tokens={0: ["discount_coupon"]})
    answer(table, "buy crown_10")
    assert (thief(table).gold, list(thief(table).tokens)) == (2, ["discount_coupon", "crown_10"])
    answer(table, "buy crown_9 discount_coupon")
    assert (thief(table).gold, list(thief(table).tokens)) == (0, ["crown_10", "crown_9"])


@pytest.mark.rule("KAT-265")
def test_a_price_never_falls_below_nothing() -> None:
    """With the Golden Flute a good costs 5, and with the coupon 0."""
    table = lair(offers=[5], tokens={0: ["discount_coupon"]}, gold={0: 1})
    answer(table, "buy crown_10 offer discount_coupon")
    assert (thief(table).gold, list(thief(table).tokens)) == (1, ["crown_10"])
    cheap = lair(offers=[3], tokens={0: ["discount_coupon"]})
    answer(cheap, "buy crown_10 offer discount_coupon")
    assert thief(cheap).gold == 0


@pytest.mark.rule("KAT-265")
def test_it_is_one_of_the_two_tokens_of_a_prison_but_no_prisoner() -> None:
    table = freed("discount_coupon", "peasant", hand={0: ["riot"]}, tokens={0: ["monk", "mayor"]})
    assert list(thief(table).tokens) == ["monk", "mayor", "discount_coupon", "peasant"]
    only = freed("discount_coupon", hand={0: ["riot"]}, tokens={0: ["monk", "mayor"]})
    answer(only, "play riot", "end")
    assert topic(only) != "trash"
    assert worth("warrior", "discount_coupon") == 1


# --- the others


@pytest.mark.rule("KAT-266")
def test_the_monkey_bot_is_an_idol_worth_3_and_a_prisoner() -> None:
    assert worth("golden_monkey_bot") == 3
    assert worth("golden_monkey_bot", "primatologist") == 3 + 5
    assert worth("golden_monkey_bot", discard={0: ["thirst_for_adventure"]}) == 3 + 2 + 2
    assert worth("golden_monkey_bot", "warrior") == 3 + 2
    table = lair(
        2, "grotto", hand={0: ["boots_of_the_ape_lord"]}, room={0: "grotto.mouth"}, tokens={0: ["golden_monkey_bot"]}
    )
    answer(table, "play boots_of_the_ape_lord")
    for place in (6, 5):
        answer(table, f"move {place}")
    assert here(table) == "grotto.mouth"


@pytest.mark.rule("KAT-266")
def test_it_is_no_idol_of_the_shrine() -> None:
    table = freed("golden_monkey_bot")
    assert (table.view(None).idols, list(thief(table).tokens)) == (3, ["golden_monkey_bot"])


@pytest.mark.rule("KAT-267")
def test_a_haunted_prisoner_brings_a_ghost_and_is_worth_3() -> None:
    assert ghosts(freed("haunted_prisoner")) == (4, 1, 0)
    assert ghosts(freed("haunted_prisoner", ghosts={"area": 2, "bag": 3})) == (0, 2, 3)
    assert worth("haunted_prisoner") == 3


@pytest.mark.rule("KAT-268")
def test_the_mayor_is_worth_5_with_a_mastery_token() -> None:
    assert worth("mayor", "mastery") == 25
    assert worth("mayor") == 0
    assert worth("mayor", out={0: "rescued"}) == 0


@pytest.mark.rule("KAT-269")
def test_the_monk_is_worth_1_for_each_altar_with_a_cube() -> None:
    assert worth("monk") == 0
    assert worth("monk", altars={"abbey.altar": [0]}) == 1
    assert worth("monk", altars={"abbey.altar": [1, 0], "abbey.choir": [0]}) == 2
    assert worth("monk", altars={"abbey.altar": [1], "abbey.choir": [1]}) == 0


@pytest.mark.rule("KAT-270")
def test_a_peasant_is_worth_2() -> None:
    assert (worth("peasant"), worth("peasant", "peasant")) == (2, 4)


@pytest.mark.rule("KAT-271")
def test_the_primatologist_is_worth_5_with_an_idol() -> None:
    assert worth("primatologist") == 0
    assert worth("primatologist", "monkey_idol") == 5 + 5
    assert worth("primatologist", "monkey_idol", "monkey_idol") == 5 + 10
    assert worth("primatologist", "golden_monkey_bot") == 5 + 3


@pytest.mark.rule("KAT-272")
@pytest.mark.parametrize("royal", ["prince", "princess"])
def test_prince_and_princess_are_worth_5_with_a_crown(royal: str) -> None:
    assert worth(royal) == 0
    assert worth(royal, "backpack") == 5
    assert worth(royal, "crown_8") == 5 + 8
    assert worth(royal, "crown_8", "crown_9") == 5 + 17
    assert worth("prince", "princess", "crown_10") == 10 + 10


@pytest.mark.rule("KAT-273")
def test_a_sorceress_is_worth_5_with_two_tomes() -> None:
    assert worth("sorceress", discard={0: ["secret_tome"]}) == 7
    assert worth("sorceress", discard={0: ["secret_tome"]}, hand={0: ["secret_tome"]}) == 14 + 5
    assert worth("sorceress", "sorceress", draw={0: ["secret_tome"] * 3}) == 21 + 10


@pytest.mark.rule("KAT-274")
def test_a_warrior_is_worth_1_for_each_prisoner_himself_included() -> None:
    assert worth("warrior") == 1
    assert worth("warrior", "mayor", "monk") == 3
    assert worth("warrior", "warrior", "mayor") == 6
    assert worth("warrior", "discount_coupon", "monkey_idol") == 1 + 5


@pytest.mark.rule("KAT-260")
def test_tokens_that_do_nothing_at_once_do_nothing() -> None:
    quiet = [token for token in TOKENS if token not in ("adventurer", "barbarian", "cleric", "haunted_prisoner")]
    for token in quiet:
        table = freed(token, damage={0: 3}, row=[SYMBOL, *CHEAP[:5]])
        assert (token, purse(table), thief(table).damage, ghosts(table)) == (token, (0, 0, 0), 3, (5, 0, 0))
        assert told(table, "rage") == []
    check_refused(freed("peasant"), "first peasant")
