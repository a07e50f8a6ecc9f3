"""Teleports that are tied to a place or lead to a named room: Robbery, Waystone, Spectral Rider, Blink Spell."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, seat_to_move, told, topic
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import goals, here, laid, room, teleport, tile, tiles_laid, tunnel, walk, walks
from tests.rules.raids import now, purse, thief
from tests.support import answer, legal

QUARRY = {
    "bazaar": tile(
        {"lane": [], "stalls": ["market"], "booth": ["market"]},
        tunnel("lane", "stalls"),
        tunnel("stalls", "booth", lock=True),
    ),
    "abbey": tile({"nave": [], "choir": ["altar"]}, tunnel("nave", "choir")),
    "shrine": tile({"steps": [], "altar": ["altar", {"gold": 2}]}, tunnel("steps", "altar", lock=True)),
    "grotto": tile({"mouth": [], "altar": ["altar", "crystal_cave"]}, tunnel("mouth", "altar", monsters=3)),
    "mist": tile({"mist": [], "bank": [{"gold": 1}]}, tunnel("mist", "bank"), haunted=True),
    "veil": tile(
        {"veil": [], "tomb": ["minor_secret"], "pit": []},
        tunnel("veil", "tomb", lock=True),
        tunnel("tomb", "pit"),
        haunted=True,
    ),
    "field": tile({"field": []}),
    "cellar": tile({"cellar": []}, back="haven"),
}
FLAT = [laid("field", 1, 0), laid("abbey", 2, 0), laid("shrine", 3, 0), laid("grotto", 4, 0)]
GHOSTLY = [laid("field", 1, 0), laid("mist", 2, 0), laid("cellar", 3, 0), laid("veil", 4, 0)]


def scene(place: str, players: int = 2, **position: Any) -> Table:
    return dig(QUARRY, players, **{"room": {0: place}, **position})


# --- from a market room


MARKET = [laid("bazaar", 1, 0)]


@pytest.mark.rule("KAT-329")
def test_robbery_may_be_played_first_and_used_in_a_market_room_later() -> None:
    """The ledger's example."""
    table = scene("bazaar.lane", map=MARKET, hand={0: ["robbery"]}, boots=1)
    answer(table, "play robbery")
    assert (goals(table), purse(table), thief(table).gold) == (set(), (0, 2, 1), 2)
    walk(table, "bazaar.stalls")
    assert goals(table) == {"bazaar.lane", "bazaar.booth"}
    teleport(table, "bazaar.booth", "market")
    assert (here(table), goals(table), thief(table).lockpicks) == ("bazaar.booth", set(), 3)


@pytest.mark.rule("KAT-329")
def test_played_in_a_market_room_it_works_at_once() -> None:
    table = scene("bazaar.stalls", map=MARKET, hand={0: ["robbery"]})
    answer(table, "play robbery")
    teleport(table, "bazaar.lane", "market")
    assert here(table) == "bazaar.lane"


@pytest.mark.rule("KAT-329")
def test_having_been_in_a_market_room_earlier_is_not_enough() -> None:
    table = scene("bazaar.stalls", map=MARKET, hand={0: ["robbery"]}, boots=1)
    walk(table, "bazaar.lane")
    answer(table, "play robbery")
    assert goals(table) == set()
    assert "end" in legal(table)


@pytest.mark.rule("KAT-329")
def test_it_is_due_only_if_the_turn_would_end_in_a_market_room() -> None:
    table = scene("bazaar.stalls", map=MARKET, hand={0: ["robbery"]}, boots=1)
    answer(table, "play robbery")
    assert "end" not in legal(table)
    check_refused(table, "end")
    walk(table, "bazaar.lane")
    answer(table, "end")
    assert (here(table), seat_to_move(table)) == ("bazaar.lane", 1)


@pytest.mark.rule("KAT-329")
def test_two_of_them_are_two_teleports() -> None:
    table = scene("bazaar.stalls", map=MARKET, hand={0: ["robbery", "robbery"]})
    answer(table, "play robbery", "play robbery")
    teleport(table, "bazaar.booth", "market")
    assert (goals(table), "end" in legal(table)) == ({"bazaar.stalls"}, False)
    teleport(table, "bazaar.stalls", "market")
    assert (goals(table), "end" in legal(table)) == (set(), True)


@pytest.mark.rule("KAT-329")
def test_from_a_market_room_it_may_discover_like_any_teleport_to_an_adjacent_room() -> None:
    quarry = {"square": tile({"square": ["market"]}), "field": QUARRY["field"]}
    table = dig(quarry, map=[laid("square", 1, 0)], room={0: "square.square"}, hand={0: ["robbery"]}, tiles=["field"])
    answer(table, "play robbery", "teleport 2E0 market", "place 0")
    assert here(table) == "field.field"


