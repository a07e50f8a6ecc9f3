"""Who may act in which moment: everybody who by what all can see could hold a fitting spell, or has an open ability."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

from brzdek.core.ask import Option, Steps, Word
from brzdek.core.effects.actions import FreeAct
from brzdek.core.effects.answers import from_left
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.windows import Windows, might_hold, timings
from brzdek.core.values import NamedTuple
from brzdek.games.magia_i_miecz.rules.state import World, sealed_spaces

BEFORE_COMBAT = "before_combat"
OWN_QUESTIONS = frozenset({"turn_start", "turn_move", "turn_end"})
"""Moments in which whoever's turn it is has a question of his own; there only the others are asked."""
OWN_MOMENTS = frozenset({"before_draw", "visit"})
"""Moments that are nobody else's business."""


IN_A_DUEL = frozenset({BEFORE_COMBAT, "outcome"})
"""Moments of a duel in which the fighters come first."""
CASTS = attrgetter("casts")


class Casting(NamedTuple):
    """What the rules of spells do for windows; they come after this module."""

    could_cast: Callable[[World, Word], bool]
    castable: Callable[[World, Word, Happening], list[Option]]
    cast: Callable[[World, Word, str, Happening], Steps[None]]


class Moments(Windows):
    """Acting and answering with spells from the hidden hand, and with abilities that lie open."""

    spells: Casting

    def idle(self, game: Any, window: str) -> bool:
        world: World = game
        if window in world.ongoing.uses or window == BEFORE_COMBAT:
            return False
        return window not in timings(world.catalog) or not (world.played or any(map(CASTS, world.adventurers)))

    def order(self, game: Any, happening: Happening) -> Sequence[Word]:
        world: World = game
        kind, by = happening.kind, happening.by
        hit = happening.seat if kind == "lose_endurance" else None
        seats: Sequence[int]
        if kind in OWN_MOMENTS:
            seats = (by,)
        elif kind in OWN_QUESTIONS and happening.moment:
            seats = from_left(world, by)
        elif happening.moment:
            seats = (by, *from_left(world, by))
            fight = world.fight if kind in IN_A_DUEL else None
            if fight is not None and fight.duel:
                fighters = [one for one in (fight.attacker, fight.seat, *fight.foes) if isinstance(one, int)]
                seats = list(dict.fromkeys([*fighters, *seats]))
        elif hit is not None:
            seats = (hit, *from_left(world, hit))
        else:
            seats = from_left(world, by)
            if happening.for_ is not None:
                seats = (*seats, by)
        able = self._able(world, seats, by if hit is None else hit, happening.window or kind)
        if not world.played:
            return able
        beings = [one for one in world.played if one != happening.for_ and self.spells.could_cast(world, one)]
        return [*able[:1], *beings, *able[1:]]

    def _able(self, game: World, seats: Sequence[int], concerned: int, window: str) -> list[int]:
        """Those of them who can reach whom it concerns and may cast anything at all or have an ability for it."""
        skilled = game.ongoing.uses_of(window)
        anybody = window == BEFORE_COMBAT
        adventurers = game.adventurers
        able: list[int] = []
        for seat in seats:
            one = adventurers[seat]
            if one.alive and (one.casts > 0 or anybody or seat in skilled):
                able.append(seat)
        if not able:
            return able
        sealed = sealed_spaces(game.catalog)
        cut_off = adventurers[concerned].space in sealed
        return [one for one in able if one == concerned or not (cut_off or adventurers[one].space in sealed)]

    def offers(self, game: Any, happening: Happening) -> list[tuple[Word, Sequence[Option]]]:
        world: World = game
        window = happening.window or happening.kind
        if window not in world.ongoing.uses and window not in self.freed and not world.played:
            # Nothing lies open for it: then all that can be done is to cast spells.
            _, castable, _ = self.spells
            casters = [one for one in self.order(world, happening) if self.may_play(world, one, happening)]
            return [(one, castable(world, one, happening)) for one in casters]
        return super().offers(game, happening)

    def may_play(self, game: World, actor: Word, happening: Happening) -> bool:
        return self.spells.could_cast(game, actor) and might_hold(game, actor, happening)

    def plays(self, game: World, actor: Word, happening: Happening) -> Sequence[Option]:
        return self.spells.castable(game, actor, happening)

    def play(self, game: World, actor: Word, option: Option, happening: Happening) -> Steps[None]:
        yield from self.spells.cast(game, actor, str(option[1]), happening)


def _exchanges(game: World, actor: Word) -> Sequence[Option]:
    """Trophies of those who fight: until the dice fall."""
    from brzdek.games.magia_i_miecz.rules import trophies

    fight = game.fight
    if fight is None or not isinstance(actor, int) or actor not in (fight.seat, *fight.foes):
        return ()
    return trophies.exchanges(game, actor)


def _exchange(game: World, actor: Word, option: Option) -> Steps[None]:
    from brzdek.games.magia_i_miecz.rules import trophies

    yield from trophies.exchange(game, int(actor), str(option[1]))


WINDOWS = Moments([FreeAct("exchange", frozenset({"before_combat"}), _exchanges, _exchange)])
