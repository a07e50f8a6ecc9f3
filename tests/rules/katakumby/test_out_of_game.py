"""Players who are out of the game: no turns, no cubes, nothing touches them; instead the dragon attacks."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import offers, result, seat_to_move, story, told
from tests.rules.katakumby.delving import CHEAP, SPARE, SYMBOL, attacked, ghosts, lair, refilled
from tests.rules.katakumby.digging import room, tiles_laid
from tests.rules.raids import BLACK, CUBES, METER, bag, cubes, drawn, each, pass_turn, thief
from tests.support import answer, legal


def gone(players: int = 3, *on: str, out: dict[int, str] | None = None, **position: Any) -> Table:
    """The turn of seat 0, who is out of the game, has just passed."""
    return lair(players, *on, turn=0, out=out or {0: "left"}, **position)


@pytest.mark.rule("KAT-225")
@pytest.mark.parametrize("how", ["left", "rescued", "lost"])
def test_no_more_turns(how: str) -> None:
    table = lair(3, turn=2, out={0: how}, hand={0: ["explore"]})
    asked = []
    for _ in range(4):
        asked.append(seat_to_move(table))
        pass_turn(table)
    assert asked == [2, 1, 2, 1]
    assert told(table, "turn") == [(2,), (1,), (2,), (1,), (2,)]
    assert told(table, "out_attack") == [(0,), (0,)]
    assert list(table.view(0).hand) == ["explore"]


@pytest.mark.rule("KAT-226")
def test_no_more_cubes_on_the_clank_board() -> None:
    table = refilled("archoverlord", players=3, out={1: "left", 2: "lost"}, clank={1: 2})
    assert cubes(table, 1)["supply"] == CUBES - 2
    assert cubes(table, 2)["supply"] == CUBES
    assert told(table, "clank") == [(0, 1)]
    noisy = lair(3, out={1: "left"}, row=["double_cross", *CHEAP[:5]], skill=6)
    answer(noisy, "buy double_cross")
    assert each(noisy, "clank") == [0, 0, 2]


@pytest.mark.rule("KAT-227")
def test_their_drawn_cubes_do_no_damage_and_are_no_dragon_cubes() -> None:
    """They are set aside, but do not go back with the dragon's."""
    table = attacked(3, out={2: "left"}, bag={2: 9}, damage={2: 2}, black=0, rage=3)
    assert told(table, "attack") == [((2, 2, 2),)]
    assert (thief(table, 2).damage, bag(table)) == (2, [0, 0, 6, 0])
    assert sum(cubes(table, 2).values()) == CUBES - 3
    assert table.view(None).black_aside == BLACK
    back = attacked(
        3, out={2: "left"}, bag={2: 9}, black=0, damage={0: 9, 1: 9}, black_damage={0: 9, 1: 9}, rage=1,
        hand={1: ["explore", "explore", "burgle"]}, deck=[SYMBOL, "diversion"], turn=0,
    )  # fmt: skip
    answer(back, "play explore", "play explore", "play burgle", "buy charlatan", "end")
    assert told(back, "cubes_back") == [(3,)]
    assert told(back, "attack")[0] == ((2, 2),)
    drawn_later = told(back, "attack")[1][0]
    assert bag(back) == [0, 0, 7 - drawn_later.count(2), 3 - drawn_later.count(3)]


@pytest.mark.rule("KAT-227")
def test_such_a_cube_cannot_mark_the_damage_of_a_ghost() -> None:
    """All black cubes are in the bag or on a meter: who has no cubes is hurt only if a black one is drawn too."""
    spared = 0
    for seed in range(25):
        table = attacked(
            3, seed=seed, out={2: "left"}, bag={2: 10, 1: CUBES}, black=15, damage={0: 9}, black_damage={0: 9},
            ghosts={"bag": 5}, rage=7,
        )  # fmt: skip
        (out,) = told(table, "attack")[0]
        assert thief(table, 1).black == min(out.count(4), out.count(3))
        spared += out.count(4) > out.count(3) and 2 in out
    assert spared > 0


@pytest.mark.rule("KAT-227")
def test_cubes_left_in_the_clank_area_still_go_into_the_bag() -> None:
    table = attacked(3, out={2: "lost"}, clank={2: 6}, black=0, rage=1)
    assert (thief(table, 2).clank, bag(table), thief(table, 2).damage) == (0, [0, 0, 4, 0], 0)


