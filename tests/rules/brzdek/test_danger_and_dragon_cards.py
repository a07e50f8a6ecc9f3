"""Danger, dragon cubes that return, attacks called by a card, and full health meters."""

from __future__ import annotations

import pytest

from brzdek.core.table import Table
from tests.rules.brzdek.delving import CALM, delve, provoked
from tests.rules.dialect import seat_to_move, story, told, topic
from tests.rules.raids import each, thief
from tests.support import answer, legal

CALLS = ("play mister_whiskers", "choose dragon_attack")


def cubes_drawn(table: Table) -> list[int]:
    """How many cubes each attack so far has drawn."""
    return [len(cubes) for (cubes,) in told(table, "attack")]


# --- danger


@pytest.mark.rule("BRZ-190")
@pytest.mark.parametrize(
    ("row", "drawn"),
    [
        (["ruby"], 4),
        (["kobold"], 5),
        (["dragon_shrine"], 5),
        (["kobold", "kobold", "kobold"], 7),
        (["kobold", "kobold", "kobold", "dragon_shrine", "dragon_shrine", "ruby"], 9),
    ],
    ids=["none", "Smoczy pachołek", "Dragon Shrine", "three", "all five"],
)
def test_each_danger_card_in_the_row_adds_a_cube_on_the_fifth_space(row: list[str], drawn: int) -> None:
    table = provoked(rage=5, row=row)
    assert cubes_drawn(table) == [drawn]
    assert table.view(0).cubes_next_attack == drawn


@pytest.mark.rule("BRZ-190")
@pytest.mark.parametrize(("rage", "drawn"), [(1, 3), (3, 4), (7, 6)])
def test_danger_adds_to_every_space_of_the_rage_track(rage: int, drawn: int) -> None:
    assert cubes_drawn(provoked(rage=rage, row=["kobold"])) == [drawn]


@pytest.mark.rule("BRZ-190")
def test_a_danger_card_that_has_gone_adds_nothing() -> None:
    """Neither in the dungeon discard pile nor anywhere else."""
    table = delve(rage=5, row=["kobold", "kobold"], swords=1, hand={0: ["mister_whiskers"]})
    answer(table, "fight kobold", *CALLS)
    assert "kobold" in table.view(0).dungeon_discard
    assert cubes_drawn(table) == [5]


@pytest.mark.rule("BRZ-190")
@pytest.mark.parametrize(
    ("fresh", "drawn"), [(["kobold"], 3), (["ogre", "dragon_shrine"], 3), (["kobold", "kobold"], 4)], ids=str
)
def test_a_danger_card_of_the_same_refill_counts(fresh: list[str], drawn: int) -> None:
    table = delve(rage=1, row=CALM[: 6 - len(fresh)], deck=[*fresh, "sneak"])
    answer(table, "end")
    assert cubes_drawn(table) == [drawn]


@pytest.mark.rule("BRZ-190")
@pytest.mark.parametrize(("danger", "drawn"), [([], 3), (["kobold"], 4), (["kobold", "dragon_shrine"], 5)], ids=str)
def test_danger_counts_in_the_attacks_of_the_countdown(danger: list[str], drawn: int) -> None:
    """The first space of the rage track (2 cubes) and the second of the countdown (1 more)."""
    row = [*CALM[len(danger) :], *danger]
    table = delve(rage=1, row=row, out={1: "left"}, counting=1, countdown=1)
    answer(table, "end")
    assert table.view(0).countdown == 2
    assert cubes_drawn(table) == [drawn]


# --- dragon cubes that return


@pytest.mark.rule("BRZ-237")
def test_both_of_two_cubes_set_aside_go_back_before_the_attack_of_the_same_refill() -> None:
    table = delve(rage=1, black=22, row=CALM[:4], deck=["ogre", "shrine", "sneak"])
    answer(table, "end")
    assert told(table, "cubes_back") == [(2,)]
    assert [kind for kind in story(table) if kind in ("arrived", "cubes_back", "attack")] == [
        "arrived",
        "cubes_back",
        "attack",
    ]
    assert told(table, "attack") == [((2, 2),)]
    assert table.view(0).bag[-1] == 22


@pytest.mark.rule("BRZ-237")
def test_cubes_that_return_can_be_drawn_in_that_attack() -> None:
    """The bag was empty: three cubes come back, two of them are drawn."""
    table = delve(rage=1, black=0, row=CALM[:4], deck=["shrine", "ogre", "sneak"])
    answer(table, "end")
    assert told(table, "attack") == [((2, 2),)]
    assert table.view(0).bag[-1] == 1


