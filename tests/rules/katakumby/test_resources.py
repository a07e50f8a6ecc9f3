"""Skill, swords, boots, gold and lockpicks: what they pay for and how long they last; cards drawn."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.rulebook import Result
from tests.rules.dialect import check_refused, offers, result, seat_to_move, told, verbs
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import laid, tile, tunnel
from tests.rules.katakumby.exploring import calm
from tests.rules.raids import each, pass_turn, purse, thief
from tests.support import answer, events, legal

ROW = ["darkened_alcove", "skeleton", "skeleton", "flamboyance", "smash_and_grab", "lute"]
QUARRY = {
    "guarded": tile(
        {"hall": ["market", "chest"], "den": [], "far": []}, tunnel("hall", "den", monsters=1), tunnel("hall", "far")
    )
}
GUARDED: dict[str, Any] = {"map": [laid("guarded", 1, 0)], "room": {0: "guarded.hall"}}


# --- what each of them is for


@pytest.mark.rule("KAT-047", "KAT-048", "KAT-049")
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
    table = dig(room={0: "start.hall"}, row=ROW, **have)
    assert verbs(table) == can


@pytest.mark.rule("KAT-047")
def test_skill_pays_for_a_card_and_a_device() -> None:
    table = dig(row=ROW, skill=5, clank={0: 2})
    answer(table, "buy smash_and_grab")
    assert purse(table) == (2, 0, 0)
    answer(table, "use darkened_alcove")
    assert (purse(table), thief(table).clank) == ((0, 0, 0), 0)


@pytest.mark.rule("KAT-048")
def test_swords_pay_for_a_monster_and_cancel_damage_in_a_tunnel() -> None:
    table = dig(QUARRY, **GUARDED, row=ROW, swords=2, boots=1)
    answer(table, "fight skeleton")
    assert (purse(table), thief(table).gold) == ((0, 1, 1), 2)
    answer(table, "move 6 1")
    assert (purse(table), thief(table).damage) == ((0, 0, 0), 0)


@pytest.mark.rule("KAT-049")
def test_without_boots_nobody_walks_and_each_move_costs_one() -> None:
    table = dig(room={0: "start.hall"}, boots=2, skill=5, swords=5)
    answer(table, "move 3")
    assert purse(table) == (5, 5, 1)
    answer(table, "move 2")
    assert purse(table) == (5, 5, 0)
    assert offers(table, "move") == []


# --- one pool


@pytest.mark.rule("KAT-050")
def test_several_cards_pay_for_one_thing() -> None:
    table = dig(row=ROW, hand={0: ["burgle", "scramble", "burgle"]})
    answer(table, "play burgle", "play scramble")
    check_refused(table, "buy smash_and_grab")
    answer(table, "play burgle", "buy smash_and_grab")
    assert purse(table) == (0, 0, 1)


@pytest.mark.rule("KAT-050")
def test_one_card_pays_for_several_things() -> None:
    """Souldrinker's 4 swords: two skeletons and a goblin."""
    table = dig(row=["skeleton", "skeleton", "crystal_compass"], hand={0: ["souldrinker", "expert_guide"]})
    answer(table, "play souldrinker", "fight skeleton", "fight goblin", "fight skeleton")
    assert (purse(table), thief(table).gold) == ((0, 0, 0), 5)
    answer(table, "play expert_guide", "move 2", "move 3")
    assert (purse(table), thief(table).room) == ((2, 0, 0), 3)


@pytest.mark.rule("KAT-051")
@pytest.mark.parametrize(
    ("card", "made", "clank", "gold"),
    [
        ("scramble", (1, 0, 1), 0, 0),
        ("mercenary", (1, 2, 0), 0, 0),
        ("explore", (2, 0, 1), 0, 0),
        ("bandit", (1, 1, 1), 0, 0),
        ("brave_hero", (2, 1, 1), 0, 0),
        ("lightstick", (3, 0, 0), 1, 0),
        ("expensive_taste", (3, 0, 0), 0, 2),
        ("riot", (0, 1, 1), 1, 0),
    ],
)
def test_a_card_gives_everything_that_it_shows(card: str, made: tuple[int, int, int], clank: int, gold: int) -> None:
    table = dig(hand={0: [card]})
    answer(table, f"play {card}")
    assert (purse(table), thief(table).clank, thief(table).gold) == (made, clank, gold)


# --- nothing must be spent, nothing is kept


