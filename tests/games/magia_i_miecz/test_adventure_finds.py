"""Every stranger, thing, friend and place of the Adventure deck, met or used once at the table.

The adventurers have Strength 3, Craft 3, Endurance 4 and one bag of gold; the numbers here are worked out by hand.
"""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules import spells
from brzdek.games.magia_i_miecz.rules.powers import unaffected
from brzdek.games.magia_i_miecz.rules.state import total
from tests.games.magia_i_miecz.staged import DISCARDED, HERE, Folk, case, check, meet, places, play, seen, staged, world
from tests.support import answer, legal

YES = "may yes"
GOLD = ["mieszek_zlota"] * 3
"""Cards that may be left lying, for spaces where some are drawn."""


LEARNED: Folk = {0: {"craft": 1}}
"""Somebody who may hold two spells."""


def owning(*cards: str, **more: Any) -> dict[int, dict[str, Any]]:
    return {0: {"owns": list(cards), **more}}


STRANGERS = [
    case("centaur_nieznajomy", {"space": "puszcza_1"}, DISCARDED, dice=[2], answers=[YES, "go puszcza_1"], also=GOLD),
    case("centaur_nieznajomy", {"space": "pola_1"}, DISCARDED),
    case("cyklop", {"owns": ["miecz"]}, DISCARDED, dice=[2], people=owning("miecz", "dziewica")),
    case("cyklop", {"owns": ["dziewica"]}, DISCARDED, dice=[3], people=owning("miecz", "dziewica")),
    case("cyklop", {"owns": ["dziewica", "miecz"]}, DISCARDED, dice=[5], people=owning("miecz", "dziewica")),
    case("polbog", {"spells": 1}, DISCARDED, answers=["seek cios"], people=LEARNED),
    case("zaklinacz", {"gold": 1}, HERE),
    case("wrozka_nieznajoma", {"gold": 1}, HERE, people={0: {"alignment": "evil"}}),
    case("fantom", {"gold": 1}, HERE, people={0: {"alignment": "good"}}),
    case("uzdrowiciel", {"endurance": 3, "gold": 1}, HERE, answers=["heal yes"] * 2, people={0: {"endurance": 1}}),
    *[case("pustelnik", {"owns": []}, [f"space {space}"], dice=[die]) for die, space in enumerate(
        ("krypta", "rownina_grozy", "oaza", "przekleta_polana", "skaly", "las"), 1)],
    case("nauczyciel", {"gold": 1, "strength": 1, "craft": 1, "lost": 2}, DISCARDED, people={0: {"gold": 7}},
         answers=[YES, "choose gain_strength", YES, "choose gain_craft"]),
    case("nauczyciel", {"gold": 7, "lost": 0}, DISCARDED, people={0: {"gold": 7}}),
    case("sedzia", {"gold": 0}, DISCARDED, answers=["choose pay"], people={0: {"attacks": 1}}),
    case("sedzia", {"gold": 1}, DISCARDED, answers=["choose lose_turn"], people={0: {"attacks": 2}, 1: {}}),
    case("sedzia", {"gold": 1}, DISCARDED),
    case("tredowaty", {"endurance": 3, "owns": ["jednorozec"]}, HERE, dice=[2, 1, 3],
         people=owning("dziewica", "jednorozec")),
    case("mag", {"spells": 1}, HERE, people={0: {"alignment": "good", "craft": 1}}),
    case("mag", {"spells": 0}, HERE),
    case("magik", {"strength": 0, "craft": 2}, DISCARDED, answers=[YES, YES], people={0: {"strength": 2}}),
    case("magik", {"strength": 1, "craft": 2}, DISCARDED, answers=[YES], people={0: {"craft": 3}, 1: {}}),
    case("banita", {"gold": 0}, DISCARDED),
    case("banita", {"gold": 1}, DISCARDED, people={0: {"gold": 0}}),
    case("domokrazca", {"gold": 1, "owns": ["miecz"], "spells": 1}, ["space puszcza_1"], dice=[2],
         answers=["buy miecz", "buy spell"], people={0: {"gold": 6}}),
    case("pegaz", {"space": "cmentarz"}, DISCARDED, answers=["space cmentarz"]),
    case("syrena", {"lost": 0}, DISCARDED, players=3, people={1: {"space": "oaza"}},
         others={1: {"lost": 1}, 2: {"lost": 1}}),
    case("czarnoksieznik_nieznajomy", {"spells": 1, "gold": 0}, HERE, answers=[YES], people=LEARNED),
    case("sfinks", {"spells": 1}, DISCARDED, dice=[2], answers=["guess 2"], people=LEARNED),
    case("sfinks", {"spells": 0}, HERE, dice=[5], answers=["guess 6"]),
    *[case("czarownica_nieznajoma", then, HERE, dice=[die], people=owning("miecz", craft=1)) for die, then in enumerate(
        ({"toad": 3, "owns": []}, {"endurance": 3}, {"owns": []}, {"strength": 1}, {"craft": 2}, {"spells": 1}), 1)],
]  # fmt: skip

