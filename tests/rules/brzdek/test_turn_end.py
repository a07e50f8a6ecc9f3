"""The end of a turn: cards away, a new hand, resources gone, the row filled."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import NotAnOption
from tests.rules.brzdek.delving import CHEAP, delve, refilled
from tests.rules.dialect import result, seat_to_move, story, told, topic
from tests.rules.raids import bag, each, pass_turn, purse, thief
from tests.support import answer, legal

# --- when it ends


@pytest.mark.rule("BRZ-118")
def test_a_turn_cannot_end_before_the_hand_is_empty() -> None:
    table = delve(hand={0: ["burgle", "stumble", "sidestep"]})
    for card in ("stumble", "burgle", "sidestep"):
        assert "end" not in legal(table)
        with pytest.raises(NotAnOption):
            answer(table, "end")
        answer(table, f"play {card}")
    assert "end" in legal(table)


@pytest.mark.rule("BRZ-118")
def test_a_turn_goes_on_after_the_last_card_until_the_player_ends_it() -> None:
    table = delve(hand={0: ["explore", "burgle"]}, row=CHEAP)
    answer(table, "play explore", "play burgle")
    assert (seat_to_move(table), topic(table)) == (0, "turn")
    assert set(legal(table)) > {"buy mercenary", "buy explore", "move 2", "end"}
    answer(table, "move 2", "buy mercenary")
    assert seat_to_move(table) == 0
    answer(table, "end")
    assert (seat_to_move(table), told(table, "turn")) == (1, [(0,), (1,)])


@pytest.mark.rule("BRZ-118")
def test_cards_drawn_in_the_turn_must_be_played_too() -> None:
    table = delve(hand={0: ["bracers_of_agility"]}, draw={0: ["burgle", "stumble", "sidestep"]})
    answer(table, "play bracers_of_agility")
    assert list(table.view(0).hand) == ["burgle", "stumble"]
    assert "end" not in legal(table)
    answer(table, "play stumble", "play burgle")
    assert "end" in legal(table)


# --- cards and resources


@pytest.mark.rule("BRZ-119")
def test_all_played_cards_go_to_the_discard_pile() -> None:
    table = delve(hand={0: ["burgle", "explore", "stumble"]}, discard={0: ["sidestep"]}, draw={0: ["burgle"] * 5})
    answer(table, "play burgle", "play explore", "play stumble", "buy mercenary")
    assert sorted(thief(table).discard) == ["mercenary", "sidestep"]
    answer(table, "end")
    assert list(thief(table).played) == []
    assert sorted(thief(table).discard) == ["burgle", "explore", "mercenary", "sidestep", "stumble"]


@pytest.mark.rule("BRZ-120")
def test_five_new_cards_come_from_the_top_of_the_deck() -> None:
    deck = ["stumble", "burgle", "sidestep", "explore", "mercenary", "scramble", "burgle"]
    table = delve(hand={0: ["burgle"]}, draw={0: deck})
    answer(table, "play burgle", "end")
    assert list(table.view(0).hand) == deck[:5]
    assert thief(table).deck_count == 2
    assert told(table, "drew", 0) == [(0, tuple(deck[:5]))]
    assert told(table, "reshuffled") == []


@pytest.mark.rule("BRZ-120")
@pytest.mark.parametrize("seed", range(4))
def test_a_reshuffle_for_the_new_hand_includes_the_cards_just_played(seed: int) -> None:
    table = delve(seed=seed, hand={0: ["stumble", "stumble", "sidestep"]}, draw={0: ["burgle", "burgle"]})
    answer(table, "play stumble", "play sidestep", "play stumble", "end")
    hand = list(table.view(0).hand)
    assert hand[:2] == ["burgle", "burgle"]
    assert sorted(hand[2:]) == ["sidestep", "stumble", "stumble"]
    assert told(table, "reshuffled") == [(0,)]
    assert (thief(table).deck_count, list(thief(table).discard)) == (0, [])


@pytest.mark.rule("BRZ-120")
def test_with_fewer_than_five_cards_all_of_them_are_drawn() -> None:
    table = delve(hand={0: ["stumble"]}, draw={0: ["burgle", "burgle"]})
    answer(table, "play stumble", "end")
    assert sorted(table.view(0).hand) == ["burgle", "burgle", "stumble"]


@pytest.mark.rule("BRZ-120")
def test_the_others_draw_nothing() -> None:
    table = delve(3, hand={1: ["burgle"], 2: []})
    answer(table, "end")
    assert each(table, "hand_count") == [5, 1, 0]


@pytest.mark.rule("BRZ-121")
def test_unused_skill_swords_and_boots_are_lost() -> None:
    table = delve(skill=9, swords=4, boots=3, hand={1: []})
    answer(table, "end")
    assert (seat_to_move(table), purse(table)) == (1, (0, 0, 0))
    assert legal(table) == ["end"]
    answer(table, "end")
    assert (seat_to_move(table), purse(table)) == (0, (0, 0, 0))


# --- the row


@pytest.mark.rule("BRZ-122")
def test_the_row_is_filled_to_six_at_the_end_of_the_turn_and_not_before() -> None:
    fresh = ["elven_boots", "elven_cloak", "wizard", "sneak"]
    table = delve(row=CHEAP, deck=fresh, skill=11)
    answer(table, "buy pickaxe", "use ladder", "buy search")
    gaps = ["dead_run", "ladder", "pickaxe"]
    assert list(table.view(0).row) == gaps
    answer(table, "end")
    assert sorted(table.view(0).row) == sorted(gaps + fresh[:3])
    assert told(table, "revealed") == [(tuple(fresh[:3]),)]
    assert table.view(0).dungeon_deck_count == 1


@pytest.mark.rule("BRZ-122")
def test_a_full_row_stays_as_it_is_at_the_end_of_every_turn() -> None:
    table = delve(3, row=CHEAP)
    answer(table, "end")
    pass_turn(table, 5)
    assert list(table.view(0).row) == CHEAP
    assert told(table, "revealed") == []


@pytest.mark.rule("BRZ-122")
def test_the_row_is_filled_also_after_a_turn_that_ended_outside() -> None:
    table = delve(room={0: 2}, boots=1, skill=4, tokens={0: ["artifact_5"]}, row=CHEAP, deck=["wizard"])
    answer(table, "move 1", "buy pickaxe", "end")
    assert "wizard" in table.view(1).row
    assert len(table.view(1).row) == 6


@pytest.mark.rule("BRZ-122")
def test_the_order_of_the_end_of_a_turn() -> None:
    """Trash, discard, draw, refill, Arrive texts in the order revealed, then the attack."""
    hand = {0: ["burgle", "stumble", "stumble"]}
    position: dict[str, Any] = {"row": CHEAP[:3], "deck": ["watcher", "ogre", "shrine"], "trashes": ["any"], "black": 0}
    table = delve(hand=hand, draw={0: []}, clank={1: 1}, rage=7, **position)
    answer(table, "play burgle", "play stumble", "play stumble", "end", "trash burgle")
    happened = story(table, "trashed", "reshuffled", "drew", "revealed", "arrived", "cubes_back", "attack", seat=0)
    assert happened == ["trashed", "reshuffled", "drew", "revealed", "arrived", "arrived", "cubes_back", "attack"]
    assert told(table, "arrived") == [("watcher",), ("shrine",)]
    assert sorted(table.view(0).hand) == ["stumble", "stumble"]


# --- the deck runs out


LAST_CARDS: dict[str, Any] = {
    "room": {0: 2, 1: 17, 2: 3, 3: 2},
    "tokens": {0: ["artifact_5"], 1: ["artifact_30"], 3: ["artifact_7", "mastery"]},
    "out": {3: "left"},
}


@pytest.mark.rule("BRZ-123")
@pytest.mark.parametrize("deck", [[], ["ogre"]])
def test_too_few_cards_for_the_row_end_the_game_at_once(deck: list[str]) -> None:
    table = delve(4, row=CHEAP[:4], deck=deck, clank={0: 3, 1: 3}, **LAST_CARDS)
    answer(table, "end")
    assert each(table, "out") == ["rescued", "lost", "lost", "left"]
    assert result(table).scores == (5, 0, 0, 7 + 20)
    assert told(table, "revealed") == told(table, "attack") == []
    assert list(table.view(0).row) == CHEAP[:4]
    assert bag(table) == [0, 0, 0, 0, 24]


@pytest.mark.rule("BRZ-123")
def test_just_enough_cards_do_not_end_it() -> None:
    table = delve(4, row=CHEAP[:4], deck=["wizard", "sneak"], **LAST_CARDS)
    answer(table, "end")
    assert seat_to_move(table) == 1
    assert table.view(0).dungeon_deck_count == 0
    answer(table, *[f"play {card}" for card in table.view(1).hand], "end")
    assert seat_to_move(table) == 2


@pytest.mark.rule("BRZ-123")
def test_the_dungeon_discard_pile_is_never_shuffled_back_in() -> None:
    table = delve(row=CHEAP[:5], deck=[], room={0: 2}, tokens={0: ["artifact_5"]})
    thrown_away = len(table.view(0).dungeon_discard)
    assert thrown_away > 80
    answer(table, "end")
    assert table.ask is None
    assert len(table.view(0).dungeon_discard) == thrown_away


@pytest.mark.rule("BRZ-123")
def test_the_new_cards_of_a_refill_that_works_are_revealed() -> None:
    """What must not happen when cards are missing does happen when they are there."""
    table = refilled("ogre", "ogre", players=4, **LAST_CARDS)
    assert told(table, "revealed") == [(("ogre", "ogre"),)]
    assert len(told(table, "attack")) == 1
