"""The faces of the cards that the rulebook names: price, resources, points and text."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.brzdek.delving import counted, delve
from tests.rules.dialect import check_refused, offers, told
from tests.rules.raids import each, now, purse, thief
from tests.support import answer, legal


def played(*cards: str, **position: Any) -> Table:
    """The player on turn has these cards in hand and has played them in this order."""
    table = delve(**{"hand": {0: list(cards)}, **position})
    answer(table, *(f"play {card}" for card in cards))
    return table


# --- what a card costs, gives and is worth


@pytest.mark.parametrize(
    ("card", "verb", "cost"),
    [
        pytest.param("the_queen_of_hearts", "buy", 6, marks=pytest.mark.rule("BRZ-210")),
        pytest.param("kobold_merchant", "buy", 3, marks=pytest.mark.rule("BRZ-211")),
        pytest.param("brilliance", "buy", 6, marks=pytest.mark.rule("BRZ-212")),
        pytest.param("elven_boots", "buy", 4, marks=pytest.mark.rule("BRZ-213")),
        pytest.param("rebel_captain", "buy", 3, marks=pytest.mark.rule("BRZ-214")),
        pytest.param("move_silently", "buy", 3, marks=pytest.mark.rule("BRZ-215")),
        pytest.param("mercenary", "buy", 2, marks=pytest.mark.rule("BRZ-217")),
        pytest.param("explore", "buy", 3, marks=pytest.mark.rule("BRZ-218")),
        pytest.param("secret_tome", "buy", 7, marks=pytest.mark.rule("BRZ-219")),
        pytest.param("ladder", "use", 3, marks=pytest.mark.rule("BRZ-223")),
        pytest.param("amulet_of_vigor", "buy", 7, marks=pytest.mark.rule("BRZ-224")),
        pytest.param("the_mountain_king", "buy", 6, marks=pytest.mark.rule("BRZ-226")),
        pytest.param("rebel_scout", "buy", 3, marks=pytest.mark.rule("BRZ-227")),
        pytest.param("swagger", "buy", 2, marks=pytest.mark.rule("BRZ-228")),
    ],
)
def test_what_a_card_costs_in_skill(card: str, verb: str, cost: int) -> None:
    row = [] if card in ("mercenary", "explore", "secret_tome") else [card]
    check_refused(delve(row=row, skill=cost - 1, swords=9), f"{verb} {card}")
    table = delve(row=row, skill=cost)
    answer(table, f"{verb} {card}")
    assert now(table).skill == 0


@pytest.mark.parametrize(
    ("card", "skill", "swords", "boots", "gold", "clank"),
    [
        pytest.param("stumble", 0, 0, 0, 0, 1, marks=pytest.mark.rule("BRZ-208")),
        pytest.param("the_queen_of_hearts", 3, 1, 0, 0, 0, marks=pytest.mark.rule("BRZ-210")),
        pytest.param("kobold_merchant", 0, 0, 0, 2, 0, marks=pytest.mark.rule("BRZ-211")),
        pytest.param("brilliance", 0, 0, 0, 0, 0, marks=pytest.mark.rule("BRZ-212")),
        pytest.param("elven_boots", 1, 0, 1, 0, 0, marks=pytest.mark.rule("BRZ-213")),
        pytest.param("rebel_captain", 2, 0, 0, 0, 0, marks=pytest.mark.rule("BRZ-214")),
        pytest.param("move_silently", 0, 0, 2, 0, 0, marks=pytest.mark.rule("BRZ-215")),
        pytest.param("burgle", 1, 0, 0, 0, 0, marks=pytest.mark.rule("BRZ-216")),
        pytest.param("mercenary", 1, 2, 0, 0, 0, marks=pytest.mark.rule("BRZ-217")),
        pytest.param("explore", 2, 0, 1, 0, 0, marks=pytest.mark.rule("BRZ-218")),
        pytest.param("secret_tome", 0, 0, 0, 0, 0, marks=pytest.mark.rule("BRZ-219")),
        pytest.param("amulet_of_vigor", 4, 0, 0, 0, 0, marks=pytest.mark.rule("BRZ-224")),
        pytest.param("the_mountain_king", 2, 1, 1, 0, 0, marks=pytest.mark.rule("BRZ-226")),
        pytest.param("rebel_scout", 0, 0, 2, 0, 0, marks=pytest.mark.rule("BRZ-227")),
        pytest.param("swagger", 0, 0, 1, 0, 0, marks=pytest.mark.rule("BRZ-228")),
        pytest.param("scramble", 1, 0, 1, 0, 0, marks=pytest.mark.rule("BRZ-230")),
        pytest.param("sidestep", 0, 0, 1, 0, 0, marks=pytest.mark.rule("BRZ-231")),
    ],
)
def test_what_a_card_gives_by_itself(card: str, skill: int, swords: int, boots: int, gold: int, clank: int) -> None:
    table = played(card, damage={0: 3})
    assert purse(table) == (skill, swords, boots)
    assert (thief(table).gold, thief(table).clank, thief(table).damage) == (gold, clank, 3)


@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param("stumble", 0, marks=pytest.mark.rule("BRZ-208")),
        pytest.param("the_queen_of_hearts", 3, marks=pytest.mark.rule("BRZ-210")),
        pytest.param("kobold_merchant", 1, marks=pytest.mark.rule("BRZ-211")),
        pytest.param("brilliance", 0, marks=pytest.mark.rule("BRZ-212")),
        pytest.param("elven_boots", 2, marks=pytest.mark.rule("BRZ-213")),
        pytest.param("rebel_captain", 1, marks=pytest.mark.rule("BRZ-214")),
        pytest.param("move_silently", 0, marks=pytest.mark.rule("BRZ-215")),
        pytest.param("burgle", 0, marks=pytest.mark.rule("BRZ-216")),
        pytest.param("mercenary", 0, marks=pytest.mark.rule("BRZ-217")),
        pytest.param("explore", 0, marks=pytest.mark.rule("BRZ-218")),
        pytest.param("secret_tome", 7, marks=pytest.mark.rule("BRZ-219")),
        pytest.param("amulet_of_vigor", 3, marks=pytest.mark.rule("BRZ-224")),
        pytest.param("the_mountain_king", 3, marks=pytest.mark.rule("BRZ-226")),
        pytest.param("rebel_scout", 1, marks=pytest.mark.rule("BRZ-227")),
        pytest.param("swagger", 0, marks=pytest.mark.rule("BRZ-228")),
        pytest.param("scramble", 0, marks=pytest.mark.rule("BRZ-230")),
        pytest.param("sidestep", 0, marks=pytest.mark.rule("BRZ-231")),
    ],
)
def test_what_a_card_is_worth_at_the_end(card: str, points: int) -> None:
    assert counted(discard={0: [card]}).scores == (points, 0)


@pytest.mark.parametrize(
    ("card", "is_companion"),
    [
        pytest.param("the_queen_of_hearts", True, marks=pytest.mark.rule("BRZ-210")),
        pytest.param("kobold_merchant", True, marks=pytest.mark.rule("BRZ-211")),
        pytest.param("mercenary", True, marks=pytest.mark.rule("BRZ-217")),
        pytest.param("the_mountain_king", True, marks=pytest.mark.rule("BRZ-226")),
        pytest.param("rebel_scout", True, marks=pytest.mark.rule("BRZ-227")),
        pytest.param("explore", False, marks=pytest.mark.rule("BRZ-218")),
        pytest.param("swagger", False, marks=pytest.mark.rule("BRZ-228")),
        pytest.param("amulet_of_vigor", False, marks=pytest.mark.rule("BRZ-224")),
    ],
)
def test_who_is_a_companion(card: str, is_companion: bool) -> None:
    """Kapitan rebeliantów draws a card beside another companion."""
    table = played(card, "rebel_captain", draw={0: ["secret_tome"] * 4})
    draws_of_its_own = 1 if card == "rebel_scout" else 0
    assert len(table.view(0).hand) == is_companion + draws_of_its_own


@pytest.mark.parametrize(
    ("monster", "swords", "skill", "gold"),
    [
        pytest.param("watcher", 3, 0, 3, marks=pytest.mark.rule("BRZ-209")),
        pytest.param("orc_grunt", 2, 0, 3, marks=pytest.mark.rule("BRZ-220")),
        pytest.param("crystal_golem", 3, 3, 0, marks=pytest.mark.rule("BRZ-221")),
        pytest.param("kobold", 1, 1, 0, marks=pytest.mark.rule("BRZ-222")),
    ],
)
def test_what_beats_a_monster_and_what_for(monster: str, swords: int, skill: int, gold: int) -> None:
    """In room 8, a crystal cave."""
    check_refused(delve(room={0: 8}, row=[monster], swords=swords - 1, skill=9), f"fight {monster}")
    table = delve(room={0: 8}, row=[monster], swords=swords)
    answer(table, f"fight {monster}")
    assert (purse(table), thief(table).gold) == ((skill, 0, 0), gold)
    assert monster in table.view(0).dungeon_discard
    assert each(table, "clank") == ([0, 1] if monster == "watcher" else [0, 0])


@pytest.mark.parametrize(
    ("card", "attacks"),
    [
        pytest.param("orc_grunt", 1, marks=pytest.mark.rule("BRZ-220")),
        pytest.param("crystal_golem", 0, marks=pytest.mark.rule("BRZ-221")),
        pytest.param("kobold", 1, marks=pytest.mark.rule("BRZ-222")),
    ],
)
def test_which_monsters_bring_a_dragon_attack(card: str, attacks: int) -> None:
    table = delve(row=["ruby"] * 2 + ["emerald"] * 2 + ["diamond"], deck=[card, "sneak"])
    answer(table, "end")
    assert len(told(table, "attack")) == attacks


# --- what their texts say


@pytest.mark.rule("BRZ-208")
def test_two_stumbles_are_two_cubes() -> None:
    table = played("stumble", "stumble")
    assert (thief(table).clank, thief(table).supply) == (2, 28)


@pytest.mark.rule("BRZ-209")
def test_watcher_makes_all_players_clank_on_arrival_and_the_others_when_beaten() -> None:
    table = delve(3, row=["ruby"] * 2 + ["emerald"] * 2 + ["diamond"], deck=["watcher", "sneak"])
    answer(table, "end")
    assert each(table, "clank") == [1, 1, 1]
    table = delve(3, row=["watcher"], swords=3)
    answer(table, "fight watcher")
    assert (each(table, "clank"), thief(table).gold) == ([0, 1, 1], 3)


@pytest.mark.rule("BRZ-210")
@pytest.mark.parametrize("crown", ["crown_10", "crown_9", "crown_8"])
def test_the_queen_of_hearts_heals_1_for_a_player_with_a_crown(crown: str) -> None:
    assert thief(played("the_queen_of_hearts", tokens={0: [crown]}, damage={0: 3})).damage == 2


@pytest.mark.rule("BRZ-210")
def test_a_crown_bought_later_in_the_turn_counts_for_the_queen() -> None:
    table = played("the_queen_of_hearts", room={0: 26}, gold={0: 14}, damage={0: 3})
    assert thief(table).damage == 3
    answer(table, "buy crown_10")
    assert thief(table).damage == 2
    answer(table, "buy crown_9")
    assert thief(table).damage == 2


@pytest.mark.rule("BRZ-211")
def test_kobold_merchant_also_gives_2_skill_with_an_artifact() -> None:
    table = played("kobold_merchant", tokens={0: ["artifact_5"]})
    assert (purse(table), thief(table).gold) == ((2, 0, 0), 2)


@pytest.mark.rule("BRZ-212")
def test_brilliance_draws_3_cards() -> None:
    table = played("brilliance", draw={0: ["burgle", "stumble", "sidestep", "scramble"]})
    assert list(table.view(0).hand) == ["burgle", "stumble", "sidestep"]


@pytest.mark.rule("BRZ-213")
def test_elven_boots_draw_1_card() -> None:
    assert list(played("elven_boots", draw={0: ["burgle", "stumble"]}).view(0).hand) == ["burgle"]


@pytest.mark.rule("BRZ-214", "BRZ-227")
@pytest.mark.parametrize("rebel", ["rebel_captain", "rebel_scout"])
def test_a_rebel_draws_1_card_beside_another_companion(rebel: str) -> None:
    """Alone none; after a companion at once, before a companion as soon as it is played; never more than one."""
    deck = {0: ["burgle", "stumble", "sidestep"]}
    assert list(played(rebel, draw=deck).view(0).hand) == []
    assert list(played(rebel, "scramble", draw=deck).view(0).hand) == []
    assert list(played("mercenary", rebel, draw=deck).view(0).hand) == ["burgle"]
    assert list(played(rebel, "mercenary", draw=deck).view(0).hand) == ["burgle"]
    assert list(played(rebel, "mercenary", "mercenary", draw=deck).view(0).hand) == ["burgle"]


@pytest.mark.rule("BRZ-215")
def test_move_silently_takes_2_cubes_back() -> None:
    table = played("move_silently", clank={0: 5})
    assert (thief(table).clank, thief(table).supply, purse(table)) == (3, 27, (0, 0, 2))


@pytest.mark.rule("BRZ-219")
def test_a_secret_tome_does_nothing_when_played() -> None:
    table = delve(hand={0: ["secret_tome"]}, damage={0: 2}, clank={0: 2})
    before = thief(table).data()
    answer(table, "play secret_tome")
    after = thief(table).data()
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"played", "hand_count"}
    assert legal(table) == ["end"]


@pytest.mark.rule("BRZ-221")
@pytest.mark.parametrize("room", [3, 12, 26, 34])
def test_crystal_golem_is_fought_in_a_crystal_cave_only(room: int) -> None:
    check_refused(delve(room={0: room}, row=["crystal_golem"], swords=9), "fight crystal_golem")


@pytest.mark.rule("BRZ-222")
def test_kobold_adds_a_cube_to_attacks_while_it_lies_in_the_row() -> None:
    table = delve(row=["kobold", "ruby"], rage=5, swords=1)
    assert table.view(0).cubes_next_attack == 5
    answer(table, "fight kobold")
    assert table.view(0).cubes_next_attack == 4


@pytest.mark.rule("BRZ-223")
def test_ladder_gives_2_boots_and_goes_to_the_dungeon_discard_pile() -> None:
    table = delve(row=["ladder"], skill=3)
    answer(table, "use ladder")
    assert purse(table) == (0, 0, 2)
    assert "ladder" in table.view(0).dungeon_discard
    assert "ladder" not in thief(table).discard


@pytest.mark.rule("BRZ-224")
def test_amulet_of_vigor_heals_1_when_acquired_and_not_when_played() -> None:
    table = delve(row=["amulet_of_vigor"], skill=7, damage={0: 3})
    answer(table, "buy amulet_of_vigor")
    assert (thief(table).damage, purse(table)) == (2, (0, 0, 0))
    assert thief(played("amulet_of_vigor", damage={0: 3})).damage == 3


@pytest.mark.rule("BRZ-226")
def test_the_mountain_king_gives_1_more_sword_and_boot_with_a_crown() -> None:
    assert purse(played("the_mountain_king", tokens={0: ["crown_8"]})) == (2, 2, 2)
    assert purse(played("the_mountain_king", tokens={0: ["crown_8", "crown_9"]})) == (2, 2, 2)


@pytest.mark.rule("BRZ-226")
def test_a_crown_bought_later_in_the_turn_counts_for_the_mountain_king() -> None:
    table = played("the_mountain_king", room={0: 26}, gold={0: 7})
    assert purse(table) == (2, 1, 1)
    answer(table, "buy crown_10")
    assert purse(table) == (2, 2, 2)


# --- Pozer


@pytest.mark.rule("BRZ-228")
def test_swagger_counts_cubes_really_placed_before_and_after_it() -> None:
    """Three cubes in the supply: Potknięcie places 1, a card of +3 Clank! places the 2 that are left."""
    table = delve(
        hand={0: ["stumble", "swagger", "monkeybot_3000"]}, damage={0: 2}, bag={0: 25}, draw={0: ["secret_tome"] * 3}
    )
    assert thief(table).supply == 3
    answer(table, "play stumble", "play swagger")
    assert purse(table) == (1, 0, 1)
    answer(table, "play monkeybot_3000")
    assert (purse(table), thief(table).clank, thief(table).supply) == ((3, 0, 1), 3, 0)


@pytest.mark.rule("BRZ-228")
def test_swagger_loses_nothing_when_cubes_are_taken_back() -> None:
    table = played("stumble", "swagger", "move_silently")
    assert (purse(table), thief(table).clank) == ((1, 0, 3), 0)


@pytest.mark.rule("BRZ-228")
def test_swagger_does_not_count_noise_that_stored_silence_cancels() -> None:
    """-2 Clank! with one own cube in the area: one is stored and swallows the first Potknięcie, not the second."""
    table = played("move_silently", "stumble", "stumble", "swagger", clank={0: 1})
    assert (purse(table), thief(table).clank) == ((1, 0, 3), 1)


@pytest.mark.rule("BRZ-228")
def test_swagger_counts_neither_other_players_cubes_nor_those_of_earlier_turns() -> None:
    table = played("tattle", "swagger", clank={0: 4})
    assert (purse(table), each(table, "clank")) == ((2, 0, 1), [4, 1])


@pytest.mark.rule("BRZ-216", "BRZ-230", "BRZ-231")
def test_starting_cards_cannot_be_bought() -> None:
    table = delve(skill=20, swords=20)
    assert not {"burgle", "scramble", "sidestep", "stumble"} & set(offers(table, "buy"))
