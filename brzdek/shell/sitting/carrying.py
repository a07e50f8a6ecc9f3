"""Wishes that are carried over: what a line wants of which a move only leads to it is done when it can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import ANSWER, PASS, Ask, Option
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.associations import REFUSALS
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moods import asks_yes_or_no
from brzdek.shell.reading.small_words import NEGATIONS, bare_words, parts
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.trying import behind

if TYPE_CHECKING:
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session


class CarriedWish(NamedTuple):
    """What a line wanted, and the answer by which one sets about it."""

    line: str
    seat: int
    step: Option
    since: int
    """How many answers had been given before that one."""


class Carrying:
    """The wish that waits for a step to be done."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._wish: CarriedWish | None = None

    def after(self, step: Option, line: str, seat: int) -> None:
        """Once this answer has been given, the line is to be heard again."""
        self._wish = CarriedWish(line, seat, step, len(self._session.table.journal))

    def after_passing(self, line: str, move: Pick, moves: Moves) -> None:
        """Whoever lets a moment pass in the words of what follows – “I take him” – wants that as well."""
        if moves.ask.topic != ANSWER or move.option != PASS:
            return
        deeds = moves.understanding.evidence.about.deeds[moves.ask.options.index(PASS)] - REFUSALS
        if any(deeds & deeds_of(word) for word in bare_words(fold(line))):
            self.after(PASS, line, moves.ask.seat)

    def follow_up(self, ask: Ask, moves: Moves) -> None:
        """Let a wish be done at this question if it is one of its moves; whoever has answered anything else since wants
        something else.
        """
        wish = self._wish
        if wish is None or wish.seat != ask.seat:
            return
        given = [option for seat, option in self._session.table.journal[wish.since :] if seat == wish.seat]
        if not given:
            return
        self._wish = wish if given == [wish.step] else None
        queue = self._session.talk.queue
        if queue.is_for(ask.seat) and fulfilled(queue.lines[0], moves) is not None:
            self._wish = None  # what waits of the same line says so itself
            return
        said = commands(wish.line, moves, self._session) if self._wish is not None else []
        for command in reversed(said):
            self._session.talk.queue.put_at_once(command, ask.seat)
        self._wish = None if said else self._wish


def fulfilled(line: str, moves: Moves) -> int | None:
    """The one move that a wish surely is; None: it is none, or declines or ends what there is to do."""
    about, move = moves.understanding.evidence.about, moves.understanding.surely(line)
    if move is None or (asks_yes_or_no(moves) and not _names_what_is_asked(line, moves)):
        return None
    return None if about.refuses[move] or about.ends[move] or moves.ask.options[move] == PASS else move


def _names_what_is_asked(line: str, moves: Moves) -> bool:
    """Does a wish speak of what is asked, where that came to light after it was said and a verb alone would say yes?"""
    vocabulary, words = moves.understanding.vocabulary, bare_words(line)
    return NEGATIONS.isdisjoint(words) and any(
        vocabulary.is_named(word) or vocabulary.is_asked_with(word)
        for word in words
        if not vocabulary.says_nothing(word) and not deeds_of(word)
    )


def commands(line: str, moves: Moves, session: Session) -> list[str]:
    """What to type for a wish, or for all the things that one line wishes for; nothing: it is not to be had here."""
    for wishes in ([line], parts(line)):
        found = [fulfilled(wish, moves) for wish in wishes]
        if found and None not in found:
            # Several parts of a line may say the one answer that is wanted.
            return [moves.typed(move, session.lang) for move in dict.fromkeys(found) if move is not None]
    return []


def is_led_to(step: Option, line: str, moves: Moves, session: Session) -> bool:
    """Does a step bring nothing to light, and is what a line wishes for on offer behind it?"""
    found = behind(session, step, moves)
    return found is not None and bool(commands(line, found.moves, session))
