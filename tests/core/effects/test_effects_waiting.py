"""Conditions: looked at now, waited for over a turn, read about others."""

from __future__ import annotations

import pytest

from brzdek.core.effects.effect import Effect, perform
from brzdek.core.effects.runtime import TURN_END, settle, tick
from tests.core.effects.carrying import done, here
from tests.tiny.tables import carry_out, compiled, fair, give

# -- conditions


def test_a_condition_now_is_looked_at_once() -> None:
    game = fair()
    text = "{if: {have: crown}, then: {skill: 1}, else: {gold: 1}, now: true}"
    done(game, text)
    assert (game.traders[0].skill, game.traders[0].gold) == (0, 4)
    game.traders[0].crowns = 1
    carry_out(settle(game))
    assert game.traders[0].skill == 0
    done(game, text)
    assert game.traders[0].skill == 1


def test_a_condition_over_the_turn_may_be_true_before_the_card() -> None:
    game = fair()
    game.traders[0].crowns = 1
    done(game, "{if: {have: crown}, then: {skill: 1}}")
    carry_out(settle(game))
    assert game.traders[0].skill == 1
    assert not game.ongoing.unsettled


def test_a_condition_over_the_turn_may_come_true_after_the_card_and_then_works_once() -> None:
    game = fair()
    done(game, "{if: {have: crown}, then: {skill: 1}}")
    assert game.traders[0].skill == 0
    assert game.ongoing.unsettled
    game.traders[0].crowns = 1
    carry_out(settle(game))
    carry_out(settle(game))
    assert game.traders[0].skill == 1
    assert not game.ongoing.unsettled


def test_two_cards_wait_for_the_same_condition() -> None:
    game = fair()
    done(game, "{if: {have: crown}, then: {skill: 1}}")
    done(game, "{if: {have: crown}, then: {skill: 1}}")
    done(game, "take_crown")
    assert game.traders[0].skill == 2


def test_a_condition_waits_no_longer_than_its_turn() -> None:
    game = fair()
    done(game, "{if: {have: crown}, then: {skill: 1}}")
    tick(game, TURN_END, 0)
    game.traders[0].crowns = 1
    carry_out(settle(game))
    assert game.traders[0].skill == 0


def test_what_a_condition_brings_may_ask_when_it_comes_true() -> None:
    game = fair()
    done(game, "{if: {have: crown}, then: {one_of: [{gold: 1}, {skill: 1}]}}")
    game.traders[0].crowns = 1
    assert carry_out(settle(game), "choose skill") == [["choose gold", "choose skill"]]
    assert game.traders[0].skill == 1


def test_one_condition_can_bring_about_another() -> None:
    game = fair()
    done(game, "{if: {at_least: {gold: 5}}, then: take_crown}")
    done(game, "{if: {have: crown}, then: {skill: 3}}")
    done(game, "gold: 2")
    assert game.traders[0].skill == 3


def test_a_waiting_condition_of_a_played_card_counts_other_cards_only() -> None:
    game = fair()
    (first,) = give(game, 0, "played", "giermek")
    effect = compiled("{if: {have: companions}, then: {skill: 1}}")
    carry_out(perform(effect, here(game, source=first)))
    carry_out(settle(game))
    assert game.traders[0].skill == 0
    give(game, 0, "played", "giermek")
    carry_out(settle(game))
    assert game.traders[0].skill == 1


