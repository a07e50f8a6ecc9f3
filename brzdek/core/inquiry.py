"""What people ask of one game beside its commands, and what they are told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Generic, TypeVar

from brzdek.core.text import Say, Text, fold
from brzdek.core.values import dataclass

if TYPE_CHECKING:
    from brzdek.core.drawing import Line, Style
    from brzdek.core.whole_question import WholeQuestion

V = TypeVar("V")
K = TypeVar("K")

WHERE, FAR, GO, WHO, MANY, COST = "where", "far", "go", "who", "many", "cost"
CHANCE, BEAT, BUY, INSIDE, HAVE, WHAT = "chance", "beat", "buy", "inside", "have", "what"
TRUST, OWNED, MAY, WHY, CAUSE, AT_ONCE = "trust", "owned", "may", "why", "cause", "at_once"
"""Sorts of question: where something is, how far, where one can go, who, how many, what it costs, how likely, whether
one would win, what is for sale, what is at a place, what somebody has, and anything else; whom one may trust, which
people also say without asking; whether one has a thing, whether one may do something, why something is so, why
something happened of which the log alone does not tell enough, and what is so plain to see from the words of a question
that it is answered before anything else is tried, however the question begins.
"""
AHEAD, USE, GAIN, HARM, THEN, WORTH = "ahead", "use", "gain", "harm", "then", "worth"
"""What is asked of that which is before whoever plays, beside who it is, without naming it: what awaits one there, what
it is for, what one gets for it, what it may cost, what comes after it, whether it is worth while (``Face.at_hand``).
"""


@dataclass(frozen=True, slots=True)
class Inquiry(Generic[V]):
    """Something that people want to know."""

    sorts: str
    """The sorts of question that it answers, with bars between them."""
    words: Text
    """What a question has that asks for it: some words, all of them in any form, or others after a bar. Empty: it is
    told of whatever is asked about.
    """
    tell: Callable[[V, str, Say, Style], list[Line]] = lambda view, about, say, style: []
    """View, what is asked about, words, style; nothing: that is not known."""
    chapter: str = ""
    """A chapter of the guide that tells it instead."""
    whole: WholeQuestion | None = None
    """What all of a question has to be; none: it may say more than the words."""


SMALL = frozenset(("of", "the", "and", "z", "ze", "sie"))
SHORTEST = 3
"""Shorter words name nothing by themselves."""
LEGEND = Text("legenda|znak|symbol|oznaczenie|ikona|litera", "legend|sign|symbol|icon|letter")
"""The words of an inquiry into what the signs of a drawing mean; the shell asks with them for a single sign."""
ANYTHING = Text("", "")
"""The words of an inquiry into whatever is asked about."""


def best_named(about: str, names: Mapping[K, Iterable[str]], *, whole: bool = False) -> list[K]:
    """Of things with names in several languages those that have most of the words of a question, and of these the ones
    with fewest others; nothing: none has any. ``whole``: all of the name must be there.
    """
    words = [part for word in about.split() for part in word.strip("?!.,").split("-")]
    typed = [fold(word.replace("’", "'")).removesuffix("'s").rstrip("'") for word in words]
    proper = frozenset(one for place, one in enumerate(typed) if _is_typed_as_name(words, place))
    worth = {key: max((_worth(typed, proper, name) for name in known), default=(0, 0)) for key, known in names.items()}
    best = max((own for own in worth.values() if not own[1] or not whole), default=(0, 0))
    return [key for key, own in worth.items() if own == best] if best[0] else []


def _is_typed_as_name(words: Sequence[str], place: int) -> bool:
    """Does a word begin with a capital that is not just the first letter of a sentence, as that of “Ale” may be?"""
    word = words[place]
    return word[:1].isupper() and (place > 0 or len(words) == 1 or fold(word) != word.casefold())


def _worth(typed: list[str], proper: Collection[str], name: str) -> tuple[int, int]:
    """How many words of a name are among the typed ones, and how many are not, below zero; one of two letters tells
    nothing, but is not missing where it is said.

    A short word is a form of another only where it was typed as a name: “Alę”, but not “ale”.
    """
    from brzdek.core.inflection import forms_of, same_stem

    words = _words_of_name(name)
    found = there = 0
    for word, folded, begins in words:
        if any(
            one == folded
            or (
                (len(one) > SHORTEST or one in proper)
                and one[0] in begins
                and (one in forms_of(word) or same_stem(one, folded))
            )
            for one in typed
        ):
            there += 1
            found += 1 if len(folded) >= SHORTEST or (found and folded.isdecimal()) else 0
    return found, (there if found else 0) - len(words)


@lru_cache(maxsize=4096)
def _words_of_name(name: str) -> tuple[tuple[str, str, frozenset[str]], ...]:
    """The telling words of a name: as they are, folded, and with what their forms begin."""
    from brzdek.core.inflection import initials

    words = [
        word.strip("().,").removesuffix("'s") for word in name.replace("-", " ").split() if fold(word) not in SMALL
    ]
    return tuple((word, fold(word), initials(word)) for word in words)
