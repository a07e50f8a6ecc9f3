"""Score pads as data: the rows of a count, in groups, for so many players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from brzdek.core.catalog.schema import BAD, Field, ListOf, MapOf, Record, TextPair, Whole, Word
from brzdek.core.catalog.source import Document, finish, read_yaml
from brzdek.core.text import Text
from brzdek.core.values import dataclass, field, replace
from printables.icons.icons import ICONS
from printables.jobs.job import NoPart
from printables.jobs.paper_words import PAPER
from printables.jobs.stock import DATA

PAD = "pad"
"""The key of a house deck under which it changes the pad."""
ACROSS, DOWN = "across", "down"
MOST_PLAYERS, MOST_ROWS, MOST_PADS = 12, 30, 16


@dataclass(frozen=True, slots=True, kw_only=True)
class PadRow:
    """One thing that is counted."""

    id: str
    name: Text
    icon: str = ""
    note: Text | None = None
    """What it is worth, in a few words."""
    group: str = ""
    after: str = ""
    """Of an added row: the row below which it stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Players:
    """How many can be written down."""

    min: int
    max: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Pad:
    """A score pad."""

    players: Players
    rows: tuple[PadRow, ...]
    total: Text
    title: Text | None = None
    """None: the title of the game."""
    per_sheet: int = 1
    run: str = ACROSS
    """Where the players stand: side by side, or one below the other."""
    groups: Mapping[str, Text] = field(default_factory=dict)
    note: Text | None = None
    """At the foot of the pad."""


_ID = Word()
_ROW: dict[str, Field] = {"note": TextPair(120), "group": Word(), "icon": Word(ICONS)}
_NAMED: dict[str, Field] = {"id": _ID, "name": TextPair(60)}
_COUNT = Whole(1, MOST_PLAYERS)
_PARTS: dict[str, Field] = {
    "players": Record({"min": _COUNT, "max": _COUNT}, make=Players),
    "rows": ListOf(Record(_NAMED, _ROW, make=PadRow), 1, MOST_ROWS),
    "total": TextPair(40),
}
_MORE: dict[str, Field] = {
    "title": TextPair(80),
    "per_sheet": Whole(1, MOST_PADS),
    "run": Word((ACROSS, DOWN)),
    "groups": MapOf(_ID, TextPair(40)),
    "note": TextPair(200),
}
WHOLE = Record(_PARTS, _MORE)
"""A pad by itself."""
CHANGES = Record(
    {},
    {
        **_PARTS,
        **_MORE,
        "add": ListOf(Record(_NAMED, {**_ROW, "after": Word()}, make=PadRow), 1, MOST_ROWS),
        "drop": ListOf(_ID, 1, MOST_ROWS),
    },
)
"""A house pad: what is different from the game's own."""


def folder() -> Path:
    return DATA / "pads"


def pad_of(game: str, own: Path | None = None, decks: Sequence[Path] = ()) -> Pad:
    """The pad of a game, with what house decks change and a house pad on top if they are given. NoPart, BadData: why
    there is none.
    """
    file = folder() / f"{game}.yaml"
    pad = _read(read_yaml(file), WHOLE, None) if file.is_file() else None
    for deck in decks:
        doc = _part(read_yaml(deck))
        if doc is not None:
            pad = _read(doc, WHOLE if pad is None else CHANGES, pad)
    if own is not None:
        pad = _read(read_yaml(own), WHOLE if pad is None else CHANGES, pad)
    if pad is None:
        raise NoPart("no_pad", game=game)
    return pad


def _part(deck: Document) -> Document | None:
    """The ``pad`` of a house deck as a document of its own, if it has one; places are those of the deck."""
    finish(deck)
    if not isinstance(deck.data, Mapping) or PAD not in deck.data:
        return None
    marks = {path[1:]: place for path, place in deck.marks.items() if path[:1] == (PAD,)}
    keys = {path[1:]: place for path, place in deck.keys.items() if path[:1] == (PAD,)}
    return Document(deck.file, deck.data[PAD], marks, keys=keys)


def _read(doc: Document, shape: Record, base: Pad | None) -> Pad:
    finish(doc)
    values = shape.read(doc.data, (), doc)
    finish(doc)
    assert values is not BAD
    added, dropped = values.pop("add", ()), values.pop("drop", ())
    pad = Pad(**values) if base is None else replace(base, **_over(base, values))
    pad = replace(pad, rows=_changed(pad.rows, added, dropped, doc))
    _check(pad, doc)
    finish(doc)
    return pad


def _over(base: Pad, values: Mapping[str, Any]) -> dict[str, Any]:
    """Groups of a house pad come beside those that are there already."""
    return {**values, "groups": {**base.groups, **values.get("groups", {})}}


def _changed(
    rows: Sequence[PadRow], added: Sequence[PadRow], dropped: Sequence[str], doc: Document
) -> tuple[PadRow, ...]:
    """The rows without the dropped ones, the new ones in their places."""
    names = [row.id for row in rows]
    for place, name in enumerate(dropped):
        Word(names).read(name, ("drop", place), doc)
    result = list(rows)
    for place, row in enumerate(added):
        known = [one.id for one in result]
        if row.id in known:
            doc.problem(("add", place, "id"), PAPER["row_twice"], id=row.id)
        if row.after and Word(known).read(row.after, ("add", place, "after"), doc) is BAD:
            continue
        index = known.index(row.after) + 1 if row.after else len(result)
        group = row.group or (result[index - 1].group if row.after else "")
        result.insert(index, replace(row, group=group))
    return tuple(row for row in result if row.id not in dropped)


def _check(pad: Pad, doc: Document) -> None:
    """What one field alone cannot see."""
    if pad.players.min > pad.players.max:
        doc.problem(("players",), "wrong_players", low=pad.players.min, high=pad.players.max)
    if not pad.rows:
        doc.problem(("drop",), PAPER["no_rows"])
    if len(pad.rows) > MOST_ROWS:
        doc.problem(("add",), PAPER["many_rows"], n=len(pad.rows), most=MOST_ROWS)
    places = {"rows": doc.data.get("rows", ()), "add": doc.data.get("add", ())}
    for key, rows in places.items():
        seen: set[str] = set()
        for place, row in enumerate(rows):
            if "group" in row:
                Word(list(pad.groups)).read(row["group"], (key, place, "group"), doc)
            if key == "rows" and row["id"] in seen:
                doc.problem((key, place, "id"), PAPER["row_twice"], id=row["id"])
            seen.add(row["id"])
