"""The cards and tokens of a raid: the typed faces made from their YAML entries, and the fields these share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.schema import Field, Flag, ListOf, MapOf, Whole, Word
from brzdek.core.catalog.source import Document, Path
from brzdek.core.effects.phrases import icon, listed
from brzdek.core.effects.slots import Clause, Slot, worded
from brzdek.core.text import Book, Lang, Say
from brzdek.core.values import dataclass, replace
from brzdek.games.raid.cards.words import WORDS

DUNGEON_KINDS = ("blue", "device", "monster")
"""The kinds of cards in the dungeon deck."""
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

    @property
    def costs(self) -> dict[str, int]:
        """Everything that it costs, by icon."""
        own = {"sword" if self.kind == "monster" else "skill": self.cost} if self.cost else {}
        return {**own, **self.extras}

    def own_slots(self, lang: Lang) -> list[Slot]:
        """The words of its effects, and what is special about a card or a token by its sort or name."""
        slots = [self._stays(slot, lang) if slot.name == "defeat" else slot for slot in Card.own_slots(self, lang)]
        special = [key for key in (f"token.{self.id}", f"good.{self.sort}") if key in self.book]
        return [*[worded("", self.book[key].to(lang)) for key in special], *slots]

    def _stays(self, slot: Slot, lang: Lang) -> Slot:
        """The monster of the reserve stays when it is beaten."""
        stays = self.book.get(f"stays.{self.id}")
        return replace(slot, parts=(*slot.parts, Clause(stays.to(lang)))) if stays else slot

    def where(self, lang: Lang) -> str:
        """In which places it can be dealt with, any one of them: "tylko w podziemiach"; "" for anywhere."""
        if not self.only_in:
            return ""
        say = Say(lang, self.book)
        return say("note.only", places=listed(lang, [say(f"place.{place}") for place in self.only_in], "either"))

    def notes(self, lang: Lang) -> list[str]:
        """Price, points, type, and what is special about it on the table."""
        say = Say(lang, self.book)
        price = listed(lang, [f"{count} {icon(kind)}" for kind, count in self.costs.items()])
        notes = {
            say("note.cost", price=price): bool(price),
            say("note.points", n=self.points): self.points > 0,
            say(f"note.{self.type}") if self.type else "": bool(self.type),
            self.where(lang): bool(self.only_in),
            say("note.dragon"): self.dragon,
            f"{say('danger')}: {say('danger.means')}": self.danger,
            say("note.keep"): self.keep,
        }
        return [note for note, shown in notes.items() if shown]


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


COST: Mapping[str, Field] = {"cost": Whole(0, 99)}
POINTS: Mapping[str, Field] = {"points": Whole(0, 99)}
TYPE: Mapping[str, Field] = {"type": Word(("companion", "gem"))}


def dungeon_fields(*places: str) -> dict[str, Field]:
    """What a card of the dungeon deck may say; ``places``: where it may ask to be dealt with."""
    return {"dragon": Flag(), "danger": Flag(), "only_in": Places(places)}


TRACK = ListOf(Whole(0, 20), 1, 20)
SEATS = ListOf(Whole(0, 20), 1, 10)
"""A number for each player, in their order."""


def tables(most_players: int) -> dict[str, Field]:
    """The tables of both games, for at most so many players."""
    return {
        "rage": TRACK,
        "rage_start": MapOf(Whole(2, most_players), Whole(1, 20)),
        "starting_clank": SEATS,
        "reserve": ListOf(Word(), 0, 99),
        "health": Whole(1, 50),
        "cubes": Whole(1, 99),
        "dragon_cubes": Whole(0, 99),
        "hand": Whole(1, 20),
        "row": Whole(1, 20),
        "market_price": Whole(0, 99),
    }
