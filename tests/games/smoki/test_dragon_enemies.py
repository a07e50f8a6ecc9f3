"""Every enemy of the three Dragon decks, met once at the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brzdek.games.magia_i_miecz.cards.pieces import EnemyCard
from tests import reference
from tests.games.magia_i_miecz.staged import Folk, places, play, seen, world
from tests.games.smoki.staged import (
    HERE,
    asleep,
    case,
    catalog,
    check,
    discarded,
    lord_of,
    meet,
    part,
    scales,
)

STAYS = "stays until killed"
FACTS = [fact for deck in reference.facts("talisman_dragon")["decks"].values() for fact in deck]


def card_named(fact: Any) -> EnemyCard:
    """The card of a fact: two decks may have one of the same name."""
    (card,) = [
        one
        for one in catalog().cards.values()
        if isinstance(one, EnemyCard) and one.name.en == fact["name_en"] and one.deck == fact["deck"]
    ]
    return card


# -- those that only fight

PLAIN = [
    card_named(fact) for fact in FACTS if fact["type"] == "enemy" and fact["effect"] == STAYS and "breath" not in fact
]


@pytest.mark.parametrize("card", PLAIN, ids=lambda card: card.id)
def test_plain_dragons(card: EnemyCard) -> None:
    """With an equal attribute the dice decide: Strength in melee, Craft in psychic combat."""
    attribute = "strength" if card.strength else "craft"
    force = card.strength or card.craft
    assert isinstance(force, int)
    people = {0: {attribute: force - 3}}
    won, drawn, lost = [meet(card.id, people=people, dice=[2, die]) for die in (1, 2, 3)]
    assert (seen(won)["trophies"], seen(won)["endurance"]) == ([card.id], 4)
    assert (places(drawn, card.id), seen(drawn)["endurance"]) == (HERE, 4)
    assert (places(lost, card.id), seen(lost)["endurance"]) == (HERE, 3)


# -- cultists

CULTISTS = [card_named(fact) for fact in FACTS if fact["type"] == "enemy" and fact["enemy_kind"] == "cultist"]


@pytest.mark.parametrize("card", CULTISTS, ids=lambda card: card.id)
@pytest.mark.rule("SMO-176")
def test_cultists_roll_three_more_under_their_king(card: EnemyCard) -> None:
    force = card.strength or card.craft
    assert isinstance(force, int)
    people = {0: {"strength": force - 3 if card.strength else 3, "craft": force - 3 if card.craft else 3}}
    free = meet(card.id, people=people, dice=[4, 3])
    assert (seen(free)["trophies"], seen(free)["endurance"]) == ([card.id], 4)
    ruled = meet(card.id, people=people, dice=[4, 3], king=lord_of(card.id), token="luska_grilipusa")
    assert (seen(ruled)["trophies"], seen(ruled)["endurance"]) == ([], 3), "4 against 3 + 3"


@pytest.mark.parametrize(("card", "force"), [("akolitka_cadorusa", 3), ("wschodni_smok", 6)])
def test_they_find_the_weaker_side(card: str, force: int) -> None:
    """A Strength of 9 is of no use where Craft is the lower one, and the other way round."""
    for strong, weak in (("strength", "craft"), ("craft", "strength")):
        people = {0: {strong: 6, weak: force - 3}}
        won, lost = [meet(card, people=people, dice=[2, die]) for die in (1, 3)]
        assert (seen(won)["trophies"], seen(lost)["endurance"]) == ([card], 3)


# -- breath

MELEE_BREATH = [
    # A 2 is under Craft 3, a 3 is not; then 9 against 5 and more.
    case("ognisty_drake", {"endurance": 4, "trophies": ["ognisty_drake"]}, dice=[2, 6, 1], people={0: {"strength": 6}}),
    case("ognisty_drake", {"endurance": 3, "trophies": ["ognisty_drake"]}, dice=[3, 6, 1], people={0: {"strength": 6}}),
    case("gorski_smok", {"endurance": 4}, dice=[2, 6, 1], people={0: {"strength": 6}}),
    case("gorski_smok", {"endurance": 3, "trophies": ["gorski_smok"]}, dice=[3, 6, 1], people={0: {"strength": 6}}),
    case("amfipter", {"endurance": 4}, dice=[6, 1], people={0: {"strength": 6}}),
    case("amfipter", {"endurance": 3, "trophies": ["amfipter"]}, dice=[6, 1],
         people={0: {"strength": 6, "owns": ["helm"]}}),
    case("amfipter", {"endurance": 4}, dice=[6, 1], people={0: {"strength": 6, "owns": ["miecz"]}}),
    case("burzowy_smok", {"endurance": 4}, dice=[6, 1], people={0: {"strength": 6, "owns": ["mapa"]}}),
    case("burzowy_smok", {"endurance": 3}, dice=[6, 1], people={0: {"strength": 6, "owns": ["miecz"]}}),
    case("burzowy_smok", {"endurance": 3}, dice=[6, 1], people={0: {"strength": 6, "owns": ["helm"]}}),
    case("bursztynowy_smok", {"lost": 0, "endurance": 4}, dice=[5, 6, 1], people={0: {"strength": 3}}),
    case("bursztynowy_smok", {"lost": 1, "trophies": ["bursztynowy_smok"]}, dice=[6, 6, 1],
         people={0: {"strength": 3}}),
    case("lodowy_drake", {"lost": 0}, dice=[2, 6, 1]),
    case("lodowy_drake", {"lost": 1, "trophies": ["lodowy_drake"]}, dice=[3, 6, 1]),
]  # fmt: skip
PSYCHIC_BREATH = [
    case("pozlacany_smok", {"endurance": 4, "trophies": ["pozlacany_smok"]}, dice=[5, 6, 1], people={0: {"craft": 3}}),
    case("pozlacany_smok", {"endurance": 3, "trophies": []}, HERE, dice=[6], people={0: {"craft": 3}}),
    case("promienny_smok", {"gold": 5}, dice=[5, 6, 1], people={0: {"craft": 3, "gold": 5}}),
    case("promienny_smok", {"gold": 0, "trophies": ["promienny_smok"]}, dice=[6, 6, 1],
         people={0: {"craft": 3, "gold": 5}}),
    case("smok_zarazy", {"strength": 2}, dice=[4, 6, 1], people={0: {"strength": 2, "craft": 6}}),
    case("smok_zarazy", {"strength": 1, "trophies": ["smok_zarazy"]}, dice=[5, 6, 1],
         people={0: {"strength": 2, "craft": 6}}),
    # Craft 7: a win by 5, which a breath of 4 leaves, and one of 5 makes a draw.
    case("smok_cienia", {"trophies": ["smok_cienia"]}, dice=[2, 6, 1], people={0: {"craft": 4}}),
    case("smok_cienia", {"trophies": ["smok_cienia"]}, dice=[4, 6, 1], people={0: {"craft": 4}}),
    case("smok_cienia", {"trophies": [], "endurance": 4}, HERE, dice=[5, 6, 1], people={0: {"craft": 4}}),
    case("widmowy_smok", {"spells": 2}, dice=[2, 6, 1], people={0: {"craft": 4, "spells": ["cios", "wnyk"]}}),
    case("widmowy_smok", {"spells": 0, "trophies": ["widmowy_smok"]}, dice=[3, 6, 1],
         people={0: {"craft": 4, "spells": ["cios", "wnyk"]}}),
    case("oparny_smok", {"lost": 0}, dice=[2, 6, 1], people={0: {"craft": 4}}),
    case("oparny_smok", {"lost": 1, "trophies": ["oparny_smok"]}, dice=[3, 6, 1], people={0: {"craft": 4}}),
    case("jadowity_smok", {"endurance": 3}, HERE, dice=[2, 1, 6], people={0: {"craft": 4}}),
    case("jadowity_smok", {"endurance": 1}, HERE, dice=[3, 1, 6], people={0: {"craft": 4}}),
    case("jadowity_smok", {"endurance": 4, "trophies": ["jadowity_smok"]}, dice=[3, 6, 1], people={0: {"craft": 4}}),
]  # fmt: skip


@pytest.mark.parametrize(("card", "then", "lies", "how"), [*MELEE_BREATH, *PSYCHIC_BREATH])
@pytest.mark.rule("SMO-169", "SMO-170")
def test_breath(card: str, then: dict[str, Any], lies: list[str] | None, how: dict[str, Any]) -> None:
    """The first die is that of the breath; the combat follows all the same."""
    check(card, then, lies, dict(how))


def test_an_inferno_hits_everybody_on_the_space() -> None:
    people: Folk = {0: {"strength": 6}, 1: {"space": "pola_1"}, 2: {"space": "wioska"}}
    table = meet("piekielny_smok", people=people, players=3, dice=[2, 3, 6, 1])
    assert [seen(table, seat)["endurance"] for seat in range(3)] == [4, 3, 4]
    assert seen(table)["trophies"] == ["piekielny_smok"]


def test_a_volcano_leaves_nothing_but_itself() -> None:
    for die, left in ((2, ["targ", "wulkaniczny_smok"]), (3, ["wulkaniczny_smok"])):
        table = meet("wulkaniczny_smok", lying={"pola_1": ["targ"]}, dice=[die, 1, 6])
        assert sorted(one.partition(".")[0] for one in world(table).on("pola_1")) == left


def test_an_enemy_beside_a_volcano_is_not_fought_when_it_is_swept_away() -> None:
    people = {0: {"strength": 7}}
    joint = meet("wulkaniczny_smok", lying={"pola_1": ["wrog_7"]}, dice=[2, 6, 1], people=people)
    assert seen(joint)["endurance"] == 3, "16 against 9 + 7 + 1"
    alone = meet("wulkaniczny_smok", lying={"pola_1": ["wrog_7"]}, dice=[3, 6, 1], people=people)
    assert (seen(alone)["trophies"], places(alone, "wrog_7")) == (["wulkaniczny_smok"], ["discard adventure"])


def test_a_swamp_holds_the_feet_for_the_next_turn() -> None:
    table = meet("bagienny_smok", dice=[3, 6, 1, 1, 4], people={0: {"craft": 4}, 1: {"space": "gospoda"}})
    assert seen(table)["trophies"] == ["bagienny_smok"]
    play(table, "go pola_5")
    play(table, "go cmentarz")
    assert seen(table)["space"] == "cmentarz", "one space although a 4 was rolled"


@pytest.mark.rule("SMO-172")
def test_whoever_evades_is_not_breathed_on() -> None:
    people = {0: {"pair": ["zwykly_a", "giermek_zwinny"]}}
    table = meet("ognisty_drake", people=people, answers=["evade"])
    assert (seen(table)["endurance"], places(table, "ognisty_drake")) == (4, HERE)


# -- those with ways of their own

WAYS = [
    case("czerwony_smok", {"endurance": 4, "owns": []}, HERE, dice=[1, 6], people={0: {"owns": ["dziewica"]}}),
    case("czerwony_smok", {"endurance": 4}, HERE, dice=[1, 6]),
    case("chciwy_smok", {"endurance": 4, "owns": ["mapa"]}, HERE, dice=[1, 6], answers=["card lopata"],
         people={0: {"owns": ["mapa", "lopata"]}}),
    case("zloty_smok", {"endurance": 4, "gold": 0}, HERE, dice=[1, 6], people={0: {"gold": 5}}),
    case("zielony_smok", {"endurance": 4, "spells": 0}, HERE, dice=[1, 6],
         people={0: {"craft": 1, "spells": ["cios", "wnyk"]}}),
    case("padlinozerny_drake", {"endurance": 4, "trophies": []}, HERE, dice=[1, 6],
         people={0: {"trophies": ["wrog_2", "wrog_3"]}}),
    case("pradawny_smok", {"endurance": 2}, HERE, dice=[1, 6], king="grilipus"),
    case("pradawny_smok", {"endurance": 3, "spells": 0}, HERE, dice=[1, 6], king="grilipus",
         people={0: {"spells": ["cios"]}}),
    case("pustynny_drake", {"endurance": 3, "space": "pustynia_2"}, HERE, dice=[1, 6], answers=["space pustynia_2"]),
    case("wschodni_smok", {"endurance": 3, "owns": ["miecz"]}, HERE, dice=[1, 6],
         people={0: {"owns": ["miecz", "magiczny_pas"]}}),
    case("wampiryczny_smok", {"endurance": 3, "owns": []}, HERE, dice=[1, 6], people={0: {"owns": ["dziewica"]}}),
    case("wampiryczny_smok", {"endurance": 2}, HERE, dice=[1, 6]),
    case("eteryczny_drake", {"trophies": [], "endurance": 4}, HERE, dice=[6, 1, 2], people={0: {"craft": 2}}),
    case("eteryczny_drake", {"trophies": ["eteryczny_drake"]}, dice=[6, 1, 3], people={0: {"craft": 2}}),
    case("smocza_ropucha", {"toad": 3, "endurance": 4}, dice=[2, 3], people={0: {"strength": 6}}),
    case("smocza_ropucha", {"toad": 0, "endurance": 4}, dice=[3, 3], people={0: {"strength": 6}}),
    case("drake_otchlani", {"endurance": 3, "trophies": ["drake_otchlani"]}, dice=[2, 3], people={0: {"craft": 6}}),
    case("drake_otchlani", {"endurance": 4, "trophies": ["drake_otchlani"]}, dice=[3, 3], people={0: {"craft": 6}}),
    case("drake_otchlani", {"endurance": 2}, HERE, dice=[1, 6]),
    # 9 against 6 and 1 is a win by 2: only a draw. One more is enough.
    case("smok_hydra", {"trophies": [], "endurance": 4}, HERE, dice=[3, 1], people={0: {"strength": 3}}),
    case("smok_hydra", {"trophies": ["smok_hydra"]}, dice=[4, 1], people={0: {"strength": 3}}),
    # Two dice: 6 + 3 against 6 + 1 + 2.
    case("dwuglowy_smok", {"trophies": [], "endurance": 4}, HERE, dice=[3, 1, 2], people={0: {"strength": 3}}),
    case("dwuglowy_smok", {"trophies": ["dwuglowy_smok"]}, dice=[4, 1, 2], people={0: {"strength": 3}}),
    # The higher die is the dragon's, whoever threw it: 9 + 2 against 6 + 5, 10 + 2 against 6 + 5.
    case("mglisty_smok", {"trophies": [], "endurance": 4}, HERE, dice=[5, 2], people={0: {"craft": 6}}),
    case("mglisty_smok", {"trophies": ["mglisty_smok"]}, dice=[5, 2], people={0: {"craft": 7}}),
    case("mglisty_smok", {"trophies": ["mglisty_smok"]}, dice=[2, 5], people={0: {"craft": 7}}),
    case("drzemiacy_smok", {"trophies": ["drzemiacy_smok"], "asleep": []}, dice=[2, 1], people={0: {"craft": 3}}),
    case("drzemiacy_smok", {"trophies": [], "endurance": 4}, HERE, dice=[1, 1], people={0: {"craft": 3}}),
    case("wyniosly_smok", {"trophies": ["wyniosly_smok"], "scales": {"grilipus": 1, "cadorus": 1}},
         dice=[4, 1], people={0: {"strength": 6}}, dragon={"on_lords": {"cadorus": 1}, "king": "cadorus"}),
    case("wyniosly_smok", {"trophies": [], "endurance": 4, "scales": {}}, HERE,
         dice=[2, 2], people={0: {"strength": 6}}, dragon={"on_lords": {"cadorus": 1}, "king": "cadorus"}),
    case("mieczoluski_smok", {"owns": ["miecz"]}, dice=[6, 1], people={0: {"strength": 3}}, answers=["may yes"]),
    case("mieczoluski_smok", {"owns": []}, dice=[6, 1], people={0: {"strength": 3}}, answers=["may no"]),
    case("smok_skapiec_cadorusa", {"gold": 5}, dice=[6, 1, 4], people={0: {"strength": 4}}),
    case("drzewny_smok", {"spells": 3, "trophies": ["drzewny_smok"]}, dice=[6, 1], people={0: {"craft": 3}}),
    case("leze_smoka", {"owns": ["smoczy_amulet"]}, dice=[6, 1], people={0: {"strength": 4}},
         answers=["keep smoczy_amulet"], also=["zloty_smok", "smoczy_amulet", "smocze_gniazdo", "smocze_lzy"]),
    case("lesny_drake", {"trophies": ["lesny_drake"]}, dice=[3, 1], people={0: {"craft": 2}}),
    case("lesny_drake", {"trophies": [], "endurance": 4}, ["space puszcza_1"], dice=[4, 1], people={0: {"craft": 2}},
         start="cmentarz", goal="puszcza_1"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "then", "lies", "how"), WAYS)
def test_enemies_with_ways_of_their_own(
    card: str, then: dict[str, Any], lies: list[str] | None, how: dict[str, Any]
) -> None:
    check(card, then, lies, dict(how))


def test_what_the_lair_does_not_give_is_discarded() -> None:
    also = ["zloty_smok", "smoczy_amulet", "smocze_gniazdo", "smocze_lzy", "smocze_jaja"]
    table = meet("leze_smoka", dice=[6, 1], people={0: {"strength": 4}}, answers=["keep none"], also=also)
    assert [places(table, card) for card in also] == [["discard cadorus"]] * 5


@pytest.mark.parametrize(("card", "sort"), [("czarny_smok", "wear"), ("kosciany_smok", "wield")])
def test_what_is_not_magic_is_of_no_use(card: str, sort: str) -> None:
    force = 5 if sort == "wear" else 4
    if sort == "wear":
        plain = meet(card, dice=[1, 6], people={0: {"strength": force, "owns": ["zbroja"]}})
        assert (seen(plain)["endurance"], "armour" in [one[0] for one in plain.answers]) == (3, False)
        return
    plain = meet(card, dice=[3, 3], people={0: {"strength": force, "owns": ["miecz"]}})
    assert (seen(plain)["trophies"], seen(plain)["endurance"]) == ([], 4), "7 against 7"
    magic = meet(card, dice=[3, 3], people={0: {"strength": force, "owns": ["swieta_lanca"]}})
    assert seen(magic)["trophies"] == [card]


@pytest.mark.parametrize("card", ["rubinowy_smok", "topazowy_smok", "szmaragdowy_smok"])
def test_some_cannot_be_evaded(card: str) -> None:
    people = {0: {"pair": ["zwykly_a", "giermek_zwinny"]}}
    table = meet(card, people=people, dice=[1, 6])
    assert (seen(table)["endurance"], "evade" in [one[0] for one in table.answers]) == (3, False)


def test_the_matriarch_counts_her_family() -> None:
    """Strength 6 and one for each of two other dragons, wherever they lie: 8 + 2 against 8 + 2."""
    lying = {"oaza": ["zloty_smok"], "las": ["smok"], "miasto": ["wrog_2"]}
    drawn, won = [meet("smocza_matrona", lying=lying, dice=[die, 2], people={0: {"strength": 5}}) for die in (2, 3)]
    assert (places(drawn, "smocza_matrona"), seen(won)["trophies"]) == (HERE, ["smocza_matrona"])


@pytest.mark.parametrize("card", ["smocze_szczenie", "piskle_wiwerny", "zmijatko"])
def test_young_ones_flee_to_the_old(card: str) -> None:
    for dice in ([1, 6], [2, 3]):
        fled = meet(card, lying={"oaza": ["zloty_smok"], "las": ["smok"]}, dice=dice, answers=["card smok"])
        assert places(fled, card) == ["space las"]
        alone = meet(card, dice=dice)
        assert places(alone, card) == discarded(card)
    killed = meet(card, lying={"oaza": ["zloty_smok"]}, dice=[6, 1])
    assert seen(killed)["trophies"] == [card]


@pytest.mark.parametrize(
    ("card", "attribute", "own", "kept"),
    [
        ("czerwony_smok", "strength", {"owns": ["dziewica"]}, {"owns": ["dziewica"]}),
        ("chciwy_smok", "craft", {"owns": ["mapa"]}, {"owns": ["mapa"]}),
        ("zloty_smok", "craft", {"gold": 5}, {"gold": 6}),
        ("zielony_smok", "craft", {"spells": ["cios"]}, {"spells": 1}),
    ],
)
def test_their_killer_may_take_what_they_took(card: str, attribute: str, own: Any, kept: Any) -> None:
    """The first loses it, the second walks there and wins: by an offer, as he stands far away."""
    people = {0: {**own}, 1: {"space": "pola_3", attribute: 8, "offers": ["pola_1"]}}
    table = meet(card, dice=[1, 6, 6, 1], people=people)
    taking = {"owns": "take *", "gold": "gold", "spells": "spells"}
    play(table, "offer pola_1", "mode space", *[taking[what] for what in kept])
    assert seen(table, 1)["trophies"] == [card]
    assert {key: seen(table, 1)[key] for key in kept} == kept


@pytest.mark.parametrize(("lives", "trophies"), [(0, ["smocze_licho"]), (1, []), (2, [])])
def test_a_dracolich_dies_once_for_every_life_it_took(lives: int, trophies: list[str]) -> None:
    people = {0: {"craft": 3}}
    table = meet(lying={"pola_1": ["smocze_licho"]}, counters={"smocze_licho": lives}, dice=[2, 1], people=people)
    assert seen(table)["trophies"] == trophies
    lost = meet("smocze_licho", dice=[1, 6])
    assert (seen(lost)["endurance"], list(world(lost).counters.values())) == (3, [1])


@pytest.mark.rule("SMO-165", "SMO-168")
def test_a_sleeper_is_weaker_but_worth_its_printed_value() -> None:
    table = meet(lying={"pola_1": ["wiwerna"]}, dice=[1, 1], dragon={"asleep": ["wiwerna"]})
    assert seen(table)["trophies"] == ["wiwerna"], "3 + 1 against 5 - 3 + 1"
    assert asleep(table) == []


@pytest.mark.rule("SMO-075", "SMO-076", "SMO-222")
def test_a_killer_of_a_dragon_card_may_take_the_scale() -> None:
    taken = meet("wiwerna", dice=[6, 1], people={0: {"strength": 2}}, answers=["scale take"])
    assert (scales(taken), seen(taken)["trophies"], part(taken).on_spaces) == ({"varthrax": 1}, ["wiwerna"], {})
    left = meet("wiwerna", dice=[6, 1], people={0: {"strength": 2}}, answers=["scale leave"])
    assert (scales(left), part(left).on_spaces) == ({}, {"pola_1": "varthrax"})


def test_every_enemy_of_the_decks_is_met_here() -> None:
    """By a line of a table above, or by name in a test of its own."""
    source = Path(__file__).read_text(encoding="utf-8")
    plain = {one.id for one in (*PLAIN, *CULTISTS)}
    enemies = {card.id for card in catalog().cards.values() if isinstance(card, EnemyCard) and lord_of(card.id)}
    assert {one for one in enemies - plain if f'"{one}"' not in source} == set()
