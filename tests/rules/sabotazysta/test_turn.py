"""A turn: who begins, whose turn is next, one card used, one card drawn."""

from __future__ import annotations

import pytest

from brzdek.core.problems import BadData, BadSetup
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import NotAnOption, Table
from tests.rules.dialect import seat_to_move, story, told
from tests.rules.sabotazysta.delving import delve, game, pass_on
from tests.rules.sabotazysta.digging import LEVEL, STONE_IN_THE_MIDDLE, TREASURE_IN_THE_MIDDLE, lies
from tests.support import answer, catalog, events, legal, rulebook

SIX = ["straight_horizontal", "map", "cross", "rockfall", "curve_sw", "broken_cart"]
ONE_OF_EACH_WAY = ["play straight_horizontal 1,0", "play map 8,0", "discard rockfall"]


# --- who begins, who is next


@pytest.mark.rule("SAB-034")
@pytest.mark.parametrize(("players", "youngest"), [(3, 0), (3, 2), (5, 3), (10, 9)])
def test_the_youngest_player_takes_the_first_turn(players: int, youngest: int) -> None:
    table = game(players, youngest=youngest)
    assert seat_to_move(table) == youngest
    assert table.view(None).starter == youngest
    assert told(table, "round") == [(1, youngest)]


@pytest.mark.rule("SAB-034")
@pytest.mark.parametrize("seed", range(5))
def test_without_a_word_on_ages_seat_0_begins(seed: int) -> None:
    assert seat_to_move(game(6, seed=seed)) == 0


@pytest.mark.rule("SAB-034")
@pytest.mark.parametrize("youngest", [4, 9, 10, -1])
def test_a_youngest_player_who_is_not_at_the_table_is_refused(youngest: int) -> None:
    with pytest.raises(BadSetup):
        game(4, youngest=youngest)


@pytest.mark.rule("SAB-034")
@pytest.mark.parametrize("computer", range(4))
def test_a_computer_player_may_have_any_seat_also_the_youngest(computer: int) -> None:
    seats = tuple(Seat(f"Gracz {seat}", "random" if seat == computer else "") for seat in range(4))
    setup = Setup("sabotazysta", seats, 1, {"youngest": 2})
    table = Table(rulebook("sabotazysta"), setup, catalog("sabotazysta"))
    assert seat_to_move(table) == 2


@pytest.mark.rule("SAB-035")
@pytest.mark.parametrize(("players", "first"), [(3, 0), (4, 2), (7, 6)])
def test_turns_go_round_to_the_left(players: int, first: int) -> None:
    table = game(players, youngest=first)
    order = []
    for _ in range(2 * players):
        assert table.ask is not None
        order.append(seat_to_move(table))
        table.answer(pass_on(table.ask))
    assert order == [(first + turn) % players for turn in range(2 * players)]


# --- use, then draw


@pytest.mark.rule("SAB-036")
@pytest.mark.parametrize("line", ONE_OF_EACH_WAY)
def test_a_turn_is_one_card_used_and_then_a_draw(line: str) -> None:
    table = delve(hands={0: SIX}, deck=["repair_cart", "t_vertical"])
    assert not any("repair_cart" in option for option in legal(table))
    answer(table, line)
    used = line.split()[1]
    assert list(table.view(0).hand) == [*(card for card in SIX if card != used), "repair_cart"]
    assert seat_to_move(table) == 1
    *_, first, last = [kind for kind in story(table, seat=0) if kind not in ("saw", "discarded")]
    assert first in ("path_laid", "looked", "passed")
    assert last == "drew"


@pytest.mark.rule("SAB-036")
def test_the_card_drawn_cannot_be_used_in_the_same_turn() -> None:
    table = delve(hands={0: ["map"], 1: ["map"], 2: ["map"]}, deck=["cross", "cross"])
    assert set(legal(table)) == {"play map 8,-2", "play map 8,0", "play map 8,2", "discard map"}
    answer(table, "play map 8,0")
    assert list(table.view(0).hand) == ["cross"]
    assert seat_to_move(table) == 1
    assert not any("cross" in line for line in legal(table))


@pytest.mark.rule("SAB-036", "SAB-037")
def test_a_player_with_cards_cannot_do_nothing() -> None:
    table = delve(hands={0: ["repair_cart"]})
    assert legal(table) == ["discard repair_cart"]
    for line in ("pass", "draw", "discard", "play repair_cart"):
        with pytest.raises(NotAnOption):
            answer(table, line)
    assert seat_to_move(table) == 0


@pytest.mark.rule("SAB-037")
def test_using_a_card_is_laying_a_path_playing_an_action_or_passing() -> None:
    table = delve(hands={0: ["straight_horizontal", "map", "repair_cart"]})
    assert set(legal(table)) == {
        "play straight_horizontal 1,0",
        "play straight_horizontal -1,0",
        "play map 8,-2",
        "play map 8,0",
        "play map 8,2",
        "discard straight_horizontal",
        "discard map",
        "discard repair_cart",
    }


@pytest.mark.rule("SAB-037")
def test_each_way_of_using_a_card_does_only_that_one_thing() -> None:
    laid, played, passed = (delve(hands={0: SIX}) for _ in range(3))
    answer(laid, "play straight_horizontal 1,0")
    answer(played, "play map 8,0")
    answer(passed, "discard rockfall")
    assert lies(laid, (1, 0)) == ("straight_horizontal", False)
    assert [len(table.view(0).laid) for table in (laid, played, passed)] == [2, 1, 1]
    assert [len(table.view(0).findings) for table in (laid, played, passed)] == [0, 1, 0]
    assert [table.view(0).discard_count for table in (laid, played, passed)] == [0, 1, 1]


