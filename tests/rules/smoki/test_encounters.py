"""Meeting a scale, gates that a scale bars, winning scales, and what they are worth in combat."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.games.smoki.rules import sleep
from brzdek.games.smoki.rules.reasons import BridgeHeld, PortalHeld
from tests.rules.dialect import story, told, topic
from tests.rules.magia_i_miecz.delving import (
    finish,
    ids,
    lines,
    lying,
    play,
    quiet,
    seen,
    things,
    trophies,
    turn,
    until,
    world,
)
from tests.rules.smoki.delving import RAGE, SCALE, C, G, V, begun, delve, landed, on_board, part, scales
from tests.rules.smoki.delving import seen as dragons_seen
from tests.support import answer, legal

MODES = ["mode space", "mode adventurer", "mode scale"]


def on(space: str, lord: str, **more: object) -> dict[str, object]:
    """Dragons of which one scale lies on a space."""
    return {"on_spaces": {space: lord}, **more}


@pytest.mark.rule("SMO-057")
def test_on_a_scale_one_chooses_what_is_met() -> None:
    table = landed("ruiny", dragons=on("ruiny", G), who={1: {"space": "ruiny"}})
    assert (topic(table), legal(table)) == ("encounter", MODES)
    alone = landed("ruiny", dragons=on("ruiny", G))
    assert legal(alone) == ["mode space", "mode scale"]


@pytest.mark.rule("SMO-057")
def test_meeting_an_adventurer_passes_by_the_enemies_that_lie_there() -> None:
    table = landed(
        "ruiny", "mode adventurer", dragons=on("ruiny", G), who={1: {"space": "ruiny"}}, spaces={"ruiny": ["wrog_7"]}
    )
    assert topic(table) == "meet"
    assert told(table, "fights") == []
    finish(table)
    assert lying(table, "ruiny") == ["wrog_7"]
    assert told(table, "drew") == []


@pytest.mark.rule("SMO-057")
def test_the_choice_comes_wherever_something_puts_one() -> None:
    table = landed("pola_2", dragons=on("ruiny", G), deck=["diabelek"])
    assert topic(table) == "encounter"
    assert seen(table).space == "ruiny"


@pytest.mark.rule("SMO-058", "SMO-065")
def test_the_kings_scale_must_be_met() -> None:
    table = landed("gospoda", dragons=on("gospoda", V), who={1: {"space": "gospoda"}}, varthrax_deck=["dar_v"])
    assert told(table, "drew") == [(0, "dar_v.1")] or ids([told(table, "drew")[0][1]]) == ["dar_v"]
    assert told(table, "fights") == []
    assert seen(table).gold == 2
    assert turn(finish(table)) == 1, "neither the Tavern nor the other one"


@pytest.mark.rule("SMO-059", "SMO-060", "SMO-063", "SMO-007", "SMO-037")
def test_meeting_a_scale_draws_exactly_one_matching_card_whatever_lies_there() -> None:
    table = landed(
        "ruiny",
        "mode scale",
        dragons=on("ruiny", G),
        dice=[6, 1],
        grilipus_deck=["smok_g"],
        spaces={"ruiny": ["drobiazg"]},
    )
    assert [ids([copy])[0] for _, copy in told(table, "drew")] == ["smok_g"]
    assert told(table, "fights")[0][2] == "psychic"


@pytest.mark.rule("SMO-061", "SMO-216")
def test_cards_of_a_lower_number_come_before_the_dragon_card() -> None:
    table = landed(
        "ruiny", dragons=on("ruiny", G), dice=[6, 1, 6, 1], grilipus_deck=["smok_g"], spaces={"ruiny": ["wrog_2"]}
    )
    answer(table, "mode scale")
    assert [ids(foes)[0] for _, foes, _ in told(table, "fights")] == ["wrog_2", "smok_g"]


@pytest.mark.rule("SMO-062", "SMO-088")
def test_enemies_of_one_number_add_up_across_decks_and_base_ones_give_no_bonus() -> None:
    table = landed(
        "ruiny",
        "mode scale",
        dragons=on("ruiny", C, owned={0: {C: 2}}),
        dice=[4, 1],
        cadorus_deck=["smok_c"],
        spaces={"ruiny": ["wrog_3"]},
    )
    seat, own, foes, other = told(table, "scored")[0]
    assert ids(foes) == ["smok_c", "wrog_3"]
    assert (seat, own, other) == (0, 3 + 4 + 2, 2 + 3 + 1)


@pytest.mark.rule("SMO-066", "SMO-217")
def test_the_spaces_own_encounter_counts_dragon_cards_that_lie_there() -> None:
    table = landed(
        "ruiny", "mode space", dragons=on("ruiny", G), dice=[6, 1], spaces={"ruiny": ["smok_g"]}, deck=["dar", "dar"]
    )
    assert [ids([copy])[0] for _, copy in told(table, "drew")] == ["dar"]


@pytest.mark.rule("SMO-067", "SMO-077", "SMO-075")
def test_a_dragon_card_is_fought_in_the_spaces_encounter_and_wins_the_scale() -> None:
    table = landed(
        "ruiny", "mode space", dragons=on("ruiny", G), dice=[6, 1], spaces={"ruiny": ["smok_g"]}, deck=["dar", "dar"]
    )
    assert (topic(table), legal(table)) == ("take_scale", ["scale take", "scale leave"])
    answer(table, "scale take")
    assert (scales(table), on_board(table)) == ({G: 1}, {})


@pytest.mark.rule("SMO-068")
@pytest.mark.parametrize("dice", [[1, 6], [3, 4]])
def test_the_scale_stays_after_a_defeat_or_a_draw(dice: list[int]) -> None:
    table = landed("ruiny", "mode scale", dragons=on("ruiny", G), dice=dice, grilipus_deck=["smok_g"])
    finish(table)
    assert on_board(table) == {"ruiny": G}


@pytest.mark.rule("SMO-068", "SMO-069")
def test_the_scale_stays_beside_other_cards_and_so_do_undefeated_ones() -> None:
    table = landed("ruiny", dragons=on("ruiny", V), varthrax_deck=["wielki_v"], dice=[1, 6])
    finish(table)
    assert lying(table, "ruiny") == ["wielki_v"]
    assert on_board(table) == {"ruiny": V}
    gift = landed("ruiny", dragons=on("ruiny", V), varthrax_deck=["dar_v"])
    finish(gift)
    assert on_board(gift) == {"ruiny": V}


# -- gates


def ways(space: str, lord: str, dice: int, start: str) -> list[str]:
    table = delve(dragons=on(space, lord), dice=[dice], who={0: {"space": start, "strength": 9}})
    if topic(table) == "move":
        answer(table, "roll")
    return [line.split()[0] for line in legal(table) if not line.startswith("go")]


@pytest.mark.rule("SMO-070", "SMO-074")
def test_the_kings_scale_bars_the_bridge_inwards() -> None:
    assert "cross" not in ways("straznik", V, 2, "puszcza_1")
    assert "cross" in ways("straznik", C, 2, "puszcza_1")


@pytest.mark.rule("SMO-070")
def test_why_the_bridge_is_barred_can_be_asked() -> None:
    table = delve(dragons=on("straznik", V), dice=[2], who={0: {"space": "puszcza_1"}})
    assert isinstance(table.view(0).why_not(("cross", "cw", 2)), BridgeHeld)
    gate = delve(dragons=on("tajemne_wrota", V), dice=[2], who={0: {"space": "czarny_rycerz"}})
    assert isinstance(gate.view(0).why_not(("portal", "acw", 2)), PortalHeld)


@pytest.mark.rule("SMO-070")
def test_the_kings_scale_bars_no_raft() -> None:
    table = delve(dragons=on("las", V), who={0: {"space": "las", "things": ["tratwa"]}})
    assert "raft zamek" in lines(table)


@pytest.mark.rule("SMO-071")
def test_no_scale_hinders_the_way_out() -> None:
    assert "cross" in ways("straznik", V, 2, "wzgorza_3")
    assert "cross" in ways("wzgorza_3", V, 2, "wzgorza_3"), "nor does one at the other end"


@pytest.mark.rule("SMO-072", "SMO-074", "SMO-093")
def test_the_kings_scale_bars_the_portal() -> None:
    assert "portal" not in ways("tajemne_wrota", V, 2, "czarny_rycerz")
    assert "portal" in ways("tajemne_wrota", G, 2, "czarny_rycerz")


@pytest.mark.rule("SMO-073", "SMO-105")
def test_leaving_the_inner_region_needs_no_opening_and_no_scale_hinders_it() -> None:
    table = delve(dragons=on("tajemne_wrota", V), who={0: {"space": "rownina_grozy"}}, varthrax_deck=["dar_v"])
    assert "back tajemne_wrota" in legal(table)
    answer(table, "back tajemne_wrota")
    assert seen(table).space == "tajemne_wrota"
    assert told(table, "portal_opened") == told(table, "portal_shut") == []
    assert told(table, "retreats") == [], "on the Plain one is free already"
    assert turn(finish(table)) == 1, "that was the whole move"
    assert [space for seat, space in told(table, "went") if seat == 0] == ["tajemne_wrota"]


@pytest.mark.rule("SMO-074")
def test_after_a_shut_portal_the_scale_there_may_still_be_met() -> None:
    table = delve(
        dragons=on("tajemne_wrota", G), dice=[2, 6, 6], who={0: {"space": "czarny_rycerz"}}, grilipus_deck=["smok_g"]
    )
    if topic(table) == "move":
        answer(table, "roll")
    answer(table, next(line for line in legal(table) if line.startswith("portal")), "portal strength")
    assert topic(table) == "encounter"
    answer(table, "mode scale")
    assert [ids([copy])[0] for _, copy in told(table, "drew")] == ["smok_g"]


# -- winning scales


@pytest.mark.rule("SMO-075", "SMO-076", "SMO-079")
def test_a_kill_wins_the_scale_beside_the_trophy_if_one_wants_it() -> None:
    table = landed("gospoda", dragons=on("gospoda", V, owned={0: {G: 9}}), varthrax_deck=["smok_v"], dice=[6, 1])
    answer(table, "scale take")
    assert scales(table) == {V: 1, G: 9}
    assert trophies(table) == ["smok_v"]
    left = landed("gospoda", dragons=on("gospoda", V), varthrax_deck=["smok_v"], dice=[6, 1])
    answer(left, "scale leave")
    assert (scales(left), on_board(left)) == ({}, {"gospoda": V})


@pytest.mark.rule("SMO-075")
def test_the_scale_need_not_match_the_killed_enemy() -> None:
    table = landed("ruiny", "mode space", dragons=on("ruiny", C), dice=[6, 1], spaces={"ruiny": ["smok_v", "drobiazg"]})
    answer(table, "scale take")
    assert scales(table) == {C: 1}


@pytest.mark.rule("SMO-078")
def test_adventure_enemies_win_no_scale() -> None:
    table = landed("ruiny", "mode space", dragons=on("ruiny", C), dice=[6, 1], spaces={"ruiny": ["wrog_2", "drobiazg"]})
    assert told(table, "killed") != []
    assert on_board(table) == {"ruiny": C}
    assert topic(table) != "take_scale"


@pytest.mark.rule("SMO-080", "SMO-081")
def test_scales_are_no_cards_so_they_weigh_nothing_and_cannot_change_hands() -> None:
    own = {0: {"things": ["drobiazg"] * 4}}
    table = delve(dragons={"owned": {0: {V: 30}}}, who=own)
    assert len(things(table)) == 4
    assert not [line for line in legal(table) if "luska" in line or line.startswith("scale")]
    fought = landed(
        "ruiny", "mode adventurer", dragons=on("ruiny", G, owned={1: {V: 3}}), who={1: {"space": "ruiny"}}, dice=[6, 1]
    )
    play(fought, "attack 1")
    assert topic(fought) == "loot"
    assert not [line for line in legal(fought) if "scale" in line]
    assert scales(fought, 1) == {V: 3}


@pytest.mark.rule("SMO-082")
def test_scales_pass_to_the_next_pair_and_go_with_a_player_who_is_out() -> None:
    table = begun([RAGE], dragons={"king": C, "owned": {0: {V: 2}}}, who={0: {"endurance": 1}})
    assert topic(table) == "pair"
    answer(table, legal(table)[0])
    assert scales(table) == {V: 2}
    out = begun([RAGE], 3, dragons={"king": C, "owned": {0: {V: 2}}}, who={0: {"endurance": 1}})
    answer(out, "pair none")
    assert scales(out) == {}
    assert part(out).removed[SCALE[V]] == 2


@pytest.mark.rule("SMO-082")
def test_a_toad_keeps_its_scales() -> None:
    table = delve(dragons={"owned": {0: {V: 2}}}, who={0: {"toad": 2}})
    assert scales(table) == {V: 2}


# -- in combat


@pytest.mark.rule("SMO-083", "SMO-085")
@pytest.mark.parametrize(("space", "card", "lord"), [("zamek", "smok_v", V), ("zamek", "smok_g", G)])
def test_each_matching_scale_adds_one_in_melee_and_psychic_combat(space: str, card: str, lord: str) -> None:
    table = landed(space, dragons={"owned": {0: {V: 3, G: 3}}}, spaces={space: [card]}, dice=[1, 1])
    assert told(table, "scored")[0][1] == 3 + 1 + 3
    assert scales(table) == {V: 3, G: 3}, "nothing is spent"


@pytest.mark.rule("SMO-086")
def test_every_scale_counts_for_each_enemy_that_it_matches() -> None:
    table = landed("zamek", dragons={"owned": {0: {V: 3}}}, spaces={"zamek": ["smok_v", "kultysta_v"]}, dice=[1, 1])
    assert told(table, "scored")[0][1] == 3 + 1 + 6


@pytest.mark.rule("SMO-087")
def test_against_enemies_of_different_lords_only_matching_scales_count() -> None:
    table = landed("zamek", dragons={"owned": {0: {V: 1, C: 2}}}, spaces={"zamek": ["smok_v", "smok_c"]}, dice=[1, 1])
    assert told(table, "scored")[0][1] == 3 + 1 + 3


@pytest.mark.rule("SMO-165", "SMO-168")
def test_a_sleeper_is_weaker_by_three_but_worth_its_full_value() -> None:
    table = landed("zamek", dragons={"asleep": ["wrog_7"]}, spaces={"zamek": ["wrog_7"]}, dice=[6, 1])
    assert told(table, "scored")[0][3] == 4 + 1
    assert trophies(table) == ["wrog_7"]
    from brzdek.games.magia_i_miecz.rules.trophies import worth_of

    assert worth_of(world(table), 0, "strength") == 7
    weak = landed("zamek", dragons={"asleep": ["wrog_2"]}, spaces={"zamek": ["wrog_2"]}, dice=[6, 1])
    assert told(weak, "scored")[0][3] == 1 + 1


@pytest.mark.rule("SMO-165")
def test_in_a_joint_combat_every_sleeper_is_reduced_on_its_own() -> None:
    table = landed(
        "zamek", dragons={"asleep": ["wrog_7", "wrog_2"]}, spaces={"zamek": ["wrog_7", "wrog_2"]}, dice=[1, 1]
    )
    assert told(table, "scored")[0][3] == 4 + 1 + 1


@pytest.mark.rule("SMO-167")
def test_a_sleeper_wakes_at_the_end_of_the_turn_in_which_it_was_fought() -> None:
    table = landed("zamek", dragons={"asleep": ["wielki_v"]}, spaces={"zamek": ["wielki_v"]}, dice=[1, 6])
    finish(table)
    kinds = story(table, "fight_ends", "woke", "turn_begins")
    assert kinds == ["turn_begins", "fight_ends", "woke", "turn_begins"]
    assert ids([copy for (copy,) in told(table, "woke")]) == ["wielki_v"]
    assert dragons_seen(table).asleep == ()


@pytest.mark.rule("SMO-167")
def test_an_evaded_sleeper_sleeps_on() -> None:
    nimble = {0: {"pair": ["zwykly_a", "giermek_zwinny"]}}
    table = landed("zamek", dragons={"asleep": ["wielki_v"]}, spaces={"zamek": ["wielki_v"]}, who=nimble)
    answer(table, "evade")
    finish(table)
    assert ids(dragons_seen(table).asleep) == ["wielki_v"]
    assert told(table, "woke") == []


@pytest.mark.rule("SMO-167")
def test_the_token_of_a_killed_sleeper_goes_back_and_others_sleep_on() -> None:
    lying_there = {"zamek": ["smok_v"], "oaza": ["wielki_v"]}
    sleepers = on("zamek", C, asleep=["smok_v", "wielki_v"])
    table = landed("zamek", "mode space", dragons=sleepers, spaces=lying_there, dice=[6, 1])
    assert topic(table) == "take_scale", "still in the same turn"
    assert sleep.tokens_left(world(table)) == 18
    answer(table, "scale take")
    assert told(table, "scale_taken") == [(0, C)]
    assert trophies(table) == ["smok_v"]
    assert turn(finish(table)) == 1
    assert ids(dragons_seen(table).asleep) == ["wielki_v"], "it was not fought"


@pytest.mark.rule("SMO-169", "SMO-170")
def test_breath_comes_before_the_dice_and_the_combat_follows() -> None:
    table = landed("zamek", spaces={"zamek": ["zionacy_v"]}, dice=[6, 1])
    kinds = [event.kind for event in table.view(None).events()]
    assert kinds.index("fights") < kinds.index("breathes") < kinds.index("lost") < kinds.index("scored")
    assert (seen(table).gold, trophies(table)) == (0, ["zionacy_v"])


@pytest.mark.rule("SMO-169")
def test_each_breathing_dragon_breathes_once_in_the_chosen_order() -> None:
    table = landed("zamek", spaces={"zamek": ["zionacy_v", "zionacy_c"]}, dice=[6, 1])
    assert topic(table) == "breath"
    play(table, "breath zionacy_c")
    assert [ids([copy])[0] for _, copy in told(table, "breathes")] == ["zionacy_c", "zionacy_v"]
    assert (seen(table).endurance, seen(table).gold) == (3, 0)


@pytest.mark.rule("SMO-169")
def test_a_breath_that_kills_stops_everything() -> None:
    table = landed("zamek", spaces={"zamek": ["zionacy_c"]}, who={0: {"endurance": 1}})
    assert told(table, "scored") == []
    assert told(table, "died") == [(0,)]
    both = landed("zamek", spaces={"zamek": ["zionacy_v", "zionacy_c"]}, who={0: {"endurance": 1}})
    play(both, "breath zionacy_c")
    assert [ids([copy])[0] for _, copy in told(both, "breathes")] == ["zionacy_c"], "nobody is left to breathe at"


@pytest.mark.rule("SMO-171")
def test_spells_before_a_fight_come_before_the_breath() -> None:
    wizard = {0: {"spells": ["unik"], "craft": 3}}
    table = landed("zamek", spaces={"zamek": ["zionacy_v"]}, who=wizard)
    play(table, "cast unik")
    finish(table)
    assert told(table, "breathes") == []
    assert seen(table).gold == 1


@pytest.mark.rule("SMO-172")
def test_whoever_evades_is_not_breathed_upon() -> None:
    nimble = {0: {"pair": ["zwykly_a", "giermek_zwinny"]}}
    table = landed("zamek", spaces={"zamek": ["zionacy_v"]}, who=nimble)
    answer(table, "evade")
    assert told(table, "breathes") == []


@pytest.mark.rule("SMO-173")
def test_effects_on_adventure_cards_reach_dragon_cards_on_the_board() -> None:
    wizard = {0: {"spells": ["zniszczenie"], "craft": 3}}
    table = delve(spaces={"miasto": ["smok_v"]}, who=wizard)
    play(table, "cast zniszczenie")
    quiet(table, lambda now: not lying(now, "miasto"))
    assert "smok_v" in ids(world(table).zone("discard", V).copies)


@pytest.mark.rule("SMO-174")
def test_what_changes_the_drawing_of_adventure_cards_does_not_touch_dragon_cards() -> None:
    seer = {0: {"pair": ["wrozka", "giermek_b"], "space": "pola_1"}}
    base = landed("pola_2", who=seer, dragons={}, deck=["dar", "dar", "dar"])
    until(base, "set_aside")
    assert len(legal(base)) >= 1, "of Adventure Cards she draws one more and discards one"
    table = landed("pola_2", who=seer, dragons=on("pola_2", V), varthrax_deck=["dar_v", "dar_v"])
    finish(table)
    assert [ids([copy])[0] for seat, copy in told(table, "drew") if seat == 0] == ["dar_v"]


@pytest.mark.rule("SMO-175")
def test_the_kings_deck_is_that_of_whoever_reigns_now() -> None:
    tower = {"overlay": "tower"}
    for lord, card in ((V, "smok_v"), (C, "smok_c")):
        table = delve(
            options=tower,
            dragons={"king": lord},
            who={0: {"space": "schody_1"}},
            dice=[6, 1],
            varthrax_deck=["smok_v"],
            cadorus_deck=["smok_c"],
        )
        answer(table, "climb")
        assert ids([told(table, "drew")[0][1]]) == [card]


@pytest.mark.rule("SMO-176", "SMO-219")
@pytest.mark.parametrize(("king", "stronger"), [(V, 3), (C, 0)])
def test_a_dragon_card_is_stronger_under_its_king(king: str, stronger: int) -> None:
    situation: dict[str, Any] = {"varthrax_deck": ["odwaga_v"], "dice": [6, 1]}
    mode = [] if king == V else ["mode scale"]
    table = landed("gospoda", *mode, dragons=on("gospoda", V, king=king), **situation)
    assert told(table, "scored")[0][3] == 2 + 1 + stronger


@pytest.mark.rule("SMO-176")
def test_what_makes_it_stronger_counts_once_in_every_fight() -> None:
    foe = {"spaces": {"zamek": ["odwaga_v"]}, "dice": [1, 6, 1, 6]}
    table = landed("zamek", dragons={"king": V}, who={1: {"offers": ["zamek"]}}, **foe)
    while "offer zamek" not in legal(table):
        answer(table, legal(table)[0])
    answer(table, "offer zamek")
    assert told(table, "scored") == [(seat, 4, ("odwaga_v.1",), 2 + 6 + 3) for seat in (0, 1)]


@pytest.mark.rule("SMO-176", "SMO-219")
@pytest.mark.parametrize(
    ("card", "lord"),
    [
        ("akolitka_cadorusa", C), ("arcykaplan_cadorusa", C), ("kaplanka_cadorusa", C),
        ("druid_grilipusa", G), ("druidka_grilipusa", G), ("szaman_grilipusa", G),
        ("fanatyk_varthraxa", V), ("wodz_varthraxa", V), ("wojownik_varthraxa", V),
    ],
)  # fmt: skip
def test_cards_of_the_box_grow_when_their_lord_reigns(card: str, lord: str) -> None:
    scored = {}
    for king in (V, C, G):
        own = {0: {"strength": 20, "craft": 20}}
        table = landed("zamek", dragons={"king": king}, spaces={"zamek": [card]}, dice=[6, 1], who=own)
        scored[king] = told(table, "scored")[0][3]
    usual = min(scored.values())
    assert scored == {**dict.fromkeys((V, C, G), usual), lord: usual + 3}
