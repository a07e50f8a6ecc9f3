"""Lines that say what a move is for: what is chosen after it – “use the shrine for gold”, “kapliczka, po złoto” – and
which of the things that a card can do is meant: “use the Sorceress to take his friend”.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.shell.reading.deeds import Deed, Pick
from brzdek.shell.reading.moves import Moves, plain, tokens
from brzdek.shell.reading.questions import asked
from brzdek.shell.reading.readings import Unclear, Unknown
from brzdek.shell.reading.several import Orders
from brzdek.shell.reading.small_words import bare_words, parts
from brzdek.shell.reading.speech.kinds import changes_all, deeds_of
from brzdek.shell.reading.trying import answer_behind

if TYPE_CHECKING:
    from brzdek.core.ask import Option
    from brzdek.shell.sitting.session import Session

TAKING = frozenset(("take", "steal", "use"))
"""What one says to do by an ability, whatever other moves do so, too."""
_FOR = pattern(
    r"(?i)(?P<first>\S.*?)(?:[\s,]+(?:for|to get|to gain|to have|to|po|na|żeby|zeby|aby|by|dla|and|i)\s+|\s*[,:]\s+)"
    r"(?:(?:choose|wybierz|wybieram|the|some|a|mieć|miec|dostać|dostac|zgarnąć|zgarnac"
    r"|take|get|biorę|biore|wezmę|wezme) )*(?P<then>\S.*)"
)


def with_answer(session: Session, line: str, meant: Deed | None, moves: Moves) -> Orders | None:
    """A move, the answer to the small question that it raises, and what follows that: “go to 4, take the secret, then
    end”; None: the line is nothing of the kind. ``meant``: the move that it has to be, if any.
    """
    first, *others = parts(line) or [line]
    found = _answered(session, first, others[0], moves) if others else None
    if found is None or (isinstance(meant, Pick) and meant.option != found[0]):
        return None
    return Orders(Pick(found[0]), [found[1], *others[1:]])


def _answered(session: Session, line: str, then: str, moves: Moves) -> tuple[Option, str] | None:
    """The move that a line surely means, and what is said then as the answer to the small question behind it, typed."""
    move = moves.understanding.surely(line)
    if move is None:
        return None
    option = moves.ask.options[move]
    answer = answer_behind(session, option, then, moves)
    return (option, answer) if answer else None


def with_purpose(session: Session, line: str, moves: Moves) -> Orders | None:
    """A move, and the answer to the small question that it raises; None: the line is nothing of the kind."""
    said = _FOR.fullmatch(line)
    found = _answered(session, said["first"], said["then"], moves) if said else None
    return None if found is None else Orders(Pick(found[0]), [found[1]])


def serving(session: Session, line: str, moves: Moves) -> Pick | Unclear | Unknown | None:
    """The one of several abilities that serves what a line wants, or those that may; why none does now; None: it says
    nothing of what for, or names a move to the letter.
    """
    words = bare_words(line)
    if asked(line) is not None or "?" in line or any(map(changes_all, words)):
        return None
    found = moves.face.serving(moves.view, moves.ask, line, session.words)
    if found is None or _says_another_deed(words, found.options, moves) or _is_printed(session, line, moves):
        return None
    if not found.options:
        return Unknown(None, "stands_against", (("why", found.why),))
    if len(found.options) == 1 and found.surely:
        return Pick(found.options[0])
    return Unclear([moves.ask.options.index(option) for option in found.options], [])


def _says_another_deed(words: Sequence[str], options: Sequence[Option], moves: Moves) -> bool:
    """Is a word said for what other moves on offer do, and not these: “attack him to take his gold”?"""
    about = moves.understanding.evidence.about
    if len({option[0] for option, no in zip(moves.ask.options, about.refuses, strict=True) if not no}) == 1:
        return False  # there is no other
    own, others = set(TAKING), set[str]()
    for option, deeds in zip(moves.ask.options, about.deeds, strict=True):
        (own if option in options else others).update(deeds)
    return any(deeds & others and deeds.isdisjoint(own) for deeds in map(deeds_of, words))


def _is_printed(session: Session, line: str, moves: Moves) -> bool:
    """Is a line a move as it is written or listed?"""
    said = plain(line)
    return bool(moves.readings(tokens(line))[1]) or any(said in told for told in moves.sentences(session.screen.style))
