"""A small game of treasures, and what is wrong with its files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import CardKind, CatalogSchema
from brzdek.core.catalog.load import load_catalog
from brzdek.core.catalog.schema import BAD, Field, MapOf, Maybe, Whole, Word
from brzdek.core.catalog.shelf import table_place
from brzdek.core.catalog.source import Document
from brzdek.core.catalog.source import Path as Way
from brzdek.core.effects.slots import Clause, Part
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
