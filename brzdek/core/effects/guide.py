"""The guide to the cards of one game: its kinds, slots and fields, and only the words that it really has.

Every word comes with an example that works in this game: from its own cards if one uses the word, else from a sample
deck, else the word's own.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from brzdek.core.catalog.kinds import CatalogSchema
from brzdek.core.catalog.schema import BAD, Field, described
from brzdek.core.catalog.source import Document, parse_yaml
from brzdek.core.effects.doc_words import GUIDE, HEADINGS
from brzdek.core.effects.docs import both, names_of, options_of, pair, yaml_block
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import Entry
from brzdek.core.effects.language import Language, NameField
from brzdek.core.text import Text
from brzdek.core.values import NamedTuple

MOST_LETTERS = 400
"""An example is never longer."""
MOST_TRIED = 60
"""So many places where a word is used are tried as examples."""


class Guided(NamedTuple):
    """What a guide is about."""

    title: Text
    schema: CatalogSchema
    kinds: Mapping[str, Text]
    """The kinds of cards in words."""
    cards: Sequence[Mapping[str, Any]]
    """Cards as they are written, to take examples from."""
    limits: Text
    """What can be said in this game and what cannot."""


class Example(NamedTuple):
    """A piece of YAML that works, and what it says on a card (if it is a whole effect)."""

    yaml: str
    text: Text | None = None


def guide(guided: Guided) -> str:
    """The guide as Markdown."""
    language = guided.schema.language
    assert isinstance(language, Language)
    examples = Examples(language, guided.cards)
    lines = [f"# {both(GUIDE['title'])}: {both(guided.title)}", "", *pair(GUIDE["about"])]
    lines += [f"## {both(GUIDE['limits'])}", "", *pair(guided.limits)]
    if language.conditions_wait:
        lines += pair(HEADINGS["waits"])
    if language.lasts:
        lines += pair(GUIDE["lasts"])
    lines += [f"## {both(GUIDE['kinds'])}", "", *pair(GUIDE["every_card"]), *_kinds(guided)]
    for heading, entries in (
        ("verbs", language.verbs),
        ("conditions", language.conditions),
        ("counters", language.counters),
        ("selectors", language.selectors),
    ):
        own = [(word, entry) for word, entry in entries.items() if usable(language, entry)]
        if own:
            lines += [f"## {both(HEADINGS[heading])}", ""]
            for word, entry in own:
                lines += _word(language, heading, word, entry, examples)
    lines += names_of(language, "##")
    return "\n".join(lines).rstrip() + "\n"


def usable(language: Language, entry: type[Entry]) -> bool:
    """Can the word be used at all in this game, or does it lack events, numbers, acts to speak of?"""
    value = entry.arguments(language).value
    inner = getattr(value, "key", value)
    return not (isinstance(inner, NameField) and not inner.choices)


# -- kinds


def _kinds(guided: Guided) -> list[str]:
    lines: list[str] = []
    for name, kind in guided.schema.kinds.items():
        title = guided.kinds.get(name)
        lines += [f"### `{name}`" + (f" – {both(title)}" if title else ""), ""]
        for key, field in {**kind.fields, **kind.optional, **kind.more}.items():
            needed = f" ({both(HEADINGS['required'])})" if key in kind.fields else ""
            lines.append(f"- `{key}`{needed}: {both(described(field))}")
        for slot in kind.effects:
            heading = f" – „{both(kind.headings[slot])}”" if slot in kind.headings else ""
            lines.append(f"- `{slot}`{heading}: {both(GUIDE['effect'])}")
        lines.append("")
    return lines


# -- words


def _word(language: Language, sort: str, word: str, entry: type[Entry], examples: Examples) -> list[str]:
    lines = [f"### `{entry.word}`", "", *pair(entry.doc), *options_of(language, entry)]
    example = examples.of(sort, word, entry)
    if example is None:
        return lines
    lines += yaml_block(example.yaml)
    return [*lines, f"{both(HEADINGS['reads'])}: *{both(example.text)}*", ""] if example.text else lines


class Examples:
    """Finds for each word the shortest piece of a card that shows it."""

    def __init__(self, language: Language, cards: Iterable[Mapping[str, Any]]) -> None:
        self.language = language
        self.used: dict[str, list[Any]] = {}
        """The pieces of cards in which each word stands."""
        for card in cards:
            for key, value in card.items():
                if key not in ("name", "flavour", "text"):
                    self._look_at(value)
        for pieces in self.used.values():
            pieces.sort(key=lambda piece: len(json.dumps(piece)))
        self.readers: dict[str, Field] = {
            "verbs": language,
            "conditions": language.condition,
            "counters": language.counter,
            "selectors": language.selector,
        }

    def _look_at(self, value: Any, around: tuple[Any, ...] = ()) -> None:
        """Note the pieces in which a word stands: some words mean something only inside others."""
        if isinstance(value, Mapping):
            for key, item in value.items():
                self.used.setdefault(str(key), []).extend([*around, value])
                self._look_at(item, (*around, value))
        elif isinstance(value, list):
            for item in value:
                self._look_at(item, around)
        elif isinstance(value, str):
            self.used.setdefault(value, []).extend([*around, value])

    def of(self, sort: str, word: str, entry: type[Entry]) -> Example | None:
        """An example of the word; None: neither a card nor the word itself has one that works here."""
        for piece in self._pieces(sort, word)[:MOST_TRIED]:
            example = self._tried(self.readers[sort], piece, written(piece))
            if example is not None and len(example.yaml) <= MOST_LETTERS:
                return example
        own = parse_yaml(entry.example, "").data
        return self._tried(self.readers[sort], own, entry.example) or self._tried(self.language, own, entry.example)

    def _pieces(self, sort: str, word: str) -> list[Any]:
        if sort != "selectors":
            return self.used.get(word, [])
        kind, _, name = word.partition(" ")
        found = [piece[kind] for piece in self.used.get(kind, ()) if isinstance(piece, Mapping) and kind in piece]
        return [{kind: one} for one in found if one == name or (isinstance(one, Mapping) and name in one)]

    def _tried(self, reader: Field, piece: Any, yaml: str) -> Example | None:
        doc = Document("", piece)
        read = reader.read(piece, (), doc)
        if read is BAD or doc.problems:
            return None
        return Example(yaml, Text(read.text("pl"), read.text("en")) if isinstance(read, Effect) else None)


def written(value: Any) -> str:
    """A plain value as people write it."""
    import yaml

    if isinstance(value, str):
        return value
    text: str = yaml.safe_dump(value, allow_unicode=True, sort_keys=False, default_flow_style=None, width=100)
    return text.rstrip()
