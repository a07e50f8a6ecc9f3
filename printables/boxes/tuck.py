"""The net of a tuck box: panels in a row, flaps above and below them, tabs for glue. Plain values, in millimetres."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.values import NamedTuple
from printables.draw.shapes import Shape, curves, polygon
from printables.draw.surface import Bounds
from printables.draw.units import Size, millimetres

PLAY = (1.5, 2.0, 1.0)
"""How much wider, higher and deeper than the cards a box is inside."""
SLEEVE = (2.5, 2.5)
"""What a sleeve adds to the sides of a card."""
SLEEVE_THICKNESS = 120
"""Micrometres that a sleeve adds to a card."""
SHALLOWEST = 6.0
TUCK = 14.0
SLOPE = 1.6
"""How far the sides of a flap lean in."""

LID, NOTCH, DUST, GLUED, CLOSING = "lid", "notch", "dust", "glued", "closing"


class Inside(NamedTuple):
    """The room in a box: width, height and depth."""

    width: float
    height: float
    depth: float


class BoxPanel(NamedTuple):
    """A side of the box in its place in the row: what it is, where it begins, how wide it is, its two ends."""

    role: str
    x: float
    width: float
    top: str
    bottom: str


class Net(NamedTuple):
    """What is cut out of one sheet."""

    width: float
    height: float
    outline: Shape
    folds: tuple[tuple[float, float, float, float], ...]
    glue: tuple[Shape, ...]
    panels: tuple[BoxPanel, ...]
    inside: Inside
    base: float
    """The lower edge of the panels."""
    note: Bounds
    """Paper that is free for words."""

    @property
    def top(self) -> float:
        """The upper edge of the panels."""
        return self.base + self.inside.height


def inside_for(card: Size, count: int, thickness: int, *, sleeved: bool) -> Inside:
    """The room that so many cards need. ``thickness``: of a card, in micrometres."""
    wide, high = SLEEVE if sleeved else (0.0, 0.0)
    each = thickness + (SLEEVE_THICKNESS if sleeved else 0)
    return Inside(
        millimetres(card.width) + wide + PLAY[0],
        millimetres(card.height) + high + PLAY[1],
        max(SHALLOWEST, millimetres(each * count) + PLAY[2]),
    )


ROLES = (("back", LID, GLUED), ("side", DUST, DUST), ("front", NOTCH, CLOSING), ("side", DUST, DUST))
"""The sides of a box from left to right."""


def notch(width: float) -> float:
    """How deep the thumb reaches into the front of a box of this width."""
    return min(9.0, 0.18 * width)


def whole_net(inside: Inside) -> list[Net]:
    """The box in one piece."""
    return [_net(inside, ROLES)]


def two_nets(inside: Inside) -> list[Net]:
    """The box in two pieces, each with a tab for the other."""
    return [_net(inside, ROLES[:2]), _net(inside, ROLES[2:])]


def tab_width(inside: Inside) -> float:
    return min(14.0, max(6.0, 0.8 * inside.depth))


def flap_depth(inside: Inside) -> float:
    """Of the small flaps that keep out the dust."""
    return min(0.45 * inside.width, max(0.75 * inside.depth, 5.0))


def _net(inside: Inside, roles: Sequence[tuple[str, str, str]]) -> Net:
    x = tab_width(inside)
    panels = []
    for role, upper, lower in roles:
        width = inside.depth if role == "side" else inside.width
        panels.append(BoxPanel(role, x, width, upper, lower))
        x += width
    flap = flap_depth(inside)
    base = max(inside.depth, flap)
    top = base + inside.height
    lid = any(panel.top == LID for panel in panels)
    height = top + (max(inside.depth + TUCK, flap) if lid else flap)
    return Net(
        x,
        height,
        _outline(inside, panels, base, top),
        tuple(_folds(inside, panels, base, top)),
        tuple(_glue(inside, panels, base, top)),
        tuple(panels),
        inside,
        base,
        _note(inside, panels, top, height),
    )


def _note(inside: Inside, panels: Sequence[BoxPanel], top: float, height: float) -> Bounds:
    """Above the front there is nothing; in its own piece the paper above is free as well."""
    front = [panel for panel in panels if panel.role == "front"]
    if not front:
        return (0, 0, 0, 0)
    high = height if panels[0].role == "back" else top + inside.depth + TUCK
    return (front[0].x + 2, top + 3, front[0].x + front[0].width - 2, high)


# -- outlines: from the lower left of the tab upwards, along the top, and back along the bottom


def _outline(inside: Inside, panels: Sequence[BoxPanel], base: float, top: float) -> Shape:
    tab = tab_width(inside)
    cut = min(5.0, 0.35 * tab + 1)
    steps: list[tuple[float, ...]] = [(0.0, top - cut), (tab, top)]
    for panel in panels:
        steps += _top(inside, panel, top)
    for panel in reversed(panels):
        steps += _bottom(inside, panel, base)
    return curves((0.0, base + cut), *steps)


def _top(inside: Inside, panel: BoxPanel, top: float) -> list[tuple[float, ...]]:
    left, right = panel.x, panel.x + panel.width
    if panel.top == LID:
        fold = top + inside.depth
        high, r = fold + TUCK, 6.0
        a, b = left + 0.6, right - 0.6
        return [
            (left, fold),
            (a, fold),
            (a, high - r),
            (a, high - 0.45 * r, a + 0.45 * r, high, a + r, high),
            (b - r, high),
            (b - 0.45 * r, high, b, high - 0.45 * r, b, high - r),
            (b, fold),
            (right, fold),
            (right, top),
        ]
    if panel.top == NOTCH:
        middle, n = (left + right) / 2, notch(panel.width)
        k = 0.55 * n
        return [
            (middle - n, top),
            (middle - n, top - k, middle - k, top - n, middle, top - n),
            (middle + k, top - n, middle + n, top - k, middle + n, top),
            (right, top),
        ]
    flap = flap_depth(inside)
    lean = min(SLOPE, 0.15 * panel.width)
    return [(left + 0.3, top), (left + lean, top + flap), (right - lean, top + flap), (right - 0.3, top), (right, top)]


def _bottom(inside: Inside, panel: BoxPanel, base: float) -> list[tuple[float, ...]]:
    """From right to left."""
    left, right = panel.x, panel.x + panel.width
    deep = bottom_depth(inside, panel.bottom)
    lean = 0.5 if panel.bottom == CLOSING else min(SLOPE, 0.15 * panel.width)
    return [(right, base), (right - lean, base - deep), (left + lean, base - deep), (left, base)]


def bottom_depth(inside: Inside, kind: str) -> float:
    if kind == DUST:
        return flap_depth(inside)
    return inside.depth if kind == CLOSING else 0.8 * inside.depth


# -- folds and glue


def _folds(
    inside: Inside, panels: Sequence[BoxPanel], base: float, top: float
) -> list[tuple[float, float, float, float]]:
    folds = [(panel.x, base, panel.x, top) for panel in panels]
    for panel in panels:
        right = panel.x + panel.width
        folds.append((panel.x, base, right, base))
        if panel.top != NOTCH:
            folds.append((panel.x, top, right, top))
        if panel.top == LID:
            folds.append((panel.x + 0.6, top + inside.depth, right - 0.6, top + inside.depth))
    return folds


def _glue(inside: Inside, panels: Sequence[BoxPanel], base: float, top: float) -> list[Shape]:
    """The tab beside the first panel, and the flap that lies inside the bottom."""
    tab = tab_width(inside)
    cut = min(5.0, 0.35 * tab + 1)
    areas = [polygon([(tab, base), (tab, top), (0, top - cut), (0, base + cut)])]
    for panel in panels:
        if panel.bottom == GLUED:
            deep, lean = bottom_depth(inside, GLUED), min(SLOPE, 0.15 * panel.width)
            left, right = panel.x, panel.x + panel.width
            areas.append(
                polygon([(left, base), (right, base), (right - lean, base - deep), (left + lean, base - deep)])
            )
    return areas
