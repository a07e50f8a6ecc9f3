"""Damage, healing, and what becomes of a player whose meter is full."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import NotAnOption, Table
from tests.rules.brzdek.delving import CHEAP, attacked, delve
from tests.rules.dialect import offers, result, seat_to_move, story, told, topic
from tests.rules.raids import CUBES, METER, bag, cubes, drawn, each, pass_turn, thief
from tests.support import answer, legal

# --- damage


@pytest.mark.rule("BRZ-135")
def test_damage_is_shown_by_own_cubes_one_more_for_each_point() -> None:
    table = attacked(3, damage={0: 2, 2: 1}, bag={0: 2, 1: 1}, black=0, rage=7)
    assert each(table, "damage") == [4, 1, 1]
    for seat in range(3):
        assert sum(cubes(table, seat).values()) == CUBES


@pytest.mark.rule("BRZ-135")
def test_damage_stays_on_the_meter_over_the_turns() -> None:
    table = delve(room={0: 14}, boots=1, damage={0: 3})
    answer(table, "move 19 0", "leave", "end")
    pass_turn(table, 4)
    assert thief(table).damage == 5
    assert table.view(1).health == METER


@pytest.mark.rule("BRZ-136")
def test_the_dragons_damage_uses_the_cubes_drawn() -> None:
    table = attacked(bag={0: 3}, clank={0: 1}, black=0, rage=7)
    assert cubes(table) == {"supply": CUBES - 4, "clank": 0, "bag": 0, "damage": 4}


@pytest.mark.rule("BRZ-136")
def test_the_dragon_hurts_also_a_player_with_an_empty_supply() -> None:
    table = attacked(bag={0: CUBES}, black=0, rage=7)
    assert cubes(table) == {"supply": 0, "clank": 0, "bag": CUBES - 5, "damage": 5}


@pytest.mark.rule("BRZ-137")
@pytest.mark.parametrize("swords", [0, 1, 2])
def test_the_damage_of_a_tunnel_uses_cubes_of_the_supply(swords: int) -> None:
    table = delve(room={0: 14}, boots=1, swords=2, bag={0: 4}, clank={0: 3})
    answer(table, f"move 19 {swords}")
    hurt = 2 - swords
    assert cubes(table) == {"supply": CUBES - 7 - hurt, "clank": 3, "bag": 4, "damage": hurt}
    assert told(table, "hurt") == ([(0, hurt)] if hurt else [])


@pytest.mark.rule("BRZ-138")
def test_with_8_damage_two_monsters_need_a_sword() -> None:
    table = delve(room={0: 14}, boots=1, swords=1, damage={0: 8})
    assert [way for way in offers(table, "move") if way.startswith("19")] == ["19 1"]
    with pytest.raises(NotAnOption):
        answer(table, "move 19 0")
    answer(table, "move 19 1")
    assert (thief(table).damage, thief(table).out) == (METER - 1, "")


@pytest.mark.rule("BRZ-138")
@pytest.mark.parametrize(("damage", "ways"), [(7, ["2", "1", "0"]), (8, ["2", "1"]), (9, ["2"])])
def test_no_chosen_damage_fills_the_meter(damage: int, ways: list[str]) -> None:
    table = delve(room={0: 14}, boots=1, swords=2, damage={0: damage})
    assert [way.split()[1] for way in offers(table, "move") if way.startswith("19")] == ways
    unarmed = delve(room={0: 14}, boots=1, damage={0: damage})
    assert ("move 19 0" in legal(unarmed)) == (damage == 7)


# --- healing


@pytest.mark.rule("BRZ-139")
@pytest.mark.parametrize(
    ("line", "healed"),
    [("drink potion_of_healing", 1), ("drink potion_of_greater_healing", 2), ("buy cleric_of_the_sun", 1)],
)
def test_healing_brings_cubes_from_the_meter_to_the_supply(line: str, healed: int) -> None:
    table = delve(
        damage={0: 5, 1: 5},
        bag={0: 2},
        clank={0: 1},
        tokens={0: ["potion_of_healing", "potion_of_greater_healing"]},
        row=["cleric_of_the_sun", *CHEAP[:5]],
        skill=3,
    )
    answer(table, line)
    assert cubes(table) == {"supply": CUBES - 8 + healed, "clank": 1, "bag": 2, "damage": 5 - healed}
    assert cubes(table, 1) == {"supply": CUBES - 5, "clank": 0, "bag": 0, "damage": 5}
    assert told(table, "healed") == [(0, healed)]


@pytest.mark.rule("BRZ-139")
def test_a_spring_heals_in_the_same_way() -> None:
    table = delve(room={0: 17}, boots=2, damage={0: 2})
    answer(table, "move 12", "heal")
    assert cubes(table) == {"supply": CUBES - 1, "clank": 0, "bag": 0, "damage": 1}


@pytest.mark.rule("BRZ-140")
@pytest.mark.parametrize("damage", [0, 1])
def test_healing_ends_with_the_damage(damage: int) -> None:
    table = delve(damage={0: damage}, tokens={0: ["potion_of_greater_healing"]}, room={0: 14}, boots=1)
    answer(table, "drink potion_of_greater_healing")
    assert cubes(table) == {"supply": CUBES, "clank": 0, "bag": 0, "damage": 0}
    assert list(thief(table).tokens) == []
    answer(table, "move 19 0")
    assert thief(table).damage == 2


# --- knocked out


def knocked_out(room: int, *tokens: str, damage: int = METER - 1, **position: Any) -> Table:
    """Seat 0 ends a turn in this room, and the dragon draws 2 of its cubes, nothing else."""
    wanted = {"room": {0: room}, "tokens": {0: list(tokens)}, "damage": {0: damage}, "bag": {0: 2}, **position}
    return attacked(black=0, rage=1, **wanted)


@pytest.mark.rule("BRZ-141")
@pytest.mark.parametrize(("damage", "out"), [(7, ""), (8, "lost"), (9, "lost")])
def test_a_full_meter_knocks_out(damage: int, out: str) -> None:
    table = knocked_out(2, damage=damage)
    assert thief(table).out == out
    assert thief(table).damage == min(METER, damage + 2)
    assert len(told(table, "knocked_out")) == bool(out)


@pytest.mark.rule("BRZ-142")
@pytest.mark.parametrize(("board", "rooms"), [("front", (2, 7, 12, 16)), ("back", (2, 6, 14, 19))])
def test_with_an_artifact_above_the_depths_one_is_rescued_and_scores(board: str, rooms: tuple[int, ...]) -> None:
    for room in rooms:
        table = knocked_out(room, "artifact_5", board=board, gold={0: 3}, out={1: "lost"})
        assert thief(table).out == "rescued"
        assert told(table, "knocked_out") == [(0, True)]
        assert result(table).scores == (8, 0)
        assert result(table).winners == (0,)


@pytest.mark.rule("BRZ-143")
@pytest.mark.parametrize(("board", "rooms"), [("front", (17, 18, 22, 35)), ("back", (20, 24, 26, 44))])
def test_in_the_depths_one_loses_even_with_an_artifact(board: str, rooms: tuple[int, ...]) -> None:
    for room in rooms:
        table = knocked_out(room, "artifact_30", board=board, gold={0: 3}, out={1: "lost"})
        assert thief(table).out == "lost"
        assert told(table, "knocked_out") == [(0, False)]
        assert (result(table).scores, result(table).winners) == ((0, 0), ())


@pytest.mark.rule("BRZ-143")
@pytest.mark.parametrize("room", [1, 2, 17])
def test_without_an_artifact_one_loses_wherever_one_is(room: int) -> None:
    table = knocked_out(room, "crown_10", "chalice", "monkey_idol", gold={0: 30}, out={1: "lost"})
    assert thief(table).out == "lost"
    assert (result(table).scores, result(table).winners) == ((0, 0), ())


@pytest.mark.rule("BRZ-143")
def test_the_room_of_the_knock_out_decides_although_the_pawn_goes_to_the_countdown_track() -> None:
    table = knocked_out(17, "artifact_30")
    assert (table.view(None).counting, table.view(None).countdown) == (0, 1)
    assert (thief(table).room, thief(table).out) == (17, "lost")
    pass_turn(table, 4)
    assert thief(table).out == "lost"
    assert result(table).scores == (0, 0)


# --- knocked out in one's own turn


def calls_the_dragon(*hand: str, **position: Any) -> Table:
    """Seat 0 plays Mister Whiskers, the dragon attacks, and the blow knocks seat 0 out."""
    wanted = {"room": {0: 2}, "tokens": {0: ["artifact_5"]}, "damage": {0: METER - 1}, "bag": {0: 2}, **position}
    table = delve(**{"players": 3, "hand": {0: ["mister_whiskers", *hand]}, "black": 0, "rage": 1, **wanted})
    answer(table, "play mister_whiskers", "choose dragon_attack")
    return table


@pytest.mark.rule("BRZ-144")
def test_the_turn_of_a_player_knocked_out_in_it_stops_at_once() -> None:
    table = calls_the_dragon("treasure_map", "stumble", trashes=["any", "any"], row=CHEAP[:4], deck=["wizard", "sneak"])
    assert thief(table).out == "rescued"
    assert told(table, "played") == [(0, "mister_whiskers")]
    assert (thief(table).gold, told(table, "trashed"), told(table, "drew", 0)) == (0, [], [])
    assert (seat_to_move(table), topic(table)) == (1, "turn")
    assert list(table.view(None).row) == [*CHEAP[:4], "wizard", "sneak"]


@pytest.mark.rule("BRZ-144")
def test_nothing_that_was_awaited_comes_true_after_the_blow() -> None:
    """Mister Whiskers is a companion, but a Rebel Scout played before draws no card for one who is knocked out."""
    table = delve(
        3, hand={0: ["rebel_scout", "mister_whiskers"]}, damage={0: METER - 1}, bag={0: 2}, black=0, room={0: 2}
    )
    answer(table, "play rebel_scout", "play mister_whiskers", "choose dragon_attack")
    assert thief(table).out == "lost"
    assert told(table, "drew", 0) == []


@pytest.mark.rule("BRZ-144")
def test_all_cards_stay_in_the_deck_for_the_count() -> None:
    table = calls_the_dragon("secret_tome", "burgle", draw={0: ["secret_tome"]}, discard={0: ["wizard"]})
    cards = {"mister_whiskers": 1, "secret_tome": 2, "burgle": 1, "wizard": 1}
    assert dict(table.view(0).cards_of(0)) == cards
    assert table.view(0).tally(0)["cards"] == 1 + 2 * 7 + 2 * 2


@pytest.mark.rule("BRZ-144")
def test_the_row_is_still_refilled_and_a_symbol_still_brings_an_attack() -> None:
    table = calls_the_dragon(row=CHEAP[:5], deck=["ogre"], bag={0: 2, 1: 2})
    assert story(table, "knocked_out", "revealed", "attack")[-2:] == ["revealed", "attack"]
    assert len(drawn(table)) == 2
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-144")
def test_nothing_is_refilled_when_the_game_is_over() -> None:
    table = calls_the_dragon("stumble", row=CHEAP[:5], deck=["ogre"], out={1: "lost", 2: "lost"})
    assert result(table).winners == (0,)
    assert (list(table.view(None).row), told(table, "revealed"), len(drawn(table))) == (CHEAP[:5], [], 1)
    assert bag(table) == [0, 0, 0, 0]


@pytest.mark.rule("BRZ-144")
def test_who_survives_the_call_plays_on() -> None:
    table = delve(3, hand={0: ["mister_whiskers", "burgle"]}, damage={0: 7}, bag={0: 2}, black=0, rage=1)
    answer(table, "play mister_whiskers", "choose dragon_attack")
    assert (thief(table).damage, seat_to_move(table)) == (9, 0)
    assert offers(table, "play") == ["burgle"]
