"""Decks for Tabletop Simulator: pictures of 10×7 cards side by side, and the file that tells what is where.

The program takes a picture of at most 70 places, the last of which is what other players see of a hand. What lies in
different places when a game begins are different decks; a deck of more than 69 different cards has several pictures.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from brzdek import games
from brzdek.core.catalog.cards import Card
from brzdek.core.drawing import Style
from brzdek.core.text import Lang
from brzdek.core.values import dataclass
from printables.cards.contents import Copy, Deck, open_deck, wanted
from printables.draw.pdf import PdfSurface
from printables.draw.units import Size, millimetres
from printables.jobs.job import BadJob, Given, Job, read_langs
from printables.jobs.notes import PrintNotes
from printables.jobs.output import Told, write_whole
from printables.jobs.run import Outcome
from printables.jobs.typed import decks_of, path_of, stem_of, whole_number, word_of
from printables.pictures import printing
from printables.pictures.raster import INCH, Pixels, need_raster, png, rendered
from printables.pictures.views import SHEET_WORDS, Album, card_views, picture_job

COLUMNS, ROWS = 10, 7
PLACES = COLUMNS * ROWS - 1
"""Cards on a sheet: the last place is the back."""
USUAL_SIDE = 4096
"""Pixels of a sheet if nothing else is asked for: every graphics card takes such a picture."""
MOST_SIDE = 10_000
"""The longest side that the program takes."""
APART = 3.0
"""Between two decks on the table."""


@dataclass(frozen=True, slots=True)
class TabletopPile:
    """Cards that lie together; all of them have the same back."""

    name: str
    copies: Sequence[Copy]

    @property
    def back(self) -> str:
        return self.copies[0].back

    @property
    def size(self) -> str:
        """The name of their size."""
        return self.copies[0].size

    @property
    def cards(self) -> list[Card]:
        """Each once."""
        return list({copy.card.id: copy.card for copy in self.copies}.values())


def piles(copies: Sequence[Copy]) -> list[TabletopPile]:
    """The cards by where they lie on the table."""
    names = dict.fromkeys(copy.pile for copy in copies)
    return [TabletopPile(name, [copy for copy in copies if copy.pile == name]) for name in names]


def print_tabletop(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
    """BadJob, BadData, Missing, OSError: why nothing more was written."""
    langs = read_langs(word_of(given, "lang"), lang)
    if given.get("bleed") is not None:
        raise BadJob("not_at_tabletop", name="--bleed")
    need_raster()
    deck = open_deck(game, *decks_of(given))
    job = picture_job(given, deck.face.size, langs, SHEET_WORDS)
    dpi = whole_number(given, "png", printing.COARSEST, printing.FINEST)
    notes = PrintNotes()
    copies = wanted(deck, given, notes)
    if copies is None:
        return Outcome("nothing_changed", {})
    stem = stem_of(game, given)
    folder = printing.make_folder(path_of(given, "output") or Path(f"{stem}-tts"))
    desk = Desk(deck, job, folder, f"{stem}.{printing.lang_word(langs)}", dpi, notes, told)
    made = piles(copies)
    for pile in made:
        desk.pixels(pile)
    objects = [desk.lay(pile, place) for place, pile in enumerate(made)]
    file = folder / f"{desk.stem}.json"
    write_whole(file, written(deck.title.to(langs[0]), objects))
    values = {"file": str(file), "decks": len(made), "n": len(copies), "sheets": desk.sheets}
    return Outcome("written_tabletop", values, tuple(notes.all()))


def card_pixels(card: Size, dpi: int | None) -> Pixels:
    """How big one card is on a sheet; BadJob: the sheet would be too big."""
    width, height = millimetres(card.width), millimetres(card.height)
    if dpi is None:
        scale = min(USUAL_SIDE // COLUMNS / width, USUAL_SIDE // ROWS / height)
    else:
        best = int(min(MOST_SIDE // COLUMNS / width, MOST_SIDE // ROWS / height) * INCH)
        if dpi > best:
            raise BadJob("sheet_too_big", dpi=dpi, most=MOST_SIDE, best=best)
        scale = dpi / INCH
    return Pixels(round(width * scale), round(height * scale))


class Desk:
    """Draws the sheets of all piles and keeps their numbers."""

    def __init__(
        self, deck: Deck, job: Job, folder: Path, stem: str, dpi: int | None, notes: PrintNotes, told: Told
    ) -> None:
        self.deck = deck
        self.job = job
        self.folder = folder
        self.stem = stem
        self.wanted = dpi
        self.notes = notes
        self.told = told
        self.sheets = 0
        self.words = CardWords(deck.game, deck, job.langs)

    def pixels(self, pile: TabletopPile) -> Pixels:
        """How big a card of this pile is on its sheet; BadJob: the sheet would be too big."""
        return card_pixels(self.job.of_size(pile.size).card, self.wanted)

    def lay(self, pile: TabletopPile, place: int) -> dict[str, Any]:
        """Write the pictures of a pile; the object that stands on the table."""
        size = self.pixels(pile)
        dpi = size.width / millimetres(self.job.of_size(pile.size).card.width) * INCH
        pictures = self._pictures(pile, size)
        # Piles of one back share its picture: cards of both may come into one hand.
        back, back_file = next(pictures), self._file(pile.back, "back")
        write_whole(back_file, png(back, dpi))
        cards = pile.cards
        ids: dict[str, int] = {}
        sheets: dict[str, Any] = {}
        for first in range(0, len(cards), PLACES):
            self.sheets += 1
            file = self._file(pile.name, str(first // PLACES + 1))
            part = cards[first : first + PLACES]
            write_whole(file, png(_sheet([next(pictures) for _ in part], back, size), dpi))
            sheets[str(self.sheets)] = custom_deck(file, back_file)
            ids |= {card.id: 100 * self.sheets + spot for spot, card in enumerate(part)}
        return tableobject_of(pile, ids, sheets, self.words, place * APART)

    def _file(self, name: str, word: str) -> Path:
        return self.folder / f"{self.stem}.{name}.{word}.png"

    def _pictures(self, pile: TabletopPile, size: Pixels) -> Iterator[Any]:
        """The back, then all fronts."""
        surface = PdfSurface(self.deck.title.to(self.job.langs[0]), self.job.langs[0])
        *fronts, back = card_views(self.deck, self.job, surface, self.notes, pile.copies)
        views = [back, *fronts]
        document = Album(surface, self.job, self.stem, views).pages()
        for place, picture in enumerate(rendered(document, [size] * len(views)), 1):
            self.told(place, len(views))
            yield opaque(picture)


def _sheet(faces: Sequence[Any], back: Any, size: Pixels) -> Any:
    """Pictures side by side without gaps, and the back in the last place."""
    from PIL import Image

    width, height = size
    sheet = Image.new("RGB", (COLUMNS * width, ROWS * height), "#ffffff")
    for spot, face in [*enumerate(faces), (PLACES, back)]:
        row, column = divmod(spot, COLUMNS)
        sheet.paste(face, (column * width, row * height))
    return sheet


def opaque(picture: Any) -> Any:
    """On white: the program rounds the corners itself."""
    from PIL import Image

    if picture.mode == "RGB":
        return picture
    ground = Image.new("RGB", picture.size, "#ffffff")
    ground.paste(picture, mask=picture.getchannel("A"))
    return ground


class CardWords:
    """What is told of a card when the mouse rests on it."""

    def __init__(self, game: str, deck: Deck, langs: Sequence[Lang]) -> None:
        self.face = games.load(game).face if game in games.NAMES else None
        self.deck = deck
        self.langs = langs

    def name(self, card: Card) -> str:
        return " / ".join(dict.fromkeys(card.name.to(lang) for lang in self.langs))

    def text(self, card: Card) -> str:
        """The derived text, with words for its icons."""
        return "\n\n".join("\n".join(self._drawn(text, lang) for text in card.paragraphs(lang)) for lang in self.langs)

    def _drawn(self, text: str, lang: Lang) -> str:
        return self.face.drawn(text, self.deck.says[lang], Style()) if self.face is not None else text

    def title(self, pile: TabletopPile) -> str:
        groups = dict.fromkeys(copy.group for copy in pile.copies)
        return ", ".join(self.deck.groups[group].title.to(self.langs[0]) for group in groups)


# -- the file


def custom_deck(face: Path, back: Path) -> dict[str, Any]:
    """One sheet, as the program knows it."""
    return {
        "FaceURL": local(face),
        "BackURL": local(back),
        "NumWidth": COLUMNS,
        "NumHeight": ROWS,
        "BackIsHidden": True,
        "UniqueBack": False,
        "Type": 0,
    }


def local(file: Path) -> str:
    """Where the program finds a picture on this machine. It takes the path as it is, with no signs replaced."""
    return f"file:///{file.resolve().as_posix().lstrip('/')}"


def tableobject_of(
    pile: TabletopPile, ids: Mapping[str, int], sheets: Mapping[str, Any], words: CardWords, x: float
) -> dict[str, Any]:
    """A deck with all its copies; a card alone is no deck."""
    cards = [
        {
            **object_of("CardCustom" if len(pile.copies) == 1 else "Card", f"{pile.name}.{place}", x),
            "Nickname": words.name(copy.card),
            "Description": words.text(copy.card),
            "Hands": True,
            "CardID": ids[copy.card.id],
            "CustomDeck": {(key := str(ids[copy.card.id] // 100)): sheets[key]},
        }
        for place, copy in enumerate(pile.copies)
    ]
    if len(cards) == 1:
        return cards[0]
    return {
        **object_of("DeckCustom", pile.name, x),
        "Nickname": words.title(pile),
        "Hands": False,
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": dict(sheets),
        "ContainedObjects": cards,
    }


def guid(name: str) -> str:
    """A name as the program gives them, the same for the same thing."""
    return hashlib.sha256(name.encode()).hexdigest()[:6]


def object_of(kind: str, name: str, x: float) -> dict[str, Any]:
    """What all objects on a table have, lying face down."""
    return {
        "GUID": guid(name),
        "Name": kind,
        "Transform": {
            "posX": x, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0,
            "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0,
        },
        "Nickname": "",
        "Description": "",
        "ColorDiffuse": {"r": 0.71, "g": 0.71, "b": 0.71},
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "HideWhenFaceDown": True,
        "SidewaysCard": False,
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
    }  # fmt: skip


def written(title: str, objects: Sequence[Mapping[str, Any]]) -> bytes:
    """The saved object, with every deck side by side."""
    empty = dict.fromkeys(("GameMode", "Date", "Table", "Sky", "Note", "Rules", "LuaScript", "LuaScriptState"), "")
    saved = {"SaveName": title, **empty, "ObjectStates": list(objects), "VersionNumber": ""}
    return (json.dumps(saved, ensure_ascii=False, indent=1) + "\n").encode()
