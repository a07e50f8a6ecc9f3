"""Before the first turn: what each player gets, who begins, and the noise everybody starts with."""

from __future__ import annotations

from collections import Counter

import pytest

from brzdek.core.problems import BadData, BadSetup
from tests.rules.dialect import seat_to_move, story, told
from tests.rules.katakumby.delving import CALM, SPARE, dig, game
from tests.rules.katakumby.exploring import LOUD, PARTY, PLAYERS
from tests.rules.raids import STARTING_DECK, each, now, pass_turn, purse, thief
from tests.support import answer

ALL = (*PLAYERS, *PARTY)


def louder(row: list[str]) -> int:
    """How many cubes the starting row adds for each player."""
    return sum(card in LOUD for card in row)


def quiet_seed(players: int) -> int:
    """A game whose first row makes no noise."""
    return next(seed for seed in range(99) if not louder(game(players, seed=seed, first=0).view(None).row))


# --- cubes, pawn, lockpicks


@pytest.mark.rule("KAT-030")
@pytest.mark.parametrize("players", ALL)
def test_everybody_has_30_cubes_before_any_is_used(players: int) -> None:
    assert each(dig({}, players), "supply") == [30] * players
    table = game(players)
    assert [one.supply + one.clank for one in table.view(None).thieves] == [30] * players


@pytest.mark.rule("KAT-030")
def test_there_is_no_31st_cube() -> None:
    assert thief(dig(clank={0: 10}, bag={0: 20})).supply == 0
    with pytest.raises(BadData):
        dig(clank={0: 10}, bag={0: 21})


@pytest.mark.rule("KAT-030")
@pytest.mark.parametrize("owner", range(3))
def test_every_player_has_a_colour_of_their_own(owner: int) -> None:
    """Cubes of one colour in the bag: whoever's they are is hit, and nobody else."""
    table = dig({}, 3, bag={owner: 4}, black=0, rage=1, row=CALM[:5], deck=["skeletal_ape", *SPARE])
    answer(table, "end")
    assert told(table, "attack") == [((owner, owner),)]
    assert each(table, "damage") == [2 if seat == owner else 0 for seat in range(3)]


@pytest.mark.rule("KAT-031")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("players", ALL)
def test_all_pawns_start_in_the_crypt(players: int, side: str) -> None:
    table = game(players, side=side)
    view = table.view(None)
    assert len(set(each(table, "room"))) == 1
    cave = view.cave(thief(table).room)
    assert (cave.tile, cave.zone, [one.kind for one in cave.has]) == (0, "haven", ["crypt"])


@pytest.mark.rule("KAT-032")
@pytest.mark.parametrize("players", ALL)
def test_everybody_begins_with_three_lockpicks(players: int) -> None:
    assert each(game(players), "lockpicks") == [3] * players


# --- the deck


@pytest.mark.rule("KAT-033")
@pytest.mark.parametrize("players", ALL)
def test_the_starting_deck_has_exactly_ten_cards(players: int) -> None:
    table = game(players)
    for seat in range(players):
        view = table.view(seat)
        assert Counter([*view.hand, *view.deck]) == STARTING_DECK
        assert (thief(table, seat).discard, thief(table, seat).played) == ([], [])


@pytest.mark.rule("KAT-033")
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
    table = dig(hand={0: [card]})
    assert table.catalog.cards[card].name.pl == polish
    answer(table, f"play {card}")
    assert (purse(table), thief(table).clank, thief(table).gold) == (made, noise, 0)


@pytest.mark.rule("KAT-034")
@pytest.mark.parametrize("players", ALL)
def test_the_starting_hand_is_5_of_the_10_cards(players: int) -> None:
    table = game(players)
    assert each(table, "hand_count") == [5] * players
    assert each(table, "deck_count") == [5] * players
    assert [len(table.view(seat).hand) for seat in range(players)] == [5] * players


