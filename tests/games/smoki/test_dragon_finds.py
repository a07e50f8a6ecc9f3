"""Every item and friend of the three Dragon decks, used once at the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brzdek.core.copies import card_of
from tests.games.magia_i_miecz.staged import Folk, places, play, seen, world
from tests.games.smoki.staged import HERE, catalog, lord_of, meet, on_lords, part, scales, staged
from tests.rules.dialect import offers, told

KINDS = ("friend", "magic_item", "object")
FOUND = [card.id for card in catalog().cards.values() if card.kind in KINDS and lord_of(card.id)]
FIGHT = {"pola_1": ["wrog_7"]}


@pytest.mark.parametrize("card", FOUND)
def test_they_are_found_on_scales(card: str) -> None:
    """Those whom somebody may have at once; the banner wants a friend to carry it."""
    table = meet(card, answers=[f"take {card}"], people={0: {"owns": ["dziewica"]}})
    assert card in seen(table)["owns"]


@pytest.mark.parametrize(
    ("card", "bonus"),
    [("pogromca_zmijow", 2), ("smoczy_helm", 1), ("zlota_rekawica", 2), ("swieta_lanca_varthraxa", 3)],
)
def test_strength_against_a_dragon(card: str, bonus: int) -> None:
    """A dragon of Strength 7 and equal dice: just enough Strength for a draw, one more for a win."""
    for more, trophies in ((0, []), (1, ["wrog_7"])):
        people = {0: {"owns": [card], "strength": 4 - bonus + more}}
        assert seen(meet(lying=FIGHT, people=people, dice=[2, 2]))["trophies"] == trophies


def test_the_lance_is_nothing_for_the_evil() -> None:
    table = meet("swieta_lanca_varthraxa", people={0: {"alignment": "evil"}})
    assert places(table, "swieta_lanca_varthraxa") == HERE


def test_who_carries_the_slayer_cannot_evade_dragons() -> None:
    pair = ["zwykly_a", "giermek_zwinny"]
    for foe, evaded in (("wrog_7", False), ("wrog_2", True)):
        people = {0: {"pair": pair, "owns": ["pogromca_zmijow"]}}
        table = meet(lying={"pola_1": [foe]}, people=people, answers=["evade"] if evaded else [], dice=[1, 6])
        assert ("evade",) in table.answers if evaded else ("evade",) not in table.answers


def test_bane_of_dragons_doubles_strength_and_leaves_losers() -> None:
    people = {0: {"owns": ["zguba_smokow"], "strength": 1}}
    won = meet(lying=FIGHT, people=people, dice=[2, 2])
    assert (seen(won)["trophies"], seen(won)["owns"]) == (["wrog_7"], ["zguba_smokow"]), "8 against 7"
    lost = meet(lying=FIGHT, people=people, dice=[1, 6])
    assert (seen(lost)["endurance"], places(lost, "zguba_smokow")) == (3, HERE)
    other = meet(lying={"pola_1": ["wrog_3"]}, people={0: {"owns": ["zguba_smokow"]}}, dice=[1, 6])
    assert seen(other)["owns"] == ["zguba_smokow"], "it minds dragons alone"


def test_the_banner_needs_a_following() -> None:
    people = {0: {"owns": ["sztandar_mestwa", "dziewica", "ksiaze"], "strength": 2}}
    assert seen(meet(lying=FIGHT, people=people, dice=[3, 2]))["trophies"] == ["wrog_7"], "5 + 2 friends + 3"
    people = {0: {"owns": ["sztandar_mestwa", "czempion"]}}
    table = meet(lying=FIGHT, people=people, dice=[4, 2], answers=["use czempion champion"])
    assert seen(table)["trophies"] == ["wrog_7"], "3 + 3 + 4 against 7 + 2"
    alone = meet("czerwony_smok", people={0: {"owns": ["sztandar_mestwa", "dziewica"]}}, dice=[1, 6])
    assert (seen(alone)["owns"], places(alone, "sztandar_mestwa")) == ([], HERE)


@pytest.mark.parametrize("card", ["koszula_ze_smoczej_luski", "smoczy_helm"])
@pytest.mark.rule("SMO-171")
def test_breath_does_not_touch_some_armour(card: str) -> None:
    table = meet("ognisty_drake", people={0: {"owns": [card], "strength": 3}}, dice=[6, 1])
    assert (seen(table)["endurance"], seen(table)["trophies"]) == (4, ["ognisty_drake"])


def test_the_shirt_turns_a_loss_into_a_draw_for_a_scale() -> None:
    people = {0: {"owns": ["koszula_ze_smoczej_luski"]}}
    dragon = {"owned": {0: {"grilipus": 1}}}
    answers = ["use koszula_ze_smoczej_luski discard_scale"]
    table = meet(lying=FIGHT, people=people, dice=[1, 6], dragon=dragon, answers=answers)
    assert (seen(table)["endurance"], scales(table)) == (4, {})
    without = meet(lying=FIGHT, people=people, dice=[1, 6])
    assert seen(without)["endurance"] == 3


@pytest.mark.rule("SMO-083")
def test_a_talon_doubles_the_worth_of_scales() -> None:
    """Strength 3 and two scales of Varthrax: 5 with them, 7 with the talon, against a Wyvern of 5."""
    dragon = {"owned": {0: {"varthrax": 2}}}
    for own, die, won in (([], 2, False), ([], 3, True), (["smoczy_szpon"], 1, True)):
        table = meet("wiwerna", people={0: {"owns": own}}, dice=[die, 2], dragon=dragon)
        assert bool(seen(table)["trophies"]) is won


@pytest.mark.rule("SMO-087")
def test_with_the_amulet_every_scale_matches() -> None:
    dragon = {"owned": {0: {"cadorus": 2}}}
    for own, won in (([], False), (["smoczy_amulet"], True)):
        table = meet("wiwerna", people={0: {"owns": own}}, dice=[3, 2], dragon=dragon)
        assert bool(seen(table)["trophies"]) is won
    drawn = meet("wiwerna", people={0: {"owns": ["smoczy_amulet"]}}, dice=[2, 2], dragon=dragon)
    assert (seen(drawn)["trophies"], seen(drawn)["endurance"]) == ([], 4), "two scales add 2 to Strength 3: a draw"


@pytest.mark.parametrize(("card", "foe", "attribute", "key"), [
    ("ostrze_egzorcysty", "widmo_7", "strength", "fight_by"),
    ("psioniczna_rozdzka", "wrog_7", "craft", "fight_by"),
])  # fmt: skip
def test_fighting_with_the_other_attribute(card: str, foe: str, attribute: str, key: str) -> None:
    people = {0: {"owns": [card], attribute: 5}}
    won = meet(lying={"pola_1": [foe]}, people=people, dice=[2, 2], answers=[f"use {card} {key}"])
    lost = meet(lying={"pola_1": [foe]}, people=people, dice=[2, 2])
    assert (seen(won)["trophies"], seen(lost)["endurance"]) == ([foe], 3)


def test_the_bracelet_makes_everybody_a_seven() -> None:
    for strength in (0, 9):
        people = {0: {"owns": ["smocza_bransoleta", "magiczny_pas"], "strength": strength}}
        drawn, won = [meet(lying=FIGHT, people=people, dice=[die, 2]) for die in (2, 3)]
        assert (seen(drawn)["trophies"], seen(won)["trophies"]) == ([], ["wrog_7"])


def test_a_dragonet_adds_craft_against_dragons() -> None:
    people = {0: {"owns": ["smoczatko"], "craft": 2}}
    assert seen(meet(lying=FIGHT, people=people, dice=[2, 2]))["trophies"] == ["wrog_7"], "3 + 5 against 7"
    other = meet(lying={"pola_1": ["wrog_3"]}, people=people, dice=[2, 2])
    assert seen(other)["trophies"] == []


@pytest.mark.parametrize(("outcome", "dice"), [("lost", [1, 6]), ("drawn", [6, 2])])
def test_a_skull_wins_a_fight(outcome: str, dice: list[int]) -> None:
    answers = ["use czaszka_smoczego_ognia discard"]
    table = meet(lying=FIGHT, people={0: {"owns": ["czaszka_smoczego_ognia"]}}, dice=dice, answers=answers)
    assert (seen(table)["trophies"], seen(table)["owns"], outcome) == (["wrog_7"], [], outcome)


def test_a_wand_of_terror_sends_enemies_away() -> None:
    answers = ["use rozdzka_grozy daunt", "space las"]
    people = {0: {"owns": ["rozdzka_grozy"]}}
    fled = meet(lying=FIGHT, people=people, dice=[4, 3], answers=answers)
    assert (places(fled, "wrog_7"), seen(fled)["endurance"]) == (["space las"], 4)
    stays = meet(lying=FIGHT, people=people, dice=[3, 3, 1, 6], answers=answers[:1])
    assert (places(stays, "wrog_7"), seen(stays)["endurance"]) == (HERE, 3)


@pytest.mark.parametrize(
    ("card", "dragon", "foe"),
    [("korona_dominacji", "miedziana_wiwerna", "widmo_7"), ("laska_wiwerny", "wiwerna", "wrog_7")],
)
def test_a_dragon_is_made_to_serve_once(card: str, dragon: str, foe: str) -> None:
    """Instead of a fight it is taken along; in the next one both are given up for its worth: 3 + 5 + 2 against 9."""
    people: Folk = {0: {"owns": [card], "offers": ["pola_1"]}, 1: {"space": "zamek"}}
    tokens = ["luska_grilipusa", "luska_cadorusa", "luska_varthraxa", "luska_grilipusa"]
    said = {"king": "grilipus", "tokens": tokens}
    lying = {"pola_1": [dragon], "cmentarz": [foe]}
    table = staged(people=people, lying=lying, dice=[1, 1, 2, 2], dragons=said, deck=["mieszek_zlota"] * 6)
    play(table, "offer pola_1", f"use {card} hoard")
    game = world(table)
    (keeper,) = [one for one in game.things(0) if card_of(one) == card]
    assert [card_of(one) for one in game.zone("hoard", keeper)] == [dragon]
    assert (seen(table)["endurance"], seen(table)["trophies"]) == (4, [])
    play(table, "go *")
    play(table, "go cmentarz", f"use {card} spend_discard")
    assert (seen(table)["trophies"], seen(table)["owns"]) == ([foe], [])
    assert places(table, dragon) == [f"discard {lord_of(dragon)}"]


def test_only_dragons_are_made_to_serve() -> None:
    table = meet(lying=FIGHT, people={0: {"owns": ["laska_wiwerny"]}}, answers=["use laska_wiwerny hoard"])
    assert (places(table, "wrog_7"), seen(table)["endurance"]) == (["hoard laska_wiwerny.1"], 4)
    other = meet(lying={"pola_1": ["wrog_3"]}, people={0: {"owns": ["laska_wiwerny"]}}, dice=[6, 1])
    assert "use" not in [one[0] for one in other.answers]


# -- on the way


def test_a_seeker_stops_where_an_enemy_lies_and_a_hunter_where_an_item_does() -> None:
    board = {"pola_1": ["wrog_2"], "cmentarz": ["mapa"]}
    for friend, space in (("poszukiwacz_bitew", "pola_1"), ("lowca_skarbow", "cmentarz")):
        table = staged(people={0: {"owns": [friend]}}, lying=board, dice=[4],
                       dragons={"king": "varthrax", "tokens": ["luska_grilipusa"]})  # fmt: skip
        play(table, until="landing")
        assert space in offers(table, "go")
        assert len(offers(table, "go")) == 3


def test_a_hunter_leaves_after_a_loss() -> None:
    table = meet(lying=FIGHT, people={0: {"owns": ["lowca_skarbow"]}}, dice=[1, 6])
    assert (seen(table)["owns"], places(table, "lowca_skarbow")) == ([], ["discard cadorus"])


def test_stalkers_hunt_on_once_a_round() -> None:
    people: Folk = {0: {"owns": ["tropiciele_smokow"], "strength": 9}, 1: {"space": "zamek"}}
    table = meet(lying={"pola_1": ["wrog_7"], "cmentarz": ["wrog_7"]}, people=people, dice=[6, 1, 1, 6, 1],
                 dragon={"tokens": ["luska_grilipusa", "luska_cadorusa", "luska_varthraxa"]})  # fmt: skip
    assert (world(table).turn, seen(table)["trophies"]) == (0, ["wrog_7"])
    play(table, "go cmentarz")
    assert (world(table).turn, seen(table)["trophies"]) == (1, ["wrog_7"] * 2), "not a second time in a round"


@pytest.mark.parametrize("deck", ["varthrax", "cadorus", "grilipus"])
def test_an_envoy_chooses_the_deck(deck: str) -> None:
    tops = {"varthrax": "zguba_smokow", "cadorus": "smoczy_amulet", "grilipus": "smoczatko"}
    card = tops[deck]
    table = meet("wyslannik_ognistych_ziem", people={0: {"owns": []}}, answers=["take *"])
    assert seen(table)["owns"] == ["wyslannik_ognistych_ziem"]
    own = {0: {"owns": ["wyslannik_ognistych_ziem"]}}
    decks = {lord: [one] for lord, one in tops.items() if lord != "varthrax"}
    table = meet("zguba_smokow", people=own, decks=decks, answers=[f"deck {deck}", f"take {card}"])
    assert card in seen(table)["owns"]


@pytest.mark.rule("SMO-174")
def test_lore_lets_a_drawn_dragon_card_be_replaced() -> None:
    people = {0: {"owns": ["ksiega_smokow"]}}
    table = meet("rubinowy_smok", also=["zguba_smokow"], people=people, answers=["replace rubinowy_smok", "take *"])
    assert (places(table, "rubinowy_smok"), "zguba_smokow" in seen(table)["owns"]) == (["discard varthrax"], True)
    other = meet("szmaragdowy_smok", also=["drzemiacy_smok"], people=people, answers=["replace szmaragdowy_smok"])
    assert [card_of(copy) for _, copy in told(other, "slept")] == ["drzemiacy_smok"], "what it says when drawn happens"
    lost = meet("fanatyk_varthraxa", people=people, dice=[1, 6])
    assert (seen(lost)["endurance"], places(lost, "ksiega_smokow")) == (3, HERE)


USES: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("smoczy_jezdziec", "use smoczy_jezdziec discard_scale", {"space": "las", "scales": {}}, {"answer": "space las"}),
    ("lesny_elf", "use lesny_elf travel_to_chosen", {"space": "puszcza_4"}, {"answer": "space puszcza_4"}),
    ("reka_midasa", "use reka_midasa discard_gain_gold", {"gold": 2, "owns": ["reka_midasa"]}, {"owns": ["mapa"]}),
    ("rozdzka_ze_smoczej_czaszki", "use rozdzka_ze_smoczej_czaszki discard_scale", {"spells": 3, "scales": {}},
     {"craft": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "line", "then", "how"), USES)
def test_what_is_used_in_ones_turn(card: str, line: str, then: dict[str, Any], how: dict[str, Any]) -> None:
    own = {"owns": [card, *how.get("owns", [])], "craft": how.get("craft", 0), "space": "wioska"}
    dragon = {"king": "varthrax", "tokens": ["luska_grilipusa"] * 2, "owned": {0: {"cadorus": 1}}}
    table = staged(people={0: own, 1: {"space": "zamek"}}, dice=[4, 4, 4], dragons=dragon, deck=["mieszek_zlota"] * 4)
    play(table, line, *([how["answer"]] if "answer" in how else []), until="landing" if "answer" not in how else "")
    found = {**seen(table), "scales": scales(table)}
    assert {key: found[key] for key in then} == then


def test_a_thief_fills_his_pockets_once_a_turn() -> None:
    table = meet(lying={"pola_1": ["wrog_2", "wrog_3"]}, people={0: {"owns": ["zlodziej_skarbow"]}}, dice=[6, 1])
    assert seen(table)["gold"] == 3


def test_a_dragon_of_luck_throws_again_or_chooses() -> None:
    people = {0: {"owns": ["smok_szczescia"]}}
    again = meet(lying={"pola_1": ["wrog_3"]}, people=people, dice=[1, 6, 3], first=["pass"],
                 answers=["use smok_szczescia reroll"])  # fmt: skip
    assert (seen(again)["trophies"], seen(again)["owns"]) == (["wrog_3"], ["smok_szczescia"]), "the 1 is thrown again"
    chosen = meet(lying={"pola_1": ["wrog_3"]}, people=people, dice=[1, 3], first=["pass"],
                  answers=["use smok_szczescia discard", "die 6"])  # fmt: skip
    assert (seen(chosen)["trophies"], places(chosen, "smok_szczescia")) == (["wrog_3"], ["discard cadorus"])


def test_a_tankard_heals_in_the_tavern_and_quenches_in_the_desert() -> None:
    people = {0: {"owns": ["magiczny_kufel"], "endurance": 1}}
    tavern = meet(people=people, start="pola_5", goal="gospoda", answers=["use magiczny_kufel heal"], dice=[4])
    assert seen(tavern)["endurance"] == 4
    desert = staged(people={0: {"owns": ["magiczny_kufel"], "offers": ["pustynia_1"]}}, deck=["mieszek_zlota"],
                    dragons={"king": "varthrax", "tokens": ["drzemka"] * 2})  # fmt: skip
    play(desert, "offer pustynia_1", "ignore yes")
    assert seen(desert)["endurance"] == 4


def test_eggs_and_tears_are_sold() -> None:
    eggs = staged(people={0: {"owns": ["smocze_jaja"], "offers": ["jaskinia_czarownika"]}}, deck=["mieszek_zlota"] * 2,
                  dragons={"king": "varthrax", "tokens": ["drzemka"] * 2})  # fmt: skip
    play(eggs, "offer jaskinia_czarownika", "use smocze_jaja discard")
    assert seen(eggs)["owns"] == ["talizman"]
    tears = staged(people={0: {"owns": ["smocze_lzy"], "offers": ["miasto"]}},
                   dragons={"king": "varthrax", "tokens": ["drzemka"] * 2})  # fmt: skip
    play(tears, "offer miasto", "use smocze_lzy discard", "choose done")
    assert (seen(tears)["gold"], seen(tears)["owns"]) == (6, [])
    lost = meet(lying=FIGHT, people={0: {"owns": ["smocze_jaja"]}}, dice=[1, 6])
    assert places(lost, "smocze_jaja") == HERE


def test_a_mystic_dragon_brings_a_spell_every_turn_and_a_witch_lets_choose() -> None:
    dragon = {"king": "varthrax", "tokens": ["drzemka"] * 2}
    mystic = staged(people={0: {"owns": ["mistyczny_smok"], "craft": 1}}, dragons=dragon)
    assert seen(mystic)["spells"] == 1
    full = staged(people={0: {"owns": ["mistyczny_smok"], "spells": ["cios"]}}, dragons=dragon)
    assert seen(full)["spells"] == 1, "Craft 3 allows no more"
    witch = meet("basniowy_smok", people={0: {"owns": ["zielona_wiedzma"], "craft": 1}}, spell_deck=["cios", "wnyk"],
                 answers=["choose gain_spell", "keep wnyk"])  # fmt: skip
    assert [one.partition(".")[0] for one in world(witch).zone("spells", 0)] == ["wnyk"]
    assert places(witch, "cios") == ["discard spells"]


def test_a_charm_pulls_scales_once_a_round_and_hides_from_dragons() -> None:
    people = {0: {"owns": ["smoczy_urok"]}}
    answers = ["use smoczy_urok once_a_round", "mode space"]
    pulled = meet(people=people, dragon={"on_spaces": {"las": "cadorus"}}, answers=answers, deck=["mieszek_zlota"])
    assert part(pulled).on_spaces == {"pola_1": "cadorus"}
    hidden = meet(lying=FIGHT, people=people, dragon={"owned": {0: {"cadorus": 1}}},
                  first=["use smoczy_urok discard_scale"], answers=["evade"])  # fmt: skip
    assert (scales(hidden), seen(hidden)["endurance"], on_lords(hidden)) == ({}, 4, {"grilipus": 2})


def test_every_item_and_friend_is_used_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert {one for one in FOUND if f'"{one}"' not in source} == set()
