"""``brzdek deck export`` and ``import``: the cards of a deck as a table, for a spreadsheet.

A row is a card and a column one of its fields. Texts in both languages have two columns (``name.pl``, ``name.en``);
what is more than a word or a number stands in its cell as it would in YAML.
"""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from brzdek.commands.deck_template import flow
from brzdek.core.catalog import source
from brzdek.core.catalog.deck import MOST_CARDS
from brzdek.core.catalog.source import Document
from brzdek.core.problems import BadData, Problem
from brzdek.core.text import LANGS, Say, Text, clean
from brzdek.core.values import NamedTuple

FIRST = ("id", "kind", "copies", "name.pl", "name.en")
"""The columns with which every table begins."""
MOST_BYTES = 10_000_000
MOST_UNPACKED = 100_000_000
MOST_COLUMNS = 100
SUFFIXES = (".csv", ".xlsx")
LIBRARY = "openpyxl"
_ACTIVE = ("=", "+", "-", "@", "\t", "\r")
"""What makes a spreadsheet take a text for a formula."""
_SHIELD = "'"


class CardTable(NamedTuple):
    """Cells as they are read: numbers from one, the first row holds the names of the columns."""

    file: str
    rows: Sequence[Sequence[Any]]


# -- out


def columns_of(entries: Iterable[Mapping[str, Any]]) -> list[str]:
    """The columns that cards need, the usual ones first."""
    found = dict.fromkeys(FIRST)
    for entry in entries:
        for key, value in entry.items():
            found |= dict.fromkeys([f"{key}.{lang}" for lang in LANGS] if _is_pair(value) else [key])
    return [name for name in found if name != "name"]


def cells_of(entry: Mapping[str, Any], columns: Sequence[str]) -> list[Any]:
    """A card as a row."""
    row = []
    for name in columns:
        key, dot, lang = name.rpartition(".")
        value = entry.get(key) if dot else entry.get(name)
        if dot:
            row.append(_safe(value.get(lang)) if isinstance(value, Mapping) else None)
        else:
            row.append(None if _is_pair(value) else _cell(value))
    return row


def _is_pair(value: Any) -> bool:
    return isinstance(value, Mapping) and bool(value) and set(value) <= set(LANGS)


def _cell(value: Any) -> Any:
    if value is None or (isinstance(value, (int, float)) and not isinstance(value, bool)):
        return value
    if isinstance(value, bool):
        return str(value).lower()
    return _safe(value) if isinstance(value, str) else _safe(flow(value))


def _safe(text: Any) -> Any:
    """A text that no spreadsheet runs."""
    return f"{_SHIELD}{text}" if isinstance(text, str) and text.startswith((*_ACTIVE, _SHIELD)) else text


def written(suffix: str, rows: Sequence[Sequence[Any]]) -> bytes:
    """The table as a file of this sort."""
    return _as_xlsx(rows) if suffix == ".xlsx" else _as_csv(rows)


def _as_csv(rows: Sequence[Sequence[Any]]) -> bytes:
    target = io.StringIO(newline="")
    csv.writer(target, lineterminator="\r\n").writerows(rows)
    # Spreadsheets know by the mark at the beginning that it is UTF-8.
    return target.getvalue().encode("utf-8-sig")


def _as_xlsx(rows: Sequence[Sequence[Any]]) -> bytes:
    import datetime

    from openpyxl import Workbook
    from openpyxl.styles import Font

    book = Workbook()
    # The same cards give the same file.
    book.properties.created = book.properties.modified = datetime.datetime(2000, 1, 1)
    book.remove(book.worksheets[0])
    sheet = book.create_sheet("cards")
    for place, row in enumerate(rows, 1):
        for column, value in enumerate(row, 1):
            cell = sheet.cell(place, column, value)
            if isinstance(value, str):
                cell.data_type = "s"
            if place == 1:
                cell.font = Font(bold=True)
    sheet.freeze_panes = "B2"
    target = io.BytesIO()
    book.save(target)
    return target.getvalue()


# -- in


def need_library(say: Say) -> None:
    if find_spec(LIBRARY) is None:
        raise click.ClickException(say("table.no_library"))


def read_table(file: Path) -> CardTable:
    """The cells of a file. BadData: why they cannot be read."""
    content = source.fetch(file, limit=MOST_BYTES)
    shown = clean(str(file))
    rows = _from_xlsx(content, shown) if file.suffix.lower() == ".xlsx" else _from_csv(content, shown)
    while rows and not any(cell not in (None, "") for cell in rows[-1]):
        rows.pop()
    if not rows:
        raise BadData([Problem(shown, 1, 1, TABLES["table.empty"])])
    if len(rows) > MOST_CARDS + 1:
        raise BadData([Problem(shown, MOST_CARDS + 2, 1, "many_cards", {"found": len(rows) - 1, "limit": MOST_CARDS})])
    return CardTable(shown, rows)


def _from_csv(content: bytes, shown: str) -> list[list[Any]]:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadData([Problem(shown, 1, 1, TABLES["table.encoding"])]) from None
    first = text.partition("\n")[0]
    divider = max(",;\t", key=first.count)
    try:
        return [list(row) for row in csv.reader(io.StringIO(text, newline=""), delimiter=divider, strict=True)]
    except csv.Error:
        raise BadData([Problem(shown, 1, 1, TABLES["table.broken"])]) from None


