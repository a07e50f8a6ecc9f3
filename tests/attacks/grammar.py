"""Whatever can be said in the language of a game's cards, said at random."""

from __future__ import annotations

import random
from typing import Any

from brzdek.core.catalog.schema import Field, Flag, ListOf, Record, Whole, Word
from brzdek.core.effects.counting import AmountField
from brzdek.core.effects.dice import TableField
from brzdek.core.effects.language import ConditionField, EffectField, SelectorField
from brzdek.core.effects.reading import OneWord, Words


class Unsaid(Exception):
    """There is nothing to be said here."""


class Composer:
    """Says whatever can be said in a field."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def value(self, field: Field | None, depth: int) -> Any:
        chance = self.chance
        match field:
            case Whole():
                low, high = field.low or 0, 9 if field.high is None else field.high
                return chance.choice((low, high, chance.randint(low, high), chance.randint(low, min(high, low + 3))))
            case Flag():
                return chance.random() < 0.5
            case AmountField():
                return self.value(field.whole if chance.random() < 0.6 else field.counted, depth)
            case TableField():
                rows = chance.choice((("any",), ("1-3", "4+"), ("0-", "1", "2-5", "6+")))
                return {row: self.value(field.part, depth - 1) for row in rows}
            case Word():
                if not field.choices:
                    raise Unsaid
                return chance.choice(list(field.choices))
            case ListOf():
                low, high = field.low or 0, field.high or 3
                return [self.value(field.field, depth) for _ in range(chance.randint(low, min(high, max(low, 3))))]
            case Record():
                return self.record(field, depth)
            case SelectorField():
                if not field.kinds:
                    raise Unsaid
                kind = chance.choice(list(field.kinds))
                return {kind: self.value(field.kinds[kind], depth)}
            case EffectField():
                if depth > 0 and chance.random() < 0.2:
                    return [self.words(field.words, depth - 1) for _ in range(chance.randint(2, 3))]
                return self.words(field.words, depth)
            case ConditionField():
                return self.words(field.words, depth)
            case OneWord() | Words():
                return self.words(field, depth)
        raise Unsaid

    def record(self, field: Record, depth: int) -> dict[str, Any]:
        return {
            key: self.value(one, depth)
            for key, one in field.fields.items()
            if key in field.required or self.chance.random() < 0.4
        }

    def words(self, field: Words, depth: int) -> Any:
        """One word with its value and options; deep inside, one that needs no others."""
        for _ in range(60):
            word = self.chance.choice(list(field.entries))
            try:
                return self.word(field, word, depth - 1)
            except Unsaid:
                continue
        raise Unsaid

    def word(self, field: Words, word: str, depth: int) -> Any:
        arguments = field.arguments(word)
        if depth < 0 and _holds_words(arguments.value):
            raise Unsaid
        said: dict[Any, Any] = {}
        if arguments.value is not None:
            said[word] = self.value(arguments.value, depth)
        for name, option in arguments.options.items():
            if option.required or self.chance.random() < 0.4:
                if depth < 0 and _holds_words(option.field):
                    if option.required:
                        raise Unsaid
                    continue
                said[name] = self.value(option.field, depth)
        if arguments.value is None:
            return {word: True, **said} if said else word
        return said


def _holds_words(field: Field | None) -> bool:
    return isinstance(field, (EffectField, TableField)) or (isinstance(field, ListOf) and _holds_words(field.field))
