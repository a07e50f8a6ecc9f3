"""Why a line that somebody types is no move now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.ask import Option
from brzdek.core.legality import Reason
from brzdek.core.text import Say, fold
from brzdek.core.values import NamedTuple
from brzdek.shell.moves import Moves, tokens

NOT = ("nie", "not")
"""Words after ``why`` that say nothing more."""
MOST = 4
"""So many readings of a line are answered."""


class Explanation(NamedTuple):
    """What is known of the moves that a line may mean."""

    refused: Mapping[Option, Reason]
    allowed: Sequence[Option]


def refusal(moves: Moves, line: str, say: Say) -> str | None:
    """What stands against the move that a line means, with the rule that says so; None if it means none."""
    refused = answer(moves, line).refused
    if not refused:
        return None
    worded = {option: moves.face.reason(moves.view, reason, say) for option, reason in refused.items()}
    if len(set(worded.values())) == 1:
        return next(iter(worded.values()))
    sentences = [f"{moves.face.candidate(moves.view, option, say)}: {sentence}" for option, sentence in worded.items()]
    return " ".join(sentences[:MOST])


def answer(moves: Moves, line: str) -> Explanation:
    """What stands against the moves that a line may mean; those that are allowed where nothing does."""
    legal = set(moves.ask.options)
    reasons = {option: None if option in legal else moves.view.why_not(option) for option in meant(moves, line)}
    free = [option for option, reason in reasons.items() if reason is None]
    allowed = [option for option in moves.ask.options if any(option[: len(start)] == start for start in free)]
    return Explanation({option: reason for option, reason in reasons.items() if reason is not None}, allowed)


def meant(moves: Moves, line: str) -> list[Option]:
    """The answers, allowed or not, that a line may mean; the verb may be left out."""
    if not line.strip():
        return []
    candidates = moves.face.candidates(moves.view, moves.ask, line)
    wide = moves.among(candidates)
    found = _read(wide, line)
    for verb in dict.fromkeys(option[0] for option in candidates):
        found = found or _read(wide, f"{verb} {line}")
    return found or _understood(wide, line)


def _understood(moves: Moves, line: str) -> list[Option]:
    """The few candidates that a line means without naming them to the letter."""
    meaning = moves.understanding.meaning(line) if moves.ask.options else None
    if meaning is None or meaning.strange or len(meaning.moves) > MOST:
        return []
    return [moves.ask.options[index] for index in meaning.moves]


def _read(moves: Moves, line: str) -> list[Option]:
    """The candidates that end with the typed words, those that fit best."""
    ends = [(place.fit, place.node.option) for place in moves.walk(tokens(line)) if place.node.option is not None]
    best = min((fit for fit, _ in ends), default=None)
    return [moves.ask.options[index] for fit, index in ends if fit == best]


def without_not(line: str) -> str:
    """What is asked about: ``not cross 3,0`` is about ``cross 3,0``."""
    words: Sequence[str] = line.split()
    return " ".join(words[1:] if words and fold(words[0]) in NOT else words)
