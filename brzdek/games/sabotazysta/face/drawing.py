"""The maze drawn with characters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.lines import packed
from brzdek.core.text import Say
from brzdek.core.values import NamedTuple
from brzdek.games.sabotazysta.cards.corridors import EAST, NORTH, SOUTH, WEST, Cell, Corridors, bounds
from brzdek.games.sabotazysta.cards.pieces import PATH_KINDS, PathCard
from brzdek.games.sabotazysta.rules.maze import Laid
from brzdek.games.sabotazysta.view.view import MineView


class MazeSigns(NamedTuple):
    """The characters of a drawing."""

    rock: str
    across: str
    upright: str
    joints: Sequence[str]
    """The middle of a passage, by the set of its open edges."""
    dead: str
    thin_across: str
    thin_joints: Sequence[str]
    """The middle of a dead end where its mark has no room there."""
    start: str
    hidden: str
    stone: str
    treasure: str
    free: str
    last: str
    further: str
    """At the left and the right edge: there is more."""


BOXES = MazeSigns(
    rock="░",
    across="═",
    upright="║",
    joints=" ╨╞╚╥║╔╠╡╝═╩╗╣╦╬",
    dead="✗",
    thin_across="─",
    thin_joints=" ╵╶└╷│┌├╴┘─┴┐┤┬┼",
    start="⌂",
    hidden="?",
    stone="●",
    treasure="◆",
    free="·",
    last="*",
    further="◄►",
)
ASCII = MazeSigns(
    rock="#",
    across="-",
    upright="|",
    joints=" |-++|++-+-++++" + "+",
    dead="x",
    thin_across="-",
    thin_joints=" |-++|++-+-++++" + "+",
    start="S",
    hidden="?",
    stone="o",
    treasure="$",
    free=".",
    last="*",
    further="<>",
)


class Seen(NamedTuple):
    """What a drawing of the maze shows."""

    start: Cell
    goal_cells: Sequence[Cell]
    laid: Mapping[Cell, Laid]
    reached: Mapping[Cell, int]
    frontier: Sequence[Cell]
    last_laid: Cell | None
    findings: Mapping[Cell, str]
    treasures: frozenset[str]


def seen_now(view: MineView) -> Seen:
    """The maze as it is, for one seat."""
    return Seen(
        view.start,
        view.goal_cells,
        view.laid,
        view.reached,
        view.frontier,
        view.last_laid,
        view.findings,
        view.treasures,
    )


def signs(style: Style) -> MazeSigns:
    return BOXES if style.unicode else ASCII


def glyph(corridors: Corridors, style: Style) -> str:
    """A card as one small picture for a line of text: ``╠``, or ``N-E-S`` in plain ASCII."""
    dead = _is_dead_end(corridors)
    if style.unicode:
        return BOXES.joints[corridors.open] + (BOXES.dead if dead else "")
    letters = [letter for letter, side in zip("NESW", (NORTH, EAST, SOUTH, WEST), strict=True) if corridors.open & side]
    return "-".join(letters) + (" " + ASCII.dead if dead else "")


def shape(card: PathCard, say: Say, style: Style) -> list[Line]:
    """A path card by itself, upright: its picture, the sides to which it is open, whether its corridors are linked."""
    corridors = card.corridors
    sides = [say(f"side.{side}") for side in (NORTH, EAST, SOUTH, WEST) if corridors.open & side]
    lines: list[Line] = [
        [("key", f"  {glyph(corridors, style)}"), ("", "  " + say("card.open", sides=", ".join(sides)))]
    ]
    if _is_dead_end(corridors):
        lines.append([("", "  " + say("card.dead"))])
    if corridors.turned() != corridors and card.kind in PATH_KINDS:
        lines.append([("", "  " + say("card.turned", picture=glyph(corridors.turned(), style)))])
    return lines


LABEL = 4
"""Columns for the row numbers at the left edge."""


def draw_maze(seen: Seen, style: Style) -> list[Line]:
    """The maze with its coordinates. Rows without a card are drawn low; on a low screen, all of them. Where these lines
    are too many for the height that there is, rows that lie on each other share the edge between them.
    """
    lines = _drawn(seen, style)
    return _drawn(seen, style, shared=True) if 0 < style.height < len(lines) and not style.compact else lines


def _drawn(seen: Seen, style: Style, *, shared: bool = False) -> list[Line]:
    free = set(seen.frontier)
    cells = [*seen.laid, *seen.goal_cells, *free]
    (left, top), (right, bottom) = bounds(cells)
    width = 5 if LABEL + 5 * (right - left + 1) <= style.width and not style.compact else 3
    first, last = left, right
    left, right = _window(seen, left, right, (style.width - LABEL - 2) // width)
    lines: list[Line] = [_column_numbers(left, right, width)]
    if first < left:
        lines[0].insert(0, ("key", signs(style).further[0]))
        lines[0][1] = ("dim", lines[0][1][1][1:])
    if right < last:
        lines[0].append(("key", signs(style).further[1]))
    above = False
    for y in range(top, bottom + 1):
        row = [(x, y) for x in range(left, right + 1)]
        high = any(_lies_on(seen, cell) for cell in row) and not style.compact
        joined = shared and above and high
        for part in range(3) if high else (1,):
            if part == 0 and joined:
                lines[-1] = [lines[-1][0], *(_edge(seen, cell, width, style) for cell in row)]
                continue
            line: Line = [("dim", f"{y:>3} " if part == 1 else " " * LABEL)]
            line += [_piece(seen, cell, part, width, cell in free, style) for cell in row]
            lines.append(line)
        above = high
    return lines


def _lies_on(seen: Seen, cell: Cell) -> bool:
    return cell in seen.laid or cell in seen.goal_cells


def _edge(seen: Seen, lower: Cell, width: int, style: Style) -> tuple[str, str]:
    """The one line between a cell and the one above it: that of whatever card lies there."""
    upper = (lower[0], lower[1] - 1)
    if lower in seen.laid or not _lies_on(seen, upper):
        return _piece(seen, lower, 0, width, False, style)
    return _piece(seen, upper, 2, width, False, style)


def _window(seen: Seen, left: int, right: int, room: int) -> tuple[int, int]:
    """The columns to show where not all fit: those around the last card."""
    if right - left + 1 <= room:
        return left, right
    middle = (seen.last_laid or seen.start)[0]
    first = min(max(left, middle - room // 2), right - room + 1)
    return first, first + room - 1


def _column_numbers(left: int, right: int, width: int) -> Line:
    return [("dim", " " * LABEL + "".join(f"{x:^{width}}" for x in range(left, right + 1)))]


def _piece(seen: Seen, cell: Cell, part: int, width: int, free: bool, style: Style) -> tuple[str, str]:
    """One of the three lines of one cell."""
    sign = signs(style)
    laid = seen.laid.get(cell)
    if laid is not None:
        ink = "last" if cell == seen.last_laid else "" if seen.reached.get(cell) else "dim"
        if cell in seen.goal_cells:
            ink = "gold" if laid.card in seen.treasures else "rock"
        if style.compact and _is_dead_end(laid.corridors):
            return ink, _thin_piece(laid.corridors, sign)
        if style.compact and cell in seen.goal_cells and laid.card not in seen.treasures:
            return ink, _stone_piece(laid.corridors, sign)
        return ink, _card_piece(seen, cell, laid, part, width, sign)
    if cell in seen.goal_cells:
        return "secret", _goal_piece(seen, cell, part, width, sign)
    return "dim", (sign.free if free and part == 1 else " ").center(width)


def _card_piece(seen: Seen, cell: Cell, laid: Laid, part: int, width: int, sign: MazeSigns) -> str:
    """A face-up card: corridors through rock. Dead ends show a gap in the middle; the last card has a mark."""
    corridors = laid.corridors
    side = width // 2
    if part != 1:
        edge = NORTH if part == 0 else SOUTH
        middle = sign.upright if corridors.open & edge else sign.rock
        first = sign.last if part == 0 and cell == seen.last_laid else sign.rock
        return first + sign.rock * (side - 1) + middle + sign.rock * side
    west = (sign.across if corridors.open & WEST else sign.rock) * side
    east = (sign.across if corridors.open & EAST else sign.rock) * side
    if _is_dead_end(corridors):
        return west + sign.dead + east
    return west + _middle(seen, cell, laid, sign) + east


def _is_dead_end(corridors: Corridors) -> bool:
    return len(corridors.links) > 1 or corridors.open in (NORTH, EAST, SOUTH, WEST)


def _thin_piece(corridors: Corridors, sign: MazeSigns) -> str:
    """A dead end on one line: thin corridors, which tell to which sides it is open, and its mark behind them."""
    west = sign.thin_across if corridors.open & WEST else sign.rock
    return west + sign.thin_joints[corridors.open] + sign.dead


def _stone_piece(corridors: Corridors, sign: MazeSigns) -> str:
    """A stone on one line: its corridor, which tells where one may go on, and its mark behind it."""
    west = sign.across if corridors.open & WEST else sign.rock
    return west + sign.joints[corridors.open] + sign.stone


def _middle(seen: Seen, cell: Cell, laid: Laid, sign: MazeSigns) -> str:
    if cell == seen.start:
        return sign.start
    if cell in seen.goal_cells:
        return sign.treasure if laid.card in seen.treasures else sign.stone
    return sign.joints[laid.corridors.open]


def _goal_piece(seen: Seen, cell: Cell, part: int, width: int, sign: MazeSigns) -> str:
    """A face-down goal: a question mark, or what the player's own map has shown."""
    if part != 1:
        return sign.rock * width
    known = seen.findings.get(cell)
    face = sign.hidden if known is None else sign.treasure if known in seen.treasures else sign.stone
    return face.center(width - 2).join((sign.rock, sign.rock))


def legend(say: Say, style: Style, *, free: bool = True) -> list[Line]:
    """What the signs mean; ``free``: is there one for where a corridor leads?"""
    sign = signs(style)
    dead = f"{sign.thin_across}{sign.thin_joints[-1]}{sign.dead}" if style.compact else sign.dead
    text = say("table.legend", start=sign.start, hidden=sign.hidden, stone=sign.stone, dead=dead)
    text += f" · {say('table.legend.free', free=sign.free)}" if free else ""
    # No dots between them: one of the signs is a dot.
    lines = packed(text.split(" · "), style.width - 1, between="   ") if style.unicode else [text]
    return [[("dim", line)] for line in lines]
