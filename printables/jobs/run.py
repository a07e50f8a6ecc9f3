"""The print commands, from typed options to a file. Used by the command line and by the shell."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from brzdek.core.catalog.files import OWN
from brzdek.core.text import Lang, Say
from brzdek.core.values import dataclass, replace
from printables.aids import options as aids
from printables.boards import options as boards
from printables.boxes import options as boxes
from printables.cards import options as cards
from printables.jobs import options
from printables.jobs.job import PNG, BadJob, Given, NoPart, PrintOption, read_job, read_langs
from printables.jobs.notes import CHANGED, PrintNote, worded
from printables.jobs.output import Told, write_whole
from printables.jobs.typed import path_of, word_of
from printables.jobs.words import PRINT
from printables.pads import options as pads
from printables.tiles import options as tiles
from printables.tokens import options as tokens


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a print job."""

    key: str
    """The message that tells of it."""
    values: Mapping[str, object]
    notes: tuple[PrintNote, ...] = ()

    @property
    def failed(self) -> bool:
        return any(note.failed for note in self.notes)

    def worded(self, lang: Lang) -> str:
        told = [note.worded(lang) for note in self.notes if note.key == CHANGED]
        return "; ".join([Say(lang, PRINT)(self.key, **self.values), *told])

    def warnings(self, lang: Lang) -> list[str]:
        return worded([note for note in self.notes if note.key != CHANGED], lang)


@contextmanager
def undisturbed() -> Iterator[None]:
    """A job makes much and drops little: looking for garbage in between finds none and takes its time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def print_calibration(given: Given, lang: Lang) -> Outcome:
    """The calibration sheet as a PDF."""
    from printables.draw.pdf import PdfSurface
    from printables.jobs.calibrate import draw_calibration

    langs = read_langs(word_of(given, "lang"), lang)
    job = read_job(given, "poker", langs)
    surface = PdfSurface(Say(langs[0], PRINT)("calibrate"), langs[0])
    pages = draw_calibration(surface, job)
    target = path_of(given, "output") or Path("calibrate.pdf")
    write_whole(target, surface.bytes())
    return Outcome("written_pages", {"file": str(target), "pages": pages})


CMYK = PrintOption("cmyk")
OPTIONS: Mapping[str, tuple[PrintOption, ...]] = {
    "cards": (*cards.OPTIONS, CMYK),
    "tokens": (*tokens.OPTIONS, CMYK),
    "board": (*boards.OPTIONS, CMYK),
    "tiles": (*tiles.OPTIONS, CMYK),
    "pad": (*pads.OPTIONS, CMYK),
    "aid": (*aids.OPTIONS, CMYK),
    "box": (*boxes.OPTIONS, CMYK),
    "all": (*options.ALL, CMYK, PNG, PrintOption("tts", help="tts_all")),
    "calibrate": options.CALIBRATE,
}
"""What each command takes beside ``--output`` and ``--lang``."""


OWN_PARTS = ("cards", "boxes", "jobs", "pictures")
"""What can be printed of a game of one's own, which has no rules."""
Printer: TypeAlias = Callable[[str, Given, Lang, Told], Outcome]


def _later(module: str, name: str) -> Printer:
    """A printer of a module that is read when it is needed."""

    @undisturbed()
    def perform(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
        from importlib import import_module

        if game == OWN and module.partition(".")[0] not in OWN_PARTS:
            raise NoPart("only_own_cards")
        from printables.draw.pdf import colours_of_press

        printer: Printer = getattr(import_module(f"printables.{module}"), name)
        with colours_of_press(bool(given.get(CMYK.name))):
            return _told_of_colours(printer(game, given, lang, told), given)

    return perform


def _told_of_colours(outcome: Outcome, given: Given) -> Outcome:
    """What has to be said of a document in the colours of a press."""
    return replace(outcome, notes=(*outcome.notes, PrintNote("cmyk_plain", ()))) if given.get(CMYK.name) else outcome


def _or_pictures(part: str, printer: Printer) -> Printer:
    """A printer that makes pictures instead, if they are asked for."""
    pictures = _later("pictures.printing", f"print_{part}")

    def perform(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
        asked = given.get("png") is not None or given.get("tts")
        if asked and given.get(CMYK.name):
            raise BadJob("not_on_pictures", name=f"--{CMYK.name}")
        return (pictures if asked else printer)(game, given, lang, told)

    return perform


def _or_shop(printer: Printer) -> Printer:
    """A printer that makes what a shop asks for, if one is named."""
    shop = _later("cards.shops", "print_for_shop")

    def perform(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
        return (printer if given.get("shop") is None else shop)(game, given, lang, told)

    return perform


def _or_table(printer: Printer) -> Printer:
    """A printer that lays a whole game on a table on the screen, if that is asked for."""
    table = _later("pictures.playmat", "print_table")

    def perform(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
        if given.get("png") is not None and not given.get("tts"):
            raise BadJob("png_needs_tts")
        return (table if given.get("tts") else printer)(game, given, lang, told)

    return perform


PRINTERS: Mapping[str, Printer] = {
    "cards": _or_shop(_or_pictures("cards", _later("cards.printing", "print_cards"))),
    "tokens": _or_pictures("tokens", _later("tokens.printing", "print_tokens")),
    "board": _later("boards.printing", "print_board"),
    "tiles": _or_pictures("tiles", _later("tiles.printing", "print_tiles")),
    "pad": _later("pads.printing", "print_pad"),
    "aid": _later("aids.printing", "print_aid"),
    "box": _later("boxes.printing", "print_box"),
    "all": _or_table(_later("jobs.everything", "print_all")),
}
"""What can be printed of a game: each raises NoPart for a game that has nothing of the sort."""
