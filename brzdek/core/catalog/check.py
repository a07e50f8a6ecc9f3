"""Looking over card files: everything wrong with them, and what is merely worth knowing."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from brzdek.core.catalog import source
from brzdek.core.catalog.base import open_shelf
from brzdek.core.catalog.files import (
    DECK,
    GUIDE_FILE,
    OWN,
    READING_MATTER,
    card_file,
    document_of,
    documents_of,
    is_base,
    stack_files,
    with_bases,
)
from brzdek.core.catalog.guide import read_guide
from brzdek.core.catalog.own import own_layers
from brzdek.core.catalog.reference import read_rules
from brzdek.core.catalog.schema import listed
from brzdek.core.catalog.shelf import Shelf
from brzdek.core.catalog.smells import note_smells
from brzdek.core.catalog.source import Document
from brzdek.core.layers import Layers
from brzdek.core.problems import BadData, Problem
from brzdek.core.values import NamedTuple


class Findings(NamedTuple):
    """What a check found. Warnings are no mistakes."""

    problems: list[Problem]
    warnings: list[Problem]


def check_game(layers: Layers) -> Findings:
    """Look over everything in the folders of a game's layers."""
    try:
        files = stack_files(layers)
    except BadData as bad:
        return Findings(bad.problems, [])
    documents = documents_of(files)
    Shelf(layers, documents).read()
    matter = [folder / name for name in READING_MATTER for folder in layers.own_folders()]
    references = [document_of(card_file(str(path), path.name)) for path in matter if path.exists()]
    for document in references:
        _read_matter(document)
    own = [document for name in documents if name not in layers.borrowed() for document in documents[name]]
    findings = _findings([*own, *references], layers)
    lent = _findings([document for name in layers.borrowed() for document in documents[name]], layers)
    return Findings([*findings.problems, *lent.problems], findings.warnings)


def check_file(file: Path, homes: Mapping[str, Layers]) -> Findings:
    """Look over one file: a house deck, a file in a game's folder, or one that names its ``game``."""
    document = source.read_yaml(file)
    if document.broken:
        return Findings(document.problems, [])
    try:
        name = game_of(file, document, homes)
    except BadData as bad:
        return Findings(bad.problems, [])
    key = _naming(document)
    if name is None:
        word = document.data.get(key) if isinstance(document.data, Mapping) else None
        near = (word, list(homes)) if isinstance(word, str) else None
        document.problem((key,), "whose_file", near=near, allowed=listed(list(homes)))
        return _findings([document])
    if key == "extends":
        return check_decks(own_layers(with_bases([file])) if name == OWN else homes[name], [file])
    home = homes[name]
    if _lies_in(file, home):
        return _check_own(file, home, document)
    Shelf(home, {home.own_names()[-1]: [document]}).read(whole=False)
    return _findings([document], home)


def game_of(file: Path, document: Document, homes: Mapping[str, Layers]) -> str | None:
    """The game that a file belongs to: it says so, or lies in the game's folder, or on a deck that says so."""
    key = _naming(document)
    if key == "game":
        own = next((name for name, home in homes.items() if _lies_in(file, home)), None)
        if own is not None:
            return own
    name = document.data.get(key) if isinstance(document.data, Mapping) else None
    if key == "extends" and is_base(name):
        name = _lowest(file)
    return name if isinstance(name, str) and (name in homes or (key == "extends" and name == OWN)) else None


def _lowest(file: Path) -> Any:
    """What the lowest of the decks below a deck extends. BadData: they do not lie on top of each other."""
    data = source.read_yaml(with_bases([file])[0]).data
    return data.get("extends") if isinstance(data, Mapping) else None


def _naming(document: Document) -> str:
    """The key under which a file names its game."""
    return "extends" if isinstance(document.data, Mapping) and "extends" in document.data else "game"


def _read_matter(document: Document) -> None:
    """Look over rules or a guide."""
    if Path(document.file).name == GUIDE_FILE:
        read_guide(document)
    else:
        read_rules(document)


def _lies_in(file: Path, home: Layers) -> bool:
    return file.resolve().parent in [folder.resolve() for folder in home.own_folders()]


def _check_own(file: Path, home: Layers, document: Document) -> Findings:
    """A file in a game's folder: what is wrong with it may depend on the others."""
    if file.name in READING_MATTER:
        _read_matter(document)
        return _findings([document])
    try:
        documents = documents_of(stack_files(home))
    except BadData as bad:
        return Findings(bad.problems, [])
    own = next(layer.name for layer in home.all if home.folder_of(layer).resolve() == file.resolve().parent)
    others = [other for other in documents[own] if Path(other.file).name != file.name]
    documents[own] = sorted([*others, document], key=lambda one: Path(one.file).name)
    Shelf(home, documents).read()
    return _findings([document], home)


def check_decks(home: Layers, decks: Sequence[Path]) -> Findings:
    """Look over house decks that lie on top of each other, with all that they extend."""
    try:
        return check_shelf(home, with_bases(decks))[0]
    except BadData as bad:
        return Findings(bad.problems, [])


def check_shelf(home: Layers, decks: Sequence[Path]) -> tuple[Findings, Shelf]:
    """The same of decks that are all there, with everything that was read. BadData: the game has no files."""
    shelf = open_shelf(home, decks)
    shelf.read()
    own = shelf.by_layer[DECK]
    if not shelf.problems():
        note_smells(shelf, own)
    problems = [problem for document in shelf.documents for problem in document.in_order()]
    if len(decks) > 1 and any(problem.key == "deck_spoils" for problem in problems):
        # The topmost deck is blamed, unless those below it do the same without it.
        below = check_shelf(home, decks[:-1])
        if below[0].problems:
            return below
    return Findings(problems, _findings(own, home).warnings), shelf


def _findings(documents: Sequence[Document], home: Layers | None = None) -> Findings:
    problems = [problem for document in documents for problem in document.in_order()]
    kinds = {} if home is None else home.schema.kinds
    silent = {name for name, kind in kinds.items() if not kind.effects}
    return Findings(problems, [warning for document in documents for warning in _warnings(document, silent)])


def _warnings(document: Document, silent: Collection[str]) -> list[Problem]:
    """What is worth knowing about a file, from its top to its end. ``silent``: kinds of cards without effects."""
    own = _own_texts(document, silent)
    return sorted([*own, *document.warnings], key=lambda warning: (warning.line, warning.column))


def _own_texts(document: Document, silent: Collection[str]) -> list[Problem]:
    """The cards that bring their own text, though their effects would say it."""
    entries = document.data.get("cards") if isinstance(document.data, Mapping) else None
    warnings = []
    for index, entry in enumerate(entries if isinstance(entries, list) else ()):
        if isinstance(entry, Mapping) and "text" in entry and entry.get("kind") not in silent:
            place = document.keys.get(("cards", index, "text"))
            if place is None:
                # The text comes from the card that is patched.
                continue
            line, column = place
            warnings.append(Problem(document.file, line, column, "own_text", {"id": str(entry.get("id"))}))
    return warnings
