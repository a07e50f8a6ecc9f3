"""Lines that name more than what can be done now: what stands against that, and what follows a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.values import NamedTuple
from brzdek.shell.answering.why import answer, refusal
from brzdek.shell.reading.bearings import MARKS
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.small_words import bare_words
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.trying import behind
from brzdek.shell.reading.vocabulary import knows_verb

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session


class Beyond(NamedTuple):
    """What a line says beside the move."""

    against: str = ""
    """Why that cannot be done."""
    then: str = ""
    """What to type at the next question."""


def beyond(line: str, move: Pick, moves: Moves, session: Session) -> Beyond:
    """What a line says of which only the sentence speaks in which its move is listed: “buy a sword” by a shop."""
    meaning = moves.understanding.meaning(line)
    if meaning is None or not meaning.borrowed or moves.ask.options[meaning.moves[0]] != move.option:
        return Beyond()
    against = _against(line, move, moves, session)
    if against:
        return Beyond(against)
    found = behind(session, move.option, moves)
    if found is None:
        return Beyond()
    after = found.moves
    then = after.understanding.meaning(line)
    if then is None or then.strange:
        named = after.understanding.evidence.things_in(line)  # the verb said the move itself
        then = after.understanding.meaning(" ".join(named)) if named else then
    if then is None or then.strange or not then.sure:
        return Beyond(_against(line, move, after, session))
    if len(then.moves) > 1 or then.borrowed or len(after.ask.options[then.moves[0]]) == 1:
        return Beyond()
    return Beyond(then=after.typed(then.moves[0], session.lang))


def is_in_vain(move: Pick, then: str, moves: Moves, session: Session) -> bool:
    """Would a move cost what no turn brings anew, and what a line says next not be had after it?"""
    if not session.face.spends(moves.view, move.option):
        return False
    found = behind(session, move.option, moves)
    if found is None:
        return False
    meaning = found.moves.understanding.meaning(then)
    return meaning is None or bool(meaning.strange)


def _against(line: str, move: Pick, moves: Moves, session: Session) -> str:
    """What stands against what a line names, unless that is what the move itself is about."""
    refused = answer(moves, line).refused
    if any(not set(option[1:]).isdisjoint(move.option[1:]) for option in refused):
        return ""
    if any(move.option in moves.face.towards(option, reason) for option, reason in refused.items()):
        return ""  # it leads to what is named
    return refusal(moves, line, session.words) or ""


def _is_refused(verb: str, rest: Sequence[str], moves: Moves) -> bool:
    """Does what is refused on the word of a verb alone do that; and if the verb has several senses, is no thing named
    beside it? Gold made of an axe is no raft.
    """
    refused, deeds = answer(moves, verb).refused, deeds_of(verb)
    done = [frozenset(moves.face.deeds_of(moves.view, option)) for option in refused]
    if deeds and done and all(own and deeds.isdisjoint(own) for own in done):
        return False
    vocabulary = moves.understanding.vocabulary
    return len(deeds) <= 1 or not any(vocabulary.is_name(word) and not deeds_of(word) for word in rest)


def not_now(session: Session, line: str, moves: Moves) -> str:
    """What is said of a line that names a deed or a thing of the game, but no move; "": it names none."""
    verb, *rest = bare_words(line)
    vocabulary, deeds = moves.understanding.vocabulary, deeds_of(verb)
    acts = len(verb) > 1 and (bool(deeds) or (knows_verb(session.face, verb) and not vocabulary.is_filler(verb)))
    if not acts and not any(vocabulary.is_name(word) for word in (verb, *rest)):
        return ""
    reason = refusal(moves, verb, session.words) if rest and acts and _is_refused(verb, rest, moves) else None
    if reason is not None:
        return reason
    names_nothing = vocabulary.says_only_verbs(line) and not any(word in MARKS for word in rest)
    if names_nothing and not deeds.isdisjoint(moves.understanding.evidence.about.done):
        key = "which_one"
    else:
        asked = session.face.question(moves.view, moves.ask, session.words)
        key = "answer_first" if asked.endswith("?") or moves.ask.about else "not_now"
    return session.say(key, line=line) + session.say("see_moves")
