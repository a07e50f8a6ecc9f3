"""What a line most likely means: the legal moves ranked by how well their words explain what was typed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any

from brzdek.core.ask import Option
from brzdek.core.face import Face, Worth
from brzdek.core.inflection import is_slip
from brzdek.core.text import LANGS, fold
from brzdek.core.values import NamedTuple
from brzdek.shell.likeness import (
    BEGINNING,
    SAME,
    SLIP,
    STEM,
    Likeness,
    TypedWord,
    abbreviated,
    inflected,
    likest,
    mistyped,
    typed_word,
)
from brzdek.shell.measures import is_superlative
from brzdek.shell.moves import Form, Moves, split
from brzdek.shell.small_words import FILLERS, NEGATIONS, bare, words_of

MOST_WORDS = 24
"""A longer line is no move."""
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
LONG_FILLER = 5
"""A filler may be mistyped if it is as long as that."""
REMEMBERED = 64
"""What so many lines mean is kept in mind: the same line is looked at from several sides."""
YES = "yes"
NOTHING = ("",)
CLEAR = 0.25
"""By how much the best move must be better than the next."""


class Sense(NamedTuple):
    """How one move explains a line."""

    move: int
    cost: float
    strange: tuple[str, ...]
    """Words that it does not explain."""
    named: bool
    """Is something said that is more than the verb?"""
    spoken: bool
    """Is anything at all said that belongs to this move?"""
    slips: bool
    verbal: bool
    """Is it said what to do, not only with what?"""
    hits: tuple[bool, ...]
    """Which words of the move were typed."""
    places: tuple[int, ...]
    """Where in the line each of them stands; -1: nowhere."""


class Meaning(NamedTuple):
    """What a line may mean."""

    moves: list[int]
    """The likeliest moves; one: it is the clear winner."""
    sure: bool = True
    """Not by a slip of the fingers alone."""
    strange: tuple[str, ...] = ()
    """Words that nothing explains; then the moves are only the nearest."""


class WordSlot(NamedTuple):
    """One word of a move against all typed words."""

    costs: list[float | None]
    left_out: float
    hit: bool
    """Was it typed?"""


class Spoken:
    """A typed line, and how each of its words may be read. What moves have in common is compared with it once."""

    def __init__(self, typed: Sequence[str], ways: Sequence[Likeness]) -> None:
        self.typed = typed
        self._ways = ways
        self._compared: dict[tuple[int, str], float | None] = {}

    def likest(self, place: int, texts: Iterable[str]) -> float | None:
        """What it costs to take the word at a place for the likest one of these; None: it is like none of them."""
        best = None
        for text in texts:
            key = place, text
            if key not in self._compared:
                self._compared[key] = likest(self.typed[place], _synonyms(text), self._ways[place])
            cost = self._compared[key]
            if cost is not None and (best is None or cost < best):
                best = cost
        return best


class Understanding:
    """The moves of one question, ready to be compared with typed lines."""

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        face, view = moves.face, moves.view
        self.fillers = FILLERS | {word for text in face.fillers for word in fold(text).replace("|", " ").split()}
        self.known = {token for slots in moves.slots for slot in slots for form in slot for token in form.tokens}
        self._meanings: dict[str, Meaning | None] = {}
        self._verbs = {words[0] for words in moves.slots if words}
        options = moves.ask.options
        self.synonyms = [
            (*face.synonyms(view, option), *(face.aims(view, option) if moves.told else ())) for option in options
        ]
        self.opposed = [(face.opposed(view, option),) for option in options]

    @cached_property
    def sentences(self) -> Sequence[Sequence[TypedWord]]:
        """The words in which each move is listed, in both languages."""
        if not self.moves.told:
            return [()] * len(self.moves.ask.options)
        face, view = self.moves.face, self.moves.view
        says = [face.say(lang) for lang in LANGS]
        return [
            [word for word in _words(face.option(view, option, say) for say in says) if len(word.folded) > 2]
            for option in self.moves.ask.options
        ]

    def meaning(self, line: str) -> Meaning | None:
        """The move or the moves that a line means; None: nothing here."""
        if line not in self._meanings:
            if len(self._meanings) >= REMEMBERED:
                self._meanings.clear()
            self._meanings[line] = self._find_meaning(line)
        return self._meanings[line]

    def _find_meaning(self, line: str) -> Meaning | None:
        typed = words_of(line, self.known)
        if not typed or len(typed) > MOST_WORDS:
            return None
        plain = self._senses(typed, abbreviated, range(len(typed)))
        whole = [sense for sense in plain if not sense.strange and sense.spoken]
        if whole:
            return self._considered(whole, True)
        kept = [word for word in typed if not self._is_slip_of_filler(word, plain)]
        if len(kept) < len(typed):
            return self.meaning(" ".join(kept))
        unknown = [place for place, word in enumerate(typed) if all(word in sense.strange for sense in plain)]
        loose = self._senses(typed, mistyped, unknown) if unknown else plain
        whole = [sense for sense in loose if not sense.strange and sense.spoken]
        if whole:
            return self._considered(whole, self._surely(typed, unknown, whole))
        return self._nearest(loose)

    def explains(self, word: str) -> bool:
        """Does any move have such a word, or one that begins or is inflected so?"""
        if word in self.fillers or word in NEGATIONS or word in self.known or is_superlative(word):
            return True
        senses = self._senses([word], abbreviated, (0,))
        return any(not sense.strange for sense in senses)

    def explaining(self, typed: Sequence[str]) -> list[int]:
        """The moves that leave none of these words unexplained."""
        if not typed:
            return list(range(len(self.moves.slots)))
        typed = words_of(" ".join(typed), self.known)
        return [sense.move for sense in self._senses(typed, abbreviated, ()) if not sense.strange]

    def worth(self, move: int) -> Worth | None:
        """What a move is measured by."""
        return self.moves.face.worth(self.moves.view, self.moves.ask.options[move])

    def _is_slip_of_filler(self, word: str, senses: Sequence[Sense]) -> bool:
        """Is it a word that says nothing, with a slip, and no word of any move?"""
        if len(word) < LONG_FILLER or not all(word in sense.strange for sense in senses):
            return False
        return any(len(filler) >= LONG_FILLER and is_slip(word, filler) for filler in self.fillers)

    # -- comparing

    def _senses(self, typed: Sequence[str], likeness: Likeness, loosely: Iterable[int]) -> list[Sense]:
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
            place for place in range(len(typed)) if any(slots[verb].costs[place] is not None for verb in self._verbs)
        }
        spoken = Spoken(typed, ways)
        return [self._sense(index, spoken, slots, verbs) for index in range(len(self.moves.slots))]

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
                    if cost is not None:
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

    def _sense(
        self,
        index: int,
        line: Spoken,
        slots: dict[tuple[Form, ...], WordSlot],
        verbs: set[int],
    ) -> Sense:
        own = [slots[slot] for slot in self.moves.slots[index]]
        total = 0.0
        strange: list[str] = []
        named = spoken = slips = verbal = False
        negated = False
        doubtful: list[int] = []
        for place, word in enumerate(line.typed):
            if self.opposed[index] != NOTHING and line.likest(place, self.opposed[index]) is not None:
                strange.append(word)
                total += STRANGE
                continue
            found = [(slot.costs[place], number) for number, slot in enumerate(own) if slot.costs[place] is not None]
            if found:
                cost = min(cost for cost, _ in found if cost is not None)
                if cost >= BEGINNING and (also := line.likest(place, self.synonyms[index])) is not None:
                    cost = min(cost, also)
                total += cost
                slips |= cost >= SLIP
                verbal |= any(number == 0 for _, number in found)
                if word in self.fillers - FILLERS and cost == SAME and any(number for _, number in found):
                    total += TELLING
                if word not in self.fillers or cost == 0:
                    spoken = spoken or word not in self.fillers or len(own[found[0][1]].costs) == 1
                    named |= any(number and kind is not None and kind <= STEM for kind, number in found)
                negated |= word in NEGATIONS
                continue
            like = line.likest(place, self.synonyms[index])
            if like is not None:
                total += like + (DISTANT if like == STEM else TELLING if word in self.fillers else 0.0)
                slips |= like >= SLIP
                spoken = verbal = True
                negated |= word in NEGATIONS
            elif word not in self.fillers:
                doubtful.append(place)
        for place in doubtful:
            word = line.typed[place]
            told = self.sentences[index]
            like = likest(word, told, inflected) if told and len(word) > 2 else None
            if like is not None:
                total += MENTIONED + like
                spoken = True
            elif negated and (place in verbs or word in NEGATIONS or knows_verb(self.moves.face, word)):
                total += MENTIONED
            else:
                strange.append(word)
                total += STRANGE
        total += sum([UNSAID * slot.left_out for slot in own if slot.left_out < 1])
        hits = tuple([slot.hit for slot in own])
        telling = [place for place, word in enumerate(line.typed) if word not in self.fillers]
        places = tuple([_place(slot, telling) for slot in own])
        return Sense(index, total, tuple(strange), named, spoken, slips, verbal, hits, places)

    # -- choosing

    def _considered(self, senses: Sequence[Sense], sure: bool) -> Meaning | None:
        """The best ones; what gives something up is only near where not all of it was said."""
        said = [sense for sense in senses if not self._is_rash(sense)]
        meaning = self._best(said or senses, sure)
        if said or meaning is None or len(meaning.moves) > 1:
            return meaning
        return meaning._replace(sure=False, strange=("",))

    def _is_rash(self, sense: Sense) -> bool:
        """Would this give something up although the line does not say to, or does not say what?"""
        option = self.moves.ask.options[sense.move]
        if option[0] not in self.moves.face.careful or len(self._verbs) < 2:
            return False
        return not (sense.verbal and (len(option) == 1 or any(sense.hits[1:])))

    def _best(self, senses: Sequence[Sense], sure: bool) -> Meaning | None:
        """Those that cannot be told apart; a move that goes on where another ends is not meant."""
        best = min(sense.cost for sense in senses)
        options = self.moves.ask.options
        near = [sense for sense in senses if sense.cost < best + CLEAR]
        said = {options[sense.move][:place] for sense in near for place in range(len(sense.hits)) if sense.hits[place]}
        close = [sense.move for sense in near if not _passed_over(options[sense.move], sense.hits, said)]
        ends = {options[index] for index in close}
        kept = [
            index for index in close if not any(options[index][:end] in ends for end in range(1, len(options[index])))
        ]
        if len(kept) == len(options) > 1 and not any(sense.named for sense in senses):
            # The mere verb of a question that is answered with yes or no is most likely a yes.
            agreed = [index for index in kept if options[index][-1] == YES]
            return Meaning(agreed, False) if len(kept) == 2 and len(agreed) == 1 else None
        return Meaning(self._in_order(kept, near), sure)

    def _in_order(self, moves: list[int], senses: Sequence[Sense]) -> list[int]:
        """Of moves with the same words the one whose words stand in the line in its own order."""
        options = self.moves.ask.options
        if len(moves) < 2 or len({tuple(sorted(map(str, options[move]))) for move in moves}) > 1:
            return moves
        places = {sense.move: [place for place in sense.places[1:] if place >= 0] for sense in senses}
        ordered = [move for move in moves if len(places[move]) > 1 and places[move] == sorted(set(places[move]))]
        return ordered or moves

    def _surely(self, typed: Sequence[str], unknown: Sequence[int], whole: Sequence[Sense]) -> bool:
        """Would the words without slips alone have led to the same move?"""
        best = self._best(whole, False)
        rest = [word for place, word in enumerate(typed) if place not in unknown]
        if best is None or len(best.moves) != 1 or not rest:
            return False
        senses = [sense for sense in self._senses(rest, abbreviated, ()) if not sense.strange and sense.named]
        alone = self._best(senses, True) if senses else None
        return alone is not None and alone.moves == best.moves

    def _nearest(self, senses: Sequence[Sense]) -> Meaning | None:
        """The moves that explain most, if they explain more than a verb."""
        near = [sense for sense in senses if sense.named]
        if not near:
            return None
        meaning = self._best(near, False)
        if meaning is None:
            return None
        return meaning._replace(strange=next(sense.strange for sense in near if sense.move == meaning.moves[0]))


def knows_verb(face: Face[Any], word: str) -> bool:
    """Is it a word for something that can be done in this game at one time or another?"""
    return any(likest(word, _synonyms(text), inflected) is not None for text in face.spoken_verbs.values())


def _place(slot: WordSlot, telling: Iterable[int]) -> int:
    """Where in the line the word stands that is likest to this one of the move; -1: nowhere."""
    found = [(cost, place) for place in telling if (cost := slot.costs[place]) is not None]
    return min(found)[1] if found else -1


def _passed_over(option: Option, hits: Sequence[bool], said: Collection[Option]) -> bool:
    """Was another word typed in the place of one of these? ``said``: what stands before such words."""
    return any(not hits[place] and option[:place] in said for place in range(len(option)))


@lru_cache(maxsize=2048)
def _synonyms(text: str) -> tuple[TypedWord, ...]:
    return tuple(_words(text.split("|")))


def _words(texts: Iterable[str]) -> list[TypedWord]:
    words = dict.fromkeys(bare(word) for text in texts for word in text.split())
    return [typed_word(word) for word in words if word]


@lru_cache(maxsize=4096)
def _words_of(form: str) -> tuple[TypedWord, ...]:
    return tuple(map(typed_word, split(form)))
