"""The small part of SVG that is drawn."""

from __future__ import annotations

import pytest

from printables.draw.pdf import PdfSurface
from printables.draw.surface import Page
from printables.draw.svg import BadSvg, read_svg
from printables.pictures.raster import Pixels, rendered


def svg(inside: str, box: str = "0 0 10 10") -> bytes:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inside}</svg>'.encode()


def corners(inside: str) -> list[tuple[float, float]]:
    """The points of the only shape, rounded, from the lower left."""
    ((shape, _),) = read_svg(svg(inside)).layers
    ((start, steps),) = shape.parts
    return [(round(x, 3), round(y, 3)) for x, y in (start, *(step[-2:] for step in steps if step))]


def test_the_top_of_the_file_is_the_top_of_the_picture() -> None:
    assert corners('<polygon points="0,0 10,0 10,2"/>') == [(0, 10), (10, 10), (10, 8)]


@pytest.mark.parametrize(
    ("path", "ends"),
    [
        ("M1 1 L2 1 h3 v2 H0 V1 z", [(1, 9), (2, 9), (5, 9), (5, 7), (0, 7), (0, 9)]),
        ("m1,1 2,0 0,2", [(1, 9), (3, 9), (3, 7)]),
        ("M0 0c1 1 2 2 3 3s1 1 2 2", [(0, 10), (3, 7), (5, 5)]),
        ("M0 0Q1 0 2 2T4 4", [(0, 10), (2, 8), (4, 6)]),
        ("M2 5 A3 3 0 0 1 8 5", [(2, 5), (5, 8), (8, 5)]),
        ("M2 5 A3 3 0 0 0 8 5", [(2, 5), (5, 2), (8, 5)]),
    ],
)
def test_paths(path: str, ends: list[tuple[float, float]]) -> None:
    assert corners(f'<path d="{path}"/>') == ends


def test_transforms_are_handed_on() -> None:
    inside = (
        '<g transform="translate(5,5) rotate(90)"><g transform="scale(2)"><line x1="0" y1="0" x2="1" y2="0"/></g></g>'
    )
    assert corners(inside) == [(5, 5), (5, 3)]


def test_paint_is_handed_on() -> None:
    inside = (
        '<g fill="none" style="stroke: #F00; stroke-width:2"><circle r="1"/>'
        '<rect width="1" height="1" fill="rgb(0,128,255)"/></g>'
    )
    (_, circle), (_, rectangle) = read_svg(svg(inside)).layers
    assert (circle.fill, circle.line, circle.width) == (None, "#ff0000", 2)
    assert rectangle.fill == "#0080ff"


@pytest.mark.parametrize(
    ("inside", "nonzero"),
    [
        ('<path d="{d}"/>', True),
        ('<path d="{d}" fill-rule="nonzero"/>', True),
        ('<path d="{d}" fill-rule="evenodd"/>', False),
        ('<g style="fill-rule: evenodd"><path d="{d}"/></g>', False),
        ('<g fill-rule="evenodd"><path d="{d}" fill-rule="nonzero"/></g>', True),
        ('<g fill-rule="evenodd"><path d="{d}" fill-rule="inherit"/></g>', False),
    ],
)
def test_what_lies_inside_an_outline_is_filled_as_the_file_says(inside: str, nonzero: bool) -> None:
    twice = "M0 0h9v9h-9z M3 3h3v3h-3z"
    ((shape, paint),) = read_svg(svg(inside.format(d=twice))).layers
    assert paint.nonzero == nonzero
    surface = PdfSurface("holes", "en")
    surface.begin(Page(10, 10, (0, 0, 10, 10), (0, 0, 10, 10)))
    surface.shape(shape, paint)
    surface.end()
    (picture,) = rendered(surface.bytes(), [Pixels(10, 10)])
    outer, inner = (picture.convert("L").getpixel(spot) for spot in ((1, 1), (4, 4)))
    assert (outer, inner) == (0, 0 if nonzero else 255)


