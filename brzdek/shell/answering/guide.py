"""What newcomers ask, answered from the guide of the game: the chapter is told that was asked for in the likest words.

A question is compared with every way to ask that the guide knows. A word counts if a way has it in any form, with a
slip, or another word for the same thing; rare words count more, and words that only ask next to nothing. What
both have in common is held against all that either has, so no way to ask wins by its length. Where a question and a
chapter share but a word that stands in one of its ways to ask by chance (“what colour am I”), it is no answer.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from brzdek.core.inflection import forms_of, is_slip, same_root
from brzdek.core.lemmas import lemmas_of, lemmas_of_written
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.small_words import FILLERS, bare
from brzdek.shell.reading.speech.asking_words import ABILITY, ASKING, HELPING, IDLE, INVERTED, OWN, PERSONS
from brzdek.shell.reading.speech.kinds import is_a_word, things_named, things_of

if TYPE_CHECKING:
    from brzdek.core.catalog.guide import Chapter
    from brzdek.core.drawing import Line
    from brzdek.shell.sitting.session import Session

SAME, SURE, LIKELY, WORTH_TELLING, NEAR = 0.9, 0.75, 0.6, 0.4, 0.3
"""How alike a question and a way to ask are: the same but for small words, nearly so, enough for an answer where
nothing else has one, enough to be told as a guess, enough to be named.
"""
ASKS, SMALL = 0.25, 0.05
"""What a word weighs that only asks, and one that says next to nothing."""
_SOUGHT = (
    "ile ilu ilość liczba many much number",
    "kiedy when",
    "gdzie skąd dokąd where",
    "kto kogo komu czyj kim who whose whom",
    "dlaczego czemu why",
)
"""Words that ask for a number, a time, a place, a person, a reason."""
SOUGHT = {word: sort for sort, words in enumerate(_SOUGHT) for word in fold(words).split()}
OTHERWISE = 0.85
"""What is left of a likeness where a way to ask seeks something else."""
STRANGE = 0.75
"""How much of the heaviest weight a word has that no way to ask knows."""
FORM, ROOT, SYNONYM = 1.0, 0.8, 0.7
"""What is left of a word's weight where it is another form, has the same root or is mistyped, means the same."""
SPREAD = 0.35
"""How much it counts that the words of a question stand in any of the ways to ask for a chapter, rather than in one."""
THINGS = frozenset(fold("karta kartą kartę karty card cell pole pola polu strona stronę stronie spot").split())
"""Fillers of a move that a question may well be about."""
CHATTER = frozenset(
    fold("ogóle tych tego właściwie jakoś trochę chyba if should so get actually really any even ever such").split()
)
SAYING_LITTLE = (CHATTER | FILLERS | IDLE | PERSONS | HELPING | INVERTED) - THINGS
DOING = ("robić", "zrobić", "mieć", "musieć", "trzeba", "make", "must")
"""Words for doing, having or having to do anything at all."""
BEING = frozenset(("byc", "on"))
"""What the dictionary finds in every past tense, “dostał-em”, and in pronouns, of which “nie” is one: “za nimi”."""
MOST_TOLD, ALIKE = 2, 0.03
"""So many chapters are told together if a question is about as like to each."""
SHORTEST = 4
"""Shorter words are not taken for slips."""
MOST_NEAR = 4
OF_THE_TOPIC, BESIDE_ANOTHER = 2, 3
"""In so many ways to ask for a chapter a word stands that tells of it by itself, and that does although the question
has another one of which the chapter says nothing.
"""
FIRM = 0.7
"""So like to a way to ask is a question that has several of its words, where none of them stands in another way."""


class Ranked(NamedTuple):
    """A chapter, and how alike the question is to the likest way to ask for it, up to 1."""

    likeness: float
    chapter: Chapter
    vague: bool = False
    """Is it little that speaks for it? Then it is named, or told as a guess."""


class Phrase(NamedTuple):
    """One way to ask for a chapter."""

    place: int
    """Which chapter."""
    words: Mapping[str, float]
    """What it says, and what each word weighs."""
    weight: float
    sought: frozenset[int]


