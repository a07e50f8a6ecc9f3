"""How a round ends without the treasure, and the roles that come to light."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dialect import story, told
from tests.rules.sabotazysta.delving import (
    MINER,
    SABOTEUR,
    delve,
    last_card,
    paths_offered,
    ran_out,
    saboteurs,
    treasure_found,
    winners_of_round,
)
from tests.support import answer, events, legal

SEALED = ["dead_single_vertical@0,-1", "dead_straight_vertical@0,1", "dead_straight_horizontal@-1,0"]
"""Around the start every way is blocked but the one to the east."""
SHUT = [*SEALED, "dead_single_horizontal@1,0"]
"""No path card can be laid anywhere."""


@pytest.mark.rule("SAB-097")
def test_the_round_ends_at_once_when_the_deck_is_empty_and_nobody_holds_a_playable_card() -> None:
    table = delve(hands={0: ["map"], 1: ["repair_cart", "rockfall"], 2: ["repair_lantern"]}, deck=[])
    assert winners_of_round(table) == []
    answer(table, "discard map")
    assert len(winners_of_round(table)) == 1
    assert table.view(None).round == 2, "the cards left in hands are not played out"


@pytest.mark.rule("SAB-097")
def test_the_round_goes_on_while_the_deck_has_a_card() -> None:
    hands = {0: ["map"], 1: ["repair_cart"], 2: ["repair_lantern"]}
    table = delve(hands=hands, deck=["repair_pickaxe", "repair_cart"])
    answer(table, "discard map")
    assert winners_of_round(table) == []
    answer(table, "discard repair_cart")
    assert len(winners_of_round(table)) == 1


@pytest.mark.rule("SAB-097")
def test_the_round_goes_on_while_anybody_can_play_a_card() -> None:
    table = delve(hands={0: ["map"], 1: ["repair_cart"], 2: ["map"]}, deck=[])
    answer(table, "discard map")
    assert legal(table) == ["discard repair_cart"], "that player can only pass"
    answer(table, "discard repair_cart")
    assert winners_of_round(table) == []
    answer(table, "play map 8,0")
    assert len(winners_of_round(table)) == 1


@pytest.mark.rule("SAB-097")
def test_an_action_can_leave_nobody_able_to_play_and_so_end_the_round() -> None:
    hands = {0: ["broken_cart"], 1: ["cross"], 2: []}
    table = delve(hands=hands, deck=[])
    answer(table, "play broken_cart 1")
    assert len(winners_of_round(table)) == 1


BLOCKED: dict[str, Any] = {"tools": {1: ["cart"], 2: ["cart", "lantern"]}}


@pytest.mark.rule("SAB-098")
@pytest.mark.parametrize(
    ("hand", "situation", "playable"),
    [
        pytest.param("repair_pickaxe", BLOCKED, False, id="repair without a matching broken tool"),
        pytest.param("repair_cart", BLOCKED, True, id="repair with a matching broken tool"),
        pytest.param("cross", BLOCKED, False, id="path card of a hindered player"),
        pytest.param("cross", {}, True, id="path card of an unhindered player"),
        pytest.param("map", BLOCKED, True, id="map"),
        pytest.param("rockfall", {}, False, id="rockfall without a card to hit"),
        pytest.param("rockfall", {"board": ["cross@1,0"]}, True, id="rockfall with a card to hit"),
        pytest.param("broken_cart", BLOCKED, True, id="broken tool for a player who lacks it"),
        pytest.param("cross", {"board": SHUT}, False, id="path card that fits nowhere"),
        pytest.param("straight_vertical", {"board": SEALED}, False, id="path card that fits neither way"),
        pytest.param("curve_sw", {"board": SEALED}, True, id="path card that fits upright alone"),
        pytest.param("curve_es", {"board": SEALED}, True, id="path card that fits turned alone"),
    ],
)
def test_a_card_counts_as_playable_if_it_has_a_legal_use_now(hand: str, situation: Any, playable: bool) -> None:
    hands = {0: ["t_vertical"], 1: [hand], 2: []}
    table = delve(hands=hands, deck=[], **situation)
    answer(table, "discard t_vertical")
    assert (winners_of_round(table) == []) is playable


@pytest.mark.rule("SAB-098")
@pytest.mark.parametrize(("card", "place"), [("curve_es", "1,0 turned"), ("curve_sw", "1,0")])
def test_both_positions_of_a_path_card_are_considered(card: str, place: str) -> None:
    table = delve(hands={0: ["t_vertical"], 1: [card], 2: []}, deck=[], board=SEALED)
    answer(table, "discard t_vertical")
    assert legal(table) == [f"play {card} {place}", f"discard {card}"]


@pytest.mark.rule("SAB-098")
@pytest.mark.parametrize("with_map", [False, True])
def test_repairs_without_use_and_paths_of_hindered_players_end_the_round_unless_there_is_a_map(with_map: bool) -> None:
    hands = {0: ["t_vertical"], 1: ["repair_lantern"], 2: ["cross", "curve_sw"], 3: ["map"] if with_map else []}
    table = delve(4, hands=hands, deck=[], tools={2: ["cart"]})
    answer(table, "discard t_vertical")
    assert (table.view(None).round == 1) is with_map


@pytest.mark.rule("SAB-099")
def test_the_round_is_over_when_deck_and_hands_are_empty_and_the_treasure_is_face_down() -> None:
    table = last_card(3, roles=saboteurs(3, 2))
    answer(table, "play cross 1,0")
    assert winners_of_round(table) == ["saboteurs"]
    assert events(table, "uncovered") == []


@pytest.mark.rule("SAB-099")
def test_the_round_is_not_over_before_the_last_card_is_used() -> None:
    table = delve(hands={0: ["cross"], 1: ["cross"], 2: ["cross"]}, deck=[])
    answer(table, "play cross 1,0", "discard cross")
    assert winners_of_round(table) == []
    assert paths_offered(table)
    answer(table, "discard cross")
    assert len(winners_of_round(table)) == 1


@pytest.mark.rule("SAB-100")
@pytest.mark.parametrize("viewer", [0, 3, None])
def test_everybodys_role_comes_to_light_when_the_treasure_is_found_before_gold_is_given_out(viewer: int | None) -> None:
    roles = saboteurs(5, 1)
    table = treasure_found(5, finder=3, roles=roles)
    assert table.ask is not None
    assert table.ask.topic == "gold"
    assert list(table.view(viewer).roles) == list(roles.values())
    assert events(table, "gold", viewer) == [], "nobody has gold yet"
    assert told(table, "roles", viewer) == [(tuple(roles.values()),)]


@pytest.mark.rule("SAB-100")
def test_roles_come_to_light_before_the_saboteurs_are_paid() -> None:
    table = ran_out(5, roles=saboteurs(5, 1, 4), options={"rounds": 1})
    kinds = story(table)
    assert kinds.index("roles") < kinds.index("gold")
    assert list(table.view(0).roles) == [MINER, SABOTEUR, MINER, MINER, SABOTEUR]


@pytest.mark.rule("SAB-100")
def test_roles_are_secret_until_then_and_the_spare_dwarf_card_stays_face_down() -> None:
    table = last_card(3, roles=saboteurs(3), options={"rounds": 1})
    assert [table.view(viewer).roles for viewer in (0, 1, 2, None)] == [None] * 4
    answer(table, "discard cross")
    for viewer in (0, 1, 2, None):
        assert list(table.view(viewer).roles) == [MINER] * 3, "the spare saboteur is not among them"
        told = [event.args for event in table.view(viewer).events() if event.kind in ("role", "roles")]
        assert SABOTEUR not in str(told)


@pytest.mark.rule("SAB-100")
def test_new_roles_are_secret_again() -> None:
    table = ran_out(4, roles=saboteurs(4, 2))
    assert table.view(None).round == 2
    assert [table.view(viewer).roles for viewer in (0, 1, 2, 3, None)] == [None] * 5