@pytest.mark.rule("BRZ-237")
@pytest.mark.parametrize(("black", "after", "back"), [(24, 24, 0), (23, 24, 1), (21, 24, 3), (10, 13, 3), (0, 3, 3)])
def test_at_most_3_and_only_as_many_as_were_set_aside(black: int, after: int, back: int) -> None:
    table = delve(black=black, row=CALM[:5], deck=["shrine", "sneak"])
    answer(table, "end")
    assert table.view(0).bag[-1] == after
    assert told(table, "cubes_back") == [(back,)]


@pytest.mark.rule("BRZ-237")
def test_players_cubes_never_return_this_way() -> None:
    """The dragon draws three cubes of a player who has left; a Shrine brings three black ones back, none of those."""
    table = delve(
        3,
        rage=3,
        black=0,
        bag={2: 3},
        out={2: "left"},
        row=CALM[:5],
        deck=["shrine", "sneak"],
        hand={0: ["mister_whiskers"]},
    )
    answer(table, *CALLS)
    assert told(table, "attack") == [((2, 2, 2),)]
    answer(table, "end")
    assert list(table.view(0).bag) == [0, 0, 0, 3]
    assert each(table, "supply") == [30, 30, 27]


# --- attacks called by a card


@pytest.mark.rule("BRZ-244")
def test_a_called_attack_takes_place_at_once_and_in_full() -> None:
    """Fifth space and one danger card: five cubes, and there are just five in area and bag."""
    table = delve(
        rage=5, row=["kobold"], black=0, clank={0: 2, 1: 1}, bag={0: 1, 1: 1}, hand={0: ["mister_whiskers", "burgle"]}
    )
    answer(table, *CALLS)
    assert cubes_drawn(table) == [5]
    assert (each(table, "clank"), each(table, "damage")) == ([0, 0], [3, 2])
    assert list(table.view(0).bag) == [0, 0, 0]
    assert (seat_to_move(table), topic(table)) == (0, "turn")
    assert "play burgle" in legal(table)


@pytest.mark.rule("BRZ-244")
@pytest.mark.parametrize("countdown", [1, 2, 3, 4])
def test_the_countdown_track_adds_nothing_to_a_called_attack(countdown: int) -> None:
    table = provoked(3, rage=5, out={2: "left"}, counting=2, countdown=countdown)
    assert cubes_drawn(table) == [4]


@pytest.mark.rule("BRZ-244")
def test_an_attack_due_at_the_end_of_the_turn_still_follows() -> None:
    table = delve(rage=1, row=CALM[:5], deck=["ogre", "sneak"], hand={0: ["mister_whiskers"]})
    answer(table, *CALLS)
    assert cubes_drawn(table) == [2]
    answer(table, "end")
    assert cubes_drawn(table) == [2, 2]


@pytest.mark.rule("BRZ-244")
def test_whoever_calls_the_dragon_and_is_knocked_out_stops_at_once() -> None:
    """The rest of the hand is not played, the row is refilled, and the next player is on turn."""
    table = delve(
        rage=1,
        damage={0: 8},
        bag={0: 4},
        black=0,
        row=CALM[:5],
        deck=["sneak"],
        hand={0: ["mister_whiskers", "burgle"]},
    )
    answer(table, *CALLS)
    assert (thief(table).out, thief(table).damage) == ("lost", 10)
    assert told(table, "played") == [(0, "mister_whiskers")]
    assert list(table.view(0).row) == [*CALM[:5], "sneak"]
    assert seat_to_move(table) == 1
    assert table.view(0).cards_of(0)["mister_whiskers"] == 1
    assert table.view(0).cards_of(0)["burgle"] == 6


# --- a full health meter


@pytest.mark.rule("BRZ-255")
@pytest.mark.parametrize("damage", [5, 6, 8, 9])
def test_a_meter_never_holds_more_than_its_10_spaces(damage: int) -> None:
    """Five cubes of one colour are drawn; what the meter cannot hold is set aside."""
    table = provoked(rage=7, damage={1: damage}, bag={1: 9}, black=0)
    assert told(table, "attack") == [((1, 1, 1, 1, 1),)]
    victim = thief(table, 1)
    assert (victim.damage, victim.out) == (10, "lost")
    assert table.view(0).bag[1] == 4
    in_play = victim.supply + victim.clank + victim.damage + table.view(0).bag[1]
    assert 30 - in_play == damage - 5


@pytest.mark.rule("BRZ-255")
def test_only_one_knock_out_is_told_and_the_others_are_still_hit() -> None:
    """All seven cubes of the bag are drawn: three of a player with one space left, three of another, one black."""
    table = provoked(3, rage=7, row=["kobold", "kobold"], damage={1: 9, 2: 1}, bag={1: 3, 2: 3}, black=1)
    assert cubes_drawn(table) == [7]
    assert told(table, "knocked_out") == [(1, False)]
    assert each(table, "damage") == [0, 10, 4]
    assert list(table.view(0).bag) == [0, 0, 0, 0]
