"""The cards and tokens of Brzdęk!: what their YAML entries may say, and the typed faces made from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from brzdek.core.catalog import Card, CardKind
from brzdek.core.schema import Field, Flag, ListOf, MapOf, Whole, Word
from brzdek.core.source import Document, Path
from brzdek.core.text import Book, Lang, Say
from brzdek.games.brzdek.board import BOARD
from brzdek.games.brzdek.words import WORDS

VERBS = {"monster": "fight", "device": "use"}
"""What one does with a card on the table; all others are bought."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Piece(Card):
    """A card or a token."""

    book: ClassVar[Book] = WORDS
    """The words of its game."""

    cost: int = 0
    """Skill, or swords for a monster."""
    points: int = 0
    type: str = ""
    """companion or gem"""
    dragon: bool = False
    """Brings a dragon attack when it is revealed."""
    danger: bool = False
    """One more cube in every attack while it lies in the row."""
    only_in: tuple[str, ...] = ()
    """depths, crystal_cave: where it can be acquired, used or fought"""
    sort: str = ""
    """Of a good: key, backpack or crown"""
    keep: bool = False
    """A secret that stays with its finder."""

    @property
    def verb(self) -> str:
        return VERBS.get(self.kind, "buy")

    @property
    def choosy(self) -> bool:
        """Can it be dealt with on certain terms only?"""
        return bool(self.only_in)

    @property
    def extras(self) -> dict[str, int]:
        """What it costs beside skill or swords."""
        return {}

    @property
    def kept(self) -> bool:
        return self.keep or "drink" in self.effects

    def paragraphs(self, lang: Lang) -> list[str]:
        """The words of its effects; of a good, what its sort allows."""
        good = self.book.get(f"good.{self.sort}")
        return [good.to(lang)] if good and not self.text_override else Card.paragraphs(self, lang)

    def notes(self, lang: Lang) -> list[str]:
        """Price, points, type, and what is special about it on the table."""
        say = Say(lang, self.book)
        marks = {
            self.type: bool(self.type),
            **{f"only_in_{place}": True for place in self.only_in},
            "dragon": self.dragon,
            "danger": self.danger,
            "keep": self.keep,
        }
        notes = [say(f"note.{mark}") for mark, shown in marks.items() if shown]
        if self.points:
            notes.insert(0, say("note.points", n=self.points))
        if self.cost:
            notes.insert(0, say("note.cost", n=self.cost, purse="sword" if self.kind == "monster" else "skill"))
        return notes


class Places(Field):
    """One place or several, read as a tuple."""

    shapes = frozenset({"text", "list"})

    def __init__(self, places: Sequence[str]) -> None:
        self.place = Word(places)
        self.several = ListOf(self.place, 1, len(places))

    def read(self, value: Any, path: Path, doc: Document) -> Any:
        return self.several.read(value if isinstance(value, list) else [value], path, doc)

    def describe(self, lang: Lang) -> str:
        return self.place.describe(lang)


_COST: Mapping[str, Field] = {"cost": Whole(0, 99)}
_POINTS: Mapping[str, Field] = {"points": Whole(0, 99)}
_DUNGEON: Mapping[str, Field] = {"dragon": Flag(), "danger": Flag(), "only_in": Places(("depths", "crystal_cave"))}
_TYPE: Mapping[str, Field] = {"type": Word(("companion", "gem"))}
_HEADINGS = {slot: WORDS[f"slot.{slot}"] for slot in ("arrive", "acquire", "use", "defeat", "take", "drink", "score")}
"""Every slot but ``play`` has its keyword."""


def _kind(
    *effects: str, fields: Mapping[str, Field] | None = None, optional: Mapping[str, Field] | None = None
) -> CardKind:
    return CardKind(Piece, fields or {}, optional or {}, effects, _HEADINGS)


_SECRET = _kind("take", "drink", optional={**_POINTS, "keep": Flag()})

KINDS: Mapping[str, CardKind] = {
    "starter": _kind("play", "score", optional=_POINTS),
    "reserve": _kind("play", "acquire", "score", fields=_COST, optional={**_POINTS, **_TYPE}),
    "blue": _kind("play", "arrive", "acquire", "score", fields=_COST, optional={**_POINTS, **_TYPE, **_DUNGEON}),
    "device": _kind("arrive", "use", fields=_COST, optional=_DUNGEON),
    "monster": _kind("arrive", "defeat", fields=_COST, optional=_DUNGEON),
    "major_secret": _SECRET,
    "minor_secret": _SECRET,
    "artifact": _kind(fields=_POINTS),
    "idol": _kind(fields=_POINTS),
    "mastery": _kind(fields=_POINTS),
    "good": _kind(fields={**_POINTS, "sort": Word(("key", "backpack", "crown"))}),
}

_PLAYERS = Whole(2, 4)
TABLES: Mapping[str, Field] = {
    "boards": MapOf(Word(), BOARD),
    "rage": ListOf(Whole(0, 20), 1, 20),
    "rage_start": MapOf(_PLAYERS, Whole(1, 20)),
    "countdown": ListOf(Whole(0, 20), 1, 20),
    "artifacts_removed": MapOf(_PLAYERS, Whole(0, 20)),
    "starting_clank": ListOf(Whole(0, 20), 1, 10),
    "reserve": ListOf(Word(), 0, 99),
    "health": Whole(1, 50),
    "cubes": Whole(1, 99),
    "dragon_cubes": Whole(0, 99),
    "hand": Whole(1, 20),
    "row": Whole(1, 20),
    "market_price": Whole(0, 99),
}
