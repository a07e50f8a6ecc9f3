"""Reading the others: who digs for the treasure and who seems to be against it, judged by what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, exp

from brzdek.core.log import Event
from brzdek.games.sabotazysta import weights
from brzdek.games.sabotazysta.maze import Cell, Laid
from brzdek.games.sabotazysta.view import MineView
from brzdek.games.sabotazysta.ways import Ways, survey


class Watcher:
    """Follows one round and keeps, for each seat, how much speaks for a saboteur there."""

    def __init__(self) -> None:
        self._moment = -1
        self._last: list[Event] = []
        self.doubt: list[float] = []
        """For each seat: above 0 if more speaks for a saboteur than for a miner."""
        self.laid: dict[Cell, Laid] = {}
        self.hidden: tuple[Cell, ...] = ()

    def watch(self, view: MineView) -> None:
        """Read on in the log; from its beginning if it is not the one read before (moves may be taken back)."""
        known = len(self._last)
        events = view.events(max(0, self._moment))
        if self._moment < 0 or self._moment > view.moment or events[:known] != self._last:
            self._moment, known = 0, 0
            events = view.events()
            self._begin(view, events)
        for event in events[known:]:
            self._read(view, event)
        self._moment, self._last = view.moment, []

    def _begin(self, view: MineView, events: Sequence[Event]) -> None:
        """Clear the table; a game set up in the middle has cards on it that no event tells of."""
        self._new_round(view)
        told = {event.args[2] for event in events if event.kind == "laid"}
        told.update(event.args[0] for event in events if event.kind == "uncovered")
        self.laid.update((cell, laid) for cell, laid in view.laid.items() if cell not in told)
        self.hidden = tuple(cell for cell in view.goal_cells if cell not in self.laid)
        self._survey(view)

    def _new_round(self, view: MineView) -> None:
        self.doubt = [0.0] * len(view.names)
        self.laid = {view.start: view.laid[view.start]}
        self.hidden = tuple(view.goal_cells)
        self._survey(view)

    def _survey(self, view: MineView) -> None:
        self.ways = survey(tuple(self.laid.items()), self.hidden, view.start)

    def _read(self, view: MineView, event: Event) -> None:
        match event.kind:
            case "round":
                self._new_round(view)
            case "laid":
                seat, card, cell, turned = event.args
                before = self.ways
                self.laid[cell] = Laid(card, turned, view.kit.corridors[card][turned])
                self._survey(view)
                self.note(seat, self._laying(view, card, before))
            case "uncovered":
                cell = event.args[0]
                if cell in view.laid:
                    self.laid[cell] = view.laid[cell]
                    self.hidden = tuple(other for other in self.hidden if other != cell)
                    self._survey(view)
            case "collapsed":
                seat, cell, card = event.args
                self.laid.pop(cell, None)
                self._survey(view)
                self.note(seat, "cleared" if view.catalog.cards[card].kind == "dead_end" else "tore_down")
            case "broke" | "repaired":
                seat, whom, _ = event.args
                if seat != whom:
                    self.note(seat, f"{event.kind}_{self._opinion(view, whom)}")
            case "passed":
                seat = event.args[0]
                self.note(seat, "passed_broken" if view.broken[seat] else "passed")
            case _:
                pass

    def note(self, seat: int, clue: str) -> None:
        doubt = self.doubt[seat] + weights.CLUES[clue]
        self.doubt[seat] = max(-weights.MOST_DOUBT, min(weights.MOST_DOUBT, doubt))

    def _laying(self, view: MineView, card: str, before: Ways) -> str:
        if view.catalog.cards[card].kind == "dead_end":
            return "dead_end"
        gains = [before.to(goal).left - self.ways.to(goal).left for goal in likely_goals(view) if goal in self.hidden]
        if any(gain >= weights.NEARER for gain in gains):
            return "nearer"
        if any(gain <= -weights.FARTHER for gain in gains):
            return "farther"
        return "aside"

    def _opinion(self, view: MineView, seat: int) -> str:
        chance = self.suspicion(view)[seat]
        return "suspect" if chance >= weights.SUSPECT else "trusted" if chance <= weights.TRUSTED else "somebody"

    def suspicion(self, view: MineView) -> list[float]:
        """For each seat, the chance that a saboteur sits there, as this player sees it."""
        odds = [exp(doubt) for doubt in self.doubt]
        chances = [0.0] * len(odds)
        saboteurs = sum(role in view.kit.saboteurs for role in view.pool)
        others = list(range(len(odds)))
        dealt = len(view.pool)
        if view.seat is not None:
            others.remove(view.seat)
            own = view.role in view.kit.saboteurs
            chances[view.seat] = float(own)
            saboteurs -= own
            dealt -= 1
        weights = {}
        if saboteurs <= len(others):
            weights[saboteurs] = (dealt - saboteurs) / comb(len(others), saboteurs)
        if saboteurs:
            weights[saboteurs - 1] = saboteurs / comb(len(others), saboteurs - 1)
        total = _sums([odds[seat] for seat in others], max(weights))
        whole = sum(weight * total[count] for count, weight in weights.items())
        for seat in others:
            rest = [1.0]
            for count in range(1, max(weights)):
                rest.append(total[count] - odds[seat] * rest[-1])
            chances[seat] = sum(odds[seat] * w * rest[count - 1] for count, w in weights.items() if count) / whole
        return chances


def _sums(odds: Sequence[float], most: int) -> list[float]:
    """For 0, 1, … members: the sum, over all groups of that many, of the product of their odds."""
    sums = [1.0] + [0.0] * most
    for one in odds:
        for count in range(most, 0, -1):
            sums[count] += one * sums[count - 1]
    return sums


def likely_goals(view: MineView) -> list[Cell]:
    """Face-down goals where the treasure may lie, as far as one's own maps tell."""
    for cell in view.goals:
        if view.findings.get(cell) in view.kit.treasures:
            return [cell]
    return [cell for cell in view.goals if cell not in view.findings]
