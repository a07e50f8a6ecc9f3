"""The treasure is found: who gets gold, in which order, and who sees it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any, TypeAlias

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import told
from tests.rules.sabotazysta.delving import (
    LAST_STEP,
    one_step_short,
    own_gold,
    ran_out,
    saboteurs,
    seats_of,
    share_gold,
    treasure_found,
    winners_of_round,
)
from tests.rules.sabotazysta.digging import STONE_IN_THE_MIDDLE
from tests.support import answer, events, legal

A, B, C, D, E = range(5)
ALL_BUT_ONES = [3] * 4 + [2] * 8
Gold: TypeAlias = dict[int, list[int]]


def chooser(table: Table) -> int | None:
    """Who is choosing gold now."""
    return table.ask.seat if table.ask is not None and table.ask.topic == "gold" else None


@pytest.mark.rule("SAB-101")
def test_the_miners_win_when_a_corridor_joins_the_start_and_the_treasure() -> None:
    table = one_step_short(5, finder=D, roles=saboteurs(5, B))
    assert winners_of_round(table) == []
    answer(table, LAST_STEP)
    assert winners_of_round(table) == ["miners"]
    assert events(table, "uncovered")[0].args == ((8, 0), "goal_treasure")


@pytest.mark.rule("SAB-101")
def test_an_interrupted_corridor_does_not_win() -> None:
    table = one_step_short(5, finder=D, roles=saboteurs(5, B))
    answer(table, "play dead_straight_horizontal 7,0")
    assert winners_of_round(table) == []
    assert (8, 0) in table.view(None).goals


@pytest.mark.rule("SAB-101")
def test_reaching_a_stone_does_not_win() -> None:
    table = one_step_short(5, finder=D, roles=saboteurs(5, B), goals=STONE_IN_THE_MIDDLE)
    answer(table, LAST_STEP)
    assert events(table, "uncovered")[0].args == ((8, 0), "goal_stone_sw")
    assert winners_of_round(table) == []
    assert table.view(None).round == 1


@pytest.mark.rule("SAB-102", "SAB-106")
def test_every_miner_ends_with_one_gold_card_and_saboteurs_get_none() -> None:
    table = treasure_found(7, finder=2, roles=saboteurs(7, 0, 4, 5))
    share_gold(table)
    assert table.view(None).gold_counts == [0, 1, 1, 1, 0, 0, 1]
    assert own_gold(table, (0, 4, 5)) == [[], [], []]
    assert Counter(seats_of(table, "gold")) == {1: 1, 2: 1, 3: 1, 6: 1}
    assert table.view(None).gold_deck_count == 28 - 4


@pytest.mark.rule("SAB-103")
@pytest.mark.parametrize(
    ("players", "bad", "cards"),
    [
        pytest.param(6, (1,), 5, id="five miners, as in the rulebook's example"),
        pytest.param(6, (1, 2), 4, id="four miners though five are in the pool"),
        pytest.param(5, (1,), 4, id="four miners, one saboteur dealt out of two"),
        pytest.param(10, (1, 2, 3), 7, id="seven miners"),
        pytest.param(10, (1, 2, 3, 4), 6, id="six miners"),
    ],
)
def test_as_many_gold_cards_are_drawn_as_miners_take_part(players: int, bad: tuple[int, ...], cards: int) -> None:
    table = one_step_short(players, finder=0, roles=saboteurs(players, *bad))
    state: Any = table.game
    top = state.gold_deck[-cards:]
    answer(table, LAST_STEP)
    assert chooser(table) == 0
    assert sorted(table.view(0).offered) == sorted(top), "from the top of the gold deck"
    assert table.view(None).gold_deck_count == 28 - cards


@pytest.mark.rule("SAB-104")
@pytest.mark.parametrize("best", [True, False])
def test_the_miner_who_reached_the_treasure_chooses_first_among_all_cards_drawn(best: bool) -> None:
    table = treasure_found(6, finder=4, roles=saboteurs(6, 1))
    assert chooser(table) == 4
    offered = list(table.view(4).offered)
    assert {int(line.removeprefix("take ")) for line in legal(table)} == set(offered)
    value = max(offered) if best else min(offered)
    answer(table, f"take {value}")
    assert own_gold(table, [4]) == [[value]]
    offered.remove(value)
    assert chooser(table) == 3
    assert sorted(table.view(3).offered) == sorted(offered), "all but the one kept are passed on"


@pytest.mark.rule("SAB-105")
def test_gold_goes_round_counterclockwise_and_skips_saboteurs() -> None:
    table = treasure_found(5, finder=D, roles=saboteurs(5, B))
    assert table.view(None).gold_deck_count == 24, "4 cards are drawn"
    share_gold(table)
    assert seats_of(table, "gold") == [D, C, A, E]


@pytest.mark.rule("SAB-106")
def test_the_rest_is_passed_on_until_every_miner_has_exactly_one() -> None:
    table = treasure_found(10, finder=9, roles=saboteurs(10, 2, 5, 7), seed=3)
    drawn = Counter(table.view(9).offered)
    sizes = []
    while (seat := chooser(table)) is not None:
        sizes.append(len(table.view(seat).offered))
        answer(table, legal(table)[0])
    assert sizes == [7, 6, 5, 4, 3, 2], "each keeps one and passes on the rest"
    miners = [9, 8, 6, 4, 3, 1, 0]
    assert seats_of(table, "gold") == miners
    assert all(len(gold) == 1 for gold in own_gold(table, miners))
    assert Counter(value for gold in own_gold(table, miners) for value in gold) == drawn


@pytest.mark.rule("SAB-107")
def test_the_miners_win_even_if_a_saboteur_reaches_the_treasure() -> None:
    table = treasure_found(5, finder=B, roles=saboteurs(5, B))
    assert winners_of_round(table) == ["miners"]
    share_gold(table)
    assert table.view(None).gold_counts == [1, 0, 1, 1, 1]


@pytest.mark.rule("SAB-108")
def test_after_a_saboteurs_finish_the_nearest_miner_to_the_right_chooses_first() -> None:
    table = treasure_found(5, finder=B, roles=saboteurs(5, B))
    assert chooser(table) == A
    assert table.view(None).gold_deck_count == 24, "4 cards are drawn"
    while chooser(table) is not None:
        assert not table.view(B).offered, "the saboteur never sees them"
        answer(table, legal(table)[0])
    assert seats_of(table, "gold") == [A, E, D, C]


@pytest.mark.rule("SAB-108")
def test_if_the_neighbour_to_the_right_is_a_saboteur_too_the_next_miner_begins() -> None:
    table = treasure_found(5, finder=B, roles=saboteurs(5, A, B))
    assert chooser(table) == E
    assert table.view(None).gold_deck_count == 25
    share_gold(table)
    assert seats_of(table, "gold") == [E, D, C]


@pytest.mark.rule("SAB-109")
def test_only_the_miner_who_is_choosing_sees_the_gold_on_offer() -> None:
    table = treasure_found(6, finder=0, roles=saboteurs(6, 2))
    asked = []
    while (seat := chooser(table)) is not None:
        asked.append(seat)
        assert table.view(seat).offered
        for other in {0, 1, 2, 3, 4, 5, None} - {seat}:
            assert table.view(other).offered == ()
            assert table.view(other).data()["offered"] == []
        answer(table, legal(table)[0])
    assert asked == [0, 5, 4, 3]
    assert all(not table.view(seat).offered for seat in (*range(6), None))


@pytest.mark.rule("SAB-109")
@pytest.mark.parametrize("seed", range(8))
def test_all_but_the_last_miner_choose_so_that_nobody_else_learns_whether_the_cards_are_alike(seed: int) -> None:
    table = treasure_found(4, finder=0, roles=saboteurs(4, 2), seed=seed, gold={2: ALL_BUT_ONES} if seed < 4 else {})
    assert share_gold(table) == [0, 3]
    assert table.view(None).round == 2
    assert seats_of(table, "gold") == [0, 3, 1], "the last one gets the last card without a choice"
    assert table.view(None).gold_counts[1] == 1


@pytest.mark.rule("SAB-109")
def test_values_taken_are_told_to_their_owner_alone() -> None:
    table = treasure_found(5, finder=D, roles=saboteurs(5, B))
    share_gold(table)
    for seat in (A, C, D, E):
        assert told(table, "nuggets", seat) == [(seat, tuple(table.view(seat).gold))]
    for viewer in (B, None):
        assert events(table, "nuggets", viewer) == []
        assert [event.args[1:] for event in events(table, "gold", viewer)] == [(1,)] * 4, "how many, not which"
    assert json.dumps(table.view(None).data()["gold"]) == "[]"


@pytest.mark.rule("SAB-110")
def test_fourteen_gold_cards_suffice_for_seven_miners_in_the_third_round() -> None:
    gold = {seat: [1, 1] for seat in range(7)}
    table = treasure_found(10, finder=0, roles=saboteurs(10, 1, 5, 8), round=3, gold=gold)
    share_gold(table)
    assert table.view(None).over
    assert [len(gold) for gold in own_gold(table, range(10))] == [3, 2, 3, 3, 3, 2, 3, 1, 0, 1]
    assert table.view(None).gold_deck_count == 28 - 14 - 7


def after_round(players: int, bad: Sequence[int], found: bool, gold: Gold, round: int, seed: int) -> Gold:
    """Play the end of a round; everybody's gold afterwards. Nobody may have come away with too little."""
    roles = saboteurs(players, *bad)
    if found:
        table = treasure_found(players, finder=0, roles=roles, gold=gold, round=round, seed=seed)
        share_gold(table)
        won = [0 if seat in bad else 1 for seat in range(players)]
        assert [len(table.view(seat).gold) - len(gold[seat]) for seat in range(players)] == won
    else:
        table = ran_out(players, roles=roles, gold=gold, round=round, seed=seed)
        each = {0: 0, 1: 4, 2: 3, 3: 3, 4: 2}[len(bad)]
        paid = [each if seat in bad else 0 for seat in range(players)]
        assert [sum(table.view(seat).gold) - sum(gold[seat]) for seat in range(players)] == paid
    return {seat: list(table.view(seat).gold) for seat in range(players)}


