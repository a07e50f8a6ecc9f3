"""The abilities of the six characters, used once each, as adventurer or as squire."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.copies import card_of
from tests.games.magia_i_miecz.staged import Folk, places, play, seen, world
from tests.games.smoki.staged import HERE, meet, on_lords, scales, staged
from tests.rules.dialect import offers

FIGHT = {"pola_1": ["wrog_7"]}
ROLES = ("adventurer", "squire")


def person(character: str, role: str = "adventurer", **more: Any) -> Folk:
    """Somebody with this character, whose own numbers count only where it is the adventurer."""
    pair = [character, "giermek_b"] if role == "adventurer" else ["zwykly_a", character]
    return {0: {"pair": pair, **more}}


# -- Dragon Hunter


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.rule("SMO-189")
def test_a_hunter_is_paid_for_dragons_alone(role: str) -> None:
    strength = 3 if role == "adventurer" else 4
    dragon = meet(lying=FIGHT, people=person("lowca_smokow", role, strength=strength), dice=[6, 1])
    other = meet(lying={"pola_1": ["wrog_2"]}, people=person("lowca_smokow", role, strength=strength), dice=[6, 1])
    assert (seen(dragon)["gold"], seen(other)["gold"]) == (2, 1)


@pytest.mark.rule("SMO-189")
def test_a_hunter_goes_straight_to_the_nearest_dragon() -> None:
    """Two of them are three spaces away, one is farther, one lies in another region."""
    board = {
        "puszcza_1": ["smok"],
        "rowniny_4": ["smok"],
        "miasto": ["smok"],
        "oaza": ["zloty_smok"],
        "las": ["wrog_2"],
    }
    said = {"king": "varthrax", "tokens": ["luska_grilipusa"] * 2}
    people = {0: {"pair": ["lowca_smokow", "giermek_b"], "strength": 9}}
    table = staged(people=people, lying=board, dragons=said, dice=[6, 1])
    play(table, "use lowca_smokow travel_to_chosen", until="target")
    assert sorted(offers(table, "space")) == ["puszcza_1", "rowniny_4"]
    play(table, "space rowniny_4")
    assert (seen(table)["space"], seen(table)["trophies"]) == ("rowniny_4", ["smok"])
    none = staged(people=people, lying={"oaza": ["zloty_smok"]}, dragons=said)
    assert "use" not in [option[0] for option in none.ask.options] if none.ask is not None else False


# -- Fire Wizard


@pytest.mark.rule("SMO-190")
def test_a_fire_wizard_gains_a_spell_at_the_start_of_his_turn() -> None:
    said = {"king": "varthrax", "tokens": ["luska_grilipusa"] * 2}
    table = staged(people=person("czarodziej_ognia"), dragons=said)
    play(table, "use czarodziej_ognia gain_spell", until="landing")
    assert seen(table)["spells"] == 1


@pytest.mark.rule("SMO-190")
def test_a_fire_wizard_burns_or_fights_without_a_die() -> None:
    """Craft 4 and a 4 are above 7; Craft 4 and a 3 are not, and then Strength 2 stands alone against 7 + 1."""
    answers = ["use czarodziej_ognia *"]
    burnt = meet(lying=FIGHT, people=person("czarodziej_ognia"), dice=[4], answers=answers)
    assert (places(burnt, "wrog_7"), seen(burnt)["trophies"], seen(burnt)["endurance"]) == (
        ["discard adventure"],
        [],
        4,
    )
    missed = meet(lying=FIGHT, people=person("czarodziej_ognia"), dice=[3, 1], answers=answers)
    assert (places(missed, "wrog_7"), seen(missed)["endurance"]) == (HERE, 3)


@pytest.mark.rule("SMO-190")
def test_a_fire_wizard_singes_adventurers() -> None:
    people = {**person("czarodziej_ognia", craft=2), 1: {"space": "pola_1"}}
    table = meet(people=people, deck=["mieszek_zlota"], dice=[2], answers=["attack 1", "use czarodziej_ognia *"])
    assert (seen(table, 1)["endurance"], seen(table)["endurance"]) == (3, 4)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.rule("SMO-190")
def test_breath_does_not_touch_a_fire_wizard(role: str) -> None:
    table = meet("ognisty_drake", people=person("czarodziej_ognia", role, strength=9), dice=[6, 1])
    assert (seen(table)["endurance"], seen(table)["trophies"]) == (4, ["ognisty_drake"])


# -- Dragon Rider


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.rule("SMO-191")
def test_a_rider_tames_dragons(role: str) -> None:
    """A tamed one is a friend that adds nothing; given up it adds half of its worth, rounded up: 4 of 7."""
    tamed = meet(lying=FIGHT, people=person("smocza_amazonka", role, strength=4), dice=[6, 1], answers=["may yes"])
    assert (seen(tamed)["trophies"], seen(tamed)["owns"]) == ([], ["wrog_7"])
    assert list(world(tamed).adventurers[0].servants.values()) == ["companion"]
    kept = meet(lying=FIGHT, people=person("smocza_amazonka", role, strength=4), dice=[6, 1], answers=["may no"])
    assert (seen(kept)["trophies"], seen(kept)["owns"]) == (["wrog_7"], [])


@pytest.mark.rule("SMO-191")
def test_a_tamed_dragon_is_given_up_for_half_its_worth() -> None:
    people = {**person("smocza_amazonka", strength=4, offers=["pola_1"]), 1: {"space": "zamek"}}
    said = {"king": "varthrax", "tokens": ["luska_grilipusa", "luska_cadorusa", "luska_varthraxa", "luska_grilipusa"]}
    board = {"pola_1": ["wrog_7"], "cmentarz": ["rubinowy_smok"]}
    deck = ["mieszek_zlota"] * 6
    table = staged(people=people, lying=board, dragons=said, dice=[6, 1, 1, 1, 2, 3], deck=deck)
    play(table, "offer pola_1", "may yes")
    play(table, "go *")
    play(table, "go cmentarz", "use smocza_amazonka *", "may no")
    assert (seen(table)["owns"], seen(table)["trophies"]) == ([], ["rubinowy_smok"]), "7 + 4 + 2 against 9 + 3"
    assert places(table, "wrog_7") == ["discard adventure"]


# -- Conjurer


@pytest.mark.rule("SMO-192")
def test_a_conjurer_exchanges_a_spell_once_a_turn() -> None:
    said = {"king": "varthrax", "tokens": ["luska_grilipusa"] * 2}
    people = person("iluzjonistka", spells=["cios"])
    table = staged(people=people, dragons=said, spell_deck=["wnyk"])
    play(table, "use iluzjonistka discard_gain_spell", until="landing")
    game = world(table)
    assert [card_of(one) for one in game.zone("spells", 0)] == ["wnyk"]
    assert places(table, "cios") == ["discard spells"]
    assert [option[0] for option in table.answers].count("use") == 1


# -- Dragon Priestess


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.rule("SMO-193")
def test_a_priestess_may_pass_a_scale_of_the_king(role: str) -> None:
    said = {"king": "varthrax", "tokens": ["luska_grilipusa"] * 2, "on_spaces": {"pola_1": "varthrax"}}
    for people, asked in ((person("smocza_kaplanka", role), True), ({}, False)):
        own = {0: {"space": "wioska", **people.get(0, {})}}
        table = staged(people=own, dragons=said, dice=[1], deck=["mieszek_zlota"], varthrax_deck=["zguba_smokow"])
        play(table, "go pola_1", *(["mode space"] if asked else []))
        assert ("mode", "space") in table.answers if asked else ("mode", "scale") not in table.answers
        assert places(table, "zguba_smokow") == ([] if asked else HERE)


@pytest.mark.rule("SMO-193")
def test_a_priestess_buys_scales_of_the_lords() -> None:
    said = {"king": "varthrax", "tokens": ["luska_grilipusa", "luska_cadorusa"], "on_lords": {"cadorus": 1}}
    life = staged(people=person("smocza_kaplanka"), dragons=said)
    play(life, "use smocza_kaplanka *", "lord cadorus", until="landing")
    assert (seen(life)["endurance"], scales(life), on_lords(life)) == (3, {"cadorus": 1}, {"grilipus": 1})
    friend = staged(people=person("smocza_kaplanka", owns=["dziewica"]), dragons=said)
    play(friend, "use smocza_kaplanka *", "choose choose", "lord grilipus", until="landing")
    assert (seen(friend)["endurance"], seen(friend)["owns"], scales(friend)) == (4, [], {"grilipus": 1})
    assert [option[0] for option in friend.answers].count("use") == 1


# -- Minotaur


@pytest.mark.parametrize(("rolled", "goal", "trophies"), [(4, "straznik", []), (5, "wzgorza_1", ["wrog_7"])])
@pytest.mark.rule("SMO-194")
def test_a_minotaur_charges_after_a_long_run(rolled: int, goal: str, trophies: list[str]) -> None:
    """Strength 5 and a 3 against 7 and 2: a loss, unless the charge adds 2."""
    said = {"king": "varthrax", "tokens": ["luska_grilipusa"] * 2}
    people = {0: {"pair": ["minotaur", "giermek_b"], "space": "wioska"}}
    table = staged(people=people, lying={goal: ["wrog_7"]}, dragons=said, dice=[rolled, 3, 2])
    play(table, f"go {goal}")
    assert (seen(table)["trophies"], seen(table)["space"]) == (trophies, goal)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.rule("SMO-194")
def test_a_minotaur_holds_no_spells(role: str) -> None:
    table = meet("drzewny_smok", people=person("minotaur", role, craft=9), dice=[6, 1])
    assert (seen(table)["trophies"], seen(table)["spells"]) == (["drzewny_smok"], 0)
