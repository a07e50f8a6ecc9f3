"""What must fit together in the files of Katakumby."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from brzdek.core.catalog.cards import Card
from brzdek.core.text import Book
from brzdek.games.katakumby.cards.verbs import TopOfDeck
from brzdek.games.katakumby.cards.words import WORDS
from brzdek.games.raid.cards.catalog_check import Check

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
