"""The shapes that data may have. A field reads a plain value, or notes what is wrong with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from brzdek.core import patterns
from brzdek.core.catalog.source import Document, Path, code_of, refused_character
from brzdek.core.text import LANGS, Lang, Say, Text
from brzdek.core.words import CORE


class _Bad:
    """What a field reads from a value that does not fit; the mistake is noted in the document."""

    def __repr__(self) -> str:
        return "BAD"


BAD = _Bad()

ANY_SHAPE = frozenset({"none", "flag", "whole", "number", "text", "list", "map"})


def shape_of(value: Any) -> str:
    """What sort of plain value this is: one of ``ANY_SHAPE``."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "flag"
    if isinstance(value, int):
        return "whole"
    if isinstance(value, float):
        return "number"
    if isinstance(value, str):
        return "text"
    return "map" if isinstance(value, Mapping) else "list"


class Field(ABC):
    """One kind of value."""

    shapes: frozenset[str] = ANY_SHAPE
    """The shapes of plain values among which this field finds its own."""

    @abstractmethod
    def read(self, value: Any, path: Path, doc: Document) -> Any:
        """The typed value, or BAD after noting the problem."""

    @abstractmethod
    def describe(self, lang: Lang) -> str:
        """What may stand here, for messages and for the documentation."""

    def refuse(self, value: Any, path: Path, doc: Document, near: tuple[str, Any] | None = None) -> Any:
        """Note what was found and what is allowed."""
        doc.problem(path, "wrong_value", near=near, found=found(value), allowed=described(self))
        return BAD


def described(field: Field) -> Text:
    """What a field allows, in both languages."""
    return Text(field.describe("pl"), field.describe("en"))


def message(key: str, **values: Any) -> Text:
    """A message of the core in both languages."""
    return Text(Say("pl", CORE)(key, **values), Say("en", CORE)(key, **values))


def found(value: Any) -> Text:
    """A plain value as messages show it."""
    shape = shape_of(value)
    if shape == "none":
        return message("found_nothing")
    if shape == "flag":
        word = "true" if value else "false"
        return Text(word, word)
    if shape in ("whole", "number"):
        return message("found_number", value=value)
    if shape == "text":
        return message("found_text", value=shortened(value))
    return message("found_list", count=len(value)) if shape == "list" else message("found_map")


def shortened(text: str, limit: int = 40) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"


MOST_TOLD = 20
"""So many words of a list are named where nothing else is said."""


def listed(words: Collection[str], limit: int = MOST_TOLD) -> str:
    """Words with commas, not too many."""
    shown = sorted(words)[:limit] if isinstance(words, (set, frozenset)) else list(words)[:limit]
    return ", ".join(shown) + (", …" if len(words) > limit else "")


class Whole(Field):
    """A whole number within limits."""

    shapes = frozenset({"whole"})

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        fits = shape_of(value) == "whole" and (self.low is None or value >= self.low)
        if fits and (self.high is None or value <= self.high):
            return value
        return self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        say = Say(lang, CORE)
        if self.low is None:
            return say("whole") if self.high is None else say("whole_to", high=self.high)
        if self.high is None:
            return say("whole_from", low=self.low)
        key = "whole_exactly" if self.low == self.high else "whole_between"
        return say(key, low=self.low, high=self.high)