class Index:
    """The ways to ask that a guide knows, ready to be compared with questions."""

    def __init__(self, chapters: Sequence[Chapter]) -> None:
        self._chapters = chapters
        self._holding: dict[str, list[Phrase]] = {}
        self._vocabulary: list[set[str]] = [set() for _ in chapters]
        self._ways: list[list[Phrase]] = [[] for _ in chapters]
        self._by_lemma: dict[str, set[str]] = {}
        self._meaning: dict[int, set[str]] = {}
        self._words: set[str] = set()
        self._weights: dict[str, float] = {}
        self._met: dict[str, tuple[float, Mapping[str, float]]] = {}
        """What words that were typed weigh and stand for: to find out takes a look at every word of the guide."""
        ways = [
            (place, _words(way)) for place, chapter in enumerate(chapters) for way in (*chapter.title, *chapter.asked)
        ]
        self._learn({word for _, words in ways for word in words})
        self._weigh(ways)
        for place, words in ways:
            weights = {word: self._weights[word] for word in map(fold, words)}
            way = Phrase(place, weights, sum(weights.values()), _sought(weights))
            self._vocabulary[place].update(weights)
            self._ways[place].append(way)
            for word in weights:
                self._holding.setdefault(word, []).append(way)

    def _learn(self, written: Collection[str]) -> None:
        for word in written:
            folded = fold(word)
            self._words.add(folded)
            for lemma in _lemmas(word):
                self._by_lemma.setdefault(lemma, set()).add(folded)
            for thing in things_named(word):
                self._meaning.setdefault(thing, set()).add(folded)

    def _weigh(self, ways: Iterable[tuple[int, Sequence[str]]]) -> None:
        """A word weighs the more the fewer chapters have it, in any form."""
        chapters: dict[str, set[int]] = {}
        forms: dict[str, set[str]] = {}
        for place, words in ways:
            for word in words:
                forms.setdefault(fold(word), set()).update(_lemmas(word))
                for lemma in _lemmas(word):
                    chapters.setdefault(lemma, set()).add(place)
        for word, lemmas in forms.items():
            common = max((len(chapters[lemma]) for lemma in lemmas), default=1)
            self._weights[word] = _lightness(word) or math.log(1 + len(self._chapters) / common)

    def ranked(self, question: str) -> list[Ranked]:
        """The chapters that are at all like a question, the likest first."""
        typed = [self._typed(word) for word in dict.fromkeys(fold(word) for word in _words(question))]
        asked = sum(weight for weight, _ in typed) or SMALL
        shares: dict[str, float] = {}
        for _, known in typed:
            shares.update({one: max(share, shares.get(one, 0.0)) for one, share in known.items()})
        sought = _sought(fold(word) for word in _words(question))
        best: dict[int, float] = {}
        for way in self._ways_with(shares):
            common = sum([weight * shares[word] for word, weight in way.words.items() if word in shares])
            likeness = min(1.0, 2 * common / (asked + way.weight))
            if sought and sought.isdisjoint(way.sought):
                likeness *= OTHERWISE
            best[way.place] = max(best.get(way.place, 0.0), likeness)
        likest = sorted(
            ((1 - SPREAD) * likeness + SPREAD * self._covered(place, typed) / asked, place)
            for place, likeness in best.items()
        )[::-1]
        return [
            Ranked(likeness, self._chapters[place], rank < MOST_NEAR and self._is_vague(likeness, place, typed))
            for rank, (likeness, place) in enumerate(likest)
        ]

    def _is_vague(self, likeness: float, place: int, typed: Sequence[tuple[float, Mapping[str, float]]]) -> bool:
        """Has a question no word that tells of a chapter: none at all, or one that stands in a single way to ask for
        it, perhaps beside another of which the chapter says nothing?
        """
        if likeness >= SAME:
            return False
        telling = [known for weight, known in typed if weight > ASKS]
        often = [sum(not way.words.keys().isdisjoint(known) for way in self._ways[place]) for known in telling]
        met, most = sum(map(bool, often)), max(often, default=0)
        if met > 1:
            return most < OF_THE_TOPIC and likeness < FIRM
        return bool(telling) and most < (BESIDE_ANOTHER if len(telling) > 1 else OF_THE_TOPIC)

    def _ways_with(self, words: Mapping[str, float]) -> Collection[Phrase]:
        """The ways to ask that have one of these words that says something, or that have just these."""
        telling = [word for word in words if self._weights[word] > ASKS]
        found = {id(way): way for word in telling for way in self._holding[word]}
        if words and not telling:
            same = [way for way in self._holding[next(iter(words))] if way.words.keys() == words.keys()]
            found = {id(way): way for way in same}
        return found.values()

    def _typed(self, word: str) -> tuple[float, Mapping[str, float]]:
        """What a typed word weighs, and the words of the guide that it may stand for."""
        if word not in self._met:
            known = self._known(word)
            strange = _lightness(word) or STRANGE * math.log(1 + len(self._chapters))
            self._met[word] = max((self._weights[one] for one in known), default=strange), known
        return self._met[word]

    def _covered(self, place: int, typed: Sequence[tuple[float, Mapping[str, float]]]) -> float:
        """How much of a question any of the ways to ask for a chapter has."""
        words = self._vocabulary[place]
        return sum(weight for weight, known in typed if not words.isdisjoint(known))

    def _known(self, word: str) -> Mapping[str, float]:
        """The words of the guide that a typed one may stand for, and what is left of their weight."""
        if _lightness(word):
            return {word: FORM} if word in self._words else {}
        found = {form: FORM for lemma in lemmas_of(word) - BEING for form in self._by_lemma.get(lemma, ())}
        senses = [other for thing in things_of(word) for other in self._meaning.get(thing, ())]
        long = len(word) >= SHORTEST
        near = [other for other in self._words if long and other not in found and _is_near(word, other, bool(found))]
        return {**dict.fromkeys(senses, SYNONYM), **dict.fromkeys(near, ROOT), **found}


