"""Rules that speak of colours and corners, worded after the components that are really printed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any

from brzdek.core.catalog.reference import Rule
from brzdek.core.catalog.schema import MapOf, Record, TextPair, Word
from brzdek.core.catalog.source import finish, read_yaml
from brzdek.core.text import LANGS, Lang, Text
from printables.cards import designs
from printables.jobs.stock import DATA
from printables.tokens import sorts

_FIELD = re.compile(r"\{(\w+)\.(\w+)\}")


@cache
def _data() -> Mapping[str, Any]:
    doc = read_yaml(DATA / "rules" / "printed.yaml")
    finish(doc)
    words = MapOf(Word(), TextPair(40))
    rules = MapOf(Word(pattern="[A-Z]{3}-[0-9]{3}"), TextPair(3000))
    found: Mapping[str, Any] = Record({"hue_words": words, "corner_words": words, "printed_rules": rules}).read(
        doc.data, (), doc
    )
    finish(doc)
    return found


def as_printed(game: str, rules: Sequence[Rule]) -> list[Rule]:
    """The rules of a game, those about components as its own components are."""
    own: Mapping[str, Text] = _data()["printed_rules"]
    return [rule._replace(text=_filled(game, own[rule.id])) if rule.id in own else rule for rule in rules]


def rules_about_components() -> Mapping[str, Text]:
    """The templates, by the id of the rule."""
    found: Mapping[str, Text] = _data()["printed_rules"]
    return found


def _filled(game: str, template: Text) -> Text:
    return Text(*(_FIELD.sub(partial(_field, game, lang), template.to(lang)) for lang in LANGS))


def _field(game: str, lang: Lang, field: re.Match[str]) -> str:
    return shown(game, field[1], field[2], lang)


def shown(game: str, sort: str, name: str, lang: Lang) -> str:
    """The colour of a banner or a token, or the corner in which a mark stands, as the drawings have it."""
    if sort == "corner":
        corner: Text = _data()["corner_words"][designs.load(game).corners[name]]
        return corner.to(lang)
    hue = designs.load(game).banners[name] if sort == "banner" else _token(game, name)
    word: Text = _data()["hue_words"][hue]
    return word.to(lang)


def _token(game: str, name: str) -> str:
    return next(one.hue for one in sorts.sorts()[game] if one.id == name)
