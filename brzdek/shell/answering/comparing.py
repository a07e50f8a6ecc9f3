"""Questions about which of the things to choose from has most of something: “who has most Craft”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line
from brzdek.core.facets import POWER, PRICE
from brzdek.core.inquiry import best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.measures import LEAST, MOST, number_named, wanted
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.small_words import bare_words
from brzdek.shell.reading.speech.asking_words import ASKING

if TYPE_CHECKING:
    from brzdek.core.ask import Ask
    from brzdek.shell.sitting.session import Session

WHO = frozenset(fold("kto ktoś który która które którzy czyj who which").split())
LEAST_COMPARED = 2
EASE = frozenset(
    fold(
        "najłatwiejszy najłatwiejsza najłatwiejsze najłatwiej najprostszy najprostsza najprościej easiest simplest"
    ).split()
)
"""What is easy to play is a matter of advice."""
_FIGHTER = pattern(
    r"\b(?:best|better|greatest) (?:\w+ )?(?:fighter|warrior|at fighting|in (?:a )?(?:fight|combat|battle))\b"
    r"|\bnajlep\w+ (?:(?:jest |bedzie |sie )?(?:w|do) (?:walce|walki|bitce|bitki|bicia)|wojownik\w*|bije|walczy)\b"
)
"""Whoever fights best is the strongest."""
MORE = frozenset(("wiecej", "more"))
LESS = frozenset(("mniej", "less", "fewer"))
"""What compares without saying that it is the most."""


def compared(session: Session, line: str, ask: Ask) -> list[Line]:
    """All of them by that number, or those that are named; where no more is asked than who has any, those who have.

    Nothing: something else is asked.
    """
    words = bare_words(line)
    if words[:1] and words[0] not in ASKING and not line.rstrip().endswith("?"):
        return []
    if not EASE.isdisjoint(words):
        return []
    end, kind = _end(line, words)
    view, face = session.view(ask.seat), session.face
    if not any(face.numbers(view, option) for option in ask.options):
        return []
    number, _ = number_named(Moves(face, view, ask), words)
    if not end and not (number and words[0] in WHO):
        return []
    known: dict[str, int] = {}
    for option in ask.options:
        own = face.numbers(view, option)
        key = number or (next(iter(own), "") if kind in (POWER, PRICE) else "")
        if key in own:
            known[card_of(str(option[1]))] = own[key]
            number = key
    if len(known) < LEAST_COMPARED:
        return []
    if not end and any(known.values()):
        known = {card: amount for card, amount in known.items() if amount}
    cards = view.catalog.cards
    named = [card for word in words for card in best_named(word, {one: cards[one].name for one in known}, whole=True)]
    told = [card for card in known if card in named] if len(set(named)) > 1 else known
    ranked = sorted(told, key=lambda card: -(end or MOST) * known[card])
    names = ", ".join(f"{cards[card].name.to(session.lang)} {known[card]}" for card in ranked)
    return session.screen.paragraph(f"{session.words(number).partition('|')[0]}: {names}.")


def _end(line: str, words: list[str]) -> tuple[int, str]:
    """Is most or least of something asked for, and of what sort? 0: neither."""
    if _FIGHTER.search(fold(line)):
        return MOST, POWER
    found = wanted(line)
    if found is not None and found.end:
        return found.end, found.kind
    return (MOST if MORE & set(words) else LEAST if LESS & set(words) else 0), ""
