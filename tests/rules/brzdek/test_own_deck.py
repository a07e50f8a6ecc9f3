"""Each player's own cards: deck, hand, play area and discard pile; drawing and reshuffling."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.brzdek.delving import CALM, PLAYERS, delve, game
from tests.rules.dialect import offers, seat_to_move, story, told
from tests.rules.raids import pass_turn, purse, thief
from tests.support import answer, events, legal


def piles(table: Table, seat: int) -> tuple[Any, ...]:
    """Hand, deck, play area and discard pile of a player, from the player's own view."""
    view = table.view(seat)
    return list(view.hand), view.deck, list(view.me.played), list(view.me.discard)


@pytest.mark.rule("BRZ-041")
def test_what_one_player_plays_draws_buys_and_discards_touches_nobody_elses_cards() -> None:
    table = delve(
        3, hand={0: ["bracers_of_agility", "sleight_of_hand", "burgle", "burgle"]}, draw={0: ["scramble", "sidestep"]}
    )
    others = [piles(table, seat) for seat in (1, 2)]
    answer(table, "play bracers_of_agility", "play sleight_of_hand", "discard burgle", "play burgle", "play scramble")
    answer(table, "buy mercenary")
    assert piles(table, 0)[2] == ["bracers_of_agility", "sleight_of_hand", "burgle", "scramble"]
    assert "mercenary" in piles(table, 0)[3]
    assert [piles(table, seat) for seat in (1, 2)] == others
    while seat_to_move(table) == 0:
        pass_turn(table)
    assert [piles(table, seat) for seat in (1, 2)] == others


@pytest.mark.rule("BRZ-041")
def test_a_hand_and_the_order_of_a_deck_are_known_to_their_owner_alone() -> None:
    table = game(3, first=0)
    assert table.view(None).hand == ()
    assert events(table, "drew") == []
    for seat in range(3):
        assert [event.args[0] for event in events(table, "drew", seat)] == [seat]
        assert table.view(seat).deck == sorted(table.view(seat).deck)


# --- five cards for every turn


@pytest.mark.rule("BRZ-042")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_turn_begins_with_5_cards_in_hand(players: int) -> None:
    table = game(players, seed=3)
    for _ in range(players * 4):
        assert len(table.view(seat_to_move(table)).hand) == 5
        pass_turn(table)


@pytest.mark.rule("BRZ-042")
def test_however_many_cards_were_played_the_next_hand_has_5() -> None:
    """Six cards in hand and three more drawn; and a hand of a single card."""
    table = delve(
        hand={0: ["brilliance", "burgle", "burgle", "burgle", "burgle", "burgle"], 1: ["burgle"]},
        draw={0: ["stumble", "stumble", "burgle", *["explore"] * 7]},
    )
    pass_turn(table)
    assert table.view(0).hand == ["explore"] * 5
    pass_turn(table)
    assert thief(table, 1).hand_count == 5


