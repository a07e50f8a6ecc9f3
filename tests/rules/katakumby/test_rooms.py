"""Rooms: market, crypt, crystal caves, loot behind locks, several symbols at once, several pawns at once."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, seat_to_move, story, told, topic, verbs
from tests.rules.katakumby.delving import dig, game
from tests.rules.katakumby.digging import goals, here, laid, room, teleport, tile, tunnel, walk, walks, yard
from tests.rules.raids import each, now, purse, thief
from tests.support import Position, answer, legal

QUARRY = {
    "bazaar": tile({"lane": [], "stalls": ["market"]}, tunnel("lane", "stalls")),
    "cave": tile(
        {"mouth": [], "cave": ["crystal_cave"], "deep": ["crystal_cave"]},
        tunnel("mouth", "cave"),
        tunnel("cave", "deep"),
    ),
    "trove": tile(
        {"door": [], "chest": ["chest"], "books": ["library"], "cell": ["prison"]},
        tunnel("door", "chest"),
        tunnel("door", "books"),
        tunnel("door", "cell"),
    ),
    "palace": tile(
        {"court": [], "all": ["crystal_cave", "market", "altar", "chest", "artifact", {"gold": 3}]},
        tunnel("court", "all"),
    ),
    "bolts": tile({"bolts": ["chest", "library"]}),
    "baths": tile({"steps": [], "bath": ["heal", {"gold": 1}, "minor_secret"]}, tunnel("steps", "bath")),
}
GOODS = {"backpack", "burglars_kit", "crown_10"}


def east(name: str, place: str, players: int = 2, **position: Any) -> Table:
    """This tile lies east of the yard's lower half; seat 0 stands in a room of it."""
    return dig(QUARRY, players, **{"map": [laid(name, 1, 0)], "room": {0: f"{name}.{place}"}, **position})


# --- the market


@pytest.mark.rule("KAT-137")
def test_goods_are_for_sale_in_a_market_room_and_only_there() -> None:
    table = east("bazaar", "lane", boots=2, gold={0: 14})
    assert offers(table, "buy") == []
    walk(table, "bazaar.stalls")
    assert set(offers(table, "buy")) == GOODS
    answer(table, "buy backpack")
    assert (list(thief(table).tokens), thief(table).gold) == (["backpack"], 7)
    walk(table, "bazaar.lane")
    assert offers(table, "buy") == []


@pytest.mark.rule("KAT-137")
def test_who_starts_the_turn_in_a_market_room_may_buy_there_too() -> None:
    assert set(offers(east("bazaar", "stalls", gold={0: 7}), "buy")) == GOODS
    assert offers(east("bazaar", "stalls", gold={0: 6}), "buy") == []


# --- the crypt


@pytest.mark.rule("KAT-138")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("side", ["a", "b"])
def test_everybody_starts_in_the_crypt(players: int, side: str) -> None:
    table = game(players, side=side)
    assert [here(table, seat) for seat in range(players)] == ["start.crypt"] * players
    assert each(table, "room") == [1] * players


@pytest.mark.rule("KAT-138")
def test_the_crypt_is_the_place_of_escape() -> None:
    table = dig(room={0: "start.hall"}, boots=1, tokens={0: ["artifact_5"]})
    walk(table, "start.crypt")
    answer(table, "end")
    assert (thief(table).out, told(table, "left")) == ("left", [(0,)])
    assert "mastery" in thief(table).tokens


@pytest.mark.rule("KAT-138")
@pytest.mark.parametrize("place", ["hall", "attic", "shrine"])
def test_nowhere_else_does_a_player_escape(place: str) -> None:
    table = dig(room={0: f"start.{place}"}, tokens={0: ["artifact_5"]})
    answer(table, "end")
    assert (thief(table).out, told(table, "left")) == ("", [])


@pytest.mark.rule("KAT-139")
@pytest.mark.parametrize("tokens", [[], ["chalice", "monkey_idol", "backpack"]], ids=str)
def test_without_an_artifact_nobody_comes_back_into_the_crypt(tokens: list[str]) -> None:
    table = dig(room={0: "start.hall"}, boots=3, teleports=1, tokens={0: tokens})
    assert walks(table) == goals(table) == {"start.attic"}
    check_refused(table, "move 1")
    check_refused(table, "teleport 1")


