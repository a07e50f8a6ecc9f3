"""Words on cards: Arrive, discard, other players, trash."""

from __future__ import annotations

import pytest

from tests.rules.dialect import check_refused, offers, seat_to_move, story, told, topic
from tests.rules.katakumby.delving import SYMBOL, dig, refilled
from tests.rules.raids import each, now, pass_turn, purse, thief
from tests.support import answer, legal

# --- Arrive


@pytest.mark.rule("KAT-171")
def test_an_arrive_text_works_as_soon_as_the_card_is_in_the_row() -> None:
    """The Archoverlord: everybody +1 Clank!, before anybody does anything else."""
    table = refilled("archoverlord", players=3)
    assert (each(table, "clank"), seat_to_move(table)) == ([1, 1, 1], 1)
    assert story(table) == ["turn", "revealed", "arrived", "clank", "clank", "clank", "turn"]


@pytest.mark.rule("KAT-171")
def test_cards_without_such_a_text_do_nothing_when_they_come() -> None:
    table = refilled("skeleton", "keymaster")
    assert (told(table, "arrived"), each(table, "clank"), each(table, "gold")) == ([], [0, 0], [0, 0])


@pytest.mark.rule("KAT-171")
@pytest.mark.parametrize(
    "fresh",
    [
        ["archoverlord", "thieves_shrine"],
        ["thieves_shrine", "archoverlord"],
        ["thieves_shrine", "pillage", "diversion"],
    ],
    ids=str,
)
def test_several_work_in_the_order_in_which_they_were_added(fresh: list[str]) -> None:
    table = refilled(*fresh, black=10)
    expected = [card for card in fresh if card != "pillage"]
    assert told(table, "arrived") == [(card,) for card in expected]
    returning = sum(card != "archoverlord" for card in expected)
    assert list(table.view(0).bag)[-1] == 10 + 3 * returning


@pytest.mark.rule("KAT-171")
def test_a_card_that_takes_the_place_of_another_in_the_middle_of_a_turn_arrives_too() -> None:
    table = dig(hand={0: ["remove_traps"]}, row=["lute", "souldrinker"], deck=["archoverlord", "swindle"])
    answer(table, "play remove_traps", "replace lute")
    assert (each(table, "clank"), told(table, "arrived")) == ([1, 1], [("archoverlord",)])
    assert seat_to_move(table) == 0


@pytest.mark.rule("KAT-172")
@pytest.mark.parametrize("fresh", [["archoverlord", SYMBOL], [SYMBOL, "archoverlord"]], ids=str)
def test_arrive_texts_come_before_the_attack_of_the_same_refill(fresh: list[str]) -> None:
    """The noise of the Archoverlord is in the bag already, and nothing else: the attack draws all of it."""
    table = refilled(*fresh, black=0, rage=7, players=4)
    assert story(table, "arrived", "clank", "attack") == ["arrived", *["clank"] * 4, "attack"]
    ((drawn,),) = told(table, "attack")
    assert sorted(drawn) == [0, 1, 2, 3]
    assert (each(table, "damage"), each(table, "clank")) == ([1] * 4, [0] * 4)


@pytest.mark.rule("KAT-172")
def test_black_cubes_come_back_before_the_attack_as_well() -> None:
    """Three black cubes return to an empty bag; the attack draws two of them."""
    table = refilled(SYMBOL, "thieves_shrine", black=0, rage=1)
    ((drawn,),) = told(table, "attack")
    assert (list(drawn), list(table.view(0).bag)) == ([2, 2], [0, 0, 1])


# --- discarding


@pytest.mark.rule("KAT-173")
def test_only_cards_in_hand_can_be_discarded() -> None:
    """Not the Charlatan itself, nor what was played before, nor what lies in deck and discard pile."""
    table = dig(
        hand={0: ["sidestep", "charlatan", "burgle", "stumble"]}, discard={0: ["explore"]}, draw={0: ["scramble"]}
    )
    answer(table, "play sidestep", "play charlatan", "may yes")
    assert (topic(table), legal(table)) == ("discard", ["discard burgle", "discard stumble"])
    check_refused(table, "discard sidestep")
    check_refused(table, "discard charlatan")


