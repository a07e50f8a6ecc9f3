"""Bots for Sabotażysta. They see what a person in their seat would see."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from math import exp
from typing import NamedTuple, cast

from brzdek.core.ask import Ask, Option
from brzdek.core.bots import RandomBot
from brzdek.core.rulebook import BotMaker
from brzdek.games.sabotazysta import weights as w
from brzdek.games.sabotazysta.maze import Cell, Corridors, neighbours
from brzdek.games.sabotazysta.rules import TURNED
from brzdek.games.sabotazysta.view import MineView
from brzdek.games.sabotazysta.watching import Watcher, likely_goals
from brzdek.games.sabotazysta.ways import FAR, survey


class SteadyBot:
    """Plays its role sensibly: digs or hinders, and reads the others' acts."""

    def __init__(self, seat: int, seed: int) -> None:
        self.watcher = Watcher()
        self.seed = seed * 100 + seat

    def choose(self, view: MineView, ask: Ask) -> Option:
        if ask.topic == "gold":
            return max(ask.options, key=lambda option: option[1])
        self.watcher.watch(view)
        judge: Player = Saboteur(view, self.watcher) if view.role in view.kit.saboteurs else Miner(view, self.watcher)
        chance = random.Random(self.seed + 1000 * view.moment).random
        return max(ask.options, key=lambda option: judge.worth(option) + chance() * 0.01)


class Outlook(NamedTuple):
    """What a card in the maze would bring about."""

    found: float
    """The chance that it uncovers the treasure."""
    gain: float
    """The work it saves."""
    ends: int
    """How many ends lead on from it that are no worse than before."""


class Player:
    def __init__(self, view: MineView, watcher: Watcher) -> None:
        self.view = view
        self.seat = cast(int, view.seat)
        self.watcher = watcher
        self.ways = watcher.ways
        self.suspicion = watcher.suspicion(view)
        self.kind = {card: view.catalog.cards[card].kind for card in view.hand}
        self.kinds = [self.kind[card] for card in view.hand]
        goals = likely_goals(view)
        self.goals = {goal: 1 / len(goals) for goal in goals}
        self.to = [(self.ways.to(goal), chance) for goal, chance in self.goals.items()]
        self.left = sum(chance * way.left for way, chance in self.to)
        self._sides: dict[Cell, list[tuple[int, list[float]]]] = {}
        self._rest: dict[Cell, list[float]] = {}

    def worth(self, option: Option) -> float:
        card = cast(str, option[1])
        if option[0] == "discard":
            return self.discard(card)
        kind = self.kind[card]
        match kind:
            case "passage" | "dead_end":
                return self.lay(card, _cell(option[2]), self.view.kit.corridors[card][TURNED in option])
            case "broken_tool":
                return self.break_tool(card, cast(int, option[2]))
            case "repair":
                return self.repair(card, cast(int, option[2]))
            case "rockfall":
                return self.collapse(card, _cell(option[2]))
            case _:
                return self.look(card, _cell(option[2]))

    def outlook(self, cell: Cell, corridors: Corridors) -> Outlook:
        if cell not in self._sides:
            self._stand_on(cell)
        led = self.ways.led(cell, corridors)
        exits = [works for side, works in self._sides[cell] if led & side]
        found = gain = 0.0
        ends = 0
        for index, (way, chance) in enumerate(self.to):
            left = way.left
            ahead, good = FAR, 0
            for works in exits:
                work = works[index]
                good += work <= left
                if work < ahead:
                    ahead = work
            if ahead == 0:
                found += chance
            gain += chance * (left - min(ahead, self._rest[cell][index]))
            ends = max(ends, good)
        return Outlook(found, gain, ends)

    def _stand_on(self, cell: Cell) -> None:
        self._sides[cell] = [
            (side, [way.beyond((other, facing)) for way, _ in self.to]) for side, facing, other in neighbours(cell)
        ]
        self._rest[cell] = [next((work for work, end in way.ends if end != cell), FAR) for way, _ in self.to]

    def gap(self, cell: Cell) -> tuple[float, Ways]:
        laid = self.watcher.laid.copy()
        del laid[cell]
        ways = survey(tuple(laid.items()), self.watcher.hidden, self.view.start)
        return sum(chance * (way.left - ways.to(way.goal).left) for way, chance in self.to), ways