# --- to a named room


@pytest.mark.rule("KAT-330")
@pytest.mark.parametrize(
    ("card", "place", "tiles", "expected"),
    [
        ("waystone", "abbey.choir", FLAT, {"shrine.altar", "grotto.altar"}),
        ("spectral_rider", "mist.mist", GHOSTLY, {"veil.veil", "veil.tomb", "veil.pit"}),
    ],
)
def test_distance_and_tunnels_do_not_matter_and_nothing_is_discovered(
    card: str, place: str, tiles: list[Any], expected: set[str]
) -> None:
    """There are tiles in the stack, but no open tunnel end is offered; the stack stays as it is."""
    table = scene(place, map=tiles, hand={0: [card]}, tiles=["bazaar"], lockpicks={0: 0}, damage={0: 9})
    answer(table, f"play {card}")
    assert goals(table) == expected
    goal = min(expected)
    teleport(table, goal, "altar" if card == "waystone" else "haunted")
    while topic(table) == "reward":
        answer(table, "leave")
    assert (here(table), thief(table).damage, table.view(0).tiles_left) == (goal, 9, 1)
    assert len(tiles_laid(table)) == len(tiles)


@pytest.mark.rule("KAT-330")
def test_it_counts_as_entering() -> None:
    """The shrine's altar room gives gold; the grotto's is a crystal cave."""
    table = scene("abbey.choir", map=FLAT, hand={0: ["waystone"]}, boots=2)
    answer(table, "play waystone")
    teleport(table, "shrine.altar", "altar")
    assert legal(table) == ["take gold 2", "leave"]
    cave = scene("abbey.choir", map=FLAT, hand={0: ["waystone"]}, boots=2)
    answer(cave, "play waystone")
    teleport(cave, "grotto.altar", "altar")
    assert (walks(cave), now(cave).boots) == (set(), 3)


@pytest.mark.rule("KAT-330")
def test_the_crypt_is_no_goal_without_an_artifact() -> None:
    """Somebody stands there, next door; a Blink Spell does not lead to them."""
    table = scene("start.hall", 3, room={0: "start.hall", 1: "start.crypt", 2: "start.shrine"}, leaps=["blink"])
    assert goals(table) == {"start.attic", "start.shrine"}


# --- Waystone


@pytest.mark.rule("KAT-331")
def test_a_waystone_leads_from_altar_to_altar_and_is_gone_at_the_end_of_the_turn() -> None:
    table = scene("abbey.choir", map=FLAT, hand={0: ["waystone"]}, draw={0: ["burgle"]})
    answer(table, "play waystone")
    teleport(table, "shrine.altar", "altar")
    answer(table, "leave")
    assert (here(table), list(thief(table).played), goals(table)) == ("shrine.altar", ["waystone"], set())
    assert told(table, "trashed") == []
    answer(table, "end")
    assert told(table, "trashed") == [(0, "waystone")]
    assert dict(table.view(0).cards_of(0)) == {"burgle": 1}


@pytest.mark.rule("KAT-331")
def test_it_need_not_be_used_and_then_it_is_kept() -> None:
    table = scene("abbey.choir", map=FLAT, hand={0: ["waystone"]}, draw={0: ["burgle"]})
    answer(table, "play waystone", "end")
    assert (here(table), told(table, "trashed")) == ("abbey.choir", [])
    assert dict(table.view(0).cards_of(0)) == {"burgle": 1, "waystone": 1}


@pytest.mark.rule("KAT-331")
def test_it_may_be_used_when_one_comes_to_an_altar_later_in_the_turn() -> None:
    table = scene("abbey.nave", map=FLAT, hand={0: ["waystone"]})
    answer(table, "play waystone")
    assert (goals(table), now(table).boots) == (set(), 1)
    walk(table, "abbey.choir")
    assert goals(table) == {"shrine.altar", "grotto.altar"}


@pytest.mark.rule("KAT-331")
def test_without_a_second_altar_room_on_the_map_it_leads_nowhere() -> None:
    table = scene("abbey.choir", map=FLAT[:2], hand={0: ["waystone"]}, tiles=["shrine"])
    answer(table, "play waystone")
    assert (goals(table), legal(table)[-1]) == (set(), "end")


# --- Spectral Rider


@pytest.mark.rule("KAT-332")
def test_the_rider_leads_from_a_haunted_tile_to_any_room_of_another() -> None:
    table = scene("mist.bank", map=GHOSTLY, hand={0: ["spectral_rider"]})
    answer(table, "play spectral_rider")
    assert goals(table) == {"veil.veil", "veil.tomb", "veil.pit"}
    teleport(table, "veil.pit", "haunted")
    assert (here(table), goals(table), purse(table)) == ("veil.pit", set(), (2, 0, 1))


