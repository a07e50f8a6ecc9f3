"""Lines that do something with all there is: “I lay down my whole hand”, „wywal na stół wszystkie, jakie mam”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.inflection import is_slip
from brzdek.core.text import fold
from brzdek.shell.reading.command_words import CARDS, LEFT_OVER, ON_THE_TABLE, REST, THEM, TOTAL
from brzdek.shell.reading.small_words import FILLERS, NUMBERS
from brzdek.shell.reading.speech.kinds import deeds_of, is_a_word, is_light, is_particle

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from brzdek.shell.reading.commands import Command

PLAYING, THROWING, GOING = "play", "discard", "go"
_MARKS = " .,:;!?„”“\"'()"
_MOST_WORDS = 14


def done_with_all(commands: Iterable[Command], line: str, *, among_others: bool, thrown: bool) -> Command | None:
    """The command that does with all there is what a line says.

    ``among_others``: other orders follow, so that “all cards” says what to do; ``thrown``: nothing can be thrown away
    now, so that whoever throws cards plays them.
    """
    words = [word.strip(_MARKS) for word in LEFT_OVER.sub("all", fold(line)).split()[:_MOST_WORDS]]
    total = [word for word in words if word in TOTAL]
    if not total:  # with a slip, unless it is a word for something else
        total = [word for word in words if not is_a_word(word) and any(is_slip(word, own) for own in TOTAL)]
    if not total:
        return None
    laid, tables = ON_THE_TABLE.subn("play", " ".join(words))
    telling = [word for word in laid.split() if word not in THEM.union(total) and not _counts(word, words)]
    for command in commands:
        deeds = [word for word in telling if command.deed in deeds_of(word)]
        if command.deed == PLAYING and (among_others or not REST.isdisjoint(total)):
            deeds += [word for word in telling if word in CARDS]
        if command.deed == PLAYING and (tables or thrown):
            deeds += [word for word in telling if THROWING in deeds_of(word) and GOING not in deeds_of(word)]
        if deeds and _says_no_more(telling, deeds):
            return command
    return None


def _says_no_more(telling: Sequence[str], deeds: Sequence[str]) -> bool:
    """Do these words only name the deeds, without going anywhere?"""
    others = [word for word in telling if word not in deeds]
    return not any(GOING in deeds_of(word) for word in others) and all(
        word in FILLERS or is_light(word) or is_particle(word) for word in others
    )


def _counts(word: str, words: Sequence[str]) -> bool:
    """Is it how many cards there are: “all five cards”?"""
    return (word in NUMBERS or word.isdecimal()) and not CARDS.isdisjoint(words)
