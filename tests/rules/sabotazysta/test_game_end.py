"""The end of the game: three rounds, nuggets added up, the winners."""

from __future__ import annotations

import pytest

from tests.rules.dialect import result
from tests.rules.sabotazysta.delving import last_card, ran_out, saboteurs, treasure_found
from tests.support import answer, events, seat_down


@pytest.mark.rule("SAB-130")
@pytest.mark.parametrize("players", [3, 10])
def test_the_game_ends_after_exactly_three_rounds(players: int) -> None:
    table = seat_down("sabotazysta", players)
    rounds = set()
    while table.ask is not None:
        rounds.add(table.view(None).round)
        table.answer(table.ask.options[-1])
    assert rounds == {1, 2, 3}
    assert [event.args[0] for event in events(table, "round")] == [1, 2, 3]
    assert [event.args[0] for event in events(table, "round_over")] == [1, 2, 3]
    assert table.view(None).over


@pytest.mark.rule("SAB-130")
@pytest.mark.parametrize(("played", "over"), [(1, False), (2, False), (3, True)])
def test_the_game_is_over_with_the_third_round_and_not_before(played: int, over: bool) -> None:
    table = last_card(3, round=played)
    answer(table, "discard cross")
    assert table.view(None).over is over
    assert (table.ask is None) is over


@pytest.mark.rule("SAB-131")
def test_each_player_adds_up_the_nuggets_on_all_their_gold_cards() -> None:
    table = ran_out(3, roles=saboteurs(3), round=3, gold={0: [3, 1, 2], 2: [1, 1]})
    assert result(table)[0] == (6, 0, 2)
    assert events(table, "game_over")[-1].args == ((6, 0, 2),)


@pytest.mark.rule("SAB-131")
def test_the_gold_of_the_last_round_counts_too() -> None:
    table = ran_out(3, roles=saboteurs(3, 1), round=3, gold={0: [3], 1: [2]})
    assert result(table)[0] == (3, 6, 0)
    table = treasure_found(3, finder=0, roles=saboteurs(3, 1), round=3, gold={0: [3], 1: [2]})
    while table.ask is not None:
        table.answer(table.ask.options[0])
    assert result(table)[0] == (3 + table.view(0).gold[-1], 2, table.view(2).gold[0])


@pytest.mark.rule("SAB-132")
@pytest.mark.parametrize(
    ("gold", "winner"), [({0: [3, 2], 1: [3, 1]}, 0), ({0: [1, 1, 1, 1], 2: [3, 2]}, 2), ({1: [1]}, 1)]
)
def test_the_player_with_the_most_nuggets_wins_whatever_the_number_of_cards(
    gold: dict[int, list[int]], winner: int
) -> None:
    table = ran_out(3, roles=saboteurs(3), round=3, gold=gold)
    assert result(table)[1] == (winner,)


@pytest.mark.rule("SAB-132")
def test_it_is_the_nuggets_of_the_game_that_win_and_not_the_last_round() -> None:
    table = ran_out(3, roles=saboteurs(3, 1), round=3, gold={0: [3, 3]})
    assert result(table) == ((6, 4, 0), (0,))


@pytest.mark.rule("SAB-133")
@pytest.mark.parametrize(
    ("players", "gold", "scores", "winners"),
    [
        pytest.param(4, {0: [3, 3], 1: [2, 2, 2], 2: [3, 1]}, (6, 6, 4, 0), (0, 1), id="two with 6"),
        pytest.param(3, {}, (0, 0, 0), (0, 1, 2), id="nobody has any"),
        pytest.param(4, {1: [1, 1], 3: [2]}, (0, 2, 0, 2), (1, 3), id="number of cards breaks no tie"),
    ],
)
def test_all_who_tie_for_the_most_nuggets_win(
    players: int, gold: dict[int, list[int]], scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    table = ran_out(players, roles=saboteurs(players), round=3, gold=gold)
    assert result(table) == (scores, winners)
