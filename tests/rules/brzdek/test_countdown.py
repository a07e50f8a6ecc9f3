"""The countdown track, and the end of the game."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import CHEAP, NO_ARTIFACTS, attacked, delve, refilled
from tests.rules.dialect import result, seat_to_move, story, told, topic
from tests.rules.raids import METER, bag, drawn, each, pass_turn, thief
from tests.support import Position, answer, legal

# --- who is on the track


@pytest.mark.rule("BRZ-152")
def test_the_first_to_leave_goes_to_the_first_space_at_once() -> None:
    table = delve(3, room={0: 2}, boots=1, tokens={0: ["artifact_5"]}, hand={0: ["burgle"]})
    assert (table.view(None).counting, table.view(None).countdown) == (None, 0)
    answer(table, "move 1")
    assert (table.view(None).counting, table.view(None).countdown) == (0, 1)
    assert story(table)[-2:] == ["left", "countdown"]
    assert told(table, "countdown") == [(0, 1)]
    assert drawn(table) == []


@pytest.mark.rule("BRZ-152")
def test_the_first_to_be_knocked_out_goes_there_in_the_turn_of_another() -> None:
    table = attacked(3, damage={2: METER - 1}, bag={2: 1}, black=0)
    assert (table.view(None).counting, table.view(None).countdown) == (2, 1)
    assert story(table, "attack", "knocked_out", "countdown") == ["attack", "knocked_out", "countdown"]
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-153")
def test_of_several_the_first_to_fall_by_the_order_of_the_cubes_goes_there() -> None:
    firsts = set()
    for seed in range(8):
        table = attacked(4, damage={2: METER - 1, 3: METER - 1}, bag={2: 1, 3: 1}, black=0, seed=seed)
        (out,) = told(table, "attack")[0]
        assert sorted(out) == [2, 3]
        assert [seat for seat, _ in told(table, "knocked_out")] == list(out)
        assert told(table, "countdown") == [(out[0], 1)]
        assert table.view(None).counting == out[0]
        firsts.add(out[0])
    assert firsts == {2, 3}


@pytest.mark.rule("BRZ-153")
def test_it_is_the_full_meter_that_counts_and_not_the_first_cube() -> None:
    firsts = set()
    for seed in range(12):
        table = attacked(4, damage={2: METER - 2, 3: METER - 1}, bag={2: 2, 3: 1}, black=0, rage=3, seed=seed)
        (out,) = told(table, "attack")[0]
        first = 2 if out == (2, 2, 3) else 3
        assert told(table, "countdown") == [(first, 1)]
        firsts.add((first, out[0]))
    assert firsts == {(2, 2), (3, 2), (3, 3)}


@pytest.mark.rule("BRZ-154")
def test_later_players_do_not_use_the_track() -> None:
    table = delve(3, out={2: "left"}, countdown=2, room={0: 2}, boots=1, tokens={0: ["artifact_5"]}, black=0)
    answer(table, "move 1", "end")
    assert thief(table).out == "left"
    assert (table.view(None).counting, table.view(None).countdown) == (2, 2)
    assert told(table, "countdown") == []
    pass_turn(table)
    assert told(table, "countdown") == [(2, 3)]
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-154")
def test_nor_do_those_who_are_knocked_out_later() -> None:
    table = attacked(4, out={3: "lost"}, countdown=1, damage={1: METER - 1}, bag={1: 1}, black=0)
    assert thief(table, 1).out == "lost"
    assert (table.view(None).counting, table.view(None).countdown) == (3, 1)
    pass_turn(table)
    assert told(table, "countdown") == [(3, 2)]
    assert seat_to_move(table) == 0


# --- what its spaces do


@pytest.mark.rule("BRZ-155")
def test_the_pawn_moves_one_space_in_each_later_turn_of_its_player() -> None:
    table = delve(3, room={0: 2}, boots=1, tokens={0: ["artifact_5"]}, black=0)
    answer(table, "move 1", "end")
    spaces = []
    for _ in range(3):
        assert seat_to_move(table) == 1
        spaces.append(table.view(None).countdown)
        pass_turn(table)
        assert seat_to_move(table) == 2
        assert table.view(None).countdown == spaces[-1]
        pass_turn(table)
    assert spaces == [1, 2, 3]
    assert told(table, "countdown") == [(0, 1), (0, 2), (0, 3), (0, 4)]
    assert len(drawn(table)) == 3
    assert [seat for (seat,) in told(table, "turn")] == [0, 1, 2, 1, 2, 1, 2, 1]


@pytest.mark.rule("BRZ-155")
def test_it_is_all_that_happens_in_such_a_turn() -> None:
    table = delve(2, out={0: "left"}, countdown=2, hand={0: ["stumble"], 1: ["burgle"]}, row=CHEAP[:5])
    assert story(table) == ["countdown", "attack", "turn"]
    assert (list(table.view(None).row), thief(table).hand_count) == (CHEAP[:5], 1)


@pytest.mark.parametrize(
    ("space", "extra"),
    [
        pytest.param(2, 1, marks=pytest.mark.rule("BRZ-156")),
        pytest.param(3, 2, marks=pytest.mark.rule("BRZ-157")),
        pytest.param(4, 3, marks=pytest.mark.rule("BRZ-158")),
    ],
)
@pytest.mark.parametrize(("rage", "usual"), [(1, 2), (4, 3), (7, 5)])
def test_each_space_is_an_attack_with_more_cubes(space: int, extra: int, rage: int, usual: int) -> None:
    table = delve(3, out={0: "rescued"}, countdown=space - 1, rage=rage)
    assert told(table, "countdown") == [(0, space)]
    assert drawn(table) == [usual + extra]


@pytest.mark.rule("BRZ-156", "BRZ-157", "BRZ-158")
@pytest.mark.parametrize("space", [2, 3, 4])
def test_the_attack_of_a_space_hurts_like_any_other(space: int) -> None:
    table = delve(3, out={0: "rescued"}, countdown=space - 1, rage=1, clank={1: 1, 2: 2}, black=0)
    assert each(table, "damage") == [0, 1, 2]
    assert each(table, "clank") == [0, 0, 0]
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-159")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_the_track_does_not_raise_attacks_of_the_row(space: int) -> None:
    table = attacked(3, out={2: "left"}, countdown=space, rage=4)
    assert drawn(table) == [3]
    called = delve(3, out={2: "left"}, countdown=space, rage=4, hand={0: ["mister_whiskers"]})
    answer(called, "play mister_whiskers", "choose dragon_attack")
    assert drawn(called) == [3]


@pytest.mark.rule("BRZ-159")
def test_danger_cards_count_in_both_kinds_of_attack() -> None:
    dangerous = ["dragon_shrine", "kobold", *CHEAP[:3]]
    row = refilled("ogre", players=3, row=dangerous, out={2: "left"}, countdown=3, rage=4)
    assert drawn(row) == [3 + 2]
    track = delve(3, out={0: "left"}, countdown=3, rage=4, row=[*dangerous, CHEAP[3]])
    assert drawn(track) == [3 + 3 + 2]


@pytest.mark.rule("BRZ-160")
def test_on_the_fifth_space_everybody_still_in_the_dungeon_is_knocked_out() -> None:
    table = delve(
        4,
        out={0: "left"},
        countdown=4,
        room={1: 16, 2: 17, 3: 5},
        tokens={0: ["artifact_5", "mastery"], 1: ["artifact_7"], 2: ["artifact_30"]},
        clank={1: 2, 2: 2},
    )
    assert told(table, "countdown") == [(0, 5)]
    assert each(table, "out") == ["left", "rescued", "lost", "lost"]
    assert result(table).scores == (25, 7, 0, 0)
    assert drawn(table) == []
    assert each(table, "damage") == [0, 0, 0, 0]
    assert bag(table) == [0, 0, 0, 0, 24]


@pytest.mark.rule("BRZ-160")
def test_a_player_who_never_left_the_start_counts_as_in_the_dungeon_and_loses() -> None:
    table = delve(2, out={0: "left"}, countdown=4, tokens={0: ["artifact_5"]}, gold={1: 40})
    assert thief(table, 1).room == 1
    assert thief(table, 1).out == "lost"
    assert (result(table).scores, result(table).winners) == ((5, 0), (0,))


# --- the end


@pytest.mark.rule("BRZ-161")
def test_the_game_ends_when_the_last_player_has_left_and_finished_the_turn() -> None:
    dungeon: Position = {"row": CHEAP, "deck": ["ogre"]}
    table = delve(2, out={1: "left"}, countdown=1, room={0: 2}, boots=1, skill=4, tokens={0: ["artifact_5"]}, **dungeon)
    answer(table, "move 1")
    assert (topic(table), table.view(None).over) == ("turn", False)
    answer(table, "buy pickaxe", "end")
    assert table.ask is None
    assert table.view(None).over
    assert (len(table.view(None).row), drawn(table), told(table, "revealed")) == (5, [], [])
    assert result(table).scores == (5 + 20 + 2, 7)


@pytest.mark.rule("BRZ-161")
def test_the_game_ends_at_once_when_the_last_player_is_knocked_out() -> None:
    table = attacked(3, out={1: "left", 2: "lost"}, damage={0: METER - 1}, bag={0: 2}, black=0, countdown=2)
    assert table.ask is None
    assert story(table)[-2:] == ["knocked_out", "game_over"]
    assert table.view(None).countdown == 2


@pytest.mark.rule("BRZ-161")
def test_the_game_goes_on_while_anybody_is_in_the_dungeon() -> None:
    table = attacked(3, out={2: "left"}, damage={1: METER - 1}, bag={1: 2}, black=0)
    assert each(table, "out") == ["", "lost", "left"]
    assert (seat_to_move(table), table.view(None).over) == (0, False)


@pytest.mark.rule("BRZ-161")
def test_there_is_no_limit_of_turns() -> None:
    table = delve(2, artifacts=NO_ARTIFACTS)
    pass_turn(table, 120)
    assert not table.view(None).over
    assert "play" in legal(table)[0]


@pytest.mark.rule("BRZ-161")
@pytest.mark.parametrize("rounds", [1, 3])
def test_a_cap_ends_the_game_as_the_fifth_space_does(rounds: int) -> None:
    table = delve(3, options={"turn_limit": rounds}, room={0: 2, 1: 17}, tokens={0: ["artifact_5"], 1: ["artifact_7"]})
    pass_turn(table, 3 * rounds - 1)
    assert table.ask is not None
    pass_turn(table)
    assert table.ask is None
    assert each(table, "out") == ["rescued", "lost", "lost"]
    assert drawn(table) == []
