"""Clauses behind an order that only say what one thinks of it: “discard the crossing, the miners would love it”."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.small_words import bare_words
from brzdek.shell.reading.speech.stored import stored

if TYPE_CHECKING:
    from brzdek.shell.reading.moves import Moves

_THINKING = pattern(
    r"(?<!\bi )(?<!\bwe )\b(?:would|should|might|could|won['’]?t)\b"
    r"|\b(?:they|nobody|everyone|everybody|it['’]s|that['’]s|that['’]?ll|my gut|i (?:hope|feel|bet)"
    r"|by (?:je|ja|go|to|sie|im|ich)|ciekawe|oni|nikt|nikomu|wszyscy|czuje)\b"
)
_SEEING = pattern(
    r"^(?:a |and |i |so |then )*(?:let['’]?s see|we['’]?ll see|zobaczymy|niech sie|niech wiedza|niech maja"
    r"|let['’]?s (?:move|go|get) on(?: with it)?$|jedziemy dalej$|lecimy dalej$)"
)


@cache
def _hoping() -> re.Pattern[str]:
    return re.compile(rf"(?:a |and |i |so |then )*(?:{'|'.join(stored('hopes'))})")


def only_thinks(part: str, moves: Moves) -> bool:
    """Does a clause only say what one thinks, or that one will see, and is no move named in it?"""
    said = fold(part).strip(" .!")
    if "?" in part or any(map(str.isdigit, said)) or moves.understanding.evidence.things_in(part):
        return False
    if _SEEING.search(said) or _hoping().match(said):
        return True
    meaning = moves.understanding.meaning(part)
    named = meaning is not None and not meaning.strange
    named = named or any(map(moves.understanding.vocabulary.is_player, bare_words(part)))
    return not named and (moves.understanding.evidence.is_chatter(part) or _THINKING.search(said) is not None)