def test_an_unknown_rule_of_filling_is_named() -> None:
    drawing = read_svg(svg('<rect width="3" height="3" fill-rule="odd"/><g display="none" fill-rule="even"/>'))
    assert drawing.lacking == {"fill-rule odd"}


def test_what_is_hidden_or_unknown_is_not_drawn() -> None:
    drawing = read_svg(
        svg(
            '<defs><path d="M0 0h1"/></defs><g display="none"><path d="M0 0h1"/></g>'
            '<foreignObject><path d="M0 0h1"/></foreignObject>'
        )
    )
    assert drawing.layers == () and drawing.lacking == {"foreignObject"}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"words",
        b"<html/>",
        b"<svg/>",
        b'<svg viewBox="0 0 0 5"/>',
        b'<svg viewBox="0 0 5 5"><path d="L1 1"/></svg>',
        b'<svg viewBox="0 0 5 5"><path d="M1"/></svg>',
        b'<svg viewBox="0 0 5 5">',
        b'<svg viewBox="0 0 5 5"><g transform="matrix(1)"/></svg>',
        b'<!DOCTYPE svg [<!ELEMENT a ANY>]><svg viewBox="0 0 5 5"/>',
        svg('<path d="M0 0' + "h1" * 60_000 + '"/>'),
    ],
)
def test_what_is_no_picture_is_refused(content: bytes) -> None:
    with pytest.raises(BadSvg):
        read_svg(content)


@pytest.mark.parametrize(
    ("inside", "named"),
    [
        ('<linearGradient id="g"/><rect width="3" height="3" fill="url(#g)"/>', {"linearGradient"}),
        ('<rect width="3" height="3" style="fill: url(#g)"/><defs><radialGradient id="g"/></defs>', {"radialGradient"}),
        ('<g clip-path="url(\'#c\')"><rect width="3" height="3"/></g><clipPath id="c"/>', {"clipPath"}),
        ('<rect width="3" height="3" filter="url(other.svg#f)"/>', {"url(#other.svg#f)"}),
        ('<use href="#a"/>', {"use"}),
        ('<use xlink:href="file:///etc/passwd#a"/>', {"use"}),
        ("<style>.a{fill:red}</style>", {"style"}),
        ("<defs><style>.a{fill:red}</style></defs>", {"style"}),
        ('<g opacity=".5"><rect width="3" height="3" fill-opacity="0.2"/></g>', {"opacity", "fill-opacity"}),
        ('<rect width="3" height="3" fill="hsl(120, 50%, 50%)"/>', {"hsl(120, 50%, 50%)"}),
        ('<svg x="3"><rect width="3" height="3"/></svg>', {"svg"}),
    ],
)
def test_what_is_not_drawn_is_named(inside: str, named: set[str]) -> None:
    assert read_svg(svg(inside)).lacking == named


@pytest.mark.parametrize(
    "inside",
    [
        '<defs><linearGradient id="g"/><symbol id="s"><rect width="3" height="3" fill="url(#g)"/></symbol></defs>',
        '<sodipodi:namedview><inkscape:grid opacity="0.1"/></sodipodi:namedview>',
        '<g opacity="1" fill-opacity="1.0"/>',
        '<g display="none"><text>a</text></g>',
    ],
)
def test_what_is_not_seen_is_not_named(inside: str) -> None:
    assert read_svg(svg(inside)).lacking == set()


def test_names_of_colours_are_those_of_the_web() -> None:
    inside = (
        '<rect width="1" height="1" fill="crimson" stroke="LightSeaGreen"/>'
        '<rect width="1" height="1" fill="rgb(100%,0%,50%)"/>'
    )
    (_, one), (_, two) = read_svg(svg(inside)).layers
    assert (one.fill, one.line, two.fill) == ("#dc143c", "#20b2aa", "#ff0080")


def test_a_skewed_drawing_leans() -> None:
    assert corners('<line transform="skewX(45)" x1="0" y1="0" x2="0" y2="4"/>') == [(0, 10), (4, 6)]


def test_very_many_names_are_not_all_told() -> None:
    assert len(read_svg(svg("".join(f"<a{number}/>" for number in range(100)))).lacking) == 12
