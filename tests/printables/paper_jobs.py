"""Pads, aids, rules and boxes for tests, and golden recordings of them.

After a change that is meant to change how things look: ``python -m tests.printables.paper_jobs`` writes them anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from brzdek.core.catalog.reference import load_rules
from brzdek.core.paths import cards_folder
from brzdek.core.text import Lang
from printables.aids.booklet import Booklet, topics_of
from printables.aids.contents import aid_of
from printables.aids.press import print_aids
from printables.aids.printing import sheet_job
from printables.boxes.press import draw_boxes
from printables.boxes.printing import Packer
from printables.cards.contents import open_deck
from printables.draw.recording import Recording
from printables.jobs.catalogs import open_catalog
from printables.jobs.job import Given, read_job
from printables.jobs.notes import PrintNotes
from printables.pads.contents import pad_of
from printables.pads.press import draw_pads, laid_out
from tests.printables.jobs import without_fingerprint

GOLDEN = Path(__file__).parent / "golden" / "papers"
POLISH: tuple[Lang, ...] = ("pl",)
BOTH: tuple[Lang, ...] = ("pl", "en")


def pad(game: str, players: int, langs: tuple[Lang, ...], given: Given, own: Path | None = None) -> str:
    surface, one = Recording(), pad_of(game, own)
    job, grid = laid_out(one, players, given, langs)
    draw_pads(surface, one, open_catalog(game), players, job, grid)
    return without_fingerprint(surface.log())


def aid(game: str, langs: tuple[Lang, ...], given: Given, copies: int = 1) -> str:
    surface, one, notes = Recording(), aid_of(game), PrintNotes()
    assert one is not None
    print_aids(surface, one, open_catalog(game), copies, sheet_job(given, langs), notes, lambda page, count: None)
    assert notes.all() == []
    return without_fingerprint(surface.log())


def rules(game: str, only: str | None, langs: tuple[Lang, ...], given: Given) -> str:
    surface = Recording()
    topics = topics_of(load_rules(cards_folder() / game), only)
    catalog = open_catalog(game)
    booklet = Booklet(surface, catalog.title, topics, read_job(given, "poker", langs), catalog.fingerprint)
    booklet.run(lambda page, count: None)
    return without_fingerprint(surface.log())


def box(game: str, langs: tuple[Lang, ...], given: Given) -> str:
    surface, deck, notes = Recording(), open_deck(game), PrintNotes()
    job = read_job(given, deck.face.size, langs)
    boxes = Packer(deck, job, given, notes).boxes(deck.copies())
    draw_boxes(surface, deck, boxes, job, notes, lambda page, count: None)
    return without_fingerprint(surface.log())


JOBS: dict[str, Callable[[], str]] = {
    "pad_across": lambda: pad("brzdek", 4, POLISH, {}),
    "pad_down": lambda: pad("sabotazysta", 10, BOTH, {"ink": "mono", "paper": "letter"}),
    "pad_six": lambda: pad("katakumby", 6, BOTH, {"ink": "save", "palette": "colour-blind"}),
    "aid_sheet": lambda: aid("brzdek", POLISH, {}),
    "aid_cards": lambda: aid("sabotazysta", POLISH, {"size": "poker", "backs": "duplex-long", "ink": "mono"}),
    "rules": lambda: rules("sabotazysta", "aim,map", BOTH, {}),
    "box": lambda: box("sabotazysta", POLISH, {}),
    "box_parts": lambda: box("brzdek", POLISH, {"ink": "save"}),
}


if __name__ == "__main__":
    for name, job in JOBS.items():
        (GOLDEN / f"{name}.txt").write_text(job(), encoding="utf-8")
        print(name)
