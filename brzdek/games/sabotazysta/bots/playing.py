"""Weighing the options of a turn: what miners and saboteurs have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import cast

from brzdek.core.ask import Option
from brzdek.core.values import NamedTuple
from brzdek.games.sabotazysta.bots.watching import Watcher
from brzdek.games.sabotazysta.bots.ways import FAR, DigWay, survey
from brzdek.games.sabotazysta.cards.corridors import Cell, Corridors, cell_named, neighbours
from brzdek.games.sabotazysta.cards.pieces import uses
from brzdek.games.sabotazysta.rules.legality import TURNED
from brzdek.games.sabotazysta.view.view import MineView


class Prospect(NamedTuple):
    """What a card in the maze would bring about."""

    found: float = 0.0
    """The chance that it uncovers the treasure."""
    gain: float = 0.0
    """The work that it saves, as far as one knows where the treasure may be."""
    ends: int = 0
    """The ends it gives from which the way is no longer than before."""
    most: float = 0.0
    """The most that it saves on the way to a goal …"""
    least: float = 0.0
    """… and the least."""


NOTHING = Prospect()


class Player(ABC):
    """One decision of one player: everything that it depends on is worked out once, when it is needed."""

    def __init__(self, view: MineView, watcher: Watcher) -> None:
        self.view = view
        self.seat = cast(int, view.seat)
        self.watcher = watcher
        self.ways = watcher.ways
        self.chances = self.goal_chances()
        self.nearest = min([way.left for way, chance in self.chances if chance])
        """The work to the nearest goal where the treasure may be."""
        self.broken = view.broken
        self.corridors = view.corridors
        hand = view.hand
        self.all_uses = uses(view.catalog)
        self.use = {card: self.all_uses[card] for card in hand}
        """What the cards in hand do …"""
        self.uses = [self.use[card] for card in hand]
        """… and all these uses, one for each card."""
        self._sides: dict[Cell, list[tuple[int, list[float]]]] = {}
        self._elsewhere: dict[Cell, list[float]] = {}

    def goal_chances(self) -> list[tuple[DigWay, float]]:
        """The ways to the goals, with the chance that the treasure is there."""
        goals = self.watcher.goals
        return [(self.ways.to(goal), 1 / len(goals)) for goal in goals]

    # -- what an option is worth

    def worth(self, option: Option) -> float:
        card = cast(str, option[1])
        kept = self.kept[card]
        if option[0] == "discard":
            return self.discard() - kept
        match self.use[card]:
            case "passage" | "dead_end":
                corridors = self.corridors[card][TURNED in option]
                return self.lay(card, cell_named(option[2]), corridors) - kept
            case "break":
                return self.break_tool(cast(int, option[2])) - kept
            case "repair":
                return self.repair(cast(int, option[2])) - kept
            case "collapse":
                return self.collapse(cell_named(option[2])) - kept
            case _:
                return self.look(cell_named(option[2])) - kept

    @abstractmethod
    def lay(self, card: str, cell: Cell, corridors: Corridors) -> float: ...

    @abstractmethod
    def break_tool(self, whom: int) -> float: ...

    @abstractmethod
    def repair(self, whom: int) -> float: ...

    @abstractmethod
    def collapse(self, cell: Cell) -> float: ...

    @abstractmethod
    def look(self, goal: Cell) -> float: ...

    @abstractmethod
    def discard(self) -> float: ...

    @abstractmethod
    def usefulness(self, card: str) -> float:
        """What the card may be good for later."""

    @cached_property
    def kept(self) -> Mapping[str, float]:
        """What one gives up by using a card now."""
        return {card: self.usefulness(card) for card in self.use}

    # -- what one knows

    def is_dead_end(self, cell: Cell) -> bool:
        return self.all_uses.get(self.view.laid[cell].card) == "dead_end"

    def suspicion(self, seat: int) -> float:
        """The chance that a saboteur sits there."""
        return self.watcher.suspicion(self.view)[seat]

    def may_hide_treasure(self, goal: Cell) -> bool:
        """Is it unknown whether the treasure is there?"""
        return len(self.watcher.goals) > 1 and goal in self.watcher.goals

    def gain_without(self, cell: Cell) -> float:
        """The work that it would save if this card were not there."""
        laid = {other: card for other, card in self.view.laid.items() if other != cell}
        ways = survey(tuple(laid.items()), self.watcher.hidden, self.view.start)
        gain = 0.0
        for way, chance in self.chances:
            gain += chance * (way.left - ways.to(way.goal).left)
        return gain

    def outlook(self, cell: Cell, corridors: Corridors) -> Prospect:
        """What comes of a card with these corridors at this end of the maze."""
        if cell not in self._sides:
            self._stand_at(cell)
        sides = self._sides[cell]
        if not sides:
            return NOTHING
        elsewhere = self._elsewhere[cell]
        led = self.ways.led(cell, corridors)
        exits = [works for side, works in sides if led & side]
        found = gain = 0.0
        most, least, ends = -FAR, FAR, 0
        for index, (way, chance) in enumerate(self.chances):
            before, after, good = way.left, elsewhere[index], 0
            for works in exits:
                work = works[index]
                if work <= before:
                    good += 1
                if work < after:
                    after = work
            saved = before - after
            if not after:
                found += chance
            gain += chance * saved
            if saved > most:
                most = saved
            if saved < least:
                least = saved
            if good > ends:
                ends = good
        return Prospect(found, gain, ends, most, least)

    def _stand_at(self, cell: Cell) -> None:
        """Look around at an end: the work behind each of its sides, and from the other ends."""
        ways = [way for way, _ in self.chances]
        if not any(cell in way.hopeful for way in ways):
            self._sides[cell] = []
            return
        entered = self.ways.ends[cell]
        self._elsewhere[cell] = [way.second if way.best == cell else way.left for way in ways]
        self._sides[cell] = [
            (side, [way.beyond((other, facing)) for way in ways])
            for side, facing, other in neighbours(cell)
            if (cell, side) not in entered
        ]
