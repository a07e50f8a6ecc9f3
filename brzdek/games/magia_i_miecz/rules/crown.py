"""The Crown: where it is, who stands there, who may come, and the ending that decides what waits there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from brzdek.core.ask import Steps
from brzdek.core.copies import card_of
from brzdek.core.layers import decide
from brzdek.games.magia_i_miecz.rules import death, settling
from brzdek.games.magia_i_miecz.rules.board import standing
from brzdek.games.magia_i_miecz.rules.endings import slot
from brzdek.games.magia_i_miecz.rules.endings.ending import UNKNOWN, Ending
from brzdek.games.magia_i_miecz.rules.state import CROWN, World


def place(game: World) -> str:
    """The space on which the game is won."""
    if not game.layers.decide["crown_presence"]:
        return CROWN
    found: str | None = decide(game, "crown_presence")
    return CROWN if found is None else found


def stands(game: World, seat: int) -> bool:
    adventurer = game.adventurers[seat]
    summit = place(game) if game.layers.decide["crown_presence"] else CROWN
    return adventurer.alive and adventurer.space == summit


def present(game: World) -> list[int]:
    """Those on the Crown, from the one whose turn it is."""
    return standing(game, place(game))


def rivals(game: World, seat: int) -> list[int]:
    return [one for one in present(game) if one != seat]


def ending(game: World) -> Ending:
    """The ending that is in force."""
    if not game.zones.filled.get("ending") and not game.layers.decide["win_condition"]:
        return UNKNOWN
    copy = slot.in_force(game)
    card = "" if copy is None else card_of(copy)
    found: Ending | None = decide(game, "win_condition", card)
    return _endings().get(card, UNKNOWN) if found is None else found


@cache
def _endings() -> Mapping[str, Ending]:
    """All of them; they build on this module, so they are known only when it is."""
    from brzdek.games.magia_i_miecz.rules.endings.all import ALL

    return ALL


def bars(game: World, seat: int) -> bool:
    """Is the Crown shut for him?"""
    return not stands(game, seat) and ending(game).bars(game, seat)


def entered(game: World, seat: int) -> Steps[None]:
    """Somebody has come to the Crown: from now on every death is final."""
    game.crowned = True
    if slot.in_force(game) is None and ending(game) is UNKNOWN:
        if game.options["crown"] == slot.NONE:
            death.win(game, seat)
            return
        slot.draw_one(game)
    yield from ending(game).arrive(game, seat)


def act(game: World, seat: int) -> Steps[None]:
    """The turn of an adventurer on the Crown."""
    yield from ending(game).turn(game, seat)
    yield from settling.settle(game)
