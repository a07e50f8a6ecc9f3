"""Every card and token of Brzdęk! is used once, and every number that a player sees changes as written down here.

The numbers stand here on purpose, apart from the card files: what one of them says by mistake, the other does not.
A number that is not named must not change.
"""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import NotAnOption
from tests.games.brzdek.using import Use, cases, check, numbers, sit, use
from tests.support import answer, catalog

DUNGEON_KINDS = 63


# --- played from hand; that the card itself leaves the hand goes without saying

ONE: dict[str, Any] = {"hand": 1, "deck": -1}
TWO: dict[str, Any] = {"hand": 2, "deck": -2}
THREE: dict[str, Any] = {"hand": 3, "deck": -3}
"""Cards drawn."""
COMPANY = {"played": {0: ["mercenary"]}}
CROWN = {"tokens": {0: ["crown_8"]}}
ARTIFACT = {"tokens": {0: ["artifact_10"]}}
ANOTHER = {"hand": {0: ["stumble"]}}

PLAYED = [
    use("burgle", skill=1),
    use("stumble", clank=1),
    use("sidestep", boots=1),
    use("scramble", skill=1, boots=1),
    use("mercenary", skill=1, swords=2),
    use("explore", skill=2, boots=1),
    use("secret_tome"),
    use("sapphire", **ONE),
    use("emerald", **ONE),
    use("ruby", **ONE),
    use("diamond", **ONE),
    use("dragons_eye", **ONE),
    use("amulet_of_vigor", skill=4),
    use("boots_of_swiftness", boots=3),
    use("bracers_of_agility", **TWO),
    use("brilliance", **THREE),
    use("dead_run", boots=2, clank=2, caves_lifted=1),
    use("elven_boots", skill=1, boots=1, **ONE),
    use("elven_cloak", skill=1, clank=-2, **ONE),
    use("elven_dagger", skill=1, swords=1, **ONE),
    use("flying_carpet", boots=2, monsters_ignored=1, caves_lifted=1),
    use("lucky_coin", skill=1, clank=1, **ONE),
    use("move_silently", boots=2, clank=-2),
    use("pickaxe", swords=2, gold=2),
    use("scepter_of_the_ape_lord", skill=3, clank=3),
    use("search", skill=2, boots=1, gold_bonus=1),
    use("search", at={"gold_gains": 2}, skill=2, boots=1, gold_bonus=1, gold=2),
    use("silver_spear", swords=3),
    use("singing_sword", skill=3, swords=2, clank=1),
    use("sleight_of_hand"),
    use("sleight_of_hand", at=ANOTHER, hand=2 - 1, deck=-2, discard=1),
    use("sneak", skill=1, boots=1, clank=-2),
    use("sneak", at={"clank": {0: 1, 1: 3}}, skill=1, boots=1, clank=-1, quiet=1),
    use("swagger", boots=1),
    use("swagger", at={"cubes_made": 2}, boots=1, skill=2),
    use("tattle", skill=2, rival_clank=1),
    use("treasure_map", gold=5),
    use("underworld_dealing", "choose gold", gold=1),
    use("underworld_dealing", "choose pay", gold=-7, discard=2, reserve=-2, points=14),
    use("wand_of_recall", skill=2),
    use("wand_of_recall", at=ARTIFACT, skill=2, teleports=1),
    use("wand_of_wind", "choose teleport", teleports=1),
    use(
        "wand_of_wind",
        "choose take_adjacent_secret",
        "secret 25 major",
        at={"secrets": {25: ["greater_treasure"]}},
        gold=5,
        secrets=-1,
    ),
    use("apothecary"),
    use("apothecary", "choose swords", at=ANOTHER, swords=3, hand=-1, discard=1),
    use("apothecary", "choose gold", at=ANOTHER, gold=2, hand=-1, discard=1),
    use("apothecary", "choose heal", at=ANOTHER, damage=-1, hand=-1, discard=1),
    use("archaeologist", **ONE),
    use("archaeologist", at={"tokens": {0: ["monkey_idol"]}}, skill=2, **ONE),
    use("cleric_of_the_sun", skill=2, swords=1),
    use("the_duke", skill=2, swords=2),
    use("dwarven_peddler", boots=1, gold=2),
    use("gem_collector", skill=2, clank=-2, gem_discount=2),
    use("invoker_of_the_ancients", clank=1, teleports=1),
    use("kobold_merchant", gold=2),
    use("kobold_merchant", at=ARTIFACT, gold=2, skill=2),
    use("master_burglar", skill=2, trashes=1),
    use("mister_whiskers", "choose clank", clank=-2),
    use("mister_whiskers", "choose dragon_attack", at={"clank": {0: 3}, "black": 0}, clank=-3, damage=3),
    use("monkeybot_3000", clank=3, **THREE),
    use("the_mountain_king", skill=2, swords=1, boots=1),
    use("the_mountain_king", at=CROWN, skill=2, swords=2, boots=2),
    use("the_queen_of_hearts", skill=3, swords=1),
    use("the_queen_of_hearts", at=CROWN, skill=3, swords=1, damage=-1),
    use("rebel_captain", skill=2),
    use("rebel_captain", at=COMPANY, skill=2, **ONE),
    use("rebel_miner", gold=2),
    use("rebel_miner", at=COMPANY, gold=2, **ONE),
    use("rebel_scout", boots=2),
    use("rebel_scout", at=COMPANY, boots=2, **ONE),
    use("rebel_soldier", swords=2),
    use("rebel_soldier", at=COMPANY, swords=2, **ONE),
    use("treasure_hunter", skill=2, swords=2),
    use("treasure_hunter", at={"row": ["ruby"]}, skill=2, swords=2, dungeon_deck=-1, dungeon_discard=1),
    use("tunnel_guide", swords=1, boots=1),
    use("wizard", skill=3),
]