@pytest.mark.rule("KAT-173")
def test_with_all_other_cards_played_there_is_nothing_to_discard() -> None:
    table = dig(hand={0: ["charlatan", "burgle"]}, draw={0: ["stumble", "stumble"]})
    answer(table, "play burgle", "play charlatan")
    assert (topic(table), told(table, "discarded")) == ("turn", [])


@pytest.mark.rule("KAT-174")
def test_a_discarded_card_has_no_effect_and_lies_in_the_discard_pile() -> None:
    table = dig(hand={0: ["charlatan", "stumble", "burgle"]}, draw={0: ["sidestep", "scramble", "burgle"]})
    answer(table, "play charlatan", "may yes", "discard stumble")
    assert told(table, "discarded") == [(0, "stumble")]
    assert (list(thief(table).discard), list(thief(table).played)) == (["stumble"], ["charlatan"])
    assert (thief(table).clank, purse(table)) == (0, (0, 0, 0))
    answer(table, *(f"play {card}" for card in ("burgle", "sidestep", "scramble")))
    assert (thief(table).clank, purse(table)) == (0, (2, 0, 2))


@pytest.mark.rule("KAT-175")
def test_a_gain_that_depends_on_discarding_needs_a_card_to_discard() -> None:
    """The ledger's example: the Charlatan is the last card in hand."""
    table = dig(hand={0: ["charlatan"]}, draw={0: ["sidestep", "scramble", "burgle"]})
    answer(table, "play charlatan")
    assert (legal(table), thief(table).hand_count, thief(table).deck_count) == (["end"], 0, 3)


@pytest.mark.rule("KAT-175")
def test_with_a_card_discarded_the_gain_comes_and_without_it_does_not() -> None:
    for wish, hand, deck in (("yes", ["scramble", "sidestep"], 1), ("no", ["stumble"], 3)):
        table = dig(hand={0: ["charlatan", "stumble"]}, draw={0: ["sidestep", "scramble", "burgle"]})
        answer(table, "play charlatan", f"may {wish}")
        assert (sorted(table.view(0).hand), thief(table).deck_count) == (hand, deck)


# --- other players


@pytest.mark.rule("KAT-176")
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize(("tokens", "noise"), [([], 1), (["crown_8"], 2)], ids=str)
def test_other_players_are_all_but_the_one_who_caused_it(seat: int, tokens: list[str], noise: int) -> None:
    table = dig(players=4, turn=seat, hand={seat: ["corrupt_advisor"]}, tokens={seat: tokens})
    answer(table, "play corrupt_advisor")
    assert each(table, "clank") == [0 if one == seat else noise for one in range(4)]


@pytest.mark.rule("KAT-176")
def test_the_same_goes_for_monsters_and_cards_acquired() -> None:
    table = dig(players=3, row=["archoverlord", "double_cross"], swords=3, skill=6, draw={0: []})
    answer(table, "fight archoverlord")
    assert each(table, "clank") == [0, 1, 1]
    answer(table, "buy double_cross")
    assert each(table, "clank") == [0, 3, 3]


@pytest.mark.rule("KAT-176")
def test_players_out_of_the_game_are_no_longer_meant() -> None:
    table = dig(players=4, hand={0: ["corrupt_advisor"]}, out={1: "left", 3: "lost"})
    answer(table, "play corrupt_advisor")
    assert each(table, "clank") == [0, 0, 1, 0]


# --- trashing


@pytest.mark.rule("KAT-182")
def test_a_trashed_card_is_out_of_the_game_for_good() -> None:
    """Turn after turn, through new shuffles, it does not come back."""
    table = dig(trashes=["any"], played={0: ["stumble", "burgle"]}, draw={0: ["sidestep", "scramble"]})
    assert dict(table.view(0).cards_of(0)) == {"stumble": 1, "burgle": 1, "sidestep": 1, "scramble": 1}
    answer(table, "end", "trash stumble")
    assert told(table, "trashed") == [(0, "stumble")]
    for _ in range(6):
        assert dict(table.view(0).cards_of(0)) == {"burgle": 1, "sidestep": 1, "scramble": 1}
        pass_turn(table)


