"""The files that make up a catalog, as they lie on the disk."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from brzdek.core import source
from brzdek.core.problems import BadData, Problem
from brzdek.core.source import Document
from brzdek.core.text import clean

RULES_FILE = "rules.yaml"
DECK = "\0deck"
"""Stands for the name of a house deck: the same deck in another file is the same deck."""


class CardFile(NamedTuple):
    """One file of a game as it lies on the disk. ``problems``: why it could not be read."""

    shown: str
    label: str
    """What the fingerprint counts as its name."""
    content: bytes
    problems: tuple[Problem, ...] = ()


def card_files(folder: Path, deck: Path | None = None) -> list[CardFile]:
    """The files that make up a catalog, in the order of their names, the deck last."""
    try:
        with os.scandir(folder) as entries:
            names = sorted([entry.name for entry in entries if is_card_file(entry.name)])
    except OSError:
        names = []
    if not names:
        raise BadData([Problem(clean(str(folder)), 1, 1, "no_files")])
    files = [card_file(f"{folder}{os.sep}{name}", name) for name in names]
    if deck is not None:
        files.append(card_file(str(deck), DECK))
    return files


def is_card_file(name: str) -> bool:
    return name.endswith(".yaml") and name != RULES_FILE and not name.startswith(".")


def card_file(file: str, label: str) -> CardFile:
    try:
        return CardFile(file, label, source.fetch(file))
    except BadData as bad:
        return CardFile(file, label, b"", tuple(bad.problems))


def fingerprint_of(files: Sequence[CardFile]) -> str:
    """A short hash of names and contents; the sort of line ends does not count."""
    digest = hashlib.sha256()
    for file in files:
        content = file.content.replace(b"\r\n", b"\n")
        digest.update(f"{file.label}\0{len(content)}\0".encode(errors="surrogateescape"))
        digest.update(content)
    return digest.hexdigest()[:16]


def document_of(file: CardFile) -> Document:
    """The YAML in a file; what is wrong with it stands in the document's problems."""
    if file.problems:
        return Document(clean(file.shown), None, problems=list(file.problems), broken=True)
    return source.parse_yaml(file.content, file.shown)