PLACES = [
    *[case("jaskinia", then, HERE, dice=dice, answers=[YES]) for then, dice in (
        ({"endurance": 3, "trophies": []}, [1, 1, 6]), ({"endurance": 3}, [2, 1, 6]), ({"lost": 1}, [3]),
        ({"gold": 2}, [4]),
        ({"gold": 3}, [5]), ({"gold": 4}, [6]))],
    case("jaskinia", {"endurance": 4, "gold": 1}, HERE),
    *[case("grobowiec", then, HERE, dice=dice, answers=[YES]) for then, dice in (
        ({"endurance": 3}, [1, 6, 1]), ({"endurance": 3}, [2, 1, 4]), ({"endurance": 3}, [3, 1, 3]), ({"gold": 1}, [4]),
        ({"gold": 2}, [5]), ({"gold": 4}, [6]))],
    case("fontanna_madrosci", {"craft": 1}, HERE),
    case("magiczny_strumien", {"strength": 1}, HERE),
    case("sadzawka_zycia", {"endurance": 5}, HERE),
    case("bozek", {"strength": 1, "space": "pola_1"}, DISCARDED, dice=[3, 3], answers=[YES]),
    case("bozek", {"captive": True, "space": "pola_1"}, DISCARDED, dice=[2, 3], answers=[YES]),
    case("bozek", {"strength": 0}, HERE),
    *[case("magiczny_portal", {"space": space}, HERE, dice=dice, answers=[YES], also=GOLD) for space, *dice in (
        ("skaly", 1, 4), ("wioska", 2), ("miasto", 3), ("jaskinia_czarownika", 4), ("swiatynia", 5, 3, 3),
        ("rownina_grozy", 6))],
    case("targ", {"gold": 1, "owns": ["mul", "tarcza"]}, HERE, answers=["buy tarcza", "buy mul"],
         people={0: {"gold": 5}}),
    case("bagno", {"lost": 1}, HERE, people={0: {"strength": 1}}),
    case("bagno", {"lost": 0}, HERE, people={0: {"strength": 2}, 1: {}}),
    case("labirynt", {"lost": 1}, HERE, people={0: {"craft": 1}}),
    case("labirynt", {"lost": 0}, HERE, people={0: {"craft": 2}, 1: {}}),
    case("sekretne_drzwi", {"gold": 5}, DISCARDED, also=["mieszek_zlota", "dwa_mieszki_zlota", "mieszek_zlota"],
         answers=[YES, "take dwa_mieszki_zlota", "take mieszek_zlota", "take mieszek_zlota"]),
    case("sekretne_drzwi", {"gold": 1}, HERE),
    *[case("swiatynka", then, HERE, dice=[die], answers=[YES, *more], people=LEARNED) for die, then, *more in (
        (2, {"gold": 1}), (3, {"gold": 2}), (4, {"spells": 1}), (5, {"endurance": 5}),
        (6, {"space": "cmentarz"}, "space cmentarz"))],
]  # fmt: skip

