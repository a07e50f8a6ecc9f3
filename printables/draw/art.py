"""Pictures on cards: files from the deck's own folder, looked at with suspicion."""

from __future__ import annotations

import io
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from brzdek.core.catalog.cards import Card
from brzdek.core.text import clean
from printables.draw.shapes import rectangle
from printables.draw.surface import Surface
from printables.jobs.notes import PrintNotes

if TYPE_CHECKING:
    from printables.draw.svg import SvgDrawing

MOST_BYTES = 20_000_000
MOST_PIXELS = 50_000_000
DENSITY = 12
"""Pixels for a millimetre (some 300 for an inch): finer pictures are made coarser."""
_FORMATS = ("PNG", "JPEG")
_KINDS = (".png", ".jpg", ".jpeg", ".svg")


class Picture:
    """A picture made of pixels."""

    def __init__(self, name: str, pixels: Any) -> None:
        self.name = name
        self.width, self.height = pixels.size
        self._pixels = pixels
        self._image: Any = None

    def image(self) -> Any:
        """As reportlab wants it."""
        if self._image is None:
            from reportlab.lib.utils import ImageReader

            self._image = ImageReader(self._pixels)
        return self._image

    def press_image(self) -> Any:
        """In the four colours of a press, on white: what is seen through has no place there."""
        from PIL import Image, ImageChops
        from reportlab.lib.utils import ImageReader

        pixels = self._pixels.convert("RGBA")
        ground = Image.new("RGB", pixels.size, "#ffffff")
        ground.paste(pixels, mask=pixels.getchannel("A"))
        lacks = [ImageChops.invert(channel) for channel in ground.split()]
        black = ImageChops.darker(ImageChops.darker(lacks[0], lacks[1]), lacks[2])
        parts = [ImageChops.subtract(lack, black) for lack in lacks]
        return ImageReader(Image.merge("CMYK", [*parts, black]))


class BadArt(Exception):
    """A picture that is left out; the key of the message says why."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Gallery:
    """The pictures of all cards, each read once."""

    def __init__(self, folder_of: Callable[[Card], Path], notes: PrintNotes) -> None:
        self._folder_of = folder_of
        """The folder that a card's picture must lie in."""
        self._notes = notes
        self._found: dict[str, Picture | SvgDrawing | None] = {}

    def draw(self, surface: Surface, card: Card, x: float, y: float, width: float, height: float) -> bool:
        """Fill a window with the card's picture, cut where it is too long. False: there is none."""
        found = self._picture(card, width, height)
        if found is None:
            return False
        scale = max(width / found.width, height / found.height)
        wide, high = found.width * scale, found.height * scale
        left, bottom = x - (wide - width) / 2, y - (high - height) / 2
        surface.save()
        surface.clip(rectangle(x, y, width, height))
        if isinstance(found, Picture):
            surface.picture(found, left, bottom, wide, high)
        else:
            with surface.at(left, bottom, scale):
                for shape, paint in found.layers:
                    surface.shape(shape, paint)
        surface.restore()
        return True

    def _picture(self, card: Card, width: float, height: float) -> Picture | SvgDrawing | None:
        if not card.art:
            return None
        if card.id not in self._found:
            try:
                self._found[card.id] = self._read(card, width, height)
            except BadArt as bad:
                self._found[card.id] = None
                self._notes.warn(bad.key, card=card.id, file=clean(card.art), **bad.values)
        return self._found[card.id]

    def _read(self, card: Card, width: float, height: float) -> Picture | SvgDrawing:
        file = inside(self._folder_of(card), card.art)
        if file.suffix.lower() == ".svg":
            return self._drawing(card, content_of(file))
        return Picture(card.art, _pixels(content_of(file), width, height))

    def _drawing(self, card: Card, content: bytes) -> SvgDrawing:
        from printables.draw.svg import BadSvg, read_svg

        try:
            drawing = read_svg(content)
        except BadSvg:
            raise BadArt("art_broken") from None
        if drawing.skipped:
            what = ", ".join(sorted(drawing.skipped))
            self._notes.warn("art_partly", card=card.id, file=clean(card.art), what=clean(what))
        return drawing


def picture_of(folder: Path, card: Card) -> bytes | None:
    """What the file of a card's picture holds; None: it cannot be read."""
    try:
        return content_of(inside(folder, card.art))
    except BadArt:
        return None


def inside(folder: Path, name: str, kinds: Collection[str] = _KINDS) -> Path:
    """The file, if it lies in the folder, wherever links may lead."""
    try:
        home = folder.resolve()
        file = (home / name).resolve()
    except (OSError, ValueError, RuntimeError):
        raise BadArt("art_broken") from None
    if not file.is_relative_to(home):
        raise BadArt("art_outside")
    if file.suffix.lower() not in kinds:
        raise BadArt("art_kind")
    try:
        # A loop of links is no error to Python 3.13 until the file has to be there.
        return file.resolve(strict=True)
    except (FileNotFoundError, NotADirectoryError):
        raise BadArt("art_missing") from None
    except OSError:
        raise BadArt("art_broken") from None


def content_of(file: Path, limit: int = MOST_BYTES) -> bytes:
    from brzdek.core.catalog.source import fetch
    from brzdek.core.problems import BadData

    try:
        return fetch(file, limit=limit)
    except BadData as bad:
        if bad.problems[0].key == "file_too_big":
            raise BadArt("art_huge", limit=f"{limit // 1_000_000} MB") from None
        raise BadArt("art_broken") from None


def _pixels(content: bytes, width: float, height: float) -> Any:
    """The picture, no finer than can be printed."""
    from PIL import Image

    try:
        picture: Any = Image.open(io.BytesIO(content), formats=_FORMATS)
    except Image.DecompressionBombError:
        raise BadArt("art_huge", limit=f"{MOST_PIXELS // 1_000_000} Mpx") from None
    except Exception:
        # The library raises whatever it likes on a file that only pretends to be a picture.
        raise BadArt("art_kind") from None
    if picture.width * picture.height > MOST_PIXELS:
        raise BadArt("art_huge", limit=f"{MOST_PIXELS // 1_000_000} Mpx")
    try:
        picture.load()
        coarser = max(width / picture.width, height / picture.height) * DENSITY
        if coarser < 1:
            size = (max(1, round(picture.width * coarser)), max(1, round(picture.height * coarser)))
            picture = picture.convert("RGBA" if "A" in picture.mode or "transparency" in picture.info else "RGB")
            picture = picture.resize(size)
    except Exception:
        raise BadArt("art_broken") from None
    return picture