@pytest.mark.rule("KAT-182")
def test_a_trashed_card_of_the_reserve_does_not_go_back_there() -> None:
    table = dig(trashes=["any"], played={0: ["explore"]}, draw={0: ["burgle"]}, reserve={"explore": 9})
    answer(table, "end")
    assert told(table, "trashed") == [(0, "explore")]
    assert table.view(0).reserve["explore"] == 9
    assert "explore" not in table.view(0).cards_of(0)


@pytest.mark.rule("KAT-183")
def test_a_card_in_play_works_before_it_is_trashed_at_the_end_of_the_turn() -> None:
    """Riot with three prisoners: the card to go is chosen when the turn ends; until then all of them count."""
    table = dig(
        hand={0: ["riot", "mercenary", "burgle"]},
        tokens={0: ["peasant", "peasant", "monk"]},
        draw={0: []},
        discard={0: ["stumble"]},
    )
    answer(table, "play riot", "play mercenary", "play burgle")
    assert (topic(table), purse(table), told(table, "trashed")) == ("turn", (2, 3, 1), [])
    assert list(thief(table).played) == ["riot", "mercenary", "burgle"]
    answer(table, "end")
    assert (topic(table), purse(table)) == ("trash", (2, 3, 1))
    assert set(offers(table, "trash")) == {"riot", "mercenary", "burgle", "stumble"}
    assert "keep" in legal(table)
    answer(table, "trash mercenary")
    assert told(table, "trashed") == [(0, "mercenary")]
    assert "mercenary" not in table.view(0).cards_of(0)


@pytest.mark.rule("KAT-183")
def test_the_card_that_says_so_may_itself_be_the_one() -> None:
    table = dig(hand={0: ["riot"]}, tokens={0: ["peasant", "peasant", "monk"]}, draw={0: ["burgle"]})
    answer(table, "play riot", "end", "trash riot")
    assert dict(table.view(0).cards_of(0)) == {"burgle": 1}


@pytest.mark.rule("KAT-183")
def test_cards_played_and_acquired_after_the_effect_can_be_chosen_too() -> None:
    """Magic Spring is found first; what comes later in the turn lies there when the card is chosen."""
    table = dig(hand={0: ["burgle", "stumble"]}, trashes=["any"], skill=2, row=["swindle"], draw={0: []})
    answer(table, "play burgle", "play stumble", "buy swindle", "end")
    assert set(offers(table, "trash")) == {"burgle", "stumble", "swindle"}
    answer(table, "trash swindle")
    assert "swindle" not in table.view(0).cards_of(0)


@pytest.mark.rule("KAT-183")
def test_several_effects_take_a_different_card_each() -> None:
    table = dig(trashes=["any", "any", "any"], played={0: ["burgle", "stumble"]}, draw={0: ["sidestep"]})
    answer(table, "end")
    assert set(legal(table)) == {"trash burgle", "trash stumble"}
    answer(table, "trash stumble")
    assert told(table, "trashed") == [(0, "stumble"), (0, "burgle")]
    assert dict(table.view(0).cards_of(0)) == {"sidestep": 1}
    assert seat_to_move(table) == 1


@pytest.mark.rule("KAT-183")
def test_the_choice_comes_before_the_new_hand_is_drawn() -> None:
    table = dig(trashes=["any"], played={0: ["burgle", "stumble"]}, draw={0: ["sidestep", "scramble"]})
    answer(table, "end")
    assert (thief(table).hand_count, thief(table).deck_count) == (0, 2)
    check_refused(table, "trash sidestep")
    answer(table, "trash burgle")
    assert (sorted(table.view(0).hand), now(table).boots) == (["scramble", "sidestep", "stumble"], 0)
