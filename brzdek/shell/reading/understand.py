"""What a line most likely means: the legal moves ranked by how well their words explain what was typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from brzdek.core.facets import Worth
from brzdek.core.inflection import is_slip
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.evidence import Evidence
from brzdek.shell.reading.exclusions import left_over, with_exclusion
from brzdek.shell.reading.measures import is_superlative
from brzdek.shell.reading.moves import Moves, plain
from brzdek.shell.reading.respelling import spelled_plainly
from brzdek.shell.reading.small_words import NEGATIONS, words_of
from brzdek.shell.reading.speech.clauses import corrected, main_clause, negated, segments, takes_back
from brzdek.shell.reading.speech.kinds import changes_all, deeds_of, is_a_word, is_other_verb
from brzdek.shell.reading.spoken import Sense
from brzdek.shell.reading.spots import meaning_there
from brzdek.shell.reading.verdict import GIVING_UP, Judge, Meaning
from brzdek.shell.reading.weighing import FIGHT

MOST_WORDS = 24
"""A longer line is no move."""
LONG_FILLER = 5
"""A filler may be mistyped if it is as long as that."""
REMEMBERED = 64
"""What so many lines mean is kept in mind: the same line is looked at from several sides."""
NOTHING_HERE = frozenset(("nothing here",))
"""What words mean that say how one likes a thing."""
TWO = 2
STAYING = frozenset(("spare", "keep", "stay"))
"""What is said of a thing that is kept while another one is given up …"""
DISMISSING = frozenset(("refuse", "discard"))
"""… and what is said of what one does not choose."""
LEAVING = frozenset(("refuse", "finish", "keep", "stay", "leave behind"))
"""What one says who leaves something, and does not go back."""
CALLING_OFF = frozenset(fold("anuluj odwołaj odwołuję rozmyśliłem rozmyśliłam cancel nevermind abort").split())
"""Words, and phrases, with which one wants to be where one was before."""
CALLED_OFF = (
    "never mind",
    "changed my mind",
    "go back",
    "jednak nie",
    "wroc",
    "wracam",
    "wracaj",
    "wracamy",
    "zmienilem zdanie",
    "zmienilam zdanie",
)
READY = frozenset(fold("done finished ready gotowe gotowy gotowa skończyłem skończyłam skończone").split())
"""Who says so has done what there was to do, and does not go back."""
USING = frozenset(("use", "cast"))
"""What is done with a thing: whoever wants to be without the thing does not do it."""


_SIGHED = pattern(
    r"(?:(?:e+|oh|hm+|ok|well)[, ]+)?(?:na+h|nope|no|nie+|ne)(?:[ ,]+(?:nah|nope|no|nie))*"
    r"\s*[,.!;:…–—-]+\s*(?P<then>\S.*)"
)
"""A no before what is to be done."""


_THE_OTHER = pattern(
    r"(?:(?:not that one|no|i (?:meant|mean|want|wanted|take)|nie|chodzilo mi o|wole|chce),? )*"
    r"(?:the other(?: one)?|(?:ten|ta|to|te|tego) (?:drug|inn)\w+|drugi|druga)"
)
"""Says that it is another one of two."""


class Understanding:
    """The moves of one question, ready to be compared with typed lines."""

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        self.evidence = Evidence(moves)
        self.vocabulary = self.evidence.vocabulary
        self.fillers = self.vocabulary.fillers
        self.known = self.vocabulary.known
        self._judge = Judge(moves, self.evidence)
        self._meanings: dict[str, Meaning | None] = {}

    def meaning(self, line: str) -> Meaning | None:
        """The move or the moves that a line means; None: nothing here."""
        if line not in self._meanings:
            if len(self._meanings) >= REMEMBERED:
                self._meanings.clear()
            self._meanings[line] = meaning_there(self, line)
        return self._meanings[line]

    def surely(self, line: str) -> int | None:
        """The one move that a line means and leaves no doubt of; None: several, none, or that is a guess."""
        meaning = self.meaning(line)
        if meaning is None or meaning.strange or not meaning.sure or len(meaning.moves) != 1:
            return None
        return meaning.moves[0]

    def of_line(self, line: str) -> Meaning | None:
        """The same by the words of the moves alone, without what is said of places by what lies there."""
        if _THE_OTHER.fullmatch(fold(line).strip(" .!")):
            return None  # of what was listed before; by a bank of a river no move is named so
        meaning = left_over(self, line) or self._after_a_no(line) or self._refused(line) or self._given_up(line)
        meaning = meaning or with_exclusion(self, line) or self._of_words(line)
        if meaning is None or meaning.strange:
            meaning = self._of_a_part(line) or self._sparing(words_of(line, self.known)) or meaning
        if meaning is None or meaning.strange or not meaning.sure:
            meaning = self._after_a_sigh(line) or meaning
        return meaning

    def _after_a_sigh(self, line: str) -> Meaning | None:
        """“Nah, discard the curve” in a turn, where no question is open: what is said after the no counts."""
        found = _SIGHED.fullmatch(line.casefold())
        if found is None or self.moves.ask.topic not in self.moves.face.open_topics:
            return None
        meaning = self.meaning(found["then"])
        return meaning if meaning is not None and meaning.sure and not meaning.strange else None

    def _after_a_no(self, line: str) -> Meaning | None:
        """“No, I'll pass” where it is asked whether one passes: what is said after the no counts."""
        *before, last = segments(line) or [""]
        if "refuse" not in self.evidence.about.asked or not before:
            return None
        if not all(word in NEGATIONS for part in before for word in words_of(part, self.known)):
            return None
        return self.meaning(last)

    def _given_up(self, line: str) -> Meaning | None:
        """“The Helmet stays, the Axe goes”, where something is given up: what the clause says that keeps nothing."""
        parts = segments(line)
        if len(parts) != TWO or any(deeds.isdisjoint(GIVING_UP) for deeds in self.evidence.about.deeds):
            return None
        said = [[deeds for word in words_of(part, self.known) if (deeds := deeds_of(word))] for part in parts]
        kept = [any(deeds & STAYING for deeds in one) for one in said]
        if kept.count(True) != 1:
            return None
        other = kept.index(False)
        return self.meaning(parts[other]) if any(deeds & GIVING_UP for deeds in said[other]) else None

    def _refused(self, line: str) -> Meaning | None:
        """The one move that declines, where a line says that the deed of another, which it names, is not done."""
        declining = [move for move, declines in enumerate(self.evidence.about.declines) if declines]
        refused = negated(line)
        if len(declining) != 1 or not refused or len(segments(line)) > 1:
            return None
        if self._is_none_done(line, declining[0]):
            return Meaning(declining)
        named = [sense.move for sense in self.evidence.senses(words_of(line, self.known)) if sense.named]
        others = [move for move in named if move != declining[0]]
        return Meaning(declining) if any(self._is_not(move, word) for move in others for word in refused) else None

    def _is_none_done(self, line: str, declining: int) -> bool:
        """Is it said, and nothing named, that what all other moves do is not done: “I won't rob him”?"""
        typed = words_of(line, self.known)
        others = [deeds for move, deeds in enumerate(self.evidence.about.deeds) if move != declining]
        shared = frozenset.intersection(*others) if others else frozenset()
        begun = next((place for place, word in enumerate(typed) if word in NEGATIONS), len(typed))
        return any(deeds_of(word) & shared for word in typed[begun:]) and not any(map(self.vocabulary.is_named, typed))

    def _is_not(self, move: int, word: str) -> bool:
        """Is a move not made if this is not: its deed, or the thing that is used by it?"""
        deeds = self.evidence.about.deeds[move]
        if not deeds.isdisjoint(deeds_of(word)):
            return True
        return not deeds.isdisjoint(USING) and self.evidence.senses([word])[move].named

    def _of_a_part(self, line: str) -> Meaning | None:
        """What the main clause means, if the rest of the line gives a reason or is chatter."""
        clause = main_clause(corrected(line))
        if clause != line:
            meaning = self.meaning(clause) if clause else None
            return meaning if meaning is not None and not meaning.strange and len(meaning.moves) == 1 else None
        parts = segments(line)
        about = self._of_two_clauses(parts)
        if about is not None:
            return about
        aside = (self._dismisses, self._only_keeps)
        meant = [part for part in parts if not takes_back(part) and not any(is_aside(part) for is_aside in aside)]
        told = [part for part in meant if not self.evidence.is_chatter(part)] or meant
        if len(told) > 1:
            told = self._naming(told)
        if len(told) != 1 or len(parts) == 1 or self._is_aimed(line):
            return None
        meaning = self.meaning(told[0])
        return meaning if meaning is not None and not meaning.strange else None

    def _is_aimed(self, line: str) -> bool:
        """Does a line say behind a colon on which player something is done, as lists have it: “attack: Bolek”?"""
        return any(map(self.vocabulary.is_player, words_of(line.partition(":")[2], self.known)))

    def _only_keeps(self, part: str) -> bool:
        """Does a clause only say that something stays which could be given up: “keep the Helmet too”?"""
        typed = words_of(part, self.known)
        if not any(deeds_of(word) & STAYING for word in typed):
            return False
        named = [sense.move for sense in self.evidence.senses(typed) if sense.named]
        return bool(named) and all(self.moves.ask.options[move][0] in self.moves.face.careful for move in named)

    def _naming(self, parts: Sequence[str]) -> list[str]:
        """The one part that names something, if the others only say to do just that: “gimme the sharp one, the Axe”."""
        naming = [part for part in parts if any(map(self.vocabulary.is_named, words_of(part, self.known)))]
        if len(naming) != 1:
            return []
        words = [word for part in parts if part not in naming for word in words_of(part, self.known)]
        if any(changes_all(word) or self.vocabulary.is_name(word) or word.isdecimal() for word in words):
            return []
        meaning = self.meaning(naming[0])
        deeds = (
            frozenset[str]()
            if meaning is None or len(meaning.moves) > 1
            else self.evidence.about.deeds[meaning.moves[0]]
        )
        return naming if all(deeds & said for word in words if (said := deeds_of(word))) else []

    def _dismisses(self, part: str) -> bool:
        """Does a clause only say what is left alone, where nothing can be: “the Graveyard is out”?"""
        acts = [deeds for word in words_of(part, self.known) if (deeds := deeds_of(word))]
        done = {deed for deeds in self.evidence.about.deeds for deed in deeds}
        return bool(acts and acts[0] & DISMISSING) and done.isdisjoint(DISMISSING | acts[0])

    def _of_two_clauses(self, parts: Sequence[str]) -> Meaning | None:
        """“I don't like the Duke, replace him”: one clause says of what, the other what to do with it."""
        if len(parts) != TWO:
            return None
        for deed, thing in (parts, parts[::-1]):
            words = [] if self.sets_aside(thing) else self.evidence.things_in(thing)
            if words and self.vocabulary.only_acts(deed):
                meaning = self._of_words(" ".join((deed, *words)))
                if meaning is not None and not meaning.strange and len(meaning.moves) == 1:
                    return meaning
        return None

    def sets_aside(self, part: str) -> bool:
        """Does a clause say that a thing is left alone, rather than how one likes it: “no scale”, “skip the scale”?"""
        said = [deeds_of(word) for word in words_of(part, self.known)]
        return any("refuse" in deeds for deeds in said) or (takes_back(part) and NOTHING_HERE not in said)

    def _of_words(self, line: str) -> Meaning | None:
        typed = words_of(line, self.known)
        if not typed or len(typed) > MOST_WORDS:
            return None
        plain = self.evidence.senses(typed)
        whole = [sense for sense in plain if not sense.strange and sense.spoken]
        if whole:
            return self._judge.considered(whole, True, typed)
        kept = [word for word in typed if not self._is_slip_of_filler(word, plain)]
        if len(kept) < len(typed):
            return self.meaning(" ".join(kept))
        unknown = [place for place, word in enumerate(typed) if all(word in sense.strange for sense in plain)]
        if (spelled := spelled_plainly(self, typed, unknown)) is not None:
            return self.meaning(spelled)
        passed = self._passing_over(typed, unknown, plain, is_other_verb)
        if passed is not None:
            return passed
        declined = self._declining(typed, plain)
        if declined is not None:
            return declined
        unknown = [place for place in unknown if not self.vocabulary.is_plain(typed[place])]
        loose = self.evidence.senses(typed, unknown) if unknown else plain
        whole = [sense for sense in loose if not sense.strange and sense.spoken]
        if whole:
            meaning = self._judge.considered(whole, self._judge.surely(typed, unknown, whole), typed)
            return meaning and meaning._replace(clear=self._judge.are_clear_slips(typed, unknown, meaning))
        passed = self._passing_over(typed, unknown, plain, self.vocabulary.may_be_passed_over)
        return passed or self._nearest(loose) or self._judge.hinted_at(plain)

    def _passing_over(
        self, typed: Sequence[str], unknown: Sequence[int], senses: Sequence[Sense], idle: Callable[[str], bool]
    ) -> Meaning | None:
        """The one move whose thing is named, if the words that nothing explains need not be."""
        forgiven = {word for word in (typed[place] for place in unknown) if idle(word)}
        whole = [sense for sense in senses if sense.named and forgiven.issuperset(sense.strange)]
        clear = self._judge.best(whole, True) if whole else None
        if clear is None or len(clear.moves) > 1:
            return None
        meaning = self._judge.considered(whole, len(self.evidence.verbs) == 1, typed)
        if meaning is None or meaning.sure or meaning.strange:
            return meaning
        chosen = next(sense for sense in whole if sense.move == meaning.moves[0])
        acts = any(deeds_of(word) and word not in chosen.strange for word in typed)
        # Who runs for the exit does not speak of what is called a run.
        return meaning._replace(strange=chosen.strange) if acts and chosen.otherwise and not chosen.verbal else meaning

    def _declining(self, typed: Sequence[str], senses: Sequence[Sense]) -> Meaning | None:
        """The one move that declines, where a line says no to whatever there is and names nothing."""
        declining = [index for index in range(len(senses)) if self.evidence.about.declines[index]]
        if len(declining) != 1 or any(sense.named for sense in senses if sense.move != declining[0]):
            return None
        begun = FIGHT in self.evidence.about.deeds[declining[0]] and any(FIGHT in deeds_of(word) for word in typed)
        return Meaning(declining) if self.vocabulary.says_no(typed) and not begun else None

    def turns_back(self, line: str, move: int) -> bool:
        """Does a line say to go back, and only the no in it speaks for a move that leaves something?"""
        typed = words_of(line, self.known)
        if not self.evidence.about.refuses[move] or any(deeds_of(word) & LEAVING for word in typed):
            return False
        said = f" {plain(line)} "
        return any(f" {phrase} " in said for phrase in CALLED_OFF) or not CALLING_OFF.isdisjoint(typed)

    def wants_out(self, line: str) -> bool:
        """Does a line call something off, or say no where every move goes on?"""
        typed = words_of(line, self.known)
        if plain(line).endswith(CALLED_OFF) or any(word in CALLING_OFF for word in typed):
            return True
        if any(self.evidence.about.refuses):
            return False
        return self.vocabulary.says_no(typed) or (self.vocabulary.only_ends(typed) and READY.isdisjoint(typed))

    def _sparing(self, typed: Sequence[str]) -> Meaning | None:
        """Whatever else there is to give up, where a line only says what one keeps."""
        if len(self.moves.slots) == 1 or any(deeds.isdisjoint(GIVING_UP) for deeds in self.evidence.about.deeds):
            return None
        if not self.vocabulary.spares(typed):
            return None
        things = [word for word in typed if self.vocabulary.is_named(word) or not (changes_all(word) or deeds_of(word))]
        kept = {sense.move for sense in self.evidence.senses(things) if sense.named and not sense.strange}
        others = [move for move in range(len(self.moves.slots)) if move not in kept]
        return Meaning(others, sure=False) if kept and others else None

    def declines_in_vain(self, line: str) -> bool:
        """Does a line say no, or that all stays as it is, where something has to be chosen?"""
        about = self.evidence.about
        return not any(about.refuses) and self.vocabulary.wants_nothing(words_of(line, self.known))

    def names_another_thing(self, words: Sequence[str]) -> bool:
        """Is something of the game named that a question does not speak of, where the answer is yes or no?"""
        if None in self.evidence.about.agreed_to:
            return False
        return any(self.vocabulary.is_name(word) and not self.explains(word) for word in words)

    def explains(self, word: str) -> bool:
        """Does any move have such a word, or one that begins or is inflected so?"""
        if self.vocabulary.says_nothing(word) or word in NEGATIONS or word in self.known or is_superlative(word):
            return True
        senses = self.evidence.senses([word])
        return any(not sense.strange for sense in senses)

    def explaining(self, typed: Sequence[str]) -> list[int]:
        """The moves that leave none of these words unexplained."""
        if not typed:
            return list(range(len(self.moves.slots)))
        typed = words_of(" ".join(typed), self.known)
        return [sense.move for sense in self.evidence.senses(typed) if not sense.strange]

    def worth(self, move: int) -> Worth | None:
        """What a move is measured by."""
        return self.moves.face.worth(self.moves.view, self.moves.ask.options[move])

    def _is_slip_of_filler(self, word: str, senses: Sequence[Sense]) -> bool:
        """Is it a word that says nothing, with a slip, and no word of any move?"""
        if len(word) < LONG_FILLER or is_a_word(word) or not all(word in sense.strange for sense in senses):
            return False
        return any(len(filler) >= LONG_FILLER and is_slip(word, filler) for filler in self.fillers)

    def _nearest(self, senses: Sequence[Sense]) -> Meaning | None:
        """What is nearest, unless the line names something else."""
        near = self._judge.nearest(senses)
        return None if near is None or self.names_another_thing(near.strange) else near

    def is_harmless(self, moves: Sequence[int]) -> bool:
        """Is nothing given up, ended or declined by any of these?"""
        return self._judge.is_harmless(moves)
