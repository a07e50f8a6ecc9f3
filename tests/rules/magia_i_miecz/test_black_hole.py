"""Endings and the Cosmic Abyss: the Black Hole, and whom nothing reaches there."""

from __future__ import annotations

import pytest

from tests.rules.dialect import offers, told, topic
from tests.rules.magia_i_miecz.delving import choices, delve, friends, game, lying, pile, say, seen, things, turn
from tests.rules.magia_i_miecz.throne import CROWN, VALLEY, Who, calmly, entering, throne
from tests.support import answer, legal

GATE = "nadprzestrzenna_brama"
GONE: Who = {seat: {"space": GATE, "offers": [GATE]} for seat in (1, 2)}
"""Both others are in the Abyss, and are asked for their moves."""


@pytest.mark.rule("MIM-359")
def test_whoever_enters_is_torn_into_the_abyss_at_once() -> None:
    table = entering("black_hole")
    assert seen(table).space == GATE
    assert [space for seat, space in told(table, "went") if seat == 0] == [CROWN, GATE]


@pytest.mark.rule("MIM-360", "MIM-161")
def test_animals_and_carts_are_lost_with_their_loads_and_the_poltergeist_leaves() -> None:
    own = {"things": ["miecz", "mul", "rumak"], "load": {"mul": ["drobiazg"]}, "friends": ["towarzysz", "poltergeist"]}
    table = entering("black_hole", (), {0: own})
    assert (things(table), friends(table)) == (["miecz", "talizman"], ["towarzysz"]), "everything else is kept"
    assert lying(table, CROWN) == []
    assert {"drobiazg", "poltergeist"} <= set(pile(table, "discard", "adventure"))
    assert "mul" in pile(table, "equipment", "mul")


@pytest.mark.rule("MIM-361")
def test_the_next_visitor_draws_anew_out_of_all_six() -> None:
    who: Who = {1: {"space": VALLEY, "things": ["talizman"]}}
    table = entering("black_hole", (), who)
    assert table.view(None).ending == ""
    assert len(pile(table, "deck", "endings")) == 6, "the Black Hole is among them again"
    calmly(table)
    while turn(table) != 1:
        answer(table, legal(table)[0])
    say(table, f"step {CROWN}")
    assert len(told(table, "ending_revealed")) == 1


@pytest.mark.rule("MIM-330", "MIM-325")
@pytest.mark.parametrize(("die", "left"), [(1, 3), (2, 4), (6, 4)])
def test_with_all_others_in_the_abyss_the_command_can_only_hurt_its_caster(die: int, left: int) -> None:
    table = throne("command", [die], GONE)
    assert seen(table).endurance == left
    assert [seen(table, seat).endurance for seat in (1, 2)] == [4, 4]


@pytest.mark.rule("MIM-325", "MIM-326")
def test_the_command_does_not_reach_into_the_abyss() -> None:
    table = throne("command", [6], {1: {"space": GATE}})
    assert seen(table, 2).endurance == 1, "the other one is the only target"


@pytest.mark.rule("MIM-357", "MIM-354", "MIM-323")
def test_hercules_does_not_hunt_in_the_abyss() -> None:
    bearer = {"strength": 11, "endurance": 5}
    table = throne("hercules", (), {0: bearer, 1: {"space": GATE}}, endgame={"seat": 0}, players=4)
    assert legal(table) == ["hunt 2", "hunt 3"]
    alone = throne("hercules", (), {0: bearer, **GONE}, endgame={"seat": 0})
    assert (turn(alone), seen(alone).space) == (1, CROWN), "he does nothing"


@pytest.mark.rule("MIM-371", "MIM-323")
def test_the_dragon_king_does_not_fly_into_the_abyss() -> None:
    helps = {"seat": 0, "result": 4}
    table = throne("dragon_king", (), {1: {"space": GATE}}, endgame=helps, players=4)
    assert legal(table) == ["sent 2", "sent 3"]
    assert turn(throne("dragon_king", (), GONE, endgame=helps)) == 1, "such a turn passes"


@pytest.mark.rule("MIM-341", "MIM-342", "MIM-343")
@pytest.mark.parametrize(("die", "cards"), [(1, 1), (2, 1), (3, 2), (6, 5)])
def test_of_the_abyss_deck_one_card_fewer_comes_but_one_at_least(die: int, cards: int) -> None:
    table = throne("pandora", [1, die])
    assert "open abyss" in legal(table)
    answer(table, "open abyss")
    while topic(table) == "chest_spell":
        answer(table, next(one for one in legal(table) if one.startswith("discard")))
    assert len(told(table, "drew")) == cards


@pytest.mark.rule("MIM-344", "MIM-348", "MIM-346")
def test_nothing_out_of_the_chest_goes_to_the_abyss() -> None:
    table = throne("pandora", [1, 1], {1: {"space": GATE}}, spell_deck=["cios"], deck=["dar"])
    answer(table, "open adventure")
    say(table, "cast cios")
    assert seen(table, 2).endurance == 3, "the only target"
    assert choices(table, "gift dar") == ["2", "0"]
    say(table, "lay dar")
    assert GATE not in offers(table, "space")


def test_the_black_hole_as_the_chosen_ending_is_followed_by_a_drawn_one() -> None:
    table = game(crown="black_hole")
    assert table.view(None).ending == "zakonczenie_czarna_dziura"


@pytest.mark.rule("MIM-359")
def test_the_turn_goes_on_at_the_gate() -> None:
    guest = {0: {"space": VALLEY, "things": ["talizman"]}}
    table = delve(who=guest, ending="zakonczenie_czarna_dziura", options={"crown": "secret"})
    answer(table, f"step {CROWN}")
    assert topic(table) == "end"
    assert table.view(None).crowned, "the visit counts all the same: every death is final now"