FINDS = [
    case("mieszek_zlota", {"gold": 2}, DISCARDED, answers=["take mieszek_zlota"]),
    case("dwa_mieszki_zlota", {"gold": 3}, DISCARDED, answers=["take dwa_mieszki_zlota"]),
    case("znaleziony_talizman", {"owns": ["talizman"]}, DISCARDED, answers=["take znaleziony_talizman"]),
    case("rozdzka", {"owns": ["rozdzka"], "spells": 1}, answers=["take rozdzka"], people=LEARNED),
    case("magiczny_pomocnik", {"owns": ["magiczny_pomocnik"], "endurance": 3}, answers=["take magiczny_pomocnik"]),
    case("najemnik", {"owns": ["najemnik"], "gold": 0}, answers=["take najemnik"]),
    case("najemnik", {"owns": []}, HERE, people={0: {"gold": 0}}),
    case("tragarz", {"owns": ["tragarz"], "gold": 0}, answers=["take tragarz"]),
    case("swieta_lanca", {"owns": []}, HERE, people={0: {"alignment": "evil"}}),
    case("swiety_graal", {"owns": []}, HERE, people={0: {"alignment": "evil"}}),
    case("miecz_runiczny", {"owns": []}, HERE, people={0: {"alignment": "good"}}),
]  # fmt: skip

FIGHTS = [
    case("smok", {"trophies": []}, HERE, dice=[3, 2], people=owning("swieta_lanca")),
    case("smok", {"trophies": ["smok"]}, dice=[3, 1], people=owning("swieta_lanca")),
    case("malpa", {"trophies": ["malpa"]}, dice=[2, 2], people=owning("swieta_lanca")),
    case("malpa", {"trophies": ["malpa"], "endurance": 5}, dice=[2, 2], people=owning("miecz_runiczny")),
    case("malpa", {"trophies": ["malpa"], "owns": []}, dice=[3, 4], answers=["use eliksir_sily discard"],
         people=owning("eliksir_sily")),
    case("malpa", {"trophies": ["malpa"]}, dice=[2, 3], people=owning("zbrojny")),
    case("malpa", {"endurance": 4, "owns": []}, HERE, dice=[1, 6, 1], people=owning("zbrojny")),
    case("malpa", {"endurance": 3, "owns": ["zbrojny"]}, HERE, dice=[1, 6, 2], people=owning("zbrojny")),
    case("malpa", {"trophies": ["malpa"], "gold": 0}, dice=[2, 4], answers=["use najemnik pay"],
         people=owning("najemnik")),
    case("malpa", {"endurance": 4, "owns": ["czempion"]}, HERE, dice=[1, 6], answers=["use czempion champion"],
         people=owning("czempion", strength=9)),
    case("malpa", {"trophies": []}, HERE, dice=[2, 2], answers=["use czempion champion"],
         people=owning("czempion", strength=9)),
    case("zjawa", {"trophies": ["zjawa"]}, dice=[4, 1], answers=["use czempion champion"], people=owning("czempion")),
    case("zjawa", {"trophies": []}, HERE, dice=[3, 1], answers=["use czempion champion"],
         people=owning("czempion", craft=9)),
    *[case("demon", {"trophies": ["demon"]}, people=owning("krzyz")), case("zjawa", {"trophies": ["zjawa"]},
         people=owning("krzyz")),
      case("widmo", {"trophies": ["widmo"]}, people=owning("krzyz"))],
    case("banshee", {"endurance": 3}, HERE, dice=[1, 6], people=owning("krzyz")),
    *[case("malpa", then, lies, dice=dice, people=owning("pradawny_artefakt"))
      for then, lies, dice in (
          ({"endurance": 2, "owns": []}, HERE, [1, 1, 6]), ({"endurance": 3, "owns": []}, HERE, [2, 1, 6]),
          ({"endurance": 4, "trophies": []}, HERE, [3, 2, 2]), ({"trophies": ["malpa"]}, None, [5, 2, 2]),
          ({"endurance": 4, "trophies": []}, HERE, [6, 1, 5]), ({"trophies": ["malpa"]}, None, [6, 2, 5]))],
    case("widmo", {"trophies": ["widmo"], "owns": ["pradawny_artefakt"]}, dice=[2, 1],
         people=owning("pradawny_artefakt")),
]  # fmt: skip


WISHES = [
    ("gain_spell", {"spells": 1}), ("gain_gold", {"gold": 2}), ("gain_strength", {"strength": 1}),
    ("gain_craft", {"craft": 2}), ("gain_endurance", {"endurance": 5}), ("choose", {"space": "cmentarz"}),
]  # fmt: skip


