"""What the files of Brzdęk! may hold, and what must fit together in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from brzdek.core.catalog import Card, Catalog, CatalogSchema
from brzdek.core.effects.counting import Counted, ForEach
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.flow import If, Series
from brzdek.core.shelf import card_place, table_place
from brzdek.core.source import Document
from brzdek.core.text import Book
from brzdek.games.brzdek.board_check import Sheet, Stock, check_board
from brzdek.games.brzdek.cards import KINDS, TABLES, Piece
from brzdek.games.brzdek.resource_verbs import Points
from brzdek.games.brzdek.verbs import LANGUAGE
from brzdek.games.brzdek.words import WORDS

OPTIONS = {"board": "choice", "first": "whole", "late_artifacts": "flag", "turn_limit": "whole"}
"""The house options that the rules look at."""
PIECES = {
    "burgle": "starter",
    "secret_tome": "reserve",
    "chalice": "major_secret",
    "dragon_egg": "minor_secret",
    "monkey_idol": "idol",
    "mastery": "mastery",
}
"""The cards and tokens that the rules and the card language know by name, and their kinds."""
DUNGEON = ("blue", "device", "monster")
COUNTDOWN_SPACES = 5
"""The last of them catches everybody, so the table has one number less."""


def check(catalog: Catalog, documents: Sequence[Document]) -> None:
    """Everything that must fit together."""
    Check(catalog, documents).all()


class Check:
    """The catalog as a whole, and the documents in which what is wrong with it is noted."""

    known_pieces: ClassVar[Mapping[str, str]] = PIECES
    known_options: ClassVar[Mapping[str, str]] = OPTIONS
    book: ClassVar[Book] = WORDS

    def __init__(self, catalog: Catalog, documents: Sequence[Document]) -> None:
        self.tables = catalog.tables
        self.players = range(catalog.players[0], catalog.players[1] + 1)
        self.options = catalog.options
        self.pieces = {card: piece for card, piece in catalog.cards.items() if isinstance(piece, Piece)}
        self.documents = documents

    def all(self) -> None:
        self.check_pieces()
        self.check_options()
        self.check_sides()
        self.check_reserve()
        self.check_row()
        self.check_tracks()
        self.check_boards()

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
            self.check_arrival(card, piece)
            self.check_points(card, piece)
            if piece.kind in ("major_secret", "minor_secret") and not piece.kept:
                if not piece.effects:
                    self.at_card(card, "idle_secret")
                elif piece.points:
                    self.at_card(card, "lost_points", "points")
        for card, kind in self.known_pieces.items():
            if card not in self.pieces:
                self.at_table("title", "missing_piece", card=card, kind=kind)
            elif self.pieces[card].kind != kind:
                self.at_card(card, "wrong_kind", "kind", kind=kind)

    def check_arrival(self, card: str, piece: Piece) -> None:
        """The first row arrives during the set-up, where nobody can be asked."""
        if "arrive" in piece.effects and piece.effects["arrive"].asks:
            self.at_card(card, "arrive_asks", "arrive")

    def check_points(self, card: str, piece: Card) -> None:
        """Points are counted in ``score`` only."""
        doc, path = card_place(self.documents, card)
        for slot in piece.effects:
            if slot != "score" and _speaks_of_points(doc.data["cards"][path[-1]][slot]):
                self.at_card(card, "points_elsewhere", slot, slot=slot)

    # -- tables

    def check_options(self) -> None:
        for option, kind in self.known_options.items():
            if option not in self.options or self.options[option].kind != kind:
                self.at_table("title", "option", option=option, kind=kind)

    def check_sides(self) -> None:
        board = self.options.get("board")
        for side in board.choices if board else ():
            if side not in self.tables["boards"]:
                self.at_table("options", "no_board", "board", "choices", side, board=side)

    def check_reserve(self) -> None:
        for index, card in enumerate(self.tables["reserve"]):
            piece = self.pieces.get(card)
            if piece is None or piece.kind not in ("reserve", "monster"):
                near = (card, [name for name, other in self.pieces.items() if other.kind == "reserve"])
                doc, path = table_place(self.documents, "reserve")
                doc.problem((*path, index), WORDS["schema.not_for_reserve"], near=near, card=card)
        for card, piece in self.pieces.items():
            if piece.kind == "reserve" and card not in self.tables["reserve"]:
                self.at_card(card, "not_in_reserve")

    def check_tracks(self) -> None:
        """Tracks long enough, and numbers for every number of players."""
        tables = self.tables
        self.check_players("rage_start", "artifacts_removed")
        for players, space in tables["rage_start"].items():
            if space > len(tables["rage"]):
                self.at_table("rage_start", "rage_start", players, space=space, n=len(tables["rage"]))
        artifacts = self.copies("artifact")
        for players, removed in tables["artifacts_removed"].items():
            if removed >= artifacts:
                self.at_table("artifacts_removed", "artifacts_removed", players, removed=removed, n=artifacts)
        if len(tables["starting_clank"]) < self.players[-1]:
            self.at_table("starting_clank", "starting_clank", n=self.players[-1])
        if len(tables["countdown"]) != COUNTDOWN_SPACES - 1:
            self.at_table("countdown", "countdown", n=len(tables["countdown"]), wanted=COUNTDOWN_SPACES - 1)

    def check_row(self) -> None:
        """Enough cards without a dragon symbol for the first row."""
        tables = self.tables
        quiet = [piece for card, piece in self.pieces.items() if piece.kind in DUNGEON and not piece.dragon]
        dealt = sum(piece.copies for piece in quiet if piece.id not in tables["reserve"])
        if dealt < tables["row"]:
            self.at_table("row", "row", row=tables["row"], n=dealt)

    def check_players(self, *tables: str) -> None:
        """A number for every number of players."""
        for table in tables:
            for players in self.players:
                if players not in self.tables[table]:
                    self.at_table(table, "players", table=table, n=players)

    def check_boards(self) -> None:
        artifacts = [piece for piece in self.pieces.values() if piece.kind == "artifact"]
        stock = Stock(
            artifacts=[piece.points for piece in artifacts for _ in range(piece.copies)],
            idols=self.copies("idol"),
            minor_secrets=self.copies("minor_secret"),
            major_secrets=self.copies("major_secret"),
        )
        doc, path = table_place(self.documents, "boards")
        for side, board in doc.data["boards"].items():
            check_board(Sheet(side, board["rooms"], board["tunnels"], doc, (*path, side)), stock)


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


def _speaks_of_points(value: Any) -> bool:
    """Does the verb stand anywhere in an effect as it is written?"""
    if isinstance(value, Mapping):
        return Points.word in value or any(map(_speaks_of_points, value.values()))
    return isinstance(value, list) and any(map(_speaks_of_points, value))


SCHEMA = CatalogSchema(game="brzdek", kinds=KINDS, tables=TABLES, language=LANGUAGE, check=check)
