"""Single cards of the dungeon deck, as the rulings about them say."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import offers, seat_to_move, told, topic
from tests.rules.katakumby.delving import CHEAP, SYMBOL, attacked, lair, refilled
from tests.rules.katakumby.digging import here, room, walk
from tests.rules.raids import BLACK, CUBES, bag, drawn, each, hand, pass_turn, purse, thief
from tests.support import answer, legal

DECK = ["mercenary"] * 4
"""Cards to draw."""
MONSTERS = ["keymaster", "keymaster", "skeleton", "skeleton", "skeleton", "archoverlord"]


# --- the row


@pytest.mark.rule("KAT-280")
def test_a_replaced_card_goes_away_and_the_new_one_is_there_at_once() -> None:
    """Its Arrive text works, its dragon symbol does not; gaps are not filled by it."""
    table = lair(
        row=CHEAP[:4], deck=["skeleton_priest", SYMBOL, "bandit", "bandit", "swindle"], hand={0: ["remove_traps"] * 2}
    )
    answer(table, "play remove_traps")
    assert topic(table) == "replace"
    assert legal(table) == [f"replace {card}" for card in ("elven_sword", "lightstick", "expert_guide")]
    answer(table, "replace elven_sword")
    assert sorted(table.view(None).row) == sorted(["skeleton_priest", *CHEAP[1:4]])
    assert table.view(None).dungeon_discard[-1] == "elven_sword"
    assert (told(table, "arrived"), each(table, "clank")) == ([("skeleton_priest",)], [1, 1])
    answer(table, "fight skeleton_priest", "play remove_traps", "replace lightstick")
    assert (SYMBOL in table.view(None).row, drawn(table)) == (True, [])
    answer(table, "end")
    assert (told(table, "revealed"), drawn(table)) == ([(("bandit", "bandit", "swindle"),)], [])


@pytest.mark.rule("KAT-280")
@pytest.mark.parametrize(("row", "deck"), [([], ["bandit"] * 2 + ["swindle"] * 2), (CHEAP[:3], [])])
def test_without_a_card_in_row_or_deck_nothing_happens(row: list[str], deck: list[str]) -> None:
    table = lair(row=row, deck=deck, hand={0: ["remove_traps"]})
    answer(table, "play remove_traps")
    assert (topic(table), list(table.view(None).row), purse(table)) == ("turn", row, (1, 2, 0))


@pytest.mark.rule("KAT-280")
def test_it_is_compulsory() -> None:
    table = lair(row=["lightstick", "lightstick"], deck=["bandit"] * 2, hand={0: ["remove_traps"]})
    answer(table, "play remove_traps")
    assert list(table.view(None).row) == ["bandit", "lightstick"]


@pytest.mark.rule("KAT-281")
@pytest.mark.parametrize(("aside", "back"), [(0, 0), (2, 2), (3, 3), (7, 3)])
def test_only_black_cubes_set_aside_go_back_into_the_bag(aside: int, back: int) -> None:
    for card in ("diversion", "thieves_shrine"):
        table = refilled(card, black=BLACK - aside, bag={0: 2})
        assert (bag(table), table.view(None).black_aside) == ([2, 0, BLACK - aside + back], aside - back)


@pytest.mark.rule("KAT-281")
def test_black_cubes_on_a_health_meter_stay_there() -> None:
    table = refilled("diversion", black=BLACK - 4, damage={0: 3}, black_damage={0: 3})
    assert (bag(table)[-1], thief(table).black, table.view(None).black_aside) == (BLACK - 3, 3, 0)


# --- altars


def projecting(*on: str, **position: Any) -> Table:
    """Astral Projection has just been played, and 6 skill were made."""
    table = lair(2, *on, **{"skill_spent": 4, "hand": {0: ["astral_projection"]}, **position})
    answer(table, "play astral_projection")
    return table


@pytest.mark.rule("KAT-282")
def test_an_altar_is_marked_as_though_one_stood_there() -> None:
    """The cube is placed and gold paid for all altars with one, as usual."""
    table = projecting("chapel", "abbey", altars={"abbey.choir": [0, 1]})
    far, near = room(table, "abbey.altar"), room(table, "chapel.altar")
    assert legal(table) == [f"mark {near}", f"mark {far}", "leave"]
    answer(table, f"mark {far}")
    assert (thief(table).gold, thief(table).supply, here(table)) == (2, CUBES - 2, "start.crypt")
    assert list(table.view(None).altars[far]) == [0]


@pytest.mark.rule("KAT-282")
def test_it_is_optional() -> None:
    table = projecting("chapel")
    answer(table, "leave", "end")
    assert (thief(table).gold, dict(table.view(None).altars)) == (0, {})


@pytest.mark.rule("KAT-282")
def test_all_other_rules_of_altars_hold() -> None:
    """Not twice the same one, not a full one, not without a cube; and not without 6 skill."""
    assert topic(projecting("chapel", altars={"chapel.altar": [0]})) == "turn"
    assert topic(projecting("chapel", clank={0: CUBES})) == "turn"
    full = lair(5, "chapel", altars={"chapel.altar": [1, 2, 3, 4]}, skill_spent=4, hand={0: ["astral_projection"]})
    answer(full, "play astral_projection")
    assert topic(full) == "turn"
    assert topic(projecting("chapel", skill_spent=3)) == "turn"


# --- caves and monsters


@pytest.mark.rule("KAT-284")
def test_the_ban_on_boots_is_lifted_for_caves_entered_before_and_after() -> None:
    table = lair(2, "grotto", room={0: "grotto.mouth"}, boots=9, hand={0: ["crystal_compass"]}, draw={0: DECK})
    walk(table, "grotto.cave")
    assert offers(table, "move") == []
    answer(table, "play crystal_compass")
    walk(table, "grotto.mouth", "grotto.cave", "grotto.mouth")
    assert purse(table)[2] == 9 - 4


@pytest.mark.rule("KAT-284")
def test_the_boots_of_the_ape_lord_need_an_idol_which_may_come_later() -> None:
    for tokens in ([], ["monkey_idol"]):
        table = lair(2, "grotto", room={0: "grotto.mouth"}, hand={0: ["boots_of_the_ape_lord"]}, tokens={0: tokens})
        answer(table, "play boots_of_the_ape_lord")
        walk(table, "grotto.cave")
        assert bool(offers(table, "move")) == bool(tokens)


@pytest.mark.rule("KAT-284")
def test_only_for_this_turn() -> None:
    table = lair(
        2, "grotto", room={0: "grotto.mouth"}, hand={0: ["crystal_compass"]},
        draw={0: ["burgle", "burgle", "scramble", "sidestep"]},
    )  # fmt: skip
    answer(table, "play crystal_compass")
    pass_turn(table, 2)
    answer(table, "play scramble", "play sidestep")
    walk(table, "grotto.cave")
    assert offers(table, "move") == []


@pytest.mark.rule("KAT-285")
@pytest.mark.parametrize("how", ["play", "buy", "cloak"])
def test_who_ignores_tunnel_monsters_takes_no_damage_and_spends_no_swords(how: str) -> None:
    table = lair(
        5, "maze", room={0: "maze.camp"}, boots=1, swords=3, skill=4 if how == "buy" else 0,
        hand={0: ["skulker"] if how == "play" else []}, row=["skulker", *CHEAP[:5]] if how == "buy" else CHEAP,
        tokens={0: ["invisibility_cloak"] if how == "cloak" else []},
    )  # fmt: skip
    if how != "cloak":
        answer(table, f"{how} skulker")
    den = room(table, "maze.den")
    assert [line for line in offers(table, "move") if line.split()[0] == str(den)] == [f"{den} 0"]
    answer(table, f"move {den} 0")
    assert (thief(table).damage, purse(table)[1]) == (0, 3)


@pytest.mark.rule("KAT-285")
def test_even_without_cubes_or_health() -> None:
    table = lair(2, "maze", room={0: "maze.camp"}, hand={0: ["skulker"]}, damage={0: 9}, clank={0: CUBES - 9})
    answer(table, "play skulker", f"move {room(table, 'maze.den')} 0")
    assert (here(table), thief(table).damage) == ("maze.den", 9)


@pytest.mark.rule("KAT-285")
def test_earlier_passages_are_not_reopened_and_the_next_turn_is_as_before() -> None:
    table = lair(2, "maze", room={0: "maze.camp"}, boots=1, hand={0: ["skulker"]}, draw={0: ["sidestep"]})
    answer(table, f"move {room(table, 'maze.den')} 0", "play skulker")
    assert (thief(table).damage, thief(table).supply) == (2, CUBES - 2)
    answer(table, "end")
    pass_turn(table)
    answer(table, "play sidestep", f"move {room(table, 'maze.camp')} 0")
    assert thief(table).damage == 4


# --- ghosts


def haunted(**position: Any) -> Table:
    """Two ghosts are drawn at the end of seat 0's turn."""
    return attacked(3, **{"black": 0, "ghosts": {"bag": 5}, "rage": 1, **position})


