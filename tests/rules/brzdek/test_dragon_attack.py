"""The dragon attacks: when, with how many cubes, and whom it hurts."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import CHEAP, attacked, delve, refilled
from tests.rules.dialect import seat_to_move, story, told
from tests.rules.raids import BLACK, CUBES, bag, cubes, drawn, each, pass_turn, thief
from tests.support import answer

GREEN, YELLOW = 0, 1
TRACK = [2, 2, 3, 3, 4, 4, 5]
"""Cubes by the space of the dragon marker, from the first."""


# --- when


@pytest.mark.rule("BRZ-124")
def test_two_symbols_among_three_new_cards_are_one_attack() -> None:
    table = refilled("ogre", "wizard", "orc_grunt", row=CHEAP[:3], rage=1)
    assert told(table, "revealed") == [(("ogre", "wizard", "orc_grunt"),)]
    assert drawn(table) == [2]
    assert bag(table) == [0, 0, BLACK - 2]


@pytest.mark.rule("BRZ-124")
@pytest.mark.parametrize(
    ("fresh", "attacks"),
    [
        (["ogre"], 1),
        (["wizard", "ogre"], 1),
        (["ogre", "ogre", "orc_grunt", "orc_grunt", "orc_grunt", "belcher"], 1),
        (["wizard"], 0),
        (["wizard", "tattle", "sneak"], 0),
        (["shrine", "dragon_shrine", "overlord"], 0),
        ([], 0),
    ],
)
def test_any_number_of_symbols_is_one_attack_and_none_is_none(fresh: list[str], attacks: int) -> None:
    assert len(drawn(refilled(*fresh))) == attacks


@pytest.mark.rule("BRZ-124")
def test_each_refill_with_a_symbol_is_an_attack_of_its_own() -> None:
    table = refilled("ogre", hand={1: ["explore", "sneak"]}, deck=["ogre", "orc_grunt"])
    answer(table, "play explore", "play sneak", "buy dead_run", "end")
    assert drawn(table) == [3, 3]


@pytest.mark.rule("BRZ-125")
def test_a_symbol_that_lay_in_the_row_before_triggers_nothing() -> None:
    fierce = ["ogre", "orc_grunt", "belcher", "sapphire", "ruby"]
    table = refilled("wizard", row=fierce, clank={0: 5, 1: 5}, players=3)
    pass_turn(table, 3)
    assert drawn(table) == []
    assert all(noise >= 5 for noise in each(table, "clank")[:2])


@pytest.mark.rule("BRZ-125")
def test_a_symbol_works_once_when_it_comes_and_never_again() -> None:
    table = refilled("ogre", hand={1: []})
    assert len(drawn(table)) == 1
    answer(table, "end")
    pass_turn(table, 4)
    assert len(drawn(table)) == 1


# --- the bag


@pytest.mark.rule("BRZ-126")
def test_all_noise_of_every_colour_goes_into_the_bag_before_a_cube_is_drawn() -> None:
    """The bag is empty, and still the attack draws 5 cubes: they can only come from the Clank! area."""
    table = attacked(3, black=0, clank={0: 2, 1: 1, 2: 2}, rage=7)
    assert drawn(table) == [5]
    assert each(table, "clank") == [0, 0, 0]
    assert each(table, "damage") == [2, 1, 2]
    assert bag(table) == [0, 0, 0, 0]


@pytest.mark.rule("BRZ-126")
def test_the_clank_area_is_empty_after_an_attack() -> None:
    table = attacked(3, clank={0: 7, 2: 9}, bag={0: 1, 1: 4}, rage=1)
    assert each(table, "clank") == [0, 0, 0]
    (out,) = told(table, "attack")[0]
    assert bag(table) == [8 - out.count(0), 4 - out.count(1), 9 - out.count(2), BLACK - out.count(3)]


@pytest.mark.rule("BRZ-127")
@pytest.mark.parametrize("seed", range(5))
def test_the_attack_of_the_rulebook(seed: int) -> None:
    """Marker on the fifth space: black, green, yellow, yellow are drawn."""
    table = attacked(black=1, clank={GREEN: 1, YELLOW: 2}, rage=5, seed=seed)
    (out,) = told(table, "attack")[0]
    assert sorted(out) == [GREEN, YELLOW, YELLOW, 2]
    assert each(table, "damage") == [1, 2]


@pytest.mark.rule("BRZ-127")
@pytest.mark.parametrize("space", range(1, 8))
def test_the_markers_space_says_how_many_cubes(space: int) -> None:
    assert drawn(attacked(rage=space)) == [TRACK[space - 1]]


@pytest.mark.rule("BRZ-127")
@pytest.mark.parametrize(
    ("row", "fresh", "danger"),
    [
        (["dragon_shrine", *CHEAP[:4]], ["ogre"], 1),
        (["dragon_shrine", "kobold", "dragon_shrine", *CHEAP[:2]], ["ogre"], 3),
        (CHEAP[:4], ["kobold", "kobold"], 2),
        (CHEAP[:4], ["ogre", "dragon_shrine"], 1),
    ],
)
def test_each_danger_card_in_the_row_adds_a_cube_the_new_ones_too(
    row: list[str], fresh: list[str], danger: int
) -> None:
    assert drawn(refilled(*fresh, row=row, rage=4)) == [3 + danger]


@pytest.mark.rule("BRZ-127")
def test_a_danger_card_that_has_left_the_row_adds_nothing() -> None:
    table = delve(row=["kobold", *CHEAP[:5]], swords=1, deck=["ogre"], rage=4)
    answer(table, "fight kobold", "end")
    assert drawn(table) == [3]


@pytest.mark.rule("BRZ-127")
def test_the_countdown_track_adds_cubes_to_its_own_attack() -> None:
    table = delve(3, turn=0, out={0: "rescued"}, countdown=2, rage=4, row=["kobold", *CHEAP[:5]])
    assert drawn(table) == [3 + 2 + 1]


@pytest.mark.rule("BRZ-127")
def test_cubes_are_drawn_at_random_each_as_likely_as_any_other() -> None:
    outs = [told(attacked(bag={0: 12}, black=12, rage=1, seed=seed), "attack")[0][0] for seed in range(80)]
    assert {tuple(sorted(out)) for out in outs} == {(0, 0), (0, 2), (2, 2)}
    assert 60 <= sum(out.count(0) for out in outs) <= 100
    firsts = [out[0] for out in outs]
    assert 28 <= firsts.count(0) <= 52


# --- what the cubes do


@pytest.mark.rule("BRZ-128")
def test_a_black_cube_hurts_nobody_and_leaves_the_bag() -> None:
    table = attacked(3, rage=7, damage={0: 1, 1: 2, 2: 3})
    assert told(table, "attack") == [((3, 3, 3, 3, 3),)]
    assert bag(table) == [0, 0, 0, BLACK - 5]
    assert each(table, "damage") == [1, 2, 3]
    assert each(table, "clank") == [0, 0, 0]
    pass_turn(table, 3)
    assert bag(table) == [0, 0, 0, BLACK - 5]


@pytest.mark.rule("BRZ-128")
def test_black_cubes_stay_out_until_a_card_returns_them() -> None:
    table = refilled("ogre", deck=["ogre", "orc_grunt", "shrine"], rage=1, hand={1: ["explore", "sneak"]})
    assert bag(table)[-1] == BLACK - 2
    answer(table, "play explore", "play sneak", "buy dead_run", "end")
    assert bag(table)[-1] == BLACK - 4
    returned = refilled("shrine", black=BLACK - 4)
    assert told(returned, "cubes_back") == [(3,)]
    assert bag(returned)[-1] == BLACK - 1


@pytest.mark.rule("BRZ-129")
def test_each_coloured_cube_is_1_damage_to_its_player() -> None:
    table = attacked(4, black=0, bag={0: 1, 2: 3, 3: 1}, damage={1: 4, 2: 5}, rage=7)
    assert each(table, "damage") == [1, 4, 8, 1]


@pytest.mark.rule("BRZ-129")
@pytest.mark.parametrize("seed", range(6))
def test_damage_is_what_was_drawn(seed: int) -> None:
    table = attacked(3, bag={0: 8, 1: 8, 2: 8}, black=8, rage=7, seed=seed)
    (out,) = told(table, "attack")[0]
    assert each(table, "damage") == [out.count(seat) for seat in range(3)]
    assert len(out) == 5


@pytest.mark.rule("BRZ-130")
@pytest.mark.parametrize("seed", range(3))
def test_cubes_not_drawn_stay_in_the_bag(seed: int) -> None:
    table = attacked(bag={0: 5, 1: 6}, black=7, clank={0: 1}, rage=4, seed=seed, hand={1: []})
    (out,) = told(table, "attack")[0]
    left = [6 - out.count(0), 6 - out.count(1), 7 - out.count(2)]
    assert bag(table) == left
    answer(table, "end")
    pass_turn(table)
    assert bag(table) == left


@pytest.mark.rule("BRZ-130")
def test_what_stayed_in_the_bag_comes_out_in_a_later_attack() -> None:
    table = refilled("ogre", deck=["ogre", "orc_grunt"], black=0, bag={0: 5}, rage=4, hand={1: ["explore", "sneak"]})
    assert (thief(table).damage, bag(table)) == (3, [2, 0, 0])
    answer(table, "play explore", "play sneak", "buy dead_run", "end")
    assert (thief(table).damage, bag(table)) == (5, [0, 0, 0])


@pytest.mark.rule("BRZ-131")
@pytest.mark.parametrize("there", [0, 1, 4])
def test_a_bag_that_is_too_small_is_drawn_empty_and_that_is_all(there: int) -> None:
    table = attacked(black=0, bag={1: there}, rage=7, room={0: 2, 1: 2}, hand={1: ["burgle"]})
    assert drawn(table) == [there]
    assert each(table, "damage") == [0, there]
    assert bag(table) == [0, 0, 0]
    assert cubes(table) == {"supply": CUBES, "clank": 0, "bag": 0, "damage": 0}
    assert (seat_to_move(table), table.view(0).rage) == (1, 6)


@pytest.mark.rule("BRZ-132")
def test_the_dragon_reaches_everybody_wherever_they_are() -> None:
    """At the start, in the upper rooms, in a crystal cave and in the depths."""
    table = attacked(4, black=0, room={0: 1, 1: 5, 2: 8, 3: 35}, bag={0: 1, 1: 1, 2: 1, 3: 1}, rage=7)
    assert thief(table).room == table.view(0).board.start
    assert each(table, "damage") == [1, 1, 1, 1]


# --- rage


@pytest.mark.rule("BRZ-133")
@pytest.mark.parametrize(
    ("start", "way", "secrets"),
    [
        (16, ["move 21", "take artifact_7"], {}),
        (3, ["move 4", "take minor"], {4: ["dragon_egg", "dragon_egg"]}),
    ],
)
def test_a_marker_moved_forward_counts_from_the_next_attack(
    start: int, way: list[str], secrets: dict[int, list[str]]
) -> None:
    still = delve(room={0: start}, boots=2, rage=2, row=CHEAP[:5], deck=["ogre"], secrets=secrets)
    answer(still, way[0], "leave", "end")
    moved = delve(room={0: start}, boots=2, rage=2, row=CHEAP[:5], deck=["ogre"], secrets=secrets)
    answer(moved, *way, "end")
    assert (drawn(still), drawn(moved)) == ([2], [3])


@pytest.mark.rule("BRZ-133")
def test_the_number_is_read_anew_for_each_attack_whoever_moved_the_marker() -> None:
    table = refilled("ogre", deck=["ogre", "orc_grunt"], rage=2, room={1: 16}, hand={1: ["explore", "sneak"]})
    answer(table, "play explore", "play sneak", "move 21", "take artifact_7", "buy dead_run", "end")
    assert drawn(table) == [2, 3]
    assert story(table, "attack", "rage") == ["attack", "rage", "attack"]


@pytest.mark.rule("BRZ-133")
def test_only_artifacts_and_dragon_eggs_move_the_marker() -> None:
    others = ["chalice", "greater_treasure", "greater_skill_boost", "flash_of_brilliance", "potion_of_greater_healing"]
    for secret in others:
        table = delve(room={0: 10}, boots=1, monsters_ignored=True, secrets={5: [secret]}, rage=3)
        answer(table, "move 5", "take major")
        assert table.view(0).rage == 2
    for secret in ("potion_of_healing", "magic_spring", "skill_boost", "treasure"):
        table = delve(room={0: 3}, boots=2, secrets={4: [secret]}, rage=3)
        answer(table, "move 4", "take minor")
        assert table.view(0).rage == 2
    busy = delve(
        room={0: 26}, rage=3, gold={0: 30}, skill=20, swords=20, row=["ogre", "kobold", "sapphire", *CHEAP[:3]]
    )
    answer(busy, "buy crown_10", "buy master_key", "fight ogre", "fight kobold", "buy sapphire", "use ladder", "end")
    assert told(busy, "rage") == []
    assert busy.view(0).rage == 2


@pytest.mark.rule("BRZ-133")
def test_attacks_do_not_move_the_marker_and_nothing_moves_it_back() -> None:
    table = refilled("ogre", "orc_grunt", rage=4, clank={0: 9, 1: 9})
    pass_turn(table, 4)
    assert table.view(0).rage == 3


@pytest.mark.rule("BRZ-134")
def test_on_the_last_space_the_marker_stays() -> None:
    table = delve(room={0: 16}, boots=1, rage=7, row=CHEAP[:5], deck=["ogre"])
    answer(table, "move 21", "take artifact_7")
    assert list(thief(table).tokens) == ["artifact_7"]
    assert (table.view(0).rage, told(table, "rage"), drawn(table)) == (6, [], [])
    answer(table, "end")
    assert drawn(table) == [5]


@pytest.mark.rule("BRZ-134")
def test_the_last_step_is_still_made() -> None:
    table = delve(room={0: 16}, boots=1, rage=6)
    answer(table, "move 21", "take artifact_7")
    assert (table.view(0).rage, told(table, "rage")) == (6, [(6,)])
