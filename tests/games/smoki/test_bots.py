"""The steady bot of Smoki: scales by odds, rages, when to climb and when to turn back."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.ask import Option, written
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.smoki.rules import king
from brzdek.games.smoki.rules.state import dragons
from tests.rules.magia_i_miecz.delving import world
from tests.rules.smoki.delving import RAGE, C, G, V, begun, delve, king_fight, landed
from tests.support import catalog, rulebook


def choice(table: Table) -> str:
    ask = table.ask
    assert ask is not None
    option: Option = rulebook("smoki").bots["steady"](ask.seat, 1).choose(table.view(ask.seat), ask)
    return written(option)


def test_a_scale_is_met_when_its_card_can_be_beaten() -> None:
    on = {"on_spaces": {"pola_2": G}}
    assert choice(landed("pola_2", dragons=on, who={0: {"strength": 9, "craft": 9}})) == "mode scale"
    assert choice(landed("pola_2", dragons=on)) == "mode space"
    helped = {**on, "owned": {0: {G: 9}}}
    assert choice(landed("pola_2", dragons=helped)) == "mode scale", "scales count too"


def test_somebody_is_met_past_an_enemy_that_is_too_strong() -> None:
    weak = {"things": ["talizman"], "strength": 0, "craft": 0, "endurance": 1}
    company = {0: {"strength": 4}, 1: {**weak, "space": "pola_2"}}
    table = landed(
        "pola_2", dragons={"on_spaces": {"pola_2": G}}, who=company, spaces={"pola_2": ["wielki_v", "wielki_v"]}
    )
    assert choice(table) == "mode adventurer"


def test_a_scale_is_spent_for_a_life_but_not_for_a_trifle() -> None:
    own = {"king": C, "owned": {0: {C: 1}}}
    assert choice(begun([RAGE], dragons=own, who={0: {"endurance": 1}})) == "scale spend"
    assert choice(begun([RAGE], dragons=own, who={0: {"things": ["drobiazg"]}})) == "scale keep"


def test_a_scale_is_taken_and_a_strong_dragon_put_to_sleep() -> None:
    table = landed("gospoda", dragons={"on_spaces": {"gospoda": V}}, varthrax_deck=["smok_v"], dice=[6, 1])
    assert choice(table) == "scale take"
    asleep = begun(["drzemka"], spaces={"ruiny": ["smok_v"], "las": ["wielki_v"]})
    assert choice(asleep).startswith("sleep wielki_v")


@pytest.mark.parametrize(
    ("own", "wanted"),
    [
        ({"strength": 20, "things": ["talizman"]}, "climb"),
        ({"strength": 20, "things": ["talizman"], "endurance": 1}, "back schody_1"),
        ({"strength": 20}, "back schody_1"),
        ({"things": ["talizman"]}, "back schody_1"),
    ],
)
def test_in_the_tower_it_climbs_while_it_may_hope_to_beat_the_king(own: dict[str, Any], wanted: str) -> None:
    table = delve(options={"overlay": "tower"}, who={0: {"space": "schody_2", **own}})
    assert choice(table) == wanted


def test_scales_make_the_king_beatable() -> None:
    own = {"strength": 8, "things": ["talizman"], "space": "schody_2"}
    bare = delve(options={"overlay": "tower"}, who={0: own})
    armed = delve(options={"overlay": "tower"}, who={0: own}, dragons={"owned": {0: {V: 6}}})
    assert (choice(bare), choice(armed)) == ("back schody_1", "climb")


def test_it_attacks_with_the_better_attribute() -> None:
    assert choice(king_fight(dice=[], who={0: {"strength": 9}})) == "how melee"
    assert choice(king_fight(dice=[], who={0: {"craft": 9}})) == "how psychic"


@pytest.mark.parametrize("card", [king.REIGNING, king.SLAYERS, king.DOMAIN])
def test_every_ending_is_won_by_the_strong(card: str) -> None:
    """Four steps from the Crown, strong enough for anything."""
    own = {"strength": 20, "craft": 20, "things": ["talizman"], "space": "dolina_ognia", "endurance": 9}
    table = delve(options={"overlay": "none", "ending": "smoki"}, tokens=(), dragons={"ending": card}, who={0: own})
    bots = [rulebook("smoki").bots["steady"](seat, 1) for seat in range(2)]
    table.play_out(bots)
    assert king.ending_card(world(table)) == card
    assert world(table).winner == 0
    assert not world(table).adventurers[1].out, "won by the ending, not by being the last"


@pytest.mark.parametrize(("strength", "tries"), [(14, True), (2, False)])
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
