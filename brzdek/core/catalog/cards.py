"""A card as games know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.catalog.emblem import Emblem
from brzdek.core.catalog.kept import Kept
from brzdek.core.effects.slots import Part, Slot, worded
from brzdek.core.text import Lang, Text
from brzdek.core.values import NamedTuple, dataclass, field, fields

WINDOW, WHOLE, CARD = FITS = ("window", "whole", "card")
"""How a picture fits: it fills its window and is cut, all of it is seen there, or it fills the card over the cut."""
MIDDLE = (50, 50)


class Art(NamedTuple):
    """The picture of a card."""

    file: str
    """In the folder of the file that holds the card."""
    focus: tuple[int, int] = MIDDLE
    """What stays in sight where the picture is cut: percent from the left and from the top."""
    fit: str = WINDOW

    def __str__(self) -> str:
        return self.file


class Outline(NamedTuple):
    """What a set-up has to know of a card to deal it; no card is made for that."""

    id: str
    kind: str
    copies: int
    layer: str
    more: Mapping[str, Any]
    """The fields that the game's schema names in ``outlined``, as far as the card has them."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Card:
    """One card of a game. Games add typed fields of their own in subclasses."""

    id: str
    name: Text
    kind: str
    copies: int
    flavour: Text | None = None
    art: Art | None = None
    emblem: Emblem | None = None
    """What is drawn where it has no picture; None: what suits a card of its sort."""
    origin: str = ""
    """``facts``: as known of the printed game; ``house``: made up."""
    effects: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What the card does, by slot (such as ``play``), in the order of its kind; each is ``told(lang)`` in parts."""
    headings: Mapping[str, Text] = field(default_factory=dict, hash=False)
    """What stands before the words of a slot, such as ``ZDOBYCIE``; given by the kind."""
    text_override: Text | None = None
    layer: str = ""
    """The layer that the card belongs to: its game, or an expansion."""
    more: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Fields that layers above the game add to the kind."""

    def outline(self, outlined: Sequence[str]) -> Outline:
        more = {name: getattr(self, name) for name in outlined if hasattr(self, name)}
        return Outline(self.id, self.kind, self.copies, self.layer, more)

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id}>"

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, one.name) == getattr(other, one.name) for one in fields(self)
        )

    def __hash__(self) -> int:
        return hash(self.id)

    def plain(self) -> str:
        return self.id

    def slots(self, lang: Lang) -> list[Slot]:
        """What the card says, slot by slot: headings, clauses and sums. A text of its own stands for all of them."""
        if self.text_override is not None:
            return [worded("", self.text_override.to(lang))]
        return self.own_slots(lang)

    def own_slots(self, lang: Lang) -> list[Slot]:
        """What its effects say."""
        return [Slot(name, self._heading(name, lang), parts) for name, parts in self.told(lang).items()]

    def told(self, lang: Lang) -> dict[str, tuple[Part, ...]]:
        """What each of its effects says."""
        return {name: self._kept(name, lang) or self._worded(name, lang) for name in self.effects}

    def _kept(self, name: str, lang: Lang) -> tuple[Part, ...] | None:
        return self.effects.told(name, lang) if isinstance(self.effects, Kept) else None

    def _worded(self, name: str, lang: Lang) -> tuple[Part, ...]:
        return tuple(self.effects[name].told(lang, headed=bool(self._heading(name, lang))))

    def _heading(self, name: str, lang: Lang) -> str:
        return self.headings[name].to(lang) if name in self.headings else ""

    def paragraphs(self, lang: Lang) -> list[str]:
        """What the card does, slot by slot, each under its heading."""
        return [slot.headed for slot in self.slots(lang)]

    def text(self, lang: Lang) -> str:
        """What the card does, in words."""
        return " ".join(self.paragraphs(lang))

    def notes(self, lang: Lang) -> list[str]:
        """What the card shows by numbers and symbols, in a few words each, for lists without pictures."""
        return []

    def note_on(self, number: str, lang: Lang) -> str:
        """What the notes say of one number of the card; a face that draws the number leaves it out."""
        return ""
