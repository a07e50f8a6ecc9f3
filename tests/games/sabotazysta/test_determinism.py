"""The same seed and the same answers give the same game: anywhere, again, after an undo and in a fork."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from brzdek.core.plain import fingerprint
from brzdek.core.table import Table
from tests.games.sabotazysta.fingerprints import GAMES, bot_game, outcome, outcomes, played, random_answer
from tests.support import legal, seat_down

ROOT = Path(__file__).resolve().parents[3]
OLDEST = (3, 11)


def state(table: Table) -> tuple[Any, ...]:
    """All that an undo or a replay has to bring back."""
    asked = None if table.ask is None else (table.ask.seat, table.ask.topic, legal(table))
    return fingerprint(table.game), asked, list(table.game.log.events), list(table.journal), table.game.chance.uses


# --- again, in this process


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert list(outcomes()) == list(outcomes())


def test_other_seeds_give_other_games() -> None:
    assert len({outcome(played(5, 3, seed)) for seed in range(10)}) == 10


@pytest.mark.parametrize(("players", "distance"), GAMES)
def test_replaying_the_journal_gives_the_same_game(players: int, distance: int) -> None:
    first = played(players, distance, 21)
    second = seat_down("sabotazysta", players, seed=21, options={"distance": distance})
    second.replay(first.journal)
    assert state(second) == state(first)


def test_replaying_a_game_of_bots_needs_no_bots() -> None:
    first = bot_game("random", 6, 4)
    second = seat_down("sabotazysta", 6, seed=4)
    second.replay(first.journal)
    assert outcome(second) == outcome(first)


# --- elsewhere


def run_elsewhere(python: str, tmp_path: Path, hash_seed: str) -> list[str]:
    """What the same games come to with another interpreter or another hash seed."""
    ran = subprocess.run(
        [python, "-m", "tests.games.sabotazysta.fingerprints"],
        cwd=ROOT,
        env=environment(tmp_path, hash_seed),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def environment(tmp_path: Path, hash_seed: str = "0") -> dict[str, str]:
    """PyYAML in plain Python is lent to interpreters that have none."""
    lent = tmp_path / "lent"
    if not lent.exists():
        folder = Path(yaml.__file__).parent
        shutil.copytree(folder, lent / "yaml", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    own = {"PYTHONPATH": str(lent), "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
    return {**os.environ, **own, "XDG_CACHE_HOME": str(tmp_path / "cache")}


def other_pythons(tmp_path: Path) -> dict[tuple[int, ...], str]:
    """Interpreters of other versions on this machine that could run the program."""
    names = [f"python3.{minor}" for minor in range(OLDEST[1], OLDEST[1] + 10)]
    candidates = [path for name in (*names, "pypy3") if (path := shutil.which(name))]
    candidates += sorted(map(str, Path.home().glob(".pyenv/versions/*/bin/python")))
    found: dict[tuple[int, ...], str] = {}
    for python in candidates:
        version = version_of(python, tmp_path)
        if version >= OLDEST and version != sys.version_info[:2]:
            found.setdefault(version, python)
    return found


def version_of(python: str, tmp_path: Path) -> tuple[int, ...]:
    """Its version, or nothing if it does not run or cannot import PyYAML."""
    question = "import sys, yaml; print(sys.version_info[0], sys.version_info[1])"
    try:
        ran = subprocess.run(
            [python, "-c", question], env=environment(tmp_path), capture_output=True, text=True, check=False, timeout=60
        )
    except (OSError, subprocess.TimeoutExpired):
        return ()
    return tuple(map(int, ran.stdout.split())) if ran.returncode == 0 else ()


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_the_hash_seed_makes_no_difference(hash_seed: str, tmp_path: Path) -> None:
    assert run_elsewhere(sys.executable, tmp_path, hash_seed) == list(outcomes())


def test_the_python_version_makes_no_difference(tmp_path: Path) -> None:
    pythons = other_pythons(tmp_path)
    if not pythons:
        pytest.skip("no other version of Python found here")
    expected = list(outcomes())
    for version, python in pythons.items():
        assert run_elsewhere(python, tmp_path, "random") == expected, version


# --- going back


@pytest.mark.parametrize("keep_turns", [True, False])
@pytest.mark.parametrize(("players", "distance", "seed"), [(3, 7, 1), (5, 1, 2), (10, 2, 3)])
def test_an_undo_after_every_answer_gives_the_earlier_state(
    players: int, distance: int, seed: int, keep_turns: bool
) -> None:
    options = {"distance": distance, "rounds": 1}
    table = seat_down("sabotazysta", players, seed=seed, options=options, keep_turns=keep_turns)
    choice = random.Random(seed)
    while table.ask is not None:
        before = state(table)
        option = random_answer(table, choice)
        table.answer(option)
        after = state(table)
        table.undo()
        assert state(table) == before
        table.answer(option)
        assert state(table) == after


@pytest.mark.parametrize("keep_turns", [True, False])
def test_undoing_many_answers_goes_back_across_rounds_and_the_end_of_the_game(keep_turns: bool) -> None:
    table = played(4, 2, 9, keep_turns=keep_turns)
    journal = list(table.journal)
    states = []
    again = seat_down("sabotazysta", 4, seed=9, options={"distance": 2})
    for option in journal:
        states.append(state(again))
        again.answer(option)
    at = len(journal)
    for count in (1, 7, 30, 60):
        at -= count
        table.undo(count)
        assert state(table) == states[at]
    table.undo(at)
    assert state(table) == states[0]
    table.replay(journal)
    assert state(table) == state(again)


# --- branching off


@pytest.mark.parametrize("keep_turns", [True, False])
def test_a_fork_and_its_table_do_not_touch_each_other(keep_turns: bool) -> None:
    seen_topics = set()
    for seed in range(8):
        choice = random.Random(seed)
        table = seat_down("sabotazysta", 6, seed=seed, options={"distance": 1}, keep_turns=keep_turns)
        for _ in range(choice.randrange(5, 60)):
            table.answer(random_answer(table, choice))
        until_gold(table, choice)
        assert table.ask is not None
        seen_topics.add(table.ask.topic)
        fork = table.fork()
        here = state(table)
        assert state(fork) == here
        for _ in range(25):
            fork.answer(random_answer(fork, choice))
        assert state(table) == here
        there = state(fork)
        for _ in range(25):
            table.answer(random_answer(table, choice))
        assert state(fork) == there
        assert table.view(0) is not fork.view(0)
    assert seen_topics == {"turn", "gold"}


def until_gold(table: Table, choice: random.Random) -> None:
    """Go on to a question in the middle of the division of gold, if one comes soon."""
    for _ in range(25):
        assert table.ask is not None
        if table.ask.topic == "gold" and table.game.chooser is not None:  # type: ignore[attr-defined]
            return
        table.answer(random_answer(table, choice))


def test_a_fork_gets_the_same_chance() -> None:
    """The same answers lead both to the same next round, with its shuffles."""
    table = seat_down("sabotazysta", 3, seed=8, options={"distance": 2}, keep_turns=True)
    choice = random.Random(8)
    for _ in range(20):
        table.answer(random_answer(table, choice))
    fork = table.fork()
    while table.ask is not None:
        option = random_answer(table, choice)
        table.answer(option)
        fork.answer(option)
    assert state(fork) == state(table)
