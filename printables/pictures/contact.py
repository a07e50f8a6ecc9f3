"""Contact sheets: what the pages of every part look like, as pictures for the documentation.

``python -m printables.pictures.contact docs/img`` makes them anew. Asks the print commands which parts a game has.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from brzdek.core.text import Lang
from brzdek.games import NAMES
from printables.draw.theme import INKS
from printables.jobs.job import Given, NoPart
from printables.jobs.notes import PrintNotes
from printables.jobs.output import write_whole
from printables.jobs.run import PRINTERS, print_calibration
from printables.pictures import views
from printables.pictures.drawings import drawing_sheets
from printables.pictures.raster import Pixels, need_raster, rendered

WIDTH = 1200
GAP = 12
GROUND, EDGE = "#dcdad5", "#a8a6a0"
MOST_BYTES = 300_000
COLOURS = (256, 128, 64, 32)
"""Tried one after the other until the file is small enough."""
PAGES, FACES = 3, 8
"""How many pages, or single faces, stand on a sheet."""
LANG: Lang = "pl"
GIVEN: dict[str, dict[str, str | bool | None]] = {"cards": {"backs": "duplex-long"}, "board": {"paper": "a3"}}
"""What shows a part best."""


def sheets() -> Iterator[tuple[str, Any]]:
    """All contact sheets with their names."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "out.pdf"
        print_calibration({"output": str(target)}, LANG)
        yield "calibrate", _pages(target.read_bytes())
        for game in NAMES:
            yield f"{game}-faces", _faces(game)
            yield f"{game}-inks", _inks(game)
            for part in PRINTERS:
                given: Given = {**GIVEN.get(part, {}), "output": str(target)}
                try:
                    if part != "all":
                        PRINTERS[part](game, given, LANG, lambda done, count: None)
                        yield f"{game}-{part}", _pages(target.read_bytes(), "backs" in given)
                except NoPart:
                    continue


def _faces(game: str) -> Any:
    """Single cards of a game, from all over its box, and a back."""
    across = FACES // 2
    return _laid(_some(game, FACES - 1, across), across)


def _inks(game: str) -> Any:
    """A few cards and a back in each ink, below each other."""
    across = FACES // 2
    rows = [_some(game, across - 1, across, {"ink": ink}) for ink in INKS]
    return _laid([picture for row in rows for picture in row], across)


def _some(game: str, count: int, across: int, given: Given | None = None) -> list[Any]:
    """So many cards and a back, so high that as many of the usual size as said fit beside each other."""
    album = views.cards(game, given or {}, (LANG,), PrintNotes())
    assert album is not None
    backs = [view for view in album.views if view.name.startswith(views.back_name(""))]
    fronts = [view for view in album.views if view not in backs]
    chosen = [*_spread(fronts, count), backs[0]]
    usual = album.job.card
    high = (WIDTH - GAP * (across + 1)) // across * usual.height / usual.width
    sizes = [Pixels(round(high * view.size.width / view.size.height), round(high)) for view in chosen]
    return [*rendered(views.Album(album.surface, album.job, game, chosen).pages(), sizes)]


def _pages(document: bytes, backs: bool = False) -> Any:
    """A few pages from all over a document; of one with backs, the first leaf and the front of another."""
    import pypdfium2

    with pypdfium2.PdfDocument(document) as pages:
        sides = [page.get_size() for page in pages]
    count = len(sides)
    wanted = [0, 1, count // 2 // 2 * 2] if backs else [place * (count - 1) // (PAGES - 1) for place in range(PAGES)]
    chosen = sorted({place for place in wanted if place < count})
    across = len(chosen)
    room = WIDTH - GAP * (across + 1)
    high = room / sum(sides[place][0] / sides[place][1] for place in chosen)
    if across == 1:
        high = min(high, WIDTH * 0.75)
    sizes = [Pixels(round(high * width / height), round(high)) for width, height in sides]
    every = [picture for place, picture in enumerate(rendered(document, sizes)) if place in chosen]
    return _laid(every, across)


def _spread(items: Sequence[Any], count: int) -> list[Any]:
    """So many of them, at even distances."""
    if len(items) <= count:
        return list(items)
    return [items[place * (len(items) - 1) // (count - 1)] for place in range(count)]


def _laid(pictures: Sequence[Any], across: int) -> Any:
    """Pictures in rows on a grey ground."""
    from PIL import Image

    rows = [pictures[first : first + across] for first in range(0, len(pictures), across)]
    width = max(sum(picture.width + GAP for picture in row) + GAP for row in rows)
    height = sum(max(picture.height for picture in row) + GAP for row in rows) + GAP
    sheet = Image.new("RGB", (width, height), GROUND)
    y = GAP
    for row in rows:
        x = GAP
        for picture in row:
            white = Image.new("RGB", picture.size, "#ffffff")
            white.paste(picture, mask=picture.getchannel("A") if picture.mode == "RGBA" else None)
            sheet.paste(EDGE, (x - 1, y - 1, x + picture.width + 1, y + picture.height + 1))
            sheet.paste(white, (x, y))
            x += picture.width + GAP
        y += max(picture.height for picture in row) + GAP
    return sheet


def small(picture: Any) -> bytes:
    """A PNG of modest size: fewer colours where need be."""
    for colours in COLOURS:
        target = io.BytesIO()
        picture.quantize(colours, dither=0).save(target, "PNG", optimize=True)
        if target.tell() <= MOST_BYTES:
            break
    return target.getvalue()


def main(folder: Path) -> None:
    need_raster()
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in chain(sheets(), drawing_sheets()):
        data = small(picture)
        write_whole(folder / f"{name}.png", data)
        print(f"{name}.png  {picture.width}×{picture.height}  {len(data) // 1000} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/img"))
