"""Meetings of adventurers: trade, attack, loot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, seat_to_move, told, topic, verbs
from tests.rules.magia_i_miecz.delving import choices, delve, landed, play, say, seen, things, turn
from tests.support import answer

QUIET = {"spaces": {"pola_2": ["zrodlo"]}}


def meeting(
    *more: str,
    players: int = 2,
    own: Mapping[str, Any] | None = None,
    other: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
) -> Table:
    """Seat 0 has come to the space of seat 1."""
    who = {0: dict(own or {}), 1: {"space": "pola_2", **dict(other or {})}}
    return landed("pola_2", *more, players=players, who=who, dice=dice, **QUIET)


@pytest.mark.rule("MIM-254", "MIM-257", "MIM-212", "MIM-255")
def test_the_one_who_comes_decides_on_a_meeting() -> None:
    table = meeting()
    assert seat_to_move(table) == 0
    assert topic(table) == "meet"
    assert verbs(table) == {"attack", "trade", "done"}


@pytest.mark.rule("MIM-265", "MIM-276", "MIM-279")
def test_melee_between_adventurers() -> None:
    table = meeting("attack 1", own={"strength": 2, "things": ["miecz"]}, other={"strength": 1}, dice=[3, 4])
    assert told(table, "scored") == [(0, 9, (1,), 8)]
    assert topic(table) == "loot"


@pytest.mark.rule("MIM-280", "MIM-423")
def test_the_winner_takes_a_point_a_thing_a_bag_or_nothing() -> None:
    table = meeting("attack 1", other={"things": ["miecz"], "gold": 2}, dice=[6, 1])
    assert [line.partition(".")[0] for line in offers(table, "loot")] == ["endurance", "gold", "miecz", "nothing"]
    answer(table, "loot endurance")
    assert seen(table, 1).endurance == 3
    gold = meeting("attack 1", "loot gold", other={"gold": 2}, dice=[6, 1])
    assert (seen(gold).gold, seen(gold, 1).gold) == (2, 1)
    thing = meeting("attack 1", other={"things": ["miecz"]}, dice=[6, 1])
    say(thing, "loot miecz")
    assert things(thing) == ["miecz"] and things(thing, 1) == []
    nothing = meeting("attack 1", "loot nothing", other={"gold": 2}, dice=[6, 1])
    assert (seen(nothing, 1).endurance, seen(nothing, 1).gold) == (4, 2)


@pytest.mark.rule("MIM-280", "MIM-081")
def test_what_the_winner_may_not_use_cannot_be_taken() -> None:
    table = meeting("attack 1", other={"things": ["tylko_dobrzy"], "alignment": "good"}, dice=[6, 1])
    assert not [line for line in offers(table, "loot") if line.startswith("tylko_dobrzy")]


@pytest.mark.rule("MIM-281")
def test_the_loser_may_save_the_point_with_an_armour() -> None:
    table = meeting("attack 1", "loot endurance", other={"things": ["zbroja"]}, dice=[6, 1, 5])
    assert seat_to_move(table) == 1
    say(table, "armour zbroja")
    assert seen(table, 1).endurance == 4
    assert seen(table).gold == 1


@pytest.mark.rule("MIM-282")
def test_an_attacker_who_loses_is_looted_and_his_turn_ends() -> None:
    table = meeting("attack 1", dice=[1, 6])
    assert seat_to_move(table) == 1
    assert topic(table) == "loot"
    answer(table, "loot endurance")
    assert seen(table).endurance == 3
    assert turn(table) == 1
    assert seen(table).own_craft == 3, "the spring was not reached"


@pytest.mark.rule("MIM-282", "MIM-283")
def test_a_draw_ends_the_attackers_turn() -> None:
    table = meeting("attack 1", dice=[3, 3])
    assert turn(table) == 1
    assert (seen(table).endurance, seen(table, 1).endurance) == (4, 4)


@pytest.mark.rule("MIM-282")
def test_a_winning_attacker_goes_on() -> None:
    table = meeting("attack 1", "loot nothing", dice=[6, 1])
    assert seen(table).own_craft == 4


@pytest.mark.rule("MIM-258")
def test_each_may_be_met_once_a_turn() -> None:
    who = {1: {"space": "pola_2"}, 2: {"space": "pola_2"}}
    table = landed("pola_2", "attack 1", "loot nothing", players=3, who=who, dice=[6, 1, 6, 1], **QUIET)
    assert offers(table, "attack") == ["2"]
    answer(table, "attack 2", "loot nothing")
    assert topic(table) != "meet"


@pytest.mark.rule("MIM-285", "MIM-265")
def test_whose_ability_allows_it_may_attack_psychically() -> None:
    table = meeting("attack 1", own={"pair": ["zwykly_f", "giermek_psychik"]}, dice=[1, 1])
    assert offers(table, "how") == ["melee", "psychic"]
    answer(table, "how psychic")
    assert told(table, "scored") == [(0, 6, (1,), 4)]


@pytest.mark.rule("MIM-275", "MIM-290")
def test_the_attacked_may_evade() -> None:
    table = meeting("attack 1", other={"pair": ["zwykly_b", "giermek_zwinny"]})
    assert (seat_to_move(table), topic(table)) == (1, "evade")
    answer(table, "evade")
    assert told(table, "scored") == []
    assert topic(table) != "meet"


@pytest.mark.rule("MIM-255", "MIM-063")
def test_trade_needs_consent() -> None:
    table = meeting("trade 1", own={"things": ["miecz"], "gold": 2}, other={"gold": 3})
    say(table, "give miecz")
    answer(table, "want gold")
    assert (seat_to_move(table), topic(table)) == (1, "trade_agree")
    answer(table, "trade yes")
    assert (things(table), things(table, 1)) == ([], ["miecz"])
    assert (seen(table).gold, seen(table, 1).gold) == (3, 2)
    no = meeting("trade 1", "give gold", "want nothing", own={"gold": 2})
    answer(no, "trade no")
    assert seen(no).gold == 2
    assert told(no, "trade_refused") != []


@pytest.mark.rule("MIM-255")
def test_friends_and_spells_are_not_traded() -> None:
    table = meeting("trade 1", own={"friends": ["towarzysz"], "gold": 1})
    assert offers(table, "give") == ["gold", "nothing"]
    check_refused(table, "give towarzysz.1")


@pytest.mark.rule("MIM-419")
def test_the_runes_help_no_adventurer() -> None:
    who = {1: {"space": "runy_1"}}
    table = landed("runy_1", "attack 1", who=who, dice=[2, 2], spaces={"runy_1": ["zrodlo"]})
    assert told(table, "scored") == [(0, 5, (1,), 5)]


@pytest.mark.rule("MIM-277")
def test_attacker_and_defender_say_which_friends_take_part() -> None:
    table = meeting("attack 1", own={"friends": ["towarzysz"]}, other={"friends": ["towarzysz"]}, dice=[3, 3])
    assert (seat_to_move(table), topic(table)) == (0, "friends")
    answer(table, "friends all")
    assert seat_to_move(table) == 1
    say(table, "stay_out towarzysz")
    assert told(table, "scored") == [(0, 7, (1,), 6)]
    answer(table, "loot nothing")
    assert seen(table, 1).strength == 4, "afterwards the friend gives what it gives"


@pytest.mark.rule("MIM-278")
def test_spells_for_a_duel_alternate_until_both_pass_and_the_attacker_begins() -> None:
    own, other = {"spells": ["moc_walki"], "offers": ["pola_2"]}, {"spells": ["moc_walki"], "space": "pola_2"}
    table = delve(who={0: own, 1: other}, dice=[3, 3], spaces=QUIET["spaces"])
    play(table, "offer pola_2", "attack 1")
    assert (seat_to_move(table), choices(table, "cast")) == (0, ["moc_walki"])
    answer(table, "pass")
    assert (seat_to_move(table), choices(table, "cast")) == (1, ["moc_walki"])
    say(table, "cast moc_walki")
    while not choices(table, "cast"):
        answer(table, "pass")
    assert seat_to_move(table) == 0, "he has passed, but something has been cast since"
    assert told(table, "scored") == [], "the dice come after the spells"
    say(table, "cast moc_walki")
    while not told(table, "scored"):
        answer(table, "pass")
    assert told(table, "scored") == [(0, 9, (1,), 9)]
    assert [seen(table, seat).combat_strength for seat in (0, 1)] == [3, 3], "it was for this fight alone"
