"""Die tables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from brzdek.core.ask import Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.counting import Per, amount_of
from brzdek.core.effects.effect import Effect, needs_of, perform
from brzdek.core.effects.entries import Arguments, Given, NamedOption, NumberWord, Verb
from brzdek.core.effects.phrases import Who, say, signed
from brzdek.core.effects.runtime import value
from brzdek.core.effects.words import PROBLEMS, SORTS
from brzdek.core.schema import BAD, Field, Whole
from brzdek.core.source import Document, Path
from brzdek.core.text import Lang, Text

if TYPE_CHECKING:
    from brzdek.core.effects.language import Language

LIMIT = 99


class Row(NamedTuple):
    """One row of a die table."""

    low: int
    high: int
    effect: Effect

    def range(self, lang: Lang) -> str:
        if self.low == -LIMIT:
            return say(lang, "roll_any") if self.high == LIMIT else f"≤{self.high}"
        if self.high == LIMIT:
            return f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"


class TableField(Field):
    """``{1: effect, 2-3: effect, 4+: effect}``; ``any`` stands for every result. Read as a tuple of rows."""

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


_RANGE = re.compile(r"(\d{1,2})(?:-(\d{1,2})|(\+))?")


def _limits(key: Any) -> tuple[int, int] | None:
    """The results that a key of a table stands for."""
    if key == "any":
        return -LIMIT, LIMIT
    parts = _RANGE.fullmatch(str(key))
    if parts is None:
        return None
    low = int(parts[1])
    high = LIMIT if parts[3] else int(parts[2] or low)
    return (low, high) if low <= high else None


class Roll(Verb):
    """``roll: {1: effect, 2-3: effect}`` with ``dice``, ``plus`` and ``named``."""

    __slots__ = ("asks", "dice", "named", "needs", "plus", "rows")
    word: ClassVar[str] = "roll"
    doc: ClassVar[Text] = Text(
        "Rzut kostką i tabela wyników; wynik bez wiersza nic nie znaczy.",
        "A roll of a die and a table of results; a result without a row means nothing.",
    )
    example: ClassVar[str] = "roll: {1: nothing, 2-3: {gold: 1}, 4+: {draw: 1}}"

    def __init__(self, rows: tuple[Row, ...], dice: int, plus: int | Per, named: NumberWord | None) -> None:
        self.rows = rows
        self.dice = dice
        self.plus = plus
        self.named = named
        self.asks = any(row.effect.asks for row in rows)
        self.needs = needs_of(*[row.effect for row in rows])

    @classmethod
    def arguments(cls, language: Language) -> Arguments:
        named = Text("nazwa rzutu, którą mogą zmieniać inne karty", "the name of the roll, for cards that modify it")
        return Arguments(
            TableField(language),
            {
                "dice": NamedOption(Whole(1, 6), Text("ile kostek", "how many dice")),
                "plus": NamedOption(language.amount(-20, 20), Text("ile dodać", "what to add")),
                "named": NamedOption(language.number, named),
            },
        )

    @classmethod
    def make(cls, given: Given) -> Effect:
        named = given.language.numbers.get(given.get("named", ""))
        return cls(given.value, given.get("dice", 1), given.get("plus", 0), named)

    def do(self, ctx: Context[Any]) -> None:
        total, row = self._roll(ctx)
        if row is not None:
            row.effect.do(ctx.bind("roll", total))

    def run(self, ctx: Context[Any]) -> Steps[None]:
        total, row = self._roll(ctx)
        if row is not None:
            yield from perform(row.effect, ctx.bind("roll", total))

    def _roll(self, ctx: Context[Any]) -> tuple[int, Row | None]:
        game = ctx.game
        dice = tuple([game.chance.roll() for _ in range(self.dice)])
        total = sum(dice) + amount_of(self.plus, ctx)
        if self.named is not None:
            total = value(game, ctx.seat, self.named.word, total)
        game.log.tell("rolled", ctx.seat, dice, total)
        return total, next((row for row in self.rows if row.low <= total <= row.high), None)

    def possible(self, ctx: Context[Any]) -> bool:
        return any(row.effect.possible(ctx) for row in self.rows)

    def phrase(self, lang: Lang, who: Who) -> str:
        table = "; ".join(
            [say(lang, "roll_row", range=row.range(lang), effect=row.effect.phrase(lang, who)) for row in self.rows]
        )
        key = "roll_one" if self.dice == 1 else "roll_many"
        return say(lang, f"{key}.{who}", n=self.dice, plus=self._added(lang), table=table)

    def _added(self, lang: Lang) -> str:
        if isinstance(self.plus, int):
            return say(lang, "roll_plus", amount=signed(self.plus)) if self.plus else ""
        counted = say(lang, "per", effect=signed(self.plus.each), each=self.plus.words(lang))
        return say(lang, "roll_plus", amount=counted)
