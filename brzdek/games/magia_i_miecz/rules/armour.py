"""Armour: one may be used in a combat to prevent the loss of Endurance."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.copies import Copy
from brzdek.core.effects.throws import throw
from brzdek.games.magia_i_miecz.cards.pieces import ThingCard
from brzdek.games.magia_i_miecz.rules import events, things
from brzdek.games.magia_i_miecz.rules.powers import permitted_with
from brzdek.games.magia_i_miecz.rules.state import World, is_magic
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

NONE: Option = ("armour", "none")


def usable(game: World, seat: int, how: str) -> list[Copy]:
    """The armours that work in such a combat: ordinary ones in melee only, magic ones in both."""
    found: list[Copy] = []
    for copy in game.things(seat):
        card = game.card(copy)
        if not isinstance(card, ThingCard) or not card.saves or not permitted_with(game, seat, "wear", copy):
            continue
        if game.magic_works(seat) if is_magic(card) else how == "melee":
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
