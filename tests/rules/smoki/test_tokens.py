"""Tokens, crowning and where scales lie."""

from __future__ import annotations

import pytest

from tests.rules.dialect import story, told, topic
from tests.rules.magia_i_miecz.delving import friends, hand, ids, lines, play, seen, trophies, turn, world
from tests.rules.smoki.delving import (
    QUIET,
    RAGE,
    SCALE,
    SLUMBER,
    STRIKE,
    C,
    G,
    V,
    begun,
    delve,
    game,
    landed,
    moving,
    on_board,
    on_lords,
    part,
    removed,
    scales,
    tokens_in_all,
)
from tests.rules.smoki.delving import seen as dragons_seen
from tests.support import answer, legal


@pytest.mark.rule("SMO-004", "SMO-018", "SMO-019", "SMO-020")
def test_the_pool_holds_all_tokens_and_nothing_lies_anywhere() -> None:
    table = game()
    pool = dragons_seen(table).pool
    assert dict(pool) == {**dict.fromkeys(SCALE.values(), 40), STRIKE: 6, RAGE: 6, SLUMBER: 8}
    assert sum(pool.values()) == 140
    assert (on_lords(table), on_board(table), scales(table)) == ({}, {}, {})
    assert table.view(None).catalog.cards["zeton_snu"].copies == 19
    assert dragons_seen(table).asleep == ()


@pytest.mark.rule("SMO-024", "SMO-026", "SMO-028", "SMO-036")
def test_a_token_is_drawn_before_anything_else_in_a_turn() -> None:
    table = begun([SCALE[C]])
    assert story(table, "turn_begins", "token_drawn", "scale_on_lord") == [
        "turn_begins",
        "token_drawn",
        "scale_on_lord",
    ]
    assert on_lords(table) == {C: 1}
    assert removed(table) == {}, "a scale is not discarded"
    assert moving(table)


@pytest.mark.rule("SMO-024")
def test_a_toad_draws_a_token_and_so_does_everybody_in_turn() -> None:
    table = begun([SCALE[C], SCALE[G]], who={0: {"toad": 2}})
    assert on_lords(table) == {C: 1}
    answer(table, "roll") if "roll" in legal(table) else None
    while turn(table) == 0:
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert on_lords(table) == {C: 1, G: 1}


@pytest.mark.rule("SMO-182")
def test_no_token_is_drawn_in_a_lost_turn() -> None:
    table = delve(tokens=[SCALE[C], *QUIET], who={0: {"lost": 1}})
    assert turn(table) == 1
    assert told(table, "token_drawn") == [(1, SCALE[C])]


@pytest.mark.rule("SMO-025")
def test_after_a_deadly_token_the_turn_is_over_and_the_rest_is_discarded_unread() -> None:
    table = begun([STRIKE, RAGE, SCALE[C]], who={0: {"endurance": 1}})
    assert told(table, "died") == [(0,)]
    assert topic(table) == "pair"
    answer(table, legal(table)[0])
    while topic(table) == "start":
        answer(table, legal(table)[0])
    assert turn(table) == 1
    assert on_lords(table) == {}
    assert {RAGE: 1, STRIKE: 1, SCALE[C]: 1}.items() <= removed(table).items()


@pytest.mark.rule("SMO-025", "SMO-043")
def test_the_turn_goes_on_after_the_token() -> None:
    table = begun([SCALE[V]], dragons={"on_lords": {V: 2}})
    assert turn(table) == 0
    assert moving(table)


@pytest.mark.rule("SMO-027", "SMO-034", "SMO-177")
def test_a_special_token_is_discarded_even_without_effect() -> None:
    table = begun([SLUMBER])
    assert removed(table) == {SLUMBER: 1}
    assert told(table, "slept") == []


@pytest.mark.rule("SMO-029", "SMO-030")
def test_strikes_draw_two_each_and_are_resolved_in_the_order_of_drawing() -> None:
    table = begun([STRIKE, STRIKE, SCALE[C], SCALE[G], SCALE[G]])
    drawn = [token for _, token in told(table, "token_drawn")]
    assert drawn == [STRIKE, STRIKE, SCALE[C], SCALE[G], SCALE[G]]
    assert [lord for _, lord, _ in told(table, "scale_on_lord")] == [C, G, G]
    assert removed(table) == {STRIKE: 2}


