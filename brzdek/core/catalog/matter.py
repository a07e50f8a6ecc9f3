"""Reading matter of a game, which people read and no rule looks at: its rule reference and its guide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import brzdek
from brzdek.core.catalog import cache, source
from brzdek.core.catalog.files import card_file, document_of, fingerprint_of
from brzdek.core.catalog.schema import BAD, Record
from brzdek.core.catalog.source import Document


class Identified(Protocol):
    @property
    def id(self) -> str: ...


E = TypeVar("E", bound=Identified)


class Matter(ABC, Generic[E]):
    """One kind of reading matter: the file it stands in, and how its entries are read, kept and found again."""

    file: ClassVar[str]
    section: ClassVar[str]
    """The list in the file that holds the entries."""
    schema: ClassVar[Record]
    reading: ClassVar[int]
    """Raised whenever the meaning of such files changes, so that older cache entries are left alone."""

    @abstractmethod
    def entries(self, read: Mapping[str, Any]) -> list[E]:
        """The entries of what the schema has read."""

    @abstractmethod
    def packed(self, entries: Iterable[E]) -> Mapping[str, Mapping[str, Any]]:
        """Entries as the cache keeps them."""

    @abstractmethod
    def unpacked(self, kept: Mapping[str, Mapping[str, bytes]]) -> list[E]:
        """Entries as the cache kept them. KeyError, TypeError, ValueError: something else was kept."""

    def read(self, document: Document) -> list[E]:
        """The entries in a file; problems are noted in the document."""
        if document.broken:
            return []
        read = self.schema.read(document.data, (), document)
        entries = [] if read is BAD else self.entries(read)
        source.note_repeated(document, self.section, [entry.id for entry in entries])
        return entries

    def load(self, paths: Sequence[Path]) -> list[E]:
        """The entries of these files, from the lowest layer up: one with an id that is known below takes that one's
        place. BadData: all that is wrong.
        """
        files = [card_file(str(path), self.file) for path in paths]
        key = cache.key_of(brzdek.__version__, self.reading, self.file, fingerprint_of(files))
        if not any(file.problems for file in files) and (kept := cache.recall(key)) is not None:
            try:
                return self.unpacked(kept)
            except (KeyError, TypeError, ValueError):
                pass  # not what was kept: the files are read again
        documents = [document_of(file) for file in files]
        entries = {entry.id: entry for document in documents for entry in self.read(document)}
        source.finish(*documents)
        joined = self.joined(list(entries.values()))
        cache.keep(key, self.packed(joined))
        return joined

    def joined(self, entries: list[E]) -> list[E]:
        """The entries of all layers together, as each may need what stands in another."""
        return entries
