"""The overlay: Dragon Realm, Dragon Tower, turning back, the battle with the King, and who is out after it."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.face import Style, text_of
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules import crown, moves, opponents
from brzdek.games.magia_i_miecz.rules.board import board
from tests.rules.dialect import result, story, told, topic
from tests.rules.magia_i_miecz.delving import finish, friends, ids, lying, play, seen, things, trophies, turn, world
from tests.rules.smoki.delving import (
    QUIET,
    RAGE,
    SCALE,
    SLUMBER,
    UNSEEN,
    C,
    G,
    V,
    begun,
    delve,
    king_fight,
    on_board,
    part,
    removed,
    scales,
)
from tests.rules.smoki.delving import seen as dragons_seen
from tests.support import answer, legal

TOWER = {"overlay": "tower"}
BESIDE = {"overlay": "tower", "struggle": 1}
PLAIN, VALLEY, CROWN = "rownina_grozy", "dolina_ognia", "korona_wladzy"
FOOT, TOP = "wieza_rownina_grozy", "wieza_dolina_ognia"
STRONG = {"strength": 20, "craft": 20}


def in_tower(space: str, *, who: dict[str, Any] | None = None, **situation: Any) -> Table:
    own = {0: {"space": space, **(who or {})}}
    return delve(options=TOWER, who=own, **situation)


def drew(table: Table) -> list[str]:
    return [ids([copy])[0] for seat, copy in told(table, "drew") if seat == 0]


def spaces(table: Table) -> list[str]:
    return [space for seat, space in told(table, "went") if seat == 0]


def ways(table: Table) -> list[str]:
    return [line for line in legal(table) if line.split()[0] in ("step", "back", "stay", "climb")]


# -- what lies on the Inner Region


@pytest.mark.rule("SMO-089", "SMO-090", "SMO-091")
def test_the_realm_lies_on_the_inner_region_space_by_space() -> None:
    table = delve()
    view = table.view(None)
    ring = view.ring["inner"]
    assert {view.land(space).covers for space in (*ring, CROWN)} == {*ring, CROWN}
    assert len(ring) == 8
    bare = delve(options={"overlay": "none"}).view(None)
    assert [bare.land(space).id for space in ring] == list(ring)


@pytest.mark.rule("SMO-092")
def test_the_tower_is_one_path_of_stairs_up_to_the_crown() -> None:
    table = delve(options=TOWER)
    path = table.view(None).ring["dragon_tower"]
    assert path == (FOOT, *[f"schody_{n}" for n in range(1, 7)], TOP)
    cards = [world(table).space(space) for space in path]
    assert [card.draw for card in cards] == [1, 1, 1, 2, 2, 2, 3, 3]
    assert [bool(card.more.get("stairs")) for card in cards] == [False] + [True] * 7


@pytest.mark.rule("SMO-012", "SMO-093")
@pytest.mark.parametrize(("options", "foot"), [({}, PLAIN), (TOWER, FOOT)])
def test_the_portal_still_has_to_be_opened_and_leads_onto_the_overlay(options: dict[str, Any], foot: str) -> None:
    table = delve(options=options, dice=[2, 1, 1], who={0: {"space": "czarny_rycerz"}})
    if topic(table) == "move":
        answer(table, "roll")
    answer(table, next(line for line in legal(table) if line.startswith("portal")), "portal strength")
    assert told(table, "portal_opened") == [(0,)]
    assert seen(table).space == foot


@pytest.mark.rule("SMO-094", "SMO-106", "SMO-107")
def test_in_the_realm_one_moves_one_space_without_a_roll() -> None:
    table = delve(who={0: {"space": PLAIN}})
    assert legal(table) == ["step kopalnia", "step krypta", "back tajemne_wrota"]
    assert not table.view(0).rolls_to_move
    assert told(table, "rolled") == []


@pytest.mark.rule("SMO-094", "SMO-114")
def test_in_the_tower_no_die_is_rolled_to_move() -> None:
    table = in_tower("schody_2")
    assert legal(table) == ["climb", "back schody_1"]
    assert not table.view(0).rolls_to_move


@pytest.mark.rule("SMO-095", "SMO-096", "SMO-118", "SMO-098")
@pytest.mark.parametrize("options", [{}, TOWER])
def test_inhabitants_can_be_neither_evaded_nor_enchanted(options: dict[str, Any]) -> None:
    nimble = {"pair": ["zwykly_a", "giermek_zwinny"], "spells": ["unik"], "craft": 9}
    if options:
        table = in_tower("schody_1", who=nimble, varthrax_deck=["smok_v"], dice=[6, 1])
        play(table, "climb")
    else:
        table = delve(who={0: {"space": "otchlan", "task": 1, **nimble}}, dice=[6, 1])
        play(table, "stay")
    finish(table)
    assert told(table, "evaded") == []
    assert told(table, "scored") != []
    there = FOOT if options else PLAIN
    foe = delve(options=options, who={0: {"spells": ["cios"], "craft": 3}, 1: {"space": there}})
    play(foe, "cast cios")
    finish(foe)
    assert (1, "endurance", 1) in told(foe, "lost"), "adventurers there are touched by spells"


@pytest.mark.rule("SMO-097")
def test_adventurers_meet_only_on_the_plain_and_in_the_valley() -> None:
    view = delve().view(None)
    assert [space for space in view.ring["inner"] if view.land(space).meets] == [PLAIN, VALLEY]
    tower = delve(options=TOWER).view(None)
    assert [space for space in tower.ring["dragon_tower"] if tower.land(space).meets] == [FOOT, TOP]
    table = in_tower("schody_6", who={"things": ["talizman"], **STRONG}, varthrax_deck=["dar_v"] * 3)
    table = delve(
        options=TOWER,
        who={0: {"space": "schody_6", "things": ["talizman"]}, 1: {"space": TOP}},
        varthrax_deck=["dar_v"] * 3,
    )
    answer(table, "climb", f"step {TOP}")
    while topic(table) != "meet":
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert "attack 1" in legal(table)


@pytest.mark.rule("SMO-099")
def test_the_valley_of_fire_asks_for_a_talisman() -> None:
    without = delve(who={0: {"space": "otchlan", "done": True}})
    assert spaces(without) == ["wieza_wampira"], "there is no other way"
    owner = delve(who={0: {"space": "otchlan", "done": True, "things": ["talizman"]}})
    assert ways(owner) == [f"step {VALLEY}", "back wieza_wampira"]
    tower = in_tower("schody_6")
    assert spaces(tower) == ["schody_5"]
    stopped = in_tower("schody_5", varthrax_deck=["smok_v", "dar_v"], dice=[6, 1])
    answer(stopped, "climb")
    assert legal(stopped) == ["step schody_6", "back schody_4"], "one kill would lead on to the Valley"


# -- turning back


@pytest.mark.rule("SMO-100", "SMO-101", "SMO-102", "SMO-103")
def test_a_retreat_goes_one_space_a_turn_past_all_instructions_and_holds() -> None:
    table = delve(tokens=UNSEEN, who={0: {"space": "otchlan", "task": 3}})
    answer(table, "back wieza_wampira")
    assert told(table, "retreats") == [(0,)]
    assert seen(table).space == "wieza_wampira"
    finish(table)
    assert told(table, "fights") == [], "the Pits are left as they are"
    while turn(table) == 1:
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert spaces(table)[:2] == ["wieza_wampira", "kopalnia"], "there is no other way"
    assert told(table, "lost") == [] or all(seat != 0 for seat, *_ in told(table, "lost"))


@pytest.mark.rule("SMO-103")
def test_without_the_overlay_a_retreat_can_be_called_off() -> None:
    own = {0: {"space": "otchlan", "done": True, "things": ["talizman"]}}
    table = delve(tokens=UNSEEN, options={"overlay": "none"}, who=own)
    answer(table, "back wieza_wampira")
    finish(table)
    while turn(table) == 1:
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert ways(table) == ["step otchlan", "back kopalnia"]


@pytest.mark.rule("SMO-104")
def test_on_the_plain_one_is_free_again() -> None:
    table = delve(who={0: {"space": "kopalnia", "done": True}})
    answer(table, f"back {PLAIN}")
    assert dragons_seen(table).retreat == ()
    tower = in_tower("schody_1")
    answer(tower, f"back {FOOT}")
    assert dragons_seen(tower).retreat == ()


@pytest.mark.rule("SMO-102", "SMO-103", "SMO-101")
def test_in_the_tower_a_retreat_draws_no_cards() -> None:
    table = in_tower("schody_4", dragons={"retreat": [0]}, varthrax_deck=["dar_v"])
    assert drew(table) == []
    assert spaces(table) == ["schody_3"]
    assert dragons_seen(table).retreat == (0,)


@pytest.mark.rule("SMO-105")
def test_from_the_foot_of_the_tower_one_leaves_instead_of_drawing() -> None:
    table = in_tower(FOOT)
    assert legal(table) == ["climb", "back tajemne_wrota"]
    answer(table, "back tajemne_wrota")
    assert (seen(table).space, drew(table)[:0]) == ("tajemne_wrota", [])


@pytest.mark.rule("SMO-100")
def test_whoever_has_drawn_in_the_tower_may_still_turn_back() -> None:
    table = in_tower("schody_3", varthrax_deck=["dar_v", "dar_v"])
    answer(table, "climb")
    assert legal(table) == ["step schody_4", "back schody_2"]
    answer(table, "back schody_2")
    assert seen(table).space == "schody_2"
    assert told(table, "retreats") == [(0,)]


# -- the Dragon Realm


@pytest.mark.rule("SMO-108", "SMO-109")
def test_an_instruction_has_to_be_carried_out_before_one_goes_on() -> None:
    table = delve(who={0: {"space": "jama_wilkolaka", "task": 2, "things": ["talizman"]}})
    assert ways(table) == ["stay", "back smierc"]


@pytest.mark.rule("SMO-110")
def test_devils_and_the_werewolf_are_stronger_by_the_scales_on_the_lords() -> None:
    lords = {"on_lords": {V: 2, C: 1, G: 1}}
    pits = delve(tokens=[SLUMBER], dragons=lords, who={0: {"space": "otchlan", "task": 1, "strength": 9}}, dice=[6, 1])
    answer(pits, "stay")
    assert told(pits, "scored")[0][3] == 4 + 4 + 1
    den = delve(dragons=lords, who={0: {"space": "jama_wilkolaka", "task": 2, "strength": 9}}, dice=[6, 1])
    answer(den, "stay")
    assert told(den, "scored")[0][3] == 2 + 4 + 1


@pytest.mark.rule("SMO-110", "SMO-111")
def test_the_dragonstone_mines_are_the_mines_with_half_of_the_scales_added() -> None:
    lords = {"on_lords": {V: 2, C: 1, G: 1}}
    table = delve(dragons=lords, who={0: {"space": PLAIN, "craft": 7}}, dice=[3, 3, 3])
    answer(table, "step kopalnia")
    assert spaces(table) == ["kopalnia", PLAIN], "9 + 2 - 10 = 1"
    assert world(table).space("kopalnia").terrain == "kopalnia"
    assert delve().view(None).land("kopalnia").name.en == "Dragonstone Mines"


@pytest.mark.rule("SMO-110", "SMO-112")
def test_the_dragonbone_crypt_is_the_crypt_with_half_of_the_scales_added() -> None:
    lords = {"on_lords": {V: 2, C: 1, G: 1}}
    table = delve(dragons=lords, who={0: {"space": PLAIN, "strength": 7}}, dice=[3, 3, 3])
    answer(table, "step krypta")
    assert spaces(table) == ["krypta", PLAIN]
    assert delve().view(None).land("krypta").name.pl == "Krypta Smoczej Kości"


@pytest.mark.rule("SMO-110")
def test_death_and_the_vampire_mind_half_of_the_scales() -> None:
    lords = {"on_lords": {V: 2, C: 2}}
    death = delve(dragons=lords, who={0: {"space": "smierc"}}, dice=[3, 3, 2, 3])
    answer(death, "stay")
    assert seen(death).endurance == 3, "6 against 5 + 2"
    vampire = delve(dragons=lords, who={0: {"space": "wieza_wampira"}}, dice=[5])
    answer(vampire, "stay")
    finish(vampire)
    assert seen(vampire).endurance == 1, "5 + 2 counts as 6"


@pytest.mark.rule("SMO-113", "SMO-131", "SMO-132", "SMO-001")
def test_whoever_reaches_the_crown_attacks_the_king_at_once() -> None:
    table = delve(who={0: {"space": VALLEY, "things": ["talizman"]}})
    answer(table, f"step {CROWN}")
    assert (topic(table), legal(table)) == ("attack_how", ["how melee", "how psychic"])


# -- the Dragon Tower


@pytest.mark.rule("SMO-115", "SMO-117", "SMO-007")
def test_the_space_says_how_many_cards_of_the_kings_deck_are_drawn_first() -> None:
    table = in_tower("schody_3", dice=[6, 1], varthrax_deck=["smok_v", "kultysta_v"], who={"strength": 5})
    answer(table, "climb")
    assert drew(table) == ["smok_v", "kultysta_v"]
    assert len(told(table, "fights")) == 1, "one number: together"
    assert told(table, "scored")[0][3] == 2 + 2 + 1


@pytest.mark.rule("SMO-116")
def test_no_cards_are_drawn_for_landing() -> None:
    table = in_tower("schody_1", varthrax_deck=["dar_v", "dar_v"])
    answer(table, "climb", "step schody_2")
    finish(table)
    assert drew(table) == ["dar_v"]


@pytest.mark.rule("SMO-119")
def test_scales_work_in_the_tower() -> None:
    table = in_tower("schody_1", dice=[1, 1], varthrax_deck=["smok_v"], dragons={"owned": {0: {V: 4}}})
    answer(table, "climb")
    assert told(table, "scored")[0][1] == 3 + 1 + 4


@pytest.mark.rule("SMO-120")
def test_whoever_is_beaten_resolves_no_further_cards() -> None:
    table = in_tower("schody_3", dice=[1, 6], varthrax_deck=["wielki_v", "miejsce_v"])
    answer(table, "climb")
    finish(table)
    assert seen(table).strength == 3
    assert spaces(table) == ["schody_2"]


@pytest.mark.rule("SMO-120")
def test_a_lost_turn_cancels_the_move_too() -> None:
    table = in_tower("schody_3", varthrax_deck=["strata_v", "miejsce_v"])
    answer(table, "climb")
    finish(table)
    assert seen(table).space == "schody_3"
    assert seen(table).strength == 3


@pytest.mark.rule("SMO-121")
def test_one_space_and_one_more_for_each_kill() -> None:
    table = in_tower(FOOT, dice=[6, 1], varthrax_deck=["smok_v"])
    answer(table, "climb", "step schody_2")
    assert seen(table).space == "schody_2"
    two = in_tower("schody_3", dice=[6, 1], varthrax_deck=["smok_v", "kultysta_v"], who={"strength": 5})
    answer(two, "climb")
    assert legal(two) == ["step schody_6", "back schody_2"]


@pytest.mark.rule("SMO-121")
def test_a_toad_climbs_one_space_only() -> None:
    table = in_tower("schody_1", dice=[6, 1], varthrax_deck=["smok_v"], who={"toad": 2}, dragons={"owned": {0: {V: 9}}})
    answer(table, "climb")
    assert legal(table) == ["step schody_2", f"back {FOOT}"]


@pytest.mark.rule("SMO-122", "SMO-127")
def test_on_the_plain_a_beaten_adventurer_still_goes_on_and_the_card_is_swept() -> None:
    table = in_tower(FOOT, dice=[1, 6], varthrax_deck=["wielki_v"])
    answer(table, "climb", "step schody_1")
    finish(table)
    assert seen(table).space == "schody_1"
    assert lying(table, FOOT) == []
    assert "wielki_v" in ids(world(table).zone("discard", V).copies)


@pytest.mark.rule("SMO-123")
@pytest.mark.parametrize(("space", "below"), [("schody_1", FOOT), ("schody_4", "schody_3")])
def test_on_the_stairs_a_beaten_adventurer_falls_back(space: str, below: str) -> None:
    table = in_tower(space, dice=[1, 6], varthrax_deck=["wielki_v", "miejsce_v"])
    answer(table, "climb")
    finish(table)
    assert spaces(table) == [below]
    assert dragons_seen(table).retreat == (), "that is no retreat"


@pytest.mark.rule("SMO-124")
def test_a_kill_does_not_help_whoever_is_beaten_afterwards() -> None:
    lies = {"schody_3": ["wrog_2"]}
    table = in_tower("schody_3", dice=[6, 1, 1, 6], dragons={"king": G}, grilipus_deck=["smok_g"] * 2, spaces=lies)
    answer(table, "climb")
    finish(table)
    assert [outcome for _, _, outcome in told(table, "fight_ends")] == ["won", "lost"]
    assert spaces(table) == ["schody_2"]


@pytest.mark.rule("SMO-125")
def test_a_draw_does_not_push_back() -> None:
    table = in_tower("schody_1", dice=[1, 2], varthrax_deck=["smok_v"])
    answer(table, "climb")
    assert told(table, "fight_ends")[0][2] == "drawn"
    answer(table, "step schody_2")
    assert seen(table).space == "schody_2"


@pytest.mark.rule("SMO-126")
def test_cards_that_lie_there_do_not_count() -> None:
    table = in_tower("schody_3", varthrax_deck=["dar_v", "dar_v"], spaces={"schody_3": ["towarzysz"]})
    play(table, "climb")
    assert drew(table) == ["dar_v", "dar_v"]


@pytest.mark.rule("SMO-127")
def test_at_the_end_of_a_turn_nothing_is_left_lying_in_the_tower() -> None:
    table = delve(
        options=TOWER,
        who={1: {"space": "schody_4", "things": ["drobiazg"]}},
        spaces={"schody_2": ["miecz", "wrog_2", "talizman"]},
        gold_on={"schody_2": 3},
        dragons={"on_lords": {}},
    )
    finish(table) if topic(table) == "end" else None
    while turn(table) == 0:
        table.answer(table.ask.options[-1])  # type: ignore[union-attr]
    assert lying(table, "schody_2") == []
    assert table.view(None).space("schody_2").gold == 0
    assert "talizman" in ids(world(table).zone("deck", "talismans").copies)
    assert "miecz" in ids(world(table).zone("equipment", "miecz").copies)
    assert things(table, 1) == ["drobiazg"]


@pytest.mark.rule("SMO-224")
def test_what_the_cards_give_is_kept_before_the_move() -> None:
    table = in_tower("schody_3", dice=[6, 1], varthrax_deck=["smok_v", "rzecz_v"])
    answer(table, "climb")
    play(table, "take rzecz_v", "step schody_5")
    assert (things(table), trophies(table)) == (["rzecz_v"], ["smok_v"])


@pytest.mark.rule("SMO-128", "SMO-129")
def test_clockwise_is_along_the_arrows() -> None:
    plan = board(world(delve(options=TOWER)))
    assert (plan.step("schody_2", 1), plan.step("schody_2", -1)) == ("schody_3", "schody_1")


@pytest.mark.rule("SMO-130")
def test_at_the_top_spare_steps_are_lost_and_the_battle_begins() -> None:
    table = in_tower(TOP, dice=[6, 1], varthrax_deck=["smok_v", "dar_v", "dar_v"], who={"things": ["talizman"]})
    answer(table, "climb")
    assert legal(table) == [f"step {CROWN}", "back schody_6"]
    answer(table, f"step {CROWN}")
    assert topic(table) == "attack_how"


@pytest.mark.rule("SMO-182")
def test_in_a_lost_turn_there_are_no_cards_no_move_and_no_attack() -> None:
    table = in_tower("schody_2", who={"lost": 1}, varthrax_deck=["dar_v"])
    assert turn(table) == 1
    assert (drew(table), spaces(table)) == ([], [])
    crowned = king_fight(dice=[], who={0: {"lost": 1}})
    assert turn(crowned) == 1
    assert told(crowned, "fights") == []


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
    finish(table)
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


# -- Struggle for the Crown


@pytest.mark.rule("SMO-202", "SMO-203", "SMO-205")
def test_beside_the_board_the_crown_leads_to_the_foot_of_the_tower() -> None:
    table = delve(options=BESIDE, who={0: {"space": VALLEY, "things": ["talizman"]}})
    assert world(table).space(PLAIN).id == PLAIN
    answer(table, f"step {CROWN}")
    assert spaces(table) == [FOOT]
    assert turn(finish(table)) == 1
    assert not part(table).faced and not world(table).crowned
    portal = delve(options=BESIDE, dice=[2, 1, 1], who={0: {"space": "czarny_rycerz"}})
    if topic(portal) == "move":
        answer(portal, "roll")
    answer(portal, next(line for line in legal(portal) if line.startswith("portal")), "portal strength")
    assert seen(portal).space == PLAIN


@pytest.mark.rule("SMO-204", "SMO-205")
def test_only_on_the_crown_of_the_tower_is_the_king_fought() -> None:
    own = {"space": TOP, "things": ["talizman"], **STRONG}
    table = delve(options=BESIDE, who={0: own}, varthrax_deck=["dar_v"] * 3, dice=[6, 1] * 5)
    answer(table, "climb", f"step {CROWN}")
    answer(table, *["how melee"] * 5)
    assert result(table).winners == (0,)
    out = delve(options=BESIDE, who={0: {"space": FOOT}})
    answer(out, "back tajemne_wrota")
    assert seen(out).space == "tajemne_wrota"


@pytest.mark.rule("SMO-204")
def test_both_boards_count_as_inner_region() -> None:
    for space in (PLAIN, FOOT):
        table = delve(
            tokens=[SCALE[C], *QUIET], options=BESIDE, dragons={"on_lords": {C: 2}}, who={0: {"space": space}}
        )
        assert (on_board(table), removed(table)) == ({}, {SCALE[C]: 3})


@pytest.mark.parametrize("options", [{}, TOWER, BESIDE])
def test_the_overlay_is_drawn(options: dict[str, Any]) -> None:
    space = FOOT if options else PLAIN
    table = delve(options=options, who={0: {"space": space}})
    face, view = table.rulebook.face, table.view(0)
    drawn = "\n".join(text_of(face.board(view, face.say("pl"), Style(width=120, unicode=True))))
    assert ("Schody 3" in drawn) == bool(options)
    assert ("Kopalnia" in drawn) == (options == {})
    assert "Król: Varthrax" in drawn


def test_scales_are_shown_on_the_board_and_in_the_look_of_the_dragons() -> None:
    table = delve(dragons={"on_spaces": {"ruiny": C}, "owned": {0: {G: 2}}})
    face, view = table.rulebook.face, table.view(0)
    drawn = "\n".join(text_of(face.board(view, face.say("pl"), Style(width=120, unicode=True))))
    assert "◆C" in drawn
    assert "moje V0 C0 G2" in drawn
    look = next(one for one in face.looks if one.names.en == "dragons")
    told_pl = "\n".join(text_of(look.show(view, "", face.say("pl"), Style(width=120))))
    assert "Ruiny (Cadorus)" in told_pl
    assert story(table, "token_drawn") == ["token_drawn"]
    assert scales(table) == {G: 2}
