"""Going somewhere to fight somebody: the way there is gone, and the fight waits until it can be fought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.inquiry import best_named
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.journeys import GO
from brzdek.shell.reading.questions import asked, is_question
from brzdek.shell.reading.several import Orders
from brzdek.shell.reading.small_words import FILLERS, NEGATIONS, bare_words
from brzdek.shell.reading.speech.kinds import deeds_of

if TYPE_CHECKING:
    from brzdek.core.ask import Option
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.sitting.conversation import Conversation

FIGHT = "fight"
_ON_CONDITION = frozenset(
    fold("if jeśli jeżeli gdyby gdy when unless after before zanim potem then later but ale").split()
)
_BESIDE = frozenset(
    fold(
        "and i to a then there tam będę zaraz now teraz im i'm i'll lets let's gonna going on him her it up off with"
    ).split()
)


class Sought(NamedTuple):
    """Somebody whom a move leads to, and what is said there to fight."""

    option: Option
    wish: str
    plainly: bool
    """Does the line say where, or that one goes?"""


def seeks(talk: Conversation, line: str, moves: Moves) -> Orders | None:
    """The way that leads to somebody whom a line says to fight, and the fight behind it; where it only says to fight,
    that is offered, and nothing follows.
    """
    found = _sought(talk, line, moves)
    if found is None or not found.plainly:
        return None
    return Orders(Pick(found.option), [found.wish] if found.wish else [])


def offers_to_seek(talk: Conversation, line: str, moves: Moves) -> bool:
    """Has the way been offered to somebody whom a line only says to fight?"""
    found = _sought(talk, line, moves)
    if found is None:
        return False
    talk.offer(Pick(found.option), moves, "seek_first")
    talk.queue.hold([found.wish] if found.wish else [])
    return True


def _sought(talk: Conversation, line: str, moves: Moves) -> Sought | None:
    face, view = moves.face, moves.view
    foes = [
        (option, *foe) for option in moves.ask.options for foe in face.fought_there(view, option, talk.session.words)
    ]
    if not foes:
        return None
    words = bare_words(line)
    fighting = [word for word in words if FIGHT in deeds_of(word)]
    unclear = line.rstrip().endswith("?") or asked(line) is not None or is_question(line)
    if not fighting or unclear or not _ON_CONDITION.isdisjoint(words) or not NEGATIONS.isdisjoint(words):
        return None
    names: dict[int, Sequence[str]] = {place: called for place, (_, called, _) in enumerate(foes)}
    named = best_named(line, names)
    if len({foes[place][0] for place in named}) != 1:
        return None
    option, called, wish = foes[named[0]]
    theirs = {word for word in words if best_named(word.capitalize(), {0: called})}
    rest = [word for word in words if word not in theirs and word not in fighting and word not in FILLERS | _BESIDE]
    elsewhere = moves.understanding.surely(
        " ".join(word for word in words if word not in theirs and word not in fighting)
    )
    if elsewhere is not None and moves.ask.options[elsewhere] != option:
        return None
    goes = any(GO in deeds_of(word) for word in rest)
    place = [word for word in rest if GO not in deeds_of(word)]
    if not theirs or (place and not _leads_to(place, option, moves)):
        return None
    return Sought(option, wish, goes or bool(place))


def _leads_to(place: Sequence[str], option: Option, moves: Moves) -> bool:
    """Do these words say nothing but where a move leads?"""
    meaning = moves.understanding.meaning(" ".join(place))
    if meaning is None or meaning.strange:
        return False
    return moves.ask.options.index(option) in meaning.moves
