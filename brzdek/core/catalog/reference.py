"""The rule reference of a game: the ``rules.yaml`` of its layers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import brzdek
from brzdek.core.catalog import cache, source
from brzdek.core.catalog.files import RULES_FILE, card_file, document_of, fingerprint_of
from brzdek.core.catalog.schema import BAD, ListOf, MapOf, Record, TextPair, Word
from brzdek.core.catalog.source import Document
from brzdek.core.text import Text
from brzdek.core.values import NamedTuple

READING = 3
"""Raised whenever the meaning of rule files changes, so that older cache entries are left alone."""


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
_RULES = Record(
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


def read_rules(document: Document) -> list[Rule]:
    """The rules in a ``rules.yaml``; problems are noted in the document."""
    if document.broken:
        return []
    read = _RULES.read(document.data, (), document)
    rules: list[Rule] = [] if read is BAD else _headed(read["rules"], read.get("topics", {}))
    source.note_repeated(document, "rules", [rule.id for rule in rules])
    return rules


def _headed(rules: Iterable[Rule], headings: Mapping[str, Text]) -> list[Rule]:
    return [rule._replace(heading=headings.get(rule.topic)) for rule in rules]


def load_rules(*folders: Path) -> list[Rule]:
    """The rule reference of a game: ``rules.yaml`` in the folders of its layers, from the lowest up. A layer may have
    none; a rule with an id that is known below takes that one's place. BadData: all that is wrong.
    """
    lowest, *above = [folder / RULES_FILE for folder in folders]
    files = [card_file(str(path), RULES_FILE) for path in (lowest, *[path for path in above if path.exists()])]
    key = cache.key_of(brzdek.__version__, READING, RULES_FILE, fingerprint_of(files))
    entry = None if any(file.problems for file in files) else cache.recall(key)
    kept = _kept_rules(entry) if entry is not None else None
    if kept is not None:
        return kept
    documents = [document_of(file) for file in files]
    rules = {rule.id: rule for document in documents for rule in read_rules(document)}
    source.finish(*documents)
    headings = {rule.topic: rule.heading for rule in rules.values() if rule.heading is not None}
    cache.keep(
        key,
        {
            "rules": {rule.id: [rule.topic, *rule.text, *(rule.ruling or ())] for rule in rules.values()},
            "topics": {topic: list(heading) for topic, heading in headings.items()},
        },
    )
    return _headed(rules.values(), headings)


def _kept_rules(entry: Mapping[str, Mapping[str, bytes]]) -> list[Rule] | None:
    try:
        headings = {topic: Text(*cache.revived(text)) for topic, text in entry.get("topics", {}).items()}
        parts = {key: cache.revived(text) for key, text in entry["rules"].items()}
        return [
            Rule(key, topic, Text(pl, en), Text(*ruling) if ruling else None, headings.get(topic))
            for key, (topic, pl, en, *ruling) in parts.items()
        ]
    except (KeyError, TypeError, ValueError):
        return None
