"""What cards and tokens bring at a glance, out of the bundles of their effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import cast

from brzdek.core.ask import Word
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.values import dataclass
from brzdek.games.raid.bots import weights as w
from brzdek.games.raid.bots.bundles import Bundle, bundles, worth
from brzdek.games.raid.cards.pieces import Piece

HUNDRED = 100
AT_ONCE = ("acquire", "use", "defeat", "take", "drink")
"""Slots that work when one gets a card or token."""

DRAWING, DISCARDING, PLAIN, CHOOSING, NOISY = range(5)
"""When to play a card: what draws comes first, what only makes noise last."""


RIDDANCE = "trash"


@dataclass(frozen=True, slots=True, eq=False)
class CardNotes:
    """What is worth knowing about a card or token at a glance."""

    face: Piece
    play: Sequence[Bundle]
    gain: Sequence[Bundle]
    """What it brings when it is acquired, used, defeated, taken or drunk."""
    rids: bool
    """Does that rid one of a card?"""
    bought: bool
    """Does one get it into one's deck?"""
    order: int
    worth: float
    """What it is worth to play it, the noise apart."""
    boots: float
    draw: float
    clank: float
    points: float
    """At the end of the game, its own rule included."""
    heals: float
    """Of a potion."""
    speeds: tuple[int, int, int] | None
    """Boots, swords and teleports for going further at once. Swords: only of a potion."""
    special: bool
    """Does it heal when drunk, speed one up, or work only in certain places?"""


@lru_cache(maxsize=8)
def notes(catalog: Catalog, scale: w.Scale = w.SCALE) -> Mapping[Word, CardNotes]:
    """Notes on every card and token, by the word that names it in an option."""
    return {card: _notes(cast(Piece, face), scale) for card, face in catalog.cards.items()}


@lru_cache(maxsize=8)
def amounts(catalog: Catalog, scale: w.Scale = w.SCALE) -> Sequence[Mapping[Word, int]]:
    """Boots, cards drawn, Clank!, points and worth of every card, in hundredths.

    Whole numbers, so that a sum does not depend on the order of the cards, which nobody knows.
    """
    known = notes(catalog, scale)
    parts = [(note.boots, note.draw, note.clank, note.face.points, note.worth) for note in known.values()]
    return [
        {card: round(HUNDRED * one) for card, one in zip(known, part, strict=True)} for part in zip(*parts, strict=True)
    ]


@lru_cache(maxsize=8)
def points(catalog: Catalog) -> Mapping[Word, int]:
    """The points of every card, those apart that depend on other things."""
    return {card: cast(Piece, face).points for card, face in catalog.cards.items()}


def _notes(face: Piece, scale: w.Scale) -> CardNotes:
    play = bundles(face.effects.get("play"), scale)
    slot = next((slot for slot in AT_ONCE if slot in face.effects), "")
    gain = bundles(face.effects.get(slot), replace(scale, first=1.0))
    now = _sums(gain[0])
    heals = now.get("heal", 0.0) if slot == "drink" else 0.0
    speeds = (int(now.get("boots", 0)), int(now.get("swords", 0)) * (slot == "drink"), int(now.get("teleport", 0)))
    sums = _sums(play[0])
    return CardNotes(
        face=face,
        play=play,
        gain=gain,
        rids=any(word == RIDDANCE for bundle in gain for word, _ in bundle),
        bought=face.verb == "buy",
        order=_order(play, sums),
        worth=worth(play, scale.prices),
        boots=sums.get("boots", 0.0),
        draw=sums.get("draw", 0.0),
        clank=sums.get("clank", 0.0),
        points=face.points + _sums(bundles(face.effects.get("score"), scale)[0]).get("points", 0.0),
        heals=heals,
        speeds=speeds if any(speeds) else None,
        special=heals > 0 or any(speeds) or bool(face.only_in),
    )


def _sums(bundle: Bundle) -> dict[str, float]:
    sums: dict[str, float] = {}
    for word, amount in bundle:
        sums[word] = sums.get(word, 0.0) + amount
    return sums


def _order(play: Sequence[Bundle], sums: Mapping[str, float]) -> int:
    if "discard" in sums:
        return DISCARDING
    if len(play) > 1 or "copy_played" in sums:
        return CHOOSING
    if "draw" in sums:
        return DRAWING
    noisy = sums.get("clank", 0.0) > 0 and not any(word in sums for word in ("skill", "boots", "teleport"))
    return NOISY if noisy else PLAIN
