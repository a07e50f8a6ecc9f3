"""Wishes of a sort that nobody can grant now: to go without boots, to buy without money, to play without cards."""

from __future__ import annotations

from brzdek.core.facets import Lack
from brzdek.core.lemmas import is_form_of_any
from brzdek.core.text import Say, fold
from brzdek.core.values import NamedTuple
from brzdek.shell.answering.why import refusal
from brzdek.shell.reading.bearings import MARKS
from brzdek.shell.reading.command_words import TOTAL
from brzdek.shell.reading.journeys import COUNTED_STEPS, GO, says_to_go
from brzdek.shell.reading.measures import is_superlative
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.small_words import NUMBERS, RANKS, bare, bare_words, how_often
from brzdek.shell.reading.speech.kinds import changes_all, deeds_of

GOING = frozenset((GO, "teleport", "explore"))
"""What a word says that surely says to go, whatever else it may be a word for."""
LEADING = frozenset((GO, "keep", "stay"))
"""Deeds that people only say before another one."""
PLAYING = "play"
HALF = 0.5
"""So much counts what is named beside a verb."""
ANY = TOTAL | frozenset(
    fold(
        "cokolwiek kogokolwiek czymkolwiek którąkolwiek jakąkolwiek gdziekolwiek dowolny dowolna dowolną dowolnego"
        " wszystko coś kogoś czymś kimś gdzieś jakiś jakąś nowy nowa nowe nową nowego następny następna następną"
        " następnej sąsiedni sąsiednia sąsiednią sąsiedniej sąsiedniego inny inna inną innego więcej"
        " any anything anyone anybody anywhere something someone somewhere new next another other neighbouring"
        " adjacent more expensive"
    ).split()
)
"""Words that name nothing in particular."""


NOTHING = frozenset(("nic", "niczego", "nothing"))
"""What is said beside a wish by whoever asks why it is none: “czemu nie mogę nic położyć”."""


class Wish(NamedTuple):
    """Of what sort a wish is that cannot be granted."""

    why: str
    whole: bool
    """Is nothing else named?"""


def in_vain(moves: Moves, line: str, say: Say, *, asked: bool = False) -> str | None:
    """What stands against all of the sort of which a line speaks, if it names nothing; else against what it means."""
    wish = _wish(
        moves, " ".join(word for word in line.split() if bare(fold(word)) not in NOTHING) if asked else line, say
    )
    return wish.why if wish is not None and wish.whole else refusal(moves, line, say, asked=asked)


def in_vain_at_all(moves: Moves, line: str, say: Say) -> str | None:
    """The same of a line to which nothing is near: what stands against doing it once, against what one does with the
    thing that it names, against all of the sort.
    """
    if not moves.face.lacking(moves.view, moves.ask, say):
        return None
    told = _of_fewer(moves, line, say) or _of_the_thing(moves, line, say)
    return told or (wish.why if (wish := _wish(moves, line, say)) is not None else None)


def _of_fewer(moves: Moves, line: str, say: Say) -> str | None:
    """What stands against doing once what is to be done several times."""
    once, times = how_often(line)
    words = [word for word in once.split() if not _is_number(bare(fold(word)))]
    if times == 1 and len(words) == len(line.split()):
        return None
    return refusal(moves, " ".join(words), say) if len(words) > 1 else None


def _of_the_thing(moves: Moves, line: str, say: Say) -> str | None:
    """What stands against doing with the thing that a line names what one does with it, whatever it says to do."""
    words = bare_words(line)
    vocabulary = moves.understanding.vocabulary
    named = [word for word in words if vocabulary.is_name(word) and not (deeds_of(word) or vocabulary.is_filler(word))]
    if not named or len(named) == len(words) or any(changes_all(word) for word in words):
        return None
    return refusal(moves, " ".join(named), say)


def _is_number(word: str) -> bool:
    return word in NUMBERS or word.isdecimal()


def _wish(moves: Moves, line: str, say: Say) -> Wish | None:
    """The sort of moves that a line speaks of, if none of it can be made."""
    words = [word for word in (bare(fold(word)) for word in COUNTED_STEPS.sub(r"\1", line).split()) if word]
    if any(changes_all(word) and word not in ANY for word in words):
        return None
    found = [
        (wish.whole, hits, -place, wish)
        for place, lack in enumerate(moves.face.lacking(moves.view, moves.ask, say))
        if (wish := _read_as(lack, words, moves)) is not None and (hits := _hits(lack, words))
    ]
    return max(found)[-1] if found else None


def _hits(lack: Lack, words: list[str]) -> float:
    """How much in a line speaks of this."""
    telling = sum(is_form_of_any(lack.words, word) or _does(lack, word) for word in words)
    return telling + (HALF * sum(is_form_of_any(lack.beside, word) for word in words) if telling else 0)


def _read_as(lack: Lack, words: list[str], moves: Moves) -> Wish | None:
    idle = moves.understanding.vocabulary.is_filler
    named = [word for word in words if is_form_of_any(lack.words, word)]
    acts = [word for word in words if deeds_of(word) and not idle(word)]
    if not named:
        acts = [word for word in acts if not _plays_anything(word, moves)]
    done = [word for word in acts if _does(lack, word)]
    # Whoever goes shopping, or keeps walking, does not speak of going, or of keeping.
    led = len(acts) > 1 and acts[1] in done and not deeds_of(acts[0]).isdisjoint(LEADING)
    if not named and not (done and (not acts or acts[0] in done or led)):
        return None
    others = [word for word in words if word not in (*done, *named, *acts[:1])]
    return Wish(lack.why, all(_is_idle(lack, word, moves) for word in others))


def _is_idle(lack: Lack, word: str, moves: Moves) -> bool:
    """Does a word beside the wish say nothing more of it?"""
    if word in ANY or word in RANKS or word in MARKS or is_superlative(word) or is_form_of_any(lack.beside, word):
        return True
    if _is_number(word):
        return GOING.isdisjoint(lack.deeds.split("|"))  # it may be a place
    return moves.understanding.vocabulary.says_nothing(word)


def _does(lack: Lack, word: str) -> bool:
    deeds = deeds_of(word).intersection(lack.deeds.split("|"))
    return not deeds.isdisjoint(GOING) if says_to_go(word) else bool(deeds - {GO})


def _plays_anything(word: str, moves: Moves) -> bool:
    """Is it said of whatever card one plays, some of which can be played?"""
    deeds = deeds_of(word)
    return (
        PLAYING in deeds
        and not says_to_go(word)
        and any(not deeds.isdisjoint(own) for own in moves.understanding.evidence.about.deeds)
    )
