"""House decks over a game from the cache: the same as over its files, and the files are not parsed for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from brzdek import games
from brzdek.core.catalog import source
from brzdek.core.catalog.base import open_shelf
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.check import Findings, check_shelf
from brzdek.core.catalog.files import DECK, documents_of, stack_files
from brzdek.core.catalog.load import load_catalog
from brzdek.core.catalog.own import own_layers
from brzdek.core.catalog.shelf import Shelf
from brzdek.core.catalog.source import Document
from brzdek.core.layers import Layers
from brzdek.core.paths import cards_folder
from brzdek.core.text import LANGS
from brzdek.core.values import fields
from tests.core.catalog.skarby import SCHEMA, edit
from tests.support import rulebook

NAME = "name: {pl: Próba, en: Trial}\n"
NO_HILLS = "cards: [{id: wzgorza_1, terrain: las}, {id: wzgorza_2, terrain: las}, {id: wzgorza_3, terrain: las}]\n"
SPOILS = {
    "sabotazysta": "goal_rows: [0, 2]\n",
    "brzdek": "reserve: []\n",
    "katakumby": "reserve: []\n",
    "magia_i_miecz": NO_HILLS,
    "smoki": NO_HILLS,
}
"""Decks with which something in the game's own files is no longer right."""


def kept_game(game: str) -> Layers:
    """A game whose catalog lies in the cache."""
    layers = rulebook(game).layers
    load_catalog(layers)
    return layers


def from_files(layers: Layers, *decks: Path) -> Shelf:
    return Shelf(layers, documents_of(stack_files(layers, decks)))


def written(document: Document) -> tuple[object, ...]:
    return document.file, document.data, document.marks, document.keys, document.problems, document.warnings


def shown(card: Card) -> tuple[object, ...]:
    values = {one.name: getattr(card, one.name) for one in fields(card) if one.name != "effects"}
    return values, list(card.effects), [card.text(lang) for lang in LANGS]


@pytest.mark.parametrize("game", games.NAMES)
def test_the_shelf_is_the_same(game: str) -> None:
    layers, house = kept_game(game), cards_folder() / "house" / f"{game}.yaml"
    kept, read = open_shelf(layers, [house]), from_files(layers, house)
    assert kept.base is not None
    for shelf in (kept, read):
        shelf.read()
    assert list(kept.cards) == list(read.cards) and list(kept.own_cards) == list(read.own_cards)
    for name, card in read.cards.items():
        assert shown(kept.cards[name]) == shown(card)
    assert kept.plain() == read.plain()
    assert {key: repr(value) for key, value in read.values.items() if value is not None} == {
        key: repr(value) for key, value in kept.values.items()
    }
    assert list(map(written, kept.documents)) == list(map(written, read.documents))


def told(layers: Layers, deck: Path) -> Findings:
    return check_shelf(layers, [deck])[0]


@pytest.mark.parametrize("game", games.NAMES)
def test_problems_are_the_same_and_at_the_same_places(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    layers, deck = kept_game(game), tmp_path / "deck.yaml"
    deck.write_text(f"extends: {game}\n{NAME}{SPOILS[game]}", encoding="utf-8")
    kept = told(layers, deck)
    monkeypatch.setattr("brzdek.core.catalog.check.open_shelf", lambda layers, decks: from_files(layers, *decks))
    assert {problem.key for problem in kept.problems} == {"deck_spoils"}
    assert kept == told(layers, deck)


@pytest.mark.parametrize("game", ["sabotazysta", "magia_i_miecz", "smoki"])
def test_a_deck_that_is_right_is_all_that_is_parsed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    layers, house = kept_game(game), cards_folder() / "house" / f"{game}.yaml"
    parsed: list[str] = []
    parse = source.parse_yaml

    def noted(content: str | bytes, name: str) -> Document:
        parsed.append(name)
        return parse(content, name)

    monkeypatch.setattr(source, "parse_yaml", noted)
    assert told(layers, house).problems == []
    assert parsed == [str(house)]


def test_the_first_check_keeps_the_game(folder: Path, deck: Path) -> None:
    layers = Layers(SCHEMA, folder=folder)
    first, again = (check_shelf(layers, [deck]) for _ in range(2))
    assert first[0] == again[0]
    assert first[1].plain() == again[1].plain()


def test_a_game_without_options_stays_without(tmp_path: Path) -> None:
    deck = tmp_path / "own.yaml"
    deck.write_text(f"extends: own\n{NAME}options: {{rounds: 2}}\n", encoding="utf-8")
    for _ in range(2):
        assert told(own_layers([deck]), deck) == Findings([], [])


def test_a_game_that_is_wrong_is_read_with_its_decks(folder: Path, deck: Path) -> None:
    edit(folder / "cards.yaml", "copies: 2", "copies: two")
    edit(deck, "extends: skarby", "extends: skraby")
    layers = Layers(SCHEMA, folder=folder)
    shelf = open_shelf(layers, [deck])
    shelf.read()
    assert shelf.base is None
    assert [bool(doc.problems) for doc in (*shelf.by_layer["skarby"], *shelf.by_layer[DECK])].count(True) == 2