@pytest.mark.rule("KAT-139")
def test_with_an_artifact_one_may_walk_or_teleport_there() -> None:
    for key in ("boots", "teleports"):
        wanted: Position = {"room": {0: "start.hall"}, key: 1, "tokens": {0: ["artifact_5"]}}
        table = dig(**wanted)
        (walk if key == "boots" else teleport)(table, "start.crypt")
        answer(table, "end")
        assert (here(table), thief(table).out) == ("start.crypt", "left")


@pytest.mark.rule("KAT-139")
def test_the_crypt_is_closed_through_new_tiles_and_portals_too() -> None:
    """From the tile just placed a portal leads to the crypt's; only with an artifact may it be laid that way."""
    start = yard(tunnel("crypt", "door"), portals={"door": "lower"})
    quarry = {"glass": tile({"glass": []}, tunnel("W1", "mirror"), portals=["mirror"])}
    for tokens, allowed in (([], ["90", "180", "270"]), (["artifact_5"], ["0", "90", "180", "270"])):
        for line in ("explore 1EL0", "teleport 1EL0"):
            table = dig(
                quarry, start=start, room={0: "start.hall"}, boots=1, teleports=1, tiles=["glass"], tokens={0: tokens}
            )
            answer(table, line)
            assert offers(table, "place") == allowed


@pytest.mark.rule("KAT-139")
def test_a_player_may_stay_in_the_crypt_at_the_start_for_any_number_of_turns() -> None:
    table = dig(hand={0: [], 1: []}, draw={0: [], 1: []})
    for seat in (0, 1, 0, 1, 0, 1):
        assert seat_to_move(table) == seat
        answer(table, "end")
    assert (each(table, "out"), each(table, "room")) == (["", ""], [1, 1])


# --- crystal caves


@pytest.mark.rule("KAT-140")
def test_in_a_crystal_cave_a_boot_that_is_left_is_of_no_use() -> None:
    """The ledger's example: Ania enters with 1 boot left; it is lost at the end of the turn."""
    table = east("cave", "mouth", boots=2, hand={0: [], 1: []}, draw={0: []})
    walk(table, "cave.cave")
    assert (now(table).boots, walks(table)) == (1, set())
    check_refused(table, f"move {room(table, 'cave.mouth')}")
    answer(table, "end", "end")
    assert (seat_to_move(table), here(table), now(table).boots) == (0, "cave.cave", 0)


@pytest.mark.rule("KAT-140")
def test_boots_that_come_later_this_turn_are_of_no_use_either() -> None:
    table = east("cave", "mouth", boots=1, hand={0: ["sidestep"]}, tiles=["bazaar"])
    walk(table, "cave.cave")
    answer(table, "play sidestep")
    assert not {"move", "explore"} & verbs(table)


@pytest.mark.rule("KAT-140")
def test_everything_but_walking_is_still_possible() -> None:
    table = east("cave", "mouth", boots=1, skill=3, swords=2, hand={0: ["burgle"]})
    walk(table, "cave.cave")
    assert {"play burgle", "buy explore", "fight goblin"} <= set(legal(table))


@pytest.mark.rule("KAT-141")
def test_out_of_a_crystal_cave_one_may_teleport_but_not_walk_on() -> None:
    table = east("cave", "mouth", boots=4, teleports=1)
    walk(table, "cave.cave")
    assert (walks(table), goals(table)) == (set(), {"cave.mouth", "cave.deep"})
    teleport(table, "cave.mouth")
    assert (here(table), now(table).boots, walks(table)) == ("cave.mouth", 3, set())


@pytest.mark.rule("KAT-141")
def test_a_teleport_into_a_crystal_cave_exhausts_as_well() -> None:
    table = east("cave", "mouth", boots=4, teleports=2)
    teleport(table, "cave.cave")
    assert walks(table) == set()
    teleport(table, "cave.mouth")
    assert walks(table) == set()


@pytest.mark.rule("KAT-141")
def test_a_cave_in_which_the_turn_merely_begins_does_not_exhaust() -> None:
    table = east("cave", "cave", boots=2)
    assert walks(table) == {"cave.mouth", "cave.deep"}
    walk(table, "cave.mouth")
    assert walks(table) == {"cave.cave", "start.hall"}


# --- several symbols, several pawns


