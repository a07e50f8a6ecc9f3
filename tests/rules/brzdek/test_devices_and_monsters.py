"""Devices, used for skill, and monsters, fought with swords; the Goblin, who always comes back."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import CALM, delve
from tests.rules.dialect import check_refused, offers, told, verbs
from tests.rules.raids import each, pass_turn, purse, thief
from tests.support import answer

FRONT_CAVES = {7, 8, 10, 14, 18, 22, 23, 28, 32, 39}
BACK_CAVES = {5, 7, 9, 15, 18, 31, 36, 43}

# --- devices


@pytest.mark.rule("BRZ-060")
@pytest.mark.parametrize(("device", "cost"), [("shrine", 2), ("ladder", 3), ("teleporter", 4), ("dragon_shrine", 4)])
def test_using_a_device_costs_its_number_in_skill(device: str, cost: int) -> None:
    row = [device, *CALM[:5]]
    assert offers(delve(row=row, skill=cost - 1, swords=9, room={0: 2}), "use") == []
    table = delve(row=row, skill=cost + 2, room={0: 2})
    assert offers(table, "use") == [device]
    answer(table, f"use {device}")
    assert purse(table)[0] == 2


@pytest.mark.rule("BRZ-060")
def test_a_device_can_be_neither_acquired_nor_fought() -> None:
    table = delve(row=["ladder", "shrine", "teleporter", "dragon_shrine", *CALM[:2]], skill=4, swords=9)
    assert set(offers(table, "use")) == {"ladder", "shrine", "teleporter", "dragon_shrine"}
    assert set(offers(table, "buy")) == {"mercenary", "explore"}
    assert offers(table, "fight") == ["goblin"]


@pytest.mark.rule("BRZ-061")
def test_drabina_gives_its_2_boots_at_once_and_goes_to_the_dungeon_discard_pile() -> None:
    table = delve(row=["ladder", *CALM[:5]], skill=3, room={0: 2})
    assert table.catalog.cards["ladder"].name.pl == "Drabina"
    answer(table, "use ladder")
    assert purse(table) == (0, 0, 2)
    assert table.view(None).dungeon_discard[-1] == "ladder"
    answer(table, "move 3", "move 8", "end")
    assert (thief(table).room, purse(table)) == (8, (0, 0, 0))


@pytest.mark.rule("BRZ-061")
def test_the_text_of_a_device_is_carried_out_when_it_is_paid_for() -> None:
    row = ["shrine", "teleporter", "dragon_shrine", *CALM[:3]]
    table = delve(row=row, skill=10, room={0: 2}, damage={0: 1}, discard={0: ["burgle"]})
    answer(table, "use shrine", "choose heal")
    assert thief(table).damage == 0
    answer(table, "use dragon_shrine", "choose gold")
    assert thief(table).gold == 2
    assert offers(table, "teleport") == []
    answer(table, "use teleporter")
    assert offers(table, "teleport") == ["3"]


@pytest.mark.rule("BRZ-062")
def test_a_used_device_never_becomes_part_of_a_deck() -> None:
    table = delve(row=["ladder", "ladder", *CALM[:4]], skill=6, draw={0: ["burgle"]}, room={0: 2})
    pile = list(table.view(None).dungeon_discard)
    owned = table.view(0).cards_of(0)
    answer(table, "use ladder", "use ladder")
    assert table.view(None).dungeon_discard == [*pile, "ladder", "ladder"]
    assert table.view(None).row == CALM[:4]
    assert table.view(0).cards_of(0) == owned
    answer(table, "end")
    assert (table.view(0).cards_of(0), table.view(0).hand, thief(table).discard) == (owned, ["burgle"], [])
    assert "ladder" not in table.view(None).row


# --- monsters


@pytest.mark.rule("BRZ-063")
def test_monsters_are_fought_with_swords_and_not_acquired_with_skill() -> None:
    row = ["orc_grunt", "ogre", "watcher", "overlord", "animated_door", "belcher"]
    rich = delve(row=row, skill=30)
    assert offers(rich, "fight") == []
    assert offers(rich, "buy") == ["mercenary", "explore", "secret_tome"]
    assert "use" not in verbs(rich)
    armed = delve(row=row, swords=3)
    assert offers(armed, "fight") == [*row, "goblin"]
    assert offers(armed, "buy") == []
    check_refused(rich, "fight orc_grunt")
    check_refused(rich, "buy orc_grunt")


@pytest.mark.rule("BRZ-064")
def test_green_defeats_twardoglowy_for_2_swords_and_3_gold() -> None:
    table = delve(hand={0: ["mercenary"]}, row=["orc_grunt", *CALM[:5]])
    assert table.catalog.cards["orc_grunt"].name.pl == "Twardogłowy"
    check_refused(table, "fight orc_grunt")
    answer(table, "play mercenary")
    assert purse(table) == (1, 2, 0)
    answer(table, "fight orc_grunt")
    assert purse(table) == (1, 0, 0)
    assert thief(table).gold == 3


MONSTERS = [("animated_door", 1), ("kobold", 1), ("orc_grunt", 2), ("belcher", 2), ("overlord", 2), ("ogre", 3),
            ("watcher", 3), ("crystal_golem", 3), ("cave_troll", 4)]  # fmt: skip


@pytest.mark.rule("BRZ-064")
@pytest.mark.parametrize(("monster", "swords"), MONSTERS)
def test_a_monster_costs_just_its_number_in_swords(monster: str, swords: int) -> None:
    """In room 23 every monster can be fought: a crystal cave in the depths."""
    row = [monster, *CALM[:5]]
    assert monster not in offers(delve(row=row, swords=swords - 1, skill=9, room={0: 23}), "fight")
    table = delve(row=row, swords=swords + 2, room={0: 23})
    answer(table, f"fight {monster}")
    assert purse(table)[1] == 2


@pytest.mark.rule("BRZ-065")
@pytest.mark.parametrize(
    ("monster", "gold", "made", "drawn", "clanks"),
    [
        ("animated_door", 0, (0, 0, 1), 0, [0, 0, 0]),
        ("kobold", 0, (1, 0, 0), 0, [0, 0, 0]),
        ("orc_grunt", 3, (0, 0, 0), 0, [0, 0, 0]),
        ("belcher", 4, (0, 0, 0), 0, [2, 0, 0]),
        ("overlord", 0, (0, 0, 0), 2, [0, 0, 0]),
        ("ogre", 5, (0, 0, 0), 0, [0, 0, 0]),
        ("watcher", 3, (0, 0, 0), 0, [0, 1, 1]),
        ("crystal_golem", 0, (3, 0, 0), 0, [0, 0, 0]),
        ("cave_troll", 3, (0, 0, 0), 2, [0, 0, 0]),
    ],
)
def test_the_victor_gets_what_stands_behind_pokonanie(
    monster: str, gold: int, made: tuple[int, int, int], drawn: int, clanks: list[int]
) -> None:
    table = delve(3, row=[monster, *CALM[:5]], swords=dict(MONSTERS)[monster], room={0: 23}, draw={0: ["burgle"] * 3})
    answer(table, f"fight {monster}")
    assert (each(table, "gold"), purse(table)) == ([gold, 0, 0], made)
    assert (thief(table).hand_count, each(table, "clank")) == (drawn, clanks)


@pytest.mark.rule("BRZ-066")
def test_twardoglowy_goes_to_the_dungeon_discard_pile() -> None:
    table = delve(row=["orc_grunt", *CALM[:5]], swords=2)
    pile, owned = list(table.view(None).dungeon_discard), table.view(0).cards_of(0)
    answer(table, "fight orc_grunt")
    assert table.view(None).dungeon_discard == [*pile, "orc_grunt"]
    assert table.view(None).row == CALM[:5]
    assert (thief(table).discard, table.view(0).cards_of(0)) == ([], owned)


# --- the Goblin


@pytest.mark.rule("BRZ-067")
def test_the_goblin_costs_2_swords_and_brings_1_gold() -> None:
    assert offers(delve(swords=1), "fight") == []
    table = delve(swords=2)
    assert offers(table, "fight") == ["goblin"]
    answer(table, "fight goblin")
    assert (purse(table), thief(table).gold) == ((0, 0, 0), 1)


@pytest.mark.rule("BRZ-067")
@pytest.mark.parametrize("room", [1, 2, 8, 19, 31])
def test_the_goblin_can_be_fought_anywhere(room: int) -> None:
    assert offers(delve(swords=2, room={0: room}), "fight") == ["goblin"]


@pytest.mark.rule("BRZ-068")
def test_the_goblin_is_never_discarded_and_pays_every_time() -> None:
    table = delve(swords=7)
    pile = list(table.view(None).dungeon_discard)
    for gold in (1, 2, 3):
        answer(table, "fight goblin")
        assert thief(table).gold == gold
        assert table.view(None).reserve["goblin"] == 1
    check_refused(table, "fight goblin")
    assert (purse(table), table.view(None).dungeon_discard, table.view(None).row) == ((0, 1, 0), pile, CALM)
    assert thief(table).discard == []


@pytest.mark.rule("BRZ-068")
def test_any_player_may_fight_the_goblin() -> None:
    table = delve(3, swords=2, hand={1: ["mercenary"], 2: ["mercenary"]})
    answer(table, "fight goblin", "end")
    for _ in (1, 2):
        answer(table, "play mercenary", "fight goblin", "end")
    assert each(table, "gold") == [1, 1, 1]
    assert told(table, "defeated") == [(0, "goblin"), (1, "goblin"), (2, "goblin")]


# --- a monster tied to a place


@pytest.mark.rule("BRZ-069")
@pytest.mark.parametrize(("side", "caves"), [("front", FRONT_CAVES), ("back", BACK_CAVES)])
def test_krysztalowy_golem_can_be_fought_only_in_a_crystal_cave(side: str, caves: set[int]) -> None:
    for room in delve(board=side).view(None).board.rooms:
        table = delve(board=side, row=["crystal_golem", *CALM[:5]], swords=3, room={0: room})
        assert offers(table, "fight") == (["crystal_golem", "goblin"] if room in caves else ["goblin"])


@pytest.mark.rule("BRZ-069")
def test_the_room_where_the_pawn_stands_when_the_fight_is_declared_decides() -> None:
    """Before the cave: no. On foot in the cave: yes. Out again by teleport: no."""
    table = delve(row=["crystal_golem", "crystal_golem", *CALM[:4]], swords=6, boots=1, teleports=1, room={0: 3})
    check_refused(table, "fight crystal_golem")
    answer(table, "move 8", "fight crystal_golem")
    assert purse(table) == (3, 3, 0)
    assert offers(table, "fight") == ["crystal_golem", "goblin"]
    answer(table, "teleport 3")
    check_refused(table, "fight crystal_golem")


@pytest.mark.rule("BRZ-069")
def test_how_and_when_the_cave_was_entered_does_not_matter() -> None:
    """Entered by teleport, and fought at once; entered in an earlier turn, and fought later."""
    row = ["crystal_golem", "crystal_golem", *CALM[:4]]
    table = delve(row=row, swords=3, teleports=1, room={0: 3}, draw={0: ["silver_spear"]})
    answer(table, "teleport 8", "fight crystal_golem", "end")
    pass_turn(table)
    answer(table, "play silver_spear", "fight crystal_golem")
    assert purse(table) == (3, 0, 0)
    assert told(table, "defeated") == [(0, "crystal_golem")] * 2