@pytest.mark.rule("BRZ-042")
@pytest.mark.parametrize("cards", range(7))
def test_fewer_than_5_only_if_deck_and_discard_pile_cannot_supply_5(cards: int) -> None:
    """The cards lie half in the deck and half in the discard pile."""
    table = delve(draw={0: ["explore"] * (cards // 2)}, discard={0: ["explore"] * (cards - cards // 2)})
    answer(table, "end")
    assert thief(table).hand_count == min(5, cards)


# --- a new card


@pytest.mark.rule("BRZ-043")
def test_a_new_card_goes_to_the_discard_pile_and_belongs_to_the_deck_from_then_on() -> None:
    table = delve(row=["kobold_merchant", *CALM[:5]], skill=3, tokens={0: ["artifact_5"]}, draw={0: ["burgle"] * 5})
    before = table.view(0).cards_of(0)
    answer(table, "buy kobold_merchant")
    for seat in (0, 1, None):
        assert table.view(seat).thieves[0].discard == ["kobold_merchant"]
        assert table.view(seat).cards_of(0) - before == Counter(["kobold_merchant"])
    assert (purse(table), thief(table).gold, table.view(0).hand) == ((0, 0, 0), 0, [])
    assert table.view(0).tally(0)["cards"] == 1


@pytest.mark.rule("BRZ-043")
def test_lochokrazca_works_only_after_a_reshuffle_a_draw_and_a_play() -> None:
    table = delve(row=["kobold_merchant", *CALM[:5]], skill=3, tokens={0: ["artifact_5"]}, draw={0: ["burgle"] * 5})
    answer(table, "buy kobold_merchant", "end")
    assert table.view(0).hand == ["burgle"] * 5
    assert story(table).count("reshuffled") == 0
    while "kobold_merchant" not in table.view(0).hand:
        assert thief(table).gold == 0
        pass_turn(table)
    while seat_to_move(table) != 0:
        pass_turn(table)
    assert (0,) in told(table, "reshuffled")
    assert (purse(table), thief(table).gold) == ((0, 0, 0), 0)
    answer(table, "play kobold_merchant")
    assert (purse(table), thief(table).gold) == ((2, 0, 0), 2)


@pytest.mark.rule("BRZ-043")
def test_cards_of_the_reserve_go_to_the_discard_pile_too() -> None:
    table = delve(skill=5, discard={0: ["stumble"]})
    answer(table, "buy mercenary", "buy explore")
    assert thief(table).discard == ["stumble", "mercenary", "explore"]


# --- drawing


@pytest.mark.rule("BRZ-044")
def test_cards_are_drawn_from_the_own_deck() -> None:
    table = delve(
        hand={0: ["brilliance"]}, draw={0: ["sidestep", "explore", "burgle", "stumble"], 1: ["mercenary"] * 4}
    )
    dungeon = table.view(None).dungeon_deck_count
    answer(table, "play brilliance")
    assert table.view(0).hand == ["sidestep", "explore", "burgle"]
    assert table.view(0).deck == ["stumble"]
    assert table.view(1).deck == ["mercenary"] * 4
    assert table.view(None).dungeon_deck_count == dungeon
    assert table.view(None).reserve == {"mercenary": 11, "explore": 14, "secret_tome": 12, "goblin": 1}


@pytest.mark.rule("BRZ-044")
def test_only_the_player_sees_what_was_drawn() -> None:
    table = delve(hand={0: ["brilliance"]}, draw={0: ["sidestep", "explore", "burgle", "stumble"]})
    answer(table, "play brilliance")
    assert told(table, "drew", 0) == [(0, ("sidestep", "explore", "burgle"))]
    assert events(table, "drew", 1) == events(table, "drew") == []
    assert thief(table).hand_count == 3


# --- reshuffling


@pytest.mark.rule("BRZ-045")
def test_when_the_deck_runs_out_in_the_middle_of_a_draw_the_discard_pile_becomes_the_deck() -> None:
    table = delve(hand={0: ["brilliance"]}, draw={0: ["sidestep"]}, discard={0: ["explore"] * 4})
    answer(table, "play brilliance")
    assert table.view(0).hand == ["sidestep", "explore", "explore"]
    assert (thief(table).deck_count, thief(table).discard) == (2, [])
    assert told(table, "reshuffled") == [(0,)]


@pytest.mark.rule("BRZ-045")
def test_an_empty_deck_alone_brings_no_reshuffle() -> None:
    """Three cards drawn, three cards there; only the fourth needs the discard pile."""
    draw = ["bracers_of_agility", "sidestep", "burgle"]
    table = delve(hand={0: ["brilliance"]}, draw={0: draw}, discard={0: ["explore", "explore", "explore"]})
    answer(table, "play brilliance")
    assert table.view(0).hand == draw
    assert (thief(table).deck_count, thief(table).discard) == (0, ["explore"] * 3)
    assert told(table, "reshuffled") == []
    answer(table, "play bracers_of_agility")
    assert table.view(0).hand == ["sidestep", "burgle", "explore", "explore"]
    assert (thief(table).deck_count, thief(table).discard) == (1, [])
    assert told(table, "reshuffled") == [(0,)]


@pytest.mark.rule("BRZ-045")
def test_a_full_hand_drawn_from_the_last_cards_of_the_deck_leaves_the_discard_pile_alone() -> None:
    table = delve(draw={0: ["burgle"] * 5}, discard={0: ["explore", "mercenary"]})
    answer(table, "end")
    assert table.view(0).hand == ["burgle"] * 5
    assert (thief(table).deck_count, thief(table).discard) == (0, ["explore", "mercenary"])


@pytest.mark.rule("BRZ-045")
def test_cards_in_the_play_area_and_in_hand_are_not_reshuffled_during_the_turn() -> None:
    table = delve(hand={0: ["stumble", "brilliance", "sidestep"]}, draw={0: []}, discard={0: ["explore", "explore"]})
    answer(table, "play stumble", "play brilliance")
    assert sorted(table.view(0).hand) == ["explore", "explore", "sidestep"]
    assert thief(table).played == ["stumble", "brilliance"]
    assert thief(table).deck_count == 0


@pytest.mark.rule("BRZ-045")
def test_at_the_end_of_the_turn_the_cards_just_played_are_part_of_the_reshuffle() -> None:
    table = delve(hand={0: ["stumble", "sidestep"]}, draw={0: []}, discard={0: ["explore"]})
    answer(table, "play stumble", "play sidestep", "end")
    assert sorted(table.view(0).hand) == ["explore", "sidestep", "stumble"]


@pytest.mark.rule("BRZ-045")
def test_the_discard_pile_is_shuffled_not_turned_over() -> None:
    pile = ["explore", "mercenary", "sidestep", "stumble"]
    hands = set()
    for seed in range(250):
        table = delve(seed=seed, hand={0: ["brilliance"]}, draw={0: []}, discard={0: pile})
        answer(table, "play brilliance")
        hands.add(tuple(table.view(0).hand))
    assert len(hands) == 24


# --- nothing left to draw


@pytest.mark.rule("BRZ-046")
def test_what_cannot_be_drawn_is_lost_without_a_penalty() -> None:
    table = delve(hand={0: ["brilliance"]}, draw={0: ["burgle"]}, discard={0: ["sidestep"]})
    answer(table, "play brilliance")
    assert table.view(0).hand == ["burgle", "sidestep"]
    assert (thief(table).deck_count, thief(table).discard, thief(table).played) == (0, [], ["brilliance"])
    assert (thief(table).clank, thief(table).damage) == (0, 0)
    answer(table, "play burgle", "play sidestep")
    assert "end" in legal(table)


@pytest.mark.rule("BRZ-046")
def test_a_draw_from_nothing_gives_nothing_and_is_not_made_up_for_later() -> None:
    table = delve(hand={0: ["brilliance", "burgle", "burgle"]}, draw={0: []})
    answer(table, "play brilliance")
    assert table.view(0).hand == ["burgle", "burgle"]
    answer(table, "play burgle", "play burgle", "buy mercenary")
    assert offers(table, "play") == []
    assert thief(table).discard == ["mercenary"]
    assert told(table, "reshuffled") == []
