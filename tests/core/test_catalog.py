"""Catalogs: typed cards and tables from a folder of YAML, house decks, and what is wrong with them."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.check import check_file, check_game
from brzdek.core.catalog.kinds import CardKind, CatalogSchema
from brzdek.core.catalog.load import load_catalog
from brzdek.core.catalog.reference import Rule, load_rules
from brzdek.core.catalog.schema import BAD, Field, MapOf, Maybe, Whole, Word
from brzdek.core.catalog.shelf import card_place, entry_place, table_place
from brzdek.core.catalog.source import Document, refused_character
from brzdek.core.catalog.source import Path as Way
from brzdek.core.effects.slots import Clause, Part, worded
from brzdek.core.layers import Layers
from brzdek.core.problems import BadData
from brzdek.core.text import Lang, Text


@dataclass(frozen=True, slots=True)
class Gain:
    """The one effect of the game of these tests."""

    amount: int

    def told(self, lang: Lang, *, headed: bool = False) -> list[Part]:
        return [Clause(f"weź {self.amount}." if lang == "pl" else f"take {self.amount}.")]


class Gaining(Field):
    """``{gain: 2}``. Counts how often it reads."""

    reads = 0

    def read(self, value: Any, path: Way, doc: Document) -> Any:
        Gaining.reads += 1
        if isinstance(value, dict) and list(value) == ["gain"]:
            amount = Whole(1, 9).read(value["gain"], (*path, "gain"), doc)
            return BAD if amount is BAD else Gain(amount)
        return self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return "{gain: …}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Treasure(Card):
    value: int
    curse: str = ""


def no_cursed_lucky(catalog: Catalog, documents: Sequence[Document]) -> None:
    """A check over everything: the lucky numbers name only cards that exist."""
    for number, card in catalog.tables["lucky"].items():
        if card not in catalog.cards:
            doc, way = table_place(documents, "lucky")
            doc.problem(
                (*way, number),
                Text("nie ma karty „{card}”", "there is no card “{card}”"),
                near=(card, catalog.cards),
                card=card,
            )


SCHEMA = CatalogSchema(
    game="skarby",
    kinds={
        "treasure": CardKind(Treasure, {"value": Whole(1, 9)}, {"curse": Word()}, ("play", "lose")),
        "plain": CardKind(),
    },
    tables={"lucky": MapOf(Whole(1, 6), Word()), "unlucky": Maybe(Whole())},
    language_of=lambda: Gaining(),
    check=no_cursed_lucky,
)

GAME = """\
title: {pl: Skarby, en: Treasures}
players: {min: 2, max: 4}
options:
  rounds: {kind: whole, min: 1, max: 5, default: 3, name: {pl: rundy, en: rounds}}
totals: {treasure: 5, plain: 1}
lucky: {3: crown, 6: stone}
"""
CARDS = """\
cards:
  - id: crown
    name: {pl: Korona, en: Crown}
    kind: treasure
    copies: 2
    value: 5
    lose: {gain: 1}
    play: {gain: 2}
    flavour: {pl: Ciężka., en: Heavy.}
  - id: ring
    name: {pl: Pierścień, en: Ring}
    kind: treasure
    copies: 3
    value: 1
    curse: toad
    origin: facts
    play: {gain: 9}
    text: {pl: Nic., en: Nothing.}
"""
STONE = """\
cards:
  - {id: stone, name: {pl: Kamień, en: Stone}, kind: plain, copies: 1}
"""
DECK = """\
extends: skarby
name: {pl: Bogaci, en: The Rich}
cards:
  - {id: crown, name: {pl: Korona, en: Crown}, kind: treasure, copies: 9, value: 9}
  - {id: purse, name: {pl: Sakiewka, en: Purse}, kind: treasure, copies: 1, value: 2}
