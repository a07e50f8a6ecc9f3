"""What stands against using a thing of one's own, and against taking one of another's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.copies import Copy
from brzdek.core.effects.actions import USE
from brzdek.core.effects.ongoing import Lasting
from brzdek.core.effects.runtime import allowed
from brzdek.core.legality import Reason
from brzdek.games.magia_i_miecz.rules import reasons, regions, things
from brzdek.games.magia_i_miecz.rules.state import World

ROBBED = "be_robbed"
PHASES: Mapping[str, Sequence[str]] = {
    "move": regions.BEFORE_MOVE,
    "explore": ("after_move", "turn_move"),
    "end": ("own_turn_end", "turn_end"),
}
"""The windows of one's own turn, by its phases."""


def windows_open(game: World, seat: int) -> set[str]:
    """The moments that are now for this seat."""
    stack = game.ongoing.stack
    if stack:
        return {stack[-1].opens}
    return set(PHASES.get(game.now.phase, ())) if game.turn == seat else set()


def unused(game: World, seat: int, copy: Copy) -> Reason:
    """Why a thing of one's own cannot be used now."""
    if USE not in game.card(copy).effects:
        return reasons.NeverUsed(copy, copy)
    for window in sorted(windows_open(game, seat)):
        for record in game.ongoing.uses_of(window).get(seat, ()):
            if record.source == copy:
                return _idle(game, seat, record, copy)
    return reasons.UsedThen(copy, copy)


def _idle(game: World, seat: int, record: Lasting, copy: Copy) -> Reason:
    """The moment is right: then it has been used, works nowhere here, or would do nothing."""
    if record.used:
        return reasons.UsedUp(copy)
    if game.silent(record, seat):
        return reasons.SilentHere(copy, game.adventurers[seat].space)
    return reasons.NothingComesOfIt(copy, copy)


def not_looted(game: World, seat: int, card: str, whom: int) -> Reason | None:
    """Why a card cannot be taken from somebody who was beaten, by its name: several cards may bear it."""
    named = game.catalog.cards[card].name
    held = [one for one in game.things(whom) if game.card(one).name == named]
    if not allowed(game, whom, ROBBED):
        return reasons.NotRobbed(whom, _guarding(game, whom))
    if not held:
        return reasons.HasNoSuch(whom, card)
    return None if any(things.may_own(game, seat, one) for one in held) else reasons.NotForYou(held[0])


def _guarding(game: World, whom: int) -> str:
    """The card by which nobody takes anything from somebody."""
    guards = [record for record in game.ongoing.acts.get(ROBBED, ()) if record.owner == whom]
    return str(guards[0].source) if guards else ""
