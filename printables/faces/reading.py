"""A face as it is read from YAML, and what can be wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.catalog.schema import BAD, Field, ListOf, MapOf, Record, Word, refuse_key
from brzdek.core.catalog.source import Document
from brzdek.core.catalog.source import Path as Way
from brzdek.core.text import Lang, Say
from brzdek.core.values import NamedTuple, dataclass, field
from printables.faces.parts import PARTS, STYLE, TextStyle
from printables.faces.regions import WHOLE, FaceRegion, RegionField, check_order, check_region
from printables.faces.values import CONDITION, PLAIN, ValueField, names_in
from printables.faces.words import FACE_WORDS

MOST_PARTS = 80
WHEN = "when"
_COLOURS = ("colour", "line", "on", "inside", "keyword", "pale")
_ICONS = ("name", "else")


class FaceStep(NamedTuple):
    """One part of a face, and when it is drawn."""

    word: str
    told: Mapping[str, Any]
    when: Mapping[str, Any]


class StepField(Field):
    """``{fill: {…}, when: {…}}``"""

    shapes = frozenset({"map"})
    when = MapOf(Word(), CONDITION)

    def read(self, value: Any, path: Way, doc: Document) -> Any:
        if not isinstance(value, Mapping):
            return self.refuse(value, path, doc)
        unknown = [key for key in value if key not in PARTS and key != WHEN]
        for key in unknown:
            refuse_key(key, [*PARTS, WHEN], path, doc)
        words = [key for key in value if key in PARTS]
        if len(words) != 1 and not unknown:
            doc.problem(path, FACE_WORDS["one_part"], words=", ".join(PARTS))
        if len(words) != 1 or unknown:
            return BAD
        told = PARTS[words[0]].record.read(value[words[0]], (*path, words[0]), doc)
        when = self.when.read(value[WHEN], (*path, WHEN), doc) if WHEN in value else {}
        return BAD if told is BAD or when is BAD else FaceStep(words[0], told, when)

    def describe(self, lang: Lang) -> str:
        return Say(lang, FACE_WORDS)("face_part", words=", ".join(PARTS))


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFace:
    """How the cards of some kinds look."""

    draw: Sequence[FaceStep]
    ground: Sequence[FaceStep] = ()
    """What is the same on many cards: drawn once, and first."""
    kinds: Sequence[str] = ()
    regions: Mapping[str, FaceRegion] = field(default_factory=dict)
    styles: Mapping[str, TextStyle] = field(default_factory=dict)
    values: Mapping[str, Any] = field(default_factory=dict)
    """Names for what is made of fields."""

    @property
    def steps(self) -> Sequence[FaceStep]:
        return (*self.ground, *self.draw)


_STEPS = ListOf(StepField(), 1, MOST_PARTS)
FACE = Record(
    {"draw": _STEPS},
    {
        "ground": _STEPS,
        "kinds": ListOf(Word(), 1, 40),
        "regions": MapOf(Word(), RegionField()),
        "styles": MapOf(Word(), STYLE),
        "values": MapOf(Word(), ValueField(PLAIN)),
    },
    make=CardFace,
)
FACES = MapOf(Word(), FACE)


class FaceWords(NamedTuple):
    """What the faces of a deck may name."""

    fields: Mapping[str, Sequence[str]]
    """The fields of each kind."""
    icons: Sequence[str]
    colours: Sequence[str]
    fonts: Sequence[str]


def check_faces(faces: Mapping[str, CardFace], words: FaceWords, doc: Document, path: Way = ("faces",)) -> None:
    """What a single field cannot see: names that lead nowhere."""
    for name, face in faces.items():
        _Check(face, words, doc, (*path, name)).run()


class _Check:
    """Looks over one face."""

    def __init__(self, face: CardFace, words: FaceWords, doc: Document, path: Way) -> None:
        self.face = face
        self.words = words
        self.doc = doc
        self.path = path
        kinds = face.kinds or (str(path[-1]),)
        self.known = [*face.values, *(name for kind in kinds for name in words.fields.get(kind, ()))]

    def run(self) -> None:
        face, path = self.face, self.path
        for place, kind in enumerate(face.kinds):
            if kind not in self.words.fields:
                self.note((*path, "kinds", place), "no_own_kind", kind, list(self.words.fields))
        check_order(face.regions, (*path, "regions"), self.doc)
        for name, value in face.values.items():
            self.fields(value, (*path, "values", name))
        for name, style in face.styles.items():
            self.style(style, (*path, "styles", name))
        for list_ in ("ground", "draw"):
            for place, step in enumerate(getattr(face, list_)):
                self.step(step, (*path, list_, place))

    def step(self, step: FaceStep, path: Way) -> None:
        for name in step.when:
            if name not in self.known:
                self.note((*path, WHEN, name), "no_own_field", name, self.known)
        inside = (*path, step.word)
        for key, told in step.told.items():
            if key == "in":
                check_region(told, (*inside, key), [WHOLE, *self.face.regions], self.doc)
            elif key == "style" and told not in self.face.styles:
                self.note((*inside, key), "no_style", told, list(self.face.styles))
            elif key == "font":
                self.choice(told, (*inside, key), "no_own_font", self.words.fonts)
            elif key in _COLOURS:
                self.choice(told, (*inside, key), "no_own_colour", self.words.colours)
            elif key in _ICONS:
                self.choice(told, (*inside, key), "no_own_icon", self.words.icons)
            else:
                self.fields(told, (*inside, key))

    def style(self, style: TextStyle, path: Way) -> None:
        if style.font not in self.words.fonts:
            self.note((*path, "font"), "no_own_font", style.font, self.words.fonts)
        for key, told in (("colour", style.colour), ("on", style.on)):
            self.choice(told, (*path, key), "no_own_colour", self.words.colours)

    def choice(self, told: Any, path: Way, key: str, known: Sequence[str]) -> None:
        """A word of a list, or a choice of such words."""
        if isinstance(told, str):
            if not told.startswith("#") and told not in known:
                self.note(path, key, told, known)
        elif told is not None:
            self.fields(told, path)

    def fields(self, told: Any, path: Way) -> None:
        for name in names_in(told):
            if name not in self.known:
                self.note(path, "no_own_field", name, self.known)

    def note(self, path: Way, key: str, word: str, known: Sequence[str]) -> None:
        self.doc.problem(path, FACE_WORDS[key], near=(word, known), name=word)
