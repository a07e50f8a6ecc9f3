"""``print tokens``, from typed options to a file."""

from __future__ import annotations

from pathlib import Path

from brzdek.core.text import Lang, Say
from printables.job import BadJob, Given, read_job, read_langs
from printables.notes import Notes
from printables.output import Told, write_whole
from printables.pdf import PdfSurface
from printables.run import Outcome
from printables.tokens.box import open_box
from printables.tokens.press import TokenPress
from printables.typed import path_of, word_of
from printables.words import PRINT


def print_tokens(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """NoPart, BadJob, BadData, OSError: why nothing was written."""
    file = path_of(given, "deck")
    langs = read_langs(word_of(given, "lang"), lang)
    job = read_job(given, "poker", langs)
    box = open_box(game, file)
    tokens = box.copies(word_of(given, "only"))
    if not tokens:
        raise BadJob("nothing_to_print")
    notes = Notes()
    surface = PdfSurface(f"{box.title.to(langs[0])} – {Say(langs[0], PRINT)('tokens')}", langs[0])
    pages = TokenPress(surface, box, job, notes).run(tokens, told)
    target = path_of(given, "output") or Path(f"{file.stem if file else game}-tokens.pdf")
    write_whole(target, surface.bytes())
    return Outcome("written_tokens", {"file": str(target), "n": len(tokens), "pages": pages}, tuple(notes.all()))
