"""When cards set each other off without end."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Word
from brzdek.core.copies import card_of
from brzdek.core.effects.ongoing import CardGame
from brzdek.core.effects.words import PROBLEMS
from brzdek.core.problems import Stuck
from brzdek.core.text import LANGS, Lang, Text, fill

RECENT = 12
"""So many of the last effects are looked at for the cards in question."""


class Endless(Stuck):
    """Cards that would go on for ever; the reason names them."""

    def __init__(self, game: CardGame, sources: Sequence[Word]) -> None:
        known = game.catalog.cards
        last = [card_of(source) for source in sources[-RECENT:] if isinstance(source, str)]
        self.cards = tuple(dict.fromkeys(last))
        """Their ids, as far as they come from cards."""
        names = [known[card].name if card in known else Text(card, card) for card in self.cards]
        super().__init__(Text(*[_reason(lang, names) for lang in LANGS]))


def _reason(lang: Lang, names: Sequence[Text]) -> str:
    cards = ", ".join([name.to(lang) for name in names])
    return fill(lang, PROBLEMS["endless"].to(lang), {"cards": cards})
