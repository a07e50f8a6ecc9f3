"""How well the bot that thinks plays against steady bots, and how many imagined games a second it gets.

``python -m bench.thinking GAME BUDGET FILE [GAMES [PLAYERS [FIRST_SEED]]]``, such as ``brzdek 96n games.jsonl 200``: a
line for each game in the file, and the share of wins so far with its interval. Games that the file has are not played
again; another budget needs another file. Processor time counts, so that others may use the machine too.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time
from typing import Any

from bench.playing import loaded, setup
from bench.records import Record, add, missing, read
from brzdek.core.deep import Thinker
from brzdek.core.table import Table
from brzdek.sim.intervals import share


class Meter:
    """Counts decisions and imagined games."""

    def __init__(self, bot: Thinker[Any, Any]) -> None:
        self.decisions = self.games = 0
        self.seconds = 0.0
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


def play(game: str, budget: str, players: int, seed: int) -> Record:
    """One game with one bot that thinks among steady ones, each time in another seat; its share of the win."""
    rulebook, catalog = loaded(game)
    seat = seed % players
    bots = [rulebook.bots[f"deep:{budget}" if one == seat else "steady"](one, seed) for one in range(players)]
    meter = Meter(bots[seat])  # type: ignore[arg-type]
    table = Table(rulebook, setup(game, players, seed), catalog)
    table.play_out(bots)
    winners = rulebook.result(table.game).winners
    return {
        "seed": seed,
        "won": (seat in winners) / len(winners) if winners else 1 / players,
        "decisions": meter.decisions,
        "imagined": meter.games,
        "seconds": round(meter.seconds, 3),
    }


def summary(games: list[Record]) -> str:
    won, decisions, imagined, seconds = (
        sum(one[what] for one in games) for what in ("won", "decisions", "imagined", "seconds")
    )
    found, low, high = share(round(won), len(games))
    return (
        f"{len(games)} games: won {won:g}, {found:.0%} ({low:.0%}–{high:.0%}); {decisions / len(games):.0f} decisions, "
        f"{seconds / decisions:.2f} s each, {imagined / seconds:.0f} imagined games a second"
    )


def main() -> None:
    game, budget, file, *numbers = sys.argv[1:]
    games, players, first = (*map(int, numbers), *(20, 2, 0)[len(numbers) :])
    path = Path(file)
    for seed in missing(path, games, first):
        add(path, play(game, budget, players, seed))
        print(summary(read(path)), flush=True)


if __name__ == "__main__":
    main()
