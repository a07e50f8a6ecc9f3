"""Secrets: what is in the bank, what each one does, and what becomes of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, told, topic
from tests.rules.katakumby.delving import CHEAP, counted, emptied, game, lair
from tests.rules.katakumby.digging import Made, here, room, walk
from tests.rules.raids import CUBES, hand, pass_turn, purse, thief
from tests.support import answer, legal

MAJOR = {
    "catacombs_map": 2,
    "chalice": 3,
    "greater_skill_boost": 2,
    "greater_treasure": 2,
    "potion_of_greater_healing": 2,
}
MINOR = {
    "dragon_egg": 3,
    "lockpick": 3,
    "magic_spring": 2,
    "potion_of_healing": 3,
    "potion_of_swiftness": 2,
    "potion_of_strength": 2,
    "puzzle_box": 2,
    "treasure": 3,
}
AT_ONCE = ["greater_skill_boost", "greater_treasure", "lockpick", "magic_spring", "treasure"]
POTIONS = ["potion_of_greater_healing", "potion_of_healing", "potion_of_swiftness", "potion_of_strength"]


def found(token: str, **position: Any) -> Table:
    """Seat 0 has just found this secret: a major one in a chest, a minor one in a room."""
    size, start, way = ("major", "jail.chest", []) if token in MAJOR else ("minor", "finds.camp", ["finds.nook"])
    bank = {size: [token], **position.pop("bank", {})}
    table = lair(2, "finds", "jail", **{"room": {0: start}, "boots": 1, "bank": bank, **position})
    walk(table, *way)
    answer(table, "open chest" if token in MAJOR else "take minor_secret")
    assert told(table, "took") == [(0, token)]
    return table


# --- in general


@pytest.mark.rule("KAT-242")
@pytest.mark.parametrize(("gold", "points"), [(2, 3), (6, 9)])
def test_what_tokens_do_is_data_and_can_be_corrected_there(gold: int, points: int) -> None:
    """Treasure and Dragon Egg with other figures, in a file of one's own."""
    treasure: Made = {
        "id": "treasure", "name": {"pl": "Skarb", "en": "Treasure"}, "kind": "minor_secret", "copies": 3,
        "take": {"gold": gold},
    }  # fmt: skip
    egg: Made = {
        "id": "dragon_egg", "name": {"pl": "Jajo", "en": "Egg"}, "kind": "minor_secret", "copies": 3,
        "points": points, "keep": True, "take": {"rage": 1},
    }  # fmt: skip
    table = found("treasure", cards=[treasure, egg], tokens={0: ["dragon_egg"]})
    assert thief(table).gold == gold
    assert table.view(None).tally(0)["secret"] == points


@pytest.mark.rule("KAT-243")
@pytest.mark.parametrize("token", AT_ONCE)
def test_what_works_at_once_leaves_the_game(token: str) -> None:
    table = found(token, bank={"major": [], "minor": []} | {"major" if token in MAJOR else "minor": [token]})
    assert list(thief(table).tokens) == []
    assert table.view(None).secrets_left["major"] + table.view(None).secrets_left["minor"] == 0


@pytest.mark.rule("KAT-243")
@pytest.mark.parametrize("token", [one for one in [*MAJOR, *MINOR] if one not in AT_ONCE])
def test_a_kept_token_stays_with_its_finder(token: str) -> None:
    table = found(token)
    assert list(thief(table).tokens) == [token]
    answer(table, "end")
    pass_turn(table)
    assert list(thief(table).tokens) == [token]


@pytest.mark.rule("KAT-243")
def test_used_tokens_do_not_return_to_the_bank() -> None:
    table = found("potion_of_healing", damage={0: 1}, bank={"minor": ["potion_of_healing"]})
    answer(table, "drink potion_of_healing")
    assert (list(thief(table).tokens), table.view(None).secrets_left["minor"]) == ([], 0)
    answer(table, "end")
    pass_turn(table)
    assert table.view(None).secrets_left["minor"] == 0


