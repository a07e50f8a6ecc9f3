"""Haunted tiles and their ghosts; altars and the cubes on them."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, told, topic, verbs
from tests.rules.katakumby.delving import CHEAP, SYMBOL, dig, ghosts
from tests.rules.katakumby.digging import here, laid, room, tile, tunnel, walk
from tests.rules.raids import CUBES, each, now, thief
from tests.support import answer, catalog

ABBEY = {"nave": [], "choir": ["altar"], "apse": ["altar"], "tower": ["altar"]}
QUARRY = {
    "mist": tile({"mist": []}, haunted=True),
    "veil": tile({"veil": []}, haunted=True),
    "field": tile({"field": []}),
    "abbey": tile(ABBEY, *(tunnel("nave", name) for name in ABBEY if name != "nave")),
}


def abbey(place: str = "nave", players: int = 2, **position: Any) -> Table:
    """The abbey lies east of the yard; seat 0 stands in it."""
    return dig(QUARRY, players, **{"map": [laid("abbey", 1, 0)], "room": {0: f"abbey.{place}"}, "boots": 6, **position})


def mark(table: Table, name: str) -> str:
    """The line that marks the altar in this room of the abbey."""
    return f"mark {room(table, f'abbey.{name}')}"


# --- haunted tiles


@pytest.mark.rule("KAT-154")
def test_four_of_the_depths_tiles_are_haunted() -> None:
    tiles = catalog("katakumby").tables["tiles"].values()
    depths = [one for one in tiles if one.back == "depths"]
    assert (len(depths), sum(one.haunted for one in depths)) == (22, 4)
    assert not any(one.haunted for one in tiles if one.back == "haven")


@pytest.mark.rule("KAT-155")
def test_a_haunted_tile_wakes_a_ghost_when_it_is_discovered() -> None:
    """At once, before the pawn is there; the plain tile after it wakes none, another haunted one the next."""
    table = dig(QUARRY, room={0: "start.hall"}, boots=3, tiles=["mist", "field", "veil"])
    assert ghosts(table) == (5, 0, 0)
    answer(table, "explore 1EL0")
    assert ghosts(table) == (5, 0, 0)
    answer(table, "place 0")
    assert ghosts(table) == (4, 1, 0)
    answer(table, "explore 2E0", "place 0")
    assert ghosts(table) == (4, 1, 0)
    answer(table, "explore 3E0", "place 0")
    assert ghosts(table) == (3, 2, 0)
    assert told(table, "haunted") == [(1,), (1,)]


@pytest.mark.rule("KAT-155")
def test_walking_onto_a_haunted_tile_later_wakes_nobody() -> None:
    table = dig(QUARRY, map=[laid("mist", 1, 0)], room={0: "start.hall"}, boots=1)
    walk(table, "mist.mist")
    assert ghosts(table) == (5, 0, 0)


@pytest.mark.rule("KAT-155")
def test_a_teleport_that_discovers_wakes_one_too() -> None:
    table = dig(QUARRY, room={0: "start.hall"}, teleports=1, tiles=["mist"])
    answer(table, "teleport 1EL0", "place 0")
    assert ghosts(table) == (4, 1, 0)


@pytest.mark.rule("KAT-155")
def test_with_no_ghost_in_the_bank_nothing_is_added() -> None:
    table = dig(QUARRY, room={0: "start.hall"}, boots=1, tiles=["mist"], ghosts={"area": 2, "bag": 3})
    answer(table, "explore 1EL0", "place 0")
    assert (ghosts(table), told(table, "haunted"), here(table)) == ((0, 2, 3), [], "mist.mist")


@pytest.mark.rule("KAT-156")
def test_negative_clank_takes_back_own_cubes_and_never_a_ghost() -> None:
    """Sneak Attack: -2 Clank! with one own cube in the area; what is left is a credit for this turn."""
    table = dig(hand={0: ["sneak_attack", "stumble"]}, clank={0: 1, 1: 4}, ghosts={"area": 3})
    answer(table, "play sneak_attack")
    assert (ghosts(table), each(table, "clank"), now(table).quiet) == ((2, 3, 0), [0, 4], 1)
    answer(table, "play stumble")
    assert (ghosts(table), each(table, "clank"), now(table).quiet) == ((2, 3, 0), [0, 4], 0)


@pytest.mark.rule("KAT-156")
def test_with_ghosts_alone_in_the_area_negative_clank_finds_nothing() -> None:
    table = dig(row=["darkened_alcove"], skill=2, ghosts={"area": 3})
    answer(table, "use darkened_alcove")
    assert (ghosts(table), now(table).quiet, thief(table).supply) == ((2, 3, 0), 2, CUBES)


@pytest.mark.rule("KAT-156")
def test_a_ghost_is_nobodys_cube() -> None:
    """Whoever is quiet all game long: the ghost still goes into the bag and strikes everybody alike."""
    table = dig(QUARRY, 3, ghosts={"area": 1}, black=0, rage=1, row=CHEAP[:5], deck=[SYMBOL, *CHEAP[5:]])
    answer(table, "end")
    assert told(table, "attack") == [((4,),)]
    assert each(table, "damage") == [1, 1, 1]


# --- altars


@pytest.mark.rule("KAT-157")
def test_in_an_altar_room_a_player_may_put_a_cube_there_at_any_time() -> None:
    """On entering nothing is asked; later in the turn it is still possible, elsewhere it is not."""
    table = abbey(hand={0: ["burgle"]})
    assert "mark" not in verbs(table)
    walk(table, "abbey.choir")
    assert topic(table) == "turn"
    answer(table, "play burgle")
    assert offers(table, "mark") == [str(room(table, "abbey.choir"))]
    answer(table, mark(table, "choir"))
    assert dict(table.view(1).altars) == {room(table, "abbey.choir"): [0]}
    assert (thief(table).supply, told(table, "marked")) == (CUBES - 1, [(0, room(table, "abbey.choir"))])
    walk(table, "abbey.nave")
    assert "mark" not in verbs(table)


@pytest.mark.rule("KAT-157")
def test_who_starts_the_turn_there_may_do_it_and_nobody_has_to() -> None:
    table = abbey("apse", room={0: "abbey.apse", 1: "abbey.apse"}, hand={0: [], 1: []})
    assert {"mark", "end"} <= verbs(table)
    answer(table, "end")
    assert dict(table.view(0).altars) == {}
    answer(table, mark(table, "apse"))
    assert dict(table.view(0).altars) == {room(table, "abbey.apse"): [1]}


@pytest.mark.rule("KAT-158")
def test_the_first_altar_pays_one_gold_the_second_two_the_third_three() -> None:
    """The ledger's example, and one more."""
    table = abbey()
    for name, gold in (("choir", 1), ("apse", 3), ("tower", 6)):
        walk(table, f"abbey.{name}")
        answer(table, mark(table, name))
        assert thief(table).gold == gold
        walk(table, "abbey.nave")
    assert told(table, "gold") == [(0, 1), (0, 2), (0, 3)]


