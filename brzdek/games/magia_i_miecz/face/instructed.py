"""Where the instructions of spaces lead: of those on one bank of the river, to the other one."""

from __future__ import annotations

from brzdek.core.effects.effect import Effect, inside
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.cards.move_verbs import MoveTo, NextMove
from brzdek.games.magia_i_miecz.cards.space_selectors import NamedSpaces
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.view.view import WorldView

BANKS = {"outer": "middle", "middle": "outer"}


def led_over(view: WorldView, region: str, say: Say) -> list[str]:
    """The spaces of this region by whose instruction one may come to the other bank, each with where that is."""
    ring = view.ring.get(region, ())
    beyond = view.ring.get(BANKS.get(region, ""), ())
    told: list[str] = []
    for space in ring:
        parts = [part for effect in view.land(space).effects.values() for part in (effect, *inside(effect))]
        goals = dict.fromkeys(goal for part in parts for goal in _goals(part) if goal in beyond)
        if goals:
            to = ", ".join(name(view, goal, say) for goal in goals)
            told.append(say("way.led_over", space=name(view, space, say), goals=to))
    return told


def _goals(part: Effect) -> tuple[str, ...]:
    if isinstance(part, MoveTo):
        return (part.where,)
    if isinstance(part, NextMove) and isinstance(part.selector, NamedSpaces):
        return tuple(part.selector.names)
    return ()
