"""The characters of Magia i Miecz: complete, and as known of the printed game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
import yaml

from brzdek.core.catalog.load import load_catalog
from brzdek.core.layers import Layers
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS, fold
from brzdek.games.magia_i_miecz.cards.pieces import CharacterCard
from brzdek.games.magia_i_miecz.cards.schema import SCHEMA
from tests.reference import facts

FOLDER = cards_folder() / "magia_i_miecz"
SPACES = {
    "Chapel": "kapliczka",
    "Chasm": "przepasc",
    "City": "miasto",
    "Crags": "skaly",
    "Forest": "las",
    "Graveyard": "cmentarz",
    "Plains": "rowniny",
    "Ruins": "ruiny",
    "Tavern": "gospoda",
    "Village": "wioska",
    "Woods": "puszcza",
    "Castle": "zamek",
    "Warlock's Cave": "jaskinia_czarownika",
}
THINGS = {"helmet": "helm", "sword": "miecz"}
MORE_ENTRIES = {
    "zabojca": -1,  # both limits stand in the conditions
    "wojownik": 2,  # Lance and Runesword from both sides, the shield
    "pielgrzym": 1,  # winning a guard, and sending it to fight
    "zolnierz": 1,  # helmet and sword
    "mnich": 1,  # the axe apart from the rest
    "kaplan": 1,  # the axe apart from the swords
    "gladiator": 1,  # what it costs apart from what it gives
    "hobgoblin": 1,  # not attacked, and sending away
    "kupiec": 1,  # Market and Blacksmith
}
"""Where an ability of the facts takes another number of entries than one, and why."""


@cache
def characters() -> Mapping[str, CharacterCard]:
    cards = load_catalog(Layers(SCHEMA, folder=FOLDER)).cards.values()
    return {card.id: card for card in cards if isinstance(card, CharacterCard)}


@cache
def written() -> Mapping[str, Mapping[str, Any]]:
    """The characters as their files have them."""
    files = sorted(FOLDER.glob("characters*.yaml"))
    loaded = [yaml.safe_load(file.read_text(encoding="utf-8")) for file in files]
    return {card["id"]: card for one in loaded for card in one["cards"]}


def known() -> Iterator[Mapping[str, Any]]:
    """The characters of which everything is known."""
    return (
        one for one in facts("talisman_characters")["characters"] if one["abilities"] and one["strength"] is not None
    )


def half_known() -> Iterator[Mapping[str, Any]]:
    """Those of whom numbers are known, but no abilities."""
    return (
        one
        for one in facts("talisman_characters")["characters"]
        if not one["abilities"] and one["strength"] is not None
    )


KNOWN = {fold(one["name_pl"]).replace(" ", "_"): one for one in known()}
HALF_KNOWN = {one["name_pl"]: one for one in half_known()}


def entries(card: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """What a character has, line by line."""
    slots = [card.get(slot, []) for slot in ("power", "use")]
    return [one for slot in slots for one in (slot if isinstance(slot, list) else [slot])]


def skipped(card: Mapping[str, Any]) -> list[set[str]]:
    """The spaces whose instruction a character may skip, entry by entry."""
    found = [one["while"].get("terrain") for one in entries(card) if one.get("allow") == "ignore_space"]
    return [{one} if isinstance(one, str) else set(one) for one in found if one]


def test_all_that_are_known_are_there() -> None:
    assert len(KNOWN) == facts("talisman_characters")["meta"]["complete_rows"]
    assert set(KNOWN) == {card.id for card in characters().values() if card.origin == "facts"}


@pytest.mark.parametrize("name", sorted(KNOWN))
def test_numbers_are_those_of_the_facts(name: str) -> None:
    fact, card = KNOWN[name], characters()[name]
    assert tuple(card.name) == (fact["name_pl"], fact["name_en"])
    assert (card.strength, card.craft, card.endurance) == (fact["strength"], fact["craft"], fact["lives"])
    assert (card.gold, card.spells, card.alignment) == (fact["gold"], fact["start_spells"], fact["alignment"])
    assert card.start == SPACES[fact["start"]]
    assert list(card.items) == [THINGS[thing] for thing in fact["start_objects"]]
    assert card.copies == 1


@pytest.mark.parametrize("name", sorted(KNOWN))
def test_every_ability_is_there(name: str) -> None:
    fact, card = KNOWN[name], written()[name]
    safe = {SPACES[space] for space in fact["safe_spaces"]}
    assert not safe or safe in skipped(card)
    assert len(entries(card)) == len(fact["abilities"]) + bool(safe) + MORE_ENTRIES.get(name, 0)


def test_there_are_as_many_as_the_rulebook_has() -> None:
    assert len(characters()) == facts("talisman_characters")["meta"]["target"]
    assert set(characters()) == set(written())


def test_all_whose_names_are_known_are_there() -> None:
    named = {card.name.pl for card in characters().values()}
    assert {one["name_pl"] for one in facts("talisman_characters")["characters"]} <= named


@pytest.mark.parametrize("name", sorted(HALF_KNOWN))
def test_known_numbers_are_kept(name: str) -> None:
    fact = HALF_KNOWN[name]
    card = next(card for card in characters().values() if card.name.pl == name)
    assert (card.name.en, card.origin) == (fact["name_en"], "house")
    assert (card.strength, card.craft, card.endurance) == (fact["strength"], fact["craft"], fact["lives"])
    assert (card.gold, card.alignment) == (fact["gold"], fact["alignment"])
    assert card.start == SPACES[fact["start"]]


def test_no_two_characters_are_alike() -> None:
    texts = [tuple(card.paragraphs("pl")) for card in characters().values()]
    assert len(set(texts)) == len(texts)
    assert len({card.flavour for card in characters().values()}) == len(texts)


@pytest.mark.parametrize("name", sorted(characters()))
def test_a_character_speaks_both_languages(name: str) -> None:
    card = characters()[name]
    assert card.flavour is not None
    assert card.flavour.pl != card.flavour.en
    assert all(len(card.flavour.to(lang)) <= 90 for lang in LANGS)
    told = [card.paragraphs(lang) for lang in LANGS]
    assert told[0] and len(told[0]) == len(told[1]) and told[0] != told[1]
