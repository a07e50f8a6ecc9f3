"""Bots for Sabotażysta. They see what a person in their seat would see."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable, Mapping
from typing import cast

from brzdek.core.ask import Ask, Option
from brzdek.core.bots import RandomBot
from brzdek.core.log import Event
from brzdek.core.rulebook import BotMaker
from brzdek.games.sabotazysta.maze import Cell, Laid, Maze, neighbours
from brzdek.games.sabotazysta.rules import TURNED
from brzdek.games.sabotazysta.view import MineView

FAR = 99
"""More cards than any way to a goal can need."""


def cards_needed(view: MineView | Maze, goals: Iterable[Cell]) -> dict[Cell, int]:
    """For every empty cell around the maze: how many cards, laid from there on, would reach one of the goals."""
    taken: Mapping[Cell, object] = view.laid
    closed = set(view.hidden if isinstance(view, Maze) else view.goals)
    xs = [x for x, _ in taken] + [x for x, _ in closed]
    ys = [y for _, y in taken] + [y for _, y in closed]
    left, right, top, bottom = min(xs) - 1, max(xs) + 1, min(ys) - 1, max(ys) + 1
    needed: dict[Cell, int] = {}
    to_visit = deque((goal, 0) for goal in goals)
    while to_visit:
        cell, count = to_visit.popleft()
        for _, _, other in neighbours(cell):
            if other in needed or other in taken or other in closed:
                continue
            if left <= other[0] <= right and top <= other[1] <= bottom:
                needed[other] = count + 1
                to_visit.append((other, count + 1))
    return needed


def distance(maze: Maze, goals: Iterable[Cell]) -> int:
    """How many cards the miners still need at least."""
    needed = cards_needed(maze, goals)
    return min((needed.get(cell, FAR) for cell in maze.frontier), default=FAR)


class Watcher:
    """Follows the table and judges the others by what they do for or against the corridor."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.moment = 0
        self.maze = Maze()
        self.trust: list[float] = []
        """Above 0: seems to be a miner. Below: seems to be a saboteur."""

    def watch(self, view: MineView) -> None:
        if not self.trust:
            self._new_round(view)
        for event in view.events(self.moment):
            self._judge(view, event)
        self.moment = view.moment
        if self.maze.laid.keys() != view.laid.keys():
            self._copy_maze(view)

    def _new_round(self, view: MineView) -> None:
        self.trust = [0.0] * len(view.names)
        self.maze = Maze(hidden=dict.fromkeys(view.goal_cells, ""))
        start = view.laid[view.start]
        self.maze.lay_start(start)

    def _copy_maze(self, view: MineView) -> None:
        self.maze = Maze(hidden=dict.fromkeys(view.goals, ""))
        self.maze.lay_start(view.laid[view.start])
        for cell, laid in view.laid.items():
            if cell != view.start:
                self.maze.lay(cell, laid)

    def _judge(self, view: MineView, event: Event) -> None:
        match event.kind:
            case "round":
                self._new_round(view)
            case "laid":
                seat, card, cell, turned = event.args
                before = distance(self.maze, self.maze.hidden)
                self.maze.lay(cell, Laid(card, turned, view.kit.corridors[card][turned]))
                after = distance(self.maze, self.maze.hidden)
                if view.catalog.cards[card].kind == "dead_end":
                    self.trust[seat] -= 3 if after > before else 2
                else:
                    self.trust[seat] += 1.0 if after < before else -0.2 if after == before else -1.5
            case "uncovered":
                cell, face = event.args
                self.maze.hidden.pop(cell, None)
                if cell in view.laid:
                    self.maze.lay(cell, view.laid[cell])
            case "collapsed":
                seat, cell, card = event.args
                before = distance(self.maze, self.maze.hidden)
                if cell in self.maze.laid:
                    self.maze.remove(cell)
                worse = distance(self.maze, self.maze.hidden) > before
                self.trust[seat] += -3 if worse else 1.5 if view.catalog.cards[card].kind == "dead_end" else -1
            case "broke":
                seat, whom, _ = event.args
                if seat != whom:
                    self.trust[seat] -= max(-1.0, min(1.5, 0.4 + 0.5 * self._opinion(view, whom)))
            case "repaired":
                seat, whom, _ = event.args
                if seat != whom:
                    self.trust[seat] += max(-1.0, min(1.0, 0.3 + 0.4 * self._opinion(view, whom)))
            case "passed":
                self.trust[event.args[0]] -= 0.0 if view.broken[event.args[0]] else 0.1
            case _:
                pass

    def _opinion(self, view: MineView, seat: int) -> float:
        """What this player thinks of that one; of oneself one knows."""
        if seat == view.seat:
            return -2.0 if view.role in view.kit.saboteurs else 2.0
        return max(-2.0, min(2.0, self.trust[seat]))


