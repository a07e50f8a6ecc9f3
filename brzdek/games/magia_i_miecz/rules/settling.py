"""After everything that happens: what was set off, what is too much to carry, who has died."""

from __future__ import annotations

from operator import attrgetter

from brzdek.core.ask import NO_STEPS, Steps
from brzdek.core.effects import runtime
from brzdek.games.magia_i_miecz.rules import death, things
from brzdek.games.magia_i_miecz.rules.state import World


def settle(game: World) -> Steps[None]:
    ongoing = game.ongoing
    if not (ongoing.queue or ongoing.waiting or game.fallen) and _glance(game) == game.glanced:
        return NO_STEPS
    return _settle(game)


def _settle(game: World) -> Steps[None]:
    if game.ongoing.unsettled:
        yield from runtime.settle(game)
    if _stamp(game) != game.tidied:
        yield from things.tidy_all(game)
        game.tidied = _stamp(game)
    game.glanced = _glance(game)
    if game.fallen:
        yield from death.settle(game)


WATCHED = ("own", "hold_spells", "item_bonus", "use_magic")
COUNTED = ("craft", "item_limit", "least_spells", "spell_limit", "alignment")
STANDING = attrgetter("space", "craft", "toad", "alignment", "alive")
NONE: tuple[tuple[()], ...] = ((),) * max(len(WATCHED), len(COUNTED))


def _glance(game: World) -> tuple[object, ...]:
    """What is quickly compared: while it is the same, so is the stamp."""
    return (game.zones.moves, game.ongoing.changes, *map(STANDING, game.adventurers))


def _stamp(game: World) -> tuple[object, ...]:
    """All on which it depends whether somebody has too much: as long as it is the same nobody need look."""
    ongoing = game.ongoing
    return (
        game.zones.moves,
        *map(STANDING, game.adventurers),
        *map(len, map(ongoing.acts.get, WATCHED, NONE)),
        *map(len, map(ongoing.values.get, COUNTED, NONE)),
    )