@pytest.mark.rule("KAT-286")
def test_a_card_discarded_from_hand_prevents_one_damage_of_one_ghost() -> None:
    """Outside of its owner's turn too, for its owner only; the card drawn stays for the next turn."""
    table = haunted(hand={1: ["white_tourmaline", "burgle"]}, draw={1: ["explore", "explore"]})
    assert (seat_to_move(table), topic(table)) == (1, "ward")
    assert legal(table) == ["ward white_tourmaline", "ward no"]
    answer(table, "ward white_tourmaline")
    assert (each(table, "damage"), seat_to_move(table)) == ([2, 1, 2], 1)
    assert list(thief(table, 1).discard) == ["white_tourmaline"]
    assert offers(table, "play") == ["burgle", "explore"]


@pytest.mark.rule("KAT-286")
def test_it_is_optional_and_two_cards_prevent_two() -> None:
    cards = ["white_tourmaline", "black_tourmaline"]
    table = haunted(hand={1: cards}, draw={1: DECK})
    assert legal(table) == ["ward white_tourmaline", "ward black_tourmaline", "ward no"]
    answer(table, "ward no", "ward black_tourmaline")
    assert (thief(table, 1).damage, hand(table, 1)) == (1, ["mercenary", "white_tourmaline"])
    both = haunted(hand={1: cards}, draw={1: DECK})
    answer(both, "ward black_tourmaline", "ward white_tourmaline")
    assert (thief(both, 1).damage, hand(both, 1)) == (0, ["mercenary", "mercenary"])


