"""``print tokens``, from typed options to a file."""

from __future__ import annotations

from pathlib import Path

from brzdek.core.text import Lang, Say
from printables.draw.pdf import PdfSurface
from printables.jobs.job import BadJob, Given, read_job, read_langs, refuse_idle
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told, write_whole
from printables.jobs.run import Outcome
from printables.jobs.typed import path_of, stem_of, word_of
from printables.jobs.words import PRINT
from printables.tokens.contents import box_for
from printables.tokens.press import TokenPress


def print_tokens(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """NoPart, BadJob, BadData, OSError: why nothing was written."""
    langs = read_langs(word_of(given, "lang"), lang)
    job = read_job(given, "poker", langs)
    refuse_idle(given, job)
    box = box_for(game, given)
    tokens = box.copies(word_of(given, "only"))
    if not tokens:
        raise BadJob("nothing_to_print")
    notes = PrintNotes()
    surface = PdfSurface(f"{box.title.to(langs[0])} – {Say(langs[0], PRINT)('tokens')}", langs[0])
    pages = TokenPress(surface, box, job, notes).run(tokens, told)
    target = path_of(given, "output") or Path(f"{stem_of(game, given)}-tokens.pdf")
    write_whole(target, surface.bytes())
    return Outcome("written_tokens", {"file": str(target), "n": len(tokens), "pages": pages}, tuple(notes.all()))
