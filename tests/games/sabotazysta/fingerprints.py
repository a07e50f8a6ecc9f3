"""Plays some games of Sabotażysta and prints how each of them came out, as hashes.

``python -m tests.games.sabotazysta.fingerprints`` must print the same with every Python and every hash seed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from brzdek.core.ask import Option, written
from brzdek.core.plain import fingerprint
from brzdek.core.table import Table
from tests.support import rulebook, seat_down

GAMES = ((3, 7), (4, 2), (5, 2), (6, 1), (7, 3), (8, 7), (9, 1), (10, 2))
"""Numbers of players and distances to the goals; near goals are found even at random."""


def random_answer(table: Table, choice: random.Random) -> Option:
    """An answer that depends on nothing but the options and the seed; only ``random()`` is the same everywhere."""
    assert table.ask is not None
    return table.ask.options[int(choice.random() * len(table.ask.options))]


def played(players: int, distance: int, seed: int, *, keep_turns: bool = False) -> Table:
    """A random game, played to its end."""
    table = seat_down("sabotazysta", players, seed=seed, options={"distance": distance}, keep_turns=keep_turns)
    choice = random.Random(seed)
    while table.ask is not None:
        table.answer(random_answer(table, choice))
    return table


def bot_game(bot: str, players: int, seed: int) -> Table:
    """A game among bots, played to its end."""
    table = seat_down("sabotazysta", players, seed=seed)
    make = rulebook("sabotazysta").bots[bot]
    table.play_out([make(seat, seed) for seat in range(players)])
    return table


def outcome(table: Table) -> str:
    """The final state, the way there, and what everybody could read in the log."""
    told = [list(table.view(seat).events()) for seat in (*range(len(table.setup.seats)), None)]
    return " ".join(
        [fingerprint(table.game), fingerprint([written(option) for option in table.journal]), fingerprint(told)]
    )


def outcomes() -> Iterator[str]:
    for seed, (players, distance) in enumerate(GAMES):
        yield f"{players} {distance} {seed}: {outcome(played(players, distance, seed))}"
    for bot in rulebook("sabotazysta").bots:
        yield f"{bot}: {outcome(bot_game(bot, 5, 11))}"


if __name__ == "__main__":
    print("\n".join(outcomes()))
