"""What lasting words of cards mean for the rules: bans about cards, immunity, spaces that are ignored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from brzdek.core.ask import Word
from brzdek.core.copies import Copy, card_of
from brzdek.core.effects.context import Context
from brzdek.core.effects.ongoing import Happening, Lasting
from brzdek.core.effects.runtime import allowed, concerning
from brzdek.games.magia_i_miecz.rules.board import region_of
from brzdek.games.magia_i_miecz.rules.state import World

Rulings: TypeAlias = Sequence[tuple[Any, Context[World]]]
"""Bans and permissions that concern somebody, each with the context in which it looks at a card."""
IMMUNE = "immune"
"""Under this word the records of ``immune`` stand among the acts."""


FREE = "free"
"""Under this word those of ``free``."""


def free(game: World, seat: int, source: Word) -> bool:
    """Does this card cost the adventurer nothing?"""
    card = card_of(str(source))
    for record in game.ongoing.acts.get(FREE, ()):
        if card in record.effect.cards and record.owner == seat and not game.silent(record, seat):
            return True
    return False


def immune(game: World, seat: int, card: str) -> bool:
    """Does this card not touch the adventurer?"""
    for record in game.ongoing.acts.get(IMMUNE, ()):
        if record.owner == seat and card in record.effect.cards and not game.silent(record, seat):
            return True
    return False


def unaffected(game: World, seat: int, source: Word, by: int) -> bool:
    """Can the card at hand not be aimed at this adventurer, or does it pass him by?"""
    if game.apart(seat, by):
        return True
    card = game.catalog.known.get(str(source)) or game.found(str(source))
    if card is None:
        return False
    if card.kind == "spell" and seat != by and not enchantable(game, seat, source, by):
        return True
    if card.kind == "magic_item" and seat != by and not allowed(game, seat, "be_charmed"):
        return True
    return IMMUNE in game.ongoing.acts and immune(game, seat, card.id)


def enchantable(game: World, seat: int, spell: Word, by: int) -> bool:
    """Do spells like this one reach him? Some are safe from one class alone."""
    if game.apart(seat, by):
        return False
    if "be_enchanted" not in game.ongoing.acts:
        return True
    return permitted_with(game, seat, "be_enchanted", str(spell), happening=Happening("cast", seat, by, about=spell))


def permitted_with(
    game: World, seat: int, act: str, copy: Copy, usually: bool = True, happening: Happening | None = None
) -> bool:
    """May he do that with this card? Conditions of bans look at the card (``card_is``) and at what happens."""
    return allowed_with(rulings(game, seat, act, happening), copy, usually)


def rulings(game: World, seat: int, act: str, happening: Happening | None = None) -> Rulings:
    """What rules over the cards with which he may do that."""
    records = game.ongoing.acts.get(act)
    if not records:
        return ()
    found: list[tuple[Any, Context[World]]] = []
    for record in concerning(game, seat, act, records):
        if record.effect._means(game, record, seat) and not game.silent(record, seat):
            ctx = record.context(game, seat)
            if happening is not None:
                ctx.happening = happening
            found.append((record.effect, ctx))
    return found


def allowed_with(rulings: Rulings, copy: Copy, usually: bool = True) -> bool:
    """What they say of this card: a ban is stronger than a permission."""
    said = usually
    for effect, ctx in rulings:
        if effect.condition is None or effect.condition.holds(ctx.bind("card", copy)):
            if not effect.allows:
                return False
            said = True
    return said


def may_evade(game: World, seat: int, being: str) -> bool:
    """Does something let him evade this being of the boards? In the Inner Region nothing does."""
    attack = Happening("attacked", seat, seat, about=being)
    lets = permitted_with(game, seat, "evade", being, usually=False, happening=attack)
    return lets and not region_of(game, seat).inescapable


def may_enter(game: World, seat: int, space: str, act: str = "enter") -> bool:
    """Does nothing bar the space? With ``stop``: may a move end there?"""
    for record in game.ongoing.acts.get(act, ()):
        effect = record.effect
        if record.bound.get("space") == space and not effect.allows and effect.concerns(game, record, seat):
            return False
    return True


def may_halt(game: World, seat: int, space: str) -> bool:
    """May a move end there although more was rolled?"""
    records = game.ongoing.acts.get("halt")
    return records is not None and any(_lets_halt(game, record, seat, space) for record in records)


def _lets_halt(game: World, record: Lasting, seat: int, space: str) -> bool:
    effect: Any = record.effect
    if not effect.allows or not effect._means(game, record, seat) or game.silent(record, seat):
        return False
    return effect.condition is None or bool(effect.condition.holds(record.context(game, seat).bind("space", space)))
