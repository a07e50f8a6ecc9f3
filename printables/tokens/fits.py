"""Do the tokens of a game fit where they are put? Boards and tiles say what lies where; one scale holds for both."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import ceil, hypot, pi, sin

from brzdek.core.catalog.schema import MapOf, Word
from brzdek.core.text import Text
from brzdek.core.values import NamedTuple
from printables.draw.units import millimetres
from printables.jobs import stock
from printables.jobs.notes import PrintNotes
from printables.tokens import sorts
from printables.tokens.sorts import Sort

CLOSE = 0.999
"""A hair's breadth is no misfit."""


class TokenPlace(NamedTuple):
    """Where tokens are put: what sort of place, how many lie there at once, and how big it is in units of its own."""

    kind: str
    many: int
    width: float
    height: float
    round: bool = True


class Misfit(NamedTuple):
    """Tokens that are too big for a place, and how big they might be, as a part of their size."""

    place: TokenPlace
    sort: Sort
    share: float


@cache
def lying() -> Mapping[str, Mapping[str, str]]:
    """By game: the sort of token that is put on each kind of place."""
    found: Mapping[str, Mapping[str, str]] = stock.read("lying", MapOf(Word(), MapOf(Word(), Word())))
    return found


def sort_for(game: str, place: TokenPlace) -> Sort:
    wanted = lying()[game][place.kind]
    return next(sort for sort in sorts.sorts()[game] if sort.id == wanted)


def footprint(sort: Sort) -> tuple[float, float]:
    """What a token covers of the table, in millimetres; a pawn stands on its feet."""
    width, height = millimetres(sort.size.width), millimetres(sort.size.height)
    return (width, 2 * sorts.foot(sort)) if sort.face in sorts.STANDING else (width, height)


def share(place: TokenPlace, sort: Sort, unit: float) -> float:
    """How big tokens of the sort might be at most, as a part of their size. ``unit``: millimetres."""
    wide, high = footprint(sort)
    width, height = place.width * unit, place.height * unit
    if not place.round:
        rows = [(columns, ceil(place.many / columns)) for columns in range(1, place.many + 1)]
        return max(min(width / (across * wide), height / (up * high)) for across, up in rows)
    if sort.shape == "square":
        return max(width / hypot(place.many * wide, high), width / hypot(wide, place.many * high))
    if place.many == 1:
        return width / high
    return width / (high * (1 + 1 / sin(pi / place.many)))


def misfits(game: str, places: Iterable[TokenPlace], unit: float) -> list[Misfit]:
    """What does not fit, once for each kind of place: where it is the tightest."""
    found: dict[str, Misfit] = {}
    for place in places:
        sort = sort_for(game, place)
        part = share(place, sort, unit)
        if part < CLOSE and (place.kind not in found or part < found[place.kind].share):
            found[place.kind] = Misfit(place, sort, part)
    return list(found.values())


def tell(notes: PrintNotes, key: str, title: Text, found: Iterable[Misfit]) -> None:
    """One sentence that names the tokens and offers what helps."""
    tight = list(found)
    if tight:
        named = list({one.sort.id: one.sort.title for one in tight}.values())
        tokens = Text(*(", ".join(one.to(lang) for one in named) for lang in ("pl", "en")))
        notes.warn(key, board=title, tokens=tokens, percent=int(100 * min(one.share for one in tight)))
