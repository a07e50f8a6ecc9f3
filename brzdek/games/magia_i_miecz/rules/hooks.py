"""The hooks that the rules call, for the layers above."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.expansion import Form

HOOKS: Mapping[str, Form] = {
    "setup_hook": "step",
    "variant_options": "step",
    "start_of_turn": "step",
    "end_of_turn": "step",
    "draw_count": "change",
    "encounter_choice": "change",
    "encounter": "step",
    "card_resolution": "step",
    "suppress_space_text": "veto",
    "replace_region": "decide",
    "space_aliases": "change",
    "crossing_guard": "veto",
    "pre_combat_window": "step",
    "attack_score_modifier": "change",
    "enemy_stat_modifier": "change",
    "turn_flags": "step",
    "trophies": "step",
    "position_fields": "change",
    "position": "change",
    "movement_policy": "decide",
    "alternative_ending_slot": "decide",
    "win_condition": "decide",
    "crown_presence": "decide",
    "elimination_rule": "decide",
    "death_and_inheritance": "step",
    "opponent_endurance": "change",
    "counts_for_numbers": "change",
}
"""Of the turn:

- ``setup_hook(game)`` comes after the draft, before the first turn;
- ``variant_options(game, seat)`` comes after a new pair has been put on the board;
- ``start_of_turn(game, seat)`` comes before anything else in a turn that is not lost, ``end_of_turn(game, seat)`` at
  the end of every turn;
- ``turn_flags(game, fight, outcome)`` is told how each combat comes out.

Of exploring:

- ``encounter_choice(game, seat, space, modes)`` changes what may be met there: ``space``, ``adventurer``, or a mode of
  its own, for which ``card_resolution(game, visit)`` draws cards and the instruction is left out;
- ``encounter(game, seat, space, mode)`` is told what has been chosen;
- ``draw_count(game, seat, space, count)`` changes how many cards a space asks for;
- ``suppress_space_text(game, space, subject)`` speaks against what lasts from the instruction of a space;
- ``replace_region(game, space)`` is the card that lies over a space, ``space_aliases(game, seat, space)`` the space
  that is meant where somebody is put;
- ``crossing_guard(game, seat, space, to)`` speaks against crossing bridge or Portal there.

Of combat:

- ``pre_combat_window(game, fight)`` comes after all that is cast before a combat, before the dice;
- ``attack_score_modifier(game, fight, seat, bonus)`` and ``enemy_stat_modifier(game, foe, name, worth)`` change what
  both sides have;
- ``trophies(game, seat, copy)`` comes after an enemy has been killed;
- ``counts_for_numbers(game, subject, mark)`` adds to the mark all that a layer with a part of its own lets count for
  the numbers and odds of an adventurer or a foe (None: anything); while such a layer is silent, none are remembered.

Of positions: ``position_fields(game, fields)`` adds keys, ``position(game, doc, wanted)`` reads them and gives
``wanted`` back.

Of moving: ``movement_policy(game, region)`` gives the ``Policy`` of a region (``rules/regions.py``), or None.

Of the endings:

- ``alternative_ending_slot(game)`` says how the ending is laid out: a word of ``endings.slot``, or a card;
- ``win_condition(game, card)`` gives the rules (an ``Ending``) of the ending card in force, or of what stands for it;
- ``crown_presence(game)`` is the space on which the game is won;
- ``elimination_rule(game)`` says whether every death is final by now;
- ``death_and_inheritance(game, seat, space)`` comes after a burial;
- ``opponent_endurance(game, being, points)`` changes how much a being can bear.
"""
