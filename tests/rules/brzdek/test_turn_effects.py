"""What effects do for the rest of a turn: resources that add up, gold, caves, tunnel monsters, noise of the others."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import CALM, delve
from tests.rules.dialect import check_refused, offers, seat_to_move, told
from tests.rules.raids import each, now, pass_turn, purse, thief
from tests.support import answer, legal

# --- resources add up


@pytest.mark.rule("BRZ-232")
def test_three_cards_pay_for_one_card_and_one_card_for_two_tunnels() -> None:
    """Green's turn: 3 skill from Najemnik and two Włamy, 2 boots from Skradanie."""
    table = delve(
        room={0: 2}, hand={0: ["move_silently", "mercenary", "burgle", "burgle"]}, row=["kobold_merchant", "orc_grunt"]
    )
    answer(table, "play move_silently", "play mercenary", "play burgle", "play burgle")
    assert purse(table) == (3, 2, 2)
    answer(table, "buy kobold_merchant", "move 3", "move 8")
    assert (purse(table), thief(table).room) == ((0, 2, 0), 8)


@pytest.mark.rule("BRZ-232")
def test_one_cards_resources_may_be_split_and_sources_may_be_mixed() -> None:
    """4 skill of one card for two Mercenaries; a sword of a card and two of a potion for an Ogre."""
    table = delve(
        hand={0: ["amulet_of_vigor", "tunnel_guide"]}, tokens={0: ["potion_of_strength"]}, row=["ogre"], deck=["sneak"]
    )
    answer(table, "play amulet_of_vigor", "buy mercenary", "buy mercenary")
    assert now(table).skill == 0
    answer(table, "play tunnel_guide", "drink potion_of_strength", "fight ogre")
    assert (now(table).swords, thief(table).gold) == (0, 5)


# --- cards limited to the depths


@pytest.mark.rule("BRZ-233")
def test_dragons_eye_can_be_acquired_only_once_the_player_is_in_the_depths() -> None:
    table = delve(4, room={0: 13}, skill=5, boots=1, row=["dragons_eye"])
    check_refused(table, "buy dragons_eye")
    answer(table, "move 18", "leave", "buy dragons_eye")
    assert list(thief(table).discard) == ["dragons_eye"]


@pytest.mark.rule("BRZ-233")
@pytest.mark.parametrize("line", ["buy dragons_eye", "use the_vault", "fight cave_troll"])
@pytest.mark.parametrize(("side", "deep"), [("front", range(17, 40)), ("back", range(20, 45))])
def test_the_depths_and_no_other_rooms_allow_it(line: str, side: str, deep: range) -> None:
    """The start is not in the depths either."""
    card = line.split()[1]
    for room in (1, 2, deep[0] - 1, deep[0], deep[-1]):
        table = delve(board=side, room={0: room}, skill=5, swords=5, row=[card])
        assert (line in legal(table)) == (room in deep), room


@pytest.mark.rule("BRZ-233")
def test_a_card_of_the_depths_is_played_anywhere() -> None:
    table = delve(room={0: 2}, hand={0: ["dragons_eye"]}, draw={0: ["burgle"]}, row=["ruby"])
    answer(table, "play dragons_eye")
    assert list(table.view(0).hand) == ["burgle"]


# --- larger gains of gold

GRUNT_AND_GOBLINS = ("fight orc_grunt", "fight goblin", "fight goblin")


@pytest.mark.rule("BRZ-240")
def test_search_adds_1_to_three_earlier_gains_and_to_the_next() -> None:
    """3 + 1 + 1 gold, then Search: 8 in all; a Treasure of 2 brings 3."""
    table = delve(
        room={0: 5}, swords=6, boots=1, row=["orc_grunt"], hand={0: ["search"]}, secrets={4: ["treasure", "treasure"]}
    )
    answer(table, *GRUNT_AND_GOBLINS)
    assert thief(table).gold == 5
    answer(table, "play search")
    assert thief(table).gold == 8
    answer(table, "move 4", "take minor")
    assert thief(table).gold == 11


@pytest.mark.rule("BRZ-240")
@pytest.mark.parametrize("place", range(4))
def test_the_order_of_play_never_matters(place: int) -> None:
    lines = list(GRUNT_AND_GOBLINS)
    lines.insert(place, "play search")
    table = delve(swords=6, row=["orc_grunt"], hand={0: ["search"]})
    answer(table, *lines)
    assert thief(table).gold == 8


