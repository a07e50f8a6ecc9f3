"""``--png`` and ``--tts``, from typed options to a folder of pictures."""

from __future__ import annotations

import errno
import itertools
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from brzdek.core.text import Lang
from printables.draw.units import millimetres
from printables.jobs.job import BOTH, BadJob, Given, read_langs
from printables.jobs.memory import is_new
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told, write_whole
from printables.jobs.run import Outcome
from printables.jobs.typed import whole_number, word_of
from printables.pictures import views
from printables.pictures.raster import INCH, Pixels, need_raster, png, rendered
from printables.pictures.views import Album, PrintView

COARSEST, FINEST = 30, 1200
"""Dots an inch."""
MOST_PIXELS = 100_000_000
"""Of one picture."""

Opener: TypeAlias = Callable[[str, Given, Sequence[Lang], PrintNotes], Album | None]
OPENERS: Mapping[str, Opener] = {"cards": views.cards, "tokens": views.tokens, "tiles": views.tiles}


def print_cards(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    if given.get("tts"):
        from printables.pictures.tabletop import print_tabletop

        return print_tabletop(game, given, lang, told)
    return _pictures("cards", game, given, lang, told)


def print_tokens(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    return _pictures("tokens", game, given, lang, told)


def print_tiles(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    return _pictures("tiles", game, given, lang, told)


def _pictures(part: str, game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """One PNG for each side. NoPart, BadJob, BadData, Missing, OSError: why nothing more was written."""
    dpi = whole_number(given, "png", COARSEST, FINEST) or COARSEST
    langs = read_langs(word_of(given, "lang"), lang)
    need_raster()
    notes = PrintNotes()
    album = OPENERS[part](game, given, langs, notes)
    if album is None:
        return Outcome("nothing_changed", {})
    sizes = [pixels(view, album.job.bleed, dpi) for view in album.views]
    folder = make_folder(views.folder_for(given, album, part))
    files = [folder / f"{view.name}.{lang_word(langs)}.png" for view in album.views]
    document = album.pages()
    marks = [f"{mark} {size}" for mark, size in zip(album.surface.marks(), sizes, strict=True)]
    new = [is_new(file, mark) for file, mark in zip(files, marks, strict=True)]
    pictures = rendered(document, [size if wanted else None for size, wanted in zip(sizes, new, strict=True)])
    for place, (file, picture) in enumerate(zip(itertools.compress(files, new), pictures, strict=True), 1):
        told(place, sum(new))
        write_whole(file, png(picture, dpi))
    return Outcome("written_pictures", {"file": str(folder), "n": sum(new)}, tuple(notes.all()))


def lang_word(langs: Sequence[Lang]) -> str:
    return langs[0] if len(langs) == 1 else BOTH


def pixels(view: PrintView, bleed: int, dpi: int) -> Pixels:
    """How big the picture of a view is; BadJob: too big."""
    width, height = (
        max(1, round(millimetres(side + 2 * bleed) * dpi / INCH)) for side in (view.size.width, view.size.height)
    )
    if width * height > MOST_PIXELS:
        raise BadJob("picture_too_big", name=view.name, width=width, height=height, most=MOST_PIXELS // 1_000_000)
    return Pixels(width, height)


def make_folder(folder: Path) -> Path:
    """The folder for the pictures, made if it is not there yet; OSError: it cannot be."""
    try:
        folder.mkdir(exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from None
    except ValueError:
        # A name that no folder can have.
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(folder)) from None
    return folder