@pytest.mark.rule("KAT-244")
@pytest.mark.parametrize("token", POTIONS)
def test_a_potion_is_used_once_also_on_the_turn_it_was_found(token: str) -> None:
    table = found(token, damage={0: 5})
    answer(table, f"drink {token}")
    assert list(thief(table).tokens) == []
    check_refused(table, f"drink {token}")


@pytest.mark.rule("KAT-244")
def test_a_potion_may_wait_for_a_later_turn_of_the_owner_and_for_nobody_elses() -> None:
    table = lair(tokens={0: ["potion_of_strength"]}, hand={1: ["burgle"]})
    assert offers(table, "drink") == ["potion_of_strength"]
    answer(table, "end")
    assert offers(table, "drink") == []
    pass_turn(table)
    assert offers(table, "drink") == ["potion_of_strength"]


@pytest.mark.rule("KAT-244")
def test_in_the_middle_of_a_move_too() -> None:
    """The new tile asks for a second boot; the potion brings it."""
    table = lair(
        2, "pit", tiles=["mud"], room={0: "pit.pit"}, boots=1, tokens={0: ["potion_of_swiftness"]}, hand={0: ["burgle"]}
    )
    answer(table, "explore 2E0")
    assert (topic(table), offers(table, "place")) == ("place", [])
    answer(table, "drink potion_of_swiftness")
    assert (topic(table), purse(table)) == ("place", (0, 0, 1))
    answer(table, "place 0")
    assert (here(table), purse(table)) == ("mud.mud", (0, 0, 0))


# --- major secrets


@pytest.mark.rule("KAT-245")
def test_the_11_major_secrets() -> None:
    assert emptied("major") == Counter(MAJOR)
    assert sum(MAJOR.values()) == 11


@pytest.mark.rule("KAT-246")
@pytest.mark.parametrize("tokens", [[], ["catacombs_map"]])
def test_the_map_leads_against_the_arrow(tokens: list[str]) -> None:
    table = lair(2, "maze", room={0: "maze.drop"}, boots=1, tokens={0: tokens})
    assert (f"{room(table, 'maze.camp')}" in offers(table, "move")) == bool(tokens)
    assert counted(1, tokens={0: ["artifact_5", *tokens]}).scores == (5 + 5 * len(tokens),)


@pytest.mark.rule("KAT-246")
@pytest.mark.parametrize("tokens", [[], ["catacombs_map"]])
def test_also_where_two_arrows_point_against_each_other(tokens: list[str]) -> None:
    """One half of the tunnel points east, the other one west."""
    table = lair(2, "slope", "slide", room={0: "slope.slope"}, boots=1, tokens={0: tokens})
    assert (str(room(table, "slide.top")) in offers(table, "move")) == bool(tokens)
    back = lair(2, "slope", "slide", room={0: "slide.top"}, boots=1, tokens={0: tokens})
    assert (str(room(back, "slope.slope")) in offers(back, "move")) == bool(tokens)


@pytest.mark.rule("KAT-246")
@pytest.mark.parametrize("tokens", [[], ["catacombs_map"]])
def test_also_on_a_tile_just_being_discovered(tokens: list[str]) -> None:
    """Laid as it is drawn, the arrow of the slide points at who comes; laid the other way round, there is none."""
    table = lair(2, "pit", tiles=["slide"], room={0: "pit.pit"}, boots=1, tokens={0: tokens})
    answer(table, "explore 2E0")
    assert ("place 0" in legal(table)) == bool(tokens)
    assert "place 180" in legal(table)


@pytest.mark.rule("KAT-247")
def test_a_chalice_is_worth_7_and_no_artifact() -> None:
    table = found("chalice", room={0: "jail.chest"})
    assert (list(thief(table).tokens), thief(table).artifacts) == (["chalice"], 0)
    assert table.view(None).rage == game(2).view(None).rage
    assert counted(1, tokens={0: ["artifact_5", "chalice", "chalice"]}).scores == (5 + 14,)
    home = lair(room={0: "start.hall"}, boots=1, tokens={0: ["chalice"]})
    check_refused(home, f"move {room(home, 'start.crypt')}")
    both = lair(2, "vault", room={0: "vault.vault"}, tokens={0: ["chalice"]}, lying={"vault.vault": ["artifact_5"]})
    answer(both, "take artifact_5")
    assert list(thief(both).tokens) == ["chalice", "artifact_5"]


