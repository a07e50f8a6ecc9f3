"""After everything that happens: what was set off, what is too much to carry, who has died."""

from __future__ import annotations

from operator import attrgetter

from brzdek.core.ask import NO_STEPS, Steps, Word
from brzdek.core.effects import runtime
from brzdek.core.effects.entries import Condition
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
    common, standing = _common(game), _standing(game)
    glance = _glance(game)
    if (common, standing) != game.tidied:
        for seat in _untidy(game, common, standing):
            yield from things.tidy(game, seat)
        before, glance = glance, _glance(game)
        game.tidied = (common, standing) if glance == before else (_common(game), _standing(game))
    game.glanced = glance
    if game.fallen:
        yield from death.settle(game)


def look_again(game: World) -> None:
    """Something has changed that the stamp does not know of: whoever has too much is found at the next settling."""
    game.glanced, game.tidied = (), ((), [])


WATCHED = ("own", "hold_spells", "item_bonus", "use_magic")
COUNTED = ("craft", "item_limit", "least_spells", "spell_limit", "alignment")
CONCERN = "concern others"
STANDING = attrgetter("space", "craft", "toad", "alignment", "alive")
NONE: tuple[tuple[()], ...] = ((),) * max(len(WATCHED), len(COUNTED))


def _glance(game: World) -> tuple[object, ...]:
    """What is quickly compared: while it is the same, so is the stamp."""
    return (game.zones.moves, game.ongoing.changes, *map(STANDING, game.adventurers))


def _common(game: World) -> tuple[object, ...]:
    """All beside his own standing on which it depends whether somebody has too much."""
    ongoing = game.ongoing
    return (
        *map(len, map(ongoing.acts.get, WATCHED, NONE)),
        *map(len, map(ongoing.values.get, COUNTED, NONE)),
    )


def _standing(game: World) -> list[object]:
    """His own: what he holds, where he stands, what he is."""
    handled = game.zones.handled
    return [(handled.get(seat), STANDING(one)) for seat, one in enumerate(game.adventurers)]


def _untidy(game: World, common: tuple[object, ...], standing: list[object]) -> list[int]:
    """Those who may have too much now: everybody, or only those whose own standing has changed since."""
    known, stood = game.tidied
    if common != known or _concern_others(game):
        return game.living()
    return [seat for seat in game.living() if standing[seat] != stood[seat]]


def _concern_others(game: World) -> bool:
    """May it depend on where somebody stands how much another one may have?"""
    memo = game.ongoing.memo
    if CONCERN not in memo:
        memo[CONCERN] = _look_for_concerns(game)
    return bool(memo[CONCERN])


def _look_for_concerns(game: World) -> bool:
    ongoing = game.ongoing
    for index, names in ((ongoing.acts, WATCHED), (ongoing.values, COUNTED)):
        for name in names:
            for record in index.get(name, ()):
                effect = record.effect
                if getattr(effect, "scope", "you") != "you" and not _of_a_space(record.owner, effect.condition):
                    return True
    return False


def _of_a_space(owner: Word, condition: Condition | None) -> bool:
    """Does it belong to a space and concern those who stand there?"""
    return isinstance(owner, str) and condition is not None and condition.of_subject
