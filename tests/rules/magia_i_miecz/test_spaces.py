"""What is printed on the spaces of the Outer and Middle Region."""

from __future__ import annotations

import pytest

from tests.rules.dialect import offers, seat_to_move, told, topic
from tests.rules.magia_i_miecz.delving import delve, friends, hand, landed, seen, things, turn
from tests.support import answer, legal

GOOD, EVIL = ["zwykly_c", "giermek_b"], ["zwykly_d", "giermek_b"]


@pytest.mark.rule("MIM-404")
def test_in_the_village_one_of_three_may_be_visited() -> None:
    table = landed("wioska", who={0: {"gold": 5, "endurance": 2}})
    assert legal(table) == ["choose healer", "choose shop", "choose roll", "choose gateway", "choose done"]
    answer(table, "choose roll")
    assert topic(table) != "choose", "the third of them is the Sage, whatever he is asked for; one visit is all"


@pytest.mark.rule("MIM-406")
def test_the_blacksmith() -> None:
    table = landed("wioska", "choose shop", who={0: {"gold": 9}})
    assert offers(table, "buy") == ["helm", "miecz", "topor", "tarcza", "zbroja", "nothing"]
    for item, price in (("zbroja", 4), ("tarcza", 3), ("helm", 2)):
        before = seen(table).gold
        answer(table, f"buy {item}")
        assert before - seen(table).gold == price
    poor = landed("wioska", "choose shop", who={0: {"gold": 2}})
    assert offers(poor, "buy") == ["helm", "miecz", "topor", "nothing"]


@pytest.mark.rule("MIM-407")
@pytest.mark.parametrize(("die", "what"), [(1, ""), (3, ""), (4, "good"), (5, "craft"), (6, "spell")])
def test_the_sage(die: int, what: str) -> None:
    table = landed("wioska", "choose roll", dice=[die], spell_deck=["zbieg"])
    one = seen(table)
    assert one.alignment == ("good" if what == "good" else "neutral")
    assert one.own_craft == (4 if what == "craft" else 3)
    assert hand(table) == (["zbieg"] if what == "spell" else [])


@pytest.mark.rule("MIM-408")
def test_the_graveyard() -> None:
    assert seen(landed("cmentarz", who={0: {"pair": GOOD}})).endurance == 3
    assert seen(landed("cmentarz")).endurance == 4
    for die, lost, endurance, spells in ((1, 1, 2, 0), (2, 0, 3, 0), (3, 0, 3, 0), (4, 0, 2, 1), (6, 0, 2, 1)):
        table = landed("cmentarz", "may yes", who={0: {"pair": EVIL, "endurance": 2}}, dice=[die])
        assert (seen(table).lost, seen(table).endurance, seen(table).spells) == (lost, endurance, spells)
    assert seen(landed("cmentarz", "may no", who={0: {"pair": EVIL}})).lost == 0


@pytest.mark.rule("MIM-409")
def test_the_chapel() -> None:
    assert seen(landed("kapliczka", who={0: {"pair": EVIL}})).endurance == 3
    neutral = landed("kapliczka", "heal yes", who={0: {"endurance": 1, "gold": 1}})
    assert (seen(neutral).endurance, seen(neutral).gold) == (2, 0)
    assert seen(landed("kapliczka", "choose heal", who={0: {"pair": GOOD, "endurance": 1}})).endurance == 4
    for die, endurance, spells in ((4, 4, 0), (5, 5, 0), (6, 4, 1)):
        table = landed("kapliczka", "choose roll", who={0: {"pair": GOOD}}, dice=[die])
        assert (seen(table).endurance, seen(table).spells) == (endurance, spells)


@pytest.mark.rule("MIM-409")
def test_bonuses_to_prayer_count_in_the_chapel() -> None:
    table = landed("kapliczka", "choose roll", who={0: {"pair": ["zwykly_c", "mnich"]}}, dice=[4])
    assert seen(table).endurance == 5


