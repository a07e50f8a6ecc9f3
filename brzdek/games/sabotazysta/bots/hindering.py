"""How a saboteur weighs the options: see to it that the treasure is not found, and not be seen to do so too early."""

from __future__ import annotations

from math import exp

from brzdek.games.sabotazysta.bots.playing import Player
from brzdek.games.sabotazysta.bots.watching import Watcher, clue_of_breaking, clue_of_laying
from brzdek.games.sabotazysta.bots.ways import DigWay
from brzdek.games.sabotazysta.bots.weights import NEVER, Clue, Hindering
from brzdek.games.sabotazysta.cards.corridors import EAST, WEST, Cell, Corridors
from brzdek.games.sabotazysta.view.view import MineView


class Saboteur(Player):
    """Each option is worth the work that it makes for the miners, less what it gives away."""

    def __init__(self, view: MineView, watcher: Watcher) -> None:
        super().__init__(view, watcher)
        self.early = max(0.0, min(1.0, (self.nearest - Hindering.STRIKE) / Hindering.HIDDEN))
        """1 while the goals are far away, 0 when it is time to strike; all see the same maze, and strike together."""
        unknown = 1 / (1 + exp(watcher.doubt[self.seat]))
        self.cover = Hindering.HIDE * self.early * unknown
        """What there is to lose by being suspected: little near the goals, and little for one who is known anyway."""

    def goal_chances(self) -> list[tuple[DigWay, float]]:
        """Goals without treasure, too: most of the others do not know, and judge by them as well."""
        goals = self.watcher.goals
        return [(self.ways.to(goal), (goal in goals) / len(goals)) for goal in self.watcher.hidden]

    def lay(self, card: str, cell: Cell, corridors: Corridors) -> float:
        outlook = self.outlook(cell, corridors)
        if outlook.found:
            return -Hindering.FIND * outlook.found
        worth = min(Hindering.MOST, -outlook.gain)
        if not outlook.ends and self.is_best_end(cell):
            worth += Hindering.CLOSE_END
        if worth > 0:
            worth += Hindering.LAY_FIRST * (1 - self.early)
        dead_end = self.use[card] == "dead_end"
        return worth - self.cover * clue_of_laying(dead_end, outlook.most, outlook.least)

    def is_best_end(self, cell: Cell) -> bool:
        return any(way.best == cell for way, _ in self.chances)

    def break_tool(self, whom: int) -> float:
        if whom == self.seat:
            return NEVER
        suspicion, players = self.suspicion(whom), len(self.view.names)
        worth = Hindering.BREAK_MINER * (1 - suspicion) - Hindering.BREAK_SABOTEUR * suspicion
        if self.broken[whom]:
            worth *= Hindering.BREAK_AGAIN
        turns = (whom - self.seat) % players
        return (
            worth
            + Hindering.BREAK_SOON * (1 - turns / players)
            - self.cover * clue_of_breaking(self.watcher.rumour(self.view, whom))
        )

    def repair(self, whom: int) -> float:
        """One's own tools, above all if there are dead ends to lay; and those of somebody on the same side."""
        if whom == self.seat:
            return Hindering.REPAIR_SELF + Hindering.REPAIR_ARMED * self.uses.count("dead_end")
        return Hindering.REPAIR_SABOTEUR * (2 * self.suspicion(whom) - 1)

    def collapse(self, cell: Cell) -> float:
        """Take away the piece that is hardest to replace, if there is no other way as good."""
        if self.nearest > Hindering.COLLAPSE_NEAR or self.is_dead_end(cell):
            return NEVER
        ends = self.ways.ends_without(cell)
        loss = 0.0
        for way, chance in self.chances:
            if way.best not in ends:
                loss += chance * (way.left_from(ends) - way.left)
        if loss <= 0:
            return NEVER
        return min(Hindering.MOST, loss, self.work_to_refill(cell)) - self.cover * Clue.TORE_DOWN

    def work_to_refill(self, cell: Cell) -> float:
        """The fewer cards fit into the gap, the longer the others wait for one."""
        allowed = self.view.fitting(cell)
        passages = fitting = 0
        for card, positions in self.view.corridors.items():
            if self.all_uses[card] == "passage":
                copies = self.view.catalog.cards[card].copies
                passages += copies
                if any(allowed >> one.open & 1 for one in positions):
                    fitting += copies
        return 1 + Hindering.GAP * (passages / max(1, fitting) - 1)

    def look(self, goal: Cell) -> float:
        return Hindering.LOOK if self.may_hide_treasure(goal) else NEVER

    def discard(self) -> float:
        return -self.cover * Clue.PASSED

    def usefulness(self, card: str) -> float:
        match self.use[card]:
            case "dead_end":
                return Hindering.KEEP_DEAD_END + Hindering.KEEP_EARLY * self.early
            case "break":
                return Hindering.KEEP_BREAK
            case "collapse":
                return Hindering.KEEP_ROCKFALL
            case "repair":
                return Hindering.KEEP_REPAIR
            case "look_at_goal":
                return Hindering.KEEP_MAP if len(self.watcher.goals) > 1 else 0.0
            case _:
                return Hindering.KEEP_ASTRAY if leads_astray(self.view.corridors[card][0]) else 0.0


def leads_astray(corridors: Corridors) -> bool:
    """A passage with two edges that does not lead straight on."""
    return corridors.open.bit_count() == 2 and corridors.open != WEST | EAST
