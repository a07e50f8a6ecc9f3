"""The Cosmic Abyss: what works there and what does not, its spaces, the prison of the Alien Civilisation."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.effects.runtime import value
from brzdek.core.table import Table
from tests.rules.dialect import offers, seat_to_move, story, told, topic
from tests.rules.magia_i_miecz.adrift import VORTEX, adrift, carried
from tests.rules.magia_i_miecz.delving import (
    choices,
    delve,
    finish,
    friends,
    hand,
    landed,
    lines,
    lying,
    pile,
    play,
    quiet,
    seen,
    things,
    trophies,
    turn,
    went,
    world,
)
from tests.support import answer, legal

DRAWS = {
    "plan_astralny": 1, "czwarty_wymiar": 1, "limbo": 1, "pustka": 1, "pole_asteroid": 1, "wrak_statku": 1,
    "ladowanie": 2, "kosmiczna_forteca": 0, "petla_czasu": 0,
}  # fmt: skip


# --- who is touched, what stays


@pytest.mark.rule("MIM-312", "MIM-445")
def test_a_card_explored_there_touches_only_its_drawer() -> None:
    halt = ["postoj", "dar", "rana", "niczyj", "do_dobra"]
    table = play(carried("wezel_swiatow", deck=halt), "resolve postoj")
    assert told(table, "loses_turn") == [], "everybody would lose a turn"
    outside = landed("pola_2", players=3, deck=["postoj"])
    assert [seat for seat, _ in told(outside, "loses_turn")] == [1, 2]


@pytest.mark.rule("MIM-313")
@pytest.mark.parametrize(("space", "reached"), [("limbo", False), ("pola_5", True)], ids=["in the Abyss", "outside"])
def test_a_card_drawn_outside_does_not_reach_into_the_abyss(space: str, reached: bool) -> None:
    def when_drawn(card: str) -> Table:
        return landed("pola_2", players=3, who={1: {"space": space, "endurance": 2}}, deck=[card])

    assert [seat for seat, _ in told(when_drawn("postoj"), "loses_turn")] == ([1, 2] if reached else [2])
    cold = world(when_drawn("zamiec"))
    assert [value(cold, seat, "move", 5) for seat in (0, 1, 2)] == [1, 1 if reached else 5, 1], "a blizzard that lasts"
    assert ((1,) in told(when_drawn("zaglada"), "died")) == reached
    cold.adventurers[1].space = "pola_4"
    assert value(cold, 1, "move", 5) == 1, "it still lasts for whoever comes out"


@pytest.mark.rule("MIM-314", "MIM-214")
def test_nothing_that_was_drawn_stays_on_the_board() -> None:
    lost = carried("limbo", 1, 6, cards=["robot_bojowy"])
    assert (seen(lost).endurance, lying(lost, "limbo")) == (3, [])
    assert "robot_bojowy" in pile(lost, "discard", "abyss")
    left = play(carried("limbo", cards=["rekawica_energetyczna"]), "done")
    assert (things(left), lying(left, "limbo")) == (["drobiazg"], [])
    assert "rekawica_energetyczna" in pile(left, "discard", "abyss")
    visited = carried("limbo", 6, 6, cards=["lowca_niewolnikow"], endurance=1)
    assert "lowca_niewolnikow" in pile(visited, "discard", "abyss")
    kept = play(carried("limbo", cards=["rekawica_energetyczna"]), "take rekawica_energetyczna")
    assert things(kept) == ["drobiazg", "rekawica_energetyczna"]


@pytest.mark.rule("MIM-314", "MIM-087")
def test_what_is_dropped_there_is_discarded() -> None:
    table = play(adrift("limbo", 1, 4), "drop drobiazg")
    assert lying(table, "limbo") == []
    assert "drobiazg" in pile(table, "discard", "adventure")
    full = carried("limbo", cards=["zyrokompas"], things=["drobiazg"] * 4)
    play(full, "take zyrokompas", "put_down drobiazg")
    assert (len(things(full)), lying(full, "limbo")) == (4, [])


@pytest.mark.rule("MIM-314", "MIM-072")
def test_whoever_dies_there_leaves_nothing_behind() -> None:
    own: dict[str, Any] = {"endurance": 1, "things": ["drobiazg"], "gold": 3, "friends": ["towarzysz"]}
    table = carried("limbo", 1, 6, cards=["robot_bojowy"], **own)
    assert (told(table, "died"), topic(table)) == ([(0,)], "pair")
    while topic(table) in ("pair", "start"):
        answer(table, legal(table)[0])
    assert (lying(table, "limbo"), world(table).gold_on) == ([], {})
    assert {"drobiazg", "towarzysz"} <= set(pile(table, "discard", "adventure"))


@pytest.mark.rule("MIM-315")
def test_adventurers_do_not_meet_there() -> None:
    who: dict[int, Any] = {0: {"space": "limbo", "offers": ["kosmiczna_forteca"], "things": ["drobiazg"], "gold": 2}}
    who[1] = {"space": "kosmiczna_forteca", "gold": 5, "lost": 9}
    table = play(delve(who=who), "offer kosmiczna_forteca")
    assert topic(table) == "shop", "only the instruction of the space"
    assert not [line for line in legal(table) if line.startswith(("attack", "trade"))]
    outside = landed("pola_2", who={1: {"space": "pola_2"}}, deck=["dar"])
    assert topic(outside) == "meet"


# --- magic


def before_combat(table: Table) -> Table:
    """Pass until there is a combat."""
    return quiet(table, lambda now: now.ask is not None and now.ask.about[:1] == ("before_combat",))


@pytest.mark.rule("MIM-316")
def test_spells_work_only_against_cards_just_drawn() -> None:
    own: dict[str, Any] = {"spells": ["moc_walki"], "craft": 3}
    table = before_combat(carried("limbo", 1, 4, cards=["mutant"], **own))
    assert choices(table, "cast") == ["moc_walki"]
    play(table, "cast moc_walki")
    assert told(table, "scored")[0][1:4] == (3 + 3 + 1, ("mutant.1",), 4 + 4)
    demon = play(carried("demon_otchlani", 1, 1, **own), "choose attacked_by")
    assert "casts" not in story(demon)
    assert told(demon, "scored")[0][1] == 3 + 1, "against him no spell is asked for"


@pytest.mark.rule("MIM-316")
def test_at_no_other_time_and_for_no_other_end() -> None:
    table = adrift("kosmiczna_forteca", 1, 3, spells=["zew", "zew"], craft=3)
    assert lines(table) == ["roll", "drop drobiazg"], "at any time, but not here"
    play(table, "roll")
    assert lines(table) == ["end", "drop drobiazg"]
    fight = carried("limbo", 1, 4, cards=["mutant"], spells=["zew", "moc_walki"], craft=3)
    assert choices(before_combat(fight), "cast") == ["moc_walki"], "the other one is not aimed at the card"


@pytest.mark.rule("MIM-317", "MIM-326")
def test_the_command_does_not_reach_them() -> None:
    who: dict[int, Any] = {0: {"space": "korona_wladzy"}, 1: {"space": "limbo"}}
    table = delve(3, who=who, dice=[6], crowned=True)
    assert told(table, "commands") == [(0, 2)]
    assert (seen(table, 1).endurance, seen(table, 2).endurance) == (4, 1)


@pytest.mark.rule("MIM-325", "MIM-330")
@pytest.mark.parametrize(("die", "left"), [(1, 3), (2, 4), (6, 4)])
def test_a_command_that_reaches_nobody_may_hit_its_caster(die: int, left: int) -> None:
    who: dict[int, Any] = {0: {"space": "korona_wladzy"}, 1: {"space": "limbo", "things": ["drobiazg"]}}
    table = delve(who=who, dice=[die], crowned=True)
    assert told(table, "commands_nobody") == [(0,)], "it is cast all the same"
    assert (seen(table).endurance, seen(table, 1).endurance) == (left, 4)


@pytest.mark.rule("MIM-318")
def test_magic_items_count_against_drawn_cards_only() -> None:
    own: dict[str, Any] = {"things": ["pas_sily", "drobiazg"]}
    drawn = carried("limbo", 1, 4, cards=["mutant"], **own)
    assert told(drawn, "scored")[0][1] == 3 + 1 + 1
    demon = play(carried("demon_otchlani", 1, 1, **own), "choose attacked_by")
    assert told(demon, "scored")[0][1] == 3 + 1, "not against beings of the board"
    assert seen(adrift("limbo", **own)).strength == 3
    friend = play(carried("demon_otchlani", 1, 1, friends=["towarzysz"]), "choose attacked_by")
    assert told(friend, "scored")[0][1] == 3 + 1 + 1, "friends and ordinary items do"


@pytest.mark.rule("MIM-318")
def test_magic_armour_and_weapons_sleep_as_well() -> None:
    own: dict[str, Any] = {"things": ["magiczny_pancerz", "drobiazg"]}
    drawn = carried("limbo", 1, 6, cards=["mutant"], **own)
    assert topic(drawn) == "armour"
    demon = play(carried("demon_otchlani", 1, 1, **own), "choose attacked_by")
    assert (seen(demon).endurance, topic(demon)) == (3, "end")
    swords: dict[str, Any] = {"things": ["swieta_lanca", "drobiazg"]}
    lance = play(carried("demon_otchlani", 1, 1, **swords), "choose attacked_by")
    assert told(lance, "scored")[0][1] == 3 + 1
    against = carried("limbo", 1, 4, cards=["mutant"], **swords)
    assert told(against, "scored")[0][1] == 3 + 1 + 1


@pytest.mark.rule("MIM-318")
def test_no_spells_are_lost_in_the_abyss() -> None:
    table = adrift("limbo", things=["korona_mocy", "drobiazg"], spells=["zew", "zew"])
    assert (seen(table).craft, seen(table).spell_limit) == (3, 2)
    assert hand(table) == ["zew", "zew"]


@pytest.mark.rule("MIM-319")
def test_magic_found_there_works_after_the_return() -> None:
    table = play(carried("limbo", 1, 3, cards=["gwiezdne_berlo"]), "take gwiezdne_berlo")
    assert seen(table).craft == 3
    play(table, "roll")
    assert (went(table)[-2:], seen(table).craft) == ([VORTEX, "wioska"], 4)


@pytest.mark.rule("MIM-397")
def test_no_spell_crosses_the_border() -> None:
    who: dict[int, Any] = {0: {"spells": ["cios"], "things": ["drobiazg"]}, 1: {"space": "limbo"}}
    assert "cast" not in [line.split()[0] for line in lines(delve(who=who))]
    three = play(delve(3, who={**who, 2: {"lost": 9}}), "cast cios")
    assert seen(three, 2).endurance == 3, "only the one outside can be hit"
    who[0]["spells"] = ["zew"]
    who[1]["spells"] = ["zbieg"]
    unanswered = play(delve(3, who=who), "cast zew")
    assert (seat_to_move(unanswered), seen(unanswered).gold) == (0, 2), "nobody inside answers a spell cast outside"
    inside: dict[int, Any] = {
        0: {"space": "limbo", "offers": ["pustka"], "spells": ["moc_walki"], "things": ["drobiazg"]}
    }
    inside[1] = {"spells": ["zbieg"], "lost": 9}
    table = play(delve(who=inside, abyss_deck=["mutant"], dice=[1, 1]), "offer pustka", "cast moc_walki")
    assert told(table, "fizzles") == [], "nor the other way round"
    assert told(table, "scored")[0][1] == 3 + 3 + 1


@pytest.mark.rule("MIM-424")
def test_a_quest_fulfilled_there_brings_the_talisman_but_not_its_owner() -> None:
    table = carried("limbo", 6, 1, cards=["mutant"], quest=2)
    assert things(table) == ["drobiazg", "talizman"]
    assert (seen(table).quest, seen(table).space) == (0, "limbo")


# --- the spaces


@pytest.mark.rule("MIM-441", "MIM-214", "MIM-008")
@pytest.mark.parametrize(("space", "count"), DRAWS.items())
def test_so_many_abyss_cards_are_drawn(space: str, count: int) -> None:
    table = carried(space, cards=["rdzen_energetyczny", "kapsula_wiedzy"])
    assert [card for _, card in told(table, "drew")] == ["rdzen_energetyczny.1", "kapsula_wiedzy.1"][:count]


@pytest.mark.rule("MIM-441")
def test_the_gate_only_stops() -> None:
    table = carried("nadprzestrzenna_brama")
    assert (topic(table), told(table, "drew")) == ("end", [])


@pytest.mark.rule("MIM-444")
@pytest.mark.parametrize(
    ("line", "attribute", "how"), [("attacked_by", "strength", "melee"), ("attacked_by_2", "craft", "psychic")]
)
def test_the_demon_of_the_abyss_is_fought_as_one_likes(line: str, attribute: str, how: str) -> None:
    own: dict[str, Any] = {attribute: 9}
    table = carried("demon_otchlani", 6, 1, **own)
    assert offers(table, "choose") == ["attacked_by", "attacked_by_2"]
    answer(table, f"choose {line}")
    assert told(table, "fights")[0][2] == how
    assert told(table, "scored")[0][1:4:2] == (12 + 6, 12 + 1)
    assert getattr(world(table).adventurers[0], attribute) == 10
    lost = play(carried("demon_otchlani", 1, 1), f"choose {line}")
    assert (seen(lost).endurance, turn(lost)) == (3, 0)
    assert trophies(table) == [], "a being of the board"


@pytest.mark.rule("MIM-444")
def test_the_demon_can_be_evaded() -> None:
    table = play(carried("demon_otchlani", pair=["zwykly_a", "giermek_zwinny"]), "choose attacked_by")
    assert topic(table) == "evade"
    answer(table, "evade")
    assert seen(table).endurance == 4


@pytest.mark.rule("MIM-445")
def test_at_the_nexus_one_of_five_adventure_cards_is_met() -> None:
    five = ["wrog_7", "dar", "rana", "drobiazg", "zrodlo"]
    table = carried("wezel_swiatow", deck=five)
    assert topic(table) == "pick_card"
    assert sorted(line.partition(".")[0] for line in offers(table, "resolve")) == sorted(five)
    play(table, "resolve dar")
    assert seen(table).gold == 2
    assert set(five) <= set(pile(table, "discard", "adventure")), "and does not stay"
    assert (seen(table).endurance, lying(table, "wezel_swiatow")) == (4, [])
    foe = play(carried("wezel_swiatow", 1, 6, deck=five), "resolve wrog_7")
    assert (seen(foe).endurance, lying(foe, "wezel_swiatow")) == (3, [])


@pytest.mark.rule("MIM-446")
@pytest.mark.parametrize(
    ("die", "points"),
    [(1, (1, 3, 4)), (2, (1, 0, 4)), (3, (1, 1, 2)), (4, (1, 1, 4)), (5, (0, 1, 4)), (6, (3, 1, 4))],
)
def test_the_rad_zone(die: int, points: tuple[int, int, int]) -> None:
    table = carried("strefa_promieniowania", die, strength=1, craft=1)
    one = world(table).adventurers[0]
    assert (one.strength, one.craft, one.endurance) == points


@pytest.mark.rule("MIM-447")
@pytest.mark.parametrize(("die", "being", "attribute"), [(2, "obcy_m", "craft"), (3, "obcy_s", "strength")])
def test_an_alien_attacks_on_the_death_world(die: int, being: str, attribute: str) -> None:
    own: dict[str, Any] = {attribute: 7}
    table = carried("swiat_smierci", die, 6, 1, **own)
    assert told(table, "fights")[0][1] == (being,)
    assert told(table, "scored")[0][3] == 9 + 1
    assert getattr(world(table).adventurers[0], attribute) == 8
    beaten = carried("swiat_smierci", die, 1, 6)
    assert seen(beaten).endurance == 3


@pytest.mark.rule("MIM-447")
@pytest.mark.parametrize(("die", "count"), [(1, 0), (4, 1), (5, 2), (6, 3)])
def test_the_death_world_wounds_or_gives_adventure_cards(die: int, count: int) -> None:
    table = carried("swiat_smierci", die, deck=["dar", "dar", "dar"])
    assert (seen(table).gold, len(told(table, "drew"))) == (1 + count, count)
    assert seen(table).endurance == (3 if die == 1 else 4)
    everybody = carried("swiat_smierci", 4, deck=["postoj"])
    assert told(everybody, "loses_turn") == [], "it touches only whoever drew it"


@pytest.mark.rule("MIM-448")
def test_the_space_fortress_heals_and_sells_in_one_visit() -> None:
    table = carried("kosmiczna_forteca", endurance=2, gold=9)
    assert topic(table) == "heal"
    answer(table, "heal yes", "heal yes")
    assert (seen(table).endurance, seen(table).gold, topic(table)) == (4, 7, "shop"), "one bag a point, no further"
    prices = {"medpakiet": 1, "granat_plazmowy": 2, "pole_silowe": 4}
    for item, price in prices.items():
        before = seen(table).gold
        answer(table, f"buy {item}")
        assert before - seen(table).gold == price
    assert things(table) == ["drobiazg", *sorted(prices)]
    assert topic(table) == "end", "without gold nothing is for sale"


@pytest.mark.rule("MIM-448")
def test_what_the_trader_sells_returns_to_his_pile() -> None:
    table = play(carried("kosmiczna_forteca", gold=9), "buy blaster", "buy nothing")
    assert pile(table, "equipment", "blaster") == []
    play(table, "drop blaster")
    assert pile(table, "equipment", "blaster") == ["blaster"]
    robot = play(carried("kosmiczna_forteca", gold=9), "buy robot_tragarz", "buy nothing")
    assert friends(robot) == ["robot_tragarz"]


# --- the prison


@pytest.mark.rule("MIM-449", "MIM-320")
@pytest.mark.parametrize(
    ("die", "gold", "held"), [(2, 9, True), (3, 1, True), (4, 1, True), (5, 0, False), (6, 0, False)]
)
def test_the_outpost_imprisons(die: int, gold: int, held: bool) -> None:
    table = carried("posterunek_obcych", die, gold=gold)
    assert (seen(table).prison == 3) is held
    assert told(table, "imprisoned") == ([(0,)] if held else [])


@pytest.mark.rule("MIM-449")
def test_gold_buys_one_free() -> None:
    table = carried("posterunek_obcych", 3, gold=2)
    assert offers(table, "choose") == ["pay", "imprison"]
    answer(table, "choose pay")
    assert (seen(table).gold, seen(table).prison) == (0, 0)


@pytest.mark.rule("MIM-449")
def test_a_threat_is_led_to_the_vortex() -> None:
    table = finish(carried("posterunek_obcych", 1, 4, 6, 1))
    assert lines(table) == [f"step {VORTEX}", "drop drobiazg"]
    play(table, f"step {VORTEX}")
    assert went(table)[1:3] == [VORTEX, "swiatynia"]
    assert told(table, "drifts") == [], "without a roll"


def prisoner(*dice: int, **own: Any) -> Table:
    return adrift("posterunek_obcych", *dice, prison=3, **own)


@pytest.mark.rule("MIM-320", "MIM-321")
def test_a_prisoner_who_rolls_his_craft_or_less_goes_on() -> None:
    table = prisoner(1, 2, 1)
    assert told(table, "escaped") == [(0,)]
    assert lines(table) == ["roll", "drop drobiazg"], "the turn goes on as usual"
    play(table, "roll")
    assert went(table)[:1] == ["kosmiczna_forteca"]


@pytest.mark.rule("MIM-320", "MIM-318")
def test_magic_does_not_help_him_out() -> None:
    table = prisoner(2, 3, things=["korona_mocy", "drobiazg"])
    assert told(table, "escaped") == []
    assert told(prisoner(2, 3, craft=2), "escaped") == [(0,)], "but what he has gained does"


@pytest.mark.rule("MIM-321", "MIM-322")
def test_after_three_turns_he_is_free_whatever_the_rolls() -> None:
    table = prisoner(6, 6, 6, 5, 5, 5, 1)
    for left in (2, 1, 0):
        assert told(table, "still_held")[-1] == (0, left)
        assert topic(table) == "end", "that turn is lost"
        answer(table, "end")
    assert lines(table) == ["roll", "drop drobiazg"]
    play(table, "roll")
    assert went(table)[:1] == ["kosmiczna_forteca"]
    assert len(told(table, "still_held")) == 3


@pytest.mark.rule("MIM-322")
def test_a_card_may_imprison_too() -> None:
    table = carried("limbo", cards=["patrol_obcych"], gold=1)
    assert (seen(table).prison, topic(table)) == (3, "end"), "the turn is over"
    further = carried("ladowanie", cards=["patrol_obcych", "skrzynia_kredytow"], gold=1)
    assert (seen(further).prison, topic(further)) == (3, "end")
    assert (seen(further).gold, choices(further, "take")) == (1, []), "what else was drawn is left"
