"""What is hardly meant in the cards of a raid: a card that nobody can pay for, one that does nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import cast

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import Smell
from brzdek.core.effects.effect import inside
from brzdek.core.effects.entries import SumVerb
from brzdek.core.text import Text
from brzdek.games.raid.cards.pieces import Piece

TOO_DEAR = Text(
    "karta „{id}” kosztuje {cost} {icon}, a pięć najlepszych kart daje razem {most}: nikogo na nią nie będzie stać",
    "the card “{id}” costs {cost} {icon}, and the five best cards give {most} together: nobody will afford it",
)
IDLE = Text("karta „{id}” nic nie robi i nie ma punktów", "the card “{id}” does nothing and is worth no points")
ICONS = {"skill": Text("sprawności", "skill"), "sword": Text("mieczy", "swords")}


def smells(catalog: Catalog, card: Card) -> Iterator[Smell]:
    """What is odd about one card of a house deck."""
    piece = cast(Piece, card)
    if piece.kind in ("blue", "reserve", "device", "monster"):
        icon = "sword" if piece.kind == "monster" else "skill"
        most = _reach(catalog, icon)
        if piece.cost > most:
            yield Smell("cost", TOO_DEAR, {"cost": piece.cost, "icon": ICONS[icon], "most": most})
        if not piece.effects and not piece.points and not piece.type:
            yield Smell("kind", IDLE, {})


@lru_cache(maxsize=16)
def _reach(catalog: Catalog, icon: str) -> int:
    """What a whole hand of the best cards gives."""
    best = 0
    for card in catalog.cards.values():
        play = card.effects.get("play")
        if play is not None and card.copies:
            sums = [one for one in (play, *inside(play)) if isinstance(one, SumVerb) and one.icon == icon]
            best = max(best, sum(one.amount for one in sums))
    return best * int(catalog.tables["hand"])
