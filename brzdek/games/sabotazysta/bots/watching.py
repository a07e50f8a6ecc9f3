"""Reading the others: who digs for the treasure and who seems to be against it, judged by what they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from math import comb, exp

from brzdek.core.log import Event
from brzdek.games.sabotazysta.bots.ways import Ways, survey
from brzdek.games.sabotazysta.bots.weights import Clue
from brzdek.games.sabotazysta.cards.corridors import Cell
from brzdek.games.sabotazysta.cards.pieces import uses
from brzdek.games.sabotazysta.rules import events as told
from brzdek.games.sabotazysta.rules.maze import Laid
from brzdek.games.sabotazysta.view.view import MineView

TELLING = frozenset({told.PathLaid, told.Uncovered, told.Saw, told.Collapsed, told.Broke, told.Repaired, told.Passed})
"""What tells something about the maze or about somebody."""


class Watcher:
    """Follows the round as one player sees it, and keeps what it tells about the others.

    All of it follows from the view and the log, so a bot that joins in the middle of a game thinks the same as one
    that has been there from the start.
    """

    ways: Ways
    """The maze after what has been read so far."""
    goals: Sequence[Cell]
    """Face-down goals where the treasure may lie, as far as one's own maps tell."""
    hidden: tuple[Cell, ...]
    """All face-down goals."""
    doubt: list[float]
    """For each seat: above 0 if more speaks for a saboteur than for a miner."""

    def __init__(self) -> None:
        self._moment = 0
        """The length of the log when it was last read …"""
        self._mark = 0
        self._last: list[Event] = []
        """… and the news of that time, with the moment at which they began."""
        self._following = False
        self._laid: dict[Cell, Laid] = {}
        self._findings: dict[Cell, str] = {}
        self._broken: list[int] = []
        self._odds: list[float] = []
        """The same as doubts, not as logarithms."""
        self._suspicion: list[float] | None = None

    def duplicate(self) -> Watcher:
        """One that has read the same and goes on by itself."""
        other = copy(self)
        other._laid, other._findings = self._laid.copy(), self._findings.copy()
        other._broken, other.doubt, other._odds = self._broken.copy(), self.doubt.copy(), self._odds.copy()
        return other

    # -- reading the log

    def watch(self, view: MineView) -> None:
        """Read what has happened since the last time."""
        news = self._news(view)
        rounds = [index for index, event in enumerate(news) if isinstance(event, told.Round)]
        if rounds:
            self._begin_round(view)
            news = news[rounds[-1] + 1 :]
        elif not self._following:
            self._join(view, news)
        self._following = True
        for event in news:
            if type(event) in TELLING:
                self._read(view, event)

    def _news(self, view: MineView) -> list[Event]:
        """New events; all of them if the log is not the one read before, because moves were taken back."""
        events = view.events(self._mark)
        if view.moment < self._moment or events[: len(self._last)] != self._last:
            self._moment, self._last, self._following = 0, [], False
            events = view.events()
        news = events[len(self._last) :]
        if news:
            self._mark, self._last = self._moment, news
        self._moment = view.moment
        return news

    def _begin_round(self, view: MineView) -> None:
        self._laid = {view.start: view.laid[view.start]}
        self._findings = {}
        self._broken = [0] * len(view.names)
        self._take_stock(view)

    def _join(self, view: MineView, events: Sequence[Event]) -> None:
        """A game that was set up in the middle begins with things of which no event tells."""
        known = {event.cell for event in events if isinstance(event, (told.PathLaid, told.Uncovered, told.Saw))}
        self._laid = {cell: laid for cell, laid in view.laid.items() if cell not in known}
        self._findings = {cell: face for cell, face in view.findings.items() if cell not in known}
        changes = Counter({seat: len(broken) for seat, broken in enumerate(view.broken)})
        changes.subtract(event.whom for event in events if isinstance(event, told.Broke))
        changes.update(event.whom for event in events if isinstance(event, told.Repaired))
        self._broken = [changes[seat] for seat in range(len(view.names))]
        self._take_stock(view)

    def _take_stock(self, view: MineView) -> None:
        self.doubt = [0.0] * len(view.names)
        self._odds = [1.0] * len(view.names)
        self._suspicion = None
        self.hidden = tuple(cell for cell in view.goal_cells if cell not in self._laid)
        self._consider_goals(view)
        self._survey(view)

    def _consider_goals(self, view: MineView) -> None:
        found = [cell for cell in self.hidden if self._findings.get(cell) in view.treasures]
        self.goals = found or [cell for cell in self.hidden if cell not in self._findings]

    def _survey(self, view: MineView) -> None:
        self.ways = survey(tuple(self._laid.items()), self.hidden, view.start)

    def _read(self, view: MineView, event: Event) -> None:
        if isinstance(event, told.PathLaid):
            self._read_laying(view, *event)
        elif isinstance(event, told.Passed):
            if not self._broken[event.seat]:
                self._suspect(event.seat, Clue.PASSED)
        elif isinstance(event, told.Broke):
            self._broken[event.whom] += 1
            if event.seat != event.whom:
                self._suspect(event.seat, clue_of_breaking(self._suspicions(view, [event.whom], view.seat)[0]))
        elif isinstance(event, told.Repaired):
            self._broken[event.whom] -= 1
            if event.seat != event.whom:
                self._suspect(event.seat, clue_of_repairing(self._suspicions(view, [event.whom], view.seat)[0]))
        elif isinstance(event, told.Collapsed):
            before = self.ways
            self._laid.pop(event.cell, None)
            self._survey(view)
            cleared = _is_dead_end(view, event.card) or self._gains(before)[0] >= Clue.NEARER
            self._suspect(event.seat, Clue.CLEARED if cleared else Clue.TORE_DOWN)
        elif isinstance(event, told.Saw):
            self._findings[event.cell] = event.card
            self._consider_goals(view)
        elif isinstance(event, told.Uncovered):
            self._laid[event.cell] = view.laid[event.cell]
            self.hidden = tuple(cell for cell in self.hidden if cell != event.cell)
            self._consider_goals(view)
            self._survey(view)

    def _read_laying(self, view: MineView, seat: int, card: str, cell: Cell, turned: bool) -> None:
        before = self.ways
        self._laid[cell] = Laid(card, turned, view.corridors[card][turned])
        self._survey(view)
        self._suspect(seat, clue_of_laying(_is_dead_end(view, card), *self._gains(before)))

    # -- judging

    def _gains(self, before: Ways) -> tuple[float, float]:
        """The most and the least work that the last change saved on the way to a goal."""
        gains = [before.to(goal).left - self.ways.to(goal).left for goal in self.goals]
        return max(gains), min(gains)

    def _suspect(self, seat: int, clue: float) -> None:
        doubt = self.doubt[seat] = max(-Clue.MOST, min(Clue.MOST, self.doubt[seat] + clue))
        self._odds[seat] = exp(doubt)
        self._suspicion = None

    def suspicion(self, view: MineView) -> Sequence[float]:
        """For each seat, the chance that a saboteur sits there: what one knows of the deal, and all clues."""
        if self._suspicion is None:
            self._suspicion = self._suspicions(view, range(len(self._odds)), view.seat)
        return self._suspicion

    def rumour(self, view: MineView, seat: int) -> float:
        """The same for one seat, as it looks to somebody who knows nobody's role."""
        return self._suspicions(view, [seat], None)[0]

    def _suspicions(self, view: MineView, seats: Iterable[int], knowing: int | None) -> list[float]:
        """The chances of some seats, for one who knows the role of a seat."""
        guilty, pool, odds = view.saboteurs, view.pool, self._odds
        saboteurs, dwarfs, own = len([role for role in pool if role in guilty]), len(pool), False
        if knowing is not None:
            own = view.role in guilty
            saboteurs, dwarfs = saboteurs - own, dwarfs - 1
            odds = odds[:knowing] + odds[knowing + 1 :]
        deals = _deals(saboteurs, dwarfs)
        most = max(deals)
        everybody = _sums(odds, most)
        whole = sum([chance * everybody[count] for count, chance in deals.items()])
        chances = []
        for seat in seats:
            if seat == knowing:
                chances.append(float(own))
                continue
            one, without, likely = self._odds[seat], 1.0, 0.0
            for count in range(1, most + 1):
                if count in deals:
                    likely += deals[count] * one * without
                without = everybody[count] - one * without
            chances.append(likely / whole)
        return chances