@pytest.mark.rule("KAT-286")
def test_the_one_whose_turn_has_just_ended_has_a_new_hand_to_do_it_with() -> None:
    table = haunted(draw={0: ["white_tourmaline", *DECK, "explore"]})
    assert seat_to_move(table) == 0
    answer(table, "ward white_tourmaline")
    assert hand(table) == ["explore", *DECK]
    assert thief(table).damage == 1


@pytest.mark.rule("KAT-286")
def test_cards_elsewhere_and_other_damage_are_no_matter_for_it() -> None:
    table = haunted(discard={1: ["white_tourmaline"]}, hand={1: ["rose_quartz"]})
    assert (topic(table), each(table, "damage")) == ("turn", [2, 2, 2])
    cubes_only = attacked(black=0, bag={1: 9}, rage=1, hand={1: ["white_tourmaline"]})
    assert (topic(cubes_only), thief(cubes_only, 1).damage) == ("turn", 2)


# --- for nothing


@pytest.mark.rule("KAT-338")
def test_the_warlock_gives_a_tome_from_the_reserve() -> None:
    table = lair(row=["skeleton_warlock", *CHEAP[:5]], swords=3, skill=1)
    answer(table, "fight skeleton_warlock")
    assert (list(thief(table).discard), thief(table).clank, purse(table)[0]) == (["secret_tome"], 1, 1)
    assert table.view(None).reserve["secret_tome"] == 11
    none = lair(row=["skeleton_warlock", *CHEAP[:5]], swords=3, reserve={"secret_tome": 0})
    answer(none, "fight skeleton_warlock")
    assert (list(none.view(None).thieves[0].discard), none.view(None).reserve["secret_tome"]) == ([], 0)


