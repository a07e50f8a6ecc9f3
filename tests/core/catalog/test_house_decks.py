"""House decks over a catalog, and the tables that they bring."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.check import check_file, check_game
from brzdek.core.catalog.kinds import CatalogSchema
from brzdek.core.catalog.load import load_catalog
from brzdek.core.catalog.shelf import card_place, entry_place, table_place
from brzdek.core.catalog.source import Document
from brzdek.core.catalog.source import Path as Way
from brzdek.core.layers import Layers
from brzdek.core.problems import BadData
from brzdek.core.text import Text
from tests.core.catalog.skarby import (
    SCHEMA,
    edit,
    said,
)

# -- house decks


def test_a_house_deck_lies_on_top(folder: Path, deck: Path) -> None:
    plain = load_catalog(Layers(SCHEMA, folder=folder))
    for _ in range(2):
        catalog = load_catalog(Layers(SCHEMA, folder=folder), [deck])
        assert catalog.deck == Text("Bogaci", "The Rich")
        assert {card.id: card.copies for card in catalog.cards.values()} == {
            "crown": 9,
            "ring": 3,
            "stone": 1,
            "purse": 1,
        }
        assert catalog.cards["crown"].effects == {}
        assert catalog.fingerprint != plain.fingerprint


def test_the_name_of_the_deck_file_does_not_count(folder: Path, deck: Path) -> None:
    mark = load_catalog(Layers(SCHEMA, folder=folder), [deck]).fingerprint
    other = deck.rename(deck.with_name("inna.yaml"))
    assert load_catalog(Layers(SCHEMA, folder=folder), [other]).fingerprint == mark


@pytest.mark.parametrize(
    ("old", "new", "english"),
    [
        (
            "extends: skarby",
            "extends: skraby",
            "1:10: found the text “skraby”; allowed: skarby (did you mean “skarby”?)",
        ),
        ("extends: skarby\n", "", "1:1: the key “extends” is missing: skarby"),
        ("name: {pl: Bogaci, en: The Rich}\n", "", "1:1: the key “name” is missing: text in both languages: pl and en"),
        (
            "treasure: 13",
            "treasure: 14",
            "6:20: the cards of kind “treasure” add up to 13 copies; the total must be 14",
        ),
        ("id: purse", "id: crown", "5:10: the id “crown” is repeated; it first stands in DECK:4:10"),
        (
            "totals:",
            "total:",
            "6:1: unknown key “total”; allowed: extends, name, cards, totals, remove, options, pad, "
            "faces, icons, fonts, palette (did you mean “totals”?)",
        ),
        ("value: 2", "value: x", "5:84: found the text “x”; allowed: a whole number from 1 to 9"),
    ],
)
def test_bad_decks(folder: Path, deck: Path, old: str, new: str, english: str) -> None:
    edit(deck, old, new)
    assert [message.replace(str(deck), "DECK") for message in said(folder, deck)] == [f"DECK:{english}"]


def test_a_deck_that_is_not_there(folder: Path, deck: Path) -> None:
    assert said(folder, deck.with_name("brak.yaml")) == [f"{deck.with_name('brak.yaml')}:1:1: there is no such file"]


def test_a_deck_is_no_way_out_of_its_place(folder: Path, deck: Path) -> None:
    edit(deck, "extends: skarby", "extends: ../skarby")
    assert "found the text “../skarby”" in said(folder, deck)[0]


def test_checks_find_the_place_of_a_card(folder: Path, deck: Path) -> None:
    places: list[tuple[str, Way]] = []

    def look(catalog: Catalog, documents: Sequence[Document]) -> None:
        for card in ("crown", "ring"):
            doc, way = card_place(documents, card)
            places.append((Path(doc.file).name, way))
        for missing in (card_place, table_place):
            with pytest.raises(KeyError):
                missing(documents, "sword")

    schema = CatalogSchema("skarby", SCHEMA.kinds, SCHEMA.tables, SCHEMA.language_of, look)
    load_catalog(Layers(schema, folder=folder), [deck])
    assert places == [("bogaci.yaml", ("cards", 0)), ("cards.yaml", ("cards", 1))]


# -- tables in house decks


TABLED = SCHEMA._replace(deck_tables=("lucky", "unlucky"))
LUCKY_DECK = """\
extends: skarby
name: {pl: Szczęściarze, en: The Lucky}
lucky: {3: ring, 1: stone}
unlucky: 4
"""


@pytest.fixture
def lucky(tmp_path: Path) -> Path:
    file = tmp_path / "lucky.yaml"
    file.write_text(LUCKY_DECK, encoding="utf-8")
    return file


def both_ways(folder: Path, deck: Path, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The tables from the files, and again from the cache."""
    first = dict(load_catalog(Layers(TABLED, folder=folder), [deck]).tables)
    with monkeypatch.context() as patched:
        patched.setattr(yaml, "parse", None)
        assert dict(load_catalog(Layers(TABLED, folder=folder), [deck]).tables) == first
    return [list(first["lucky"].items()), first["unlucky"]]


