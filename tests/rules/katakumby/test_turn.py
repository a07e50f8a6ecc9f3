"""A turn: five cards, all of them played, their effects carried out, actions in between."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.rules.dialect import check_refused, offers, seat_to_move, story, told, topic, verbs
from tests.rules.katakumby.delving import CALM, dig
from tests.rules.katakumby.digging import laid, tile, tunnel
from tests.rules.katakumby.exploring import calm
from tests.rules.raids import each, now, purse, thief
from tests.support import answer, legal

QUARRY = {
    "bazaar": tile(
        {"stalls": ["market", "chest"], "cave": ["crystal_cave"], "hole": []},
        tunnel("stalls", "cave"),
        tunnel("stalls", "hole"),
    )
}
BAZAAR: dict[str, Any] = {"map": [laid("bazaar", 1, 0)], "room": {0: "bazaar.stalls"}}


# --- five cards


@pytest.mark.rule("KAT-038")
def test_every_turn_begins_with_five_cards_in_hand() -> None:
    """Also after turns in which cards were drawn, gained and discarded."""
    table = dig(
        hand={0: ["smash_and_grab", "charlatan", "burgle"], 1: ["burgle"]},
        draw={0: ["stumble", "stumble", "burgle", "burgle"], 1: ["burgle"] * 5},
        skill=2,
    )
    answer(table, "play smash_and_grab", "buy mercenary", "play charlatan", "may yes", "discard burgle")
    assert table.view(0).hand == ["stumble", "stumble", "burgle", "burgle"]
    answer(table, "play burgle", "play burgle", "play stumble", "play stumble", "end")
    assert each(table, "hand_count") == [5, 1]
    answer(table, "play burgle", "end")
    assert (seat_to_move(table), each(table, "hand_count")) == (0, [5, 5])


@pytest.mark.rule("KAT-038")
def test_who_owns_fewer_than_five_cards_begins_with_as_many_as_there_are() -> None:
    table = dig(hand={0: ["burgle"], 1: []}, draw={0: ["sidestep"]}, discard={0: ["stumble"]})
    answer(table, "play burgle", "end", "end")
    assert sorted(table.view(0).hand) == ["burgle", "sidestep", "stumble"]
    assert thief(table).deck_count == 0


# --- every card is played, in any order


@pytest.mark.rule("KAT-039")
def test_a_turn_ends_only_when_the_hand_is_empty() -> None:
    table = dig(hand={0: ["burgle", "stumble", "stumble"]}, skill=3)
    for card in ("burgle", "stumble", "stumble"):
        check_refused(table, "end")
        answer(table, f"play {card}")
    answer(table, "end")
    assert seat_to_move(table) == 1


@pytest.mark.rule("KAT-039")
def test_cards_drawn_in_the_turn_must_be_played_as_well() -> None:
    table = dig(hand={0: ["elven_sword"]}, draw={0: ["stumble", "burgle"]}, row=calm("wishing_well"), gold={0: 3})
    answer(table, "play elven_sword")
    check_refused(table, "end")
    answer(table, "play stumble")
    answer(table, "use wishing_well")
    assert offers(table, "play") == ["burgle"]
    check_refused(table, "end")
    answer(table, "play burgle", "end")
    assert seat_to_move(table) == 1


@pytest.mark.rule("KAT-040")
def test_the_cards_may_be_played_in_any_order() -> None:
    hand = ["burgle", "stumble", "sidestep", "mercenary"]
    for order in permutations(hand):
        table = dig(hand={0: hand})
        for place, card in enumerate(order):
            assert set(offers(table, "play")) == set(order[place:])
            answer(table, f"play {card}")
        assert thief(table).played == list(order)


@pytest.mark.rule("KAT-041")
def test_a_played_card_lies_in_the_play_area_until_the_turn_ends() -> None:
    table = dig(hand={0: ["burgle", "mercenary", "burgle"], 1: []}, draw={0: ["stumble"] * 2})
    answer(table, "play burgle")
    assert (thief(table).played, thief(table).discard) == (["burgle"], [])
    answer(table, "play mercenary", "buy mercenary", "fight goblin", "play burgle")
    assert thief(table).played == ["burgle", "mercenary", "burgle"]
    assert thief(table).discard == ["mercenary"]
    answer(table, "end")
    assert thief(table).played == []


# --- what a card says is done


@pytest.mark.rule("KAT-042")
def test_an_effect_that_hurts_is_carried_out_as_soon_as_the_card_is_played() -> None:
    table = dig(hand={0: ["boots_of_the_ape_lord", "stumble"]})
    answer(table, "play boots_of_the_ape_lord")
    assert (topic(table), purse(table), thief(table).clank) == ("turn", (0, 0, 3), 3)
    answer(table, "play stumble")
    assert thief(table).clank == 4


@pytest.mark.rule("KAT-042", "KAT-043")
def test_an_effect_that_asks_cannot_be_declined() -> None:
    table = dig(hand={0: ["remove_traps"]}, row=calm("skeleton"))
    answer(table, "play remove_traps")
    assert purse(table) == (1, 2, 0)
    assert legal(table) == [f"replace {card}" for card in ["skeleton", *CALM[:5]]]


@pytest.mark.rule("KAT-042", "KAT-043")
def test_a_card_must_be_trashed_at_the_end_of_the_turn_if_there_is_one() -> None:
    table = dig(hand={0: ["shadow_walk", "burgle"]})
    answer(table, "play shadow_walk", "play burgle", "end")
    assert told(table, "trashed") == [(0, "burgle")]


@pytest.mark.rule("KAT-043")
@pytest.mark.parametrize(
    ("said", "hand", "discard"), [("yes", ["burgle", "burgle"], ["stumble"]), ("no", ["stumble"], [])]
)
def test_an_effect_that_one_may_do_can_be_declined(said: str, hand: list[str], discard: list[str]) -> None:
    """The Charlatan: one card may be discarded to draw two."""
    table = dig(hand={0: ["charlatan", "stumble"]}, draw={0: ["burgle"] * 2})
    answer(table, "play charlatan")
    assert legal(table) == ["may yes", "may no"]
    answer(table, f"may {said}")
    assert (table.view(0).hand, thief(table).discard) == (hand, discard)


@pytest.mark.rule("KAT-043")
@pytest.mark.parametrize("kept", [True, False])
def test_up_to_so_many_includes_none(kept: bool) -> None:
    """Thieves' Shrine trashes up to two Burgles."""
    table = dig(row=calm("thieves_shrine"), skill=4, hand={0: ["burgle"]})
    answer(table, "use thieves_shrine", "choose trash", "play burgle", "end")
    assert legal(table) == ["trash burgle", "keep"]
    answer(table, *(["keep", "keep"] if kept else ["trash burgle"]))
    assert told(table, "trashed") == ([] if kept else [(0, "burgle")])
    assert seat_to_move(table) == 1


