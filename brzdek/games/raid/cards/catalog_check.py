"""What must fit together in the files of either sister game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.shelf import card_place, removal_place, table_place
from brzdek.core.catalog.source import Document
from brzdek.core.effects.counting import Counted, ForEach
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.flow import If, Series
from brzdek.core.text import Book
from brzdek.games.raid.cards.pieces import DUNGEON_KINDS, Piece
from brzdek.games.raid.cards.resource_verbs import Points


class Check:
    """The catalog as a whole, and the documents in which what is wrong with it is noted."""

    known_pieces: ClassVar[Mapping[str, str]]
    """The cards and tokens that the rules and the card language know by name, and their kinds."""
    known_options: ClassVar[Mapping[str, str]]
    """The house options that the rules look at."""
    book: ClassVar[Book]

    def __init__(self, catalog: Catalog, documents: Sequence[Document]) -> None:
        self.tables = catalog.tables
        self.players = range(catalog.players[0], catalog.players[1] + 1)
        self.options = catalog.options
        self.pieces = {card: piece for card, piece in catalog.cards.items() if isinstance(piece, Piece)}
        self.documents = documents
        self.written = {entry["id"]: entry for doc in documents for entry in doc.data.get("cards", ())}
        """The cards as their files write them; a house deck comes after what it replaces."""

    def all(self) -> None:
        self.check_pieces()
        self.check_options()
        self.check_reserve()
        self.check_row()
        self.check_tracks()

    def at_table(self, table: str, key: str, /, *way: str | int, **values: Any) -> None:
        """Note a problem inside a table."""
        doc, path = table_place(self.documents, table)
        doc.problem((*path, *way), self.book[f"schema.{key}"], **values)

    def at_card(self, card: str, key: str, /, *way: str | int, **values: Any) -> None:
        """Note a problem inside a card."""
        doc, path = card_place(self.documents, card)
        doc.problem((*path, *way), self.book[f"schema.{key}"], card=card, **values)

    def copies(self, *kinds: str) -> int:
        return sum(piece.copies for piece in self.pieces.values() if piece.kind in kinds)

    # -- cards and tokens

    def check_pieces(self) -> None:
        for card, piece in self.pieces.items():
            if "score" in piece.effects and not only_counts(piece.effects["score"]):
                self.at_card(card, "score", "score")
            self.check_slots(card, piece)
            if piece.kind in ("major_secret", "minor_secret") and not piece.kept:
                if not piece.effects:
                    self.at_card(card, "idle_secret")
                elif piece.points:
                    self.at_card(card, "lost_points", "points")
        for card, kind in self.known_pieces.items():
            if card not in self.pieces:
                removal = removal_place(self.documents, card)
                doc, path = removal or table_place(self.documents, "title")
                doc.problem(path, self.book["schema.missing_piece"], card=card, kind=kind)
            elif self.pieces[card].kind != kind:
                self.at_card(card, "wrong_kind", "kind", kind=kind)

    def check_slots(self, card: str, piece: Card) -> None:
        """Points are counted in ``score`` only."""
        self.only_in_slot("score", Points.word, "points_elsewhere", card, piece)

    def only_in_slot(self, where: str, word: str, key: str, card: str, piece: Card) -> None:
        """Note it where a word stands in another slot than that."""
        for slot in piece.effects:
            if slot != where and _speaks_of(word, self.written[card].get(slot)):
                self.at_card(card, key, slot, slot=slot)

    # -- tables

    def check_options(self) -> None:
        for option, kind in self.known_options.items():
            if option not in self.options or self.options[option].kind != kind:
                self.at_table("title", "option", option=option, kind=kind)

    def check_reserve(self) -> None:
        for index, card in enumerate(self.tables["reserve"]):
            piece = self.pieces.get(card)
            if piece is None or piece.kind not in ("reserve", "monster"):
                near = (card, [name for name, other in self.pieces.items() if other.kind == "reserve"])
                doc, path = table_place(self.documents, "reserve")
                doc.problem((*path, index), self.book["schema.not_for_reserve"], near=near, card=card)
        for card, piece in self.pieces.items():
            if piece.kind == "reserve" and card not in self.tables["reserve"]:
                self.at_card(card, "not_in_reserve")

    def check_tracks(self) -> None:
        """Numbers for every player and every number of players, and spaces that are on their track."""
        tables = self.tables
        self.check_players("rage_start")
        for players, space in tables["rage_start"].items():
            spaces = len(self.rage_track(players))
            if space > spaces:
                self.at_table("rage_start", "rage_start", players, space=space, n=spaces)
        if len(tables["starting_clank"]) < self.players[-1]:
            self.at_table("starting_clank", "starting_clank", n=self.players[-1])

    def rage_track(self, players: int) -> Sequence[int]:
        """The track with so many players."""
        track: Sequence[int] = self.tables["rage"]
        return track

    def check_row(self) -> None:
        """Enough cards without a dragon symbol for the first row."""
        tables = self.tables
        quiet = [piece for card, piece in self.pieces.items() if piece.kind in DUNGEON_KINDS and not piece.dragon]
        dealt = sum(piece.copies for piece in quiet if piece.id not in tables["reserve"])
        if dealt < tables["row"]:
            self.at_table("row", "row", row=tables["row"], n=dealt)

    def check_players(self, *tables: str) -> None:
        """A number for every number of players."""
        for table in tables:
            for players in self.players:
                if players not in self.tables[table]:
                    self.at_table(table, "players", table=table, n=players)


def only_counts(effect: Effect) -> bool:
    """Is it a rule that does nothing but count points, without asking or waiting?"""
    if isinstance(effect, Series):
        return all(only_counts(part) for part in effect.parts)
    if isinstance(effect, If):
        branches = [branch for branch in (effect.then, effect.otherwise) if branch]
        return not effect.waits and all(only_counts(branch) for branch in branches)
    if isinstance(effect, (Counted, ForEach)):
        return not effect.per.counter.over_turn and only_counts(effect.effect)
    return isinstance(effect, Points)


def _speaks_of(word: str, value: Any) -> bool:
    """Does a word stand anywhere in an effect as it is written?"""
    if isinstance(value, Mapping):
        return word in value or any(_speaks_of(word, part) for part in value.values())
    return value == word or (isinstance(value, list) and any(_speaks_of(word, part) for part in value))
