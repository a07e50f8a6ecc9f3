"""``print tiles``: from typed options to a file."""

from __future__ import annotations

from pathlib import Path

from brzdek.core.text import Lang, Say
from printables.draw.pdf import PdfSurface
from printables.draw.units import millimetres
from printables.jobs.job import BadJob, Given, read_langs, refuse_idle
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told, write_whole
from printables.jobs.run import Outcome
from printables.jobs.typed import decks_of, path_of, stem_of, word_of
from printables.jobs.words import PRINT
from printables.tiles.contents import chosen, open_box, tile_job
from printables.tiles.press import TilePress, batches
from printables.tokens.fits import misfits, tell


def print_tiles(game: str, given: Given, lang: Lang, told: Told = lambda done, count: None) -> Outcome:
    """The tiles of a game as a PDF. BadJob, BadData, OSError: why nothing was written."""
    box = open_box(game, *decks_of(given))
    langs = read_langs(word_of(given, "lang"), lang)
    job = tile_job(given, box.face.side, langs)
    refuse_idle(given, job)
    only = word_of(given, "only")
    notes = PrintNotes()
    sheets = batches(box, job, chosen(box, only) if only is not None else None, notes)
    if not sheets:
        raise BadJob("nothing_to_print")
    tell(
        notes,
        "tile_too_small",
        box.title,
        misfits(game, box.face.places(box.catalog), millimetres(job.card.width) / 100),
    )
    surface = PdfSurface(f"{box.title.to(langs[0])} – {Say(langs[0], PRINT)('tiles')}", langs[0])
    pages = TilePress(surface, box, job, notes).run(sheets, told)
    target = path_of(given, "output") or Path(f"{stem_of(game, given)}-tiles.pdf")
    write_whole(target, surface.bytes())
    count = len({item.piece.id for batch in sheets for item in batch.items})
    return Outcome("written_tiles", {"file": str(target), "n": count, "pages": pages}, tuple(notes.all()))
