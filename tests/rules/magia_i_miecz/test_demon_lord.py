"""Endings: the Demon Lord, whose spells a neighbour casts."""

from __future__ import annotations

import pytest

from brzdek.games.magia_i_miecz.rules import opponents
from brzdek.games.magia_i_miecz.rules.beings import fit_for_beings
from tests.rules.dialect import result, seat_to_move, told, topic
from tests.rules.magia_i_miecz.delving import (
    catalog,
    choices,
    delve,
    hand,
    ids,
    lines,
    lying,
    pile,
    play,
    quiet,
    say,
    seen,
    turn,
    until,
    world,
)
from tests.rules.magia_i_miecz.throne import CROWN, VALLEY, Who, calmly, entering, throne
from tests.support import answer, legal

DEMON = "wladca_demonow"
STRONG = {"craft": 14, "endurance": 4}
NO_SPELLS = ["zew", "zew", "zew"]
"""Of no use to him."""


@pytest.mark.rule("MIM-333", "MIM-336")
def test_he_is_beaten_in_psychic_combat_point_by_point() -> None:
    table = throne("demon_lord", [1, 5, 1], {0: STRONG}, spell_deck=NO_SPELLS)
    calmly(table, "fight")
    assert told(table, "fights") == [(0, (DEMON,), "psychic")]
    assert told(table, "scored") == [(0, 3 + 14 + 5, (DEMON,), 14 + 1)], "his Craft is 14"
    assert told(table, "wounded") == [(DEMON, 3)], "of four points"
    assert turn(table) == 1, "one round a turn"


@pytest.mark.rule("MIM-333", "MIM-336", "MIM-380")
def test_whoever_takes_his_last_point_wins_at_once() -> None:
    table = throne("demon_lord", [1, 5, 1], {0: STRONG}, spell_deck=NO_SPELLS, wounds={DEMON: 3})
    calmly(table, "fight")
    assert result(table).winners == (0,)
    assert told(table, "killed") == [(0, DEMON)]


@pytest.mark.rule("MIM-336")
@pytest.mark.parametrize(("own", "his", "left"), [(1, 6, 3), (3, 6, 4)])
def test_a_lost_round_costs_a_point_and_a_draw_nothing(own: int, his: int, left: int) -> None:
    table = throne("demon_lord", [1, own, his], {0: STRONG}, spell_deck=NO_SPELLS)
    calmly(table, "fight")
    assert seen(table).endurance == left
    assert opponents.left(world(table), DEMON) == 4


@pytest.mark.rule("MIM-336", "MIM-234")
def test_the_first_round_is_fought_in_the_turn_of_arrival() -> None:
    table = entering("demon_lord", [1, 5, 1], {0: STRONG}, spell_deck=NO_SPELLS)
    calmly(table)
    assert told(table, "wounded") == [(DEMON, 3)]


