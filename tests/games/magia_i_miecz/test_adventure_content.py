"""The Adventure deck of Magia i Miecz: complete, and as publicly known of the printed game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
import yaml

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.layers import Layers
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS, Lang
from brzdek.games.magia_i_miecz.cards.pieces import AdventureCard, EnemyCard, ThingCard
from brzdek.games.magia_i_miecz.cards.schema import SCHEMA
from tests import reference

Fact = Mapping[str, Any]
FOLDER = cards_folder() / "magia_i_miecz"
HUMANOIDS = {"Bandit", "Berserker", "Goblin", "Hobgoblin", "Ogre"}
"""No source marks them; the ledger does (MIM-246)."""
CAPACITIES = {"Mule": 6, "Horse and Cart": 8}
"""Where the facts say "any number", the ledger decides (MIM-088)."""
MADE_ANEW = {"object": {"object", "find"}, "magic_object": {"magic_item", "find"}}
FLAVOUR_LIMIT = 64

OWN_WORDS: Mapping[str, Any] = {
    "lost 1 turn": {"lose_turn": "next"},
    "miss 1 turn": {"lose_turn": "this"},
    "lose 1 life": {"lose": {"endurance": 1}},
    "heal 1 life": {"heal": 1},
    "1 life": {"gain": {"endurance": 1}},
    "1 strength": {"gain": {"strength": 1}},
    "1 craft": {"gain": {"craft": 1}},
    "1 spell": {"gain": {"spell": 1}},
    "gain 1 spell": {"gain": {"spell": 1}},
    "1 gold": {"gain": {"gold": 1}},
    "2 gold": {"gain": {"gold": 2}},
    "3 gold": {"gain": {"gold": 3}},
    "Talisman": {"gain": {"talisman": 1}},
    "toad 3 turns": {"toad": 3},
    "lose 1 object": {"choose": {"card": {"own": "item"}}, "then": {"discard": "it"}},
    "eats a random follower": {"at_random": {"card": {"own": "friend"}}, "do": {"discard": "it"}},
    "takes a random object": {"at_random": {"card": {"own": "item"}}, "do": {"discard": "it"}},
    "1 die of spaces clockwise": {"drift": "it", "dice": 1, "way": "clockwise"},
    "1 die of spaces counter-clockwise": {"drift": "it", "dice": 1, "way": "anticlockwise"},
    "discarded": {"discard": "it"},
    "teleport in the region": {"choose": {"space": "region"}, "then": {"move_to": "chosen"}},
    "explodes: lose a life and the artifact": [{"lose": {"endurance": 1}}, {"discard": "this"}],
    "explodes: lose the artifact": {"discard": "this"},
    "good": {"each": {"player": {"aligned": "good"}}, "do": {"lose": {"gold": 1}}},
    "evil": {"each": {"player": {"aligned": "evil"}}, "do": {"lose": {"gold": 1}}},
    "neutral": {"each": {"player": {"aligned": "neutral"}}, "do": {"lose": {"gold": 1}}},
    "everyone with gold": {"each": {"player": "anyone"}, "do": {"lose": {"gold": 1}}},
    "outer region": {"each": {"player": {"in": "outer"}}, "do": {"lose": {"gold": 1}}},
    "middle region": {"each": {"player": {"in": "middle"}}, "do": {"lose": {"gold": 1}}},
    **dict.fromkeys(("nothing", "ignored", "empty", "kept", "fails"), "nothing"),
}
"""What the rows of the facts' tables are in the language of the cards."""


@cache
def catalog() -> Catalog:
    return load_catalog(Layers(SCHEMA, folder=FOLDER))


@cache
def written() -> Mapping[str, Any]:
    """The cards as they stand in their files, by id."""
    files = [
        yaml.safe_load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8")) for name in ("adventure", "equipment")
    ]
    return {card["id"]: card for file in files for card in file["cards"]}


def in_deck(card: AdventureCard) -> int:
    """How many copies lie in the Adventure deck."""
    return card.piles.get("adventure", 0) if card.piles else card.copies


