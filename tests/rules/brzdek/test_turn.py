"""A turn: play every card, do what it says, spend what it gives, act as often as one can pay."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.rules.brzdek.delving import CALM, delve
from tests.rules.dialect import check_refused, offers, seat_to_move, story, told, topic, verbs
from tests.rules.raids import now, purse, thief
from tests.support import answer, legal

GREEN_HAND = ["stumble", "move_silently", "mercenary", "burgle", "burgle"]
GREEN_ROW = ["orc_grunt", "kobold_merchant", *CALM[:4]]


# --- every card must be played


@pytest.mark.rule("BRZ-047")
def test_a_turn_ends_only_when_the_hand_is_empty() -> None:
    table = delve(hand={0: ["burgle", "stumble", "stumble"]}, skill=3)
    for card in ("burgle", "stumble", "stumble"):
        check_refused(table, "end")
        answer(table, f"play {card}")
    assert "end" in legal(table)
    answer(table, "end")
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-047")
def test_a_harmful_card_must_be_played_too() -> None:
    table = delve(hand={0: ["stumble"]}, room={0: 1})
    assert legal(table) == ["play stumble"]
    answer(table, "play stumble")
    assert thief(table).clank == 1


@pytest.mark.rule("BRZ-047")
def test_the_cards_may_be_played_in_any_order() -> None:
    hand = ["burgle", "stumble", "sidestep"]
    for order in permutations(hand):
        table = delve(hand={0: hand})
        for place, card in enumerate(order):
            assert set(offers(table, "play")) == set(order[place:])
            answer(table, f"play {card}")
        assert thief(table).played == list(order)


@pytest.mark.rule("BRZ-047")
def test_cards_drawn_in_the_turn_must_be_played_as_well() -> None:
    table = delve(hand={0: ["bracers_of_agility"]}, draw={0: ["stumble", "burgle"]})
    answer(table, "play bracers_of_agility")
    assert set(offers(table, "play")) == {"stumble", "burgle"}
    check_refused(table, "end")
    answer(table, "play burgle")
    check_refused(table, "end")
    answer(table, "play stumble", "end")
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-047")
def test_a_card_discarded_by_an_effect_is_not_played() -> None:
    table = delve(hand={0: ["sleight_of_hand", "stumble", "sidestep"]}, draw={0: ["burgle", "burgle"]})
    answer(table, "play sleight_of_hand", "discard stumble")
    assert thief(table).discard == ["stumble"]
    assert sorted(offers(table, "play")) == ["burgle", "sidestep"]
    answer(table, "play burgle", "play sidestep", "play burgle")
    assert "end" in legal(table)
    assert thief(table).played == ["sleight_of_hand", "burgle", "sidestep", "burgle"]
    assert thief(table).clank == 0


# --- everything on a card is carried out


@pytest.mark.rule("BRZ-048")
@pytest.mark.parametrize(
    ("card", "made", "clank", "drawn", "gold"),
    [
        ("scepter_of_the_ape_lord", (3, 0, 0), 3, 0, 0),
        ("monkeybot_3000", (0, 0, 0), 3, 3, 0),
        ("lucky_coin", (1, 0, 0), 1, 1, 0),
        ("singing_sword", (3, 2, 0), 1, 0, 0),
        ("elven_boots", (1, 0, 1), 0, 1, 0),
        ("pickaxe", (0, 2, 0), 0, 0, 2),
        ("mercenary", (1, 2, 0), 0, 0, 0),
    ],
)
def test_all_resources_and_all_effects_of_a_card_are_carried_out(
    card: str, made: tuple[int, int, int], clank: int, drawn: int, gold: int
) -> None:
    table = delve(hand={0: [card]}, draw={0: ["burgle"] * 5})
    answer(table, f"play {card}")
    assert topic(table) == "turn"
    assert (purse(table), thief(table).clank, thief(table).hand_count, thief(table).gold) == (made, clank, drawn, gold)


@pytest.mark.rule("BRZ-048")
def test_an_effect_that_asks_cannot_be_declined() -> None:
    """The Treasure Hunter must replace a card of the row; Mister Whiskers must do one thing or the other."""
    table = delve(hand={0: ["treasure_hunter", "mister_whiskers"]}, clank={0: 1})
    answer(table, "play treasure_hunter")
    assert purse(table) == (2, 2, 0)
    assert legal(table) == ["replace diamond", "replace emerald", "replace ruby", "replace dragons_eye"]
    answer(table, "replace ruby", "play mister_whiskers")
    assert legal(table) == ["choose dragon_attack", "choose clank"]


@pytest.mark.rule("BRZ-048")
def test_an_effect_on_others_is_carried_out_too() -> None:
    table = delve(3, hand={0: ["tattle"]})
    answer(table, "play tattle")
    assert purse(table) == (2, 0, 0)
    assert [one.clank for one in table.view(None).thieves] == [0, 1, 1]


# --- resources


@pytest.mark.rule("BRZ-049")
@pytest.mark.parametrize(
    ("have", "can"),
    [
        ({"skill": 9}, {"buy", "use", "end"}),
        ({"swords": 9}, {"fight", "end"}),
        ({"boots": 9}, {"move", "end"}),
        ({}, {"end"}),
    ],
)
def test_skill_is_for_cards_and_devices_swords_for_monsters_boots_for_moving(
    have: dict[str, Any], can: set[str]
) -> None:
    table = delve(room={0: 2}, row=["ladder", "orc_grunt", "kobold_merchant", *CALM[:3]], **have)
    assert verbs(table) == can


@pytest.mark.rule("BRZ-049")
@pytest.mark.parametrize(
    ("card", "made"),
    [("burgle", (1, 0, 0)), ("rebel_soldier", (0, 2, 0)), ("sidestep", (0, 0, 1)), ("explore", (2, 0, 1))],
)
def test_cards_produce_the_three_resources(card: str, made: tuple[int, int, int]) -> None:
    table = delve(hand={0: [card]})
    answer(table, f"play {card}")
    assert purse(table) == made


@pytest.mark.rule("BRZ-050")
def test_a_turn_may_end_with_everything_unspent() -> None:
    table = delve(room={0: 2}, skill=9, swords=9, boots=9, row=["ladder", "orc_grunt", "kobold_merchant", *CALM[:3]])
    row = list(table.view(None).row)
    answer(table, "end")
    assert seat_to_move(table) == 1
    assert (table.view(None).row, thief(table).room, thief(table).gold) == (row, 2, 0)


@pytest.mark.rule("BRZ-050")
def test_a_part_may_be_spent_and_the_rest_left() -> None:
    table = delve(room={0: 2}, skill=5, swords=3, boots=2)
    answer(table, "buy mercenary", "fight goblin", "move 3")
    assert purse(table) == (3, 1, 1)
    assert "end" in legal(table)
    answer(table, "end")
    assert purse(table) == (0, 0, 0)


# --- effects work at once


@pytest.mark.rule("BRZ-051")
def test_the_turn_of_the_green_player() -> None:
    table = delve(room={0: 2}, hand={0: GREEN_HAND}, row=GREEN_ROW)
    answer(table, "play stumble")
    assert (thief(table).clank, thief(table).supply) == (1, 29)
    answer(table, "play move_silently")
    assert (thief(table).clank, thief(table).supply, now(table).quiet) == (0, 30, 1)
    answer(table, "play mercenary", "play burgle", "play burgle")
    assert purse(table) == (3, 2, 2)
    answer(table, "move 3", "move 8")
    assert (thief(table).room, table.view(None).board.rooms[8].crystal_cave, purse(table)) == (8, True, (3, 2, 0))
    answer(table, "fight orc_grunt")
    assert (thief(table).gold, purse(table)) == (3, (3, 0, 0))
    answer(table, "buy kobold_merchant")
    assert (thief(table).discard, purse(table)) == (["kobold_merchant"], (0, 0, 0))
    assert legal(table) == ["end"]
    answer(table, "end")
    assert seat_to_move(table) == 1
    assert (thief(table).clank, thief(table).gold, thief(table).room) == (0, 3, 8)


@pytest.mark.rule("BRZ-051")
def test_a_card_works_as_soon_as_it_is_played_and_not_before() -> None:
    table = delve(room={0: 2}, hand={0: ["sidestep", "mercenary", "treasure_map"]})
    assert offers(table, "move") == offers(table, "fight") == []
    answer(table, "play sidestep")
    assert offers(table, "move") == ["3"]
    assert offers(table, "fight") == []
    answer(table, "play mercenary")
    assert offers(table, "fight") == ["goblin"]
    answer(table, "play treasure_map")
    assert thief(table).gold == 5


# --- actions


@pytest.mark.rule("BRZ-052")
def test_actions_come_between_cards_or_after_all_of_them() -> None:
    table = delve(room={0: 2}, hand={0: ["sidestep", "mercenary", "burgle"]})
    answer(table, "play sidestep", "move 3", "play mercenary", "fight goblin", "play burgle", "buy mercenary", "end")
    assert [kind for kind in story(table) if kind in ("played", "moved", "defeated", "acquired")] == [
        "played", "moved", "played", "defeated", "played", "acquired",
    ]  # fmt: skip
    late = delve(room={0: 2}, hand={0: ["sidestep", "mercenary", "burgle"]})
    answer(late, "play sidestep", "play mercenary", "play burgle", "move 3", "fight goblin", "buy mercenary", "end")
    assert (thief(late).room, thief(late).gold) == (thief(table).room, thief(table).gold) == (3, 1)


@pytest.mark.rule("BRZ-052")
def test_actions_may_come_before_the_first_card_if_they_can_be_paid() -> None:
    table = delve(room={0: 19}, hand={0: ["burgle"]}, gold={0: 7}, tokens={0: ["potion_of_swiftness"]})
    assert {"buy master_key", "buy backpack", "buy crown_10", "drink potion_of_swiftness"} <= set(legal(table))
    answer(table, "drink potion_of_swiftness", "buy backpack", "move 26")
    assert (thief(table).room, thief(table).gold, table.view(0).hand) == (26, 0, ["burgle"])
    assert told(table, "played") == []


@pytest.mark.rule("BRZ-053")
def test_each_kind_of_action_may_be_taken_as_often_as_it_can_be_paid() -> None:
    row = ["ladder", "ladder", "orc_grunt", "orc_grunt", "kobold_merchant", "rebel_captain"]
    table = delve(room={0: 19}, row=row, skill=16, swords=6, boots=1, gold={0: 14})
    answer(table, "buy kobold_merchant", "buy rebel_captain", "buy mercenary", "buy mercenary")
    answer(table, "use ladder", "use ladder")
    answer(table, "fight orc_grunt", "fight orc_grunt", "fight goblin")
    answer(table, "buy master_key", "buy master_key")
    answer(table, "move 26", "move 27", "leave", "move 26", "move 19", "leave", "move 26")
    assert purse(table) == (0, 0, 0)
    assert thief(table).discard == ["kobold_merchant", "rebel_captain", "mercenary", "mercenary"]
    assert table.view(None).dungeon_discard[-4:] == ["ladder", "ladder", "orc_grunt", "orc_grunt"]
    assert (thief(table).gold, thief(table).tokens) == (7, ["master_key", "master_key"])
    assert legal(table) == ["buy backpack", "buy crown_10", "end"]


@pytest.mark.rule("BRZ-053")
@pytest.mark.parametrize(
    ("have", "line", "times"),
    [
        ({"skill": 7}, "buy mercenary", 3),
        ({"swords": 7}, "fight goblin", 3),
        ({"gold": {0: 20}}, "buy backpack", 2),
        ({"skill": 8, "row": ["ladder", "ladder", *CALM[:4]]}, "use ladder", 2),
    ],
)
def test_an_action_ends_where_the_purse_ends(have: dict[str, Any], line: str, times: int) -> None:
    table = delve(room={0: 19}, **have)
    for _ in range(times):
        answer(table, line)
    check_refused(table, line)


@pytest.mark.rule("BRZ-054")
def test_the_five_actions_and_no_others() -> None:
    row = ["ladder", "orc_grunt", "kobold_merchant", "dead_run", "tattle", "search"]
    table = delve(room={0: 26}, row=row, skill=4, swords=2, boots=1, gold={0: 7})
    assert set(legal(table)) == {
        "buy kobold_merchant", "buy dead_run", "buy tattle", "buy search", "buy mercenary", "buy explore",
        "use ladder",
        "fight orc_grunt", "fight goblin",
        "move 18", "move 19", "move 27", "move 31 2", "move 31 1", "move 31 0",
        "buy master_key", "buy backpack", "buy crown_10",
        "end",
    }  # fmt: skip
    assert topic(table) == "turn"


@pytest.mark.rule("BRZ-054")
@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("buy kobold_merchant", "acquired"),
        ("use ladder", "used"),
        ("fight orc_grunt", "defeated"),
        ("move 19", "moved"),
        ("buy crown_10", "bought"),
    ],
)
def test_what_each_action_is_called_in_the_log(line: str, kind: str) -> None:
    row = ["ladder", "orc_grunt", "kobold_merchant", *CALM[:3]]
    table = delve(room={0: 26}, row=row, skill=3, swords=2, boots=1, gold={0: 7})
    answer(table, line)
    assert story(table)[:2] == ["turn", kind]
