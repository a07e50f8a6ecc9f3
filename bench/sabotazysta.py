"""Sabotażysta: speed, what the table costs on top of the rules, and how well the bots play."""

from __future__ import annotations

import random
from collections.abc import Callable

from bench.measure import line
from bench.playing import loaded, rate, report, setup
from bench.sabotazysta_bots import figures
from brzdek.core.ask import Ask, Steps
from brzdek.core.rulebook import complete
from brzdek.games.sabotazysta.rules.legality import uses
from brzdek.games.sabotazysta.rules.setup import begin
from brzdek.games.sabotazysta.rules.turn import draw as draw_card
from brzdek.games.sabotazysta.rules.turn import end_round, nobody_can_play, use

TITLE = "Sabotażysta (five players, three rounds, one core, journal on)"
PLAYERS = 5


def run() -> None:
    floor = rate(flat_game, 3).decisions
    line("flat loop of the same rules, random", f"{floor:,.0f} decisions/s")
    decisions = report("sabotazysta", PLAYERS, "random", 4, ">= 175")
    line("  against the flat loop", f"{decisions / floor:.2f} x")
    report("sabotazysta", PLAYERS, "steady", 5)
    for what, figure in figures().items():
        line(what.replace("_", " "), f"{figure:.1%}" if isinstance(figure, float) else str(figure))


def flat_game(seed: int) -> int:
    """The same rules in one plain loop: no table, no questions, no journal, no generator kept between turns."""
    _, catalog = loaded("sabotazysta")
    game = begin(complete(setup("sabotazysta", PLAYERS, seed), catalog), catalog)
    draw = random.Random(seed).random
    decisions = 0
    while not game.over:
        seat = game.turn
        found = False
        if game.hands[seat]:
            options = uses(game, seat)
            found = use(game, seat, options[int(draw() * len(options))])
            decisions += 1
            if not found:
                draw_card(game, seat)
        if found or nobody_can_play(game):
            decisions += _answer_all(end_round(game, found), draw)
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