@cache
def deck() -> Mapping[str, AdventureCard]:
    """The cards of the deck by their English names."""
    cards = [catalog().cards[one] for one in written()]
    found = [card for card in cards if isinstance(card, AdventureCard) and card.kind != "talisman" and in_deck(card)]
    assert len({card.name.en for card in found}) == len(found)
    return {card.name.en: card for card in found}


def known() -> list[Fact]:
    facts: list[Fact] = reference.facts("talisman_adventure")["cards"]
    return facts


def known_with(*keys: str) -> list[Any]:
    return [
        pytest.param(fact, id=fact["name_en"]) for fact in known() if all(fact.get(key) is not None for key in keys)
    ]


def effects(value: Any, word: str) -> Iterator[Any]:
    """All effects that begin with this word, wherever they stand on a written card."""
    if isinstance(value, Mapping):
        if word in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from effects(one, word)


def test_the_deck_has_all_that_is_known_and_nothing_else() -> None:
    meta = reference.facts("talisman_adventure")["meta"]
    assert set(deck()) == {fact["name_en"] for fact in known()}
    assert len(deck()) == meta["kinds"]
    assert sum(in_deck(card) for card in deck().values()) == meta["cards"]


def test_so_many_of_each_sort() -> None:
    kinds = Counter[str]()
    for card in deck().values():
        kinds[card.kind] += in_deck(card)
    assert kinds == {
        "event": 25, "enemy": 42, "stranger": 20, "place": 17, "friend": 17, "find": 26, "object": 19, "magic_item": 16,
    }  # fmt: skip


@pytest.mark.parametrize("fact", known_with())
def test_name_number_and_copies(fact: Fact) -> None:
    card = deck()[fact["name_en"]]
    assert (card.name.pl, in_deck(card), card.number) == (fact["name_pl"], fact["copies"], fact["encounter"])
    assert card.kind in MADE_ANEW.get(fact["type"], {fact["type"]})


@pytest.mark.parametrize("fact", [one for one in known_with() if one.values[0]["type"] == "enemy"])
def test_enemies_have_their_sort_and_strength(fact: Fact) -> None:
    card = deck()[fact["name_en"]]
    assert isinstance(card, EnemyCard)
    strength = "foe" if fact.get("strength_rule") == "equal_to_opponent" else fact["strength"]
    assert (card.strength, card.craft) == (strength, fact["craft"])
    assert card.sort == ("humanoid" if card.name.en in HUMANOIDS else fact["enemy_kind"])
    assert card.number == (3 if card.sort == "spirit" else 2)


@pytest.mark.rule("MIM-246")
def test_the_humanoids_are_those_of_the_ledger() -> None:
    (row,) = [rule for rule in reference.ledger("magia_i_miecz")["rules"] if rule["id"] == "MIM-246"]
    assert all(name in row["open"] for name in HUMANOIDS)
    assert {card.name.en for card in deck().values() if getattr(card, "sort", "") == "humanoid"} == HUMANOIDS


def test_plain_enemies_are_plain() -> None:
    plain = {
        fact["name_en"]
        for fact in known()
        if fact["type"] == "enemy" and fact["effect"] == "stays on the space until killed"
    }
    assert {card.name.en for card in deck().values() if card.kind == "enemy" and not card.effects} == {
        *plain, "Band of Zombies", "Doppelganger",
    }  # fmt: skip
    zombies = deck()["Band of Zombies"]
    assert isinstance(zombies, EnemyCard) and zombies.times == 4


@pytest.mark.parametrize("fact", known_with("item_class"))
def test_weapons_and_armour(fact: Fact) -> None:
    card = deck()[fact["name_en"]]
    assert isinstance(card, ThingCard) and card.item_class == fact["item_class"]


