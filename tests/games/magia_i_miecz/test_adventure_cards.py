"""Every event and every enemy of the Adventure deck, met once at the table.

The adventurers have Strength 3, Craft 3, Endurance 4 and one bag of gold; the numbers here are worked out by hand.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests import reference
from tests.games.magia_i_miecz.staged import DISCARDED, HERE, Folk, case, check, meet, places, play, seen, staged, world
from tests.rules.dialect import offers
from tests.support import seat_down

# -- events

EVENTS = [
    case("aniol", {"endurance": 5}, DISCARDED, people={0: {"alignment": "good"}}),
    case("aniol", {"endurance": 3}, people={0: {"alignment": "evil"}, 1: {}}),
    case("aniol", {"endurance": 4}),
    case("diabel_zdarzenie", {"endurance": 5}, DISCARDED, people={0: {"alignment": "evil"}}),
    case("diabel_zdarzenie", {"endurance": 3}, people={0: {"alignment": "good"}, 1: {}}),
    case("diabel_zdarzenie", {"endurance": 4}),
    case("ksiega_czarow", {"spells": 2}, DISCARDED, people={0: {"craft": 1}}),
    case("przeklenstwo", {"owns": ["miecz", "poltergeist", "przeklenstwo"]}, ["friends 0"],
         people={0: {"owns": ["dziewica", "blazen", "poltergeist", "miecz"]}}),
    case("zla_ciemnosc", {"lost": 0}, DISCARDED, players=4, others={1: {"lost": 1}, 2: {"lost": 0}, 3: {"lost": 1}},
         people={1: {"alignment": "good"}, 2: {"alignment": "evil"}, 3: {"space": "oaza"}}),
    case("falszywe_zloto", {"gold": 0}, DISCARDED, people={0: {"gold": 5}}),
    case("dzien_duchow", {"endurance": 3}, DISCARDED, dice=[4], answers=["may yes"],
         people={0: {"alignment": "evil", "endurance": 2}}),
    case("dzien_duchow", {"spells": 0}, dice=[5], answers=["may yes"], people={1: {"alignment": "evil", "craft": 1}},
         others={1: {"spells": 1}}),
    case("dzien_duchow", {"lost": 0}, dice=[1], answers=["may yes"], people={1: {"alignment": "evil"}},
         others={1: {"lost": 1}}),
    *[case("diablik", {"space": space}, DISCARDED, dice=dice, also=["mieszek_zlota"] * 3) for space, *dice in (
        ("skaly", 1, 4), ("las", 2, 4), ("gospoda", 3, 4), ("ruiny", 4), ("ukryta_dolina", 5),
        ("przekleta_polana", 6))],
    case("blazen", {"owns": ["blazen"]}, ["friends 0"]),
    case("magiczny_cyklon", {"spells": 0}, DISCARDED,
         people={0: {"spells": ["zbieg", "wnyk"], "craft": 1}, 1: {"spells": ["cios"]}},
         others={1: {"spells": 0}}),
    case("dzien_targowy", {"gold": 0, "owns": ["miecz"]}, DISCARDED, people={1: {"owns": ["miecz"]}},
         answers=["partner 1", "give gold", "want miecz", "trade yes"], others={1: {"gold": 2, "owns": []}}),
    case("mefistofeles", {"craft": 1, "alignment": "evil"}, DISCARDED, people={0: {"alignment": "evil"}}),
    case("mefistofeles", {"craft": 0, "alignment": "evil"}),
    case("patrol", {"space": "wioska"}, DISCARDED),
    case("poltergeist", {"owns": ["poltergeist"]}, ["friends 0"]),
    case("burza", {"lost": 0}, DISCARDED, players=3, people={2: {"space": "oaza"}},
         others={1: {"lost": 1}, 2: {"lost": 0}}),
    case("wilkolak_zdarzenie", {"endurance": 4, "owns": []}, DISCARDED, dice=[6, 1],
         people={0: {"owns": ["dziewica"]}}),
    case("wilkolak_zdarzenie", {"endurance": 3, "owns": []}, dice=[1, 6], people={0: {"owns": ["dziewica"]}}),
    case("wilkolak_zdarzenie", {"endurance": 3, "owns": []}, dice=[4, 1], people={0: {"owns": ["dziewica"]}}),
    case("wilkolak_zdarzenie", {"endurance": 4}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "then", "lies", "how"), EVENTS)
def test_events(card: str, then: dict[str, Any], lies: list[str] | None, how: dict[str, Any]) -> None:
    check(card, then, lies, dict(how))


@pytest.mark.parametrize("card", ["burza", "zla_ciemnosc", "syrena"])
@pytest.mark.rule("MIM-131")
def test_whoever_loses_this_turn_takes_nothing_more(card: str) -> None:
    table = meet(card, "dwa_mieszki_zlota", start="pola_5", goal="ruiny")
    assert (seen(table)["gold"], places(table, "dwa_mieszki_zlota")) == (1, ["space ruiny"])
    assert "take" not in [option[0] for option in table.answers] and places(table, card) == DISCARDED


@pytest.mark.parametrize(
    ("die", "paying"), [(1, {0}), (2, {1}), (3, {2, 3}), (4, {0, 1, 2, 3}), (5, {0, 1, 2}), (6, {3})]
)
def test_taxation(die: int, paying: set[int]) -> None:
    people = {0: {"alignment": "good"}, 1: {"alignment": "evil"}, 3: {"space": "oaza"}}
    table = meet("podatek", dice=[die], people=people, players=4)
    assert {seat for seat in range(4) if seen(table, seat)["gold"] == 0} == paying


def test_pestilence_strikes_the_whole_region() -> None:
    """At a table without the plain cards of the rule tests, one of which has the same id."""
    pairs = (["wojownik", "zabojca"], ["kaplan", "minstrel"], ["krasnolud", "elf"])
    spaces = ("wioska", "miasto", "oaza")
    people = {seat: {"pair": pair, "space": spaces[seat]} for seat, pair in enumerate(pairs)}
    position = {"adventurers": people, "deck": ["zaraza"], "dice": [1]}
    table = seat_down("magia_i_miecz", 3, position=position)
    play(table, "go pola_1")
    assert [seen(table, seat)["endurance"] for seat in range(3)] == [3, 3, 4]


def test_an_earthquake_rolls_for_every_card_of_the_region() -> None:
    lying = {"cmentarz": ["goblin"], "las": ["wilk"], "oaza": ["lew"]}
    table = meet("trzesienie_ziemi", dice=[2, 3], lying=lying)
    assert [places(table, card) for card in ("goblin", "wilk", "lew")] == [DISCARDED, ["space las"], ["space oaza"]]


def test_a_volcano_drives_the_strangers_of_the_region_away() -> None:
    table = meet("wulkan", lying={"cmentarz": ["mag", "goblin"], "oaza": ["magik"]})
    assert [places(table, card) for card in ("mag", "goblin", "magik")] == [
        DISCARDED,
        ["space cmentarz"],
        ["space oaza"],
    ]


def test_raiders_take_everything_to_the_oasis() -> None:
    table = meet("zbojcy", people={0: {"owns": ["miecz", "mul", "dziewica"], "gold": 3}})
    assert (seen(table)["owns"], seen(table)["gold"], world(table).gold_on) == (["dziewica"], 0, {"oaza": 3})
    assert places(table, "miecz") == places(table, "mul") == ["space oaza"]


def test_a_whirlwind_rolls_for_every_item() -> None:
    owned = ["mapa", "lopata", "pierscien", "amulet"]
    table = meet("traba_powietrzna", dice=[1, 2, 2, 3, 4, 5], people={0: {"owns": owned}})
    found = [places(table, card) for card in owned]
    assert found == [["space puszcza_1"], ["space las"], DISCARDED, ["things 0"]]


def test_a_conjunction_doubles_the_craft_of_spirits() -> None:
    """Craft 3 and a 3 against twice 2 and a 2: a draw."""
    table = meet("koniunkcja", "cien_duch", start="pola_5", goal="ruiny", dice=[3, 2])
    assert (seen(table)["endurance"], places(table, "cien_duch")) == (4, ["space ruiny"])
    assert "spirit_craft" not in world(table).ongoing.values, "it lasts for one turn"


def test_in_a_blizzard_everybody_goes_one_space_for_two_rounds() -> None:
    table = meet("zamiec", *["mieszek_zlota"] * 4, people={1: {"space": "gospoda"}}, dice=[5, 5, 5, 5])
    play(table, "go pola_5")
    play(table, "go cmentarz")
    play(table, "go ruiny")
    assert seen(table)["space"] == "cmentarz"
    play(table, "go pola_2")


def test_the_poltergeist_leaves_at_the_river() -> None:
    table = staged("mieszek_zlota", people={0: {"owns": ["poltergeist", "tratwa"], "raft": 1}}, dice=[6])
    play(table, "raft tajemne_wrota")
    assert (seen(table)["owns"], places(table, "poltergeist")) == ([], DISCARDED)


def test_whoever_has_the_poltergeist_goes_one_space() -> None:
    table = staged("mieszek_zlota", people={0: {"owns": ["poltergeist"]}}, dice=[6])
    play(table, "go pola_1")
    assert seen(table)["owns"] == ["poltergeist"]


def test_the_hag_bears_no_friends_until_the_sage_is_visited() -> None:
    table = meet("dziewica", people={0: {"owns": ["przeklenstwo"]}})
    assert (seen(table)["owns"], places(table, "dziewica")) == (["przeklenstwo"], HERE)
    table = meet(
        people={0: {"owns": ["przeklenstwo"]}}, start="pola_1", goal="wioska", answers=["choose roll"], dice=[2]
    )
    assert seen(table)["owns"] == []


def test_the_jester_spoils_fights_and_finds_a_new_master_in_the_tavern() -> None:
    table = meet("malpa", people={0: {"owns": ["blazen"]}}, dice=[3, 2])
    assert (seen(table)["trophies"], seen(table)["endurance"]) == ([], 4), "5 against 5 is a draw"
    people: Folk = {0: {"owns": ["blazen"]}, 1: {"space": "gospoda"}}
    table = meet(people=people, start="pola_5", goal="gospoda", answers=["choose choose"], dice=[4])
    assert (seen(table)["owns"], seen(table, 1)["owns"]) == ([], ["blazen"])


def test_on_market_day_spells_and_friends_are_traded_too() -> None:
    people: Folk = {0: {"spells": ["cios", "wnyk"], "craft": 1}, 1: {"owns": ["dziewica", "poltergeist"]}}
    table = staged("dzien_targowy", people=people, dice=[1])
    play(table, "go pola_1", "partner 1", "give spell", until="trade_want")
    assert offers(table, "want") == ["gold", "dziewica.1", "nothing"]
    play(table, "want dziewica", "trade yes", "spell wnyk")
    assert (seen(table)["owns"], seen(table)["spells"], seen(table, 1)["spells"]) == (["dziewica"], 1, 1)
    assert ("gave", 0, 1, "spell") in [(event.kind, *event.args) for event in table.view(None).events()]


# -- enemies

PLAIN = [
    pytest.param(fact["name_pl"], fact["strength"], fact["craft"], id=fact["name_en"])
    for fact in reference.facts("talisman_adventure")["cards"]
    if fact["type"] == "enemy" and fact["effect"] == "stays on the space until killed"
]


@pytest.mark.parametrize(("name", "strength", "craft"), PLAIN)
def test_plain_enemies(name: str, strength: int | None, craft: int | None) -> None:
    """With an equal attribute the dice decide; Strength in melee, Craft in psychic combat."""
    force = strength or craft or 0
    attribute = "strength" if strength else "craft"
    game = world(staged())
    (card,) = [one.id for one in game.catalog.cards.values() if one.kind == "enemy" and one.name.pl == name]
    people = {0: {attribute: max(0, force - 3)}}
    more = max(0, 3 - force)
    won, drawn, lost = [meet(card, people=people, dice=[2, die + more]) for die in (1, 2, 3)]
    assert (seen(won)["trophies"], seen(won)["endurance"]) == ([card], 4)
    assert (places(drawn, card), seen(drawn)["endurance"]) == (HERE, 4)
    assert (places(lost, card), seen(lost)["endurance"]) == (HERE, 3)


ENEMIES = [
    case("rozbojnik", {"gold": 0, "endurance": 4, "trophies": []}, HERE, answers=["may yes"]),
    case("rozbojnik", {"gold": 1, "endurance": 3}, HERE, dice=[1, 6]),
    case("szalony_wojownik", {"trophies": [], "endurance": 4}, ["space wzgorza_1"], dice=[6, 1, 4]),
    case("banda_zombi", {"trophies": ["banda_zombi"]}, dice=[6, 1] * 4),
    case("banda_zombi", {"trophies": [], "endurance": 3}, HERE, dice=[6, 1] * 3 + [1, 6]),
    case("troll_jaskiniowy", {"trophies": ["troll_jaskiniowy"]}, dice=[6, 1, 5], people={0: {"strength": 3}}),
    case("troll_jaskiniowy", {"trophies": [], "endurance": 4}, HERE, dice=[6, 1, 6], people={0: {"strength": 3}}),
    case("sobowtor", {"trophies": ["sobowtor"]}, dice=[3, 2], people={0: {"strength": 5}}),
    case("sobowtor", {"trophies": [], "endurance": 4}, HERE, dice=[2, 2],
         people={0: {"owns": ["magiczny_pas", "miecz"]}}),
    case("golem", {"trophies": [], "endurance": 4}, HERE, dice=[4, 2], people={0: {"owns": ["magiczny_pas", "miecz"]}}),
    case("harpia", {"space": "skaly", "endurance": 4, "owns": ["miecz", "pierscien"]}, DISCARDED, dice=[1, 6, 4],
         people={0: {"owns": ["tragarz", "mul", "miecz", "pierscien"]}}),
    case("harpia", {"trophies": ["harpia"]}, dice=[6, 1], people={0: {"owns": ["tragarz"]}}),
    case("chinski_smok", {"endurance": 3, "owns": ["miecz"]}, HERE, dice=[1, 1],
         people={0: {"owns": ["miecz", "magiczny_pas"], "strength": 9}}),
    case("chinski_smok", {"endurance": 3}, HERE, dice=[1, 1], people={0: {"craft": 9}}),
    case("chinski_smok", {"trophies": ["chinski_smok"]}, dice=[2, 1], people={0: {"craft": 3, "strength": 3}}),
    case("mroczny_cien", {"craft": 1, "endurance": 4}, HERE, dice=[1, 6], people={0: {"craft": 2}}),
    case("mroczny_cien", {"craft": 0, "endurance": 4}, HERE, dice=[1, 3]),
    case("upior_trupi", {"strength": 1, "endurance": 4}, HERE, dice=[1, 6], people={0: {"strength": 2}}),
    *[case("duch", {"endurance": 4, "space": "pola_1"}, [f"space {space}"], dice=[die]) for die, space in enumerate(
        ("miasto", "wioska", "cmentarz", "kapliczka", "zamek", "swiatynia"), 1)],
    case("nietoperze_wampiry", {"endurance": 3}, ["space straznik"], dice=[1, 6, 3]),
    case("nietoperze_wampiry", {"trophies": ["nietoperze_wampiry"]}, dice=[6, 1]),
]  # fmt: skip


@pytest.mark.parametrize(("card", "then", "lies", "how"), ENEMIES)
def test_enemies_with_ways_of_their_own(
    card: str, then: dict[str, Any], lies: list[str] | None, how: dict[str, Any]
) -> None:
    check(card, then, lies, dict(how))


def test_the_swarm_falls_upon_whoever_is_where_it_goes() -> None:
    people = {1: {"space": "straznik"}}
    won = meet("nietoperze_wampiry", people=people, dice=[1, 6, 3, 6, 1])
    assert (seen(won)["endurance"], seen(won, 1)["trophies"]) == (3, ["nietoperze_wampiry"])
    lost = meet("nietoperze_wampiry", people=people, dice=[1, 6, 3, 1, 6, 2])
    assert (seen(lost, 1)["endurance"], places(lost, "nietoperze_wampiry")) == (3, ["space kapliczka"])
    assert seen(lost, 1)["lost"] == 0


def test_a_life_that_is_saved_is_not_added() -> None:
    table = meet("lisz", people={0: {"owns": ["zbrojny"]}}, dice=[1, 6, 1])
    assert (seen(table)["endurance"], [one for one in world(table).counters.values() if one]) == (4, [])


@pytest.mark.parametrize(("card", "craft"), [("lisz", 4), ("wampir", 6)])
def test_lives_that_they_take_are_added_to_them(card: str, craft: int) -> None:
    people = {0: {"craft": craft - 3}}
    lost = meet(card, people=people, dice=[1, 2])
    assert (seen(lost)["endurance"], list(world(lost).counters.values())) == (3, [1])
    assert seen(lost)["craft"] == craft - 3 - (card == "wampir")
    for lives, trophies in ((0, [card]), (1, []), (2, [])):
        won = meet(lying={"pola_1": [card]}, counters={card: lives}, people=people, dice=[2, 1])
        assert (seen(won)["trophies"], seen(won)["endurance"]) == (trophies, 4)
        assert [one for one in world(won).counters.values() if one] == ([lives - 1] if lives > 1 else [])
