"""Questions that go on with the one before: “and Bolek?” asks the same of another player, card, room or space."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from brzdek.core.inquiry import best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.reading.players import is_name
from brzdek.shell.reading.small_words import FILLERS, bare
from brzdek.shell.reading.speech.asking_words import IDLE, WHO
from brzdek.shell.reading.speech.question_words import ROOMS

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session

_GOES_ON = pattern(
    r"(?i)^(?:(?:no|ok|okay|so|hm+|well|then)[, ]+)*"
    r"(?:(?:a |i )?(?:co|jak) (?:z|ze|u)|(?:and |but )?(?:what|how) about|what of|a|i|and)\s+(?P<thing>\S.*?)[?!. ]*$"
)
"""What begins a question that only names what it is about."""
_ONE = pattern(r"-?\d{1,3}\s*,\s*-?\d{1,3}|\S+")
_SPACE = pattern(r"-?\d{1,3}\s*,\s*-?\d{1,3}|\d{1,3}")
"""A space of the mine, or a room that has a number."""
_OF_ONESELF = (
    (pattern(r"(?i)\b(?:do|have) (?:i|we)\b"), "does {name}"),
    (pattern(r"(?i)\b(?:am|are) (?:i|we)\b"), "is {name}"),
    (pattern(r"(?i)\bmy\b"), "{name}'s"),
    (pattern(r"(?i)\b(?:mam|mamy)\b"), "ma {name}"),
    (pattern(r"(?i)\bjestem\b"), "jest {name}"),
)
"""How a question about oneself is asked of somebody else."""
ONESELF = frozenset(fold("ja mnie mną mi me myself i").split())
MOST_WORDS = 6
"""No name has more of them."""


def same_of_another(session: Session, question: str, line: str) -> str:
    """The question that was asked before, of what a line names that goes on with it; "": it does not."""
    found = _GOES_ON.match(line.strip()) if question else None
    if found is None:
        return ""
    typed = [one.strip("?!.,;:„”\"'") for one in _ONE.findall(found["thing"])]
    named = [one for one in typed if fold(one) in ONESELF or fold(one) not in FILLERS | IDLE]
    if not named:
        return ""
    own = session.names[session.at] if session.at is not None else ""
    if ROOMS.issuperset(map(fold, named[:-1])) and _SPACE.fullmatch(named[-1]):  # “and room 9”
        named = named[-1:]
    thing = own if own and ONESELF.issuperset(map(fold, named)) else " ".join(named)
    kind = next((kind for kind in _kinds(session) if kind(thing) == len(thing.split())), None)
    return "" if kind is None else _asked_of(question, kind, thing)


class _Kind:
    """Things of one kind, by their names."""

    def __init__(self, names: Mapping[str, Iterable[str]]) -> None:
        self._names = names

    def __call__(self, text: str) -> int:
        """How many words of a text are one name; 0: it is none."""
        found = best_named(text, self._names, whole=True)
        words = [word for word in text.split() if fold(word) not in FILLERS]
        return len(words) if any(len(words) == len(name.split()) for key in found for name in self._names[key]) else 0


class _Players(_Kind):
    """Players, however their names are inflected."""

    def __call__(self, text: str) -> int:
        return int(" " not in text and any(is_name(bare(fold(text)), name) for name in self._names))


class _Spaces(_Kind):
    """Spaces and rooms that are told by numbers."""

    def __call__(self, text: str) -> int:
        return int(_SPACE.fullmatch(text) is not None)


def _kinds(session: Session) -> Iterator[_Kind]:
    """All that may be asked about: who, where, what."""
    view = session.view(session.at)
    yield _Players({name: (name,) for name in session.names})
    yield _Spaces({})
    places = [look.offers(view, session.lang) for look in session.face.looks if look.offers is not None]
    yield _Kind({name: (name,) for offered in places for name in offered if name not in session.names})
    yield _Kind({card.id: tuple(card.name) for card in session.table.view(None).catalog.cards.values()})


def _asked_of(question: str, kind: _Kind, thing: str) -> str:
    """A question with this in the place of the thing of its kind that it names; "": it names none."""
    spans = [match.span() for match in _ONE.finditer(question)]
    for begin, end in _windows(len(spans)):
        start, stop = spans[begin][0], spans[end - 1][1]
        words = question[start:stop].strip("?!.,;:„”\"' ")
        if fold(words.split()[0]) not in FILLERS and kind(words) == end - begin:
            return _marked(f"{question[:start]}{thing}{question[stop:]}")
    return _marked(_asked_of_player(question, thing)) if isinstance(kind, _Players) else ""


def _windows(count: int) -> Iterator[tuple[int, int]]:
    """Runs of words, the longest first."""
    for length in range(min(MOST_WORDS, count), 0, -1):
        for begin in range(count - length + 1):
            yield begin, begin + length


def _asked_of_player(question: str, name: str) -> str:
    """A question about oneself, or who it is, asked of somebody; "": it is about something else."""
    for way, other in _OF_ONESELF:
        if way.search(question):
            return way.sub(other.format(name=name), question, count=1)
    first, _, rest = question.partition(" ")
    return f"{name} {rest}" if bare(fold(first)) in WHO and rest else ""


def _marked(question: str) -> str:
    return f"{question.rstrip('?!. ')}?" if question else ""
