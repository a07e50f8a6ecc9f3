"""The worked examples of the rulebook, answer by answer: green's turn, and the dragon attack after yellow's turn."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import seat_to_move, told
from tests.rules.raids import each, now, purse, thief
from tests.support import answer, legal, seat_down

GREEN, YELLOW, BLACK = 0, 1, 2


def log(table: Table) -> list[tuple[Any, ...]]:
    """What everybody could follow, as it happened."""
    return [(event.kind, *event.args) for event in table.view(None).events()]


# --- green's turn


def green_begins() -> Table:
    """Green is beside the entrance with these five cards; Twardogłowy and Lochokrążca lie in the row."""
    return seat_down(
        "brzdek",
        2,
        position={
            "turn": GREEN,
            "room": {GREEN: 2},
            "hand": {GREEN: ["stumble", "move_silently", "mercenary", "burgle", "burgle"]},
            "draw": {GREEN: ["sidestep", "scramble", "burgle", "burgle", "burgle"]},
            "row": ["orc_grunt", "kobold_merchant", "ladder", "pickaxe", "search", "teleporter"],
            "deck": ["tunnel_guide", "sneak", "ogre"],
        },
    )


GREENS_TURN = [
    ("play stumble", (0, 0, 0), 0, 1, 0, 2),
    ("play move_silently", (0, 0, 2), 1, 0, 0, 2),
    ("play mercenary", (1, 2, 2), 1, 0, 0, 2),
    ("play burgle", (2, 2, 2), 1, 0, 0, 2),
    ("play burgle", (3, 2, 2), 1, 0, 0, 2),
    ("move 3", (3, 2, 1), 1, 0, 0, 3),
    ("move 8", (3, 2, 0), 1, 0, 0, 8),
    ("fight orc_grunt", (3, 0, 0), 1, 0, 3, 8),
    ("buy kobold_merchant", (0, 0, 0), 1, 0, 3, 8),
]
"""Each answer, and then: skill, swords and boots; Clank! kept in store (negative); cubes in the area; gold; room."""


@pytest.mark.rule("BRZ-051", "BRZ-232")
def test_greens_turn_step_by_step() -> None:
    table = green_begins()
    for line, resources, stored, cubes, gold, room in GREENS_TURN:
        answer(table, line)
        green = thief(table, GREEN)
        assert (purse(table), now(table).quiet) == (resources, stored), line
        assert (green.clank, green.supply, green.gold, green.room) == (cubes, 30 - cubes, gold, room), line
    assert table.view(GREEN).board.rooms[8].crystal_cave
    assert list(thief(table, GREEN).discard) == ["kobold_merchant"]
    assert "orc_grunt" in table.view(GREEN).dungeon_discard
    assert legal(table) == ["end"]


@pytest.mark.rule("BRZ-051")
def test_greens_turn_as_it_is_told() -> None:
    table = green_begins()
    answer(table, *(line for line, *_ in GREENS_TURN), "end")
    assert log(table) == [
        ("turn", GREEN),
        ("played", GREEN, "stumble"),
        ("clank", GREEN, 1, "stumble"),
        ("played", GREEN, "move_silently"),
        ("hush", GREEN, 1),
        ("played", GREEN, "mercenary"),
        ("played", GREEN, "burgle"),
        ("played", GREEN, "burgle"),
        ("moved", GREEN, 2, 3),
        ("moved", GREEN, 3, 8),
        ("defeated", GREEN, "orc_grunt"),
        ("gold", GREEN, 3),
        ("acquired", GREEN, "kobold_merchant"),
        ("revealed", ("tunnel_guide", "sneak")),
        ("turn", YELLOW),
    ]


@pytest.mark.rule("BRZ-051")
def test_after_greens_turn() -> None:
    """The played cards are discarded with the new one, five cards are drawn, and the stored silence is gone."""
    table = green_begins()
    answer(table, *(line for line, *_ in GREENS_TURN), "end")
    green = thief(table, GREEN)
    played = ["stumble", "move_silently", "mercenary", "burgle", "burgle"]
    assert sorted(green.discard) == sorted([*played, "kobold_merchant"])
    assert sorted(table.view(GREEN).hand) == ["burgle", "burgle", "burgle", "scramble", "sidestep"]
    assert (list(green.played), green.gold, green.clank, green.damage) == ([], 3, 0, 0)
    assert (seat_to_move(table), purse(table), now(table).quiet) == (YELLOW, (0, 0, 0), 0)


@pytest.mark.rule("BRZ-051", "BRZ-232")
def test_green_may_act_between_the_cards_just_as_well() -> None:
    table = green_begins()
    answer(table, "play stumble", "play move_silently", "move 3", "play mercenary", "fight orc_grunt", "play burgle")
    answer(table, "move 8", "play burgle", "buy kobold_merchant")
    green = thief(table, GREEN)
    assert (purse(table), now(table).quiet) == ((0, 0, 0), 1)
    assert (green.clank, green.gold, green.room, list(green.discard)) == (0, 3, 8, ["kobold_merchant"])
    assert legal(table) == ["end"]


# --- yellow's turn and the dragon

YELLOWS_TURN = (
    "play stumble",
    "play stumble",
    "play explore",
    "play explore",
    "play explore",
    "buy lucky_coin",
    "buy sneak",
    "buy dead_run",
)
FRESH = ("orc_grunt", "ladder", "singing_sword")
"""Two of them bear the dragon attack symbol."""


def yellow_begins(seed: int = 1, black: int = 1) -> Table:
    """One black cube in the bag, a green one in the area; the marker on the fifth space: 4 cubes.

    The Ogre in the row bears the symbol too, but has been there before.
    """
    return seat_down(
        "brzdek",
        2,
        seed=seed,
        position={
            "turn": YELLOW,
            "room": {YELLOW: 3},
            "hand": {YELLOW: ["stumble", "stumble", "explore", "explore", "explore"]},
            "row": ["ogre", "lucky_coin", "sneak", "dead_run", "search", "pickaxe"],
            "deck": [*FRESH, "emerald"],
            "clank": {GREEN: 1},
            "black": black,
            "rage": 5,
        },
    )


def attack_after(table: Table) -> tuple[int, ...]:
    """Yellow's turn is played to its end; the cubes of the one attack that follows."""
    answer(table, *YELLOWS_TURN, "end")
    ((cubes,),) = told(table, "attack")
    assert isinstance(cubes, tuple)
    return cubes


