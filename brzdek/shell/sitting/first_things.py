"""What comes first at a small question: what it offers for nothing, or an answer; the rest of a line waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import Ask, Option
from brzdek.shell.reading.deeds import Do, Pick
from brzdek.shell.reading.meaning import meaning_of
from brzdek.shell.reading.moves import Moves, tokens
from brzdek.shell.reading.parse import worded
from brzdek.shell.reading.questions import Asked
from brzdek.shell.reading.readings import Unclear
from brzdek.shell.reading.runs import orders_in
from brzdek.shell.reading.small_words import parts
from brzdek.shell.reading.trying import behind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brzdek.shell.sitting.conversation import Conversation


CHOICE = 2
"""So many answers has a question whether to take one thing."""


class FirstThings:
    """The rest of a line that waits for an answer to a small question."""

    def __init__(self, talk: Conversation) -> None:
        self._talk = talk
        self._told_at: Ask | None = None
        """At which question it was said that it comes first."""

    def before(self, line: str, ask: Ask) -> str | None:
        """What is to be typed before a command that waits: what is had for nothing; "": an answer, which somebody has
        to give; None: nothing.
        """
        session = self._talk.session
        if not session.screen.live or ask.topic in session.face.open_topics:
            return None
        moves = Moves(session.face, session.view(ask.seat), ask)
        if self._is_said_here(line, moves):
            return None
        if (option := self._for_nothing(line, moves)) is not None:
            return self._told(option, moves)
        if self._told_at is not ask:
            self._told_at = ask
            session.screen.say(session.say("answer_and_then", line="; ".join(self._talk.queue.lines)), "dim")
        return ""

    def on_the_way(self, ask: Ask) -> str | None:
        """What is to be typed on a walk for the one thing that lies there for nothing; None: more is to be decided."""
        session = self._talk.session
        if not session.screen.live or not self._talk.queue.walking or len(ask.options) > CHOICE:
            return None
        moves = Moves(session.face, session.view(ask.seat), ask)
        option = session.face.for_nothing(moves.view, ask)
        return None if option is None else self._told(option, moves)

    def taken_first(self, line: str, moves: Moves) -> bool:
        """Has what is had for nothing been taken first, for whoever says what to do after that? The line waits then."""
        session = self._talk.session
        if not session.screen.live or moves.ask.topic in session.face.open_topics or moves.readings(tokens(line))[1]:
            return False
        option = None if "?" in line else self._for_nothing(line, moves)
        if option is None or self._is_said_here(line, moves):
            return False
        self._told(option, moves)
        self._talk.queue.put_first([line], moves.ask.seat)
        self._talk.queue.keep_to_this_turn()
        self._talk.do(Pick(option), moves.ask, moves)
        return True

    def _for_nothing(self, line: str, moves: Moves) -> Option | None:
        """What a small question offers for nothing, where a line says what to do after it and nothing that it asks."""
        option = moves.face.for_nothing(moves.view, moves.ask)
        if option is None:
            return None
        found = behind(self._talk.session, option, moves)
        if found is None:
            return None
        after = found.moves
        first = (parts(line) or [line])[0]
        meaning = after.understanding.meaning(first)
        if meaning is None or meaning.strange or not after.understanding.vocabulary.says_what_to_do(first):
            return None
        ends = any(after.understanding.evidence.about.refuses[index] for index in meaning.moves)
        return None if ends else option  # “enough” may be said of what is offered as well

    def _is_said_here(self, line: str, moves: Moves) -> bool:
        reading = meaning_of(self._talk, line, moves.ask, moves)
        if isinstance(reading, Pick | Do | Asked) or (isinstance(reading, Unclear) and not reading.strange):
            return True
        return orders_in(self._talk.session, line, moves, ()) is not None

    def _told(self, option: Option, moves: Moves) -> str:
        """Say what is done first; the words to type for it."""
        session = self._talk.session
        move = session.face.option(moves.view, option, session.words)
        session.screen.say(session.say("first_for_nothing", move=move), "dim")
        return worded(Pick(option), moves, session.lang)

    # -- the rest of a line

    def set_aside(self, ask: Ask) -> Sequence[str]:
        """What waits for an answer to this question, while somebody types."""
        return self._talk.queue.taken_out() if self._told_at is ask else ()

    def go_on(self, rest: Sequence[str], ask: Ask, answers: int) -> None:
        """It waits on, is done now that the question is answered, or is told where one has gone back."""
        talk = self._talk
        now = talk.session.table
        if not rest:
            return
        if now.ask is ask or len(now.journal) > answers:
            for command in rest:
                talk.queue.put_last(command, ask.seat)
            talk.queue.keep_to_this_turn()
        else:
            talk.tell_dropped(rest)