totals: {treasure: 13}
"""
RULES = """\
rules:
  - {id: SKA-001, topic: setup, text: {pl: Każdy bierze kartę., en: Everybody takes a card.}}
  - {id: SKA-002, topic: end, text: {pl: Koniec., en: The end.}}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "skarby"
    place.mkdir()
    for name, text in {"game": GAME, "cards": CARDS, "stone": STONE, "rules": RULES}.items():
        (place / f"{name}.yaml").write_text(text, encoding="utf-8")
    return place


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "bogaci.yaml"
    file.write_text(DECK, encoding="utf-8")
    return file


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def said(folder: Path, deck: Path | None = None, lang: Lang = "en") -> list[str]:
    """What is wrong, without the name of the folder."""
    with pytest.raises(BadData) as caught:
        load_catalog(Layers(SCHEMA, folder=folder), [deck] if deck else [])
    return [problem.worded(lang).replace(f"{folder}/", "") for problem in caught.value.problems]


def whole(catalog: Catalog) -> list[Any]:
    """Everything in a catalog."""
    header = [catalog.game, catalog.fingerprint, catalog.title, catalog.players, catalog.options, catalog.deck]
    return [header, dict(catalog.cards), dict(catalog.tables)]


# -- good files


def test_a_folder_becomes_typed_cards_and_tables(folder: Path) -> None:
    catalog = load_catalog(Layers(SCHEMA, folder=folder))
    assert (catalog.game, catalog.title, catalog.players) == ("skarby", Text("Skarby", "Treasures"), (2, 4))
    assert catalog.deck is None
    assert catalog.options["rounds"].default == 3
    assert list(catalog.cards) == ["crown", "ring", "stone"]
    assert dict(catalog.tables) == {"lucky": {3: "crown", 6: "stone"}, "unlucky": None}
    crown = catalog.cards["crown"]
    assert isinstance(crown, Treasure)
    assert (crown.value, crown.curse, crown.copies, crown.origin) == (5, "", 2, "")
    assert crown.flavour == Text("Ciężka.", "Heavy.")
    assert type(catalog.cards["stone"]) is Card


def test_the_text_of_a_card_comes_from_its_effects_in_the_order_of_the_kind(folder: Path) -> None:
    cards = load_catalog(Layers(SCHEMA, folder=folder)).cards
    assert list(cards["crown"].effects) == ["play", "lose"]
    assert (cards["crown"].text("pl"), cards["crown"].text("en")) == ("weź 2. weź 1.", "take 2. take 1.")
    assert (cards["ring"].text("pl"), cards["ring"].text("en")) == ("Nic.", "Nothing.")
    assert cards["stone"].text("pl") == ""


def test_a_kind_can_put_a_heading_before_the_words_of_a_slot(folder: Path) -> None:
    headings = {"lose": Text("STRATA", "LOSS")}
    kind = CardKind(Treasure, {"value": Whole(1, 9)}, {"curse": Word()}, ("play", "lose"), headings)
    schema = CatalogSchema("skarby", {**SCHEMA.kinds, "treasure": kind}, SCHEMA.tables, SCHEMA.language_of)
    first, second = (load_catalog(Layers(schema, folder=folder)).cards for _ in range(2))
    for cards in (first, second):
        assert cards["crown"].paragraphs("pl") == ["weź 2.", "STRATA: weź 1."]
        assert cards["crown"].slots("pl") == [worded("play", "weź 2."), worded("lose", "weź 1.", "STRATA")]
        assert cards["ring"].slots("en") == [worded("", "Nothing.")], "a text of its own stands for all slots"
        assert cards["crown"].text("en") == "take 2. LOSS: take 1."
        assert cards["ring"].paragraphs("en") == ["Nothing."]
        assert cards["stone"].paragraphs("en") == cards["stone"].notes("en") == []


def test_copies_of_a_game_share_its_catalog(folder: Path) -> None:
    catalog = load_catalog(Layers(SCHEMA, folder=folder))
    assert copy.deepcopy({"a": [catalog]})["a"][0] is catalog
    assert copy.deepcopy([catalog.cards["crown"]])[0] is catalog.cards["crown"]
    assert hash(catalog.cards["crown"]) == hash(load_catalog(Layers(SCHEMA, folder=folder)).cards["crown"])