def test_a_deck_adds_to_a_mapping_and_replaces_by_key(
    folder: Path, lucky: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert both_ways(folder, lucky, monkeypatch) == [[(3, "ring"), (6, "stone"), (1, "stone")], 4]
    assert load_catalog(Layers(TABLED, folder=folder), [lucky]).deck == Text("Szczęściarze", "The Lucky")
    assert list(load_catalog(Layers(TABLED, folder=folder), [lucky]).cards) == ["crown", "ring", "stone"]


@pytest.mark.parametrize(("brought", "left"), [("lucky: {3: ring, 1: stone}", [(3, "ring"), (1, "stone")]), ("", [])])
def test_a_deck_leaves_out_the_games_own_entries(
    folder: Path, lucky: Path, monkeypatch: pytest.MonkeyPatch, brought: str, left: list[Any]
) -> None:
    edit(lucky, "lucky: {3: ring, 1: stone}", f"standard_lucky: false\n{brought}")
    assert both_ways(folder, lucky, monkeypatch) == [left, 4]
    edit(lucky, "standard_lucky: false", "standard_lucky: true")
    assert (6, "stone") in both_ways(folder, lucky, monkeypatch)[0]


@pytest.mark.parametrize(
    ("old", "new", "english"),
    [
        ("3: ring", "3: Ring", "3:12: found the text “Ring”; allowed: a word of small letters a–z, digits and _"),
        ("3: ring", "7: ring", "3:9: found the number 7; allowed: a whole number from 1 to 6"),
        ("3: ring", "3: rang", "3:12: there is no card “rang” (did you mean “ring”?)"),
        ("unlucky: 4", "unlucky: x", "4:10: found the text “x”; allowed: a whole number"),
        (
            "unlucky: 4",
            "standard_lucky: no",
            "4:17: found the text “no”; allowed: true or false",
        ),
        (
            "unlucky: 4",
            "standard_unlucky: false",
            "4:1: unknown key “standard_unlucky”; allowed: extends, name, cards, totals, remove, options, pad, faces, "
            "icons, fonts, palette, lucky, unlucky, standard_lucky (did you mean “standard_lucky”?)",
        ),
        (
            "lucky: {3: ring, 1: stone}\nunlucky: 4\n",
            "",
            "1:1: the key “cards” is missing: a list of cards",
        ),
    ],
)
def test_bad_tables_in_a_deck_are_found_at_their_place(
    folder: Path, lucky: Path, old: str, new: str, english: str
) -> None:
    edit(lucky, old, new)
    checked = TABLED._replace(check=lucky_cards_exist)
    with pytest.raises(BadData) as caught:
        load_catalog(Layers(checked, folder=folder), [lucky])
    assert [problem.worded("en") for problem in caught.value.problems] == [f"{lucky}:{english}"]


def lucky_cards_exist(catalog: Catalog, documents: Sequence[Document]) -> None:
    """A check that looks for the place of each entry, in the deck or in the folder."""
    for number, card in catalog.tables["lucky"].items():
        if card not in catalog.cards:
            doc, way = entry_place(documents, "lucky", number)
            message = Text("nie ma karty „{card}”", "there is no card “{card}”")
            doc.problem(way, message, near=(card, catalog.cards), card=card)


def test_the_place_of_an_entry(folder: Path, lucky: Path) -> None:
    places: list[tuple[str, Way]] = []

    def look(catalog: Catalog, documents: Sequence[Document]) -> None:
        for number in catalog.tables["lucky"]:
            doc, way = entry_place(documents, "lucky", number)
            places.append((Path(doc.file).name, way))
        with pytest.raises(KeyError):
            entry_place(documents, "lucky", 5)

    load_catalog(Layers(TABLED._replace(check=look), folder=folder), [lucky])
    assert places == [("lucky.yaml", ("lucky", 3)), ("game.yaml", ("lucky", 6)), ("lucky.yaml", ("lucky", 1))]


KEYS = "extends, name, cards, totals, remove, options, pad, faces, icons, fonts, palette"


def test_a_deck_brings_no_tables_that_the_game_does_not_allow(folder: Path, lucky: Path) -> None:
    assert [line.partition(" ")[2] for line in said(folder, lucky)] == [
        "the key “cards” is missing: a list of cards",
        f"unknown key “lucky”; allowed: {KEYS}",
        f"unknown key “unlucky”; allowed: {KEYS}",
    ]


def test_a_check_may_warn(folder: Path, lucky: Path) -> None:
    def warn(catalog: Catalog, documents: Sequence[Document]) -> None:
        for doc in documents:
            for key in ("lucky", "title"):
                if key in doc.data:
                    doc.warn((key,), Text("uwaga na „{key}”", "mind “{key}”"), at_key=True, key=key)

    homes = {"skarby": Layers(TABLED._replace(check=warn), folder=folder)}
    findings = check_file(lucky, homes)
    assert findings.problems == []
    assert [warning.worded("en") for warning in findings.warnings] == [f"{lucky}:3:1: mind “lucky”"]
    assert load_catalog(homes["skarby"], [lucky]).tables["unlucky"] == 4
    own = [warning.worded("pl").removeprefix(f"{folder}/") for warning in check_game(homes["skarby"]).warnings]
    assert own == [
        "cards.yaml:18:5: karta „ring” ma własny tekst zamiast tekstu z efektów",
        "game.yaml:1:1: uwaga na „title”",
        "game.yaml:6:1: uwaga na „lucky”",
    ]
