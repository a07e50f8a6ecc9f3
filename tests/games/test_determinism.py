"""In every game the same seed and the same answers give the same game: again, and anywhere."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.elsewhere import other_pythons, run_elsewhere
from tests.fingerprints import GAMES, Case, bot_game, outcome, outcomes, played, state
from tests.support import catalog, seat_down

CASES = [pytest.param(game, case, id=f"{game} {case}") for game, cases in GAMES.items() for case in cases]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


# --- again, in this process


def test_the_same_seed_and_answers_give_the_same_game(game: str) -> None:
    assert list(outcomes(game)) == list(outcomes(game))


def test_other_seeds_give_other_games(game: str) -> None:
    case = GAMES[game][0]
    assert len({outcome(played(game, case, seed)) for seed in range(10)}) == 10


@pytest.mark.parametrize(("game", "case"), CASES)
def test_replaying_the_journal_gives_the_same_game(game: str, case: Case) -> None:
    first = played(game, case, 21)
    second = seat_down(game, case[0], seed=21, options=case[1])
    second.replay(first.answers)
    assert state(second) == state(first)


def test_replaying_a_game_of_bots_needs_no_bots(game: str) -> None:
    players = catalog(game).players[0] + 1
    first = bot_game(game, "random", players, 4)
    second = seat_down(game, players, seed=4, options=first.setup.options)
    second.replay(first.answers)
    assert outcome(second) == outcome(first)


# --- elsewhere


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_the_hash_seed_makes_no_difference(game: str, hash_seed: str, tmp_path: Path) -> None:
    """This process has a seed of its own, by lot."""
    assert run_elsewhere(sys.executable, ("tests.fingerprints", game), tmp_path, hash_seed) == list(outcomes(game))


def test_the_python_version_makes_no_difference(game: str, tmp_path: Path) -> None:
    pythons = other_pythons(tmp_path)
    if not pythons:
        pytest.skip("no other version of Python found here")
    expected = list(outcomes(game))
    for version, python in pythons.items():
        assert run_elsewhere(python, ("tests.fingerprints", game), tmp_path, "random") == expected, version