@pytest.mark.parametrize(("wish", "then"), WISHES)
@pytest.mark.parametrize(
    ("card", "alignment"), [("zaklinacz", "neutral"), ("wrozka_nieznajoma", "good"), ("fantom", "evil")]
)
def test_one_wish(card: str, alignment: str, wish: str, then: dict[str, Any]) -> None:
    answers = [f"choose {wish}", *(["space cmentarz"] if wish == "choose" else [])]
    check(card, then, DISCARDED, {"answers": answers, "people": {0: {"alignment": alignment, "craft": 1}}, "dice": [2]})


@pytest.mark.parametrize(("card", "then", "lies", "how"), [*STRANGERS, *PLACES, *FINDS, *FIGHTS])
def test_met(card: str, then: dict[str, Any], lies: list[str] | None, how: dict[str, Any]) -> None:
    check(card, then, lies, dict(how))


ADDED = [
    ("magiczny_pas", 1, 0), ("korona_salomona", 0, 2), ("pierscien", 1, 1), ("swiety_graal", 0, 1), ("dziewica", 0, 2),
    ("jednorozec", 1, 1), ("magiczny_pomocnik", 0, 2), ("zbrojny", 0, 0), ("miecz_runiczny", 0, 0),
    ("swieta_lanca", 0, 0),
]  # fmt: skip


@pytest.mark.parametrize(("card", "strength", "craft"), ADDED)
def test_what_always_counts(card: str, strength: int, craft: int) -> None:
    game = world(staged(people=owning(card)))
    assert (total(game, 0, "strength"), total(game, 0, "craft")) == (3 + strength, 3 + craft)


SPACES = [
    ("przewodnik", "skaly", "pola_2", {}), ("przewodnik", "las", "pola_6", {}),
    ("przewodnik", "przepasc", "runy_1", {}),
    ("gnom", "skaly", "pola_2", {}), ("wrozka_lesna", "las", "pola_6", {}), ("swiety_graal", "pustynia_1", "oaza", {}),
    ("krzyz", "kapliczka", "pola_2", {"alignment": "evil"}), ("krzyz", "cmentarz", "pola_1", {"alignment": "good"}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "goal", "start", "more"), SPACES)
def test_spaces_that_do_no_harm(card: str, goal: str, start: str, more: dict[str, Any]) -> None:
    people = owning(card, **more)
    table = meet(*GOLD, start=start, goal=goal, people=people, answers=["ignore yes"], dice=[1])
    assert (seen(table)["endurance"], seen(table)["owns"]) == (4, [card])
    other = meet(*GOLD, start=start, goal=goal, people={0: more}, dice=[1, 1, 6])
    assert seen(other)["endurance"] == 3


@pytest.mark.parametrize(
    ("card", "start", "goal"), [("gnom", "straznik", "wzgorza_1"), ("wrozka_lesna", "cmentarz", "puszcza_1")]
)
def test_enemies_that_may_be_evaded(card: str, start: str, goal: str) -> None:
    table = meet("smok", start=start, goal=goal, people=owning(card), answers=["evade"])
    assert (seen(table)["endurance"], places(table, "smok")) == (4, [f"space {goal}"])


INNER = [
    ("mapa", "kopalnia", [2, 2, 2], "rownina_grozy"), ("", "kopalnia", [2, 2, 2], "tajemne_wrota"),
    ("gnom", "kopalnia", [2, 2], "rownina_grozy"),
    ("lopata", "krypta", [2, 2, 2], "rownina_grozy"), ("", "krypta", [2, 2, 2], "tajemne_wrota"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "goal", "dice", "end"), INNER)
def test_mines_and_crypt(card: str, goal: str, dice: list[int], end: str) -> None:
    people = {0: {"space": "rownina_grozy", "owns": [card] if card else []}}
    table = staged(*GOLD, people=people, dice=dice)
    play(table, f"step {goal}")
    assert seen(table)["space"] == end


def test_the_gnome_opens_the_portal_with_one_die() -> None:
    table = staged(people={0: {"space": "tajemne_wrota", "owns": ["gnom"]}}, dice=[1, 3])
    play(table, "portal cw 1", "portal craft")
    assert seen(table)["space"] == "rownina_grozy"


