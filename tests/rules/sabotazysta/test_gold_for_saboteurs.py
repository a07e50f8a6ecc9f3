"""The treasure is not found: what the saboteurs get."""

from __future__ import annotations

import pytest

from tests.rules.sabotazysta.delving import (
    LAST_STEP,
    last_card,
    own_gold,
    ran_out,
    saboteurs,
    seats_of,
    winners_of_round,
)
from tests.rules.sabotazysta.digging import LEVEL, STONE_IN_THE_MIDDLE
from tests.support import answer, events


@pytest.mark.rule("SAB-111")
def test_the_saboteurs_win_if_the_treasure_was_not_uncovered() -> None:
    assert winners_of_round(ran_out(5, roles=saboteurs(5, 0, 3))) == ["saboteurs"]


@pytest.mark.rule("SAB-111")
def test_the_saboteurs_win_although_both_stones_were_uncovered() -> None:
    hands = {0: ["straight_horizontal"], 1: [], 2: []}
    table = last_card(3, roles=saboteurs(3, 1), board=LEVEL, goals=STONE_IN_THE_MIDDLE, revealed=["8,2"], hands=hands)
    answer(table, LAST_STEP)
    assert [event.args[1] for event in events(table, "uncovered")] == ["goal_stone_sw"]
    assert winners_of_round(table) == ["saboteurs"]


@pytest.mark.rule("SAB-112")
@pytest.mark.parametrize(("players", "bad"), [(3, (2,)), (5, (0, 1)), (8, (1, 4, 6)), (10, (0, 1, 2, 9))])
def test_miners_get_nothing_when_the_saboteurs_win(players: int, bad: tuple[int, ...]) -> None:
    table = ran_out(players, roles=saboteurs(players, *bad))
    miners = [seat for seat in range(players) if seat not in bad]
    assert own_gold(table, miners) == [[]] * len(miners)
    assert [count > 0 for count in table.view(None).gold_counts] == [seat in bad for seat in range(players)]


@pytest.mark.rule("SAB-113")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("who", [0, 2])
def test_a_lone_saboteur_gets_four_nuggets(players: int, who: int) -> None:
    table = ran_out(players, roles=saboteurs(players, who))
    assert sum(table.view(who).gold) == 4


@pytest.mark.rule("SAB-114")
@pytest.mark.parametrize(
    ("players", "bad", "total"), [(5, (1, 3), 6), (6, (0, 5), 6), (7, (0, 1, 2), 9), (9, (3, 4, 8), 9)]
)
def test_two_or_three_saboteurs_get_three_nuggets_each(players: int, bad: tuple[int, ...], total: int) -> None:
    table = ran_out(players, roles=saboteurs(players, *bad))
    assert [sum(gold) for gold in own_gold(table, bad)] == [3] * len(bad)
    assert sum(sum(gold) for gold in own_gold(table, range(players))) == total


@pytest.mark.rule("SAB-115")
def test_four_saboteurs_get_two_nuggets_each() -> None:
    table = ran_out(10, roles=saboteurs(10, 1, 2, 6, 7))
    assert [sum(gold) for gold in own_gold(table, (1, 2, 6, 7))] == [2, 2, 2, 2]
    assert sum(sum(gold) for gold in own_gold(table, range(10))) == 8


@pytest.mark.rule("SAB-116")
@pytest.mark.parametrize(
    ("players", "bad", "each"),
    [
        pytest.param(5, (3,), 4, id="one of two"),
        pytest.param(6, (0,), 4, id="one of two, six players"),
        pytest.param(8, (2, 5), 3, id="two of three"),
        pytest.param(10, (1, 2, 6), 3, id="three of four"),
    ],
)
def test_the_payout_goes_by_the_saboteurs_dealt_and_not_by_the_pool(
    players: int, bad: tuple[int, ...], each: int
) -> None:
    table = last_card(players, roles=saboteurs(players, *bad))
    assert table.view(None).pool.count("saboteur") == len(bad) + 1, "the spare dwarf is a saboteur"
    answer(table, "discard cross")
    assert [sum(gold) for gold in own_gold(table, bad)] == [each] * len(bad)


ALL_THREES = [3, 3, 3, 3]
ALL_TWOS = [2] * 8


@pytest.mark.rule("SAB-117")
@pytest.mark.parametrize(
    ("held", "paid"),
    [
        pytest.param([], [[3], [3], [3]], id="all 28 cards left"),
        pytest.param([3, 3, 3, 1, 1, 1, 1, 1, 1], [[3], [2, 1], [2, 1]], id="one 3, eight 2s and ten 1s left"),
        pytest.param([*ALL_THREES, *ALL_TWOS, 1, 1, 1, 1, 1, 1], [[1, 1, 1]] * 3, id="ten 1s left"),
    ],
)
def test_three_saboteurs_are_paid_exactly_clockwise_from_the_player_who_started(
    held: list[int], paid: list[list[int]]
) -> None:
    roles = saboteurs(7, 1, 3, 5)
    table = ran_out(
        7, roles=roles, gold={0: held}, starter=2, turn=4, hands={4: ["cross"], **{s: [] for s in (0, 1, 2, 3, 5, 6)}}
    )
    assert seats_of(table, "gold") == [3, 5, 1]
    assert own_gold(table, (3, 5, 1)) == paid
    assert own_gold(table, [0]) == [held]


@pytest.mark.rule("SAB-117", "SAB-113")
@pytest.mark.parametrize(
    ("held", "paid"),
    [
        pytest.param([], [3, 1], id="a 3 and a 1 are there"),
        pytest.param([3, 3, 3], [3, 1], id="the last 3"),
        pytest.param(ALL_THREES, [2, 2], id="no 3"),
        pytest.param([1] * 16, [2, 2], id="no 1"),
        pytest.param([*ALL_THREES, *[2] * 7], [2, 1, 1], id="no 3 and a single 2"),
        pytest.param([*ALL_THREES, *ALL_TWOS], [1, 1, 1, 1], id="1s alone"),
    ],
)
def test_a_lone_saboteur_gets_the_fewest_cards_that_make_four(held: list[int], paid: list[int]) -> None:
    table = ran_out(3, roles=saboteurs(3, 1), gold={0: held})
    assert own_gold(table, [1]) == [paid]
    assert table.view(None).gold_deck_count == 28 - len(held) - len(paid)


@pytest.mark.rule("SAB-117", "SAB-115")
@pytest.mark.parametrize(
    ("held", "paid"),
    [([], [[2], [2], [2], [2]]), ([2] * 5, [[2], [2], [2], [1, 1]]), (ALL_TWOS, [[1, 1], [1, 1], [1, 1], [1, 1]])],
)
def test_four_saboteurs_get_two_in_one_card_while_there_are_any(held: list[int], paid: list[list[int]]) -> None:
    table = ran_out(10, roles=saboteurs(10, 0, 1, 2, 3), gold={9: held})
    assert own_gold(table, (0, 1, 2, 3)) == paid


@pytest.mark.rule("SAB-118")
@pytest.mark.parametrize("players", [3, 4])
def test_a_round_without_saboteurs_and_without_treasure_is_won_by_nobody(players: int) -> None:
    table = ran_out(players, roles=saboteurs(players))
    assert winners_of_round(table) == ["nobody"]
    assert table.view(None).gold_counts == [0] * players
    assert table.view(None).gold_deck_count == 28
    assert events(table, "gold") == []
