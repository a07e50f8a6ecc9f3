"""The surface that makes a PDF: operators are written straight into the pages of a reportlab canvas."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import TYPE_CHECKING, Any

from printables.draw.fonts import BASIC, Font, font
from printables.draw.shapes import Shape
from printables.draw.surface import Bounds, Colour, Page, Paint, Surface
from printables.draw.units import POINT

if TYPE_CHECKING:
    from printables.draw.art import Picture

_TO_POINTS = f"{1 / POINT:.6f} 0 0 {1 / POINT:.6f} 0 0 cm"
_OUTSIDE = "\uffff"
"""Stands for a sign beyond the first 255 of a font, which need another way to be written."""


class _Codes(dict[int, str]):
    """The codes of signs in the subset of a font that a document embeds, given out as signs are met."""

    def __init__(self, embedded: Any, document: Any) -> None:
        super().__init__()
        self.embedded = embedded
        self.document = document

    def __missing__(self, sign: int) -> str:
        subset, codes = self.embedded.splitString(chr(sign), self.document)[0]
        code = self[sign] = _OUTSIDE if subset else codes.decode("latin-1")
        return code


class _Embedded:
    """A font inside one document."""

    def __init__(self, own: Font, document: Any) -> None:
        self.font = own.embedded
        self.document = document
        self.codes = _Codes(self.font, document)
        self.codes[ord(" ")]
        self.name: str = self.font.getSubsetInternalName(0, document)

    def show(self, text: str, size: float) -> str:
        """The operators that choose the font and show the text."""
        coded = text.translate(self.codes)
        if _OUTSIDE not in coded:
            return f"{self.name} {size:.3f} Tf <{coded.encode('latin-1').hex()}> Tj"
        pieces = self.font.splitString(text, self.document)
        names = [self.font.getSubsetInternalName(subset, self.document) for subset, _ in pieces]
        return " ".join(
            f"{name} {size:.3f} Tf <{codes.hex()}> Tj" for name, (_, codes) in zip(names, pieces, strict=True)
        )


_CMYK: ContextVar[bool] = ContextVar("cmyk", default=False)


@contextmanager
def colours_of_press(wanted: bool) -> Iterator[None]:
    """Documents begun in between are in the four colours of a press, if that is wanted."""
    token = _CMYK.set(wanted)
    try:
        yield
    finally:
        _CMYK.reset(token)


class PdfSurface(Surface):
    """A document in the making."""

    def __init__(self, title: str, lang: str) -> None:
        from reportlab.pdfgen.canvas import Canvas

        self._cmyk = _CMYK.get()
        self._ink = _press_colour if self._cmyk else _colour

        self._target = io.BytesIO()
        self._canvas: Any = Canvas(
            self._target, pageCompression=1, invariant=1, initialFontName=font(BASIC).name, lang=lang
        )
        self._canvas._doc.info = _info(title)
        self._fonts: dict[str, _Embedded] = {}
        self._stamps: dict[str, str] = {}
        self._out: list[str] = []
        self._fill: Colour | None = None
        self._pages = 0
        self._marks: list[str] = []
        self._stamped = hashlib.sha256()

    def bytes(self) -> bytes:
        """The finished document."""
        from reportlab import rl_config

        # Streams as plain bytes: a third of the time and a fifth of the size would go into making letters of them.
        usual, rl_config.useA85 = rl_config.useA85, 0
        try:
            self._canvas.save()
        finally:
            rl_config.useA85 = usual
        return self._target.getvalue()

    # -- pages

    def begin(self, page: Page) -> None:
        self._canvas.setPageSize((page.width / POINT, page.height / POINT))
        self._canvas.setTrimBox([round(side / POINT, 3) for side in page.trim])
        self._canvas.setBleedBox([round(side / POINT, 3) for side in page.bleed])
        self._out = [_TO_POINTS]
        self._fill = None

    def end(self) -> None:
        self._flush()
        self._canvas.showPage()
        page = self._canvas._doc.Pages.pages[-1]
        self._marks.append(hashlib.sha256(page.stream.encode("latin-1")).hexdigest())
        _pack(page)
        self._pages += 1

    def marks(self) -> list[str]:
        """A mark of what each page shows: pages with the same mark look the same."""
        stamps = self._stamped.hexdigest()
        return [f"{mark}.{stamps}" for mark in self._marks]

    def _flush(self) -> None:
        """Hand what has been drawn to the canvas."""
        if self._out:
            self._canvas.addLiteral("\n".join(self._out))
            self._out = []

    def bookmark(self, title: str, level: int) -> None:
        key = f"p{self._pages}.{title}"
        self._canvas.bookmarkPage(key)
        self._canvas.addOutlineEntry(title, key, level)

    # -- drawing

    def shape(self, shape: Shape, paint: Paint) -> None:
        out = self._out
        if paint.fill and paint.fill != self._fill:
            self._fill = paint.fill
            out.append(self._ink(paint.fill)[0])
        if paint.line:
            out.append(self._pen(paint.line, paint.width, paint.dash, paint.round))
        out.append(_outline(shape))
        out.append(_painting(paint))

    def text(self, x: float, y: float, text: str, style: str, size: float, colour: Colour, outline: float = 0) -> None:
        if not text:
            return
        out = self._out
        if outline:
            out.append(f"{self._pen(colour, outline, (), True)} 1 Tr")
        elif colour != self._fill:
            self._fill = colour
            out.append(self._ink(colour)[0])
        out.append(f"BT 1 0 0 1 {x:.3f} {y:.3f} Tm {self._embedded(style).show(text, size)} ET")
        if outline:
            out.append("0 Tr")

    def open_words(self, words: str, x: float, y: float, width: float, size: float) -> None:
        # Not every program that searches heeds the replacement text, so the words stand there too, unseen.
        actual = f"feff{words.encode('utf-16-be').hex()}"
        wide = 100 * width / max(font(BASIC).width(words) * size, 0.01)
        shown = self._embedded(BASIC).show(words, size)
        unseen = f"BT 3 Tr {wide:.2f} Tz 1 0 0 1 {x:.3f} {y:.3f} Tm {shown} 0 Tr 100 Tz ET"
        self._out.append(f"/Span <</ActualText <{actual}>>> BDC {unseen}")

    def close_words(self) -> None:
        self._out.append("EMC")

    def _embedded(self, style: str) -> _Embedded:
        embedded = self._fonts.get(style)
        if embedded is None:
            embedded = self._fonts[style] = _Embedded(font(style), self._canvas._doc)
        return embedded

    def picture(self, picture: Picture, x: float, y: float, width: float, height: float) -> None:
        self._flush()
        image = picture.press_image() if self._cmyk else picture.image()
        self._canvas.drawImage(image, x, y, width, height, mask=None if self._cmyk else "auto")

    def _pen(self, colour: Colour, width: float, dash: tuple[float, ...], rounded: bool) -> str:
        return f"{self._ink(colour)[1]} {_stroke(width, dash, rounded)}"

    def clip(self, shape: Shape) -> None:
        self._out.append(f"{_outline(shape)} W* n")

    def save(self) -> None:
        self._out.append("q")

    def restore(self) -> None:
        self._out.append("Q")
        self._fill = None

    def transform(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None:
        self._out.append(f"{a:.5f} {b:.5f} {c:.5f} {d:.5f} {e:.3f} {f:.3f} cm")

    def stamp(self, name: str, box: Bounds, draw: Callable[[], None]) -> None:
        self._flush()
        if name not in self._stamps:
            self._stamps[name] = f"s{len(self._stamps)}"
            fill, self._fill = self._fill, None
            self._canvas.beginForm(self._stamps[name], *box)
            draw()
            self._stamped.update("\n".join((name, *self._out)).encode())
            self._flush()
            self._canvas.endForm()
            self._fill = fill
        self._canvas.doForm(self._stamps[name])


def _pack(page: Any) -> None:
    """Keep a finished page compressed, so that a long document takes little memory."""
    import zlib

    from reportlab.pdfbase.pdfdoc import PDFArray, PDFName, PDFStream

    page.Contents = PDFStream(content=zlib.compress(page.stream.encode("latin-1")))
    page.Contents.dictionary["Filter"] = PDFArray([PDFName("FlateDecode")])
    page.stream = None


def _info(title: str) -> Any:
    """What the document says of itself: its title and the program, and no more."""
    from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFInfo, PDFString

    class Info(PDFInfo):  # type: ignore[misc]
        def format(self, document: Any) -> Any:
            return PDFDictionary({"Title": PDFString(self.title), "Creator": PDFString(self.creator)}).format(document)

    info = Info()
    info.title, info.author, info.subject, info.creator = title, "", "", "brzdek"
    return info


@cache
def _colour(colour: Colour) -> tuple[str, str]:
    """The operators that choose a colour for filling and for lines. Greys stay greys: they need black ink alone."""
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    if red == green == blue:
        return f"{red:.3f} g", f"{red:.3f} G"
    return f"{red:.3f} {green:.3f} {blue:.3f} rg", f"{red:.3f} {green:.3f} {blue:.3f} RG"


@cache
def _press_colour(colour: Colour) -> tuple[str, str]:
    """The same in the four colours of a press: what red, green and blue lack in common is left to black."""
    lacks = [1 - int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    black = min(lacks)
    parts = " ".join(f"{part:.3f}" for part in (*(lack - black for lack in lacks), black))
    return f"{parts} k", f"{parts} K"


@cache
def _stroke(width: float, dash: tuple[float, ...], rounded: bool) -> str:
    ends = 1 if rounded else 0
    dashes = " ".join(f"{length:.2f}" for length in dash)
    return f"{width:.3f} w {ends} J {ends} j [{dashes}] 0 d"


def _painting(paint: Paint) -> str:
    """The operator that fills and draws an outline."""
    if not paint.fill:
        return "S" if paint.line else "n"
    return ("B" if paint.line else "f") + ("" if paint.nonzero else "*")


def _outline(shape: Shape) -> str:
    words = []
    for (x, y), steps in shape.parts:
        words.append(f"{x:.3f} {y:.3f} m")
        for step in steps:
            if len(step) == 2:
                words.append("{:.3f} {:.3f} l".format(*step))
            elif step:
                words.append("{:.3f} {:.3f} {:.3f} {:.3f} {:.3f} {:.3f} c".format(*step))
            else:
                words.append("h")
    return " ".join(words)