def test_nothing_else_is_a_weapon_a_carrier_or_a_mount() -> None:
    things = [card for card in deck().values() if isinstance(card, ThingCard)]
    by_name = {fact["name_en"]: fact for fact in known()}
    assert {card.name.en for card in things if card.item_class} == {
        name for name, fact in by_name.items() if "item_class" in fact
    }
    assert {card.name.en for card in things if card.mount} == {
        name for name, fact in by_name.items() if fact.get("mount")
    }
    carriers = {name: fact["carrier"] for name, fact in by_name.items() if "carrier" in fact}
    assert {card.name.en: card.capacity for card in things if card.capacity} == {
        **carriers,
        **CAPACITIES,
        "Concealed Pouch": 1,
    }


@pytest.mark.parametrize("fact", known_with("restriction"))
def test_whom_they_do_not_suit(fact: Fact) -> None:
    card = deck()[fact["name_en"]]
    assert isinstance(card, ThingCard) and [f"not {one}" for one in card.not_for] == [fact["restriction"]]


@pytest.mark.parametrize("fact", known_with("bonus"))
def test_what_they_add(fact: Fact) -> None:
    found = Counter[str]()
    for change in effects(written()[deck()[fact["name_en"]].id], "modify"):
        for number, amount in change["modify"].items():
            if number in ("strength", "craft"):
                found[f"{number}_in_fight" if "during" in change else number] += 0 if "while" in change else amount
                found["vs_dragon"] += amount if "while" in change else 0
    bonus = dict(fact["bonus"])
    if "vs_dragon" in bonus:
        bonus["vs_dragon"] -= bonus["strength_in_fight"]
    assert +found == bonus


@pytest.mark.parametrize("fact", known_with("prices"))
@pytest.mark.rule("MIM-432", "MIM-433")
def test_what_is_sold(fact: Fact) -> None:
    (shop,) = effects(written()[deck()[fact["name_en"]].id], "shop")
    names = {one: "spell" if one == "spell" else catalog().cards[one].name.en.lower() for one in shop["shop"]}
    assert {names[one]: price for one, price in shop["shop"].items()} == fact["prices"]


def faces(table: Mapping[Any, Any]) -> dict[int, Any]:
    """A table face by face; what lies below 1 or above 6 does not matter."""
    found = {}
    for key, row in table.items():
        low, _, high = str(key).removesuffix("+").partition("-")
        first = 1 if str(key).endswith("-") else int(low)
        last = 6 if str(key).endswith("+") else int(high or low)
        found.update(dict.fromkeys(range(first, last + 1), row))
    return found


@pytest.mark.parametrize("fact", known_with("table"))
def test_every_row_of_a_table(fact: Fact) -> None:
    """Rows with spaces and beings are looked up by name, the others in our words for them."""
    (roll,) = effects(written()[deck()[fact["name_en"]].id], "roll")
    said, expected = faces(roll["roll"]), faces(fact["table"])
    spaces = {card.name.en: card.id for card in catalog().cards.values() if card.kind == "space"}
    assert set(said) == set(expected) == set(range(1, 7))
    for face, row in expected.items():
        effect = said[face]
        if row in spaces:
            assert effect in ({"move_to": spaces[row]}, {"lay": "this", "onto": spaces[row]})
        elif row in ("+1", "+4"):
            assert effect["modify"] == {"strength": int(row)}
        elif row in OWN_WORDS:
            assert effect == OWN_WORDS[row]
        else:
            being: Any = catalog().cards[effect["attacked_by"]]
            name, attribute, amount = row.split()
            assert (being.kind, getattr(being, attribute), name) == (
                "being",
                int(amount),
                being.name.en.split()[0].lower(),
            )


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_line_of_its_own(lang: Lang) -> None:
    own = [
        catalog().cards[one["id"]]
        for one in yaml.safe_load((FOLDER / "adventure.yaml").read_text(encoding="utf-8"))["cards"]
    ]
    lines = [card.flavour.to(lang) for card in own if card.flavour is not None]
    assert len(set(lines)) == len(own)
    assert not [line for line in lines if len(line) > FLAVOUR_LIMIT or line[-1] not in ".!?…”"]
    assert all(card.origin in ("facts", "house") for card in own)