@pytest.mark.rule("BRZ-240")
def test_the_added_gold_is_no_gain_of_its_own() -> None:
    """Two such cards add 2 to each gain, wherever they come."""
    for order in (
        ["play search", "play search", "fight goblin"],
        ["play search", "fight goblin", "play search"],
        ["fight goblin", "play search", "play search"],
    ):
        table = delve(swords=2, hand={0: ["search", "search"]})
        answer(table, *order)
        assert thief(table).gold == 3


@pytest.mark.rule("BRZ-240")
def test_search_without_a_gain_gives_no_gold_and_lasts_for_one_turn() -> None:
    table = delve(hand={0: ["search"], 1: ["mercenary"]}, gold={0: 5})
    answer(table, "play search")
    assert thief(table).gold == 5
    answer(table, "end", "play mercenary", "fight goblin")
    assert thief(table, 1).gold == 1


# --- crystal caves and tunnel monsters


@pytest.mark.rule("BRZ-241")
def test_dead_run_lifts_the_stop_of_a_cave_entered_before() -> None:
    """1 boot left in the cave; Dead Run gives 2 more (and 2 Clank!), and all 3 can be used."""
    table = delve(4, room={0: 3}, boots=2, hand={0: ["dead_run"]})
    answer(table, "move 8")
    assert offers(table, "move") == []
    answer(table, "play dead_run")
    assert (now(table).boots, thief(table).clank) == (3, 2)
    answer(table, "move 13", "leave", "move 18", "leave")
    assert (now(table).boots, thief(table).room) == (0, 18)


@pytest.mark.rule("BRZ-241")
@pytest.mark.parametrize(("card", "boots"), [("dead_run", 2), ("flying_carpet", 2), ("move_silently", 2)])
def test_which_cards_lift_the_stop_of_caves_entered_later(card: str, boots: int) -> None:
    table = delve(room={0: 3}, boots=4, hand={0: [card]})
    answer(table, f"play {card}", "move 8")
    assert now(table).boots == 4 + boots - 1
    assert bool(offers(table, "move")) == (card != "move_silently")


@pytest.mark.rule("BRZ-241")
def test_the_stop_is_back_in_the_next_turn() -> None:
    table = delve(room={0: 3, 1: 3}, hand={0: ["flying_carpet"], 1: ["move_silently"]})
    answer(table, "play flying_carpet", "move 8", "end", "play move_silently", "move 8")
    assert (now(table).boots, offers(table, "move")) == (1, [])


@pytest.mark.rule("BRZ-242")
@pytest.mark.parametrize("damage", [0, 9])
def test_flying_carpet_ignores_tunnel_monsters(damage: int) -> None:
    """Two monsters between 14 and 19; even with 9 damage, and no sword is spent."""
    table = delve(room={0: 14}, hand={0: ["flying_carpet"]}, damage={0: damage}, swords=2)
    answer(table, "play flying_carpet")
    assert "19" in offers(table, "move")
    answer(table, "move 19", "leave", "move 26", "end")
    assert (thief(table).damage, told(table, "hurt")) == (damage, [])


@pytest.mark.rule("BRZ-242")
def test_no_swords_are_spent_under_the_carpet() -> None:
    table = delve(room={0: 14}, hand={0: ["flying_carpet"]}, swords=2)
    answer(table, "play flying_carpet", "move 19", "leave")
    assert purse(table) == (0, 2, 1)


@pytest.mark.rule("BRZ-242")
def test_a_move_already_made_is_not_reopened() -> None:
    """One of two monsters beaten, one damage taken: both stay as they are."""
    table = delve(room={0: 14}, hand={0: ["flying_carpet"]}, boots=1, swords=1)
    answer(table, "move 19 1", "leave", "play flying_carpet")
    assert (thief(table).damage, now(table).swords) == (1, 0)


@pytest.mark.rule("BRZ-242")
@pytest.mark.parametrize(
    ("room", "boots", "barred"),
    [(26, 1, "30"), (26, 9, "25"), (5, 9, "6"), (31, 1, "38")],
    ids=["footprints", "lock", "arrow", "footprints again"],
)
def test_footprints_locks_and_arrows_still_apply(room: int, boots: int, barred: str) -> None:
    table = delve(room={0: room}, boots=boots, monsters_ignored=True)
    assert barred not in [words.split()[0] for words in offers(table, "move")]
    assert offers(table, "move") != []


