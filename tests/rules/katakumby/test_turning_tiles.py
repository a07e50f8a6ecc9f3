"""Tiles that turn, and pawns with no way on."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import offers, story, told, topic, verbs
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import Made, ends, goals, here, laid, room, tile, tiles_laid, tunnel, walk, walks
from tests.rules.raids import each, now, thief
from tests.support import Position, answer, legal


def card(name: str, **effects: Any) -> Made:
    """A card of our own."""
    texts = {"name": {"pl": name, "en": name}, "flavour": {"pl": "Bez słów.", "en": "No words."}}
    return {"id": name, **texts, "kind": "blue", "copies": 1, "cost": 9, "origin": "house", **effects}


SPIN = card("spin", play="turn_all_tiles")
COMPASS: dict[str, list[Any]] = {
    "north": ["altar"],
    "east": ["chest", "artifact"],
    "south": [{"gold": 2}],
    "west": [],
}
RING = [
    tunnel("north", "east", lock=True),
    tunnel("east", "south"),
    tunnel("south", "west"),
    tunnel("west", "north"),
]
ENDS = [tunnel(side, f"{side[0].upper()}{index}") for side in COMPASS for index in (0, 1)]
QUARRY = {
    "rose": tile(COMPASS, *RING, *ENDS),
    "field": tile({"field": []}),
    "heath": tile({"heath": []}),
    "cell": tile({"wide": [], "cell": []}, tunnel("cell", "N0")),
    "gate": tile({"gate": []}, tunnel("gate", "E0", lock=True), tunnel("gate", "E1", lock=True)),
}
"""In the rose both edge points of a side lead to the room named after it. From the cell a single tunnel leads to N0."""


def spun(**position: Any) -> Table:
    """Seat 0 has just played a card that turns every tile with a pawn by 180 degrees."""
    table = dig(QUARRY, cards=[SPIN], **{"hand": {0: ["spin"]}, **position})
    answer(table, "play spin")
    return table


# --- turning


@pytest.mark.rule("KAT-128", "KAT-315")
def test_a_turned_tile_stays_in_its_place_with_everything_on_it() -> None:
    table = spun(
        map=[laid("rose", 1, 0, 90), laid("field", 2, 0)],
        room={0: "rose.north", 1: "rose.west"},
        altars={"rose.north": [1]},
        loot={"rose.east": ["chest"]},
        lying={"rose.east": ["artifact_12"]},
        open_locks=[[2, 0]],
        lockpicks={0: 0},
        boots=2,
    )
    assert tiles_laid(table) == [("rose", (1, 0), 270), ("field", (2, 0), 0)]
    assert [here(table, seat) for seat in (0, 1)] == ["rose.north", "rose.west"]
    view = table.view(0)
    assert dict(view.altars) == {room(table, "rose.north"): [1]}
    assert dict(view.loot) == {room(table, "rose.east"): ["chest"]}
    assert dict(view.lying) == {room(table, "rose.east"): ["artifact_12"]}
    walk(table, "rose.east")
    assert offers(table, "open") == []
    assert offers(table, "take") == ["artifact_12"]


@pytest.mark.rule("KAT-128")
@pytest.mark.parametrize(("degrees", "before", "after"), [(0, "west", "east"), (90, "south", "north")])
def test_all_joins_along_its_edges_are_made_anew(degrees: int, before: str, after: str) -> None:
    """East of the yard: another room of the rose lies next to the hall, and the others at other open ends."""
    wanted: Position = {"map": [laid("rose", 1, 0, degrees)], "room": {0: "rose.south"}, "boots": 1, "tiles": ["field"]}
    for side in COMPASS:
        still = dig(QUARRY, **{**wanted, "room": {0: f"rose.{side}"}})
        assert ("start.hall" in walks(still)) == (side == before)
        turned = spun(**{**wanted, "room": {0: f"rose.{side}"}})
        assert ("start.hall" in walks(turned)) == (side == after)
        assert bool(ends(turned)) == (side != after)


@pytest.mark.rule("KAT-128", "KAT-315")
def test_the_open_lock_of_a_half_turns_with_it() -> None:
    """The gate's east side is locked; its lock E0 was opened (tunnel 0). Turned by 180 it lies beside the yard."""
    before = [laid("gate", 1, 0), laid("field", 2, 0)]
    table = spun(map=before, room={0: "gate.gate", 1: "gate.gate"}, open_locks=[[2, 0]], lockpicks={0: 0}, boots=1)
    assert walks(table) == {"start.hall", "field.field"}
    shut = spun(map=before, room={0: "gate.gate"}, lockpicks={0: 0}, boots=1)
    assert walks(shut) == {"field.field"}


@pytest.mark.rule("KAT-128")
def test_the_starting_tile_is_never_turned() -> None:
    table = spun(room={0: "start.hall", 1: "start.attic"}, boots=1, tiles=["field"])
    assert told(table, "turned") == []
    assert ends(table) == {f"1{side}{index}" for side in ("EL", "S", "WL") for index in (0, 1)}


@pytest.mark.rule("KAT-128")
def test_turning_is_neither_discovering_nor_entering() -> None:
    """No ghost awakes, no artifact comes, no reward is offered, a crystal cave exhausts nobody."""
    quarry = {
        "crypts": tile(
            {"bier": ["crystal_cave", {"gold": 3}, "artifact"], "aisle": []}, tunnel("bier", "aisle"), haunted=True
        )
    }
    table = dig(quarry, cards=[SPIN], map=[laid("crypts", 1, 0)], room={0: "crypts.bier"}, hand={0: ["spin"]}, boots=1)
    answer(table, "play spin")
    assert told(table, "turned") == [(2, 180)]
    assert (topic(table), table.view(0).ghosts["area"], dict(table.view(0).lying)) == ("turn", 0, {})
    assert walks(table) == {"crypts.aisle", "start.hall"}


