"""What may be done in a moment although it would bring nothing: nobody who plays alone is asked for it."""

from __future__ import annotations

from brzdek.core.ask import PASS, Ask, Option
from brzdek.core.copies import card_of
from brzdek.core.effects.effect import inside
from brzdek.games.magia_i_miecz.cards.lasting_verbs import AllowAct
from brzdek.games.magia_i_miecz.view.seen import SeenAdventurer
from brzdek.games.magia_i_miecz.view.view import WorldView

_HEALING = frozenset(("choose", "", "heal"))
_HURRIED = "move_fewer"


def needless(view: WorldView, ask: Ask) -> bool:
    """Can nothing be done but what brings the reader nothing?"""
    others = [option for option in ask.options if option != PASS]
    if view.seat is None or not others:
        return False
    own = view.adventurer(view.seat)
    return all(_brings_nothing(view, option, own) for option in others)


def _brings_nothing(view: WorldView, option: Option, own: SeenAdventurer) -> bool:
    if option[0] != "cast" or len(option) < 2:
        return False
    effect = view.catalog.cards[card_of(str(option[1]))].effects.get("cast")
    if effect is None:
        return False
    parts = (effect, *inside(effect))
    words = {part.word for part in parts}
    if "heal" in words and words <= _HEALING:
        return own.endurance >= own.starting_endurance
    return view.steps == 1 and any(isinstance(part, AllowAct) and part.act.word == _HURRIED for part in parts)
