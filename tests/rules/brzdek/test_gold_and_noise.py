"""Gold; Clank! and negative Clank!; a supply that runs out."""

from __future__ import annotations

import pytest

from brzdek.core.table import NotAnOption
from tests.rules.brzdek.delving import counted, delve, refilled
from tests.rules.dialect import offers, told, topic
from tests.rules.raids import CUBES, bag, cubes, each, now, pass_turn, thief
from tests.support import answer, legal

# --- gold


@pytest.mark.rule("BRZ-109")
def test_gold_is_kept_from_turn_to_turn() -> None:
    table = delve(gold={0: 1, 1: 4}, hand={0: ["treasure_map"]}, draw={0: ["burgle"] * 5}, swords=2)
    answer(table, "play treasure_map")
    assert each(table, "gold") == [6, 4]
    answer(table, "fight goblin")
    assert each(table, "gold") == [7, 4]
    assert told(table, "gold") == [(0, 5), (0, 1)]
    answer(table, "end")
    pass_turn(table, 2)
    assert each(table, "gold") == [7, 4]


@pytest.mark.rule("BRZ-109")
def test_gold_is_taken_from_the_bank_and_not_from_a_rival() -> None:
    table = delve(3, gold={1: 5, 2: 0}, room={0: 3}, boots=2, secrets={4: ["treasure", "treasure"]})
    answer(table, "move 4", "take minor")
    assert each(table, "gold") == [2, 5, 0]


@pytest.mark.rule("BRZ-110")
@pytest.mark.parametrize("gold", [0, 1, 4, 37])
def test_each_gold_is_worth_1_point(gold: int) -> None:
    assert counted(tokens={0: ["artifact_5"]}, gold={0: gold}).scores == (5 + gold, 0)


@pytest.mark.rule("BRZ-110")
def test_gold_may_be_spent_on_goods_and_on_what_cards_offer() -> None:
    table = delve(room={0: 26}, gold={0: 15}, hand={0: ["underworld_dealing"]})
    answer(table, "buy master_key")
    assert thief(table).gold == 8
    answer(table, "play underworld_dealing", "choose pay")
    assert thief(table).gold == 1
    assert list(thief(table).discard) == ["secret_tome", "secret_tome"]
    assert table.view(0).tally(0)["gold"] == 1


# --- Clank!


@pytest.mark.rule("BRZ-111")
def test_stumble_moves_one_cube_from_the_supply_to_the_clank_area() -> None:
    table = delve(hand={0: ["stumble"]}, clank={1: 2})
    answer(table, "play stumble")
    assert cubes(table) == {"supply": CUBES - 1, "clank": 1, "bag": 0, "damage": 0}
    assert each(table, "clank") == [1, 2]
    assert told(table, "clank") == [(0, 1)]


@pytest.mark.rule("BRZ-111")
@pytest.mark.parametrize(
    ("line", "noise"),
    [
        ("play scepter_of_the_ape_lord", 3),
        ("play dead_run", 2),
        ("buy sapphire", 2),
        ("use the_vault", 3),
        ("fight belcher", 2),
    ],
)
def test_that_many_cubes_as_the_effect_says(line: str, noise: int) -> None:
    row = ["sapphire", "the_vault", "belcher", "search", "ladder", "pickaxe"]
    hand = {0: ["scepter_of_the_ape_lord", "dead_run"]}
    table = delve(hand=hand, row=row, room={0: 17}, skill=9, swords=9, clank={0: 4})
    answer(table, line)
    assert cubes(table) == {"supply": CUBES - 4 - noise, "clank": 4 + noise, "bag": 0, "damage": 0}


# --- negative Clank!


