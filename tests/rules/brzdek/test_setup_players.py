"""Before the first turn: what each player gets, who begins, and the noise everybody starts with."""

from __future__ import annotations

from collections import Counter

import pytest

from brzdek.core.problems import BadData, BadSetup
from tests.rules.brzdek.delving import PLAYERS, SIDES, delve, game
from tests.rules.dialect import seat_to_move, story, told
from tests.rules.raids import STARTING_DECK, each, now, pass_turn, purse, thief
from tests.support import answer

LOUD = ("watcher", "overlord")
"""Cards that make everybody noisier when they come into the row."""


def louder(row: list[str]) -> int:
    """How many cubes the starting row adds for each player."""
    return sum(card in LOUD for card in row)


# --- cubes, pawn, deck


@pytest.mark.rule("BRZ-005")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_30_cubes_before_any_is_used(players: int) -> None:
    assert each(delve(players), "supply") == [30] * players


@pytest.mark.rule("BRZ-005")
@pytest.mark.parametrize("seed", range(5))
def test_at_the_start_each_of_the_30_cubes_is_in_the_supply_or_makes_noise(seed: int) -> None:
    table = game(4, seed=seed)
    assert [one.supply + one.clank for one in table.view(None).thieves] == [30] * 4
    assert each(table, "damage") == [0] * 4


@pytest.mark.rule("BRZ-005")
def test_there_is_no_31st_cube() -> None:
    assert thief(delve(clank={0: 10}, bag={0: 20})).supply == 0
    with pytest.raises(BadData):
        delve(clank={0: 10}, bag={0: 21})


@pytest.mark.rule("BRZ-006")
@pytest.mark.parametrize("mover", range(3))
def test_each_player_moves_a_pawn_of_their_own(mover: int) -> None:
    table = delve(3, turn=mover, room={0: 2, 1: 2, 2: 2}, boots=1)
    answer(table, "move 3")
    assert each(table, "room") == [3 if seat == mover else 2 for seat in range(3)]


@pytest.mark.rule("BRZ-007")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_begins_with_the_same_ten_cards(players: int) -> None:
    table = game(players)
    for seat in range(players):
        view = table.view(seat)
        assert Counter([*view.hand, *view.deck]) == STARTING_DECK
        assert view.cards_of(seat) == STARTING_DECK
        assert (thief(table, seat).discard, thief(table, seat).played) == ([], [])


@pytest.mark.rule("BRZ-007")
@pytest.mark.parametrize(
    ("card", "polish", "made", "noise"),
    [
        ("burgle", "Włam", (1, 0, 0), 0),
        ("stumble", "Potknięcie", (0, 0, 0), 1),
        ("scramble", "Na krawędzi", (1, 0, 1), 0),
        ("sidestep", "Unik", (0, 0, 1), 0),
    ],
)
def test_what_the_starting_cards_do(card: str, polish: str, made: tuple[int, int, int], noise: int) -> None:
    table = delve(hand={0: [card]})
    assert table.catalog.cards[card].name.pl == polish
    answer(table, f"play {card}")
    assert (purse(table), thief(table).clank) == (made, noise)


# --- pawns outside, five cards in hand


@pytest.mark.rule("BRZ-027")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("side", SIDES)
def test_all_pawns_start_outside_at_the_top_of_the_board(side: str, players: int) -> None:
    table = game(players, board=side)
    board = table.view(None).board
    start = board.rooms[board.start]
    assert each(table, "room") == [board.start] * players
    assert start.zone == "outside"
    assert start.at[1] < min(room.at[1] for room in board.rooms.values() if room is not start)


@pytest.mark.rule("BRZ-028")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_starting_hand_is_5_of_the_10_cards(players: int) -> None:
    table = game(players)
    assert each(table, "hand_count") == [5] * players
    assert each(table, "deck_count") == [5] * players
    assert [len(table.view(seat).hand) for seat in range(players)] == [5] * players


@pytest.mark.rule("BRZ-028")
def test_each_deck_is_shuffled_by_itself() -> None:
    """In some games both Stumbles come up at once, in some none, for every seat and not alike for all."""
    stumbles = [[game(4, seed=seed).view(seat).hand.count("stumble") for seat in range(4)] for seed in range(60)]
    for seat in range(4):
        assert {hands[seat] for hands in stumbles} == {0, 1, 2}
    assert any(len(set(hands)) > 1 for hands in stumbles)
    firsts = {game(4, seed=seed).view(0).hand[0] for seed in range(60)}
    assert firsts == set(STARTING_DECK)


# --- who begins, who is next


@pytest.mark.rule("BRZ-029")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_drawn_from_the_seed(players: int) -> None:
    firsts = Counter(seat_to_move(game(players, seed=seed)) for seed in range(120))
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 15
    assert [seat_to_move(game(players, seed=seed)) for seed in range(9)] == [
        game(players, seed=seed).view(None).first for seed in range(9)
    ]


@pytest.mark.rule("BRZ-029")
@pytest.mark.parametrize("first", range(4))
def test_the_caller_may_name_the_first_player(first: int) -> None:
    for seed in range(5):
        assert seat_to_move(game(4, seed=seed, first=first)) == first


@pytest.mark.rule("BRZ-029")
@pytest.mark.parametrize(("players", "first"), [(2, 2), (3, 3), (4, 4), (4, -1)])
def test_a_first_player_who_is_not_at_the_table_is_refused(players: int, first: int) -> None:
    with pytest.raises(BadSetup):
        game(players, first=first)


@pytest.mark.rule("BRZ-030")
@pytest.mark.parametrize(("players", "order"), [(2, [1, 0, 1, 0]), (3, [2, 0, 1, 2, 0]), (4, [2, 3, 0, 1, 2])])
def test_turns_go_round_the_table_from_the_first_player(players: int, order: list[int]) -> None:
    table = game(players, first=order[0])
    seats = []
    for _ in order:
        seats.append(seat_to_move(table))
        pass_turn(table)
    assert seats == order
    assert [seat for (seat,) in told(table, "turn")][: len(order)] == order


# --- starting noise


@pytest.mark.rule("BRZ-031")
@pytest.mark.parametrize("first", range(4))
def test_four_players_start_with_3_2_1_and_no_cubes_of_noise_in_turn_order(first: int) -> None:
    for seed in range(10):
        table = game(4, seed=seed, first=first)
        more = louder(table.view(None).row)
        by_turn = each(table, "clank")[first:] + each(table, "clank")[:first]
        assert by_turn == [3 + more, 2 + more, 1 + more, more]


@pytest.mark.rule("BRZ-031")
def test_the_starting_noise_is_made_before_the_first_turn_and_by_no_card() -> None:
    seed = next(seed for seed in range(99) if not louder(game(4, seed=seed, first=0).view(None).row))
    table = game(4, seed=seed, first=0)
    assert story(table)[-4:] == ["clank", "clank", "clank", "turn"]
    assert told(table, "clank") == [(0, 3), (1, 2), (2, 1)]
    assert each(table, "supply") == [27, 28, 29, 30]
    assert now(table).cubes_made == 0


@pytest.mark.rule("BRZ-032")
@pytest.mark.parametrize(("players", "cubes"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1, 0])])
def test_the_starting_noise_does_not_depend_on_the_number_of_players(players: int, cubes: list[int]) -> None:
    for seed in range(10):
        table = game(players, seed=seed, first=0)
        more = louder(table.view(None).row)
        assert each(table, "clank") == [count + more for count in cubes]