@pytest.mark.rule("SMO-030")
def test_a_chain_ends_after_all_six_strikes_since_they_do_not_come_back() -> None:
    scales_and_rest = [SCALE[C], SCALE[G], SCALE[V]] * 2 + [SCALE[C]]
    gone = dict.fromkeys(SCALE.values(), 40) | {RAGE: 6, SLUMBER: 8}
    gone[SCALE[C]] = 37
    gone[SCALE[G]] = gone[SCALE[V]] = 38
    table = begun([STRIKE] * 6 + scales_and_rest, dragons={"removed": gone, "tokens": [STRIKE] * 6 + scales_and_rest})
    assert len(told(table, "token_drawn")) == 13
    assert part(table).removed[STRIKE] == 6


@pytest.mark.rule("SMO-031", "SMO-137", "SMO-158", "SMO-181")
def test_rage_of_varthrax_takes_a_friend_of_ones_choice() -> None:
    table = begun([RAGE], who={0: {"friends": ["towarzysz", "nosiciel"]}})
    assert told(table, "rages") == [(0, V)]
    assert set(lines(table)) == {"card towarzysz", "card nosiciel"}
    play(table, "card nosiciel")
    assert friends(table) == ["towarzysz"]
    assert removed(table) == {RAGE: 1}


@pytest.mark.rule("SMO-159")
def test_rage_of_cadorus_takes_an_item_even_a_talisman() -> None:
    table = begun([RAGE], dragons={"king": C}, who={0: {"things": ["talizman"]}})
    assert seen(table).things == ()
    assert seen(table).endurance == 4


@pytest.mark.rule("SMO-160")
def test_rage_of_grilipus_takes_a_spell_from_the_hand() -> None:
    table = begun([RAGE], dragons={"king": G}, who={0: {"spells": ["cios", "unik"], "craft": 3}})
    assert topic(table) == "lose_card"
    answer(table, "lose cios.1")
    assert hand(table) == ["unik"]


@pytest.mark.rule("SMO-161")
@pytest.mark.parametrize("lord", [V, C, G])
def test_whoever_has_nothing_to_give_loses_endurance_in_spite_of_armour(lord: str) -> None:
    things = ["zbroja"] if lord != C else []
    table = begun([RAGE], dragons={"king": lord}, who={0: {"things": things}})
    assert seen(table).endurance == 3
    assert told(table, "saved") == told(table, "not_saved") == []


@pytest.mark.rule("SMO-161")
def test_a_toad_owns_nothing_so_its_laid_away_spells_do_not_count() -> None:
    table = begun([RAGE], dragons={"king": G}, who={0: {"toad": 2, "spells": ["cios"]}})
    assert seen(table).endurance == 3


@pytest.mark.rule("SMO-162", "SMO-038", "SMO-218")
def test_a_matching_scale_turns_the_rage_away() -> None:
    table = begun([RAGE], dragons={"king": C, "owned": {0: {C: 1}}})
    assert (topic(table), legal(table)) == ("rage", ["scale spend", "scale keep"])
    answer(table, "scale spend")
    assert (seen(table).endurance, scales(table)) == (4, {})
    assert removed(table) == {RAGE: 1, SCALE[C]: 1}
    assert told(table, "rage_cancelled") == told(table, "scale_spent") == [(0, C)]


@pytest.mark.rule("SMO-162")
def test_the_scale_may_be_kept() -> None:
    table = begun([RAGE], dragons={"king": C, "owned": {0: {C: 1}}})
    answer(table, "scale keep")
    assert (seen(table).endurance, scales(table)) == (3, {C: 1})


@pytest.mark.rule("SMO-163")
def test_scales_of_other_lords_do_not_help() -> None:
    table = begun([RAGE], dragons={"king": C, "owned": {0: {V: 2, G: 2}}})
    assert moving(table)
    assert seen(table).endurance == 3