def theft(row: list[str], **position: Any) -> Table:
    """Grand Theft has just been played."""
    table = lair(2, "pit", **{"row": row, "hand": {0: ["grand_theft"]}, **position})
    answer(table, "play grand_theft")
    return table


@pytest.mark.rule("KAT-339")
def test_a_lockpick_buys_any_card_or_device_of_the_row_without_skill() -> None:
    table = theft(["lute", "black_market", "keymaster", "sneak_attack"])
    assert legal(table) == ["choose lockpicks", "choose spend_lockpicks"]
    answer(table, "choose spend_lockpicks")
    assert legal(table) == ["buy lute", "use black_market", "buy sneak_attack"]
    answer(table, "buy sneak_attack")
    assert (list(thief(table).discard), purse(table), thief(table).lockpicks) == (["sneak_attack"], (0, 1, 0), 2)
    device = theft(["lute", "darkened_alcove"], clank={0: 3})
    answer(device, "choose spend_lockpicks", "use darkened_alcove")
    assert (thief(device).clank, device.view(None).dungeon_discard[-1]) == (1, "darkened_alcove")


@pytest.mark.rule("KAT-339")
def test_a_lockpick_may_be_taken_instead() -> None:
    table = theft(["lute"])
    answer(table, "choose lockpicks")
    assert (thief(table).lockpicks, list(table.view(None).row)) == (4, ["lute"])


@pytest.mark.rule("KAT-339")
def test_skill_at_hand_is_left_alone() -> None:
    table = theft(["lute", "swindle"], skill=3)
    answer(table, "choose spend_lockpicks", "buy lute")
    assert purse(table)[0] == 3
    answer(table, "buy swindle")
    assert purse(table)[0] == 0


@pytest.mark.rule("KAT-339")
@pytest.mark.parametrize(
    ("row", "more", "may"),
    [
        (MONSTERS[:4], {}, False),
        (["wishing_well", *MONSTERS[:3]], {"gold": {0: 2}}, False),
        (["wishing_well", *MONSTERS[:3]], {"gold": {0: 3}}, True),
        (["locked_trunk", *MONSTERS[:3]], {"bank": {"major": []}}, False),
        (["locked_trunk", *MONSTERS[:3]], {"lockpicks": {0: 2}}, True),
        (["locked_trunk", *MONSTERS[:3]], {"lockpicks": {0: 1}}, False),
        (["lute", *MONSTERS[:3]], {"lockpicks": {0: 0}}, False),
        ([], {}, False),
    ],
)
def test_extra_prices_stay_and_with_nothing_to_choose_it_cannot_be_picked(
    row: list[str], more: dict[str, Any], may: bool
) -> None:
    table = theft(row, **more)
    assert (topic(table) == "choose") == may


@pytest.mark.rule("KAT-339")
def test_the_extra_price_is_paid() -> None:
    table = theft(["wishing_well"], gold={0: 5}, draw={0: DECK})
    answer(table, "choose spend_lockpicks")
    assert (thief(table).gold, len(hand(table)), thief(table).lockpicks) == (2, 2, 2)
    trunk = theft(["locked_trunk"], bank={"major": ["chalice"]})
    answer(trunk, "choose spend_lockpicks")
    assert (list(thief(trunk).tokens), thief(trunk).lockpicks) == (["chalice"], 1)


@pytest.mark.rule("KAT-339")
@pytest.mark.parametrize(("place", "may"), [("pit.pit", True), ("start.hall", False)])
def test_conditions_on_the_place_stay(place: str, may: bool) -> None:
    deep = {"id": "relic", "name": {"pl": "Relikt", "en": "Relic"}, "kind": "blue", "copies": 1, "cost": 4,
            "only_in": "depths", "play": {"skill": 1}}  # fmt: skip
    table = theft(["relic"], cards=[deep], room={0: place})
    assert (topic(table) == "choose") == may
