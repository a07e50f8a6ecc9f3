"""Turns, lost turns and movement in the Outer and Middle Regions."""

from __future__ import annotations

import pytest

from tests.rules.dialect import story, told
from tests.rules.magia_i_miecz.delving import choices, delve, landed, lines, lying, play, seen, went


@pytest.mark.rule("MIM-129")
def test_a_turn_is_a_move_and_the_exploration_of_the_space() -> None:
    table = play(delve(dice=[2], deck=["dar"]), "go puszcza_1")
    assert story(table)[:8] == ["turn_begins", "thrown", "rolled", "went", "drew", "reaches", "gained", "turn_begins"]


@pytest.mark.rule("MIM-130")
@pytest.mark.parametrize("first", [0, 2])
def test_turns_pass_clockwise(first: int) -> None:
    who = {seat: {"lost": 1} for seat in range(4)}
    table = delve(4, turn=first, who=who)
    assert [seat for seat, _ in told(table, "turn_begins")][:5] == [(first + step) % 4 for step in range(5)]


@pytest.mark.rule("MIM-131")
def test_a_lost_turn_costs_the_rest_of_this_one() -> None:
    table = landed("ruiny", deck=["postoj", "zrodlo"])
    assert seen(table).craft == 3, "no card of a higher number is resolved"
    assert lying(table, "ruiny") == ["zrodlo"]
    assert told(table, "turn_lost") == [(1,)]
    assert [seat for seat, _ in told(table, "turn_begins")] == [0, 1, 0], "and the next turn is not lost"


@pytest.mark.rule("MIM-132")
def test_others_lose_the_whole_of_their_next_turn() -> None:
    table = landed("pola_2", players=3, who={2: {"lost": 1}}, deck=["postoj"])
    assert told(table, "turn_lost") == [(1,), (2,)]
    assert [seat for seat, _ in told(table, "turn_begins")] == [0, 1, 2, 0]
    assert seen(table, 2).lost == 1, "turns that are lost add up"


@pytest.mark.rule("MIM-133")
def test_the_next_turn_is_lost_as_a_whole() -> None:
    table = landed("ruiny", deck=["pozniej", "zrodlo"], dice=[1], who={1: {"lost": 1}})
    assert seen(table).craft == 4, "the current turn goes on"
    assert told(table, "turn_lost") == [(1,), (0,)]
    assert went(table) == ["ruiny"]


@pytest.mark.rule("MIM-134", "MIM-136")
@pytest.mark.parametrize(
    ("space", "die", "ends"),
    [
        ("pola_1", 1, ["cmentarz", "wioska"]),
        ("pola_1", 6, ["pola_2", "pola_5"]),
        ("wioska", 3, ["puszcza_1", "rowniny_4"]),
        ("oaza", 4, ["runy_3", "przepasc"]),
        ("zamek", 6, ["runy_1", "pustynia_1"]),
    ],
)
def test_one_die_and_exactly_so_many_spaces_either_way(space: str, die: int, ends: list[str]) -> None:
    table = delve(dice=[die], who={0: {"space": space}})
    assert choices(table, "go") == ends
    assert not {"stay", "done"} & set(lines(table))
    play(table, f"go {ends[1]}")
    assert went(table)[0] == ends[1]


RINGS = [
    "wioska pola_1 cmentarz puszcza_1 straznik wzgorza_1 kapliczka pola_2 skaly rowniny_1 puszcza_2 pola_3 miasto"
    " pola_4 wzgorza_2 rowniny_2 puszcza_3 rowniny_3 gospoda pola_5 ruiny rowniny_4 las pola_6",
    "tajemne_wrota czarny_rycerz ukryta_dolina wzgorza_3 przekleta_polana runy_1 przepasc runy_2 jaskinia_czarownika"
    " pustynia_1 oaza pustynia_2 swiatynia puszcza_4 runy_3 zamek",
]


@pytest.mark.rule("MIM-134", "MIM-136", "MIM-003", "MIM-004")
@pytest.mark.parametrize("ring", [ring.split() for ring in RINGS], ids=["outer", "middle"])
@pytest.mark.parametrize("die", [1, 4, 6])
def test_from_every_space_of_a_ring(ring: list[str], die: int) -> None:
    for place, space in enumerate(ring):
        table = delve(dice=[die], who={0: {"space": space}})
        assert choices(table, "go") == [ring[(place + die) % len(ring)], ring[place - die]], space


@pytest.mark.rule("MIM-135")
def test_an_ability_may_let_somebody_move_less() -> None:
    table = delve(dice=[3], who={0: {"pair": ["zwykly_a", "giermek_powolny"]}})
    assert sorted(choices(table, "go")) == ["cmentarz", "las", "pola_6", "puszcza_1", "straznik", "wioska"]
    play(table, "go cmentarz")
    assert seen(table).space == "cmentarz"


@pytest.mark.rule("MIM-137", "MIM-189")
def test_the_direction_changes_only_between_the_regions() -> None:
    table = delve(dice=[4], who={0: {"space": "puszcza_1", "pair": ["zwykly_a", "giermek_zwinny"]}})
    assert choices(table, "go") == ["pola_2", "pola_6"], "not back and forth"
    play(table, "cross cw 4", "evade")
    assert choices(table, "go") == ["runy_1", "czarny_rycerz"]


@pytest.mark.rule("MIM-389")
def test_an_encounter_moves_without_steps_and_the_new_space_is_explored() -> None:
    table = landed("pola_2", deck=["diabelek", "dar", "zrodlo"])
    assert went(table) == ["pola_2", "ruiny"]
    assert [seat for seat, _ in told(table, "thrown")] == [1], "no roll led there"
    assert (seen(table).gold, seen(table).craft) == (2, 4), "the two cards of the Ruins"


@pytest.mark.rule("MIM-014")
def test_dice_are_rolled_for_moves_combat_and_results() -> None:
    table = delve(dice=[1, 6, 1], who={0: {"space": "pola_4"}}, spaces={"wzgorza_2": ["wrog_2"]})
    assert seen(play(table, "go wzgorza_2")).space == "wzgorza_2", "a die for the move"
    assert [(own, foe) for _, own, _, foe in told(table, "scored")] == [(3 + 6, 2 + 1)], "one for each side in combat"
    assert seen(landed("gospoda", dice=[4])).gold == 2, "one for the result of the Tavern"


@pytest.mark.rule("MIM-015")
def test_several_dice_are_added() -> None:
    table = landed("pola_2", deck=["dwie_kosci"], dice=[5, 6])
    assert seen(table).gold == 1 + 11
