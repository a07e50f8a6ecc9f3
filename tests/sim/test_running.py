"""Many games: the same result however they are spread, whatever happens to some of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from brzdek import games
from brzdek.sim import running
from brzdek.sim.playing import WON, Unfinished, figures, play
from brzdek.sim.running import gathered, pieces, spread, tally
from brzdek.sim.tally import KEPT, Tally, merged
from brzdek.sim.trials import Trials, opened, seed_of

PLAN = Trials("sabotazysta", ("steady", "random", "random"), 7, options={"rounds": "1"})
GAMES = 24


def counted(trials: Trials, jobs: int, cluster: str = "") -> Tally:
    found = Tally()
    assert gathered(spread(partial(tally, trials), GAMES, jobs, cluster), found.merge, lambda done: None)
    return found


@pytest.fixture(scope="module")
def alone() -> Tally:
    return tally(PLAN, range(GAMES))


def test_every_game_is_played_once() -> None:
    for total in (1, 7, 100, 5000):
        for jobs in (1, 2, 16):
            found = [number for piece in pieces(total, jobs) for number in piece]
            assert found == list(range(total))


def test_pieces_of_work_in_whatever_order(alone: Tally) -> None:
    parts = [tally(PLAN, piece) for piece in (range(10, 24), range(3), range(3, 10))]
    assert merged(parts) == alone


def test_the_same_on_several_processors(alone: Tally) -> None:
    assert counted(PLAN, 2) == alone == counted(PLAN, 1)


@pytest.fixture
def cluster() -> Iterator[str]:
    distributed: Any = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as local:
        yield local.scheduler_address


@pytest.mark.filterwarnings("default")
def test_the_same_on_a_cluster(alone: Tally, cluster: str) -> None:
    assert counted(PLAN, 2, cluster) == alone


def test_bots_go_round_the_table() -> None:
    assert [PLAN.seated(number) for number in range(3)] == [
        ("steady", "random", "random"),
        ("random", "random", "steady"),
        ("random", "steady", "random"),
    ]
    assert [who.bot for who in PLAN.setup(1).seats] == ["random", "random", "steady"]


def test_every_game_has_a_seed_of_its_own() -> None:
    seeds = {seed_of(seed, number) for seed in range(10) for number in range(100)}
    assert len(seeds) == 1000
    assert seed_of(7, 3) == 10041460674389894006


def test_a_game_that_does_not_end_is_no_result() -> None:
    trials = Trials("sabotazysta", ("random",) * 3, 7, limit=5)
    with pytest.raises(Unfinished) as unfinished:
        play(trials, 0)
    assert len(unfinished.value.table.journal) == 5
    found = tally(trials, range(KEPT + 5))
    assert (found.games, found.failed) == (0, KEPT + 5)
    assert found.unfinished == [(number, "limit") for number in range(KEPT)]


def test_whoever_stops_keeps_what_is_done() -> None:
    found = Tally()

    def work(piece: range) -> Tally:
        if 12 in piece:
            raise KeyboardInterrupt
        return tally(PLAN, piece)

    done: list[int] = []
    assert not gathered(spread(work, GAMES, 1), found.merge, done.append)
    assert found == tally(PLAN, range(sum(done))) and found.games == 12


def test_processors_are_those_one_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {1, 5, 6}, raising=False)
    assert running.processors() == 3
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert running.processors() == 1


# -- what games are measured by


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("bot", ["random", "steady"])
def test_whatever_is_measured_has_words(game: str, bot: str) -> None:
    rulebook, catalog = opened(game, ())
    say = rulebook.face.say("pl").also(rulebook.face.measures())
    limited = {"turn_limit": "12"} if "turn_limit" in catalog.options else {}
    found = tally(Trials(game, (bot,) * max(2, catalog.players[0]), 3, options=limited), range(4))
    assert found.games == 4
    for name in found.figures:
        sort, _, rest = name.partition(".")
        if sort in ("each", "label", "outcome"):
            # What a label says may be a card, which has a name.
            assert say.knows(f"measure.{rest}") or rest.partition(".")[2] in catalog.cards, name
        if sort in ("label", "outcome"):
            assert say.knows(f"measure.{rest.partition('.')[0]}"), name
    uses = rulebook.gauge().uses
    assert set(found.uses) <= set(uses)
    assert all(say.knows(f"use.{deed}") for deed in uses)
    assert set(found.having) <= set(catalog.cards)
    assert found.cards <= set(catalog.cards)


@pytest.mark.parametrize("game", games.NAMES)
def test_one_game_as_numbers(game: str) -> None:
    _, catalog = opened(game, ())
    limited = {"turn_limit": "12"} if "turn_limit" in catalog.options else {}
    played = play(Trials(game, ("random",) * max(2, catalog.players[0]), 11, options=limited), 0)
    found = figures(played)
    assert found["answers"] == played.answers >= found["turns"] > 0
    assert found["points"] == sum(played.result.scores)
    won = sum(found[f"seat.{seat}"] for seat in range(len(played.bots)))
    assert won == (WON if played.result.winners else 0)


def test_a_plan_can_be_sent_elsewhere() -> None:
    import pickle

    trials = Trials("brzdek", ("steady",) * 2, 1, (Path("deck.yaml"),), {"board": "back"})
    assert pickle.loads(pickle.dumps(trials)) == trials
