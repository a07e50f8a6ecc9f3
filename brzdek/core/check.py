"""Looking over card files: everything wrong with them, and what is merely worth knowing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from brzdek.core import source
from brzdek.core.catalog import CatalogSchema, read_rules
from brzdek.core.files import RULES_FILE, card_file, card_files, document_of
from brzdek.core.problems import BadData, Problem
from brzdek.core.schema import listed
from brzdek.core.shelf import Shelf
from brzdek.core.source import Document


class Home(NamedTuple):
    """Where the files of a game lie and what they may hold."""

    schema: CatalogSchema
    folder: Path


class Findings(NamedTuple):
    """What a check found. Warnings are no mistakes."""

    problems: list[Problem]
    warnings: list[Problem]


def check_game(home: Home) -> Findings:
    """Look over everything in a game's folder."""
    try:
        files = card_files(home.folder)
    except BadData as bad:
        return Findings(bad.problems, [])
    documents = [document_of(file) for file in files]
    Shelf(home.schema, documents).read()
    rules = home.folder / RULES_FILE
    if rules.exists():
        document = document_of(card_file(str(rules), RULES_FILE))
        read_rules(document)
        documents.append(document)
    return _findings(documents)


def check_file(file: Path, homes: Mapping[str, Home]) -> Findings:
    """Look over one file: a house deck, a file in a game's folder, or one that names its ``game``."""
    document = source.read_yaml(file)
    if document.broken:
        return Findings(document.problems, [])
    name = game_of(file, document, homes)
    key = _naming(document)
    if name is None:
        word = document.data.get(key) if isinstance(document.data, Mapping) else None
        near = (word, list(homes)) if isinstance(word, str) else None
        document.problem((key,), "whose_file", near=near, allowed=listed(list(homes)))
        return _findings([document])
    home = homes[name]
    if key == "extends":
        return _check_deck(home, document)
    if _lies_in(file, home):
        return _check_own(file, home, document)
    Shelf(home.schema, [document]).read(whole=False)
    return _findings([document])


def game_of(file: Path, document: Document, homes: Mapping[str, Home]) -> str | None:
    """The game that a file belongs to: it says so, or lies in the game's folder."""
    key = _naming(document)
    if key == "game":
        own = next((name for name, home in homes.items() if _lies_in(file, home)), None)
        if own is not None:
            return own
    name = document.data.get(key) if isinstance(document.data, Mapping) else None
    return name if isinstance(name, str) and name in homes else None


def _naming(document: Document) -> str:
    """The key under which a file names its game."""
    return "extends" if isinstance(document.data, Mapping) and "extends" in document.data else "game"


def _lies_in(file: Path, home: Home) -> bool:
    return home.folder.resolve() == file.resolve().parent


def _check_own(file: Path, home: Home, document: Document) -> Findings:
    """A file in a game's folder: what is wrong with it may depend on the others."""
    if file.name == RULES_FILE:
        read_rules(document)
        return _findings([document])
    try:
        others = [document_of(other) for other in card_files(home.folder) if other.label != file.name]
    except BadData as bad:
        return Findings(bad.problems, [])
    documents = sorted([*others, document], key=lambda one: Path(one.file).name)
    Shelf(home.schema, documents).read()
    return _findings([document])


def _check_deck(home: Home, deck: Document) -> Findings:
    try:
        documents = [document_of(file) for file in card_files(home.folder)]
    except BadData as bad:
        return Findings(bad.problems, [])
    Shelf(home.schema, documents).read(deck)
    findings = _findings([*documents, deck])
    return Findings(findings.problems, [warning for warning in findings.warnings if warning.file == deck.file])


def _findings(documents: list[Document]) -> Findings:
    problems = [problem for document in documents for problem in document.in_order()]
    return Findings(problems, [warning for document in documents for warning in _warnings(document)])


def _warnings(document: Document) -> list[Problem]:
    """What is worth knowing about a file, from its top to its end."""
    return sorted([*_own_texts(document), *document.warnings], key=lambda warning: (warning.line, warning.column))


def _own_texts(document: Document) -> list[Problem]:
    """The cards that bring their own text."""
    entries = document.data.get("cards") if isinstance(document.data, Mapping) else None
    warnings = []
    for index, entry in enumerate(entries if isinstance(entries, list) else ()):
        if isinstance(entry, Mapping) and "text" in entry:
            line, column = document.keys[("cards", index, "text")]
            warnings.append(Problem(document.file, line, column, "own_text", {"id": str(entry.get("id"))}))
    return warnings
