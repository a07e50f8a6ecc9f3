"""Who digs for whom: the dwarf cards of a game, how they are dealt, and who may see them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import told
from tests.rules.sabotazysta.delving import delve, each_round, game, pass_on
from tests.rules.sabotazysta.digging import seen_from
from tests.support import answer_until, events

POOLS = {
    3: Counter(saboteur=1, miner=3),
    4: Counter(saboteur=1, miner=4),
    5: Counter(saboteur=2, miner=4),
    6: Counter(saboteur=2, miner=5),
    7: Counter(saboteur=3, miner=5),
    8: Counter(saboteur=3, miner=6),
    9: Counter(saboteur=3, miner=7),
    10: Counter(saboteur=4, miner=7),
}


def roles(table: Table) -> list[str]:
    return [table.view(seat).role for seat in range(len(table.setup.seats))]


def spare(table: Table) -> str:
    state: Any = table.game
    return str(state.spare)


@pytest.mark.parametrize(
    ("players", "saboteurs", "miners"),
    [
        pytest.param(3, 1, 3, marks=pytest.mark.rule("SAB-006")),
        pytest.param(4, 1, 4, marks=pytest.mark.rule("SAB-007")),
        pytest.param(5, 2, 4, marks=pytest.mark.rule("SAB-008")),
        pytest.param(6, 2, 5, marks=pytest.mark.rule("SAB-009")),
        pytest.param(7, 3, 5, marks=pytest.mark.rule("SAB-010")),
        pytest.param(8, 3, 6, marks=pytest.mark.rule("SAB-011")),
        pytest.param(9, 3, 7, marks=pytest.mark.rule("SAB-012")),
        pytest.param(10, 4, 7, marks=pytest.mark.rule("SAB-013")),
    ],
)
def test_the_pool_of_dwarf_cards_by_number_of_players(players: int, saboteurs: int, miners: int) -> None:
    table = game(players)
    assert Counter(table.view(None).pool) == Counter(saboteur=saboteurs, miner=miners)
    assert Counter([*roles(table), spare(table)]) == Counter(saboteur=saboteurs, miner=miners)
    assert saboteurs + miners == players + 1


@pytest.mark.rule("SAB-013")
def test_with_10_players_the_pool_is_all_the_dwarf_cards_there_are() -> None:
    table = game(10)
    dwarfs = {card.id: card.copies for card in table.catalog.cards.values() if card.kind == "dwarf"}
    assert Counter(table.view(None).pool) == Counter(dwarfs) == Counter(saboteur=4, miner=7)


@pytest.mark.rule("SAB-014")
@pytest.mark.parametrize("players", range(3, 11))
def test_dwarf_cards_outside_the_pool_enter_no_round(players: int) -> None:
    table = game(players, seed=players)
    for _ in each_round(table):
        assert Counter([*roles(table), spare(table)]) == POOLS[players]
    assert len(events(table, "round")) == 3


@pytest.mark.rule("SAB-014")
def test_with_5_players_2_saboteurs_and_3_miners_stay_in_the_box() -> None:
    table = game(5)
    everything = Counter({card.id: card.copies for card in table.catalog.cards.values() if card.kind == "dwarf"})
    for _ in each_round(table):
        used = Counter([*roles(table), spare(table)])
        assert everything - used == Counter(saboteur=2, miner=3)


@pytest.mark.rule("SAB-015")
@pytest.mark.parametrize("players", [3, 6, 10])
def test_each_player_gets_exactly_one_dwarf_card_each_round(players: int) -> None:
    table = game(players)
    for number in each_round(table):
        for seat in range(players):
            given = told(table, "role", seat)
            assert len(given) == number
            assert given[-1] == (seat, table.view(seat).role)


@pytest.mark.rule("SAB-015")
def test_the_pool_is_shuffled_so_any_seat_or_nobody_may_get_the_saboteur() -> None:
    dealt = set()
    for seed in range(60):
        table = game(3, seed=seed)
        dealt.add((*roles(table), spare(table)))
    assert {deal.index("saboteur") for deal in dealt} == {0, 1, 2, 3}


@pytest.mark.rule("SAB-015")
def test_the_pool_is_shuffled_anew_every_round() -> None:
    table = game(10)
    deals = {tuple(roles(table)) for _ in each_round(table)}
    assert len(deals) == 3


@pytest.mark.rule("SAB-016")
@pytest.mark.parametrize("seed", range(3))
def test_a_player_sees_their_own_role_and_nobody_elses(seed: int) -> None:
    """To everybody else it is all the same which of two players is the saboteur."""
    one = delve(5, seed=seed, roles={0: "miner", 1: "saboteur", 2: "miner", 3: "miner", 4: "saboteur"})
    two = delve(5, seed=seed, roles={0: "miner", 1: "miner", 2: "saboteur", 3: "miner", 4: "saboteur"})
    assert (one.view(1).role, one.view(2).role) == ("saboteur", "miner")
    assert (two.view(1).role, two.view(2).role) == ("miner", "saboteur")
    for _ in range(20):
        for seat in (0, 3, 4, None):
            assert seen_from(one, seat) == seen_from(two, seat)
        for table in (one, two):
            assert table.ask is not None
            table.answer(table.ask.options[0])


@pytest.mark.rule("SAB-016")
def test_the_role_is_told_to_its_player_alone() -> None:
    table = game(4)
    for seat in range(4):
        assert [event.args[0] for event in events(table, "role", seat)] == [seat]
        assert [event.to for event in events(table, "role", seat)] == [(seat,)]
    assert events(table, "role", None) == []


@pytest.mark.rule("SAB-017")
@pytest.mark.parametrize("seed", range(2))
def test_the_dwarf_card_left_over_is_seen_by_nobody_while_the_round_lasts(seed: int) -> None:
    """With the spare card a saboteur, the others cannot tell whether the last player has it instead."""
    hidden = delve(4, seed=seed, options={"rounds": 1}, roles=dict.fromkeys(range(4), "miner"))
    dealt = delve(4, seed=seed, options={"rounds": 1}, roles={0: "miner", 1: "miner", 2: "miner", 3: "saboteur"})
    assert (spare(hidden), spare(dealt)) == ("saboteur", "miner")
    moves = 0
    while not events(hidden, "round_over"):
        for seat in (0, 1, 2, None):
            assert seen_from(hidden, seat) == seen_from(dealt, seat)
        for table in (hidden, dealt):
            assert table.ask is not None
            table.answer(pass_on(table.ask))
        moves += 1
        assert moves <= 67
    assert moves > 40


@pytest.mark.rule("SAB-017")
def test_exactly_one_dwarf_card_is_left_over_and_stays_the_same_all_round() -> None:
    table = game(7)
    left = list(table.view(0).pool)
    for role in roles(table):
        left.remove(role)
    assert left == [spare(table)]
    answer_until(table, lambda table: table.view(0).deck_count == 0, pass_on)
    assert left == [spare(table)]


@pytest.mark.rule("SAB-018")
@pytest.mark.parametrize(
    ("players", "numbers"),
    [(3, {0, 1}), (4, {0, 1}), (5, {1, 2}), (6, {1, 2}), (7, {2, 3}), (8, {2, 3}), (9, {2, 3}), (10, {3, 4})],
)
def test_a_round_has_all_saboteurs_of_the_pool_or_one_fewer(players: int, numbers: set[int]) -> None:
    found = {roles(game(players, seed=seed)).count("saboteur") for seed in range(60)}
    assert found == numbers


@pytest.mark.rule("SAB-018")
@pytest.mark.parametrize(("left_over", "saboteurs", "miners"), [("saboteur", 3, 7), ("miner", 4, 6)])
def test_with_10_players_the_spare_card_decides_how_many_saboteurs_play(
    left_over: str, saboteurs: int, miners: int
) -> None:
    table = next(table for seed in range(60) if spare(table := game(10, seed=seed)) == left_over)
    assert Counter(roles(table)) == Counter(saboteur=saboteurs, miner=miners)
