"""What there is to see of a part, one side after the other: each view is drawn on a page of its own size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from brzdek.core.text import Lang
from brzdek.core.values import NamedTuple, dataclass, replace
from printables.cards.contents import Copy, Deck
from printables.draw import marks
from printables.draw.pdf import PdfSurface
from printables.draw.shapes import Shape, rectangle
from printables.draw.surface import Page, Paint
from printables.draw.units import Size, millimetres
from printables.jobs.job import BadJob, Given, Job, read_job
from printables.jobs.notes import PrintNotes
from printables.jobs.typed import decks_of, path_of, stem_of, word_of

SHEET_WORDS = ("paper", "layout", "margin", "gutter", "marks", "backs", "back-offset", "cut-lines")
"""Options that mean nothing without a sheet."""


class PrintView(NamedTuple):
    """One side of something that is cut out."""

    name: str
    """Of its file."""
    size: Size
    """Without bleed."""
    draw: Callable[[], None]
    """From its lower left corner."""
    outline: Shape | None = None
    """What may be seen of it, with bleed; None: a rectangle."""


@dataclass(frozen=True, slots=True)
class Album:
    """All views of a part, and the document they are drawn in."""

    surface: PdfSurface
    job: Job
    stem: str
    """What the files are called after."""
    views: Sequence[PrintView]

    def pages(self) -> bytes:
        """A document with one page for each view."""
        for view in self.views:
            self._page(view)
        return self.surface.bytes()

    def _page(self, view: PrintView) -> None:
        surface, bleed = self.surface, millimetres(self.job.bleed)
        width, height = millimetres(view.size.width), millimetres(view.size.height)
        trim = (bleed, bleed, bleed + width, bleed + height)
        surface.begin(Page(width + 2 * bleed, height + 2 * bleed, trim, (0, 0, width + 2 * bleed, height + 2 * bleed)))
        surface.save()
        surface.transform(1, 0, 0, 1, bleed, bleed)
        whole = rectangle(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, self._corners())
        surface.clip(view.outline or whole)
        surface.shape(whole, Paint("#ffffff"))
        surface.save()
        view.draw()
        surface.restore()
        self._overlays(view)
        surface.restore()
        surface.end()

    def _corners(self) -> float:
        """Rounded corners are cut away, unless there is a bleed around them: then they are only shown."""
        return 0 if self.job.bleed else millimetres(self.job.corners)

    def _overlays(self, view: PrintView) -> None:
        box = marks.box_of((0, 0, *view.size))
        if self.job.bleed:
            marks.draw_corners(self.surface, box, self.job)
        marks.draw_overlays(self.surface, box, self.job)


def picture_job(given: Given, size: str, langs: Sequence[Lang], refused: Sequence[str] = SHEET_WORDS) -> Job:
    """The job of the options; BadJob for one that pictures have no use for."""
    for name in refused:
        if given.get(name) is not None:
            raise BadJob("not_on_pictures", name=f"--{name}")
    return read_job({**given, "layout": "single"}, size, langs)


# -- cards


def card_views(deck: Deck, job: Job, surface: PdfSurface, notes: PrintNotes, copies: Sequence[Copy]) -> list[PrintView]:
    """Each card once, then each back once."""
    from printables.cards.press import Press

    press = Press(surface, deck, job, notes)
    face, easel = deck.face, press.easel
    names = front_names([copy.key for copy in copies])
    fronts = {names[copy.key]: copy for copy in copies}
    backs = {copy.back: copy.size for copy in copies}
    return [
        *(
            PrintView(name, job.of_size(copy.size).card, partial(press.draw_copy, copy))
            for name, copy in fronts.items()
        ),
        *(
            PrintView(back_name(back), job.of_size(size).card, partial(face.draw_back, easel(size), back))
            for back, size in backs.items()
        ),
    ]


def front_names(keys: Sequence[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """Fronts by id and mark: of two that differ by a mark alone, the marked one says so in its name."""
    plain = {name for name, mark in keys if not mark}
    return {(name, mark): safe_name(f"{name}.{mark}") if mark and name in plain else name for name, mark in keys}


def back_name(back: str) -> str:
    """Ids have no dots: a back is never called like a card."""
    return f"back.{back}"


def cards(game: str, given: Given, langs: Sequence[Lang], notes: PrintNotes) -> Album | None:
    """None: no card has changed."""
    from printables.cards.contents import open_deck, wanted

    deck = open_deck(game, *decks_of(given))
    job = picture_job(given, deck.face.size, langs)
    copies = wanted(deck, given, notes)
    if copies is None:
        return None
    surface = PdfSurface(deck.title.to(langs[0]), langs[0])
    return Album(surface, job, stem_of(game, given), card_views(deck, job, surface, notes, copies))


# -- tokens


def tokens(game: str, given: Given, langs: Sequence[Lang], notes: PrintNotes) -> Album:
    from printables.tokens.contents import box_for
    from printables.tokens.press import TokenPress

    box = box_for(game, given)
    job = picture_job(given, "poker", langs)
    copies = box.copies(word_of(given, "only"))
    names = front_names([token.key for token in copies])
    chosen = {names[token.key]: token for token in copies}
    if not chosen:
        raise BadJob("nothing_to_print")
    surface = PdfSurface(box.title.to(langs[0]), langs[0])
    press = TokenPress(surface, box, job, notes)
    from printables.tokens import designs as faces
    from printables.tokens import sorts

    fronts, backs = [], {}
    for name, token in chosen.items():
        sort, easel = token.sort, faces.easel_for(press.easel, token.sort)
        outline = faces.outline(sort, easel.bleed)
        fronts.append(PrintView(name, sort.size, partial(faces.draw_front, easel, token), outline))
        if sort.back not in (sorts.SAME, sorts.NONE):
            back = back_name(f"{sort.back}.{sort.id}")
            backs[back] = PrintView(back, sort.size, partial(faces.draw_back, easel, token), outline)
    return Album(surface, job, stem_of(game, given), [*fronts, *backs.values()])


# -- tiles


def tiles(game: str, given: Given, langs: Sequence[Lang], notes: PrintNotes) -> Album:
    from printables.tiles.contents import chosen, open_box, tile_job
    from printables.tiles.press import TilePress

    box = open_box(game, *decks_of(given))
    picture_job({name: value for name, value in given.items() if name != "tile"}, "square", langs)
    job = tile_job({**given, "layout": "single"}, box.face.side, langs)
    only = word_of(given, "only")
    wanted = box.ids if only is None else chosen(box, only)
    if not wanted:
        raise BadJob("nothing_to_print")
    surface = PdfSurface(box.title.to(langs[0]), langs[0])
    easel = TilePress(surface, box, job, notes).easel
    sides: dict[str, PrintView] = {}
    for piece in (piece for group in box.groups for piece in group.pieces if piece.id in wanted):
        size = Size(job.card.width, job.card.height * piece.units)
        own = replace(easel, height=millimetres(size.height))
        for name in (piece.front, piece.back):
            sides.setdefault(name, PrintView(safe_name(name), size, partial(box.face.draw, own, name)))
    return Album(surface, job, stem_of(game, given), list(sides.values()))


def safe_name(name: str) -> str:
    """A name that is no path."""
    return "".join(sign if sign.isalnum() or sign in "._-" else "-" for sign in name).strip(".")


def folder_for(given: Given, album: Album, part: str) -> Path:
    return path_of(given, "output") or Path(f"{album.stem}-{part}")