class Miner(Player):
    def lay(self, card: str, cell: Cell, corridors: Corridors) -> float:
        if self.kind[card] == "dead_end":
            return w.NEVER
        found, gain, ends = self.outlook(cell, corridors)
        return w.FIND * found + gain + w.SPARE_END * ends - w.IDLE - self.keep(card)

    def break_tool(self, card: str, whom: int) -> float:
        if whom == self.seat:
            return w.NEVER
        p = self.suspicion[whom]
        worth = w.BREAK_SABOTEUR * p - w.BREAK_MINER * (1 - p)
        if self.view.broken[whom]:
            worth *= w.BREAK_AGAIN
        return worth - self.keep(card)

    def repair(self, card: str, whom: int) -> float:
        n = len(self.view.broken[whom])
        if whom == self.seat:
            return w.REPAIR_SELF / n - self.keep(card)
        p = self.suspicion[whom]
        return (w.REPAIR_MINER * (1 - p) - w.REPAIR_SABOTEUR * p) / n - self.keep(card)

    def collapse(self, card: str, cell: Cell) -> float:
        if self.view.catalog.cards[self.view.laid[cell].card].kind != "dead_end":
            return w.NEVER
        gain, _ = self.gap(cell)
        return w.CLEAR + gain - self.keep(card) if gain > 0 else -1.0

    def look(self, card: str, cell: Cell) -> float:
        if len(self.goals) == 1 or cell not in self.goals:
            return w.NEVER
        return (w.LOOK_NEAR if self.left <= w.NEAR else w.LOOK_FAR) + 0.01 * (cell[1] == 0) - self.keep(card)

    def discard(self, card: str) -> float:
        return -self.keep(card)

    def keep(self, card: str) -> float:
        kind = self.kind[card]
        match kind:
            case "dead_end":
                return 0.0
            case "map":
                return w.K_MAP if len(self.goals) > 1 else 0.0
            case "broken_tool":
                return w.K_BREAK if self.kinds.count(kind) == 1 else w.K_BREAK2
            case "rockfall":
                return w.K_ROCK if self.kinds.count(kind) == 1 else w.K_ROCK2
            case "repair":
                return w.K_REPAIR if self.kinds.count(kind) == 1 else w.K_REPAIR2
            case _:
                return {15: w.K_CROSS, 14: w.K_TH, 10: w.K_EW, 13: w.K_TV, 5: w.K_NS}.get(self.view.kit.corridors[card][0].open, w.K_CURVE)


class Saboteur(Player):
    def __init__(self, view: MineView, watcher: Watcher) -> None:
        super().__init__(view, watcher)
        doubt = watcher.doubt[self.seat]
        early = max(0.0, min(1.0, (self.left - w.S_STRIKE) / 4))
        self.cover = w.S_HIDE * early / (1 + exp(doubt))
        self.turns = len(view.hand) + view.deck_count / len(view.names)

    def exposure(self, clue: str) -> float:
        """What it costs to be seen doing that: early in the round there is much to lose."""
        return self.cover * w.CLUES[clue]

    def lay(self, card: str, cell: Cell, corridors: Corridors) -> float:
        dead = self.kind[card] == "dead_end"
        found, gain, ends = self.outlook(cell, corridors)
        if found:
            return -w.S_FIND * found
        clue = "dead_end" if dead else "nearer" if gain > 0.3 else "farther" if gain < -0.7 else "aside"
        worth = min(w.S_CAP, -gain)
        if not ends and any(way.ends[0][1] == cell for way, _ in self.to):
            worth += w.S_CLOSE
        return worth - self.exposure(clue) - self.keep(card)

    def break_tool(self, card: str, whom: int) -> float:
        if whom == self.seat:
            return w.NEVER
        p = self.suspicion[whom]
        worth = w.S_BREAK * (1 - p) * (1 + w.S_BREAK_EARLY * (self.turns / 13 - 0.5)) - w.S_BREAK_FRIEND * p
        if self.view.broken[whom]:
            worth *= w.S_BREAK_AGAIN
        return worth - self.exposure("broke_somebody") - self.keep(card)

    def repair(self, card: str, whom: int) -> float:
        if whom == self.seat:
            return w.S_REPAIR_SELF - self.keep(card)
        return w.S_REPAIR_FRIEND * (2 * self.suspicion[whom] - 1) - self.keep(card)

    def collapse(self, card: str, cell: Cell) -> float:
        if self.left > w.S_COLLAPSE_NEAR or self.view.catalog.cards[self.view.laid[cell].card].kind == "dead_end":
            return w.NEVER
        ends = self.ways.without(cell)
        loss = sum(chance * (next((work for work, end in way.ends if end in ends), FAR) - way.left) for way, chance in self.to)
        if loss <= 0:
            return w.NEVER
        laid = self.view.laid
        n = refills(cell, laid, self.view)
        refill = 1 + w.S_HARD * (31 / max(1, n) - 1)
        return min(w.S_CAP, loss, refill) - self.exposure("tore_down") - self.keep(card)

    def look(self, card: str, cell: Cell) -> float:
        if len(self.goals) == 1 or cell not in self.goals:
            return w.NEVER
        return w.S_LOOK

    def discard(self, card: str) -> float:
        return -self.keep(card) - self.exposure("passed")

    def keep(self, card: str) -> float:
        match self.kind[card]:
            case "dead_end":
                return w.S_K_DEAD
            case "broken_tool":
                return w.S_K_BREAK
            case "rockfall":
                return w.S_K_ROCK
            case "repair":
                return w.S_K_REPAIR
            case "map":
                return 0.1 if len(self.goals) > 1 else 0.0
            case _:
                return w.S_K_CURVE if self.view.kit.corridors[card][0].open in (3, 5, 6, 9, 12) else w.S_K_OTHER


def refills(cell, laid, view):
    must_open = must_shut = 0
    for side, facing, other in neighbours(cell):
        if other in laid:
            if laid[other].corridors.open & facing: must_open |= side
            else: must_shut |= side
    cards = view.catalog.cards
    return sum(cards[c].copies for c, cc in view.kit.corridors.items() if cards[c].kind == "passage" and any(k.open & must_open == must_open and not k.open & must_shut for k in cc))


@cache
def _cell(word: object) -> Cell:
    x, y = cast(str, word).split(",")
    return int(x), int(y)


BOTS: Mapping[str, BotMaker] = {"random": RandomBot, "steady": SteadyBot}
