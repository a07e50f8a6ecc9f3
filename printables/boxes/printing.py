"""``print box``, from typed options to a file."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from brzdek.core.text import Lang, Say
from brzdek.core.values import replace
from printables.boxes.loads import BoxLoad, by_pile, by_size, load_of
from printables.boxes.press import MARGIN, MOST_BOXES, THICKNESS, PackedBox, chosen_nets, draw_boxes
from printables.cards.contents import Copy, Deck, open_deck
from printables.draw.pdf import PdfSurface
from printables.jobs.job import BadJob, Given, Job, read_job, read_langs
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told, write_whole
from printables.jobs.run import Outcome
from printables.jobs.typed import decks_of, length, path_of, stem_of, whole_number, word_of
from printables.jobs.words import PRINT


def print_box(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """Tuck boxes for the cards of a game as a PDF."""
    deck = open_deck(game, *decks_of(given))
    langs = read_langs(word_of(given, "lang"), lang)
    job = read_job(given, deck.face.size, langs)
    if not any(name in given for name in ("margin", "layout")):
        job = replace(job, margin=MARGIN)
    copies = deck.copies()
    if not copies:
        raise BadJob("nothing_to_print")
    notes = PrintNotes()
    boxes = Packer(deck, job, given, notes).boxes(copies)
    say = Say(langs[0], PRINT)
    surface = PdfSurface(f"{deck.title.to(langs[0])} – {say('box')}", langs[0])
    pages = draw_boxes(surface, deck, boxes, job, notes, told)
    target = path_of(given, "output") or Path(f"{stem_of(game, given)}-box.pdf")
    write_whole(target, surface.bytes())
    values = {"file": str(target), "n": len(boxes), "cards": len(copies), "pages": pages}
    return Outcome("written_box", values, tuple(notes.all()))


class Packer:
    """Finds boxes for all cards that fit the paper."""

    def __init__(self, deck: Deck, job: Job, given: Given, notes: PrintNotes) -> None:
        self.deck = deck
        self.job = job
        self.notes = notes
        self.thickness = length(given, "thickness", 0.05, 3) or THICKNESS
        self.sleeved = bool(given.get("sleeved"))
        self.asked = whole_number(given, "boxes", 1, MOST_BOXES)

    def boxes(self, copies: Sequence[Copy]) -> list[PackedBox]:
        """As many as were asked for, for the cards of each size; otherwise one if it fits the paper, or one for each
        pile where there are several. BadJob: they do not fit the paper.
        """
        if self.job.sized:
            return self._packed(copies, self.job)
        return [box for size, own in by_size(copies) for box in self._packed(own, self.job.of_size(size))]

    def _packed(self, copies: Sequence[Copy], job: Job) -> list[PackedBox]:
        whole = load_of(self.deck, copies, job, self.thickness, sleeved=self.sleeved)
        if self.asked is not None:
            return self._in(whole.shared(self.asked), self.asked)
        with suppress(BadJob):
            return self._in([whole], 1)
        piles = by_pile(self.deck, copies, job, self.thickness, sleeved=self.sleeved)
        return [box for load in piles for box in self._split(load)]

    def _split(self, load: BoxLoad) -> list[PackedBox]:
        """In as few boxes as the paper needs."""
        for boxes in range(1, MOST_BOXES):
            with suppress(BadJob):
                return self._in(load.shared(boxes), boxes)
        return self._in(load.shared(MOST_BOXES), MOST_BOXES)

    def _in(self, loads: Sequence[BoxLoad], boxes: int) -> list[PackedBox]:
        nets = chosen_nets(loads[0], boxes, self.job, self.notes)
        return [PackedBox(load, nets) for load in loads]
