"""Moves that are meant by what they cost or how strong something is: “the cheapest”, “coś za 3”."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from brzdek.core.facets import GAIN, POWER, PRICE, Worth
from brzdek.core.patterns import pattern
from brzdek.core.text import LANGS, fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.small_words import FILLERS, NUMBERS, RANKS, bare, bare_words
from brzdek.shell.reading.speech.idioms import plainly
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.weighing import ELSEWISE

if TYPE_CHECKING:
    from brzdek.shell.reading.moves import Moves
    from brzdek.shell.reading.understand import Understanding

MOST, LEAST = 1, -1
MOST_RANKED = 20
"""Of more than so many nobody counts the third."""
_BEGINNINGS = (
    (PRICE, MOST, "najdrozsz priciest costliest dearest fanciest poshest"),
    (PRICE, LEAST, "najtansz cheapest"),
    (POWER, MOST, "najsilniejsz najmocniejsz najpotezniejsz najgrozniejsz najtrudniejsz strongest toughest mightiest"),
    (POWER, MOST, "hardest fiercest deadliest scariest nastiest"),
    (POWER, LEAST, "najslabsz najlatwiejsz weakest easiest"),
    (GAIN, MOST, "najgrubsz najlepsz najcenniejsz najwiecej najbogatsz most best fattest richest maximum maks"),
    (GAIN, LEAST, "najmniej najgorsz najchudsz least worst minimum"),
    ("", MOST, "najwieksz najwyzsz biggest largest greatest highest"),
    ("", LEAST, "najmniejsz najnizsz smallest lowest tiniest"),
)
"""What folded superlatives begin with, what they measure ("": whatever there is) and which end is meant."""
SUPERLATIVES = tuple((begin, kind, end) for kind, end, words in _BEGINNINGS for begin in words.split())
_COMPARED = (
    (PRICE, MOST, "drozsz pricier costlier dearer"),
    (PRICE, LEAST, "tansz cheaper"),
    (POWER, MOST, "silniejsz mocniejsz potezniejsz grozniejsz trudniejsz stronger tougher mightier harder"),
    (POWER, LEAST, "slabsz latwiejsz weaker easier"),
    ("", MOST, "wieksz wyzsz bigger larger greater higher"),
    ("", LEAST, "mniejsz nizsz smaller lower"),
)
"""The same of comparatives: they tell one of two."""
COMPARATIVES = tuple((begin, kind, end) for kind, end, words in _COMPARED for begin in words.split())
TWO = 2
OF = frozenset(("z", "ze", "o", "with", "of", "has", "having", "ma", "majacego", "majaca", "who"))
"""What stands between somebody and a number that he has."""
NEARER = frozenset(
    fold(
        "bliżej bliższy bliższe bliższa bliższego bliższą najbliżej najbliższy najbliższe najbliższa najbliższą"
        " najbliższej najbliższego closer nearer nearest closest"
    ).split()
)
_TOWARDS = pattern(
    r"\b(?:towards?|in the direction of|on the way to|w strone|w kierunku|ku|byle blizej)(?: the)? (?=[a-z])"
)
"""Who says so goes where it is nearer from."""
CHOOSING = frozenset(("choose",))
"""What a move is if it is not told what is done with what is chosen."""
_COMPOUND = pattern(
    r"\b(?:(most|najbardziej)|least|najmniej)"
    r" (expensive|costly|valuable|cenn\w*|kosztown\w*|powerful|dangerous|grozn\w*)\b"
)
_PRICED = pattern(r"\b(?:za|for|costs?|costing|kosztuje|kosztujac\w*|worth|wart\w?) (\d{1,2}|[a-z]+)\b")
_CARD = frozenset(fold("karta karty kartę kartą card cards").split())
_NO_NAMES = frozenset(
    fold(
        "rzecz rzeczy towar przedmiot cokolwiek coś co macie masz jest ten ta to tę tego mz złotych thing item one ones"
        " jaka jaką jaki jakie mogę można tu tutaj i can here whatever anything something"
        " that which there is you have got ile się da possible obviously please te tych option choice opcja opcję"
    ).split()
)
"""Words that name nothing beside what something costs."""


class Wanted(NamedTuple):
    """What a line says about the measure of a thing."""

    kind: str
    """``PRICE``, ``POWER``; "": any."""
    end: int
    """The most, the least; 0: just this number."""
    number: int
    rest: Sequence[str]
    """The other words of the line."""
    of_two: bool = False
    """Is it compared with one other?"""


def wanted(line: str) -> Wanted | None:
    """The superlative or the price in a line; None: there is none, or more than one."""
    text = " ".join(map(bare, plainly(fold(line)).split()))
    found: list[tuple[str, int, int]] = []
    for many in _COMPOUND.finditer(text):
        gains = many[2].startswith(("valu", "cenn"))
        kind = GAIN if gains else PRICE if many[2].startswith(("expens", "cost", "koszt")) else POWER
        found.append((kind, MOST if many[1] else LEAST, 0))
    text = _COMPOUND.sub(" ", text)
    for priced in _PRICED.finditer(text):
        number = NUMBERS.get(priced[1], priced[1])
        if number.isdecimal():
            found.append((PRICE, 0, int(number)))
            text = text.replace(priced[0], " ", 1)
    rest = []
    of_two = False
    for word in text.split():
        superlative = _superlative(word)
        if superlative is None and (superlative := _comparative(word)) is not None:
            of_two = True
        if superlative is not None:
            found.append((*superlative, 0))
        else:
            rest.append(word)
    if len(found) != 1 or (found[0][0] == POWER and _CARD & set(rest)):
        return None  # the strongest card may be any
    return Wanted(*found[0], [word for word in rest if word not in _NO_NAMES], of_two)


def _superlative(word: str) -> tuple[str, int] | None:
    return next(((kind, end) for begin, kind, end in SUPERLATIVES if word.startswith(begin)), None)


def _comparative(word: str) -> tuple[str, int] | None:
    return next(((kind, end) for begin, kind, end in COMPARATIVES if word.startswith(begin)), None)


def is_superlative(word: str) -> bool:
    return _superlative(fold(word)) is not None


def without_measure(line: str) -> str:
    """A line without its superlatives: whoever wants the strongest of what cannot be had is told why not."""
    kept = [word for word in line.split() if not is_superlative(bare(word)) and fold(bare(word)) not in NEARER]
    return " ".join(kept) or line


def says_all(understanding: Understanding, line: str, move: int) -> bool:
    """Is a thing named as well as measured, and the same one?"""
    asked = wanted(line)
    meaning = understanding.meaning(" ".join(asked.rest)) if asked is not None and asked.rest else None
    return meaning is not None and not meaning.strange and meaning.sure and meaning.moves == [move]


def measured(understanding: Understanding, line: str) -> list[int]:
    """The moves that a line means by their measure; none: it says nothing of the kind, or no move is so."""
    asked = wanted(line)
    if asked is None:
        return []
    number, rest = number_named(understanding.moves, asked.rest)
    if number:
        return _by_number(understanding, asked._replace(rest=rest), number)
    named = understanding.explaining(asked.rest)
    otherwise = any(not ELSEWISE.isdisjoint(deeds_of(word)) for word in asked.rest)
    if not named and not otherwise and understanding.vocabulary.says_only_verbs(" ".join(asked.rest)):
        named = [index for index, deeds in enumerate(understanding.evidence.about.deeds) if deeds == CHOOSING]
    worths = {index: worth for index in named if (worth := understanding.worth(index))}
    kinds = [worth.kind for worth in worths.values()]
    kind = asked.kind if asked.kind in kinds else "" if not asked.kind or asked.kind == PRICE else None
    if kind is None or (not kind and len(set(kinds)) != 1):
        return []
    kept = {index: worth for index, worth in worths.items() if not kind or worth.kind == kind}
    if asked.of_two and len(kept) > TWO:
        return list(kept)
    if not asked.end:
        return [index for index, worth in kept.items() if worth.number == asked.number]
    return [index for index, worth in kept.items() if _is_farthest(worth, kept.values(), asked.end)]


def number_named(moves: Moves, words: Sequence[str]) -> tuple[str, list[str]]:
    """Which of the numbers of what there is to choose from these words name, and the other words; "": none."""
    from brzdek.shell.reading.likeness import inflected

    face, view = moves.face, moves.view
    for number in dict.fromkeys(key for option in moves.ask.options for key in face.numbers(view, option)):
        called = [name for lang in LANGS for name in face.say(lang)(number).split("|")]
        found = [word for word in words if any(inflected(word, name, fold(name)) is not None for name in called)]
        if found:
            return number, [word for word in words if word not in found]
    return "", list(words)


def _by_number(understanding: Understanding, asked: Wanted, number: str) -> list[int]:
    """The moves whose thing has most or least of what is named."""
    moves = understanding.moves
    named = understanding.explaining([word for word in asked.rest if word not in OF])
    numbers = {index: moves.face.numbers(moves.view, moves.ask.options[index]) for index in named}
    known = {index: own[number] for index, own in numbers.items() if number in own}
    if not known or (asked.of_two and len(set(known.values())) > TWO):
        return list(known)
    end = (max if asked.end > 0 else min)(known.values()) if asked.end else asked.number
    return [index for index, own in known.items() if own == end]


def _is_farthest(worth: Worth, worths: Collection[Worth], end: int) -> bool:
    """Is it the most or the least? What is paid with gold and what is paid with skill cannot be compared."""
    return all(end * worth.number >= end * other.number for other in worths if other.of == worth.of)


def nearest(understanding: Understanding, line: str) -> list[int]:
    """The moves that lead nearest to a place that a line names: “the one closer to the village”."""
    if "?" in line:
        return []
    typed = bare_words(_TOWARDS.sub("closer ", fold(line)))
    if NEARER.isdisjoint(typed):
        return []
    face, view, options = understanding.moves.face, understanding.moves.view, understanding.moves.ask.options
    rest = " ".join(word for word in typed if word not in NEARER and word not in _NO_NAMES)
    found = {index: face.nearness(view, option, rest) for index, option in enumerate(options)}
    far = {index: steps for index, steps in found.items() if steps is not None}
    return [index for index, steps in far.items() if steps == min(far.values())]


def ranked(understanding: Understanding, line: str, order: Sequence[int]) -> tuple[int | None, Collection[int]]:
    """The move that a line means by its place among those that are listed – the second, the last –, and those that the
    other words of the line may mean.
    """
    typed = [word for word in map(bare, plainly(fold(line)).split()) if word]
    ranks = [word for word in typed if word in RANKS]
    if len(ranks) != 1 or ranks[0] in understanding.known or not 1 < len(order) <= MOST_RANKED:
        return None, ()
    rest = [word for word in typed if word not in RANKS and word not in _NO_NAMES]
    named = understanding.explaining(rest)
    place = RANKS[ranks[0]]
    if place is None:
        return (_in_the_middle(understanding, order) if len(order) % 2 else None), named
    return (order[place] if place < len(order) else None), named


def only_ranked(line: str, question: str) -> int | None:
    """The place in a list that is all that a line says: “the last one”, “te drugie”, in words of the question too.

    None: it says something else.
    """
    typed = [word for word in map(bare, plainly(fold(line)).split()) if word]
    ranks = [RANKS[word] for word in typed if word in RANKS]
    idle = {*map(bare, fold(question).split()), *_NO_NAMES, *FILLERS}
    return ranks[0] if len(ranks) == 1 and all(word in RANKS or word in idle for word in typed) else None


def _in_the_middle(understanding: Understanding, order: Sequence[int]) -> int:
    worths = {index: worth.number for index in order if (worth := understanding.worth(index))}
    listed = sorted(order, key=worths.__getitem__) if len(worths) == len(order) else order
    return listed[len(order) // 2]
