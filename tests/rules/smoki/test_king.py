"""The battle with the Dragon King, and who is out after it."""

from __future__ import annotations

import pytest

from brzdek.core.ask import Ask
from brzdek.games.magia_i_miecz.rules import crown, moves, opponents
from tests.rules.dialect import result, told, topic
from tests.rules.magia_i_miecz.delving import finish, friends, play, seen, turn, world
from tests.rules.smoki.delving import (
    CROWN,
    QUIET,
    RAGE,
    SCALE,
    STRONG,
    UNSEEN,
    C,
    V,
    begun,
    delve,
    king_fight,
    on_board,
    part,
    removed,
)
from tests.rules.smoki.delving import seen as dragons_seen
from tests.support import answer, legal

# -- the battle


@pytest.mark.rule("SMO-133", "SMO-134", "SMO-001", "SMO-015")
def test_five_wins_in_a_row_win_the_game_in_one_turn() -> None:
    table = king_fight(dice=[6, 1] * 5, who={0: STRONG})
    answer(table, "how melee", "how psychic", "how melee", "how melee")
    assert opponents.left(world(table), V) == 1
    answer(table, "how melee")
    assert result(table).winners == (0,)


@pytest.mark.rule("SMO-084")
def test_each_scale_of_the_king_adds_one_against_him() -> None:
    table = king_fight(dice=[1, 6], dragons={"owned": {0: {V: 4, C: 3}}})
    answer(table, "how melee")
    assert told(table, "scored")[0][1] == 3 + 1 + 4


@pytest.mark.rule("SMO-135")
def test_a_draw_ends_the_turn_and_the_attack_comes_again_in_the_next() -> None:
    table = king_fight(dice=[1, 1], tokens=UNSEEN, who={0: {"strength": 10}})
    answer(table, "how melee")
    assert told(table, "rages") == []
    assert turn(finish(table)) == 1
    while turn(table) == 1:
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert (turn(table), topic(table)) == (0, "attack_how")


@pytest.mark.rule("SMO-136", "SMO-137")
def test_a_defeat_costs_endurance_and_brings_the_rage() -> None:
    table = king_fight(dice=[1, 6], who={0: {"friends": ["towarzysz"]}})
    answer(table, "how melee")
    assert told(table, "rages") == [(0, V)]
    assert (seen(table).endurance, friends(table)) == (3, [])
    finish(table)
    assert turn(table) == 1


@pytest.mark.rule("SMO-137")
def test_the_rage_comes_in_spite_of_armour_but_not_to_the_dead() -> None:
    saved = king_fight(dice=[1, 6, 6], who={0: {"things": ["magiczny_pancerz"]}})
    play(saved, "how melee", "armour magiczny_pancerz")
    assert told(saved, "saved") != []
    assert told(saved, "rages") == [(0, V)]
    dead = king_fight(dice=[1, 6], who={0: {"endurance": 1}})
    answer(dead, "how melee")
    assert told(dead, "rages") == []


@pytest.mark.rule("SMO-138", "SMO-139")
def test_the_king_recovers_when_the_last_one_on_the_crown_is_killed() -> None:
    table = king_fight(dice=[1, 6], players=3, who={0: {"endurance": 1}}, dragons={"wounds": {V: 3}})
    answer(table, "how melee")
    assert told(table, "recovered") == [(V,)]
    assert opponents.left(world(table), V) == 5
    both = king_fight(
        dice=[1, 6], players=3, who={0: {"endurance": 1}, 1: {"space": CROWN}}, dragons={"wounds": {V: 3}}
    )
    answer(both, "how melee")
    assert opponents.left(world(both), V) == 2


@pytest.mark.rule("SMO-138")
def test_the_king_recovers_whatever_killed_the_last_one_there() -> None:
    table = begun([RAGE], 3, dragons={"king": V, "wounds": {V: 3}}, who={0: {"space": CROWN, "endurance": 1}})
    assert told(table, "died") == [(0,)]
    assert opponents.left(world(table), V) == 5


@pytest.mark.rule("SMO-140", "SMO-141")
def test_on_the_crown_there_is_neither_a_move_nor_a_way_back() -> None:
    table = king_fight(dice=[])
    assert legal(table) == ["how melee", "how psychic"]
    assert seen(table).space == CROWN


