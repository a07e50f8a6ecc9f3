"""What a word of the card language is.

Words that do something are classes: verbs, conditions, counters, selectors. Each knows its arguments, what it does,
how it reads and how it is documented. Words that only name something (an event, a number, an act, a moment) are data.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, TypeAlias, TypeVar

from brzdek.core.ask import Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.phrases import Reading, Who, say
from brzdek.core.effects.words import PROBLEMS
from brzdek.core.schema import BAD, Field
from brzdek.core.source import Document, Path
from brzdek.core.text import Lang, Text, fill

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language


# -- arguments


class NamedOption(NamedTuple):
    """A named option that may stand beside a word."""

    field: Field
    doc: Text
    required: bool = False


NO_OPTIONS: Mapping[str, NamedOption] = {}


class Arguments(NamedTuple):
    """What belongs to a word: the value behind it (None: nothing) and the named options beside it."""

    value: Field | None = None
    options: Mapping[str, NamedOption] = NO_OPTIONS


class Given(NamedTuple):
    """The arguments of one word as they were read, all of the right kind."""

    language: Language
    value: Any
    options: Mapping[str, Any]
    path: Path
    doc: Document

    def get(self, option: str, default: Any = None) -> Any:
        return self.options.get(option, default)

    def problem(self, key: str, *option: str, **values: Any) -> Any:
        """Note a mistake at the word, or at one of its options, and give BAD."""
        path = (*self.path[:-1], *option) if option else self.path
        self.doc.problem(path, PROBLEMS[key], **values)
        return BAD


class Entry(ABC):
    """A word that does something."""

    __slots__ = ()
    word: ClassVar[str]
    doc: ClassVar[Text]
    """One line for the reference."""
    example: ClassVar[str]
    """YAML that shows the word; a test compiles it."""

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments()

    @classmethod
    @abstractmethod
    def make(cls, given: Given) -> Any:
        """The compiled word, or BAD after noting what is wrong with its arguments."""


# -- words that do something


class Verb(Effect, Entry):
    """A word that makes something happen.

    A verb that never asks defines ``do``; one that asks sets ``asks`` and defines ``run``.
    """

    __slots__ = ()
    flows = True
    reads: ClassVar[Reading]
    """How it reads when nothing but its own numbers decides that."""

    def phrase(self, lang: Lang, who: Who) -> str:
        return self.reads.to(lang, who)


class PlainVerb(Verb):
    """A verb without arguments."""

    __slots__ = ()

    @classmethod
    def make(cls, given: Given) -> Effect:
        return cls()


V = TypeVar("V", bound="AmountVerb")


class AmountVerb(Verb):
    """A verb with a number behind it, which may also be counted: ``skill: {per: cubes_made}``.

    Subclasses know only the plain number; ``reads`` holds a template with ``{n}``.
    """

    __slots__ = ("amount",)
    low: ClassVar[int] = 1
    high: ClassVar[int] = 99

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.amount(cls.low, cls.high))

    @classmethod
    def make(cls, given: Given) -> Effect:
        from brzdek.core.effects.counting import Counted

        if isinstance(given.value, int):
            return cls(given.value)
        return Counted(cls(given.value.each), given.value)

    def times(self: V, count: int) -> V:
        """The same verb with a multiple of its number."""
        return type(self)(self.amount * count)

    def phrase(self, lang: Lang, who: Who) -> str:
        return self.reads.to(lang, who, n=self.amount)


class Condition(Entry):
    """A word that holds or does not."""

    __slots__ = ()
    reads: ClassVar[Reading]
    """A clause that follows "if": "masz koronę", "you have a crown"."""
    denied: ClassVar[Reading | None] = None
    """The same clause denied: "nie masz korony", "you have no crown"."""

    def __deepcopy__(self, memo: object) -> Condition:
        return self

    @abstractmethod
    def holds(self, ctx: Context[Any]) -> bool:
        """Is it so now?"""

    def clause(self, lang: Lang, who: Who) -> str:
        return self.reads.to(lang, who)

    def negated(self, lang: Lang, who: Who) -> str:
        if self.denied is None:
            return say(lang, "not", condition=self.clause(lang, who))
        return self.denied.to(lang, who)


class Counter(Entry):
    """A word that counts something."""

    __slots__ = ()
    over_turn: ClassVar[bool] = False
    """Counts what happens in a turn: an effect per count is also given for what comes after the card."""
    each: ClassVar[Text]
    """"za każdą monetę", "for each coin"."""
    noun: ClassVar[Text]
    """A template with plural forms of ``n``: "{n|moneta|monety|monet}"."""
    has: ClassVar[Reading]
    """The clause with a quantity: "masz {quantity} {n|monetę|monety|monet}", "you have {quantity} {n|coin|coins}"."""
    one: ClassVar[Reading | None] = None
    """The clause for having any: "masz koronę", "you have a crown"."""
    none: ClassVar[Reading | None] = None
    """The clause for having none: "nie masz korony", "you have no crown"."""

    def __deepcopy__(self, memo: object) -> Counter:
        return self

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls()

    @abstractmethod
    def count(self, ctx: Context[Any]) -> int:
        """How many there are now."""

    def per(self, lang: Lang, every: int) -> str:
        """ "za każdą monetę", "za każde 5 monet"."""
        if every == 1:
            return self.each.to(lang)
        return say(lang, "every", n=every, noun=fill(lang, self.noun.to(lang), {"n": every}))

    def clause(self, lang: Lang, who: Who, quantity: str, number: int) -> str:
        return self.has.to(lang, who, quantity=quantity, n=number)


class Selector(Entry):
    """A word for those among whom to choose: players, spaces, cards."""

    __slots__ = ()
    kind: ClassVar[str]
    """What is chosen: "player", "space", "card"."""
    one: ClassVar[Text]
    """What to choose, as an object: "innego gracza", "another player"."""
    all: ClassVar[Text]
    """Each of them, as a subject: "każdy inny gracz", "each other player"."""

    def __deepcopy__(self, memo: object) -> Selector:
        return self

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls()

    @abstractmethod
    def targets(self, ctx: Context[Any]) -> Sequence[Word]:
        """Those that fit now: seats for players, stable words for all else."""


# -- words that only name something

Whose: TypeAlias = Literal["you", "others", "anyone"]
Scope: TypeAlias = Literal["you", "others", "everyone"]


class EventWord(NamedTuple):
    """Something that happens, for triggers, replacements and answers."""

    word: str
    doc: Text
    happens: Reading
    """"tracisz życie" / "traci życie", "you lose a life" / "loses a life"."""
    would: Reading | None = None
    """The same as a prospect, for events that are announced: "masz stracić życie", "you would lose a life"."""
    subject: Literal["seat", "by"] = "seat"
    """Who is meant by "you" in those clauses: the one it hits, or the one who does it."""


class NumberWord(NamedTuple):
    """A number of a player that may be modified."""

    word: str
    doc: Text
    name: Text
    """"siła", "strength"."""
    to: Text
    """After "+1 do": "siły", "strength"."""


class ActWord(NamedTuple):
    """Something that may be forbidden or allowed."""

    word: str
    doc: Text
    forbidden: Text
    """After "nie możesz": "rzucać czarów", "cast spells"."""
    allowed: Text
    """After "możesz": "rzucać czary", "cast spells"."""


class MomentWord(NamedTuple):
    """When something that lasts ends."""

    word: str
    doc: Text
    reads: Text
    """"do końca tury", "until the end of the turn"."""
    repeated: Text
    """The same for the ``{n}``-th time it comes: "aż zaczniesz {n} {n|turę|tury|tur}"."""
    tick: str
    """The moment that the rules tell by ``tick``."""
    whose: Literal["by", "seat", "anyone"] = "anyone"
    """Whose moments count: of the one who caused it, of the one it concerns, or of anybody."""