@pytest.mark.rule("BRZ-112", "BRZ-113")
def test_move_silently_takes_the_one_cube_back_and_one_is_left_over() -> None:
    table = delve(hand={0: ["move_silently", "stumble", "stumble"]}, clank={0: 1, 1: 3})
    answer(table, "play move_silently")
    assert topic(table) == "turn"
    assert cubes(table) == {"supply": CUBES, "clank": 0, "bag": 0, "damage": 0}
    assert now(table).quiet == 1
    assert thief(table, 1).clank == 3
    answer(table, "play stumble")
    assert (thief(table).clank, now(table).quiet) == (0, 0)
    answer(table, "play stumble")
    assert thief(table).clank == 1


@pytest.mark.rule("BRZ-112")
@pytest.mark.parametrize(("there", "left", "quiet"), [(0, 0, 2), (1, 0, 1), (2, 0, 0), (5, 3, 0)])
def test_one_cube_comes_back_for_each_point(there: int, left: int, quiet: int) -> None:
    table = delve(hand={0: ["sneak"]}, clank={0: there})
    answer(table, "play sneak")
    assert cubes(table) == {"supply": CUBES - left, "clank": left, "bag": 0, "damage": 0}
    assert now(table).quiet == quiet


@pytest.mark.rule("BRZ-112")
def test_cubes_in_the_bag_or_on_the_meter_do_not_come_back() -> None:
    table = delve(hand={0: ["sneak"]}, bag={0: 3}, damage={0: 2})
    answer(table, "play sneak")
    assert cubes(table) == {"supply": CUBES - 5, "clank": 0, "bag": 3, "damage": 2}
    assert now(table).quiet == 2


@pytest.mark.rule("BRZ-113")
def test_left_over_silence_cancels_later_noise_one_for_one() -> None:
    table = delve(hand={0: ["sneak", "scepter_of_the_ape_lord", "stumble"]})
    answer(table, "play sneak", "play scepter_of_the_ape_lord")
    assert (thief(table).clank, now(table).quiet) == (1, 0)
    answer(table, "play stumble")
    assert thief(table).clank == 2


@pytest.mark.rule("BRZ-113")
def test_noise_is_cancelled_before_the_supply_is_looked_at() -> None:
    """One cube in the supply, 1 silence left, 2 noise: one is cancelled, and for the other there is a cube."""
    table = delve(hand={0: ["dead_run"]}, bag={0: CUBES - 1}, quiet=1)
    answer(table, "play dead_run")
    assert cubes(table) == {"supply": 0, "clank": 1, "bag": CUBES - 1, "damage": 0}
    assert now(table).quiet == 0


@pytest.mark.rule("BRZ-113")
def test_silence_of_the_active_player_does_not_help_the_others() -> None:
    table = delve(hand={0: ["sneak", "tattle"]})
    answer(table, "play sneak", "play tattle")
    assert each(table, "clank") == [0, 1]
    assert now(table).quiet == 2


@pytest.mark.rule("BRZ-114")
def test_silence_is_lost_at_the_end_of_the_turn() -> None:
    table = delve(hand={0: ["sneak"], 1: ["stumble"]}, draw={0: ["stumble", "stumble"]})
    answer(table, "play sneak", "end", "play stumble")
    assert each(table, "clank") == [0, 1]
    answer(table, "end", "play stumble")
    assert each(table, "clank") == [1, 1]


@pytest.mark.rule("BRZ-114")
def test_silence_still_cancels_the_noise_of_an_arrival_at_the_end_of_the_turn() -> None:
    table = refilled("overlord", "watcher", "watcher", players=3, quiet=2)
    assert each(table, "clank") == [1, 3, 3]
    assert now(table).quiet == 0


@pytest.mark.rule("BRZ-114")
def test_silence_that_no_arrival_used_is_lost_all_the_same() -> None:
    table = refilled("overlord", quiet=5, hand={1: ["stumble"]}, draw={0: ["stumble"]})
    assert each(table, "clank") == [0, 1]
    answer(table, "play stumble", "end", "play stumble")
    assert each(table, "clank") == [1, 2]


# --- an empty supply


