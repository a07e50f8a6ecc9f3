"""Plain data with many small entries: read from YAML once, kept, and each entry revived when it is needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import brzdek
from brzdek.core.catalog import cache as kept
from brzdek.core.catalog.files import card_files, document_of, fingerprint_of
from brzdek.core.catalog.source import finish
from printables.jobs.stock import DATA


class Entries(Mapping[str, Any]):
    """Entries by name, each kept as text until somebody asks for it."""

    def __init__(self, texts: Mapping[str, bytes]) -> None:
        self.texts = texts
        self.read: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self.read:
            self.read[name] = kept.revived(self.texts[name])
        return self.read[name]

    def __contains__(self, name: object) -> bool:
        return name in self.texts

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    def __len__(self) -> int:
        return len(self.texts)


@cache
def kept_sections(folder: str, only: str = "") -> Mapping[str, Mapping[str, Any]]:
    """The entries in the files of a folder of data, by the first keys of the files; ``only``: in one of them."""
    files = card_files(DATA / folder, only=(f"{only}.yaml",) if only else ())
    key = kept.key_of(brzdek.__version__, folder, fingerprint_of(files))
    entry = kept.recall(key)
    if entry is not None:
        return {section: Entries(texts) for section, texts in entry.items()}
    documents = [document_of(file) for file in files]
    finish(*documents)
    plain: dict[str, dict[str, Any]] = {}
    for document in documents:
        for section, entries in document.data.items():
            plain.setdefault(section, {}).update(entries)
    kept.keep(key, plain)
    return plain
