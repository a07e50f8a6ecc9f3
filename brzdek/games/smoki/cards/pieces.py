"""What the cards of Smoki hold beside those of Magia i Miecz: Lords, tokens, the deck of a Dragon Card."""

from __future__ import annotations

from brzdek.core.catalog.cards import Card
from brzdek.core.text import Lang
from brzdek.core.values import dataclass
from brzdek.games.magia_i_miecz.cards.pieces import AdventureCard, BeingCard, note

LORDS = ("varthrax", "cadorus", "grilipus")
STRIKE, RAGE, SLUMBER = "natarcie", "gniew", "drzemka"
SPECIAL = (STRIKE, RAGE, SLUMBER)
"""Dragon tokens that are no scales."""


def deck_of(card: Card) -> str:
    """The Lord whose deck the card belongs to; empty: it is no Dragon Card."""
    return card.deck if isinstance(card, AdventureCard) and card.deck in LORDS else ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class LordCard(BeingCard):
    """A Draconic Lord. He is no Enemy and has no sort: what touches Dragons alone does not touch him."""

    sort: str = ""

    def notes(self, lang: Lang) -> list[str]:
        return [self.note_on(name, lang) for name in ("strength", "craft", "endurance")]

    def note_on(self, number: str, lang: Lang) -> str:
        return note(lang, number, getattr(self, number))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class TokenCard(Card):
    """A sort of dragon tokens: scales of a Lord, or a special effect."""

    lord: str = ""
    """The Lord whose scale it is; empty: a special effect."""
