"""Sorts of tokens as data: shapes, sizes, colours, icons, backs; and the colours of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from brzdek.core.catalog.schema import Field, ListOf, MapOf, OneOf, Record, Str, TextPair, Whole, Word
from brzdek.core.text import Text
from brzdek.core.values import NamedTuple, dataclass, field, replace
from printables.draw.units import MM, POINT, Size, millimetres
from printables.icons.icons import ICONS
from printables.jobs import stock
from printables.jobs.stock import Length

SAME, NONE = "same", "none"
"""Backs that need no picture of their own."""
SHAPES = ("round", "square", "hex")
FACES = ("secret", "prize", "coin", "sign", "cube", "pawn", "standee")
STANDING = ("pawn", "standee")
"""Faces of what is folded and stands."""
HEX_WIDTH = 0.8660254
"""Of a hexagon that stands on a corner, as a part of its height."""
GAP = 2 * MM
FOOT = 8 / 22
"""Of a pawn, as a part of its width: what is bent outwards for it to stand on."""
SMALL_READABLE = 5 * POINT
"""On a token people come nearer with their eyes than on a card."""
BADGES = ("circle", "square", "diamond", "hexagon", "shield", "star")


class Back(NamedTuple):
    """What tokens show that lie face down."""

    hue: str
    icon: str
    mark: str = ""


class Party(NamedTuple):
    """What an expansion for more players brings: its mark, the set of its cards, how many players need none of it."""

    mark: str
    set: str
    players: int
    more: Mapping[str, int] = MappingProxyType({})
    """How many copies of a token are only for more players, by the id of its card."""


class PlayerColour(NamedTuple):
    """Of a player: by hue, by letter and by shape."""

    hue: str
    letter: Text
    shape: str
    name: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Sort:
    """Tokens of one make."""

    id: str
    title: Text
    face: str
    shape: str
    size: Size
    hue: str
    back: str
    icon: str
    icons: Mapping[str, str] = field(default_factory=dict)
    """By the id of a card; ``icon`` for all others."""
    hues: Mapping[str, str] = field(default_factory=dict)
    """By the id of a card, or by its field ``hues_by``; ``hue`` for all others."""
    hues_by: str = ""
    kind: str = ""
    count: int = 0
    table: str = ""
    each: str = ""
    value: int = 0
    gap: int = GAP


def sized(sort: Sort, percent: int) -> Sort:
    """The same sort, smaller or bigger."""
    size = Size(*(round(side * percent / 100) for side in sort.size))
    return replace(sort, size=size)


def foot(sort: Sort) -> float:
    """Millimetres of a pawn that are bent outwards, at each side."""
    return FOOT * millimetres(sort.size.width)


def _sort(**values: Any) -> Sort:
    size = values.pop("size")
    if not isinstance(size, Size):
        size = Size(round(size * HEX_WIDTH) if values["shape"] == "hex" else size, size)
    return Sort(size=size, **values)


_SIDE = Length(6, 200)
_NAME = Word()


def _field(hues: Sequence[str], backs: Sequence[str]) -> Field:
    icon = Word(ICONS)
    return Record(
        {
            "id": _NAME,
            "title": TextPair(60),
            "face": Word(FACES),
            "shape": Word(SHAPES),
            "size": OneOf(_SIDE, Record({"width": _SIDE, "height": _SIDE}, make=Size)),
            "hue": Word(hues),
            "back": Word([*backs, SAME, NONE]),
            "icon": icon,
        },
        {
            "icons": MapOf(_NAME, icon),
            "hues": MapOf(_NAME, Word(hues)),
            "hues_by": _NAME,
            "kind": _NAME,
            "count": Whole(1, 500),
            "table": _NAME,
            "each": Word(("player",)),
            "value": Whole(1, 999),
            "gap": Length(0, 50),
        },
        make=_sort,
    )


def _hues() -> list[str]:
    return list(stock.palettes()["normal"])


@cache
def backs() -> Mapping[str, Back]:
    record = Record({"hue": Word(_hues()), "icon": Word(ICONS)}, {"mark": Str(3)}, make=Back)
    found: Mapping[str, Back] = stock.read("token_backs", MapOf(_NAME, record))
    return found


@cache
def parties() -> Mapping[str, Party]:
    """By game."""
    fields = {"mark": Str(5), "set": _NAME, "players": Whole(2, 20)}
    record = Record(fields, {"more": MapOf(_NAME, Whole(1, 100))}, make=Party)
    found: Mapping[str, Party] = stock.read("parties", MapOf(_NAME, record))
    return found


@cache
def colours() -> Sequence[PlayerColour]:
    record = Record(
        {"hue": Word(_hues()), "letter": TextPair(1), "shape": Word(BADGES), "name": TextPair(30)}, make=PlayerColour
    )
    found: Sequence[PlayerColour] = stock.read("player_colours", ListOf(record, 1, 20))
    return found


@cache
def sorts() -> Mapping[str, Sequence[Sort]]:
    """By game."""
    found: Mapping[str, Sequence[Sort]] = stock.read("tokens", MapOf(_NAME, ListOf(_field(_hues(), list(backs())), 1)))
    return found
