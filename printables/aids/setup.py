"""The table before the first turn as a picture: boards, piles and tokens as they are printed, each in its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.schema import Flag, ListOf, MapOf, Record, TextPair, Whole, Word
from brzdek.core.text import Say, Text
from brzdek.core.values import NamedTuple, dataclass, replace
from printables.boards import designs as boards
from printables.boards.designs.base import Brush
from printables.cards.contents import open_deck
from printables.cards.press import Press
from printables.draw import marks
from printables.draw.fonts import font
from printables.draw.pages import margin_line, uncut
from printables.draw.shapes import circle, rectangle
from printables.draw.surface import Bounds, Paint, Surface
from printables.draw.textflow import Paragraph, Run, TextRoom, draw, fit, fitting_size, words_of
from printables.draw.units import POINT, millimetres
from printables.jobs import stock
from printables.jobs.job import Job
from printables.jobs.notes import PrintNotes
from printables.jobs.words import PRINT
from printables.tiles import contents as tiles
from printables.tiles.contents import tile_job
from printables.tiles.press import TilePress
from printables.tokens import designs as token_faces
from printables.tokens.contents import open_box
from printables.tokens.press import TokenPress

SHOWS = ("board", "back", "card", "free", "tile", "token")
"""``free`` is the place of a card that is laid later."""
SIDE, HEAD = 15.0, 22.0
RATIO = 0.92
"""The height of the table, as a part of its width."""
NEXT = 1.06
"""From one thing to the next, as a part of its own size."""
BADGE = 3.0
ROW, GAP = 13.0, 6.0
"""Of the words below: from one line to the next, and between the columns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupPiece:
    """A thing on the table, or several side by side."""

    shows: str
    name: str
    at: Sequence[int]
    wide: int
    many: int = 1
    down: bool = False
    """Do several lie below each other?"""
    apart: int = 1
    """2: between two of them there is room for another."""
    pile: bool = False
    back: bool = False
    label: Text | None = None


class DrawnPiece(NamedTuple):
    """Its size in millimetres, and how it is drawn from its lower left corner."""

    width: float
    height: float
    draw: Callable[[], None]


@cache
def setups() -> Mapping[str, Sequence[SetupPiece]]:
    """By game."""
    piece = Record(
        {
            "shows": Word(SHOWS),
            "name": Word(pattern="[a-z0-9_.]+"),
            "at": ListOf(Whole(0, 100), 2, 2),
            "wide": Whole(1, 100),
        },
        {
            "many": Whole(2, 8),
            "down": Flag(),
            "apart": Whole(1, 4),
            "pile": Flag(),
            "back": Flag(),
            "label": TextPair(120),
        },
        make=SetupPiece,
    )
    found: Mapping[str, Sequence[SetupPiece]] = stock.read("setups", MapOf(Word(), ListOf(piece, 1, 40)))
    return found