class SteadyBot:
    """Plays its role sensibly: digs or hinders, and reads the others' acts."""

    def __init__(self, seat: int, seed: int) -> None:
        self.watcher = Watcher(seat)
        self._random = random.Random(seed * 100 + seat).random

    def choose(self, view: MineView, ask: Ask) -> Option:
        if ask.topic == "gold":
            return max(ask.options, key=lambda option: option[1])
        self.watcher.watch(view)
        judge: Digger = Hinderer(view, self.watcher) if view.role in view.kit.saboteurs else Digger(view, self.watcher)
        return max(ask.options, key=lambda option: judge.worth(option) + self._random() * 0.01)


class Digger:
    """How much each option helps to reach the treasure."""

    def __init__(self, view: MineView, watcher: Watcher) -> None:
        self.view = view
        self.seat = cast(int, view.seat)
        self.watcher = watcher
        self.goals = likely_goals(view)
        self.needed = cards_needed(view, self.goals)
        self.left = min((self.needed.get(cell, FAR) for cell in view.frontier), default=FAR)

    def worth(self, option: Option) -> float:
        card = cast(str, option[1])
        if option[0] == "discard":
            return self.discard(card)
        if card in self.view.kit.corridors:
            return self.lay(card, _cell(option[2]), TURNED in option)
        match self.view.catalog.cards[card].kind:
            case "broken_tool":
                return self.break_tool(cast(int, option[2]))
            case "repair":
                return self.repair(cast(int, option[2]), card)
            case "rockfall":
                return self.collapse(_cell(option[2]))
            case _:
                return self.look(_cell(option[2]))

    # -- each kind of move, for a miner

    def lay(self, card: str, cell: Cell, turned: bool) -> float:
        """Progress towards the goals, and ends that stay open."""
        if self.view.catalog.cards[card].kind == "dead_end":
            return -8.0
        here = self.needed.get(cell, FAR)
        ahead = self.ahead(card, cell, turned)
        if ahead == 0:
            return 30.0
        progress = self.left - ahead
        if progress > 0:
            return 10.0 + 2 * progress + 0.3 * self.open_ends(card, cell, turned)
        if ahead < here and here - self.left <= 1:
            return 3.0 + 0.2 * self.open_ends(card, cell, turned)
        return -1.0 - 0.3 * (ahead - self.left)

    def ahead(self, card: str, cell: Cell, turned: bool) -> int:
        """How many cards a corridor through this card would still need."""
        edges = self.view.kit.corridors[card][turned].open
        ways = [other for side, _, other in neighbours(cell) if edges & side and other not in self.view.laid]
        if any(other in self.goals for other in ways):
            return 0
        return min((self.needed.get(other, FAR) for other in ways), default=FAR)

    def open_ends(self, card: str, cell: Cell, turned: bool) -> int:
        edges = self.view.kit.corridors[card][turned].open
        return sum(1 for side, _, other in neighbours(cell) if edges & side and other in self.needed)

    def break_tool(self, whom: int) -> float:
        if whom == self.seat or self.view.broken[whom]:
            return -9.0
        trust = self.watcher.trust[whom]
        return 4.0 - trust if trust <= -1.5 else -4.0

    def repair(self, whom: int, card: str) -> float:
        if whom == self.seat:
            return 9.0 if len(self.view.broken[whom]) == 1 else 8.5
        return min(8.0, 4.0 + self.watcher.trust[whom]) if self.watcher.trust[whom] > 0 else -3.0

    def collapse(self, cell: Cell) -> float:
        """Clear away what stands in the way, never the corridor itself."""
        if self.view.catalog.cards[self.view.laid[cell].card].kind != "dead_end":
            return -9.0
        return 9.5 if self.opens(cell) else -1.0

    def opens(self, cell: Cell) -> bool:
        """Would the way be shorter with that card gone?"""
        maze = _copy(self.watcher.maze)
        maze.remove(cell)
        return distance(maze, self.goals) < self.left

    def look(self, cell: Cell) -> float:
        """Worth it while the treasure is not known; near the end the middle of the field matters less."""
        if len(self.goals) == 1 or cell in self.view.findings:
            return -2.0
        return 11.0 + 0.1 * (cell[1] == 0)

    def discard(self, card: str) -> float:
        kind = self.view.catalog.cards[card].kind
        if kind == "dead_end":
            return 2.0
        if kind == "map":
            return 1.8 if len(self.goals) == 1 else -3.0
        if kind == "broken_tool":
            return 0.6
        if kind == "rockfall":
            return 0.2
        if kind == "repair":
            return -1.0 if self.view.hand.count(card) == 1 else 0.8
        return 0.0 if self.view.broken[self.seat] else 0.4 - 0.1 * self.usefulness(card)

    def usefulness(self, card: str) -> float:
        """Cards that lead on eastwards or in many ways are kept."""
        return bin(self.view.kit.corridors[card][0].open).count("1")


