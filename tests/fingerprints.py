"""Plays some games and prints how each of them came out, as hashes.

``python -m tests.fingerprints brzdek`` must print the same with every Python and every hash seed.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from brzdek.core.ask import Option, Word, written
from brzdek.core.plain import fingerprint
from brzdek.core.table import Table
from tests.support import legal, rulebook, seat_down

Case: TypeAlias = tuple[int, Mapping[str, Word]]
"""How many players, and house options."""

GAMES: Mapping[str, Sequence[Case]] = {
    # Near goals are found even at random.
    "sabotazysta": [
        (players, {"distance": distance})
        for players, distance in ((3, 7), (4, 2), (5, 2), (6, 1), (7, 3), (8, 7), (9, 1), (10, 2))
    ],
    "brzdek": [
        (players, {"board": board, "late_artifacts": late})
        for players, board, late in ((2, "front", 0), (3, "back", 1), (4, "front", 1), (2, "back", 0), (4, "back", 0))
    ],
    "katakumby": [
        (players, {"side": side, "promo": promo})
        for players, side, promo in ((2, "a", 0), (6, "b", 1), (4, "random", 1), (3, "b", 0), (5, "random", 0))
    ],
    "smoki": [
        (2, {"turn_limit": 12}),
        (3, {"turn_limit": 6, "overlay": "tower", "spawn": 1, "wrath": 1}),
        (4, {"turn_limit": 6, "overlay": "none"}),
    ],
    "magia_i_miecz": [
        (players, {"turn_limit": limit, "draft": 3, "crown": crown})
        for players, limit, crown in ((4, 12, "command"), (3, 20, "arrival"), (2, 30, "command"))
    ],
}

THINKING = "deep:16n"
BOTS_PLAY: Mapping[str, Mapping[str, Word]] = {"magia_i_miecz": {"turn_limit": 10}, "smoki": {"turn_limit": 8}}
"""House options of games among bots that would take too long otherwise."""


def random_answer(table: Table, choice: random.Random) -> Option:
    """An answer that depends on nothing but the options and the seed; only ``random()`` is the same everywhere."""
    assert table.ask is not None
    return table.ask.options[int(choice.random() * len(table.ask.options))]


def played(game: str, case: Case, seed: int, *, keep_turns: bool = False) -> Table:
    """A random game, played to its end."""
    players, options = case
    table = seat_down(game, players, seed=seed, options=options, keep_turns=keep_turns)
    choice = random.Random(seed)
    while table.ask is not None:
        table.answer(random_answer(table, choice))
    return table


def bot_game(game: str, bot: str, players: int, seed: int) -> Table:
    """A game among bots, played to its end."""
    table = seat_down(game, players, seed=seed, options=BOTS_PLAY.get(game))
    make = rulebook(game).bots[bot]
    table.play_out([make(seat, seed) for seat in range(players)])
    return table


def state(table: Table) -> tuple[Any, ...]:
    """All that an undo or a replay has to bring back."""
    asked = None if table.ask is None else (table.ask.seat, table.ask.topic, legal(table))
    return fingerprint(table.game), asked, table.game.log.events, list(table.journal), table.game.chance.uses


def outcome(table: Table) -> str:
    """The final state, the way there, and what everybody could read in the log."""
    told = [list(table.view(seat).events()) for seat in (*range(len(table.setup.seats)), None)]
    return " ".join(
        [fingerprint(table.game), fingerprint([written(option) for option in table.answers]), fingerprint(told)]
    )


def outcomes(game: str) -> Iterator[str]:
    for seed, case in enumerate(GAMES[game]):
        yield f"{case} {seed}: {outcome(played(game, case, seed))}"
    for bot in ("random", "steady"):
        yield f"{bot}: {outcome(bot_game(game, bot, GAMES[game][2][0], 11))}"
    if THINKING in rulebook(game).bots:
        yield f"{THINKING}: {written(thought(game, 12))}"


def thought(game: str, seed: int) -> Option:
    """One decision of the bot that thinks, in the middle of a game."""
    table = seat_down(game, 3, seed=seed)
    usual = [rulebook(game).bots["steady"](seat, seed) for seat in range(3)]
    ask = table.ask
    for _ in range(90):
        assert ask is not None
        table.answer(usual[ask.seat].choose(table.view(ask.seat), ask))
        ask = table.ask
        if len(table.journal) > 40 and ask is not None and len(ask.options) > 2 and ask.options[0][0] != "play":
            break
    assert ask is not None
    return rulebook(game).bots[THINKING](ask.seat, seed).choose(table.view(ask.seat), ask)


if __name__ == "__main__":
    print("\n".join(outcomes(sys.argv[1])))
