"""How well the bot that thinks plays against steady bots, and how many imagined games a second it gets.

``python -m bench.thinking GAME BUDGET [GAMES [PLAYERS [FIRST_SEED]]]``, such as ``brzdek 24n 20``: a line for each game
and the share of wins so far with its interval. Processor time counts, so that others may use the machine too.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import Any

from bench.playing import loaded
from brzdek.core.deep import Thinker
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.sim.intervals import share


class Meter:
    """Counts decisions and imagined games."""

    def __init__(self) -> None:
        self.decisions = self.games = 0
        self.seconds = 0.0

    def watch(self, bot: Thinker[Any, Any]) -> None:
        choose, trial = bot.choose, bot._tried

        def watched(view: Any, ask: Any) -> Any:
            before, began = self.games, process_time()
            option = choose(view, ask)
            if self.games > before:
                self.decisions += 1
                self.seconds += process_time() - began
            return option

        def tried(start: Any, option: Any) -> float:
            self.games += 1
            return trial(start, option)

        bot.choose, bot._tried = watched, tried  # type: ignore[method-assign]


def play(game: str, budget: str, players: int, seed: int, meter: Meter) -> float:
    """One game with one bot that thinks among steady ones, each time in another seat; its share of the win."""
    rulebook, catalog = loaded(game)
    seat = seed % players
    bots = [rulebook.bots[f"deep:{budget}" if one == seat else "steady"](one, seed) for one in range(players)]
    meter.watch(bots[seat])  # type: ignore[arg-type]
    table = Table(rulebook, Setup(game, tuple(Seat(str(one)) for one in range(players)), seed), catalog)
    table.play_out(bots)
    winners = rulebook.result(table.game).winners
    return (seat in winners) / len(winners) if winners else 1 / players


def main() -> None:
    game, budget, *numbers = sys.argv[1:]
    games, players, first = (*map(int, numbers), *(20, 2, 0)[len(numbers) :])
    meter, won = Meter(), 0.0
    for count, seed in enumerate(range(first, first + games), 1):
        won += play(game, budget, players, seed, meter)
        found, low, high = share(round(won), count)
        each, rate = meter.seconds / meter.decisions, meter.games / meter.seconds
        print(
            f"{count} games: won {won:g}, {found:.0%} ({low:.0%}–{high:.0%}); {meter.decisions / count:.0f} decisions, "
            f"{each:.2f} s each, {rate:.0f} imagined games a second",
            flush=True,
        )


if __name__ == "__main__":
    main()
