"""How a miner weighs the options: dig on towards the treasure, and keep those from harm who do."""

from __future__ import annotations

from functools import cache, cached_property

from brzdek.games.sabotazysta.bots.playing import Player
from brzdek.games.sabotazysta.bots.weights import NEVER, Digging
from brzdek.games.sabotazysta.cards.corridors import EAST, NORTH, SOUTH, WEST, Cell, Corridors


class Miner(Player):
    """Each option is worth the work that it saves on the way to the treasure."""

    def lay(self, card: str, cell: Cell, corridors: Corridors) -> float:
        if self.use[card] == "dead_end":
            return NEVER
        outlook = self.outlook(cell, corridors)
        return Digging.FIND * outlook.found + outlook.gain + Digging.SPARE_END * outlook.ends - Digging.IDLE

    def break_tool(self, whom: int) -> float:
        """Worth it if one thinks rather of this one than of the others that a saboteur sits there."""
        if whom == self.seat or not self.view.deck_count:
            return NEVER
        suspicion = self.suspicion(whom)
        if suspicion < self.usual + Digging.REASON:
            return NEVER
        worth = Digging.BREAK_SUSPECT * suspicion / self.usual
        return worth * Digging.BREAK_AGAIN if self.broken[whom] else worth

    def repair(self, whom: int) -> float:
        """One's own tools first, then at once those of players one trusts; one repair of several helps little."""
        broken = len(self.broken[whom])
        if whom == self.seat:
            return Digging.REPAIR_SELF / broken
        suspicion = self.suspicion(whom)
        if suspicion <= self.usual:
            return Digging.REPAIR_TRUSTED / broken
        return (Digging.REPAIR_MINER * (1 - suspicion) - Digging.REPAIR_SABOTEUR * suspicion) / broken

    @cached_property
    def usual(self) -> float:
        """How much one suspects the others on the whole."""
        suspicions = self.watcher.suspicion(self.view)
        return (sum(suspicions) - suspicions[self.seat]) / (len(suspicions) - 1)

    def collapse(self, cell: Cell) -> float:
        """Clear a dead end out of the way; never take a piece of the corridor itself."""
        if not self.is_dead_end(cell):
            return NEVER
        gain = self.gain_without(cell)
        return gain + Digging.CLEAR if gain > 0 else NEVER

    def look(self, goal: Cell) -> float:
        if not self.may_hide_treasure(goal):
            return NEVER
        return Digging.LOOK_NEAR if self.nearest <= Digging.NEAR else Digging.LOOK

    def discard(self) -> float:
        return 0.0

    def usefulness(self, card: str) -> float:
        use = self.use[card]
        match use:
            case "passage":
                return usefulness_of(self.view.corridors[card][0])
            case "dead_end":
                return 0.0
            case "look_at_goal":
                return Digging.KEEP_MAP if len(self.watcher.goals) > 1 else 0.0
            case "repair":
                first = Digging.KEEP_REPAIR
            case "break":
                first = Digging.KEEP_BREAK
            case _:
                first = Digging.KEEP_ROCKFALL
        return first if self.uses.count(use) == 1 else Digging.KEEP_ANOTHER


@cache
def usefulness_of(corridors: Corridors) -> float:
    """A passage may serve wherever corridors need to be linked the way it does; half a turn makes no difference."""
    linked = [WEST | EAST, NORTH | SOUTH, WEST | NORTH, EAST | SOUTH, WEST | SOUTH, NORTH | EAST]
    straight, shaft, *bends = [any(group & both == both for group in corridors.links) for both in linked]
    return Digging.KEEP_STRAIGHT * straight + Digging.KEEP_SHAFT * shaft + Digging.KEEP_BEND * any(bends)
