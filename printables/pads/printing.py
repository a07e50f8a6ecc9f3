"""``print pad``, from typed options to a file."""

from __future__ import annotations

from pathlib import Path

from brzdek.core.text import Lang
from printables.draw.pdf import PdfSurface
from printables.jobs.catalogs import open_catalog
from printables.jobs.job import Given, read_langs
from printables.jobs.output import Told, write_whole
from printables.jobs.paper_words import PAPER
from printables.jobs.run import Outcome
from printables.jobs.typed import decks_of, path_of, stem_of, whole_number, word_of
from printables.pads.contents import pad_of
from printables.pads.press import draw_pads, laid_out


def print_pad(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """The score pad of a game as a PDF."""
    langs = read_langs(word_of(given, "lang"), lang)
    pad = pad_of(game, path_of(given, "pad"), decks_of(given))
    catalog = open_catalog(game, *decks_of(given))
    players = whole_number(given, "players", pad.players.min, pad.players.max) or pad.players.max
    job, grid = laid_out(pad, players, given, langs)
    title = pad.title or catalog.deck or catalog.title
    surface = PdfSurface(f"{title.to(langs[0])} – {PAPER['pads'].to(langs[0])}", langs[0])
    pages = draw_pads(surface, pad, catalog, players, job, grid)
    told(pages, pages)
    target = path_of(given, "output") or Path(f"{stem_of(game, given)}-pad.pdf")
    write_whole(target, surface.bytes())
    return Outcome("written_pads", {"file": str(target), "n": grid.count, "pages": pages})
