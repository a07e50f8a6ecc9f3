"""What each move of a question may be told by beside its own words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise

from brzdek.core.patterns import pattern
from brzdek.core.text import LANGS, fold
from brzdek.shell.reading.likeness import TypedWord, inflected, likest, typed_word
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.small_words import bare
from brzdek.shell.reading.speech.kinds import deeds_of, is_addressed, things_named
from brzdek.shell.reading.spoken import Spoken, words_between_bars, words_in
from brzdek.shell.reading.vocabulary import agreed_to, words_of_form

_COUNTED = pattern(r"(\d+) (?:do )?([^\W\d_]+)")
_MORE = pattern(r"jeszcze (\d+)")
"""What Polish sentences say for “2 more”."""
_SO_MANY = frozenset(fold("karty kart ruchy ruchów kroki kroków razy więcej cards moves steps times more").split())
"""What a number counts that stands before it, or a word before: two gold cards."""
NOT_DONE = ("no", "none", "nothing")
REFUSALS = frozenset(("refuse", "finish", "keep", "stay"))
"""What moves are with which something is not done."""
TELLING = frozenset(("peek", "steal", "heal", "reroll", "sell", "evade"))
"""Deeds that tell a move if the sentence speaks of them in which it is listed; words of others are said of anything."""
GENERAL = frozenset(("take", "use", "play"))
_SAYING_NO = frozenset(("refuse", "finish"))
WHETHER, _WISHING = "czy", ("chcesz", "mozesz", "wish", "to", "may")
"""With what questions begin that are answered with yes or no."""
SHORTEST_TOLD = 3
"""Shorter words of a sentence tell nothing."""


class Associations:
    """Synonyms, deeds and things of each move, and the sentence in which it is listed; moves by their number."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        face, view, options = moves.face, moves.view, moves.ask.options
        self.synonyms = [tuple(face.synonyms(view, option)) for option in options]
        self.aims = [tuple(face.aims(view, option)) if moves.told else () for option in options]
        """Words for where each move leads."""
        objects = [face.objects(view, option) if moves.told else ("", ()) for option in options]
        self.objects = [(frozenset(deeds.split("|")), words_in(names)) for deeds, names in objects]
        """What each move is done with although it is not named in it, and the deeds for which that is named."""
        self.opposed = [face.opposed(view, option) for option in options]
        """Words that mean anything but this move."""
        self.agreed_to = agreed_to(options)
        """Whether a move says yes or no to what is asked; None: the question is another one."""
        self.asked = _deeds_asked(moves) if None not in self.agreed_to else frozenset()
        """The deeds of the verb with which it is asked."""
        self.deeds = [
            frozenset(face.deeds_of(view, option)) - (self.asked if yes is False else frozenset())
            for option, yes in zip(options, self.agreed_to, strict=True)
        ]
        said_no = [option[-1] in NOT_DONE for option in options]
        refusing = [not deeds.isdisjoint(REFUSALS) for deeds in self.deeds]
        self.declines = [no or "refuse" in deeds for no, deeds in zip(said_no, self.deeds, strict=True)]
        """Which moves are to do nothing about what there is."""
        self.refuses = [no or refuses for no, refuses in zip(said_no, refusing, strict=True)]
        """The same, and which end something or leave it as it is."""
        self.ends = [refuses and len(option) == 1 for refuses, option in zip(refusing, options, strict=True)]
        """Which moves end something: a word that says what else one would do is not enough for them."""

    def is_asked(self, deeds: frozenset[str]) -> bool:
        """Do these deeds say to do what is asked, where the answer is yes or no? Whoever says so says yes."""
        if "refuse" not in self.asked and not deeds.isdisjoint(_SAYING_NO):
            return False
        return not deeds.isdisjoint(self.asked)

    @cached_property
    def things(self) -> Sequence[frozenset[int]]:
        """The things that each move is about, as far as there are several words for them."""
        named = {
            slot: _things_in(word for form in slot for word in words_of_form(form.text))
            for slot in {slot for slots in self._moves.slots for slot in slots[1:]}
        }
        texts = [(*own, *aims) for own, aims in zip(self.synonyms, self.aims, strict=True)]
        called = [_things_in(word for text in own for word in words_between_bars(text)) for own in texts]
        return [
            things.union(*(named[slot] for slot in slots[1:]))
            for slots, things in zip(self._moves.slots, called, strict=True)
        ]

    @cached_property
    def alike(self) -> Sequence[int]:
        """For each move the first one about which all the same is known here: many differ only in their own words."""
        if self._moves.told:
            return range(len(self.deeds))  # each is listed in a sentence of its own
        known = zip(
            self.synonyms, self.opposed, self.agreed_to, self.deeds, self.declines, self.ends, self.things, strict=True
        )
        first: dict[object, int] = {}
        return [first.setdefault(one, move) for move, one in enumerate(known)]

    # -- the sentence

    @cached_property
    def sentences(self) -> Sequence[Sequence[TypedWord]]:
        """The words in which each move is listed, in both languages."""
        return [[word for word in words_in(texts) if len(word.folded) >= SHORTEST_TOLD] for texts in self._listed]

    @cached_property
    def mentioned_things(self) -> Sequence[frozenset[int]]:
        """The things that the sentences speak of in which the moves are listed."""
        return [_things_in(told) for told in self.sentences]

    def is_told_to(self, deeds: frozenset[str], move: int) -> bool:
        """Does the sentence say that one of these is done, where no move is such a deed by itself?"""
        telling = deeds & TELLING
        if not telling or not deeds.isdisjoint(GENERAL) or not deeds.isdisjoint(self.done):
            return False
        return not telling.isdisjoint(self._told_deeds[move])

    @cached_property
    def done(self) -> frozenset[str]:
        """What can be done here at all."""
        return frozenset().union(*self.deeds)

    @cached_property
    def _told_deeds(self) -> Sequence[frozenset[str]]:
        """The deeds of which the sentences speak in which the moves are listed."""
        return [frozenset().union(*(deeds_of(word.folded) for word in told)) for told in self.sentences]

    def is_counted(self, line: Spoken, place: int, move: int) -> bool:
        """Is it a number with the word that follows it, as a move is listed?"""
        if not line.typed[place].isdecimal() or place + 1 == len(line.typed):
            return False
        told = [word for number, word in self._counted[move] if number == line.typed[place]]
        return likest(line.typed[place + 1], told, inflected) is not None

    def is_counted_elsewhere(self, line: Spoken, place: int, move: int) -> bool:
        """Does a number belong to the word that follows it, as another move is listed with them, and not this one?"""
        if not line.typed[place].isdecimal() or self.is_counted(line, place, move):
            return False
        if not _SO_MANY.isdisjoint(line.typed[place + 1 : place + 3]):
            return True  # so many cards, not the card of this number
        return any(self.is_counted(line, place, other) for other in range(len(self._listed)))

    @cached_property
    def _counted(self) -> Sequence[Sequence[tuple[str, TypedWord]]]:
        """What each move is listed with in numbers: two boots."""
        return [
            [(number, typed_word(word)) for text in texts for number, word in _COUNTED.findall(text)]
            for texts in self._listed
        ]

    @cached_property
    def _listed(self) -> Sequence[Sequence[str]]:
        """How each move is listed, in both languages, where moves are."""
        face, view, options = self._moves.face, self._moves.view, self._moves.ask.options
        if not self._moves.told:
            return [()] * len(options)
        says = [face.say(lang) for lang in LANGS]
        return [[_MORE.sub(r"\1 więcej", face.option(view, option, say)) for say in says] for option in options]


def _deeds_asked(moves: Moves) -> frozenset[str]:
    """What the verb of a question asks for that is answered with yes or no: “Do you skip …?”."""
    if not moves.told:
        return frozenset()
    face, view = moves.face, moves.view
    texts = [face.question(view, moves.ask, face.say(lang)) for lang in LANGS]
    words = [[word for word in map(fold, map(bare, text.split())) if word not in _WISHING] for text in texts]
    wished = WHETHER in words[0]
    polish = [word for before, word in pairwise(["", *words[0]]) if before == WHETHER or is_addressed(word)]
    english = [word for before, word in pairwise(["", *words[1]]) if before == "you"]
    if not wished:
        polish, english = polish[::-1], english[::-1]
    # What both languages say is what is meant: to throw is not always to throw away.
    return deeds_of(polish[0]) & deeds_of(english[0]) if polish and english else frozenset()


def _things_in(words: Iterable[TypedWord]) -> frozenset[int]:
    return frozenset(thing for word in words for thing in things_named(word.text))
