"""Endings: the Strength of Hercules."""

from __future__ import annotations

import pytest

from tests.rules.dialect import told, topic
from tests.rules.magia_i_miecz.delving import finish, lines, lying, play, say, seen, turn, until, world
from tests.rules.magia_i_miecz.throne import CROWN, VALLEY, Who, calmly, entering, throne
from tests.support import answer, legal

BEARER = {"strength": 11, "endurance": 5}
AURA = {"seat": 0}


@pytest.mark.rule("MIM-353")
@pytest.mark.parametrize(("strength", "endurance"), [(0, 1), (12, 4), (2, 9)])
def test_whoever_is_alone_there_gets_strength_fourteen_and_endurance_five(strength: int, endurance: int) -> None:
    own = {"strength": strength, "endurance": endurance, "alignment": "evil", "things": ["pas_sily"]}
    table = entering("hercules", (), {0: own})
    assert (seen(table).own_strength, seen(table).endurance, seen(table).alignment) == (14, 5, "evil")
    assert seen(table).strength == 15, "items still add to it"


@pytest.mark.rule("MIM-353")
def test_among_others_there_is_no_aura() -> None:
    who: Who = {1: {"space": CROWN, "endurance": 2}}
    table = entering("hercules", [6, 1], who)
    assert topic(table) == "loot", "whoever enters attacks who is there"
    answer(table, "loot endurance")
    assert seen(table).own_strength == 3


@pytest.mark.rule("MIM-354", "MIM-234")
def test_the_hunt_waits_for_the_next_turn() -> None:
    table = entering("hercules")
    assert seen(table).space == CROWN
    assert topic(table) == "end"


@pytest.mark.rule("MIM-354")
def test_once_a_turn_the_bearer_appears_where_another_is_explores_and_attacks() -> None:
    table = throne("hercules", [6, 1], {0: BEARER}, endgame=AURA, deck=["dar"])
    assert legal(table) == ["hunt 1", "hunt 2"]
    answer(table, "hunt 1")
    assert seen(table).gold == 2, "the space is explored first: a card is drawn and resolved"
    assert told(table, "fights") == [(0, (1,), "melee")]
    say(table, "loot endurance")
    finish(table)
    assert seen(table, 1).endurance == 3
    assert (seen(table).space, turn(table)) == (CROWN, 1), "he returns at the end of his turn"


@pytest.mark.rule("MIM-354")
def test_a_combat_with_an_enemy_that_is_not_won_ends_the_turn_before_the_attack() -> None:
    table = throne("hercules", [1, 6], {0: BEARER}, endgame=AURA, spaces={"pola_3": ["wrog_7", "wrog_7", "wrog_2"]})
    answer(table, "hunt 1")
    finish(table)
    assert (0, (1,), "melee") not in told(table, "fights")
    assert seen(table).endurance == 4
    assert (seen(table).space, turn(table)) == (CROWN, 1)


@pytest.mark.rule("MIM-354")
def test_places_do_not_protect_and_inner_instructions_are_skipped() -> None:
    who: Who = {0: BEARER, 1: {"space": "smierc"}}
    table = throne("hercules", [6, 1], who, endgame=AURA)
    answer(table, "hunt 1")
    assert told(table, "fights") == [(0, (1,), "melee")], "nobody meets others in the game with Death, but he does"
    say(table, "loot endurance")
    finish(table)
    assert len(told(table, "thrown")) == 2, "the dice of the combat and no others"


@pytest.mark.rule("MIM-354")
def test_he_attacks_one_and_may_meet_the_others_there() -> None:
    who: Who = {0: BEARER, 1: {"space": "pola_3"}, 2: {"space": "pola_3"}}
    table = throne("hercules", [6, 1], who, endgame=AURA, deck=["dar"])
    answer(table, "hunt 2")
    assert told(table, "fights") == [(0, (2,), "melee")]
    say(table, "loot endurance")
    assert topic(table) == "meet"
    assert "attack 1" in legal(table)
    assert "attack 2" not in legal(table)


@pytest.mark.rule("MIM-355")
def test_drawn_cards_do_not_move_the_bearer() -> None:
    table = throne("hercules", [6, 1], {0: BEARER}, endgame=AURA, deck=["diabelek"])
    answer(table, "hunt 1")
    assert "ruiny" not in [space for _, space in told(table, "went")]
    assert told(table, "fights") == [(0, (1,), "melee")], "he goes on where he is"


@pytest.mark.rule("MIM-356")
def test_whoever_he_kills_heals_him_up_to_five() -> None:
    who: Who = {0: {"strength": 11, "endurance": 2}}
    table = throne("hercules", [6, 1, 1, 6], who, endgame=AURA, spaces={"pola_3": ["wrog_2"]})
    answer(table, "hunt 1")
    assert seen(table).endurance == 5, "an enemy on the board is enough"


@pytest.mark.rule("MIM-356")
@pytest.mark.parametrize(("before", "after"), [(1, 5), (8, 8)])
def test_a_dead_adventurer_heals_him_too_and_it_never_lowers(before: int, after: int) -> None:
    who: Who = {0: {"strength": 11, "endurance": before}, 1: {"endurance": 1}}
    table = throne("hercules", [6, 1], who, endgame=AURA, deck=["dar"])
    answer(table, "hunt 1")
    say(table, "loot endurance")
    assert seen(table, 1).out
    assert seen(table).endurance == after


@pytest.mark.rule("MIM-358")
def test_nobody_enters_the_crown_of_the_bearer() -> None:
    who: Who = {0: BEARER, 1: {"space": VALLEY, "things": ["talizman"]}}
    table = throne("hercules", (), who, endgame=AURA, turn=1)
    assert f"step {CROWN}" not in lines(table)
    assert "stay" in lines(table)


@pytest.mark.rule("MIM-358")
def test_when_the_bearer_dies_the_aura_waits_for_the_next_one() -> None:
    who: Who = {0: {"endurance": 1, "space": CROWN}, 1: {"space": VALLEY, "things": ["talizman"]}, 2: {"strength": 20}}
    table = throne("hercules", [1, 6], who, endgame=AURA, players=4, deck=["dar"])
    answer(table, "hunt 2")
    say(table, "loot endurance")
    assert seen(table).out
    until(table, "move", 1)
    play(table, f"step {CROWN}")
    assert seen(table, 1).own_strength == 14


@pytest.mark.rule("MIM-395")
def test_the_aura_does_not_work_on_a_toad() -> None:
    who: Who = {0: {"toad": 2}, 1: {"space": VALLEY, "things": ["talizman"]}}
    table = throne("hercules", (), who, endgame=AURA)
    assert turn(table) == 1, "it makes no attacks"
    assert f"step {CROWN}" in lines(table), "and the Crown is open"
    assert world(table).endgame.seat == 0


@pytest.mark.rule("MIM-354")
def test_spells_and_abilities_are_used_as_usual() -> None:
    who: Who = {0: {**BEARER, "craft": 3, "spells": ["zew", "cios"]}}
    table = throne("hercules", [6, 1], who, endgame=AURA, deck=["dar"])
    assert sorted(one for one in lines(table) if one.startswith("cast")) == ["cast cios", "cast zew"]
    play(table, "cast zew", "hunt 1")
    assert seen(table).gold == 2
    assert topic(table) == "arrived", "before he explores, too"
    calmly(table, "go_on")
    assert lying(table, "pola_3") == []
