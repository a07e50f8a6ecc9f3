"""The rings of the board, walked in both directions, as the facts have them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from brzdek.games.magia_i_miecz.rules.board import board_of
from tests.reference import facts
from tests.rules.magia_i_miecz.delving import delve
from tests.support import catalog

RINGS = ("outer", "middle")
BRIDGE = {"outer": "outer_08", "middle": "middle_05"}
ROLLS = range(1, 7)


def printed(region: str) -> list[Mapping[str, Any]]:
    """The spaces of the facts, clockwise: their index grows anticlockwise."""
    spaces = sorted(facts("talisman_boards")[region], key=lambda space: int(space["index"]), reverse=True)
    assert [space["index"] for space in spaces] == list(reversed(range(len(spaces))))
    return list(spaces)


def ours(region: str) -> list[str]:
    """The ids of our spaces, clockwise, from the one that the facts name first."""
    ring = list(board_of(catalog("magia_i_miecz")).rings[region])
    names = [space["name_pl"] for space in printed(region)]
    turned = [ring[start:] + ring[:start] for start in range(len(ring))]
    (found,) = [one for one in turned if [bare(space) for space in one] == names]
    return found


def bare(space: str) -> str:
    """The printed name, without the number that tells spaces of one name apart."""
    return catalog("magia_i_miecz").cards[space].name.pl.rstrip(" 0123456789")


@pytest.mark.parametrize(("region", "size"), [("outer", 24), ("middle", 16)])
def test_the_order_of_the_spaces(region: str, size: int) -> None:
    assert len(set(ours(region))) == size == len(printed(region))


@pytest.mark.rule("MIM-181")
def test_bridge_and_portal_join_the_spaces_of_the_facts() -> None:
    ends = [ours(region)[place_of(region, BRIDGE[region])] for region in RINGS]
    cards: Mapping[str, Any] = catalog("magia_i_miecz").cards
    assert ends == ["straznik", "wzgorza_3"]
    assert [cards[end].bridge for end in ends] == ends[::-1]
    portal = ours("middle")[place_of("middle", "middle_08")]
    assert portal == "tajemne_wrota"
    assert cards[portal].gate == "rownina_grozy"


def place_of(region: str, space: str) -> int:
    return [one["id"] for one in printed(region)].index(space)


@pytest.mark.parametrize("region", RINGS)
def test_where_every_roll_leads_from_every_space(region: str) -> None:
    table = delve(who={1: {"space": "rownina_grozy"}})
    game: Any = table.game
    ring = ours(region)
    bridge = place_of(region, BRIDGE[region])
    for place, space in enumerate(ring):
        game.adventurers[0].space = space
        for roll in ROLLS:
            options: Sequence[Any] = table.view(0).landings(roll)
            goals = [option[1] for option in options if option[0] == "go"]
            assert sorted(goals) == sorted(ring[(place + way * roll) % len(ring)] for way in (1, -1)), (space, roll)
            crossings = {option[1:] for option in options if option[0] == "cross"}
            ways = {"cw": (bridge - place) % len(ring), "acw": (place - bridge) % len(ring)}
            passed = {(way, roll) for way, far in ways.items() if far < roll}
            assert {one for one in passed if ways[one[0]]} <= crossings <= passed, (space, roll)
            assert bool(crossings) == bool(passed), (space, roll)