class SetupPage:
    """Draws the page of one game."""

    def __init__(self, surface: Surface, game: str, catalog: Catalog, job: Job) -> None:
        self.surface = surface
        self.game = game
        self.catalog = catalog
        self.job = job
        self.notes = PrintNotes()
        """What is too small to be read here is read on the things themselves."""
        self.width, self.height = sorted((millimetres(job.paper.width), millimetres(job.paper.height)))

    def draw(self) -> None:
        surface, theme, lang = self.surface, self.job.theme, self.job.langs[0]
        say = Say(lang, PRINT)
        surface.begin(uncut(self.width, self.height))
        title = f"{self.catalog.title.to(lang)} – {say('setup_page')}"
        surface.bookmark(title, 1)
        size = min(16 * POINT, (self.width - 2 * SIDE) / font("title").width(title))
        surface.text(SIDE, self.height - HEAD + 4, title, "title", size, theme.colour("ink"))
        left, low, right, top = self.table
        wide, high = right - left, top - low
        cloth = Paint(None if theme.saves else theme.colour("earth", 0.7), theme.colour("brown"), 0.5)
        surface.shape(rectangle(SIDE, top - high, wide, high, 4), cloth)
        pieces = setups()[self.game]
        labelled = [piece for piece in pieces if piece.label]
        for piece in pieces:
            left, _, right, above = self.piece(piece)
            if piece.label:
                # Of a small thing the number would hide too much.
                beside = max(0.0, BADGE - (right - left) / 4)
                self.badge(labelled.index(piece) + 1, left - beside, above + beside / 2)
        self.legend(labelled, top - high - 7, wide)
        line = margin_line(say, [title], 1, 1, self.catalog.fingerprint)
        marks.draw_strip(surface, marks.foot_strip(self.width), line)
        surface.end()

    @property
    def table(self) -> Bounds:
        wide = self.width - 2 * SIDE
        top = self.height - HEAD
        return SIDE, top - min(RATIO * wide, self.height - HEAD - 80), self.width - SIDE, top

    def boxes(self, piece: SetupPiece, drawn: DrawnPiece) -> list[Bounds]:
        """Where it lies, or all of them lie."""
        left, bottom, right, top = self.table
        x = left + piece.at[0] * (right - left) / 100
        y = top - piece.at[1] * (top - bottom) / 100
        wide = piece.wide * (right - left) / 100
        high = wide * drawn.height / drawn.width
        step = piece.apart * NEXT
        across, down = (0.0, -step * high) if piece.down else (step * wide, 0.0)
        places = [place - (piece.many - 1) / 2 for place in range(piece.many)]
        corners = [(x + place * across - wide / 2, y + place * down - high / 2) for place in places]
        return [(at, low, at + wide, low + high) for at, low in corners]

    def piece(self, piece: SetupPiece) -> Bounds:
        """Draw it; where the first of them lies."""
        drawn = self.drawn(piece)
        boxes = self.boxes(piece, drawn)
        shadow = Paint(self.job.theme.colour("white"), self.job.theme.colour("soft"), 0.15)
        for left, low, right, top in boxes:
            for under in range(3 if piece.pile else 0, 0, -1):
                pile = rectangle(left + 0.5 * under, low - 0.5 * under, right - left, top - low, 0.6)
                self.surface.shape(pile, shadow)
            with self.surface.at(left, low, (right - left) / drawn.width):
                box = (0.0, 0.0, drawn.width, drawn.height)
                self.surface.stamp(f"setup.{piece.shows}.{piece.name}.{piece.back}", box, drawn.draw)
        return boxes[0]

    def drawn(self, piece: SetupPiece) -> DrawnPiece:
        return {
            "board": self.board,
            "back": self.card,
            "card": self.card,
            "free": self.free,
            "tile": self.tile,
            "token": self.token,
        }[piece.shows](piece)

    def board(self, piece: SetupPiece) -> DrawnPiece:
        board = next(one for one in boards.load(self.game, self.catalog) if one.name == piece.name)
        brush = Brush(self.surface, self.job.theme, self.job.langs[:1], self.catalog)
        return DrawnPiece(board.width, board.height, lambda: board.draw(brush))

    def card(self, piece: SetupPiece) -> DrawnPiece:
        deck = open_deck(self.game)
        press = Press(self.surface, deck, self.job, self.notes)
        if piece.shows == "back":
            size = next(copy.size for copy in deck.copies() if copy.back == piece.name)
            easel = press.easel(size)
            return DrawnPiece(easel.width, easel.height, lambda: deck.face.draw_back(easel, piece.name))
        copy = next(copy for copy in deck.copies() if copy.card.id == piece.name)
        front = press.easel(copy.size)
        return DrawnPiece(front.width, front.height, lambda: deck.face.draw_front(front, copy.card))

    def free(self, piece: SetupPiece) -> DrawnPiece:
        """As big as the card with the back of that name."""
        card = self.card(replace(piece, shows="back"))
        edge = Paint(None, self.job.theme.colour("brown", 0.4), 0.5, (2.4, 2.4))
        outline = rectangle(1, 1, card.width - 2, card.height - 2, 2.5)
        return card._replace(draw=lambda: self.surface.shape(outline, edge))

    def tile(self, piece: SetupPiece) -> DrawnPiece:
        box = tiles.open_box(self.game)
        press = TilePress(self.surface, box, tile_job({}, box.face.side, self.job.langs), self.notes)
        easel = press.easel
        easel.theme = self.job.theme
        easel.height = easel.width * (2 if piece.name.startswith("start") else 1)
        return DrawnPiece(easel.width, easel.height, lambda: box.face.draw(easel, piece.name))

    def token(self, piece: SetupPiece) -> DrawnPiece:
        box = open_box(self.game)
        token = next(one for one, _ in box.tokens if piece.name in (one.sort.id, one.card.id))
        easel = token_faces.easel_for(TokenPress(self.surface, box, self.job, self.notes).easel, token.sort)
        face = token_faces.draw_back if piece.back else token_faces.draw_front
        return DrawnPiece(easel.width, easel.height, lambda: face(easel, token))

    def badge(self, number: int, x: float, y: float) -> None:
        theme = self.job.theme
        self.surface.shape(circle(x, y, BADGE), Paint(theme.colour("white"), theme.colour("red"), 0.5))
        size = 9 * POINT
        self.surface.centred(x, y - 0.34 * size, str(number), "number", size, theme.colour("red"))

    def legend(self, pieces: Sequence[SetupPiece], top: float, wide: float) -> None:
        """What the numbers mean, in two columns, all in letters of one size."""
        half = (len(pieces) + 1) // 2
        column = wide / 2
        step = min(ROW, (top - marks.FOOT - marks.HIGH) / half)
        room = TextRoom(column - 2.6 * BADGE - GAP, step - 2, 12 * POINT, 6 * POINT)
        told = [self.told(piece) for piece in pieces]
        room = room._replace(size=min(fitting_size([paragraph], room) for paragraph in told))
        for place, paragraph in enumerate(told):
            across, down = divmod(place, half)
            x, y = SIDE + across * column + BADGE, top - down * step
            self.badge(place + 1, x, y - 2.6)
            draw(self.surface, fit([paragraph], room), x + 1.6 * BADGE, y, lambda spot: None)

    def told(self, piece: SetupPiece) -> Paragraph:
        langs = self.job.langs
        words = " / ".join(dict.fromkeys(piece.label.to(lang) for lang in langs)) if piece.label else ""
        return Paragraph(words_of([Run(words)], langs[0]), langs[0], self.job.theme.colour("ink"))
