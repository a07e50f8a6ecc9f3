"""Items, carriers, friends."""

from __future__ import annotations

import pytest

from tests.rules.dialect import offers, told, topic, verbs
from tests.rules.magia_i_miecz.delving import delve, ids, landed, lying, say, seen, things
from tests.support import answer, legal


@pytest.mark.rule("MIM-082", "MIM-087", "MIM-259")
def test_the_fifth_item_means_putting_one_down() -> None:
    who = {0: {"things": ["drobiazg", "drobiazg", "miecz", "helm"]}}
    table = landed("pola_2", who=who, spaces={"pola_2": ["topor"]})
    say(table, "take topor")
    assert topic(table) == "put_down"
    say(table, "put_down helm")
    assert things(table) == ["drobiazg", "drobiazg", "miecz", "topor"]
    assert lying(table, "pola_2") == ["helm"]


@pytest.mark.rule("MIM-084", "MIM-210")
def test_before_the_move_items_may_be_dropped() -> None:
    table = delve(who={0: {"things": ["miecz"], "space": "pola_1"}})
    say(table, "drop miecz")
    assert lying(table, "pola_1") == ["miecz"]
    assert things(table) == []
    assert "attack 1" not in legal(table)


@pytest.mark.rule("MIM-090", "MIM-280")
def test_a_mule_that_is_won_comes_with_its_load() -> None:
    who = {0: {"space": "pola_1"}, 1: {"space": "pola_2", "things": ["mul"], "load": {"mul": ["helm", "topor"]}}}
    table = landed("pola_2", "attack 1", who=who, dice=[6, 1], spaces={"pola_2": ["zrodlo"]})
    say(table, "loot mul")
    assert things(table, 1) == []
    assert ids(seen(table).things[0].load) == ["helm", "topor"]


@pytest.mark.rule("MIM-205", "MIM-206")
def test_enemies_come_before_what_lies_there() -> None:
    table = landed("pola_2", spaces={"pola_2": ["wrog_7", "drobiazg"]}, gold_on={"pola_2": 2}, dice=[1, 6])
    assert told(table, "fight_ends")[0][2] == "lost"
    assert "drobiazg" in lying(table, "pola_2")
    assert table.view(None).space("pola_2").gold == 2
    won = landed("pola_2", spaces={"pola_2": ["wrog_2", "drobiazg"]}, gold_on={"pola_2": 2}, dice=[6, 1])
    assert verbs(won) == {"take", "gold", "done"}
    answer(won, "gold")
    assert seen(won).gold == 3


@pytest.mark.rule("MIM-207", "MIM-208", "MIM-211")
def test_meetings_come_before_picking_up() -> None:
    table = landed("pola_2", who={1: {"space": "pola_2"}}, spaces={"pola_2": ["drobiazg"]})
    assert topic(table) == "meet"
    answer(table, "done")
    assert topic(table) == "take"


@pytest.mark.rule("MIM-304", "MIM-305", "MIM-306", "MIM-307")
def test_equipment_is_bought_and_returns_to_its_pile() -> None:
    table = landed("wioska", "choose shop", who={0: {"gold": 9}})
    for _ in range(4):
        answer(table, "buy miecz")
    assert "buy miecz" not in legal(table), "the pile is exhausted"
    assert len(things(table)) == 4
    city = landed("miasto", "choose healer", who={0: {"gold": 1, "endurance": 2}})
    assert topic(city) == "heal"


@pytest.mark.rule("MIM-306", "MIM-415")
def test_the_alchemist_returns_equipment_to_its_pile() -> None:
    table = landed("miasto", who={0: {"things": ["miecz"]}})
    before = len(table.view(None).data()["zones"].get("equipment miecz", []))
    answer(table, "choose as_often", "may yes")
    assert things(table) == []
    assert seen(table).gold == 2
    after = table.view(None).data()["zones"]
    assert len(after["equipment miecz"]) + len(after.get("discard adventure", [])) == before + 1


@pytest.mark.rule("MIM-308")
def test_equipment_may_be_left_on_the_board() -> None:
    table = delve(who={0: {"things": ["tarcza"], "space": "pola_1"}})
    say(table, "drop tarcza")
    assert lying(table, "pola_1") == ["tarcza"]


@pytest.mark.rule("MIM-079", "MIM-288")
def test_ordinary_and_magic_items_are_told_apart() -> None:
    cards = delve().catalog.cards
    assert cards["miecz"].kind == "object" and cards["pas_sily"].kind == "magic_item"
    assert offers(delve(who={0: {"things": ["miecz", "pas_sily"]}}), "drop")
