"""Gold, Endurance, healing, and what death brings."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import result, told, topic
from tests.rules.magia_i_miecz.delving import (
    choices,
    delve,
    ids,
    landed,
    lines,
    lying,
    pile,
    play,
    seen,
    things,
    until,
    world,
)

# --- gold


@pytest.mark.rule("MIM-060", "MIM-064")
@pytest.mark.parametrize("how", ["encounter", "space", "find"])
def test_gold_comes_from_the_supply(how: str) -> None:
    if how == "encounter":
        table = landed("pola_2", deck=["dar"])
    elif how == "space":
        table = landed("gospoda", dice=[4])
    else:
        table = play(landed("pola_2", deck=["mieszek_zlota"]), "take mieszek_zlota")
    assert (seen(table).gold, seen(table, 1).gold) == (2, 1), "nobody else pays"


@pytest.mark.rule("MIM-060", "MIM-062", "MIM-063")
@pytest.mark.parametrize(("card", "price"), [("helm", 2), ("miecz", 2), ("topor", 2), ("tarcza", 3), ("zbroja", 4)])
def test_a_price_is_paid_in_bags_to_the_supply(card: str, price: int) -> None:
    table = play(landed("wioska", who={0: {"gold": 5}}), "choose shop", f"buy {card}")
    assert (things(table), seen(table).gold, seen(table, 1).gold) == ([card], 5 - price, 1)
    poor = play(landed("wioska", who={0: {"gold": 2}}), "choose shop")
    assert (f"buy {card}" in lines(poor)) is (price <= 2)


@pytest.mark.rule("MIM-063")
def test_gold_of_a_trade_goes_to_the_other() -> None:
    who = {0: {"gold": 3}, 1: {"space": "pola_2", "things": ["miecz"], "gold": 0}}
    table = landed("pola_2", who=who, spaces={"pola_2": ["zrodlo"]})
    play(table, "trade 1", "give gold", "want miecz", "trade yes")
    assert (seen(table).gold, seen(table, 1).gold) == (2, 1)
    assert (things(table), things(table, 1)) == (["miecz"], [])


@pytest.mark.rule("MIM-064")
def test_gold_may_come_from_another_adventurer() -> None:
    who = {0: {"gold": 1}, 1: {"space": "pola_2", "gold": 2}}
    table = landed("pola_2", who=who, spaces={"pola_2": ["zrodlo"]}, dice=[6, 1])
    play(table, "attack 1", "loot gold")
    assert (seen(table).gold, seen(table, 1).gold) == (2, 1)


@pytest.mark.rule("MIM-065")
def test_gold_is_no_item() -> None:
    table = delve(who={0: {"gold": 50, "things": ["drobiazg"] * 4}}, dice=[1])
    assert len(things(table)) == 4
    assert topic(table) == "move", "nothing has to be put down"


# --- Endurance


@pytest.mark.rule("MIM-066", "MIM-068")
@pytest.mark.parametrize("foe", ["wrog_7", "widmo_7"])
def test_a_lost_fight_costs_a_point_until_none_is_left(foe: str) -> None:
    for endurance in (4, 1):
        table = landed("pola_2", who={0: {"endurance": endurance}}, spaces={"pola_2": [foe]}, dice=[1, 1])
        assert told(table, "lost")[0] == (0, "endurance", 1)
        assert bool(told(table, "died")) is (endurance == 1)


@pytest.mark.rule("MIM-068")
def test_other_dangers_cost_endurance_too() -> None:
    assert seen(landed("pola_2", deck=["rana"])).endurance == 2


@pytest.mark.rule("MIM-069", "MIM-070")
def test_what_is_gained_goes_beyond_the_start_and_healing_does_not() -> None:
    assert seen(landed("pola_2", deck=["ozywienie"])).endurance == 6
    assert seen(landed("pola_2", deck=["ozywienie"], who={0: {"endurance": 98}})).endurance == 100
    good = {"pair": ["zwykly_c", "giermek_b"]}
    healed = play(landed("kapliczka", who={0: {**good, "endurance": 1}}), "choose heal")
    assert seen(healed).endurance == 4


HEALERS = {"wioska": ["choose healer"], "miasto": ["choose healer"], "zamek": []}


@pytest.mark.rule("MIM-405", "MIM-414", "MIM-427", "MIM-428")
@pytest.mark.parametrize(
    ("space", "friends", "start", "healed", "gold"),
    [
        ("wioska", [], 1, 4, 6),
        ("wioska", [], 3, 4, 8),
        ("miasto", [], 1, 3, 7),
        ("miasto", [], 3, 4, 8),
        ("zamek", [], 1, 4, 6),
        ("zamek", ["ksiezniczka"], 2, 4, 9),
        ("zamek", ["ksiaze"], 3, 4, 9),
        ("zamek", ["ksiezniczka", "ksiaze"], 1, 4, 8),
    ],
)
def test_doctors_heal_point_by_point(space: str, friends: list[str], start: int, healed: int, gold: int) -> None:
    table = landed(space, *HEALERS[space], who={0: {"endurance": start, "gold": 9, "friends": friends}})
    until(table, "heal")
    while "heal yes" in lines(table):
        before = seen(table).endurance
        play(table, "heal yes")
        assert seen(table).endurance == before + 1
    assert (seen(table).endurance, seen(table).gold) == (healed, gold)


@pytest.mark.rule("MIM-428")
@pytest.mark.parametrize("space", sorted(HEALERS))
def test_nobody_is_healed_against_his_will_or_beyond_the_start(space: str) -> None:
    table = landed(space, *HEALERS[space], "heal no", who={0: {"endurance": 1, "gold": 9}})
    assert (seen(table).endurance, seen(table).gold) == (1, 9)
    well = landed(space, who={0: {"endurance": 7, "gold": 9}})
    assert "choose healer" not in lines(well)
    assert "heal yes" not in lines(well)
    assert seen(well).endurance == 7, "what is above the start is not lowered"


# --- death


def dead(
    *more: str, players: int = 3, options: dict[str, Any] | None = None, crowned: bool = False, **own: Any
) -> Table:
    """Seat 0 has died on the Fields."""
    who = {0: {**own, "offers": ["pola_2"]}}
    table = delve(players, who=who, deck=["smierc_nagla"], options=options, crowned=crowned)
    return play(table, "offer pola_2", *more)


@pytest.mark.rule("MIM-071", "MIM-073")
def test_the_dead_leave_the_board() -> None:
    table = dead(strength=3, craft=2, spells=["unik"], trophies=["wrog_3"])
    until(table, "pair")
    assert told(table, "died") == [(0,)]
    assert table.view(None).space("pola_2").seats == ()
    assert seen(table).characters == ()
    pool = {*pile(table, "deck", "characters"), *ids(table.view(0).dealt)}
    assert {"zwykly_a", "giermek_b"} <= pool, "both cards return to the pool"
    assert "wrog_3" in pile(table, "discard", "adventure")
    assert pile(table, "discard", "spells") == ["unik"]
    play(table, lines(table)[0])
    assert seen(table).own_strength == world(table).printed(0, "strength"), "gained points are gone"


@pytest.mark.rule("MIM-072")
def test_belongings_stay_where_he_died() -> None:
    table = dead(gold=5, things=["miecz", "pas_sily", "mul"], load={"mul": ["drobiazg"]}, friends=["towarzysz"])
    assert lying(table, "pola_2") == ["miecz", "mul", "pas_sily", "towarzysz"]
    assert table.view(None).space("pola_2").gold == 5
    mule = next(one for one in table.view(None).space("pola_2").cards if one.startswith("mul."))
    assert ids(world(table).zone("load", mule).copies) == ["drobiazg"]


@pytest.mark.rule("MIM-244", "MIM-072")
def test_events_that_he_kept_are_discarded_with_him() -> None:
    table = dead(friends=["poltergeist", "blazen", "towarzysz"])
    assert lying(table, "pola_2") == ["towarzysz"]
    assert {"poltergeist", "blazen"} <= set(pile(table, "discard", "adventure"))


@pytest.mark.rule("MIM-244", "MIM-295")
def test_events_that_a_toad_kept_are_discarded() -> None:
    table = landed("miasto", "choose roll", dice=[1], who={0: {"friends": ["blazen", "towarzysz"]}})
    assert (seen(table).toad, lying(table, "miasto")) == (3, ["towarzysz"])
    assert "blazen" in pile(table, "discard", "adventure")


@pytest.mark.rule("MIM-074")
def test_a_new_pair_begins_as_a_first_one_in_the_next_turn() -> None:
    table = dead(lost=0, quest=0, gold=7, strength=4, alignment="evil")
    assert (topic(table), seen(table).alive) == ("pair", False)
    while topic(table) in ("pair", "start", "keep_spell"):
        play(table, lines(table)[0])
    card = world(table).character(0)
    assert card is not None
    own = seen(table)
    assert (own.endurance, own.gold, own.alignment) == (card.endurance, card.gold, card.alignment)
    assert (own.own_strength, own.own_craft) == (card.strength, card.craft)
    assert card.start in (own.space, world(table).space(own.space).terrain)
    assert [seat for seat, _ in told(table, "turn_begins")] == [0, 1], "the turn goes on to the next player"


@pytest.mark.rule("MIM-074")
def test_nothing_left_of_the_action_touches_the_newcomer() -> None:
    """Everybody dies, then everybody would lose a turn."""
    table = landed("pola_2", players=2, who={1: {"lost": 3, "toad": 2}}, deck=["zaglada"])
    pairs = 0
    while topic(table) in ("pair", "start", "keep_spell"):
        pairs += topic(table) == "pair"
        play(table, lines(table)[0])
    assert pairs == 2
    assert told(table, "turn_lost") == []
    assert [(seen(table, seat).lost, seen(table, seat).toad) for seat in (0, 1)] == [(0, 0), (0, 0)]


@pytest.mark.rule("MIM-074")
def test_what_lasted_for_the_dead_does_not_pass_to_the_new_pair() -> None:
    table = landed("pola_2", players=3, deck=["ostatni_zryw"])
    while topic(table) in ("pair", "start", "keep_spell"):
        play(table, lines(table)[0])
    assert told(table, "died") == [(0,)]
    assert 0 < seen(table).strength < 20


@pytest.mark.rule("MIM-074")
def test_whoever_declines_is_out() -> None:
    table = dead("pair none")
    assert told(table, "eliminated") == [(0,)]
    assert seen(table).out
    alone = dead("pair none", players=2)
    assert result(alone).winners == (1,)


@pytest.mark.rule("MIM-075")
def test_after_somebody_has_been_on_the_crown_death_is_final() -> None:
    table = dead(crowned=True)
    assert told(table, "eliminated") == [(0,)]
    assert topic(table) != "pair"


@pytest.mark.rule("MIM-076", "MIM-077")
@pytest.mark.parametrize(("deaths", "drawn", "pairs"), [(0, 3, 6), (1, 2, 2), (2, 2, 2)])
def test_three_characters_after_the_first_death_then_two(deaths: int, drawn: int, pairs: int) -> None:
    table = dead(deaths=deaths, options={"final_death": 0})
    assert len(table.view(0).dealt) == drawn
    assert len(choices(table, "pair")) == pairs + 1, "in either order, or none"
    names = choices(table, "pair")[0].split()
    play(table, f"pair {names[1]} {names[0]}")
    assert [one.partition(".")[0] for one in seen(table).characters] == [names[1], names[0]]
    assert len(table.view(0).dealt) == 0, "an unused third one is back in the pool"


@pytest.mark.rule("MIM-078")
@pytest.mark.parametrize(
    ("final", "deaths", "out"),
    [(None, 1, False), (None, 2, True), (1, 0, True), (2, 0, False), (2, 1, True), (0, 9, False)],
)
def test_which_death_is_final(final: int | None, deaths: int, out: bool) -> None:
    table = dead(deaths=deaths, options=None if final is None else {"final_death": final})
    assert seen(table).out is out


@pytest.mark.rule("MIM-415")
def test_the_alchemist_turns_items_into_gold() -> None:
    own = {"things": ["miecz", "pas_sily", "talizman", "mul"], "load": {"mul": ["drobiazg"]}, "gold": 0}
    table = landed("miasto", "choose as_often", who={0: own})
    for sold in ("pas_sily", "talizman", "mul"):
        play(table, "may yes", f"card {sold}")
    play(table, *["may no"] * (topic(table) == "may"))
    assert (things(table), seen(table).gold) == (["miecz"], 3), "the load of the mule goes unpaid"
    assert {"pas_sily", "drobiazg"} <= set(pile(table, "discard", "adventure"))
    assert len(pile(table, "deck", "talismans")) == 4
