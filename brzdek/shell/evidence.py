"""How the legal moves explain a typed line: word by word, and each move as a whole."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.face import Face
from brzdek.core.inflection import is_slip
from brzdek.core.lemmas import lemmas_of
from brzdek.core.patterns import pattern
from brzdek.core.text import LANGS, fold
from brzdek.shell.likeness import (
    BEGINNING,
    SAME,
    STEM,
    Likeness,
    TypedWord,
    abbreviated,
    inflected,
    likest,
    mistyped,
    typed_word,
)
from brzdek.shell.moves import Form, Moves, split
from brzdek.shell.small_words import FILLERS, HYPHEN, NEGATIONS, words_of
from brzdek.shell.speech.kinds import (
    changes_all,
    deeds_of,
    is_a_word,
    is_always_light,
    is_light,
    is_measuring,
    is_particle,
    things_named,
    things_of,
)
from brzdek.shell.spoken import Sense, Spoken, WordSlot, words_between_bars, words_in

DONE_SO, ELSEWHERE_OWN = 0.2, 0.8
"""What it costs to explain a word as one for the deed that a move is; and how much more if another move has it as its
own.
"""
CALLED_SO = 0.4
"""What it costs to explain a word as another one for a thing that a move is about."""
MENTIONED = 0.3
"""What it costs to explain a word by the sentence in which a move is listed."""
DISTANT = 0.3
"""What it costs more if a synonym is met only by its stem."""
TELLING = -0.3
"""What is gained if even a filler fits: "my" where something is one's own."""
STRANGE = 5.0
"""What a word costs that nothing explains."""
UNSAID = 0.5
"""What it costs if all but a part of a name is left out."""
NOT_THAT = 1.0
"""What it costs to explain a name as that of what is declined."""
ONE = "1"
"""Where no move has this number, it only says that one thing is meant."""
LONG_ENOUGH = 5
"""So many letters has a word in which a slip is plain to see."""
_COUNTED = pattern(r"(\d+) ([^\W\d_]+)")
NOT_DONE = ("no", "none", "nothing")
SPARING = frozenset(("keep", "nothing here"))
"""Deeds whose words are near to others that mean the opposite."""
ACTIVE = frozenset(("go", "take", "buy", "fight", "use", "play"))
REFUSALS = frozenset(("refuse", "finish", "keep", "stay"))
"""What moves are with which something is not done."""
NOTHING = ("",)
NONE: frozenset[str] = frozenset()


