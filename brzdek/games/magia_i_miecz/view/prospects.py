"""What may come of what a seat sees: chances in combat, where one may go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Option, Word
from brzdek.core.copies import Copy
from brzdek.core.effects.context import Context
from brzdek.core.effects.runtime import number_of, value
from brzdek.core.rulebook import View
from brzdek.core.values import replace
from brzdek.games.magia_i_miecz.rules import moves, regions
from brzdek.games.magia_i_miecz.rules.board import WAYS, board
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.weapons import weapons_of
from brzdek.games.magia_i_miecz.view import marks, scoring
from brzdek.games.magia_i_miecz.view import odds as reckoning
from brzdek.games.magia_i_miecz.view.seen import Boost, FightOdds, SeenScore

if TYPE_CHECKING:
    from brzdek.core.effects.dice import Dice


class Prospects(View[World]):
    """The part of a view that looks ahead, by the rules and by what the seat may know."""

    __slots__ = ()

    def odds(self, foe: Word | Sequence[Word], weapon: str | None = None, how: str = "") -> FightOdds:
        """One's own chances in a combat with an enemy that lies open, with several, a being or an adventurer.

        In a combat that has begun they are those of that one. ``weapon``: with this one, "" for none; otherwise with
        those declared or the best. ``how``: in melee or psychic combat, where one may choose; otherwise as usual.
        """
        game, seat = self._game, self.seat or 0
        foes = (foe,) if isinstance(foe, (int, str)) else tuple(foe)
        theirs = [marks.in_combat(game, one) if isinstance(one, int) else marks.of_foe(game, one) for one in foes]
        mark = (marks.in_combat(game, seat), *theirs)
        if None in mark:
            return reckoning.odds_of(game, seat, reckoning.imagined(game, seat, foes, how), weapon)
        asked = ("odds", seat, foes, how, weapon, reckoning.lay_there(game, seat, foes), game.adventurers[seat].task)
        found: FightOdds | None = game.memory.recall(asked, mark)
        if found is None:
            found = reckoning.odds_of(game, seat, reckoning.imagined(game, seat, foes, how), weapon)
            game.memory.keep(asked, mark, found)
        return found

    def odds_of_champion(self, copy: Copy, strength: int, craft: int) -> FightOdds | None:
        """The chances of a card that would fight in one's place in the combat that goes on; None: there is none."""
        game, seat = self._game, self.seat or 0
        fight = game.fight
        if fight is None or seat not in (fight.seat, *fight.foes):
            return None
        foes = tuple(fight.foes) if fight.seat == seat else (fight.seat,)
        meant = reckoning.imagined(game, seat, foes, fight.how)
        return reckoning.odds_of(
            game, seat, replace(meant, champions={**meant.champions, seat: (copy, strength, craft)}, weapons={})
        )

    def thrown_again(self, foes: Sequence[Word], how: str) -> tuple[Copy, float] | None:
        """A card by which one may throw one's dice again in such a combat, and how likely one then wins."""
        game, seat = self._game, self.seat or 0
        return reckoning.thrown_again(game, seat, reckoning.imagined(game, seat, foes, how))

    def boosts(self, foes: Sequence[Word], how: str) -> Sequence[Boost]:
        """What either side may still use in such a combat to be stronger, and one's own chances then."""
        game, seat = self._game, self.seat or 0
        return reckoning.boosted(game, seat, reckoning.imagined(game, seat, foes, how))

    @property
    def gathered(self) -> Sequence[Copy]:
        """The enemies that are in the combat which is about to begin, while it is asked whether others join it."""
        visit = self._game.visit
        return () if visit is None or visit.seat != self.seat or self._game.fights else tuple(visit.foes)

    @property
    def score(self) -> SeenScore | None:
        """The combat in which one's own dice have just fallen."""
        return None if self.seat is None else scoring.of_dice(self._game, self.seat)

    def attacks(self, copy: str) -> bool:
        """Would an enemy that lies open fall upon this seat of its own will?"""
        from brzdek.games.magia_i_miecz.rules import onslaught

        return self.seat is not None and onslaught.falls_upon(self._game, self.seat, copy)

    def sorts(self, foe: Word) -> Sequence[str]:
        """Melee, psychic combat, or both if one may choose between them."""
        return reckoning.sorts_of(self._game, self.seat or 0, foe)

    def best_odds(self, foe: Word) -> FightOdds:
        """One's own chances in the sort of combat in which one does best."""
        odds = [self.odds(foe, how=how) for how in self.sorts(foe)]
        return odds[0] if len(odds) == 1 else max(odds, key=lambda one: (one.won - one.lost) / one.all)

    def parties(self, enemies: Sequence[Copy]) -> Sequence[Sequence[Copy]]:
        """Which of these enemies would fight one together."""
        return (
            [(one,) for one in enemies]
            if len(enemies) < 2
            else reckoning.parties_of(self._game, self.seat or 0, enemies)
        )

    def armed(self, seat: int) -> int:
        """What an adventurer brings into a melee with the best weapon, before the dice."""
        return reckoning.armed_force(self._game, seat)

    @property
    def weapons(self) -> Sequence[Copy]:
        """One's own weapons, as long as one may choose between them."""
        fight = self._game.fight
        if self.seat is None or (fight is not None and self.seat in fight.weapons):
            return ()
        return tuple(weapons_of(self._game, self.seat))

    def crossing(self, option: Option) -> tuple[str, int]:
        """Of a way over the bridge or to the Portal: the space where it leaves the ring, and the steps then left."""
        game = self._game
        mover = game.adventurers[game.turn if self.seat is None else self.seat]
        way, steps, here = WAYS[str(option[1])], int(option[2]), mover.space
        plan = board(game)
        path = [plan.step(here, way, taken) for taken in range(steps)]
        kind = "bridge" if option[0] == "cross" else "gate"
        taken = next(place for place, space in enumerate(path) if getattr(plan.spaces[space], kind))
        return path[taken], steps - taken - 1

    def landings(self, steps: int) -> Sequence[Option]:
        """Where a roll would lead."""
        game = self._game
        if self.seat is None or not game.adventurers[self.seat].alive:
            return ()
        return tuple(regions.policy_of(game, self.seat).landings(game, self.seat, steps))

    def draws(self, space: str) -> int:
        """How many cards one would draw there now: those that lie there count."""
        from brzdek.games.magia_i_miecz.rules import explore

        return explore.asked_for(self._game, self.seat or 0, space)

    def thrown_there(self, roll: Dice) -> tuple[int, int]:
        """With how many dice one would make a roll of a card or a space now, and what would be added."""
        from brzdek.core.effects.counting import amount_of

        ctx = Context(self._game, self.seat or 0)
        plus = amount_of(roll.plus, ctx)
        added = value(self._game, ctx.seat, roll.named.word, plus) if roll.named is not None else plus
        return roll.count(ctx), added

    @property
    def rolls_to_move(self) -> bool:
        """Is a die rolled where one stands?"""
        there = self.seat is not None and self._game.adventurers[self.seat].alive
        return there and self.seat is not None and regions.policy_of(self._game, self.seat).rolls

    @property
    def rafts(self) -> Sequence[Option]:
        """Where a raft would lead now, and whether one may be built."""
        alive = self.seat is not None and self._game.adventurers[self.seat].alive
        return tuple(moves.raft_options(self._game, self.seat)) if alive and self.seat is not None else ()

    @property
    def move_dice(self) -> int:
        """How many dice one throws to move; a toad throws none."""
        if self.seat is None or self._game.adventurers[self.seat].toad:
            return 0
        return max(1, number_of(self._game, self.seat, "dice_to_move"))
