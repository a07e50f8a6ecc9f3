"""Pictures on cards: files from the deck's own folder, looked at with suspicion."""

from __future__ import annotations

import io
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from brzdek.core.catalog.cards import WHOLE, Art, Card
from brzdek.core.text import clean
from brzdek.core.values import NamedTuple
from printables.draw.shapes import Shape, rectangle
from printables.draw.surface import Surface
from printables.jobs.notes import PrintNotes

if TYPE_CHECKING:
    from printables.draw.svg import SvgDrawing

MOST_BYTES = 20_000_000
MOST_PIXELS = 50_000_000
DENSITY = 12
"""Pixels for a millimetre (some 300 for an inch): finer pictures are made coarser."""
REFUSED = "art_lacking"
"""A picture that is all right, but holds what we cannot draw."""
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


class PictureFrame(NamedTuple):
    """A place for a picture, from its lower left corner."""

    x: float
    y: float
    width: float
    height: float


def placed(art: Art, wide: float, high: float, frame: PictureFrame) -> PictureFrame:
    """Where a picture of such proportions lies, so that it fits as it should."""
    sides = frame.width / wide, frame.height / high
    scale = min(sides) if art.fit == WHOLE else max(sides)
    across, down = art.focus[0] / 100, art.focus[1] / 100
    wide, high = wide * scale, high * scale
    left, bottom = frame.x + (frame.width - wide) * across, frame.y + (frame.height - high) * (1 - down)
    return PictureFrame(left, bottom, wide, high)


class Gallery:
    """The pictures of all cards, each read once."""

    def __init__(self, folder_of: Callable[[Card], Path], notes: PrintNotes) -> None:
        self._folder_of = folder_of
        """The folder that a card's picture must lie in."""
        self._notes = notes
        self._found: dict[str, Picture | SvgDrawing | None] = {}

    def holds(self, card: Card, width: float, height: float) -> bool:
        """Is there a picture of the card? It is kept as fine as a place of this size needs it."""
        return self._picture(card, width, height) is not None

    def draw(self, surface: Surface, card: Card, frame: PictureFrame, inside: Shape | None = None) -> bool:
        """Draw the card's picture into a frame, cut where it is too long, or where the outline ends. False: there is
        none.
        """
        found = self._picture(card, frame.width, frame.height)
        if found is None or card.art is None:
            return False
        place = placed(card.art, found.width, found.height, frame)
        surface.save()
        surface.clip(inside or rectangle(*frame))
        if isinstance(found, Picture):
            surface.picture(found, *place)
        else:
            with surface.at(place.x, place.y, place.width / found.width):
                for shape, paint in found.layers:
                    surface.shape(shape, paint)
        surface.restore()
        return True

    def _picture(self, card: Card, width: float, height: float) -> Picture | SvgDrawing | None:
        if card.art is None:
            return None
        if card.id not in self._found:
            try:
                self._found[card.id] = self._read(card, card.art.file, width, height)
            except BadArt as bad:
                self._found[card.id] = None
                told = self._notes.fail if bad.key == REFUSED else self._notes.warn
                told(bad.key, card=card.id, file=clean(card.art.file), **bad.values)
        return self._found[card.id]

    def _read(self, card: Card, name: str, width: float, height: float) -> Picture | SvgDrawing:
        file = inside(self._folder_of(card), name)
        if file.suffix.lower() == ".svg":
            return _drawing(content_of(file))
        return Picture(name, _pixels(content_of(file), width, height))


def _drawing(content: bytes) -> SvgDrawing:
    """BadArt, also for a file that holds what we cannot draw."""
    from printables.draw.svg import BadSvg, read_svg

    try:
        drawing = read_svg(content)
    except BadSvg:
        raise BadArt("art_broken") from None
    if drawing.lacking:
        raise BadArt(REFUSED, what=clean(", ".join(sorted(drawing.lacking))))
    return drawing


def lacking_in(folder: Path, art: Art) -> str:
    """What a picture holds that we cannot draw, if that is why it cannot be printed."""
    try:
        file = inside(folder, art.file, (".svg",))
        _drawing(content_of(file))
    except BadArt as bad:
        return bad.values["what"] if bad.key == REFUSED else ""
    return ""


def picture_of(folder: Path, art: Art) -> bytes | None:
    """What the file of a picture holds; None: it cannot be read."""
    try:
        return content_of(inside(folder, art.file))
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
    """The picture, no finer than can be printed; what the library grumbles about is told in our words or not at all."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return _opened(content, width, height)


def _opened(content: bytes, width: float, height: float) -> Any:
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