@pytest.mark.rule("KAT-158")
def test_only_altars_with_a_cube_of_ones_own_count() -> None:
    table = abbey("tower", altars={"abbey.choir": [1], "abbey.apse": [1, 0]})
    answer(table, mark(table, "tower"))
    assert each(table, "gold") == [2, 0]


@pytest.mark.rule("KAT-159")
def test_nobody_has_two_cubes_at_one_altar() -> None:
    table = abbey("choir")
    answer(table, mark(table, "choir"))
    check_refused(table, mark(table, "choir"))
    walk(table, "abbey.nave", "abbey.choir")
    assert "mark" not in verbs(table)
    assert "mark" not in verbs(abbey("choir", altars={"abbey.choir": [0]}))
    assert "mark" in verbs(abbey("choir", altars={"abbey.choir": [1]}))


@pytest.mark.rule("KAT-160")
@pytest.mark.parametrize(
    "spent", [{"clank": {0: 30}}, {"bag": {0: 30}}, {"clank": {0: 12}, "bag": {0: 9}, "damage": {0: 9}}], ids=str
)
def test_without_a_cube_in_the_supply_no_altar_is_marked(spent: dict[str, Any]) -> None:
    table = abbey("choir", **spent)
    assert (thief(table).supply, "mark" in verbs(table)) == (0, False)
    key = next(iter(spent))
    one_left = abbey("choir", **{**spent, key: {0: spent[key][0] - 1}})
    answer(one_left, mark(one_left, "choir"))
    assert (thief(one_left).supply, thief(one_left).gold) == (0, 1)


