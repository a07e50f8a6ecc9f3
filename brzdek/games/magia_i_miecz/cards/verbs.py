"""The language of the cards of Magia i Miecz: its own words on top of the core grammar."""

from __future__ import annotations

from brzdek.core.effects.grammar import GRAMMAR
from brzdek.core.text import Text
from brzdek.games.magia_i_miecz.cards import (
    ability_verbs,
    abyss_verbs,
    act_words,
    adventure_verbs,
    attack_verbs,
    card_conditions,
    card_selectors,
    card_verbs,
    conditions,
    counter_verbs,
    dice_verbs,
    fight_conditions,
    fight_verbs,
    lasting_verbs,
    move_verbs,
    names,
    number_words,
    ordeal_verbs,
    points_verbs,
    selectors,
    space_selectors,
    spell_verbs,
    target_verbs,
    trade_verbs,
    turn_verbs,
)
from brzdek.games.magia_i_miecz.cards.counters import COUNTERS

LANGUAGE = GRAMMAR.extend(
    Text("Magia i Miecz", "Magia i Miecz"),
    verbs=(
        *target_verbs.VERBS,
        *lasting_verbs.VERBS,
        *points_verbs.VERBS,
        *turn_verbs.VERBS,
        *card_verbs.VERBS,
        *counter_verbs.VERBS,
        *trade_verbs.VERBS,
        *move_verbs.VERBS,
        *attack_verbs.VERBS,
        *fight_verbs.VERBS,
        *ordeal_verbs.VERBS,
        *dice_verbs.VERBS,
        *spell_verbs.VERBS,
        *ability_verbs.VERBS,
        *adventure_verbs.VERBS,
        *abyss_verbs.VERBS,
    ),
    conditions=(*conditions.CONDITIONS, *card_conditions.CONDITIONS, *fight_conditions.CONDITIONS),
    counters=COUNTERS,
    selectors=(*selectors.SELECTORS, *card_selectors.SELECTORS, *space_selectors.SELECTORS),
    events=names.EVENTS,
    numbers=number_words.NUMBERS,
    acts=act_words.ACTS,
    moments=names.MOMENTS,
    occasions=names.OCCASIONS,
    windows=names.WINDOWS,
)
