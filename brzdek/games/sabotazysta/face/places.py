"""Which places of the table a line speaks of: from a card that lies there, from a goal, as far as can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import inf
from typing import TypeAlias, cast

from brzdek.core.ask import Option
from brzdek.core.facets import Rank, Whereabouts
from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.core.values import NamedTuple
from brzdek.games.sabotazysta.cards.corridors import SIDES, Cell, cell_named, is_cell, neighbours
from brzdek.games.sabotazysta.face import place_words as words
from brzdek.games.sabotazysta.face.anchors import Anchor, anchor_at, between, is_like
from brzdek.games.sabotazysta.rules.legality import TURNED
from brzdek.games.sabotazysta.view.view import MineView

MAP, ROCKFALL = "map", "rockfall"
Ranking: TypeAlias = Callable[[Option, Cell], float | None]
"""How far a move that is aimed at a cell is from what is said; None: it is not meant."""

_TOKEN = pattern(r"-?\d{1,3}\s*,\s*-?\d{1,3}|[^\s,;:!?.()\"„”“–]+")
_GIVES_UP_ROCKFALL = pattern(words.GIVES_UP_ROCKFALL)
_STEPS = {words.RIGHT: (1, 0), words.LEFT: (-1, 0), words.ABOVE: (0, -1), words.BELOW: (0, 1)}


class Said(NamedTuple):
    """A part of a line that tells a place."""

    begin: int
    end: int
    rank: Ranking
    cells: Sequence[Cell]
    """Cells that may be meant, whether anything may be laid there or not."""
    firm: bool = True
    anchored: bool = False
    """Is it told from something that lies on the table?"""


def spot(view: MineView, line: str) -> Whereabouts | None:
    """What a line says of a place on the table; None: nothing but what the words of the moves tell as well."""
    text, said = _said(view, line)
    if not said:
        return None
    rest = text
    for part in sorted(said, reverse=True, key=lambda part: part.begin):
        rest = f"{rest[: part.begin]} {rest[part.end :]}"
    burying = _buries(view, text)
    if burying and not _GIVES_UP_ROCKFALL.search(text):
        rest = _TOKEN.sub(lambda word: words.BURY if is_like(word[0], words.LIFTING) else word[0], rest)

    def rank(option: Option) -> Rank | None:
        if not _is_aimed(option):
            return None
        if burying != (view.catalog.cards[cast(str, option[1])].kind == ROCKFALL):
            return None
        cell = cell_named(cast(str, option[2]))
        found = [part.rank(option, cell) for part in said]
        if any(far is None for far in found):
            return None
        return sum(far for far in found if far is not None), _order(view, cell)

    return Whereabouts(" ".join(rest.split()), rank, _is_aimed, all(part.firm for part in said))


def _is_aimed(option: Option) -> bool:
    """Is a card laid on a cell, or aimed at one?"""
    return option[0] == "play" and len(option) > 2 and is_cell(option[2])


def cells_told(view: MineView, line: str) -> list[Cell]:
    """The cells of which a line speaks so, allowed or not."""
    return [cell for part in _said(view, line)[1] for cell in part.cells]


def _said(view: MineView, line: str) -> tuple[str, list[Said]]:
    """The line without accents, and its parts that tell a place. A cell that is named beside them says all."""
    text = fold(line)
    found = [*_openings(view, text), *_extremes(view, text), *_lines(view, text)]
    tokens = [(match[0].replace(" ", ""), *match.span()) for match in _TOKEN.finditer(text)]
    tokens = [token for token in tokens if not any(part.begin <= token[1] < part.end for part in found)]
    anchored = list(_anchored(view, text, tokens)) if view.laid else []
    covered = [range(part.begin, part.end) for part in anchored]
    named = [
        cell_named(word) for word, begin, _ in tokens if is_cell(word) and not any(begin in span for span in covered)
    ]
    if named:
        beside = [_outdone(part, named) for part in anchored]
        return text, [*(part for part in found if part.firm and not part.cells), *beside]
    if not any(part.anchored or part.cells for part in (*anchored, *found)):
        found += _corridors(view, text)
    return text, [*found, *anchored]


def _outdone(part: Said, named: Sequence[Cell]) -> Said:
    """A part of a line that tells a place beside cells that are named: these are meant."""

    return _at_any(named, part.begin, part.end)


def _order(view: MineView, cell: Cell) -> float:
    """Where corridors end first, and of these what is nearest to a goal."""
    ends = min((_far(cell, end) for end in view.frontier), default=0)
    return 100 * ends + min((_far(cell, goal) for goal in view.goals), default=0)


def _far(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _buries(view: MineView, text: str) -> bool:
    """Does a line speak of a rockfall?"""
    typed = [match[0] for match in _TOKEN.finditer(text)]
    if any(is_like(word, words.BURYING) for word in typed):
        return True
    lifts = any(is_like(word, words.LIFTING) for word in typed)
    return lifts and any(is_like(word, name) for word in typed for name in view.names)


# -- from something on the table


def _anchored(view: MineView, text: str, tokens: Sequence[tuple[str, int, int]]) -> Iterator[Said]:
    """From left to right, what is told from a card or a goal."""
    typed = [word for word, _, _ in tokens]
    burying = _buries(view, text)
    place, taken = 0, set[int]()
    while place < len(typed):
        for relation, length in _relations_at(typed, place):
            if relation == words.FOR_ROCKFALLS and not burying:
                continue
            if relation == words.BETWEEN:
                if (found := between(view, typed, place + length)) is None:
                    continue
                cells, end = found
                yield _at_any(cells, tokens[place][1], tokens[end - 1][2])
                taken.update(range(place, end))
                place = end - 1
                break
            anchor = anchor_at(view, typed, place + length)
            if anchor is None or not _fits(relation, anchor, typed[place + length - 1], typed[place + length]):
                continue
            end = anchor.end
            while relation == words.AFTER and end < len(typed) and typed[end] in words.ENDING:
                end += 1
            yield _told_from(view, relation, anchor, tokens[place][1], tokens[end - 1][2])
            taken.update(range(place, end))
            place = end - 1
            break
        place += 1
    yield from _pointed_at(view, tokens, taken, burying)


def _at_any(cells: Sequence[Cell], begin: int, end: int) -> Said:
    """Just these cells are meant."""

    def rank(option: Option, cell: Cell) -> float | None:
        return 0 if cell in cells else None

    return Said(begin, end, rank, cells, anchored=True)


def _pointed_at(
    view: MineView, tokens: Sequence[tuple[str, int, int]], taken: set[int], burying: bool
) -> Iterator[Said]:
    """A card that is buried, or gone on from, without a word for where from it."""
    typed = ["" if place in taken else word for place, (word, _, _) in enumerate(tokens)]
    for start in range(len(typed)):
        going_on = start > 0 and is_like(typed[start - 1], words.GOING_ON)
        if not (burying or going_on):
            continue
        anchor = anchor_at(view, typed, start)
        if anchor is not None and anchor.noun and (anchor.whose or burying):
            relation = words.ON if burying else words.AFTER
            yield _told_from(view, relation, anchor, tokens[start][1], tokens[anchor.end - 1][2])
            return


def _fits(relation: str, anchor: Anchor, last: str, first: str) -> bool:
    """May a place be told so from this? ``last``: the word before it, ``first``: the one that it begins with."""
    if is_cell(first) and (relation == words.ON or (relation in _STEPS and last in words.SIDE_WORDS)):
        return False  # “on the right, 1,0” is that cell itself
    if relation in words.FOR_GOALS:
        return anchor.goal
    return anchor.noun or relation in (*_STEPS, words.AFTER, words.BESIDE, words.ON)


@cache
def _relations() -> Sequence[tuple[str, list[str]]]:
    """The longest first."""
    found = [(relation, fold(way).split()) for relation, ways in words.RELATIONS.items() for way in ways.split("|")]
    return sorted(found, key=lambda one: -len(one[1]))


def _relations_at(typed: Sequence[str], place: int) -> Iterator[tuple[str, int]]:
    for relation, way in _relations():
        if list(typed[place : place + len(way)]) == way:
            yield relation, len(way)


def _told_from(view: MineView, relation: str, anchor: Anchor, begin: int, end: int) -> Said:
    wanted: dict[Cell, float] = {}
    for age, base in enumerate(reversed(anchor.cells) if anchor.whose else anchor.cells):
        # Of several cards of one player the last is meant.
        for cell, far in _around(view, relation, base, anchor).items():
            wanted[cell] = min(wanted.get(cell, inf), far + age * (anchor.whose and relation != words.ON))
    if relation == words.TOWARDS:
        wanted = {cell: float(min(_far(cell, goal) for goal in anchor.cells)) for cell in view.frontier}

    def rank(option: Option, cell: Cell) -> float | None:
        if view.catalog.cards[cast(str, option[1])].kind == MAP:
            return 0 if cell in anchor.cells and relation != words.REACHING else None
        if relation in words.FOR_GOALS:
            return nearing(view, option, cell, anchor.cells, reaching=relation == words.REACHING)
        return wanted.get(cell)

    cells = sorted(wanted, key=lambda cell: (wanted[cell], _order(view, cell)))
    return Said(begin, end, rank, [*cells, *(anchor.cells if anchor.goal else ())], anchored=True)


def _around(view: MineView, relation: str, base: Cell, anchor: Anchor) -> dict[Cell, float]:
    """The cells that may be meant, and how far they are from being just what is said."""
    if relation in _STEPS:
        step = _STEPS[relation]
        return {(base[0] + step[0], base[1] + step[1]): 0}
    if relation == words.ON:
        return {base: 0}
    beside = [cell for _, _, cell in neighbours(base)]
    if relation == words.BEFORE and anchor.goal:
        return {cell: float(max(0, cell[0] - base[0] + 1)) for cell in beside}
    if relation in (words.AFTER, words.BEFORE):
        onward = 1 if relation == words.AFTER else -1
        ahead = [cell for cell in beside if onward * (_far(cell, view.start) - _far(base, view.start)) > 0]
        ahead = [cell for cell in ahead if cell not in view.laid and onward * (cell[0] - base[0]) >= 0]
        level = [cell for cell in ahead if cell[1] == base[1]]
        return {cell: 0 if cell in (level or ahead) else 1 for cell in beside if cell not in view.laid}
    return dict.fromkeys(beside, 0)


def nearing(view: MineView, option: Option, cell: Cell, goals: Sequence[Cell], *, reaching: bool) -> float | None:
    """How far it is to a goal from where a card leads; None: it brings nobody nearer."""
    corridors = view.corridors.get(cast(str, option[1]))
    if corridors is None or cell in view.goal_cells:
        return None
    edges = corridors[-1 if TURNED in option else 0].open
    ends = [other for side, _, other in neighbours(cell) if edges & side and (other not in view.laid or other in goals)]
    far = min((_far(end, goal) for end in ends for goal in goals), default=None)
    if far is None or (reaching and far):
        return None
    now = min((_far(end, goal) for end in view.frontier for goal in goals), default=0)
    return far if far <= now else None


# -- by themselves


def _side_of(word: str) -> int:
    return next(SIDES[side] for side, ways in words.SIDES.items() if word in ways.split())


_ANY_SIDE = "|".join(word for ways in words.SIDES.values() for word in ways.split())
_OPEN = pattern(
    words.OPEN + words.TOWARDS_SIDE + rf"({_ANY_SIDE})\b(?:(?:,| i| oraz| and){words.TOWARDS_SIDE}({_ANY_SIDE})\b)?"
)
_ROW, _COLUMN = (pattern(words.NUMBERED.format(line=line)) for line in (words.ROW, words.COLUMN))
_FARTHEST = pattern(rf"{words.FARTHEST}(?:{words.TOWARDS_SIDE}({_ANY_SIDE}))?\b{words.AS_CAN_BE}")
_MOST = pattern(
    r"\b(" + "|".join(word for ways in words.MOST.values() for word in ways.split()) + rf")\b{words.AS_CAN_BE}"
)
_MOST_CELL = pattern(words.MOST_CELL)
_AT_THE_END = pattern(
    rf"{words.AT_THE_END}(?:{words.OF_THE} (?:({words.UPPER}) |({words.LOWER}) |{words.MAIN} )?{words.CORRIDOR}\b"
    rf"|(?=\s*(?:$|,|{words.OPEN})))"
)


def _openings(view: MineView, text: str) -> Iterator[Said]:
    """“Open to the right”: which way up a card is laid."""
    for match in _OPEN.finditer(text):
        sides = [_side_of(word) for word in match.groups() if word]

        def rank(option: Option, cell: Cell, sides: Sequence[int] = sides) -> float | None:
            corridors = view.corridors.get(cast(str, option[1]))
            if corridors is None:
                return None
            opened = corridors[-1 if TURNED in option else 0].open
            return 0 if all(opened & side for side in sides) else None

        yield Said(*match.span(), rank, ())


def _lines(view: MineView, text: str) -> Iterator[Said]:
    """“In row 2”: the cells of one row, or of one column."""
    for way, place in ((_ROW, 1), (_COLUMN, 0)):
        for match in way.finditer(text):
            number = int(match[1] or match[2])

            def rank(option: Option, cell: Cell, number: int = number, place: int = place) -> float | None:
                return 0 if cell[place] == number else None

            yield Said(*match.span(), rank, _nearest_in_line(view, place, number))


def _nearest_in_line(view: MineView, place: int, number: int) -> Sequence[Cell]:
    """The cell of a row, or of a column, that is nearest to where a corridor ends."""
    ends = sorted(_open_ends(view), key=lambda end: (abs(end[place] - number), _order(view, end)))
    return [(number, row) if place == 0 else (column, number) for column, row in ends[:1]]


def _extremes(view: MineView, text: str) -> Iterator[Said]:
    """“As far right as possible”."""
    for match in _FARTHEST.finditer(text):
        yield _outermost(view, *match.span(), _side_of(match[1]) if match[1] else 0)
    for match in _MOST.finditer(text):
        side = next(SIDES[side] for side, ways in words.MOST.items() if match[1] in ways.split())
        yield _outermost(view, *match.span(), side)
    for match in _MOST_CELL.finditer(text):
        yield _outermost(view, *match.span(), SIDES["S" if match[1].startswith(("l", "najn")) else "N"])
    for match in _AT_THE_END.finditer(text):
        yield _end(view, *match.span(), SIDES["N"] if match[1] else SIDES["S"] if match[2] else 0)


def _end(view: MineView, begin: int, end: int, side: int) -> Said:
    """The end of the corridor: of the one that is named, or of the one that has come farthest."""
    ends = _open_ends(view)
    last = max((column for column, _ in ends), default=0)
    outermost = min((_inward(view, cell, side) for cell in ends), default=0)

    def rank(option: Option, cell: Cell) -> float | None:
        if cast(str, option[1]) not in view.corridors or cell not in ends:
            return None
        if side:
            return _inward(view, cell, side) - outermost
        return 0 if cell[0] == last else _inward(view, cell, 0)

    return Said(begin, end, rank, sorted(ends, key=lambda cell: _inward(view, cell, side)))


def _open_ends(view: MineView) -> Sequence[Cell]:
    """Where corridors end, apart from the start itself unless nothing else does."""
    return [cell for cell in view.frontier if _far(cell, view.start) > 1] or view.frontier


def _outermost(view: MineView, begin: int, end: int, side: int, *, firm: bool = True) -> Said:
    """Of the ends of corridors the one that lies farthest to a side; no side: the nearest to a goal."""
    ends = sorted(view.frontier, key=lambda cell: _inward(view, cell, side))
    least = _inward(view, ends[-1], side) if ends else 0

    def rank(option: Option, cell: Cell) -> float | None:
        if cast(str, option[1]) not in view.corridors or (not firm and cell not in _open_ends(view)):
            return None
        far = _inward(view, cell, side)
        return far - least if side and firm else far  # below zero: that is what was said, and no guess

    return Said(begin, end, rank, ends, firm)


def _inward(view: MineView, cell: Cell, side: int) -> int:
    """The less, the farther to this side."""
    column, row = cell
    by_side = {SIDES["E"]: -column, SIDES["W"]: column, SIDES["N"]: row, SIDES["S"]: -row}
    return by_side[side] if side else min((_far(cell, goal) for goal in view.goals), default=0)


_WHICH = (
    (pattern(rf"\b{words.UPPER} {words.CORRIDOR}"), SIDES["N"]),
    (pattern(rf"\b{words.LOWER} {words.CORRIDOR}"), SIDES["S"]),
    (pattern(rf"\b{words.MAIN} {words.CORRIDOR}"), 0),
    (pattern(words.LONGER), 0),
)


def _corridors(view: MineView, text: str) -> Iterator[Said]:
    """“Make the lower tunnel longer”: a guess at which end is meant."""
    for way, side in _WHICH:
        match = way.search(text)
        if match is not None:
            yield _outermost(view, *match.span(), side, firm=False)
            return