@pytest.mark.rule("MIM-334")
@pytest.mark.parametrize(("die", "spells"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_he_gets_one_to_three_spells_a_round(die: int, spells: int) -> None:
    table = throne("demon_lord", [die, 5, 1], {0: STRONG}, spell_deck=NO_SPELLS)
    calmly(table, "fight")
    assert told(table, "being_arms") == [(DEMON, spells)]
    assert len(world(table).zone("spells", DEMON)) == spells, "those that he has not cast are kept"


@pytest.mark.rule("MIM-334")
def test_the_player_on_the_right_casts_them_for_him() -> None:
    table = throne("demon_lord", [1, 5, 1], {0: STRONG}, spell_deck=["oslabienie_umyslu"])
    say(table, "fight")
    assert (seat_to_move(table), topic(table)) == (2, "answer")
    assert table.ask is not None
    assert table.ask.for_ == DEMON
    assert ids(table.view(2).being_spells[DEMON]) == ["oslabienie_umyslu"], "whoever plays him sees them"
    assert table.view(1).being_spells == {}
    say(table, "cast", "player 0")
    assert told(table, "being_casts") == [(DEMON, "oslabienie_umyslu.1")]
    assert told(table, "scored") == [(0, 3 + 14 - 3 + 5, (DEMON,), 15)]
    assert seen(table, 2).casts == 0, "his own allowance has nothing to do with it"


@pytest.mark.rule("MIM-334")
def test_whoever_is_out_of_the_game_is_passed_over() -> None:
    table = throne("demon_lord", [1, 5, 1], {0: STRONG, 2: {"out": True}}, spell_deck=["oslabienie_umyslu"])
    say(table, "fight")
    assert seat_to_move(table) == 1


@pytest.mark.rule("MIM-334")
def test_he_casts_in_combat_only_and_only_what_works() -> None:
    table = throne(
        "demon_lord", [1, 5, 1], {0: STRONG}, spell_deck=NO_SPELLS, being_spells={DEMON: ["oslabienie_umyslu"]}
    )
    assert seat_to_move(table) == 0, "nobody is asked for him before the fight"
    say(table, "fight")
    assert [one for one in lines(table) if one.startswith("cast")] == ["cast oslabienie_umyslu"], "gold is not for him"
    answer(table, "pass")
    quiet(table, lambda now: turn(now) == 1)
    assert len(world(table).zone("spells", DEMON)) == 2, "kept, and dumb outside the fight"


@pytest.mark.rule("MIM-334")
def test_no_allowance_binds_him() -> None:
    table = throne(
        "demon_lord",
        [6, 1],
        {0: {**STRONG, "craft": 16}},
        spell_deck=["oslabienie_umyslu", "zamrozenie", "rozdarcie_duszy"],
    )
    say(table, "fight")
    play(table, "cast oslabienie_umyslu", "player 0", "cast zamrozenie", "cast rozdarcie_duszy")
    assert len(told(table, "being_casts")) == 3
    assert seen(table).endurance == 2


@pytest.mark.rule("MIM-334", "MIM-222")
def test_a_reflection_only_protects_against_his_spells() -> None:
    who = {0: {**STRONG, "spells": ["lustro"]}}
    table = throne("demon_lord", [1, 5, 1], who, spell_deck=["oslabienie_umyslu"])
    play(table, "fight", "cast oslabienie_umyslu", "player 0", "cast lustro")
    assert told(table, "scored") == [(0, 3 + 14 + 5, (DEMON,), 15)], "neither is weakened"


@pytest.mark.rule("MIM-334")
def test_he_can_dispel_the_spells_of_his_opponent() -> None:
    who = {0: {**STRONG, "spells": ["krzepa"]}}
    table = throne("demon_lord", [1, 5, 1], who, spell_deck=["rozproszenie_magii"])
    play(table, "fight", "cast krzepa", "cast rozproszenie_magii")
    assert told(table, "scored") == [(0, 3 + 14 + 5, (DEMON,), 15)]


@pytest.mark.rule("MIM-334")
def test_spells_that_only_an_adventurer_can_bear_are_not_for_beings() -> None:
    fit = fit_for_beings(catalog())
    assert {"oslabienie_umyslu", "dotyk_smierci", "wskrzeszenie", "rozproszenie_magii", "sobowtor_czarow"} <= fit
    assert not {"wzbogacenie", "wyssanie", "zaropuszenie", "niewidzialnosc", "wyssanie_mocy", "przebranie"} & fit


@pytest.mark.rule("MIM-335")
def test_he_keeps_any_number_of_spells() -> None:
    kept = ["zew", "zew", "zew", "krzepa", "krzepa", "wnyk", "wnyk"]
    table = throne(
        "demon_lord", [6, 5, 1], {0: STRONG}, spell_deck=["cios", "cios", "cios"], being_spells={DEMON: kept}
    )
    say(table, "fight")
    quiet(table, lambda now: turn(now) == 1)
    assert len(world(table).zone("spells", DEMON)) == 10


@pytest.mark.rule("MIM-337")
def test_at_the_start_of_a_turn_one_may_flee_and_he_recovers() -> None:
    table = throne("demon_lord", (), {0: STRONG}, wounds={DEMON: 3}, being_spells={DEMON: ["cios"]})
    assert legal(table) == ["fight", "flee"]
    answer(table, "flee")
    assert seen(table).space == "rownina_grozy"
    assert turn(table) == 1, "the flight is the whole move"
    assert opponents.left(world(table), DEMON) == 4
    assert ids(world(table).zone("spells", DEMON).copies) == ["cios"], "he keeps his spells"


@pytest.mark.rule("MIM-338", "MIM-175")
def test_while_somebody_fights_him_nobody_else_may_come() -> None:
    who: Who = {0: STRONG, 1: {"space": VALLEY, "things": ["talizman"]}}
    table = throne("demon_lord", [1, 3, 6], who, spell_deck=NO_SPELLS)
    play(table, "fight")
    until(table, "move", 1)
    assert [one for one in lines(table) if one.startswith(("step", "stay", "back"))] == [
        "stay",
        "back jama_wilkolaka",
        "back otchlan",
    ]


@pytest.mark.rule("MIM-338")
def test_after_a_flight_the_crown_is_open() -> None:
    who: Who = {0: STRONG, 1: {"space": VALLEY, "things": ["talizman"]}}
    table = throne("demon_lord", [1, 3, 6], who, spell_deck=NO_SPELLS)
    answer(table, "flee")
    assert f"step {CROWN}" in lines(table)


@pytest.mark.rule("MIM-339", "MIM-392")
def test_he_recovers_when_his_opponent_dies_and_nothing_is_left_of_the_dead() -> None:
    who = {0: {"endurance": 1, "things": ["drobiazg", "talizman", "miecz"], "friends": ["towarzysz"], "gold": 3}}
    table = throne(
        "demon_lord", [1, 1, 6], who, spell_deck=NO_SPELLS, wounds={DEMON: 2}, being_spells={DEMON: ["cios"]}
    )
    calmly(table, "fight")
    assert told(table, "died") == [(0,)]
    assert opponents.left(world(table), DEMON) == 4
    assert lying(table, CROWN) == []
    assert world(table).gold_on == {}
    assert {"drobiazg", "towarzysz"} <= set(pile(table, "discard", "adventure"))
    assert "talizman" in pile(table, "deck", "talismans")
    assert "miecz" in pile(table, "equipment", "miecz")
    assert "cios" in ids(world(table).zone("spells", DEMON).copies), "he keeps his spells"
    assert seen(table).out


@pytest.mark.rule("MIM-334")
def test_nobody_learns_what_he_holds_but_his_player() -> None:
    table = throne("demon_lord", [6, 5, 1], {0: STRONG}, spell_deck=["oslabienie_umyslu", "zew", "zew"])
    say(table, "fight")
    for seat in (0, 1, None):
        assert "oslabienie_umyslu" not in str(table.view(seat).data()["zones"].get(f"spells {DEMON}"))
    assert "oslabienie_umyslu" in str(table.view(2).data()["zones"][f"spells {DEMON}"])
    assert hand(table, 2) == [], "they are not in his hand"


def test_in_a_game_of_two_the_neighbour_is_the_rival() -> None:
    table = delve(
        2,
        who={0: {"space": CROWN, **STRONG}},
        dice=[1, 5, 1],
        crowned=True,
        ending="zakonczenie_wladca_demonow",
        spell_deck=["zamrozenie"],
    )
    play(table, "fight")
    assert seat_to_move(table) == 1
    assert choices(table, "cast") == ["zamrozenie"]
