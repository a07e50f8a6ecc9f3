"""The cards of Katakumby: how many of each, in which order, and what stands on them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from brzdek.core.text import Lang
from printables.cards.contents import open_deck
from tests.printables.jobs import recorded

pytestmark = pytest.mark.xdist_group("printed tiles")


def test_groups_come_in_the_order_of_use() -> None:
    deck = open_deck("katakumby")
    assert [group.title.pl for group in deck.groups] == [
        "Karta startowa",
        "Karta rezerwy",
        "Karta lochów",
        "Okazja",
        "Potwór",
        "Karty promocyjne",
        "Wesoła kompania: na 5–6 graczy",
    ]


def test_the_box_holds_cards_for_six() -> None:
    deck = open_deck("katakumby")
    tables, cards = deck.catalog.tables, deck.catalog.cards
    counts = [Counter({card.id: count for card, count in group.cards}) for group in deck.groups]
    whole = sum(counts, Counter[str]())
    assert whole["burgle"] == 6 * 6 and counts[0]["burgle"] == 4 * 6
    assert whole["mercenary"] == 15 + tables["party_reserve"] and whole["goblin"] == 1
    assert sum(sum(count.values()) for count in counts[:5]) == 40 + 43 + 100
    party = counts[-1]
    assert party["ape_lord_phantasm"] == 1
    twins = {card.id for card in cards.values() if card.kind in ("blue", "device", "monster") and card.copies in (2, 3)}
    assert {card for card, count in party.items() if count == 1} - {"ape_lord_phantasm"} == twins
    assert set(counts[-2]) == {"breakout", "dusty_map", "mister_wizkers"}


def test_numbers_count_every_card_once() -> None:
    numbers = open_deck("katakumby").numbers()
    assert len(set(numbers.values())) == len(numbers)
    assert {number.partition("/")[2] for number in numbers.values()} == {str(len(numbers))}


def icons(card: str) -> Counter[str]:
    log, notes = recorded("katakumby", (card,), given={"layout": "single"})
    assert notes.all() == []
    return Counter(re.findall(r"^ *stamp icon\.(\w+)", log, re.M))


@pytest.mark.parametrize(
    ("card", "icon"),
    [
        ("locked_trunk", "lockpick"),
        ("wishing_well", "gold"),
        ("black_tourmaline", "ghost"),
        ("crystal_kobold", "crystal"),
        ("crystal_kobold", "altar"),
        ("mister_wizkers", "spark"),
        ("ape_lord_phantasm", "ghost"),
        ("burgle", "gate"),
    ],
)
def test_marks_of_prices_wards_places_and_sets(card: str, icon: str) -> None:
    assert icons(card)[icon] == 1


def test_a_card_for_one_of_two_places_says_or() -> None:
    for lang, words in (("pl", "lub przy"), ("en", "or in an altar room")):
        chosen: Lang = "pl" if lang == "pl" else "en"
        log, _ = recorded("katakumby", ("crystal_kobold",), (chosen,), {"layout": "single"})
        assert words in " ".join(re.findall('"(.*)"', log))
    log, _ = recorded("katakumby", ("the_warden",), given={"layout": "single"})
    assert "Tylko w podziemiach." in log and '"P"' in log


def test_all_cards_are_readable_in_both_languages() -> None:
    both: list[tuple[Lang, ...]] = [("pl",), ("en",), ("pl", "en"), ("en", "pl")]
    for langs in both:
        assert recorded("katakumby", None, langs)[1].all() == []
