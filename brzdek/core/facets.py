"""What a game tells of its moves, so that people can speak of them: worth, tolls, ways, lacks, places, own commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias, TypeVar

from brzdek.core.ask import Ask, Option
from brzdek.core.drawing import Line, Style
from brzdek.core.text import Lang, Say, Text
from brzdek.core.values import NamedTuple, dataclass

V = TypeVar("V")
PRICE, POWER, GAIN = "price", "power", "gain"


class Worth(NamedTuple):
    """What a move is measured by where people say “the cheapest” or “the strongest”."""

    kind: str
    """``PRICE``: what it costs; ``POWER``: how strong the one is whom it deals with; ``GAIN``: what it brings."""
    number: int
    of: str = ""
    """What is paid with, where there are several things to pay with."""


class Toll(NamedTuple):
    """What a move costs that leads somewhere."""

    steps: int
    """Of what walking takes, and every turn brings anew."""
    health: int = 0
    weapons: int = 0
    tools: int = 0
    foes: int = 0
    """How many are met on the way."""

    def beats(self, other: Toll) -> bool:
        """Is it nowhere dearer?"""
        return all(mine <= theirs for mine, theirs in zip(self[:4], other[:4], strict=True))


class Alteration(NamedTuple):
    """What an event makes more or less of, or otherwise, for whoever reads of it."""

    called: Sequence[str]
    """Words for what is changed, in any language."""
    more: bool | None = None
    """Is it more than before? None: it is another."""


class Journey(NamedTuple):
    """A way to a place that lies further off than one move leads."""

    steps: Sequence[Option]
    """The moves by which one can be there at once, for nothing but what walking takes; empty: there are none such."""
    shown: list[Line]
    """The way in words."""
    towards: Option = ()
    """How the first move of a way begins that cannot be gone at once."""
    affordable: Sequence[Option] = ()
    """How the moves begin of the part of such a way that can be gone now for nothing but what walking takes."""
    dear: Sequence[Option] = ()
    """How the moves begin by which one can be there at once although it costs more than walking …"""
    toll: Toll | None = None
    """… all that they cost …"""
    price: str = ""
    """… and that in words."""


class Lack(NamedTuple):
    """A sort of moves of which none can be made now."""

    deeds: str
    """What they are, with bars between the deeds."""
    why: str
    """Why there is none, one sentence."""
    words: str = ""
    """What people name who want that, whatever verb they use, as dictionaries list it, with bars between the words …"""
    beside: str = ""
    """… and what they may name beside a verb for it."""
    lies: bool = False
    """Is it a thing that lies about? Whoever names it so does not mean a card that is only called alike."""


class Serving(NamedTuple):
    """What comes of an order to do something by means of a card that can do several things."""

    options: Sequence[Option]
    """The moves that serve what the order is for; none: nothing does now."""
    why: str = ""
    """What is said then, one sentence or two."""
    surely: bool = True
    """Do these moves do what is wanted, as far as is known? Else they are only asked about."""


Rank: TypeAlias = tuple[float, float]
"""How far a move is from what was said of a place, 0 or less: it is just that; and its place among others as far."""


class Whereabouts(NamedTuple):
    """What a line says of a place by what lies there: “below the shaft”, “as far right as possible”."""

    rest: str
    """The line without that."""
    rank: Callable[[Option], Rank | None]
    """None: a move is not meant, whatever the rest of the line says."""
    concerns: Callable[[Option], bool]
    """Is a move of the sort that is done at such places? What is said of a place tells nothing of the others."""
    firm: bool = True
    """Is a place told, and not only a guess at one? Then no move is meant that it rules out."""


@dataclass(frozen=True, slots=True)
class Look(Generic[V]):
    """A command of one game that shows something and changes nothing, such as ``where``."""

    names: Text
    """The word to type, in both languages; further words after a bar."""
    help: Text
    show: Callable[[V, str, Say, Style], list[Line]]
    """View, the rest of the typed line, words, style."""
    offers: Callable[[V, Lang], Sequence[str]] | None = None
    """What completion offers after the word."""


@dataclass(frozen=True, slots=True)
class Macro(Generic[V]):
    """Words that stand for several answers in a row, such as ``play all``."""

    names: Text
    """What to type, in both languages, one or more words; other ways to say it after a bar."""
    help: Text
    next: Callable[[V, Ask], Option | None]
    """The answer to the open question of the seat that typed it; None: it ends here, a person must decide."""
    deed: str = ""
    """Which deed of people's words (``deed_words.py``) it does with all there is."""
    insist: Callable[[V, Ask], Option | None] | None = None
    """The answer where ``next`` has none at all: whoever types it then has decided."""
    held: Callable[[V, Ask, Say], str] | None = None
    """What it leaves to be done by itself, and why, one sentence; "": nothing."""


BACK = "<"
"""The mark of a way by which one came."""