@cases(PLAYED)
def test_a_card_played(case: Use) -> None:
    others = case.situation.get("hand", {0: []})[0]
    deck = ["sneak", "sneak"] if case.card != "sneak" else 2
    table = sit(case._replace(situation={**case.situation, "hand": {0: [case.card, *others]}}), deck=deck)
    changes = {**case.changes, "hand": case.changes.get("hand", 0) - 1}
    check(table, [f"play {case.card}", *case.answers], changes)
    assert table.view(0).me.played[-1] == case.card


# --- acquired: the price in skill, the points, and what follows

ACQUIRED: dict[str, tuple[int, int, dict[str, int]]] = {
    "mercenary": (2, 0, {}),
    "explore": (3, 0, {}),
    "secret_tome": (7, 7, {}),
    "sapphire": (4, 4, {"clank": 2}),
    "emerald": (5, 5, {"clank": 2}),
    "ruby": (6, 6, {"clank": 2}),
    "diamond": (8, 8, {"clank": 2}),
    "dragons_eye": (5, 0, {"clank": 2}),
    "amulet_of_vigor": (7, 3, {"damage": -1}),
    "boots_of_swiftness": (5, 3, {"boots": 1}),
    "bracers_of_agility": (5, 2, {}),
    "brilliance": (6, 0, {}),
    "dead_run": (3, 0, {}),
    "elven_boots": (4, 2, {}),
    "elven_cloak": (4, 2, {}),
    "elven_dagger": (4, 2, {}),
    "flying_carpet": (6, 2, {}),
    "lucky_coin": (1, 1, {}),
    "move_silently": (3, 0, {}),
    "pickaxe": (4, 2, {}),
    "scepter_of_the_ape_lord": (3, 3, {}),
    "search": (4, 0, {}),
    "silver_spear": (3, 2, {"swords": 1}),
    "singing_sword": (5, 2, {}),
    "sleight_of_hand": (2, 0, {}),
    "sneak": (2, 0, {}),
    "swagger": (2, 0, {}),
    "tattle": (3, 0, {}),
    "treasure_map": (6, 0, {}),
    "underworld_dealing": (1, 0, {}),
    "wand_of_recall": (5, 1, {}),
    "wand_of_wind": (6, 3, {}),
    "apothecary": (3, 2, {}),
    "archaeologist": (2, 1, {}),
    "cleric_of_the_sun": (3, 1, {"damage": -1}),
    "the_duke": (5, 2, {}),  # for 10 gold
    "dwarven_peddler": (4, 0, {}),
    "gem_collector": (4, 2, {}),
    "invoker_of_the_ancients": (4, 1, {}),
    "kobold_merchant": (3, 1, {}),
    "master_burglar": (3, 2, {}),
    "mister_whiskers": (1, 1, {}),
    "monkeybot_3000": (5, 1, {}),
    "the_mountain_king": (6, 3, {}),
    "the_queen_of_hearts": (6, 3, {}),
    "rebel_captain": (3, 1, {}),
    "rebel_miner": (2, 1, {}),
    "rebel_scout": (3, 1, {}),
    "rebel_soldier": (2, 1, {}),
    "treasure_hunter": (3, 1, {}),
    "tunnel_guide": (1, 1, {}),
    "wizard": (6, 0, {}),
}
RESERVE = ("mercenary", "explore", "secret_tome")


@pytest.mark.parametrize("card", ACQUIRED)
def test_a_card_acquired(card: str) -> None:
    cost, points, more = ACQUIRED[card]
    row = [] if card in RESERVE else [card]
    with pytest.raises(NotAnOption):
        answer(sit(use(card), row=row, skill=cost - 1, swords=9), f"buy {card}")
    gone_from = "reserve" if card in RESERVE else "row"
    expected = {"skill": -cost, "points": points, "discard": 1, gone_from: -1, **more}
    check(sit(use(card), row=row, skill=cost), [f"buy {card}"], expected)


