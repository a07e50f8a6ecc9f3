"""Catalogs: typed cards, tables and rules from a folder of YAML, and what is wrong with them."""

from __future__ import annotations

import copy
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.kinds import CardKind, CatalogSchema
from brzdek.core.catalog.load import load_catalog
from brzdek.core.catalog.reference import Rule, load_rules
from brzdek.core.catalog.schema import Whole, Word
from brzdek.core.effects.slots import worded
from brzdek.core.layers import Layers
from brzdek.core.problems import BadData
from brzdek.core.text import Text
from tests.core.catalog.skarby import (
    GAME,
    SCHEMA,
    STONE,
    Gaining,
    Treasure,
    edit,
    said,
    whole,
)

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
            "cards.yaml:6:5: nieznany klucz „vale”; dozwolone: id, name, kind, copies, value, flavour, art, "
            "emblem, origin, text, curse, play, lose (czy chodziło o „value”?)",
            "cards.yaml:6:5: unknown key “vale”; allowed: id, name, kind, copies, value, flavour, art, "
            "emblem, origin, text, curse, play, lose (did you mean “value”?)",
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


# -- rules


def test_rules_are_read_and_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_rules(folder)
    assert rules[1] == Rule("SKA-002", "end", Text("Koniec.", "The end."))
    monkeypatch.setattr(yaml, "parse", None)
    assert load_rules(folder) == rules


def test_a_topic_named_in_one_layer_has_its_name_in_all(tmp_path: Path) -> None:
    below, above = tmp_path / "below", tmp_path / "above"
    for where, rule, topics in ((below, "A-1", "topics: {end: {pl: Koniec gry, en: The end}}\n"), (above, "B-1", "")):
        where.mkdir()
        row = f"  - {{id: {rule}, topic: end, text: {{pl: Tak., en: Yes.}}}}\n"
        (where / "rules.yaml").write_text(f"{topics}rules:\n{row}", "utf-8")
    read = load_rules(below, above)
    assert [(rule.id, rule.about.en) for rule in read] == [("A-1", "The end"), ("B-1", "The end")]
    assert load_rules(below, above) == read  # from the cache


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
