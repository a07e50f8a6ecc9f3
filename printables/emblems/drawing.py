"""Emblems as they are drawn: pieces from back to front, each with a pale rim so that none melts into another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Protocol

from brzdek.core.catalog.emblem import Emblem
from brzdek.core.values import NamedTuple
from printables.draw.art import PictureFrame
from printables.draw.shapes import Shape
from printables.draw.surface import Colour, Paint, Surface
from printables.emblems.book import emblem_of, unknown, usual_emblem
from printables.icons.icons import ICONS, draw_drawing
from printables.icons.motifs import drawn
from printables.icons.parts import IconLayer

if TYPE_CHECKING:
    from brzdek.core.catalog.cards import Card
    from printables.cards.designs.base import Easel
    from printables.draw.svg import SvgDrawing
    from printables.draw.theme import Theme

WIDE = 1.2
"""An emblem is so much wider than high."""
RIM = 0.035
OUTLINE = 0.014
"""Widths around a piece of size 1: of the pale rim, and of the line where ink is saved."""
IN_HAND = 0.5
"""The size of a thing in somebody's hand."""
HANDS = {"hold": (0.9, 0.46), "left": (0.24, 0.44)}
"""The middle of what each hand holds."""
SCENE_WIDE = 2.0
EDGE = 0.09
"""What of a window's height stays free around an emblem."""
NEAR, FAR = 0.68, 0.77
"""How pale the parts of a scene are."""


class EmblemEasel(Protocol):
    """Where emblems are drawn: what they need of an easel."""

    @property
    def surface(self) -> Surface: ...

    @property
    def theme(self) -> Theme: ...

    @property
    def drawings(self) -> Mapping[str, SvgDrawing]: ...


class EmblemPiece(NamedTuple):
    """One drawing in an emblem: its lower left corner and its size, where the emblem is 1.2 wide and 1 high."""

    section: str
    name: str
    x: float
    y: float
    size: float
    own: bool = False
    """In its own colour, not in that of the card."""


def pieces(emblem: Emblem) -> Iterator[EmblemPiece]:
    """The drawings of an emblem from back to front, without its scene."""
    beside = list(emblem.beside)
    size, x, y = _room(len(beside), bool(emblem.above))
    if emblem.motif:
        yield EmblemPiece("icons", emblem.motif, x, y, size)
    else:
        for piece in _figure(emblem):
            yield piece._replace(x=x + size * (piece.x - (WIDE - 1) / 2), y=y + size * piece.y, size=size * piece.size)
    for name, (left, low, part) in zip(beside, _CORNERS[len(beside)], strict=False):
        yield EmblemPiece("icons", name, left, low, part, own=True)
    if emblem.above:
        left = 0.78 if emblem.figure or beside else 0.74
        yield EmblemPiece("icons", emblem.above, left, 0.62, 0.38, own=True)


_CORNERS: dict[int, tuple[tuple[float, float, float], ...]] = {
    0: (),
    1: ((0.74, 0, 0.46),),
    2: ((0.78, 0, 0.42), (0, 0, 0.42)),
    3: ((0.78, 0, 0.42), (0, 0, 0.42), (0, 0.6, 0.36)),
}
"""Where what stands beside lies: left, bottom and size."""


def _room(beside: int, above: bool) -> tuple[float, float, float]:
    """The size of the main thing and its lower left corner: it makes way for what stands beside it."""
    if beside > 1:
        return 0.84, (WIDE - 0.84) / 2, 0.16 if not above else 0.08
    if beside:
        return 0.9, 0.02, 0.1 if not above else 0.02
    return (0.88, 0.04, 0.0) if above else (1.0, (WIDE - 1) / 2, 0.0)


def _figure(emblem: Emblem) -> Iterator[EmblemPiece]:
    indent = (WIDE - 1) / 2
    if emblem.left:
        yield _held(emblem.left, "left")
    yield EmblemPiece("bodies", emblem.figure, indent, 0, 1)
    if emblem.head:
        yield EmblemPiece("heads", emblem.head, indent, 0, 1)
    if emblem.hold:
        yield _held(emblem.hold, "hold")


def _held(name: str, hand: str) -> EmblemPiece:
    x, y = HANDS[hand]
    size = (ICONS[name].reach if name in ICONS else 0) or IN_HAND
    # Nothing stands deeper than the feet, or higher than the picture.
    return EmblemPiece("icons", name, x - size / 2, min(max(y - size / 2, 0), 1 - size), size, own=True)


