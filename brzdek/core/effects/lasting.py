"""Verbs whose effect lasts: modified numbers, bans and permissions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from brzdek.core.ask import Word as AnyWord
from brzdek.core.catalog.schema import BAD, Field, MapOf, Record, Whole, Word
from brzdek.core.catalog.source import Document, Path
from brzdek.core.effects.context import Context
from brzdek.core.effects.counting import Per, amount_of
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import (
    ActWord,
    Arguments,
    Condition,
    Given,
    MomentWord,
    NamedOption,
    NumberWord,
    OccasionWord,
    Scope,
    SubjectCondition,
    Verb,
)
from brzdek.core.effects.ongoing import CardGame, Lasting
from brzdek.core.effects.phrases import Flow, Who, about, listed, say
from brzdek.core.effects.slots import signed
from brzdek.core.effects.words import SORTS
from brzdek.core.text import Lang, Text, fill
from brzdek.core.values import NamedTuple, dataclass

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

# -- for how long


@dataclass(frozen=True, slots=True)
class Until:
    """The end of something that lasts: a moment that has to come a number of times."""

    moment: MomentWord
    times: int

    def words(self, lang: Lang) -> str:
        until = self.moment.reads.to(lang)
        return until if self.times == 1 else fill(lang, self.moment.repeated.to(lang), {"n": self.times})


class UntilField(Field):
    """``end_of_turn``, or ``{your_next_turn: 2}`` for the second time it comes."""

    shapes = frozenset({"text", "map"})

    def __init__(self, language: Language) -> None:
        self.moments = language.moments
        self.word = Word(tuple(language.moments))
        self.counted = MapOf(self.word, Whole(1, 9))

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, Mapping) and len(value) == 1:
            counted = self.counted.read(value, path, doc)
            return BAD if counted is BAD else self._until(*next(iter(counted.items())))
        word = self.word.read(value, path, doc) if isinstance(value, str) else self.refuse(value, path, doc)
        return BAD if word is BAD else self._until(word, 1)

    def _until(self, word: str, times: int) -> Until:
        return Until(self.moments[word], times)

    def describe(self, lang: Lang) -> str:
        return fill(lang, SORTS["until"].to(lang), {"words": ", ".join(self.moments)})


def begin(effect: Effect, ctx: Context[Any], until: Until | None) -> Lasting:
    """The record of an effect that lasts from now on."""
    ctx.game.ongoing.changed()
    if until is None:
        return Lasting(effect, ctx.source, ctx.actor, bound=ctx.bound)
    ctx.game.ongoing.ticking = True
    clock = {"by": ctx.by, "seat": ctx.seat, "anyone": None}[until.moment.whose]
    return Lasting(effect, ctx.source, ctx.actor, until.moment.tick, clock, until.times, bound=ctx.bound)


def until_of(given: Given) -> Until | None:
    """Up to which moment something lasts: what the card says, or what is usual in its game."""
    until: Until | None = given.get("until")
    usual = given.language.lasts
    return Until(given.language.moments[usual], 1) if until is None and usual else until


def until_option(language: Language) -> NamedOption:
    return NamedOption(
        UntilField(language),
        Text("do kiedy; bez tego dopóki karta jest w grze", "until when; without it, while the card stays"),
    )


# -- whom it concerns


class Ruling(Verb):
    """What modifiers, bans and permissions have in common: whom they concern, while what holds, until when."""

    __slots__ = ("condition", "flow", "scope", "standing", "until")
    lasts = True

    def __init__(self, scope: Scope, condition: Condition | None, until: Until | None) -> None:
        self.flow: Flow = "" if scope == "you" else ":"
        self.scope = scope
        self.condition = condition
        self.standing = condition if isinstance(condition, SubjectCondition) else None
        self.until = until

    @staticmethod
    def options(language: Language) -> dict[str, NamedOption]:
        return {
            "for": NamedOption(
                Word(language.scopes), Text("kogo dotyczy; zwykle „you”", "whom it concerns; usually “you”")
            ),
            "while": NamedOption(language.condition, Text("działa, dopóki to prawda", "works while this is so")),
            "until": until_option(language),
        }

    def concerns(self, game: CardGame, record: Lasting, subject: AnyWord) -> bool:
        """Does it concern this seat, copy or being now?"""
        condition: Condition | None = self.condition
        if self.standing is not None and isinstance(subject, int):
            # Where one stands is quickly seen, and most stand elsewhere.
            if not self.standing.holds_for(game, record.source, subject):
                return False
            condition = None
        means = subject == record.owner if self.scope == "you" else self._means(game, record, subject)
        if not means or game.silent(record, subject):
            return False
        return condition is None or condition.holds(record.context(game, subject))

    def _means(self, game: CardGame, record: Lasting, subject: AnyWord) -> bool:
        scope = self.scope
        if scope == "you":
            return subject == record.owner
        if scope == "this":
            return subject == record.source
        if scope == "it":
            return subject == record.bound.get("card")
        if scope == "foe":
            return subject in game.foes(record.owner)
        return isinstance(subject, int) and (scope == "everyone" or subject != record.owner)

    def ended(self, lang: Lang, who: Who, clause: str) -> str:
        """The clause with what limits it."""
        if self.condition is not None:
            clause = say(lang, "while", effect=clause, condition=self.condition.clause(lang, who))
        if self.until is None:
            return clause
        if self.condition is not None:
            return say(lang, "until_while", effect=clause, until=self.until.words(lang))
        key = "until" if self.until.times == 1 else "until_times"
        return say(lang, key, effect=clause, until=self.until.words(lang))


# -- numbers


class Change(NamedTuple):
    """What happens to a number."""

    how: Literal["add", "times", "set"]
    amount: int | Per


class Modify(Ruling):
    """``modify: {strength: 2}`` with ``for``, ``during``, ``while`` and ``until``."""

    __slots__ = ("changes", "during", "numbers", "occasion")
    word: ClassVar[str] = "modify"
    doc: ClassVar[Text] = Text(
        "Zmienia liczby: dodaje, mnoży („times”) albo ustala („set”). Ustalona stoi jak jest; poza tym najpierw się "
        "dodaje, potem mnoży.",
        "Changes numbers: adds, multiplies (“times”) or sets (“set”). A set number stands as it is; otherwise adding "
        "comes before multiplying.",
    )
    example: ClassVar[str] = "modify: {strength: 2}\nuntil: end_of_turn"

    def __init__(
        self,
        changes: Mapping[str, Change],
        numbers: Mapping[str, NumberWord],
        scope: Scope,
        condition: Condition | None,
        until: Until | None,
        occasion: OccasionWord | None = None,
        during: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(scope, condition, until)
        self.flow = ":"
        self.changes = changes
        self.numbers = numbers
        self.occasion = occasion
        self.during = during
        """The occasions on which alone it counts; none: always."""

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        during = NamedOption(language.occasion, Text("liczy się tylko wtedy", "counts only then"))
        return Arguments(MapOf(language.number, ChangeField(language)), {**cls.options(language), "during": during})

    @classmethod
    def make(cls, given: Given) -> Effect:
        language = given.language
        numbers = {word: language.numbers[word] for word in given.value}
        ruling = given.get("for", "you"), given.get("while"), until_of(given)
        word = given.get("during")
        if word is None:
            return cls(given.value, numbers, *ruling)
        return cls(given.value, numbers, *ruling, language.occasions[word], language.occasions_of(word))

    def do(self, ctx: Context[Any]) -> None:
        for name in self.changes:
            ctx.game.ongoing.keep(begin(self, ctx, self.until), "values", name)

    def change(
        self, game: CardGame, record: Lasting, subject: AnyWord, name: str, during: str
    ) -> tuple[str, int] | None:
        """What it does to the subject's number now, if anything."""
        if (self.during and during not in self.during) or not self.concerns(game, record, subject):
            return None
        change = self.changes[name]
        if isinstance(change.amount, int):
            return change.how, change.amount
        return change.how, amount_of(change.amount, record.context(game, subject))

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._told(lang, who, spoken=who == "you" and self.scope == "you")

    def _told(self, lang: Lang, who: Who, *, spoken: bool) -> str:
        """As sums, or (``spoken``) in the words that a number has of its own."""
        clause = listed(lang, [self._change(lang, name, change, spoken) for name, change in self.changes.items()])
        if self.scope == "this" and all(change.how == "add" for change in self.changes.values()):
            clause = say(lang, "modify_this", changes=clause)
        elif self.scope != "you":
            clause = about(say(lang, f"scope.{self.scope}"), clause, ":")
        if self.occasion is not None:
            clause = say(lang, "during", effect=clause, occasion=self.occasion.reads.to(lang))
        return self.ended(lang, who, clause)

    def purpose(self, lang: Lang, who: Who) -> str | None:
        if self.scope != "you" or any(change.how != "add" for change in self.changes.values()):
            return None
        return say(lang, "modify_purpose", changes=self._told(lang, who, spoken=False))

    def _change(self, lang: Lang, name: str, change: Change, spoken: bool) -> str:
        number = self.numbers[name]
        amount = change.amount
        words = {"add": number.added, "set": number.fixed}.get(change.how) if spoken else None
        if words is not None and isinstance(amount, int) and amount > 0:
            return fill(lang, words.to(lang), {"n": amount})
        if change.how == "add":
            each = amount if isinstance(amount, int) else amount.each
            added = say(lang, "modify_add", sum=signed(each), number=number.to.to(lang))
            return added if isinstance(amount, int) else say(lang, "per", effect=added, each=amount.words(lang))
        return say(lang, f"modify_{change.how}", number=number.name.to(lang), n=amount)