def black_green_yellow_yellow() -> Table:
    """The game in which the cubes come out in the order of the rulebook."""
    for seed in range(500):
        table = yellow_begins(seed)
        if attack_after(table) == (BLACK, GREEN, YELLOW, YELLOW):
            return table
    raise AssertionError("no seed draws the cubes in that order")


@pytest.mark.rule("BRZ-124", "BRZ-125")
def test_three_cards_are_left_and_two_of_three_new_ones_bear_the_symbol_so_there_is_one_attack() -> None:
    table = yellow_begins()
    answer(table, *YELLOWS_TURN)
    assert list(table.view(None).row) == ["ogre", "search", "pickaxe"]
    assert told(table, "attack") == []
    answer(table, "end")
    assert told(table, "revealed") == [(FRESH,)]
    assert len(told(table, "attack")) == 1


@pytest.mark.rule("BRZ-126")
def test_the_cubes_of_every_colour_go_into_the_bag_before_any_is_drawn() -> None:
    """Before the attack one black cube is in the bag; the green and yellow ones of the area are drawn all the same."""
    table = yellow_begins()
    answer(table, *YELLOWS_TURN)
    assert (each(table, "clank"), list(table.view(None).bag)) == ([1, 2], [0, 0, 1])
    answer(table, "end")
    assert sorted(told(table, "attack")[0][0]) == [GREEN, YELLOW, YELLOW, BLACK]
    assert (each(table, "clank"), list(table.view(None).bag)) == ([0, 0], [0, 0, 0])


@pytest.mark.rule("BRZ-127")
@pytest.mark.parametrize("seed", range(6))
def test_green_takes_1_damage_and_yellow_2_whatever_the_order(seed: int) -> None:
    table = yellow_begins(seed)
    assert len(attack_after(table)) == 4
    assert (each(table, "damage"), each(table, "supply"), each(table, "out")) == ([1, 2], [29, 28], ["", ""])


@pytest.mark.rule("BRZ-127")
def test_from_a_full_bag_just_4_cubes_are_drawn_on_the_fifth_space() -> None:
    table = yellow_begins(black=24)
    assert len(attack_after(table)) == 4
    assert sum(table.view(None).bag) == 24 + 3 - 4


@pytest.mark.rule("BRZ-124", "BRZ-125", "BRZ-126", "BRZ-127")
def test_yellows_turn_and_the_attack_as_they_are_told() -> None:
    table = black_green_yellow_yellow()
    assert log(table) == [
        ("turn", YELLOW),
        ("played", YELLOW, "stumble"),
        ("clank", YELLOW, 1, "stumble"),
        ("played", YELLOW, "stumble"),
        ("clank", YELLOW, 1, "stumble"),
        ("played", YELLOW, "explore"),
        ("played", YELLOW, "explore"),
        ("played", YELLOW, "explore"),
        ("acquired", YELLOW, "lucky_coin"),
        ("acquired", YELLOW, "sneak"),
        ("acquired", YELLOW, "dead_run"),
        ("revealed", FRESH),
        ("attack", (BLACK, GREEN, YELLOW, YELLOW)),
        ("turn", GREEN),
    ]
    assert each(table, "damage") == [1, 2]


@pytest.mark.rule("BRZ-127")
@pytest.mark.parametrize(("lang", "black"), [("pl", "czarna"), ("en", "black")])
def test_the_attack_is_told_cube_by_cube(lang: Any, black: str) -> None:
    """Ala plays green, Bolek yellow."""
    table = black_green_yellow_yellow()
    face, view = table.rulebook.face, table.view(None)
    (event,) = [event for event in view.events() if event.kind == "attack"]
    words = face.event(view, event, face.say(lang))
    assert words is not None
    assert f"{black}, Ala, Bolek, Bolek" in words
