"""What the players are after: two groups, one of which wins the round."""

from __future__ import annotations

import random

import pytest

from brzdek.core.problems import BadSetup
from brzdek.core.table import Table
from tests.rules.dialect import told
from tests.rules.sabotazysta.delving import delve, each_round, game
from tests.rules.sabotazysta.digging import LEVEL, TREASURE_IN_THE_MIDDLE
from tests.support import answer, events, legal

ROLES = {0: "miner", 1: "saboteur", 2: "miner", 3: "miner"}
LAST_ROUND = {"rounds": 1}


def with_the_treasure_one_card_away() -> Table:
    return delve(
        4,
        options=LAST_ROUND,
        board=LEVEL,
        goals=TREASURE_IN_THE_MIDDLE,
        roles=ROLES,
        hands={0: ["straight_horizontal"], 1: [], 2: [], 3: []},
        deck=0,
    )


@pytest.mark.rule("SAB-001")
def test_in_every_round_each_player_is_secretly_a_miner_or_a_saboteur() -> None:
    table = game(5)
    rounds = []
    for number in each_round(table):
        rounds.append(number)
        roles = [table.view(seat).role for seat in range(5)]
        assert set(roles) <= {"miner", "saboteur"}
        assert roles.count("saboteur") in (1, 2)
        assert all(table.view(seat).roles is None for seat in (*range(5), None))
    assert rounds == [1, 2, 3]


@pytest.mark.rule("SAB-001", "SAB-002")
def test_a_corridor_to_the_treasure_is_a_win_of_all_miners_and_of_no_saboteur() -> None:
    table = with_the_treasure_one_card_away()
    answer(table, "play straight_horizontal 7,0")
    while table.ask is not None:
        table.answer(table.ask.options[0])
    assert told(table, "round_over") == [(1, "miners")]
    assert table.view(None).gold_counts == [1, 0, 1, 1]


@pytest.mark.rule("SAB-001", "SAB-002")
def test_an_unreached_treasure_is_a_win_of_the_saboteurs_and_of_no_miner() -> None:
    table = with_the_treasure_one_card_away()
    answer(table, "discard straight_horizontal")
    assert told(table, "round_over") == [(1, "saboteurs")]
    counts = table.view(None).gold_counts
    assert [bool(count) for count in counts] == [False, True, False, False]


@pytest.mark.rule("SAB-003")
@pytest.mark.parametrize("players", [0, 1, 2, 11, 12])
def test_fewer_than_3_or_more_than_10_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup):
        game(players)


@pytest.mark.rule("SAB-003")
@pytest.mark.parametrize("players", range(3, 11))
def test_3_to_10_players_are_accepted(players: int) -> None:
    table = game(players)
    assert len(table.view(None).hand_counts) == players
    assert table.ask is not None


EVERY_KIND = ["cross", "dead_curve_sw", "broken_cart", "repair_lantern", "repair_cart_pickaxe", "rockfall", "map"]


@pytest.mark.rule("SAB-004")
@pytest.mark.parametrize("role", ["miner", "saboteur"])
def test_either_role_may_use_every_kind_of_card(role: str) -> None:
    table = delve(board=["cross@1,0"], tools={1: ["lantern"], 2: ["pickaxe"]}, hands={0: EVERY_KIND}, roles={0: role})
    assert set(legal(table)) == {
        *(f"play cross {cell}" for cell in ("-1,0", "0,-1", "0,1", "1,-1", "1,1", "2,0")),
        *(f"play dead_curve_sw {cell}" for cell in ("0,-1", "2,0", "1,-1")),
        *(f"play dead_curve_sw {cell} turned" for cell in ("-1,0", "0,1", "1,1")),
        *(f"play broken_cart {seat}" for seat in range(3)),
        "play repair_lantern 1",
        "play repair_cart_pickaxe 2 pickaxe",
        "play rockfall 1,0",
        *(f"play map {cell}" for cell in ("8,-2", "8,0", "8,2")),
        *(f"discard {card}" for card in EVERY_KIND),
    }


@pytest.mark.rule("SAB-004")
@pytest.mark.parametrize("seed", range(6))
def test_the_legal_moves_never_depend_on_who_is_a_saboteur(seed: int) -> None:
    """The same game, once with each player in turn as the saboteur and once without any, move by move."""
    choice = random.Random(seed)
    castings = [{seat: "saboteur" if seat == bad else "miner" for seat in range(4)} for bad in (0, 1, 2, 3, None)]
    tables = [delve(4, seed=seed, options=LAST_ROUND, roles=roles) for roles in castings]
    moves = 0
    while not events(tables[0], "round_over"):
        offers = [(table.ask.seat, legal(table)) for table in tables if table.ask is not None]
        assert len(offers) == 5
        assert all(offer == offers[0] for offer in offers)
        line = choice.choice(offers[0][1])
        for table in tables:
            answer(table, line)
        moves += 1
        assert moves <= 67
    assert moves > 40
