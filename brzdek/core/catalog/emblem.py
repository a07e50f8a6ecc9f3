"""The picture of a card that has no art: a drawing put together from small ones, told in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.catalog.schema import BAD, Field, ListOf, OneOf, Record, Word
from brzdek.core.catalog.source import Document, Path
from brzdek.core.text import Lang, Say, Text
from brzdek.core.values import NamedTuple
from brzdek.core.words import CORE

MOST_BESIDE = 3
SINGLE = ("motif", "figure", "head", "hold", "left", "above", "scene")
"""The keys that hold one word."""
ONE_SUBJECT = Text(
    "godło ma mieć albo „motif”, albo „figure”, a „head”, „hold” i „left” należą do postaci",
    "an emblem has either “motif” or “figure”, and “head”, “hold” and “left” belong to a figure",
)


class Emblem(NamedTuple):
    """What is seen: a thing or a figure, what stands beside it, and where. Each word names a drawing."""

    motif: str = ""
    figure: str = ""
    """How the body is clothed."""
    head: str = ""
    hold: str = ""
    """In the hand on the right."""
    left: str = ""
    """In the other hand."""
    beside: tuple[str, ...] = ()
    """Small, in the lower corners and then above."""
    above: str = ""
    scene: str = ""

    def drawings(self) -> dict[str, tuple[str, ...]]:
        """The drawings that it names, by the key under which they stand."""
        words = [(key, getattr(self, key)) for key in SINGLE]
        return {key: (word,) for key, word in words if word} | ({"with": self.beside} if self.beside else {})


class EmblemField(Field):
    """``dragon``, or ``{motif: dragon, with: gold, scene: cave}``, or ``{figure: robe, head: hood, hold: staff}``."""

    shapes = frozenset({"text", "map"})
    word = Word()
    record = Record(
        {},
        {
            **dict.fromkeys(SINGLE, Word()),
            "with": OneOf(Word(), ListOf(Word(), 1, MOST_BESIDE)),
        },
    )

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        if not isinstance(value, Mapping):
            word = self.word.read(value, path, doc) if isinstance(value, str) else self.refuse(value, path, doc)
            return BAD if word is BAD else Emblem(word)
        told = self.record.read(value, path, doc)
        if told is BAD:
            return BAD
        limbs = [key for key in ("head", "hold", "left") if key in told]
        if ("motif" in told) == ("figure" in told) or (limbs and "figure" not in told):
            doc.problem(path, ONE_SUBJECT)
            return BAD
        beside = told.pop("with", ())
        return Emblem(**told, beside=(beside,) if isinstance(beside, str) else beside)

    def describe(self, lang: Lang) -> str:
        return Say(lang, CORE)("emblem")
