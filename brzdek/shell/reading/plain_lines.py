"""A line in plain words: without a sigh before it, a wish to hear as a question, one thing after the other."""

from __future__ import annotations

from brzdek.shell.reading.questions import asked_plainly
from brzdek.shell.reading.small_words import in_turn
from brzdek.shell.reading.yes_and_no import without_sigh, without_well


def in_plain_words(line: str) -> str:
    return in_turn(asked_plainly(without_well(without_sigh(line))))