@pytest.mark.parametrize(
    ("card", "at", "points"),
    [
        ("the_duke", {"gold": {0: 26}}, 5),
        ("dwarven_peddler", {"tokens": {0: ["chalice", "dragon_egg"]}}, 4),
        ("wizard", {"discard": {0: ["secret_tome", "secret_tome"]}}, 4),
    ],
    ids=["the_duke", "dwarven_peddler", "wizard"],
)
def test_a_card_whose_points_depend_on_something(card: str, at: dict[str, Any], points: int) -> None:
    table = sit(use(card, at=at), row=[card], skill=9)
    before = numbers(table)["points"]
    answer(table, f"buy {card}")
    assert numbers(table)["points"] - before == points


def test_the_dragons_eye_is_worth_points_once_its_owner_has_left() -> None:
    at: dict[str, Any] = {"room": {0: 2}, "boots": 1, "tokens": {0: ["artifact_5"]}}
    table = sit(use("dragons_eye", at=at), discard={0: ["dragons_eye"]})
    check(table, ["move 1"], {"boots": -1, "tokens": 1, "points": 20 + 10})


# --- devices and monsters: the price is spent, the card goes to the dungeon discard pile

GONE: dict[str, Any] = {"row": -1, "dungeon_discard": 1}
USED = [
    use("dragon_shrine", "choose gold", skill=-4, gold=2, **GONE),
    use("dragon_shrine", "choose trash", skill=-4, trashes=1, **GONE),
    use("ladder", skill=-3, boots=2, **GONE),
    use("shrine", "choose gold", skill=-2, gold=1, **GONE),
    use("shrine", "choose heal", skill=-2, damage=-1, **GONE),
    use("teleporter", skill=-4, teleports=1, **GONE),
    use("the_vault", skill=-3, gold=5, clank=3, **GONE),
]
FOUGHT = [
    use("animated_door", swords=-1, boots=1, **GONE),
    use("belcher", swords=-2, gold=4, clank=2, **GONE),
    use("cave_troll", swords=-4, gold=3, **TWO, **GONE),
    use("crystal_golem", at={"room": {0: 18}}, swords=-3, skill=3, **GONE),
    use("kobold", swords=-1, skill=1, **GONE),
    use("ogre", swords=-3, gold=5, **GONE),
    use("orc_grunt", swords=-2, gold=3, **GONE),
    use("overlord", swords=-2, **TWO, **GONE),
    use("watcher", swords=-3, gold=3, rival_clank=1, **GONE),
    use("goblin", swords=-2, gold=1),
]


@cases(USED)
def test_a_device_used(case: Use) -> None:
    price = -case.changes["skill"]
    with pytest.raises(NotAnOption):
        answer(sit(case, row=[case.card], skill=price - 1, swords=9), f"use {case.card}")
    table = sit(case, row=[case.card], skill=price, discard={0: ["stumble"]})
    check(table, [f"use {case.card}", *case.answers], case.changes)


@cases(FOUGHT)
def test_a_monster_fought(case: Use) -> None:
    row = [] if case.card == "goblin" else [case.card]
    price = -case.changes["swords"]
    with pytest.raises(NotAnOption):
        answer(sit(case, row=row, swords=price - 1, skill=9), f"fight {case.card}")
    check(sit(case, row=row, swords=price), [f"fight {case.card}"], case.changes)


@cases([use("shrine", bag=3), use("overlord", clank=1, rival_clank=1), use("watcher", clank=1, rival_clank=1)])
def test_a_card_that_does_something_when_it_arrives(case: Use) -> None:
    """Treasure Hunter (2 skill, 2 swords) brings it into the row."""
    table = sit(case, hand={0: ["treasure_hunter"]}, row=["ruby"], deck=[case.card, "sneak"])
    brought = {"skill": 2, "swords": 2, "hand": -1, "dungeon_deck": -1, "dungeon_discard": 1}
    check(table, ["play treasure_hunter"], {**brought, **case.changes})
    assert list(table.view(0).row) == [case.card]


# --- secrets, taken in the rooms next door

TAKEN = [
    use("potion_of_greater_healing", tokens=1),
    use("greater_skill_boost", skill=5),
    use("greater_treasure", gold=5),
    use("flash_of_brilliance", **THREE),
    use("chalice", tokens=1, points=7),
    use("potion_of_healing", tokens=1),
    use("potion_of_strength", tokens=1),
    use("potion_of_swiftness", tokens=1),
    use("magic_spring", trashes=1),
    use("skill_boost", skill=2),
    use("treasure", gold=2),
    use("dragon_egg", tokens=1, points=3, rage=1),
]
MAJOR = [one.card for one in TAKEN[:5]]
DRUNK = [
    use("potion_of_greater_healing", damage=-2),
    use("potion_of_healing", damage=-1),
    use("potion_of_strength", swords=2),
    use("potion_of_swiftness", boots=1),
]


