"""From a PDF to pixels, with pypdfium2: an extra that need not be installed."""

from __future__ import annotations

import io
from collections.abc import Generator, Sequence
from importlib.util import find_spec
from typing import Any

from brzdek.core.text import Text
from brzdek.core.values import NamedTuple
from printables.draw.fonts import Missing
from printables.jobs.words import PRINT

INCH = 25.4
LIBRARY = "pypdfium2"


class Pixels(NamedTuple):
    """How big a picture is."""

    width: int
    height: int


class MissingRaster(Missing):
    """Nothing here can turn a drawing into pixels."""

    def __init__(self) -> None:
        super().__init__(LIBRARY, Text(*PRINT["no_raster"]))


def need_raster() -> None:
    """Say at once what is missing, before anything is drawn."""
    if find_spec(LIBRARY) is None:
        raise MissingRaster


def rendered(document: bytes, sizes: Sequence[Pixels | None]) -> Generator[Any, None, None]:
    """The pages of a document as pictures, each of its own size; one without a size is passed over. What is left
    empty stays transparent.
    """
    import pypdfium2
    from pypdfium2 import raw

    pages = pypdfium2.PdfDocument(document)
    try:
        for place, size in enumerate(sizes):
            if size is None:
                continue
            page = pages[place]
            bitmap = pypdfium2.PdfBitmap.new_native(size.width, size.height, raw.FPDFBitmap_BGRA)
            raw.FPDFBitmap_FillRect(bitmap, 0, 0, size.width, size.height, 0x00FFFFFF)
            raw.FPDF_RenderPageBitmap(bitmap, page, 0, 0, size.width, size.height, 0, 0)
            yield _plain(bitmap.to_pil())
            bitmap.close()
            page.close()
    finally:
        pages.close()


def _plain(picture: Any) -> Any:
    """A copy of its own; without an alpha channel if nothing can be seen through."""
    seen_through = picture.getchannel("A").getextrema()[0] < 255
    return picture.convert("RGBA" if seen_through else "RGB").copy()


def png(picture: Any, dpi: float) -> bytes:
    """The same bytes for the same picture."""
    target = io.BytesIO()
    picture.save(target, "PNG", dpi=(dpi, dpi), compress_level=6)
    return target.getvalue()