@pytest.mark.rule("SMO-032", "SMO-164")
def test_slumber_puts_an_awake_dragon_of_ones_choice_to_sleep() -> None:
    table = begun([SLUMBER], spaces={"ruiny": ["wrog_7", "wrog_2"], "miasto": ["smok_v"], "oaza": ["smok_c"]})
    assert topic(table) == "sleep"
    assert set(lines(table)) == {"sleep wrog_7", "sleep smok_v", "sleep smok_c"}
    play(table, "sleep smok_c")
    assert ids(dragons_seen(table).asleep) == ["smok_c"]
    assert [(seat, *ids([copy])) for seat, copy in told(table, "slept")] == [(0, "smok_c")]
    alone = begun([SLUMBER], spaces={"ruiny": ["wrog_7", "wrog_2"]})
    assert moving(alone), "a single Dragon is not asked for"
    assert ids(dragons_seen(alone).asleep) == ["wrog_7"]


@pytest.mark.rule("SMO-032", "SMO-055", "SMO-056")
def test_no_lord_and_nobody_of_the_inner_region_falls_asleep() -> None:
    table = begun([SLUMBER], spaces={"dolina_ognia": ["smok_v"]})
    assert told(table, "slept") == []
    assert moving(table)


@pytest.mark.rule("SMO-033")
def test_without_dragons_any_enemy_may_be_put_to_sleep_or_none() -> None:
    table = begun([SLUMBER], spaces={"ruiny": ["wrog_2", "miecz"]})
    assert lines(table) == ["sleep wrog_2", "sleep none"], "things do not sleep"
    answer(table, "sleep none")
    assert dragons_seen(table).asleep == ()
    assert told(table, "slept") == []


@pytest.mark.rule("SMO-033")
def test_where_all_dragons_sleep_nobody_else_is_put_to_sleep() -> None:
    table = begun([SLUMBER], spaces={"ruiny": ["wrog_7", "wrog_2"]}, dragons={"asleep": ["wrog_7"]})
    assert moving(table)
    assert ids(dragons_seen(table).asleep) == ["wrog_7"]


@pytest.mark.rule("SMO-034", "SMO-166")
def test_an_enemy_sleeps_once_only_and_without_tokens_nobody_does() -> None:
    table = begun([SLUMBER], spaces={"ruiny": ["wrog_2"]}, dragons={"asleep": ["wrog_2"]})
    assert told(table, "slept") == []
    assert moving(table), "nobody is left to choose"
    foes = ["wrog_2"] * 4 + ["wrog_3"] * 4 + ["wrog_7"] * 4 + ["smok_v"] * 6 + ["smok_c"]
    full = begun([SLUMBER], spaces={"ruiny": foes, "las": ["smok_g"]}, dragons={"asleep": foes})
    assert len(dragons_seen(full).asleep) == 19
    assert moving(full), "all 19 sleep tokens are out"
    several = begun([SLUMBER], spaces={"ruiny": foes, "las": ["smok_g", "smok_c"]}, dragons={"asleep": foes})
    assert moving(several), "nobody is asked who would get the twentieth"


@pytest.mark.rule("SMO-035", "SMO-037", "SMO-039", "SMO-040", "SMO-041", "SMO-042")
def test_the_third_scale_crowns_its_lord_and_one_comes_onto_the_board() -> None:
    table = begun([SCALE[C]], dragons={"king": V, "on_lords": {C: 2}})
    assert dragons_seen(table).king == C
    assert [lord.id for lord in dragons_seen(table).lords if lord.king] == [C]
    assert (on_lords(table), on_board(table)) == ({}, {"pola_1": C})
    assert removed(table) == {SCALE[C]: 2}
    assert moving(table)


@pytest.mark.rule("SMO-044")
def test_the_reigning_king_is_crowned_again() -> None:
    table = begun([SCALE[V]], dragons={"king": V, "on_lords": {V: 2}})
    assert told(table, "crowned_again") == [(0, V)]
    assert (dragons_seen(table).king, on_board(table)) == (V, {"pola_1": V})


