"""What the files of Katakumby may hold, and what must fit together in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import CatalogSchema
from brzdek.core.catalog.source import Document
from brzdek.core.expansion import Layer
from brzdek.core.layers import Layers
from brzdek.core.text import Book
from brzdek.games.katakumby.cards.pieces import GUESTS, KINDS, TABLES
from brzdek.games.katakumby.cards.tile_check import check_tiles
from brzdek.games.katakumby.cards.verbs import LANGUAGE, TopOfDeck
from brzdek.games.katakumby.cards.words import WORDS
from brzdek.games.raid.cards.schema import Check
from brzdek.games.raid.cards.smells import smells

OPTIONS = {
    "side": "choice",
    "first": "whole",
    "promo": "flag",
    "phantasm": "flag",
    "brzdek_cards": "flag",
    "mercy": "flag",
    "cloaks": "flag",
    "turn_limit": "whole",
}
PIECES = {
    "burgle": "starter",
    "secret_tome": "reserve",
    "chalice": "major_secret",
    "catacombs_map": "major_secret",
    "dragon_egg": "minor_secret",
    "golden_monkey_bot": "prisoner",
    "discount_coupon": "coupon",
    "monkey_idol": "idol",
    "mastery": "mastery",
}


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Everything that must fit together."""
    DelveCheck(catalog, documents).all()
    if not any(document.problems for document in documents):
        check_tiles(catalog, documents)


class DelveCheck(Check):
    """The catalog as a whole; tiles are looked at by themselves."""

    known_pieces: ClassVar[Mapping[str, str]] = PIECES
    known_options: ClassVar[Mapping[str, str]] = OPTIONS
    book: ClassVar[Book] = WORDS

    def check_slots(self, card: str, piece: Card) -> None:
        """Only a card that is being acquired can go onto the deck."""
        self.only_in_slot("acquire", TopOfDeck.word, "top_of_deck", card, piece)
        super().check_slots(card, piece)

    def check_tracks(self) -> None:
        self.check_players("out_attack")
        if len(self.tables["starting_gold"]) < self.players[-1]:
            self.at_table("starting_gold", "starting_gold", n=self.players[-1])
        for track in ("usual", "party"):
            if track not in self.tables["rage"]:
                self.at_table("rage", "track", track=track)
                return
        super().check_tracks()

    def rage_track(self, players: int) -> Sequence[int]:
        track: Sequence[int] = self.tables["rage"]["party" if players > 4 else "usual"]
        return track


SCHEMA = CatalogSchema(
    game="katakumby",
    kinds=KINDS,
    tables=TABLES,
    language=LANGUAGE,
    check=check,
    smells=smells,
    deck_tables=tuple(TABLES),
    deck_clears=("tiles", "start"),
)
LAYERS = Layers(
    SCHEMA,
    Layer(
        name=GUESTS,
        folder=Path("brzdek"),
        files=("dungeon.yaml",),
        needs=("katakumby",),
        prefix="brzdek_",
        switch="brzdek_cards",
        borrowed=True,
    ),
)
"""The catacombs, and over them the dungeon cards of Brzdęk! as guests, read with the words of the catacombs."""