class ChangeField(Field):
    """``2``, ``{per: counter}``, ``{times: 2}`` or ``{set: 1}``."""

    shapes = frozenset({"whole", "map"})

    def __init__(self, language: Language) -> None:
        self.amount = language.amount(-99, 99)
        number = Whole(0, 99)
        fixed = Record({}, {"times": number, "set": number})
        self.fixed = fixed

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, Mapping) and len(value) == 1 and next(iter(value)) in ("times", "set"):
            fixed = self.fixed.read(value, path, doc)
            return BAD if fixed is BAD else Change(*next(iter(fixed.items())))
        amount = self.amount.read(value, path, doc)
        return BAD if amount is BAD else Change("add", amount)

    def describe(self, lang: Lang) -> str:
        return SORTS["change"].to(lang)


# -- acts


class ActRuling(Ruling):
    """What ``forbid`` and ``allow`` have in common."""

    __slots__ = ("act",)
    allows: ClassVar[bool]

    def __init__(self, act: ActWord, scope: Scope, condition: Condition | None, until: Until | None) -> None:
        super().__init__(scope, condition, until)
        self.act = act

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(language.act, cls.options(language))

    @classmethod
    def make(cls, given: Given) -> Effect:
        act = given.language.acts[given.value]
        return cls(act, given.get("for", "you"), given.get("while"), until_of(given))

    def do(self, ctx: Context[Any]) -> None:
        ctx.game.ongoing.keep(begin(self, ctx, self.until), "acts", self.act.word)

    def phrase(self, lang: Lang, who: Who) -> str:
        act = (self.act.allowed if self.allows else self.act.forbidden).to(lang)
        whose = who if self.scope == "you" else self.scope
        return self.ended(lang, who, say(lang, f"{self.word}.{whose}", act=act))


class Forbid(ActRuling):
    """``forbid: cast, for: everyone, until: your_next_turn``."""

    __slots__ = ()
    allows = False
    word: ClassVar[str] = "forbid"
    doc: ClassVar[Text] = Text(
        "Czegoś nie wolno; zakaz jest silniejszy od zezwolenia.",
        "Something is forbidden; a ban is stronger than a permission.",
    )
    example: ClassVar[str] = "forbid: cast\nfor: everyone\nuntil: your_next_turn"


class Allow(ActRuling):
    """``allow: visit_again, until: end_of_turn``."""

    __slots__ = ()
    allows = True
    word: ClassVar[str] = "allow"
    doc: ClassVar[Text] = Text("Wolno coś, czego zwykle nie wolno.", "Something that is usually forbidden is allowed.")
    example: ClassVar[str] = "allow: visit_again\nuntil: end_of_turn"