def used(
    card: str, *answers: str, dice: tuple[int, ...] = (), people: dict[int, dict[str, Any]] | None = None
) -> Table:
    """A turn in the village that begins with the use of a card, then goes to the fields and leaves what lies there."""
    said = people or {}
    table = staged(
        *GOLD, people={**said, 0: {**said.get(0, {}), "owns": [card, *said.get(0, {}).get("owns", [])]}}, dice=dice
    )
    play(table, *answers)
    return table


CASKET = [({"endurance": 3}, 1), ({"endurance": 3}, 2), ({"space": "wioska"}, 3), ({"gold": 3}, 4), ({"spells": 1}, 5),
          ({"owns": ["talizman"]}, 6)]  # fmt: skip


@pytest.mark.parametrize(("then", "die"), CASKET)
def test_the_casket(then: dict[str, Any], die: int) -> None:
    table = used(
        "szkatula",
        "use szkatula discard",
        *([] if die == 3 else ["go pola_1"]),
        dice=(die, 1),
        people={0: {"craft": 1}},
    )
    found = seen(table)
    assert {key: found[key] for key in then} == then and "szkatula" not in found["owns"]


RUIN = [("choose choose", {"strength": 0, "craft": 3}), ("choose choose_2", {"strength": 2, "craft": 1}),
        ("choose choose_3", {"strength": 1, "craft": 2})]  # fmt: skip


@pytest.mark.parametrize(("answer", "then"), RUIN)
def test_the_rod_of_ruin(answer: str, then: dict[str, int]) -> None:
    people = {1: {"strength": 2, "craft": 3}}
    table = used("berlo_zniszczenia", "use berlo_zniszczenia discard", answer, "go pola_1", dice=(1,), people=people)
    assert {key: seen(table, 1)[key] for key in then} == then and seen(table)["owns"] == []


def test_the_alchemist_makes_gold_of_things() -> None:
    people = {0: {"owns": ["miecz", "pierscien"]}}
    answers = ["use alchemik *", "card miecz", "use alchemik *", "go pola_1"]
    table = used("alchemik", *answers, dice=(1,), people=people)
    assert (seen(table)["gold"], seen(table)["owns"]) == (3, ["alchemik"])


@pytest.mark.parametrize("card", ["ksiaze", "ksiezniczka", "zloty_posag"])
def test_what_the_castle_pays_for(card: str) -> None:
    table = meet(start="runy_3", goal="zamek", people=owning(card), answers=[f"use {card} discard"])
    assert (seen(table)["gold"], seen(table)["owns"]) == (1 + (5 if card == "zloty_posag" else 3), [])
    assert not [line for line in legal(staged(people=owning(card))) if line.startswith("use")]


def test_the_statue_is_taken_instead_of_a_life() -> None:
    people = {1: {"space": "pola_1", "owns": ["zloty_posag"]}}
    table = meet(*GOLD, people=people, answers=["attack 1", "loot endurance"], dice=[6, 1])
    assert (seen(table)["owns"], seen(table, 1)["owns"], seen(table, 1)["endurance"]) == (["zloty_posag"], [], 4)


def test_nobody_finds_the_pouch() -> None:
    people = {1: {"space": "pola_1", "owns": ["ukryta_sakiewka", "miecz"]}}
    table = staged(*GOLD, people=people, dice=[1, 6, 1])
    answer(table, "go pola_1", "attack 1")
    assert [line for line in legal(table) if "sakiewka" in line] == []
    assert [line for line in legal(table) if "miecz" in line] != []


def test_the_arena() -> None:
    table = meet("arena", players=3, people={2: {"space": "oaza"}}, answers=["player 2", "loot endurance"], dice=[6, 1])
    assert (seen(table, 2)["space"], seen(table, 2)["endurance"], places(table, "arena")) == ("pola_1", 3, DISCARDED)


@pytest.mark.parametrize("card", ["fontanna_madrosci", "magiczny_strumien", "sadzawka_zycia"])
def test_wells_run_dry(card: str) -> None:
    fresh = meet(card)
    assert list(world(fresh).counters.values()) == [3]
    last = meet(lying={"pola_1": [card]}, counters={card: 1})
    assert places(last, card) == DISCARDED


