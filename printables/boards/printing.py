"""``print board``, from typed options to a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from brzdek.core.text import Lang, Say
from printables.boards import designs as boards
from printables.boards.designs.base import PrintedBoard
from printables.boards.press import draw_boards, sheets_of
from printables.draw.pdf import PdfSurface
from printables.draw.units import POINT
from printables.jobs.catalogs import open_catalog
from printables.jobs.job import BadJob, Given, NoPart, read_job, read_langs
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told, write_whole
from printables.jobs.run import Outcome
from printables.jobs.typed import decks_of, one_of, path_of, stem_of, word_of
from printables.jobs.words import PRINT
from printables.tokens.fits import misfits, tell

READABLE = 5.5 * POINT
"""The smallest letters on a board that can be read."""


def print_board(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """NoPart, BadJob, BadData, OSError: why nothing was written."""
    langs = read_langs(word_of(given, "lang"), lang)
    poster = bool(given.get("poster"))
    options = {"paper": "a4", "margin": "8", **given} if poster else {"paper": "a3", **given}
    job = read_job(options, "poker", langs)
    for name in ("overlap", "width"):
        # On one page a board is always as big as the page holds it.
        if given.get(name) is not None and not poster:
            raise BadJob("idle_option", name=f"--{name}", needs="--poster")
    catalog = open_catalog(game, *decks_of(given))
    if game not in boards.names():
        raise NoPart("no_board", game=catalog.title)
    chosen = _chosen(boards.load(game, catalog), given)
    title = f"{(catalog.deck or catalog.title).to(langs[0])} – {Say(langs[0], PRINT)('board')}"
    surface = PdfSurface(title, langs[0])
    pages = draw_boards(surface, chosen, catalog, job, given, told)
    notes = PrintNotes()
    for board in chosen:
        _look(game, board, sheets_of(board, job, given)[1], notes)
    target = path_of(given, "output") or Path(f"{stem_of(game, given)}-board.pdf")
    write_whole(target, surface.bytes())
    return Outcome("written_pages", {"file": str(target), "pages": pages}, tuple(notes.all()))


def playable_on_a_page(game: str, given: Given, lang: Lang) -> bool:
    """Do all tokens fit on the boards, each on one page of the paper that was asked for, and can they be read?"""
    job, catalog, notes = read_job(given, "poker", (lang,)), open_catalog(game), PrintNotes()
    for board in boards.load(game, catalog):
        _look(game, board, sheets_of(board, job, given)[1], notes)
    return not notes.all()


def _look(game: str, board: PrintedBoard, unit: float, notes: PrintNotes) -> None:
    """Tell what is too small on a board of this size: the places of tokens, or letters."""
    tell(notes, "board_too_small", board.title, misfits(game, board.places, unit))
    letters = board.least * unit
    if 0 < letters < READABLE:
        notes.warn("board_small_text", board=board.title, size=f"{letters / POINT:.1f}")


def _chosen(known: Sequence[PrintedBoard], given: Given) -> list[PrintedBoard]:
    """All boards, or the one that was asked for."""
    if given.get("board") is None:
        return list(known)
    name = one_of(given, "board", tuple(board.name for board in known), known[0].name)
    return [board for board in known if board.name == name]
