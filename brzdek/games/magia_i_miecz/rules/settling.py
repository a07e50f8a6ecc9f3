"""After everything that happens: what was set off, what is too much to carry, who has died."""

from __future__ import annotations

from brzdek.core.ask import NO_STEPS, Steps, Word
from brzdek.core.effects import runtime
from brzdek.core.effects.around import all_from
from brzdek.core.effects.entries import BELONGINGS, FIGHT, Condition
from brzdek.core.effects.ongoing import Lasting
from brzdek.games.magia_i_miecz.rules import death, things
from brzdek.games.magia_i_miecz.rules.lore import sealed_spaces
from brzdek.games.magia_i_miecz.rules.sights import of_a_space, sights
from brzdek.games.magia_i_miecz.rules.state import World


def settle(game: World) -> Steps[None]:
    ongoing = game.ongoing
    # All three only ever grow, so their sum is the same only while each of them is.
    if game.settled != game.zones.handlings + ongoing.changes + game.stirred:
        return _settle(game)
    return _settle(game) if ongoing.queue or ongoing.waiting or game.fallen else NO_STEPS


def stands_elsewhere(game: World, before: str, after: str) -> None:
    """Somebody comes from one space to another: for most spaces that does not count."""
    spots = _reach(game)[0]
    if spots is None or before in spots or after in spots:
        game.stirred += 1


def _settle(game: World) -> Steps[None]:
    if game.ongoing.queue or game.ongoing.waiting:
        yield from runtime.settle(game)
    glance, known = _glance(game), game.tidied
    # Only what begins or ceases to last changes what all have in common.
    same = known[1] and glance[1] == game.glanced[1]
    common, standing = known[0] if same else _common(game), _standing(game)
    if standing != known[1] or common != known[0]:
        untidy = _untidy(game, common, standing)
        for seat in untidy:
            yield from things.tidy(game, seat)
        before, glance = glance, _glance(game) if untidy else glance
        game.tidied = (common, standing) if glance == before else (_common(game), _standing(game))
    game.glanced, game.settled = glance, sum(glance)
    if game.fallen:
        yield from death.settle(game)


def look_again(game: World) -> None:
    """Something has changed that the stamp does not know of: whoever has too much is found at the next settling."""
    game.glanced, game.settled, game.tidied = (), -1, ((), [])


WATCHED = ("own", "hold_spells", "item_bonus", "use_magic")
COUNTED = ("craft", "item_limit", "least_spells", "spell_limit", "alignment")
REACH = "reach"
ELSEWHERE = frozenset({FIGHT, BELONGINGS})
"""What has nothing to do with the place where somebody stands."""
NONE: tuple[tuple[()], ...] = ((),) * max(len(WATCHED), len(COUNTED))


def _glance(game: World) -> tuple[int, ...]:
    """What is quickly compared: while it is the same, so is the stamp."""
    return (game.zones.handlings, game.ongoing.changes, game.stirred)


def _common(game: World) -> tuple[object, ...]:
    """All beside his own standing on which it depends whether somebody has too much."""
    ongoing = game.ongoing
    return (
        *map(len, map(ongoing.acts.get, WATCHED, NONE)),
        *map(len, map(ongoing.values.get, COUNTED, NONE)),
    )


def _standing(game: World) -> list[object]:
    """Of each his own: what he holds, where he stands if that counts, what he is."""
    handled, spots = game.zones.handled, _reach(game)[0]
    found: list[object] = []
    for seat, one in enumerate(game.adventurers):
        space = one.space
        spot = space if spots is None or space in spots else ""
        found.append((handled.get(seat), spot, one.craft, one.toad, one.alignment, one.alive))
    return found


def _reach(game: World) -> tuple[frozenset[Word] | None, bool]:
    """How far what lasts reaches: the spaces on which it counts for what he may have that somebody stands there (None:
    it may count anywhere), and whether it may depend on where somebody stands how much another one may have.
    """
    memo = game.ongoing.memo
    found: tuple[frozenset[Word] | None, bool] | None = memo.get(REACH)
    if found is None:
        lasting = (*map(game.ongoing.acts.get, WATCHED), *map(game.ongoing.values.get, COUNTED))
        found = game.memory.recall(REACH, lasting) or game.memory.keep(REACH, lasting, _look_for_reach(game))
        memo[REACH] = found
    return found


def _look_for_reach(game: World) -> tuple[frozenset[Word] | None, bool]:
    spots: set[Word] = set(sealed_spaces(game.catalog))
    anywhere = others = False
    covered = bool(game.layers.decide["replace_region"])
    for name, record in _watched(game):
        effect = record.effect
        if not covered and of_a_space(game, record):
            spots.add(record.source)
        elif not anywhere:
            anywhere = not sights(effect, name) <= ELSEWHERE
        if getattr(effect, "scope", "you") != "you" and not _of_a_space(record.owner, effect.condition):
            others = True
    return None if anywhere else frozenset(spots), others


def _untidy(game: World, common: tuple[object, ...], standing: list[object]) -> list[int]:
    """Those who may have too much now: everybody, or only those whose own standing has changed since."""
    known, stood = game.tidied
    if common != known or _reach(game)[1]:
        return game.living()
    found: list[int] = []
    for seat in all_from(game, game.turn):
        if standing[seat] != stood[seat] and game.adventurers[seat].alive:
            found.append(seat)
    return found


def _watched(game: World) -> list[tuple[str, Lasting]]:
    """All that lasts and may change what somebody may have, with the number or act that it changes."""
    acts, values = game.ongoing.acts, game.ongoing.values
    ruled = [(name, record) for name in WATCHED if name in acts for record in acts[name]]
    return ruled + [(name, record) for name in COUNTED if name in values for record in values[name]]


def _of_a_space(owner: Word, condition: Condition | None) -> bool:
    """Does it belong to a space and concern those who stand there?"""
    return isinstance(owner, str) and condition is not None and condition.of_subject
