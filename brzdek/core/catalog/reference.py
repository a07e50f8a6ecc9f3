"""The rule reference of a game: the ``rules.yaml`` of its layers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from brzdek.core.catalog import cache
from brzdek.core.catalog.files import RULES_FILE
from brzdek.core.catalog.matter import Matter
from brzdek.core.catalog.schema import ListOf, MapOf, Record, TextPair, Word
from brzdek.core.catalog.source import Document
from brzdek.core.text import Text
from brzdek.core.values import NamedTuple


class Rule(NamedTuple):
    """One rule of a game as people read it."""

    id: str
    topic: str
    text: Text
    ruling: Text | None = None
    """How we read it where the rulebook leaves something open."""
    heading: Text | None = None
    """Its topic in words; None: the file does not say."""

    @property
    def about(self) -> Text:
        """Its topic as people read it."""
        plain = self.topic.replace("-", " ").replace("_", " ")
        return self.heading or Text(plain, plain)


_TOPIC = Word(pattern="[a-z0-9_-]+")


class _Reference(Matter[Rule]):
    file = RULES_FILE
    section = "rules"
    schema = Record(
        {
            "rules": ListOf(
                Record(
                    {"id": Word(pattern="[A-Za-z0-9_-]+"), "topic": _TOPIC, "text": TextPair(3000)},
                    {"ruling": TextPair(3000)},
                    make=Rule,
                ),
                1,
            )
        },
        {"topics": MapOf(_TOPIC, TextPair(60))},
    )
    reading = 3

    def entries(self, read: Mapping[str, Any]) -> list[Rule]:
        return _headed(read["rules"], read.get("topics", {}))

    def joined(self, entries: list[Rule]) -> list[Rule]:
        return _headed(entries, _headings(entries))

    def packed(self, entries: Iterable[Rule]) -> Mapping[str, Mapping[str, Any]]:
        rules = list(entries)
        return {
            "rules": {rule.id: [rule.topic, *rule.text, *(rule.ruling or ())] for rule in rules},
            "topics": {topic: list(heading) for topic, heading in _headings(rules).items()},
        }

    def unpacked(self, kept: Mapping[str, Mapping[str, bytes]]) -> list[Rule]:
        headings = {topic: Text(*cache.revived(text)) for topic, text in kept.get("topics", {}).items()}
        parts = {key: cache.revived(text) for key, text in kept["rules"].items()}
        return [
            Rule(key, topic, Text(pl, en), Text(*ruling) if ruling else None, headings.get(topic))
            for key, (topic, pl, en, *ruling) in parts.items()
        ]


_REFERENCE = _Reference()


def _headings(rules: Iterable[Rule]) -> dict[str, Text]:
    return {rule.topic: rule.heading for rule in rules if rule.heading is not None}


def _headed(rules: Iterable[Rule], headings: Mapping[str, Text]) -> list[Rule]:
    return [rule._replace(heading=headings.get(rule.topic)) for rule in rules]


def read_rules(document: Document) -> list[Rule]:
    """The rules in a ``rules.yaml``; problems are noted in the document."""
    return _REFERENCE.read(document)


def load_rules(*folders: Path) -> list[Rule]:
    """The rule reference of a game: ``rules.yaml`` in the folders of its layers, from the lowest up. Only a layer above
    may have none.
    """
    lowest, *above = [folder / RULES_FILE for folder in folders]
    return _REFERENCE.load([lowest, *[path for path in above if path.exists()]])
