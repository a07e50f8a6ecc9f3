"""Combat with enemies: melee, psychic, together, evading, armour, trophies."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import offers, seat_to_move, story, told, topic
from tests.rules.magia_i_miecz.delving import delve, hand, ids, landed, lying, play, say, seen, trophies, turn, world
from tests.support import answer, legal


def scores(table: Table) -> list[tuple[int, int]]:
    return [(args[1], args[3]) for args in told(table, "scored")]


@pytest.mark.rule("MIM-246", "MIM-264", "MIM-268", "MIM-269", "MIM-270", "MIM-247")
def test_melee_with_an_enemy_that_was_drawn() -> None:
    table = landed("pola_2", deck=["wrog_3"], dice=[4, 2])
    assert told(table, "fights")[0][2] == "melee"
    assert scores(table) == [(7, 5)]
    assert ids(seen(table).trophies) == ["wrog_3"]
    assert lying(table, "pola_2") == []


@pytest.mark.rule("MIM-271", "MIM-250", "MIM-218")
def test_a_lost_fight_costs_a_point_ends_the_turn_and_the_enemy_stays() -> None:
    table = landed("pola_2", deck=["wrog_3"], dice=[2, 4])
    assert seen(table).endurance == 3
    assert lying(table, "pola_2") == ["wrog_3"]
    assert seat_to_move(table) == 1


@pytest.mark.rule("MIM-272", "MIM-283")
def test_equal_scores_are_a_draw_and_end_the_turn() -> None:
    table = landed("pola_2", deck=["wrog_3"], dice=[4, 4])
    assert seen(table).endurance == 4
    assert told(table, "fight_ends")[0][2] == "drawn"
    assert lying(table, "pola_2") == ["wrog_3"]
    assert seat_to_move(table) == 1


@pytest.mark.rule("MIM-246")
def test_an_enemy_that_lies_there_attacks_whoever_comes() -> None:
    table = landed("pola_2", spaces={"pola_2": ["wrog_2"]}, dice=[6, 1])
    assert ids(seen(table).trophies) == ["wrog_2"]


@pytest.mark.rule("MIM-240", "MIM-274")
def test_enemies_of_one_number_fight_together() -> None:
    table = landed("ruiny", spaces={"ruiny": ["wrog_2", "wrog_3"]}, dice=[6, 3])
    assert scores(table) == [(9, 8)]
    assert ids(seen(table).trophies) == ["wrog_2", "wrog_3"]
    lost = landed("ruiny", spaces={"ruiny": ["wrog_2", "wrog_3"]}, dice=[1, 5])
    assert scores(lost) == [(4, 10)]
    assert lying(lost, "ruiny") == ["wrog_2", "wrog_3"]
    assert seen(lost).endurance == 3


@pytest.mark.rule("MIM-241")
def test_those_who_differ_in_attribute_fight_apart_melee_first() -> None:
    table = landed("ruiny", spaces={"ruiny": ["psychiczny_2", "wrog_2"]}, dice=[6, 1, 6, 1])
    assert [args[2] for args in told(table, "fights")] == ["melee", "psychic"]
    lost = landed("ruiny", spaces={"ruiny": ["psychiczny_2", "wrog_2"]}, dice=[1, 6])
    assert [args[2] for args in told(lost, "fights")] == ["melee"]


@pytest.mark.rule("MIM-241")
@pytest.mark.parametrize(("own", "how"), [({"strength": 2}, "psychic"), ({"craft": 2}, "melee"), ({}, "psychic")])
def test_one_with_both_attributes_takes_the_weaker(own: dict[str, int], how: str) -> None:
    table = landed("pola_2", spaces={"pola_2": ["dwojaki"]}, who={0: own}, dice=[3, 3])
    assert told(table, "fights")[0][2] == how


@pytest.mark.rule("MIM-248", "MIM-249", "MIM-284", "MIM-286")
def test_spirits_fight_with_craft() -> None:
    table = landed("pola_2", deck=["widmo_2"], dice=[4, 4], who={0: {"craft": 2, "strength": 5}})
    assert told(table, "fights")[0][2] == "psychic"
    assert scores(table) == [(9, 6)]
    assert ids(seen(table).trophies) == ["widmo_2"]


@pytest.mark.rule("MIM-287")
def test_a_sword_is_of_no_use_in_psychic_combat() -> None:
    table = landed("pola_2", deck=["widmo_2"], dice=[4, 4], who={0: {"things": ["miecz"]}})
    assert scores(table) == [(7, 6)]


@pytest.mark.rule("MIM-093", "MIM-273", "MIM-276")
def test_one_weapon_counts_and_which_is_chosen() -> None:
    table = landed("pola_2", deck=["wrog_3"], dice=[1, 1], who={0: {"things": ["miecz", "topor"]}})
    assert topic(table) == "weapon"
    assert [line.partition(".")[0] for line in offers(table, "wield")] == ["miecz", "topor", "none"]
    say(table, "wield miecz")
    assert scores(table) == [(5, 4)]
    alone = landed("pola_2", deck=["wrog_3"], dice=[1, 1], who={0: {"things": ["miecz"]}})
    assert scores(alone) == [(5, 4)]


@pytest.mark.rule("MIM-094", "MIM-273")
@pytest.mark.parametrize(("item", "least"), [("helm", 6), ("tarcza", 5), ("zbroja", 4)])
def test_armour_saves_from_its_number_on(item: str, least: int) -> None:
    for die in range(1, 7):
        table = landed("pola_2", deck=["wrog_7"], dice=[1, 6, die], who={0: {"things": [item]}})
        assert topic(table) == "armour"
        say(table, f"armour {item}")
        assert seen(table).endurance == (4 if die >= least else 3)
        assert told(table, "fight_ends")[0][2] == "lost"


@pytest.mark.rule("MIM-094", "MIM-271")
def test_only_one_armour_is_used() -> None:
    table = landed("pola_2", deck=["wrog_7"], dice=[1, 6, 1], who={0: {"things": ["helm", "tarcza"]}})
    say(table, "armour helm")
    assert topic(table) != "armour"
    assert seen(table).endurance == 3


@pytest.mark.rule("MIM-095", "MIM-096", "MIM-288")
def test_ordinary_armour_is_of_no_use_in_psychic_combat() -> None:
    plain = landed("pola_2", deck=["widmo_7"], dice=[1, 6], who={0: {"things": ["zbroja"]}})
    assert seen(plain).endurance == 3 and topic(plain) != "armour"
    magic = landed("pola_2", deck=["widmo_7"], dice=[1, 6, 4], who={0: {"things": ["magiczny_pancerz"]}})
    say(magic, "armour magiczny_pancerz")
    assert seen(magic).endurance == 4
    melee = landed("pola_2", deck=["wrog_7"], dice=[1, 6, 4], who={0: {"things": ["magiczny_pancerz"]}})
    say(melee, "armour magiczny_pancerz")
    assert seen(melee).endurance == 4


@pytest.mark.rule("MIM-266", "MIM-289", "MIM-290")
def test_whoever_may_evade_is_asked_before_the_fight() -> None:
    who = {0: {"pair": ["zwykly_a", "giermek_zwinny"]}}
    table = landed("pola_2", spaces={"pola_2": ["wrog_7", "drobiazg"]}, who=who)
    assert topic(table) == "evade"
    answer(table, "evade")
    assert seen(table).endurance == 4
    assert topic(table) == "take", "the turn goes on"
    assert "wrog_7" in lying(table, "pola_2")
    fights = landed("pola_2", "fight", deck=["wrog_2"], who=who, dice=[6, 1])
    assert ids(seen(fights).trophies) == ["wrog_2"]


@pytest.mark.rule("MIM-267", "MIM-278")
def test_spells_for_a_fight_come_before_the_dice() -> None:
    who = {0: {"spells": ["moc_walki"]}}
    table = landed("pola_2", spaces={"pola_2": ["wrog_3"]}, who=who, dice=[1, 1])
    assert topic(table) == "arrived"
    answer(table, "go_on")
    assert topic(table) == "answer"
    say(table, "cast moc_walki")
    assert scores(table) == [(7, 4)]
    assert story(table, "casts", "scored") == ["casts", "scored"]
    assert seen(table).combat_strength == 3, "it lasts until the end of the fight"


@pytest.mark.rule("MIM-271", "MIM-281")
def test_a_spell_may_prevent_the_loss_when_it_is_due() -> None:
    who = {0: {"spells": ["ratunek"]}}
    table = landed("pola_2", spaces={"pola_2": ["wrog_7"]}, who=who, dice=[1, 6])
    while topic(table) in ("arrived", "answer") and not offers(table, "cast"):
        answer(table, legal(table)[0])
    say(table, "cast ratunek")
    assert seen(table).endurance == 4
    assert hand(table) == []


@pytest.mark.rule("MIM-131", "MIM-267")
def test_whoever_loses_the_turn_before_the_dice_does_not_fight() -> None:
    table = delve(who={0: {"offers": ["pola_2"]}, 1: {"spells": ["blyskawica"]}}, spaces={"pola_2": ["wrog_3"]})
    play(table, "offer pola_2")
    while not told(table, "fights"):
        answer(table, "pass")
    play(table, "cast blyskawica")
    assert (scores(table), seen(table).endurance, lying(table, "pola_2")) == ([], 4, ["wrog_3"])
    assert turn(table) == 1


@pytest.mark.rule("MIM-246")
def test_whom_a_kind_leaves_alone_protects_nobody_else() -> None:
    foe: dict[str, Any] = {"spaces": {"pola_2": ["wrog_3"]}, "dice": [6, 1]}
    spared = landed("pola_2", who={0: {"pair": ["minstrel", "giermek_b"]}}, **foe)
    assert told(spared, "fights") == [], "animals do not attack him"
    other = landed("pola_2", who={1: {"pair": ["minstrel", "giermek_c"]}}, **foe)
    assert told(other, "fights") == [(0, ("wrog_3.1",), "melee")]


@pytest.mark.rule("MIM-240")
def test_those_who_come_one_after_another_stop_with_the_first_loss() -> None:
    table = landed("pola_2", spaces={"pola_2": ["banda_zombi"]}, dice=[6, 1, 1, 6])
    assert [outcome for _, _, outcome in told(table, "fight_ends")] == ["won", "lost"]
    assert (seen(table).endurance, lying(table, "pola_2"), trophies(table)) == (3, ["banda_zombi"], [])
    assert world(table).fight is None, "the fight is over"


@pytest.mark.rule("MIM-269")
def test_an_enemy_that_may_not_roll_has_its_bare_strength() -> None:
    who = {0: {"spells": ["zamrozenie"]}}
    table = landed("runy_1", spaces={"runy_1": ["wrog_3"]}, who=who, dice=[1])
    while not offers(table, "cast"):
        answer(table, legal(table)[0])
    say(table, "cast zamrozenie")
    while not scores(table):
        answer(table, "pass")
    assert scores(table) == [(4, 3)], "what is added to a roll goes with the roll, on the Runes too"


@pytest.mark.rule("MIM-291", "MIM-292")
def test_immobilisation_evades_one_being() -> None:
    who = {0: {"spells": ["unieruchomienie"]}}
    table = landed("ruiny", spaces={"ruiny": ["wrog_7", "wrog_2"]}, who=who, dice=[6, 1])
    while not offers(table, "cast"):
        answer(table, legal(table)[0])
    say(table, "cast unieruchomienie")
    say(table, "card wrog_7")
    while topic(table) == "answer":
        answer(table, "pass")
    assert ids(seen(table).trophies) == ["wrog_2"], "one that is evaded alone is left out of the sum"
    assert scores(table) == [(9, 3)]


@pytest.mark.rule("MIM-419", "MIM-262")
@pytest.mark.parametrize("space", ["runy_1", "runy_2", "runy_3"])
def test_on_the_runes_enemies_add_two(space: str) -> None:
    table = landed(space, spaces={space: ["wrog_3"]}, dice=[6, 1])
    assert scores(table) == [(9, 6)]
    spirit = landed(space, spaces={space: ["widmo_2"]}, dice=[6, 1])
    assert scores(spirit) == [(9, 5)]


def test_the_odds_are_counted_over_all_falls() -> None:
    table = delve(spaces={"pola_2": ["wrog_3", "wrog_7"]}, who={0: {"space": "pola_2"}})
    even = table.view(0).odds(table.view(0).space("pola_2").cards[0])
    assert (even.won, even.drawn, even.lost) == (15, 6, 15)
    hard = table.view(0).odds(table.view(0).space("pola_2").cards[1])
    assert (hard.won, hard.drawn, hard.lost) == (1, 2, 33)
    armed = delve(spaces={"pola_2": ["wrog_3"]}, who={0: {"space": "pola_2", "things": ["miecz"]}})
    better = armed.view(0).odds(armed.view(0).space("pola_2").cards[0])
    assert (better.won, better.drawn, better.lost) == (21, 5, 10)
