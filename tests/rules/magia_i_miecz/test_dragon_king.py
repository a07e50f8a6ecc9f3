"""Endings: the Dragon King, by the roll of the visit."""

from __future__ import annotations

import pytest

from brzdek.games.magia_i_miecz.rules import opponents
from tests.rules.dialect import result, seat_to_move, told, topic
from tests.rules.magia_i_miecz.delving import (
    choices,
    friends,
    ids,
    lines,
    lying,
    pile,
    play,
    say,
    seen,
    turn,
    until,
    world,
)
from tests.rules.magia_i_miecz.throne import CROWN, VALLEY, Who, calmly, entering, throne
from tests.support import answer, legal

KING = "krol_smokow"
THREE = [((1, 6, 6, 1, 6, 1), 3), ((3, 6, 6, 1, 6, 1), 4), ((1, 6, 1, 6, 1, 6), 1)]
"""Falls of the dice in the combats with the brothers, and what Endurance they leave."""
FIGHTS, HELPS = {"seat": 0, "result": 3}, {"seat": 0, "result": 4}


@pytest.mark.rule("MIM-362", "MIM-234")
def test_every_visit_begins_with_a_roll() -> None:
    table = entering("dragon_king", [1, 4])
    assert told(table, "king_decides") == [(0, 1)]
    assert seen(table).space == "rownina_grozy"


@pytest.mark.rule("MIM-363")
def test_one_he_eats_a_friend_of_ones_choice_and_throws_one_out() -> None:
    table = entering("dragon_king", [1], {0: {"friends": ["towarzysz", "nosiciel"]}})
    assert (topic(table), lines(table)) == ("feed", ["feed towarzysz", "feed nosiciel"])
    say(table, "feed nosiciel")
    assert friends(table) == ["towarzysz"]
    assert "nosiciel" in pile(table, "discard", "adventure")
    assert seen(table).space == "rownina_grozy"
    assert topic(table) == "end", "the turn ends there"


@pytest.mark.rule("MIM-363")
def test_one_without_friends_one_is_only_thrown_out() -> None:
    table = entering("dragon_king", [1])
    assert (seen(table).space, topic(table)) == ("rownina_grozy", "end")


@pytest.mark.rule("MIM-364", "MIM-366", "MIM-380")
def test_two_whoever_beats_all_three_brothers_wins() -> None:
    table = entering("dragon_king", [2, 5, 1, 5, 1, 5, 1], {0: {"strength": 9}})
    assert [(how, foe) for _, (foe,), how in told(table, "fights")] == [
        ("melee", "najmlodszy_brat_krola"),
        ("melee", "mlodszy_brat_krola"),
        ("melee", "starszy_brat_krola"),
    ]
    assert [foe for _, _, _, foe in told(table, "scored")] == [10, 11, 12], "Strength 9, 10 and 11"
    assert result(table).winners == (0,)


@pytest.mark.rule("MIM-364", "MIM-365")
@pytest.mark.parametrize(("dice", "endurance"), THREE)
def test_two_all_three_are_fought_and_any_failure_throws_one_out(dice: tuple[int, ...], endurance: int) -> None:
    table = entering("dragon_king", [2, *dice], {0: {"strength": 9}})
    assert len(told(table, "fights")) == 3, "a lost combat does not end the turn"
    assert seen(table).endurance == endurance
    assert seen(table).space == "rownina_grozy"
    assert topic(table) == "end"


@pytest.mark.rule("MIM-364")
def test_two_whom_one_brother_kills_the_others_do_not_fight() -> None:
    table = entering("dragon_king", [2, 1, 6], {0: {"strength": 3, "endurance": 1}})
    assert told(table, "died") == [(0,)]
    assert len(told(table, "fights")) == 1


@pytest.mark.rule("MIM-367")
def test_three_melee_and_psychic_combat_in_every_turn() -> None:
    table = entering("dragon_king", [3, 6, 1, 1, 6], {0: {"strength": 9, "craft": 9}})
    assert told(table, "fights") == [(0, (KING,), "melee"), (0, (KING,), "psychic")]
    assert told(table, "scored") == [(0, 18, (KING,), 13), (0, 13, (KING,), 18)], "Strength 12 and Craft 12"
    assert opponents.left(world(table), KING) == 4, "of five"
    assert seen(table).endurance == 3


@pytest.mark.rule("MIM-367", "MIM-362")
def test_three_it_goes_on_in_the_next_turn_without_a_roll() -> None:
    who: Who = {0: {"strength": 9, "craft": 9}}
    table = throne("dragon_king", [1, 6, 6, 1], who, endgame=FIGHTS, wounds={KING: 1})
    assert told(table, "king_decides") == []
    assert (seen(table).endurance, opponents.left(world(table), KING)) == (3, 3), "a lost melee cancels nothing"


