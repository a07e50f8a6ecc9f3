"""Gems: their noise, their card, their symbol, and what makes them cheaper."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import SPARE, counted, delve
from tests.rules.dialect import check_refused, told
from tests.rules.raids import now, purse, thief
from tests.support import answer, legal

PRICES = {"sapphire": 4, "emerald": 5, "ruby": 6, "diamond": 8, "dragons_eye": 5}
DEEP = {0: 17}
"""A room of the depths, where Dragon's Eye can be acquired."""

gems = pytest.mark.parametrize(("gem", "cost"), PRICES.items())


@gems
@pytest.mark.rule("BRZ-238")
def test_acquiring_a_gem_costs_its_price_and_makes_2_clank(gem: str, cost: int) -> None:
    check_refused(delve(row=[gem], skill=cost - 1, room=DEEP), f"buy {gem}")
    table = delve(row=[gem], skill=cost, room=DEEP)
    answer(table, f"buy {gem}")
    assert (now(table).skill, thief(table).clank, list(thief(table).discard)) == (0, 2, [gem])


@gems
@pytest.mark.rule("BRZ-238")
def test_playing_a_gem_draws_1_card_and_makes_no_clank(gem: str, cost: int) -> None:
    table = delve(hand={0: [gem]}, draw={0: ["burgle", "stumble"]}, row=["sneak"])
    answer(table, f"play {gem}")
    assert list(table.view(0).hand) == ["burgle"]
    assert (thief(table).clank, purse(table)) == (0, (0, 0, 0))


@gems
@pytest.mark.rule("BRZ-238")
def test_every_gem_brings_a_dragon_attack(gem: str, cost: int) -> None:
    table = delve(row=SPARE[:5], deck=[gem, "sneak"])
    answer(table, "end")
    assert len(told(table, "attack")) == 1


@pytest.mark.rule("BRZ-238")
@pytest.mark.parametrize(
    ("gem", "points"), [("sapphire", 4), ("emerald", 5), ("ruby", 6), ("diamond", 8), ("dragons_eye", 0)]
)
def test_a_gem_is_worth_its_price(gem: str, points: int) -> None:
    """Dragon's Eye counts otherwise."""
    assert counted(discard={0: [gem]}, row=SPARE[:6]).scores[0] == points


@pytest.mark.rule("BRZ-238")
def test_a_gem_is_no_companion() -> None:
    table = delve(hand={0: ["sapphire", "rebel_miner"]}, draw={0: ["burgle", "stumble"]})
    answer(table, "play sapphire", "play rebel_miner")
    assert list(table.view(0).hand) == ["burgle"]


# --- cheaper gems


@pytest.mark.rule("BRZ-239")
def test_gem_collector_gives_2_skill_back_and_makes_later_gems_cheaper() -> None:
    """An Emerald for 5 and then Gem Collector (2 skill of its own): 2 come back, and a Ruby costs 4."""
    table = delve(row=["emerald", "ruby"], deck=["sneak"], skill=5, hand={0: ["gem_collector"]})
    answer(table, "buy emerald")
    assert now(table).skill == 0
    answer(table, "play gem_collector")
    assert now(table).skill == 2 + 2
    assert table.view(0).price_of("ruby") == 4
    answer(table, "buy ruby")
    assert now(table).skill == 0


@pytest.mark.rule("BRZ-239")
def test_the_order_of_play_does_not_matter() -> None:
    lines = ["play gem_collector", "buy emerald", "buy ruby", "buy sapphire"]
    for order in (lines, lines[::-1], [lines[1], lines[0], *lines[2:]]):
        table = delve(row=["emerald", "ruby", "sapphire"], deck=["sneak"], skill=20, hand={0: ["gem_collector"]})
        answer(table, *order)
        assert now(table).skill == 20 + 2 - (3 + 4 + 2)


@pytest.mark.rule("BRZ-239")
def test_only_gems_are_cheaper_and_only_in_this_turn() -> None:
    table = delve(row=["ogre", "ladder", "pickaxe", "ruby"], deck=["sneak"] * 2, skill=1, hand={0: ["gem_collector"]})
    answer(table, "play gem_collector")
    prices = {card: table.view(0).price_of(card) for card in ("pickaxe", "ladder", "ogre", "ruby", "explore")}
    assert prices == {"pickaxe": 4, "ladder": 3, "ogre": 3, "ruby": 4, "explore": 3}
    check_refused(table, "buy pickaxe")
    answer(table, "end")
    assert table.view(1).price_of("ruby") == 6


@pytest.mark.rule("BRZ-239")
def test_other_cards_bought_before_bring_nothing_back() -> None:
    table = delve(row=["pickaxe"], deck=["sneak"], skill=4, hand={0: ["gem_collector"]})
    answer(table, "buy pickaxe", "play gem_collector")
    assert now(table).skill == 2


@pytest.mark.rule("BRZ-239")
def test_a_price_never_falls_below_0() -> None:
    """Two such effects and a third: a Sapphire of 4 costs nothing, and nothing is paid out."""
    table = delve(row=["sapphire", "emerald"], deck=["sneak"], gem_discount=4, hand={0: ["gem_collector"]})
    answer(table, "buy sapphire")
    assert now(table).skill == 0
    answer(table, "play gem_collector")
    assert now(table).skill == 2
    assert table.view(0).price_of("emerald") == 0
    answer(table, "buy emerald")
    assert now(table).skill == 2


@pytest.mark.rule("BRZ-239")
def test_gem_collector_also_takes_2_clank_back() -> None:
    """The noise of a gem bought before is taken back, that of one bought after is swallowed."""
    for order in (["buy ruby", "play gem_collector"], ["play gem_collector", "buy ruby"]):
        table = delve(row=["ruby"], deck=["sneak"], skill=6, hand={0: ["gem_collector"]})
        answer(table, *order)
        assert (thief(table).clank, now(table).skill) == (0, 4)
        assert "end" in legal(table)
