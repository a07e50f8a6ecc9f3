"""``print box``, from typed options to a file."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from brzdek.core.text import Lang, Say
from printables.boxes.press import MARGIN, MOST_BOXES, THICKNESS, Order, chosen_nets, draw_boxes
from printables.boxes.tuck import Net
from printables.cards.contents import open_deck
from printables.draw.pdf import PdfSurface
from printables.jobs.job import BadJob, Given, Job, read_job, read_langs
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told, write_whole
from printables.jobs.run import Outcome
from printables.jobs.typed import decks_of, length, path_of, stem_of, whole_number, word_of
from printables.jobs.words import PRINT


def print_box(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """A tuck box for the cards of a game as a PDF."""
    deck = open_deck(game, *decks_of(given))
    langs = read_langs(word_of(given, "lang"), lang)
    job = read_job(given, deck.face.size, langs)
    if not any(name in given for name in ("margin", "layout")):
        job = replace(job, margin=MARGIN)
    # Cards of another size, such as large ones for characters, do not go into the same box.
    cards = sum(copy.size == deck.face.size for copy in deck.copies())
    if not cards:
        raise BadJob("nothing_to_print")
    thick = length(given, "thickness", 0.05, 3) or THICKNESS
    asked = whole_number(given, "boxes", 1, MOST_BOXES)
    notes = PrintNotes()
    order, nets = _fitting(Order(cards, thick, bool(given.get("sleeved")), asked or 1), job, notes, given)
    say = Say(langs[0], PRINT)
    surface = PdfSurface(f"{deck.title.to(langs[0])} – {say('box')}", langs[0])
    pages = draw_boxes(surface, deck, order, nets, job, notes, told)
    target = path_of(given, "output") or Path(f"{stem_of(game, given)}-box.pdf")
    write_whole(target, surface.bytes())
    values = {"file": str(target), "n": order.boxes, "cards": cards, "pages": pages}
    return Outcome("written_box", values, tuple(notes.all()))


def _fitting(order: Order, job: Job, notes: PrintNotes, given: Given) -> tuple[Order, list[Net]]:
    """The order as asked for; where no number of boxes was named, so many that each fits the paper."""
    try:
        return order, chosen_nets(order, job, notes)
    except BadJob:
        if given.get("boxes") is not None:
            raise
        for boxes in range(2, MOST_BOXES + 1):
            more = order._replace(boxes=boxes)
            with suppress(BadJob):
                return more, chosen_nets(more, job, notes)
        raise
