"""The same fields that read cards, as a JSON Schema: editors complete and check a house deck while it is written.

What only a whole deck can show (a card that is not there, an effect that needs a target) is left to ``deck check``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial, singledispatchmethod
from typing import Any, TypeAlias

from brzdek.core.catalog import schema
from brzdek.core.catalog.deck import DeckReader
from brzdek.core.catalog.differences import read_stack
from brzdek.core.catalog.emblem import EmblemField
from brzdek.core.catalog.kinds import CardKind
from brzdek.core.catalog.options import OptionSpec
from brzdek.core.catalog.schema import ANY_SHAPE, Field, Record, described
from brzdek.core.catalog.shelf import Shelf
from brzdek.core.catalog.source import Document
from brzdek.core.effects.counting import AmountField
from brzdek.core.effects.dice import TableField
from brzdek.core.effects.entries import Arguments
from brzdek.core.effects.language import ConditionField, EffectField, Language, OneOrMore, SelectorField
from brzdek.core.effects.lasting import ChangeField, UntilField
from brzdek.core.effects.reading import THEN, OneWord, Words
from brzdek.core.layers import Layers
from brzdek.core.text import LANGS, Lang

Json: TypeAlias = dict[str, Any]

DRAFT = "https://json-schema.org/draft/2020-12/schema"
FILE = r"^[^/\\.][^/\\]*\.ya?ml$"
_SHAPES = {
    "none": "null",
    "flag": "boolean",
    "whole": "integer",
    "number": "number",
    "text": "string",
    "list": "array",
    "map": "object",
}


def schema_of_decks(games: Mapping[str, Layers], lang: Lang) -> Json:
    """The schema of the house decks of several games: which one counts is told by ``extends``."""
    defs: dict[str, Json] = {}
    for name, layers in games.items():
        writer = _Writer(layers, lang, name)
        defs[name] = writer.deck()
        defs |= writer.defs
    rules: list[Json] = [
        {"if": {"properties": {"extends": {"const": name}}}, "then": {"$ref": f"#/$defs/{name}"}} for name in games
    ]
    if len(games) == 1:
        # A deck on another deck does not say which game it is for.
        rules = [rules[0]["then"]]
    extends = {"anyOf": [{"enum": list(games)}, {"type": "string", "pattern": FILE}]}
    return {
        "$schema": DRAFT,
        "type": "object",
        "required": ["extends"],
        "properties": {"extends": extends},
        "allOf": rules,
        "$defs": defs,
    }


class _Writer:
    """Turns fields into parts of a schema; what refers to itself stands apart, under ``$defs``."""

    def __init__(self, layers: Layers, lang: Lang, name: str) -> None:
        """``name``: stands before all that is written under ``$defs``."""
        self.layers = layers
        self.name = name
        self.lang: Lang = lang
        self.defs: dict[str, Json] = {}

    def deck(self) -> Json:
        reader = DeckReader(Shelf(self.layers, {}), Document("", {"remove": []}), 1)
        keys = {key: self.of(field) for key, field in reader.record().fields.items()}
        keys["extends"] = {"anyOf": [{"enum": self.layers.own_names()}, {"type": "string", "pattern": FILE}]}
        keys["cards"] = {"type": "array", "items": self._card()}
        options = read_stack(self.layers).values["options"]
        keys["options"] = {
            "type": "object",
            "properties": {key: self._option(spec) for key, spec in options.items()},
            "additionalProperties": False,
        }
        for table in reader.tables:
            keys[table] = {"anyOf": [keys[table], *self._patches(reader.tables[table])]}
        return {
            "type": "object",
            "required": ["extends", "name"],
            "properties": keys,
            "additionalProperties": False,
        }

    def _option(self, spec: OptionSpec) -> Json:
        """The value of a house option, or some keys of it."""
        value = {"type": "boolean"} if spec.kind == "flag" else self.of(spec.value_field())
        return {"anyOf": [value, {"type": "object"}], "description": spec.name.to(self.lang)}

    def _patches(self, field: Field) -> list[Json]:
        """Entries of a table that say only what differs."""
        if not isinstance(field, schema.MapOf) or not isinstance(field.value, Record):
            return []
        keys = {key: {"anyOf": [self.of(part), {"type": "null"}]} for key, part in field.value.fields.items()}
        entry = {"type": "object", "properties": keys, "additionalProperties": False}
        return [{"type": "object", "additionalProperties": entry}]

    # -- cards

    def _card(self) -> Json:
        """A whole card of one of the kinds, or a patch."""
        kinds = self.layers.schema.kinds
        rules: list[Json] = []
        keys: dict[str, Json] = {}
        for name, kind in kinds.items():
            card = self._kind(kind)
            condition = {"required": ["kind"], "properties": {"kind": {"const": name}}}
            rules.append({"if": condition, "then": self._put(f"card.{name}", card)})
            for key, part in card["properties"].items():
                known = keys.setdefault(key, {"anyOf": [{"type": "null"}]})["anyOf"]
                known += [] if part in known else [part]
        for key in ("name", "flavour", "text"):
            part = {"type": "object", "properties": {lang: {"type": "string"} for lang in LANGS}}
            keys[key] = {"anyOf": [{**part, "additionalProperties": False}, {"type": "null"}]}
        patch = {"required": ["id"], "properties": keys, "additionalProperties": False}
        card = {"type": "object", "properties": {"kind": {"enum": list(kinds)}}, "allOf": rules}
        return self._put("card", {**card, "if": {"not": {"required": ["kind"]}}, "then": patch})

    def _kind(self, kind: CardKind) -> Json:
        card = self.of(self.layers.schema.record(kind))
        language = self.layers.schema.language
        if isinstance(language, Language):
            words = language.part.words
            card["properties"] |= {slot: self._named("lasting", lambda: self._lasting(words)) for slot in kind.lasting}
        return card

    def _lasting(self, words: Words) -> Json:
        """What may stand where only what lasts may."""
        return self._effects("lasting", self._words(words, lasting=True))

    # -- fields

    @singledispatchmethod
    def of(self, field: Field) -> Json:
        """Any other field: what sort of value it may be."""
        return self._told(field, _of_shapes(field.shapes))

    def _told(self, field: Field, part: Json) -> Json:
        return {**part, "description": described(field).to(self.lang)}

    @of.register
    def _whole(self, field: schema.Whole) -> Json:
        limits = {"minimum": field.low, "maximum": field.high}
        return {"type": "integer", **{key: value for key, value in limits.items() if value is not None}}

    @of.register
    def _non_zero(self, field: schema.NonZero) -> Json:
        return {**self._whole(field), "not": {"const": 0}}

    @of.register
    def _flag(self, field: schema.Flag) -> Json:
        return {"type": "boolean"}

    @of.register
    def _word(self, field: schema.Word) -> Json:
        if field.choices is not None:
            return {"enum": list(field.choices)} if field.choices else {"not": {}}
        return {"type": "string", "pattern": f"^(?:{field.pattern.pattern})$", "maxLength": field.limit}

    @of.register
    def _line(self, field: schema.Str) -> Json:
        return {"type": "string", "minLength": 1, "maxLength": field.limit}

    @of.register
    def _pair(self, field: schema.TextPair) -> Json:
        part = self.of(field.part)
        pair = {
            "type": "object",
            "required": list(LANGS),
            "properties": dict.fromkeys(LANGS, part),
            "additionalProperties": False,
        }
        return {"anyOf": [pair, part]} if field.same else pair

    @of.register
    def _list(self, field: schema.ListOf) -> Json:
        size = {"minItems": field.low} | ({} if field.high is None else {"maxItems": field.high})
        return {"type": "array", "items": self.of(field.field), **size}

    @of.register
    def _map(self, field: schema.MapOf) -> Json:
        part: Json = {"type": "object", "additionalProperties": self.of(field.value)}
        if isinstance(field.key, schema.Word) and field.key.choices is not None:
            part["propertyNames"] = {"enum": list(field.key.choices)}
        return part

    @of.register
    def _record(self, field: Record) -> Json:
        return {
            "type": "object",
            "required": list(field.required),
            "properties": {key: self.of(part) for key, part in field.fields.items()},
            "additionalProperties": False,
        }

    @of.register
    def _one_of(self, field: schema.OneOf) -> Json:
        return _any([self.of(part) for part in field.fields])

    @of.register
    def _emblem(self, field: EmblemField) -> Json:
        return self._told(field, _any([self.of(field.word), self.of(field.record)]))

    @of.register
    def _maybe(self, field: schema.Maybe) -> Json:
        return _any([self.of(field.field), {"type": "null"}])

    # -- the card language

    @of.register
    def _language(self, field: Language) -> Json:
        return self.of(field.part)

    @of.register
    def _effect(self, field: EffectField) -> Json:
        return self._named("effect", lambda: self._effects("effect", self._words(field.words)))

    def _effects(self, name: str, one: Json) -> Json:
        """One of the words, or several of them one after another."""
        own = self._at(name)
        one["anyOf"][-1]["properties"].setdefault(THEN, own)
        return _any([*one["anyOf"], {"type": "array", "minItems": 1, "items": own}])

    @of.register
    def _condition(self, field: ConditionField) -> Json:
        return self._named("condition", lambda: self._words(field.words))

    @of.register
    def _one_word(self, field: OneWord) -> Json:
        return self._named(field.sort, lambda: self._words(field))

    @of.register
    def _selector(self, field: SelectorField) -> Json:
        kinds = {
            kind: self._named(f"target.{kind}", partial(self._words, words)) for kind, words in field.kinds.items()
        }
        return {"type": "object", "properties": kinds, "additionalProperties": False, "minProperties": 1}

    @of.register
    def _amount(self, field: AmountField) -> Json:
        return _any([self.of(field.whole), self.of(field.counted)])

    @of.register
    def _one_or_more(self, field: OneOrMore) -> Json:
        return _any([self.of(field.field), self.of(field.several)])

    @of.register
    def _until(self, field: UntilField) -> Json:
        return _any([self.of(field.word), self.of(field.counted)])

    @of.register
    def _change(self, field: ChangeField) -> Json:
        return _any([self.of(field.amount), self.of(field.fixed)])

    @of.register
    def _table(self, field: TableField) -> Json:
        rows = {r"^(any|[0-9]{1,2}([-+]|-[0-9]{1,2})?)$": self.of(field.part)}
        return {"type": "object", "patternProperties": rows, "additionalProperties": False, "minProperties": 1}

    def _named(self, name: str, write: Callable[[], Json]) -> Json:
        """A part that may hold itself: written once, under its name."""
        if f"{self.name}.{name}" not in self.defs:
            self._put(name, {})
            self._put(name, write())
        return self._at(name)

    def _put(self, name: str, part: Json) -> Json:
        self.defs[f"{self.name}.{name}"] = part
        return self._at(name)

    def _at(self, name: str) -> Json:
        return {"$ref": f"#/$defs/{self.name}.{name}"}

    def _words(self, words: Words, *, lasting: bool = False) -> Json:
        """One bare word, or words with what belongs to them. ``lasting``: only those of what lasts."""
        known = [word for word, entry in words.entries.items() if not lasting or getattr(entry, "lasts", False)]
        arguments = {word: words.arguments(word) for word in known}
        bare = [word for word, one in arguments.items() if one.value is None]
        keys: dict[str, Json] = {}
        for word, one in arguments.items():
            part = {"enum": [True, None]} if one.value is None else self.of(one.value)
            doc = words.entries[word].doc.to(self.lang)
            keys[word] = {**part, "description": doc} if "$ref" not in part else {"allOf": [part], "description": doc}
        for option, parts in _options(arguments.values()).items():
            if option not in keys:
                keys[option] = _any([self.of(part) for part in parts])
        mapping = {"type": "object", "minProperties": 1, "properties": keys, "additionalProperties": False}
        return {"anyOf": [*([{"enum": bare}] if bare else []), mapping]}


def _options(arguments: Iterable[Arguments]) -> dict[str, list[Field]]:
    """The fields of each option that may stand beside a word."""
    found: dict[str, list[Field]] = {}
    for one in arguments:
        for name, option in one.options.items():
            found.setdefault(name, []).append(option.field)
    return found


def _any(parts: Iterable[Json]) -> Json:
    different: list[Json] = []
    for part in parts:
        different += [] if part in different else [part]
    return different[0] if len(different) == 1 else {"anyOf": different}


def _of_shapes(shapes: Iterable[str]) -> Json:
    return {} if set(shapes) == ANY_SHAPE else {"type": sorted(_SHAPES[shape] for shape in shapes)}