@pytest.mark.rule("BRZ-115")
def test_who_has_no_cubes_makes_noise_freely_until_one_comes_back() -> None:
    hand = ["stumble", "scepter_of_the_ape_lord", "stumble"]
    table = delve(hand={0: hand}, bag={0: CUBES - 2}, damage={0: 2}, tokens={0: ["potion_of_healing"]}, black=0)
    answer(table, "play stumble", "play scepter_of_the_ape_lord")
    assert cubes(table) == {"supply": 0, "clank": 0, "bag": CUBES - 2, "damage": 2}
    assert now(table).skill == 3
    assert told(table, "clank") == []
    answer(table, "drink potion_of_healing")
    assert cubes(table) == {"supply": 1, "clank": 0, "bag": CUBES - 2, "damage": 1}
    answer(table, "play stumble")
    assert cubes(table) == {"supply": 0, "clank": 1, "bag": CUBES - 2, "damage": 1}


@pytest.mark.rule("BRZ-115")
def test_others_cannot_make_a_player_with_no_cubes_noisy() -> None:
    table = delve(3, hand={0: ["tattle"]}, bag={1: CUBES})
    answer(table, "play tattle")
    assert each(table, "clank") == [0, 0, 1]
    arrival = refilled("watcher", players=3, bag={1: CUBES})
    assert each(arrival, "clank") == [1, 0, 1]


@pytest.mark.rule("BRZ-116")
def test_who_is_short_of_cubes_adds_those_that_are_there() -> None:
    table = delve(hand={0: ["scepter_of_the_ape_lord", "swagger"]}, bag={0: CUBES - 2})
    answer(table, "play scepter_of_the_ape_lord")
    assert cubes(table) == {"supply": 0, "clank": 2, "bag": CUBES - 2, "damage": 0}
    assert told(table, "clank") == [(0, 2)]
    assert now(table).skill == 3
    answer(table, "play swagger")
    assert now(table).skill == 3 + 2


@pytest.mark.rule("BRZ-116")
def test_the_noise_that_found_no_cube_is_not_owed() -> None:
    table = delve(
        hand={0: ["scepter_of_the_ape_lord"]}, bag={0: CUBES - 3}, damage={0: 2}, tokens={0: ["potion_of_healing"]}
    )
    answer(table, "play scepter_of_the_ape_lord", "drink potion_of_healing", "end")
    assert cubes(table) == {"supply": 1, "clank": 1, "bag": CUBES - 3, "damage": 1}


@pytest.mark.rule("BRZ-117")
def test_who_has_no_cubes_must_fight_every_monster_of_a_tunnel() -> None:
    """From room 14 two monsters wait on the way to room 19."""
    table = delve(room={0: 14}, boots=1, swords=2, bag={0: CUBES})
    assert offers(table, "move") == ["8 1", "15", "19 2"]
    with pytest.raises(NotAnOption):
        answer(table, "move 19 1")
    weak = delve(room={0: 14}, boots=1, swords=1, bag={0: CUBES})
    assert offers(weak, "move") == ["8 1", "15"]
    unarmed = delve(room={0: 14}, boots=1, bag={0: CUBES})
    assert offers(unarmed, "move") == ["15"]


@pytest.mark.rule("BRZ-117")
@pytest.mark.parametrize(("supply", "ways"), [(0, ["19 2"]), (1, ["19 2", "19 1"]), (2, ["19 2", "19 1", "19 0"])])
def test_no_more_damage_than_there_are_cubes(supply: int, ways: list[str]) -> None:
    table = delve(room={0: 14}, boots=1, swords=2, bag={0: CUBES - supply})
    assert [way for way in offers(table, "move") if way.startswith("19")] == ways
    answer(table, f"move {ways[-1]}")
    assert cubes(table)["supply"] == 0
    assert bag(table)[0] == CUBES - supply


@pytest.mark.rule("BRZ-117")
def test_cubes_that_lie_elsewhere_do_not_help() -> None:
    table = delve(room={0: 14}, boots=1, clank={0: 10}, bag={0: 15}, damage={0: 5})
    assert legal(table) == ["move 15", "end"]
