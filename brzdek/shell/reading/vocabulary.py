"""What a single typed word is at one question of a game: of no weight, a verb, a name, a slip."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

from brzdek.core.ask import Option
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.face import Face
from brzdek.core.inflection import is_slip
from brzdek.core.lemmas import lemmas_of
from brzdek.core.text import LANGS, fold
from brzdek.shell.reading.likeness import TypedWord, inflected, likest, typed_word
from brzdek.shell.reading.moves import Moves, split
from brzdek.shell.reading.small_words import FILLERS, HYPHEN, NEGATIONS, words_of
from brzdek.shell.reading.speech.kinds import (
    changes_all,
    deeds_of,
    is_a_word,
    is_always_light,
    is_light,
    is_measuring,
    things_of,
)
from brzdek.shell.reading.spoken import words_between_bars, words_in

YES_AND_NO = (("yes", "no"), ("spend", "keep"), ("take", "leave"))
"""With what answers end that say yes and no to what is asked."""
ONE = "1"
"""Where no move has this number, it only says that one thing is meant."""
LONG_ENOUGH = 5
"""So many letters has a word in which a slip is plain to see."""
IDLE = frozenset(("refuse", "stay", "keep"))
"""What one does who does nothing."""
WANTING = frozenset(fold("chcieć potrzebować lubić woleć want need like").split())
"""Who does not want a thing gives just that up."""
TURN = frozenset(("tura", "kolejka", "turn"))
EXCEPT, BUT = frozenset(fold("oprócz prócz poza except besides").split()), "but"


class Vocabulary:
    """The words of one question, and those of its game."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        fillers = {word for text in moves.face.fillers for word in fold(text).replace("|", " ").split()}
        self.fillers = FILLERS | fillers
        self.own_fillers = fillers - FILLERS
        self._yes_or_no = None not in agreed_to(moves.ask.options)
        tokens = {token for slots in moves.slots for slot in slots for form in slot for token in form.tokens}
        self.known = tokens.union(*(HYPHEN.split(token) for token in tokens))

    # -- of no weight

    def is_filler(self, word: str) -> bool:
        """Is it a word of no weight in this game?"""
        return word in self.fillers or (word == ONE and ONE not in self.known)

    def says_nothing(self, word: str) -> bool:
        """Is it a word of no weight where no move is called so?"""
        return self.is_filler(word) or is_always_light(word) or (is_light(word) and not self.is_name(word))

    def may_be_passed_over(self, word: str) -> bool:
        """Is it a word of no known deed, with which nobody and nothing in the game is called?"""
        return is_a_word(word) and self.names_nothing(word)

    def names_nothing(self, word: str) -> bool:
        """The same of what may be no word at all."""
        if changes_all(word) or not word.isalpha() or deeds_of(word) or is_measuring(word):
            return False
        return not (self.is_name(word) or self.is_player(word))

    # -- verbs

    def is_verb(self, word: str) -> bool:
        """Is it a word for something that can be done, now or at another time?"""
        return bool(deeds_of(word)) or knows_verb(self._moves.face, word)

    def says_what_to_do(self, part: str) -> bool:
        """Does a part of a line begin with a verb, and not with the name of something?"""
        typed = words_of(part, self.known)
        told = [word for word in typed if not self.says_nothing(word) or (word == typed[0] and "go" in deeds_of(word))]
        return bool(told) and self.is_verb(told[0]) and not self.is_name(told[0])

    def only_acts(self, part: str) -> bool:
        """Does a clause say what to do and name nothing?"""
        typed = words_of(part, self.known)
        acts = [word for word in typed if deeds_of(word)]
        return bool(acts) and all(word in acts or (self.says_nothing(word) and not changes_all(word)) for word in typed)

    def says_only_verbs(self, line: str) -> bool:
        """Does a line name nothing?"""
        typed = words_of(line, self.known)
        return all((self.says_nothing(word) or deeds_of(word)) and not self.is_named(word) for word in typed)

    def says_no(self, typed: Sequence[str]) -> bool:
        """Is something declined, and nothing said beside it but verbs and words that count?"""
        refusing = [word for word in typed if word in NEGATIONS or "refuse" in deeds_of(word)]
        others = [word for word in typed if not (word in NEGATIONS or self.says_nothing(word) or changes_all(word))]
        ending = any("finish" in deeds_of(word) for word in others) and any(word in NEGATIONS for word in typed)
        return bool(refusing) and not ending and all(self.is_verb(word) for word in others)

    def wants_nothing(self, typed: Sequence[str]) -> bool:
        """Is it said that nothing is done, or that one stays, and is nothing named?"""
        idle = [word for word in typed if word in NEGATIONS or (deeds_of(word) & IDLE and not is_measuring(word))]
        named = [word for word in typed if self.is_named(word) and not deeds_of(word)]
        others = [word for word in typed if not (word in idle or self.says_nothing(word) or changes_all(word))]
        return bool(idle) and not named and all(self.is_verb(word) for word in others)

    def spares(self, typed: Sequence[str]) -> bool:
        """Is it said that something is kept, or not given up?"""
        kept = any("spare" in deeds_of(word) for word in typed)
        if any(word in NEGATIONS for word in typed):
            return not kept and all(lemmas_of(word).isdisjoint(WANTING) for word in typed)
        excepted = not EXCEPT.isdisjoint(typed) or (BUT in typed and any(changes_all(word) for word in typed))
        return kept or excepted

    def only_ends(self, typed: Sequence[str], *, turn: bool = False) -> bool:
        """Is it only said that something is over, and not that one's turn is? ``turn``: or that."""
        turns = [word for word in typed if not lemmas_of(word).isdisjoint(TURN)]
        ending = [word for word in typed if "finish" in deeds_of(word)]
        if turns and not turn:
            return False
        return bool(ending) and all(word in ending or word in turns or self.says_nothing(word) for word in typed)

    # -- names

    def is_named(self, word: str, move: int | None = None) -> bool:
        """Is anything that a move is about called so, or what this one is about?"""
        moves = self._moves.slots if move is None else (self._moves.slots[move],)
        return any(
            inflected(word, own.text, own.folded) is not None
            for slot in {slot for slots in moves for slot in slots[1:]}
            for form in slot
            for own in words_of_form(form.text)
        )

    def is_name(self, word: str) -> bool:
        """Is anything in the game called so?"""
        return not self._names.isdisjoint(lemmas_of(word))

    def is_called(self, word: str) -> bool:
        """The same of a word as it stands in a name."""
        return word in self._names

    def is_asked_with(self, word: str) -> bool:
        """Is it a name of the game that the question itself says: of the card that asks? Where the answer is yes or no,
        any word of it.
        """
        telling = self._yes_or_no or self.is_name(word)
        return word.isalpha() and telling and likest(word, self._asked_with, inflected) is not None

    @cached_property
    def _asked_with(self) -> list[TypedWord]:
        moves = self._moves
        if not moves.told or moves.ask.topic in moves.face.open_topics:
            return []
        texts = [moves.face.question(moves.view, moves.ask, moves.face.say(lang)) for lang in LANGS]
        return words_in(texts)

    def other_words(self, word: str) -> frozenset[int]:
        """The things that a word may be another word for: not if something in the game is called just so."""
        things = things_of(word)
        return frozenset() if things and self.is_name(word) else things

    def is_player(self, word: str) -> bool:
        """Is anybody at the table called so?"""
        names = getattr(self._moves.view, "names", ())
        return any(inflected(word, name, fold(name)) is not None for name in names)

    @property
    def _names(self) -> frozenset[str]:
        catalog = getattr(self._moves.view, "catalog", None)
        return frozenset() if catalog is None else words_of_names(catalog)

    # -- slips

    def is_plain(self, word: str) -> bool:
        """Is it surely no slip: a word of its own for a deed or for something in the game, or the name of a player?"""
        if self.is_player(word) or changes_all(word) or is_measuring(word) or deeds_of(word):
            return True
        return self.is_name(word) and is_a_word(word)

    def is_clear_slip(self, word: str, move: int) -> bool:
        """Is it no word of its own, nor nearly one for something else in the game?"""
        if len(word) < LONG_ENOUGH or not word.isalpha() or is_a_word(word):
            return False
        forms = (form for slot in self._moves.slots[move] for form in slot)
        own = {fold(word.text) for form in forms for word in words_of_form(form.text)}
        return all(name in own for name in self._names if is_slip(word, name))


def agreed_to(options: Sequence[Option]) -> list[bool | None]:
    """Of two answers that say yes and no to what is asked, which is which; None: they are others."""
    ends = [option[-1] for option in options]
    for yes, no in YES_AND_NO:
        if ends in ([yes, no], [no, yes]) and options[0][:-1] == options[1][:-1]:
            return [end == yes for end in ends]
    return [None] * len(options)


def knows_verb(face: Face[Any], word: str) -> bool:
    """Is it a word for something that can be done in this game at one time or another?"""
    return any(likest(word, words_between_bars(text), inflected) is not None for text in face.spoken_verbs.values())


@lru_cache(maxsize=4096)
def words_of_form(form: str) -> tuple[TypedWord, ...]:
    """The words of one way to type a word of a move: a name may have several."""
    return tuple(map(typed_word, split(HYPHEN.sub(" ", form))))


@lru_cache(maxsize=16)
def words_of_names(catalog: Catalog) -> frozenset[str]:
    """The words that cards of a game are called by."""
    names = (card.name.to(lang) for card in catalog.cards.values() for lang in LANGS)
    return frozenset(word for name in names for word in fold(name).split())