def test_the_fingerprint_counts_names_and_contents_but_not_line_ends(folder: Path) -> None:
    def mark() -> str:
        return load_catalog(Layers(SCHEMA, folder=folder)).fingerprint

    first = mark()
    assert len(first) == 16
    (folder / "rules.yaml").write_text("other")
    (folder / "notes.txt").write_text("other")
    (folder / ".hidden.yaml").write_text("other")
    assert mark() == first
    (folder / "stone.yaml").write_bytes(STONE.replace("\n", "\r\n").encode())
    assert mark() == first
    (folder / "stone.yaml").rename(folder / "rock.yaml")
    second = mark()
    edit(folder / "rock.yaml", "Stone", "Rock")
    assert len({first, second, mark()}) == 3


def test_a_second_load_needs_neither_yaml_nor_effects(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = load_catalog(Layers(SCHEMA, folder=folder))
    monkeypatch.setattr(yaml, "parse", None)
    Gaining.reads = 0
    second = load_catalog(Layers(SCHEMA, folder=folder))
    assert list(second.cards) == ["crown", "ring", "stone"]
    assert ("ring" in second.cards, "sword" in second.cards, len(second.cards)) == (True, False, 3)
    assert Gaining.reads == 0
    assert second.cards["ring"] is second.cards["ring"]
    assert second.cards["ring"].text("en") == first.cards["ring"].text("en")
    assert second.cards["ring"].effects.get("lose") is None and list(second.cards["ring"].effects) == ["play"]
    assert Gaining.reads == 0, "what a card says is kept"
    assert second.cards["ring"].effects["play"] is second.cards["ring"].effects["play"]
    assert Gaining.reads == 1
    assert whole(second) == whole(first)
    with pytest.raises(KeyError):
        second.cards["sword"]


def test_a_warm_start_does_not_import_yaml(folder: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from brzdek.core.catalog.kinds import *;"
        "from brzdek.core.catalog.load import *;"
        "schema = CatalogSchema('mini', {'plain': CardKind()});"
        "print(load_catalog(Layers(schema, folder=Path(sys.argv[1]))).cards['stone'].name.en, 'yaml' in sys.modules)"
    )
    for name in ("cards", "game"):
        (folder / f"{name}.yaml").unlink()
    (folder / "head.yaml").write_text(GAME[: GAME.index("options")])
    runs = [
        subprocess.run(
            [sys.executable, "-c", code, str(folder)], capture_output=True, encoding="utf-8", check=True
        ).stdout
        for _ in range(2)
    ]
    assert runs == ["Stone True\n", "Stone False\n"]


# -- bad files


@pytest.mark.parametrize(
    ("file", "old", "new", "polish", "english"),
    [
        (
            "cards",
            "value: 5",
            "vale: 5\n    value: 5",
            "cards.yaml:6:5: nieznany klucz „vale”; dozwolone: id, name, kind, copies, value, flavour, art, origin, "
            "text, curse, play, lose (czy chodziło o „value”?)",
            "cards.yaml:6:5: unknown key “vale”; allowed: id, name, kind, copies, value, flavour, art, origin, text, "
            "curse, play, lose (did you mean “value”?)",
        ),
        (
            "cards",
            "copies: 2",
            "copies: dwa",
            "cards.yaml:5:13: jest tekst „dwa”; dozwolone: liczba całkowita od 0 do 999",
            "cards.yaml:5:13: found the text “dwa”; allowed: a whole number from 0 to 999",
        ),
        (
            "cards",
            "value: 5",
            "value: 50",
            "cards.yaml:6:12: jest liczba 50; dozwolone: liczba całkowita od 1 do 9",
            "cards.yaml:6:12: found the number 50; allowed: a whole number from 1 to 9",
        ),
        (
            "cards",
            "id: ring",
            "id: crown",
            "cards.yaml:10:9: identyfikator „crown” powtarza się; pierwszy raz stoi w cards.yaml:2:9",
            "cards.yaml:10:9: the id “crown” is repeated; it first stands in cards.yaml:2:9",
        ),
        (
            "stone",
            "id: stone",
            "id: ring",
            "stone.yaml:2:10: identyfikator „ring” powtarza się; pierwszy raz stoi w cards.yaml:10:9",
            "stone.yaml:2:10: the id “ring” is repeated; it first stands in cards.yaml:10:9",
        ),
        (
            "cards",
            "{gain: 2}",
            "{gian: 2}",
            "cards.yaml:8:11: jest zestaw kluczy; dozwolone: {gain: …}",
            "cards.yaml:8:11: found a set of keys; allowed: {gain: …}",
        ),
        (
            "cards",
            "{pl: Korona, en: Crown}",
            "{pl: Korona}",
            "cards.yaml:3:11: brakuje tłumaczenia „en”",
            "cards.yaml:3:11: the translation “en” is missing",
        ),
        (
            "cards",
            "copies: 3",
            "copies: 4",
            "game.yaml:5:20: kart rodzaju „treasure” jest razem 6, a ma być 5",
            "game.yaml:5:20: the cards of kind “treasure” add up to 6 copies; the total must be 5",
        ),
        (
            "stone",
            "kind: plain",
            "kind: plane",
            "stone.yaml:2:54: jest tekst „plane”; dozwolone: jedno ze słów: treasure, plain (czy chodziło o „plain”?)",
            "stone.yaml:2:54: found the text “plane”; allowed: one of: treasure, plain (did you mean “plain”?)",
        ),
        (
            "stone",
            ", kind: plain",
            "",
            "stone.yaml:2:5: brakuje klucza „kind”: jedno ze słów: treasure, plain",
            "stone.yaml:2:5: the key “kind” is missing: one of: treasure, plain",
        ),
        (
            "stone",
            "cards:",
            "lucky: {}\ncards:",
            "stone.yaml:1:1: klucz „lucky” stoi już w game.yaml:6:8; dozwolony jest jeden taki klucz w całym folderze",
            "stone.yaml:1:1: the key “lucky” already stands in game.yaml:6:8; one such key is allowed in the whole "
            "folder",
        ),
        (
            "game",
            "lucky:",
            "luky:",
            "game.yaml:6:1: nieznany klucz „luky”; dozwolone: cards, game, title, players, options, totals, lucky, "
            "unlucky (czy chodziło o „lucky”?)",
            "game.yaml:6:1: unknown key “luky”; allowed: cards, game, title, players, options, totals, lucky, "
            "unlucky (did you mean “lucky”?)",
        ),
        (
            "game",
            "max: 4",
            "max: 1",
            "game.yaml:2:10: najmniejsza liczba graczy (2) jest większa od największej (1)",
            "game.yaml:2:10: the least number of players (2) is above the greatest (1)",
        ),
        (
            "game",
            "6: stone",
            "6: stine",
            "game.yaml:6:22: nie ma karty „stine” (czy chodziło o „stone”?)",
            "game.yaml:6:22: there is no card “stine” (did you mean “stone”?)",
        ),
        (
            "game",
            "title:",
            "game: skrby\ntitle:",
            "game.yaml:1:7: jest tekst „skrby”; dozwolone: skarby (czy chodziło o „skarby”?)",
            "game.yaml:1:7: found the text “skrby”; allowed: skarby (did you mean “skarby”?)",
        ),
        (
            "stone",
            STONE,
            "cards: {}\n",
            "stone.yaml:1:8: jest zestaw kluczy; dozwolone: lista kart",
            "stone.yaml:1:8: found a set of keys; allowed: a list of cards",
        ),
        (
            "stone",
            STONE,
            "- 1\n",
            "stone.yaml:1:1: jest lista (1 pozycja); dozwolone: zestaw kluczy: title, players, options, totals, "
            "lucky, unlucky",
            "stone.yaml:1:1: found a list (1 item); allowed: a set of keys: title, players, options, totals, "
            "lucky, unlucky",
        ),
        ("stone", STONE, "", "stone.yaml:1:1: plik jest pusty", "stone.yaml:1:1: the file is empty"),
    ],
)
def test_bad_yaml_gets_a_good_answer(folder: Path, file: str, old: str, new: str, polish: str, english: str) -> None:
    edit(folder / f"{file}.yaml", old, new)
    assert said(folder, lang="pl")[-1] == polish
    assert said(folder, lang="en")[-1] == english
    # A misspelt key at the top leaves the right one missing.
    assert len(said(folder)) == (2 if "luky" in new else 1)


def test_all_problems_of_all_files_at_once(folder: Path) -> None:
    edit(folder / "cards.yaml", "copies: 3", "copies: -1")
    edit(folder / "cards.yaml", "value: 5", "value: 0")
    edit(folder / "game.yaml", "min: 2", "min: 0")
    edit(folder / "stone.yaml", "cards:", "cards: &all")
    places = [message.split(": ")[0] for message in said(folder)]
    assert places == ["cards.yaml:6:12", "cards.yaml:13:13", "game.yaml:2:16", "stone.yaml:1:8"]


def test_a_key_that_stands_in_no_file_is_missing(folder: Path) -> None:
    (folder / "game.yaml").unlink()
    assert said(folder) == [
        "cards.yaml:1:1: the key “title” is missing: text in both languages: pl and en",
        "cards.yaml:1:1: the key “players” is missing: a set of keys: min, max",
        "cards.yaml:1:1: the key “lucky” is missing: a set of keys; key: a whole number from 1 to 6, "
        "value: a word of small letters a–z, digits and _",
    ]


def test_a_folder_without_files(tmp_path: Path) -> None:
    assert said(tmp_path) == [f"{tmp_path}:1:1: the folder holds no card files (*.yaml)"]
    assert said(tmp_path / "brak") == [f"{tmp_path / 'brak'}:1:1: the folder holds no card files (*.yaml)"]


def test_a_file_that_cannot_be_read_hides_no_other_problem(folder: Path) -> None:
    (folder / "game.yaml").unlink()
    (folder / "game.yaml").mkdir()
    edit(folder / "cards.yaml", "value: 5", "value: 0")
    assert said(folder) == [
        "cards.yaml:6:12: found the number 0; allowed: a whole number from 1 to 9",
        "game.yaml:1:1: this is a folder, not a file",
    ]


def test_cards_that_are_no_cards(folder: Path) -> None:
    (folder / "stone.yaml").write_text("cards: [1, {id: [x], kind: {}}, {id: 5, kind: plain, copies: 1}]")
    assert [message.split(": ")[0] for message in said(folder)] == [
        "stone.yaml:1:9",
        "stone.yaml:1:12",
        "stone.yaml:1:12",
        "stone.yaml:1:17",
        "stone.yaml:1:28",
        "stone.yaml:1:33",
        "stone.yaml:1:38",
    ]


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


# -- rules


def test_rules_are_read_and_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_rules(folder)
    assert rules[1] == Rule("SKA-002", "end", Text("Koniec.", "The end."))
    monkeypatch.setattr(yaml, "parse", None)
    assert load_rules(folder) == rules


def test_bad_rules(folder: Path) -> None:
    edit(folder / "rules.yaml", "SKA-002", "SKA-001")
    with pytest.raises(BadData, match=r"rules.yaml:3:10: the id “SKA-001” is repeated; it first stands in .*:2"):
        load_rules(folder)
    edit(folder / "rules.yaml", "topic: end", "topik: end")
    with pytest.raises(BadData, match=r"rules.yaml:3:19: unknown key “topik”.*did you mean “topic”"):
        load_rules(folder)
    (folder / "rules.yaml").unlink()
    with pytest.raises(BadData, match="there is no such file"):
        load_rules(folder)


# -- brzdek check


@pytest.fixture
def homes(folder: Path) -> dict[str, Layers]:
    return {"skarby": Layers(SCHEMA, folder=folder)}


def test_checking_a_game_finds_problems_and_own_texts(folder: Path, homes: dict[str, Layers]) -> None:
    findings = check_game(homes["skarby"])
    assert findings.problems == []
    assert [warning.worded("pl") for warning in findings.warnings] == [
        f"{folder}/cards.yaml:18:5: karta „ring” ma własny tekst zamiast tekstu z efektów"
    ]
    edit(folder / "rules.yaml", "topic: end", "topic: End")
    edit(folder / "game.yaml", "6: stone", "6: stine")
    keys = [(Path(problem.file).name, problem.line) for problem in check_game(homes["skarby"]).problems]
    assert keys == [("game.yaml", 6), ("rules.yaml", 3)]
    assert [problem.key for problem in check_game(Layers(SCHEMA, folder=folder / "brak")).problems] == ["no_files"]


def test_checking_one_file_of_a_folder(folder: Path, homes: dict[str, Layers]) -> None:
    assert check_file(folder / "stone.yaml", homes).problems == []
    edit(folder / "stone.yaml", "id: stone", "id: ring")
    edit(folder / "rules.yaml", "topic: end", "topic: End")
    assert [problem.key for problem in check_file(folder / "stone.yaml", homes).problems] == ["duplicate_id"]
    assert check_file(folder / "cards.yaml", homes).problems == []
    assert len(check_file(folder / "cards.yaml", homes).warnings) == 1
    assert [problem.line for problem in check_file(folder / "rules.yaml", homes).problems] == [3]


def test_checking_a_house_deck(deck: Path, homes: dict[str, Layers]) -> None:
    assert check_file(deck, homes) == ([], [])
    edit(deck, "value: 9", "value: 9, text: {pl: Moc., en: Power.}, curse: Frog")
    findings = check_file(deck, homes)
    assert [problem.worded("en").removeprefix(f"{deck}:") for problem in findings.problems] == [
        "4:122: found the text “Frog”; allowed: a word of small letters a–z, digits and _"
    ]
    assert [warning.values for warning in findings.warnings] == [{"id": "crown"}]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "extends: skraby",
            "1:10: it is not clear which game the file belongs to; give “extends: GAME” (a house deck), "
            "GAME being: skarby (did you mean “skarby”?)",
        ),
        (
            "- 1",
            "1:1: it is not clear which game the file belongs to; give “extends: GAME” (a house deck), "
            "GAME being: skarby",
        ),
        (
            "game: [x]",
            "1:7: it is not clear which game the file belongs to; give “extends: GAME” (a house deck), "
            "GAME being: skarby",
        ),
        (
            "game: skarby\ntitel: x",
            "2:1: unknown key “titel”; allowed: cards, game, title, players, options, totals, "
            "lucky, unlucky (did you mean “title”?)",
        ),
        ("", "1:1: the file is empty"),
    ],
)
def test_checking_a_stray_file(tmp_path: Path, homes: dict[str, Layers], text: str, message: str) -> None:
    stray = tmp_path / "luzem.yaml"
    stray.write_text(text)
    assert [problem.worded("en") for problem in check_file(stray, homes).problems] == [f"{stray}:{message}"]