@pytest.mark.rule("MIM-368")
def test_three_nothing_takes_one_off_the_crown() -> None:
    who: Who = {0: {"strength": 9, "craft": 9}, 1: {"space": "kopalnia", "done": True, "craft": 3, "spells": ["wir"]}}
    table = throne("dragon_king", [3, 3, 3, 3, 1], who, endgame=FIGHTS, turn=0)
    until(table, "answer", 1)
    play(table, "cast wir")
    assert seen(table).space == CROWN


@pytest.mark.rule("MIM-369")
def test_three_whoever_dies_has_lost_with_all_cards() -> None:
    own = {
        "endurance": 1,
        "things": ["drobiazg", "talizman"],
        "friends": ["towarzysz"],
        "gold": 2,
        "craft": 3,
        "spells": ["zew"],
        "trophies": ["wrog_2"],
    }
    table = throne("dragon_king", [1, 6], {0: own}, endgame=FIGHTS, wounds={KING: 2})
    calmly(table, "go_on")
    assert seen(table).out
    assert lying(table, CROWN) == []
    assert world(table).gold_on == {}
    assert {"drobiazg", "towarzysz", "wrog_2"} <= set(pile(table, "discard", "adventure"))
    assert "zew" in pile(table, "discard", "spells")
    assert "talizman" in pile(table, "deck", "talismans")
    assert opponents.left(world(table), KING) == 5, "he heals before the next visitor"
    assert len(told(table, "fights")) == 1, "the dead fight no more"


@pytest.mark.rule("MIM-370")
def test_three_whoever_kills_him_wins() -> None:
    table = throne("dragon_king", [6, 1], {0: {"strength": 9}}, endgame=FIGHTS, wounds={KING: 4})
    assert result(table).winners == (0,)


@pytest.mark.rule("MIM-393", "MIM-394")
@pytest.mark.parametrize("endgame", [FIGHTS, HELPS])
def test_three_and_four_nobody_else_may_enter(endgame: dict[str, int]) -> None:
    who: Who = {
        0: {"strength": 9, "craft": 9},
        1: {"space": VALLEY, "things": ["talizman"]},
        2: {"strength": 9, "craft": 9, "endurance": 9},
    }
    table = throne("dragon_king", [3, 3, 3, 3], who, endgame=endgame, turn=1)
    assert f"step {CROWN}" not in lines(table)
    assert "stay" in lines(table)


@pytest.mark.rule("MIM-371")
def test_four_he_attacks_whom_one_names_by_turns_until_somebody_is_dead() -> None:
    dice = [1, 6] * 4
    table = throne("dragon_king", dice, {1: {"things": []}}, endgame=HELPS)
    assert table.ask is not None
    assert (topic(table), legal(table), table.ask.for_) == ("sent", ["sent 1", "sent 2"], KING)
    answer(table, "sent 1")
    while topic(table) == "loot":
        answer(table, "loot endurance")
    assert [how for _, _, how in told(table, "fights")] == ["melee", "psychic", "melee", "psychic"]
    assert told(table, "died") == [(1,)]
    assert seen(table, 1).out


@pytest.mark.rule("MIM-371")
def test_four_it_begins_in_the_turn_of_the_visit() -> None:
    table = entering("dragon_king", [4])
    assert topic(table) == "sent"


@pytest.mark.rule("MIM-371", "MIM-222")
def test_four_he_can_be_neither_evaded_nor_enchanted() -> None:
    who: Who = {1: {"pair": ["zwykly_b", "giermek_zwinny"], "craft": 3, "spells": ["unik", "zamrozenie"]}}
    table = throne("dragon_king", [1, 6], who, endgame=HELPS)
    play(table, "sent 1")
    assert told(table, "fights") == [(1, (KING,), "melee")]
    assert (seat_to_move(table), topic(table), legal(table)) == (1, "answer", ["pass"])


@pytest.mark.rule("MIM-371")
@pytest.mark.parametrize(("own", "his", "left"), [(6, 1, 4), (4, 1, 5)])
def test_four_what_he_loses_costs_him_a_point_and_a_draw_nothing(own: int, his: int, left: int) -> None:
    table = throne("dragon_king", [own, his, 1, 6], {1: {"strength": 6}}, endgame=HELPS)
    answer(table, "sent 1")
    assert topic(table) == "loot", "the second combat is his"
    assert opponents.left(world(table), KING) == left