def shown_emblem(easel: Easel, card: Card) -> Emblem:
    """The emblem of a card; one that names what cannot be drawn is noted, and the usual one stands for it."""
    emblem = emblem_of(easel.catalog, card)
    lacking = [word for _, word, _ in unknown(emblem, easel.drawings)] if card.emblem is not None else []
    for word in lacking:
        easel.notes.warn("unknown_icon", card=card.id, icon=word)
    return usual_emblem(card) if lacking else emblem


def draw_view(
    easel: Easel, emblem: Emblem, hue: str, window: Shape, view: PictureFrame, inner: PictureFrame | None = None
) -> None:
    """A scene in its window, and the emblem in the middle of it."""
    if emblem.scene:
        draw_scene(easel, emblem.scene, hue, window, view)
    edge = EDGE * view.height
    usual = PictureFrame(view.x + edge, view.y + edge, view.width - 2 * edge, view.height - 2 * edge)
    draw_emblem(easel, emblem, hue, inner or usual)


def draw_emblem(easel: EmblemEasel, emblem: Emblem, hue: str, area: PictureFrame) -> None:
    """As big as fits, in the middle of an area."""
    size = min(area.width / WIDE, area.height)
    x, y = area.x + (area.width - WIDE * size) / 2, area.y + (area.height - size) / 2
    with easel.surface.at(x, y, size):
        for piece in pieces(emblem):
            _draw_piece(easel, piece, hue)


def _draw_piece(easel: EmblemEasel, piece: EmblemPiece, hue: str) -> None:
    surface, theme = easel.surface, easel.theme
    if piece.section == "icons" and piece.name in easel.drawings:
        draw_drawing(surface, f"drawing.{piece.name}", easel.drawings[piece.name], piece.x, piece.y, piece.size)
        return
    own = ICONS[piece.name].hue if piece.own else hue
    main, light = theme.deep(own), theme.colour(hue, 1.0 if theme.saves else 0.96)
    pale = theme.colour(own, 0.75) if theme.saves else main
    with surface.at(piece.x, piece.y, piece.size):
        name = f"emblem.{piece.section}.{piece.name}.{main}.{light}"
        surface.stamp(name, (-0.2, -0.2, 1.2, 1.2), lambda: _draw_layers(surface, piece, main, pale, light))


def _draw_layers(surface: Surface, piece: EmblemPiece, main: Colour, pale: Colour, light: Colour) -> None:
    layers = ICONS[piece.name].layers() if piece.section == "icons" else drawn(piece.section, piece.name)
    _grown(surface, layers, RIM, light)
    if pale != main:
        _grown(surface, layers, OUTLINE, main)
    for layer in layers:
        colour = light if layer.light else pale
        paint = Paint(None, colour, layer.pen, round=True) if layer.pen else Paint(colour)
        surface.shape(layer.shape, paint)


def _grown(surface: Surface, layers: tuple[IconLayer, ...], rim: float, colour: Colour) -> None:
    """All that is not light, wider by a rim."""
    for layer in layers:
        if not layer.light:
            wide = layer.pen + 2 * rim
            surface.shape(layer.shape, Paint(None if layer.pen else colour, colour, wide, round=True))


def draw_scene(easel: EmblemEasel, name: str, hue: str, window: Shape, area: PictureFrame) -> None:
    """A scene as wide as its window, cut off at the window's outline."""
    surface, theme = easel.surface, easel.theme
    size = max(area.width / SCENE_WIDE, area.height)
    near, far = (theme.colour(hue, 0.6 if theme.saves else tone) for tone in (NEAR, FAR))

    def make() -> None:
        for layer in drawn("scenes", name):
            colour = far if layer.light else near
            if theme.saves:
                paint = Paint(None, colour, 0.008, round=True)
            else:
                paint = Paint(None, colour, layer.pen, round=True) if layer.pen else Paint(colour)
            surface.shape(layer.shape, paint)

    surface.save()
    surface.clip(window)
    with surface.at(area.x + (area.width - SCENE_WIDE * size) / 2, area.y, size):
        surface.stamp(f"scene.{name}.{near}.{far}", (0, 0, SCENE_WIDE, 1), make)
    surface.restore()
