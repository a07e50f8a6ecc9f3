"""The same seed and the same answers give the same game of Brzdęk!: anywhere, again, after an undo and in a fork."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from brzdek.core.table import Table
from tests.elsewhere import other_pythons, run_elsewhere
from tests.fingerprints import GAMES, Case, bot_game, outcome, outcomes, played, random_answer, state
from tests.going_back import fork_and_go_on, go_on, same_chance, undo_every_answer, undo_many
from tests.support import seat_down

GAME = "brzdek"
HERE = ("tests.fingerprints", GAME)

# --- again, in this process


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert list(outcomes(GAME)) == list(outcomes(GAME))


def test_other_seeds_give_other_games() -> None:
    assert len({outcome(played(GAME, (3, {}), seed)) for seed in range(10)}) == 10


@pytest.mark.parametrize("case", GAMES[GAME], ids=str)
def test_replaying_the_journal_gives_the_same_game(case: Case) -> None:
    first = played(GAME, case, 21)
    second = seat_down(GAME, case[0], seed=21, options=case[1])
    second.replay(first.journal)
    assert state(second) == state(first)


def test_replaying_a_game_of_bots_needs_no_bots() -> None:
    first = bot_game(GAME, "random", 3, 4)
    second = seat_down(GAME, 3, seed=4)
    second.replay(first.journal)
    assert outcome(second) == outcome(first)


# --- elsewhere


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_the_hash_seed_makes_no_difference(hash_seed: str, tmp_path: Path) -> None:
    assert run_elsewhere(sys.executable, HERE, tmp_path, hash_seed) == list(outcomes(GAME))


def test_the_python_version_makes_no_difference(tmp_path: Path) -> None:
    pythons = other_pythons(tmp_path)
    if not pythons:
        pytest.skip("no other version of Python found here")
    expected = list(outcomes(GAME))
    for version, python in pythons.items():
        assert run_elsewhere(python, HERE, tmp_path, "random") == expected, version


# --- going back


@pytest.mark.parametrize("keep_turns", [True, False])
@pytest.mark.parametrize(("players", "board", "seed"), [(2, "front", 1), (4, "back", 2)])
def test_an_undo_after_every_answer_gives_the_earlier_state(
    players: int, board: str, seed: int, keep_turns: bool
) -> None:
    options = {"board": board, "turn_limit": 10 // players}
    table = seat_down(GAME, players, seed=seed, options=options, keep_turns=keep_turns)
    undo_every_answer(table, random.Random(seed))


@pytest.mark.parametrize("keep_turns", [True, False])
def test_undoing_many_answers_goes_back_across_turns_and_the_end_of_the_game(keep_turns: bool) -> None:
    undo_many(GAME, (3, {}), 9, (1, 7, 30, 60), keep_turns=keep_turns)


# --- branching off


@pytest.mark.parametrize("keep_turns", [True, False])
def test_a_fork_and_its_table_do_not_touch_each_other(keep_turns: bool) -> None:
    seen_topics = set()
    for seed in range(12):
        choice = random.Random(seed)
        table = seat_down(GAME, 4, seed=seed, keep_turns=keep_turns)
        go_on(table, choice, choice.randrange(5, 150))
        until_asked_within_an_action(table, choice)
        assert table.ask is not None
        seen_topics.add(table.ask.topic)
        fork_and_go_on(table, choice, 25)
    assert {"find", "choose"} < seen_topics


def until_asked_within_an_action(table: Table, choice: random.Random) -> None:
    """Go on to a question in the middle of something: of a card, or in a room just entered."""
    while table.ask is not None and table.ask.topic == "turn":
        table.answer(random_answer(table, choice))


def test_a_fork_gets_the_same_chance() -> None:
    """The same answers lead both to the same shuffles and attacks."""
    table = seat_down(GAME, 3, seed=8, keep_turns=True)
    choice = random.Random(8)
    go_on(table, choice, 60)
    same_chance(table, choice)
