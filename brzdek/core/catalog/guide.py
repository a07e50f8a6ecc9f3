"""The guide of a game: the ``guide.yaml`` of its layers, what newcomers ask and what they are told."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import brzdek
from brzdek.core.catalog import cache, source
from brzdek.core.catalog.files import GUIDE_FILE, card_file, document_of, fingerprint_of
from brzdek.core.catalog.schema import BAD, ListOf, Record, Str, TextPair, Word
from brzdek.core.catalog.source import Document
from brzdek.core.text import Text
from brzdek.core.values import NamedTuple

READING = 1
"""Raised whenever the meaning of guides changes, so that older cache entries are left alone."""


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
_GUIDE = Record(
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


def read_guide(document: Document) -> list[Chapter]:
    """The chapters in a ``guide.yaml``; problems are noted in the document."""
    if document.broken:
        return []
    read = _GUIDE.read(document.data, (), document)
    chapters: list[Chapter] = [] if read is BAD else list(read["guide"])
    source.note_repeated(document, "guide", [chapter.id for chapter in chapters])
    return chapters


def load_guide(*folders: Path) -> list[Chapter]:
    """The guide of a game: ``guide.yaml`` in the folders of its layers, from the lowest up. Any may have none; a
    chapter with an id that is known below takes that one's place. BadData: all that is wrong.
    """
    files = [card_file(str(path), GUIDE_FILE) for folder in folders if (path := folder / GUIDE_FILE).exists()]
    key = cache.key_of(brzdek.__version__, READING, GUIDE_FILE, fingerprint_of(files))
    entry = None if any(file.problems for file in files) else cache.recall(key)
    kept = _kept_chapters(entry) if entry is not None else None
    if kept is not None:
        return kept
    documents = [document_of(file) for file in files]
    chapters = {chapter.id: chapter for document in documents for chapter in read_guide(document)}
    source.finish(*documents)
    cache.keep(key, {"guide": {chapter.id: list(chapter[1:]) for chapter in chapters.values()}})
    return list(chapters.values())


def _kept_chapters(entry: Mapping[str, Mapping[str, bytes]]) -> list[Chapter] | None:
    try:
        parts = {key: cache.revived(text) for key, text in entry["guide"].items()}
        return [
            Chapter(key, Text(*title), Text(*text), tuple(asked), tuple(rules))
            for key, (title, text, asked, rules) in parts.items()
        ]
    except (KeyError, TypeError, ValueError):
        return None
