"""Why something is not allowed, whether it is, and why something has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask, Option
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.answering import answers, cards_told, guide
from brzdek.shell.answering.advice import is_about, tell_why
from brzdek.shell.answering.lately import LATELY, recent
from brzdek.shell.answering.why import answer
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.pronouns import THAT_CARD
from brzdek.shell.reading.questions import Asked, is_past, subject
from brzdek.shell.reading.small_words import FILLERS, NUMBERS, bare
from brzdek.shell.reading.speech.asking_words import OWN
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.sitting.showing import some

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session

THERE = frozenset(fold("there here tam tu tutaj can can't cant nie mogę może wolno").split())
"""Words for the place at which one points, and of what cannot be done."""

_WHY_ANOTHER = pattern(
    r"(?:(?:a|and|but|ale|to|so) )*(?:why|czemu|dlaczego|a co z|what about|how about)(?: (?:not|nie|should i|mam|to))*"
    r" (?P<what>\S.*?)[?!. ]*"
)
"""Asks about another move than was advised."""


class Reasons:
    """What “why?” and “why not?” are about: what was refused, asked about or advised last."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._doubted: tuple[Ask, str] | None = None
        """What was last refused, or asked about, and at which question: “why not?” means that."""
        self._advised: tuple[Ask, Option] | None = None
        """What was advised last."""

    def explain(self, question: Asked, ask: Ask, moves: Moves) -> None:
        """Why something is not allowed or was advised, or whether it is allowed; “why not?” is about what was last."""
        advised = self._advised[1] if self._advised is not None and self._advised[0] is ask else None
        if question.what == "why" and advised is not None and is_about(question.rest, advised, moves):
            tell_why(self._session, ask, advised)
            if self._session.screen.live:
                self._session.talk.offered = Pick(advised)
            return
        about = "" if question.what == "why" and self._only_points(question.rest, ask) else question.rest
        if not about and self._doubted is not None and self._doubted[0] is ask:
            about = self._doubted[1]
        if about:
            self.doubted(ask, about)
        explain(self._session, about, ask, moves, whether=question.what == "may")

    def judges_another(self, line: str, ask: Ask, moves: Moves) -> bool:
        """Was it asked what speaks for a move, or against one, that was not the one just advised? It has been told."""
        found = _WHY_ANOTHER.fullmatch(fold(line).strip())
        if found is None or self._advised is None or self._advised[0] is not ask:
            return False
        meant = _plainly_meant(found["what"], moves)
        if not meant or meant[0] == self._advised[1]:
            return False
        self._session.screen.say(self._session.say("why_not_advised"), "dim")
        tell_why(self._session, ask, meant[0])
        return True

    def _only_points(self, line: str, ask: Ask) -> bool:
        """Does a question only point at what was refused just now: “why can't it go there”?"""
        if self._doubted is None or self._doubted[0] is not ask:
            return False
        words = [bare(fold(word)) for word in line.split()]
        return all(word in THAT_CARD | THERE | FILLERS or deeds_of(word) for word in words)

    def doubted(self, ask: Ask, line: str) -> None:
        """A line was not done: “why not?” means that now."""
        self._doubted, self._advised = (ask, line), None

    def advised(self, ask: Ask, option: Option) -> None:
        """Something was advised: “why?” means that now."""
        self._advised, self._doubted = (ask, option), None


def explain(session: Session, line: str, ask: Ask, moves: Moves, *, whether: bool = False) -> None:
    """What stands against a move, or that nothing does; why one is asked, or something has happened.

    ``whether``: it was only asked whether it is allowed.
    """
    if not line and cards_told.show_card_in_question(session):
        return
    if not whether and answers.is_of_others(session, line) and answers.tell_of_their_deeds(session, line):
        return
    if is_past(line) and not whether:
        session.screen.say(session.say("lately"), "dim")
        session.page(recent(session, LATELY))
        return
    from brzdek.shell.answering.inquiries import told_of_going
    from brzdek.shell.answering.lacking import in_vain

    if told_of_going(session, line, moves):
        return
    known = answer(moves, line, asked=True)
    meant = _plainly_meant(line, moves)
    in_general = whether and not meant and _names_nothing(line, moves) and all(len(one) > 1 for one in known.refused)
    if in_general and guide.tell(session, line, guide.SAME):
        return
    allowed = meant or known.allowed
    reason = None if allowed else in_vain(moves, line, session.words, asked=True)
    if allowed:
        names = [session.face.option(moves.view, option, session.words) for option in allowed]
        session.screen.say(session.say("may" if whether else "why_allowed", moves=some(session, names, "; ")))
    elif reason is not None:
        session.screen.say(session.say("may_not", reason=reason) if whether and "\n" not in reason else reason)
    elif not OWN.isdisjoint(fold(line).split()) and cards_told.show_card_in_question(session):
        return
    elif not line and ask.topic not in session.face.open_topics and cards_told.show_card_in_question(session):
        session.ask_aloud(ask)
    elif line and (guide.tell(session, line, guide.LIKELY) or _tells_of_deeds(session, line, whether)):
        return
    elif line and answers.told_of(session, about := subject(line.partition(" ")[2]) or line):
        if cards_told.is_out_of_play(session, about, ask):
            session.screen.say(session.say("why_no_move"), "dim")
    else:
        if line and guide.near(session, line):
            answers.have_none(session, line)
        else:
            session.refuse(session.say("why_unknown", line=line) if line else session.say("why_what"))
        session.ask_aloud(ask)


def _names_nothing(line: str, moves: Moves) -> bool:
    """Is no card, player or place named, but perhaps what is done: “can I turn a card around”?"""
    vocabulary = moves.understanding.vocabulary
    words = [bare(fold(word)) for word in line.split()]
    named = (word for word in words if word not in THAT_CARD and word not in NUMBERS and not word.isdecimal())
    return all(
        not vocabulary.is_player(word)
        and (vocabulary.is_filler(word) or deeds_of(word) or not vocabulary.is_name(word))
        for word in named
    )


def _tells_of_deeds(session: Session, line: str, whether: bool) -> bool:
    return not whether and answers.tell_of_their_deeds(session, line)


def _plainly_meant(line: str, moves: Moves) -> Sequence[Option]:
    """The one legal move that a line means, if it leaves no doubt."""
    move = moves.understanding.surely(line) if line else None
    return () if move is None else (moves.ask.options[move],)