@pytest.mark.rule("KAT-228")
def test_no_effect_of_others_touches_them() -> None:
    """Noise, ghosts, tiles that turn, leaps to other players, idols."""
    table = refilled(
        "archoverlord", "sudden_movement", "animated_wall", players=3, on=["pit", "field"],
        out={1: "lost", 2: "left"}, room={1: "pit.pit", 2: "start.crypt"},
    )  # fmt: skip
    assert told(table, "clank") == [(0, 1)]
    assert (told(table, "turned"), tiles_laid(table)) == ([], [("pit", (1, 0), 0), ("field", (2, 0), 0)])
    assert seat_to_move(table) == 0
    haunted = attacked(3, out={2: "rescued"}, ghosts={"bag": 5}, black=0, rage=1, damage={2: 3})
    assert each(haunted, "damage") == [2, 2, 3]
    blinking = lair(3, "pit", "field", out={1: "lost"}, room={1: "field.field", 2: "pit.pit"}, leaps=["blink"])
    assert str(room(blinking, "pit.pit")) in " ".join(offers(blinking, "teleport"))
    assert f"{room(blinking, 'field.field')} blink" not in offers(blinking, "teleport")
    idols = lair(
        3, options={"phantasm": True}, row=["ape_lord_phantasm", *CHEAP[:5]], swords=4, out={1: "left"},
        tokens={1: ["artifact_5", "monkey_idol"]}, damage={1: 4},
    )  # fmt: skip
    answer(idols, "fight ape_lord_phantasm")
    assert list(thief(idols, 1).tokens) == ["artifact_5", "monkey_idol"]
    assert (thief(idols, 1).damage, seat_to_move(idols)) == (4, 0)


# --- the attack instead of a turn


@pytest.mark.rule("KAT-229")
def test_instead_of_a_turn_the_noise_goes_into_the_bag_and_4_cubes_are_drawn() -> None:
    table = gone(clank={1: 3, 2: 4}, ghosts={"area": 1}, row=CHEAP[:4])
    assert story(table, "out_attack", "attack", "turn") == ["out_attack", "attack", "turn"]
    assert drawn(table) == [4]
    assert each(table, "clank") == [0, 0, 0]
    (out,) = told(table, "attack")[0]
    assert bag(table) == [0, 3 - out.count(1), 4 - out.count(2), BLACK - out.count(3)]
    assert each(table, "damage") == [0, out.count(1) + out.count(4), out.count(2) + out.count(4)]
    assert seat_to_move(table) == 1


@pytest.mark.rule("KAT-229")
def test_the_dungeon_row_is_not_touched() -> None:
    table = gone(row=CHEAP[:4], deck=[SYMBOL, *SPARE])
    assert (list(table.view(None).row), told(table, "revealed"), drawn(table)) == (CHEAP[:4], [], [4])


@pytest.mark.rule("KAT-229")
def test_ghosts_hurt_and_return() -> None:
    table = gone(black=0, ghosts={"area": 2, "bag": 3})
    assert each(table, "damage") == [0, 4, 4]
    assert ghosts(table) == (0, 4, 1)


@pytest.mark.rule("KAT-229")
def test_an_empty_bag_afterwards_ends_the_game() -> None:
    table = gone(black=4, tokens={0: ["artifact_5", "mastery"]})
    assert (table.ask, each(table, "out")) == (None, ["left", "lost", "lost"])
    assert result(table).winners == (0,)
    assert gone(black=5).ask is not None


@pytest.mark.rule("KAT-229")
def test_it_can_knock_out_the_last_ones() -> None:
    table = gone(black=4, bag={1: 20, 2: 20}, damage={1: METER - 1, 2: METER - 1}, seed=2)
    assert each(table, "out") == ["left", "lost", "lost"]
    assert table.ask is None


@pytest.mark.rule("KAT-230")
@pytest.mark.parametrize("rage", [1, 7])
@pytest.mark.parametrize("row", [CHEAP, ["the_warden", "wishing_well", "corrupt_advisor", *CHEAP[:3]]])
def test_neither_marker_nor_danger_change_that_number(rage: int, row: list[str]) -> None:
    assert drawn(gone(rage=rage, row=row)) == [4]
    assert drawn(gone(2, rage=rage, row=row)) == [6]


@pytest.mark.rule("KAT-231")
@pytest.mark.parametrize(("players", "number"), [(2, 6), (3, 4), (4, 4)])
def test_with_two_players_it_is_6_cubes(players: int, number: int) -> None:
    assert drawn(gone(players)) == [number]


@pytest.mark.rule("KAT-232")
def test_everybody_who_is_out_attacks_on_each_of_their_turns() -> None:
    table = gone(4, out={0: "left", 1: "lost"}, black=24, row=CHEAP)
    assert told(table, "out_attack") == [(0,), (1,)]
    pass_turn(table, 2)
    assert told(table, "out_attack") == [(0,), (1,), (0,), (1,)]
    assert drawn(table) == [4, 4, 4, 4]


@pytest.mark.rule("KAT-232")
def test_there_is_no_countdown() -> None:
    """Round after round the same attack, for as long as the bag lasts."""
    table = gone(ghosts={"bag": 5}, black=BLACK)
    for _ in range(4):
        pass_turn(table, 2)
    assert drawn(table) == [4] * 5
    assert each(table, "out") == ["left", "", ""]
    assert legal(table) != []
