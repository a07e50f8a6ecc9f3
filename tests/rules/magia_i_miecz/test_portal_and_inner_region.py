"""The Portal of Power, and how one moves in the Inner Region."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import told, topic
from tests.rules.magia_i_miecz.delving import choices, delve, finish, landed, lines, play, seen, until, went
from tests.support import catalog


def before_the_portal(*dice: int, space: str = "czarny_rycerz", **own: Any) -> Table:
    return delve(dice=dice, who={0: {"space": space, **own}, 1: {"lost": 9}}, deck=["dar", "dar"])


def inside(space: str, *dice: int, **own: Any) -> Table:
    """Seat 0 begins a turn in the Inner Region."""
    return delve(dice=dice, who={0: {"space": space, **own}, 1: {"lost": 9}}, deck=["drobiazg"])


# --- the Portal


@pytest.mark.rule("MIM-196")
def test_the_portal_leads_to_the_plain_of_peril() -> None:
    gates = {
        card.id: getattr(card, "gate", "")
        for card in catalog("magia_i_miecz").cards.values()
        if getattr(card, "gate", "")
    }
    assert gates == {"tajemne_wrota": "rownina_grozy"}
    table = play(before_the_portal(2, 1, 1), "portal acw 2", "portal strength")
    assert went(table) == ["tajemne_wrota", "rownina_grozy"]


@pytest.mark.rule("MIM-197")
def test_it_has_to_be_opened_every_time() -> None:
    table = play(before_the_portal(1, 1, 1, 2, 6, 6, space="tajemne_wrota"), "portal cw 1", "portal craft")
    assert seen(table).space == "rownina_grozy"
    play(table, "back tajemne_wrota")
    until(table, "landing", 0)
    play(table, "portal cw 2")
    assert topic(table) == "portal"
    assert told(table, "portal_opened") == [(0,)]
    play(table, "portal craft")
    assert told(table, "portal_shut") == [(0,)]


@pytest.mark.rule("MIM-198", "MIM-202")
@pytest.mark.parametrize(
    ("space", "die", "tries"),
    [
        ("czarny_rycerz", 1, []),
        ("czarny_rycerz", 2, ["acw 2"]),
        ("zamek", 1, []),
        ("zamek", 6, ["cw 6"]),
        ("tajemne_wrota", 1, ["cw 1"]),
        ("tajemne_wrota", 6, ["cw 6"]),
        ("ukryta_dolina", 2, []),
    ],
)
def test_a_step_must_be_left_for_the_plain(space: str, die: int, tries: list[str]) -> None:
    assert choices(before_the_portal(die, space=space), "portal") == tries


@pytest.mark.rule("MIM-198")
def test_a_toad_on_the_portal_may_try_with_its_single_step() -> None:
    table = before_the_portal(1, 1, space="tajemne_wrota", toad=2)
    assert choices(table, "portal") == ["cw 1"]
    assert choices(table, "go") == ["czarny_rycerz", "zamek"]


@pytest.mark.rule("MIM-199")
@pytest.mark.parametrize("attribute", ["strength", "craft"])
@pytest.mark.parametrize(
    ("gained", "dice", "opens", "left"), [(2, (2, 3), True, 5), (2, (3, 3), False, 4), (0, (3, 1), False, 3)]
)
def test_two_dice_at_most_the_attribute(
    attribute: str, gained: int, dice: tuple[int, int], opens: bool, left: int
) -> None:
    table = before_the_portal(2, *dice, space="czarny_rycerz", **{attribute: gained})
    play(table, "portal acw 2", f"portal {attribute}")
    assert bool(told(table, "portal_opened")) is opens
    assert getattr(seen(table), attribute) == left
    assert getattr(seen(table), "craft" if attribute == "strength" else "strength") == 3


@pytest.mark.rule("MIM-200")
def test_the_turn_ends_on_the_plain() -> None:
    table = play(before_the_portal(6, 1, 1), "portal acw 6", "portal strength")
    assert went(table) == ["tajemne_wrota", "rownina_grozy"]
    assert [seat for seat, _ in told(table, "turn_begins")] == [0, 1, 0]
    assert told(table, "drew") == []


@pytest.mark.rule("MIM-200")
def test_nobody_is_met_there_in_that_turn() -> None:
    who = {0: {"space": "czarny_rycerz"}, 1: {"space": "rownina_grozy"}}
    table = play(delve(dice=[6, 1, 1], who=who), "portal acw 6", "portal strength")
    assert seen(table).space == "rownina_grozy"
    assert [seat for seat, _ in told(table, "turn_begins")] == [0, 1]


@pytest.mark.rule("MIM-201")
def test_a_shut_portal_ends_the_move_before_it() -> None:
    who = {0: {"space": "czarny_rycerz"}, 1: {"lost": 9}}
    table = delve(dice=[5, 6, 6], who=who, spaces={"tajemne_wrota": ["zdrowiciel"]})
    play(table, "portal acw 5", "portal craft")
    assert seen(table).space == "tajemne_wrota"
    assert seen(table).strength == 4, "whom he meets there, he meets"
    table = play(before_the_portal(5, 6, 6), "portal acw 5", "portal craft")
    assert told(table, "drew") == [], "but no card is drawn"


@pytest.mark.rule("MIM-400", "MIM-202")
def test_a_move_that_ends_at_the_portal_draws_a_card() -> None:
    table = play(before_the_portal(1), "go tajemne_wrota")
    assert len(told(table, "drew")) == 1
    assert seen(table).gold == 2


@pytest.mark.rule("MIM-203", "MIM-400")
def test_the_way_out_needs_no_opening() -> None:
    table = play(inside("rownina_grozy", 4), "back tajemne_wrota")
    assert went(table) == ["tajemne_wrota"]
    assert told(table, "thrown") == told(table, "portal_opened") == []
    assert len(told(table, "drew")) == 1


@pytest.mark.rule("MIM-204")
def test_an_encounter_may_lead_into_the_inner_region() -> None:
    table = landed("pola_2", deck=["przeskok"])
    assert seen(table).space == "rownina_grozy"


@pytest.mark.rule("MIM-034")
def test_nobody_is_too_weak_to_try() -> None:
    table = before_the_portal(1, 1, 1, space="tajemne_wrota", pair=["zwykly_h", "giermek_b"])
    play(table, "portal cw 1", "portal strength")
    assert seen(table).space == "rownina_grozy"


# --- the Inner Region


@pytest.mark.rule("MIM-429")
def test_the_plain_of_peril_stops_and_asks_nothing() -> None:
    table = play(before_the_portal(4, 1, 1), "portal acw 4", "portal craft")
    assert seen(table).space == "rownina_grozy"
    assert catalog("magia_i_miecz").cards["rownina_grozy"].effects == {}
    inner = [card for card in catalog("magia_i_miecz").cards.values() if getattr(card, "region", "") == "inner"]
    assert {card.id: getattr(card, "draw", 0) for card in inner if getattr(card, "draw", 0)} == {}


@pytest.mark.rule("MIM-175")
def test_one_space_a_turn_without_a_die() -> None:
    table = inside("rownina_grozy", 1, 1, 1)
    assert lines(table) == ["step kopalnia", "step krypta", "back tajemne_wrota"], "he has to move"
    play(table, "step kopalnia")
    assert went(table) == ["kopalnia"]
    assert lines(until(table, "move", 0)) == ["step wieza_wampira", "back rownina_grozy"]


@pytest.mark.rule("MIM-176")
@pytest.mark.parametrize(
    ("space", "binding"),
    [("otchlan", True), ("jama_wilkolaka", True), ("smierc", True), ("rownina_grozy", False), ("dolina_ognia", False)],
)
def test_the_instruction_comes_before_the_way_on(space: str, binding: bool) -> None:
    table = inside(space, things=["talizman"] if space != "rownina_grozy" else [])
    assert ("stay" in lines(table)) is binding
    assert bool(choices(table, "step")) is not binding


@pytest.mark.rule("MIM-176")
def test_with_the_instruction_done_the_way_on_is_free() -> None:
    table = play(inside("smierc", 6, 6, 1, 1), "stay")
    assert choices(until(table, "move", 0), "step") == ["jama_wilkolaka"]
    assert "stay" not in lines(table)


@pytest.mark.rule("MIM-176", "MIM-221", "MIM-224", "MIM-227")
@pytest.mark.parametrize(("space", "onward"), [("kopalnia", "wieza_wampira"), ("krypta", "smierc")])
def test_crypt_and_mines_demand_their_roll_however_one_came_there(space: str, onward: str) -> None:
    """An encounter has carried him there; and whoever has not rolled yet rolls before he goes on."""
    deck = ["do_kopalni" if space == "kopalnia" else "do_krypty"]
    carried = landed("pola_2", deck=deck, dice=[1, 2, 2], who={1: {"lost": 1}})
    assert went(carried) == ["pola_2", space, "tajemne_wrota"]
    waiting = inside(space, 1, 1, 1)
    assert "stay" in lines(waiting)
    play(waiting, "stay")
    assert len(told(waiting, "thrown")) == 1
    assert choices(until(waiting, "move", 0), "step") == [onward]


@pytest.mark.rule("MIM-177")
def test_the_way_back_ignores_instructions_until_he_turns_inward_again() -> None:
    table = play(inside("otchlan", 1, 6, 1), "back wieza_wampira")
    assert (went(table), seen(table).endurance) == (["wieza_wampira"], 4)
    assert told(table, "thrown") == []
    until(table, "move", 0)
    assert choices(table, "back") == ["kopalnia"]
    play(table, "step otchlan")
    assert [foes for _, foes, _ in told(table, "fights")] == [("diabel",)], "inward again they bind"
    finish(table)


@pytest.mark.rule("MIM-178")
def test_the_crown_is_reached_from_the_valley_only() -> None:
    ring = [card.id for card in catalog("magia_i_miecz").cards.values() if getattr(card, "region", "") == "inner"]
    leads = [
        space
        for space in ring
        if space != "korona_wladzy" and "step korona_wladzy" in lines(inside(space, things=["talizman"], done=True))
    ]
    assert leads == ["dolina_ognia"]
    table = play(inside("dolina_ognia", 2, things=["talizman"]), "step korona_wladzy")
    assert seen(table).space == "korona_wladzy"


@pytest.mark.rule("MIM-179", "MIM-033")
@pytest.mark.parametrize("space", ["otchlan", "jama_wilkolaka"])
@pytest.mark.parametrize("has", [True, False])
def test_only_a_talisman_opens_the_valley_of_fire(space: str, has: bool) -> None:
    table = inside(space, things=["talizman"] if has else ["drobiazg"], done=True)
    assert choices(table, "step") == (["dolina_ognia"] if has else [])
    assert len(choices(table, "back")) == 1


@pytest.mark.rule("MIM-180")
def test_on_the_crown_nobody_moves_any_more() -> None:
    table = delve(3, dice=[3], who={0: {"space": "korona_wladzy"}})
    assert topic(table) == "command"
    play(table, "command 1")
    assert seen(table).space == "korona_wladzy"
    assert went(table) == []
