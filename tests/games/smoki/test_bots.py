"""The steady bot of Smoki: scales by odds, rages, when to climb and when to turn back."""

from __future__ import annotations

import pytest

from brzdek.core.ask import Option, written
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.smoki.rules.state import dragons
from tests.rules.magia_i_miecz.delving import world
from tests.rules.smoki.delving import RAGE, C, G, V, begun, delve, landed
from tests.support import catalog, rulebook


def choice(table: Table) -> str:
    ask = table.ask
    assert ask is not None
    option: Option = rulebook("smoki").bots["steady"](ask.seat, 1).choose(table.view(ask.seat), ask)
    return written(option)


def test_a_scale_is_met_when_its_card_can_be_beaten() -> None:
    on = {"on_spaces": {"ruiny": G}}
    assert choice(landed("ruiny", dragons=on, who={0: {"strength": 6, "craft": 6}})) == "mode scale"
    assert choice(landed("ruiny", dragons=on)) == "mode space"
    helped = {**on, "owned": {0: {G: 6}}}
    assert choice(landed("ruiny", dragons=helped)) == "mode scale", "scales count too"


def test_a_scale_is_spent_for_a_life_but_not_for_a_trifle() -> None:
    own = {"king": C, "owned": {0: {C: 1}}}
    assert choice(begun([RAGE], dragons=own, who={0: {"endurance": 1}})) == "scale spend"
    assert choice(begun([RAGE], dragons=own, who={0: {"things": ["drobiazg"]}})) == "scale keep"


def test_a_scale_is_taken_and_a_strong_dragon_put_to_sleep() -> None:
    table = landed("gospoda", dragons={"on_spaces": {"gospoda": V}}, varthrax_deck=["smok_v"], dice=[6, 1])
    assert choice(table) == "scale take"
    asleep = begun(["drzemka"], spaces={"ruiny": ["smok_v"], "las": ["wielki_v"]})
    assert choice(asleep).startswith("sleep wielki_v")


@pytest.mark.parametrize(("endurance", "wanted"), [(4, "climb"), (1, "back schody_1")])
def test_in_the_tower_it_climbs_while_it_is_fit(endurance: int, wanted: str) -> None:
    table = delve(options={"overlay": "tower"}, who={0: {"space": "schody_2", "endurance": endurance}})
    assert choice(table) == wanted


@pytest.mark.parametrize(("strength", "tries"), [(12, True), (2, False)])
def test_it_opens_the_portal_when_it_may_hope_to_beat_the_king(strength: int, tries: bool) -> None:
    own = {"space": "czarny_rycerz", "strength": strength, "things": ["talizman"]}
    table = delve(dice=[2], who={0: own})
    while table.ask is not None and table.ask.topic == "move":
        table.answer(next(one for one in table.ask.options if one[0] == "roll"))
    assert choice(table).startswith("portal") == tries


def test_it_beats_chance_and_finishes_games() -> None:
    rules, cards = rulebook("smoki"), catalog("smoki")
    won = 0
    for seed in range(6):
        names = ("steady", "random") if seed % 2 else ("random", "steady")
        side = ("realm", "tower", "none")[seed % 3]
        seats = tuple(Seat(name, name) for name in names)
        table = Table(rules, Setup("smoki", seats, seed, {"turn_limit": 30, "overlay": side}), cards)
        table.play_out([rules.bots[name](seat, seed) for seat, name in enumerate(names)])
        won += names[world(table).winner or 0] == "steady"
    assert won >= 5
    seats = (Seat("a", "steady"), Seat("b", "steady"))
    table = Table(rules, Setup("smoki", seats, 0, {"turn_limit": 200}), cards)
    table.play_out([rules.bots["steady"](seat, 0) for seat in range(2)])
    assert world(table).round < 200, "the game ends before it is called off"
    assert dragons(world(table)).owned
