"""Lines that only say in which direction to go: left, on, back, deeper."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Option
from brzdek.core.facets import BACK
from brzdek.core.lemmas import lemmas_of
from brzdek.core.text import Say, fold
from brzdek.shell.reading.deeds import Do, Pick
from brzdek.shell.reading.journeys import says_to_go
from brzdek.shell.reading.likeness import inflected, likest
from brzdek.shell.reading.moves import Moves, plain, tokens
from brzdek.shell.reading.questions import Asked
from brzdek.shell.reading.readings import Reading, Unclear, Unknown
from brzdek.shell.reading.small_words import bare, bare_words
from brzdek.shell.reading.speech.asking_words import ANYBODY
from brzdek.shell.reading.speech.kinds import changes_all
from brzdek.shell.reading.spoken import words_between_bars

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session

SIDES, ON, DEEPER = "NESW", ">", "v"
WORDS: Mapping[str, str] = {
    "N": "północ północy północną północnym góra górę góry górze north northwards up upwards upstairs",
    "E": "wschód wschodu wschodzie prawo prawej prawą prawa east eastwards right",
    "S": "południe południa południu dół dołu dole south southwards down downwards downstairs",
    "W": "zachód zachodu zachodzie lewo lewej lewą lewa west westwards left",
    BACK: "powrotem powrót wstecz wróć wrócić wracam wracaj wracamy zawróć zawracam zawracaj cofam cofnij tył tyłu"
    " przyszedłem przyszłam back backwards around return came",
    ON: "dalej on onward onwards further farther",
    DEEPER: "naprzód przód przodu głębiej głąb siebie forward forwards deeper ahead",
}
"""By the mark of a direction, as a face gives them (``Face.heading``)."""
MARKS = {word: mark for mark, words in WORDS.items() for word in fold(words).split()}
"""The mark of the direction that a word says."""
_BESIDE = frozenset(fold("skręć skręcam skręcamy turn tam skąd where").split())
"""What one says beside a direction that is no word for going by itself."""

EXPLORE, EXPLORING = "explore", frozenset(("explore", "discover"))

_PASSAGES = frozenset(
    fold(
        "drzwi drzwiami wyjście wyjściem wyjścia przejście przejściem przejścia korytarz korytarzem korytarza"
        " tunel tunelem wybieram biorę door doors exit passage tunnel corridor hallway take use through thru"
    ).split()
)
"""What leads somewhere, said beside a direction: “the south exit”."""


ACROSS, DOWN = 0, 1
_ENDS = {
    (DOWN, -1): "górny|wyższy|upper|top|higher",
    (DOWN, 1): "dolny|niższy|lower|bottom",
    (ACROSS, -1): "lewy|left",
    (ACROSS, 1): "prawy|right",
}
"""What one of several ways is called by where it leads, as they are drawn: along which axis, and to which end."""


def heading_of(line: str, reading: Reading, moves: Moves, say: Say) -> Reading:
    """The way, or the ways, in the direction that a line says; where none leads there, why, or all ways to choose from.

    ``reading``: what the line is if it says nothing of the kind.
    """
    if isinstance(reading, Do | Asked) or line.rstrip().endswith("?"):
        return reading
    if isinstance(reading, Pick) and moves.readings(tokens(line))[1]:
        return reading
    mark = _mark(line, moves)
    if mark is None:
        return reading
    headings = _headings(moves)
    if headings and mark and _explores(line):
        exploring = moves.understanding.evidence.about.deeds
        headings = {index: heading for index, heading in headings.items() if EXPLORE in exploring[index]}
        if not headings:
            return Unknown()
    if not headings:
        halted = None if isinstance(reading, Pick) else _halted(moves, say)
        return halted or _leading_there(line, reading, moves)
    own = headings.get(moves.ask.options.index(reading.option)) if isinstance(reading, Pick) else None
    if own is not None and (mark not in SIDES or mark in own):
        return reading
    there = [index for index, heading in headings.items() if mark and mark in heading]
    if len(there) == 1 and mark in SIDES and _closed(mark, moves):
        return Unknown(Pick(moves.ask.options[there[0]]), "meant")
    if len(there) == 1:
        return Pick(moves.ask.options[there[0]], sure=mark != BACK)
    if len(headings) == 1 and mark in ("", DEEPER):
        return Pick(moves.ask.options[next(iter(headings))], sure=False)
    if not mark and not isinstance(reading, Unclear):
        return reading
    ends = [index for index, ends in enumerate(moves.understanding.evidence.about.ends) if ends and mark == ON]
    nowhere = bool(mark) and not there and mark in SIDES
    if nowhere and (blocked := _blocked(mark, moves, say)) is not None:
        return blocked
    return Unclear([*(there or headings), *ends], [], why="no_way_there" if nowhere else "where_to")


def lying_farthest(line: str, moves: Moves, options: Sequence[Option]) -> Option | None:
    """Of moves that lead somewhere the one that a line calls the upper, the lower, the left or the right one."""
    vocabulary = moves.understanding.vocabulary
    words = [word for word in bare_words(line) if not (vocabulary.says_nothing(word) or says_to_go(word))]
    words = [word for word in words if word not in _PASSAGES]
    ends = [
        end
        for word in words
        for end, ways in _ENDS.items()
        if likest(word, words_between_bars(ways), inflected) is not None
    ]
    spots = [moves.face.lies(moves.view, option) for option in options]
    if len(ends) != 1 or len(words) != 1:
        return None
    axis, sign = ends[0]
    far = [sign * spot[axis] for spot in spots if spot is not None]
    if len(far) < len(options) or far.count(max(far)) > 1:
        return None
    return options[far.index(max(far))]


def _headings(moves: Moves) -> dict[int, str]:
    """In which directions those moves lead that lead somewhere."""
    headings = enumerate(moves.face.heading(moves.view, option) for option in moves.ask.options)
    return {index: heading for index, heading in headings if heading is not None}


def _explores(line: str) -> bool:
    """Is it said to go where nobody has been? A way to a place that is known is not meant."""
    return any(not lemmas_of(bare(fold(word))).isdisjoint(EXPLORING) for word in line.split())


def _halted(moves: Moves, say: Say) -> Unknown | None:
    """Why one can go nowhere at all, where one could otherwise."""
    why = moves.face.halted(moves.view, say) if moves.ask.topic in moves.face.open_topics else ""
    return Unknown(None, "no_going", (("why", why),)) if why else None


def _blocked(mark: str, moves: Moves, say: Say) -> Unknown | None:
    """Why the only way in a direction cannot be gone."""
    face, view = moves.face, moves.view
    there = [step for step in face.exits(view) if mark in (face.heading(view, step) or "")]
    reasons = {face.reason(view, reason, say) for step in there if (reason := view.why_not(step)) is not None}
    return Unknown(None, "no_going", (("why", reasons.pop()),)) if len(reasons) == 1 else None


def _closed(mark: str, moves: Moves) -> bool:
    """Is there another way straight in this direction, which cannot be gone now?"""
    face, view, legal = moves.face, moves.view, {option[:2] for option in moves.ask.options}
    closed = [face.heading(view, step) for step in face.exits(view) if step not in legal]
    return mark in closed


def _leading_there(line: str, reading: Reading, moves: Moves) -> Reading:
    """Where nobody walks, a direction means all that leads there, not what is called by a small word of the line."""
    if not isinstance(reading, Pick):
        return reading
    words = [word for word in map(bare, fold(line).split()) if word in MARKS]
    about = moves.understanding.evidence.about
    told = [words_between_bars("|".join((*own, *aims))) for own, aims in zip(about.synonyms, about.aims, strict=True)]
    there = [index for index, own in enumerate(told) if any(likest(word, own, inflected) is not None for word in words)]
    return Unclear(there, []) if len(there) > 1 else reading


def is_dear(line: str, move: Pick, moves: Moves) -> bool:
    """Would a move cost what no turn brings anew, although a line only says what to do, or where to?"""
    if not moves.face.spends(moves.view, move.option) or moves.readings(tokens(line))[1]:
        return False
    if line.isdecimal():
        return False
    meaning = moves.understanding.meaning(line)
    told_of = meaning is not None and meaning.borrowed and not meaning.named
    whomever = not ANYBODY.isdisjoint(bare(word) for word in fold(line).split())  # “free somebody” says whom
    only_verbs = _says_only_verbs(line, moves) and not whomever
    return not move.sure or (told_of and not whomever) or _mark(line, moves) is not None or only_verbs


def uses_up_unsaid(line: str, move: Pick, moves: Moves, listed: Collection[str]) -> bool:
    """Would a move use up that by which it leads somewhere, of which a line says nothing? ``listed``: the moves as
    lists word them.
    """
    means = moves.face.means(moves.view, move.option)
    if means is None or line.isdecimal() or plain(line) in listed or moves.readings(tokens(line))[1]:
        return False
    told = words_between_bars("|".join(means))
    return all(likest(word, told, inflected) is None for word in bare_words(line))


def _says_only_verbs(line: str, moves: Moves) -> bool:
    return moves.understanding.vocabulary.says_only_verbs(line)


def walks_off(session: Session, line: str, move: Pick, moves: Moves) -> bool:
    """Would no way lead on after a step, although a line only says a direction: out, by a mere “left”?"""
    if moves.face.heading(moves.view, move.option) is None or not only_heads(line, moves):
        return False
    trial = session.table.fork()
    trial.answer(move.option)
    halted = trial.ask is None or trial.ask.topic == moves.ask.topic
    return halted and not moves.face.exits(trial.view(moves.ask.seat))


def only_heads(line: str, moves: Moves) -> bool:
    """Does a line say a direction, and nothing else?"""
    return bool(_mark(line, moves))


def says_a_bearing(line: str, moves: Moves) -> bool:
    """Does a line say nothing but to go, perhaps in which direction?"""
    return _mark(line, moves) is not None


def _mark(line: str, moves: Moves) -> str | None:
    """The direction that a line says, if it says nothing else but to go; "": none, None: it says something else."""
    words = bare_words(line)
    marks = {MARKS[word] for word in words if word in MARKS}
    going = [word for word in words if says_to_go(word)]
    says_nothing = moves.understanding.vocabulary.says_nothing
    idle = _BESIDE | _PASSAGES if marks else _BESIDE
    others = [word for word in words if word not in MARKS and word not in idle and word not in going]
    if any(changes_all(word) or not says_nothing(word) for word in others) or not (marks or going):
        return None
    if len(marks) > 1:
        marks.intersection_update(SIDES)  # on to the right
    return marks.pop() if len(marks) == 1 else None if marks else ""
