"""What is kept as data: papers, card sizes, sheet layouts and palettes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import brzdek
from brzdek.core.catalog import cache as kept
from brzdek.core.catalog.files import card_files, document_of, fingerprint_of
from brzdek.core.catalog.schema import Field, Flag, MapOf, OneOf, Record, Str, Whole, Word
from brzdek.core.catalog.source import Document, finish, read_yaml
from brzdek.core.catalog.source import Path as Way
from brzdek.core.text import Lang, Say
from brzdek.core.values import NamedTuple, dataclass
from printables.draw.units import MM, Size
from printables.jobs.words import PRINT

DATA = Path(__file__).parent.parent / "data"
LONGEST = 2000
"""Millimetres; nothing on paper is longer."""
MARKS = ("crop", "lines", "dots", "none", "registration")
CARD = "card"
"""The paper that is as big as one card."""


class Length(Field):
    """Millimetres, read as whole micrometres."""

    shapes = frozenset({"whole", "number"})

    def __init__(self, low: int = 0, high: int = LONGEST) -> None:
        self.low = low
        self.high = high

    def read(self, value: Any, path: Way, doc: Document) -> Any:
        if isinstance(value, (int, float)) and not isinstance(value, bool) and self.low <= value <= self.high:
            return round(value * MM)
        return self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return Say(lang, PRINT)("length", low=self.low, high=self.high)


class HexColour(Field):
    """A colour such as ``'#1f4e79'``."""

    shapes = frozenset({"text"})

    def read(self, value: Any, path: Way, doc: Document) -> Any:
        if isinstance(value, str) and re.fullmatch("#[0-9a-f]{6}", value):
            return value
        return self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return Say(lang, PRINT)("colour")


class PlainColour(Field):
    """The name of a colour of the palette, or the colour itself."""

    shapes = frozenset({"text"})

    def read(self, value: Any, path: Way, doc: Document) -> Any:
        if isinstance(value, str) and re.fullmatch("#[0-9a-f]{6}|[a-z][a-z0-9_]{0,39}", value):
            return value
        return self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return Say(lang, PRINT)("face_colour")


class Margins(NamedTuple):
    """Micrometres that stay free at each edge of the paper."""

    top: int
    right: int
    bottom: int
    left: int


class Gutter(NamedTuple):
    """Micrometres between neighbours."""

    x: int
    y: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetLayout:
    """A sheet layout; None: to be found by the program."""

    paper: str | Size | None = None
    landscape: bool | None = None
    margin: Margins | None = None
    gutter: Gutter | None = None
    columns: int | None = None
    rows: int | None = None
    bleed: int | None = None
    marks: str | None = None
    corners: int | None = None


def _all_sides(value: int | Margins) -> Margins:
    return value if isinstance(value, Margins) else Margins(value, value, value, value)


def _both_ways(value: int | Gutter) -> Gutter:
    return value if isinstance(value, Gutter) else Gutter(value, value)


def _sheet(**values: Any) -> SheetLayout:
    if "margin" in values:
        values["margin"] = _all_sides(values["margin"])
    if "gutter" in values:
        values["gutter"] = _both_ways(values["gutter"])
    return SheetLayout(**values)


_LENGTH = Length(1)
_SIZE = Record({"width": _LENGTH, "height": _LENGTH}, make=Size)
_SPACE = Length(0, 200)
_COUNT = Whole(1, 50)


def _sheet_field(papers: Mapping[str, Size]) -> Field:
    sides = Record(dict.fromkeys(Margins._fields, _SPACE), make=Margins)
    return Record(
        {},
        {
            "paper": OneOf(Word([*papers, CARD]), _SIZE),
            "landscape": Flag(),
            "margin": OneOf(_SPACE, sides),
            "gutter": OneOf(_SPACE, Record({"x": _SPACE, "y": _SPACE}, make=Gutter)),
            "columns": _COUNT,
            "rows": _COUNT,
            "bleed": Length(0, 20),
            "marks": Word(MARKS),
            "corners": Length(0, 20),
        },
        make=_sheet,
    )


_NAME = Word(pattern="[a-z0-9-]+")


@cache
def _plain() -> Mapping[str, Any]:
    """The plain data of all files, from YAML or as it was kept the last time."""
    files = card_files(DATA)
    key = kept.key_of(brzdek.__version__, "stock", fingerprint_of(files))
    try:
        entry = (kept.recall(key) or {})["stock"]
        return {name: kept.revived(text) for name, text in entry.items()}
    except (KeyError, ValueError):
        pass
    documents = [document_of(file) for file in files]
    finish(*documents)
    plain = {name: value for document in documents for name, value in document.data.items()}
    kept.keep(key, {"stock": plain})
    return plain


def read(name: str, field: Field) -> Any:
    doc = Document(str(DATA), _plain()[name])
    value = field.read(doc.data, (name,), doc)
    finish(doc)
    return value


@cache
def papers() -> Mapping[str, Size]:
    found: Mapping[str, Size] = read("papers", MapOf(_NAME, _SIZE))
    return found


@cache
def sizes() -> Mapping[str, Size]:
    found: Mapping[str, Size] = read("sizes", MapOf(_NAME, _SIZE))
    return found


@cache
def sheets() -> Mapping[str, SheetLayout]:
    found: Mapping[str, SheetLayout] = read("sheets", MapOf(_NAME, _sheet_field(papers())))
    return found


@cache
def palettes() -> Mapping[str, Mapping[str, str]]:
    found: Mapping[str, Mapping[str, str]] = read("palettes", MapOf(_NAME, MapOf(Word(), HexColour())))
    return found


@cache
def terrains() -> Mapping[str, str]:
    """The emblems of spaces, by their sort."""
    found: Mapping[str, str] = read("terrains", MapOf(Word(), Word()))
    return found


@dataclass(frozen=True, slots=True)
class PrintShop:
    """What a shop that prints cards asks for."""

    title: str
    form: str
    """``pictures`` and a list of quantities, or one ``pdf``."""
    dpi: int
    bleed: int
    sizes: Mapping[str, Size]


@cache
def shops() -> Mapping[str, PrintShop]:
    shop = Record(
        {
            "title": Str(40),
            "form": Word(("pictures", "pdf")),
            "dpi": Whole(100, 1200),
            "bleed": Length(0, 10),
            "sizes": MapOf(_NAME, _SIZE),
        },
        make=PrintShop,
    )
    found: Mapping[str, PrintShop] = read("shops", MapOf(_NAME, shop))
    return found


def read_sheet(file: Path) -> SheetLayout:
    """A user's own sheet layout: a YAML file with the keys of one layout. BadData: all that is wrong with it."""
    doc = read_yaml(file)
    finish(doc)
    sheet = _sheet_field(papers()).read(doc.data, (), doc)
    finish(doc)
    assert isinstance(sheet, SheetLayout)
    return sheet