class Evidence:
    """The moves of one question, and how each of them explains typed words."""

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        face, view, options = moves.face, moves.view, moves.ask.options
        self.fillers = FILLERS | {word for text in face.fillers for word in fold(text).replace("|", " ").split()}
        self.own_fillers = self.fillers - FILLERS
        self.known = {token for slots in moves.slots for slot in slots for form in slot for token in form.tokens}
        self.verbs = {words[0] for words in moves.slots if words}
        """In how many ways the moves of this question begin."""
        self._synonyms = [
            (*face.synonyms(view, option), *(face.aims(view, option) if moves.told else ())) for option in options
        ]
        self._opposed = [(face.opposed(view, option),) for option in options]
        self._refuses = [
            option[-1] in NOT_DONE or bool(REFUSALS & set(face.deeds_of(view, option))) for option in options
        ]
        self.declines = [option[-1] in NOT_DONE or "refuse" in face.deeds_of(view, option) for option in options]
        """Which moves are to do nothing about what there is."""
        self._ends = [len(option) == 1 and bool(REFUSALS & set(face.deeds_of(view, option))) for option in options]
        """Which moves end something: a word that says what else one would do is not enough for them."""
        self._deeds = [frozenset(face.deeds_of(view, option)) for option in options]

    def is_filler(self, word: str) -> bool:
        """Is it a word of no weight in this game?"""
        return word in self.fillers or (word == ONE and ONE not in self.known)

    def says_nothing(self, word: str) -> bool:
        """Is it a word of no weight where no move is called so?"""
        return self.is_filler(word) or is_light(word)

    def _is_light_here(self, word: str) -> bool:
        """Does a word that no move has as its own say nothing? A name that a move is listed with does."""
        if not is_light(word):
            return False
        return is_always_light(word) or all(likest(word, told, inflected) is None for told in self.sentences)

    def is_named(self, word: str) -> bool:
        """Is anything that a move is about called so?"""
        return any(
            inflected(word, own.text, own.folded) is not None
            for slot in {slot for slots in self.moves.slots for slot in slots[1:]}
            for form in slot
            for own in _words_of(form.text)
        )

    def is_plain(self, word: str) -> bool:
        """Is it surely no slip?"""
        return changes_all(word) or not SPARING.isdisjoint(deeds_of(word))

    def says_no(self, typed: Sequence[str]) -> bool:
        """Is something declined, and nothing said beside it but verbs and words that count?"""
        refusing = [word for word in typed if word in NEGATIONS or "refuse" in deeds_of(word)]
        others = [word for word in typed if not (word in NEGATIONS or self.says_nothing(word) or changes_all(word))]
        ending = any("finish" in deeds_of(word) for word in others) and any(word in NEGATIONS for word in typed)
        return bool(refusing) and not ending and all(self.is_verb(word) for word in others)

    def things_in(self, part: str) -> list[str]:
        """The words of a clause that name what a move is about, without what is done or not done with it."""
        typed = [word for word in words_of(part, self.known) if not changes_all(word) and not deeds_of(word)]
        typed = [word for word in typed if not self.says_nothing(word)]
        senses = self.senses(typed, abbreviated, ()) if typed else []
        return typed if any(sense.named and not sense.strange for sense in senses) else []

    def only_acts(self, part: str) -> bool:
        """Does a clause say what to do and name nothing?"""
        typed = words_of(part, self.known)
        acts = [word for word in typed if deeds_of(word)]
        return bool(acts) and all(word in acts or (self.says_nothing(word) and not changes_all(word)) for word in typed)

    def says_only_verbs(self, line: str) -> bool:
        """Does a line name nothing?"""
        return all(self.says_nothing(word) or deeds_of(word) for word in words_of(line, self.known))

    def is_chatter(self, part: str) -> bool:
        """Does a part of a line say nothing of any move, nor of anything in the game?"""
        typed = words_of(part, self.known)
        senses = self.senses(typed, abbreviated, ())
        return all(
            self.says_nothing(word)
            or (
                not changes_all(word)
                and not self.is_verb(word)
                and word.isalpha()
                and not self._is_name(word)
                and all(word in sense.strange for sense in senses)
            )
            for word in typed
        )

    def is_clear_slip(self, word: str, move: int) -> bool:
        """Is it no word of its own, nor nearly one for something else in the game?"""
        if len(word) < LONG_ENOUGH or not word.isalpha() or is_a_word(word):
            return False
        catalog = getattr(self.moves.view, "catalog", None)
        names = words_of_names(catalog) if catalog is not None else NONE
        own = {fold(word.text) for slot in self.moves.slots[move] for form in slot for word in _words_of(form.text)}
        return all(name in own for name in names if is_slip(word, name))

    def may_be_passed_over(self, word: str) -> bool:
        """Is it a word of no known deed, with which nobody and nothing in the game is called?"""
        if changes_all(word) or not word.isalpha() or deeds_of(word) or is_measuring(word):
            return False
        return is_a_word(word) and not (self._is_name(word) or self._is_player(word))

    def _is_player(self, word: str) -> bool:
        names = getattr(self.moves.view, "names", ())
        return any(inflected(word, name, fold(name)) is not None for name in names)

    def _is_name(self, word: str) -> bool:
        """Is anything in the game called so?"""
        catalog = getattr(self.moves.view, "catalog", None)
        return catalog is not None and not words_of_names(catalog).isdisjoint(lemmas_of(word))

    def is_verb(self, word: str) -> bool:
        """Is it a word for something that can be done, now or at another time?"""
        return bool(deeds_of(word)) or knows_verb(self.moves.face, word)

    @cached_property
    def sentences(self) -> Sequence[Sequence[TypedWord]]:
        """The words in which each move is listed, in both languages."""
        if not self.moves.told:
            return [()] * len(self.moves.ask.options)
        face, view = self.moves.face, self.moves.view
        says = [face.say(lang) for lang in LANGS]
        return [
            [word for word in words_in(face.option(view, option, say) for say in says) if len(word.folded) > 2]
            for option in self.moves.ask.options
        ]

    @cached_property
    def _counted(self) -> Sequence[Sequence[tuple[str, TypedWord]]]:
        """What each move is listed with in numbers: two boots."""
        if not self.moves.told:
            return [()] * len(self.moves.ask.options)
        face, view = self.moves.face, self.moves.view
        says = [face.say(lang) for lang in LANGS]
        return [
            [
                (number, typed_word(word))
                for say in says
                for number, word in _COUNTED.findall(face.option(view, option, say))
            ]
            for option in self.moves.ask.options
        ]

    def _is_counted(self, line: Spoken, place: int, index: int) -> bool:
        """Is it a number with the word that follows it, as a move is listed?"""
        if not line.typed[place].isdecimal() or place + 1 == len(line.typed):
            return False
        told = [word for number, word in self._counted[index] if number == line.typed[place]]
        return likest(line.typed[place + 1], told, inflected) is not None

    @cached_property
    def _mentioned_things(self) -> list[frozenset[int]]:
        """The things that the sentences speak of in which the moves are listed."""
        return [frozenset(thing for word in told for thing in things_named(word.text)) for told in self.sentences]

    @cached_property
    def _things(self) -> list[frozenset[int]]:
        """The things that each move is about, as far as there are several words for them."""
        found: dict[tuple[Form, ...], frozenset[int]] = {}
        for slots in self.moves.slots:
            for slot in slots[1:]:
                if slot not in found:
                    words = [word.text for form in slot for word in _words_of(form.text)]
                    found[slot] = frozenset(thing for word in words for thing in things_named(word))
        of_synonyms = [
            frozenset(thing for text in texts for word in words_between_bars(text) for thing in things_named(word.text))
            for texts in self._synonyms
        ]
        return [
            frozenset(thing for slot in slots[1:] for thing in found[slot]) | also
            for slots, also in zip(self.moves.slots, of_synonyms, strict=True)
        ]

    def _other_words(self, word: str) -> frozenset[int]:
        """The things that a word may be another word for: not if something in the game is called just so."""
        things = things_of(word)
        return frozenset() if things and self._is_name(word) else things

    def _unnamed(self, line: Spoken, slots: Collection[WordSlot]) -> list[int]:
        """The places of words that no move has as its own; only these are read as words of people in general."""
        texts = {text for own in self._synonyms for text in own if text}
        return [
            place
            for place in range(len(line.typed))
            if all((cost := slot.costs[place]) is None or cost > STEM for slot in slots)
            and ((like := line.likest(place, texts)) is None or like > STEM)
        ]

    # -- comparing

    def senses(self, typed: Sequence[str], likeness: Likeness, loosely: Iterable[int]) -> list[Sense]:
        """How each move explains the typed words; those at some places may be read loosely."""
        ways = [abbreviated] * len(typed)
        for place in loosely:
            ways[place] = likeness  # type: ignore[call-overload]
        slots: dict[tuple[Form, ...], WordSlot] = {}
        for words in self.moves.slots:
            for slot in words:
                if slot not in slots:
                    slots[slot] = self._slot(slot, typed, ways)
        verbs = {
            place for place in range(len(typed)) if any(slots[verb].costs[place] is not None for verb in self.verbs)
        }
        line = Spoken(typed, ways)
        line.named = {
            place
            for place in range(len(typed))
            if any(
                (cost := slots[slot].costs[place]) is not None and cost <= STEM
                for words in self.moves.slots
                for slot in words[1:]
            )
        }
        line.read_generally(self._unnamed(line, slots.values()), self._other_words, self._is_light_here)
        return [self._sense(index, line, slots, verbs) for index in range(len(self.moves.slots))]

    def _slot(self, forms: Sequence[Form], typed: Sequence[str], ways: Sequence[Likeness]) -> WordSlot:
        costs: list[float | None] = [None] * len(typed)
        left_out = 1.0
        words = [(place, word, word[:1], ways[place]) for place, word in enumerate(typed)]
        for form in forms:
            hit = weight = 0
            for written in _words_of(form.text):
                light = written.folded in self.fillers
                found = False
                for place, word, first, likeness in words:
                    if likeness is not mistyped and first not in written.initials:
                        continue
                    cost = likeness(word, written.text, written.folded)
                    if cost is not None and not (cost >= BEGINNING and self.says_nothing(word)):
                        before = costs[place]
                        costs[place] = cost if before is None else min(before, cost)
                        found = True
                weight += not light
                hit += found and not light
            if weight:
                left_out = min(left_out, 1 - hit / weight)
            elif any(cost is not None for cost in costs):
                left_out = 0.0
        return WordSlot(costs, left_out, any(cost is not None for cost in costs))

    def _sense(self, index: int, line: Spoken, slots: dict[tuple[Form, ...], WordSlot], verbs: set[int]) -> Sense:
        own = [slots[slot] for slot in self.moves.slots[index]]
        total = 0.0
        strange: list[str] = []
        named = spoken = guessed = verbal = negated = False
        hits = [slot.hit for slot in own]
        doubtful: list[int] = []
        for place, word in enumerate(line.typed):
            if self._opposed[index] != NOTHING and line.likest(place, self._opposed[index]) is not None:
                strange.append(word)
                total += STRANGE
                continue
            found = [(slot.costs[place], number) for number, slot in enumerate(own) if slot.costs[place] is not None]
            if found:
                cost = min(cost for cost, _ in found if cost is not None)
                if cost >= BEGINNING and (also := line.likest(place, self._synonyms[index])) is not None:
                    cost = min(cost, also)
                total += cost
                verbal |= any(number == 0 for _, number in found)
                if word in self.own_fillers and cost == SAME and any(number for _, number in found):
                    total += TELLING
                if word not in self.fillers or cost == 0:
                    spoken = spoken or word not in self.fillers or len(own[found[0][1]].costs) == 1
                    named |= any(number and kind is not None and kind <= STEM for kind, number in found)
                negated |= word in NEGATIONS
                continue
            like = line.likest(place, self._synonyms[index])
            if like is not None:
                total += like + (DISTANT if like == STEM else TELLING if word in self.fillers else 0.0)
                verbal = True
                spoken |= not (self._ends[index] and line.is_long and is_active(line.deeds[place]))
                negated |= word in NEGATIONS
            elif line.deeds[place] & self._deeds[index]:
                total += DONE_SO if line.unnamed[place] else DONE_SO + ELSEWHERE_OWN
                spoken = verbal = True
            elif line.things[place] & self._things[index]:
                total += CALLED_SO
                spoken = named = True
                hits[1:2] = [True]
            elif not line.light[place] and not self.is_filler(word):
                doubtful.append(place)
        for place in doubtful:
            word = line.typed[place]
            told = self.sentences[index]
            like = likest(word, told, line.loosely(place)) if told and len(word) > 2 else None
            if like is not None:
                total += MENTIONED + like
                spoken = True
            elif is_particle(word) and place > line.acting:
                total += ELSEWHERE_OWN + DISTANT
            elif self.declines[index] and place in line.named and line.refuses:
                total += NOT_THAT
                guessed = True
            elif line.things[place] & self._mentioned_things[index]:
                total += MENTIONED + CALLED_SO
                spoken = True
            elif self._is_counted(line, place, index) or (
                negated
                and self._refuses[index]
                and "finish" not in line.deeds[place]
                and (place in verbs or word in NEGATIONS or self.is_verb(word))
            ):
                total += MENTIONED
            else:
                strange.append(word)
                total += STRANGE
        total += sum([UNSAID * slot.left_out for slot in own if slot.left_out < 1])
        telling = [place for place, word in enumerate(line.typed) if word not in self.fillers]
        places = tuple([_place(slot, telling) for slot in own])
        return Sense(index, total, tuple(strange), named, spoken, guessed, verbal, tuple(hits), places)


def is_active(deeds: frozenset[str]) -> bool:
    """Does a word say that something is done, and not that it ends?"""
    return not deeds.isdisjoint(ACTIVE) and deeds.isdisjoint(REFUSALS)


def knows_verb(face: Face[Any], word: str) -> bool:
    """Is it a word for something that can be done in this game at one time or another?"""
    return any(likest(word, words_between_bars(text), inflected) is not None for text in face.spoken_verbs.values())


def _place(slot: WordSlot, telling: Iterable[int]) -> int:
    """Where in the line the word stands that is likest to this one of the move; -1: nowhere."""
    found = [(cost, place) for place in telling if (cost := slot.costs[place]) is not None]
    return min(found)[1] if found else -1


@lru_cache(maxsize=4096)
def _words_of(form: str) -> tuple[TypedWord, ...]:
    return tuple(map(typed_word, split(HYPHEN.sub(" ", form))))


@lru_cache(maxsize=16)
def words_of_names(catalog: Catalog) -> frozenset[str]:
    """The words that cards of a game are called by."""
    names = (card.name.to(lang) for card in catalog.cards.values() for lang in LANGS)
    return frozenset(word for name in names for word in fold(name).split())
