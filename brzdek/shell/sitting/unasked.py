"""A no that is left over of a line answers no question that nobody had seen when the line was typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.shell.reading.moves import tokens
from brzdek.shell.reading.small_words import NEGATIONS, ORDINALS, words_of
from brzdek.shell.reading.speech.kinds import changes_all, deeds_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from brzdek.shell.reading.moves import Moves

DECLINING = frozenset(("refuse", "spare"))
"""What people do who leave a thing alone."""


def used_up(lines: Sequence[str], first: str, moves: Moves) -> list[str]:
    """What waits, without what only says which entries of this question are not meant: “explore, not the scale”."""
    understanding = moves.understanding
    chosen = understanding.surely(first)

    def is_used(line: str) -> bool:
        others = understanding.explaining(_refused(line, moves) or [""])
        return bool(others) and chosen is not None and chosen not in others

    return [line for line in lines if not is_used(line)]


def is_unasked(line: str, moves: Moves) -> bool:
    """Does a line say no to something of which the open question says nothing, or only which thing comes first?"""
    if _only_puts_in_order(line, moves):
        return True
    refused = _refused(line, moves)
    vocabulary, about = moves.understanding.vocabulary, moves.understanding.evidence.about
    if not refused or moves.understanding.evidence.things_in(" ".join(refused)):
        return False
    return not any(
        vocabulary.is_asked_with(word) or vocabulary.is_named(word) or about.is_asked(deeds_of(word))
        for word in refused
    )


def _only_puts_in_order(line: str, moves: Moves) -> bool:
    """Does a line say nothing but what is to be first or second, and perhaps who asks? It chooses from no list that
    nobody had seen: “the Judge first, then Pegasus”.
    """
    vocabulary = moves.understanding.vocabulary
    typed = words_of(line, vocabulary.known)
    if not any(word in ORDINALS for word in typed) or moves.readings(tokens(line))[1]:
        return False
    return all(word in ORDINALS or vocabulary.says_nothing(word) or vocabulary.is_asked_with(word) for word in typed)


def _refused(line: str, moves: Moves) -> list[str]:
    """What a line says that it does not want, in its words; none: it is no such line, refuses whatever is asked, or
    says what to do before it says how not (“move on without swords”).
    """
    vocabulary = moves.understanding.vocabulary
    typed = words_of(line, vocabulary.known)
    declining = [word for word in typed if word in NEGATIONS or not deeds_of(word).isdisjoint(DECLINING)]
    if not declining or any(deeds_of(word) for word in typed[: typed.index(declining[0])]):
        return []
    told = [word for word in typed if word not in declining and not changes_all(word)]
    return [word for word in told if word in vocabulary.own_fillers or not vocabulary.says_nothing(word)]
