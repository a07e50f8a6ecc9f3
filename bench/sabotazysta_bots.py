"""How well the bots of Sabotażysta play, over many seeded rounds of five players.

``python -m bench.sabotazysta_bots [ROUNDS [FIRST_SEED]]`` prints the figures. With ``sides [GAMES]``: which side wins
the rounds of steady bots, for each number of players. With ``thinking BUDGET [ROUNDS [FIRST_SEED]]``: what a bot that
thinks wins in one seat, against what a steady one wins there.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bench.measure import line
from bench.playing import loaded, setup
from brzdek.core.bots import RandomBot
from brzdek.core.rulebook import Bot, Seat, Setup
from brzdek.core.table import Table
from brzdek.games.sabotazysta.bots.steady import SteadyBot
from brzdek.games.sabotazysta.rules.events import RoundOver
from brzdek.games.sabotazysta.rules.state import Mine
from brzdek.sim.intervals import share

PLAYERS = 5
Casting: TypeAlias = Callable[[Mine, int], Sequence[Bot[Any]]]
"""Who plays the seats of a round that has been dealt, with this seed."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one round came out."""

    saboteurs: int
    found: bool
    """Did the miners reach the treasure?"""


def all_steady(game: Mine, seed: int) -> Sequence[Bot[Any]]:
    return [SteadyBot(seat, seed) for seat in range(game.players)]


def all_random(game: Mine, seed: int) -> Sequence[Bot[Any]]:
    return [RandomBot(seat, seed) for seat in range(game.players)]


def one_random_saboteur(game: Mine, seed: int) -> Sequence[Bot[Any]]:
    """Steady bots, but the first of the saboteurs plays at random."""
    bots = list(all_steady(game, seed))
    first = next(seat for seat in range(game.players) if game.is_saboteur(seat))
    bots[first] = RandomBot(first, seed)
    return bots


def one_round(seed: int) -> Setup:
    return Setup("sabotazysta", tuple(Seat(str(seat)) for seat in range(PLAYERS)), seed, {"rounds": 1})


def sides(players: int, games: int) -> Counter[str]:
    """How many rounds each side wins in whole games of steady bots."""
    rulebook, catalog = loaded("sabotazysta")
    winners: Counter[str] = Counter()
    for seed in range(games):
        table = Table(rulebook, setup("sabotazysta", players, seed), catalog)
        table.play_out([SteadyBot(seat, seed) for seat in range(players)])
        winners.update(event.winners for event in table.game.log.seen_by(None) if isinstance(event, RoundOver))
    return winners


def report_sides(games: int = 400) -> None:
    for players in range(3, 11):
        winners = sides(players, games)
        found, low, high = share(winners["miners"], winners.total())
        others = ", ".join(f"{side} {count}" for side, count in sorted(winners.items()))
        line(f"{players} players: miners win", f"{found:.1%} ({low:.1%}–{high:.1%}; {others})")


def earned(seed: int, bot: str) -> tuple[bool, int]:
    """A round in which this bot sits in one seat, in each round in another one, among steady bots: has its side won,
    and how much gold has it got?
    """
    rulebook, catalog = loaded("sabotazysta")
    table = Table(rulebook, one_round(seed), catalog)
    game, seat = table.game, seed % PLAYERS
    assert isinstance(game, Mine)
    guilty = game.is_saboteur(seat)
    table.play_out([rulebook.bots[bot if one == seat else "steady"](one, seed) for one in range(PLAYERS)])
    (over,) = [event for event in game.log.seen_by(None) if isinstance(event, RoundOver)]
    return over.winners == ("saboteurs" if guilty else "miners"), sum(game.gold[seat])


def report_thinking(budget: str, rounds: int = 20, first: int = 0) -> None:
    """The same rounds with and without thought."""
    wins, gold = [0, 0], [0, 0]
    for count, seed in enumerate(range(first, first + rounds), 1):
        for place, bot in enumerate((f"deep:{budget}", "steady")):
            won, nuggets = earned(seed, bot)
            wins[place] += won
            gold[place] += nuggets
        line(f"{count} rounds: deep and steady", f"side wins {wins[0]} and {wins[1]}, gold {gold[0]} and {gold[1]}")


def play_round(seed: int, casting: Casting) -> Outcome:
    rulebook, catalog = loaded("sabotazysta")
    table = Table(rulebook, one_round(seed), catalog)
    game = table.game
    assert isinstance(game, Mine)
    saboteurs = sum(game.is_saboteur(seat) for seat in range(PLAYERS))
    table.play_out(casting(game, seed))
    (over,) = [event for event in game.log.seen_by(None) if isinstance(event, RoundOver)]
    return Outcome(saboteurs, found=over.winners == "miners")


def found(outcomes: Sequence[Outcome]) -> float:
    """The share of rounds in which the treasure was reached."""
    return sum(outcome.found for outcome in outcomes) / len(outcomes)


def figures(rounds: int = 1000, first: int = 0) -> dict[str, float]:
    """The shares of rounds that each side wins, over the seeds from ``first`` on."""
    seeds = range(first, first + rounds)
    steady = [play_round(seed, all_steady) for seed in seeds]
    mixed = [play_round(seed, one_random_saboteur) for seed in seeds]
    alone, alone_mixed = ([one for one in outcomes if one.saboteurs == 1] for outcomes in (steady, mixed))
    return {
        "treasure_reached_by_steady_bots": found(steady),
        "treasure_reached_by_random_bots": found([play_round(seed, all_random) for seed in seeds]),
        "saboteurs_win,_all_steady": 1 - found(steady),
        "saboteurs_win,_one_of_them_at_random": 1 - found(mixed),
        "a_single_saboteur_wins,_steady": 1 - found(alone),
        "a_single_saboteur_wins,_at_random": 1 - found(alone_mixed),
    }


def main() -> None:
    if sys.argv[1:2] == ["sides"]:
        report_sides(*map(int, sys.argv[2:3]))
        return
    if sys.argv[1:2] == ["thinking"]:
        report_thinking(sys.argv[2], *map(int, sys.argv[3:5]))
        return
    for what, figure in figures(*map(int, sys.argv[1:3])).items():
        line(what.replace("_", " "), f"{figure:.1%}")


if __name__ == "__main__":
    main()