@pytest.mark.rule("SAB-038")
@pytest.mark.parametrize("line", ONE_OF_EACH_WAY)
def test_after_using_a_card_the_player_takes_the_top_card_of_the_deck(line: str) -> None:
    table = delve(4, hands={0: SIX}, deck=["t_vertical", "map", "curve_es"])
    answer(table, line)
    assert len(table.view(0).hand) == 6
    assert table.view(0).hand[-1] == "t_vertical"
    assert table.view(0).deck_count == 2
    assert told(table, "drew", 0) == [(0, "t_vertical")]


@pytest.mark.rule("SAB-038")
def test_with_4_players_and_a_full_deck_everybody_holds_6_cards_again_after_their_turn() -> None:
    table = game(4)
    for turn in range(43):
        assert table.ask is not None
        assert table.view(None).hand_counts == [6] * 4
        assert table.view(None).deck_count == 43 - turn
        table.answer(pass_on(table.ask))
    assert (table.view(None).hand_counts, table.view(None).deck_count) == ([6] * 4, 0)


@pytest.mark.rule("SAB-039")
def test_drawing_ends_the_turn_and_the_left_neighbour_begins() -> None:
    table = delve(4, turn=2, hands={2: SIX, 3: ["map"], 0: ["map"]})
    answer(table, "play straight_horizontal 1,0")
    assert story(table, seat=2)[-1] == "drew"
    assert seat_to_move(table) == table.view(None).turn == 3
    answer(table, "play map 8,0")
    assert seat_to_move(table) == table.view(None).turn == 0


@pytest.mark.rule("SAB-040")
def test_who_uncovers_the_treasure_does_not_draw_any_more() -> None:
    table = delve(
        options={"rounds": 1},
        board=LEVEL,
        goals=TREASURE_IN_THE_MIDDLE,
        hands={0: ["straight_horizontal", "map"]},
        deck=["rockfall", "curve_sw"],
    )
    answer(table, "play straight_horizontal 7,0")
    assert list(table.view(0).hand) == ["map"]
    assert table.view(0).deck_count == 2
    assert "drew" not in story(table, seat=0)
    assert events(table, "round_over")


@pytest.mark.rule("SAB-040")
def test_who_uncovers_a_stone_draws_as_ever() -> None:
    table = delve(board=LEVEL, goals=STONE_IN_THE_MIDDLE, hands={0: ["straight_horizontal", "map"]}, deck=["rockfall"])
    answer(table, "play straight_horizontal 7,0")
    assert list(table.view(0).hand) == ["map", "rockfall"]


def test_a_position_in_which_nobody_could_ever_use_or_draw_a_card_is_refused() -> None:
    with pytest.raises(BadData, match="nobody has a card in hand, but 5 are left in the deck"):
        delve(hands={0: [], 1: [], 2: []}, deck=5)
    assert delve(hands={0: [], 1: [], 2: []}, deck=0).view(None).round == 2


# --- the deck runs out


@pytest.mark.rule("SAB-041")
def test_once_the_deck_is_empty_nobody_draws() -> None:
    table = delve(hands={seat: ["map", "cross"] for seat in range(3)}, deck=["rockfall"])
    answer(table, "play map 8,0")
    assert list(table.view(0).hand) == ["cross", "rockfall"]
    assert table.view(0).deck_count == 0
    answer(table, "play cross 1,0", "discard map", "discard cross")
    assert table.view(None).hand_counts == [1, 1, 1]
    assert [events(table, "drew", seat) != [] for seat in range(3)] == [True, False, False]


@pytest.mark.rule("SAB-041")
def test_with_an_empty_deck_players_go_on_playing_and_discarding() -> None:
    table = delve(hands={0: ["cross", "map"], 1: ["map"], 2: ["rockfall"]}, deck=0)
    assert {line.split()[0] for line in legal(table)} == {"play", "discard"}
    answer(table, "play cross 1,0")
    assert set(legal(table)) == {"play map 8,-2", "play map 8,0", "play map 8,2", "discard map"}
    answer(table, "discard map")
    assert set(legal(table)) == {"play rockfall 1,0", "discard rockfall"}


@pytest.mark.rule("SAB-042")
def test_the_discard_pile_never_becomes_a_new_deck_within_a_round() -> None:
    """The deck only shrinks and the pile only grows, until the next round begins with a full deck."""
    table = game(5)
    deck, pile = 37, 0
    for _ in range(67):
        assert table.ask is not None
        if table.view(None).round == 2:
            break
        assert deck - table.view(None).deck_count in (0, 1)
        assert table.view(None).discard_count >= pile
        deck, pile = table.view(None).deck_count, table.view(None).discard_count
        table.answer(pass_on(table.ask))
    assert (deck, table.view(None).round) == (0, 2)
    assert pile > 40
    assert (table.view(None).deck_count, table.view(None).discard_count) == (37, 0)


@pytest.mark.rule("SAB-042")
def test_with_a_big_discard_pile_and_an_empty_deck_there_is_still_nothing_to_draw() -> None:
    table = delve(hands={0: ["map", "map"], 1: ["map"], 2: ["map"]}, deck=0)
    assert table.view(None).discard_count == 63
    for left in ([1, 1, 1], [1, 0, 1], [1, 0, 0]):
        answer(table, "play map 8,0")
        assert table.view(None).hand_counts == left
        assert table.view(None).deck_count == 0