@pytest.mark.rule("KAT-161")
def test_cubes_at_altars_stay_there() -> None:
    """Whatever happens to their owner: healing and silence bring back other cubes, and a knock-out leaves them."""
    table = abbey(
        "choir",
        hand={0: ["bard", "sneak_attack", "stumble"], 1: []},
        damage={0: 9},
        bag={0: 8},
        black=0,
        row=CHEAP[:5],
        deck=[SYMBOL, "lute", "souldrinker"],
    )
    answer(table, mark(table, "choir"))
    altars = {room(table, "abbey.choir"): [0]}
    answer(table, "play stumble", "play bard", "play sneak_attack")
    assert (dict(table.view(0).altars), thief(table).clank) == (altars, 0)
    answer(table, "end")
    assert (thief(table).out, dict(table.view(0).altars)) == ("lost", altars)


@pytest.mark.rule("KAT-161")
def test_cubes_of_players_out_of_the_game_stay_too() -> None:
    table = abbey("choir", 3, altars={"abbey.choir": [1, 2]}, out={1: "left", 2: "lost"})
    answer(table, mark(table, "choir"))
    assert dict(table.view(0).altars) == {room(table, "abbey.choir"): [1, 2, 0]}


@pytest.mark.rule("KAT-162")
@pytest.mark.parametrize(
    ("there", "free"), [([], True), ([1, 2, 3], True), ([1, 2, 3, 4], False), ([2, 3, 4, 5], False)]
)
def test_an_altar_has_four_spaces(there: list[int], free: bool) -> None:
    altars = {"altars": {"abbey.choir": there}} if there else {}
    table = abbey("choir", 6, **altars)
    assert ("mark" in verbs(table)) == free
    other = abbey("apse", 6, **altars)
    assert "mark" in verbs(other)


@pytest.mark.rule("KAT-163")
def test_a_cube_at_an_altar_is_neither_noise_nor_damage() -> None:
    """The dragon attacks with an otherwise empty bag: nothing of it is drawn."""
    table = abbey("choir", black=1, bag={1: 1}, clank={}, rage=7, row=CHEAP[:5], deck=[SYMBOL, "lute", "souldrinker"])
    answer(table, mark(table, "choir"))
    assert (thief(table).clank, thief(table).damage, now(table).cubes_made) == (0, 0, 0)
    assert list(table.view(0).bag) == [0, 1, 1]
    answer(table, "end")
    ((drawn,),) = told(table, "attack")
    assert sorted(drawn) == [1, 2]
    assert each(table, "damage") == [0, 1]


@pytest.mark.rule("KAT-163")
def test_nothing_that_quietens_or_heals_touches_it() -> None:
    table = abbey("choir", hand={0: ["sneak_attack"]}, tokens={0: ["potion_of_healing"]}, altars={"abbey.apse": [0]})
    answer(table, "play sneak_attack", "drink potion_of_healing")
    assert dict(table.view(0).altars) == {room(table, "abbey.apse"): [0]}
    assert (thief(table).supply, now(table).quiet) == (CUBES - 1, 2)
