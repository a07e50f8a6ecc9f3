"""Alternatives on a card, what cannot be carried out, and what may be declined."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import delve
from tests.rules.dialect import check_refused, offers, seat_to_move, told, topic
from tests.rules.raids import now, purse, thief
from tests.support import answer, legal

# --- exactly one


@pytest.mark.rule("BRZ-234")
def test_a_shrine_used_for_gold_leaves_the_damage() -> None:
    table = delve(row=["shrine"], skill=2, damage={0: 1})
    answer(table, "use shrine", "choose gold")
    assert (thief(table).gold, thief(table).damage) == (1, 1)
    assert topic(table) == "turn"


@pytest.mark.rule("BRZ-234")
def test_a_shrine_used_for_healing_gives_no_gold() -> None:
    table = delve(row=["shrine"], skill=2, damage={0: 1})
    answer(table, "use shrine", "choose heal")
    assert (thief(table).gold, thief(table).damage) == (0, 0)


@pytest.mark.rule("BRZ-234")
@pytest.mark.parametrize(
    ("line", "alternatives"),
    [
        ("use shrine", {"gold", "heal"}),
        ("use dragon_shrine", {"gold", "trash"}),
        ("play mister_whiskers", {"dragon_attack", "clank"}),
        ("play apothecary", {"swords", "gold", "heal"}),
        ("play wand_of_wind", {"teleport", "take_adjacent_secret"}),
        ("play underworld_dealing", {"gold", "pay"}),
    ],
    ids=lambda value: value.split()[1] if isinstance(value, str) else "",
)
def test_the_choice_is_made_at_once_and_only_once(line: str, alternatives: set[str]) -> None:
    """Nothing but the alternatives is offered, no way to decline, and after one of them the turn goes on."""
    hand = [line.split()[1], "burgle"] if line.startswith("play") else ["burgle"]
    for chosen in sorted(alternatives):
        table = delve(
            row=["shrine", "dragon_shrine"],
            skill=4,
            gold={0: 7},
            damage={0: 2},
            discard={0: ["stumble"]},
            room={0: 9},
            secrets={4: ["treasure"]},
            hand={0: hand},
        )
        answer(table, line)
        assert (seat_to_move(table), topic(table)) == (0, "choose")
        assert set(legal(table)) == {f"choose {one}" for one in alternatives}
        answer(table, f"choose {chosen}")
        assert topic(table) == "turn"
        assert offers(table, "choose") == []


@pytest.mark.rule("BRZ-234")
def test_the_choice_is_made_anew_each_time() -> None:
    table = delve(row=["shrine", "shrine", "shrine"], skill=6, damage={0: 2})
    answer(table, "use shrine", "choose gold", "use shrine", "choose heal", "use shrine", "choose gold")
    assert (thief(table).gold, thief(table).damage) == (2, 1)


# --- what cannot be carried out may not be chosen


@pytest.mark.rule("BRZ-235")
def test_underworld_dealing_with_6_gold_gives_1_gold() -> None:
    table = delve(hand={0: ["underworld_dealing"]}, gold={0: 6})
    answer(table, "play underworld_dealing")
    assert (thief(table).gold, topic(table)) == (7, "turn")
    assert list(thief(table).discard) == []


@pytest.mark.rule("BRZ-235")
def test_no_secret_next_door_leaves_only_the_teleport() -> None:
    """Room 1: no secrets beyond the only tunnel. Room 23: an idol lies next door, and that is no secret."""
    for room in (1, 23):
        table = delve(hand={0: ["wand_of_wind"]}, room={0: room})
        answer(table, "play wand_of_wind")
        assert (topic(table), now(table).teleports) == ("turn", 1)


@pytest.mark.rule("BRZ-235")
def test_nothing_to_trash_leaves_only_the_gold() -> None:
    """No card in hand, in play or discarded: the other cards are in the deck."""
    table = delve(row=["dragon_shrine"], skill=4)
    answer(table, "use dragon_shrine")
    assert (topic(table), thief(table).gold) == ("turn", 2)


@pytest.mark.rule("BRZ-235")
def test_a_card_that_another_effect_will_trash_cannot_be_promised_twice() -> None:
    table = delve(row=["dragon_shrine", "dragon_shrine"], skill=8, discard={0: ["stumble"]})
    answer(table, "use dragon_shrine", "choose trash", "use dragon_shrine")
    assert (topic(table), thief(table).gold) == ("turn", 2)


@pytest.mark.rule("BRZ-235")
def test_an_effect_of_which_nothing_is_possible_is_lost() -> None:
    """Who has left neither teleports nor takes secrets."""
    table = delve(hand={0: ["wand_of_wind"]}, room={0: 2}, boots=1, tokens={0: ["artifact_5"]})
    answer(table, "move 1", "play wand_of_wind")
    assert (topic(table), now(table).teleports) == ("turn", 0)
    assert list(thief(table).played) == ["wand_of_wind"]
    assert "end" in legal(table)


@pytest.mark.rule("BRZ-235")
def test_healing_without_damage_may_be_chosen() -> None:
    table = delve(row=["shrine"], skill=2)
    answer(table, "use shrine", "choose heal")
    assert (thief(table).gold, thief(table).damage, thief(table).supply) == (0, 0, 30)


@pytest.mark.rule("BRZ-235")
def test_silence_without_cubes_in_the_area_may_be_chosen() -> None:
    """And it is kept for noise later in the turn."""
    table = delve(hand={0: ["mister_whiskers", "stumble"]})
    answer(table, "play mister_whiskers", "choose clank", "play stumble")
    assert (thief(table).clank, told(table, "attack")) == (0, [])


# --- Secret Tomes for gold


@pytest.mark.rule("BRZ-247")
def test_underworld_dealing_brings_2_secret_tomes_for_7_gold() -> None:
    table = delve(hand={0: ["underworld_dealing"]}, gold={0: 8})
    answer(table, "play underworld_dealing", "choose pay")
    assert (thief(table).gold, list(thief(table).discard)) == (1, ["secret_tome", "secret_tome"])
    assert table.view(0).reserve["secret_tome"] == 10
    assert table.view(0).tally(0)["cards"] == 14


@pytest.mark.rule("BRZ-247")
def test_the_last_tome_costs_the_full_price() -> None:
    table = delve(hand={0: ["underworld_dealing"]}, gold={0: 9}, reserve={"secret_tome": 1})
    answer(table, "play underworld_dealing", "choose pay")
    assert (thief(table).gold, list(thief(table).discard)) == (2, ["secret_tome"])
    assert table.view(0).reserve["secret_tome"] == 0


@pytest.mark.rule("BRZ-247", "BRZ-235")
def test_without_tomes_the_deal_cannot_be_chosen() -> None:
    table = delve(hand={0: ["underworld_dealing"]}, gold={0: 9}, reserve={"secret_tome": 0})
    answer(table, "play underworld_dealing")
    assert (topic(table), thief(table).gold, list(thief(table).discard)) == ("turn", 10, [])


# --- what cannot be done is skipped, what may be declined


@pytest.mark.rule("BRZ-259")
def test_the_possible_part_of_an_effect_is_carried_out() -> None:
    """Three cards are to be drawn and one is there; the noise is made as far as the cubes last."""
    table = delve(hand={0: ["monkeybot_3000"]}, draw={0: ["burgle"]}, damage={0: 5}, bag={0: 23})
    answer(table, "play monkeybot_3000")
    assert list(table.view(0).hand) == ["burgle"]
    assert (thief(table).clank, thief(table).supply) == (2, 0)


@pytest.mark.rule("BRZ-259")
@pytest.mark.parametrize(
    ("deck", "row"), [([], ["ruby"]), (["sneak"], [])], ids=["no card to reveal", "no card to replace"]
)
def test_a_replacement_that_cannot_be_made_is_skipped(deck: list[str], row: list[str]) -> None:
    table = delve(hand={0: ["treasure_hunter"]}, deck=deck, row=row)
    answer(table, "play treasure_hunter")
    assert (topic(table), purse(table), list(table.view(0).row)) == ("turn", (2, 2, 0), row)


@pytest.mark.rule("BRZ-259")
def test_healing_on_acquiring_is_skipped_without_damage() -> None:
    table = delve(row=["cleric_of_the_sun"], skill=3)
    answer(table, "buy cleric_of_the_sun")
    assert (thief(table).damage, thief(table).supply, topic(table)) == (0, 30, "turn")


@pytest.mark.rule("BRZ-259")
def test_compulsory_effects_offer_no_way_out() -> None:
    """Each question about them offers just what can be done."""
    table = delve(
        hand={0: ["treasure_hunter", "sleight_of_hand", "wand_of_wind", "burgle", "stumble"]},
        row=["dragon_shrine", "shrine"],
        deck=["sneak", "sneak"],
        skill=4,
        room={0: 3},
        draw={0: ["sidestep", "scramble"]},
        secrets={4: ["treasure", "skill_boost"]},
    )
    answer(table, "play treasure_hunter")
    assert set(legal(table)) == {"replace dragon_shrine", "replace shrine"}
    answer(table, "replace shrine", "play sleight_of_hand")
    assert set(legal(table)) == {"discard wand_of_wind", "discard burgle", "discard stumble"}
    answer(table, "discard burgle", "use dragon_shrine")
    assert set(legal(table)) == {"choose gold", "choose trash"}
    answer(table, "choose trash", "play wand_of_wind", "choose teleport")
    answer(table, "play stumble", "play sidestep", "play scramble")
    check_refused(table, "end")
    answer(table, "teleport 8", "end")
    assert {line.split()[0] for line in legal(table)} == {"trash"}


@pytest.mark.rule("BRZ-048", "BRZ-259")
def test_a_card_that_must_be_trashed_by_name_goes_before_a_free_choice_can_take_it() -> None:
    """The Dragon Shrine was used first, but the only Burgle is the Master Burglar's."""
    hand = ["burgle", "stumble", "master_burglar"]
    table = delve(hand={0: hand}, draw={0: ["sidestep"]}, row=["dragon_shrine"], skill=4)
    answer(table, "play burgle", "play stumble", "use dragon_shrine", "choose trash", "play master_burglar", "end")
    assert told(table, "trashed") == [(0, "burgle")]
    assert set(legal(table)) == {"trash stumble", "trash master_burglar"}
    answer(table, "trash stumble")
    assert told(table, "trashed") == [(0, "burgle"), (0, "stumble")]


@pytest.mark.rule("BRZ-259")
def test_what_a_rule_says_may_be_done_can_be_declined() -> None:
    """Taking a token, and drinking from a spring."""
    table = delve(room={0: 5}, boots=2, secrets={4: ["treasure", "treasure"]})
    answer(table, "move 4")
    assert "leave" in legal(table)
    answer(table, "leave")
    assert (thief(table).gold, topic(table)) == (0, "turn")
    table = delve(room={0: 17}, boots=2, damage={0: 3})
    answer(table, "move 12")
    assert set(legal(table)) == {"heal", "leave"}
    answer(table, "leave")
    assert (thief(table).damage, topic(table)) == (3, "turn")