# --- actions


@pytest.mark.rule("KAT-044")
def test_actions_come_between_cards_or_after_all_of_them() -> None:
    kinds = ("played", "moved", "defeated", "acquired")
    table = dig(room={0: "start.hall"}, hand={0: ["sidestep", "mercenary", "burgle"]})
    answer(table, "play sidestep", "move 3", "play mercenary", "fight goblin", "play burgle", "buy mercenary", "end")
    assert story(table, *kinds) == ["played", "moved", "played", "defeated", "played", "acquired"]
    late = dig(room={0: "start.hall"}, hand={0: ["sidestep", "mercenary", "burgle"]})
    answer(late, "play sidestep", "play mercenary", "play burgle", "move 3", "fight goblin", "buy mercenary", "end")
    assert story(late, *kinds) == ["played", "played", "played", "moved", "defeated", "acquired"]
    assert (thief(late).room, thief(late).gold) == (thief(table).room, thief(table).gold) == (3, 1)


@pytest.mark.rule("KAT-044")
def test_actions_may_come_before_the_first_card_if_they_can_be_paid() -> None:
    table = dig(
        QUARRY,
        **BAZAAR,
        hand={0: ["burgle"]},
        gold={0: 7},
        tokens={0: ["potion_of_swiftness"]},
        bank={"major": ["chalice"]},
    )
    assert {"buy backpack", "buy crown_10", "drink potion_of_swiftness", "open chest"} <= set(legal(table))
    answer(table, "open chest", "drink potion_of_swiftness", "buy backpack", "move 7")
    assert (thief(table).gold, thief(table).lockpicks, table.view(0).hand) == (0, 2, ["burgle"])
    assert told(table, "played") == []