@pytest.mark.rule("MIM-410", "MIM-411", "MIM-293")
@pytest.mark.parametrize(
    ("space", "how", "name"), [("skaly", "psychic", "own_strength"), ("las", "melee", "own_craft")]
)
def test_crags_and_forest(space: str, how: str, name: str) -> None:
    fought = landed(space, dice=[1, 1, 6])
    assert told(fought, "fights")[0][2] == how
    assert told(fought, "scored")[0][3] == 10
    assert seen(fought).endurance == 3
    won = landed(space, dice=[1, 6, 1])
    assert seen(won).trophies == ()
    for die in (2, 3):
        assert seen(landed(space, dice=[die])).lost == 1
    assert getattr(seen(landed(space, dice=[5])), name) == 3
    assert getattr(seen(landed(space, dice=[6])), name) == 4
    nimble = landed(space, dice=[1], who={0: {"pair": ["zwykly_a", "giermek_zwinny"]}})
    assert topic(nimble) == "evade"


@pytest.mark.rule("MIM-412", "MIM-413")
@pytest.mark.parametrize(
    ("die", "strength", "craft", "spells"), [(2, 4, 5, 0), (3, 5, 4, 0), (4, 5, 6, 0), (5, 6, 5, 0), (6, 5, 5, 1)]
)
def test_the_enchantress(die: int, strength: int, craft: int, spells: int) -> None:
    table = landed("miasto", "choose roll", who={0: {"strength": 2, "craft": 2}}, dice=[die])
    assert (seen(table).own_strength, seen(table).own_craft, seen(table).spells) == (strength, craft, spells)


@pytest.mark.rule("MIM-416")
def test_the_tavern() -> None:
    assert seen(landed("gospoda", dice=[1])).lost == 1
    brawl = landed("gospoda", dice=[2, 1, 6])
    assert told(brawl, "scored")[0][3] == 9
    assert seen(landed("gospoda", dice=[3])).gold == 0
    assert seen(landed("gospoda", dice=[3], who={0: {"gold": 0}})).gold == 0
    assert seen(landed("gospoda", dice=[4])).gold == 2


@pytest.mark.rule("MIM-416")
def test_offers_of_the_tavern_hold_for_the_next_move() -> None:
    table = landed("gospoda", dice=[6, 1, 1])
    while turn(table) != 0:
        answer(table, legal(table)[0])
    assert offers(table, "offer") == ["swiatynia"]
    answer(table, "offer swiatynia")
    assert seen(table).space == "swiatynia"
    wizard = landed("gospoda", dice=[5, 1, 1])
    while turn(wizard) != 0:
        answer(wizard, legal(wizard)[0])
    assert len(offers(wizard, "offer")) == 24


@pytest.mark.rule("MIM-417")
def test_the_black_knight() -> None:
    table = landed("czarny_rycerz")
    assert legal(table) == ["choose lose_gold", "choose lose_endurance"]
    answer(table, "choose lose_gold")
    assert (seen(table).gold, seen(table).endurance) == (0, 4)
    poor = landed("czarny_rycerz", who={0: {"gold": 0}})
    assert seen(poor).endurance == 3


@pytest.mark.rule("MIM-417", "MIM-293", "MIM-289")
def test_the_black_knight_is_evaded_by_whoever_may_evade_him() -> None:
    nimble = landed("czarny_rycerz", "choose slip_past", who={0: {"pair": ["zwykly_a", "giermek_zwinny"]}})
    assert told(nimble, "evaded") == [(0, ("rycerz_w_czerni",))]
    assert (seen(nimble).gold, seen(nimble).endurance) == (1, 4)
    slow = landed("czarny_rycerz", who={0: {"pair": ["zwykly_a", "nekromanta"]}})
    assert legal(slow) == ["choose lose_gold", "choose lose_endurance"], "who evades spirits does not evade a man"


@pytest.mark.rule("MIM-420")
def test_the_chasm() -> None:
    table = landed("przepasc", dice=[2, 3, 1], who={0: {"friends": ["towarzysz", "towarzysz"]}})
    assert seen(table).endurance == 3
    assert friends(table) == ["towarzysz"]


@pytest.mark.rule("MIM-421", "MIM-205")
@pytest.mark.parametrize("space", ["pustynia_1", "pustynia_2"])
def test_the_desert(space: str) -> None:
    table = landed(space, deck=["dar"])
    assert len(told(table, "drew")) == 1
    assert seen(table).endurance == 3
    assert seen(landed(space, deck=["dar"], who={0: {"things": ["butelka_wody"]}})).endurance == 4