@pytest.mark.rule("KAT-248")
def test_greater_skill_boost_gives_5_skill_for_this_turn() -> None:
    table = found("greater_skill_boost", skill=2)
    assert purse(table)[0] == 7
    answer(table, "buy secret_tome", "end")
    pass_turn(table)
    assert purse(table)[0] == 0


@pytest.mark.rule("KAT-249")
def test_greater_treasure_gives_5_gold_at_once() -> None:
    table = found("greater_treasure", gold={0: 2})
    assert (thief(table).gold, told(table, "gold")) == (7, [(0, 5)])


@pytest.mark.rule("KAT-250")
@pytest.mark.parametrize(("damage", "left"), [(5, 3), (2, 0), (1, 0)])
def test_a_potion_of_greater_healing_heals_2(damage: int, left: int) -> None:
    table = found("potion_of_greater_healing", damage={0: damage})
    assert thief(table).damage == damage
    answer(table, "drink potion_of_greater_healing")
    assert (thief(table).damage, thief(table).supply) == (left, CUBES - left)


# --- minor secrets


@pytest.mark.rule("KAT-251")
def test_the_20_minor_secrets() -> None:
    assert emptied("minor") == Counter(MINOR)
    assert sum(MINOR.values()) == 20


@pytest.mark.rule("KAT-252")
def test_a_dragon_egg_raises_rage_when_revealed_and_is_worth_3() -> None:
    table = found("dragon_egg", rage=2)
    assert (table.view(None).rage, list(thief(table).tokens)) == (2, ["dragon_egg"])
    assert counted(1, tokens={0: ["artifact_5", "dragon_egg"]}).scores == (8,)


@pytest.mark.rule("KAT-253")
def test_a_lockpick_is_a_lockpick() -> None:
    assert thief(found("lockpick", lockpicks={0: 2})).lockpicks == 3


@pytest.mark.rule("KAT-254")
def test_a_magic_spring_trashes_a_card_at_the_end_of_this_turn() -> None:
    """One of those played or discarded, before the play area is swept; it is chosen then, and not optional."""
    table = found("magic_spring", hand={0: ["sidestep", "burgle"]}, discard={0: ["stumble"]}, draw={0: ["explore"]})
    assert told(table, "trashed") == []
    answer(table, "play burgle", "play sidestep", "end")
    assert (topic(table), legal(table)) == ("trash", ["trash burgle", "trash sidestep", "trash stumble"])
    assert list(thief(table).played) == ["burgle", "sidestep"]
    answer(table, "trash sidestep")
    assert told(table, "trashed") == [(0, "sidestep")]
    assert sorted(hand(table)) == ["burgle", "explore", "stumble"]
    assert table.view(None).cards_of(0)["sidestep"] == 0


@pytest.mark.rule("KAT-254")
def test_without_such_a_card_it_does_nothing() -> None:
    table = found("magic_spring", draw={0: ["explore"]})
    answer(table, "end")
    assert (told(table, "trashed"), hand(table)) == ([], ["explore"])


@pytest.mark.rule("KAT-254")
def test_a_single_card_goes_without_asking_and_the_next_turn_is_free_of_it() -> None:
    table = found("magic_spring", hand={0: ["burgle"]}, draw={0: ["sidestep"]})
    answer(table, "play burgle", "end")
    assert told(table, "trashed") == [(0, "burgle")]
    pass_turn(table, 2)
    assert told(table, "trashed") == [(0, "burgle")]


@pytest.mark.rule("KAT-255")
def test_a_potion_of_healing_heals_1() -> None:
    table = found("potion_of_healing", damage={0: 3})
    answer(table, "drink potion_of_healing")
    assert (thief(table).damage, thief(table).supply) == (2, CUBES - 2)


