"""Who may act in which moment: everybody who by what all can see could hold a fitting spell, or has an open ability."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from brzdek.core.ask import Option, Steps, Word
from brzdek.core.effects.actions import FreeAct, actions
from brzdek.core.effects.around import all_from, from_left
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.throws import AFTER_ROLL, BEFORE_ROLL
from brzdek.core.effects.windows import Windows, for_rollers, might_hold
from brzdek.games.magia_i_miecz.rules.state import World

BEFORE_COMBAT = "before_combat"
OWN_QUESTIONS = frozenset({"turn_start", "turn_move", "turn_end"})
"""Moments in which whoever's turn it is has a question of his own; there only the others are asked."""
OWN_MOMENTS = frozenset({"before_draw", "visit"})
"""Moments that are nobody else's business."""

ROLLS = frozenset({BEFORE_ROLL, AFTER_ROLL})
"""Moments of a roll: most that can be done then is done by the one whose dice they are."""
IN_A_DUEL = frozenset({BEFORE_COMBAT, "outcome"})
"""Moments of a duel in which the fighters come first."""


class Casting:
    """What the rules of spells do for windows; they come after this module."""

    __slots__ = ("cast", "castable", "could_cast")

    def __init__(
        self,
        could_cast: Callable[[World, Word], bool],
        castable: Callable[[World, Word, Happening], list[Option]],
        cast: Callable[[World, Word, str, Happening], Steps[None]],
    ) -> None:
        self.could_cast = could_cast
        self.castable = castable
        self.cast = cast


class Moments(Windows):
    """Acting and answering with spells from the hidden hand, and with abilities that lie open."""

    spells: Casting

    def idle(self, game: World, window: str, seat: int) -> bool:
        if game.played:
            return False
        ongoing = game.ongoing
        used = window in ongoing.uses
        casters: Sequence[int] = game.casters if window in (game.lore or game.learnt()).timed else ()
        if not used and not casters:
            return window not in self.freed or not game.zones.filled.get("trophies")
        if window in OWN_QUESTIONS:
            return (not casters or casters == [seat]) and (not used or ongoing.uses_of(window).keys() == {seat})
        if window in OWN_MOMENTS:
            return seat not in casters and (not used or seat not in ongoing.uses_of(window))
        if window in ROLLS:
            for record in ongoing.uses[window] if used else ():
                if record.owner == seat or not record.effect.of_roller:
                    return False
            return not casters or (seat not in casters and for_rollers(game.catalog, window))
        return False

    def offers(self, game: World, happening: Happening) -> list[tuple[Word, Sequence[Option]]]:
        """The same for a mere moment of adventurers in one go: there are several in every turn."""
        if game.played or not happening.moment:
            return super().offers(game, happening)
        window, by = happening.kind, happening.by
        lore = game.lore or game.learnt()
        ongoing = game.ongoing
        able: Collection[Word] = ongoing.uses_of(window) if window in ongoing.uses else ()
        if window in self.freed:
            able = {*able, *_fighters(game)}
        casters: Collection[Word] = game.casters if window in lore.timed else ()
        if not able and not casters:
            return []
        adventurers, sealed = game.adventurers, lore.sealed
        could_cast, castable = self.spells.could_cast, self.spells.castable
        found: list[tuple[Word, Sequence[Option]]] = []
        for actor in self._in_the_moment(game, window, by):
            skilled, casts = actor in able, actor in casters
            if not skilled and not casts:
                continue
            one = adventurers[actor]
            if not one.alive or (actor != by and (one.space in sealed or adventurers[by].space in sealed)):
                continue
            lying = actions(game, actor, window, self.free, happening) if skilled else None
            if casts and could_cast(game, actor) and might_hold(game, actor, happening):
                hidden = castable(game, actor, happening)
                found.append((actor, [*hidden, *lying] if lying else hidden))
            elif lying:
                found.append((actor, lying))
        return found

    def order(self, game: World, happening: Happening) -> Sequence[Word]:
        kind, by = happening.kind, happening.by
        concerned = by
        seats: Sequence[int]
        if happening.moment:
            seats = self._in_the_moment(game, kind, by)
        elif kind == "lose_endurance" and happening.seat is not None:
            concerned = happening.seat
            seats = all_from(game, concerned)
        else:
            seats = from_left(game, by)
            if happening.for_ is not None:
                seats = (*seats, by)
        able = self._able(game, seats, concerned, happening.window or kind)
        if not game.played:
            return able
        beings = [one for one in game.played if one != happening.for_ and self.spells.could_cast(game, one)]
        return [*able[:1], *beings, *able[1:]]

    def _in_the_moment(self, game: World, kind: str, by: int) -> Sequence[int]:
        """Those whose business a moment is: usually everybody's, in a duel that of the fighters first."""
        if kind in OWN_MOMENTS:
            return (by,)
        if kind in OWN_QUESTIONS:
            return from_left(game, by)
        seats = all_from(game, by)
        if kind not in IN_A_DUEL or not game.fights or not game.fights[-1].duel:
            return seats
        fight = game.fights[-1]
        fighters = [one for one in (fight.attacker, fight.seat, *fight.foes) if isinstance(one, int)]
        return list(dict.fromkeys([*fighters, *seats]))

    def _able(self, game: World, seats: Sequence[int], concerned: int, window: str) -> list[int]:
        """Those of them who can reach whom it concerns, and may cast anything, have an ability for it or fight."""
        ready: set[Word] = {*game.casters, *game.ongoing.uses_of(window)}
        if window == BEFORE_COMBAT:
            ready.update(_fighters(game))
        adventurers, sealed = game.adventurers, (game.lore or game.learnt()).sealed
        cut_off = adventurers[concerned].space in sealed
        able: list[int] = []
        for seat in seats:
            if seat in ready:
                one = adventurers[seat]
                if one.alive and (seat == concerned or not (cut_off or one.space in sealed)):
                    able.append(seat)
        return able

    def may_play(self, game: World, actor: Word, happening: Happening) -> bool:
        return self.spells.could_cast(game, actor) and might_hold(game, actor, happening)

    def plays(self, game: World, actor: Word, happening: Happening) -> Sequence[Option]:
        return self.spells.castable(game, actor, happening)

    def play(self, game: World, actor: Word, option: Option, happening: Happening) -> Steps[None]:
        yield from self.spells.cast(game, actor, str(option[1]), happening)


def _fighters(game: World) -> Sequence[Word]:
    """Those who fight at this moment."""
    if not game.fights:
        return ()
    fight = game.fights[-1]
    return fight.seat, *fight.foes


def _exchanges(game: World, actor: Word) -> Sequence[Option]:
    """Trophies of those who fight: until the dice fall."""
    if not isinstance(actor, int) or actor not in _fighters(game) or not game.zone("trophies", actor).copies:
        return ()
    from brzdek.games.magia_i_miecz.rules import trophies

    return trophies.exchanges(game, actor)


def _exchange(game: World, actor: Word, option: Option) -> Steps[None]:
    from brzdek.games.magia_i_miecz.rules import trophies

    yield from trophies.exchange(game, int(actor), str(option[1]))


WINDOWS = Moments([FreeAct("exchange", frozenset({"before_combat"}), _exchanges, _exchange)])