@pytest.mark.rule("KAT-332")
def test_nobody_has_to_ride() -> None:
    table = scene("mist.mist", map=GHOSTLY, hand={0: ["spectral_rider"]})
    answer(table, "play spectral_rider", "end")
    assert (here(table), seat_to_move(table)) == ("mist.mist", 1)


@pytest.mark.rule("KAT-332")
@pytest.mark.parametrize(
    ("place", "tiles"), [("field.field", GHOSTLY), ("start.attic", GHOSTLY), ("mist.mist", GHOSTLY[:3])], ids=str
)
def test_it_needs_two_haunted_tiles_and_the_pawn_on_one_of_them(place: str, tiles: list[Any]) -> None:
    table = scene(place, map=tiles, hand={0: ["spectral_rider"]})
    answer(table, "play spectral_rider")
    assert goals(table) == set()


@pytest.mark.rule("KAT-332")
def test_who_comes_to_a_haunted_tile_later_in_the_turn_may_ride_from_there() -> None:
    table = scene("field.field", map=GHOSTLY, hand={0: ["spectral_rider"]})
    answer(table, "play spectral_rider")
    walk(table, "mist.mist")
    assert goals(table) == {"veil.veil", "veil.tomb", "veil.pit"}


# --- Blink Spell


BLINK: dict[str, Any] = {"map": FLAT, "hand": {0: ["blink_spell"]}}


@pytest.mark.rule("KAT-333")
def test_blink_leads_next_door_or_to_a_player_in_the_depths() -> None:
    table = scene("start.hall", 3, **BLINK, room={0: "start.hall", 1: "grotto.mouth", 2: "shrine.altar"})
    answer(table, "play blink_spell")
    assert goals(table) == {"start.attic", "field.field", "grotto.mouth", "shrine.altar"}
    teleport(table, "grotto.mouth", "blink")
    assert (here(table), goals(table), now(table).skill) == ("grotto.mouth", set(), 3)


@pytest.mark.rule("KAT-333")
def test_the_neighbour_is_a_choice_at_the_moment_of_use() -> None:
    table = scene("start.hall", **BLINK, room={0: "start.hall", 1: "shrine.altar"}, boots=1)
    answer(table, "play blink_spell")
    walk(table, "start.attic")
    assert goals(table) == {"start.hall", "start.shrine", "shrine.altar"}
    teleport(table, "start.hall", "blink")
    assert here(table) == "start.hall"


@pytest.mark.rule("KAT-333")
@pytest.mark.parametrize("place", ["start.crypt", "start.hall", "cellar.cellar"])
def test_players_in_the_haven_are_out_of_reach(place: str) -> None:
    table = scene("mist.mist", map=GHOSTLY, hand={0: ["blink_spell"]}, room={0: "mist.mist", 1: place})
    answer(table, "play blink_spell")
    assert goals(table) == {"mist.bank", "field.field", "cellar.cellar"}


@pytest.mark.rule("KAT-333")
def test_a_player_in_the_same_room_is_no_goal() -> None:
    table = scene("grotto.mouth", 3, **BLINK, room={0: "grotto.mouth", 1: "grotto.mouth", 2: "start.attic"})
    answer(table, "play blink_spell")
    assert goals(table) == {"grotto.altar", "shrine.steps", "start.attic"}


@pytest.mark.rule("KAT-333")
def test_players_out_of_the_game_are_out_of_reach() -> None:
    places = {0: "start.hall", 1: "grotto.mouth", 2: "start.attic"}
    table = scene("start.hall", 3, **BLINK, room=places, out={1: "lost"})
    answer(table, "play blink_spell")
    assert goals(table) == {"start.attic", "field.field"}


@pytest.mark.rule("KAT-333")
def test_it_must_be_used_before_the_turn_ends() -> None:
    table = scene("start.hall", **BLINK)
    answer(table, "play blink_spell")
    assert "end" not in legal(table)
    teleport(table, "start.attic", "blink")
    assert "end" in legal(table)


@pytest.mark.rule("KAT-333")
def test_next_door_may_be_a_tile_still_to_be_discovered() -> None:
    table = scene("start.hall", hand={0: ["blink_spell"]}, tiles=["field"])
    answer(table, "play blink_spell", "teleport 1EL0 blink", "place 0")
    assert (here(table), told(table, "tile")) == ("field.field", [(0, "field", "1EL0")])
    assert room(table, "field.field") == 5
    assert offers(table, "teleport") == []
