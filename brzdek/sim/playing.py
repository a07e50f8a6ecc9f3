"""One simulated game, and what is kept of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from brzdek.core.gauge import Measures
from brzdek.core.problems import Stuck
from brzdek.core.rulebook import Result
from brzdek.core.table import Table
from brzdek.core.values import dataclass
from brzdek.sim.trials import Trials, opened


@dataclass(slots=True)
class Played:
    """A finished game, counted."""

    number: int
    bots: tuple[str, ...]
    answers: int
    result: Result
    measures: Measures


class Unfinished(Exception):
    """A game that did not come to an end within its limit, or that the rules could not go on with."""

    def __init__(self, number: int, table: Table, reason: str) -> None:
        super().__init__(reason)
        self.number, self.table, self.reason = number, table, reason


def play(trials: Trials, number: int) -> Played:
    """Play one game to its end. Unfinished: there was none."""
    rulebook, _ = opened(trials.game, trials.decks)
    table = seat(trials, number)
    bots = [rulebook.bots[who.bot](place, table.setup.seed) for place, who in enumerate(table.setup.seats)]
    views = [table.view(place) for place in range(len(bots))]
    left = trials.limit
    try:
        while (ask := table.ask) is not None and left:
            table.answer(bots[ask.seat].choose(views[ask.seat], ask))
            left -= 1
    except Stuck:
        raise Unfinished(number, table, "stuck") from None
    if table.ask is not None:
        raise Unfinished(number, table, "limit")
    measures = rulebook.gauge().measure(table.game, table.journal)
    return Played(number, trials.seated(number), len(table.journal), rulebook.result(table.game), measures)


def seat(trials: Trials, number: int) -> Table:
    """The table of a game before its first answer."""
    rulebook, catalog = opened(trials.game, trials.decks)
    return Table(rulebook, trials.setup(number), catalog)


SHARES = ("label.", "outcome.")
"""Figures that count cases, of which each has one of several values."""
WON = 2520
"""One game won: a number that up to ten winners can share without a remainder."""


def figures(played: Played) -> Counter[str]:
    """A game as a list of whole numbers: what simulations take the average of, and comparisons the difference."""
    found: Counter[str] = Counter(answers=played.answers, turns=played.measures.turns)
    found["points"] = sum(played.result.scores)
    found["best"] = max(played.result.scores)
    contest = len(set(played.bots)) > 1
    for winner in played.result.winners:
        share = WON // len(played.result.winners)
        found[f"seat.{winner}"] += share
        if contest:
            found[f"bot.{played.bots[winner]}"] += share
    for seat in played.measures.seats:
        for name, number in seat.numbers.items():
            found[f"each.{name}"] += number
        for label, value in seat.labels.items():
            found[f"label.{label}.{value}"] += 1
    for outcome, values in played.measures.outcomes.items():
        for value in values:
            found[f"outcome.{outcome}.{value}"] += 1
    return found


def cases(found: Mapping[str, int]) -> Counter[str]:
    """Of how many cases the shares among these figures are parts, by what they have in common."""
    whole: Counter[str] = Counter()
    for name, number in found.items():
        if name.startswith(SHARES):
            whole[whole_of(name)] += number
    return whole


def whole_of(name: str) -> str:
    """``label.out`` for ``label.out.left``."""
    sort, label, _ = name.split(".", 2)
    return f"{sort}.{label}"


def uses(seat: Any) -> set[str]:
    """The cards that a seat had to do with, in whatever way."""
    return {card for cards in seat.cards.values() for card in cards}
