"""Armour: one may be used in a combat to prevent the loss of Endurance."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.catalog.cards import Card
from brzdek.core.copies import Copy
from brzdek.core.effects.throws import throw
from brzdek.games.magia_i_miecz.cards.pieces import ThingCard
from brzdek.games.magia_i_miecz.rules import events, things
from brzdek.games.magia_i_miecz.rules.powers import permitted_with
from brzdek.games.magia_i_miecz.rules.state import World, is_magic
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

NONE: Option = ("armour", "none")


def works(card: Card, how: str) -> bool:
    """Is it an armour that helps in such a combat? Ordinary ones do in melee only, magic ones in both."""
    return isinstance(card, ThingCard) and card.saves > 0 and (is_magic(card) or how == "melee")


def usable(game: World, seat: int, how: str) -> list[Copy]:
    """The armours that he may use in such a combat."""
    found: list[Copy] = []
    for copy in game.things(seat):
        card = game.card(copy)
        usual = works(card, how) and permitted_with(game, seat, "wear", copy)
        if usual and (not is_magic(card) or game.magic_works(seat)):
            found.append(copy)
    return found


def saves(game: World, seat: int, how: str) -> Steps[bool]:
    """Let the loser of a combat use an armour. Did it save the point?"""
    fight = game.fight
    if fight is not None and seat in fight.armoured:
        return False
    choices = things.one_of_each(game, usable(game, seat, how))
    if not choices:
        return False
    options: list[Option] = [("armour", one) for one in choices]
    answer = yield Ask(seat, "armour", [*options, NONE])
    if answer == NONE:
        return False
    if fight is not None:
        fight.armoured.append(seat)
    copy = str(answer[1])
    card = game.card(copy)
    assert isinstance(card, ThingCard)
    rolled = yield from throw(game, seat, "save", windows=WINDOWS, about=copy, during=how)
    saved = rolled >= card.saves
    game.log.tell(events.Saved if saved else events.NotSaved, seat, copy)
    return saved
