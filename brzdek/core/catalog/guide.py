"""The guide of a game: the ``guide.yaml`` of its layers, what newcomers ask and what they are told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from brzdek.core.catalog import cache
from brzdek.core.catalog.files import GUIDE_FILE
from brzdek.core.catalog.matter import Matter
from brzdek.core.catalog.schema import ListOf, Record, Str, TextPair, Word
from brzdek.core.catalog.source import Document
from brzdek.core.text import Text
from brzdek.core.values import NamedTuple


class Chapter(NamedTuple):
    """What is told of one thing that people ask about."""

    id: str
    title: Text
    text: Text
    asked: tuple[str, ...]
    """How people ask for it, in either language."""
    rules: tuple[str, ...] = ()
    """The rules that say it in full."""


def _chapter(
    id: str, title: Text, text: Text, asked: Mapping[str, tuple[str, ...]], **more: tuple[str, ...]
) -> Chapter:
    return Chapter(id, title, text, tuple([way for ways in asked.values() for way in ways]), **more)


_WAYS = ListOf(Str(120), 1, 40)


class _Guide(Matter[Chapter]):
    file = GUIDE_FILE
    section = "guide"
    schema = Record(
        {
            "guide": ListOf(
                Record(
                    {
                        "id": Word(),
                        "title": TextPair(40),
                        "text": TextPair(600),
                        "asked": Record({"pl": _WAYS, "en": _WAYS}),
                    },
                    {"rules": ListOf(Word(pattern="[A-Za-z0-9_-]+"))},
                    make=_chapter,
                ),
                1,
            )
        }
    )
    reading = 1

    def entries(self, read: Mapping[str, Any]) -> list[Chapter]:
        return list(read["guide"])

    def packed(self, entries: Iterable[Chapter]) -> Mapping[str, Mapping[str, Any]]:
        return {"guide": {chapter.id: list(chapter[1:]) for chapter in entries}}

    def unpacked(self, kept: Mapping[str, Mapping[str, bytes]]) -> list[Chapter]:
        parts = {key: cache.revived(text) for key, text in kept["guide"].items()}
        return [
            Chapter(key, Text(*title), Text(*text), tuple(asked), tuple(rules))
            for key, (title, text, asked, rules) in parts.items()
        ]


_GUIDE = _Guide()


def read_guide(document: Document) -> list[Chapter]:
    """The chapters in a ``guide.yaml``; problems are noted in the document."""
    return _GUIDE.read(document)


def load_guide(*folders: Path) -> list[Chapter]:
    """The guide of a game: ``guide.yaml`` in the folders of its layers, from the lowest up. Any may have none."""
    return _GUIDE.load([path for folder in folders if (path := folder / GUIDE_FILE).exists()])
