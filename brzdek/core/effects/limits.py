"""How much one effect may do. No printed card comes near these limits; beyond them an effect is stopped, and told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

from brzdek.core.ask import Word
from brzdek.core.catalog.source import Document, Path
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.ongoing import CardGame
from brzdek.core.effects.phrases import Who
from brzdek.core.effects.words import PROBLEMS
from brzdek.core.events import Stopped
from brzdek.core.text import Lang

MOST_ROUNDS = 500
"""How often effects may be repeated or triggered within each other."""
MOST_AMOUNT = 9_999
"""The greatest counted amount."""
MOST_MODIFIED = 999_999
"""The greatest number that modifiers can make of another."""
MOST_WORDS = 200
"""Words, numbers and options in one effect."""
TARGETS = ("each", "choose")
MOST_TARGETS = 4
"""So deep may choices of targets stand in each other."""
NESTED = 2
"""So deep may ``for_each`` stand in itself before ``check`` warns."""


ROLLED = "rolled"
"""The counter of what was rolled."""
ROLLS = ("roll", "test", "pass", "fail")
"""The words and options under which a roll has a result."""


class TooMuch(Exception):
    """Effects within each other have been repeated too often."""


@contextmanager
def bounded(game: CardGame, source: Word) -> Iterator[Callable[[], None]]:
    """Around all that repeats: what is given has to be called before each round.

    The outermost of several in each other ends when there are too many rounds, and its card is named. Effects that lie
    in each other without a loop have a bound of their own (``Ongoing.enter``): there is no loop to be left, the
    innermost one is just not carried out.
    """
    ongoing = game.ongoing
    outermost = not ongoing.rounds

    def count() -> None:
        ongoing.rounds += 1
        if ongoing.rounds > MOST_ROUNDS:
            raise TooMuch

    try:
        yield count
    except TooMuch:
        if not outermost:
            raise
        game.log.tell(Stopped, source)
    finally:
        if outermost:
            ongoing.rounds = 0


class Overdone(Effect):
    """Stands for an effect that would be too great: it is only told."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def do(self, ctx: Context[Any]) -> None:
        ctx.game.log.tell(Stopped, ctx.source)

    def possible(self, ctx: Context[Any]) -> bool:
        return False

    def phrase(self, lang: Lang, who: Who) -> str:
        return self.effect.phrase(lang, who)


# -- what can be seen before the game


def within_limits(value: Any, path: Path, doc: Document) -> bool:
    """Is the written effect short enough? What may grow too great is only worth a warning."""
    number, words = _words(value)
    if number > MOST_WORDS:
        doc.problem(path, PROBLEMS["long_effect"], limit=MOST_WORDS)
        return False
    # Most effects are short: what is not in them at all need not be looked for anywhere.
    if not words.isdisjoint(TARGETS) and _nested(value, *TARGETS) > MOST_TARGETS:
        doc.problem(path, PROBLEMS["nested_targets"], limit=MOST_TARGETS)
        return False
    if "for_each" in words and _nested(value, "for_each") > NESTED:
        doc.warn(path, PROBLEMS["nested_for_each"], limit=MOST_ROUNDS)
    if ROLLED in words and _stray_roll(value):
        doc.problem(path, PROBLEMS["no_roll"])
        return False
    for word in _feeding(value) if "per" in words else ():
        doc.warn(path, PROBLEMS["feeds_itself"], word=word, limit=MOST_AMOUNT)
    return True


def _words(value: Any) -> tuple[int, set[Any]]:
    """How many words and numbers there are, and which words; counting ends beyond the limit."""
    number, waiting = 0, [value]
    words: set[Any] = set()
    while waiting and number <= MOST_WORDS:
        one = waiting.pop()
        number += 1
        if isinstance(one, dict):
            words.update(one)
        elif isinstance(one, str):
            words.add(one)
        waiting += _inside(one)
    return number, words


def _nested(value: Any, *words: str) -> int:
    """How deep these words stand in each other."""
    parts = _inside(value)
    if not parts:
        return 0
    own = int(isinstance(value, dict) and any(word in value for word in words))
    return own + max([_nested(item, *words) for item in parts])


def _feeding(value: Any) -> list[str]:
    """Words that give more of what they count: ``gold: {per: gold}``."""
    found = [word for item in _inside(value) for word in _feeding(item)]
    if isinstance(value, dict):
        found += [str(word) for word, item in value.items() if isinstance(item, dict) and item.get("per") == word]
    return found


def _stray_roll(value: Any) -> bool:
    """Does the result of a roll count where nobody has rolled?"""
    if isinstance(value, dict):
        return any(key == ROLLED or (key not in ROLLS and _stray_roll(item)) for key, item in value.items())
    return value == ROLLED or any(_stray_roll(item) for item in _inside(value))


def _inside(value: Any) -> Collection[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, (list, tuple)) else ()
