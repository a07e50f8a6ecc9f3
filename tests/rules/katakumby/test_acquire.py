"""Acquiring cards from the dungeon row and from the reserve."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dialect import check_refused, offers, told
from tests.rules.katakumby.delving import CALM, SPARE, dig
from tests.rules.katakumby.digging import laid, tile
from tests.rules.katakumby.exploring import calm
from tests.rules.raids import purse, thief
from tests.support import answer

RESERVE = {"mercenary": (15, 2), "explore": (15, 3), "secret_tome": (12, 7)}
"""How many there are, and what one costs."""
CAVE = {"cave": tile({"cave": ["crystal_cave"]})}
IN_CAVE: dict[str, Any] = {"map": [laid("cave", 1, 0)], "room": {0: "cave.cave"}}


# --- from the row


@pytest.mark.rule("KAT-066")
@pytest.mark.parametrize(
    ("card", "cost"), [("golden_flute", 1), ("flamboyance", 2), ("swindle", 3), ("expert_guide", 5), ("blink_spell", 8)]
)
def test_a_blue_card_costs_its_skill(card: str, cost: int) -> None:
    poor = dig(row=calm(card), deck=[], skill=cost - 1, swords=9, boots=9, gold={0: 9})
    check_refused(poor, f"buy {card}")
    table = dig(row=calm(card), deck=[], skill=cost + 1)
    answer(table, f"buy {card}")
    assert purse(table) == (1, 0, 0)
    assert thief(table).discard == [card]
    assert told(table, "acquired") == [(0, card)]


@pytest.mark.rule("KAT-067")
def test_ania_acquires_the_experienced_guide() -> None:
    """3 skill from her cards and 2 from the kobold; the guide's boots and skill are not gained this turn."""
    table = dig(
        CAVE,
        **IN_CAVE,
        hand={0: ["burgle", "burgle", "burgle"]},
        row=calm("crystal_kobold", "expert_guide"),
        swords=2,
    )
    answer(table, "play burgle", "play burgle", "play burgle")
    assert purse(table) == (3, 2, 0)
    answer(table, "fight crystal_kobold")
    assert purse(table) == (5, 0, 0)
    answer(table, "buy expert_guide")
    assert table.catalog.cards["expert_guide"].name.pl == "Doświadczona przewodniczka"
    assert (purse(table), thief(table).discard) == ((0, 0, 0), ["expert_guide"])


@pytest.mark.rule("KAT-067")
@pytest.mark.parametrize(
    ("card", "cost"), [("swindle", 3), ("lightstick", 3), ("smash_and_grab", 3), ("explore", 3), ("secret_tome", 7)]
)
def test_an_acquired_card_gives_nothing_yet(card: str, cost: int) -> None:
    table = dig(row=calm(*[card] * (card not in RESERVE)), deck=[], skill=cost, draw={0: ["burgle"] * 2})
    answer(table, f"buy {card}")
    one = thief(table)
    assert (purse(table), one.gold, one.clank, one.hand_count, one.deck_count) == ((0, 0, 0), 0, 0, 0, 2)
    assert (one.discard, one.played) == ([card], [])
    assert card not in offers(table, "play")


@pytest.mark.rule("KAT-067")
def test_the_acquire_text_is_the_exception() -> None:
    table = dig(row=calm("sneak_attack"), skill=3)
    answer(table, "buy sneak_attack")
    assert (purse(table), thief(table).discard) == ((0, 1, 0), ["sneak_attack"])


@pytest.mark.rule("KAT-068")
def test_the_gap_stays_until_the_end_of_the_turn() -> None:
    table = dig(row=["swindle", "lightstick", *CALM[:4]], deck=["bandit", "bandit"], skill=6)
    answer(table, "buy lightstick")
    assert table.view(None).row == ["swindle", *CALM[:4]]
    answer(table, "buy swindle")
    assert table.view(None).row == CALM[:4]
    assert table.view(None).dungeon_deck_count == 2
    answer(table, "end")
    assert sorted(table.view(None).row) == sorted([*CALM[:4], "bandit", "bandit"])


@pytest.mark.rule("KAT-068")
def test_two_copies_in_the_row_are_two_cards() -> None:
    table = dig(row=["swindle", "swindle", *CALM[:4]], deck=[], skill=9)
    answer(table, "buy swindle", "buy swindle")
    check_refused(table, "buy swindle")
    assert thief(table).discard == ["swindle", "swindle"]


# --- from the reserve


@pytest.mark.rule("KAT-069")
@pytest.mark.parametrize("card", RESERVE)
def test_a_yellow_card_is_acquired_from_the_reserve_for_skill(card: str) -> None:
    copies, cost = RESERVE[card]
    poor = dig(skill=cost - 1, gold={0: 20}, swords=9, boots=9)
    check_refused(poor, f"buy {card}")
    table = dig(skill=cost)
    row = list(table.view(None).row)
    answer(table, f"buy {card}")
    assert (purse(table), thief(table).discard) == ((0, 0, 0), [card])
    assert table.view(None).reserve[card] == copies - 1
    assert table.view(None).row == row


@pytest.mark.rule("KAT-070")
@pytest.mark.parametrize("card", RESERVE)
def test_a_pile_of_the_reserve_runs_out(card: str) -> None:
    copies, cost = RESERVE[card]
    table = dig(skill=(copies + 1) * cost)
    for bought in range(copies):
        assert table.view(0).reserve[card] == copies - bought
        answer(table, f"buy {card}")
    assert thief(table).discard.count(card) == copies
    check_refused(table, f"buy {card}")


@pytest.mark.rule("KAT-070")
def test_a_trashed_card_does_not_come_back_to_the_reserve() -> None:
    table = dig(hand={0: ["mercenary"]}, reserve={"mercenary": 0}, trashes=["any"], deck=SPARE)
    answer(table, "play mercenary", "end")
    assert told(table, "trashed") == [(0, "mercenary")]
    assert table.view(None).reserve["mercenary"] == 0
