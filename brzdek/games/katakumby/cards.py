"""The cards and tokens of Katakumby: what they have beside those of Brzdęk!."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from brzdek.core.catalog import Card, CardKind
from brzdek.core.schema import Field, Flag, ListOf, MapOf, Whole, Word
from brzdek.core.text import Book, Lang, Say
from brzdek.games.brzdek.cards import Piece, Places
from brzdek.games.katakumby import tiles
from brzdek.games.katakumby.words import WORDS

PLACES = ("depths", "crystal_cave", "altar")
BASE, PROMO, PARTY_SET, PHANTASM = "base", "promo", "party", "phantasm"
GUESTS = "guests"
"""The dungeon cards of Brzdęk!; no file of ours says so."""
SORTS = ("backpack", "amulet", "kit", "crown", "cloak")
PRISON_KINDS = ("prisoner", "coupon")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Relic(Piece):
    """A card or a token."""

    book: ClassVar[Book] = WORDS

    gold_cost: int = 0
    """Gold to pay beside the skill."""
    lockpick_cost: int = 0
    needs_damage: int = 0
    """Of a good: only for players with so much damage."""
    ghost_ward: bool = False
    """May be discarded from hand against a ghost."""
    set: str = BASE

    @property
    def extras(self) -> dict[str, int]:
        costs = {"gold": self.gold_cost, "lockpick": self.lockpick_cost}
        return {kind: count for kind, count in costs.items() if count}

    @property
    def choosy(self) -> bool:
        return bool(self.only_in) or self.kind == "device"

    def paragraphs(self, lang: Lang) -> list[str]:
        say = Say(lang, WORDS)
        parts = Card.paragraphs(self, lang)
        if self.text_override is not None:
            return parts
        if self.kind == "good" and f"good.{self.sort}" in WORDS:
            parts.insert(0, say(f"good.{self.sort}"))
        if f"token.{self.id}" in WORDS:
            parts.insert(0, say(f"token.{self.id}"))
        if self.ghost_ward:
            parts.append(say("ward"))
        return parts

    def notes(self, lang: Lang) -> list[str]:
        say = Say(lang, WORDS)
        notes = Piece.notes(self, lang)
        notes += [say(f"note.{kind}_cost", n=count) for kind, count in self.extras.items()]
        if self.needs_damage:
            notes.append(say("note.needs_damage", n=self.needs_damage))
        return notes


_COST: Mapping[str, Field] = {"cost": Whole(0, 99)}
_POINTS: Mapping[str, Field] = {"points": Whole(0, 99)}
_SET: Mapping[str, Field] = {"set": Word((BASE, PROMO, PARTY_SET, PHANTASM))}
_DUNGEON: Mapping[str, Field] = {"dragon": Flag(), "danger": Flag(), "only_in": Places(PLACES), **_SET}
_TYPE: Mapping[str, Field] = {"type": Word(("companion", "gem"))}
_SLOTS = ("arrive", "acquire", "use", "defeat", "take", "drink", "redeem", "score")
_HEADINGS = {slot: WORDS[f"slot.{slot}"] for slot in _SLOTS}


def _kind(
    *effects: str,
    fields: Mapping[str, Field] | None = None,
    optional: Mapping[str, Field] | None = None,
    taken: str = "take",
) -> CardKind:
    """``taken``: the keyword for what happens when one gets it."""
    headings = {**_HEADINGS, "take": WORDS[f"slot.{taken}"]}
    return CardKind(Relic, fields or {}, optional or {}, effects, headings)


_SECRET = _kind("take", "drink", "redeem", optional={**_POINTS, **_SET, "keep": Flag()})
_EXTRA: Mapping[str, Field] = {"gold_cost": Whole(1, 99), "lockpick_cost": Whole(1, 9)}

KINDS: Mapping[str, CardKind] = {
    "starter": _kind("play", "score", optional=_POINTS),
    "reserve": _kind("play", "acquire", "score", fields=_COST, optional={**_POINTS, **_TYPE}),
    "blue": _kind(
        "play",
        "arrive",
        "acquire",
        "score",
        fields=_COST,
        optional={**_POINTS, **_TYPE, **_DUNGEON, "ghost_ward": Flag()},
    ),
    "device": _kind("arrive", "use", fields=_COST, optional={**_DUNGEON, **_EXTRA}),
    "monster": _kind("arrive", "defeat", fields=_COST, optional=_DUNGEON),
    "major_secret": _SECRET,
    "minor_secret": _SECRET,
    "prisoner": _kind("take", "score", optional=_POINTS, taken="freed"),
    "coupon": _kind(optional=_POINTS),
    "artifact": _kind(fields=_POINTS, optional=_SET),
    "idol": _kind(fields=_POINTS),
    "mastery": _kind(fields=_POINTS),
    "good": _kind(
        "take",
        fields={**_POINTS, "sort": Word(SORTS)},
        optional={"needs_damage": Whole(1, 20), **_SET},
        taken="bought",
    ),
}

_PLAYERS = Whole(2, 6)
_TRACK = ListOf(Whole(0, 20), 1, 20)
_SEATS = ListOf(Whole(0, 20), 1, 10)
TABLES: Mapping[str, Field] = {
    **tiles.TABLES,
    "rage": MapOf(Word(("usual", "party")), _TRACK),
    "rage_start": MapOf(_PLAYERS, Whole(1, 20)),
    "out_attack": MapOf(_PLAYERS, Whole(0, 20)),
    "starting_clank": _SEATS,
    "starting_gold": _SEATS,
    "lockpicks": Whole(0, 20),
    "reserve": ListOf(Word(), 0, 99),
    "party_reserve": Whole(0, 99),
    "party_copies": ListOf(Whole(1, 99), 0, 20),
    "haven_tiles": Whole(0, 99),
    "idols": Whole(0, 99),
    "altar_spaces": Whole(1, 9),
    "coupon": Whole(0, 99),
    "health": Whole(1, 50),
    "cubes": Whole(1, 99),
    "dragon_cubes": Whole(0, 99),
    "ghost_cubes": Whole(0, 99),
    "hand": Whole(1, 20),
    "row": Whole(1, 20),
    "market_price": Whole(0, 99),
}
