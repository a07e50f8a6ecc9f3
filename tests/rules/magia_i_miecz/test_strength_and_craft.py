"""Strength and Craft: what counts, what is gained and lost, trophies; how many spells Craft allows."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import told, topic
from tests.rules.magia_i_miecz.delving import (
    choices,
    delve,
    finish,
    hand,
    landed,
    lines,
    pile,
    play,
    seen,
    trophies,
    until,
)

BOTH = pytest.mark.parametrize("attribute", ["strength", "craft"])
FOES = {"strength": ("wrog_2", "wrog_7"), "craft": ("widmo_2", "widmo_7")}
LOSSES = {"strength": "ubytek_sily", "craft": "ubytek_mocy"}


def fighting(*foes: str, **own: Any) -> Table:
    """Seat 0 comes to a space where these enemies lie."""
    dice = own.pop("dice", [6, 1])
    return landed("pola_2", who={0: own}, spaces={"pola_2": list(foes)}, dice=dice)


# --- what they are for


@pytest.mark.rule("MIM-035", "MIM-045")
@BOTH
def test_strength_fights_in_melee_and_craft_in_psychic_combat(attribute: str) -> None:
    table = fighting(FOES[attribute][0], **{attribute: 4})
    assert [(own, foe) for _, own, _, foe in told(table, "scored")] == [(3 + 4 + 6, 2 + 1)]
    assert [how for _, _, how in told(table, "fights")] == [{"strength": "melee", "craft": "psychic"}[attribute]]


@pytest.mark.rule("MIM-035", "MIM-045")
@BOTH
def test_both_overcome_obstacles(attribute: str) -> None:
    table = delve(dice=[1, 4, 4], who={0: {"space": "tajemne_wrota", attribute: 5}})
    play(table, "portal cw 1", f"portal {attribute}")
    assert seen(table).space == "rownina_grozy"


# --- own points


@pytest.mark.rule("MIM-036", "MIM-046")
def test_only_gains_are_recorded() -> None:
    own = {"things": ["pas_sily", "korona_mocy"], "friends": ["towarzysz"], "strength": 2, "craft": 1}
    table = delve(who={0: own})
    assert (seen(table).own_strength, seen(table).own_craft) == (3 + 2, 3 + 1)
    assert (seen(table).strength, seen(table).craft) == (3 + 2 + 1 + 1, 3 + 1 + 2)
    play(table, "drop pas_sily", "release towarzysz")
    assert seen(table).strength == seen(table).own_strength == 5


@pytest.mark.rule("MIM-037", "MIM-047")
@BOTH
def test_a_loss_takes_recorded_points(attribute: str) -> None:
    table = landed("pola_2", who={0: {attribute: 5}}, deck=[LOSSES[attribute]])
    assert getattr(seen(table), f"own_{attribute}") == 3 + 5 - 2


@pytest.mark.rule("MIM-038", "MIM-048")
@BOTH
@pytest.mark.parametrize("gained", [0, 1])
def test_not_below_the_starting_value(attribute: str, gained: int) -> None:
    table = landed("pola_2", who={0: {attribute: gained}}, deck=[LOSSES[attribute]])
    assert getattr(seen(table), attribute) == 3


@pytest.mark.rule("MIM-038", "MIM-048")
@pytest.mark.parametrize(("gained", "left"), [(0, 3), (2, 3), (5, 5)])
def test_not_even_for_a_while(gained: int, left: int) -> None:
    table = landed("pola_2", who={0: {"strength": gained, "craft": gained}}, deck=["slabosc"])
    assert (seen(table).strength, seen(table).craft) == (left, left)
    assert (seen(table).own_strength, seen(table).own_craft) == (3 + gained, 3 + gained)


@pytest.mark.rule("MIM-042", "MIM-052")
@pytest.mark.parametrize(
    ("space", "die", "gain"), [("skaly", 6, (4, 3)), ("las", 6, (3, 4)), ("skaly", 4, (3, 3)), ("las", 4, (3, 3))]
)
def test_exploring_raises_them(space: str, die: int, gain: tuple[int, int]) -> None:
    table = landed(space, dice=[die])
    assert (seen(table).strength, seen(table).craft) == gain


@pytest.mark.rule("MIM-042", "MIM-052")
@pytest.mark.parametrize(("card", "gain"), [("zdrowiciel", (4, 3)), ("zrodlo", (3, 4))])
def test_encounters_raise_them(card: str, gain: tuple[int, int]) -> None:
    table = landed("pola_2", deck=[card])
    assert (seen(table).strength, seen(table).craft) == gain


# --- trophies


@pytest.mark.rule("MIM-039", "MIM-040", "MIM-049", "MIM-050")
@BOTH
@pytest.mark.parametrize(
    ("handed_in", "gained", "kept"),
    [((1,), 1, [0, 0, 1]), ((0, 1), 1, [0, 1]), ((1, 1), 2, [0, 0]), ((1, 0, 0, 1), 2, [])],
)
def test_seven_points_of_trophies_buy_one(
    attribute: str, handed_in: tuple[int, ...], gained: int, kept: list[int]
) -> None:
    """Trophies worth 2, 2, 7 and 7; what exceeds a multiple of 7 is lost."""
    small, big = FOES[attribute]
    table = delve(who={0: {"trophies": [small, small, big, big]}})
    play(table, f"exchange {attribute}", *[f"hand_in {(small, big)[one]}" for one in handed_in])
    if topic(table) == "hand_in":
        play(table, "hand_in done")
    assert getattr(seen(table), f"own_{attribute}") == 3 + gained
    assert trophies(table) == sorted((small, big)[one] for one in kept)
    assert pile(table, "discard", "adventure") == sorted((small, big)[one] for one in handed_in)


@pytest.mark.rule("MIM-039", "MIM-049")
@BOTH
def test_fewer_than_seven_points_buy_nothing(attribute: str) -> None:
    small, big = FOES[attribute]
    table = delve(who={0: {"trophies": [small, small], "things": ["drobiazg"]}})
    assert choices(table, "exchange") == []
    other = {"strength": "craft", "craft": "strength"}[attribute]
    table = delve(who={0: {"trophies": [big], "things": ["drobiazg"]}})
    assert choices(table, "exchange") == [attribute] != [other]


@pytest.mark.rule("MIM-041", "MIM-051")
@BOTH
def test_trophies_are_exchanged_at_any_moment_in_combat_before_the_dice(attribute: str) -> None:
    small, big = FOES[attribute]
    table = fighting(small, trophies=[big], dice=[3, 1])
    assert told(table, "scored") == []
    play(table, f"exchange {attribute}")
    assert [own for _, own, _, _ in told(table, "scored")] == [3 + 1 + 3]
    table = until(landed("pola_2", who={0: {"trophies": [big]}}, spaces={"pola_2": ["drobiazg"]}), "end")
    play(table, f"exchange {attribute}")
    assert getattr(seen(table), attribute) == 4


@pytest.mark.rule("MIM-041", "MIM-051")
@BOTH
def test_whoever_is_attacked_exchanges_them_before_the_dice(attribute: str) -> None:
    big = FOES[attribute][1]
    who = {0: {"pair": ["zwykly_a", "giermek_psychik"]}, 1: {"space": "pola_2", "trophies": [big]}}
    table = landed("pola_2", who=who, spaces={"pola_2": ["drobiazg"]}, dice=[1, 3])
    play(table, "attack 1", f"how {'melee' if attribute == 'strength' else 'psychic'}", f"exchange {attribute}")
    assert [(own, foe) for _, own, _, foe in told(table, "scored")] == [(3 + 1, 3 + 1 + 3)]
    assert f"exchange {attribute}" not in lines(table)


# --- totals


@pytest.mark.rule("MIM-043", "MIM-053")
def test_the_total_adds_friends_items_spells_and_abilities() -> None:
    own = {
        "pair": ["zwykly_a", "giermek_silny"],
        "strength": 1,
        "craft": 1,
        "things": ["pas_sily", "korona_mocy"],
        "friends": ["towarzysz"],
        "spells": ["krzepa"],
    }
    table = delve(who={0: own})
    assert (seen(table).strength, seen(table).craft) == (3 + 1 + 1 + 1 + 1, 3 + 1 + 2 + 1)
    play(table, "cast krzepa")
    assert (seen(table).strength, seen(table).craft) == (7 + 2, 7 + 2)


@pytest.mark.rule("MIM-044")
def test_what_counts_in_combat_only_is_no_part_of_the_total() -> None:
    own = {"pair": ["zwykly_g", "giermek_b"], "things": ["pas_sily", "miecz"], "friends": ["towarzysz"]}
    table = delve(who={0: own})
    assert seen(table).strength == 7
    fought = fighting("wrog_2", dice=[1, 1], **own)
    assert [score for _, score, _, _ in told(fought, "scored")] == [7 + 1 + 1]
    glade = delve(who={0: {**own, "space": "przekleta_polana"}})
    assert seen(glade).strength == 6, "items do not count on the Cursed Glade, friends do"


# --- how many spells


@pytest.mark.rule("MIM-054")
@pytest.mark.parametrize(
    ("pair", "gained", "limit"),
    [
        ("troll", 0, 0),
        ("troll", 1, 0),
        ("zwykly_a", 0, 1),
        ("zwykly_a", 1, 2),
        ("zwykly_a", 2, 2),
        ("zwykly_a", 3, 3),
        ("zwykly_a", 30, 3),
    ],
)
def test_the_limit_by_total_craft(pair: str, gained: int, limit: int) -> None:
    table = landed("pola_2", who={0: {"pair": [pair, "giermek_b"], "craft": gained}}, deck=["nauka"])
    assert seen(table).spell_limit == limit
    assert len(hand(table)) == limit, "no more can be gained"


@pytest.mark.rule("MIM-055")
def test_a_card_may_lift_the_limit() -> None:
    table = landed("pola_2", who={0: {"things": ["ksiega"]}}, deck=["nauka"])
    assert (seen(table).spell_limit, len(hand(table))) == (2, 2)


@pytest.mark.rule("MIM-056", "MIM-109")
@pytest.mark.parametrize(("squire", "limit"), [("giermek_b", 1), ("giermek_bez_czarow", 0)])
def test_craft_is_enough_unless_an_ability_forbids(squire: str, limit: int) -> None:
    table = landed("pola_2", who={0: {"pair": ["zwykly_a", squire]}}, deck=["nauka"])
    assert (seen(table).spell_limit, len(hand(table))) == (limit, limit)


@pytest.mark.rule("MIM-057", "MIM-262")
def test_a_surplus_is_put_face_down_at_once() -> None:
    own = {"pair": ["zwykly_f", "giermek_b"], "things": ["korona_mocy"], "spells": ["cios", "zew", "lustro"]}
    table = landed("przekleta_polana", who={0: own, 1: {"lost": 1}}, spaces={"przekleta_polana": ["drobiazg"]})
    assert topic(table) == "put_down_spell"
    assert lines(table) == ["put_down cios", "put_down zew", "put_down lustro"], "the owner chooses"
    play(table, "put_down zew")
    assert (hand(table), table.view(None).space("przekleta_polana").hidden) == (["cios", "lustro"], 1)
    assert told(table, "dropped_spell") == [(0, "przekleta_polana")]
    assert lines(table)[0] != "spells", "and cannot take it up again"
    away = delve(who={0: {**own, "spells": ["cios", "lustro"]}})
    assert (seen(away).spell_limit, seen(away).spells) == (3, 2), "the third has to be found anew"


@pytest.mark.rule("MIM-057")
@pytest.mark.parametrize("when", ["move", "meet", "take", "end"])
def test_a_surplus_goes_at_once_whenever_craft_falls(when: str) -> None:
    own = {"things": ["korona_mocy"], "spells": ["unik", "lustro"], "offers": ["pola_2"]}
    table = delve(who={0: own, 1: {"space": "pola_2"}}, spaces={"pola_2": ["drobiazg"]})
    if when != "move":
        play(table, "offer pola_2")
    play(until(table, when), "drop korona_mocy")
    assert (topic(table), lines(table)) == ("put_down_spell", ["put_down unik", "put_down lustro"])


@pytest.mark.rule("MIM-057")
def test_which_of_two_alike_is_put_down_is_not_asked() -> None:
    own = {"things": ["korona_mocy"], "spells": ["cios", "cios"]}
    table = play(until(delve(who={0: own}), "move"), "drop korona_mocy")
    assert (topic(table), hand(table)) == ("move", ["cios"])


@pytest.mark.rule("MIM-058")
def test_face_down_spells_lie_there_for_anybody() -> None:
    table = landed(
        "pola_2", who={0: {"space": "pola_5"}}, hidden={"pola_2": ["cios"]}, spaces={"pola_2": ["zdrowiciel"]}
    )
    assert seen(table).strength == 4, "strangers (4) come first"
    assert topic(table) == "take"
    play(table, "spells")
    assert hand(table) == ["cios"]
    assert table.view(None).space("pola_2").hidden == 0


@pytest.mark.rule("MIM-059")
@pytest.mark.parametrize(("gained", "taken"), [(0, 1), (1, 2), (9, 3)])
def test_they_are_taken_unseen_as_many_as_craft_allows(gained: int, taken: int) -> None:
    table = landed("pola_2", who={0: {"craft": gained}}, hidden={"pola_2": ["cios", "zew", "unik", "lustro"]})
    for seat in (None, 0, 1):
        assert "cios" not in str(table.view(seat).data()["zones"].get("hidden pola_2", ""))
    assert [line for line in lines(table) if "spells" in line] == ["spells"], "all or nothing"
    play(table, "spells")
    assert len(hand(table)) == taken
    assert table.view(None).space("pola_2").hidden == 4 - taken
    assert not [line for line in lines(table) if line.startswith("put_down")]
    left = finish(landed("pola_2", hidden={"pola_2": ["cios"]}))
    assert hand(left) == [], "nobody has to"


@pytest.mark.rule("MIM-059")
def test_who_holds_as_many_as_craft_allows_takes_none() -> None:
    table = landed(
        "pola_2", who={0: {"spells": ["unik"]}}, hidden={"pola_2": ["cios"]}, spaces={"pola_2": ["drobiazg"]}
    )
    assert "spells" not in lines(until(table, "take"))