@pytest.mark.rule("BRZ-242")
def test_monster_cards_are_not_ignored() -> None:
    table = delve(hand={0: ["flying_carpet"]}, row=["ogre"], swords=2)
    answer(table, "play flying_carpet")
    check_refused(table, "fight ogre")


@pytest.mark.rule("BRZ-242")
def test_the_monsters_are_back_in_the_next_turn() -> None:
    table = delve(room={0: 14, 1: 14}, hand={0: ["flying_carpet"], 1: ["sidestep"]})
    answer(table, "play flying_carpet", "end", "play sidestep")
    assert "19 0" in offers(table, "move")
    assert "19" not in offers(table, "move")


# --- noise of the others


@pytest.mark.rule("BRZ-248")
@pytest.mark.parametrize("line", ["play tattle", "fight watcher"])
def test_every_other_player_still_in_play_adds_a_cube(line: str) -> None:
    """Not the active player, not one who has left, not one who lost."""
    for out, clank in (({}, [0, 1, 1, 1]), ({2: "left"}, [0, 1, 0, 1]), ({1: "lost", 3: "rescued"}, [0, 0, 1, 0])):
        table = delve(4, row=["watcher"], swords=3, hand={0: ["tattle"]}, out=out)
        answer(table, line)
        assert each(table, "clank") == clank


@pytest.mark.rule("BRZ-248")
def test_an_empty_supply_adds_nothing() -> None:
    table = delve(3, hand={0: ["tattle"]}, bag={1: 30, 2: 29})
    answer(table, "play tattle")
    assert (each(table, "clank"), each(table, "supply")) == ([0, 0, 1], [30, 0, 0])


@pytest.mark.rule("BRZ-248")
def test_it_is_not_clank_made_by_the_active_player() -> None:
    """Pozer does not count it, and stored silence of the active player does not cancel it."""
    table = delve(3, hand={0: ["move_silently", "swagger", "tattle"]})
    answer(table, "play move_silently", "play swagger", "play tattle")
    assert (each(table, "clank"), purse(table)) == ([0, 1, 1], (2, 0, 3))
    assert now(table).quiet == 2


@pytest.mark.rule("BRZ-248")
def test_silence_kept_in_ones_own_turn_does_not_help_later() -> None:
    table = delve(hand={0: ["move_silently"], 1: ["tattle"]})
    answer(table, "play move_silently", "end", "play tattle")
    assert each(table, "clank") == [1, 0]


# --- Use, Defeat and Acquire


@pytest.mark.rule("BRZ-249")
def test_cards_drawn_by_beating_overlord_must_be_played_before_the_turn_ends() -> None:
    table = delve(row=["overlord", *CALM[:3]], swords=2, draw={0: ["burgle", "stumble", "sidestep"]})
    assert "end" in legal(table)
    answer(table, "fight overlord")
    assert sorted(table.view(0).hand) == ["burgle", "stumble"]
    check_refused(table, "end")
    answer(table, "play burgle")
    check_refused(table, "end")
    answer(table, "play stumble", "end")
    assert thief(table).clank == 1


@pytest.mark.rule("BRZ-249")
def test_resources_of_use_defeat_and_acquire_texts_belong_to_the_turn() -> None:
    """Ladder 2 boots, Animated Door 1 boot, Kobold 1 skill, Silver Spear 1 sword, Boots of Swiftness 1 boot."""
    table = delve(
        row=["ladder", "animated_door", "kobold", "silver_spear", "boots_of_swiftness"],
        deck=["sneak"] * 2,
        skill=11,
        swords=2,
    )
    answer(table, "use ladder", "fight animated_door", "fight kobold", "buy silver_spear", "buy boots_of_swiftness")
    assert purse(table) == (1, 1, 4)
    check_refused(table, "play silver_spear")


@pytest.mark.rule("BRZ-249")
def test_what_is_left_of_them_is_lost_at_the_end_of_the_turn() -> None:
    table = delve(row=[*CALM[:5], "ladder"], deck=["sneak"] * 2, skill=3)
    answer(table, "use ladder", "end")
    assert purse(table) == (0, 0, 0)
    pass_turn(table)
    assert (seat_to_move(table), purse(table)) == (0, (0, 0, 0))