@pytest.mark.rule("KAT-045")
def test_each_kind_of_action_may_be_taken_as_often_as_it_can_be_paid() -> None:
    row = ["underground_river", "underground_river", "skeleton", "skeleton", "pillage", "pillage"]
    table = dig(QUARRY, **BAZAAR, row=row, skill=12, swords=6, boots=1, gold={0: 10}, damage={0: 3})
    answer(table, "buy pillage", "buy mercenary", "buy pillage", "buy mercenary")
    answer(table, "use underground_river", "choose boots", "use underground_river", "choose heal")
    answer(table, "fight skeleton", "fight goblin", "fight skeleton", "fight goblin")
    answer(table, "buy burglars_kit", "buy burglars_kit")
    answer(table, "move 7", "move 5")
    assert purse(table) == (0, 0, 0)
    assert thief(table).discard == ["pillage", "mercenary", "pillage", "mercenary"]
    assert thief(table).tokens == ["burglars_kit", "burglars_kit"]
    assert (thief(table).gold, thief(table).lockpicks, thief(table).room) == (2, 7, 5)


@pytest.mark.rule("KAT-045")
@pytest.mark.parametrize(
    ("have", "line", "times"),
    [
        ({"skill": 7}, "buy mercenary", 3),
        ({"swords": 7}, "fight goblin", 3),
        ({"gold": {0: 20}}, "buy backpack", 2),
        ({"gold": {0: 20}}, "buy burglars_kit", 2),
        ({"skill": 5, "row": ["darkened_alcove", "darkened_alcove", *CALM[:4]]}, "use darkened_alcove", 2),
    ],
)
def test_an_action_ends_where_the_purse_or_the_stock_ends(have: dict[str, Any], line: str, times: int) -> None:
    table = dig(QUARRY, **BAZAAR, **have)
    for _ in range(times):
        answer(table, line)
    check_refused(table, line)


@pytest.mark.rule("KAT-046")
def test_the_player_says_when_the_turn_is_over() -> None:
    """With nothing left to do the turn still waits for the player; with something left to do it may be ended."""
    table = dig(hand={0: ["stumble"]}, room={0: "start.crypt"})
    assert verbs(table) == {"play"}
    answer(table, "play stumble")
    assert (seat_to_move(table), legal(table)) == (0, ["end"])
    rich = dig(QUARRY, **BAZAAR, skill=9, swords=9, boots=9, gold={0: 9})
    assert {"buy", "fight", "move", "open", "end"} <= verbs(rich)
    answer(rich, "end")
    assert seat_to_move(rich) == 1


# --- as far as possible


@pytest.mark.rule("KAT-316")
def test_without_a_burgle_the_shadow_walk_trashes_nothing_and_still_gives_its_boot() -> None:
    table = dig(hand={0: ["shadow_walk", "stumble"], 1: []}, discard={0: ["sidestep"]})
    answer(table, "play shadow_walk", "play stumble")
    assert purse(table) == (0, 0, 1)
    answer(table, "end")
    assert told(table, "trashed") == []
    assert seat_to_move(table) == 1


@pytest.mark.rule("KAT-316")
def test_the_part_that_is_possible_is_done() -> None:
    """One card left to draw of two, one prisoner of two, one cube of noise of three."""
    drawing = dig(hand={0: ["smash_and_grab"]}, draw={0: ["burgle"]})
    answer(drawing, "play smash_and_grab")
    assert drawing.view(0).hand == ["burgle"]
    freeing = dig(row=calm("the_warden"), swords=3, bank={"prison": ["peasant"]}, room={0: "start.attic"})
    answer(freeing, "fight the_warden")
    assert (thief(freeing).tokens, topic(freeing)) == (["peasant"], "turn")
    noisy = dig(hand={0: ["boots_of_the_ape_lord"]}, bag={0: 29})
    answer(noisy, "play boots_of_the_ape_lord")
    assert (thief(noisy).clank, thief(noisy).supply, purse(noisy)) == (1, 0, (0, 0, 3))


