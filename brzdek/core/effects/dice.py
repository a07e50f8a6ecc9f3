"""Die tables."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar

from brzdek.core.ask import Steps
from brzdek.core.catalog.schema import BAD, Field, Record, Whole
from brzdek.core.catalog.source import Document, Path
from brzdek.core.effects.context import Context
from brzdek.core.effects.counting import Per, amount_of
from brzdek.core.effects.effect import Effect, needs_of, perform
from brzdek.core.effects.entries import Arguments, Given, NamedOption, NumberWord, Verb
from brzdek.core.effects.flow import Nothing
from brzdek.core.effects.phrases import Form, Who, say
from brzdek.core.effects.runtime import number_of, value
from brzdek.core.effects.slots import signed
from brzdek.core.effects.throws import throw
from brzdek.core.effects.windows import Windows
from brzdek.core.effects.words import PROBLEMS, SORTS
from brzdek.core.events import CameToNothing, Rolled
from brzdek.core.patterns import pattern
from brzdek.core.text import Lang, Text
from brzdek.core.values import NamedTuple

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

LIMIT = 99
SIDES = 6
"""Of a die."""


class Row(NamedTuple):
    """One row of a die table."""

    low: int
    high: int
    effect: Effect

    def range(self, lang: Lang) -> str:
        if self.low == -LIMIT:
            return say(lang, "roll_any") if self.high == LIMIT else say(lang, "roll_up_to", n=self.high)
        if self.high == LIMIT:
            return f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"


class TableField(Field):
    """``{0-: effect, 1: effect, 2-3: effect, 4+: effect}``; ``any`` is every result. Read as a tuple of rows."""

    shapes = frozenset({"map"})

    def __init__(self, language: Language) -> None:
        self.part = language.part

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if not isinstance(value, Mapping) or not value:
            return self.refuse(value, path, doc)
        rows: list[Row] = []
        bad = False
        for key, item in value.items():
            place = (*path, key)
            effect = self.part.read(item, place, doc)
            limits = _limits(key)
            if limits is None:
                doc.problem(place, PROBLEMS["bad_range"], at_key=True, found=str(key))
            elif effect is not BAD:
                rows.append(Row(*limits, effect))
            bad = bad or limits is None or effect is BAD
        rows.sort(key=lambda row: row.low)
        for before, after in pairwise(rows):
            if after.low <= before.high:
                doc.problem(path, PROBLEMS["ranges_overlap"], result=after.low)
                bad = True
        return BAD if bad else tuple(rows)

    def describe(self, lang: Lang) -> str:
        return SORTS["table"].to(lang)


_RANGE = pattern(r"(\d{1,2})(?:-(\d{1,2})|(\+)|(-))?")


def _limits(key: Any) -> tuple[int, int] | None:
    """The results that a key of a table stands for."""
    if key == "any":
        return -LIMIT, LIMIT
    parts = _RANGE.fullmatch(str(key))
    if parts is None:
        return None
    low = int(parts[1])
    if parts[4]:
        return -LIMIT, low
    high = LIMIT if parts[3] else int(parts[2] or low)
    return (low, high) if low <= high else None


class Dice(Verb):
    """What verbs that roll have in common: ``dice``, ``plus`` and ``named``.

    A game in which others may act before and after a roll registers subclasses that name its ``windows``; then every
    roll asks. Otherwise a roll is final, and asks only if what follows from it does.
    """

    __slots__ = ("asks", "dice", "named", "plus")
    windows: ClassVar[Windows | None] = None

    def __init__(self, dice: int, plus: int | Per, named: NumberWord | None, *, asks: bool) -> None:
        self.dice = dice
        self.plus = plus
        self.named = named
        self.asks = asks or self.windows is not None

    @staticmethod
    def options(language: Language) -> dict[str, NamedOption]:
        named = Text("nazwa rzutu, którą mogą zmieniać inne karty", "the name of the roll, for cards that modify it")
        return {
            "dice": NamedOption(Whole(1, 6), Text("ile kostek", "how many dice")),
            "plus": NamedOption(language.amount(-20, 20), Text("ile dodać", "what to add")),
            "named": NamedOption(language.number, named),
        }

    def count(self, ctx: Context[Any]) -> int:
        """How many dice are rolled."""
        return self.dice

    def do(self, ctx: Context[Any]) -> None:
        total = self._roll(ctx)
        effect = self._met(ctx, total)
        if effect is not None:
            effect.do(ctx.bind("roll", total))

    def run(self, ctx: Context[Any]) -> Steps[None]:
        if self.windows is None:
            total = self._roll(ctx)
        else:
            name = "" if self.named is None else self.named.word
            plus = amount_of(self.plus, ctx)
            total = yield from throw(
                ctx.game, ctx.seat, name, self.count(ctx), windows=self.windows, plus=plus, about=ctx.source
            )
        effect = self._met(ctx, total)
        if effect is not None:
            yield from perform(effect, ctx.bind("roll", total))

    def _met(self, ctx: Context[Any], total: int) -> Effect | None:
        """What such a result brings; that it brings nothing is told, as nothing else will be."""
        effect = self.outcome(ctx, total)
        if effect is None or isinstance(effect, Nothing):
            ctx.game.log.tell(CameToNothing, ctx.seat)
            return None
        return effect

    def _roll(self, ctx: Context[Any]) -> int:
        game = ctx.game
        dice = tuple([game.chance.roll() for _ in range(self.count(ctx))])
        total: int = sum(dice) + amount_of(self.plus, ctx)
        if self.named is not None:
            total = value(game, ctx.seat, self.named.word, total)
        game.log.tell(Rolled, ctx.seat, dice, total)
        return total

    @abstractmethod
    def outcome(self, ctx: Context[Any], total: int) -> Effect | None:
        """What such a result brings."""

    def thrown(self, lang: Lang, form: Form) -> str:
        """ "rzuć 2 kostkami (+1)"."""
        key = "roll_one" if self.dice == 1 else "roll_many"
        return say(lang, f"{key}.{form}", n=self.dice, plus=self._added(lang))

    def _added(self, lang: Lang) -> str:
        if isinstance(self.plus, int):
            return say(lang, "roll_plus", amount=signed(self.plus)) if self.plus else ""
        counted = say(lang, "per", effect=signed(self.plus.each), each=self.plus.words(lang))
        return say(lang, "roll_plus", amount=counted)


class Roll(Dice):
    """``roll: {1: effect, 2-3: effect}`` with ``dice``, ``plus`` and ``named``."""

    __slots__ = ("needs", "rows")
    word: ClassVar[str] = "roll"
    doc: ClassVar[Text] = Text(
        "Rzut kostką i tabela wyników; wynik bez wiersza nic nie znaczy.",
        "A roll of a die and a table of results; a result without a row means nothing.",
    )
    example: ClassVar[str] = "roll: {1: nothing, 2-3: {gold: 1}, 4+: {draw: 1}}"

    def __init__(self, rows: tuple[Row, ...], dice: int, plus: int | Per, named: NumberWord | None) -> None:
        super().__init__(dice, plus, named, asks=any(row.effect.asks for row in rows))
        self.rows = rows
        self.needs = needs_of(*[row.effect for row in rows])

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        return Arguments(TableField(language), cls.options(language))

    @classmethod
    def make(cls, given: Given) -> Any:
        named = given.language.numbers.get(given.get("named", ""))
        dice, plus = given.get("dice", 1), given.get("plus", 0)
        if named is None and isinstance(plus, int):
            for row in given.value:
                if row.low > SIDES * dice + plus or row.high < dice + plus:
                    least, most = dice + plus, SIDES * dice + plus
                    return given.problem(
                        "row_out_of_reach", row=Text(row.range("pl"), row.range("en")), least=least, most=most
                    )
        return cls(given.value, dice, plus, named)

    def outcome(self, ctx: Context[Any], total: int) -> Effect | None:
        return next((row.effect for row in self.rows if row.low <= total <= row.high), None)

    def possible(self, ctx: Context[Any]) -> bool:
        return any(row.effect.possible(ctx) for row in self.rows)

    def phrase(self, lang: Lang, who: Who) -> str:
        return say(lang, "roll_table", first=self.thrown(lang, who), list=self._table(lang, who))

    def inner(self, lang: Lang, who: Who) -> str:
        return say(lang, "bracketed", first=self.thrown(lang, who), list=self._table(lang, who))

    def opening(self, lang: Lang) -> str:
        return self.phrase(lang, "you")

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return say(lang, "roll_table", first=self.thrown(lang, "purpose"), list=self._table(lang, who))

    def _table(self, lang: Lang, who: Who) -> str:
        return "; ".join(
            [say(lang, "roll_row", range=row.range(lang), effect=row.effect.inner(lang, who)) for row in self.rows]
        )


class Test(Dice):
    """``test: {dice: 2, under: craft}, pass: effect, fail: effect``: a roll against one's own number."""

    __slots__ = ("against", "fail", "needs", "passed", "strictly")
    __test__ = False
    word: ClassVar[str] = "test"
    doc: ClassVar[Text] = Text(
        "Próba: rzut przeciw własnej liczbie. „under”: musi wypaść mniej niż ona, „up_to”: najwyżej tyle; „pass” "
        "następuje, gdy się uda, „fail”, gdy nie.",
        "A test: a roll against one's own number. “under”: the total must be less, “up_to”: at most as much; “pass” "
        "follows when it succeeds, “fail” when it does not.",
    )
    example: ClassVar[str] = "test: {dice: 2, under: strength}\npass: {gold: 2}\nfail: {lose: {life: 1}}"

    def __init__(
        self,
        against: NumberWord,
        strictly: bool,
        passed: Effect | None,
        fail: Effect | None,
        dice: int,
        plus: int | Per,
        named: NumberWord | None,
    ) -> None:
        super().__init__(dice, plus, named, asks=any(one is not None and one.asks for one in (passed, fail)))
        self.against = against
        self.strictly = strictly
        self.passed = passed
        self.fail = fail
        self.needs = needs_of(passed, fail)

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        options = cls.options(language)
        against = {"under": language.number, "up_to": language.number}
        return Arguments(
            Record({}, {**against, **{name: option.field for name, option in options.items()}}),
            {
                "pass": NamedOption(language.part, Text("co, gdy się uda", "what follows if it succeeds")),
                "fail": NamedOption(language.part, Text("co, gdy się nie uda", "what follows if it fails")),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Any:
        passed, fail = given.get("pass"), given.get("fail")
        if passed is None and fail is None:
            return given.problem("one_option_of", word=cls.word, options="pass, fail")
        limits = [key for key in ("under", "up_to") if key in given.value]
        if len(limits) != 1:
            return given.problem("one_option_of", word=cls.word, options="under, up_to")
        numbers = given.language.numbers
        against = numbers[given.value[limits[0]]]
        named = numbers.get(given.value.get("named", ""))
        dice, plus = given.value.get("dice", 1), given.value.get("plus", 0)
        return cls(against, limits[0] == "under", passed, fail, dice, plus, named)

    def outcome(self, ctx: Context[Any], total: int) -> Effect | None:
        limit = number_of(ctx.game, ctx.actor, self.against.word)
        return self.passed if total < limit or (total == limit and not self.strictly) else self.fail

    def possible(self, ctx: Context[Any]) -> bool:
        return any(effect is not None and effect.possible(ctx) for effect in (self.passed, self.fail))

    def phrase(self, lang: Lang, who: Who) -> str:
        return self._branches(lang, who, self.thrown(lang, who))

    def purpose(self, lang: Lang, who: Who) -> str | None:
        return self._branches(lang, who, self.thrown(lang, "purpose"))

    def _branches(self, lang: Lang, who: Who, first: str) -> str:
        limit = f"{'under' if self.strictly else 'up_to'}.{who}"
        met = say(lang, f"test_{limit}", name=self.against.to.to(lang))
        if self.passed is None:
            assert self.fail is not None
            failed = say(lang, f"test_failed_{limit}", name=self.against.to.to(lang))
            return say(lang, "test", first=first, met=failed, then=self.fail.apart(lang, who))
        told = say(lang, "test", first=first, met=met, then=self.passed.apart(lang, who))
        if self.fail is None:
            return told
        return say(lang, "otherwise", first=told, otherwise=self.fail.apart(lang, who))
