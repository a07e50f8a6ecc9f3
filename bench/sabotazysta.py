"""Sabotażysta: speed with the journal on, and how well the bots play."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from bench.measure import line
from bench.sabotazysta_bots import figures
from brzdek import games
from brzdek.core.ask import Ask, Steps
from brzdek.core.catalog import load_catalog
from brzdek.core.options import read_options
from brzdek.core.paths import cards_folder
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.sabotazysta import rules

TITLE = "Sabotażysta (five players, three rounds, one core, journal on)"
PLAYERS = 5
RULEBOOK = games.load("sabotazysta")
CATALOG = load_catalog(RULEBOOK.schema, cards_folder() / "sabotazysta")


def run(scale: float) -> None:
    floor = rate(flat_game, 3)
    random_games = rate(lambda seed: table_game(seed, "random"), 3)
    steady_games = rate(lambda seed: table_game(seed, "steady"), 5)
    line("flat loop of the same rules, random", f"{floor[1]:,.0f} decisions/s")
    line("random bots", f"{random_games[1]:,.0f} decisions/s")
    line("  games/s, on the calibrated scale", f"{random_games[0] * scale:.0f}", ">= 175")
    line("  against the flat loop", f"{random_games[1] / floor[1]:.2f} x")
    line("steady bots", f"{steady_games[1]:,.0f} decisions/s")
    line("  games/s, on the calibrated scale", f"{steady_games[0] * scale:.1f}")
    report_strength()


def report_strength() -> None:
    for what, figure in figures().items():
        line(what.replace("_", " "), f"{figure:.1%}" if isinstance(figure, float) else str(figure))


def rate(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Games and decisions per second."""
    play(0)
    played = decisions = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        decisions += play(played)
        played += 1
    spent = time.perf_counter() - begin
    return played / spent, decisions / spent


def setup(seed: int) -> Setup:
    return Setup("sabotazysta", tuple(Seat(str(seat)) for seat in range(PLAYERS)), seed)


def table_game(seed: int, bot: str) -> int:
    table = Table(RULEBOOK, setup(seed), CATALOG)
    table.play_out([RULEBOOK.bots[bot](seat, seed) for seat in range(PLAYERS)])
    return len(table.journal)


def flat_game(seed: int) -> int:
    """The same rules in one plain loop: no table, no questions, no journal, no generator kept between turns."""
    full = Setup("sabotazysta", setup(seed).seats, seed, read_options(CATALOG.options, {}))
    game = rules.begin(full, CATALOG)
    draw = random.Random(seed).random
    decisions = 0
    while not game.over:
        seat = game.turn
        found = False
        if game.hands[seat]:
            options = rules.uses(game, seat)
            found = rules.use(game, seat, options[int(draw() * len(options))])
            decisions += 1
            if not found:
                rules.draw(game, seat)
        if found or rules.nobody_can_play(game):
            decisions += _answer_all(rules.end_round(game, found), draw)
        else:
            game.turn = (seat + 1) % PLAYERS
    return decisions


def _answer_all(steps: Steps[None], draw: Callable[[], float]) -> int:
    """Answer whatever is asked at random; how many answers that took."""
    answers = 0
    ask = next(steps, None)
    while isinstance(ask, Ask):
        answers += 1
        try:
            ask = steps.send(ask.options[int(draw() * len(ask.options))])
        except StopIteration:
            break
    return answers
