"""The spell deck of Magia i Miecz: complete, and as known of the printed cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
import yaml

from brzdek.core.effects.choices import ChooseOne
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.targets import Choose
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS
from brzdek.games.magia_i_miecz.cards.names import ANY_TIME_WINDOWS
from brzdek.games.magia_i_miecz.cards.pieces import SpellCard
from tests.reference import facts, ledger
from tests.support import catalog

GAME = "magia_i_miecz"
SIZE = 120
MORE = {"Counterspell": 2, "Reflection": 2}
"""Copies that are ours: the known deck is four short without the cards that need fate or have no text."""
CLASSES = {"na_poszukiwacza": "on_adventurer", "odbijalne": "reflectable", "ogolne": "general"}
FLAVOUR_LIMIT = 90
OWN_TURN = ("own_turn_start", "after_move", "own_turn_end")
TIMINGS: Mapping[str, tuple[str, ...]] = {
    "after_any_move_roll": ("move_roll",),
    "after_move_roll": ("move_roll",),
    "any_time": ANY_TIME_WINDOWS,
    "before_a_fight": ("before_combat",),
    "before_a_prayer": ("before_roll",),
    "before_a_roll": ("before_roll",),
    "before_psychic_combat": ("before_combat",),
    "instead_of_move": ("before_move",),
    "own_turn": OWN_TURN,
    "start_of_own_turn": ("own_turn_start",),
    "start_of_own_turn_or_after_move": OWN_TURN[:2],
    "start_of_target's_turn": ("turn_start",),
    "start_or_end_of_own_turn": ("own_turn_start", "own_turn_end"),
}
RESPONSES: Mapping[str, tuple[str, ...]] = {
    "character or follower": ("loss_due",),
    "drawn adventure card": ("card_drawn",),
    "enemy just killed": ("outcome",),
    "self": ("outcome",),
    "spell": ("cast",),
    "spell just cast": ("cast",),
    "spell just cast on a character": ("cast",),
    "spell or character": ("cast", *ANY_TIME_WINDOWS),
}
"""When a response is cast, by what it answers."""
OTHERWISE: Mapping[str, tuple[str, ...]] = {
    "Immobility": ("turn_start", "before_combat"),
    "Preservation": ("loss_due", "outcome"),
    "Speed": ("after_roll",),
    "Warp Gate": ("before_move",),
}
"""Where the ledger rules otherwise (MIM-291, MIM-160), or the effect itself says when (a loss, a kill, a die)."""


def spells() -> Mapping[str, SpellCard]:
    """All spells by their English names."""
    return {card.name.en: card for card in catalog(GAME).cards.values() if isinstance(card, SpellCard)}


def known() -> Mapping[str, Mapping[str, Any]]:
    """The known spells that can be played without fate, by their English names."""
    rows = facts("talisman_spells")["spells"]
    return {row["name_en"]: row for row in rows if row.get("usable_without_fate", True) and row["effect"]}


def test_the_deck_has_as_many_cards_as_the_rulebook_says() -> None:
    (deck,) = [one for one in ledger(GAME)["components"] if one["id"] == "spell_deck"]
    assert sum(card.copies for card in spells().values()) == deck["count"] == SIZE


def test_every_known_spell_is_there_and_no_other() -> None:
    assert spells().keys() == known().keys()
    assert len(spells()) == facts("talisman_spells")["meta"]["kinds"] - 4


def test_every_known_spell_has_its_copies() -> None:
    expected = {name: row["copies"] + MORE.get(name, 0) for name, row in known().items()}
    assert {name: card.copies for name, card in spells().items()} == expected


def test_polish_names_are_those_of_the_facts_and_the_ledger() -> None:
    named = {one["name_pl"] for one in ledger(GAME)["cards_named"] if one["kind"] == "spell"}
    expected = {row["name_pl"] for row in known().values()} - {"Likwidacja"} | {"Zlikwidowanie"}
    names = {card.name.pl for card in spells().values()}
    assert names == expected
    assert named - {"Rozkaz", "Odbicie (Odbicie Czaru)"} <= names, "a spell that the rulebook names is missing"


def test_every_known_spell_has_its_class() -> None:
    assert {name: card.spell_class for name, card in spells().items()} == {
        name: CLASSES[row["spell_class"]] for name, row in known().items()
    }


@pytest.mark.rule("MIM-108")
@pytest.mark.parametrize("name", known())
def test_every_spell_is_cast_when_its_card_says(name: str) -> None:
    row = known()[name]
    told = RESPONSES[row["target"]] if row["timing"] == "response" else OTHERWISE.get(name) or TIMINGS[row["timing"]]
    assert spells()[name].timing == told


# -- tables

RESULTS: Mapping[str, Any] = {
    "toad for 3 turns": {"toad": 3},
    "lose all gained strength": {"lose": {"strength": "all"}},
    "lose all gained craft": {"lose": {"craft": "all"}},
    "lose all gold": {"lose": {"gold": "all"}},
    "gain 1 strength": {"gain": {"strength": 1}},
    "gain 1 life": {"gain": {"endurance": 1}},
    "killed": {"lose": {"endurance": "all"}},
    "lose 2 lives": {"lose": {"endurance": 2}},
    "lose all fate (house: lose all gold)": {"lose": {"gold": "all"}},
    "ignored": "nothing",
    "heal fully": {"heal": "all"},
    "refill fate (house: gain 1 spell)": {"gain": {"spell": 1}},
    "you become a toad for 3 turns": {"toad": 3},
    "nothing": "nothing",
}
"""What the rows of the known tables are in the words of the cards; other rows name a space."""
BY_TARGET = "a creature has strength 1 this turn; a character becomes a toad"
TO_THEM = (
    {"modify": {"strength": {"set": 1}}, "for": "it", "until": "end_of_turn"},
    {"each": {"player": "foe"}, "do": {"toad": 3}},
)


def rows(table: Mapping[int | str, Any]) -> dict[int, Any]:
    """The rows of a table for each pip, ranges spread out."""
    spread: dict[int, Any] = {}
    for pips, row in table.items():
        low, _, high = str(pips).partition("-")
        spread.update(dict.fromkeys(range(int(low), int(high or low) + 1), row))
    return spread


def tables_in(effect: Any) -> list[Mapping[int | str, Any]]:
    """All tables of rolls in an effect as it is written."""
    if isinstance(effect, list):
        return [table for part in effect for table in tables_in(part)]
    if not isinstance(effect, dict):
        return []
    return [effect["roll"]] if "roll" in effect else [table for part in effect.values() for table in tables_in(part)]


def fits(written: Any, told: str) -> bool:
    """Does a row do what is known of it?"""
    if told == BY_TARGET:
        return written in TO_THEM
    if told in RESULTS:
        return bool(written == RESULTS[told])
    journey = written.get("may", written)
    return bool(catalog(GAME).cards[journey["travel_to"]].name.en == told)


@pytest.mark.parametrize("name", [name for name, row in known().items() if "table" in row])
def test_tables_have_the_known_rows(name: str) -> None:
    written = tables_in(written_spells()[spells()[name].id]["cast"])
    assert written
    for table in written:
        told = rows(known()[name]["table"])
        assert rows(table).keys() == told.keys() == set(range(1, 7))
        assert {pips: row for pips, row in rows(table).items() if not fits(row, told[pips])} == {}


@cache
def written_spells() -> Mapping[str, Mapping[str, Any]]:
    """The spells as they are written, by id."""
    file = cards_folder() / GAME / "spells.yaml"
    return {card["id"]: card for card in yaml.safe_load(file.read_text(encoding="utf-8"))["cards"]}


# -- what the rules need


def branches(effect: Effect) -> list[Effect]:
    """The effects among which is chosen, or the effect itself."""
    return [*effect.branches.values()] if isinstance(effect, ChooseOne) else [effect]


@pytest.mark.rule("MIM-122", "MIM-123")
@pytest.mark.parametrize("name", [name for name, row in known().items() if row["spell_class"] != "ogolne"])
def test_a_spell_on_somebody_is_aimed_before_it_is_announced(name: str) -> None:
    """Only what has a target can be reflected; a choice inside a condition would come too late."""
    for branch in branches(spells()[name].effects["cast"]):
        assert isinstance(branch, Choose) and branch.selector.kind in ("player", "card")


@pytest.mark.parametrize("name", known())
def test_a_spell_does_something_in_each_of_its_windows(name: str) -> None:
    card = spells()[name]
    answers = {"cast", "loss_due"} & set(card.timing)
    assert bool(answers) == ("react" in card.effects)
    assert bool(set(card.timing) - answers) == ("cast" in card.effects)


def test_every_spell_has_a_line_of_its_own_in_both_languages() -> None:
    for lang in LANGS:
        lines = [card.flavour.to(lang) for card in spells().values() if card.flavour]
        assert len(set(lines)) == len(spells())
        assert [line for line in lines if len(line) > FLAVOUR_LIMIT] == []


def test_what_is_ours_says_so() -> None:
    """Two results of Osąd replace what needs fate."""
    assert [name for name, card in spells().items() if card.origin == "house"] == ["Vindication"]
