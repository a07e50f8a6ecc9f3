"""The Dragon Tower, on the Inner Region and beside the board."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.games.magia_i_miecz.rules import moves
from brzdek.games.magia_i_miecz.rules.board import board
from tests.rules.dialect import result, told, topic
from tests.rules.magia_i_miecz.delving import finish, ids, lying, play, seen, things, trophies, turn, world
from tests.rules.smoki.delving import (
    BESIDE,
    CROWN,
    FOOT,
    PERIL,
    QUIET,
    SCALE,
    STRONG,
    TOP,
    TOWER,
    VALLEY,
    C,
    G,
    V,
    delve,
    drew,
    in_tower,
    king_fight,
    landed,
    on_board,
    part,
    removed,
    spaces,
)
from tests.rules.smoki.delving import seen as dragons_seen
from tests.support import answer, legal

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
    assert turn(finish(table)) == 1
    assert seen(table).space == "schody_3"
    assert seen(table).strength == 3
    won = in_tower("schody_3", varthrax_deck=["smok_v", "bagno_v"], dice=[6, 1])
    answer(won, "climb")
    assert turn(finish(won)) == 1
    assert (trophies(won), seen(won).space) == (["smok_v"], "schody_3"), "a kill before it changes nothing"


@pytest.mark.rule("SMO-115", "SMO-120")
def test_whom_a_card_kills_or_carries_off_does_not_go_up() -> None:
    dead = in_tower("schody_1", varthrax_deck=["zguba_v"], who={"endurance": 1})
    answer(dead, "climb")
    assert told(dead, "died") == [(0,)]
    assert topic(dead) == "pair"
    assert spaces(dead) == []
    taken = in_tower("schody_1", varthrax_deck=["porwanie_v"])
    answer(taken, "climb")
    assert seen(taken).space == "miasto"
    assert not [line for line in legal(taken) if line.startswith(("step", "back"))]
    assert "schody" not in "".join(spaces(taken))


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
    assert turn(table) == 1
    assert dragons_seen(table).retreat == (), "that is no retreat"


@pytest.mark.rule("SMO-123", "SMO-097")
def test_nothing_happens_where_one_falls_back_to() -> None:
    company = {0: {"space": "schody_1"}, 1: {"space": FOOT}}
    table = delve(options=TOWER, who=company, dice=[1, 6], varthrax_deck=["wielki_v"])
    answer(table, "climb")
    assert turn(finish(table)) == 1, "there is nobody to be met, though the Plain is a place for it"
    assert spaces(table) == [FOOT]


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


@pytest.mark.rule("SMO-125", "SMO-130")
def test_after_a_draw_at_the_top_the_battle_still_begins() -> None:
    table = in_tower(TOP, dice=[1, 2], varthrax_deck=["smok_v", "dar_v", "dar_v"], who={"things": ["talizman"]})
    answer(table, "climb", f"step {CROWN}")
    assert told(table, "fight_ends")[0][2] == "drawn"
    assert topic(table) == "attack_how"


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


# -- Struggle for the Crown


@pytest.mark.rule("SMO-202", "SMO-203", "SMO-205")
def test_beside_the_board_the_crown_leads_to_the_foot_of_the_tower() -> None:
    table = delve(options=BESIDE, who={0: {"space": VALLEY, "things": ["talizman"]}})
    assert world(table).space(PERIL).id == PERIL
    answer(table, f"step {CROWN}")
    assert spaces(table) == [FOOT]
    assert topic(table) == "end", "the turn ends there"
    assert turn(finish(table)) == 1
    assert drew(table) == []
    assert not part(table).faced and not world(table).crowned
    portal = delve(options=BESIDE, dice=[2, 1, 1], who={0: {"space": "czarny_rycerz"}})
    if topic(portal) == "move":
        answer(portal, "roll")
    answer(portal, next(line for line in legal(portal) if line.startswith("portal")), "portal strength")
    assert seen(portal).space == PERIL


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
    for space in (PERIL, FOOT):
        table = delve(
            tokens=[SCALE[C], *QUIET], options=BESIDE, dragons={"on_lords": {C: 2}}, who={0: {"space": space}}
        )
        assert (on_board(table), removed(table)) == ({}, {SCALE[C]: 3})


@pytest.mark.rule("SMO-203", "SMO-097")
def test_whoever_comes_to_the_tower_from_the_crown_meets_nobody_in_this_turn() -> None:
    own = {0: {"space": VALLEY, "things": ["talizman"]}, 1: {"space": FOOT}}
    table = delve(options=BESIDE, who=own)
    answer(table, f"step {CROWN}")
    assert (spaces(table), turn(finish(table))) == ([FOOT], 1)


@pytest.mark.rule("SMO-203")
def test_whom_another_puts_on_the_crown_comes_to_the_foot_and_the_turn_goes_on() -> None:
    table = delve(options=BESIDE)
    list(moves.put(world(table), 1, CROWN, as_move=False))
    assert seen(table, 1).space == FOOT
    assert not world(table).now.ended, "whose turn it is goes on"


@pytest.mark.rule("SMO-012", "SMO-205")
@pytest.mark.parametrize(
    ("options", "space", "comes"),
    [(TOWER, VALLEY, TOP), (TOWER, "krypta", FOOT), (BESIDE, VALLEY, VALLEY), (BESIDE, "krypta", "krypta")],
)
def test_where_effects_put_one_that_name_a_covered_space(options: dict[str, Any], space: str, comes: str) -> None:
    table = delve(options=options)
    list(moves.put(world(table), 0, space, as_move=False))
    assert seen(table).space == comes


@pytest.mark.rule("SMO-116")
def test_only_the_tower_is_spared_the_drawing_of_cards() -> None:
    table = landed("ruiny", options=TOWER, deck=["dar", "dar"])
    assert len(drew(table)) == 2


@pytest.mark.rule("SMO-104")
def test_a_retreat_is_forgotten_by_whoever_leaves_the_inner_region_otherwise() -> None:
    table = in_tower("schody_4", who={"endurance": 4}, dragons={"retreat": [0]})
    assert dragons_seen(table).retreat == (0,)
    list(moves.put(world(table), 0, "miasto", as_move=False))
    while turn(table) == 1:
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert dragons_seen(table).retreat == ()


@pytest.mark.rule("SMO-105")
def test_leaving_from_the_foot_draws_no_card_and_is_the_whole_move() -> None:
    table = in_tower(FOOT, varthrax_deck=["dar_v"])
    answer(table, "back tajemne_wrota")
    assert told(table, "retreats") == []
    assert not [card for card in drew(table) if card == "dar_v"]
    assert (seen(table).space, seen(table).gold) == ("tajemne_wrota", 1)
    assert told(table, "portal_opened") == told(table, "portal_shut") == []
    assert turn(finish(table)) == 1
    assert spaces(table) == ["tajemne_wrota"]


# -- meeting others


@pytest.mark.rule("SMO-097", "SMO-102")
def test_whoever_comes_back_to_the_foot_of_the_tower_may_meet_somebody_there() -> None:
    own = {0: {"space": "schody_1"}, 1: {"space": FOOT}}
    table = delve(options=TOWER, who=own)
    answer(table, f"back {FOOT}")
    assert (spaces(table), topic(table)) == ([FOOT], "meet")
    stairs = delve(options=TOWER, who={0: {"space": "schody_2"}, 1: {"space": "schody_1"}})
    answer(stairs, "back schody_1")
    assert (spaces(stairs), turn(stairs)) == (["schody_1"], 1), "on the stairs nobody is met"


@pytest.mark.rule("SMO-097", "SMO-120", "SMO-125")
def test_at_the_top_somebody_may_be_met_but_not_after_a_draw() -> None:
    own = {0: {"space": "schody_6", "things": ["talizman"]}, 1: {"space": TOP}}
    calm = delve(options=TOWER, who=own, varthrax_deck=["dar_v"] * 3)
    answer(calm, "climb", f"step {TOP}")
    assert (spaces(calm), topic(calm)) == ([TOP], "meet")
    drawn = delve(options=TOWER, who=own, varthrax_deck=["smok_v", "dar_v", "dar_v"], dice=[2, 3])
    answer(drawn, "climb", f"step {TOP}")
    assert (spaces(drawn), topic(drawn)) == ([TOP], "end")
