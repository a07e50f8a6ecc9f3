"""The cards and tokens of Katakumby: what they have beside those of every raid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from brzdek.core.catalog.kinds import CardKind
from brzdek.core.catalog.schema import Field, Flag, ListOf, MapOf, Whole, Word
from brzdek.core.effects.slots import Slot, worded
from brzdek.core.text import Book, Lang, Say
from brzdek.core.values import dataclass
from brzdek.games.katakumby.cards import tiles
from brzdek.games.katakumby.cards.words import WORDS
from brzdek.games.raid.cards.pieces import COST, POINTS, SEATS, TRACK, TYPE, Piece, dungeon_fields, tables

PLACES = ("depths", "crystal_cave", "altar")
BASE, PROMO, PARTY_SET, PHANTASM = "base", "promo", "party", "phantasm"
GUESTS = "guests"
"""The layer of the dungeon cards of Brzdęk!."""
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

    def own_slots(self, lang: Lang) -> list[Slot]:
        slots = Piece.own_slots(self, lang)
        return [*slots, worded("ward", WORDS["ward"].to(lang))] if self.ghost_ward else slots

    def notes(self, lang: Lang) -> list[str]:
        say = Say(lang, WORDS)
        notes = Piece.notes(self, lang)
        if self.needs_damage:
            notes.append(say("note.needs_damage", n=self.needs_damage))
        return notes


_SET: Mapping[str, Field] = {"set": Word((BASE, PROMO, PARTY_SET, PHANTASM))}
_DUNGEON: Mapping[str, Field] = {**dungeon_fields(*PLACES), **_SET}
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


_SECRET = _kind("take", "drink", "redeem", optional={**POINTS, **_SET, "keep": Flag()})
_EXTRA: Mapping[str, Field] = {"gold_cost": Whole(1, 99), "lockpick_cost": Whole(1, 9)}

KINDS: Mapping[str, CardKind] = {
    "starter": _kind("play", "score", optional=POINTS),
    "reserve": _kind("play", "acquire", "score", fields=COST, optional={**POINTS, **TYPE}),
    "blue": _kind(
        "play",
        "arrive",
        "acquire",
        "score",
        fields=COST,
        optional={**POINTS, **TYPE, **_DUNGEON, "ghost_ward": Flag()},
    ),
    "device": _kind("arrive", "use", fields=COST, optional={**_DUNGEON, **_EXTRA}),
    "monster": _kind("arrive", "defeat", fields=COST, optional=_DUNGEON),
    "major_secret": _SECRET,
    "minor_secret": _SECRET,
    "prisoner": _kind("take", "score", optional=POINTS, taken="freed"),
    "coupon": _kind(optional=POINTS),
    "artifact": _kind(fields=POINTS, optional=_SET),
    "idol": _kind(fields=POINTS),
    "mastery": _kind(fields=POINTS),
    "good": _kind(
        "take",
        fields={**POINTS, "sort": Word(SORTS)},
        optional={"needs_damage": Whole(1, 20), **_SET},
        taken="bought",
    ),
}

TABLES: Mapping[str, Field] = {
    **tables(6),
    **tiles.TABLES,
    "rage": MapOf(Word(("usual", "party")), TRACK),
    "out_attack": MapOf(Whole(2, 6), Whole(0, 20)),
    "starting_gold": SEATS,
    "lockpicks": Whole(0, 20),
    "party_reserve": Whole(0, 99),
    "party_copies": ListOf(Whole(1, 99), 0, 20),
    "haven_tiles": Whole(0, 99),
    "idols": Whole(0, 99),
    "altar_spaces": Whole(1, 9),
    "coupon": Whole(0, 99),
    "ghost_cubes": Whole(0, 99),
}