@pytest.mark.rule("KAT-142")
def test_every_symbol_of_a_room_works_by_its_own_rule() -> None:
    """A palace: crystal cave, market, altar, chest, artifact and gold in one room."""
    table = east(
        "palace", "court", boots=2, gold={0: 7}, lying={"palace.all": ["artifact_7"]}, bank={"major": ["chalice"]}
    )
    walk(table, "palace.all")
    assert (topic(table), legal(table)) == ("reward", ["take gold 3", "leave"])
    answer(table, "take gold 3")
    assert {"buy backpack", f"mark {room(table, 'palace.all')}", "open chest", "take artifact_7"} <= set(legal(table))
    assert "move" not in verbs(table)
    answer(table, "open chest", "take artifact_7", f"mark {room(table, 'palace.all')}", "buy backpack")
    assert sorted(thief(table).tokens) == ["artifact_7", "backpack", "chalice"]
    assert thief(table).gold == 7 + 3 + 1 - 7


@pytest.mark.rule("KAT-142")
@pytest.mark.parametrize(
    "order",
    [["heal", "gold 1", "minor_secret"], ["minor_secret", "heal", "gold 1"], ["gold 1", "minor_secret", "heal"]],
    ids=str,
)
def test_on_entry_they_are_resolved_in_any_order(order: list[str]) -> None:
    table = east("baths", "steps", boots=1, damage={0: 2}, bank={"minor": ["treasure"]})
    walk(table, "baths.bath")
    for number, reward in enumerate(order):
        assert len(legal(table)) == len(order) - number + 1
        answer(table, f"take {reward}")
    kinds = {"heal": ["healed"], "gold 1": ["gold"], "minor_secret": ["took", "gold"]}
    assert story(table, "healed", "gold", "took") == [kind for reward in order for kind in kinds[reward]]
    assert (thief(table).damage, thief(table).gold, topic(table)) == (1, 3, "turn")


@pytest.mark.rule("KAT-143")
def test_any_number_of_pawns_share_a_room_and_pass_each_other() -> None:
    table = dig(players=6, room=dict.fromkeys(range(1, 6), "start.hall") | {0: "start.crypt"}, boots=2)
    walk(table, "start.hall")
    assert [here(table, seat) for seat in range(6)] == ["start.hall"] * 6
    assert purse(table) == (0, 0, 1)
    walk(table, "start.attic")
    assert here(table) == "start.attic"


@pytest.mark.rule("KAT-143")
def test_a_room_gives_its_reward_to_everybody_who_comes() -> None:
    table = east("baths", "steps", room={0: "baths.steps", 1: "baths.bath"}, boots=1, bank={"minor": []})
    walk(table, "baths.bath")
    answer(table, "take gold 1")
    assert each(table, "gold") == [1, 0]


# --- loot behind locks


@pytest.mark.rule("KAT-170")
@pytest.mark.parametrize(
    ("place", "kind", "gain"),
    [("chest", "chest", ["chalice"]), ("books", "library", []), ("cell", "prison", ["peasant", "monk"])],
)
def test_loot_gives_nothing_on_entry_and_can_be_opened_for_a_lockpick(place: str, kind: str, gain: list[str]) -> None:
    table = east("trove", "door", boots=1, lockpicks={0: 2}, bank={"major": ["chalice"], "prison": ["peasant", "monk"]})
    assert offers(table, "open") == []
    walk(table, f"trove.{place}")
    assert (topic(table), list(thief(table).tokens), list(thief(table).discard)) == ("turn", [], [])
    assert offers(table, "open") == [kind]
    answer(table, f"open {kind}")
    assert (thief(table).lockpicks, list(thief(table).tokens)) == (1, gain)
    assert list(thief(table).discard) == (["secret_tome"] if kind == "library" else [])
    assert offers(table, "open") == []


@pytest.mark.rule("KAT-170")
def test_without_a_lockpick_there_is_nothing_to_open() -> None:
    for place in ("chest", "books", "cell"):
        assert offers(east("trove", place, lockpicks={0: 0}), "open") == []


@pytest.mark.rule("KAT-170")
def test_two_symbols_in_one_room_take_a_lockpick_each() -> None:
    table = east("bolts", "bolts", lockpicks={0: 2}, bank={"major": ["chalice"]})
    assert offers(table, "open") == ["chest", "library"]
    answer(table, "open library")
    assert (offers(table, "open"), thief(table).lockpicks) == (["chest"], 1)
    answer(table, "open chest")
    assert (offers(table, "open"), thief(table).lockpicks, list(thief(table).tokens)) == ([], 0, ["chalice"])
