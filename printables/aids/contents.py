"""Player aids and the names of rule topics, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from brzdek.core.catalog.schema import ListOf, MapOf, Record, TextPair, Word
from brzdek.core.catalog.source import finish, read_yaml
from brzdek.core.text import Lang, Text
from printables.jobs.stock import DATA, palettes

STEPS, LIST, SIGNS = "steps", "list", "signs"


@dataclass(frozen=True, slots=True, kw_only=True)
class AidItem:
    """One thing to remember."""

    text: Text
    mark: Text | None = None
    """The sign or price that it explains."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """Things that belong together, numbered, in a list, or each with its sign."""

    title: Text
    style: str
    hue: str
    items: tuple[AidItem, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Aid:
    """What lies beside every player."""

    sections: tuple[Section, ...]


def _shape() -> Record:
    item = Record({"text": TextPair(300)}, {"mark": TextPair(40, same=True)}, make=AidItem)
    section = Record(
        {
            "title": TextPair(60),
            "style": Word((STEPS, LIST, SIGNS)),
            "hue": Word(list(palettes()["normal"])),
            "items": ListOf(item, 1, 40),
        },
        make=Section,
    )
    return Record({"sections": ListOf(section, 1, 20)}, make=Aid)


def aid_of(game: str) -> Aid | None:
    """The player aid of a game; None if it has none."""
    file = DATA / "aids" / f"{game}.yaml"
    if not file.is_file():
        return None
    doc = read_yaml(file)
    finish(doc)
    aid: Aid = _shape().read(doc.data, (), doc)
    finish(doc)
    return aid


@cache
def _topics() -> Mapping[str, Text]:
    doc = read_yaml(DATA / "rules" / "topics.yaml")
    finish(doc)
    field = Record({"topics": MapOf(Word(pattern="[a-z0-9_-]+"), TextPair(60))})
    found: Mapping[str, Text] = field.read(doc.data, (), doc)["topics"]
    finish(doc)
    return found


def topic_title(topic: str, lang: Lang) -> str:
    """What a topic of the rules is called."""
    named = _topics().get(topic)
    if named is not None:
        return named.to(lang)
    plain = topic.replace("_", " ").replace("-", " ")
    return plain[:1].upper() + plain[1:]