@pytest.mark.rule("KAT-316")
def test_replacing_a_card_of_an_empty_row_is_skipped() -> None:
    table = dig(hand={0: ["remove_traps"]}, row=[])
    answer(table, "play remove_traps")
    assert (topic(table), purse(table), told(table, "replaced")) == ("turn", (1, 2, 0), [])


# --- choices


@pytest.mark.rule("KAT-317")
def test_an_option_with_a_price_needs_the_price() -> None:
    """The Imp Familiar: take a lockpick, or spend one to draw two cards."""
    poor = dig(hand={0: ["imp_familiar"]}, draw={0: ["burgle"] * 2}, lockpicks={0: 0})
    answer(poor, "play imp_familiar")
    assert topic(poor) == "turn"
    assert (thief(poor).lockpicks, thief(poor).hand_count) == (1, 0)
    rich = dig(hand={0: ["imp_familiar"]}, draw={0: ["burgle"] * 2}, lockpicks={0: 1})
    answer(rich, "play imp_familiar")
    assert legal(rich) == ["choose lockpicks", "choose spend_lockpicks"]
    answer(rich, "choose spend_lockpicks")
    assert (thief(rich).lockpicks, thief(rich).hand_count) == (0, 2)


@pytest.mark.rule("KAT-317")
def test_exactly_two_different_options_of_the_black_market() -> None:
    for first, second in permutations(("gold", "trash", "lockpicks"), 2):
        table = dig(row=calm("black_market"), skill=5, hand={0: ["burgle"]})
        answer(table, "use black_market")
        assert legal(table) == ["choose gold", "choose trash", "choose lockpicks"]
        answer(table, f"choose {first}")
        assert len(legal(table)) == 2
        check_refused(table, f"choose {first}")
        answer(table, f"choose {second}")
        assert topic(table) == "turn"
        chosen = {first, second}
        assert (thief(table).gold, thief(table).lockpicks) == (2 * ("gold" in chosen), 3 + ("lockpicks" in chosen))
        answer(table, "play burgle", "end")
        assert told(table, "trashed") == ([(0, "burgle")] if "trash" in chosen else [])


@pytest.mark.rule("KAT-317")
def test_one_of_two_options_is_final() -> None:
    table = dig(row=calm("underground_river"), skill=2, damage={0: 1})
    answer(table, "use underground_river")
    assert legal(table) == ["choose heal", "choose boots"]
    answer(table, "choose boots")
    assert (topic(table), purse(table), thief(table).damage) == ("turn", (0, 0, 1), 1)


@pytest.mark.rule("KAT-317")
def test_healing_without_damage_and_silence_without_noise_may_be_picked() -> None:
    river = dig(row=calm("underground_river"), skill=2)
    answer(river, "use underground_river", "choose heal")
    assert (thief(river).damage, purse(river)) == (0, (0, 0, 0))
    cat = dig(hand={0: ["empurror"]})
    answer(cat, "play empurror")
    assert legal(cat) == ["choose clank", "choose gold", "choose ignore_caves"]
    answer(cat, "choose clank")
    assert (now(cat).quiet, thief(cat).gold) == (2, 0)


@pytest.mark.rule("KAT-317")
def test_an_option_that_cannot_be_carried_out_may_not_be_picked_while_another_can() -> None:
    """The Ogre Merchant offers a good for free only in a market room."""
    table = dig(row=calm("ogre_merchant"), swords=4)
    answer(table, "fight ogre_merchant")
    assert (topic(table), thief(table).gold) == ("turn", 5)
    there = dig(QUARRY, **BAZAAR, row=calm("ogre_merchant"), swords=4)
    answer(there, "fight ogre_merchant")
    assert legal(there) == ["choose gold", "choose free_good"]