def _sought(words: Iterable[str]) -> frozenset[int]:
    return frozenset(SOUGHT[word] for word in words if word in SOUGHT)


def _lemmas(word: str) -> Collection[str]:
    """What a word of the guide may be a form of; one that says little stands for itself alone."""
    return () if _lightness(fold(word)) else lemmas_of_written(word) - BEING


def _is_near(word: str, other: str, known: bool) -> bool:
    """Is it a verb of the same root, or the word with a slip of the fingers?"""
    return same_root(word, other) or (not known and is_slip(word, other) and not is_a_word(word))


def says_something(word: str) -> bool:
    """Does a typed word say of what a question is?"""
    return not _lightness(bare(fold(word)))


def _lightness(word: str) -> float:
    """What a word weighs that says little in any question; 0: it says something."""
    if word in _asking():
        return ASKS
    return SMALL if word in SAYING_LITTLE else 0.0


@cache
def _asking() -> frozenset[str]:
    return ASKING | ABILITY | OWN | frozenset(form for word in DOING for form in forms_of(word))


def _words(text: str) -> list[str]:
    return [word for word in (bare(part.lower()) for part in text.replace("-", " ").split()) if word]


@lru_cache(maxsize=4)
def _index(chapters: tuple[Chapter, ...]) -> Index:
    return Index(chapters)


def guide_of(session: Session) -> Index:
    """The guide of the game that is played; empty where there is none."""
    from brzdek.shell.answering import library

    return _index(tuple(library.guide_of(session.table.setup.game)))


def tell(session: Session, question: str, least: float) -> bool:
    """Was there a chapter to tell that is at least so alike? If two are, it may be about both, unless one of them is
    for somebody else.
    """
    ranked = guide_of(session).ranked(_without_names(session, question))
    if not ranked or ranked[0].likeness < least or ranked[0].vague:
        return False
    alike = [one.chapter for one in ranked[:MOST_TOLD] if one.likeness > ranked[0].likeness - ALIKE]
    of_others = session.face.chapters_of_others(session.view(session.at))
    alike = [chapter for chapter in alike if chapter.id not in of_others] or alike
    talk = session.talk
    told = talk.memory.chapters if talk.of_several else ()
    talk.memory.chapters = (*told, *(chapter.id for chapter in alike))
    fresh = [chapter for chapter in alike if chapter.id not in told]
    if fresh:
        session.page([line for chapter in fresh for line in chapter_lines(session, chapter)])
    else:
        session.screen.say(session.say("as_above"), "dim")
    return True


def tell_chapter(session: Session, chapter: str) -> bool:
    """Is there such a chapter? It has been told then."""
    from brzdek.shell.answering import library

    found = next((one for one in library.guide_of(session.table.setup.game) if one.id == chapter), None)
    if found is not None:
        session.page(chapter_lines(session, found))
    return found is not None


def titled(session: Session, words: str) -> Chapter | None:
    """The chapter with this title in either language."""
    from brzdek.shell.answering import library

    wanted = fold(words)
    chapters = library.guide_of(session.table.setup.game)
    return next((one for one in chapters if wanted in map(fold, one.title)), None)


def near(session: Session, question: str) -> list[Ranked]:
    """The few chapters that may be meant, those for which more speaks first."""
    ranked = guide_of(session).ranked(_without_names(session, question))
    return sorted((one for one in ranked[:MOST_NEAR] if one.likeness >= NEAR), key=lambda one: one.vague)


def _without_names(session: Session, question: str) -> str:
    """A question without the names of players: of them the guide knows nothing."""
    from brzdek.shell.reading.players import is_name

    kept = [one for one in question.split() if not any(is_name(bare(fold(one)), name) for name in session.names)]
    return " ".join(kept)


def chapter_lines(session: Session, chapter: Chapter) -> list[Line]:
    """What a chapter tells, with the rules behind it."""
    lines = session.screen.paragraph(chapter.text.to(session.lang))
    if chapter.rules:
        more = session.say("guide_rules", command=session.word("rules"), rule=chapter.rules[0])
        lines += session.screen.paragraph(more, "dim")
    return lines
