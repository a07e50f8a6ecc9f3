"""Search by playing on: the best of some moves within a budget, and in doubt the usual one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

import pytest

from brzdek.core import search as searching
from brzdek.core.ask import Option
from brzdek.core.bots import USUAL, Bots, RandomBot
from brzdek.core.search import Budget, Trial, search

USED: Option = ("usual",)


class Game:
    """Moves with a known worth, seen through noise that is the same for all moves of a trial in part."""

    def __init__(self, worths: Mapping[Option, float], shared: float = 0.2, own: float = 0.2, first: int = 0) -> None:
        self.worths, self.shared, self.own, self.first = worths, shared, own, first
        self.tried: Counter[Option] = Counter()

    def trial(self, number: int) -> Trial:
        number += self.first
        luck = random.Random(number).gauss(0, self.shared)

        def tried(option: Option) -> float:
            self.tried[option] += 1
            return self.worths[option] + luck + random.Random(f"{number}{option}").gauss(0, self.own)

        return tried


def moves(count: int) -> list[Option]:
    return [("move", number) for number in range(count)]


def test_a_much_better_move_is_found() -> None:
    others = moves(6)
    for best in others:
        game = Game({USED: 0.4, **dict.fromkeys(others, 0.3), best: 0.8})
        assert search(USED, others, game.trial, Budget(games=120)) == best


def test_in_doubt_the_usual_move_is_kept() -> None:
    """All moves are alike: what looks better is chance, and is believed in one case of three at most, of four moves."""
    left = 0
    for start in range(200):
        game = Game(dict.fromkeys([USED, *moves(4)], 0.5), first=1000 * start)
        left += search(USED, moves(4), game.trial, Budget(games=96)) != USED
    assert left < 67


def test_more_caution_finds_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other moves are a little worse more often than a little better, as they are in a game."""

    def gained() -> float:
        total = 0.0
        for start in range(300):
            luck = random.Random(start)
            game = Game({USED: 0.5, **{move: luck.gauss(0.47, 0.05) for move in moves(4)}}, first=1000 * start)
            total += game.worths[search(USED, moves(4), game.trial, Budget(games=96))] - 0.5
        return total

    gain = gained()
    monkeypatch.setattr(searching, "CAUTION", 2 * searching.CAUTION)
    assert gain > 1.5 * gained() > 0


def test_luck_that_all_moves_share_does_not_hide_the_better_one() -> None:
    others = moves(1)
    game = Game({USED: 0.50, others[0]: 0.52}, shared=5.0, own=0.01)
    assert search(USED, others, game.trial, Budget(games=40)) == others[0]


def test_too_few_trials_say_nothing() -> None:
    game = Game({USED: 0.0, **dict.fromkeys(moves(4), 1.0)}, own=0.0)
    assert search(USED, moves(4), game.trial, Budget(games=10)) == USED


def test_the_budget_is_kept_and_spent_on_the_best() -> None:
    others = moves(7)
    game = Game({USED: 0.5, **{move: 0.4 + 0.02 * place for place, move in enumerate(others)}}, own=0.06)
    search(USED, others, game.trial, Budget(games=160))
    assert 150 <= game.tried.total() <= 168
    assert game.tried[others[6]] + game.tried[others[5]] > 2 * (game.tried[others[0]] + game.tried[others[1]])
    assert game.tried[USED] == max(game.tried.values())


def test_what_is_clear_is_not_tried_any_longer() -> None:
    """A much better move is taken and a much worse one dropped long before the budget ends."""
    better, worse = moves(2)
    game = Game({USED: 0.5, better: 0.8, worse: 0.2}, own=0.05)
    assert search(USED, [better, worse], game.trial, Budget(games=1000)) == better
    assert game.tried.total() < 60


def test_hopeless_moves_end_the_search_early() -> None:
    others = moves(3)
    game = Game({USED: 0.9, **dict.fromkeys(others, 0.1)}, own=0.01)
    assert search(USED, others, game.trial, Budget(games=1000)) == USED
    assert game.tried.total() < 600


def test_seconds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(10_000))
    monkeypatch.setattr(searching, "monotonic", lambda: next(clock) / 10)
    game = Game({USED: 0.3, ("move", 0): 0.8})
    assert search(USED, moves(1), game.trial, Budget(seconds=3.0)) == ("move", 0)
    assert 10 < game.tried.total() < 80


# --- budgets by name


@pytest.mark.parametrize(
    ("text", "budget"),
    [("0.5", Budget(seconds=0.5)), ("2", Budget(seconds=2.0)), ("64n", Budget(games=64)), ("1n", Budget(games=1))],
)
def test_a_budget_is_read(text: str, budget: Budget) -> None:
    assert Budget.read(text) == budget


@pytest.mark.parametrize("text", ["", "0", "-1", "nan", "inf", "x", "n", "0n", "-3n", "1.5n", "601", "100001n", "1e9"])
def test_what_is_no_budget(text: str) -> None:
    assert Budget.read(text) is None


def test_a_bot_that_thinks_takes_a_budget() -> None:
    asked: list[Budget] = []

    def thinker(seat: int, seed: int, budget: Budget) -> RandomBot:
        asked.append(budget)
        return RandomBot(seat, seed)

    bots = Bots({"random": RandomBot}, {"deep": thinker})
    assert list(bots) == ["random", "deep"]
    for name in ("deep", "deep:9n", "deep:0.25"):
        assert name in bots
        bots[name](0, 1)
    assert asked == [Budget(games=USUAL), Budget(games=9), Budget(seconds=0.25)]
    for name in ("deep:", "deep:x", "random:9n", "deeper", ""):
        assert name not in bots
