"""What every card of every game says, in both languages, written down so that a changed sentence is seen.

After a change that is meant to change sentences: ``python -m tests.card_texts`` writes the files anew.
"""

from __future__ import annotations

from pathlib import Path

from brzdek.core.text import LANGS
from brzdek.games import NAMES
from tests.support import catalog

FOLDER = Path(__file__).parent
GAMES = tuple(NAMES)


def told(game: str) -> str:
    """The cards of a game: name, what numbers and symbols show, and each slot on a line."""
    lines: list[str] = []
    for card in catalog(game).cards.values():
        lines.append(card.id)
        for lang in LANGS:
            head = " · ".join([card.name.to(lang), *card.notes(lang)])
            lines += [f"  {lang} {head}", *[f"     {text}" for text in card.paragraphs(lang)]]
    return "\n".join(lines) + "\n"
