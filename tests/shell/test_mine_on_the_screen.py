"""The mine on screens of several sizes: board and hand are always whole, and stand where they stood before."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from brzdek.shell.sitting.screenful import foot_of
from brzdek.shell.sitting.session import Session
from tests.shell.menagerie import Watched
from tests.shell.screens import seat_down

SIZES = ((80, 24), (100, 30), (120, 40))
NUMBERS = re.compile(r" +(?:-?\d+ +){6,}")


def turns_seen(players: int, seed: int, size: tuple[int, int], lang: Any) -> Iterator[tuple[Session, list[str]]]:
    """What stands on the screen at each turn of a round in which not everybody plays sensibly."""
    table = seat_down("sabotazysta", players, seed=seed)
    bots = [table.rulebook.bots["steady"](seat, seed) for seat in range(players)]
    whims = random.Random(seed)
    screen = Watched(size=size)
    session = Session(table, None, screen, lang)
    session.people, session.at, session.hot_seat = [0], 0, False
    while table.ask is not None and table.view(0).round == 1:
        if table.ask.seat == 0 and table.ask.topic == "turn":
            session.stale.add(0)
            before = len(screen.seen)
            session.stage.present(table.ask)
            lines = screen.seen[before:].rstrip().splitlines()
            assert all(len(line) < size[0] for line in lines), screen.seen
            yield session, lines[-(size[1] - foot_of(session)) :]
        view = table.view(table.ask.seat)
        sensibly = whims.random() < 0.7
        table.answer(bots[view.seat].choose(view, table.ask) if sensibly else whims.choice(table.ask.options))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", range(3, 11))
def test_nothing_of_board_and_hand_is_cut(players: int, size: tuple[int, int]) -> None:
    for seed in range(2):
        lang: Any = "pl" if seed else "en"
        for session, lines in turns_seen(players, seed, size, lang):
            view = session.view(0)
            numbers = next(place for place, line in enumerate(lines) if NUMBERS.match(line))
            rows = [line[:4] for line in lines[numbers + 1 :]]
            for _, row in [*view.laid, *view.goals, *view.frontier]:
                assert f"{row:>3} " in rows, (row, lines)
            assert not any(line.endswith("↑") for line in lines), lines
            seen = " ".join(" ".join(line.split()) for line in lines)
            for card in view.hand:
                name = view.catalog.cards[card].name.to(lang)
                assert all(word in seen for word in name.split()), (name, lines)


@pytest.mark.parametrize("players", [3, 5, 10])
def test_the_hand_stands_beside_the_maze_in_every_turn(players: int) -> None:
    for _, lines in turns_seen(players, 3, (80, 24), "pl"):
        numbers = next(place for place, line in enumerate(lines) if NUMBERS.match(line))
        assert lines[numbers - 1].startswith("Runda 1 z 3"), lines
        assert "Rola: " in lines[numbers], lines
        assert all(not line.startswith("Twoja ręka:") for line in lines)
