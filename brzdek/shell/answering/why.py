"""Why a line that somebody types is no move now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from brzdek.core.ask import Option
from brzdek.core.legality import Reason
from brzdek.core.text import Say, fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.moods import is_mood
from brzdek.shell.reading.moves import Moves, plain, tokens
from brzdek.shell.reading.small_words import NEGATIONS, NUMBERS, bare
from brzdek.shell.reading.speech.idioms import plainly
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.yes_and_no import yes_or_no

MOST = 4
"""So many readings of a line are answered."""
MOST_ALIKE = 80
"""So many are looked at for a reason against all of them, such as that a place is taken."""


class Explanation(NamedTuple):
    """What is known of the moves that a line may mean."""

    refused: Mapping[Option, Reason]
    allowed: Sequence[Option]


def refusal(moves: Moves, line: str, say: Say, *, asked: bool = False) -> str | None:
    """What stands against the move that a line means, with the rule that says so; None if it means none.

    ``asked``: somebody wants to know; then of many moves that may be meant the first ones are answered.
    """
    if is_mood(line, "pl") or yes_or_no(line):
        return None  # to what? Nothing is said of what to do.
    refused = answer(moves, line, asked=asked).refused
    if not refused:
        return _against_all(moves, line, say)
    telling = {option: reason for option, reason in refused.items() if not reason.lacks}
    if len(telling) > 1 and (told := moves.face.reason_for_all(moves.view, list(telling.values()), say)) is not None:
        return told
    refused = _most_common(telling) if len(telling) > MOST else telling or dict(list(refused.items())[:1])
    worded = {option: moves.face.reason(moves.view, reason, say) for option, reason in refused.items()}
    return _listed(moves, worded, say)


def first_step(moves: Moves, line: str) -> Option | None:
    """The move that leads to what a line wishes for, where it cannot be done at once."""
    refused = answer(moves, line).refused.items()
    steps = [step for option, reason in refused if not reason.lacks for step in moves.face.towards(option, reason)]
    return next((step for step in steps if step in moves.ask.options), None)


def _most_common(refused: Mapping[Option, Reason]) -> Mapping[Option, Reason]:
    """Of many moves that may be meant one with the reason that stands against most of them."""
    kinds = Counter(reason.kind for reason in refused.values())
    kind = kinds.most_common(1)[0][0]
    return dict([(option, reason) for option, reason in refused.items() if reason.kind == kind][:1])


def _against_all(moves: Moves, line: str, say: Say) -> str | None:
    """The few reasons against all of many moves that a line may mean, with what one has for them."""
    wanted = _understood(_wide(moves, line), line, MOST_ALIKE)
    if len(wanted) <= MOST or len(wanted) == MOST_ALIKE:
        return None
    told: dict[str, Option] = {}
    kinds: set[str] = set()
    for option in wanted:
        reason = moves.view.why_not(option)
        if reason is None:
            return None
        if not reason.lacks:
            kinds.add(reason.kind)
            told.setdefault(moves.face.reason(moves.view, reason, say), option)
    if len(told) > MOST and len(kinds) == 1:
        return next(iter(told))  # the same of each, such as that one has moved
    return _listed(moves, {option: sentence for sentence, option in told.items()}, say) if len(told) <= MOST else None


def _listed(moves: Moves, worded: Mapping[Option, str], say: Say) -> str | None:
    """The reason, or each with the move that it stands against."""
    if len(set(worded.values())) < 2:
        return next(iter(worded.values()), None)
    sentences = [_headed(moves.face.candidate(moves.view, option, say), told) for option, told in worded.items()]
    return "\n".join(sentences[:MOST])


def _headed(candidate: str, sentence: str) -> str:
    """The sentence with what it is about, unless it begins with that, or with what follows the verb."""
    about, said = candidate.casefold(), sentence.casefold()
    begins = said.startswith(about) or about.endswith(f" {said.partition(':')[0]}")
    return sentence if begins else f"{candidate}: {sentence}"


def answer(moves: Moves, line: str, *, asked: bool = False) -> Explanation:
    """What stands against the moves that a line may mean; those that are allowed where nothing does."""
    legal = set(moves.ask.options)
    wanted = meant(moves, line, asked=asked)
    reasons = {option: None if option in legal else moves.view.why_not(option) for option in wanted}
    free = [option for option, reason in reasons.items() if reason is None]
    allowed = [option for option in moves.ask.options if any(option[: len(start)] == start for start in free)]
    return Explanation({option: reason for option, reason in reasons.items() if reason is not None}, allowed)


def meant(moves: Moves, line: str, *, asked: bool = False) -> list[Option]:
    """The answers, allowed or not, that a line may mean; the verb may be left out."""
    words = plain(line).split()
    if all(word in NEGATIONS for word in words):
        return []
    wide = _wide(moves, line)
    found = _read(wide, line)
    # A word for a deed begins no name: who runs does not speak of Runes.
    for verb in dict.fromkeys(option[0] for option in wide.ask.options) if not deeds_of(words[0]) else ():
        found = found or _read(wide, f"{verb} {line}")
    return found or _understood(wide, line, MOST_ALIKE if asked else 0)


def _wide(moves: Moves, line: str) -> Moves:
    """The answers, allowed or not, among which a line may mean some."""
    words = map(bare, plainly(fold(line)).split())
    numbers = [NUMBERS.get(word, word) for word in words if word in NUMBERS or word.isdecimal()]
    return moves.among(moves.face.candidates(moves.view, moves.ask, " ".join((line, *numbers))))


def _understood(moves: Moves, line: str, first: int) -> list[Option]:
    """The few candidates that a line means without naming them to the letter; of many the first ones, if wanted."""
    from brzdek.shell.reading.measures import without_measure

    meaning = moves.understanding.meaning(without_measure(line)) if moves.ask.options else None
    if meaning is None or meaning.strange or (len(meaning.moves) > MOST and not first):
        return []
    if not meaning.sure and not meaning.clear and all(len(moves.ask.options[index]) == 1 for index in meaning.moves):
        return []  # by a slip alone nobody means a mere verb
    if not first and _is_one_of_many(moves, meaning.moves) and moves.understanding.vocabulary.says_only_verbs(line):
        return []
    return [moves.ask.options[index] for index in meaning.moves[: first or MOST]]


def _is_one_of_many(moves: Moves, meant: Sequence[int]) -> bool:
    """Is something named by these, although a verb alone would not tell them from others?"""
    option = moves.ask.options[meant[0]]
    told_apart = len(meant) == 1 and sum(other[0] == option[0] for other in moves.ask.options) > 1
    return len(option) > 1 and not told_apart


def _read(moves: Moves, line: str) -> list[Option]:
    """The candidates that end with the typed words, those that fit best."""
    ends = [(place.fit, place.node.option) for place in moves.walk(tokens(line)) if place.node.option is not None]
    best = min((fit for fit, _ in ends), default=None)
    return [moves.ask.options[index] for fit, index in ends if fit == best]