@pytest.mark.rule("SMO-045")
def test_a_coronation_changes_nobodys_endurance() -> None:
    table = begun([SCALE[C]], dragons={"on_lords": {C: 2}, "wounds": {C: 2}})
    assert {lord.id: lord.endurance for lord in dragons_seen(table).lords} == {V: 5, C: 3, G: 5}


@pytest.mark.rule("SMO-043")
def test_waiting_tokens_of_a_strike_come_after_the_coronation() -> None:
    table = begun([STRIKE, SCALE[C], SCALE[G]], dragons={"on_lords": {C: 2}})
    assert story(table, "crowned", "scale_placed", "scale_on_lord") == [
        "scale_on_lord",
        "crowned",
        "scale_placed",
        "scale_on_lord",
    ]


@pytest.mark.rule("SMO-046", "SMO-047")
def test_a_taken_space_sends_the_scale_to_the_next_free_one_anticlockwise() -> None:
    table = begun([SCALE[C]], dragons={"on_lords": {C: 2}, "on_spaces": {"pola_1": V, "wioska": G}})
    assert on_board(table) == {"pola_1": V, "wioska": G, "pola_6": C}


@pytest.mark.rule("SMO-048")
def test_the_search_stays_in_the_region_and_counts_sentinel_and_portal() -> None:
    taken = {"wzgorza_1": V}
    table = begun([SCALE[C]], dragons={"on_lords": {C: 2}, "on_spaces": taken}, who={0: {"space": "wzgorza_1"}})
    assert on_board(table)["straznik"] == C
    middle = begun(
        [SCALE[C]], dragons={"on_lords": {C: 2}, "on_spaces": {"czarny_rycerz": V}}, who={0: {"space": "czarny_rycerz"}}
    )
    assert on_board(middle)["tajemne_wrota"] == C


@pytest.mark.rule("SMO-049")
def test_in_a_full_region_the_scale_is_discarded_and_its_lord_rages() -> None:
    full = dict.fromkeys(table_ring("middle"), G)
    table = begun([SCALE[C]], dragons={"on_lords": {C: 2}, "on_spaces": full}, who={0: {"space": "oaza"}})
    assert told(table, "rages") == [(0, C)]
    assert C not in on_board(table).values()
    assert removed(table) == {SCALE[C]: 3}
    assert told(table, "scale_gone") == [(0, C)]
    assert seen(table).endurance == 3


def table_ring(region: str) -> tuple[str, ...]:
    return tuple(delve().view(None).ring[region])


@pytest.mark.rule("SMO-050")
def test_in_the_inner_region_all_three_scales_are_discarded() -> None:
    table = begun([SCALE[G]], dragons={"on_lords": {G: 2}}, who={0: {"space": "rownina_grozy"}})
    assert dragons_seen(table).king == G
    assert on_board(table) == {}
    assert removed(table) == {SCALE[G]: 3}
    assert told(table, "scale_gone") == [(0, G)]
    assert told(table, "rages") == [], "that is no full region"


@pytest.mark.rule("SMO-051", "SMO-053")
def test_scales_that_cards_lay_follow_the_same_rules() -> None:
    from brzdek.games.smoki.rules import scales as rules

    table = delve(dragons={"on_spaces": {"pola_1": V}}, who={1: {"space": "dolina_ognia"}})
    list(rules.place(world(table), 0, C))
    assert on_board(table) == {"pola_1": V, "wioska": C}
    list(rules.place(world(table), 1, C))
    assert on_board(table) == {"pola_1": V, "wioska": C}
    assert removed(table)[SCALE[C]] == 1


@pytest.mark.rule("SMO-052")
def test_in_a_region_that_is_no_ring_the_search_goes_towards_the_entrance_then_from_the_far_end() -> None:
    from brzdek.games.smoki.rules import scales as rules

    table = delve()
    path = table_ring("dungeon")
    part(table).on_spaces.update({path[1]: V, path[0]: V})
    assert rules.free_from(world(table), path[1]) == path[-1]
    part(table).on_spaces.pop(path[0])
    assert rules.free_from(world(table), path[1]) == path[0]
    assert rules.accepts(world(table), path[1])
    assert not rules.accepts(world(table), table_ring("dragon_tower")[0])
    abyss = table_ring("abyss")
    assert abyss and not rules.accepts(world(table), abyss[0])


