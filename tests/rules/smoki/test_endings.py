"""The three endings of Smoki on the Crown of Command."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules import opponents
from brzdek.games.smoki.rules import king
from tests.rules.dialect import result, told, topic
from tests.rules.magia_i_miecz.delving import finish, seen, world
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
    return delve(options=ENDING, dice=dice or [], tokens=UNSEEN, dragons=dragons, who=who, **situation)


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
    finish(table)
    assert seen(table).space == CROWN
    assert told(table, "went") == [] or all(seat != 0 for seat, _ in told(table, "went"))


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
    assert opponents.left(world(table), C) == 0 or told(table, "wounded") == []
    beaten = ending(king.SLAYERS, dice=[1, 6])
    answer(beaten, f"lord {C}", "how melee")
    assert (seen(beaten).endurance, told(beaten, "rages")) == (3, [])
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
    assert told(crowned, "crowned") == [], "prizes never count for crowning"


@pytest.mark.rule("SMO-150")
def test_the_last_prize_ends_the_game_for_whoever_has_most_scales() -> None:
    left = {"prizes": {V: 0, C: 0, G: 1}, "owned": {1: {V: 3}}}
    table = ending(king.SLAYERS, dice=[6, 1], own=STRONG, dragons=left)
    answer(table, "how melee")
    assert result(table).winners == (1,)
    tied = ending(king.SLAYERS, dice=[6, 1], own=STRONG, dragons={**left, "owned": {1: {V: 1}}})
    answer(tied, "how melee")
    assert result(tied).winners == (0,), "of several the one who took a prize last"


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