CONDITIONS = [
    ("{have: crown}", {"crowns": 1}, {}, "masz koronę", "you have a crown"),
    ("{not: {have: crown}}", {}, {"crowns": 1}, "nie masz korony", "you have no crown"),
    ("{not: {not: {have: crown}}}", {"crowns": 1}, {}, "masz koronę", "you have a crown"),
    (
        "{have: cubes_made}",
        {"cubes_made": 1},
        {},
        "kładziesz w tej turze co najmniej 1 ⟦cube⟧",
        "you put down at least 1 ⟦cube⟧ this turn",
    ),
    ("{at_least: {gold: 4}}", {"gold": 4}, {"gold": 3}, "masz co najmniej 4 ⟦gold⟧", "you have at least 4 ⟦gold⟧"),
    ("{at_most: {gold: 4}}", {"gold": 4}, {"gold": 5}, "masz najwyżej 4 ⟦gold⟧", "you have at most 4 ⟦gold⟧"),
    ("{not: {at_least: {gold: 4}}}", {"gold": 3}, {"gold": 4}, "masz najwyżej 3 ⟦gold⟧", "you have at most 3 ⟦gold⟧"),
    (
        "{not: {at_most: {gold: 4}}}",
        {"gold": 5},
        {"gold": 4},
        "masz co najmniej 5 ⟦gold⟧",
        "you have at least 5 ⟦gold⟧",
    ),
    (
        "{count: crown, least: 2}",
        {"crowns": 2},
        {"crowns": 1},
        "masz co najmniej 2 korony",
        "you have at least 2 crowns",
    ),
    (
        "{count: crown, least: 2, most: 2}",
        {"crowns": 2},
        {"crowns": 3},
        "masz dokładnie 2 korony",
        "you have exactly 2 crowns",
    ),
    (
        "{count: crown, least: 1, most: 5}",
        {"crowns": 5},
        {"crowns": 6},
        "masz 1–5 koron",
        "you have 1 to 5 crowns",
    ),
    (
        "{at_least: {gold: 4, crown: 1}}",
        {"gold": 4, "crowns": 1},
        {"gold": 4},
        "masz co najmniej 4 ⟦gold⟧ i co najmniej 1 koronę",
        "you have at least 4 ⟦gold⟧ and at least 1 crown",
    ),
    (
        "{have: crown, at_least: {gold: 4}}",
        {"gold": 4, "crowns": 1},
        {"crowns": 1},
        "masz koronę i co najmniej 4 ⟦gold⟧",
        "you have a crown and at least 4 ⟦gold⟧",
    ),
    (
        "{all: [{have: crown}, {at_least: {gold: 4}}]}",
        {"gold": 4, "crowns": 1},
        {"gold": 4},
        "masz koronę i co najmniej 4 ⟦gold⟧",
        "you have a crown and at least 4 ⟦gold⟧",
    ),
    (
        "{any: [{have: crown}, {at_least: {gold: 4}}]}",
        {"gold": 4},
        {},
        "masz koronę lub co najmniej 4 ⟦gold⟧",
        "you have a crown or at least 4 ⟦gold⟧",
    ),
    ("{not: fighting}", {}, None, "nie walczysz", "you do not fight"),
    (
        "{not: {count: crown, least: 2, most: 3}}",
        {"crowns": 4},
        {"crowns": 3},
        "masz mniej niż 2 lub więcej niż 3 korony",
        "you have fewer than 2 or more than 3 crowns",
    ),
    ("{at_most: {crown: 0}}", {}, {"crowns": 1}, "nie masz korony", "you have no crown"),
    ("{not: {have: gold}}", {"gold": 0}, {"gold": 1}, "masz 0 ⟦gold⟧", "you have 0 ⟦gold⟧"),
    (
        "{not: {all: [{have: crown}, fighting]}}",
        {"crowns": 1},
        None,
        "nie masz korony lub nie walczysz",
        "you have no crown or you do not fight",
    ),
    (
        "{not: {any: [{have: crown}, fighting]}}",
        {},
        {"crowns": 1},
        "nie masz korony i nie walczysz",
        "you have no crown and you do not fight",
    ),
]


@pytest.mark.parametrize(("condition", "so", "not_so", "pl", "en"), CONDITIONS, ids=[row[0] for row in CONDITIONS])
def test_conditions(condition: str, so: dict[str, int], not_so: dict[str, int] | None, pl: str, en: str) -> None:
    effect = compiled(f"{{if: {condition}, then: {{skill: 1}}, now: true}}")
    assert effect.text("pl") == f"Jeśli w tej chwili {pl}, +1 ⟦skill⟧."
    assert effect.text("en") == f"If at this moment {en}, +1 ⟦skill⟧."
    assert _skill_with(effect, so) == 1
    if not_so is not None:
        assert _skill_with(effect, not_so) == 0


def _skill_with(effect: Effect, state: dict[str, int]) -> int:
    game = fair()
    for name, number in state.items():
        setattr(game.traders[0], name, number)
    effect.do(here(game))
    return game.traders[0].skill


def test_a_condition_reads_about_others_too() -> None:
    effect = compiled("{if: {have: crown}, then: {draw: 1}, else: {lose: {gold: 1}}, now: true}")
    assert (
        effect.phrase("pl", "they")
        == "jeśli w tej chwili ma koronę, dobiera 1 kartę; w przeciwnym razie traci 1 ⟦gold⟧"
    )
    assert (
        effect.phrase("en", "they")
        == "if at this moment they have a crown, draws 1 card; otherwise that player loses 1 ⟦gold⟧"
    )
