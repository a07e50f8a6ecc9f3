"""``print cards``, from typed options to a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from brzdek.core.text import Lang, Say
from printables.cards.contents import Copy, open_deck, wanted
from printables.cards.press import Press
from printables.draw.cutlines import cut_sheets
from printables.draw.pdf import PdfSurface
from printables.jobs.job import Given, read_job, read_langs, refuse_idle
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told, write_whole
from printables.jobs.run import Outcome
from printables.jobs.typed import decks_of, path_of, stem_of, word_of
from printables.jobs.words import PRINT


def print_cards(game: str, given: Given, lang: Lang, told: Told = lambda done, count: None) -> Outcome:
    """The cards of a game as a PDF. BadJob, BadData, OSError: why nothing was written."""
    deck = open_deck(game, *decks_of(given))
    langs = read_langs(word_of(given, "lang"), lang)
    job = read_job(given, deck.face.size, langs)
    refuse_idle(given, job)
    notes = PrintNotes()
    copies = wanted(deck, given, notes)
    if copies is None:
        return Outcome("nothing_changed", {})
    surface = PdfSurface(f"{deck.title.to(langs[0])} – {Say(langs[0], PRINT)('cards')}", langs[0])
    press = Press(surface, deck, job, notes)
    pages = press.run(copies, told)
    target = path_of(given, "output") or Path(f"{stem_of(game, given)}-cards.pdf")
    write_whole(target, surface.bytes())
    _write_cut_lines(given, press, copies, notes)
    return Outcome("written", {"file": str(target), "n": len(copies), "pages": pages}, tuple(notes.all()))


def _write_cut_lines(given: Given, press: Press, copies: Sequence[Copy], notes: PrintNotes) -> None:
    """The lines for a cutting machine, in as many files as there are sorts of sheets."""
    target = path_of(given, "cut-lines")
    if target is None:
        return
    sheets = cut_sheets(press.sheets(copies))
    for number, sheet in enumerate(sheets, 1):
        file = target if len(sheets) == 1 else target.with_name(f"{target.stem}-{number}{target.suffix or '.svg'}")
        write_whole(file, sheet.svg.encode())
        notes.warn("cut_pages", file=str(file), n=len(sheet.pages), pages=", ".join(map(str, sheet.pages)))
