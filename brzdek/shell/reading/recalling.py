"""Lines that go on with what was said before: the rest of a list or of a way, the advice, the place told of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.bearings import MARKS, ON
from brzdek.shell.reading.journeys import says_to_go
from brzdek.shell.reading.likeness import inflected, likest
from brzdek.shell.reading.questions import asked, is_question
from brzdek.shell.reading.small_words import FILLERS, bare, bare_words
from brzdek.shell.reading.speech.asking_words import WHY
from brzdek.shell.reading.spoken import words_in
from brzdek.shell.reading.topics import same_of_another

if TYPE_CHECKING:
    from brzdek.core.ask import Ask, Option
    from brzdek.core.catalog.cards import Card
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.session import Session

_MORE = frozenset(
    fold("więcej reszta resztę dalej pokaż more rest show list the others see remaining pozostałe").split()
)
_WORD = pattern(r"[^\W\d_]+")
_GOING_ON = frozenset(fold("kontynuuj kontynuuję kontynuujmy continue resume going keep carry").split())
_AT = {"tam": "w", "there": "in"}
_THERE = frozenset(_AT)
_BESIDE = frozenset(fold("więc to teraz no ok okej dobra now then ok let's lets").split())


LINES = 4
"""So many lines may still be spoken of."""


class Recollection:
    """What was said last, as far as a line may go on with it."""

    def __init__(self) -> None:
        self.cut: Sequence[str] = ()
        """All of a list of which only the first were shown."""
        self.card: Card | None = None
        """The card that was read last."""
        self.before = ""
        """What the last line said before the clause that asks."""
        self.lines: Sequence[str] = ()
        """The last lines that were typed."""
        self.question = ""
        """What the last line asked, or talked of another player."""
        self.chapters: Sequence[str] = ()
        """The chapters of the guide that were told to the last line."""
        self.place = ""
        """Where the last question about a way led to."""
        self.advised: Ask | None = None
        """At which question advice was given …"""
        self.advice: Option | None = None
        """… and what."""
        self.walking = False
        """Were the commands that were left out steps of a way?"""
        self._dropped: Sequence[str] = ()
        self._dropped_for: int | None = None

    def hear(self, line: str, left: str) -> None:
        """A line was typed of which so much is left without what is said before it asks."""
        self.before = line.removesuffix(left).strip(" ,?") if line.endswith(left) else ""
        self.lines = (*self.lines[1 - LINES :], line)
        self.question = line if asked(line) is not None or is_question(line) else ""

    def drop(self, commands: Sequence[str], seat: int | None, *, walking: bool = False) -> None:
        """Commands were left out that may be taken up again; ``walking``: they are steps of a way."""
        self._dropped, self._dropped_for, self.walking = tuple(commands), seat, walking

    def taken_up(self, line: str, seat: int) -> Sequence[str]:
        """The commands that were left out, if a line only says to go on; they are taken up once."""
        if self._dropped_for != seat or not self._dropped:
            return ()
        words = _telling(line)
        on = [word for word in words if MARKS.get(word) == ON or word in _GOING_ON]
        if not on or not all(word in on or says_to_go(word) for word in words):
            return ()
        dropped, self._dropped = self._dropped, ()
        return dropped

    def rest_of_list(self, line: str) -> Sequence[str]:
        """The list that was cut short, if a line asks for the rest of it."""
        words = bare_words(line)
        wanted = any(word not in FILLERS and word not in ("pokaz", "show", "list") for word in words)
        return self.cut if wanted and all(word in _MORE or word in FILLERS for word in words) else ()

    def goes_on(self, session: Session, line: str) -> str:
        """A line that goes on with the question before it, in full; any other as it is."""
        return self.led_there(line) or same_of_another(session, self.question, line) or line

    def led_there(self, line: str) -> str:
        """A line that says to go there, or asks what is there, with the place that was asked about; "": it says
        something else.
        """
        if not self.place or _THERE.isdisjoint(map(bare, fold(line).split())):
            return ""
        if is_question(line):
            return " ".join(
                _WORD.sub(f"{_AT[bare(fold(word))]}{' room' * self.place.isdecimal()} {self.place}", word, count=1)
                if bare(fold(word)) in _THERE
                else word
                for word in line.split()
            )
        words = _telling(line)
        going = [word for word in words if says_to_go(word)]
        if not going:
            return ""
        return f"{going[0]} {self.place}" if all(word in going or word in _THERE for word in words) else ""


def asks_about_advice(session: Session, line: str, ask: Ask, moves: Moves) -> bool:
    """Does a line ask why, with nothing but words of the advice that was just given?"""
    offered = session.talk.memory.advice
    words = bare_words(line)
    if offered is None or session.talk.memory.advised is not ask or not words or words[0] not in WHY:
        return False
    told = words_in([session.face.option(moves.view, offered, session.words)])
    return all(word in FILLERS or likest(word, told, inflected) is not None for word in words[1:])


def _telling(line: str) -> list[str]:
    words = bare_words(line)
    kept = [word for word in words if word and word not in _BESIDE]
    return [word for word in kept if word not in FILLERS or word in _THERE or MARKS.get(word) == ON]
