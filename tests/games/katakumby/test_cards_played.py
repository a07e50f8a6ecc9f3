"""Every card of Katakumby is played, acquired, used or defeated once, and the numbers change as written down here.

The numbers stand here on purpose, apart from the card files: what one of them says by mistake, the other does not.
A number that is not named must not change.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from brzdek.core.table import Table
from brzdek.games.raid.cards.pieces import Piece
from tests.support import answer, catalog, seat_down


class Use(NamedTuple):
    """What is done with a card, and what comes of it."""

    card: str
    answers: tuple[str, ...]
    at: dict[str, Any]
    changes: dict[str, int]


def use(card: str, *answers: str, at: dict[str, Any] | None = None, **changes: int) -> Use:
    return Use(card, answers, at or {}, changes)


def sit(at: dict[str, Any]) -> Table:
    """A player in a plain room of the haven, with cards to draw and noise to take back."""
    position: dict[str, Any] = {
        "turn": 0,
        "side": "b",
        "room": {0: "start.porch", 1: "start.crypt"},
        "hand": {0: []},
        "draw": {0: ["burgle"] * 5},
        "clank": {0: 3, 1: 1},
        "damage": {0: 3},
        "gold": {0: 3},
        "lockpicks": {0: 1},
        "black": 20,
        "row": ["payoff", "payoff", "swindle", "swindle", "skeleton"],
        "bank": {"minor": ["treasure"], "major": ["chalice"], "prison": ["peasant", "monk"]},
    }
    return seat_down("katakumby", 2, position={**position, **at})


def numbers(table: Table) -> dict[str, int]:
    view = table.view(0)
    me, now = view.me, view.now
    return {
        "skill": now.skill, "swords": now.swords, "boots": now.boots, "teleports": now.teleports + len(now.leaps),
        "gold": me.gold, "clank": me.clank, "damage": me.damage, "lockpicks": me.lockpicks, "tokens": len(me.tokens),
        "hand": me.hand_count, "deck": me.deck_count, "others_clank": view.thieves[1].clank, "bag": sum(view.bag),
        "tomes": view.reserve["secret_tome"], "quiet": now.quiet, "caves": int(now.caves_lifted),
        "unseen": int(now.monsters_ignored), "trashes": len(now.trashes), "offers": len(now.offers),
    }  # fmt: skip


def check(table: Table, before: dict[str, int], changes: dict[str, int]) -> None:
    after = numbers(table)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == changes


DRAW_1: dict[str, Any] = {"hand": 1, "deck": -1}
DRAW_2: dict[str, Any] = {"hand": 2, "deck": -2}
COMPANY = {"played": {0: ["mercenary"]}}
CROWN = {"tokens": {0: ["crown_10"]}}
ARTIFACT = {"tokens": {0: ["artifact_10"]}}
LITTER = {"discard": {0: ["burgle"]}}
GANG = {"bank": {}, "tokens": {0: ["peasant", "peasant", "barbarian"]}}

PLAYED = [
    use("burgle", skill=1),
    use("stumble", clank=1),
    use("sidestep", boots=1),
    use("scramble", skill=1, boots=1),
    use("mercenary", skill=1, swords=2),
    use("explore", skill=2, boots=1),
    use("secret_tome"),
    use("empurror", "choose gold", gold=1),
    use("empurror", at=ARTIFACT, clank=-2, gold=1, caves=1),
    use("golden_flute", gold=1, clank=1, offers=1),
    use("payoff", at={"row": []}, skill=3, trashes=1),
    use("rebel_scribe", skill=1),
    use("rebel_scribe", at=COMPANY, skill=1, **DRAW_1),
    use("waystone", boots=1, teleports=1),
    use("flamboyance", **DRAW_1),
    use("flamboyance", at={"cubes_made": 2}, skill=2, **DRAW_1),
    use("imp_familiar", "choose lockpicks", lockpicks=1),
    use("imp_familiar", "choose spend_lockpicks", lockpicks=-1, **DRAW_2),
    use("pillage", swords=2, boots=1),
    use("pillage", at={"gold_gained": 3}, swords=2, boots=1, **DRAW_1),
    use("remove_traps", "replace payoff", skill=1, swords=2, at={"deck": ["lightstick"]}),
    use("shadow_walk", boots=1, trashes=1, at={"discard": {0: ["burgle"]}, "draw": {0: []}}),
    use("astral_projection", skill=2),
    use("boots_of_the_ape_lord", boots=3, clank=3),
    use("boots_of_the_ape_lord", at={"tokens": {0: ["monkey_idol"]}}, boots=3, clank=3, caves=1),
    use("bard", skill=2, clank=1),
    use("bard", at={"cubes_made": 1}, skill=2, clank=1, damage=-2),
    use("lie_in_wait", skill=2, swords=1),
    use("lightstick", skill=3, clank=1),
    use("rebel_thief", lockpicks=1),
    use("rebel_thief", at=COMPANY, lockpicks=1, **DRAW_1),
    use("riot", swords=1, boots=1, clank=1),
    use("riot", at=GANG, swords=1, boots=1, clank=1, trashes=1),
    use("scavenger", skill=2),
    use("smash_and_grab", clank=2, **DRAW_2),
    use("sneak_attack", swords=3, clank=-2),
    use("sudden_movement", skill=1, boots=2),
    use("swindle", at={"row": []}, gold=3),
    use("bandit", skill=1, swords=1, boots=1),
    use(
        "charlatan", "may yes", at={"hand": {0: ["charlatan", "stumble"]}, "draw": {0: ["burgle"] * 5}}, hand=1, deck=-2
    ),
    use("corrupt_advisor", skill=2, others_clank=1),
    use("corrupt_advisor", at=CROWN, skill=2, others_clank=2),
    use("divining_rod", skill=2),
    use("divining_rod", at={"skill": 4}, skill=2, damage=-1),
    use("elven_sword", swords=2, **DRAW_1),
    use("librarian", skill=2, clank=-2),
    use("librarian", at={"discard": {0: ["secret_tome"]}}, skill=2, clank=-2, **DRAW_2),
    use("rebel_paladin", skill=1, swords=1),
    use("rebel_paladin", at=COMPANY, skill=1, swords=1, **DRAW_1),
    use("rebel_paladin", at={**COMPANY, **ARTIFACT}, skill=1, swords=1, **DRAW_2),
    use("skulker", boots=2, unseen=1),
    use("smoky_quartz", clank=-2, **DRAW_1),
    use("spectral_rider", skill=2, boots=1, teleports=1),
    use("white_tourmaline", **DRAW_1),
    use("brave_hero", skill=2, swords=1, boots=1),
    use("curator", skill=2, boots=1),
    use("curator", at=ARTIFACT, skill=2, boots=1, **DRAW_1),
    use("diversion", skill=2),
    use("expert_guide", skill=2, boots=2),
    use("rebel_general", skill=2, swords=1, boots=1),
    use("robbery", swords=2, gold=2, teleports=1),
    use("rose_quartz", clank=-2, **DRAW_1),
    use("black_tourmaline", **DRAW_1),
    use("crystal_compass", caves=1, **DRAW_2),
    use("double_cross", skill=2, clank=-2),
    use("expensive_taste", skill=3, gold=2),
    use("fiery_quartz", clank=-2, **DRAW_1),
    use("floating_skull", skill=2, swords=1),
    use("floating_skull", at=CROWN, skill=2, swords=1, teleports=1),
    use("grand_theft", "choose lockpicks", lockpicks=1),
    use("lute", clank=1, gold=1, **DRAW_2),
    use("souldrinker", swords=4),
    use("souldrinker", at={"row_monsters": 1}, swords=4, damage=-1),
    use("thirst_for_adventure", boots=3),
    use("blink_spell", skill=3, teleports=1),
]


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: f"{case.card} {sorted(case.at)}")
def test_a_card_is_played(case: Use) -> None:
    at = dict(case.at)
    at.setdefault("hand", {0: [case.card]})
    table = sit(at)
    before = numbers(table)
    before["hand"] -= 1
    answer(table, f"play {case.card}", *case.answers)
    while table.ask is not None and table.ask.topic not in ("turn", "choose", "may"):
        table.answer(table.ask.options[0])
    check(table, before, case.changes)


ACQUIRED = [
    use("lie_in_wait", "may yes", deck=1),
    use("riot", tokens=1),
    use("scavenger", gold=2),
    use("sneak_attack", swords=1),
    use("bandit", swords=1, boots=1),
    use("skulker", unseen=1),
    use("smoky_quartz", clank=2),
    use("white_tourmaline", clank=2),
    use("diversion", tokens=1),
    use("robbery", "may yes", deck=1),
    use("rose_quartz", clank=2),
    use("black_tourmaline", clank=2),
    use("double_cross", others_clank=2),
    use("fiery_quartz", clank=2),
    use("floating_skull", teleports=1),
    use("grand_theft", "may yes", deck=1),
    use("thirst_for_adventure", boots=3),
]


def cost_of(card: str) -> int:
    piece = catalog("katakumby").own().cards[card]
    assert isinstance(piece, Piece)
    return piece.cost or 0


@pytest.mark.parametrize("case", ACQUIRED, ids=lambda case: case.card)
def test_a_card_is_acquired(case: Use) -> None:
    cost = cost_of(case.card)
    table = sit({"row": [case.card], "skill": cost})
    before = numbers(table)
    before["skill"] -= cost
    answer(table, f"buy {case.card}", *case.answers)
    check(table, before, case.changes)


USED = [
    use("wishing_well", gold=-3, **DRAW_2),
    use("darkened_alcove", clank=-2),
    use("underground_river", "choose boots", boots=1),
    use("underground_river", "choose heal", damage=-1),
    use("locked_trunk", lockpicks=-1, tokens=1),
    use("thieves_shrine", "choose gold", gold=2, at=LITTER),
    use("thieves_shrine", "choose trash", trashes=2, at=LITTER),
    use("black_market", "choose gold", "choose lockpicks", gold=2, lockpicks=1, at=LITTER),
]


@pytest.mark.parametrize("case", USED, ids=lambda case: f"{case.card} {case.answers}")
def test_a_device_is_used(case: Use) -> None:
    cost = cost_of(case.card)
    table = sit({"row": [case.card], "skill": cost, **case.at})
    before = numbers(table)
    before["skill"] -= cost
    answer(table, f"use {case.card}", *case.answers)
    check(table, before, case.changes)


CAVE = {"map": [{"tile": "twin_wells", "at": [1, 0]}], "room": {0: "twin_wells.cold", 1: "start.crypt"}}
DEPTHS = {"room": {0: "start.belfry", 1: "start.crypt"}}
DEFEATED = [
    use("goblin", gold=1, at={"row": []}),
    use("skeleton", gold=2, clank=1),
    use("animated_wall", boots=1),
    use("animated_wall", at={"portals_used": 1}, boots=2),
    use("crystal_kobold", at=CAVE, skill=2),
    use("keymaster", lockpicks=1),
    use("skeleton_priest", damage=-1, clank=1),
    use("archoverlord", others_clank=1, **DRAW_2),
    use("marble_guardian", at={"tiles": 0}, gold=2),
    use("skeletal_ape", gold=3, skill=3, clank=3),
    use("skeleton_warlock", clank=1, tomes=-1),
    use("the_warden", at=DEPTHS, tokens=2),
    use("ogre_merchant", gold=5),
]


@pytest.mark.parametrize("case", DEFEATED, ids=lambda case: f"{case.card} {sorted(case.at)}")
def test_a_monster_is_defeated(case: Use) -> None:
    cost = cost_of(case.card)
    table = sit({"row": [case.card], "swords": cost, **case.at})
    before = numbers(table)
    before["swords"] -= cost
    answer(table, f"fight {case.card}", *case.answers)
    check(table, before, case.changes)


PROMO = [
    ("mister_wizkers", {"skill": 1, "swords": 1, "boots": 1}),
    ("breakout", {"skill": 1, "swords": 1, "boots": 1}),
]


@pytest.mark.parametrize(("card", "changes"), PROMO)
def test_a_promo_card_is_played(card: str, changes: dict[str, int]) -> None:
    table = seat_down("katakumby", 2, options={"promo": 1}, position={"turn": 0, "side": "b", "hand": {0: [card]}})
    before = numbers(table)
    before["hand"] -= 1
    answer(table, f"play {card}")
    check(table, before, changes)


@pytest.mark.parametrize(
    "artifact", ["artifact_10_party", "artifact_15_party", "artifact_20_party", "artifact_25_party"]
)
def test_a_party_artifact_is_taken_and_counted(artifact: str) -> None:
    piece: Any = catalog("katakumby").own().cards[artifact]
    position = {
        "turn": 0,
        "side": "b",
        "map": [{"tile": "collapsed_gallery", "at": [1, 0]}],
        "room": {0: "collapsed_gallery.ruin"},
        "lying": {"collapsed_gallery.ruin": [artifact]},
    }
    table = seat_down("katakumby", 5, position=position)
    answer(table, f"take {artifact}")
    assert table.view(None).tally(0)["artifact"] == piece.points == int(artifact.split("_")[1])


def test_no_card_is_left_out() -> None:
    cards = catalog("katakumby").own().cards.values()
    kinds = {
        kind: {card.id for card in cards if card.kind == kind}
        for kind in ("blue", "device", "monster", "starter", "reserve")
    }
    apart = {"mister_wizkers", "breakout"}
    assert kinds["blue"] == {case.card for case in PLAYED} - kinds["starter"] - kinds["reserve"] | apart
    assert {case.card for case in ACQUIRED} == {card.id for card in cards if "acquire" in card.effects}
    assert kinds["device"] == {case.card for case in USED} | {"dusty_map"}
    assert kinds["monster"] == {case.card for case in DEFEATED} | {"ape_lord_phantasm"}