@pytest.mark.rule("MIM-425", "MIM-261")
@pytest.mark.parametrize(
    ("dice", "endurance", "strength", "craft"),
    [((1, 1), 2, 3, 3), ((1, 2), 3, 3, 3), ((3, 3), 4, 4, 3), ((3, 4), 4, 3, 4), ((5, 6), 5, 3, 3), ((6, 6), 6, 3, 3)],
)
def test_the_temple(dice: tuple[int, int], endurance: int, strength: int, craft: int) -> None:
    one = seen(landed("swiatynia", dice=dice))
    assert (one.endurance, one.own_strength, one.own_craft) == (endurance, strength, craft)


@pytest.mark.rule("MIM-425")
def test_the_temple_takes_a_friend_or_a_point() -> None:
    table = landed("swiatynia", dice=[2, 2], who={0: {"friends": ["towarzysz"]}})
    assert legal(table) == ["choose choose", "choose lose_endurance"]
    answer(table, "choose choose")
    assert (friends(table), seen(table).endurance) == ([], 4)


@pytest.mark.rule("MIM-426")
def test_a_captive_stays_until_four_to_six() -> None:
    table = landed("swiatynia", dice=[2, 3], who={})
    assert seen(table).captive
    held = landed("pola_2", spaces={"pola_2": ["zrodlo"]})
    assert not seen(held).captive
    low = delve(who={0: {"space": "swiatynia", "captive": True}}, dice=[3])
    assert seat_to_move(low) == 1 and seen(low).captive
    high = delve(who={0: {"space": "swiatynia", "captive": True}}, dice=[4])
    assert set(offers(high, "go")) == {"jaskinia_czarownika", "tajemne_wrota"}


@pytest.mark.rule("MIM-426")
@pytest.mark.parametrize(("die", "stays"), [(3, True), (4, False)])
def test_a_captive_is_freed_by_what_the_die_shows_and_then_goes_as_far_as_he_may(die: int, stays: bool) -> None:
    slowed = {"space": "swiatynia", "captive": True, "friends": ["poltergeist"]}
    table = delve(who={0: slowed}, dice=[die])
    assert seen(table).captive == stays
    if not stays:
        assert set(offers(table, "go")) == {"puszcza_4", "pustynia_2"}


@pytest.mark.rule("MIM-422", "MIM-423")
@pytest.mark.parametrize(("die", "quest"), [(1, 1), (6, 6)])
def test_the_warlock_gives_a_quest(die: int, quest: int) -> None:
    table = landed("jaskinia_czarownika", "choose quest", dice=[die], deck=["dar", "dar"])
    assert seen(table).quest == quest


@pytest.mark.rule("MIM-423", "MIM-424")
@pytest.mark.parametrize(
    ("quest", "own"),
    [(3, {"friends": ["towarzysz"]}), (4, {"things": ["pas_sily"]}), (5, {"gold": 3}), (6, {"gold": 2})],
)
def test_what_is_delivered_brings_a_talisman(quest: int, own: dict[str, object]) -> None:
    table = landed(
        "jaskinia_czarownika", "choose done", "may yes", who={0: {"quest": quest, **own}}, deck=["dar", "zrodlo"]
    )
    assert seen(table).quest == 0
    assert things(table) == ["talizman"]
    assert friends(table) == []


@pytest.mark.rule("MIM-423", "MIM-424")
def test_a_killed_enemy_fulfils_a_quest_and_brings_to_the_cave() -> None:
    table = landed("pola_2", spaces={"pola_2": ["wrog_2"]}, who={0: {"quest": 2}}, dice=[6, 1], deck=["dar", "dar"])
    assert seen(table).space == "jaskinia_czarownika"
    assert things(table) == ["talizman"]
    assert seen(table).gold == 3, "in his own turn he explores the Cave"


@pytest.mark.rule("MIM-432", "MIM-433")
def test_the_pedlar_sells_and_moves_on() -> None:
    table = landed("pola_2", spaces={"pola_2": ["domokrazca"]}, who={0: {"gold": 9}}, dice=[3])
    assert offers(table, "buy") == ["miecz", "topor", "butelka_wody", "helm", "tarcza", "spell", "nothing"]
    answer(table, "buy spell", "buy topor", "buy nothing")
    assert seen(table).gold == 3
    assert seen(table).spells == 1
    assert told(table, "laid_out")[0][1] == "puszcza_2"
