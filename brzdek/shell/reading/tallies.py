"""Cards that a line counts or excepts: “burgle x2 then sidestep”, “everything I have except the Stumbles”."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Option
from brzdek.core.copies import card_of
from brzdek.core.inflection import plurals_of
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.command_words import CARDS, THEM, TOTAL
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.parse import worded
from brzdek.shell.reading.second_thoughts import called_off
from brzdek.shell.reading.several import BOTH, MOST_TIMES, most_times
from brzdek.shell.reading.small_words import NEGATIONS, NUMBERS, RANKS, bare, parts, said_words
from brzdek.shell.reading.speech.clauses import takes_back, tells_how_one_stands
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.whole_hand import PLAYING
from brzdek.shell.reading.yes_and_no import AGREEING

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session

_COUNT = r"\d|dwa|dwie|trzy|cztery|piec|two|three|four|five"
_SO_OFTEN = pattern(
    rf"(?:\b(?P<before>{_COUNT})\s?(?:[x×*]|razy\b|times\b)|(?:\bx|[×*]|\brazy)\s?(?P<after>{_COUNT})\b"
    r"|\b(?P<twice>twice|dwukrotnie)\b|\b(?P<thrice>thrice|trzykrotnie)\b)"
)
"""“x2”, “dwa razy”: it counts what was just named, or what comes next."""
_SUM = rf"(?:\d+|{'|'.join(sorted(NUMBERS, key=len, reverse=True))})"
_PRICE = pattern(rf"\b(?:za|for) {_SUM}\b|\b{_SUM} (?=(?:na|za|for)\b)")
"""What is paid is no count of things."""
_CONTRARY = pattern(
    r"(?i)[,;]?\s+(?:but|ale|lecz|except(?: for)?|besides|oprócz|oprocz|prócz|procz|poza|z wyjątkiem|z wyjatkiem"
    r"|with the exception of|(?:apart|aside) from|other than|excluding|minus|without|bez|tylko nie|just not)\s+"
)
"""What follows is excepted, or said to be kept."""
_MARK = "-"
_SPARING = frozenset(("spare", "refuse", "leave behind"))
_KEPT = frozenset(fold("zapomnij zostaje zostają zostanie niech koniec later później potem").split())
"""Words beside what is kept that are no deeds of keeping."""
_THROWING = "discard"
_LAST = -1
_AGAIN = pattern(
    r"(?:drug(?:i|a|ie|iego|iej)|(?:a )?second|another|kolejn(?:y|a|e|ego|ej)|one more"
    r"|jeszcze (?:raz )?jed(?:en|na|no|nego|nej))"
    r"(?: (?:one|tez|takze|too|as well|such|taki|taka|takie|takiego|takiej))*"
)
"""The same once more."""
_ALL_TIMES = 0
_TIMES = "*"
LONGEST = 3
"""More digits has no number of cards."""
_LONGEST = 4
"""No name has more words."""


class _Named(NamedTuple):
    """A move, and how often it is said to be made; None: that is not said."""

    option: Option
    times: int | None


class _Tally:
    """What is named so far: cards with how often each, what is excepted, and whether all is meant."""

    def __init__(self, session: Session, moves: Moves) -> None:
        self._session, self._moves = session, moves
        self.named: list[_Named] = []
        self.excepted: list[int] = []
        self.whole = self.counted = False
        """Is all of a hand meant? Is anything said that a mere list of names does not say?"""
        self._excepting = self._once_more = False
        self._verb = ""

    def takes(self, part: str) -> bool:
        """Is a part of a line one of these things? It is noted then."""
        contrary = part.startswith(f"{_MARK} ")
        part = part.removeprefix(f"{_MARK} ")
        words = said_words(part)
        if all(self._says_well(word) for word in words):
            return True
        kept = any(self._keeps(word) and not self._names([word]) for word in words)
        if (contrary or kept or (self._excepting and self._only_names(words))) and (self.named or self.whole):
            return self._except(words)
        if contrary:
            return False
        return self._is_again(words) or self._is_whole(part, words) or self._is_last(words) or self._lists(part)

    def options(self) -> list[Option]:
        """All moves, each as often as it is meant; none: that cannot be done."""
        table, ask = self._session.table, self._moves.ask
        if self.named:
            spared = [ask.options[index] for index in self.excepted]
            named = [one for one in self.named if one.option not in spared]
        else:
            deeds = self._moves.understanding.evidence.about.deeds
            playable = [index for index in range(len(ask.options)) if PLAYING in deeds[index]]
            if set(playable).isdisjoint(self.excepted):
                return []
            named = [_Named(ask.options[index], _ALL_TIMES) for index in playable if index not in self.excepted]
        found: list[Option] = []
        for option in dict.fromkeys(one.option for one in named):
            counts = [1 if one.times is None else one.times for one in named if one.option == option]
            most = most_times(table, option)
            often = most if _ALL_TIMES in counts else sum(counts)
            if often > most and not self._once_more:
                return []  # of one more it is said by itself why it cannot be had
            found += [option] * often
        return found

    def limit(self) -> int | None:
        """How often the first move can be made that is said to be made more often; None: there is none such."""
        for option in dict.fromkeys(one.option for one in self.named):
            often = sum(one.times or 0 for one in self.named if one.option == option)
            if often > (most := most_times(self._session.table, option)):
                return most
        return None

    # -- parts

    def _keeps(self, word: str) -> bool:
        if self._says_well(word):
            return False
        return word in NEGATIONS or word in _KEPT or not _SPARING.isdisjoint(deeds_of(word))

    def _except(self, words: Sequence[str]) -> bool:
        """“Keep the Stumble”, “potknięcia nie”: what is not played."""
        idle = self._is_idle
        names = [word for word in words if not (self._keeps(word) or idle(word) or word in TOTAL or word in CARDS)]
        names = [word for word in names if PLAYING not in deeds_of(word)]
        spared = self._moves.understanding.explaining(names) if names else []
        deeds = self._moves.understanding.evidence.about.deeds
        spared = [index for index in spared if PLAYING in deeds[index]]
        named = [one.option for one in self.named]
        thrown = any(_THROWING in deeds_of(word) for word in words)
        if not spared or (thrown and not any(self._moves.ask.options[index] in named for index in spared)):
            return False  # what is discarded beside another card that is played is meant to be
        self.excepted += spared
        self.counted = self._excepting = True
        return True

    def _only_names(self, words: Sequence[str]) -> bool:
        idle = self._is_idle
        return all(idle(word) or self._names([word]) for word in words)

    def _says_well(self, word: str) -> bool:
        """Is it the Polish “no”?"""
        return word == "no" and self._session.lang == "pl"

    def _is_idle(self, word: str) -> bool:
        return self._says_well(word) or self._moves.understanding.vocabulary.says_nothing(word) or word in AGREEING

    def _is_again(self, words: Sequence[str]) -> bool:
        """“And another one”."""
        said = " ".join(words)
        if not self.named or _AGAIN.fullmatch(said) is None:
            return False
        self.named.append(self.named[-1]._replace(times=1))
        self.counted = self._once_more = True
        return True

    def _is_whole(self, part: str, words: Sequence[str]) -> bool:
        """“Everything I have”; after names it only says that no more is meant."""
        idle = self._is_idle
        if self.named:
            return not TOTAL.isdisjoint(words) and all(word in TOTAL | THEM or idle(word) for word in words)
        whole = self._session.commands.done_with_all(part, among_others=True)
        plays = any(PLAYING in deeds_of(word) for word in words) and not CARDS.isdisjoint(words)
        bare_total = all(word in TOTAL | THEM or idle(word) for word in words) and not TOTAL.isdisjoint(words)
        cards = plays and all(word in CARDS or PLAYING in deeds_of(word) or idle(word) for word in words)
        self.whole = (whole is not None and whole.deed == PLAYING) or bare_total or cards
        return self.whole

    def _is_last(self, words: Sequence[str]) -> bool:
        """“Play the last one”, where one is left."""
        options = self._moves.ask.options
        deeds = self._moves.understanding.evidence.about.deeds
        playable = [index for index in range(len(options)) if PLAYING in deeds[index]]
        plays = any(PLAYING in deeds_of(word) for word in words)
        if not plays or len(playable) != 1 or not any(RANKS.get(word) == _LAST for word in words):
            return False
        known = [RANKS.get(word) == _LAST or PLAYING in deeds_of(word) or word in CARDS for word in words]
        if not all(one or self._is_idle(word) for one, word in zip(known, words, strict=True)):
            return False
        option = options[playable[0]]
        if most_times(self._session.table, option) > 1:
            return False
        self.named.append(_Named(option, 1))
        self.counted = True
        return True

    def _lists(self, part: str) -> bool:
        """Names with their counts and a verb before them, and nothing else."""
        words = _counts_marked(part)
        found: list[_Named] = []
        verb, ahead, place = self._verb, None, 0
        while place < len(words):
            start, word = place, words[place]
            place, option = self._longest(words, start, verb)
            if option is not None:
                several = any(self._is_plural(one, option) for one in words[start:place])
                found.append(_Named(option, ahead if ahead is not None else _ALL_TIMES if several else None))
                ahead = None
            elif _is_count(word) and found and not found[-1].times:
                found[-1] = found[-1]._replace(times=int(word.removeprefix(_TIMES)))
            elif (times := _number(word)) is not None:
                if ahead:
                    return False
                ahead = times
            elif word in TOTAL and not found:
                ahead = ahead or _ALL_TIMES
            elif not found and deeds_of(word) and not self._is_idle(word):
                verb = word
            elif not self._is_idle(word):
                return False
        if not found or ahead is not None:
            return False
        self._verb, self._excepting = verb, False
        self.counted |= len(found) > 1 or found[0].times is not None
        self.named += found
        return True

    def _longest(self, words: Sequence[str], start: int, verb: str) -> tuple[int, Option | None]:
        """The longest name from here on, and the move that it means; None: there is none, so one word is passed."""
        if words[start].startswith(_TIMES) or self._moves.understanding.vocabulary.is_filler(words[start]):
            return start + 1, None
        for end in range(min(len(words), start + _LONGEST), start, -1):
            if (option := self._named(words[start:end], verb)) is not None:
                return end, option
        return start + 1, None

    def _named(self, words: Sequence[str], verb: str) -> Option | None:
        """The one move with a card of just this name."""
        move = self._moves.understanding.surely(" ".join((verb, *words)).strip())
        if move is None:
            return None
        option = self._moves.ask.options[move]
        card = self._moves.view.catalog.cards.get(card_of(str(option[1]))) if len(option) == 2 else None
        if card is None or option[0] in self._moves.face.careful or not self._names(words, move):
            return None
        return option if any(len(words) <= len(name.split()) for name in card.name) else None

    def _names(self, words: Sequence[str], move: int | None = None) -> bool:
        """Is what any move is about called so, or what this one is?"""
        return all(self._moves.understanding.vocabulary.is_named(word, move) for word in words)

    def _is_plural(self, word: str, option: Option) -> bool:
        card = self._moves.view.catalog.cards[card_of(str(option[1]))]
        return any(word in plurals_of(part) for name in card.name for part in name.split())


def _is_count(word: str) -> bool:
    """Is it how often what stands before it is meant, as it was marked? A star may also begin a word that is none."""
    number = word.removeprefix(_TIMES)
    return number != word and number.isascii() and number.isdecimal() and len(number) <= LONGEST


def tallied(session: Session, line: str, moves: Moves) -> list[str]:
    """What a line says to do that counts cards or excepts some, one after the other, and at last whatever else it says;
    nothing: it is no such line.
    """
    if "?" in line or moves.ask.topic not in moves.face.open_topics or " " not in line or tells_how_one_stands(line):
        return []
    said = parts(_CONTRARY.sub(f", {_MARK} ", line))
    tally = _Tally(session, moves)
    taken = 0
    while taken < len(said) and tally.takes(said[taken]):
        taken += 1
    rest = ", ".join(part.removeprefix(f"{_MARK} ") for part in said[taken:])
    if not tally.counted or (
        rest and (takes_back(rest.replace(",", " ")) or said[taken].startswith(_MARK) or called_off(line, moves))
    ):
        return []
    done = [worded(Pick(option), moves, session.lang) for option in tally.options()]
    return [*done, *([rest] if rest else [])] if done else []


def at_most(session: Session, line: str, moves: Moves) -> int | None:
    """How many there are of what a line wants more of; None: it does not count, or there are enough."""
    if "?" in line or moves.ask.topic not in moves.face.open_topics:
        return None
    tally = _Tally(session, moves)
    return tally.limit() if all(tally.takes(part) for part in parts(line)) else None


def _counts_marked(part: str) -> list[str]:
    """The words of a part, with “*2” for “x2” or “dwa razy”, and without a price."""

    def marked(found: re.Match[str]) -> str:
        number = found["before"] or found["after"] or ("2" if found["twice"] else "3")
        return f" {_TIMES}{NUMBERS.get(number, number)} "

    folded = _SO_OFTEN.sub(marked, _PRICE.sub(" ", fold(part)))
    return [word if word.startswith(_TIMES) else bare(word) for word in folded.split() if bare(word)]


def _number(word: str) -> int | None:
    """How many a word says; None: it is no small number."""
    if word in BOTH:
        return 2
    number = NUMBERS.get(word, word).removeprefix(_TIMES)
    return int(number) if number.isdecimal() and 0 < int(number[:3]) <= MOST_TIMES else None
