"""Turning back on the overlay: a retreat holds until the Plain of Peril."""

from __future__ import annotations

from brzdek.core.ask import Option, Steps
from brzdek.games.magia_i_miecz.rules import moves
from brzdek.games.magia_i_miecz.rules.board import region_of
from brzdek.games.magia_i_miecz.rules.regions import POLICIES, Policy
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.rules import events
from brzdek.games.smoki.rules.state import dragons

BACK = "back"
TOWER_PLAIN = "wieza_rownina_grozy"
PLAINS = (moves.PLAIN, TOWER_PLAIN)


def turns_back(game: World, seat: int) -> bool:
    return seat in dragons(game).retreat


def begin(game: World, seat: int) -> None:
    """From now on he goes to the Plain of Peril."""
    part = dragons(game)
    if seat not in part.retreat:
        part.retreat.append(seat)
        game.log.tell(events.Retreats, seat)


def forget(game: World) -> None:
    """Whoever has reached the Plain, left the Inner Region or died is free again."""
    part = dragons(game)
    part.retreat = [
        seat
        for seat in part.retreat
        if game.adventurers[seat].alive
        and region_of(game, seat).inescapable
        and game.adventurers[seat].space not in PLAINS
    ]


def held(game: World, seat: int, options: list[Option]) -> list[Option]:
    """Of the ways to move, those that a retreat leaves."""
    return [one for one in options if one[0] == BACK] if turns_back(game, seat) else options


# -- the Dragon Realm, where one moves as in the Inner Region


def _options(game: World, seat: int) -> list[Option]:
    return held(game, seat, moves.inner_options(game, seat))


def _landings(game: World, seat: int, steps: int) -> list[Option]:
    return _options(game, seat)


def _back(game: World, seat: int, option: Option) -> Steps[None]:
    if game.adventurers[seat].space != moves.PLAIN:
        begin(game, seat)
    yield from moves.inner_step(game, seat, option)
    forget(game)


REALM = Policy(_options, {**moves.INNER_ACTS, BACK: _back}, _landings, rolls=POLICIES["inner"].rolls)
