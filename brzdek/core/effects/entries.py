"""What a word of the card language is.

Words that do something are classes: verbs, conditions, counters, selectors. Each knows its arguments, what it does,
how it reads and how it is documented. Words that only name something (an event, a number, an act, a moment) are data.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias, TypeVar

from brzdek.core.ask import Word
from brzdek.core.catalog.schema import BAD, Field
from brzdek.core.catalog.source import Document, Path
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.phrases import Flow, Reading, Who, icon, say
from brzdek.core.effects.slots import Sum, signed
from brzdek.core.effects.words import PROBLEMS, WORDS
from brzdek.core.text import Lang, Text, fill
from brzdek.core.values import NamedTuple

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
    flow: Flow = ""
    reads: ClassVar[Reading]
    """How it reads when nothing but its own numbers decides that."""

    def values(self, lang: Lang) -> Mapping[str, Any]:
        """What fills the templates of its reading."""
        return {}

    def reading(self) -> Reading | None:
        """How it reads; a verb that builds its words otherwise has none."""
        return getattr(self, "reads", None)

    def phrase(self, lang: Lang, who: Who) -> str:
        reading = self.reading()
        assert reading is not None, f"{self.word} has no words"
        return reading.to(lang, who, **self.values(lang))

    def purpose(self, lang: Lang, who: Who) -> str | None:
        reading = self.reading()
        return reading and reading.aimed(lang, who, **self.values(lang))


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

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {"n": self.amount, "sum": signed(self.amount)}


class SumVerb(AmountVerb):
    """A verb that gives so much of something that has an icon: "+2 ⟦skill⟧"."""

    __slots__ = ()
    icon: ClassVar[str]
    reads: ClassVar[Reading] = Reading(WORDS["sum.you"], WORDS["sum.they"], WORDS["sum.purpose"])

    def values(self, lang: Lang) -> Mapping[str, Any]:
        return {**super().values(lang), "icon": icon(self.icon)}

    def gained(self, lang: Lang) -> str | None:
        return f"{self.amount} {icon(self.icon)}" if self.reads is SumVerb.reads else None

    def sums(self, lang: Lang) -> tuple[Sum, ...]:
        return (Sum(self.icon, self.amount, self.phrase(lang, "you")),)


ANYTHING, BELONGINGS, PLACE, FIGHT, STANDING = "anything", "belongings", "place", "fight", "standing"
"""What a condition or a counter may look at: what the holder of its card has, where he stands, the fight in which he
is, his own points.
"""


class Condition(Entry):
    """A word that holds or does not."""

    __slots__ = ()
    reads: ClassVar[Reading]
    """A clause that follows "if": "masz koronę", "you have a crown"."""
    denied: ClassVar[Reading | None] = None
    """The same clause denied: "nie masz korony", "you have no crown"."""
    of_subject: ClassVar[bool] = False
    """Does it look at nothing but where the one stands whom the effect concerns, whoever has the card?"""
    looks_at: ClassVar[str] = ANYTHING
    """What alone it depends on, if that is known: something of the card's holder."""

    def sights(self) -> frozenset[str]:
        """The same of this one, with all that it is made of."""
        return frozenset({self.looks_at})

    @property
    def of_roller(self) -> bool:
        """Can it hold for nobody but the one whose dice are on the table?"""
        return False

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

    def possession(self, lang: Lang) -> str | None:
        """What one has to have, as an object ("koronę"), if it is nothing else."""
        return None


class SubjectCondition(Condition):
    """One that looks at nothing but where the one stands whom the effect concerns, whoever has the card."""

    __slots__ = ()
    of_subject = True

    def holds(self, ctx: Context[Any]) -> bool:
        return self.holds_for(ctx.game, ctx.source, ctx.player)

    @abstractmethod
    def holds_for(self, game: Any, source: Word, subject: int) -> bool:
        """The same without a context."""


