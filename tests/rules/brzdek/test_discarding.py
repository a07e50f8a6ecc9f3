"""The play area and discarding: what is reshuffled, which cards can be discarded, and what that brings."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import counted, delve
from tests.rules.dialect import check_refused, offers, seat_to_move, told, topic
from tests.rules.raids import now, purse, thief
from tests.support import answer, events, legal

# --- the play area


@pytest.mark.rule("BRZ-176")
def test_played_cards_are_not_shuffled_in_when_the_discard_pile_is() -> None:
    """Two cards are to be drawn, the deck is empty, and one card lies in the discard pile."""
    table = delve(hand={0: ["burgle", "bracers_of_agility"]}, draw={0: []}, discard={0: ["sidestep"]})
    answer(table, "play burgle", "play bracers_of_agility")
    assert told(table, "reshuffled") == [(0,)]
    assert list(table.view(0).hand) == ["sidestep"]
    assert list(thief(table).played) == ["burgle", "bracers_of_agility"]
    assert (thief(table).deck_count, list(thief(table).discard)) == (0, [])


@pytest.mark.rule("BRZ-176")
def test_with_nothing_but_played_cards_there_is_nothing_to_draw() -> None:
    table = delve(hand={0: ["burgle", "burgle", "brilliance"]}, draw={0: []}, discard={0: []})
    answer(table, "play burgle", "play brilliance")
    assert told(table, "reshuffled") == []
    assert list(table.view(0).hand) == ["burgle"]
    assert list(thief(table).played) == ["burgle", "brilliance"]


# --- discarding


@pytest.mark.rule("BRZ-177")
def test_a_discarded_card_goes_from_the_hand_to_the_own_discard_pile() -> None:
    table = delve(
        hand={0: ["sleight_of_hand", "burgle", "sidestep"]}, discard={0: ["stumble"]}, draw={0: ["scramble", "burgle"]}
    )
    rival, dungeon = list(thief(table, 1).discard), list(table.view(None).dungeon_discard)
    answer(table, "play sleight_of_hand", "discard sidestep")
    assert list(thief(table).discard) == ["stumble", "sidestep"]
    assert sorted(table.view(0).hand) == ["burgle", "burgle", "scramble"]
    assert told(table, "discarded") == [(0, "sidestep")]
    assert (list(thief(table, 1).discard), list(table.view(None).dungeon_discard)) == (rival, dungeon)


@pytest.mark.rule("BRZ-178")
def test_only_cards_still_in_hand_can_be_discarded() -> None:
    """Not what was played before, not what lies in the discard pile or the deck, and not the card that asks."""
    table = delve(
        hand={0: ["burgle", "sleight_of_hand", "sidestep", "scramble"]},
        discard={0: ["explore"]},
        draw={0: ["stumble", "stumble"]},
    )
    answer(table, "play burgle", "play sleight_of_hand")
    assert topic(table) == "discard"
    assert set(legal(table)) == {"discard sidestep", "discard scramble"}
    for line in ("discard burgle", "discard sleight_of_hand", "discard explore", "discard stumble"):
        check_refused(table, line)


@pytest.mark.rule("BRZ-179")
@pytest.mark.parametrize("card", ["stumble", "scramble", "mercenary", "treasure_map"])
def test_a_discarded_card_has_no_effect(card: str) -> None:
    """Neither the noise of Potknięcie nor skill, swords, boots or gold."""
    table = delve(hand={0: ["sleight_of_hand", card]}, draw={0: ["secret_tome", "secret_tome"]})
    answer(table, "play sleight_of_hand")
    assert list(thief(table).discard) == [card]
    assert (thief(table).clank, thief(table).gold, purse(table)) == (0, 0, (0, 0, 0))
    assert told(table, "clank") == told(table, "gold") == []
    assert "discard" not in {line.split()[0] for line in legal(table)}
    assert offers(table, "play") == ["secret_tome"]


@pytest.mark.rule("BRZ-179")
def test_a_discarded_stumble_is_not_counted_either() -> None:
    """Pozer gives skill for noise made, and a discarded Potknięcie makes none."""
    table = delve(hand={0: ["swagger", "sleight_of_hand", "stumble"]}, draw={0: []})
    answer(table, "play swagger", "play sleight_of_hand")
    assert list(thief(table).played) == ["swagger", "sleight_of_hand"]
    assert (thief(table).clank, purse(table)) == (0, (0, 0, 1))


@pytest.mark.rule("BRZ-180")
def test_sleight_of_hand_with_no_other_card_draws_nothing() -> None:
    table = delve(hand={0: ["sleight_of_hand"]}, draw={0: ["burgle", "burgle"]}, discard={0: ["stumble"]})
    answer(table, "play sleight_of_hand")
    assert list(table.view(0).hand) == []
    assert (thief(table).deck_count, list(thief(table).discard)) == (2, ["stumble"])
    assert events(table, "drew", 0) == []


@pytest.mark.rule("BRZ-180")
def test_sleight_of_hand_with_another_card_draws_two() -> None:
    table = delve(hand={0: ["sleight_of_hand", "stumble"]}, draw={0: ["burgle", "sidestep", "scramble"]})
    answer(table, "play sleight_of_hand")
    assert sorted(table.view(0).hand) == ["burgle", "sidestep"]
    assert list(thief(table).discard) == ["stumble"]


# --- when, and whether at all


@pytest.mark.rule("BRZ-236")
@pytest.mark.parametrize(
    ("gain", "expected"), [("swords", (3, 0, 4)), ("gold", (0, 2, 4)), ("heal", (0, 0, 3))], ids=str
)
def test_apothecary_played_first_costs_the_other_card(gain: str, expected: tuple[int, int, int]) -> None:
    """Potknięcie is discarded, the only card there is, and one gain is chosen."""
    table = delve(hand={0: ["apothecary", "stumble"]}, damage={0: 4})
    answer(table, "play apothecary")
    assert list(thief(table).discard) == ["stumble"]
    assert set(legal(table)) == {"choose swords", "choose gold", "choose heal"}
    answer(table, f"choose {gain}")
    assert (now(table).swords, thief(table).gold, thief(table).damage) == expected
    assert thief(table).clank == 0
    assert topic(table) == "turn"


@pytest.mark.rule("BRZ-236")
def test_apothecary_played_last_discards_and_gains_nothing() -> None:
    table = delve(hand={0: ["apothecary", "stumble"]}, damage={0: 4})
    answer(table, "play stumble", "play apothecary")
    assert topic(table) == "turn"
    assert (now(table).swords, thief(table).gold, thief(table).damage, thief(table).clank) == (0, 0, 4, 1)
    assert list(thief(table).discard) == []
    assert "end" in legal(table)


@pytest.mark.rule("BRZ-236")
def test_the_discard_is_compulsory_and_made_at_once() -> None:
    """With several cards in hand one of them must be named; nothing else can be done first."""
    table = delve(hand={0: ["apothecary", "burgle", "sidestep"]}, skill=9)
    answer(table, "play apothecary")
    assert (seat_to_move(table), topic(table)) == (0, "discard")
    assert set(legal(table)) == {"discard burgle", "discard sidestep"}


@pytest.mark.rule("BRZ-236")
def test_cards_drawn_later_do_not_bring_the_effect_back() -> None:
    table = delve(hand={0: ["apothecary"]}, draw={0: ["burgle", "sidestep"]}, swords=2, row=["overlord", *["ruby"] * 2])
    answer(table, "play apothecary", "fight overlord")
    assert sorted(table.view(0).hand) == ["burgle", "sidestep"]
    assert topic(table) == "turn"
    assert set(offers(table, "play")) == {"burgle", "sidestep"}
    answer(table, "play burgle", "play sidestep")
    assert (purse(table), thief(table).gold, list(thief(table).discard)) == ((1, 0, 1), 0, [])


@pytest.mark.rule("BRZ-229")
def test_sleight_of_hand_costs_2_and_gives_nothing_but_cards() -> None:
    assert "sleight_of_hand" not in offers(delve(row=["sleight_of_hand"], skill=1), "buy")
    assert "sleight_of_hand" in offers(delve(row=["sleight_of_hand"], skill=2), "buy")
    table = delve(hand={0: ["sleight_of_hand", "burgle", "stumble"]}, draw={0: ["sidestep", "scramble"]})
    answer(table, "play sleight_of_hand", "discard burgle")
    assert sorted(table.view(0).hand) == ["scramble", "sidestep", "stumble"]
    assert (purse(table), thief(table).gold, thief(table).clank) == ((0, 0, 0), 0, 0)
    assert counted(discard={0: ["sleight_of_hand"]}).scores[0] == 0