@pytest.mark.rule("KAT-052")
def test_three_boots_may_be_left_unused() -> None:
    table = dig(room={0: "start.hall"}, hand={0: ["thirst_for_adventure"], 1: []})
    answer(table, "play thirst_for_adventure")
    assert (purse(table), "move 3" in legal(table)) == ((0, 0, 3), True)
    answer(table, "end")
    assert (seat_to_move(table), thief(table).room, purse(table)) == (1, 2, (0, 0, 0))


@pytest.mark.rule("KAT-052", "KAT-053")
def test_a_part_may_be_spent_and_the_rest_is_lost() -> None:
    table = dig(room={0: "start.hall"}, skill=5, swords=3, boots=2, hand={0: [], 1: []}, draw={0: [], 1: []})
    answer(table, "buy mercenary", "fight goblin", "move 3")
    assert purse(table) == (3, 1, 1)
    answer(table, "end")
    assert (seat_to_move(table), purse(table)) == (1, (0, 0, 0))
    answer(table, "end")
    assert (seat_to_move(table), purse(table)) == (0, (0, 0, 0))


# --- gold


@pytest.mark.rule("KAT-054")
@pytest.mark.parametrize(("card", "gold"), [("swindle", 3), ("robbery", 2), ("expensive_taste", 2)])
def test_gold_on_a_card_is_taken_when_it_is_played(card: str, gold: int) -> None:
    table = dig(hand={0: [card]}, gold={0: 4})
    answer(table, f"play {card}")
    assert each(table, "gold") == [4 + gold, 0]
    assert told(table, "gold") == [(0, gold)]


@pytest.mark.rule("KAT-055")
def test_gold_is_kept_from_turn_to_turn() -> None:
    table = dig(QUARRY, **GUARDED, hand={0: ["swindle"], 1: []}, gold={0: 4})
    answer(table, "play swindle", "end")
    pass_turn(table)
    assert (seat_to_move(table), thief(table).gold) == (0, 7)
    answer(table, "buy crown_10")
    assert (thief(table).gold, thief(table).tokens) == (0, ["crown_10"])


@pytest.mark.rule("KAT-055")
def test_gold_counts_in_the_final_scoring() -> None:
    table = dig(room={0: "start.hall"}, boots=1, gold={0: 17}, tokens={0: ["artifact_5"]}, out={1: "lost"})
    answer(table, "move 1", "end")
    assert table.view(None).tally(0)["gold"] == 17
    assert result(table) == Result((17 + 5 + 20, 0), (0,))


# --- drawing cards


@pytest.mark.rule("KAT-061")
def test_cards_are_drawn_from_the_top_of_ones_own_deck() -> None:
    table = dig(hand={0: ["smash_and_grab"]}, draw={0: ["sidestep", "burgle", "stumble"], 1: ["scramble"]})
    dungeon = table.view(None).dungeon_deck_count
    answer(table, "play smash_and_grab")
    assert table.view(0).hand == ["sidestep", "burgle"]
    assert (thief(table).deck_count, thief(table, 1).deck_count) == (1, 1)
    assert (table.view(None).dungeon_deck_count, table.view(0).deck) == (dungeon, ["stumble"])


@pytest.mark.rule("KAT-062")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_but_not_from_the_play_area() -> None:
    table = dig(hand={0: ["burgle", "crystal_compass"]}, draw={0: ["sidestep"]}, discard={0: ["stumble"]})
    answer(table, "play burgle", "play crystal_compass")
    assert table.view(0).hand == ["sidestep", "stumble"]
    assert (thief(table).discard, thief(table).deck_count) == ([], 0)
    assert thief(table).played == ["burgle", "crystal_compass"]
    assert told(table, "reshuffled") == [(0,)]


@pytest.mark.rule("KAT-062")
def test_the_discard_pile_is_shuffled() -> None:
    pile = ["stumble", "stumble", "burgle", "sidestep", "scramble"]
    hands = set()
    for seed in range(30):
        table = dig(seed=seed, hand={0: ["smash_and_grab"]}, draw={0: []}, discard={0: pile})
        answer(table, "play smash_and_grab")
        hands.add(tuple(table.view(0).hand))
    assert len(hands) > 6


@pytest.mark.rule("KAT-062")
def test_the_deck_is_not_made_anew_before_a_card_is_needed() -> None:
    table = dig(hand={0: ["elven_sword"]}, draw={0: ["burgle"]}, discard={0: ["stumble"]})
    answer(table, "play elven_sword")
    assert (table.view(0).hand, thief(table).deck_count, thief(table).discard) == (["burgle"], 0, ["stumble"])
    assert events(table, "reshuffled") == []


