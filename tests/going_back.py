"""What every game must stand: answers taken back, and tables that branch off."""

from __future__ import annotations

import random
from collections.abc import Sequence

from brzdek.core.table import Table
from tests.fingerprints import Case, played, random_answer, state
from tests.support import seat_down


def undo_every_answer(table: Table, choice: random.Random) -> None:
    """Play to the end, taking back every answer once."""
    while table.ask is not None:
        before = state(table)
        option = random_answer(table, choice)
        table.answer(option)
        after = state(table)
        table.undo()
        assert state(table) == before
        table.answer(option)
        assert state(table) == after


def undo_many(game: str, case: Case, seed: int, counts: Sequence[int], *, keep_turns: bool) -> None:
    """Take back so many answers of a finished game at once, then so many more, in the end all; and play it again."""
    table = played(game, case, seed, keep_turns=keep_turns)
    journal = table.answers
    again = seat_down(game, case[0], seed=seed, options=case[1])
    states = []
    for option in journal:
        states.append(state(again))
        again.answer(option)
    at = len(journal)
    for count in counts:
        at -= count
        table.undo(count)
        assert state(table) == states[at]
    table.undo(at)
    assert state(table) == states[0]
    table.replay(journal)
    assert state(table) == state(again)


def fork_and_go_on(table: Table, choice: random.Random, answers: int) -> None:
    """A fork begins like its table; from then on neither of them touches the other."""
    fork = table.fork()
    here = state(table)
    assert state(fork) == here
    go_on(fork, choice, answers)
    assert state(table) == here
    there = state(fork)
    go_on(table, choice, answers)
    assert state(fork) == there
    assert table.view(0) is not fork.view(0)


def go_on(table: Table, choice: random.Random, answers: int) -> None:
    """So many random answers, or as many as the game still takes."""
    for _ in range(answers):
        if table.ask is not None:
            table.answer(random_answer(table, choice))


def same_chance(table: Table, choice: random.Random) -> None:
    """The same answers lead a table and its fork to the same end, with all shuffles and rolls."""
    fork = table.fork()
    while table.ask is not None:
        option = random_answer(table, choice)
        table.answer(option)
        fork.answer(option)
    assert state(fork) == state(table)
