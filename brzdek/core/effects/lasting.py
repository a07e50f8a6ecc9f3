"""Verbs whose effect lasts: modified numbers, bans and permissions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

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
    Scope,
    Verb,
)
from brzdek.core.effects.ongoing import CardGame, Lasting
from brzdek.core.effects.phrases import Who, about, listed, say, signed
from brzdek.core.effects.words import SORTS
from brzdek.core.schema import BAD, Field, MapOf, Record, Whole, Word
from brzdek.core.source import Document, Path
from brzdek.core.text import Lang, Text, fill

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

SCOPE = Word(("you", "others", "everyone"))


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
    if until is None:
        return Lasting(effect, ctx.source, ctx.seat, bound=ctx.bound)
    clock = {"by": ctx.by, "seat": ctx.seat, "anyone": None}[until.moment.whose]
    return Lasting(effect, ctx.source, ctx.seat, until.moment.tick, clock, until.times, bound=ctx.bound)


def until_option(language: Language) -> NamedOption:
    return NamedOption(
        UntilField(language),
        Text("do kiedy; bez tego dopóki karta jest w grze", "until when; without it, while the card stays"),
    )


# -- whom it concerns


class Ruling(Verb):
    """What modifiers, bans and permissions have in common: whom they concern, while what holds, until when."""

    __slots__ = ("condition", "flows", "scope", "until")

    def __init__(self, scope: Scope, condition: Condition | None, until: Until | None) -> None:
        self.flows = scope == "you"
        self.scope = scope
        self.condition = condition
        self.until = until

    @staticmethod
    def options(language: Language) -> dict[str, NamedOption]:
        return {
            "for": NamedOption(SCOPE, Text("kogo dotyczy; zwykle „you”", "whom it concerns; usually “you”")),
            "while": NamedOption(language.condition, Text("działa, dopóki to prawda", "works while this is so")),
            "until": until_option(language),
        }

    def concerns(self, game: CardGame, record: Lasting, seat: int) -> bool:
        """Does it concern this seat now?"""
        if self.scope != "everyone" and (seat == record.owner) != (self.scope == "you"):
            return False
        return self.condition is None or self.condition.holds(record.context(game, seat))

    def ended(self, lang: Lang, who: Who, clause: str) -> str:
        """The clause with what limits it."""
        if self.condition is not None:
            clause = say(lang, "while", effect=clause, condition=self.condition.clause(lang, who))
        if self.until is None:
            return clause
        key = "until" if self.until.times == 1 else "until_times"
        return say(lang, key, effect=clause, until=self.until.words(lang))


# -- numbers


class Change(NamedTuple):
    """What happens to a number."""

    how: Literal["add", "times", "set"]
    amount: int | Per


class Modify(Ruling):
    """``modify: {strength: 2}`` with ``for``, ``while`` and ``until``."""

    __slots__ = ("changes", "numbers", "terse")
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
    ) -> None:
        super().__init__(scope, condition, until)
        self.flows = False
        self.changes = changes
        self.numbers = numbers
        self.terse = scope == "you" and condition is None and until is None

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(MapOf(language.number, ChangeField(language)), cls.options(language))

    @classmethod
    def make(cls, given: Given) -> Effect:
        numbers = {word: given.language.numbers[word] for word in given.value}
        return cls(given.value, numbers, given.get("for", "you"), given.get("while"), given.get("until"))

    def do(self, ctx: Context[Any]) -> None:
        values = ctx.game.ongoing.values
        for name in self.changes:
            values.setdefault(name, []).append(begin(self, ctx, self.until))

    def change(self, game: CardGame, record: Lasting, seat: int, name: str) -> tuple[str, int] | None:
        """What it does to this seat's number now, if anything."""
        if not self.concerns(game, record, seat):
            return None
        change = self.changes[name]
        if isinstance(change.amount, int):
            return change.how, change.amount
        return change.how, amount_of(change.amount, record.context(game, seat))

    def phrase(self, lang: Lang, who: Who) -> str:
        parts = [self._change(lang, name, change) for name, change in self.changes.items()]
        clause = ", ".join(parts) if len(parts) > 1 and self.terse else listed(lang, parts)
        if self.scope != "you":
            clause = about(say(lang, f"scope.{self.scope}"), clause, flows=False)
        return self.ended(lang, who, clause)

    def _change(self, lang: Lang, name: str, change: Change) -> str:
        number = self.numbers[name]
        amount = change.amount
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
        return cls(act, given.get("for", "you"), given.get("while"), given.get("until"))

    def do(self, ctx: Context[Any]) -> None:
        ctx.game.ongoing.acts.setdefault(self.act.word, []).append(begin(self, ctx, self.until))

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
