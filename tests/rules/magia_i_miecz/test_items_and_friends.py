"""Items, carriers, weapons and armour, friends, alignment, abilities."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dialect import told, topic
from tests.rules.magia_i_miecz.delving import (
    choices,
    delve,
    finish,
    friends,
    ids,
    landed,
    lines,
    load,
    lying,
    pile,
    play,
    seen,
    things,
    until,
)
from tests.support import catalog

FOUR = ["drobiazg", "drobiazg", "miecz", "helm"]


# --- items


@pytest.mark.rule("MIM-079")
def test_an_item_is_an_ordinary_or_a_magic_one() -> None:
    """On the Glade magic items do not work at all: an ordinary armour saves there, a magic one does not."""
    for armour, works in (("zbroja", True), ("magiczny_pancerz", False)):
        who = {0: {"things": [armour]}}
        table = landed("przekleta_polana", who=who, spaces={"przekleta_polana": ["wrog_7"]}, dice=[1, 6, 6])
        assert (topic(table) == "armour") is works
        assert things(table) == [armour], "both are items"


@pytest.mark.rule("MIM-081")
@pytest.mark.parametrize(("alignment", "may"), [("good", True), ("neutral", True), ("evil", False)])
def test_what_may_not_be_used_stays_where_it_was_found(alignment: str, may: bool) -> None:
    table = landed("pola_2", who={0: {"alignment": alignment}}, spaces={"pola_2": ["swieta_lanca", "drobiazg"]})
    assert ("take swieta_lanca" in lines(table)) is may
    finish(table)
    assert lying(table, "pola_2") == ["drobiazg", "swieta_lanca"]


@pytest.mark.rule("MIM-082", "MIM-087")
def test_at_most_four_items() -> None:
    table = landed("pola_2", who={0: {"things": FOUR}}, spaces={"pola_2": ["topor"]})
    play(table, "take topor")
    assert (topic(table), lines(table)) == (
        "put_down",
        [f"put_down {one}" for one in ("drobiazg", "miecz", "helm", "topor")],
    )
    play(table, "put_down miecz")
    assert (things(table), lying(table, "pola_2")) == (["drobiazg", "drobiazg", "helm", "topor"], ["miecz"])


@pytest.mark.rule("MIM-087")
def test_the_surplus_goes_even_in_the_turn_of_another() -> None:
    who = {0: {"things": ["topor"]}, 1: {"space": "pola_2", "things": FOUR}}
    table = landed("pola_2", who=who, spaces={"pola_2": ["zrodlo"]})
    play(table, "trade 1", "give topor", "want nothing", "trade yes")
    assert table.ask is not None
    assert (table.ask.seat, topic(table)) == (1, "put_down")
    play(table, "put_down helm")
    assert (len(things(table, 1)), lying(table, "pola_2")) == (4, ["helm", "zrodlo"])


@pytest.mark.rule("MIM-082", "MIM-083")
@pytest.mark.parametrize(
    ("own", "room"),
    [
        ({"things": ["mul", "miecz", "helm", "topor"], "load": {"mul": ["drobiazg"] * 6}}, False),
        ({"things": ["mul", "miecz", "helm"], "load": {"mul": ["drobiazg"] * 6}}, True),
        ({"things": ["mul", "miecz", "helm", "topor"], "load": {"mul": ["drobiazg"] * 5}}, True),
        ({"things": FOUR, "friends": ["nosiciel"], "load": {"nosiciel": ["drobiazg"]}}, True),
        ({"things": FOUR, "friends": ["nosiciel"], "load": {"nosiciel": ["drobiazg"] * 2}}, False),
        ({"things": ["tratwa", "miecz", "helm", "topor"]}, True),
    ],
)
def test_a_carrier_that_is_an_item_counts_as_one(own: dict[str, Any], room: bool) -> None:
    table = landed("pola_2", who={0: own}, spaces={"pola_2": ["zbroja"]})
    play(table, "take zbroja")
    assert (topic(table) != "put_down") is room


@pytest.mark.rule("MIM-084", "MIM-085", "MIM-086")
@pytest.mark.parametrize("when", ["move", "meet", "take", "end"])
def test_when_items_may_be_dropped(when: str) -> None:
    who = {0: {"things": ["miecz", "helm"], "offers": ["pola_2"]}, 1: {"space": "pola_2"}}
    table = delve(who=who, spaces={"pola_2": ["drobiazg"]})
    if when != "move":
        play(table, "offer pola_2")
    until(table, when)
    play(table, "drop miecz")
    assert (topic(table), things(table)) == (when, ["helm"])
    play(table, "drop helm")
    assert {"miecz", "helm"} <= set(lying(table, "pola_1" if when == "move" else "pola_2"))


@pytest.mark.rule("MIM-085", "MIM-087")
def test_after_a_meeting_items_are_not_dropped_before_the_end() -> None:
    """But they can be exchanged: take the fifth item, then put one down."""
    who = {0: {"things": FOUR}, 1: {"space": "pola_2"}, 2: {"space": "pola_2"}}
    table = landed("pola_2", players=3, who=who, spaces={"pola_2": ["topor"]})
    assert choices(table, "drop") == ["drobiazg", "miecz", "helm"]
    play(table, "trade 1", "give nothing", "want nothing")
    assert (topic(table), choices(table, "drop")) == ("meet", [])
    until(table, "take")
    assert choices(table, "drop") == []
    play(table, "take topor", "put_down helm")
    assert things(table) == ["drobiazg", "drobiazg", "miecz", "topor"]
    assert choices(until(table, "end"), "drop") == ["drobiazg", "miecz", "topor"]


@pytest.mark.rule("MIM-086")
def test_nobody_drops_items_in_the_middle_of_something_else() -> None:
    who = {0: {"things": ["miecz", "topor", "zbroja"]}}
    table = landed("pola_2", who=who, spaces={"pola_2": ["wrog_7"]}, dice=[1, 6])
    assert topic(table) == "weapon"
    assert choices(table, "drop") == []
    play(table, "wield miecz")
    assert (topic(table), choices(table, "drop")) == ("armour", [])


# --- carriers


@pytest.mark.rule("MIM-088")
@pytest.mark.parametrize(("carrier", "capacity"), [("mul", 6), ("kon_i_woz", 8)])
def test_how_much_a_carrier_carries(carrier: str, capacity: int) -> None:
    assert catalog("magia_i_miecz").cards[carrier].capacity == capacity  # type: ignore[attr-defined]
    who = {0: {"things": [carrier, "pas_sily", "miecz"], "load": {carrier: ["drobiazg"] * (capacity - 1)}}}
    table = delve(who=who)
    assert choices(table, "load") == [f"pas_sily {carrier}", f"miecz {carrier}"], "magic and ordinary ones alike"
    play(table, f"load pas_sily {carrier}")
    assert choices(table, "load") == []
    assert seen(table).strength == 4, "what is carried still works"


@pytest.mark.rule("MIM-089")
def test_every_item_has_its_bearer() -> None:
    table = landed("pola_2", who={0: {"things": ["mul", "miecz", "helm", "topor"]}}, spaces={"pola_2": ["zbroja"]})
    play(table, "take zbroja")
    assert sorted([*things(table), *load(table, "mul")]) == ["helm", "miecz", "mul", "topor", "zbroja"]
    assert len(load(table, "mul")) == 1, "assigned at once"
    until(table, "end")
    moved = load(table, "mul")[0]
    other = next(one for one in things(table) if one != "mul")
    assert f"unload {moved}" not in lines(table), "he carries four already"
    play(table, f"load {other} mul", f"unload {moved}")
    assert load(table, "mul") == [other]


@pytest.mark.rule("MIM-089")
@pytest.mark.parametrize("when", ["meet", "take"])
def test_items_change_bearers_whenever_they_may_be_dropped(when: str) -> None:
    who = {0: {"things": ["mul", "miecz"]}, 1: {"space": "pola_2"}}
    table = until(landed("pola_2", who=who, spaces={"pola_2": ["drobiazg"]}), when)
    play(table, "load miecz mul")
    assert (topic(table), load(table, "mul")) == (when, ["miecz"])


MULE: dict[str, Any] = {"things": ["mul", "miecz"], "load": {"mul": ["helm", "drobiazg"]}}


@pytest.mark.rule("MIM-090")
def test_a_stolen_carrier_brings_its_load() -> None:
    who = {0: {}, 1: {**MULE, "space": "pola_2"}}
    table = landed("pola_2", who=who, spaces={"pola_2": ["zrodlo"]}, dice=[6, 1])
    play(table, "attack 1", "loot mul")
    assert (things(table), load(table, "mul")) == (["mul"], ["drobiazg", "helm"])
    assert things(table, 1) == ["miecz"]


@pytest.mark.rule("MIM-090")
def test_a_carrier_left_behind_keeps_its_load() -> None:
    who = {0: {**MULE, "space": "pola_2", "offers": ["miasto"]}, 1: {"offers": ["pola_2"]}}
    table = play(delve(who=who), "drop mul")
    assert (things(table), lying(table, "pola_2")) == (["miecz"], ["mul"])
    play(table, "offer miasto", "choose done", "offer pola_2", "take mul")
    assert load(table, "mul", 1) == ["drobiazg", "helm"]


@pytest.mark.rule("MIM-091", "MIM-090")
@pytest.mark.parametrize(("mule_die", "left"), [(6, ["helm", "mul"]), (1, [])])
def test_carriers_roll_last_and_take_along_even_what_was_saved(mule_die: int, left: list[str]) -> None:
    """The storm takes on 1 to 3. The sword is lost, helmet and trifle on the mule: one is saved."""
    dice = [1, 6, 1, mule_die]
    table = landed("pola_2", who={0: MULE, 1: {"lost": 1}}, deck=["wicher"], dice=dice)
    gone = [card.partition(".")[0] for _, card in told(table, "discarded")]
    assert gone[0] == "miecz"
    assert (gone[-1] == "mul") is (mule_die == 1)
    kept = [*things(table), *(load(table, "mul") if "mul" in things(table) else [])]
    assert sorted(kept) == left
    assert {"miecz", "drobiazg"} <= {*pile(table, "discard", "adventure"), *pile(table, "equipment", "miecz")}


@pytest.mark.rule("MIM-092")
def test_a_carrier_carries_no_carrier() -> None:
    table = delve(who={0: {"things": ["mul", "kon_i_woz", "miecz"]}})
    assert sorted(choices(table, "load")) == ["miecz kon_i_woz", "miecz mul"]


# --- weapons and armour


@pytest.mark.rule("MIM-093")
def test_one_weapon_in_a_combat() -> None:
    who = {0: {"things": ["miecz", "topor"]}}
    table = play(landed("pola_2", who=who, spaces={"pola_2": ["wrog_2"]}, dice=[1, 1]), "wield miecz")
    assert [own for _, own, _, _ in told(table, "scored")] == [3 + 1 + 1]
    both = {0: {**who[0], "pair": ["wojownik", "giermek_b"]}}
    table = landed("pola_2", who=both, spaces={"pola_2": ["wrog_2"]}, dice=[1, 1, 1])
    play(table, "wield miecz", "wield topor")
    assert [own for _, own, _, _ in told(table, "scored")] == [4 + 2 + 1], "an ability may allow two"


@pytest.mark.rule("MIM-094")
@pytest.mark.parametrize(("armour", "needed"), [("helm", 6), ("tarcza", 5), ("zbroja", 4)])
def test_one_armour_and_its_own_roll(armour: str, needed: int) -> None:
    for die, endurance in ((needed, 4), (needed - 1, 3)):
        who = {0: {"things": ["helm", "tarcza", "zbroja"]}}
        table = landed("pola_2", who=who, spaces={"pola_2": ["wrog_7"]}, dice=[1, 6, die])
        assert choices(table, "armour") == ["helm", "tarcza", "zbroja", "none"], "the loser picks"
        play(table, f"armour {armour}")
        assert seen(table).endurance == endurance
        assert topic(table) != "armour", "only one in this combat"


@pytest.mark.rule("MIM-094")
def test_not_a_second_one_for_a_second_loss_in_the_same_combat() -> None:
    who = {0: {"things": ["helm", "zbroja"]}}
    table = play(landed("pola_2", who=who, spaces={"pola_2": ["srogi"]}, dice=[1, 6, 6]), "armour zbroja")
    assert (topic(table) == "armour", seen(table).endurance) == (False, 3)


@pytest.mark.rule("MIM-095", "MIM-096")
@pytest.mark.parametrize(
    ("foe", "usable"), [("wrog_7", ["zbroja", "magiczny_pancerz"]), ("widmo_7", ["magiczny_pancerz"])]
)
def test_ordinary_armour_saves_in_melee_and_magic_armour_in_both(foe: str, usable: list[str]) -> None:
    who = {0: {"things": ["zbroja", "magiczny_pancerz"]}}
    table = landed("pola_2", who=who, spaces={"pola_2": [foe]}, dice=[1, 6, 6])
    assert choices(table, "armour") == [*usable, "none"]
    play(table, f"armour {usable[-1]}")
    assert seen(table).endurance == 4


@pytest.mark.rule("MIM-094")
def test_armour_saves_in_combat_only() -> None:
    table = landed("pola_2", who={0: {"things": ["zbroja"]}}, deck=["rana"])
    assert seen(table).endurance == 2


# --- friends


@pytest.mark.rule("MIM-097", "MIM-098")
def test_any_number_of_friends_open_to_all() -> None:
    who = {0: {"friends": ["towarzysz"] * 3 + ["nosiciel", "dziewica", "jednorozec"]}}
    table = play(landed("pola_2", who=who, spaces={"pola_2": ["towarzysz"]}), "take towarzysz")
    assert len(friends(table)) == 7
    assert ids([one.copy for one in table.view(1).adventurer(0).friends]) == friends(table)


@pytest.mark.rule("MIM-099")
def test_friends_that_are_killed_go_to_the_discard_pile() -> None:
    table = landed("pola_2", who={0: {"friends": ["towarzysz", "nosiciel"]}}, deck=["mor"])
    assert friends(table) == []
    assert {"towarzysz", "nosiciel"} <= set(pile(table, "discard", "adventure"))
    assert lying(table, "pola_2") == []


@pytest.mark.rule("MIM-100", "MIM-099")
@pytest.mark.parametrize("when", ["move", "meet", "take", "end"])
def test_friends_are_left_behind_at_any_moment_of_the_own_turn(when: str) -> None:
    who = {0: {"friends": ["towarzysz", "dziewica"], "offers": ["pola_2"]}, 1: {"space": "pola_2"}}
    table = delve(who=who, spaces={"pola_2": ["drobiazg"]})
    if when != "move":
        play(table, "offer pola_2")
    until(table, when)
    play(table, "release towarzysz")
    assert (topic(table), friends(table)) == (when, ["dziewica"])
    play(table, "release dziewica")
    assert {"towarzysz", "dziewica"} <= set(lying(table, "pola_1" if when == "move" else "pola_2"))


# --- alignment


@pytest.mark.rule("MIM-101")
@pytest.mark.parametrize(("space", "losses"), [("kapliczka", {"evil": 1}), ("cmentarz", {"good": 1})])
def test_good_and_evil_bring_dangers_neutral_does_not(space: str, losses: dict[str, int]) -> None:
    for alignment in ("good", "neutral", "evil"):
        table = landed(space, who={0: {"alignment": alignment, "endurance": 3}})
        assert 3 - seen(table).endurance == losses.get(alignment, 0)


@pytest.mark.rule("MIM-101")
def test_and_benefits() -> None:
    healed = landed("kapliczka", "choose heal", who={0: {"alignment": "good", "endurance": 1, "gold": 0}})
    assert seen(healed).endurance == 4
    assert seen(landed("kapliczka", who={0: {"alignment": "neutral", "endurance": 1, "gold": 0}})).endurance == 1


@pytest.mark.rule("MIM-102", "MIM-103")
def test_alignment_changes_and_returns() -> None:
    table = landed("ruiny", deck=["do_zla", "zrodlo"])
    assert (seen(table).alignment, told(table, "becomes")) == ("evil", [(0, "evil")])
    back = landed("pola_2", deck=["niczyj"], who={0: {"alignment": "evil"}})
    assert (seen(back).alignment, told(back, "becomes")) == ("neutral", [(0, "neutral")])
    druid = play(delve(who={0: {"pair": ["zwykly_a", "druid"]}}), "use druid become")
    play(druid, *[line for line in lines(druid) if "good" in line][:1])
    assert seen(druid).alignment == "good"


@pytest.mark.rule("MIM-104")
@pytest.mark.parametrize("where", ["himself", "mule"])
def test_what_the_new_alignment_forbids_is_dropped_at_once(where: str) -> None:
    own: dict[str, Any] = {"things": ["swieta_lanca", "miecz"]}
    if where == "mule":
        own = {"things": ["mul", "miecz"], "load": {"mul": ["swieta_lanca"]}}
    table = landed("ruiny", who={0: own}, deck=["do_zla", "wrog_2"], dice=[6, 1])
    assert lying(table, "ruiny") == ["swieta_lanca"]
    assert "miecz" in things(table)
    assert "take swieta_lanca" not in lines(table)


# --- abilities


@pytest.mark.rule("MIM-105")
def test_every_character_has_an_ability() -> None:
    characters = [card for card in catalog("magia_i_miecz").cards.values() if card.kind == "character"]
    assert [card.id for card in characters if not {"power", "use"} & set(card.effects)] == []


@pytest.mark.rule("MIM-106")
def test_an_ability_prevails_over_a_rule() -> None:
    """The rules know no way over the river without raft or bridge, and one weapon in a combat."""
    table = delve(who={0: {"space": "rowniny_1", "pair": ["zwykly_a", "giermek_plywak"]}})
    assert choices(table, "raft") == ["przepasc"]


@pytest.mark.rule("MIM-107")
@pytest.mark.parametrize("when", ["move", "arrived", "end"])
def test_an_ability_without_a_moment_is_used_once_in_a_turn(when: str) -> None:
    # With a thing that he could put down he is still asked when the ability is used up.
    archer = {"pair": ["zwykly_a", "giermek_strzelec"], "offers": ["pola_2"], "things": ["drobiazg"]}
    who = {0: archer, 1: {"lost": 1}}
    table = delve(who=who, spaces={"cmentarz": ["wrog_2"], "skaly": ["wrog_2"], "pola_2": ["zrodlo"]}, dice=[1])
    for moment in ("move", "arrived", "end"):
        if moment == "arrived":
            play(table, "offer pola_2")
        until(table, moment)
        before = ("move", "arrived", "end").index(moment) <= ("move", "arrived", "end").index(when)
        assert choices(table, "use") == (["giermek_strzelec shoot"] if before else []), moment
        if moment == when:
            play(table, "use giermek_strzelec shoot")
            assert len(told(table, "shot")) == 1
            if moment == "end":
                assert choices(table, "use") == []
                break


@pytest.mark.rule("MIM-107")
@pytest.mark.parametrize("spells", [[], ["zawladniecie"]])
def test_whoever_can_only_go_on_is_not_asked_unless_he_might_hold_a_spell(spells: list[str]) -> None:
    """Nobody stands near enough to be shot at: everybody sees that. What is in a hand nobody sees."""
    archer = {"pair": ["zwykly_a", "giermek_strzelec"], "offers": ["pola_2"], "spells": spells}
    table = play(delve(who={0: archer}, spaces={"pola_2": ["zrodlo"]}), "offer pola_2")
    assert (topic(table) == "arrived") == bool(spells)
    archer = {"pair": ["zwykly_a", "giermek_strzelec"], "spells": spells}
    table = delve(who={0: archer}, dice=[1])
    assert (topic(table) == "move") == bool(spells), "he rolls without being asked"


@pytest.mark.rule("MIM-256", "MIM-105")
@pytest.mark.parametrize(
    ("character", "ability", "attack_too"), [("zlodziej", "rob", True), ("lotr", "take_spell", False)]
)
def test_an_ability_is_used_beside_an_attack_or_instead_of_it(character: str, ability: str, attack_too: bool) -> None:
    """The Thief robs and may still attack; the Rogue takes a spell instead."""
    who = {
        0: {"pair": ["zwykly_a", character], "offers": ["pola_2"]},
        1: {"space": "pola_2", "gold": 2, "spells": ["zew"]},
    }
    table = play(delve(who=who, spaces={"pola_2": ["zrodlo"]}), "offer pola_2")
    until(table, "meet")
    assert "attack 1" in lines(table)
    play(table, f"use {character} {ability}")
    assert (seen(table).gold, seen(table).spells) == ((2, 0) if attack_too else (1, 1))
    assert ("attack 1" in lines(table)) is attack_too


@pytest.mark.rule("MIM-099")
def test_a_spell_may_save_a_friend() -> None:
    who = {0: {"friends": ["towarzysz"], "offers": ["pola_2"]}, 1: {"spells": ["ocalenie"]}}
    saved = play(delve(who=who, spaces={"pola_2": ["mor"]}), "offer pola_2", "cast ocalenie")
    assert (friends(saved), told(saved, "discarded")) == (["towarzysz"], [])
    lost = play(delve(who={0: who[0]}, spaces={"pola_2": ["mor"]}), "offer pola_2")
    assert (friends(lost), pile(lost, "discard", "adventure")) == ([], ["mor", "towarzysz"])