@pytest.mark.rule("KAT-256")
def test_a_potion_of_swiftness_is_a_boot() -> None:
    table = found("potion_of_swiftness", swords=1)
    answer(table, "drink potion_of_swiftness")
    assert purse(table) == (0, 1, 1)
    walk(table, "finds.camp")


@pytest.mark.rule("KAT-257")
def test_a_potion_of_strength_is_two_swords() -> None:
    table = found("potion_of_strength", row=["keymaster", *CHEAP[:5]])
    answer(table, "drink potion_of_strength")
    assert purse(table) == (0, 2, 0)
    answer(table, "fight keymaster")


@pytest.mark.rule("KAT-258")
def test_a_puzzle_box_is_turned_in_at_an_altar_for_a_major_secret() -> None:
    table = lair(
        2, "chapel", room={0: "chapel.altar"}, tokens={0: ["puzzle_box"]}, bank={"major": ["chalice"]}, boots=1
    )
    answer(table, "redeem puzzle_box")
    assert list(thief(table).tokens) == ["chalice"]
    assert told(table, "took") == [(0, "chalice")]
    assert table.view(None).secrets_left["major"] == 0


@pytest.mark.rule("KAT-258")
@pytest.mark.parametrize(
    ("place", "major", "may"),
    [("chapel.altar", ["chalice"], True), ("chapel.altar", [], False), ("chapel.nave", ["chalice"], False)],
)
def test_only_there_and_only_while_there_is_one(place: str, major: list[str], may: bool) -> None:
    table = lair(2, "chapel", room={0: place}, tokens={0: ["puzzle_box"]}, bank={"major": major})
    assert offers(table, "redeem") == (["puzzle_box"] if may else [])
    assert "end" in legal(table)


@pytest.mark.rule("KAT-258")
def test_it_needs_no_mark_on_the_altar_and_two_boxes_are_two_secrets() -> None:
    table = lair(
        2, "chapel", room={0: "chapel.altar"}, tokens={0: ["puzzle_box", "puzzle_box"]}, altars={"chapel.altar": [0]},
        bank={"major": ["greater_treasure", "chalice"]},
    )  # fmt: skip
    answer(table, "redeem puzzle_box", "redeem puzzle_box")
    assert (thief(table).gold, list(thief(table).tokens)) == (5, ["chalice"])
    assert counted(1, tokens={0: ["artifact_5", "puzzle_box"]}).scores == (5,)


@pytest.mark.rule("KAT-259")
def test_treasure_gives_2_gold_at_once() -> None:
    table = found("treasure", gold={0: 1})
    assert (thief(table).gold, told(table, "gold")) == (3, [(0, 2)])


# --- from cards


@pytest.mark.rule("KAT-337")
def test_a_card_that_gives_a_secret_reveals_it_at_once() -> None:
    table = lair(skill=6, row=["scavenger", "scavenger", *CHEAP[:4]], bank={"minor": ["treasure", "dragon_egg"]})
    answer(table, "buy scavenger")
    assert (thief(table).gold, told(table, "took")) == (2, [(0, "treasure")])
    answer(table, "buy scavenger")
    assert (list(thief(table).tokens), table.view(None).secrets_left["minor"]) == (["dragon_egg"], 0)
    trunk = lair(skill=3, row=["locked_trunk", *CHEAP[:5]], bank={"major": ["greater_treasure"]})
    answer(trunk, "use locked_trunk")
    assert (thief(trunk).gold, thief(trunk).lockpicks) == (5, 2)


@pytest.mark.rule("KAT-337")
def test_it_is_a_random_one() -> None:
    took = set()
    for seed in range(12):
        table = lair(seed=seed, skill=3, row=["scavenger", *CHEAP[:5]])
        answer(table, "buy scavenger")
        took.add(told(table, "took")[0][1])
    assert len(took) >= 4


@pytest.mark.rule("KAT-337")
def test_with_none_left_it_gives_nothing() -> None:
    table = lair(skill=3, row=["scavenger", *CHEAP[:5]], bank={"minor": []})
    answer(table, "buy scavenger")
    assert (told(table, "took"), list(thief(table).discard)) == ([], ["scavenger"])
