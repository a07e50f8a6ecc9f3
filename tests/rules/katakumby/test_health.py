"""The health meter: damage, ghosts without cubes, healing, and the skull space."""

from __future__ import annotations

import pytest

from tests.rules.dialect import offers, seat_to_move, story, told
from tests.rules.katakumby.delving import CHEAP, attacked, lair
from tests.rules.katakumby.digging import Made, here, room, walk
from tests.rules.raids import BLACK, CUBES, METER, bag, cubes, each, hand, pass_turn, thief
from tests.support import answer, legal

ROAR: Made = {
    "id": "roar",
    "name": {"pl": "Ryk", "en": "Roar"},
    "kind": "blue",
    "copies": 2,
    "cost": 3,
    "play": ["dragon_attack", {"skill": 2}],
}
"""A card of our own: only such a one can knock its player out in their own turn."""
FULL = CUBES - METER


# --- how damage is marked


@pytest.mark.rule("KAT-209")
@pytest.mark.parametrize("before", [0, 4, METER - 2])
def test_damage_fills_the_meter_one_space_after_another(before: int) -> None:
    """It takes all the spaces in front of the skull before the skull is reached."""
    table = attacked(damage={1: before}, bag={1: 1}, ghosts={"bag": 1}, black=0, rage=1, clank={0: 1})
    hits = len([one for one in told(table, "attack")[0][0] if one in (1, 3)])
    assert hits >= 1
    assert thief(table, 1).damage == before + hits
    assert thief(table, 1).out == ("lost" if before + hits == METER else "")


@pytest.mark.rule("KAT-210")
def test_a_drawn_cube_is_itself_the_mark() -> None:
    table = attacked(black=0, clank={1: 5}, rage=3)
    assert cubes(table, 1) == {"supply": CUBES - 5, "clank": 0, "bag": 2, "damage": 3}
    assert thief(table, 1).black == 0


@pytest.mark.rule("KAT-211")
def test_other_damage_is_marked_with_cubes_from_the_supply() -> None:
    table = lair(2, "maze", boots=2, room={0: "maze.camp"}, clank={0: 3})
    answer(table, f"move {room(table, 'maze.den')} 0")
    assert cubes(table) == {"supply": CUBES - 5, "clank": 3, "bag": 0, "damage": 2}
    ghost = attacked(black=0, ghosts={"bag": 5}, rage=1, clank={1: 4})
    hits = told(ghost, "attack")[0][0].count(3)
    drawn_own = told(ghost, "attack")[0][0].count(1)
    assert cubes(ghost, 1) == {"supply": CUBES - 4 - hits, "clank": 0, "bag": 4 - drawn_own, "damage": 2}


@pytest.mark.rule("KAT-212")
@pytest.mark.parametrize(
    ("supply", "damage", "swords", "choices"),
    [
        (CUBES, 0, 0, ["0"]),
        (CUBES, 0, 2, ["2", "1", "0"]),
        (2, 0, 0, ["0"]),
        (1, 0, 2, ["2", "1"]),
        (1, 0, 0, []),
        (0, 0, 1, []),
        (0, 0, 2, ["2"]),
        (CUBES, METER - 3, 0, ["0"]),
        (CUBES, METER - 2, 1, ["1"]),
        (CUBES, METER - 2, 0, []),
        (CUBES, METER - 1, 1, []),
        (CUBES, METER - 1, 2, ["2"]),
    ],
)
def test_damage_is_not_accepted_without_cubes_or_at_the_price_of_consciousness(
    supply: int, damage: int, swords: int, choices: list[str]
) -> None:
    """Two monsters in the tunnel: with n cubes in the supply at most n damage can be accepted."""
    noise = max(0, CUBES - damage - supply)
    table = lair(2, "maze", boots=1, swords=swords, room={0: "maze.camp"}, clank={0: noise}, damage={0: damage})
    den = room(table, "maze.den")
    assert [one for one in offers(table, "move") if one.split()[0] == str(den)] == [f"{den} {n}" for n in choices]


# --- ghosts


def haunted(black: int, aside: int, seed: int, supply: int = 0) -> list[object]:
    """An attack on a player with so many cubes left: the draw, damage, black cubes on the meter and aside, supply."""
    table = attacked(
        seed=seed, bag={1: CUBES - supply}, black=black, black_damage={0: BLACK - black - aside},
        damage={0: BLACK - black - aside}, ghosts={"bag": 5}, rage=7,
    )  # fmt: skip
    (out,) = told(table, "attack")[0]
    return [out, thief(table, 1).damage, thief(table, 1).black, table.view(None).black_aside, thief(table, 1).supply]


@pytest.mark.rule("KAT-213")
def test_ghost_damage_takes_an_own_cube_then_a_black_one_drawn_before() -> None:
    ghostly = 0
    for seed in range(20):
        out, damage, black, aside, supply = haunted(20, 4, seed, supply=1)
        assert isinstance(out, tuple)
        hits = out.count(3)
        assert damage == out.count(1) + hits
        assert (supply, black) == ((1, 0) if not hits else (0, hits - 1))
        assert aside == 4 + out.count(2) - max(0, hits - 1)
        ghostly += hits > 1
    assert ghostly > 0


