"""What drawings are made on: a few verbs, in millimetres, with the origin at the lower left.

Two surfaces know them: one makes a PDF, the other writes down what it is told, for tests.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

from brzdek.core.values import NamedTuple
from printables.draw.fonts import font
from printables.draw.shapes import Shape

if TYPE_CHECKING:
    from printables.draw.art import Picture

Colour: TypeAlias = str
"""``#rrggbb``"""
Bounds: TypeAlias = tuple[float, float, float, float]
"""Left, bottom, right, top."""
HAIR = 0.1
"""Width of the thinnest line."""


class Paint(NamedTuple):
    """How a shape is filled and outlined."""

    fill: Colour | None = None
    line: Colour | None = None
    width: float = 0.2
    dash: tuple[float, ...] = ()
    round: bool = False
    """Round ends and joints."""
    nonzero: bool = False
    """Is what outlines run around twice in the same direction filled as well? Else it is a hole."""


class Page(NamedTuple):
    """A page and the boxes that a print shop looks at."""

    width: float
    height: float
    trim: Bounds
    bleed: Bounds


class Surface(ABC):
    """The verbs of drawing."""

    @abstractmethod
    def begin(self, page: Page) -> None:
        """A new page."""

    @abstractmethod
    def end(self) -> None:
        """The page is done."""

    @abstractmethod
    def shape(self, shape: Shape, paint: Paint) -> None: ...

    @abstractmethod
    def text(self, x: float, y: float, text: str, style: str, size: float, colour: Colour, outline: float = 0) -> None:
        """One run of text from its left end on the base line; ``style``: one of ``fonts.STYLES``.

        ``outline``: the width of the line if only the outlines of the letters are drawn.
        """

    @abstractmethod
    def picture(self, picture: Picture, x: float, y: float, width: float, height: float) -> None: ...

    @abstractmethod
    def open_words(self, words: str, x: float, y: float, width: float, size: float) -> None:
        """What is drawn from here on reads as these words, for whoever searches, copies or listens to the document."""

    @abstractmethod
    def close_words(self) -> None: ...

    @abstractmethod
    def clip(self, shape: Shape) -> None:
        """Nothing outside the shape is seen until the state is given back."""

    @abstractmethod
    def save(self) -> None: ...

    @abstractmethod
    def restore(self) -> None: ...

    @abstractmethod
    def transform(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None: ...

    @abstractmethod
    def stamp(self, name: str, box: Bounds, draw: Callable[[], None]) -> None:
        """Something that is seen many times: drawn once, then only pointed to. ``box``: what may be seen of it."""

    @abstractmethod
    def bookmark(self, title: str, level: int) -> None:
        """An entry in the document's outline that leads to this page."""

    # -- made of the verbs above

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1) -> Iterator[None]:
        """Drawing from another origin."""
        self.save()
        self.transform(scale, 0, 0, scale, x, y)
        yield
        self.restore()

    @contextmanager
    def turned(self, x: float, y: float, degrees: float) -> Iterator[None]:
        """Drawing from another origin, turned to the left."""
        from math import cos, radians, sin

        cosine, sine = cos(radians(degrees)), sin(radians(degrees))
        self.save()
        self.transform(cosine, sine, -sine, cosine, x, y)
        yield
        self.restore()

    @contextmanager
    def read_as(self, words: str, x: float, y: float, width: float, size: float) -> Iterator[None]:
        """Drawing what reads as these words, from their left end on the base line."""
        self.open_words(words, x, y, width, size)
        yield
        self.close_words()

    def right(self, x: float, y: float, text: str, style: str, size: float, colour: Colour) -> None:
        """A run of text that ends at x."""
        self.text(x - font(style).width(text) * size, y, text, style, size, colour)

    def centred(self, x: float, y: float, text: str, style: str, size: float, colour: Colour) -> None:
        """A run of text around x."""
        self.text(x - font(style).width(text) * size / 2, y, text, style, size, colour)
