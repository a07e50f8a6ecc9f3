"""Games that are searched are copied by hand: a copy holds every field, and shares nothing that can change."""

from __future__ import annotations

import copy
import dataclasses
import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from brzdek.core.chance import Chance
from brzdek.core.log import Log
from brzdek.core.rulebook import Game
from brzdek.core.table import Table
from tests.fingerprints import random_answer, state
from tests.going_back import fork_and_go_on, go_on, same_chance
from tests.support import seat_down

GAMES: Mapping[str, Mapping[str, Any]] = {
    "sabotazysta": {"distance": 2},
    "brzdek": {"board": "back"},
    "katakumby": {"promo": 1},
}
SHARED = frozenset({"catalog", "options", "names", "layers", "kit", "hooks", "board", "effect", "question", "bound"})
"""Fields whose values never change, or only as a whole."""
KEPT = frozenset({"placements", "aims", "words"})
"""Answers that are kept: lists that are replaced and never changed."""


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def somewhere(game: str, seed: int, *, keep_turns: bool = False) -> Table:
    choice = random.Random(seed)
    table = seat_down(game, 3 + seed % 2, seed=seed, options=GAMES[game], keep_turns=keep_turns)
    go_on(table, choice, choice.randrange(10, 160))
    return table


def held(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value in a game's state with the way to it."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for one in dataclasses.fields(value):
            if one.name not in SHARED:
                yield from held(getattr(value, one.name), f"{path}.{one.name}")
    elif isinstance(value, dict):
        yield path, value
        for key, item in value.items():
            yield from held(item, f"{path}[{key}]")
    elif isinstance(value, list | tuple):
        yield path, value
        for place, item in enumerate(value):
            yield from held(item, f"{path}[{place}]")
    else:
        yield path, value


def compared(game: Game) -> dict[str, Any]:
    """All values in a game, chance and log in a form that can be compared."""
    values = {path: len(value) if isinstance(value, list | dict | tuple) else value for path, value in held(game)}
    values[".chance"], values[".log"] = (game.chance.uses, game.chance.falls), game.log.events
    return values


def test_a_duplicate_holds_every_field(game: str) -> None:
    for seed in range(6):
        state_: Any = somewhere(game, seed).game
        assert compared(state_.duplicate()) == compared(copy.deepcopy(state_))
        for one in dataclasses.fields(state_):
            assert hasattr(state_.duplicate(), one.name), one.name


def test_a_duplicate_shares_nothing_that_can_change(game: str) -> None:
    for seed in range(6):
        state_: Any = somewhere(game, seed).game
        there = dict(held(state_.duplicate()))
        shared = [path for path, value in held(state_) if changeable(path, value) and there[path] is value]
        assert shared == []


def changeable(path: str, value: Any) -> bool:
    name, _, inside = path.rpartition(".")[2].partition("[")
    return isinstance(value, list | dict | set | Chance | Log) and not (inside and name in KEPT)


# --- tables that branch off


@pytest.mark.parametrize("keep_turns", [True, False])
def test_a_fork_goes_its_own_way(game: str, keep_turns: bool) -> None:
    for seed in range(5):
        fork_and_go_on(somewhere(game, seed, keep_turns=keep_turns), random.Random(seed), 30)


def test_a_fork_meets_the_same_chance(game: str) -> None:
    for seed in range(3):
        same_chance(somewhere(game, seed, keep_turns=True), random.Random(seed))


def test_a_fork_can_go_back_before_it_branched_off(game: str) -> None:
    for keep_turns in (True, False):
        table = somewhere(game, 4, keep_turns=keep_turns)
        fork = table.fork()
        go_on(fork, random.Random(4), 3)
        fork.undo(8)
        table.undo(5)
        assert state(fork) == state(table)


def test_at_a_question_that_can_be_put_again_nothing_is_played_again(game: str) -> None:
    """Only the state is copied: the rules do not run through the turn, let alone through the whole game."""
    table = somewhere(game, 2)
    while table.ask is not None and table.ask.topic not in table.rulebook.resumable:
        table.answer(random_answer(table, random.Random(2)))
    replayed: list[Any] = []

    class Counting(Table):
        def answer(self, option: Any) -> None:
            replayed.append(option)
            super().answer(option)

    table.__class__ = Counting
    fork = table.fork()
    assert state(fork) == state(table) and not replayed
