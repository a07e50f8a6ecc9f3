"""What is hardly meant in the cards of a raid: what nobody can pay for, what does nothing, what is free without end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import cast

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import Smell
from brzdek.core.effects.effect import inside
from brzdek.core.effects.entries import SumVerb
from brzdek.core.effects.lasting import Change, Modify
from brzdek.core.text import Text
from brzdek.games.raid.cards.pieces import Piece

TOO_DEAR = Text(
    "karta „{id}” kosztuje {cost} {icon}, a pięć najlepszych kart daje razem {most}: nikogo na nią nie będzie stać",
    "the card “{id}” costs {cost} {icon}, and the five best cards give {most} together: nobody will afford it",
)
IDLE = Text("karta „{id}” nic nie robi i nie ma punktów", "the card “{id}” does nothing and is worth no points")
FREE = Text(
    "z kartą „{id}” potwór „{monster}” nic nie kosztuje, a jest go pod dostatkiem: można go pokonywać bez końca",
    "with the card “{id}” the monster “{monster}” costs nothing and never runs out: it can be beaten without end",
)
MONSTER_COST = "monster_cost"
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
    monsters = [catalog.cards[one] for one in catalog.tables["reserve"] if catalog.cards[one].kind == "monster"]
    for slot, change in _discounts(card):
        for monster in monsters:
            if _changed(cast(Piece, monster).cost, change) <= 0:
                yield Smell(slot, FREE, {"monster": monster.name})


def _discounts(card: Card) -> Iterator[tuple[str, Change]]:
    """What a card does to the cost of monsters, with the slot that does it."""
    for slot, effect in card.effects.items():
        for one in (effect, *inside(effect)):
            if isinstance(one, Modify) and MONSTER_COST in one.changes and not _for_one(one):
                yield slot, one.changes[MONSTER_COST]


def _for_one(ruling: Modify) -> bool:
    """Does it end with the monster that it was used for?"""
    return ruling.until is not None and ruling.until.moment.word == "next_defeat"


def _changed(cost: int, change: Change) -> int:
    """A cost with a change that is a plain number; one that is counted may come out as anything."""
    if not isinstance(change.amount, int):
        return cost
    return {"add": cost + change.amount, "times": cost * change.amount, "set": change.amount}[change.how]


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