@pytest.mark.rule("KAT-062")
def test_with_no_cards_left_the_missing_draws_are_skipped() -> None:
    table = dig(hand={0: ["crystal_compass"]}, draw={0: ["burgle"]})
    answer(table, "play crystal_compass")
    assert table.view(0).hand == ["burgle"]
    empty = dig(hand={0: ["crystal_compass"]}, draw={0: []})
    answer(empty, "play crystal_compass")
    assert (empty.view(0).hand, legal(empty)) == ([], ["end"])


# --- lockpicks


@pytest.mark.rule("KAT-318")
def test_lockpicks_are_kept_from_turn_to_turn() -> None:
    table = dig(hand={0: ["rebel_thief"], 1: []}, row=calm("keymaster"), swords=2)
    answer(table, "play rebel_thief", "fight keymaster", "end")
    assert thief(table).lockpicks == 5
    pass_turn(table)
    assert (seat_to_move(table), each(table, "lockpicks")) == (0, [5, 3])


@pytest.mark.rule("KAT-318")
def test_a_lockpick_paid_for_a_card_leaves_no_trace_on_the_map() -> None:
    table = dig(
        QUARRY,
        **GUARDED,
        hand={0: ["imp_familiar"]},
        row=calm("locked_trunk"),
        skill=3,
        draw={0: ["burgle"] * 2},
        bank={"major": ["greater_treasure", "chalice"]},
    )
    answer(table, "play imp_familiar", "choose spend_lockpicks", "use locked_trunk")
    assert thief(table).lockpicks == 1
    assert (table.view(None).loot, table.view(None).board.opened) == ({}, frozenset())
    answer(table, "open chest")
    assert thief(table).lockpicks == 0
    assert table.view(None).loot == {5: ["chest"]}


# --- what is not gained from cards in hand


@pytest.mark.rule("KAT-365")
@pytest.mark.parametrize(
    ("have", "lines", "made"),
    [
        ({"row": calm("underground_river"), "skill": 2}, ["use underground_river", "choose boots"], (0, 0, 1)),
        ({"row": calm("skeletal_ape"), "swords": 3}, ["fight skeletal_ape"], (3, 0, 0)),
        ({"row": calm("sneak_attack"), "skill": 3}, ["buy sneak_attack"], (0, 1, 0)),
        ({"row": calm("bandit"), "skill": 4}, ["buy bandit"], (0, 1, 1)),
        ({"tokens": {0: ["potion_of_strength"]}}, ["drink potion_of_strength"], (0, 2, 0)),
        ({"tokens": {0: ["potion_of_swiftness"]}}, ["drink potion_of_swiftness"], (0, 0, 1)),
        ({"bank": {"major": ["greater_skill_boost"]}}, ["open chest"], (5, 0, 0)),
    ],
)
def test_devices_monsters_acquire_texts_and_tokens_fill_the_same_pool(
    have: dict[str, Any], lines: list[str], made: tuple[int, int, int]
) -> None:
    table = dig(QUARRY, **GUARDED, **{"hand": {0: [], 1: []}, **have})
    answer(table, *lines)
    assert purse(table) == made
    answer(table, "end")
    assert purse(table) == (0, 0, 0)


@pytest.mark.rule("KAT-365")
def test_they_add_up_with_what_cards_give() -> None:
    table = dig(hand={0: ["burgle"]}, row=calm("skeletal_ape", "expert_guide"), swords=3, skill=1)
    answer(table, "fight skeletal_ape", "play burgle", "buy expert_guide")
    assert (purse(table), thief(table).discard) == ((0, 0, 0), ["expert_guide"])


@pytest.mark.rule("KAT-365")
@pytest.mark.parametrize(
    ("have", "line"),
    [
        ({"row": calm("wishing_well"), "gold": {0: 3}}, "use wishing_well"),
        ({"row": calm("archoverlord"), "swords": 3}, "fight archoverlord"),
    ],
)
def test_cards_drawn_by_devices_and_monsters_must_be_played_in_the_same_turn(have: dict[str, Any], line: str) -> None:
    table = dig(draw={0: ["burgle", "stumble"]}, **have)
    answer(table, line)
    assert table.view(0).hand == ["burgle", "stumble"]
    check_refused(table, "end")
    answer(table, "play stumble")
    check_refused(table, "end")
    answer(table, "play burgle", "end")
    assert seat_to_move(table) == 1
