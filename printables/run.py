"""The print commands, from typed options to a file. Used by the command line and by the shell."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from brzdek.core.text import Lang, Say, Text
from printables import paper_options, piece_options
from printables.job import CARD_OPTIONS, SHEET_OPTIONS, Given, Option, read_job, read_langs
from printables.notes import Note, Notes, worded
from printables.output import Told, write_whole
from printables.typed import path_of, word_of
from printables.words import PRINT


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a print job."""

    key: str
    """The message that tells of it."""
    values: Mapping[str, object]
    notes: tuple[Note, ...] = ()

    @property
    def failed(self) -> bool:
        return any(note.failed for note in self.notes)

    def worded(self, lang: Lang) -> str:
        return Say(lang, PRINT)(self.key, **self.values)

    def warnings(self, lang: Lang) -> list[str]:
        return worded(self.notes, lang)


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


@undisturbed()
def print_cards(game: str, given: Given, lang: Lang, told: Told = lambda done, count: None) -> Outcome:
    """The cards of a game as a PDF. BadJob, BadData, OSError: why nothing was written."""
    from printables.deck import open_deck, wanted
    from printables.pdf import PdfSurface
    from printables.press import Press

    file = path_of(given, "deck")
    deck = open_deck(game, file)
    langs = read_langs(word_of(given, "lang"), lang)
    job = read_job(given, deck.face.size, langs)
    copies = wanted(deck, word_of(given, "only"), word_of(given, "changed-since"))
    if copies is None:
        return Outcome("nothing_changed", {})
    notes = Notes()
    surface = PdfSurface(_title(deck.title, langs[0]), langs[0])
    pages = Press(surface, deck, job, notes).run(copies, told)
    target = path_of(given, "output") or Path(f"{file.stem if file else game}-cards.pdf")
    write_whole(target, surface.bytes())
    return Outcome("written", {"file": str(target), "n": len(copies), "pages": pages}, tuple(notes.all()))


def print_calibration(given: Given, lang: Lang) -> Outcome:
    """The calibration sheet as a PDF."""
    from printables.calibrate import draw_calibration
    from printables.pdf import PdfSurface

    langs = read_langs(word_of(given, "lang"), lang)
    job = read_job(given, "poker", langs)
    surface = PdfSurface(Say(langs[0], PRINT)("calibrate"), langs[0])
    pages = draw_calibration(surface, job)
    target = path_of(given, "output") or Path("calibrate.pdf")
    write_whole(target, surface.bytes())
    return Outcome("written_pages", {"file": str(target), "pages": pages})


CALIBRATE_OPTIONS: tuple[Option, ...] = tuple(
    option for option in SHEET_OPTIONS if option.name in ("paper", "backs", "back-offset")
)
TILE_OPTIONS: tuple[Option, ...] = (
    Option("deck", "file"),
    Option("only", "ids", help="only_tiles"),
    Option("tile", "mm"),
    *(option for option in SHEET_OPTIONS if option.name != "size"),
)
PNG, TTS = Option("png", "dpi"), Option("tts")
OPTIONS: Mapping[str, tuple[Option, ...]] = {
    "cards": (*CARD_OPTIONS, *SHEET_OPTIONS, PNG, TTS),
    "tokens": (*piece_options.TOKENS, PNG),
    "board": piece_options.BOARD,
    "tiles": (*TILE_OPTIONS, PNG),
    "pad": paper_options.PAD,
    "aid": paper_options.AID,
    "box": paper_options.BOX,
    "all": paper_options.ALL,
    "calibrate": CALIBRATE_OPTIONS,
}
"""What each command takes beside ``--output`` and ``--lang``."""


Printer: TypeAlias = Callable[[str, Given, Lang, Told], Outcome]


def _later(module: str, name: str) -> Printer:
    """A printer of a module that is read when it is needed."""

    @undisturbed()
    def perform(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
        from importlib import import_module

        printer: Printer = getattr(import_module(f"printables.{module}"), name)
        return printer(game, given, lang, told)

    return perform


def _or_pictures(part: str, printer: Printer) -> Printer:
    """A printer that makes pictures instead, if they are asked for."""
    pictures = _later("pictures.printing", f"print_{part}")

    def perform(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
        asked = given.get("png") is not None or given.get("tts")
        return (pictures if asked else printer)(game, given, lang, told)

    return perform


PRINTERS: Mapping[str, Printer] = {
    "cards": _or_pictures("cards", print_cards),
    "tokens": _or_pictures("tokens", _later("tokens.printing", "print_tokens")),
    "board": _later("boards.printing", "print_board"),
    "tiles": _or_pictures("tiles", _later("tiles.printing", "print_tiles")),
    "pad": _later("pad_sheet", "print_pad"),
    "aid": _later("aid_job", "print_aid"),
    "box": _later("box_sheet", "print_box"),
    "all": _later("everything", "print_all"),
}
"""What can be printed of a game: each raises NoPart for a game that has nothing of the sort."""


def _title(title: Text, lang: Lang) -> str:
    return f"{title.to(lang)} – {Say(lang, PRINT)('cards')}"
