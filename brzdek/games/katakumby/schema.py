"""What the files of Katakumby may hold, and what must fit together in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from brzdek.core.catalog import Catalog, CatalogSchema
from brzdek.core.shelf import card_place
from brzdek.core.source import Document
from brzdek.core.text import Book
from brzdek.games.brzdek.cards import Piece
from brzdek.games.brzdek.schema import Check
from brzdek.games.katakumby.cards import KINDS, TABLES
from brzdek.games.katakumby.tile_check import check_tiles
from brzdek.games.katakumby.verbs import LANGUAGE, TopOfDeck
from brzdek.games.katakumby.words import WORDS

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

    def check_arrival(self, card: str, piece: Piece) -> None:
        """Arrive texts may ask: those of the first row come before the first turn."""
        doc, path = card_place(self.documents, card)
        for slot in piece.effects:
            if slot != "acquire" and _speaks_of(TopOfDeck.word, doc.data["cards"][path[-1]][slot]):
                self.at_card(card, "top_of_deck", slot, slot=slot)

    def check_sides(self) -> None:
        """Both sides of the starting tile are there: see the tiles."""

    def check_boards(self) -> None:
        """There are none."""

    def check_tracks(self) -> None:
        tables = self.tables
        self.check_players("rage_start", "out_attack")
        for track in ("usual", "party"):
            if track not in tables["rage"]:
                self.at_table("rage", "track", track=track)
                return
        for players, space in tables["rage_start"].items():
            spaces = len(tables["rage"]["party" if players > 4 else "usual"])
            if space > spaces:
                self.at_table("rage_start", "rage_start", players, space=space, n=spaces)
        if len(tables["starting_clank"]) < self.players[-1]:
            self.at_table("starting_clank", "starting_clank", n=self.players[-1])


def _speaks_of(word: str, value: Any) -> bool:
    """Does a plain word stand anywhere in an effect as it is written?"""
    if isinstance(value, Mapping):
        return word in value or any(_speaks_of(word, part) for part in value.values())
    return value == word or (isinstance(value, list) and any(_speaks_of(word, part) for part in value))


SCHEMA = CatalogSchema(
    game="katakumby",
    kinds=KINDS,
    tables=TABLES,
    language=LANGUAGE,
    check=check,
    deck_tables=("tiles", "start", "edge_points"),
)
