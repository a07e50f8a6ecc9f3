"""Words for moves that depend on how the game stands: numbers, places, what goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from brzdek.core.ask import Option
from brzdek.games.magia_i_miecz.face.synonyms_words import FIGHT_ON, KEEP_ALL, OBEY, PLACES
from brzdek.games.magia_i_miecz.view.view import WorldView

SPOKEN_OF: Mapping[Option, str] = {("ignore", "no"): OBEY, ("keep",): KEEP_ALL}
"""Further words for single answers."""


def now(view: WorldView, option: Option) -> Iterator[str]:
    """What people may call a move as things are."""
    yield SPOKEN_OF.get(option, "")
    yield PLACES.get(str(option[-1]), "")
    match option[0]:
        case "gold" if view.seat is not None:
            yield str(view.space(view.adventurer(view.seat).space).gold)
        case "buy":
            yield str(getattr(view.question, "goods", {}).get(option[-1], ""))
        case "pass" if begins_fight(view, option):
            yield FIGHT_ON


def begins_fight(view: WorldView, option: Option) -> bool:
    """Does one's own fight begin if nothing else is done?"""
    fight = view.fight
    if option[0] != "pass" or fight is None:
        return False
    return fight.seat == view.seat and not fight.outcome and view.thrown is None
