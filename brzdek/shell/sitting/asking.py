"""A question that was understood as one, and who answers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.core.text import fold
from brzdek.shell.answering import answers, cards_told
from brzdek.shell.answering.advice import advise
from brzdek.shell.answering.together import tell_of_both
from brzdek.shell.answering.why import refusal
from brzdek.shell.reading.deeds import Do, Pick
from brzdek.shell.reading.moods import proposes
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.questions import Asked, asked, counts, is_question, wished
from brzdek.shell.reading.readings import Reading, Unclear, Unknown
from brzdek.shell.reading.small_words import FILLERS, bare_words
from brzdek.shell.sitting.refusing import list_readings
from brzdek.shell.sitting.showing import SHOWN, show_moves

if TYPE_CHECKING:
    from brzdek.shell.sitting.conversation import Conversation
    from brzdek.shell.sitting.session import Session

ANYTHING = frozenset(fold("robić zrobić porobić do").split())
"""Words for doing whatever there is to do."""
ASKED = frozenset(("board", "card", "hand", "moves", "score", "status", "about", "why"))
"""Commands that questions begin with."""


def may_ask(reading: Reading, line: str) -> bool:
    """May a line ask something that is better answered than by the command that it begins with?"""
    if isinstance(reading, Do):
        if reading.command.key in ("score", "hand", "moves") and not reading.rest:
            return False
        return " " in line and not line.startswith("/") and (reading.command.own or reading.command.key in ASKED)
    if isinstance(reading, Unclear) and reading.moves and reading.commands:
        return False  # which of both is meant is asked
    if isinstance(reading, Unknown) and isinstance(reading.nearest, Pick) and proposes(line):
        return False  # to somebody at the table: it is offered
    return not isinstance(reading, Pick)


def chooses_among_answers(session: Session, reading: Reading, line: str, ask: Ask) -> bool:
    """Does a line name several answers of a small question, and ask nothing? Which one is meant is asked then."""
    if ask.topic in session.face.open_topics or not isinstance(reading, Unclear) or not reading.moves:
        return False
    return not reading.strange and asked(line) is None and not is_question(line)


def answer_question(talk: Conversation, question: Asked, ask: Ask, moves: Moves) -> None:
    """Tell what somebody wants to know."""
    if question.what == "may" and tell_of_both(talk.session, question.rest, ask):
        pass
    elif question.what in ("why", "may"):
        talk.reasons.explain(question, ask, moves)
    elif question.what in ("moves", "mine") and cards_told.show_card_asked_about(talk.session, question.rest):
        pass
    elif question.what == "moves":
        if not _show_ways_to(talk, question.rest, moves):
            show_moves(talk.session, moves)
    elif question.what == "hint":
        advise(talk.session, ask, moves, do=False, line=question.rest)
    elif question.what == "turn":
        talk.session.screen.say(talk.session.say("your_turn", name=talk.session.names[ask.seat]))
        talk.session.ask_aloud(ask)
    elif question.what in ("thing", "state"):
        if not answers.tell_of(talk.session, question.rest):
            _show_what_tells(talk, question.rest, ask, moves)
    elif question.what == "mine":
        if lines := answers.of_ones_own(talk.session, question.rest):
            talk.session.page(lines)
        else:
            answers.have_none(talk.session, question.rest)
    elif question.what == "people":
        answers.tell_who(talk.session, question.rest)
    else:
        talk.session.page(SHOWN[question.what](talk.session))


def _show_ways_to(talk: Conversation, question: str, moves: Moves) -> bool:
    """List the moves that a question asks for: “where can I lay the right curve?”."""
    wish = wished(question)
    if all(word in FILLERS or word in ANYTHING for word in bare_words(wish)):
        return False  # what there is to do at all
    meaning = moves.understanding.meaning(wish) if wish else None
    if meaning is None or meaning.strange or not 0 < len(meaning.moves) < len(moves.ask.options):
        says_what = " " in wish and not counts(question)
        reason = refusal(moves, wish, talk.session.words, asked=True) if says_what else None
        if reason is not None:
            talk.session.screen.say(reason)
        return reason is not None
    list_readings(talk, wish, Unclear(meaning.moves, [], why="you_can"), moves)
    return True


def _show_what_tells(talk: Conversation, question: str, ask: Ask, moves: Moves) -> None:
    """Nothing is known of it; perhaps a move would tell, such as to look at a hidden card."""
    session = talk.session
    meaning = moves.understanding.meaning(question)
    if meaning is not None and not meaning.strange and meaning.sure:
        list_readings(talk, question, Unclear(meaning.moves, []), moves)
        return
    answers.have_none(session, question)
    if not talk.queue.lines:
        session.ask_aloud(ask)
