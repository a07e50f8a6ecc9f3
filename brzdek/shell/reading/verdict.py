"""Which of the moves that explain a line are meant, and how surely."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from brzdek.core.ask import Option
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.evidence import Evidence
from brzdek.shell.reading.likeness import inflected, likest
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.small_words import NEGATIONS
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.spoken import Sense, words_between_bars

YES = "yes"
GIVING_UP = frozenset(("discard", "leave behind", "release", "lose", "give", "sell"))
"""Deeds after which one has less …"""
HAVING, OBTAINING = frozenset(("buy", "play", "spare", "fight", "drink", "cast")), frozenset(("take", "give"))
"""… and what one does with what one has, or has not yet; some words for it can also mean to give something up."""
HALVES = 2
CLEAR = 0.25
"""By how much the best move must be better than the next."""


class Meaning(NamedTuple):
    """What a line may mean."""

    moves: list[int]
    """The likeliest moves; one: it is the clear winner."""
    sure: bool = True
    """Not by a slip of the fingers alone."""
    clear: bool = False
    """Is it plain to see what the slip was?"""
    strange: tuple[str, ...] = ()
    """Words that nothing explains; then the moves are only the nearest."""
    borrowed: bool = False
    """Is a word explained by nothing but the sentence in which the move is listed?"""
    named: bool = True
    """Is more said of the move than the verb, in its own words?"""


class Judge:
    """Weighs the senses that a line has for the moves of one question."""

    def __init__(self, moves: Moves, evidence: Evidence) -> None:
        self._moves = moves
        self._evidence = evidence

    def considered(self, senses: Sequence[Sense], sure: bool, typed: Sequence[str]) -> Meaning | None:
        """The best ones; what gives something up is only near where not all of it was said."""
        said = [sense for sense in senses if not self._is_rash(sense)]
        if not said and all(sense.vague and not sense.named for sense in senses):
            return None
        meaning = self.best(said or senses, sure)
        if meaning is not None and any(sense.borrowed for sense in senses if sense.move == meaning.moves[0]):
            named = any(sense.named for sense in senses if sense.move == meaning.moves[0])
            meaning = meaning._replace(borrowed=True, named=named)
        if sure and meaning is not None and any(sense.guessed for sense in said if sense.move == meaning.moves[0]):
            meaning = meaning._replace(sure=False)
        if meaning is not None and len(meaning.moves) == 1 and self._is_only_mentioned(meaning.moves[0], senses, typed):
            return meaning._replace(sure=False, strange=("",))
        if said or meaning is None or len(meaning.moves) > 1:
            return meaning
        return meaning._replace(sure=False, strange=("",))

    def _is_only_mentioned(self, move: int, senses: Sequence[Sense], typed: Sequence[str]) -> bool:
        """Is one word all that speaks for a move, and that only stands in the sentence in which it is listed?"""
        chosen = next(sense for sense in senses if sense.move == move)
        telling = [word for word in typed if not self._evidence.vocabulary.says_nothing(word)]
        return chosen.borrowed and not (chosen.verbal or any(chosen.hits)) and len(telling) == 1

    def _is_rash(self, sense: Sense) -> bool:
        """Would this give something up although the line does not say to, or does not say what?"""
        option = self._moves.ask.options[sense.move]
        if option[0] not in self._moves.face.careful:
            return False
        if len(self._evidence.verbs) < 2:
            return sense.otherwise and not sense.verbal
        if len(option) > 2 and all(sense.hits[1:]):
            return False
        return not (sense.verbal and (len(option) == 1 or any(sense.hits[1:])))

    def _gives_up(self, move: int) -> bool:
        """Is something given up by this move, or does it end or decline what there is to do?"""
        return self._moves.ask.options[move][0] in self._moves.face.careful or self._evidence.about.refuses[move]

    def is_harmless(self, moves: Sequence[int]) -> bool:
        """Is nothing given up, ended or declined by any of these?"""
        return not any(self._gives_up(move) for move in moves)

    def best(self, senses: Sequence[Sense], sure: bool) -> Meaning | None:
        """Those that cannot be told apart; a move that goes on where another ends is not meant."""
        best = min(sense.cost for sense in senses)
        options = self._moves.ask.options
        near = [sense for sense in senses if sense.cost < best + CLEAR]
        said = {options[sense.move][:place] for sense in near for place in range(len(sense.hits)) if sense.hits[place]}
        close = [sense.move for sense in near if not _passed_over(options[sense.move], sense.hits, said)]
        close = self._named_whole(close, near)
        ends = {options[index] for index in close}
        kept = [
            index for index in close if not any(options[index][:end] in ends for end in range(1, len(options[index])))
        ]
        if len(kept) == len(options) > 1 and not any(sense.named for sense in senses):
            # The mere verb of a question that is answered with yes or no is most likely a yes.
            agreed = [index for index in kept if options[index][-1] == YES]
            return Meaning(agreed, False) if len(kept) == 2 and len(agreed) == 1 else None
        return Meaning(self._in_order(kept, near), sure)

    def _named_whole(self, moves: list[int], senses: Sequence[Sense]) -> list[int]:
        """Of moves that differ in one name the one whose name was typed as a whole, not those that have more words."""
        options, whole = self._moves.ask.options, {sense.move: sense.whole for sense in senses}

        def is_part(move: int, other: int) -> bool:
            mine, others = options[move], options[other]
            differing = [place for place in range(min(len(mine), len(others))) if mine[place] != others[place]]
            return len(differing) == 1 and whole[other][differing[0]] and not whole[move][differing[0]]

        return [move for move in moves if not any(is_part(move, other) for other in moves)]

    def _in_order(self, moves: list[int], senses: Sequence[Sense]) -> list[int]:
        """Of moves with the same words the one whose words stand in the line in its own order."""
        options = self._moves.ask.options
        if len(moves) < 2 or len({tuple(sorted(map(str, options[move]))) for move in moves}) > 1:
            return moves
        places = {sense.move: [place for place in sense.places[1:] if place >= 0] for sense in senses}
        ordered = [move for move in moves if len(places[move]) > 1 and places[move] == sorted(set(places[move]))]
        return ordered or moves

    def are_clear_slips(self, typed: Sequence[str], unknown: Sequence[int], meaning: Meaning) -> bool:
        """Can the mistyped words be nothing but the ones that they are taken for?"""
        if len(meaning.moves) != 1 or meaning.strange:
            return False
        return all(self._evidence.vocabulary.is_clear_slip(typed[place], meaning.moves[0]) for place in unknown)

    def surely(self, typed: Sequence[str], unknown: Sequence[int], whole: Sequence[Sense]) -> bool:
        """Would the words without slips alone have led to the same move?"""
        best = self.best(whole, False)
        rest = [word for place, word in enumerate(typed) if place not in unknown]
        if best is None or len(best.moves) != 1 or not rest:
            return False
        senses = [sense for sense in self._evidence.senses(rest) if not sense.strange and sense.named]
        alone = self.best(senses, True) if senses else None
        return alone is not None and alone.moves == best.moves

    def nearest(self, senses: Sequence[Sense]) -> Meaning | None:
        """The moves that explain most, if they explain more than a verb."""
        near = [
            sense
            for sense in senses
            if sense.named and not self._is_another_deed(sense) and not (sense.otherwise and self._gives_up(sense.move))
        ]
        if not near:
            return None
        meaning = self.best(near, False)
        if meaning is None or any(word in NEGATIONS for sense in near for word in sense.strange):
            return None
        strange = next(sense.strange for sense in near if sense.move == meaning.moves[0])
        return meaning._replace(strange=strange)

    def hinted_at(self, senses: Sequence[Sense]) -> Meaning | None:
        """The one move that explains anything of a line, if that is half of it, and the rest names nothing here."""
        if not senses:
            return None
        fewest = min(len(sense.strange) for sense in senses)
        best = [sense for sense in senses if len(sense.strange) == fewest]
        others = [len(sense.strange) for sense in senses if sense not in best]
        if len(best) > 1 or not best[0].spoken or best[0].otherwise or self._gives_up(best[0].move):
            return None
        strange, told = best[0].strange, max(others, default=0)
        if fewest * HALVES > told or not all(map(self._evidence.vocabulary.names_nothing, strange)):
            return None
        return Meaning([best[0].move], sure=False, strange=strange)

    def _is_another_deed(self, sense: Sense) -> bool:
        """Is something said with which it cannot be this: that one keeps, buys or plays what this gives up, or a word
        that speaks against it?
        """
        own, opposed = (
            self._evidence.about.deeds[sense.move],
            words_between_bars(self._evidence.about.opposed[sense.move]),
        )
        said = [deeds_of(word) for word in sense.strange]
        if not own.isdisjoint(GIVING_UP) and any(deeds & HAVING and not deeds & OBTAINING for deeds in said):
            return True
        return any(likest(word, opposed, inflected) is not None for word in sense.strange)


def _passed_over(option: Option, hits: Sequence[bool], said: Collection[Option]) -> bool:
    """Was another word typed in the place of one of these? ``said``: what stands before such words."""
    return any(not hits[place] and option[:place] in said for place in range(len(option)))