@pytest.mark.rule("KAT-213")
def test_black_cubes_of_this_very_attack_count_whatever_the_order() -> None:
    """No black cube lies aside before: without one drawn now a ghost hurts nobody who has no cubes."""
    first, spared = 0, 0
    for seed in range(40):
        table = attacked(
            seed=seed, bag={1: CUBES}, black=15, black_damage={0: 9}, damage={0: 9}, ghosts={"bag": 5}, rage=7, turn=0
        )
        assert bag(table)[-1] + thief(table).black + thief(table, 1).black + table.view(None).black_aside == BLACK
        (out,) = told(table, "attack")[0]
        hits, black = out.count(3), out.count(2)
        marked = min(hits, black)
        assert (thief(table, 1).damage, thief(table, 1).black) == (out.count(1) + marked, marked)
        first += bool(hits and black and out.index(3) < out.index(2))
        spared += hits > black
    assert first > 0
    assert spared > 0


# --- healing


@pytest.mark.rule("KAT-214")
def test_a_heart_takes_an_own_cube_back_into_the_supply() -> None:
    table = lair(2, "finds", boots=1, room={0: "finds.camp"}, damage={0: 3})
    walk(table, "finds.spring")
    answer(table, "take heal")
    assert cubes(table) == {"supply": CUBES - 2, "clank": 0, "bag": 0, "damage": 2}


@pytest.mark.rule("KAT-214")
def test_black_cubes_are_healed_last_and_go_back_to_those_set_aside() -> None:
    table = lair(
        black=20,
        damage={0: 4},
        black_damage={0: 2},
        tokens={0: ["potion_of_healing"] + ["potion_of_greater_healing"] * 2},
    )
    assert table.view(None).black_aside == 2
    answer(table, "drink potion_of_healing")
    assert (thief(table).damage, thief(table).black, thief(table).supply) == (3, 2, CUBES - 1)
    answer(table, "drink potion_of_greater_healing")
    assert (thief(table).damage, thief(table).black, thief(table).supply) == (1, 1, CUBES)
    assert (table.view(None).black_aside, bag(table)[-1]) == (3, 20)
    answer(table, "drink potion_of_greater_healing")
    assert (thief(table).damage, thief(table).black, thief(table).supply) == (0, 0, CUBES)
    assert (table.view(None).black_aside, bag(table)[-1]) == (4, 20)


@pytest.mark.rule("KAT-214")
def test_healing_an_empty_meter_does_nothing() -> None:
    table = lair(tokens={0: ["potion_of_healing"]}, clank={0: 2})
    answer(table, "drink potion_of_healing")
    assert cubes(table) == {"supply": CUBES - 2, "clank": 2, "bag": 0, "damage": 0}
    assert told(table, "healed") == []


# --- the skull


@pytest.mark.rule("KAT-215")
@pytest.mark.parametrize(("before", "out"), [(METER - 2, ""), (METER - 1, "lost")])
def test_the_tenth_cube_knocks_out(before: int, out: str) -> None:
    table = attacked(3, black=3, bag={1: 1}, damage={1: before}, rage=3, seed=1)
    hits = told(table, "attack")[0][0].count(1)
    assert hits == 1
    assert thief(table, 1).out == out
    by_ghost = attacked(3, black=0, ghosts={"bag": 5}, rage=1, damage={1: before - 1})
    assert (thief(by_ghost, 1).damage, thief(by_ghost, 1).out) == (before + 1, out)


@pytest.mark.rule("KAT-215")
def test_who_is_knocked_out_in_their_own_turn_stops_at_once_and_the_row_is_refilled() -> None:
    table = lair(
        3,
        cards=[ROAR],
        hand={0: ["roar", "burgle"]},
        damage={0: METER - 1},
        bag={0: 20},
        black=0,
        row=CHEAP[:4],
        boots=3,
    )
    answer(table, "play roar")
    assert thief(table).out == "lost"
    assert seat_to_move(table) == 1
    assert len(table.view(None).row) == 6
    assert story(table, "knocked_out", "revealed", "turn") == ["turn", "knocked_out", "revealed", "turn"]
    assert hand(table) == ["burgle"]


@pytest.mark.rule("KAT-215")
def test_that_holds_in_the_middle_of_a_move_too() -> None:
    """The tile that was turned up is still laid, but nothing else is done and nobody goes there."""
    table = lair(
        3, "pit", cards=[ROAR], tiles=["field", "cellar"], room={0: "pit.pit"}, hand={0: ["roar", "burgle"]}, boots=3,
        damage={0: METER - 1}, bag={0: 20}, black=0, row=CHEAP[:4], tokens={0: ["potion_of_healing"]},
    )  # fmt: skip
    answer(table, "explore 2E0")
    assert "drink potion_of_healing" in legal(table)
    answer(table, "play roar")
    assert (seat_to_move(table), legal(table)) == (0, ["place 0", "place 90", "place 180", "place 270"])
    answer(table, "place 90")
    assert (here(table), thief(table).out) == ("pit.pit", "lost")
    assert (seat_to_move(table), len(table.view(None).row), hand(table)) == (1, 6, ["burgle"])
    assert told(table, "entered") == []


@pytest.mark.rule("KAT-215")
def test_a_meter_one_short_of_the_skull_is_no_hindrance() -> None:
    table = lair(damage={0: METER - 1}, hand={0: ["sidestep"]})
    answer(table, "play sidestep", f"move {room(table, 'start.hall')}", "end")
    pass_turn(table)
    assert (seat_to_move(table), each(table, "out")) == (0, ["", ""])
