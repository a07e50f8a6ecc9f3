"""Every card of the Abyss and every purchase, met against numbers of its own; and the deck as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from brzdek.core.table import Table
from brzdek.core.text import LANGS, Lang
from brzdek.games.magia_i_miecz.cards.pieces import AdventureCard, EnemyCard, SpaceCard
from tests import reference
from tests.rules.dialect import told, topic
from tests.rules.magia_i_miecz.adrift import GATE, VORTEX, adrift, carried
from tests.rules.magia_i_miecz.delving import (
    choices,
    friends,
    landed,
    lines,
    pile,
    play,
    quiet,
    seen,
    things,
    trophies,
    went,
    world,
)
from tests.support import answer, catalog

FLAVOUR_LIMIT = 64
MOVED = ("swiat_smierci", "strefa_promieniowania", "ladowanie", "wezel_swiatow", "kosmiczna_forteca", VORTEX)


def own(table: Table, name: str) -> Any:
    return getattr(world(table).adventurers[0], name)


def deck() -> dict[str, AdventureCard]:
    cards = [card for card in catalog("magia_i_miecz").cards.values() if isinstance(card, AdventureCard)]
    return {card.id: card for card in cards if card.deck == "abyss"}


def sold() -> set[str]:
    """What the Rogue Trader has."""
    fortress = catalog("magia_i_miecz").cards["kosmiczna_forteca"]
    parts: Any = fortress.effects["visit"]
    return set(parts.parts[1].goods)


def meet(card: str, *dice: int, **more: Any) -> Table:
    """The card is drawn in Limbo."""
    return carried("limbo", *dice, cards=[card], **more)


def fought(card: str, *dice: int, **more: Any) -> tuple[int, int]:
    """The scores of the first combat with it."""
    _, mine, _, theirs, *_ = told(meet(card, *dice, **more), "scored")[0]
    return mine, theirs


def use(table: Table, card: str) -> Table:
    """Its ability, as soon as it may be used."""
    quiet(table, lambda now: any(line.startswith(f"use {card} ") for line in lines(now)))
    return play(table, next(line for line in lines(table) if line.startswith(f"use {card} ")))


# --- the deck


def test_forty_cards_and_twelve_purchases() -> None:
    assert sum(card.copies for card in deck().values()) == 40
    cards = catalog("magia_i_miecz").cards
    assert sum(cards[one].copies for one in sold()) == 12
    kinds = Counter(card.kind for card in deck().values())
    assert kinds == {
        "event": 7, "enemy": 11, "stranger": 5, "find": 3, "object": 6, "magic_item": 2, "friend": 3, "place": 3,
    }  # fmt: skip
    sums = [card for card in deck().values() if isinstance(card, EnemyCard) and card.strength != "foe"]
    assert min(max(one.strength or 0, one.craft or 0) for one in sums if isinstance(one.strength, int | None)) >= 3


def test_the_known_names_come_first() -> None:
    known = reference.facts("talisman_timescape")["cards"]
    names = {card.name.en: card for card in deck().values()}
    for fact in known:
        card = names[fact["name_en"]]
        assert (card.name.pl, card.number) == (fact["name_pl"], fact["encounter"])
    assert names["Battle Droid"].strength == 6  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGS)
def test_cards_read_well_and_no_two_are_called_alike(lang: Lang) -> None:
    cards = [card for card in catalog("magia_i_miecz").cards.values() if card.origin == "house"]
    ours = [card for card in cards if card.id in {*deck(), *sold()}]
    assert len({card.name.to(lang) for card in ours}) == len(ours) == len(deck()) + len(sold())
    for card in ours:
        assert card.flavour is not None
        assert 10 <= len(card.flavour.to(lang)) <= FLAVOUR_LIMIT


# --- events


@pytest.mark.parametrize(("die", "space"), list(enumerate(MOVED, 1)))
def test_a_rift_carries_off(die: int, space: str) -> None:
    assert went(meet("szczelina_wymiarow", die, 4, 4, 4))[1] == space


@pytest.mark.parametrize(("die", "left"), [(1, 2), (2, 3), (3, 3), (4, 4), (6, 4)])
def test_meteors_hit(die: int, left: int) -> None:
    assert seen(meet("deszcz_meteorow", die)).endurance == left


def test_an_ion_storm_takes_what_rolls_a_one() -> None:
    table = meet("burza_jonowa", 2, 1, 6, things=["drobiazg", "helm", "miecz"])
    assert len(things(table)) == 2


def test_the_alien_patrol_is_paid_or_imprisons() -> None:
    table = meet("patrol_obcych", gold=3)
    answer(table, "choose pay")
    assert (seen(table).gold, seen(table).prison) == (1, 0)
    assert seen(play(meet("patrol_obcych", gold=3), "choose imprison")).prison == 3
    assert seen(meet("patrol_obcych", gold=1)).prison == 3


def test_the_current_carries_on() -> None:
    table = play(meet("prad_nadprzestrzenny", 3, 1), "may yes")
    assert went(table)[:2] == ["limbo", "ladowanie"], "a road of its own, with a roll"
    assert went(play(meet("prad_nadprzestrzenny", 3), "may no")) == ["limbo"]


@pytest.mark.parametrize(("dice", "craft"), [((1, 2), 1), ((2, 2), 0)])
def test_the_voice_is_understood_by_craft(dice: tuple[int, int], craft: int) -> None:
    table = meet("glos_z_gwiazd", *dice)
    assert own(table, "craft") == craft


def test_a_distress_call_may_be_followed() -> None:
    cards = ["sygnal_ratunkowy", "rdzen_energetyczny", "kapsula_wiedzy"]
    table = play(carried("limbo", cards=cards), "may yes", "take rdzen_energetyczny", "take kapsula_wiedzy")
    assert (own(table, "strength"), own(table, "craft")) == (1, 1)
    assert len(told(play(carried("limbo", cards=cards), "may no"), "drew")) == 1


# --- enemies


FORCES = {
    "robot_bojowy": 6, "korsarz_pustki": 5, "mutant": 4, "roj_nanitow": 3, "lowca_swiatow": 7, "klon": 3,
    "smok_prozni": 9, "zwiadowca_obcych": 6, "zaginiona_zaloga": 5, "upior_nadprzestrzeni": 7, "pan_godzin": 9,
}  # fmt: skip
"""The Clone is as strong as whoever meets it."""


@pytest.mark.parametrize(("card", "force"), FORCES.items())
def test_an_enemy_has_its_force(card: str, force: int) -> None:
    table = meet(card, 2, 4, 2, 4, 2, 4, gold=0)
    assert told(table, "scored")[0][1:4:2] == (3 + 2, force + 4)


def test_every_enemy_is_fought_here() -> None:
    assert {card.id for card in deck().values() if isinstance(card, EnemyCard)} == set(FORCES)


def test_the_corsair_is_bought_off_or_robbed() -> None:
    table = play(meet("korsarz_pustki", gold=3), "may yes")
    assert (seen(table).gold, told(table, "scored")) == (1, [])
    won = play(meet("korsarz_pustki", 6, 1, gold=3, strength=3), "may no")
    assert (seen(won).gold, trophies(won)) == (5, ["korsarz_pustki"])


def test_the_swarm_comes_three_times() -> None:
    table = meet("roj_nanitow", 6, 1, 6, 1, 6, 1)
    assert (len(told(table, "scored")), trophies(table)) == (3, ["roj_nanitow"])


def test_the_hunter_takes_a_trophy_of_his_own() -> None:
    table = meet("lowca_swiatow", 1, 6)
    assert (seen(table).endurance, things(table)) == (3, [])


@pytest.mark.parametrize(("card", "attribute"), [("smok_prozni", "strength"), ("pan_godzin", "craft")])
def test_the_greatest_teach_their_victor(card: str, attribute: str) -> None:
    more: dict[str, Any] = {attribute: 8}
    table = meet(card, 6, 1, **more)
    assert (own(table, attribute), trophies(table)) == (9, [card])


def test_the_lord_of_the_hours_takes_two_turns() -> None:
    table = meet("pan_godzin", 1, 6)
    assert (seen(table).endurance, told(table, "loses_turn")) == (4, [(0, 2)])


def test_the_scout_fights_the_weaker_side_and_imprisons() -> None:
    table = meet("zwiadowca_obcych", 1, 6, strength=2)
    assert told(table, "fights")[0][2] == "psychic"
    assert (seen(table).endurance, seen(table).prison) == (4, 3)


def test_the_wraith_throws_its_victim_to_the_vortex() -> None:
    table = meet("upior_nadprzestrzeni", 1, 6, 4, 5, 5)
    assert seen(table).endurance == 3
    assert went(table)[:2] == ["limbo", VORTEX]


# --- strangers and places


def test_the_time_traveller_heals_or_gives_time() -> None:
    assert seen(play(meet("podroznik_w_czasie", endurance=1), "choose heal")).endurance == 4
    table = play(meet("podroznik_w_czasie", endurance=1), "choose extra_turns")
    assert world(table).adventurers[0].extra == 1


def test_the_navigator_knows_the_way() -> None:
    table = play(meet("nawigator", 4), "end")
    assert len(choices(table, "offer")) == 15
    assert went(play(table, f"offer {VORTEX}"))[1:3] == [VORTEX, "swiatynia"]


def test_the_android_sells_cheaply() -> None:
    table = meet("android_handlowy", gold=5)
    assert choices(table, "buy") == ["medpakiet", "granat_plazmowy", "blaster", "namiernik", "nothing"]
    play(table, "buy blaster", "buy granat_plazmowy", "buy nothing")
    assert (seen(table).gold, things(table)) == (2, ["blaster", "drobiazg", "granat_plazmowy"])


@pytest.mark.parametrize(("dice", "gold", "prison"), [((1, 2), 3, 0), ((2, 2), 1, 3)])
def test_the_slaver_looks_for_the_weak(dice: tuple[int, int], gold: int, prison: int) -> None:
    table = meet("lowca_niewolnikow", *dice)
    assert (seen(table).gold, seen(table).prison) == (gold, prison)


def test_the_keeper_plays_for_a_talisman() -> None:
    assert "talizman" in things(play(meet("straznik_artefaktow", 4), "guess 4"))
    assert seen(play(meet("straznik_artefaktow", 3), "guess 4")).gold == 0


def test_the_pod_leads_to_the_vortex() -> None:
    table = play(meet("kapsula_ratunkowa", 4, 6, 1), "may yes")
    assert went(table)[1:3] == [VORTEX, "swiatynia"]


def test_the_laboratory_sells_a_life() -> None:
    table = play(meet("laboratorium_klonowania", gold=2), "may yes")
    assert (seen(table).gold, seen(table).endurance) == (0, 5)


@pytest.mark.parametrize(
    ("die", "shows"),
    [
        (1, lambda table: told(table, "fights")[0][1] == ("obcy_s",)),
        (2, lambda table: seen(table).lost == 1 or told(table, "loses_turn") == [(0, 1)]),
        (3, lambda table: seen(table).gold == 1),
        (4, lambda table: seen(table).gold == 2),
        (5, lambda table: "blaster" in things(table)),
        (6, lambda table: "egzoszkielet" in things(table)),
    ],
)
def test_the_abandoned_station(die: int, shows: Callable[[Table], bool]) -> None:
    assert shows(play(meet("opuszczona_stacja", die, 6, 1), "may yes"))


# --- finds, items, friends


@pytest.mark.parametrize(
    ("card", "gain"),
    [("skrzynia_kredytow", (0, 0, 3)), ("rdzen_energetyczny", (1, 0, 1)), ("kapsula_wiedzy", (0, 1, 1))],
)
def test_finds(card: str, gain: tuple[int, int, int]) -> None:
    table = play(meet(card), f"take {card}")
    assert (own(table, "strength"), own(table, "craft"), own(table, "gold")) == gain


@pytest.mark.parametrize(("die", "fights"), [(3, 1), (4, 0)])
def test_the_chameleon_suit_hides_in_half_the_cases(die: int, fights: int) -> None:
    table = meet("mutant", die, 1, 1, things=["kombinezon_kameleona"])
    assert len(told(table, "scored")) == fights


def test_the_enviro_suit_saves_and_keeps_rays_off() -> None:
    table = meet("mutant", 1, 6, 4, things=["skafander_bojowy"])
    play(table, "armour skafander_bojowy")
    assert seen(table).endurance == 4
    zone = carried("strefa_promieniowania", 3, things=["skafander_bojowy"])
    assert seen(play(zone, "ignore yes")).endurance == 4


def test_the_compass_throws_the_die_again() -> None:
    table = use(play(adrift("limbo", 1, 5, things=["zyrokompas"]), "roll"), "zyrokompas")
    assert went(table)[0] == "pole_asteroid"


def test_the_platform_carries_where_mules_may_not() -> None:
    own_things = {
        "things": ["platforma_antygrawitacyjna", "drobiazg"],
        "load": {"platforma_antygrawitacyjna": ["miecz"]},
    }
    table = landed("pola_2", who={0: own_things}, deck=["porwanie"])
    assert things(table) == ["drobiazg", "platforma_antygrawitacyjna"]
    assert seen(table).space == GATE


def test_the_belt_lets_one_choose_the_road() -> None:
    table = adrift("limbo", 4, things=["pas_nadprzestrzenny"])
    assert choices(table, "step") == [VORTEX, "ladowanie", "pole_asteroid"]
    assert went(play(table, f"step {VORTEX}"))[:2] == [VORTEX, "swiatynia"]


@pytest.mark.parametrize(
    ("card", "more"), [("rekawica_energetyczna", 2), ("blaster", 2), ("ostrze_plazmowe", 3), ("egzoszkielet", 1)]
)
def test_what_helps_in_melee(card: str, more: int) -> None:
    assert fought("mutant", 2, 1, things=[card]) == (3 + more + 2, 4 + 1)


def test_the_crystal_gives_a_turn_on_the_main_board() -> None:
    table = landed("pola_2", who={0: {"things": ["krysztal_czasu"]}}, deck=["dar"])
    use(table, "krysztal_czasu")
    assert [seat for seat, _ in told(table, "turn_begins")][:2] == [0, 0]
    assert things(table) == []
    assert "use" not in [line.split()[0] for line in lines(adrift("limbo", 1, 4, things=["krysztal_czasu"]))]


def test_the_sceptre_gives_craft_and_room_for_a_spell() -> None:
    table = landed("pola_2", who={0: {"things": ["gwiezdne_berlo"]}}, deck=["dar"])
    assert (seen(table).craft, seen(table).spell_limit) == (4, 3)


def test_the_medi_droid_heals_for_gold() -> None:
    table = use(adrift("limbo", friends=["robot_medyczny"], endurance=2, gold=2), "robot_medyczny")
    assert (seen(table).endurance, seen(table).gold) == (3, 1)


def test_the_telepath_helps_in_psychic_combat() -> None:
    assert fought("zaginiona_zaloga", 2, 1, friends=["telepatka"]) == (3 + 2 + 2, 5 + 1)
    assert fought("mutant", 2, 1, friends=["telepatka"])[0] == 3 + 2


@pytest.mark.parametrize(("die", "left"), [(5, 3), (6, 4)])
def test_the_cat_lends_a_life(die: int, left: int) -> None:
    assert seen(meet("mutant", 1, 6, die, friends=["kot_pokladowy"])).endurance == left


# --- purchases


def test_the_force_field_saves_from_three_on() -> None:
    table = meet("mutant", 1, 6, 3, things=["pole_silowe"])
    play(table, "armour pole_silowe")
    assert seen(table).endurance == 4


def test_the_exoskeleton_carries_two_more() -> None:
    table = adrift("limbo", things=["egzoszkielet", *["drobiazg"] * 5])
    assert (len(things(table)), seen(table).strength) == (6, 4)


def test_the_implant_is_no_magic() -> None:
    assert seen(adrift("limbo", things=["implant_neuronowy"])).craft == 4


def test_the_jet_pack_helps_on_the_main_board() -> None:
    table = landed("pola_2", who={0: {"things": ["plecak_odrzutowy"], "space": "wioska"}}, deck=["dar"])
    assert world(table).ongoing.values["move_up_to"]
    walking = adrift("pola_1", 1, things=["plecak_odrzutowy"])
    play(walking, "roll")
    assert {"cmentarz", "puszcza_1", "straznik"} <= set(choices(walking, "go")), "one, two or three spaces"


def test_the_beacon_leads_out_once() -> None:
    table = use(adrift("pustka", 4, things=["namiernik"]), "namiernik")
    assert went(table)[:2] == [VORTEX, "swiatynia"]
    assert (things(table), pile(table, "equipment", "namiernik")) == ([], ["namiernik"])


def test_the_kit_heals_two() -> None:
    table = use(adrift("limbo", things=["medpakiet", "drobiazg"], endurance=1), "medpakiet")
    assert (seen(table).endurance, things(table)) == (3, ["drobiazg"])


def test_the_grenade_adds_four_once() -> None:
    table = use(meet("robot_bojowy", 2, 1, things=["granat_plazmowy"]), "granat_plazmowy")
    assert told(table, "scored")[0][1:4:2] == (3 + 4 + 2, 6 + 1)
    assert "granat_plazmowy" not in things(table)


def test_the_cargo_droid_carries_six() -> None:
    table = adrift("limbo", friends=["robot_tragarz"], load={"robot_tragarz": ["miecz"] * 4})
    assert friends(table) == ["robot_tragarz"]
    assert len(table.view(None).adventurer(0).friends[0].load) == 4
    assert "load drobiazg robot_tragarz" in lines(table)


# --- the ways in the Adventure deck


@pytest.mark.parametrize(
    ("die", "answers", "space", "craft"),
    [
        (1, (), GATE, 0),
        (3, (), "pola_2", 0),
        (5, (), "pola_2", 1),
        (6, ("may yes",), GATE, 0),
        (6, ("may no",), "pola_2", 0),
    ],
)
def test_the_visitor_from_the_stars(die: int, answers: tuple[str, ...], space: str, craft: int) -> None:
    table = landed("pola_2", *answers, deck=["przybysz_z_gwiazd"], dice=[die])
    assert (seen(table).space, own(table, "craft")) == (space, craft)
    assert "przybysz_z_gwiazd" in pile(table, "discard", "adventure")


@pytest.mark.parametrize(("die", "space"), [(3, "pola_2"), (4, GATE)])
def test_the_stone_circle_stays_where_it_is(die: int, space: str) -> None:
    table = landed("pola_2", "may yes", deck=["kamienny_krag"], dice=[die])
    assert seen(table).space == space
    assert table.view(None).space("pola_2").cards == ("kamienny_krag.1",)


def test_all_spaces_are_where_the_board_has_them() -> None:
    cards: Mapping[str, Any] = catalog("magia_i_miecz").cards
    abyss = [card for card in cards.values() if isinstance(card, SpaceCard) and card.region == "abyss"]
    assert sorted(card.place for card in abyss) == list(range(16))
    assert topic(carried("kosmiczna_forteca", gold=9)) == "shop"
