"""Beings that act: who plays them, and which spells they can cast."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.copies import Copy, card_of
from brzdek.core.effects.answers import Answer
from brzdek.core.effects.choices import Alternatives
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.flow import If, Series
from brzdek.core.effects.lasting import ActRuling, Modify
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.targets import PLAYER, Choose, Each, They
from brzdek.core.effects.windows import playable
from brzdek.games.magia_i_miecz.rules.state import World

DEEDS = frozenset({"defeat", "evade", "make_draw", "refight", "cancel", "reflect", "burn_spell", "weaken"})
"""What anybody can do to a fight or to a spell, adventurer or not."""
NUMBERS = frozenset({"craft", "added_dice"})
TO_THE_CASTER = frozenset({"hand_over", "steer", "swap_places", "take_spell", "bring"})
"""What an adventurer who is hit does for whoever hit him: that must be an adventurer."""


def right_of(game: World, seat: int) -> int:
    """The next player to the right who is still in the game."""
    seats = [(seat - step) % game.players for step in range(1, game.players)]
    return next(one for one in seats if not game.adventurers[one].out)


def fighting(game: World, being: str) -> bool:
    """Is it in the combat that goes on? Beings cast in combat only."""
    return game.fight is not None and being in game.fight.foes


def could_cast(game: World, being: str) -> bool:
    """By what everybody sees: has it spells, and is it fighting?"""
    return fighting(game, being) and bool(game.zone("spells", being))


def castable(game: World, being: str, happening: Happening) -> list[Copy]:
    """The spells that it really can cast now."""
    fit = fit_for_beings(game.catalog)
    different = {card_of(one): one for one in reversed(game.zone("spells", being).copies)}
    return playable(game, being, [one for card, one in different.items() if card in fit], happening)


@lru_cache(maxsize=16)
def fit_for_beings(catalog: Catalog) -> frozenset[str]:
    """The spells that do nothing to their caster that only an adventurer can bear."""
    spells = [card for card in catalog.cards.values() if card.kind == "spell"]
    return frozenset(card.id for card in spells if _all_fit(card.effects.get("cast"), card.effects.get("react")))


def _all_fit(*effects: Effect | None) -> bool:
    return all(effect is None or _fits(effect) for effect in effects)


def _fits(effect: Effect) -> bool:
    if isinstance(effect, They) or (isinstance(effect, Each) and effect.selector.kind == PLAYER):
        return not any(one.word in TO_THE_CASTER for one in _within(effect.effect))
    if isinstance(effect, Series):
        return _all_fit(*effect.parts)
    if isinstance(effect, Alternatives):
        return _all_fit(*effect.branches.values())
    if isinstance(effect, If):
        return _all_fit(effect.then, effect.otherwise)
    if isinstance(effect, (Choose, Each, Answer)):
        return _fits(effect.effect)
    if isinstance(effect, Modify):
        return effect.scope != "you" or bool(NUMBERS & effect.changes.keys())
    if isinstance(effect, ActRuling):
        return effect.scope != "you" or effect.act.word == "lose_combat"
    return effect.word in DEEDS


def _within(effect: Effect) -> Iterator[Effect]:
    """The effect and those that it is made of, where they stand one after another or under a condition."""
    yield effect
    parts = effect.parts if isinstance(effect, Series) else ()
    if isinstance(effect, If):
        parts = tuple(one for one in (effect.then, effect.otherwise) if one is not None)
    for part in parts:
        yield from _within(part)
