"""Secrets: turned up when they are taken, hidden before."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.brzdek.delving import delve
from tests.rules.dialect import offers, told
from tests.rules.raids import each, purse, thief
from tests.support import answer, legal


def found(secret: str, size: str = "minor", **position: Any) -> Table:
    """Seat 0 has just taken this secret in room 16."""
    table = delve(3, **{"room": {0: 15}, "boots": 1, "secrets": {16: [secret]}, **position})
    answer(table, "move 16", f"take {size}")
    return table


@pytest.mark.rule("BRZ-089")
@pytest.mark.parametrize("secret", ["treasure", "dragon_egg", "potion_of_healing", "skill_boost"])
def test_a_secret_is_turned_up_for_all_to_see_when_it_is_taken(secret: str) -> None:
    table = found(secret)
    for seat in (0, 1, 2, None):
        assert told(table, "took", seat) == [(0, secret)]


@pytest.mark.rule("BRZ-089")
@pytest.mark.parametrize(
    ("secret", "size", "gold", "made", "drawn"),
    [
        ("treasure", "minor", 2, (0, 0, 0), 0),
        ("skill_boost", "minor", 0, (2, 0, 0), 0),
        ("greater_treasure", "major", 5, (0, 0, 0), 0),
        ("greater_skill_boost", "major", 0, (5, 0, 0), 0),
        ("flash_of_brilliance", "major", 0, (0, 0, 0), 3),
    ],
)
def test_a_secret_for_at_once_works_at_once_and_is_gone(
    secret: str, size: str, gold: int, made: tuple[int, int, int], drawn: int
) -> None:
    table = found(secret, size, draw={0: ["burgle"] * 5})
    assert (each(table, "gold"), purse(table), thief(table).hand_count) == ([gold, 0, 0], made, drawn)
    assert thief(table).tokens == []


@pytest.mark.rule("BRZ-089")
@pytest.mark.parametrize(
    ("secret", "size"),
    [
        ("potion_of_healing", "minor"),
        ("potion_of_strength", "minor"),
        ("potion_of_swiftness", "minor"),
        ("potion_of_greater_healing", "major"),
    ],
)
def test_a_potion_is_kept_for_later(secret: str, size: str) -> None:
    table = found(secret, size, damage={0: 3})
    assert (thief(table).tokens, thief(table).damage, purse(table)) == ([secret], 3, (0, 0, 0))
    assert offers(table, "drink") == [secret]


@pytest.mark.rule("BRZ-089")
@pytest.mark.parametrize(("secret", "size", "angrier"), [("chalice", "major", 0), ("dragon_egg", "minor", 1)])
def test_a_treasure_worth_points_stays_with_its_finder(secret: str, size: str, angrier: int) -> None:
    table = found(secret, size, rage=1)
    assert thief(table).tokens == [secret]
    assert table.view(None).rage == angrier
    assert table.view(None).tally(0)["token"] == table.view(None).pieces[secret].points > 0


@pytest.mark.rule("BRZ-089")
def test_a_magic_spring_removes_a_card_at_the_end_of_the_turn() -> None:
    table = found("magic_spring", discard={0: ["stumble"]}, played={0: ["burgle"]})
    assert thief(table).tokens == []
    answer(table, "end")
    assert sorted(offers(table, "trash")) == ["burgle", "stumble"]
    answer(table, "trash stumble")
    assert table.view(0).cards_of(0)["stumble"] == 1


@pytest.mark.rule("BRZ-090")
def test_of_two_minor_secrets_one_is_taken_unseen_and_the_other_stays_hidden() -> None:
    """Whatever the other one is, everybody sees just the same."""
    eggs, springs = (found("treasure", secrets={16: [other, "treasure"]}) for other in ("dragon_egg", "magic_spring"))
    for seat in (0, 1, 2, None):
        assert eggs.view(seat).data() == springs.view(seat).data()
        assert eggs.view(seat).events() == springs.view(seat).events()
        assert eggs.view(seat).lying(16) == {"minor": 1, "major": 0, "idols": 0, "artifact": ""}
    answer(eggs, "end")
    answer(springs, "end")
    assert eggs.view(0).data() == springs.view(0).data()


@pytest.mark.rule("BRZ-090")
def test_the_player_cannot_choose_between_the_two() -> None:
    table = delve(room={0: 15}, boots=1, secrets={16: ["treasure", "dragon_egg"]})
    answer(table, "move 16")
    assert legal(table) == ["take minor", "leave"]


@pytest.mark.rule("BRZ-090")
def test_which_of_the_two_is_taken_is_a_matter_of_chance() -> None:
    """With all secrets where chance has put them, each kind turns up, and pairs of different kinds both ways round."""
    pairs = set()
    for seed in range(150):
        table = delve(seed=seed, room={0: 11}, boots=3)
        answer(table, "move 16", "take minor", "move 11", "move 16", "take minor")
        (_, first), (_, second) = told(table, "took")
        pairs.add((first, second))
    assert len({first for first, _ in pairs}) == 7
    assert any((second, first) in pairs for first, second in pairs if first != second)
