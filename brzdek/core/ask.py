"""Questions that rules put to seats, and the plain values that answer them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, TypeAlias, TypeVar

Word: TypeAlias = str | int
Option: TypeAlias = tuple[Word, ...]
"""A possible answer: a few stable words, such as ``("play", "curve_sw", "3,0", "turned")``."""


PASS: Option = ("pass",)
ANSWER = "answer"
"""The topic of questions in which one may answer something, or act in a moment, or pass."""


class Ask:
    """One question to one seat. Holds no text: a face words it when a person looks."""

    __slots__ = ("about", "for_", "options", "seat", "topic")

    def __init__(
        self, seat: int, topic: str, options: Sequence[Option], about: Option = (), for_: Word | None = None
    ) -> None:
        self.seat = seat
        self.topic = topic
        self.options = options
        self.about = about
        self.for_ = for_
        """The being on whose behalf the seat answers; None: it answers for itself."""

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, topic={self.topic!r}, options={len(self.options)})"

    @property
    def forced_pass(self) -> bool:
        """Could the seat do something in this moment, by what everybody sees, and really can only pass?"""
        return self.topic == ANSWER and len(self.options) == 1 and self.options[0] == PASS

    def find(self, line: str) -> Option | None:
        """The option written as this line of a transcript, if it is legal."""
        words = line.split()
        return next((option for option in self.options if [str(word) for word in option] == words), None)


class Together:
    """Questions that several seats answer before anybody learns an answer.

    The rules get a list of answers, in the order of the questions, once the last one is in.
    """

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = tuple(asks)


T = TypeVar("T")
Steps: TypeAlias = Generator[Ask | Together, Any, T]
"""Rules that may ask: ``answer = yield Ask(...)``, ``answers = yield Together(...)``."""


def _finished() -> Steps[None]:
    yield from ()


NO_STEPS = _finished()
"""What a plain function returns for rules that have nothing to do: it can be waited for any number of times."""
next(NO_STEPS, None)


def choose(
    seat: int, topic: str, options: Sequence[Option], about: Option = (), for_: Word | None = None
) -> Steps[Option]:
    """One of these options: asked of the seat, unless there is only one."""
    if len(options) == 1:
        return options[0]
    answer: Option = yield Ask(seat, topic, options, about, for_)
    return answer


def written(option: Option) -> str:
    """An option as it stands in a transcript."""
    return " ".join([str(word) for word in option])