@pytest.mark.rule("SAB-110", "SAB-117")
@pytest.mark.parametrize("players", range(3, 11))
def test_the_gold_deck_suffices_however_three_rounds_go(players: int) -> None:
    """Each round is won by either side, with all saboteurs of the pool dealt or one of them left over."""
    pool = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}[players]
    rounds = [(range(1, 1 + dealt), found) for dealt in (pool - 1, pool) for found in (True, False)]
    fewest = 28
    for seed, (first, second, third) in enumerate(product(rounds, repeat=3)):
        gold = after_round(players, *first, {seat: [] for seat in range(players)}, 1, seed)
        gold = after_round(players, *second, gold, 2, seed)
        fewest = min(fewest, 28 - sum(map(len, gold.values())))
        after_round(players, *third, gold, 3, seed)
    assert fewest >= 14
    assert (fewest == 14) is (players in (9, 10))


@pytest.mark.rule("SAB-119")
@pytest.mark.parametrize("players", [3, 4])
def test_in_a_round_without_saboteurs_everybody_gets_a_gold_card(players: int) -> None:
    table = treasure_found(players, finder=1, roles=saboteurs(players))
    assert winners_of_round(table) == ["miners"]
    share_gold(table)
    assert table.view(None).gold_deck_count == 28 - players
    assert table.view(None).gold_counts == [1] * players
    assert seats_of(table, "gold") == [1, 0, *range(players - 1, 1, -1)]
