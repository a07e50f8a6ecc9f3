"""Reading YAML from outside: where each value stands, and no surprises.

The file is read from parser events, without recursion and without PyYAML's own idea of what a plain word
means: ``true`` and ``false`` are flags, decimal numbers are numbers, nothing or ``null`` is nothing, and all
the rest is text. Anchors, aliases, tags and merge keys are refused, so that a small file cannot grow.
"""

from __future__ import annotations

import os
import pathlib
import re
import stat
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from brzdek.core.patterns import pattern
from brzdek.core.problems import BadData, Problem, nearest
from brzdek.core.text import Text, clean
from brzdek.core.values import dataclass, field
from brzdek.core.words import YAML_ERRORS

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value inside a document, such as ``("cards", 3, "play", 0)``."""
Place: TypeAlias = tuple[int, int]
"""Line and column, from 1."""

SIZE_LIMIT = 5_000_000
DEPTH_LIMIT = 40
DIGIT_LIMIT = 20
"""Enough for every seed."""
PROBLEM_LIMIT = 100


@dataclass(slots=True)
class Document:
    """One file: its plain data, the place of each value, and what was found wrong so far."""

    file: str
    data: Any
    marks: dict[Path, Place] = field(default_factory=dict)
    """Line and column of each value, from 1; empty for data that comes from the cache."""
    problems: list[Problem] = field(default_factory=list)
    keys: dict[Path, Place] = field(default_factory=dict)
    """Line and column of the key of each value that has one."""
    broken: bool = False
    """Is the data missing because the file could not be read at all?"""
    warnings: list[Problem] = field(default_factory=list)
    """What is worth knowing but no mistake."""

    def problem(
        self,
        path: Path,
        key: str | Text,
        /,
        *,
        near: tuple[str, Any] | None = None,
        at_key: bool = False,
        **values: Any,
    ) -> None:
        """Note a mistake. ``near``: a word and the known words among which to look for the nearest one.

        ``at_key``: the key of the value is wrong rather than the value.
        """
        place = self.keys.get(path) if at_key else None
        hint = nearest(near[0], near[1]) if near and len(self.problems) < PROBLEM_LIMIT else None
        self.note(place or self.where(path), key, hint, **values)

    def note(self, place: Place, key: str | Text, near: str | None = None, /, **values: Any) -> None:
        """Note a mistake at a line and column."""
        if len(self.problems) > PROBLEM_LIMIT:
            return
        if len(self.problems) == PROBLEM_LIMIT:
            key, near, values = "more_problems", None, {"count": PROBLEM_LIMIT}
        self.problems.append(Problem(self.file, *place, key, values, near))

    def warn(self, path: Path, key: str | Text, /, *, at_key: bool = False, **values: Any) -> None:
        """Note what is no mistake but worth knowing."""
        place = (self.keys.get(path) if at_key else None) or self.where(path)
        self.warnings.append(Problem(self.file, *place, key, values))

    def in_order(self) -> list[Problem]:
        """The problems from the top of the file to its end."""
        shown = sorted(self.problems[:PROBLEM_LIMIT], key=lambda problem: (problem.line, problem.column))
        return shown + self.problems[PROBLEM_LIMIT:]

    def where(self, path: Path) -> Place:
        """The place of the value, or of the nearest one around it."""
        for length in range(len(path), -1, -1):
            if path[:length] in self.marks:
                return self.marks[path[:length]]
        return (1, 1)


def note_repeated(document: Document, section: str, ids: Sequence[str]) -> None:
    """Note where an entry of a list has the id of one above it."""
    first: dict[str, int] = {}
    for index, name in enumerate(ids):
        if first.setdefault(name, index) != index:
            line, _ = document.where((section, first[name], "id"))
            document.problem((section, index, "id"), "duplicate_id", id=name, place=f"{document.file}:{line}")


def finish(*documents: Document) -> None:
    """Raise BadData if anything is wrong with the documents."""
    problems = [problem for document in documents for problem in document.in_order()]
    if problems:
        raise BadData(problems)


_OPENING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever."""


def fetch(file: str | pathlib.Path, *, limit: int = SIZE_LIMIT) -> bytes:
    """The bytes of a regular file, if it is not too big; else BadData."""
    try:
        number = os.open(file, _OPENING)
        try:
            return _read(file, number, limit)
        finally:
            os.close(number)
    except (FileNotFoundError, NotADirectoryError):
        raise _bad_file(file, "file_missing") from None
    except PermissionError:
        # Some systems do not let a folder be opened at all.
        raise _bad_file(file, "file_folder" if pathlib.Path(file).is_dir() else "file_forbidden") from None
    except (OSError, ValueError):
        raise _bad_file(file, "file_unreadable") from None


