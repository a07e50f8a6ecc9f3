"""The files that make up a catalog, as they lie on the disk."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from brzdek.core.catalog import source
from brzdek.core.catalog.source import Document
from brzdek.core.patterns import pattern
from brzdek.core.problems import BadData, Problem
from brzdek.core.text import clean
from brzdek.core.values import NamedTuple

if TYPE_CHECKING:
    from brzdek.core.layers import Layers

RULES_FILE, GUIDE_FILE = "rules.yaml", "guide.yaml"
READING_MATTER = (RULES_FILE, GUIDE_FILE)
"""What lies in the folder of a game beside its cards."""
DECK = "\0deck"
"""Stands for the name of a house deck: the same deck in another file is the same deck."""


OWN = "own"
"""What a house deck extends that lies on no game: a game of one's own."""
LOOKS = ("faces", "icons", "fonts", "palette", "backs", "kinds")
"""The keys under which a house deck tells of its looks."""


class CardFile(NamedTuple):
    """One file of a game as it lies on the disk. ``problems``: why it could not be read."""

    shown: str
    label: str
    """What the fingerprint counts as its name."""
    content: bytes
    problems: tuple[Problem, ...] = ()


LayerFiles: TypeAlias = dict[str, list[CardFile]]
"""The files of each layer, from the lowest up; under ``DECK`` those of the house decks, the topmost last."""


def card_files(folder: Path, shelf: str = "", only: Sequence[str] = ()) -> list[CardFile]:
    """The card files of a folder by name, all or ``only`` these. ``shelf`` stands before their labels."""
    try:
        with os.scandir(folder) as entries:
            names = sorted([entry.name for entry in entries if is_card_file(entry.name)])
    except OSError:
        names = []
    if not names:
        raise BadData([Problem(clean(str(folder)), 1, 1, "no_files")])
    return [card_file(f"{folder}{os.sep}{name}", f"{shelf}{name}") for name in only or names]


def stack_files(layers: Layers, decks: Sequence[Path] = ()) -> LayerFiles:
    """The files that make up a catalog. Labels of the lowest layer are bare names: what lies above it does not
    change the fingerprint of a game that is played without.
    """
    files: LayerFiles = {}
    for layer in layers.all:
        folder = layers.folder_of(layer)
        shelf = f"{folder.name}/" if files else ""
        files[layer.name] = card_files(folder, shelf, layer.files)
    files[DECK] = [card_file(str(deck), DECK) for deck in decks]
    return files


MOST_DECKS = 20
"""So many house decks may lie on top of each other."""
_BASE = pattern(r"[\w][\w .-]{0,80}\.ya?ml")


def is_base(word: object) -> bool:
    """Is it the name of a file beside a house deck, as ``extends`` may give it? It never leads out of the folder."""
    return isinstance(word, str) and _BASE.fullmatch(word) is not None


def with_bases(decks: Sequence[Path]) -> list[Path]:
    """House decks, each on top of those that it extends, none of them twice. BadData: they lie in a circle, are too
    many, or one is not there.
    """
    stack: list[Path] = []
    for deck in decks:
        _stack(deck, stack, [])
    return stack


def _stack(deck: Path, stack: list[Path], above: list[Path]) -> None:
    if any(_same_file(deck, other) for other in stack):
        return
    file = card_file(str(deck), DECK)
    # Only what may name another deck need be parsed here.
    named = b"extends" in file.content and (b".yaml" in file.content or b".yml" in file.content)
    document = document_of(file) if named else None
    word = document.data.get("extends") if document and isinstance(document.data, Mapping) else None
    if document is not None and is_base(word):
        base = deck.parent / str(word)
        if any(_same_file(base, other) for other in [*above, deck]):
            document.problem(("extends",), "deck_circle", file=str(word))
        elif len(above) >= MOST_DECKS:
            document.problem(("extends",), "many_decks", limit=MOST_DECKS)
        elif not base.is_file():
            document.problem(("extends",), "no_base", file=str(word))
        source.finish(document)
        _stack(base, stack, [*above, deck])
    stack.append(deck)
    if len(stack) > MOST_DECKS:
        raise BadData([Problem(clean(str(deck)), 1, 1, "many_decks", {"limit": MOST_DECKS})])


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one.resolve() == other.resolve()
    except (OSError, RuntimeError, ValueError):
        return False


def has_looks(deck: Path) -> bool:
    """May a house deck bring looks of its own? Most do not, and need not be parsed for that."""
    content = card_file(str(deck), DECK).content
    return any(f"{key}:".encode() in content or f'"{key}"'.encode() in content for key in LOOKS)


def is_card_file(name: str) -> bool:
    return name.endswith(".yaml") and name not in READING_MATTER and not name.startswith(".")


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


class LateDocument(Document):
    """A file that was right when its catalog was kept. It is parsed once somebody asks what stands in it, and where."""

    __slots__ = ("_parsed",)

    def __init__(self, file: str, parse: Callable[[], Document]) -> None:
        self.file = clean(file)
        self.problems = []
        self.warnings = []
        self.broken = False
        self._parsed = cache(parse)

    @property
    def data(self) -> Any:
        return self._parsed().data

    @property
    def marks(self) -> dict[source.Path, source.Place]:  # type: ignore[override]
        return self._parsed().marks

    @property
    def keys(self) -> dict[source.Path, source.Place]:  # type: ignore[override]
        return self._parsed().keys


def documents_of(files: LayerFiles) -> dict[str, list[Document]]:
    """The YAML in the files of each layer."""
    return {layer: [document_of(file) for file in part] for layer, part in files.items()}
