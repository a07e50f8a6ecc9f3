"""How the legal moves explain a typed line: word by word, and each move as a whole."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property

from brzdek.shell.reading.associations import Associations
from brzdek.shell.reading.likeness import BEGINNING, STEM, ByInitial, Likeness, abbreviated, inflected, mistyped
from brzdek.shell.reading.moves import Form, Moves
from brzdek.shell.reading.small_words import FILLERS, words_of
from brzdek.shell.reading.speech.kinds import changes_all, deeds_of, is_always_light, is_light
from brzdek.shell.reading.spoken import Sense, Spoken, WordSlot, words_in
from brzdek.shell.reading.vocabulary import Vocabulary, words_of_form
from brzdek.shell.reading.weighing import Weighing

REMEMBERED = 64
"""How so many lines are explained is kept in mind: the parts of a line are looked at from several sides."""


class Evidence:
    """The moves of one question, and how each of them explains typed words."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        self.vocabulary = Vocabulary(moves)
        self.about = Associations(moves)
        self.verbs = {words[0] for words in moves.slots if words}
        """In how many ways the moves of this question begin."""
        self._whole_verbs = {form.tokens[0] for verb in self.verbs for form in verb if len(form.tokens) == 1}
        self._weighed: dict[tuple[tuple[str, ...], tuple[int, ...]], Sequence[Sense]] = {}
        self._slots = {slot: _beginnings(slot) for words in moves.slots for slot in words}
        """Each word of the moves, with the letters that its forms begin with."""
        self._things = {slot for words in moves.slots for slot in words[1:]}
        self._other_names = ByInitial(words_in(_between_bars((*self.about.synonyms, *self.about.aims))))
        """The words that moves are also called by."""

    def things_in(self, part: str) -> list[str]:
        """The words of a clause that name what a move is about, without what is done or not done with it."""
        typed = [word for word in words_of(part, self.vocabulary.known) if not changes_all(word) and not deeds_of(word)]
        typed = [word for word in typed if not self.vocabulary.says_nothing(word)]
        senses = self.senses(typed) if typed else []
        return typed if any(sense.named and not sense.strange for sense in senses) else []

    def is_chatter(self, part: str) -> bool:
        """Does a part of a line say nothing of any move, nor of anything in the game?"""
        vocabulary = self.vocabulary
        typed = words_of(part, vocabulary.known)
        senses = self.senses(typed)
        return all(
            vocabulary.says_nothing(word)
            or (
                not changes_all(word)
                and not vocabulary.is_verb(word)
                and word.isalpha()
                and not vocabulary.is_name(word)
                and all(word in sense.strange for sense in senses)
            )
            for word in typed
        )

    def senses(self, typed: Sequence[str], loosely: Iterable[int] = ()) -> Sequence[Sense]:
        """How each move explains the typed words; those at some places may be mistyped."""
        key = tuple(typed), tuple(loosely)
        found = self._weighed.get(key)
        if found is None:
            if len(self._weighed) >= REMEMBERED:
                self._weighed.clear()
            found = self._weighed[key] = self._weigh(*key)
        return found

    def _weigh(self, typed: Sequence[str], loosely: Sequence[int]) -> list[Sense]:
        ways = [self._as_typed(word) for word in typed]
        for place in loosely:
            ways[place] = mistyped
        untyped = WordSlot([None] * len(typed), 1.0, False, False)
        firsts = {word[:1] for word in typed}
        slots: dict[tuple[Form, ...], WordSlot] = {}
        for slot, beginnings in self._slots.items():
            # Only a slip can change the first letter.
            found = self._slot(slot, typed, ways) if loosely or not firsts.isdisjoint(beginnings) else untyped
            slots[slot] = found if found.hit else untyped
        line = self._heard(typed, ways, slots)
        same: dict[tuple[object, ...], Sense] = {}
        senses: list[Sense] = []
        for move, words in enumerate(self._moves.slots):
            own = [slots[slot] for slot in words]
            key = self.about.alike[move], *map(id, own)
            if key not in same:
                same[key] = Weighing(move, own, line, self.about, self.vocabulary).sense()
            senses.append(same[key]._replace(move=move))
        return senses

    def _as_typed(self, word: str) -> Likeness:
        """How a word is compared: one that says nothing, or that turns all into its opposite, abbreviates no other."""
        return inflected if changes_all(word) or self.vocabulary.says_nothing(word) else abbreviated

    def _slot(self, forms: Sequence[Form], typed: Sequence[str], ways: Sequence[Likeness]) -> WordSlot:
        """A word of a move, which may be typed in several forms, against all typed words."""
        costs: list[float | None] = [None] * len(typed)
        left_out, is_whole = 1.0, False
        words = [(place, word, word[:1], ways[place]) for place, word in enumerate(typed)]
        for form in forms:
            hit = weight = 0
            said = True
            for written in words_of_form(form.text):
                light = written.folded in self.vocabulary.fillers
                found = False
                for place, word, first, likeness in words:
                    if likeness is not mistyped and first not in written.initials:
                        continue
                    cost = likeness(word, written.text, written.folded)
                    if cost is not None and not (cost >= BEGINNING and self.vocabulary.says_nothing(word)):
                        before = costs[place]
                        costs[place] = cost if before is None else min(before, cost)
                        found = True
                said &= found or written.folded in FILLERS
                weight += not light
                hit += found and not light
            is_whole |= said
            if weight:
                left_out = min(left_out, 1 - hit / weight)
            elif any(cost is not None for cost in costs):
                left_out = 0.0
        hit_at_all = any(cost is not None for cost in costs)
        return WordSlot(costs, left_out, hit_at_all, hit_at_all and is_whole)

    def _heard(
        self, typed: Sequence[str], ways: Sequence[Likeness], slots: Mapping[tuple[Form, ...], WordSlot]
    ) -> Spoken:
        """The line, with what the moves together make of each word."""
        line = Spoken(typed, ways)
        for place in range(len(typed)):
            if any(slots[verb].costs[place] is not None for verb in self.verbs):
                line.verbs.add(place)
            if typed[place] in self._whole_verbs:
                line.whole_verbs.add(place)
            if any((cost := slots[thing].costs[place]) is not None and cost <= STEM for thing in self._things):
                line.named.add(place)
        line.read_generally(self._unnamed(line, slots.values()), self.vocabulary.other_words, self._is_light)
        return line

    def _unnamed(self, line: Spoken, slots: Collection[WordSlot]) -> list[int]:
        """The places of words that no move has as its own; only these are read as words of people in general."""
        return [
            place
            for place in range(len(line.typed))
            if all((cost := slot.costs[place]) is None or cost > STEM for slot in slots)
            and ((like := self._other_names.likest(line.typed[place], line.ways[place])) is None or like > STEM)
        ]

    @cached_property
    def _listed(self) -> ByInitial:
        """The words in which the moves are listed."""
        return ByInitial(dict.fromkeys(word for told in self.about.sentences for word in told))

    def _is_light(self, word: str) -> bool:
        """Does a word that no move has as its own say nothing? A name that a move is listed with does, one that is said
        in the question does not.
        """
        if self.vocabulary.is_asked_with(word):
            return True
        if not is_light(word):
            return False
        if is_always_light(word):
            return True
        listed = self._listed.likest(word, inflected) is not None
        return not (listed or self.vocabulary.is_name(word) or self.vocabulary.is_player(word))


def _beginnings(slot: Iterable[Form]) -> frozenset[str]:
    return frozenset().union(*(word.initials for form in slot for word in words_of_form(form.text)))


def _between_bars(names: Iterable[Iterable[str]]) -> Iterable[str]:
    return (text for own in names for bars in own for text in bars.split("|"))
