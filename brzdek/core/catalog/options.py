"""House options: what a table may agree on before the game, described by data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from brzdek.core.ask import Word as Value
from brzdek.core.catalog.schema import (
    BAD,
    Field,
    Flag,
    MapOf,
    OneOf,
    Record,
    TextPair,
    Whole,
    Word,
    described,
    found,
    listed,
)
from brzdek.core.catalog.schema import message as core_message
from brzdek.core.catalog.source import Document, Path
from brzdek.core.problems import nearest, worded
from brzdek.core.text import Lang, Text, fold
from brzdek.core.values import dataclass, field

AUTO = "auto"
_YES = ("true", "yes", "on", "1", "tak")
_NO = ("false", "no", "off", "0", "nie")


class BadOption(ValueError):
    """A house option that does not exist, or a value that it cannot have."""

    def __init__(self, key: str, near: str | None = None, **values: Any) -> None:
        super().__init__(worded("en", key, values, near))
        self.key = key
        self.values = values
        self.near = near

    def worded(self, lang: Lang) -> str:
        return worded(lang, self.key, self.values, self.near)


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: its name, the values it may have and the usual one. A flag is 1 or 0."""

    key: str
    kind: str
    """``whole``, ``choice`` or ``flag``."""
    name: Text
    default: Value
    low: int = 0
    high: int = 0
    choices: Mapping[str, Text] = field(default_factory=dict)
    auto: bool = False
    """May a whole number be left to the game, as ``auto``?"""

    def read(self, text: str) -> Value:
        """The value that somebody typed; else BadOption."""
        word = fold(text.strip())
        if self.kind == "flag" and word in (*_YES, *_NO):
            return int(word in _YES)
        if self.kind == "choice" and word in self.choices:
            return word
        if self.kind == "whole" and self.auto and word == AUTO:
            return AUTO
        if self.kind == "whole" and re.fullmatch(r"-?[0-9]{1,9}", word) and self.low <= int(word) <= self.high:
            return int(word)
        near = nearest(word, self._words())
        raise BadOption("option_value", near, option=self.key, found=text.strip()[:40], allowed=self.allowed())

    def allowed(self) -> Text:
        """The values that the option may have, for messages and help."""
        if self.kind == "flag":
            return core_message("option_flag")
        return described(self.value_field())

    def value_field(self) -> Field:
        """What reads a value other than that of a flag."""
        if self.kind == "choice":
            return Word(list(self.choices))
        number = Whole(self.low, self.high)
        return OneOf(number, Word([AUTO])) if self.auto else number

    def _words(self) -> list[str]:
        if self.kind == "flag":
            return [*_YES, *_NO]
        return list(self.choices) or ([AUTO] if self.auto else [])


def read_options(specs: Mapping[str, OptionSpec], given: Mapping[str, Value]) -> dict[str, Value]:
    """All options of a game: those given, the others with their usual value. BadOption: one is wrong."""
    for key in given:
        if key not in specs:
            if not specs:
                raise BadOption("option_none", option=key)
            raise BadOption("option_unknown", nearest(key, specs), option=key[:40], allowed=listed(list(specs)))
    return {key: spec.read(str(given[key])) if key in given else spec.default for key, spec in specs.items()}


_NAME = {"kind": Word(("whole", "choice", "flag")), "name": TextPair()}
_KINDS: Mapping[str, Record] = {
    "whole": Record(
        {**_NAME, "min": Whole(), "max": Whole()},
        {"default": OneOf(Whole(), Word([AUTO])), "auto": Flag()},
    ),
    "choice": Record({**_NAME, "choices": MapOf(Word(), TextPair()), "default": Word()}),
    "flag": Record({**_NAME, "default": Flag()}),
}


class OptionField(Field):
    """The description of one option; its key is the last step of the path."""

    shapes = frozenset({"map"})

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if not isinstance(value, Mapping):
            return self.refuse(value, path, doc)
        kind = value.get("kind")
        record = _KINDS.get(kind) if isinstance(kind, str) else None
        if record is None:
            known = {"kind": kind} if "kind" in value else {}
            return Record({"kind": _NAME["kind"]}).read(known, path, doc)
        values = record.read(value, path, doc)
        if values is BAD:
            return BAD
        if kind == "whole" and values["min"] > values["max"]:
            doc.problem((*path, "min"), "option_range", low=values["min"], high=values["max"])
            return BAD
        return self._spec(values, path, doc)

    def _spec(self, values: dict[str, Any], path: Path, doc: Document) -> Any:
        auto = values.get("auto", False)
        if "default" not in values and not auto:
            doc.problem(path, "missing_key", name="default", allowed=described(Whole(values["min"], values["max"])))
            return BAD
        default = values.get("default", AUTO)
        spec = OptionSpec(
            key=str(path[-1]) if path else "",
            kind=values["kind"],
            name=values["name"],
            default=int(default) if isinstance(default, bool) else default,
            low=values.get("min", 0),
            high=values.get("max", 0),
            choices=values.get("choices", {}),
            auto=auto,
        )
        try:
            spec.read(str(spec.default))
        except BadOption as bad:
            doc.problem((*path, "default"), "option_default", found=found(default), allowed=bad.values["allowed"])
            return BAD
        return spec

    def describe(self, lang: Lang) -> str:
        return Record(_NAME).describe(lang)


OPTIONS = MapOf(Word(), OptionField())
"""The ``options:`` of a game's header."""