def test_the_hermit_gives_a_talisman() -> None:
    table = meet(lying={"skaly": ["pustelnik"]}, start="pola_2", goal="skaly", dice=[4])
    assert (seen(table)["owns"], places(table, "pustelnik")) == (["talizman"], DISCARDED)


def test_the_amulet_keeps_spells_off_both_ways() -> None:
    people = {**owning("amulet", spells=["cios"], casts=1), 1: {"spells": ["cios"], "casts": 1}}
    game = world(staged(people=people))
    assert not spells.could_cast(game, 0) and spells.could_cast(game, 1)
    assert unaffected(game, 0, "cios.1", 1) and not unaffected(game, 1, "cios.1", 0)


def test_the_bag_of_carrying_holds_five_things() -> None:
    owned = ["bezdenny_worek", "miecz", "helm", "tarcza", "zbroja"]
    table = meet("lopata", people=owning(*owned), answers=["take lopata"])
    assert seen(table)["owns"] == sorted([*owned, "lopata"])
    assert "put_down" not in [option[0] for option in table.answers]


def test_the_orb_shows_one_card_more() -> None:
    answers = ["use kula_wiedzy discard", "set_aside smok", "take dwa_mieszki_zlota"]
    table = meet("smok", "dwa_mieszki_zlota", people=owning("kula_wiedzy"), answers=answers)
    assert (seen(table)["gold"], seen(table)["owns"], places(table, "smok")) == (3, [], DISCARDED)


def test_the_staff_makes_a_servant_for_one_fight() -> None:
    people = {**owning("laska_wladzy"), 1: {"lost": 1}}
    table = meet("lew", "malpa", people=people, answers=["use laska_wladzy *"], dice=[2, 2, 4])
    assert (seen(table)["owns"], seen(table)["trophies"]) == (["laska_wladzy", "lew"], [])
    play(table, "go puszcza_1")
    assert seen(table)["trophies"] == ["malpa"], "3, the lion's 3 and 2 against 3 and 4"
    assert (places(table, "lew"), seen(table)["owns"]) == (DISCARDED, ["laska_wladzy"])


def test_winged_boots() -> None:
    table = staged(*GOLD, people=owning("skrzydlate_buty"), dice=[6, 2])
    play(table, "use skrzydlate_buty add_die", "go skaly")
    assert seen(table)["space"] == "skaly"


def test_the_familiar_looks_at_three_spells() -> None:
    table = meet("ksiega_czarow", people=owning("magiczny_pomocnik"), answers=["keep *", "keep *"])
    assert seen(table)["spells"] == 2


def test_the_archer_shoots_instead_of_exploring() -> None:
    answers = ["use lucznik *", "choose choose", "card goblin"]
    for dice, lies in (([1, 1], DISCARDED), ([1, 2], ["space cmentarz"])):
        table = meet(
            "smok",
            lying={"cmentarz": ["goblin", "wilk"]},
            people=owning("lucznik", strength=5),
            answers=answers,
            dice=dice,
        )
        assert (places(table, "goblin"), seen(table)["endurance"], seen(table)["trophies"]) == (lies, 4, [])
        assert places(table, "smok") == []


def test_the_genie_casts_his_spell_for_gold_and_leaves() -> None:
    people = {0: {"gold": 2}, 1: {"lost": 1}}
    table = meet("dzinn", *GOLD, people=people, spell_deck=["cios"], answers=["take dzinn"], dice=[1])
    assert (seen(table)["owns"], seen(table)["spells"], seen(table)["gold"]) == (["dzinn"], 0, 2)
    play(table, "cast cios", "go cmentarz")
    assert (seen(table)["owns"], seen(table)["gold"], seen(table, 1)["endurance"]) == ([], 1, 3)
    assert places(table, "cios") == ["discard spells"]


@pytest.mark.parametrize(("gold", "able"), [(0, False), (1, True)])
def test_the_genie_works_for_the_last_bag_but_not_for_nothing(gold: int, able: bool) -> None:
    people = {0: {"gold": gold}, 1: {"lost": 1}}
    table = meet("dzinn", people=people, spell_deck=["cios"], answers=["take dzinn"], dice=[1])
    while table.ask is not None and table.ask.topic != "move":
        table.answer(table.ask.options[0])
    assert any(option[0] == "cast" for option in table.ask.options) is able  # type: ignore[union-attr]