@pytest.mark.rule("KAT-034")
def test_each_deck_is_shuffled_by_itself() -> None:
    """In some games both Stumbles come up at once, in some none, for every seat and not alike for all."""
    tables = [game(4, seed=seed) for seed in range(60)]
    stumbles = [[table.view(seat).hand.count("stumble") for seat in range(4)] for table in tables]
    for seat in range(4):
        assert {hands[seat] for hands in stumbles} == {0, 1, 2}
    assert any(len(set(hands)) > 1 for hands in stumbles)
    assert {table.view(0).hand[0] for table in tables} == set(STARTING_DECK)


@pytest.mark.rule("KAT-034")
def test_the_deck_lies_face_down() -> None:
    """Its order is known to nobody, its contents to its owner."""
    one, other = (dig(draw={0: cards}) for cards in (["burgle", "stumble"], ["stumble", "burgle"]))
    for seat in (0, 1, None):
        assert one.view(seat).data() == other.view(seat).data()


# --- who begins, who is next


@pytest.mark.rule("KAT-035")
@pytest.mark.parametrize("players", ALL)
def test_the_first_player_is_drawn_from_the_seed(players: int) -> None:
    seats = [seat_to_move(game(players, seed=seed)) for seed in range(90)]
    assert set(seats) == set(range(players))
    assert min(Counter(seats).values()) > 6
    assert seats[:9] == [game(players, seed=seed).view(None).first for seed in range(9)]


@pytest.mark.rule("KAT-035")
@pytest.mark.parametrize("first", range(4))
def test_the_caller_may_name_the_first_player(first: int) -> None:
    for seed in range(5):
        assert seat_to_move(game(4, seed=seed, first=first)) == first


@pytest.mark.rule("KAT-035")
@pytest.mark.parametrize(("players", "first"), [(2, 2), (3, 3), (4, 4), (6, 6), (4, -1)])
def test_a_first_player_who_is_not_at_the_table_is_refused(players: int, first: int) -> None:
    with pytest.raises(BadSetup):
        game(players, first=first)


@pytest.mark.rule("KAT-036")
@pytest.mark.parametrize(
    ("players", "order"), [(2, [1, 0, 1, 0]), (3, [2, 0, 1, 2, 0]), (4, [2, 3, 0, 1, 2]), (5, [3, 4, 0, 1, 2, 3])]
)
def test_turns_go_round_the_table_from_the_first_player(players: int, order: list[int]) -> None:
    table = game(players, first=order[0])
    seats = []
    for _ in order:
        seats.append(seat_to_move(table))
        pass_turn(table)
    assert seats == order
    assert [seat for (seat,) in told(table, "turn")][: len(order)] == order


# --- starting noise


@pytest.mark.rule("KAT-037")
def test_the_figures_of_the_two_player_example() -> None:
    table = game(2, seed=quiet_seed(2), first=0)
    assert each(table, "clank") == [3, 2]
    assert each(table, "supply") == [27, 28]


@pytest.mark.rule("KAT-037")
@pytest.mark.parametrize("first", range(4))
def test_four_players_start_with_3_2_1_and_no_cubes_of_noise_in_turn_order(first: int) -> None:
    for seed in range(10):
        table = game(4, seed=seed, first=first)
        more = louder(table.view(None).row)
        by_turn = each(table, "clank")[first:] + each(table, "clank")[:first]
        assert by_turn == [3 + more, 2 + more, 1 + more, more]


@pytest.mark.rule("KAT-037")
@pytest.mark.parametrize(("players", "cubes"), [(2, [3, 2]), (3, [3, 2, 1]), (4, [3, 2, 1, 0])])
def test_the_starting_noise_does_not_depend_on_the_number_of_players(players: int, cubes: list[int]) -> None:
    for seed in range(10):
        table = game(players, seed=seed, first=0)
        more = louder(table.view(None).row)
        assert each(table, "clank") == [count + more for count in cubes]


@pytest.mark.rule("KAT-037")
def test_the_starting_noise_is_made_before_the_first_turn_and_by_no_card() -> None:
    table = game(4, seed=quiet_seed(4), first=0)
    assert story(table, "clank", "turn") == ["clank", "clank", "clank", "turn"]
    assert told(table, "clank") == [(0, 3), (1, 2), (2, 1)]
    assert now(table).cubes_made == 0
