"""Toads, death, new pairs, elimination."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import offers, seat_to_move, told, topic
from tests.rules.magia_i_miecz.delving import delve, finish, friends, hand, landed, lying, play, seen, things
from tests.support import answer


@pytest.mark.rule("MIM-010", "MIM-294", "MIM-295", "MIM-296", "MIM-413")
def test_the_enchantress_makes_a_toad() -> None:
    who = {0: {"things": ["miecz"], "friends": ["towarzysz"], "gold": 3, "strength": 2, "craft": 1}}
    table = landed("miasto", "choose roll", who=who, dice=[1])
    one = seen(table)
    assert (one.toad, one.strength, one.craft, one.gold) == (3, 1, 1, 0)
    assert lying(table, "miasto") == ["miecz", "towarzysz"]
    assert table.view(None).space("miasto").gold == 3
    assert things(table) == [] and friends(table) == []


@pytest.mark.rule("MIM-294", "MIM-298", "MIM-301")
def test_a_toad_moves_one_space_and_is_itself_again_after_three_turns() -> None:
    table = delve(who={0: {"toad": 1, "space": "wioska", "strength": 2}}, deck=["dar"], dice=[])
    assert set(offers(table, "go")) == {"pola_1", "pola_6"}
    assert told(table, "rolled") == []
    answer(table, "go pola_1")
    assert seen(table).toad == 0
    assert seen(table).own_strength == 5
    assert told(table, "toad_ends") == [(0,)]


@pytest.mark.rule("MIM-294")
def test_a_lost_turn_counts_for_a_toad() -> None:
    table = delve(who={0: {"toad": 3, "lost": 1}}, dice=[1])
    assert seen(table).toad == 2
    assert seat_to_move(table) == 1


@pytest.mark.rule("MIM-297", "MIM-300")
def test_points_of_a_toad_are_its_own_but_endurance_is_not() -> None:
    table = landed("pola_2", spaces={"pola_2": ["zdrowiciel"]}, who={0: {"toad": 2, "strength": 4}})
    assert seen(table).own_strength == 2
    hurt = landed("pola_2", spaces={"pola_2": ["wrog_7"]}, who={0: {"toad": 2}}, dice=[1, 1])
    assert seen(hurt).endurance == 3


@pytest.mark.rule("MIM-299", "MIM-391", "MIM-302")
def test_a_toad_casts_and_gets_no_spells_and_keeps_its_own() -> None:
    who = {0: {"toad": 2, "spells": ["cios"], "pair": ["zwykly_a", "giermek_zwinny"]}}
    table = delve(who=who)
    assert offers(table, "cast") == []
    assert hand(table) == ["cios"]
    fought = landed("pola_2", who=who, spaces={"pola_2": ["wrog_7"]}, dice=[1, 1])
    assert told(fought, "evaded") == [], "abilities do not work"
    assert seen(fought).endurance == 3
    taught = landed("pola_2", who={0: {"toad": 2}}, spaces={"pola_2": ["nauka"]})
    assert (seen(taught).toad, hand(taught)) == (1, []), "it cannot get any"


@pytest.mark.rule("MIM-297")
def test_a_toad_keeps_its_trophies_for_later_and_loses_what_it_gained() -> None:
    own = {"trophies": ["wrog_7"], "strength": 4}
    table = delve(who={0: {"toad": 1, "space": "wioska", **own}}, spaces={"pola_1": ["zdrowiciel"]})
    assert offers(table, "exchange") == []
    answer(table, "go pola_1")
    assert (seen(table).toad, seen(table).own_strength) == (0, 7), "the point was the toad's"
    assert offers(delve(who={0: own}), "exchange") == ["strength"]


@pytest.mark.rule("MIM-303")
def test_a_toad_that_becomes_a_toad_stays_one_for_longer() -> None:
    table = landed("miasto", "choose roll", who={0: {"toad": 2}}, dice=[1])
    assert told(table, "toad_begins")[-1] == (0, 5)
    assert seen(table).toad == 4, "this turn as a toad is over, and counts"


@pytest.mark.rule("MIM-295")
def test_a_toad_takes_nothing() -> None:
    table = landed("pola_2", who={0: {"toad": 2}}, spaces={"pola_2": ["drobiazg"]}, gold_on={"pola_2": 1})
    assert topic(table) != "take"


# --- death


def killed(**own: Any) -> Table:
    return landed("pola_2", spaces={"pola_2": ["wrog_7"]}, dice=[1, 6], who={0: {"endurance": 1, **own}}, players=3)


@pytest.mark.rule("MIM-075", "MIM-381")
def test_once_somebody_was_on_the_crown_every_death_is_final() -> None:
    table = landed(
        "pola_2", spaces={"pola_2": ["wrog_7"]}, dice=[1, 6], who={0: {"endurance": 1}}, players=3, crowned=True
    )
    assert seen(table).out
    assert table.ask is not None


@pytest.mark.rule("MIM-381", "MIM-075")
@pytest.mark.parametrize(("players", "active", "out"), [(3, 0, [1, 2]), (4, 0, [1, 2, 3]), (4, 2, [3, 0, 1])])
def test_of_those_who_die_together_the_active_one_comes_last_and_so_one_always_wins(
    players: int, active: int, out: list[int]
) -> None:
    who = {active: {"offers": ["pola_2"]}}
    table = delve(players, turn=active, who=who, spaces={"pola_2": ["zaglada"]}, crowned=True)
    answer(table, "offer pola_2")
    assert [seat for (seat,) in told(table, "eliminated")] == out
    assert table.rulebook.result(table.game).winners == (active,)


@pytest.mark.rule("MIM-378")
def test_the_last_one_left_wins() -> None:
    table = landed("pola_2", spaces={"pola_2": ["wrog_7"]}, dice=[1, 6], who={0: {"endurance": 1}}, crowned=True)
    assert table.ask is None
    assert table.rulebook.result(table.game).winners == (1,)
    assert told(table, "won") == [(1,)]


@pytest.mark.rule("MIM-295")
@pytest.mark.parametrize(("toad", "gold"), [(0, 1), (2, 0)])
def test_a_toad_wins_no_gold_in_the_tavern(toad: int, gold: int) -> None:
    who = {0: {"space": "pola_5", "toad": toad, "gold": 0}}
    table = play(delve(dice=[4] if toad else [1, 4], who=who), "go gospoda")
    finish(table)
    assert seen(table).space == "gospoda"
    assert seen(table).gold == gold
