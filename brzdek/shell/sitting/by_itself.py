"""Orders for what the program does, or has done, by itself: “roll and go on” when the die has been rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.shell.answering.why import answer
from brzdek.shell.reading.moods import asks_yes_or_no, goes_on_only
from brzdek.shell.reading.moves import UNFINISHED, Moves, tokens
from brzdek.shell.reading.small_words import bare_words
from brzdek.shell.reading.speech.asking_words import POINTED
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.yes_and_no import yes_or_no

if TYPE_CHECKING:
    from brzdek.shell.reading.deeds import Pick
    from brzdek.shell.sitting.conversation import Conversation
    from brzdek.shell.sitting.session import Session

ENDING = "finish"
GO = frozenset(("go", "ide", "idz", "idziemy", "pojde", "move", "walk"))
_FIRST = pattern(
    r"(?i)^(?P<first>[^,;?]{2,30}?)(?:\s*[,;]\s*(?:(?:and|then|i|a|potem|oraz)\s+)*|\s+(?:(?:and|then|i|a|potem|oraz)\s+)+)"
    r"(?P<then>\S.*)$"
)


def without_done(session: Session, line: str, moves: Moves) -> str:
    """An order without the one before it that has been carried out already, which is told; any other line as it is."""
    found = _FIRST.match(line) if moves.face.by_itself else None
    if found is None or "?" in line:
        return line
    if not has_been_done(moves, found["first"]):
        return line
    session.screen.say(session.say("done_already", line=found["first"]), "dim")
    return found["then"]


def has_been_done(moves: Moves, line: str) -> bool:
    """Is all that stands against what a line says that it has been done already?"""
    known = answer(moves, line)
    return not known.allowed and bool(known.refused) and all(reason.done for reason in known.refused.values())


def is_done_by_itself(session: Session, line: str, moves: Moves) -> bool:
    """Does an order say nothing but to do what the program does in the course of every turn?"""
    verb = next((word for word in bare_words(line) if deeds_of(word)), "")
    if not verb or verb in GO or session.face.by_itself.isdisjoint(deeds_of(verb)):
        return False
    vocabulary, words = moves.understanding.vocabulary, [word for word in bare_words(line) if word not in POINTED]
    names_something = not vocabulary.own_fillers.isdisjoint(words)  # “the dragon”
    return not names_something and vocabulary.says_only_verbs(" ".join(words))


def is_under_way(session: Session, line: str, moves: Moves) -> bool:
    """Does an order only say to go on with what is going on, while something is asked? Not one that ends the turn."""
    if moves.ask.topic in session.face.open_topics or not session.face.by_itself:
        return False
    if line.isdecimal() or yes_or_no(line) is not None or asks_yes_or_no(moves):
        return False
    fit, named = moves.readings(tokens(line))
    if named and (fit <= UNFINISHED or not goes_on_only(line)):
        return False
    ends = any(ENDING in deeds_of(word) for word in bare_words(line))
    return goes_on_only(line) or (not ends and is_done_by_itself(session, line, moves))


def only_goes_on(talk: Conversation, line: str, move: Pick, moves: Moves) -> bool:
    """Is it said only to go on, where a move would choose one of several things? Which one, is asked then."""
    if len(move.option) == 1 or not is_under_way(talk.session, line, moves):
        return False
    if moves.understanding.evidence.about.refuses[moves.ask.options.index(move.option)]:
        return False
    said = {deed for word in bare_words(line) for deed in deeds_of(word)} & moves.face.by_itself
    if not said.isdisjoint(moves.face.deeds_of(moves.view, move.option)):
        return False
    talk.session.refuse(talk.session.say("which_one", line=line))
    talk.session.ask_aloud(moves.ask)
    return True