@cases(TAKEN)
def test_a_secret_taken(case: Use) -> None:
    """A major one behind a lock in room 25, for which there is a key; a minor one in room 19."""
    room, size = (25, "major") if case.card in MAJOR else (19, "minor")
    table = sit(case, boots=1, tokens={0: ["master_key"]}, secrets={room: [case.card]})
    check(table, [f"move {room}", f"take {size}"], {"boots": -1, "secrets": -1, **case.changes})


@cases(DRUNK)
def test_a_potion_drunk(case: Use) -> None:
    check(sit(case, tokens={0: [case.card]}), [f"drink {case.card}"], {"tokens": -1, **case.changes})


# --- goods

BOUGHT = [
    use("master_key", points=5),
    use("backpack", points=5),
    use("crown_10", points=10),
    use("crown_9", at={"market": {"crown_10": 0}}, points=9),
    use("crown_8", at={"market": {"crown_10": 0, "crown_9": 0}}, points=8),
]


@cases(BOUGHT)
def test_a_good_bought(case: Use) -> None:
    check(sit(case), [f"buy {case.card}"], {"gold": -7, "tokens": 1, "market": -1, **case.changes})


def test_a_master_key_opens_a_lock() -> None:
    table = sit(use("master_key"), boots=1)
    with pytest.raises(NotAnOption):
        answer(table, "move 25")
    answer(table, "buy master_key", "move 25", "leave")
    assert table.view(0).me.room == 25


def test_a_backpack_holds_another_artifact() -> None:
    table = sit(use("backpack", at=ARTIFACT), boots=1, swords=2, artifacts={31: "artifact_20"})
    answer(table, "buy backpack")
    spent = {"boots": -1, "swords": -2}
    check(table, ["move 31 2", "take artifact_20"], {**spent, "tokens": 1, "artifacts": 1, "points": 20, "rage": 1})


@pytest.mark.parametrize("crown", ["crown_10", "crown_9", "crown_8"])
def test_any_crown_impresses_the_mountain_king(crown: str) -> None:
    table = sit(use(crown), hand={0: ["the_mountain_king"]}, tokens={0: [crown]})
    check(table, ["play the_mountain_king"], {"hand": -1, "skill": 2, "swords": 2, "boots": 2})


# --- artifacts, idols and mastery tokens

ARTIFACTS = {
    "artifact_5": (18, 17, 5),
    "artifact_7": (21, 20, 7),
    "artifact_10": (27, 26, 10),
    "artifact_15": (23, 17, 15),
    "artifact_20": (31, 26, 20),
    "artifact_25": (33, 39, 25),
    "artifact_30": (35, 29, 30),
}
"""Where it lies, from where one comes, what it is worth."""


@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_an_artifact_taken(artifact: str) -> None:
    room, here, points = ARTIFACTS[artifact]
    table = sit(use(artifact), room={0: here}, teleports=1, artifacts={room: artifact})
    expected = {"teleports": -1, "tokens": 1, "artifacts": 1, "points": points, "rage": 1}
    check(table, [f"teleport {room}", f"take {artifact}"], expected)


@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_any_artifact_lets_one_leave_and_brings_a_mastery_token(artifact: str) -> None:
    table = sit(use(artifact), room={0: 2}, boots=1, tokens={0: [artifact]})
    check(table, ["move 1"], {"boots": -1, "tokens": 1, "points": 20})
    assert list(table.view(0).me.tokens) == [artifact, "mastery"]


def test_a_monkey_idol_taken() -> None:
    table = sit(use("monkey_idol"), room={0: 23}, teleports=1)
    check(table, ["teleport 24", "take idol"], {"teleports": -1, "tokens": 1, "points": 5})


# --- nothing is forgotten


def of_kinds(*kinds: str) -> set[str]:
    return {card.id for card in catalog("brzdek").cards.values() if card.kind in kinds}


def test_every_card_and_token_is_used_here() -> None:
    played, fought = {one.card for one in PLAYED}, {one.card for one in FOUGHT}
    assert played == of_kinds("starter", "reserve", "blue")
    assert set(ACQUIRED) == of_kinds("reserve", "blue")
    assert {one.card for one in USED} == of_kinds("device")
    assert fought == of_kinds("monster")
    assert {one.card for one in TAKEN} == of_kinds("major_secret", "minor_secret")
    assert {one.card for one in BOUGHT} == of_kinds("good")
    assert set(ARTIFACTS) == of_kinds("artifact")
    assert of_kinds("idol", "mastery") == {"monkey_idol", "mastery"}
    assert len((of_kinds("blue", "device") | fought) - {"goblin"}) == DUNGEON_KINDS
