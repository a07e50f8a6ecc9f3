"""Where things stand on a face. Measures are millimetres of a poker card: they grow and shrink with the card."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.catalog.schema import BAD, Field, MapOf, OneOf, Record, Whole, Word
from brzdek.core.catalog.source import Document
from brzdek.core.catalog.source import Path as Way
from brzdek.core.text import Lang, Say
from brzdek.core.values import NamedTuple
from printables.faces.values import FaceNumber
from printables.faces.words import FACE_WORDS

ACROSS = ("left", "right", "width")
UPRIGHT = ("top", "bottom", "height", "below", "above")
_SHARE = re.compile(r"-?[0-9]{1,3}(\.[0-9]{1,3})?%")
WHOLE = "card"
"""The region that is always there."""


class Share(NamedTuple):
    """A part of the region around it."""

    part: float


class LengthField(Field):
    """Millimetres of a poker card, or a part of the region around it such as ``20%``."""

    shapes = frozenset({"whole", "number", "text"})
    plain = FaceNumber(-50, 400)

    def read(self, value: Any, path: Way, doc: Document) -> Any:
        if isinstance(value, str) and _SHARE.fullmatch(value):
            return Share(float(value[:-1]) / 100)
        return self.plain.read(value, path, doc) if not isinstance(value, str) else self.refuse(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return Say(lang, FACE_WORDS)("face_length")


class FaceBox(NamedTuple):
    """A place on a card, from its lower left corner, in millimetres."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def top(self) -> float:
        return self.y + self.height

    @property
    def right(self) -> float:
        return self.x + self.width


class FaceRegion(NamedTuple):
    """A place as it is described: any two measures in each direction; one alone is centred."""

    measures: Mapping[str, Any]

    def placed(self, known: Mapping[str, FaceBox], unit: float, letters: int) -> FaceBox:
        told = self.measures
        whole = known[told.get("of", WHOLE)]
        length = {
            name: _length(told[name], whole.width if name in ACROSS else whole.height, unit, letters)
            for name in (*ACROSS, "top", "bottom", "height", "gap")
            if name in told
        }
        gap = length.get("gap", 0.0)
        if "below" in told:
            length["top"] = whole.top - known[told["below"]].y + gap
        if "above" in told:
            length["bottom"] = known[told["above"]].top - whole.y + gap
        x, width = _along(length.get("left"), length.get("right"), length.get("width"), whole.width)
        y, height = _along(length.get("bottom"), length.get("top"), length.get("height"), whole.height)
        return FaceBox(whole.x + x, whole.y + y, max(0.0, width), max(0.0, height))


def _length(told: Any, whole: float, unit: float, letters: int) -> float:
    """A measure in millimetres."""
    if isinstance(told, Share):
        return told.part * whole
    length: float = unit * (_by_letters(told, letters) if isinstance(told, Mapping) else told)
    return length


def _along(before: float | None, after: float | None, size: float | None, whole: float) -> tuple[float, float]:
    """Where it begins and how long it is."""
    if size is None:
        start = before or 0.0
        return start, whole - start - (after or 0.0)
    if before is not None:
        return before, size
    return (whole - after - size, size) if after is not None else ((whole - size) / 2, size)


def _by_letters(steps: Mapping[int, float], letters: int) -> float:
    """The less there is to read the more room for something else."""
    return next((size for most, size in sorted(steps.items()) if letters <= most), steps[max(steps)])


_LENGTH = LengthField()
_RECORD = Record(
    {},
    {
        **dict.fromkeys(("left", "right", "width", "top", "bottom", "gap"), _LENGTH),
        "height": OneOf(_LENGTH, Record({"letters": MapOf(Whole(0, 100_000), _LENGTH)}, make=lambda letters: letters)),
        "below": Word(),
        "above": Word(),
        "of": Word(),
    },
)


class RegionField(Field):
    """Measures of a region, not too many of them."""

    shapes = frozenset({"map"})

    def read(self, value: Any, path: Way, doc: Document) -> Any:
        read = _RECORD.read(value, path, doc)
        if read is BAD:
            return BAD
        for words in (ACROSS, UPRIGHT):
            given = [word for word in words if word in read]
            if len(given) > 2 or {"below", "top"} <= set(given) or {"above", "bottom"} <= set(given):
                doc.problem(path, FACE_WORDS["over_determined"], words=", ".join(words))
                return BAD
        return FaceRegion(read)

    def describe(self, lang: Lang) -> str:
        return _RECORD.describe(lang)


class PlaceField(Field):
    """The name of a region, or a region."""

    shapes = frozenset({"text", "map"})

    def read(self, value: Any, path: Way, doc: Document) -> Any:
        return (Word() if isinstance(value, str) else RegionField()).read(value, path, doc)

    def describe(self, lang: Lang) -> str:
        return Say(lang, FACE_WORDS)("face_region")


def check_order(regions: Mapping[str, FaceRegion], path: Way, doc: Document) -> None:
    """A region may lean on those before it."""
    known: list[str] = [WHOLE]
    for name, region in regions.items():
        check_region(region, (*path, name), known, doc)
        known.append(name)


def check_region(region: FaceRegion | str, path: Way, known: Sequence[str], doc: Document) -> None:
    if isinstance(region, str):
        if region not in known:
            doc.problem(path, FACE_WORDS["no_region"], near=(region, known), name=region)
        return
    for word in ("below", "above", "of"):
        other = region.measures.get(word)
        if other is not None and other not in known:
            doc.problem((*path, word), FACE_WORDS["no_region"], near=(other, known), name=other)
