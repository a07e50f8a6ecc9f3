"""What the steady bot makes of the others' acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from brzdek.core.table import Table
from brzdek.games.sabotazysta.bots.steady import SteadyBot
from brzdek.games.sabotazysta.bots.watching import Watcher
from tests.support import answer, seat_down

ROAD = ["cross@1,0", "t_horizontal@2,0", "straight_horizontal@3,0"]


def table_with(hands: Mapping[int, Sequence[str]], **more: Any) -> Table:
    """Seat 0 is a miner and watches; seat 1 is to move."""
    position = {"board": ROAD, "roles": {0: "miner"}, "turn": 1, "hands": hands, **more}
    return seat_down("sabotazysta", 5, position=position)


def suspicion(table: Table, seat: int = 0) -> Sequence[float]:
    watcher, view = Watcher(), table.view(seat)
    watcher.watch(view)
    return watcher.suspicion(view)


def change(hands: Mapping[int, Sequence[str]], *lines: str, **more: Any) -> list[float]:
    """By how much each player is suspected more after these answers."""
    table = table_with(hands, **more)
    before = suspicion(table)
    answer(table, *lines)
    return [now - then for now, then in zip(suspicion(table), before, strict=True)]


# --- what is known before anybody has done anything


@pytest.mark.parametrize(
    ("players", "role", "expected"),
    [(3, "miner", 1 / 3), (5, "miner", 2 / 5), (5, "saboteur", 1 / 5), (7, "saboteur", 2 / 7), (10, "miner", 4 / 10)],
)
def test_at_first_only_the_deal_is_known(players: int, role: str, expected: float) -> None:
    """The other dwarf cards lie with the other players, but for one that is left over."""
    table = seat_down("sabotazysta", players, position={"roles": {0: role}})
    own, *others = suspicion(table)
    assert own == (role == "saboteur")
    assert others == pytest.approx([expected] * (players - 1))


# --- acts


def test_a_dead_end_is_suspicious_and_clears_others_a_little() -> None:
    changed = change({1: ["dead_t_horizontal"]}, "play dead_t_horizontal 4,0")
    assert changed[1] > 0.25
    assert all(other < 0 for other in changed[2:])


def test_digging_on_earns_trust() -> None:
    changed = change({1: ["cross"]}, "play cross 4,0")
    assert changed[1] < -0.05


def test_leading_the_corridor_away_is_suspicious() -> None:
    near = [*ROAD, "t_horizontal@4,0", "straight_horizontal@5,0", "straight_horizontal@6,0"]
    seen = {0: ["8,0"]}
    goals = {"8,0": "treasure"}
    changed = change({1: ["curve_sw"]}, "play curve_sw 7,0", board=near, seen=seen, goals=goals)
    assert changed[1] > 0.05


def test_passing_is_a_little_suspicious_unless_a_tool_is_broken() -> None:
    assert 0 < change({1: ["cross"]}, "discard cross")[1] < 0.1
    assert change({1: ["cross"]}, "discard cross", tools={1: ["cart"]})[1] == 0


def test_tearing_down_the_corridor_is_suspicious_and_clearing_a_dead_end_is_not() -> None:
    board = [*ROAD, "dead_cross@4,0"]
    assert change({1: ["rockfall"]}, "play rockfall 3,0", board=ROAD)[1] > 0.2
    assert change({1: ["rockfall"]}, "play rockfall 4,0", board=board)[1] < -0.1


def test_it_matters_whose_tool_is_broken() -> None:
    """Seat 1 lays a dead end, seat 2 digs on; then seat 3 breaks a tool of one of them."""
    hands = {1: ["dead_single_vertical"], 2: ["cross"], 3: ["broken_cart"]}
    acts = ["play dead_single_vertical 2,1 turned", "play cross 4,0"]
    assert change(hands, *acts, "play broken_cart 2")[3] > change(hands, *acts, "play broken_cart 1")[3]


def test_it_matters_whose_tool_is_repaired() -> None:
    """The same, but both have a broken tool by the time seat 3 can repair one of them."""
    hands = {
        0: ["map"],
        1: ["dead_single_vertical", "map"],
        2: ["cross", "map"],
        3: ["broken_cart", "repair_cart"],
        4: ["broken_cart", "map"],
    }
    acts = ["play dead_single_vertical 2,1 turned", "play cross 4,0", "play broken_cart 1", "play broken_cart 2"]
    acts += ["discard map"] * 3
    repairs = [change(hands, *acts, f"play repair_cart {whom}", deck=0)[3] for whom in (1, 2)]
    assert repairs[0] > repairs[1]


def test_a_broken_tool_of_ones_own_is_taken_amiss() -> None:
    assert change({1: ["broken_cart"]}, "play broken_cart 0")[1] > change({1: ["broken_cart"]}, "play broken_cart 2")[1]


def test_all_suspicion_adds_up_to_the_saboteurs_there_can_be() -> None:
    """In a game of seven there are two or three of them."""
    table = seat_down("sabotazysta", 7, seed=4, options={"rounds": 1})
    bots = [SteadyBot(seat, 1) for seat in range(7)]
    while (ask := table.ask) is not None and ask.topic == "turn":
        total = sum(suspicion(table, ask.seat))
        assert 2 - 1e-9 <= total <= 3 + 1e-9
        assert all(0 <= one <= 1 for one in suspicion(table, ask.seat))
        table.answer(bots[ask.seat].choose(table.view(ask.seat), ask))


def test_at_the_end_of_a_round_saboteurs_are_suspected_more_than_miners() -> None:
    """They hide for long; once they have struck, they are known."""
    gaps = []
    for seed in range(20):
        table = seat_down("sabotazysta", 5, seed=seed, options={"rounds": 1})
        game: Any = table.game
        bots = [SteadyBot(seat, seed) for seat in range(5)]
        watching = next(seat for seat in range(5) if not game.is_saboteur(seat))
        found: Sequence[float] = []
        while (ask := table.ask) is not None and ask.topic == "turn":
            found = suspicion(table, watching) if ask.seat == watching else found
            table.answer(bots[ask.seat].choose(table.view(ask.seat), ask))
        others = [seat for seat in range(5) if seat != watching]
        guilty = [found[seat] for seat in others if game.is_saboteur(seat)]
        innocent = [found[seat] for seat in others if not game.is_saboteur(seat)]
        gaps.append(sum(guilty) / len(guilty) - sum(innocent) / len(innocent))
    assert sum(gaps) / len(gaps) > 0.2


def test_a_new_round_begins_without_suspicion() -> None:
    table = seat_down("sabotazysta", 4, seed=1, options={"rounds": 2})
    bots = [SteadyBot(seat, 1) for seat in range(4)]
    game: Any = table.game
    watcher = Watcher()
    while game.round == 1:
        ask = table.ask
        assert ask is not None
        watcher.watch(table.view(0))
        table.answer(bots[ask.seat].choose(table.view(ask.seat), ask))
    watcher.watch(table.view(0))
    assert watcher.doubt == [0.0] * 4
    assert watcher.hidden == tuple(table.view(0).goals)
