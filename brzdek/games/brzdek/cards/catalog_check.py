"""What must fit together in the files of Brzdęk!."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.shelf import entry_place
from brzdek.core.effects.effect import asks_itself
from brzdek.core.text import Book
from brzdek.games.brzdek.cards.board_check import BoardSource, BoardStock, check_board
from brzdek.games.brzdek.cards.words import WORDS
from brzdek.games.raid.cards.catalog_check import Check

OPTIONS = {"board": "choice", "first": "whole", "late_artifacts": "flag", "turn_limit": "whole"}
PIECES = {
    "burgle": "starter",
    "secret_tome": "reserve",
    "chalice": "major_secret",
    "dragon_egg": "minor_secret",
    "monkey_idol": "idol",
    "mastery": "mastery",
}
COUNTDOWN_SPACES = 5
"""The last of them catches everybody, so the table has one number less."""


class HeistCheck(Check):
    """The catalog as a whole; boards are looked at by themselves."""

    known_pieces: ClassVar[Mapping[str, str]] = PIECES
    known_options: ClassVar[Mapping[str, str]] = OPTIONS
    book: ClassVar[Book] = WORDS

    def all(self) -> None:
        super().all()
        self.check_sides()
        self.check_boards()

    def check_slots(self, card: str, piece: Card) -> None:
        """The first row arrives during the set-up, where nobody can be asked."""
        if "arrive" in piece.effects and asks_itself(piece.effects["arrive"]):
            self.at_card(card, "arrive_asks", "arrive")
        super().check_slots(card, piece)

    def check_sides(self) -> None:
        board = self.options.get("board")
        for side in board.choices if board else ():
            if side not in self.tables["boards"]:
                self.at_table("options", "no_board", "board", "choices", side, board=side)

    def check_tracks(self) -> None:
        super().check_tracks()
        tables = self.tables
        self.check_players("artifacts_removed")
        artifacts = self.copies("artifact")
        for players, removed in tables["artifacts_removed"].items():
            if removed >= artifacts:
                self.at_table("artifacts_removed", "artifacts_removed", players, removed=removed, n=artifacts)
        if len(tables["countdown"]) != COUNTDOWN_SPACES - 1:
            self.at_table("countdown", "countdown", n=len(tables["countdown"]), wanted=COUNTDOWN_SPACES - 1)

    def check_boards(self) -> None:
        artifacts = [piece for piece in self.pieces.values() if piece.kind == "artifact"]
        stock = BoardStock(
            artifacts=[piece.points for piece in artifacts for _ in range(piece.copies)],
            idols=self.copies("idol"),
            minor_secrets=self.copies("minor_secret"),
            major_secrets=self.copies("major_secret"),
        )
        for side in self.tables["boards"]:
            doc, path = entry_place(self.documents, "boards", side)
            board = doc.data["boards"][side]
            check_board(BoardSource(side, board["rooms"], board["tunnels"], doc, path), stock)