@pytest.mark.rule("KAT-128")
def test_rewards_received_this_turn_stay_received() -> None:
    table = dig(QUARRY, cards=[SPIN], map=[laid("rose", 1, 0)], room={0: "rose.east"}, hand={0: ["spin"]}, boots=3)
    walk(table, "rose.south")
    answer(table, "take gold 2", "play spin")
    walk(table, "rose.west", "rose.south")
    assert (topic(table), thief(table).gold) == ("turn", 2)


@pytest.mark.rule("KAT-128")
def test_cards_of_the_game_turn_tiles_when_they_come_into_the_row() -> None:
    """An Animated Wall: every tile with a pawn, once, however many stand there. Nobody on it: it stays as it is."""
    table = dig(
        QUARRY,
        3,
        map=[laid("rose", 1, 0), laid("field", 2, 0, 90), laid("heath", 3, 0)],
        room={0: "rose.north", 1: "rose.south", 2: "heath.heath"},
        row=["lute"],
        deck=["animated_wall", "swindle", "swindle", "bandit", "bandit", "lightstick"],
    )
    answer(table, "end")
    assert tiles_laid(table) == [("rose", (1, 0), 180), ("field", (2, 0), 90), ("heath", (3, 0), 180)]
    assert told(table, "turned") == [(2, 180), (4, 180)]


@pytest.mark.rule("KAT-128")
def test_a_player_who_is_alone_on_a_tile_turns_it_when_the_earth_shakes() -> None:
    """Sudden Movement: seat 2 is alone on the heath and chooses another rotation; two share the rose, so it stays."""
    table = dig(
        QUARRY,
        4,
        map=[laid("rose", 1, 0), laid("field", 2, 0), laid("heath", 3, 0, 90)],
        room={0: "rose.north", 1: "rose.south", 2: "heath.heath"},
        row=["lute"],
        deck=["sudden_movement", "swindle", "swindle", "bandit", "bandit", "lightstick"],
    )
    answer(table, "end")
    assert (topic(table), table.ask and table.ask.seat) == ("turn_tile", 2)
    assert legal(table) == ["turn 0", "turn 180", "turn 270"]
    answer(table, "turn 270")
    assert tiles_laid(table) == [("rose", (1, 0), 0), ("field", (2, 0), 0), ("heath", (3, 0), 270)]
    assert story(table, "turned", "turn_tile") == ["turned"]


# --- no way on


def walled(**position: Any) -> Table:
    """In the cell east of the yard, whose only tunnel leads north into the open; no tile is left."""
    return dig(QUARRY, **{"map": [laid("cell", 1, 0)], "room": {0: "cell.cell"}, "boots": 5, **position})


@pytest.mark.rule("KAT-129")
def test_a_pawn_without_a_way_on_stays_where_it_is() -> None:
    table = walled(hand={0: ["sidestep"]}, lockpicks={0: 9}, swords=9)
    assert "turn" not in verbs(table)
    answer(table, "play sidestep")
    assert verbs(table) <= {"end", "fight"}
    answer(table, "end")
    assert each(table, "out") == ["", ""]


@pytest.mark.rule("KAT-129")
def test_a_teleport_that_leads_farther_frees_it() -> None:
    table = walled(leaps=["blink"], room={0: "cell.cell", 1: "start.attic"})
    assert goals(table) == {"start.attic"}
    answer(table, f"teleport {room(table, 'start.attic')} blink")
    assert here(table) == "start.attic"
    assert goals(walled(teleports=1)) == set()


@pytest.mark.rule("KAT-129")
def test_a_later_change_of_the_map_frees_it() -> None:
    """Turned by an Animated Wall, the cell's tunnel leads to the south, where the field lies."""
    table = walled(
        map=[laid("cell", 1, 0), laid("field", 1, -1)],
        row=["lute"],
        deck=["animated_wall", "swindle", "swindle", "bandit", "bandit", "lightstick"],
        hand={0: [], 1: []},
        draw={0: ["sidestep"]},
    )
    assert walks(table) == set()
    answer(table, "end", "end", "play sidestep")
    assert walks(table) == {"field.field"}


@pytest.mark.rule("KAT-129")
def test_with_tiles_left_the_open_tunnel_is_a_way_on() -> None:
    table = walled(tiles=["field"], options={"mercy": True})
    assert ends(table) == {"2N0"}
    assert "turn" not in verbs(table)


@pytest.mark.rule("KAT-129")
def test_mercy_lets_the_player_turn_the_own_tile() -> None:
    table = walled(options={"mercy": True})
    assert offers(table, "turn") == ["90", "180", "270"]
    answer(table, "turn 270")
    assert tiles_laid(table) == [("cell", (1, 0), 270)]
    assert walks(table) == {"start.hall"}
    assert ("turn" in verbs(table), now(table).boots) == (False, 5)
    walk(table, "start.hall")


@pytest.mark.rule("KAT-129")
@pytest.mark.parametrize(
    "position",
    [{"room": {0: "cell.wide"}}, {"room": {0: "start.hall"}}, {"map": [laid("cell", 1, 0), laid("field", 1, 1)]}],
    ids=str,
)
def test_mercy_is_not_for_those_with_an_adjacent_room(position: dict[str, Any]) -> None:
    """Even if they cannot walk there just now."""
    for boots in (0, 5):
        table = walled(options={"mercy": True}, **{**position, "boots": boots})
        assert "turn" not in verbs(table)
