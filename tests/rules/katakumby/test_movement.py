"""Walking: boots, footprints, monsters, locks and arrows, in tunnels of one tile and in tunnels joined from two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, story, told, topic
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import Made, here, laid, tile, tiles_laid, tunnel
from tests.rules.raids import each, pass_turn, purse, thief
from tests.support import answer, legal

HALL, SHED, CELL, BARN = 5, 6, 7, 8
"""Two tiles side by side: hall and shed on the western one, cell and barn on the eastern one."""
NEAR = 6
"""The cell where hall and cell are on the same tile."""
SYMBOLS: dict[str, dict[str, Any]] = {
    "plain": {},
    "steps": {"footprints": True},
    "lock": {"lock": True},
    "into_b": {"one_way": "a_to_b"},
    "into_a": {"one_way": "b_to_a"},
    "locked_into_b": {"lock": True, "one_way": "a_to_b"},
    "monsters_1": {"monsters": 1},
    "monsters_2": {"monsters": 2},
    "monsters_3": {"monsters": 3},
}


def west(symbols: str) -> Made:
    return tile({"hall": [], "shed": []}, tunnel("hall", "E0", **SYMBOLS[symbols]), tunnel("shed", "E1"))


def east(symbols: str) -> Made:
    return tile({"cell": [], "barn": []}, tunnel("W1", "cell", **SYMBOLS[symbols]), tunnel("barn", "W0"))


def whole(symbols: str, *has: Any) -> Made:
    return tile({"hall": [], "cell": has}, tunnel("hall", "cell", **SYMBOLS[symbols]), tunnel("cell", "S0"))


QUARRY = {
    **{f"west_{symbols}": west(symbols) for symbols in SYMBOLS},
    **{f"east_{symbols}": east(symbols) for symbols in SYMBOLS},
    **{f"whole_{symbols}": whole(symbols) for symbols in SYMBOLS},
    "rich": whole("plain", {"gold": 2}, "crystal_cave"),
    "healing": whole("monsters_1", "heal"),
    "next": tile({"site": []}),
}


def joined(first: str, second: str, **position: Any) -> Table:
    """Hall and cell are joined across the edge of their tiles by one tunnel with these symbols on its halves.

    Seat 0 stands in the hall.
    """
    tiles = [laid(f"west_{first}", 1, 0), laid(f"east_{second}", 2, 0)]
    return dig(QUARRY, **{"map": tiles, "room": {0: HALL}, **position})


def inside(name: str, **position: Any) -> Table:
    """Hall and cell are joined by a tunnel of one tile. Seat 0 stands in the hall."""
    tile_name = f"whole_{name}" if name in SYMBOLS else name
    return dig(QUARRY, **{"map": [laid(tile_name, 1, 0)], "room": {0: HALL}, **position})


def ways(table: Table, target: int) -> list[str]:
    """The ways to walk to a room, as they are offered."""
    return [f"move {words}" for words in offers(table, "move") if words.split()[0] == str(target)]


# --- boots


@pytest.mark.rule("KAT-081")
@pytest.mark.parametrize("across", [True, False])
def test_a_tunnel_costs_one_boot(across: bool) -> None:
    table = joined("plain", "plain", boots=2) if across else inside("plain", boots=2)
    cell = CELL if across else NEAR
    answer(table, f"move {cell}")
    assert (thief(table).room, purse(table)) == (cell, (0, 0, 1))
    answer(table, f"move {HALL}")
    assert (thief(table).room, purse(table)) == (HALL, (0, 0, 0))
    assert offers(table, "move") == []


@pytest.mark.rule("KAT-081")
def test_one_move_leads_to_the_room_at_the_other_end_and_no_further() -> None:
    table = joined("plain", "plain", boots=9, room={0: 2})
    assert ways(table, HALL) == [f"move {HALL}"]
    assert ways(table, CELL) == []


@pytest.mark.rule("KAT-082")
def test_a_move_ends_in_a_room_and_may_start_its_effects() -> None:
    table = inside("rich", boots=2)
    answer(table, "move 6")
    assert (topic(table), legal(table)) == ("reward", ["take gold 2", "leave"])
    answer(table, "take gold 2")
    assert (thief(table).gold, thief(table).room) == (2, NEAR)
    assert (purse(table), offers(table, "move")) == ((0, 0, 1), [])


@pytest.mark.rule("KAT-082")
def test_after_every_move_the_pawn_stands_in_a_room() -> None:
    table = joined("plain", "plain", boots=6)
    for target in (CELL, HALL, 2, 3, 2, HALL):
        answer(table, f"move {target}")
        assert (topic(table), thief(table).room) == ("turn", target)
    assert told(table, "moved") == [(0, 5, 7), (0, 7, 5), (0, 5, 2), (0, 2, 3), (0, 3, 2), (0, 2, 5)]


@pytest.mark.rule("KAT-083")
@pytest.mark.parametrize(("first", "second"), [("steps", "plain"), ("plain", "steps"), ("steps", "steps")])
def test_footprints_anywhere_in_a_tunnel_make_it_cost_two_boots_and_never_more(first: str, second: str) -> None:
    assert ways(joined(first, second, boots=1), CELL) == []
    table = joined(first, second, boots=4)
    answer(table, f"move {CELL}")
    assert purse(table) == (0, 0, 2)
    answer(table, f"move {HALL}")
    assert purse(table) == (0, 0, 0)


# --- monsters


@pytest.mark.rule("KAT-084")
@pytest.mark.parametrize(("west", "east"), [(1, 0), (0, 1), (1, 1), (2, 1), (3, 3)])
def test_each_monster_in_a_tunnel_deals_one_damage(west: int, east: int) -> None:
    halves = [f"monsters_{count}" if count else "plain" for count in (west, east)]
    table = joined(*halves, boots=1)
    assert ways(table, CELL) == [f"move {CELL} 0"]
    answer(table, f"move {CELL} 0")
    assert (thief(table).damage, thief(table).supply) == (west + east, 30 - west - east)
    assert thief(table).room == CELL


@pytest.mark.rule("KAT-084")
def test_the_monsters_are_there_again_on_every_passage() -> None:
    both = {"room": {0: HALL, 1: HALL}, "hand": {0: [], 1: ["sidestep"]}}
    table = joined("monsters_1", "monsters_1", boots=3, swords=2, **both)
    answer(table, "move 7 2", "move 5 0", "move 7 0", "end")
    assert (thief(table).damage, purse(table)) == (4, (0, 0, 0))
    answer(table, "play sidestep", "move 7 0")
    assert each(table, "damage") == [4, 2]


@pytest.mark.rule("KAT-085")
def test_ania_passes_a_monster_with_one_of_three_swords() -> None:
    table = inside("monsters_1", boots=2, swords=3)
    answer(table, "move 6 1")
    assert (thief(table).damage, purse(table)) == (0, (0, 2, 1))


@pytest.mark.rule("KAT-085")
@pytest.mark.parametrize(
    ("swords", "choices"), [(0, ["0"]), (1, ["0", "1"]), (2, ["0", "1", "2"]), (9, ["0", "1", "2", "3"])]
)
def test_the_player_decides_how_many_swords_to_spend(swords: int, choices: list[str]) -> None:
    table = inside("monsters_3", boots=1, swords=swords)
    assert sorted(ways(table, 6)) == [f"move 6 {count}" for count in choices]
    for spent in choices:
        branch = table.fork()
        answer(branch, f"move 6 {spent}")
        assert (thief(branch).damage, purse(branch)) == (3 - int(spent), (0, swords - int(spent), 0))


@pytest.mark.rule("KAT-086")
@pytest.mark.parametrize(
    ("damage", "swords", "choices"),
    [
        (7, 0, ["0"]),
        (8, 0, []),
        (8, 1, ["1"]),
        (9, 1, []),
        (9, 2, ["2"]),
        (8, 3, ["1", "2"]),
    ],
)
def test_damage_that_would_knock_the_player_out_may_not_be_accepted(
    damage: int, swords: int, choices: list[str]
) -> None:
    """Two monsters; the tenth space of the meter is the skull."""
    table = inside("monsters_2", boots=1, swords=swords, damage={0: damage})
    assert sorted(ways(table, 6)) == [f"move 6 {count}" for count in choices]
    for spent in choices:
        branch = table.fork()
        answer(branch, f"move 6 {spent}")
        assert (thief(branch).damage, thief(branch).out) == (damage + 2 - int(spent), "")


@pytest.mark.rule("KAT-086")
def test_a_heart_at_the_other_end_comes_too_late() -> None:
    table = inside("healing", boots=1, damage={0: 9})
    assert ways(table, 6) == []
    check_refused(table, "move 6 0")


# --- locks


@pytest.mark.rule("KAT-087")
def test_a_lock_takes_a_lockpick_that_stays_on_it() -> None:
    assert ways(inside("lock", boots=1, lockpicks={0: 0}), 6) == []
    table = inside("lock", boots=1, lockpicks={0: 2})
    answer(table, "move 6")
    assert (thief(table).room, thief(table).lockpicks, purse(table)) == (NEAR, 1, (0, 0, 0))
    assert table.view(None).board.opened == {(1, 0)}
    assert told(table, "unlocked") == [(0, 1)]


@pytest.mark.rule("KAT-087")
def test_a_tunnel_lock_is_opened_only_by_walking_through() -> None:
    table = inside("lock", lockpicks={0: 3}, skill=5, swords=5)
    assert offers(table, "open") == []
    assert ways(table, 6) == []
    assert thief(table).lockpicks == 3


@pytest.mark.rule("KAT-087")
def test_the_lockpick_never_comes_back() -> None:
    table = inside("lock", boots=3, lockpicks={0: 1})
    answer(table, "move 6", "move 5", "move 6", "end")
    pass_turn(table)
    assert each(table, "lockpicks") == [0, 3]
    assert table.view(None).board.opened == {(1, 0)}


@pytest.mark.rule("KAT-088")
def test_a_covered_lock_is_open_for_everybody_for_good() -> None:
    table = inside("lock", boots=2, lockpicks={0: 1, 1: 0}, room={0: HALL, 1: HALL}, hand={0: [], 1: ["sidestep"]})
    answer(table, "move 6", "move 5", "end")
    answer(table, "play sidestep", "move 6")
    assert each(table, "lockpicks") == [0, 0]
    assert thief(table, 1).room == NEAR


@pytest.mark.rule("KAT-088")
def test_a_lock_stays_covered_when_another_tile_has_been_laid() -> None:
    """Opened, then the map grows beside it, and turns go by: whoever comes next pays nothing."""
    hands: dict[int, list[str]] = {0: [], 1: ["sidestep"]}
    places = {0: HALL, 1: HALL}
    table = inside("lock", boots=3, lockpicks={0: 1, 1: 0}, room=places, hand=hands, tiles=["next"])
    answer(table, "move 6", "move 5", "explore 2N0", "place 0")
    assert len(tiles_laid(table)) == 2
    assert table.view(None).board.opened == {(1, 0)}
    answer(table, "end", "play sidestep", "move 6")
    assert each(table, "lockpicks") == [0, 0]
    assert (thief(table, 1).room, told(table, "unlocked")) == (NEAR, [(0, 1)])


@pytest.mark.rule("KAT-088")
def test_an_arrow_binds_in_an_open_tunnel_all_the_same() -> None:
    table = inside(
        "locked_into_b",
        boots=1,
        room={0: HALL, 1: HALL},
        lockpicks={0: 1, 1: 0},
        hand={0: [], 1: ["expert_guide"]},
    )
    answer(table, "move 6", "end", "play expert_guide", "move 6")
    assert (thief(table, 1).room, purse(table)) == (NEAR, (2, 0, 1))
    assert ways(table, 5) == []


@pytest.mark.rule("KAT-089")
@pytest.mark.parametrize("picks", [0, 1, 2, 3])
def test_two_locks_in_a_joined_tunnel_take_two_lockpicks(picks: int) -> None:
    table = joined("lock", "lock", boots=1, lockpicks={0: picks})
    if picks < 2:
        assert ways(table, CELL) == []
        return
    answer(table, f"move {CELL}")
    assert thief(table).lockpicks == picks - 2
    assert len(table.view(None).board.opened) == 2
    assert told(table, "unlocked") == [(0, 2)]


@pytest.mark.rule("KAT-089")
@pytest.mark.parametrize("covered", [[2, 0], [3, 0]])
def test_a_covered_lock_no_longer_counts(covered: list[int]) -> None:
    table = joined("lock", "lock", boots=1, lockpicks={0: 1}, open_locks=[covered])
    answer(table, f"move {CELL}")
    assert thief(table).lockpicks == 0
    both = joined("lock", "lock", boots=1, lockpicks={0: 0}, open_locks=[[2, 0], [3, 0]])
    answer(both, f"move {CELL}")
    assert thief(both).room == CELL


@pytest.mark.rule("KAT-090")
def test_no_good_opens_a_lock() -> None:
    goods = ["backpack", "blood_amulet", "burglars_kit", "crown_10", "crown_9", "crown_8"]
    table = inside("lock", boots=1, lockpicks={0: 0}, tokens={0: goods})
    assert set(table.view(None).market) == set(goods)
    assert [card.id for card in table.catalog.cards.values() if "key" in card.id.split("_")] == []
    assert ways(table, 6) == []


@pytest.mark.rule("KAT-090")
def test_with_5_or_6_players_there_is_no_key_either() -> None:
    table = dig({}, 6)
    cards: Mapping[str, Any] = table.catalog.cards
    assert {cards[good].sort for good in table.view(None).market} == {
        "backpack", "amulet", "kit", "crown", "cloak",
    }  # fmt: skip


# --- arrows


@pytest.mark.rule("KAT-091")
@pytest.mark.parametrize(("symbols", "there", "back"), [("into_b", True, False), ("into_a", False, True)])
def test_an_arrow_binds_the_direction(symbols: str, there: bool, back: bool) -> None:
    assert bool(ways(inside(symbols, boots=1), 6)) == there
    assert bool(ways(inside(symbols, boots=1, room={0: NEAR}), 5)) == back


@pytest.mark.rule("KAT-091")
@pytest.mark.parametrize(
    ("first", "second", "there", "back"),
    [
        ("into_b", "plain", True, False),
        ("plain", "into_b", True, False),
        ("into_a", "plain", False, True),
        ("plain", "into_a", False, True),
        ("into_b", "into_b", True, False),
        ("into_a", "into_a", False, True),
        ("into_b", "into_a", False, False),
        ("into_a", "into_b", False, False),
    ],
)
def test_an_arrow_on_one_half_binds_the_whole_tunnel_and_opposite_arrows_close_it(
    first: str, second: str, there: bool, back: bool
) -> None:
    """The halves run from the hall to the edge and from the edge to the cell."""
    assert bool(ways(joined(first, second, boots=1), CELL)) == there
    assert bool(ways(joined(first, second, boots=1, room={0: CELL}), HALL)) == back


@pytest.mark.rule("KAT-091")
def test_where_arrows_meet_one_can_still_teleport_or_follow_the_map() -> None:
    leaping = joined("into_b", "into_a", teleports=1)
    assert str(CELL) in offers(leaping, "teleport")
    answer(leaping, f"teleport {CELL}")
    assert thief(leaping).room == CELL
    reading = joined("into_b", "into_a", boots=1, tokens={0: ["catacombs_map"]})
    answer(reading, f"move {CELL}")
    assert thief(reading).room == CELL


# --- into the open


@pytest.mark.rule("KAT-092")
def test_walking_off_the_tile_discovers_a_new_one() -> None:
    table = inside("plain", tiles=["next"], boots=1)
    assert "2E0" in offers(table, "explore")
    answer(table, "explore 2E0")
    assert (topic(table), table.view(None).revealed) == ("place", "next")
    answer(table, "place 0")
    assert (here(table), purse(table)) == ("next.site", (0, 0, 0))
    assert tiles_laid(table) == [("whole_plain", (1, 0), 0), ("next", (2, 0), 0)]
    assert story(table, "tile", "placed", "entered") == ["tile", "placed", "entered"]


@pytest.mark.rule("KAT-092")
def test_a_tunnel_joined_to_a_neighbour_discovers_nothing() -> None:
    table = joined("plain", "plain", boots=9, tiles=3)
    assert [end for end in offers(table, "explore") if end.startswith("2E")] == []
    assert {end[:2] for end in offers(table, "explore")} == {"2N", "2S"}
    answer(table, f"move {CELL}")
    assert (len(tiles_laid(table)), table.view(None).tiles_left) == (2, 3)