def _read(file: str | pathlib.Path, number: int, limit: int) -> bytes:
    status = os.fstat(number)
    if stat.S_ISDIR(status.st_mode):
        raise _bad_file(file, "file_folder")
    if not stat.S_ISREG(status.st_mode):
        raise _bad_file(file, "file_special")
    size = status.st_size
    content = b""
    # The file may have grown since its size was looked at, so always ask for more than that.
    while size <= limit and (piece := os.read(number, size - len(content) + 4096)):
        content += piece
        size = max(size, len(content))
    if size > limit:
        raise _bad_file(file, "file_too_big", size=-(-size // 1000), limit=limit // 1000)
    return content


def _bad_file(file: str | pathlib.Path, key: str, **values: Any) -> BadData:
    return BadData([Problem(clean(str(file)), 1, 1, key, values)])


def read_yaml(file: pathlib.Path, *, limit: int = SIZE_LIMIT) -> Document:
    """One YAML file. What is wrong with it stands in the document's problems."""
    try:
        content = fetch(file, limit=limit)
    except BadData as bad:
        return Document(clean(str(file)), None, problems=bad.problems, broken=True)
    return parse_yaml(content, str(file))


def parse_yaml(content: str | bytes, name: str) -> Document:
    """YAML from memory, under the name that messages shall show."""
    document = Document(clean(name), None)
    text = content if isinstance(content, str) else _decoded(content, document)
    if text is not None:
        text = _checked(text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n"), document)
    if text is None:
        document.broken = True
        return document
    spoilt = bool(document.problems)
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    builder = _Builder(document)
    try:
        builder.build(yaml.parse(text, Loader=loader))
    except yaml.YAMLError as error:
        document.broken = True
        if not spoilt:
            _note_error(error, document)
    return document


# -- characters


def _decoded(content: bytes, document: Document) -> str | None:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        start = error.start
        line_start = content.rfind(b"\n", 0, start) + 1
        place = (content.count(b"\n", 0, start) + 1, len(content[line_start:start].decode("utf-8")) + 1)
        document.note(place, "not_utf8", byte=f"{content[start]:02x}", place=start + 1)
        return None


_SUSPECT = pattern("[^\n -~\u00a0-\u00ac\u00ae-\u0377]")
_REFUSED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def refused_character(text: str) -> str | None:
    """The first character that may not stand in a line of text, such as one that steers a terminal."""
    if text.isprintable():
        return None
    found = next((spot for spot in _SUSPECT.finditer(text) if unicodedata.category(spot[0]) in _REFUSED), None)
    return found[0] if found else None


def code_of(letter: str) -> str:
    return f"U+{ord(letter):04X}"


def _checked(text: str, document: Document) -> str | None:
    """The text with refused characters noted and blanked, so that the rest can still be looked at.

    None: a tab in the indentation, after which nothing stands where it seems to stand.
    """
    spots = [spot.start() for spot in _SUSPECT.finditer(text) if unicodedata.category(spot[0]) in _REFUSED]
    for spot in spots[: PROBLEM_LIMIT + 1]:
        place = (text.count("\n", 0, spot) + 1, spot - text.rfind("\n", 0, spot))
        if text[spot] == "\t":
            document.note(place, "tab")
        else:
            document.note(place, "bad_character", code=code_of(text[spot]))
    if spots and re.search(r"^[ -]*\t", text, re.MULTILINE):
        return None
    letters = list(text) if spots else []
    for spot in spots:
        letters[spot] = " "
    return "".join(letters) if spots else text


def _note_error(error: Any, document: Document) -> None:
    why = str(getattr(error, "problem", None) or "")
    # Something left open is noticed only at the end; the place to mend is where it began.
    began = "end of stream" in why or "expected ':'" in why
    mark = (began and getattr(error, "context_mark", None)) or getattr(error, "problem_mark", None)
    place = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    reason = next((text for part, text in YAML_ERRORS.items() if part in why), YAML_ERRORS[""])
    document.note(place, "bad_yaml", why=reason)


# -- values


class _Mark:
    """A key that is still to come, or one that was refused."""


_AWAITED = _Mark()
_REFUSED_KEY = _Mark()
_WHOLE = pattern(r"-?(?:0|[1-9][0-9]*)")
_DECIMAL = pattern(r"-?(?:0|[1-9][0-9]*)\.[0-9]+")


@dataclass(slots=True)
class _Frame:
    """A list or mapping that is being read."""

    items: list[Any] | dict[Any, Any]
    path: Path
    key: Any = _AWAITED

    def next_path(self) -> Path:
        if isinstance(self.items, list):
            return (*self.path, len(self.items))
        # The empty text is never a key, so what stands under a refused key hides no other place.
        return (*self.path, "" if isinstance(self.key, _Mark) else self.key)

    def put(self, value: Any) -> None:
        if isinstance(self.items, list):
            self.items.append(value)
        else:
            if not isinstance(self.key, _Mark):
                self.items[self.key] = value
            self.key = _AWAITED


class _Builder:
    """Makes plain data from parser events."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.frames: list[_Frame] = []
        self.depth = 0
        self.documents = 0
        self.skipping = 0
        """How many levels deep we are inside a key that is itself a list or a mapping."""

    def build(self, events: Iterable[Any]) -> None:
        for event in events:
            kind = type(event).__name__
            place = (event.start_mark.line + 1, event.start_mark.column + 1)
            if kind == "DocumentStartEvent":
                self.documents += 1
                if self.documents > 1:
                    self.document.note(place, "many_documents")
                    return
            elif kind in ("MappingStartEvent", "SequenceStartEvent"):
                if not self._open({} if kind == "MappingStartEvent" else [], event, place):
                    return
            elif kind in ("MappingEndEvent", "SequenceEndEvent"):
                self._close()
            elif kind in ("ScalarEvent", "AliasEvent"):
                self._single(event, place)
        if not self.documents or self.document.data is None:
            self.document.broken = True
            if not self.document.problems:
                self.document.note((1, 1), "file_empty")

    def _open(self, items: list[Any] | dict[Any, Any], event: Any, place: Place) -> bool:
        self.depth += 1
        if self.depth > DEPTH_LIMIT:
            self.document.note(place, "too_deep", limit=DEPTH_LIMIT)
            self.document.broken = True
            return False
        self._refuse_extras(event, place)
        if self.skipping:
            self.skipping += 1
        elif self._awaits_key():
            self.document.note(place, "bad_key")
            self.skipping = 1
        else:
            path = self.frames[-1].next_path() if self.frames else ()
            self.document.marks[path] = place
            self._put(items)
            self.frames.append(_Frame(items, path))
        return True

    def _close(self) -> None:
        self.depth -= 1
        if not self.skipping:
            self.frames.pop()
            return
        self.skipping -= 1
        if not self.skipping:
            self.frames[-1].key = _REFUSED_KEY

    def _single(self, event: Any, place: Place) -> None:
        self._refuse_extras(event, place)
        if self.skipping:
            return
        if self._awaits_key():
            self._take_key(event, place)
            return
        self.document.marks[self.frames[-1].next_path() if self.frames else ()] = place
        self._put(self._value(event, place))

    def _put(self, value: Any) -> None:
        if self.frames:
            self.frames[-1].put(value)
        else:
            self.document.data = value

    def _awaits_key(self) -> bool:
        return bool(self.frames) and isinstance(self.frames[-1].items, dict) and self.frames[-1].key is _AWAITED

    def _take_key(self, event: Any, place: Place) -> None:
        frame = self.frames[-1]
        frame.key = _REFUSED_KEY
        value = self._value(event, place)
        if value is None or isinstance(value, (bool, float)):
            # Only as keys of a mapping: "1.5", "true" and "null" are words there.
            value = getattr(event, "value", "")
        if value == "<<" and not event.style:
            self.document.note(place, "merge_key")
        elif value == "":
            self.document.note(place, "bad_key")
        elif value in frame.items:
            line = self.document.keys[(*frame.path, value)][0]
            self.document.note(place, "duplicate_key", name=str(value), line=line)
        else:
            frame.key = value
            self.document.keys[(*frame.path, value)] = place

    def _refuse_extras(self, event: Any, place: Place) -> None:
        if event.anchor is not None:
            self.document.note(place, "alias")
        tag = getattr(event, "tag", None)
        if tag is not None:
            self.document.note(place, "tag", tag=tag.replace("tag:yaml.org,2002:", "!!")[:40])

    def _value(self, event: Any, place: Place) -> Any:
        text = getattr(event, "value", None)
        if text is None:
            return None
        letter = refused_character(text)
        if letter:
            self.document.note(place, "bad_character", code=code_of(letter))
        if event.style:
            return text
        return self._plain(text, place)

    def _plain(self, text: str, place: Place) -> Any:
        """What an unquoted word means."""
        if text in ("", "~", "null"):
            return None
        if text in ("true", "false"):
            return text == "true"
        if _WHOLE.fullmatch(text) or _DECIMAL.fullmatch(text):
            if len(text) > DIGIT_LIMIT and sum(letter.isdigit() for letter in text) > DIGIT_LIMIT:
                self.document.note(place, "long_number", limit=DIGIT_LIMIT)
                return 0
            return float(text) if "." in text else int(text)
        return text
