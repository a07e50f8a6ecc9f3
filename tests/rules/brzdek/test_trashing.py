"""Trashing: which cards, when, and that they are gone for good."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.brzdek.delving import delve
from tests.rules.dialect import check_refused, offers, seat_to_move, told, topic
from tests.rules.raids import pass_turn, purse, thief
from tests.support import answer, legal


def offering(shrines: int = 1, **position: Any) -> Table:
    """A player who may use Dragon Shrines: 2 gold, or trash a card."""
    row = ["dragon_shrine"] * shrines + ["emerald"] * 2
    return delve(**{"row": row, "skill": 4 * shrines, "reserve": {"mercenary": 10}, **position})


def trash_with(table: Table, shrines: int = 1) -> None:
    for _ in range(shrines):
        answer(table, "use dragon_shrine", "choose trash")


@pytest.mark.rule("BRZ-188")
def test_a_trashed_card_is_gone_from_the_deck_for_good() -> None:
    table = offering(hand={0: ["stumble", "burgle"]}, draw={0: ["burgle"] * 5 + ["sidestep", "scramble"]})
    assert table.view(0).cards_of(0) == {"burgle": 6, "stumble": 1, "sidestep": 1, "scramble": 1}
    answer(table, "play stumble", "play burgle")
    trash_with(table)
    answer(table, "end", "trash stumble")
    assert told(table, "trashed") == [(0, "stumble")]
    for _ in range(8):
        assert table.view(0).cards_of(0) == {"burgle": 6, "sidestep": 1, "scramble": 1}
        pass_turn(table)


@pytest.mark.rule("BRZ-188")
def test_a_trashed_card_brings_no_points() -> None:
    table = offering(hand={0: ["secret_tome"]}, draw={0: ["burgle"]})
    answer(table, "play secret_tome")
    assert table.view(0).tally(0)["cards"] == 7
    trash_with(table)
    answer(table, "end")
    assert table.view(0).tally(0)["cards"] == 0


# --- which card


@pytest.mark.rule("BRZ-189")
def test_the_card_comes_from_the_play_area_or_the_discard_pile() -> None:
    """Not from the deck, and not from the next hand, which is not drawn yet."""
    table = offering(hand={0: ["burgle", "sidestep"]}, discard={0: ["stumble", "explore"]}, draw={0: ["scramble"]})
    answer(table, "play burgle", "play sidestep")
    trash_with(table)
    answer(table, "end")
    assert topic(table) == "trash"
    assert set(legal(table)) == {"trash burgle", "trash sidestep", "trash stumble", "trash explore"}
    check_refused(table, "trash scramble")
    assert list(table.view(0).hand) == []
    assert list(thief(table).played) == ["burgle", "sidestep"]
    assert list(thief(table).discard) == ["stumble", "explore"]


@pytest.mark.rule("BRZ-189")
def test_the_choice_waits_until_the_end_of_the_turn() -> None:
    """A card still in hand cannot be chosen; once it has been played, it can."""
    table = offering(hand={0: ["burgle", "stumble"]}, discard={0: []})
    answer(table, "play burgle")
    trash_with(table)
    assert topic(table) == "turn"
    assert "burgle" in thief(table).played
    answer(table, "play stumble", "end")
    assert set(legal(table)) == {"trash burgle", "trash stumble"}


@pytest.mark.rule("BRZ-189")
def test_a_played_card_keeps_its_effect_for_this_turn() -> None:
    table = offering(hand={0: ["mercenary"]}, discard={0: []})
    answer(table, "play mercenary")
    trash_with(table)
    assert purse(table) == (1, 2, 0)
    answer(table, "fight goblin", "end")
    assert told(table, "trashed") == [(0, "mercenary")]
    assert thief(table).gold == 1


@pytest.mark.rule("BRZ-189")
def test_a_trashed_reserve_card_does_not_return_to_its_pile() -> None:
    table = offering(hand={0: ["mercenary"]}, discard={0: []})
    answer(table, "play mercenary")
    trash_with(table)
    answer(table, "end")
    assert told(table, "trashed") == [(0, "mercenary")]
    assert table.view(0).reserve["mercenary"] == 10
    assert table.view(0).cards_of(0)["mercenary"] == 0
    assert "mercenary" not in table.view(0).dungeon_discard


@pytest.mark.rule("BRZ-189")
def test_several_trashing_effects_take_a_different_card_each() -> None:
    table = offering(2, hand={0: ["burgle", "stumble", "sidestep"]}, discard={0: []})
    answer(table, "play burgle", "play stumble", "play sidestep")
    trash_with(table, 2)
    answer(table, "end", "trash stumble")
    assert set(legal(table)) == {"trash burgle", "trash sidestep"}
    answer(table, "trash burgle")
    assert told(table, "trashed") == [(0, "stumble"), (0, "burgle")]
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-189")
def test_two_copies_of_a_card_are_two_cards() -> None:
    table = offering(2, hand={0: ["stumble", "stumble", "burgle"]}, discard={0: []})
    answer(table, "play stumble", "play stumble", "play burgle")
    trash_with(table, 2)
    answer(table, "end", "trash stumble", "trash stumble")
    assert table.view(0).cards_of(0)["stumble"] == 0
    assert table.view(0).cards_of(0)["burgle"] == 6


# --- Magic Spring


@pytest.mark.rule("BRZ-200")
def test_magic_spring_trashes_a_card_at_the_end_of_the_turn_in_which_it_is_taken() -> None:
    table = delve(
        room={0: 5}, boots=2, secrets={4: ["magic_spring"]}, hand={0: ["stumble", "burgle"]}, discard={0: ["sidestep"]}
    )
    answer(table, "move 4", "take minor")
    assert (topic(table), list(thief(table).tokens)) == ("turn", [])
    answer(table, "play stumble", "play burgle", "end")
    assert set(legal(table)) == {"trash stumble", "trash burgle", "trash sidestep"}
    answer(table, "trash stumble")
    assert table.view(0).cards_of(0)["stumble"] == 1
    assert table.view(0).lying(4)["minor"] == 0
    pass_turn(table)
    pass_turn(table)
    assert len(told(table, "trashed")) == 1


@pytest.mark.rule("BRZ-200")
def test_magic_spring_cannot_be_declined_when_a_card_is_there() -> None:
    """One card in the discard pile is all: it goes without a question."""
    table = delve(room={0: 5}, boots=2, secrets={4: ["magic_spring"]}, discard={0: ["explore"]})
    answer(table, "move 4", "take minor", "end")
    assert told(table, "trashed") == [(0, "explore")]
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-200")
def test_magic_spring_with_no_card_to_trash_does_nothing() -> None:
    table = delve(room={0: 5}, boots=2, secrets={4: ["magic_spring"]}, discard={0: []})
    answer(table, "move 4", "take minor", "end")
    assert told(table, "trashed") == []
    assert (seat_to_move(table), sum(table.view(0).cards_of(0).values())) == (1, 10)


# --- a card of a given name


@pytest.mark.rule("BRZ-246")
@pytest.mark.parametrize(
    ("hand", "discard"),
    [(["master_burglar", "burgle", "stumble"], ["explore"]), (["master_burglar", "stumble"], ["burgle", "explore"])],
    ids=["from the play area", "from the discard pile"],
)
def test_master_burglar_takes_a_burgle_and_nothing_else(hand: list[str], discard: list[str]) -> None:
    table = delve(hand={0: hand}, discard={0: discard})
    before = table.view(0).cards_of(0)
    answer(table, *(f"play {card}" for card in hand), "end")
    assert told(table, "trashed") == [(0, "burgle")]
    assert before - table.view(0).cards_of(0) == {"burgle": 1}
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-246")
def test_without_a_burgle_in_play_or_discarded_nothing_is_trashed() -> None:
    """All Włamy are still in the deck."""
    table = delve(hand={0: ["master_burglar", "stumble"]}, discard={0: ["explore"]}, draw={0: ["burgle"] * 6})
    answer(table, "play master_burglar", "play stumble", "end")
    assert told(table, "trashed") == []
    assert table.view(0).cards_of(0)["burgle"] == 6


@pytest.mark.rule("BRZ-246")
@pytest.mark.parametrize(("burgles", "gone"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_two_master_burglars_take_two_as_far_as_there_are(burgles: int, gone: int) -> None:
    table = delve(
        hand={0: ["master_burglar", "master_burglar", *["burgle"] * burgles]}, draw={0: ["stumble", "sidestep"]}
    )
    while offers(table, "play"):
        answer(table, f"play {offers(table, 'play')[0]}")
    answer(table, "end")
    assert told(table, "trashed") == [(0, "burgle")] * gone
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-246")
def test_a_burglar_without_burgles_leaves_his_card_to_another_effect() -> None:
    """Master Burglar finds no Włam, so Dragon Shrine may still trash the burglar himself."""
    table = offering(hand={0: ["master_burglar"]}, discard={0: []}, draw={0: ["stumble"]})
    answer(table, "play master_burglar", "use dragon_shrine")
    assert set(legal(table)) == {"choose gold", "choose trash"}
    answer(table, "choose trash", "end")
    assert told(table, "trashed") == [(0, "master_burglar")]


@pytest.mark.rule("BRZ-189", "BRZ-235")
def test_trashing_may_be_chosen_before_any_card_is_played() -> None:
    """The cards in hand will lie in the play area when the turn ends."""
    table = offering(hand={0: ["stumble", "burgle"]}, discard={0: []})
    trash_with(table)
    answer(table, "play stumble", "play burgle", "end", "trash stumble")
    assert told(table, "trashed") == [(0, "stumble")]
