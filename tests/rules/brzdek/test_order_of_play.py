"""The order of play does not matter: conditions and counts over the turn; arrivals; the play area."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tests.rules.brzdek.delving import CHEAP, delve, refilled
from tests.rules.dialect import offers, story, told
from tests.rules.raids import bag, each, now, purse, thief
from tests.support import answer, seat_down

REBELS = ["rebel_captain", "rebel_miner", "rebel_scout", "rebel_soldier"]
DECK = ["burgle", "stumble", "sidestep", "scramble"]


# --- conditions


@pytest.mark.rule("BRZ-170")
@pytest.mark.parametrize("rebel", REBELS)
@pytest.mark.parametrize("other", ["mercenary", "tunnel_guide"])
def test_a_rebel_draws_one_card_whichever_companion_comes_first(rebel: str, other: str) -> None:
    for order in ([rebel, other], [other, rebel]):
        table = delve(hand={0: [rebel, other]}, draw={0: DECK})
        answer(table, f"play {order[0]}")
        assert told(table, "drew", 0) == []
        answer(table, f"play {order[1]}")
        assert told(table, "drew", 0) == [(0, ("burgle",))]
        assert list(table.view(0).hand) == ["burgle"]


@pytest.mark.rule("BRZ-170")
@pytest.mark.parametrize("order", list(itertools.permutations(["rebel_scout", "mercenary", "tunnel_guide"])))
def test_the_effect_comes_once_for_each_card_played(order: tuple[str, ...]) -> None:
    table = delve(hand={0: list(order)}, draw={0: DECK})
    answer(table, *(f"play {card}" for card in order))
    assert told(table, "drew", 0) == [(0, ("burgle",))]


@pytest.mark.rule("BRZ-170")
def test_two_rebels_draw_a_card_each() -> None:
    table = delve(hand={0: ["rebel_scout", "rebel_captain"]}, draw={0: DECK})
    answer(table, "play rebel_scout", "play rebel_captain")
    assert sorted(table.view(0).hand) == ["burgle", "stumble"]


@pytest.mark.rule("BRZ-170")
def test_a_condition_is_awaited_for_this_turn_only() -> None:
    table = delve(hand={0: ["rebel_scout"], 1: ["mercenary"]}, draw={0: ["mercenary", *DECK, "burgle", "stumble"]})
    answer(table, "play rebel_scout", "end", "play mercenary", "end")
    assert len(table.view(0).hand) == 5
    answer(table, "play mercenary")
    assert len(table.view(0).hand) == 4


@pytest.mark.rule("BRZ-170")
def test_what_the_player_owned_before_counts_at_once() -> None:
    table = delve(hand={0: ["the_mountain_king"]}, tokens={0: ["crown_8"]})
    answer(table, "play the_mountain_king")
    assert purse(table) == (2, 2, 2)


@pytest.mark.rule("BRZ-171")
def test_a_crown_bought_later_gives_the_mountain_king_his_sword_and_boot() -> None:
    table = delve(hand={0: ["the_mountain_king"]}, room={0: 26}, gold={0: 21})
    answer(table, "play the_mountain_king")
    assert purse(table) == (2, 1, 1)
    answer(table, "buy master_key")
    assert purse(table) == (2, 1, 1)
    answer(table, "buy crown_10")
    assert purse(table) == (2, 2, 2)
    answer(table, "buy crown_9")
    assert purse(table) == (2, 2, 2)


@pytest.mark.rule("BRZ-171")
def test_a_crown_bought_later_makes_the_queen_of_hearts_heal() -> None:
    table = delve(hand={0: ["the_queen_of_hearts"]}, room={0: 26}, gold={0: 7}, damage={0: 3})
    answer(table, "play the_queen_of_hearts")
    assert thief(table).damage == 3
    answer(table, "buy crown_10")
    assert thief(table).damage == 2


@pytest.mark.rule("BRZ-171")
def test_an_artifact_taken_later_counts() -> None:
    table = delve(hand={0: ["kobold_merchant", "wand_of_recall"]}, room={0: 16}, boots=1)
    answer(table, "play kobold_merchant", "play wand_of_recall")
    assert (now(table).skill, offers(table, "teleport")) == (2, [])
    answer(table, "move 21", "take artifact_7")
    assert now(table).skill == 2 + 2
    assert offers(table, "teleport") == ["15", "16", "20", "22"]


@pytest.mark.rule("BRZ-171")
def test_a_monkey_idol_taken_later_counts() -> None:
    table = delve(hand={0: ["archaeologist"]}, draw={0: DECK}, room={0: 30}, boots=2)
    answer(table, "play archaeologist")
    assert now(table).skill == 0
    answer(table, "move 24", "take idol")
    assert now(table).skill == 2


@pytest.mark.rule("BRZ-171")
def test_a_token_declined_does_not_count() -> None:
    table = delve(hand={0: ["kobold_merchant"]}, room={0: 16}, boots=1)
    answer(table, "play kobold_merchant", "move 21", "leave")
    assert now(table).skill == 0


# --- counts


@pytest.mark.rule("BRZ-172")
def test_swagger_counts_the_noise_made_before_and_after() -> None:
    table = delve(hand={0: ["stumble", "swagger", "scepter_of_the_ape_lord"]})
    answer(table, "play stumble")
    assert now(table).skill == 0
    answer(table, "play swagger")
    assert (now(table).skill, now(table).boots) == (1, 1)
    answer(table, "play scepter_of_the_ape_lord")
    assert now(table).skill == 1 + 3 + 3


@pytest.mark.rule("BRZ-172")
@pytest.mark.parametrize("order", list(itertools.permutations(["swagger", "stumble", "dead_run"])))
def test_the_order_makes_no_difference(order: tuple[str, ...]) -> None:
    table = delve(hand={0: list(order)}, row=["search", "ladder", "ladder", "pickaxe", "pickaxe", "tattle"])
    answer(table, *(f"play {card}" for card in order))
    assert (now(table).skill, now(table).boots) == (1 + 2, 1 + 2)


@pytest.mark.rule("BRZ-172")
def test_a_cube_taken_back_later_still_counts_and_cancelled_noise_does_not() -> None:
    table = delve(hand={0: ["stumble", "swagger", "move_silently", "stumble"]})
    answer(table, "play stumble", "play swagger", "play move_silently")
    assert (thief(table).clank, now(table).quiet, now(table).skill) == (0, 1, 1)
    answer(table, "play stumble")
    assert (thief(table).clank, now(table).quiet, now(table).skill) == (0, 0, 1)


@pytest.mark.rule("BRZ-172")
def test_a_cube_that_came_and_went_before_swagger_counts_too() -> None:
    table = delve(hand={0: ["swagger", "sneak", "stumble"]})
    answer(table, "play stumble", "play sneak", "play swagger")
    assert (thief(table).clank, now(table).skill) == (0, 1 + 1)


@pytest.mark.rule("BRZ-172")
def test_only_own_cubes_of_this_turn_count() -> None:
    table = delve(hand={0: ["tattle", "swagger"], 1: ["stumble", "swagger"]}, clank={0: 5})
    answer(table, "play tattle", "play swagger")
    assert now(table).skill == 2
    answer(table, "end", "play swagger")
    assert now(table).skill == 0
    answer(table, "play stumble")
    assert now(table).skill == 1


@pytest.mark.rule("BRZ-172")
@pytest.mark.parametrize("players", [2, 4])
def test_the_noise_of_the_set_up_is_not_made_in_the_first_turn(players: int) -> None:
    table = seat_down("brzdek", players, options={"first": 0})
    assert thief(table).clank >= 3
    assert now(table).cubes_made == 0


# --- another companion


@pytest.mark.rule("BRZ-173")
def test_a_companion_alone_is_no_other_companion() -> None:
    table = delve(hand={0: ["rebel_scout", "burgle", "swagger"]}, draw={0: DECK})
    answer(table, "play rebel_scout", "play burgle", "play swagger")
    assert told(table, "drew", 0) == []


@pytest.mark.rule("BRZ-173")
def test_a_mercenary_is_a_companion() -> None:
    table = delve(hand={0: ["rebel_scout"]}, played={0: ["mercenary"]}, draw={0: DECK})
    answer(table, "play rebel_scout")
    assert list(table.view(0).hand) == ["burgle"]


@pytest.mark.rule("BRZ-173")
def test_only_the_own_play_area_counts() -> None:
    """Not the hand, not the discard pile, not a companion just bought, not those of others or of the row."""
    row = ["tunnel_guide", "cleric_of_the_sun", *CHEAP[:4]]
    hand = {0: ["rebel_scout", "mercenary"], 1: ["mercenary"]}
    piles: dict[str, Any] = {"discard": {0: ["wizard", "mercenary"]}, "played": {1: ["mercenary", "archaeologist"]}}
    table = delve(hand=hand, draw={0: DECK}, row=row, skill=3, **piles)
    answer(table, "play rebel_scout", "buy mercenary", "buy tunnel_guide")
    assert told(table, "drew", 0) == []
    answer(table, "play mercenary")
    assert told(table, "drew", 0) == [(0, ("burgle",))]


@pytest.mark.rule("BRZ-173")
@pytest.mark.parametrize("other", ["explore", "secret_tome", "wand_of_recall", "sapphire", "elven_cloak"])
def test_cards_of_other_kinds_are_no_companions(other: str) -> None:
    table = delve(hand={0: ["rebel_soldier", other]}, draw={0: ["burgle"]}, discard={0: []})
    answer(table, f"play {other}")
    before = len(told(table, "drew", 0))
    answer(table, "play rebel_soldier")
    assert len(told(table, "drew", 0)) == before


# --- arrivals


@pytest.mark.rule("BRZ-174")
@pytest.mark.parametrize("fresh", [("watcher", "ogre"), ("ogre", "watcher")])
def test_a_watcher_makes_noise_before_the_attack_of_the_same_refill(fresh: tuple[str, str]) -> None:
    """No cube is anywhere but in the supplies, so what the attack draws is the noise of the arrival."""
    table = refilled(*fresh, players=4, out={3: "left"}, black=0, rage=7)
    assert told(table, "arrived") == [("watcher",)]
    assert story(table, "revealed", "arrived", "clank", "attack") == [
        "revealed", "arrived", "clank", "clank", "clank", "attack",
    ]  # fmt: skip
    assert each(table, "damage") == [1, 1, 1, 0]
    assert (each(table, "clank"), bag(table)) == ([0, 0, 0, 0], [0, 0, 0, 0, 0])


@pytest.mark.rule("BRZ-174")
def test_the_text_works_when_the_card_comes_and_not_again() -> None:
    table = refilled("watcher", "overlord", players=3, hand={1: [], 2: []})
    assert each(table, "clank") == [2, 2, 2]
    answer(table, "end", "end")
    assert each(table, "clank") == [2, 2, 2]
    waiting = delve(3, row=["watcher", "overlord", *CHEAP[:4]], hand={1: []})
    answer(waiting, "end", "end")
    assert each(waiting, "clank") == [0, 0, 0]


@pytest.mark.rule("BRZ-174")
def test_cubes_returned_by_an_arriving_shrine_are_in_the_bag_for_the_attack() -> None:
    table = refilled("ogre", "shrine", players=3, black=0, rage=7)
    assert told(table, "attack") == [((3, 3, 3),)]


# --- the play area


@pytest.mark.rule("BRZ-175")
def test_played_cards_lie_in_the_play_area_until_the_end_of_the_turn() -> None:
    table = delve(hand={0: ["burgle", "mercenary", "stumble"]}, room={0: 2}, boots=1, skill=2)
    answer(table, "play mercenary")
    assert list(thief(table).played) == ["mercenary"]
    answer(table, "play burgle", "move 3", "buy explore", "fight goblin", "play stumble")
    assert list(thief(table).played) == ["mercenary", "burgle", "stumble"]
    assert list(thief(table).discard) == ["explore"]
    assert table.view(1).thieves[0].played == ["mercenary", "burgle", "stumble"]
    answer(table, "end")
    assert list(thief(table).played) == []


@pytest.mark.rule("BRZ-175")
def test_a_card_in_the_play_area_is_not_played_again() -> None:
    table = delve(hand={0: ["burgle", "burgle"]})
    answer(table, "play burgle")
    assert offers(table, "play") == ["burgle"]
    answer(table, "play burgle")
    assert offers(table, "play") == []
    assert now(table).skill == 2
