"""Lines that say one move several times, and lines that answer the short list that was just shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask, Option
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.moves import Moves
from brzdek.shell.small_words import NUMBERS, bare

if TYPE_CHECKING:
    from brzdek.core.table import Table

BOTH = frozenset(fold("oba obie obydwa obydwie both").split())
MOST_TIMES = 9


class Repeated(NamedTuple):
    """One move, so many times."""

    option: Option
    times: int


def repeated_move(line: str, moves: Moves, table: Table) -> Repeated | None:
    """The move that a line says to make several times – “play both Burgles” –, if that can be done."""
    typed = line.split()
    counts = {place: times for place, word in enumerate(typed) if (times := _times(bare(fold(word)))) > 1}
    if len(counts) != 1:
        return None
    place, times = counts.popitem()
    meaning = moves.understanding.meaning(" ".join((*typed[:place], *typed[place + 1 :])))
    if meaning is None or meaning.strange or not meaning.sure or len(meaning.moves) != 1:
        return None
    option = moves.ask.options[meaning.moves[0]]
    return Repeated(option, times) if len(option) > 1 and _can_be_repeated(table, option, times) else None


def _times(word: str) -> int:
    if word in BOTH:
        return 2
    number = NUMBERS.get(word, word)
    return int(number) if number.isdecimal() and 0 < int(number[:3]) <= MOST_TIMES else 0


def _can_be_repeated(table: Table, option: Option, times: int) -> bool:
    """Can the same answer be given so often, one after the other, with nothing else asked between?"""
    trial = table.fork()
    assert trial.ask is not None
    seat = trial.ask.seat
    for _ in range(times):
        if trial.ask is None or trial.ask.seat != seat or option not in trial.ask.options:
            return False
        trial.answer(option)
    return True


def among(line: str, moves: Moves, options: Sequence[Option]) -> Option | None:
    """The one of these moves that a line means, if only they are asked about: by its words, by its place among them, by
    what it costs.
    """
    from brzdek.shell.measures import measured, ranked

    ask = moves.ask
    few = Moves(moves.face, moves.view, Ask(ask.seat, ask.topic, options, ask.about, ask.for_)).understanding
    meaning = few.meaning(line)
    if meaning is not None and not meaning.strange and meaning.sure and len(meaning.moves) == 1:
        return options[meaning.moves[0]]
    place, named = ranked(few, line, range(len(options)))
    if place is not None and place in named:
        return options[place]
    found = measured(few, line)
    return options[found[0]] if len(found) == 1 else None
