"""The three endings of Smoki on the Crown of Command."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules import opponents
from brzdek.games.smoki.rules import king
from tests.rules.dialect import result, told, topic
from tests.rules.magia_i_miecz.delving import finish, seen, turn, world
from tests.rules.smoki.delving import (
    CROWN,
    QUIET,
    RAGE,
    SCALE,
    STRONG,
    UNSEEN,
    C,
    G,
    V,
    begun,
    delve,
    game,
    landed,
    part,
    scales,
)
from tests.rules.smoki.delving import seen as dragons_seen
from tests.support import answer, legal

ENDING: dict[str, Any] = {"overlay": "none", "ending": "smoki"}
NO_OVERLAY: dict[str, Any] = {"overlay": "none"}


# -- endings


def ending(card: str, *, dice: list[int] | None = None, own: dict[str, Any] | None = None, **situation: Any) -> Table:
    extra = situation.pop("dragons", {})
    who = {0: {"space": CROWN, **(own or {})}, **situation.pop("who", {})}
    dragons = {"ending": card, "king": V, **extra}
    tokens = situation.pop("tokens", UNSEEN)
    return delve(options=ENDING, dice=dice or [], tokens=tokens, dragons=dragons, who=who, **situation)


@pytest.mark.rule("SMO-146", "SMO-148", "SMO-149")
def test_one_of_three_endings_lies_face_up_on_the_crown_if_one_wants_it() -> None:
    found = {king.ending_card(world(game(seed=seed, **ENDING))) for seed in range(12)}
    assert found == {king.REIGNING, king.SLAYERS, king.DOMAIN}
    assert king.ending_card(world(game(**NO_OVERLAY))) not in found
    merged = {king.ending_card(world(game(seed=seed, overlay="none", ending="all"))) for seed in range(40)}
    assert merged & found and merged - found, "both pools together"


@pytest.mark.rule("SMO-150", "SMO-151", "SMO-152", "SMO-153")
def test_on_the_crown_the_ending_is_met_and_neither_command_nor_others() -> None:
    for card in (king.REIGNING, king.SLAYERS, king.DOMAIN):
        table = ending(card, who={1: {"space": CROWN}}, own={"pair": ["zwykly_a", "giermek_zwinny"]})
        if topic(table) == "lord":
            answer(table, f"lord {V}")
        assert topic(table) == "attack_how"
        assert told(table, "commands") == []
        answer(table, "how melee")
        assert told(table, "evaded") == []
        assert all(foes == (V,) for _, foes, _ in told(table, "fights")), "no duel on the Crown"


@pytest.mark.rule("SMO-154")
def test_whoever_is_on_the_crown_stays_there() -> None:
    table = ending(king.SLAYERS, dice=[1, 6])
    answer(table, f"lord {C}", "how melee")
    assert turn(finish(table)) == 1, "one attack in a turn"
    while turn(table) == 1:
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert (turn(table), topic(table)) == (0, "lord"), "neither a move nor a way back is offered"
    assert seen(table).space == CROWN
    assert [space for seat, space in told(table, "went") if seat == 0] == []


@pytest.mark.rule("SMO-154")
@pytest.mark.parametrize("card", [king.REIGNING, king.SLAYERS, king.DOMAIN])
def test_whoever_reaches_the_crown_stops_there(card: str) -> None:
    own = {0: {"space": "dolina_ognia", "things": ["talizman"]}}
    table = delve(options=ENDING, tokens=UNSEEN, dragons={"ending": card}, who=own, dice=[1, 6])
    answer(table, f"step {CROWN}")
    while topic(table) in ("lord", "attack_how"):
        answer(table, legal(table)[0])
    assert turn(finish(table)) == 1
    assert seen(table).space == CROWN
    while turn(table) == 1:
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert topic(table) in ("lord", "attack_how")


@pytest.mark.rule("SMO-155")
def test_after_a_visit_to_the_crown_every_death_is_final() -> None:
    table = delve(
        3,
        tokens=[RAGE, *QUIET],
        options=ENDING,
        crowned=True,
        dragons={"ending": king.SLAYERS},
        who={0: {"endurance": 1}},
    )
    assert told(table, "eliminated") == [(0,)]


@pytest.mark.rule("SMO-150", "SMO-220")
def test_the_reigning_king_is_fought_by_the_rules_of_the_battle() -> None:
    table = ending(king.REIGNING, dice=[6, 1] * 5, own=STRONG)
    answer(table, *["how melee"] * 5)
    assert result(table).winners == (0,)
    path = delve(options=ENDING, dragons={"ending": king.REIGNING}, who={0: {"space": "rownina_grozy"}})
    assert "step kopalnia" in legal(path)
    assert path.view(None).land("kopalnia").id == "kopalnia"


@pytest.mark.rule("SMO-150", "SMO-156", "SMO-157")
def test_dragon_slayers_take_prizes_on_the_crown_and_for_dragons_anywhere() -> None:
    table = ending(king.SLAYERS, dice=[6, 1], own=STRONG)
    assert {lord.id: lord.prizes for lord in dragons_seen(table).lords} == {V: 5, C: 5, G: 5}
    answer(table, f"lord {C}", "how psychic")
    assert (scales(table), part(table).prizes[C]) == ({C: 1}, 4)
    assert table.ask is not None, "there are prizes left"
    assert opponents.left(world(table), C) == 0 or told(table, "wounded") == []
    beaten = ending(king.SLAYERS, dice=[1, 6])
    answer(beaten, f"lord {C}", "how melee")
    assert (seen(beaten).endurance, told(beaten, "rages")) == (3, [])
    assert (scales(beaten), part(beaten).prizes[C]) == ({}, 5), "a defeat wins nothing"
    assert part(beaten).takers == []
    star = landed(
        "zamek",
        options=ENDING,
        tokens=UNSEEN,
        dragons={"ending": king.SLAYERS},
        spaces={"zamek": ["wrog_7"]},
        dice=[6, 1],
        who={0: STRONG},
    )
    assert topic(star) == "prize"
    answer(star, f"prize {G}")
    assert scales(star) == {G: 1}
    crowned = begun([SCALE[V]], options=ENDING, dragons={"ending": king.SLAYERS, "on_lords": {}})
    assert [*told(crowned, "crowned"), *told(crowned, "crowned_again")] == [], "prizes never count for crowning"


@pytest.mark.rule("SMO-150")
def test_the_last_prize_ends_the_game_for_whoever_has_most_scales() -> None:
    left = {"prizes": {V: 0, C: 0, G: 1}, "owned": {1: {V: 3}}}
    table = ending(king.SLAYERS, dice=[6, 1], own=STRONG, dragons=left)
    answer(table, "how melee")
    assert result(table).winners == (1,)
    assert part(table).prizes == {V: 0, C: 0, G: 0}
    tied = ending(king.SLAYERS, dice=[6, 1], own=STRONG, dragons={**left, "owned": {1: {V: 1}}})
    answer(tied, "how melee")
    assert result(tied).winners == (0,), "of several the one who took a prize last"
    before = ending(king.SLAYERS, dice=[6, 1], own=STRONG, dragons={**left, "owned": {1: {V: 1}}})
    part(before).takers = [0, 1]
    answer(before, "how melee")
    assert result(before).winners == (0,), "he has taken one after the other now"


@pytest.mark.rule("SMO-150", "SMO-157")
def test_domain_of_dragons() -> None:
    won = ending(king.DOMAIN, dragons={"owned": {0: {V: 1, C: 1, G: 1}}})
    assert result(won).winners == (0,)
    table = ending(king.DOMAIN, dice=[6, 1], own=STRONG, dragons={"owned": {0: {V: 1, C: 1}}})
    answer(table, f"lord {G}", "how melee")
    assert result(table).winners == (0,)
    star = landed(
        "ruiny", options=ENDING, dragons={"ending": king.DOMAIN, "on_spaces": {"ruiny": G}}, grilipus_deck=["smok_g"]
    )
    assert told(star, "fights")[0][1][0].startswith("smok_g"), "every scale must be met"


@pytest.mark.rule("SMO-148", "SMO-150")
def test_dragon_slayers_lays_out_five_prizes_of_each_lord_from_the_pool() -> None:
    table = next(
        table
        for table in (game(seed=seed, **ENDING) for seed in range(20))
        if king.ending_card(world(table)) == king.SLAYERS
    )
    while world(table).phase == "draft":
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    assert {lord.id: lord.prizes for lord in dragons_seen(table).lords} == {V: 5, C: 5, G: 5}
    drawn = sum(1 for _, token in told(table, "token_drawn"))
    assert sum(part(table).pool.values()) == 140 - 15 - drawn


@pytest.mark.rule("SMO-157")
def test_a_prize_is_for_dragons_alone_and_may_be_left() -> None:
    situation: dict[str, Any] = {
        "options": ENDING,
        "tokens": UNSEEN,
        "dragons": {"ending": king.SLAYERS},
        "dice": [6, 1],
    }
    other = landed("zamek", spaces={"zamek": ["wrog_2"]}, **situation)
    assert told(other, "killed") != []
    assert topic(other) != "prize"
    left = landed("zamek", spaces={"zamek": ["wrog_7"]}, who={0: STRONG}, **situation)
    assert legal(left) == [f"prize {V}", f"prize {C}", f"prize {G}", "prize none"]
    answer(left, "prize none")
    assert (scales(left), part(left).prizes) == ({}, {V: 5, C: 5, G: 5})
    usual = landed("zamek", spaces={"zamek": ["wrog_7"]}, who={0: STRONG}, dice=[6, 1])
    assert topic(usual) != "prize", "without that ending there are no prizes"


@pytest.mark.rule("SMO-157")
def test_an_empty_lord_gives_no_prize_and_is_not_attacked() -> None:
    table = ending(king.SLAYERS, dragons={"prizes": {V: 0, C: 2, G: 1}})
    assert legal(table) == [f"lord {C}", f"lord {G}"]


@pytest.mark.rule("SMO-150")
def test_of_several_with_most_scales_the_last_taker_wins_not_the_last_of_all() -> None:
    """Seat 1 and 2 have most; of them seat 2 took a prize last, though seat 0 takes the very last one."""
    left = {"prizes": {V: 0, C: 0, G: 1}, "owned": {1: {V: 3}, 2: {C: 3}}}
    table = ending(king.SLAYERS, players=3, dice=[6, 1], own=STRONG, dragons=left)
    part(table).takers = [0, 1, 2]
    answer(table, "how melee")
    assert result(table).winners == (2,)


@pytest.mark.rule("SMO-150")
def test_in_the_domain_a_lost_attack_brings_no_scale_and_one_attack_is_all() -> None:
    table = ending(king.DOMAIN, dice=[1, 6], dragons={"owned": {0: {V: 1, C: 1}}})
    answer(table, f"lord {G}", "how melee")
    assert (scales(table), seen(table).endurance) == ({V: 1, C: 1}, 3)
    assert turn(finish(table)) == 1
    won = ending(king.DOMAIN, dice=[6, 1], own=STRONG)
    before = part(won).pool[SCALE[G]]
    answer(won, f"lord {G}", "how melee")
    drawn = [token for seat, token in told(won, "token_drawn") if seat == 1].count(SCALE[G])
    assert (scales(won), part(won).pool[SCALE[G]]) == ({G: 1}, before - 1 - drawn)
    assert turn(finish(won)) == 1
    assert world(won).wounds == {}, "it costs the Lord nothing"


@pytest.mark.rule("SMO-150")
def test_in_the_domain_the_scale_comes_from_the_box_when_the_pool_has_none() -> None:
    own = {"owned": {1: {G: 39}}, "removed": {SCALE[G]: 1}}
    table = ending(king.DOMAIN, dice=[6, 1], own=STRONG, dragons=own, tokens=[SCALE[C]])
    answer(table, f"lord {G}", "how melee")
    assert (scales(table), part(table).removed[SCALE[G]]) == ({G: 1}, 0)
    none = ending(king.DOMAIN, dice=[6, 1], own=STRONG, dragons={"owned": {1: {G: 40}}}, tokens=[SCALE[C]])
    answer(none, f"lord {G}", "how melee")
    assert scales(none) == {}


@pytest.mark.rule("SMO-142", "SMO-150")
def test_only_the_reigning_king_freezes_the_crown() -> None:
    for card, king_then in ((king.REIGNING, V), (king.SLAYERS, C), (king.DOMAIN, C)):
        table = delve(
            options=ENDING,
            tokens=[SCALE[C], *UNSEEN],
            dragons={"ending": card, "king": V, "on_lords": {C: 2}},
            who={1: {"space": CROWN}},
        )
        assert dragons_seen(table).king == king_then


@pytest.mark.rule("SMO-221")
def test_scales_do_not_help_against_the_king_of_the_base_ending_and_he_does_not_rage() -> None:
    own = {"owned": {0: {V: 5, C: 5, G: 5}}}
    options = {"overlay": "none", "crown": "dragon_king"}
    table = delve(options=options, tokens=UNSEEN, dragons=own, who={0: {"space": CROWN}}, dice=[3, 1, 6, 1, 6])
    assert told(table, "king_decides") == [(0, 3)]
    assert told(table, "scored") == [(0, 3 + 1, ("krol_smokow",), 12 + 6)] * 2
    assert (seen(table).endurance, told(table, "rages")) == (2, [])
    assert scales(table) == {V: 5, C: 5, G: 5}
    crowned = delve(
        options=options, tokens=[SCALE[C], *UNSEEN], dragons={"on_lords": {C: 2}}, who={1: {"space": CROWN}}
    )
    assert dragons_seen(crowned).king == C, "he does not freeze the crown either"
