"""Entries of the numbered list that was shown last, chosen in words: “number 8”, “piątka oczywiście”, “pierwsze, bez
potworów”.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.command_words import COURTESY
from brzdek.shell.reading.deeds import Deed, Pick
from brzdek.shell.reading.small_words import FILLERS, NUMBERS, RANKS, bare, bare_words
from brzdek.shell.reading.speech.clauses import corrected
from brzdek.shell.reading.speech.idioms import plainly
from brzdek.shell.reading.yes_and_no import AGREEING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.conversation import Conversation

_ENTRY = frozenset(
    fold(
        "number num no numer numeru numerem nr opcja opcję opcje opcji option choice pozycja pozycję punkt wariant item"
        " entry odpowiedź możliwość answer"
    ).split()
)
"""What an entry of a list is called."""
_TAKEN = frozenset(
    fold(
        "biorę wezmę weź daj dajcie niech będzie byłoby chodzi o mi take i'll go with choose pick one ones ja course"
    ).split()
)
"""What one says who chooses."""
_YES_AND = pattern(
    r"(?:(?:no|oh|ah) )?(?:(?:tak|jasne|pewnie|zgoda|yes|yep|yeah|yup|y|sure)(?: please| proszę)?"
    r",?\s+(?:i|a|oraz|and|then|potem)"
    r"|(?:ok|okej|okay|dobra|dobrze|niech będzie|fine|do that|do it|zrób to|zrób tak),?\s+(?:i|a potem|oraz|and))"
    r"\s+(?:then |potem |later )?(?=\S)"
)
"""A yes with something that follows it; “ok then” is no yes."""
_THEN = frozenset(("a", "i", "and", "then", "potem"))
_IDLE = FILLERS | AGREEING | COURTESY | _TAKEN
_NUMBER_SIGN = pattern(r"(?:#|\bn[ro]\.)\s*(?=\d)")
_PAUSE = pattern(r"\s*(?:[,;]|\s[–—-]+\s)\s*")


def chosen(talk: Conversation, line: str, moves: Moves) -> list[str]:
    """The number of the entry that a line chooses, and what it says to do after that; nothing: it chooses none."""
    listed = talk.session.stage.numbered(moves.ask)
    clauses = [part for part in _PAUSE.split(_NUMBER_SIGN.sub("nr ", line)) if part.strip()]
    if not listed or not clauses or not moves.numbered or "?" in line or corrected(line) != line:
        return []
    head, *tail = clauses
    words = [word for word in map(bare, plainly(fold(head)).split()) if word]
    number = _numbered(words, moves, just_listed=listed is talk.narrowed)
    if number is None and listed is talk.narrowed:
        number = _ranked(words, listed, moves, fresh=not talk.refused_since)
    called = any(word in _ENTRY for word in words)
    if number is None or not (called or 1 <= number <= len(listed)) or any(map(_chooses_again, tail)):
        return []
    rest = ", ".join(tail)
    return [str(number), rest] if rest and _says_what_to_do(rest, moves) else [str(number)]


def agreed_and_then(line: str) -> str:
    """What a line says to do after a yes to what was offered: “yes and then buy the Mercenary”; "": it says no such
    thing.
    """
    found = _YES_AND.match(line.casefold())
    return line[found.end() :] if found is not None and "?" not in line else ""


def _numbered(words: Sequence[str], moves: Moves, *, just_listed: bool) -> int | None:
    """The one number in these words, if they say nothing else and call it that of an entry, or nothing else has it."""
    numbers = [word for word in words if word in NUMBERS or word.isdecimal()]
    called = any(word in _ENTRY for word in words)
    if len(words) > 1:  # “that one” is no number
        numbers = [word for word in numbers if word not in _TAKEN or (called and len(numbers) == 1)]
    if len(numbers) != 1 or not all(word in numbers or word in _IDLE or word in _ENTRY for word in words):
        return None
    number = NUMBERS.get(numbers[0], numbers[0])
    if called:
        return int(number[:3])
    meaning = moves.understanding.meaning(number) if just_listed else None
    means_another = meaning is not None and meaning.sure and not meaning.strange and len(meaning.moves) == 1
    return int(number[:3]) if just_listed and not means_another else None


def _ranked(words: Sequence[str], listed: Sequence[Deed], moves: Moves, *, fresh: bool) -> int | None:
    """“The second”, “ostatnie”: the number of that entry; who has spoken of something else since gives nothing up."""
    ranks = [RANKS[word] for word in words if word in RANKS]
    if len(ranks) != 1 or ranks[0] is None:
        return None
    if not all(word in RANKS or word in _IDLE or word in _ENTRY for word in words):
        return None
    careful = any(isinstance(deed, Pick) and deed.option[0] in moves.face.careful for deed in listed)
    if careful and not fresh:
        return None
    return len(listed) if ranks[0] < 0 else ranks[0] + 1


def _says_what_to_do(rest: str, moves: Moves) -> bool:
    """Is it an order that follows, and not a remark: “that looks safe”?"""
    first = next((word for word in map(bare, fold(rest).split()) if word not in _THEN), "")
    return first not in FILLERS and moves.understanding.vocabulary.says_what_to_do(rest)


def _chooses_again(part: str) -> bool:
    """Does another part name an entry as well?"""
    words = bare_words(part)
    return any(word in RANKS or word in NUMBERS or word.isdecimal() for word in words)