@pytest.mark.rule("SMO-022", "SMO-023", "SMO-222")
def test_a_dragon_card_matches_its_lord_wherever_it_lies_and_base_cards_match_none() -> None:
    owned = {"owned": {0: {C: 2, V: 1}}}
    table = landed("zamek", dragons=owned, spaces={"zamek": ["smok_c"]}, dice=[3, 1])
    assert told(table, "scored")[0][1] == 3 + 3 + 2
    assert trophies(table) == ["smok_c"]
    from brzdek.games.magia_i_miecz.rules import things

    things.throw_away(world(table), "smok_c.1")
    assert "smok_c.1" in world(table).zone("discard", C)
    base = landed("zamek", dragons=owned, spaces={"zamek": ["wrog_7"]}, dice=[3, 1])
    assert told(base, "scored")[0][1] == 3 + 3


@pytest.mark.rule("SMO-178", "SMO-179")
def test_an_empty_pool_is_made_anew_of_what_was_removed() -> None:
    gone = {**dict.fromkeys(SCALE.values(), 40), STRIKE: 6, RAGE: 6, SLUMBER: 8}
    gone[SCALE[V]] = 20
    table = delve(
        tokens=(),
        dragons={"tokens": [], "removed": gone, "owned": {0: {V: 18}}, "on_lords": {V: 1}, "on_spaces": {"ruiny": V}},
    )
    assert tokens_in_all(table) == 140
    assert len(told(table, "token_drawn")) >= 1
    assert scales(table)[V] == 18, "what lies elsewhere does not come back"
    assert sum(part(table).pool.values()) + len(told(table, "token_drawn")) == 120


@pytest.mark.rule("SMO-177", "SMO-178")
def test_removed_tokens_stay_in_the_box_while_there_are_others() -> None:
    gone = {STRIKE: 6, RAGE: 6, SLUMBER: 8}
    table = delve(tokens=(), dragons={"removed": gone})
    assert removed(table) == gone
    assert sum(part(table).pool.values()) == 119


@pytest.mark.rule("SMO-178")
def test_without_any_token_left_none_is_drawn() -> None:
    table = delve(tokens=[SCALE[C]])
    part(table).pool = dict.fromkeys(part(table).pool, 0)
    part(table).removed = dict.fromkeys(part(table).removed, 0)
    while turn(table) == 0:
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert told(table, "token_drawn") == [(0, SCALE[C])], "the turn of the next one goes on without"
    assert table.ask is not None


@pytest.mark.rule("SMO-024", "SMO-030")
def test_every_token_of_a_strike_is_one_that_everybody_has_seen() -> None:
    """Going back behind a token that was turned over would tell what comes."""
    quiet, struck = begun([SLUMBER]), begun([STRIKE, SLUMBER, SLUMBER])
    assert world(struck).reveals == world(quiet).reveals + 2


@pytest.mark.rule("SMO-180")
def test_an_empty_dragon_deck_is_made_anew_of_its_own_discards() -> None:
    from brzdek.core.zones import draw, move

    table = delve()
    deck, pile = world(table).zone("deck", V), world(table).zone("discard", V)
    for copy in list(deck):
        move(world(table), copy, pile, tell=False)
    first = draw(world(table), deck, world(table).zone("aside"))
    assert first is not None and len(deck) + 1 > 50 and not pile
    for copy in list(deck):
        move(world(table), copy, world(table).zone("aside"), tell=False)
    assert draw(world(table), deck, world(table).zone("aside")) is None


@pytest.mark.rule("SMO-054")
def test_a_dragon_is_an_enemy_of_that_sort_from_whatever_deck() -> None:
    table = begun([SLUMBER], spaces={"ruiny": ["kultysta_v"], "las": ["wrog_7"], "miasto": ["smok_g"]})
    assert set(lines(table)) == {"sleep wrog_7", "sleep smok_g"}