class Counter(Entry):
    """A word that counts something."""

    __slots__ = ()
    looks_at: ClassVar[str] = ANYTHING
    """What alone it depends on, if that is known: something of the card's holder."""
    over_turn: ClassVar[bool] = False
    """Counts what happens in a turn: an effect per count is also given for what comes after the card."""
    each: ClassVar[Text]
    """"za każdą monetę", "for each coin"."""
    noun: ClassVar[Text]
    """A template with plural forms of ``n``: "{n|moneta|monety|monet}"."""
    plenty: ClassVar[Text | None] = None
    """What stands after "więcej" if that is not the noun for many: "złota", "gold"."""
    mass: ClassVar[bool] = False
    """In English, does one have less of it, not fewer?"""
    thing: ClassVar[Text | None] = None
    """Of what one can have, one after "masz": "koronę", "a crown"."""
    things: ClassVar[Text | None] = None
    """Some after "masz", if that is not the noun as it is: "{quantity} {n|koronę|korony|koron}"."""
    lacking: ClassVar[Text | None] = None
    """None after "nie masz": "korony", "crown"."""
    has: ClassVar[Reading]
    """The clause with a quantity for all else: "robisz {quantity} {n|krok|kroki|kroków}"."""
    one: ClassVar[Reading | None] = None
    """The clause for any: "robisz krok", "you take a step"."""
    none: ClassVar[Reading | None] = None
    """The clause for none: "nie robisz kroku", "you take no step"."""

    def __deepcopy__(self, memo: object) -> Counter:
        return self

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls()

    @abstractmethod
    def count(self, ctx: Context[Any]) -> int:
        """How many there are now."""

    def many(self, lang: Lang) -> str:
        """What stands after "więcej": "monet", "coins"."""
        return fill(lang, (self.plenty or self.noun).to(lang), {"n": 5})

    def per(self, lang: Lang, every: int) -> str:
        """ "za każdą monetę", "za każde 5 monet"."""
        if every == 1:
            return self.each.to(lang)
        return say(lang, "every", n=every, noun=fill(lang, self.noun.to(lang), {"n": every}))

    def clause(self, lang: Lang, who: Who, quantity: str, number: int) -> str:
        """With a quantity: "masz co najmniej 2 korony"."""
        things = self.amounting(lang, quantity, number)
        if things is None:
            return self.has.to(lang, who, quantity=quantity, n=number)
        return say(lang, f"have.{who}", things=things)

    def amounting(self, lang: Lang, quantity: str, number: int) -> str | None:
        """So much of it, as an object: "co najmniej 2 korony"; None for what one cannot have."""
        if self.things is not None:
            return fill(lang, self.things.to(lang), {"quantity": quantity, "n": number})
        return None if self.thing is None else f"{quantity} {fill(lang, self.noun.to(lang), {'n': number})}"

    def present(self, lang: Lang, who: Who) -> str:
        """With one or more of it: "masz koronę"."""
        if self.thing is not None:
            return say(lang, f"have.{who}", things=self.thing.to(lang))
        return self.one.to(lang, who) if self.one else self.clause(lang, who, say(lang, "at_least", n=1), 1)

    def absent(self, lang: Lang, who: Who) -> str:
        """Without any: "nie masz korony"."""
        if self.lacking is not None:
            return say(lang, f"have_no.{who}", things=self.lacking.to(lang))
        return self.none.to(lang, who) if self.none else self.clause(lang, who, "0", 0)


class Selector(Entry):
    """A word for those among whom to choose: players, spaces, cards."""

    __slots__ = ()
    kind: ClassVar[str]
    """What is chosen: "player", "space", "card"."""
    one: ClassVar[Text]
    """What to choose, as an object: "innego gracza", "another player"."""
    all: ClassVar[Text]
    """Each of them, as a subject: "każdy inny gracz", "each other player"."""
    several: ClassVar[Text | None] = None
    """A number of them, as an object: "{n} innych graczy", "{n} other players"; for ``count`` and ``up_to``."""

    def __deepcopy__(self, memo: object) -> Selector:
        return self

    @classmethod
    def make(cls, given: Given) -> Any:
        return cls()

    @abstractmethod
    def targets(self, ctx: Context[Any]) -> Sequence[Word]:
        """Those that fit now: seats for players, stable words for all else."""

    def includes(self, ctx: Context[Any], one: Word) -> bool:
        """Is this one of them?"""
        return one in self.targets(ctx)


# -- words that only name something

Whose: TypeAlias = Literal["you", "others", "anyone"]
Scope: TypeAlias = Literal["you", "others", "everyone", "foe", "this", "it"]


IT = Text("to", "it")
"""Something that is announced, where no more is known of it."""


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
    it: Text = IT
    """What is cancelled or made smaller, behind that clause: "je" for "obrażenia", "go" for "czar"."""


class NumberWord(NamedTuple):
    """A number of a player that may be modified."""

    word: str
    doc: Text
    name: Text
    """"siła", "strength"."""
    to: Text
    """After "+1 do": "siły", "strength"."""
    added: Text | None = None
    """What ``{n}`` more of it means for the reader, where a sum says little: "masz zawsze co najmniej {n} …"."""
    fixed: Text | None = None
    """The same for a number that is set."""


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


class OccasionWord(NamedTuple):
    """What something is done in: a sort of fight, a prayer. Numbers may count on an occasion only."""

    word: str
    doc: Text
    reads: Text
    """"w walce wręcz", "in melee"."""
    within: str = ""
    """The wider occasion that it is a sort of: melee is combat."""


class WindowWord(NamedTuple):
    """A moment in which seats may act: cards name it as their timing, abilities in ``at``."""

    word: str
    doc: Text
    reads: Text
    """"na początku swojej tury", "at the start of your turn"."""
