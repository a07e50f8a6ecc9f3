"""Minor secrets: potions, boosts, treasures and dragon eggs."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import counted, delve, found
from tests.rules.dialect import offers, told
from tests.rules.raids import now, pass_turn, purse, thief
from tests.support import answer


@pytest.mark.rule("BRZ-197")
@pytest.mark.parametrize(("damage", "after"), [(5, 4), (1, 0), (0, 0)])
def test_potion_of_healing_heals_1(damage: int, after: int) -> None:
    table = found("potion_of_healing", damage={0: damage})
    assert (list(thief(table).tokens), thief(table).damage) == (["potion_of_healing"], damage)
    answer(table, "drink potion_of_healing")
    assert (thief(table).damage, thief(table).supply) == (after, 30 - after)
    assert list(thief(table).tokens) == []


@pytest.mark.rule("BRZ-198")
def test_potion_of_strength_gives_2_swords() -> None:
    table = found("potion_of_strength")
    assert (list(thief(table).tokens), purse(table)) == (["potion_of_strength"], (0, 0, 0))
    answer(table, "drink potion_of_strength")
    assert (list(thief(table).tokens), purse(table)) == ([], (0, 2, 0))


@pytest.mark.rule("BRZ-199")
def test_potion_of_swiftness_gives_1_boot() -> None:
    table = found("potion_of_swiftness")
    assert (list(thief(table).tokens), purse(table)) == (["potion_of_swiftness"], (0, 0, 0))
    answer(table, "drink potion_of_swiftness")
    assert (list(thief(table).tokens), purse(table)) == ([], (0, 0, 1))
    assert "10" in offers(table, "move")


@pytest.mark.rule("BRZ-197", "BRZ-198", "BRZ-199")
@pytest.mark.parametrize(
    ("token", "purse_then", "damage"),
    [
        ("potion_of_healing", (0, 0, 0), 3),
        ("potion_of_strength", (0, 2, 0), 4),
        ("potion_of_swiftness", (0, 0, 1), 4),
    ],
)
def test_a_potion_is_kept_for_a_later_turn(token: str, purse_then: tuple[int, int, int], damage: int) -> None:
    table = found(token, damage={0: 4})
    answer(table, "end")
    pass_turn(table)
    assert list(thief(table).tokens) == [token]
    answer(table, f"drink {token}")
    assert (purse(table), thief(table).damage) == (purse_then, damage)


@pytest.mark.rule("BRZ-201")
def test_skill_boost_gives_2_skill_at_once() -> None:
    table = found("skill_boost")
    assert (purse(table), list(thief(table).tokens)) == ((2, 0, 0), [])
    assert "mercenary" in offers(table, "buy")


@pytest.mark.rule("BRZ-202")
def test_treasure_is_2_gold() -> None:
    table = found("treasure", gold={0: 5})
    assert (thief(table).gold, list(thief(table).tokens)) == (7, [])
    assert table.view(0).tally(0)["gold"] == 7


@pytest.mark.rule("BRZ-202")
def test_treasure_pays_like_gold_with_exact_change() -> None:
    """Found in a market room: 6 gold and the 2 of the token, 7 of them for a crown."""
    table = delve(room={0: 26}, boots=1, gold={0: 6}, secrets={19: ["treasure", "treasure"]})
    assert "crown_10" not in offers(table, "buy")
    answer(table, "move 19", "take minor", "buy crown_10")
    assert (thief(table).gold, list(thief(table).tokens)) == (1, ["crown_10"])


@pytest.mark.rule("BRZ-202")
def test_taking_treasure_is_one_gain_of_gold() -> None:
    table = found("treasure", hand={0: ["search"]})
    answer(table, "play search")
    assert thief(table).gold == 3


# --- dragon eggs


@pytest.mark.rule("BRZ-203")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_dragon_egg_is_worth_3_points_at_the_end(count: int) -> None:
    assert counted(tokens={0: ["dragon_egg"] * count}).scores[0] == 3 * count


@pytest.mark.rule("BRZ-203")
def test_a_dragon_egg_is_kept() -> None:
    table = found("dragon_egg")
    answer(table, "end")
    pass_turn(table)
    assert list(thief(table).tokens) == ["dragon_egg"]
    assert table.view(0).tally(0)["token"] == 3


@pytest.mark.rule("BRZ-204")
@pytest.mark.parametrize(("space", "then"), [(1, 2), (4, 5), (6, 7), (7, 7)])
def test_a_dragon_egg_moves_the_marker_1_space_and_not_beyond_the_last(space: int, then: int) -> None:
    table = found("dragon_egg", rage=space)
    assert table.view(0).rage + 1 == then
    assert len(told(table, "rage")) == then - space
    assert told(table, "attack") == []


@pytest.mark.rule("BRZ-204")
def test_each_egg_moves_the_marker_once_and_however_it_is_taken() -> None:
    """One on entering room 4, one from there with Wand of Wind; keeping them later moves nothing."""
    table = delve(
        room={0: 5}, boots=2, rage=1, secrets={4: ["dragon_egg"], 10: ["dragon_egg"]}, hand={0: ["wand_of_wind"]}
    )
    answer(table, "move 4", "take minor")
    assert table.view(0).rage + 1 == 2
    answer(table, "play wand_of_wind", "choose take_adjacent_secret", "secret 10 minor")
    assert table.view(0).rage + 1 == 3
    assert list(thief(table).tokens) == ["dragon_egg", "dragon_egg"]
    answer(table, "end")
    pass_turn(table)
    assert (table.view(0).rage + 1, now(table).swords) == (3, 0)


@pytest.mark.rule("BRZ-204")
def test_other_secrets_leave_the_marker_where_it_is() -> None:
    for token in ("treasure", "skill_boost", "potion_of_healing", "chalice", "greater_treasure"):
        table = found(token, rage=2)
        assert (table.view(0).rage + 1, told(table, "rage")) == (2, [])