@pytest.mark.rule("MIM-372")
def test_four_the_player_says_what_he_takes_and_he_uses_it() -> None:
    who: Who = {1: {"things": ["miecz", "zbroja"], "gold": 1, "strength": 6}}
    table = throne("dragon_king", [1, 6, 1, 6, 1, 6, 6, 1, 6, 6], who, endgame=HELPS)
    answer(table, "sent 1")
    assert sorted(choices(table, "loot")) == ["endurance", "gold", "miecz", "zbroja"], "something must be taken"
    assert table.ask is not None
    assert table.ask.for_ == KING
    say(table, "loot miecz", "wield none", "loot gold")
    assert seen(table, 1).gold == 0
    assert world(table).gold_on == {}, "gold goes to the supply"
    assert (topic(table), choices(table, "wield")) == ("weapon", ["miecz", "none"])
    say(table, "wield miecz")
    assert told(table, "scored")[-1] == (1, 3 + 6 + 1, (KING,), 12 + 1 + 6), "the sword counts for him"
    assert ids(world(table).zone("things", KING).copies) == ["miecz"]


@pytest.mark.rule("MIM-372")
def test_four_he_may_use_an_armour_that_he_has_taken() -> None:
    who: Who = {1: {"things": ["zbroja"], "strength": 9}}
    table = throne("dragon_king", [1, 6, 1, 6, 6, 1, 5, 6, 1], who, endgame=HELPS)
    answer(table, "sent 1")
    say(table, "loot zbroja", "loot endurance")
    assert (seat_to_move(table), choices(table, "armour")) == (0, ["zbroja", "none"])
    say(table, "armour zbroja")
    assert opponents.left(world(table), KING) == 5, "the armour saves on 4 and more"


@pytest.mark.rule("MIM-372")
def test_four_with_nothing_else_to_take_it_is_endurance() -> None:
    table = throne("dragon_king", [1, 6], {1: {"gold": 0}}, endgame=HELPS)
    answer(table, "sent 1")
    assert legal(table) == ["loot endurance"]


@pytest.mark.rule("MIM-373")
def test_four_after_a_kill_he_returns_and_heals() -> None:
    table = throne("dragon_king", [1, 6], {1: {"endurance": 1}}, endgame=HELPS, wounds={KING: 3})
    answer(table, "sent 1", "loot endurance")
    assert opponents.left(world(table), KING) == 5
    assert turn(table) == 2, "one a turn"


@pytest.mark.rule("MIM-373")
def test_four_the_help_ends_with_whom_he_helps() -> None:
    own = {"endurance": 1}
    who: Who = {0: own, 2: {"craft": 3, "spells": ["cios"]}, 1: {"things": ["drobiazg"], "endurance": 1}}
    table = throne("dragon_king", [1, 6, 1, 6], who, endgame=HELPS, wounds={KING: 1}, players=4)
    say(table, "sent 1", "loot drobiazg", "loot endurance")
    until(table, "move", 2)
    play(table, "cast cios", "player 0")
    assert seen(table).out
    assert world(table).endgame.seat is None
    assert "drobiazg" in pile(table, "discard", "adventure"), "what he took is discarded"
    assert world(table).played == {}


@pytest.mark.rule("MIM-374")
def test_four_whoever_kills_him_wins() -> None:
    table = throne("dragon_king", [6, 1], {1: {"strength": 9}}, endgame=HELPS, wounds={KING: 4})
    answer(table, "sent 1")
    assert result(table).winners == (1,)


@pytest.mark.rule("MIM-375")
def test_four_when_all_others_are_dead_whom_he_helps_has_won() -> None:
    who: Who = {1: {"endurance": 1}, 2: {"out": True}}
    table = throne("dragon_king", [1, 6], who, endgame=HELPS)
    answer(table, "loot endurance")
    assert result(table).winners == (0,)


@pytest.mark.rule("MIM-376")
@pytest.mark.parametrize(("dice", "won"), [((3, 4), True), ((4, 4), False)])
def test_five_asleep_he_dies_by_less_than_ones_craft(dice: tuple[int, int], won: bool) -> None:
    table = entering("dragon_king", [5, *dice], {0: {"craft": 5, "friends": ["towarzysz"]}})
    if won:
        assert result(table).winners == (0,)
    else:
        assert friends(table) == [], "otherwise as with a 1"
        assert seen(table).space == "rownina_grozy"


@pytest.mark.rule("MIM-377")
def test_six_he_dies_of_fright() -> None:
    table = entering("dragon_king", [6])
    assert told(table, "killed") == [(0, KING)]
    assert result(table).winners == (0,)
