"""The hooks that the rules call, for the layers above."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.expansion import Form

HOOKS: Mapping[str, Form] = {
    "start_of_turn": "step",
    "draw_count": "change",
    "movement_policy": "decide",
    "alternative_ending_slot": "decide",
    "win_condition": "decide",
    "crown_presence": "decide",
    "elimination_rule": "decide",
    "death_and_inheritance": "step",
    "opponent_endurance": "change",
}
"""Of moving: ``movement_policy(game, region)`` gives the ``Policy`` of a region (``rules/regions.py``), or None.

Of the endings:

- ``alternative_ending_slot(game)`` says how the ending is laid out: a word of ``endings.slot``, or a card;
- ``win_condition(game, card)`` gives the rules (an ``Ending``) of the ending card in force, or of what stands for it;
- ``crown_presence(game)`` is the space on which the game is won;
- ``elimination_rule(game)`` says whether every death is final by now;
- ``death_and_inheritance(game, seat, space)`` comes after a burial;
- ``opponent_endurance(game, being, points)`` changes how much a being can bear.
"""