@pytest.mark.rule("SMO-141")
def test_an_outside_effect_may_still_move_him_and_the_king_keeps_his_wounds() -> None:
    table = king_fight(dice=[], dragons={"wounds": {V: 2}})
    list(moves.put(world(table), 0, "miasto", as_move=False))
    assert seen(table).space == "miasto"
    assert opponents.left(world(table), V) == 3


@pytest.mark.rule("SMO-142", "SMO-143", "SMO-197")
def test_the_crown_token_is_frozen_while_somebody_is_on_the_crown() -> None:
    table = delve(
        tokens=[SCALE[C], *QUIET],
        options={"wrath": 1},
        dragons={"king": V, "on_lords": {C: 2}},
        who={1: {"space": CROWN}},
    )
    assert dragons_seen(table).king == V
    assert on_board(table) == {"pola_1": C}
    assert removed(table) == {SCALE[C]: 2}
    inside = begun([SCALE[C]], dragons={"king": V, "on_lords": {C: 2}}, who={0: {"space": CROWN}})
    assert (dragons_seen(inside).king, on_board(inside), removed(inside)) == (V, {}, {SCALE[C]: 3})


@pytest.mark.rule("SMO-144", "SMO-145")
def test_once_somebody_has_faced_the_king_every_death_is_final() -> None:
    before = begun([RAGE], 3, dragons={"king": V}, who={0: {"endurance": 1}})
    assert topic(before) == "pair"
    after = begun([RAGE], 3, dragons={"king": V, "faced": True}, who={0: {"endurance": 1}})
    assert told(after, "eliminated") == [(0,)]
    table = king_fight(dice=[1, 6], players=3)
    answer(table, "how melee")
    assert dragons_seen(table).faced
    last = begun([RAGE], 2, dragons={"king": V, "faced": True}, who={0: {"endurance": 1}})
    assert result(last).winners == (1,)
    wizard = {0: {"endurance": 1}, 1: {"spells": ["unik", "cios"], "craft": 3}}
    over = begun([RAGE], 2, dragons={"king": V, "faced": True}, who=wizard)
    while over.ask is not None:
        assert over.ask.about[0] != "turn_start", "nobody is asked for spells after the end"
        answer(over, "pass")
    assert result(over).winners == (1,)


@pytest.mark.rule("SMO-131")
def test_any_way_of_arriving_counts_and_needs_no_talisman() -> None:
    table = delve(who={0: {"offers": [CROWN]}})
    answer(table, f"offer {CROWN}")
    assert topic(table) == "attack_how"
    assert crown.present(world(table)) == [0]


@pytest.mark.rule("SMO-089")
def test_with_the_overlay_the_command_is_not_cast() -> None:
    table = king_fight(dice=[])
    assert told(table, "commands") == []
    assert told(table, "ending_revealed") == []


@pytest.mark.rule("SMO-131")
def test_whoever_is_put_on_the_crown_in_anothers_turn_attacks_at_once() -> None:
    table = delve(who={1: STRONG}, dice=[6, 1] * 5)
    steps = moves.put(world(table), 1, CROWN, as_move=False)
    asked = next(steps)
    assert isinstance(asked, Ask)
    assert (asked.seat, asked.topic) == (1, "attack_how")
    assert part(table).faced


@pytest.mark.rule("SMO-133", "SMO-136")
def test_after_a_lost_attack_there_is_no_further_one_in_the_turn() -> None:
    table = king_fight(dice=[6, 1, 1, 6], who={0: {"strength": 10}})
    answer(table, "how melee", "how melee")
    assert turn(finish(table)) == 1
    assert [outcome for _, _, outcome in told(table, "fight_ends")] == ["won", "lost"]
    assert opponents.left(world(table), V) == 4


@pytest.mark.rule("SMO-138")
def test_a_death_elsewhere_does_not_heal_the_king() -> None:
    situation = {"dragons": {"king": V, "wounds": {V: 3}, "faced": True}}
    table = begun([RAGE], 3, who={0: {"endurance": 1}}, **situation)
    assert told(table, "eliminated") == [(0,)]
    assert told(table, "recovered") == []
    assert opponents.left(world(table), V) == 2
