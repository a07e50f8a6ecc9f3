"""Chests, libraries and prisons: a lockpick on the symbol, once and for all."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.rulebook import Result
from brzdek.core.table import Table
from tests.rules.dialect import check_refused, offers, result, told, topic
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import laid, tile, tunnel
from tests.rules.raids import each, now, pass_turn, purse, thief
from tests.support import answer, legal

QUARRY = {
    "vault": tile(
        {"all": ["chest", "library", "prison"], "chest": ["chest"], "hall": []},
        tunnel("all", "hall"),
        tunnel("chest", "hall"),
    )
}
ALL, CHEST, HALL = 5, 6, 7
KINDS = ("chest", "library", "prison")


def vault(**position: Any) -> Table:
    """A room with a chest, a library and a prison, where seat 0 stands; and a room with another chest."""
    return dig(QUARRY, **{"map": [laid("vault", 1, 0)], "room": {0: ALL}, **position})


# --- opening


@pytest.mark.rule("KAT-104")
@pytest.mark.parametrize("kind", KINDS)
def test_a_lockpick_opens_what_is_in_the_room(kind: str) -> None:
    table = vault(lockpicks={0: 2})
    assert offers(table, "open") == list(KINDS)
    answer(table, f"open {kind}")
    while topic(table) == "freed":
        answer(table, legal(table)[0])
    assert thief(table).lockpicks == 1
    assert told(table, "opened") == [(0, kind, ALL)]


@pytest.mark.rule("KAT-104")
def test_not_without_a_lockpick_and_not_from_another_room() -> None:
    assert offers(vault(lockpicks={0: 0}, gold={0: 9}, skill=9, swords=9), "open") == []
    assert offers(vault(room={0: HALL}), "open") == []
    assert offers(vault(room={0: CHEST}), "open") == ["chest"]


@pytest.mark.rule("KAT-104")
def test_opening_is_optional_and_possible_at_any_moment_of_the_turn() -> None:
    table = vault(hand={0: ["burgle"]}, bank={"major": ["chalice"]})
    assert "chest" in offers(table, "open")
    answer(table, "play burgle", "open chest", "end")
    other = vault()
    answer(other, "end")
    assert (thief(table).lockpicks, thief(other).lockpicks) == (2, 3)


@pytest.mark.rule("KAT-105")
@pytest.mark.parametrize("kind", KINDS)
def test_a_covered_symbol_is_closed_to_everybody_for_good(kind: str) -> None:
    bank = {"prison": ["peasant", "peasant", "monk", "mayor"], "major": ["chalice", "chalice"]}
    table = vault(room={0: ALL, 1: ALL}, hand={0: [], 1: []}, bank=bank)
    answer(table, f"open {kind}")
    assert table.view(None).loot == {ALL: [kind]}
    check_refused(table, f"open {kind}")
    answer(table, "end")
    check_refused(table, f"open {kind}")
    pass_turn(table)
    check_refused(table, f"open {kind}")
    assert each(table, "lockpicks") == [2, 3]


@pytest.mark.rule("KAT-105")
def test_each_symbol_of_a_room_takes_a_lockpick_of_its_own() -> None:
    table = vault(lockpicks={0: 3}, bank={"prison": ["peasant"] * 2, "major": ["chalice"]})
    for left, kind in ((2, "library"), (1, "prison"), (0, "chest")):
        answer(table, f"open {kind}")
        assert thief(table).lockpicks == left
    assert table.view(None).loot == {ALL: ["library", "prison", "chest"]}
    assert thief(table).tokens == ["peasant", "peasant", "chalice"]


@pytest.mark.rule("KAT-105")
def test_the_same_symbol_in_another_room_is_another_symbol() -> None:
    table = vault(boots=2, bank={"major": ["chalice", "chalice"]})
    answer(table, "open chest", f"move {HALL}", f"move {CHEST}", "open chest")
    assert table.view(None).loot == {ALL: ["chest"], CHEST: ["chest"]}
    assert thief(table).tokens == ["chalice", "chalice"]


# --- chests


@pytest.mark.rule("KAT-106")
@pytest.mark.parametrize(
    ("secret", "tokens", "skill", "gold"),
    [
        ("chalice", ["chalice"], 0, 0),
        ("catacombs_map", ["catacombs_map"], 0, 0),
        ("potion_of_greater_healing", ["potion_of_greater_healing"], 0, 0),
        ("greater_skill_boost", [], 5, 0),
        ("greater_treasure", [], 0, 5),
    ],
)
def test_a_chest_holds_a_major_secret_that_is_revealed_at_once(
    secret: str, tokens: list[str], skill: int, gold: int
) -> None:
    table = vault(bank={"major": [secret, "chalice"]})
    answer(table, "open chest")
    assert told(table, "took") == [(0, secret)]
    assert (thief(table).tokens, purse(table)[0], thief(table).gold) == (tokens, skill, gold)
    assert table.view(None).secrets_left["major"] == 1


@pytest.mark.rule("KAT-106")
def test_it_is_a_random_one_of_all_that_are_left() -> None:
    found = Counter[str]()
    for seed in range(80):
        table = vault(seed=seed, lockpicks={0: 1})
        answer(table, "open chest")
        (event,) = told(table, "took")
        found[event[1]] += 1
        assert table.view(None).secrets_left == {"minor": 20, "major": 10, "prison": 20}
    assert set(found) == {
        "catacombs_map", "chalice", "greater_skill_boost", "greater_treasure", "potion_of_greater_healing",
    }  # fmt: skip
    assert max(found.values()) < 45


@pytest.mark.rule("KAT-107")
def test_without_major_secrets_a_chest_stays_closed() -> None:
    table = vault(bank={"major": []})
    assert offers(table, "open") == ["library", "prison"]
    check_refused(table, "open chest")
    assert table.view(None).loot == {}


@pytest.mark.rule("KAT-107")
def test_the_last_secret_can_still_be_found() -> None:
    table = vault(bank={"major": ["chalice"]}, boots=2)
    answer(table, "open chest", f"move {HALL}", f"move {CHEST}")
    assert offers(table, "open") == []
    assert thief(table).lockpicks == 2


# --- libraries


@pytest.mark.rule("KAT-108")
def test_a_library_gives_a_tome_from_the_reserve_without_skill() -> None:
    table = vault(skill=1)
    answer(table, "open library")
    assert thief(table).discard == ["secret_tome"]
    assert (table.view(None).reserve["secret_tome"], purse(table)) == (11, (1, 0, 0))
    assert told(table, "acquired") == [(0, "secret_tome")]
    assert thief(table).lockpicks == 2


@pytest.mark.rule("KAT-109")
@pytest.mark.parametrize(("left", "can"), [(1, True), (0, False)])
def test_without_tomes_a_library_stays_closed(left: int, can: bool) -> None:
    table = vault(reserve={"secret_tome": left})
    assert ("library" in offers(table, "open")) == can
    if can:
        answer(table, "open library")
        assert table.view(None).reserve["secret_tome"] == 0
    else:
        check_refused(table, "open library")


# --- prisons


@pytest.mark.rule("KAT-110")
def test_a_prison_frees_two_prisoners() -> None:
    table = vault(bank={"prison": ["monk", "peasant", "mayor"]})
    answer(table, "open prison")
    assert thief(table).tokens == ["monk", "peasant"]
    assert told(table, "freed") == [(0, ("monk", "peasant"))]
    assert (table.view(None).secrets_left["prison"], now(table).prisoners_freed) == (1, 2)
    for seat in (0, 1, None):
        assert table.view(seat).thieves[0].tokens == ["monk", "peasant"]


@pytest.mark.rule("KAT-110")
def test_they_are_random_ones() -> None:
    pairs = set()
    for seed in range(40):
        table = vault(seed=seed)
        answer(table, "open prison")
        (event,) = told(table, "freed")
        assert len(event[1]) == 2
        pairs.add(tuple(sorted(event[1])))
        assert table.view(None).secrets_left == {"minor": 20, "major": 11, "prison": 18}
    assert len(pairs) > 20


@pytest.mark.rule("KAT-111")
@pytest.mark.parametrize(("bank", "freed"), [(["peasant"], ["peasant"]), (["discount_coupon"], ["discount_coupon"])])
def test_the_last_token_can_be_had_alone(bank: list[str], freed: list[str]) -> None:
    table = vault(bank={"prison": bank})
    answer(table, "open prison")
    assert (thief(table).tokens, thief(table).lockpicks) == (freed, 2)
    assert table.view(None).loot == {ALL: ["prison"]}


@pytest.mark.rule("KAT-111")
def test_without_prisoners_a_prison_stays_closed() -> None:
    table = vault(bank={"prison": []})
    assert offers(table, "open") == ["chest", "library"]
    check_refused(table, "open prison")


@pytest.mark.rule("KAT-112")
def test_prisoners_stay_with_the_player_until_the_final_scoring() -> None:
    table = vault(
        room={0: ALL},
        hand={0: ["sidestep"], 1: []},
        draw={0: ["expert_guide"], 1: []},
        tokens={0: ["artifact_5"]},
        bank={"prison": ["peasant", "adventurer", "monk"]},
    )
    answer(table, "open prison", "play sidestep", "move 2", "end")
    answer(table, "end")
    assert thief(table).tokens == ["artifact_5", "peasant", "adventurer"]
    while offers(table, "play"):
        answer(table, f"play {offers(table, 'play')[0]}")
    answer(table, "move 1", "end")
    assert thief(table).tokens == ["artifact_5", "peasant", "adventurer", "mastery"]
    assert table.view(None).tally(0)["prisoner"] == 2 + 3
    assert table.view(None).secrets_left["prison"] == 1


@pytest.mark.rule("KAT-112")
def test_freed_prisoners_are_counted_at_the_end() -> None:
    table = vault(
        room={0: "start.hall"}, boots=1, tokens={0: ["artifact_5", "peasant", "peasant", "warrior"]}, out={1: "lost"}
    )
    answer(table, "move 1", "end")
    assert result(table) == Result((5 + 20 + 2 + 2 + 3, 0), (0,))
