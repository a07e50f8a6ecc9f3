"""What a house deck brings of its own looks: faces, icons, typefaces and colours. All of it comes from outside: files
lie in the folder of the deck, they are small, and whatever is wrong with them is told with its place in the deck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from brzdek.core.catalog.files import has_looks
from brzdek.core.catalog.kinds import CardKind
from brzdek.core.catalog.own import head_of
from brzdek.core.catalog.schema import BAD, Field, MapOf, Record, Str, TextPair, Word
from brzdek.core.catalog.source import Document, finish
from brzdek.core.catalog.source import Path as Way
from brzdek.core.text import clean
from brzdek.core.values import dataclass, field, replace
from printables.draw.art import BadArt, content_of, inside
from printables.draw.fonts import STYLES, add_font
from printables.draw.svg import BadSvg, SvgDrawing, read_svg
from printables.faces.reading import FACES, CardFace, FaceStep, FaceWords, check_faces
from printables.faces.values import MADE, field_names
from printables.faces.words import FACE_WORDS
from printables.icons.icons import ICONS
from printables.jobs import stock
from printables.jobs.stock import HexColour, PlainColour

MOST_FILES = 200
MOST_ICON, MOST_FONT = 1_000_000, 10_000_000
"""Bytes."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class OwnBack:
    """The back of an own game's cards."""

    colour: str = "grey"
    icon: str = "card"
    title: Any = None


@dataclass(slots=True)
class Kit:
    """The looks that house decks bring, the topmost last."""

    icons: dict[str, SvgDrawing] = field(default_factory=dict)
    fonts: dict[str, str] = field(default_factory=dict)
    """Their styles by the names that the deck gives them."""
    palette: dict[str, str] = field(default_factory=dict)
    faces: dict[str, CardFace] = field(default_factory=dict)
    """By kind."""
    backs: dict[str, OwnBack] = field(default_factory=dict)

    def add_faces(self, faces: Mapping[str, CardFace]) -> None:
        for name, face in faces.items():
            styles = {
                key: style._replace(font=self.fonts.get(style.font, style.font)) for key, style in face.styles.items()
            }
            ground, draw = (tuple(map(self._lettered, steps)) for steps in (face.ground, face.draw))
            dressed = replace(face, styles=styles, ground=ground, draw=draw)
            self.faces |= dict.fromkeys(face.kinds or (name,), dressed)

    def _lettered(self, step: FaceStep) -> FaceStep:
        """The same with the typeface that its name stands for."""
        name = step.told.get("font")
        return step._replace(told={**step.told, "font": self.fonts[name]}) if name in self.fonts else step


_FILES = MapOf(Word(), Str(120))
_BACK = Record({}, {"colour": PlainColour(), "icon": Word(), "title": TextPair(60, same=True)}, make=OwnBack)
_FIELDS: Mapping[str, Field] = {
    "icons": _FILES,
    "fonts": _FILES,
    "palette": MapOf(Word(), HexColour()),
    "backs": MapOf(Word(), _BACK),
    "faces": FACES,
}


def kit_of(decks: Sequence[Path], kinds: Mapping[str, CardKind]) -> Kit:
    """The looks of these decks. BadData: all that is wrong with them."""
    kit = Kit()
    fields = {
        name: [*field_names(kind.make), *kind.more, *MADE, *(("text",) if kind.effects else ())]
        for name, kind in kinds.items()
    }
    documents = []
    for deck in filter(has_looks, decks):
        doc = head_of(deck)
        documents.append(doc)
        _Reader(kit, deck, doc, fields).read()
    finish(*documents)
    return kit


class _Reader:
    """Reads the looks of one deck."""

    def __init__(self, kit: Kit, deck: Path, doc: Document, fields: Mapping[str, Sequence[str]]) -> None:
        self.kit = kit
        self.deck = deck
        self.doc = doc
        self.fields = fields

    def read(self) -> None:
        if not isinstance(self.doc.data, Mapping):
            return
        kit = self.kit
        kit.palette |= self.part("palette")
        kit.icons |= self.files("icons", self.icon)
        kit.fonts |= self.files("fonts", self.font)
        colours = [*stock.palettes()["normal"], *kit.palette]
        words = FaceWords(self.fields, [*ICONS, *kit.icons], colours, [*STYLES, *kit.fonts])
        kit.backs |= self.part("backs")
        self.check_sizes()
        self.check_backs(words)
        faces = self.part("faces")
        check_faces(faces, words, self.doc)
        kit.add_faces(faces)

    def part(self, key: str) -> Mapping[str, Any]:
        told = self.doc.data.get(key)
        read = _FIELDS[key].read(told, (key,), self.doc) if told is not None else {}
        if read is BAD:
            return {}
        if len(read) > MOST_FILES:
            self.doc.problem((key,), FACE_WORDS["many_own"], found=len(read), limit=MOST_FILES)
            return {}
        found: Mapping[str, Any] = read
        return found

    def files(self, key: str, read: Callable[[Path, str, Way], T | None]) -> dict[str, T]:
        found = {}
        for name, file in self.part(key).items():
            value = read(self.deck.parent, file, (key, name))
            if value is not None:
                found[name] = value
        return found

    def content(self, folder: Path, name: str, way: Way, kind: str, limit: int) -> tuple[Path, bytes] | None:
        """What a file beside the deck holds; None: the problem is noted."""
        shown = clean(name)
        try:
            file = inside(folder, name, (kind,))
            return file, content_of(file, limit)
        except BadArt as bad:
            key = bad.key.replace("art_", "own_file_")
            self.doc.problem(way, FACE_WORDS[key], file=shown, allowed=kind, limit=bad.values.get("limit", ""))
            return None

    def icon(self, folder: Path, name: str, way: Way) -> SvgDrawing | None:
        found = self.content(folder, name, way, ".svg", MOST_ICON)
        if found is None:
            return None
        try:
            drawing = read_svg(found[1])
        except BadSvg:
            self.doc.problem(way, FACE_WORDS["own_file_broken"], file=clean(name))
            return None
        if drawing.lacking:
            what = clean(", ".join(sorted(drawing.lacking)))
            self.doc.problem(way, FACE_WORDS["own_icon_partly"], file=clean(name), what=what)
            return None
        return drawing

    def font(self, folder: Path, name: str, way: Way) -> str | None:
        found = self.content(folder, name, way, ".ttf", MOST_FONT)
        if found is None:
            return None
        try:
            return add_font(*found)
        except ValueError:
            self.doc.problem(way, FACE_WORDS["own_font_outlines"], file=clean(name))
            return None

    def check_sizes(self) -> None:
        kinds = self.doc.data.get("kinds")
        for name, kind in kinds.items() if isinstance(kinds, Mapping) else ():
            if isinstance(kind, Mapping) and "size" in kind:
                Word(stock.sizes()).read(kind["size"], ("kinds", name, "size"), self.doc)

    def check_backs(self, words: FaceWords) -> None:
        for name, back in self.kit.backs.items():
            way: Way = ("backs", name)
            if back.icon not in words.icons:
                near = (back.icon, words.icons)
                self.doc.problem((*way, "icon"), FACE_WORDS["no_own_icon"], near=near, name=back.icon)
            if not back.colour.startswith("#") and back.colour not in words.colours:
                near = (back.colour, words.colours)
                self.doc.problem((*way, "colour"), FACE_WORDS["no_own_colour"], near=near, name=back.colour)
