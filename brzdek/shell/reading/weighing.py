"""One move weighed against a typed line: what it costs to explain every word by it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from brzdek.shell.reading.associations import REFUSALS, Associations
from brzdek.shell.reading.likeness import BEGINNING, SAME, STEM, inflected, likest
from brzdek.shell.reading.small_words import NEGATIONS
from brzdek.shell.reading.speech.kinds import is_particle, things_of
from brzdek.shell.reading.spoken import Sense, Spoken, WordSlot
from brzdek.shell.reading.vocabulary import Vocabulary

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
SHORTEST_MENTIONED = 3
"""A shorter word is not looked for in the sentence."""
TOWARDS = frozenset(["do", "na", "w", "po", "ku", "to", "into", "at", "for", "towards", "where"])
"""What stands before a word for a place."""
EVADE, FIGHT = "evade", "fight"
"""Whoever says not to do that does not mean to wait until it begins."""
ELSEWISE = frozenset(("roll", "cast", "stay", "heal", "evade", "fight"))
"""Deeds whose words are also said of giving something up: to throw dice is not to throw away."""
PAYING = "lose"
"""The deed of words for paying."""
MORE = frozenset(("wiecej", "more", "else"))
ACTIVE = frozenset(("go", "take", "buy", "fight", "use", "play"))


class Weighing:
    """Explains word by word: what is nearest to the move is tried first, what is doubtful waits for the whole line."""

    def __init__(
        self, move: int, own: Sequence[WordSlot], line: Spoken, about: Associations, vocabulary: Vocabulary
    ) -> None:
        self._move, self._own, self._line, self._about, self._vocabulary = move, own, line, about, vocabulary
        self._cost = 0.0
        self._strange: list[str] = []
        self._hits = [slot.hit for slot in own]
        self._named = self._spoken = self._guessed = self._borrowed = self._verbal = False
        self._numbered = self._called = False
        """Is the thing named by a number, and is it named by a word?"""
        self._negated = False
        """Is it said, with a word of this move, that something is not done?"""

    def sense(self) -> Sense:
        """What comes of it; to be asked once."""
        typed, own = self._line.typed, self._own
        for place in [place for place in range(len(typed)) if not self._settles(place)]:
            self._settle_doubtful(place)
        self._cost += sum([UNSAID * slot.left_out for slot in own if slot.left_out < 1])
        telling = [place for place, word in enumerate(typed) if word not in self._vocabulary.fillers]
        otherwise = any(deeds and deeds.isdisjoint(self._about.deeds[self._move]) for deeds in self._line.deeds)
        return Sense(
            self._move,
            self._cost,
            tuple(self._strange),
            self._named,
            self._spoken,
            self._guessed or (self._numbered and not self._called and self._is_said_otherwise()),
            self._borrowed,
            self._verbal,
            otherwise,
            any(ELSEWISE & deeds and not ELSEWISE & deeds & self._about.done for deeds in self._line.deeds),
            tuple(self._hits),
            tuple([_place(slot, telling) for slot in own]),
            tuple([slot.whole for slot in own]),
        )

    def _is_said_otherwise(self) -> bool:
        """Is there a verb, and more than a polite one, that says something else?"""
        line, deeds = self._line, self._about.deeds[self._move]
        said = [place for place, word in enumerate(line.typed) if not self._vocabulary.says_nothing(word)]
        return any(line.deeds[place] and line.deeds[place].isdisjoint(deeds) for place in said)

    def _settles(self, place: int) -> bool:
        """Is it plain for the word alone what it has to do with the move?"""
        return (
            self._is_opposed(place)
            or self._is_own(place)
            or self._is_synonym(place)
            or self._is_deed(place)
            or self._says_no(place)
            or self._is_thing(place)
            or self._line.light[place]
            or self._is_filler(place)
        )

    def _is_opposed(self, place: int) -> bool:
        opposed = self._about.opposed[self._move]
        is_opposed = bool(opposed) and self._line.likest(place, (opposed,)) is not None
        if not is_opposed and not self._is_asked_for(place) and not self._wants_more(place):
            return False
        self._add_strange(place)
        return True

    def _wants_more(self, place: int) -> bool:
        """Does it speak of more, which is not to say that there is nothing more to do?"""
        return self._line.typed[place] in MORE and self._about.refuses[self._move] and not self._line.negates

    def _is_asked_for(self, place: int) -> bool:
        """Does it say to do what is asked, and is this the move that says no to it?"""
        if self._about.agreed_to[self._move] is not False or self._line.negates:
            return False
        return self._about.is_asked(self._line.deeds[place])

    def _is_own(self, place: int) -> bool:
        """Is it a word of the move itself?"""
        found = [(number, cost) for number, slot in enumerate(self._own) if (cost := slot.costs[place]) is not None]
        if not found or self._about.is_counted_elsewhere(self._line, place, self._move):
            return False
        if self._line.typed[place].isdecimal() and found[0][0] > 1 and not self._hits[1]:
            return False  # the number of what? Of a place that this move does not lead to.
        word, vocabulary = self._line.typed[place], self._vocabulary
        cost = min([cost for _, cost in found])
        if cost >= BEGINNING and (like := self._line.likest(place, self._about.synonyms[self._move])) is not None:
            cost = min(cost, like)
        self._cost += cost
        self._verbal |= found[0][0] == 0
        if found[-1][0]:
            self._numbered |= word.isdecimal()
            self._called |= not word.isdecimal()
        if cost == SAME and word in vocabulary.own_fillers and found[-1][0]:
            self._cost += TELLING
        weighty = word not in vocabulary.fillers or (cost == SAME and place in self._line.whole_verbs)
        weighty |= cost < STEM and self._is_all_that_is_said(place)
        if weighty or (cost == SAME and (word not in TOWARDS or len(self._line.typed) == 1)):
            self._spoken |= weighty or len(self._line.typed) == 1
            self._named |= any(number and cost <= STEM for number, cost in found)
        self._negated |= word in NEGATIONS
        return True

    def _is_synonym(self, place: int) -> bool:
        """Is it a word that the game gives for the move?"""
        line, word = self._line, self._line.typed[place]
        aims = () if self._is_said_for_itself(place) or self._is_number_alone(place) else self._about.aims[self._move]
        like = line.likest(place, (*self._about.synonyms[self._move], *aims))
        if like is None or (like >= BEGINNING and things_of(word)) or self._counts_another(place):
            return False
        if line.negates and FIGHT in line.deeds[place] & self._about.deeds[self._move]:
            self._add_strange(place)
            return True
        telling = like < STEM and word in self._vocabulary.fillers
        self._cost += TELLING if telling else like + (DISTANT if like == STEM else 0.0)
        self._verbal = True
        idle = self._about.ends[self._move] and line.is_long and _is_active(line.deeds[place])
        # A no means by itself only what declines: never, for example, a way on which no swords are drawn.
        self._spoken |= not idle and (word not in NEGATIONS or self._about.refuses[self._move])
        self._negated |= word in NEGATIONS
        return True

    def _counts_another(self, place: int) -> bool:
        """Is it a number right before the name of what this move is not about? “3 helmets” is no shield for 3."""
        line = self._line
        if not line.typed[place].isdecimal() or place + 1 not in line.named:
            return False
        return all(slot.costs[place + 1] is None for slot in self._own)

    def _is_said_for_itself(self, place: int) -> bool:
        """Is it a word for another deed, and nothing said of going where that can be done? “Heal” leads nowhere."""
        line, own = self._line, self._about.deeds[self._move]
        if not line.deeds[place] or line.deeds[place] & own or any(deeds & own for deeds in line.deeds):
            return False
        return place == line.acting and TOWARDS.isdisjoint(line.typed[:place])

    def _is_number_alone(self, place: int) -> bool:
        """Is it a number, and nothing beside it found where the move leads? “Room 2” is not where 2 secrets lie."""
        line, aims = self._line, self._about.aims[self._move]
        near = [other for other in (place - 1, place + 1) if 0 <= other < len(line.typed)]
        return line.typed[place].isdecimal() and all(line.likest(other, aims) is None for other in near)

    def _is_deed(self, place: int) -> bool:
        """Is it what people call the deed?"""
        about, deeds = self._about, self._line.deeds[place]
        if not deeds & about.deeds[self._move] and not (about.agreed_to[self._move] and about.is_asked(deeds)):
            return False
        self._cost += DONE_SO if self._line.unnamed[place] else DONE_SO + ELSEWHERE_OWN
        self._spoken = self._verbal = True
        return True

    def _says_no(self, place: int) -> bool:
        """Is it a no, of any kind, to what is asked?"""
        if self._about.agreed_to[self._move] is not False or self._line.typed[place] not in NEGATIONS:
            return False
        self._cost += DONE_SO
        self._spoken = self._verbal = self._negated = True
        return True

    def _is_thing(self, place: int) -> bool:
        """Is it what people call the thing?"""
        if not self._line.things[place] & self._about.things[self._move]:
            return False
        self._cost += CALLED_SO
        self._spoken = self._named = self._called = True
        self._hits[1:2] = [True]
        return True

    def _is_filler(self, place: int) -> bool:
        """Is it a word of no weight? One that another move begins with has some."""
        if not self._vocabulary.is_filler(self._line.typed[place]) or self._is_all_that_is_said(place):
            return False
        if place in self._line.whole_verbs:
            self._cost += ELSEWHERE_OWN
        elif self._line.typed[place] in self._vocabulary.own_fillers and self._mention(place) is not None:
            self._cost += TELLING
            self._borrowed = True
        return True

    def _is_all_that_is_said(self, place: int) -> bool:
        """Is it a word that names nothing in this game where something else does, and does nothing else here?"""
        typed, vocabulary = self._line.typed, self._vocabulary
        return typed[place] in vocabulary.own_fillers and all(word in vocabulary.fillers for word in typed)

    # -- in doubt

    def _settle_doubtful(self, place: int) -> None:
        """Explain a word by how the move is listed, or by the rest of the line; or not at all."""
        line, about, move = self._line, self._about, self._move
        like = self._mention(place)
        if like is not None:
            self._cost += MENTIONED + like
            self._spoken = self._borrowed = True
        elif is_particle(line.typed[place]) and place > line.acting:
            self._cost += ELSEWHERE_OWN + DISTANT
        elif about.declines[move] and place in line.named and line.refuses:
            self._cost += NOT_THAT
            self._guessed = True
        elif line.things[place] & about.mentioned_things[move]:
            self._cost += MENTIONED + CALLED_SO
            self._spoken = self._borrowed = True
        elif about.is_told_to(line.deeds[place], move):
            self._cost += MENTIONED + CALLED_SO
            self._spoken = self._borrowed = self._guessed = True
        elif about.is_counted(line, place, move) or self._is_not_done(place):
            self._cost += MENTIONED
        elif self._avoids_a_fight(place):
            self._cost += MENTIONED
            self._spoken = self._guessed = True
        elif self._is_done_with(place) or self._is_done_to_it(place):
            self._cost += MENTIONED + CALLED_SO
            self._named = self._borrowed = True
        else:
            self._add_strange(place)

    def _mention(self, place: int) -> float | None:
        """How like the word is to one of the sentence in which the move is listed."""
        word, told = self._line.typed[place], self._about.sentences[self._move]
        return likest(word, told, self._line.loosely(place)) if len(word) >= SHORTEST_MENTIONED else None

    def _is_not_done(self, place: int) -> bool:
        """Does it say what is not done with this move?"""
        line, word, deeds = self._line, self._line.typed[place], self._line.deeds[place]
        ends = "finish" in deeds and deeds.isdisjoint(self._about.asked)
        if not self._negated or not self._about.refuses[self._move] or ends:
            return False
        return place in line.verbs or word in NEGATIONS or self._vocabulary.is_verb(word)

    def _avoids_a_fight(self, place: int) -> bool:
        """Does it say, by a move with which one evades, that one does not fight?"""
        line = self._line
        if EVADE not in self._about.deeds[self._move] or not any(FIGHT in deeds for deeds in line.deeds):
            return False
        avoided = line.negates or any(EVADE in deeds for deeds in line.deeds)
        return avoided and (FIGHT in line.deeds[place] or line.typed[place] in NEGATIONS)

    def _is_done_with(self, place: int) -> bool:
        """Is it what the move is done with, and is that, or the thing with which it is done, said as well?"""
        deeds, names = self._about.objects[self._move]
        if any(PAYING in said for said in self._line.deeds):
            return False  # with what one pays, one does not get
        return (
            any(deeds & said for said in self._line.deeds) or (self._called and not any(self._line.deeds))
        ) and likest(self._line.typed[place], names, inflected) is not None

    def _is_done_to_it(self, place: int) -> bool:
        """Is it a deed that belongs to the move only beside what that is done with, and is this named?"""
        deeds, names = self._about.objects[self._move]
        said = self._line.deeds[place]
        return (
            PAYING not in said
            and bool(deeds & said)
            and any(likest(word, names, inflected) is not None for word in self._line.typed)
        )

    def _add_strange(self, place: int) -> None:
        self._strange.append(self._line.typed[place])
        self._cost += STRANGE


def _is_active(deeds: frozenset[str]) -> bool:
    """Does a word say that something is done, and not that it ends?"""
    return not deeds.isdisjoint(ACTIVE) and deeds.isdisjoint(REFUSALS)


def _place(slot: WordSlot, telling: Iterable[int]) -> int:
    """Where in the line the word stands that is likest to this one of the move; -1: nowhere."""
    found = [(cost, place) for place in telling if (cost := slot.costs[place]) is not None]
    return min(found)[1] if found else -1
