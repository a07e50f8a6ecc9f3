"""The cards and tokens of Brzdęk!: what their YAML entries and tables may say."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.catalog.kinds import CardKind
from brzdek.core.catalog.schema import Field, Flag, MapOf, Whole, Word
from brzdek.games.brzdek.cards.board import BOARD
from brzdek.games.raid.cards.pieces import COST, POINTS, TRACK, TYPE, Piece, dungeon_fields, tables
from brzdek.games.raid.cards.words import WORDS

_HEADINGS = {slot: WORDS[f"slot.{slot}"] for slot in ("arrive", "acquire", "use", "defeat", "take", "drink", "score")}
"""Every slot but ``play`` has its keyword."""


def _kind(
    *effects: str, fields: Mapping[str, Field] | None = None, optional: Mapping[str, Field] | None = None
) -> CardKind:
    return CardKind(Piece, fields or {}, optional or {}, effects, _HEADINGS)


_DUNGEON = dungeon_fields("depths", "crystal_cave")
_SECRET = _kind("take", "drink", optional={**POINTS, "keep": Flag()})

KINDS: Mapping[str, CardKind] = {
    "starter": _kind("play", "score", optional=POINTS),
    "reserve": _kind("play", "acquire", "score", fields=COST, optional={**POINTS, **TYPE}),
    "blue": _kind("play", "arrive", "acquire", "score", fields=COST, optional={**POINTS, **TYPE, **_DUNGEON}),
    "device": _kind("arrive", "use", fields=COST, optional=_DUNGEON),
    "monster": _kind("arrive", "defeat", fields=COST, optional=_DUNGEON),
    "major_secret": _SECRET,
    "minor_secret": _SECRET,
    "artifact": _kind(fields=POINTS),
    "idol": _kind(fields=POINTS),
    "mastery": _kind(fields=POINTS),
    "good": _kind(fields={**POINTS, "sort": Word(("key", "backpack", "crown"))}),
}

TABLES: Mapping[str, Field] = {
    **tables(4),
    "boards": MapOf(Word(), BOARD),
    "countdown": TRACK,
    "artifacts_removed": MapOf(Whole(2, 4), Whole(0, 20)),
}