def _from_xlsx(content: bytes, shown: str) -> list[list[Any]]:
    from openpyxl import load_workbook

    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            if sum(part.file_size for part in packed.infolist()) > MOST_UNPACKED:
                raise ValueError("too big")
        book = load_workbook(io.BytesIO(content), read_only=True, data_only=True, keep_links=False)
        sheet = book.worksheets[0]
        return [list(row) for row in sheet.iter_rows(max_row=MOST_CARDS + 2, max_col=MOST_COLUMNS, values_only=True)]
    except Exception:
        # The library raises whatever it likes on a file that only pretends to be a workbook.
        raise BadData([Problem(shown, 1, 1, TABLES["table.broken"])]) from None


def document_of(table: CardTable, head: Mapping[str, Any]) -> Document:
    """The deck that a table makes, with the cell of each value as its place. ``head``: what else the deck says."""
    document = Document(table.file, None)
    columns = _header(table, document)
    cards: list[dict[str, Any]] = []
    for number, row in enumerate(table.rows[1:], 2):
        if any(cell not in (None, "") for cell in row):
            _Row(document, len(cards), number, columns).read(row, cards)
    document.data = {**head, "cards": cards}
    return document


def _header(table: CardTable, document: Document) -> list[str]:
    """The names of the columns, without those that are named twice."""
    names = [str(cell).strip() if cell is not None else "" for cell in table.rows[0]]
    if "id" not in names:
        document.note((1, 1), TABLES["table.no_id"])
    for column, name in enumerate(names, 1):
        if name and name in names[: column - 1]:
            document.note((1, column), TABLES["table.twice"], name=name)
    return names


class _Row:
    """Reads one card."""

    def __init__(self, document: Document, place: int, number: int, columns: Sequence[str]) -> None:
        self.document = document
        self.place = place
        self.number = number
        self.columns = columns

    def read(self, row: Sequence[Any], cards: list[dict[str, Any]]) -> None:
        entry: dict[str, Any] = {}
        self.document.marks["cards", self.place] = (self.number, 1)
        for column, cell in enumerate(row, 1):
            if cell is None or cell == "":
                continue
            name = self.columns[column - 1] if column <= len(self.columns) else ""
            if not name:
                self.document.note((self.number, column), TABLES["table.no_name"])
            else:
                self._put(entry, name, cell, column)
        cards.append(entry)

    def _put(self, entry: dict[str, Any], name: str, cell: Any, column: int) -> None:
        key, dot, lang = name.rpartition(".")
        document, place = self.document, (self.number, column)
        paired = bool(dot) and lang in LANGS
        key = key if paired else name
        document.marks.setdefault(("cards", self.place, key), place)
        document.keys.setdefault(("cards", self.place, key), (1, column))
        if paired:
            pair = entry.setdefault(key, {})
            pair[lang] = _text(cell)
            document.marks["cards", self.place, key, lang] = place
        else:
            entry[key] = self._value(cell, place)

    def _value(self, cell: Any, place: source.Place) -> Any:
        """A number, a flag, a word, or what YAML says."""
        if isinstance(cell, bool) or not isinstance(cell, str):
            return int(cell) if isinstance(cell, float) and cell.is_integer() else cell
        text = _text(cell)
        if not text.startswith(("{", "[")) and not _plain(text):
            return text
        inner = source.parse_yaml(text, self.document.file)
        for problem in inner.problems:
            self.document.note(place, problem.key, problem.near, **problem.values)
        return inner.data


def _plain(text: str) -> bool:
    """Does it look like a number or a flag?"""
    return text in ("true", "false") or text.lstrip("-").replace(".", "", 1).isdigit()


def _text(cell: Any) -> str:
    text = str(cell).strip()
    return text[1:] if text.startswith(_SHIELD) and text[1:2] in (*_ACTIVE, _SHIELD) else text


def told(problems: Sequence[Problem], say: Say) -> list[str]:
    """What is wrong, each once, with the address of the cell."""
    lines = [f"{one.file}:{address(one.line, one.column)}: {one.message(say.lang)}" for one in problems]
    return list(dict.fromkeys(lines))


def address(row: int, column: int) -> str:
    """``C7``"""
    letters = ""
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{row}"


TABLES: Mapping[str, Text] = {
    "table.empty": Text("tabela jest pusta", "the table is empty"),
    "table.encoding": Text(
        "to nie jest tekst w UTF-8; zapisz jako „CSV UTF-8”", "this is no UTF-8 text; save it as “CSV UTF-8”"
    ),
    "table.broken": Text("tego pliku nie da się odczytać jako tabeli", "this file cannot be read as a table"),
    "table.no_id": Text("brakuje kolumny „id”", "the column “id” is missing"),
    "table.twice": Text("kolumna „{name}” jest dwa razy", "the column “{name}” is there twice"),
    "table.no_name": Text("kolumna bez nazwy nie może mieć wartości", "a column without a name cannot have values"),
}
