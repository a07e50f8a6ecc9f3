"""What newcomers ask, answered from the guide of the game: the chapter is told that was asked for in the likest words.

A question is compared with every way to ask that the guide knows. A word counts if a way has it in any form, with a
slip, or another word for the same deed or thing; rare words count more, and words that only ask next to nothing. What
both have in common is held against all that either has, so no way to ask wins by its length.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from brzdek.core.inflection import is_slip, same_root
from brzdek.core.lemmas import lemmas_of, lemmas_of_written
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.questions import ASKING, IDLE, PERSONS
from brzdek.shell.small_words import FILLERS, bare
from brzdek.shell.speech.kinds import deeds_named, deeds_of, things_named, things_of

if TYPE_CHECKING:
    from brzdek.core.catalog.guide import Chapter
    from brzdek.core.face import Line
    from brzdek.shell.session import Session

SURE, LIKELY, NEAR = 0.75, 0.55, 0.3
"""How alike a question and a way to ask are: the same but for small words, enough for an answer, enough to be named."""
ASKS = 0.25
"""What a word weighs that only asks …"""
SMALL = 0.05
"""… and one that says next to nothing."""
STRANGE = 0.75
"""How much of the heaviest weight a word has that no way to ask knows."""
FORM, ROOT, SYNONYM = 1.0, 0.8, 0.7
"""What is left of a word's weight where it is another form, has the same root or is mistyped, means the same."""
SHORTEST = 4
"""Shorter words are not taken for slips."""
MOST_NEAR = 4


class Ranked(NamedTuple):
    """A chapter, and how alike the question is to the likest way to ask for it, up to 1."""

    likeness: float
    chapter: Chapter


class Index:
    """The ways to ask that a guide knows, ready to be compared with questions."""

    def __init__(self, chapters: Sequence[Chapter]) -> None:
        self._chapters = chapters
        self._ways: list[tuple[int, dict[str, float]]] = []
        self._by_lemma: dict[str, set[str]] = {}
        self._meaning: dict[str | int, set[str]] = {}
        self._words: set[str] = set()
        self._weights: dict[str, float] = {}
        ways = [
            (place, _words(way)) for place, chapter in enumerate(chapters) for way in (*chapter.title, *chapter.asked)
        ]
        self._learn({word for _, words in ways for word in words})
        self._weigh(ways)
        self._ways = [(place, {fold(word): self._weights[fold(word)] for word in words}) for place, words in ways]

    def _learn(self, written: Collection[str]) -> None:
        for word in written:
            folded = fold(word)
            self._words.add(folded)
            for lemma in lemmas_of_written(word):
                self._by_lemma.setdefault(lemma, set()).add(folded)
            meant: list[str | int] = [*deeds_named(word), *things_named(word)]
            for sense in meant:
                self._meaning.setdefault(sense, set()).add(folded)

    def _weigh(self, ways: Iterable[tuple[int, Sequence[str]]]) -> None:
        """A word weighs the more the fewer chapters have it, in any form."""
        chapters: dict[str, set[int]] = {}
        forms: dict[str, set[str]] = {}
        for place, words in ways:
            for word in words:
                forms.setdefault(fold(word), set()).update(lemmas_of_written(word))
                for lemma in lemmas_of_written(word):
                    chapters.setdefault(lemma, set()).add(place)
        for word, lemmas in forms.items():
            common = max(len(chapters[lemma]) for lemma in lemmas)
            self._weights[word] = _lightness(word) or math.log(1 + len(self._chapters) / common)

    def ranked(self, question: str) -> list[Ranked]:
        """The chapters that are at all like a question, the likest first."""
        heaviest = math.log(1 + len(self._chapters))
        matches: list[Mapping[str, float]] = []
        asked = 0.0
        for word in dict.fromkeys(fold(word) for word in _words(question)):
            known = self._known(word)
            matches.append(known)
            asked += max((self._weights[one] for one in known), default=_lightness(word) or STRANGE * heaviest)
        best: dict[int, float] = {}
        for place, way in self._ways:
            common = sum(
                max((way[one] * left for one, left in known.items() if one in way), default=0.0) for known in matches
            )
            if common:
                likeness = 2 * common / (asked + sum(way.values()))
                best[place] = max(best.get(place, 0.0), min(likeness, 1.0))
        found = [Ranked(likeness, self._chapters[place]) for place, likeness in best.items()]
        return sorted(found, key=lambda one: -one.likeness)

    def _known(self, word: str) -> Mapping[str, float]:
        """The words of the guide that a typed one may stand for, and what is left of their weight."""
        found = {form: FORM for lemma in lemmas_of(word) for form in self._by_lemma.get(lemma, ())}
        if _lightness(word):
            return found
        meant: list[str | int] = [*deeds_of(word), *things_of(word)]
        senses = [other for sense in meant for other in self._meaning.get(sense, set())]
        near = [other for other in self._words if not found and len(word) >= SHORTEST and _is_near(word, other)]
        return {**dict.fromkeys(senses, SYNONYM), **dict.fromkeys(near, ROOT), **found}


def _shared(way: Mapping[str, float], known: Mapping[str, float]) -> float:
    """What a way to ask has of a typed word."""
    return max((way[one] * left for one, left in known.items() if one in way), default=0.0)


def _is_near(word: str, other: str) -> bool:
    return is_slip(word, other) or same_root(word, other)


def _lightness(word: str) -> float:
    """What a word weighs that says little in any question; 0: it says something."""
    if word in ASKING:
        return ASKS
    return SMALL if word in FILLERS | IDLE | PERSONS else 0.0


def _words(text: str) -> list[str]:
    return [word for word in (bare(part.lower()) for part in text.replace("-", " ").split()) if word]


@lru_cache(maxsize=4)
def _index(chapters: tuple[Chapter, ...]) -> Index:
    return Index(chapters)


def guide_of(session: Session) -> Index:
    """The guide of the game that is played; empty where there is none."""
    from brzdek.shell import library

    return _index(tuple(library.guide_of(session.table.setup.game)))


def tell(session: Session, question: str, least: float) -> bool:
    """Was there a chapter to tell that is at least so alike?"""
    ranked = guide_of(session).ranked(question)
    if not ranked or ranked[0].likeness < least:
        return False
    session.page(chapter_lines(session, ranked[0].chapter))
    return True


def titled(session: Session, words: str) -> Chapter | None:
    """The chapter with this title in either language."""
    from brzdek.shell import library

    wanted = fold(words)
    chapters = library.guide_of(session.table.setup.game)
    return next((one for one in chapters if wanted in map(fold, one.title)), None)


def near(session: Session, question: str) -> list[Chapter]:
    """The few chapters that may be meant."""
    ranked = guide_of(session).ranked(question)
    return [one.chapter for one in ranked[:MOST_NEAR] if one.likeness >= NEAR]


def chapter_lines(session: Session, chapter: Chapter) -> list[Line]:
    """What a chapter tells, with the rules behind it."""
    lines = session.screen.paragraph(chapter.text.to(session.lang))
    if chapter.rules:
        first = chapter.rules[0].lower()
        more = session.say("guide_rules", rules=", ".join(chapter.rules), command=session.word("rules"), first=first)
        lines += session.screen.paragraph(more, "dim")
    return lines
