"""A whole game for Tabletop Simulator: decks by pile, tokens and tiles in bags, boards, all in one saved object.

Pictures are written beside the file. Sizes on the table are near those of the printed things: a poker card is
``CARD_WIDTH`` wide there, a tile of scale 1 is ``TILE_WIDTH``, a board of scale 1 ``BOARD_WIDTH``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from brzdek.core.catalog.files import OWN
from brzdek.core.text import Lang
from printables.cards.contents import open_deck
from printables.draw.pdf import PdfSurface
from printables.draw.units import MM, Size, millimetres
from printables.jobs.job import Given, NoPart, read_langs
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told, write_whole
from printables.jobs.run import Outcome
from printables.jobs.typed import decks_of, path_of, stem_of, whole_number, word_of
from printables.pictures import printing, tabletop, views
from printables.pictures.raster import INCH, Pixels, need_raster, png, rendered
from printables.pictures.views import SHEET_WORDS, Album, PrintView, picture_job

CARD_WIDTH, TILE_WIDTH, BOARD_WIDTH = 2.2, 2.0, 17.4
"""Units of the table."""
UNIT = 63.5 / CARD_WIDTH
"""Millimetres of a unit."""
PIECE_DPI = 200
BOARD_SIDE = 4096
"""Pixels of the longer side of a board."""
ROW = 5.0
"""Between the rows of the table: boards, decks, bags."""
TILE_SHAPES = {"square": 0, "hex": 1, "round": 2}
"""What the program calls the shape of a tile."""


def print_table(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """BadJob, BadData, Missing, OSError: why nothing more was written."""
    need_raster()
    langs = read_langs(word_of(given, "lang"), lang)
    decks, stem = decks_of(given), stem_of(game, given)
    folder = printing.make_folder(path_of(given, "output") or Path(f"{stem}-tts"))
    mat = _Playmat(game, given, langs, folder, f"{stem}.{printing.lang_word(langs)}", told)
    cards = mat.decks()
    pieces = [] if game == OWN else [*mat.tokens(), *mat.tiles()]
    boards = [] if game == OWN else mat.boards()
    file = folder / f"{mat.stem}.json"
    title = (open_deck(game, *decks).title).to(langs[0])
    write_whole(file, tabletop.written(title, [*boards, *cards, *pieces]))
    values = {"file": str(file), "decks": len(cards), "bags": len(pieces), "boards": len(boards)}
    return Outcome("written_table", values, tuple(mat.notes.all()))


class _Playmat:
    """Draws everything that lies on a table."""

    def __init__(self, game: str, given: Given, langs: Sequence[Lang], folder: Path, stem: str, told: Told) -> None:
        self.game = game
        self.given = given
        self.langs = langs
        self.folder = folder
        self.stem = stem
        self.told = told
        self.notes = PrintNotes()
        self.dpi = whole_number(given, "png", printing.COARSEST, printing.FINEST)
        kept = ("deck", "ink", "palette", "corners", "watermark", "proof")
        self.own: Given = {name: value for name, value in given.items() if name in kept}
        self.bags = 0
        self.laid: Counter[str] = Counter()
        """How many pieces of a name there are so far."""

    # -- decks

    def decks(self) -> list[dict[str, Any]]:
        deck = open_deck(self.game, *decks_of(self.given))
        job = picture_job(self.own, deck.face.size, self.langs, SHEET_WORDS)
        desk = tabletop.Desk(deck, job, self.folder, self.stem, self.dpi, self.notes, self.told)
        return [desk.lay(pile, place) for place, pile in enumerate(tabletop.piles(deck.copies()))]

    # -- tokens and tiles

    def tokens(self) -> list[dict[str, Any]]:
        """A bag for each sort of token."""
        from printables.tokens import sorts
        from printables.tokens.contents import open_box

        try:
            box = open_box(self.game, *decks_of(self.given))
        except NoPart:
            return []
        album = views.tokens(self.game, self.own, self.langs, self.notes)
        files = self._pictures(album, "token")
        names = views.front_names([token.key for token, _ in box.tokens])
        inside: dict[str, list[dict[str, Any]]] = {}
        titles = {token.sort.id: token.sort.title.to(self.langs[0]) for token, _ in box.tokens}
        for token, count in box.tokens:
            front = files[names[token.key]]
            sort = token.sort
            plain = sort.back in (sorts.SAME, sorts.NONE)
            back = front if plain else files[views.back_name(f"{sort.back}.{sort.id}")]
            piece = self._tile(token.card.name.to(self.langs[0]), front, back, TILE_SHAPES[sort.shape], sort.size)
            inside.setdefault(sort.id, []).extend(self._copies(piece, token.card.id, count))
        return [self._bag(name, titles[name], pieces) for name, pieces in inside.items()]

    def tiles(self) -> list[dict[str, Any]]:
        """All tiles of a map in one bag for each group."""
        from printables.tiles.contents import open_box

        try:
            box = open_box(self.game, *decks_of(self.given))
        except NoPart:
            return []
        album = views.tiles(self.game, self.own, self.langs, self.notes)
        files = self._pictures(album, "tile")
        sizes = {view.name: view.size for view in album.views}
        bags = []
        for place, group in enumerate(box.groups):
            pieces = []
            for piece in group.pieces:
                front, back = (views.safe_name(name) for name in (piece.front, piece.back))
                tile = self._tile(piece.id, files[front], files[back], TILE_SHAPES["square"], sizes[front])
                pieces += self._copies(tile, f"tile.{piece.id}", 1)
            bags.append(self._bag(f"tiles.{place}", group.title.to(self.langs[0]), pieces))
        return bags

    def _tile(self, name: str, front: Path, back: Path, shape: int, size: Size) -> dict[str, Any]:
        """A flat piece with two sides."""
        scale = millimetres(max(size.width, size.height)) / UNIT / TILE_WIDTH
        return {
            **tabletop.object_of("Custom_Tile", name, 0),
            "Nickname": name,
            "CustomImage": {
                "ImageURL": tabletop.local(front),
                "ImageSecondaryURL": tabletop.local(back),
                "ImageScalar": 1.0,
                "WidthScale": 0.0,
                "CustomTile": {"Type": shape, "Thickness": 0.1, "Stackable": False, "Stretch": True},
            },
            "Transform": _scaled(scale),
        }

    def _copies(self, piece: dict[str, Any], name: str, count: int) -> list[dict[str, Any]]:
        first = self.laid[name]
        self.laid[name] += count
        return [{**piece, "GUID": tabletop.guid(f"{name}.{place}")} for place in range(first, first + count)]

    def _bag(self, name: str, title: str, pieces: list[dict[str, Any]]) -> dict[str, Any]:
        self.bags += 1
        place = {**_scaled(1.0), "posX": (self.bags - 1) * tabletop.APART, "posZ": -ROW}
        return {
            **tabletop.object_of("Bag", f"bag.{name}", 0),
            "Nickname": title,
            "Transform": place,
            "ContainedObjects": pieces,
        }

    def _pictures(self, album: Album, word: str) -> dict[str, Path]:
        """All sides of an album as files, by the names of the views."""
        dpi = self.dpi or PIECE_DPI
        sizes = [printing.pixels(view, album.job.bleed, dpi) for view in album.views]
        files = {}
        for view, picture in zip(album.views, rendered(album.pages(), sizes), strict=True):
            files[view.name] = self.folder / f"{self.stem}.{word}.{view.name}.png"
            write_whole(files[view.name], png(picture, dpi))
        return files

    # -- boards

    def boards(self) -> list[dict[str, Any]]:
        from printables.boards import designs
        from printables.boards.designs.base import Brush
        from printables.jobs.catalogs import open_catalog

        if self.game not in designs.names():
            return []
        catalog = open_catalog(self.game, *decks_of(self.given))
        job = picture_job(self.own, "poker", self.langs)
        objects = []
        for place, board in enumerate(designs.load(self.game, catalog)):
            surface = PdfSurface(board.title.to(self.langs[0]), self.langs[0])
            scale = board.usual / board.width
            size = Size(round(board.usual * MM), round(board.height * scale * MM))

            def draw(board: Any = board, surface: PdfSurface = surface, scale: float = scale) -> None:
                with surface.at(0, 0, scale):
                    board.draw(Brush(surface, job.theme, job.langs, catalog))

            album = Album(surface, job, self.stem, [PrintView(board.name, size, draw)])
            longest = max(size)
            wide, high = (round(BOARD_SIDE * side / longest) for side in size)
            (picture,) = rendered(album.pages(), [Pixels(wide, high)])
            file = self.folder / f"{self.stem}.board.{board.name}.png"
            write_whole(file, png(tabletop.opaque(picture), wide / millimetres(size.width) * INCH))
            objects.append(self._board(board.title.to(self.langs[0]), board.name, file, size, place))
        return objects

    def _board(self, title: str, name: str, file: Path, size: Size, place: int) -> dict[str, Any]:
        scale = millimetres(size.width) / UNIT / BOARD_WIDTH
        return {
            **tabletop.object_of("Custom_Board", f"board.{name}", 0),
            "Nickname": title,
            "Locked": True,
            "Transform": {**_scaled(scale), "posX": place * BOARD_WIDTH * scale * 1.1, "posZ": 4 * ROW},
            "CustomImage": {
                "ImageURL": tabletop.local(file),
                "ImageSecondaryURL": "",
                "ImageScalar": 1.0,
                "WidthScale": round(size.width / size.height, 4),
            },
        }


def _scaled(scale: float) -> dict[str, float]:
    """Lying face up in the middle, of this size."""
    return {
        "posX": 0.0, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 0.0,
        "scaleX": round(scale, 4), "scaleY": 1.0, "scaleZ": round(scale, 4),
    }  # fmt: skip