class Hinderer(Digger):
    """How much each option helps to keep the treasure hidden, without showing it too early."""

    def lay(self, card: str, cell: Cell, turned: bool) -> float:
        here = self.needed.get(cell, FAR)
        if self.view.catalog.cards[card].kind == "dead_end":
            blocks = here == self.left and not self.another_way(cell)
            return 9.0 if blocks else 6.0 if here == self.left else 1.0
        ahead = self.ahead(card, cell, turned)
        if ahead == 0:
            return -30.0 if self.treasure_may_be_beside(card, cell, turned) else 3.0
        if here == self.left and ahead > self.left:
            return 5.0 if not self.another_way(cell) else 4.0
        return -3.0 - (self.left - ahead) if ahead < self.left else 0.5

    def another_way(self, cell: Cell) -> bool:
        """Is there another open end as near to the goals?"""
        return any(self.needed.get(other, FAR) <= self.left for other in self.view.frontier if other != cell)

    def treasure_may_be_beside(self, card: str, cell: Cell, turned: bool) -> bool:
        edges = self.view.kit.corridors[card][turned].open
        return any(edges & side and other in self.goals for side, _, other in neighbours(cell))

    def break_tool(self, whom: int) -> float:
        if whom == self.seat or self.watcher.trust[whom] < -2.5:
            return -9.0
        worth = 8.0 + min(2.0, self.watcher.trust[whom])
        return worth - 5.0 if self.view.broken[whom] else worth

    def repair(self, whom: int, card: str) -> float:
        if whom == self.seat:
            return 3.0
        return 2.0 if self.watcher.trust[whom] < -2.5 else -8.0

    def collapse(self, cell: Cell) -> float:
        maze = _copy(self.watcher.maze)
        maze.remove(cell)
        lost = distance(maze, self.goals) - self.left
        return 4.0 + 2.0 * min(lost, 4) if lost > 0 and self.left <= 5 else -4.0

    def look(self, cell: Cell) -> float:
        return 1.5 if len(self.goals) > 1 and cell not in self.view.findings else -2.0

    def discard(self, card: str) -> float:
        kind = self.view.catalog.cards[card].kind
        if kind in ("broken_tool", "rockfall", "dead_end"):
            return -3.0
        if kind in ("repair", "map"):
            return 1.0
        return 1.2 + 0.1 * self.usefulness(card)


def likely_goals(view: MineView) -> list[Cell]:
    """Face-down goals where the treasure may lie, as far as one's own maps tell."""
    for cell in view.goals:
        if view.findings.get(cell) in view.kit.treasures:
            return [cell]
    return [cell for cell in view.goals if cell not in view.findings]


def _copy(maze: Maze) -> Maze:
    return Maze(
        dict(maze.laid), dict(maze.hidden), set(maze.fixed), maze.start, dict(maze.reached), dict(maze.frontier)
    )


def _cell(word: object) -> Cell:
    x, y = cast(str, word).split(",")
    return int(x), int(y)


BOTS: Mapping[str, BotMaker] = {"random": RandomBot, "steady": SteadyBot}