def clue_of_laying(dead_end: bool, most: float, least: float) -> float:
    """What it tells to lay a card that saves the most and the least so much work on the way to a goal."""
    if dead_end:
        return Clue.DEAD_END
    if most >= Clue.NEARER:
        return Clue.DUG_ON
    return Clue.DUG_AWAY if least <= -Clue.FARTHER else Clue.DUG_ASIDE


def clue_of_breaking(suspicion: float) -> float:
    """What it tells to break a tool of somebody whom one suspects so much."""
    return Clue.BROKE_MINER * (1 - suspicion) + Clue.BROKE_SABOTEUR * suspicion


def clue_of_repairing(suspicion: float) -> float:
    return Clue.REPAIRED_MINER * (1 - suspicion) + Clue.REPAIRED_SABOTEUR * suspicion


def _is_dead_end(view: MineView, card: str) -> bool:
    return uses(view.catalog).get(card) == "dead_end"


@cache
def _deals(saboteurs: int, dwarfs: int) -> Mapping[int, float]:
    """So many dwarfs, the saboteurs among them, go to the others but for one that is left over. By the number of
    saboteurs dealt: the chance that it is exactly a certain group of players.
    """
    others = dwarfs - 1
    deals = {}
    if saboteurs < dwarfs:
        deals[saboteurs] = (dwarfs - saboteurs) / comb(others, saboteurs)
    if saboteurs:
        deals[saboteurs - 1] = saboteurs / comb(others, saboteurs - 1)
    return deals


def _sums(odds: Sequence[float], most: int) -> list[float]:
    """For groups of 0, 1, … players: the product of their odds, summed over all such groups."""
    sums = [1.0] + [0.0] * most
    for one in odds:
        for count in range(most, 0, -1):
            sums[count] += one * sums[count - 1]
    return sums
