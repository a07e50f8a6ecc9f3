"""The cards of Smoki: complete, and as publicly known or decided in the ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from brzdek.core.catalog.cards import Card
from brzdek.core.text import LANGS, Lang
from brzdek.games.magia_i_miecz.cards import verbs as base_language
from brzdek.games.magia_i_miecz.cards.pieces import AdventureCard, CharacterCard, EnemyCard, ThingCard
from brzdek.games.smoki.cards.pieces import LORDS, LordCard, deck_of
from brzdek.games.smoki.cards.verbs import WORDS
from tests import reference
from tests.support import catalog

Fact = Mapping[str, Any]
FACTS = reference.facts("talisman_dragon")
DEFAULTS = reference.ledger("smoki")["default_content"]
KINDS = {"magic_object": "magic_item"}
ITEMS = ("magic_item", "object")
HOUSE = {"Luck Dragon", "Nether Drake", "Radiant Dragon", "Celestial Dragon", "Faerie Dragon"}
"""Cards whose printed text speaks of fate, which this game does not have."""
FLAVOUR_LIMIT = 76


def dragon_cards(deck: str) -> list[AdventureCard]:
    cards = catalog("smoki").cards.values()
    return [card for card in cards if isinstance(card, AdventureCard) and deck_of(card) == deck]


def facts() -> Iterator[Any]:
    for deck, cards in FACTS["decks"].items():
        for fact in cards:
            yield pytest.param(deck, fact, id=f"{deck}-{fact['name_en']}")


def card_of_fact(deck: str, fact: Fact) -> AdventureCard:
    (card,) = [one for one in dragon_cards(deck) if one.name.en == fact["name_en"]]
    return card


@pytest.mark.parametrize(("deck", "fact"), list(facts()))
@pytest.mark.rule("SMO-022")
def test_a_card_is_as_publicly_known(deck: str, fact: Fact) -> None:
    card = card_of_fact(deck, fact)
    assert (card.name.pl, card.copies, card.kind) == (
        fact["name_pl"],
        fact["copies"],
        KINDS.get(fact["type"], fact["type"]),
    )
    assert card.number == (6 if card.kind == "place" else fact["encounter"]), "every place has the number 6"
    if isinstance(card, EnemyCard):
        value = fact["suggested_value"]
        fights = {"strength": (value, None), "craft": (None, value), "weaker_of_yours": (value, value)}
        assert (card.sort, (card.strength, card.craft)) == (fact["enemy_kind"], fights[fact["fights_with"]])
        assert ("breath" in card.effects) is ("breath" in fact)
    if isinstance(card, ThingCard):
        assert card.item_class == fact.get("item_class", "")
        assert (card.not_for == ("evil",)) is (fact.get("restriction") == "not evil")


@pytest.mark.parametrize("deck", LORDS)
@pytest.mark.rule("SMO-005", "SMO-006", "SMO-016")
def test_a_deck_is_complete(deck: str) -> None:
    wanted: Mapping[str, int] = DEFAULTS["dragon_decks"]["per_deck"][deck]
    counted = Counter[str]()
    for card in dragon_cards(deck):
        counted["item" if card.kind in ITEMS else card.kind] += card.copies
    assert {**counted, "total": counted.total()} == wanted
    enemies = [card for card in dragon_cards(deck) if isinstance(card, EnemyCard)]
    totals = DEFAULTS["dragon_decks"]
    assert sum(card.copies for card in enemies if card.sort == "dragon") == totals["dragons_among_enemies"][deck]
    assert sum("breath" in card.effects for card in enemies) == totals["breathing_dragons"][deck]


def test_168_cards_have_138_names() -> None:
    cards = [card for deck in LORDS for card in dragon_cards(deck)]
    assert (sum(card.copies for card in cards), len({card.name.en for card in cards})) == (168, 138)


def test_what_is_designed_here_is_marked() -> None:
    """Values of enemies, and what would speak of fate."""
    cards = [card for deck in LORDS for card in dragon_cards(deck)]
    wanted = {card.id for card in cards if isinstance(card, EnemyCard) or card.name.en in HOUSE}
    assert {card.id for card in cards if card.origin == "house"} == wanted
    assert {card.origin for card in cards} == {"house", "facts"}


def test_no_card_takes_the_place_of_one_of_the_base_game() -> None:
    below = catalog("magia_i_miecz").cards
    own = [card for card in catalog("smoki").cards.values() if card.layer == "smoki"]
    assert [card.id for card in own if card.id in below] == []


@pytest.mark.rule("SMO-189", "SMO-190", "SMO-191", "SMO-192", "SMO-193", "SMO-194", "SMO-195")
def test_the_six_characters_have_the_values_of_the_ledger() -> None:
    names = {fact["name_en"].lower().replace(" ", "_"): fact for fact in FACTS["characters"]}
    starts = {"village": "wioska", "ruins": "ruiny", "crags": "skaly", "city": "miasto", "graveyard": "cmentarz"}
    own = [one for one in catalog("smoki").cards.values() if one.layer == "smoki" and isinstance(one, CharacterCard)]
    assert len(own) == 6
    for wanted in DEFAULTS["characters"]:
        (card,) = [one for one in own if one.name.en == names[wanted["id"]]["name_en"]]
        assert card.name.pl == names[wanted["id"]]["name_pl"]
        found = (card.strength, card.craft, card.endurance, card.alignment, card.start, card.spells)
        numbers = tuple(wanted[key] for key in ("strength", "craft", "endurance", "alignment"))
        assert found == (*numbers, starts[wanted["start"]], wanted.get("spells", 0))


def test_the_lords_have_the_values_of_the_ledger() -> None:
    for wanted in DEFAULTS["draconic_lords"]:
        lord = catalog("smoki").cards[wanted["id"]]
        assert isinstance(lord, LordCard)
        assert {key: getattr(lord, key) for key in ("strength", "craft", "endurance")} == {
            key: wanted[key] for key in ("strength", "craft", "endurance")
        }
        assert "rage" in lord.effects


def test_the_endings_bear_the_names_of_the_ledger() -> None:
    own = [one for one in catalog("smoki").cards.values() if one.layer == "smoki" and one.kind == "ending"]
    wanted = [(one["name"]["pl"], one["name"]["en"]) for one in DEFAULTS["alternative_endings"]]
    assert sorted((card.name.pl, card.name.en) for card in own) == sorted(wanted)


def own_cards() -> list[Card]:
    return [one for one in catalog("smoki").cards.values() if one.layer == "smoki" and one.flavour is not None]


@pytest.mark.parametrize("lang", LANGS)
def test_flavour_is_short_and_told_once(lang: Lang) -> None:
    """Two decks share two events, and with them their words."""
    told = Counter(card.flavour.to(lang) for card in own_cards() if card.flavour is not None)
    assert max(map(len, told)) <= FLAVOUR_LIMIT, max(told, key=len)
    assert sorted(told.values())[-3:] == [1, 2, 2]
    assert all(text.endswith((".", "!", "?")) for text in told)


def test_every_dragon_card_character_and_lord_has_flavour() -> None:
    kinds = {"event", "enemy", "stranger", "friend", "magic_item", "object", "place", "character", "lord"}
    own = {one.id for one in catalog("smoki").cards.values() if one.layer == "smoki" and one.kind in kinds}
    assert own == {card.id for card in own_cards()}


@pytest.mark.parametrize("sort", ["verbs", "conditions", "counters", "selectors"])
def test_no_word_of_the_base_game_comes_to_mean_something_else(sort: str) -> None:
    """A card of the Dungeon would do something else as soon as dragons are about."""
    below = getattr(base_language.LANGUAGE, sort)
    assert [word.word for word in WORDS[sort] if word.word in below] == []