class NonZero(Whole):
    """A whole number within limits that is not 0: nothing at all cannot be given."""

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        return self.refuse(value, path, doc) if value == 0 else super().read(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return Say(lang, CORE)("not_zero", whole=super().describe(lang))


class Flag(Field):
    """``true`` or ``false``."""

    shapes = frozenset({"flag"})

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if isinstance(value, bool):
            return value
        near = (value, ("true", "false")) if isinstance(value, str) else None
        return self.refuse(value, path, doc, near)

    def describe(self, lang: Lang) -> str:
        return Say(lang, CORE)("flag")


class Word(Field):
    """A stable word: one of the choices, or any that has the form of an id."""

    shapes = frozenset({"text"})

    def __init__(
        self,
        choices: Collection[str] | None = None,
        *,
        pattern: str = "[a-z0-9_]+",
        limit: int = 60,
        told: int = MOST_TOLD,
    ) -> None:
        """``told``: so many of the choices are named at most."""
        self.choices = choices
        self.told = told
        self.pattern = patterns.pattern(pattern)
        self.limit = limit

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if not isinstance(value, str):
            return self.refuse(value, path, doc)
        if self.choices is not None:
            return value if value in self.choices else self.refuse(value, path, doc, (value, self.choices))
        if len(value) <= self.limit and self.pattern.fullmatch(value):
            return value
        return self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        say = Say(lang, CORE)
        if self.choices is not None:
            key = "one_word" if len(self.choices) == 1 else "one_of_words"
            return say(key, words=listed(self.choices, self.told))
        return say("word") if self.pattern.pattern == "[a-z0-9_]+" else say("word_like", pattern=self.pattern.pattern)


class Str(Field):
    """A line of text for people to read."""

    shapes = frozenset({"text"})

    def __init__(self, limit: int = 300) -> None:
        self.limit = limit

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if not isinstance(value, str):
            return self.refuse(value, path, doc)
        import unicodedata

        text = unicodedata.normalize("NFC", value.strip())
        letter = refused_character(text)
        if not text:
            doc.problem(path, "empty_text")
        elif "\n" in text:
            doc.problem(path, "broken_line")
        elif letter:
            doc.problem(path, "bad_character", code=code_of(letter))
        elif len(text) > self.limit:
            doc.problem(path, "long_text", found=len(text), limit=self.limit)
        else:
            return text
        return BAD

    def describe(self, lang: Lang) -> str:
        return Say(lang, CORE)("string", limit=self.limit)


class TextPair(Field):
    """The same words in both languages: ``{pl: Mapa, en: Map}``; with ``same`` also one text for both."""

    def __init__(self, limit: int = 300, *, same: bool = False) -> None:
        self.part = Str(limit)
        self.same = same
        self.shapes = frozenset({"map", "text"}) if same else frozenset({"map"})

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if self.same and isinstance(value, str):
            text = self.part.read(value, path, doc)
            return BAD if text is BAD else Text(text, text)
        if not isinstance(value, Mapping):
            return self.refuse(value, path, doc)
        for key in [key for key in value if key not in LANGS]:
            # {pl: Raz, dwa, en: One, two}: YAML takes "dwa" for a key without a value.
            if value[key] is None:
                doc.problem((*path, key), "unquoted_comma", at_key=True, name=shortened(str(key)))
            else:
                refuse_key(key, LANGS, path, doc)
        parts = [self._part(value, lang, path, doc) for lang in LANGS]
        return BAD if BAD in parts or len(value) > len(LANGS) else Text(*parts)

    def _part(self, value: Mapping[str, Any], lang: Lang, path: Path, doc: Document) -> Any:
        if value.get(lang) is None:
            doc.problem((*path, lang), "missing_translation", lang=lang)
            return BAD
        return self.part.read(value[lang], (*path, lang), doc)

    def describe(self, lang: Lang) -> str:
        return Say(lang, CORE)("pair_or_same" if self.same else "pair")


class ListOf(Field):
    """A list of equal things; read as a tuple."""

    shapes = frozenset({"list"})

    def __init__(self, field: Field, low: int = 0, high: int | None = None) -> None:
        self.field = field
        self.low = low
        self.high = high

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if not isinstance(value, (list, tuple)) or len(value) < self.low:
            return self.refuse(value, path, doc)
        if self.high is not None and len(value) > self.high:
            return self.refuse(value, path, doc)
        items = tuple([self.field.read(item, (*path, index), doc) for index, item in enumerate(value)])
        return BAD if any(item is BAD for item in items) else items

    def describe(self, lang: Lang) -> str:
        say = Say(lang, CORE)
        item = self.field.describe(lang)
        if self.high is not None:
            key = "list_exactly" if self.low == self.high else "list_between"
            return say(key, low=self.low, high=self.high, item=item)
        return say("list_from", low=self.low, item=item) if self.low else say("list_of", item=item)


class MapOf(Field):
    """Values of one kind under keys of one kind."""

    shapes = frozenset({"map"})

    def __init__(self, key: Field, value: Field) -> None:
        self.key = key
        self.value = value

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if not isinstance(value, Mapping):
            return self.refuse(value, path, doc)
        result: Any = {}
        for name, item in value.items():
            key = self._key(name, (*path, name), doc)
            read = self.value.read(item, (*path, name), doc)
            if key is BAD or read is BAD:
                result = BAD
            elif result is not BAD:
                result[key] = read
        return result

    def _key(self, name: Any, path: Path, doc: Document) -> Any:
        """The key, with its problems moved from the place of the value to its own."""
        aside = Document(doc.file, None)
        if path in doc.keys:
            aside.marks[path] = doc.keys[path]
        key = self.key.read(name, path, aside)
        for problem in aside.problems:
            place = (problem.line, problem.column) if aside.marks else doc.where(path)
            doc.note(place, problem.key, problem.near, **problem.values)
        return key

    def describe(self, lang: Lang) -> str:
        return Say(lang, CORE)("map_of", name=self.key.describe(lang), value=self.value.describe(lang))


def refuse_key(key: Any, known: Sequence[str], path: Path, doc: Document) -> None:
    """Note a key that is not known. ``path``: of the mapping that holds it."""
    word = str(key)
    doc.problem(
        (*path, key), "unknown_key", at_key=True, near=(word, known), name=shortened(word), allowed=listed(known)
    )


class Record(Field):
    """A set of named values; read as a dict, or as what ``make`` makes of it."""

    shapes = frozenset({"map"})

    def __init__(
        self,
        required: Mapping[str, Field],
        optional: Mapping[str, Field] | None = None,
        make: Callable[..., Any] = dict,
    ) -> None:
        self.required = required
        self.fields = {**required, **(optional or {})}
        self.make = make

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if not isinstance(value, Mapping):
            return self.refuse(value, path, doc)
        unknown = [key for key in value if key not in self.fields]
        for key in unknown:
            refuse_key(key, list(self.fields), path, doc)
        bad = bool(unknown)
        values = {}
        for key, field in self.fields.items():
            if key in value:
                values[key] = field.read(value[key], (*path, key), doc)
            elif key in self.required:
                doc.problem(path, "missing_key", name=key, allowed=described(field))
                bad = True
        bad = bad or any(item is BAD for item in values.values())
        return BAD if bad else self.make(**values)

    def describe(self, lang: Lang) -> str:
        say = Say(lang, CORE)
        names = [key if key in self.required else f"{key}?" for key in self.fields]
        return say("record", keys=", ".join(names)) if names else say("record_empty")


class OneOf(Field):
    """Any of several kinds of value; the first that fits is taken."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self.shapes = frozenset().union(*[field.shapes for field in fields])

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        shape = shape_of(value)
        alike = [field for field in self.fields if shape in field.shapes]
        if len(alike) == 1:
            return alike[0].read(value, path, doc)
        for field in alike:
            aside = Document(doc.file, None)
            read = field.read(value, path, aside)
            if read is not BAD and not aside.problems:
                return read
        return self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        *first, last = [field.describe(lang) for field in self.fields]
        return Say(lang, CORE)("either", first=", ".join(first), last=last) if first else last


class Maybe(Field):
    """A value that may be left empty: then it is None."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.shapes = field.shapes | {"none"}

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        return None if value is None else self.field.read(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return Say(lang, CORE)("or_nothing", item=self.field.describe(lang))