def test_checking_a_part_of_a_game_needs_no_totals(tmp_path: Path, homes: dict[str, Layers]) -> None:
    part = tmp_path / "czesc.yaml"
    part.write_text("game: skarby\ntotals: {plain: 7}\n" + STONE, encoding="utf-8")
    assert check_file(part, homes) == ([], [])
    assert [problem.key for problem in check_file(tmp_path / "brak.yaml", homes).problems] == ["file_missing"]


# -- anything at all


LINES = [line for text in (GAME, CARDS, STONE, DECK, RULES) for line in text.splitlines()]
PIECES = st.sampled_from(
    [*LINES, "cards:", "  - id: x", "x: [", "kind: plain", "  - 1", "extends: 1", "\t", "? a", "- "]
)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(["crown", "plain", "treasure", "whole", "ą"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["cards", "id", "name", "kind", "copies", "pl", "en", "totals", "options", "title", "rules", 3]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(PIECES, max_size=12).map("\n".join) | PLAIN.map(lambda data: yaml.safe_dump(data, allow_unicode=True)),
    st.sampled_from([check_file, load_catalog, load_rules]),
)
def test_anything_is_a_catalog_or_bad_data(folder: Path, text: str, load: Callable[..., Any]) -> None:
    file = folder / ("rules.yaml" if load is load_rules else "any.yaml")
    file.write_text(text, encoding="utf-8")
    deck = folder.parent / "deck.yaml"
    deck.write_text("extends: skarby\n" + text, encoding="utf-8")
    homes = {"skarby": Layers(SCHEMA, folder=folder)}
    try:
        if load is check_file:
            problems = [*check_file(file, homes).problems, *check_file(deck, homes).problems]
        else:
            load(folder if load is load_rules else Layers(SCHEMA, folder=folder))
            problems = []
    except BadData as bad:
        problems = bad.problems
    for problem in problems:
        assert refused_character(problem.worded("pl")) is None
        assert refused_character(problem.worded("en")) is None
