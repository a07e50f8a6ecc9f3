"""Major secrets, and what holds for secrets of both kinds."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import AT_ONCE, DRUNK, counted, delve, found
from tests.rules.dialect import check_refused, offers, seat_to_move, told
from tests.rules.raids import now, pass_turn, purse, thief
from tests.support import answer, legal

# --- potions


@pytest.mark.rule("BRZ-191")
@pytest.mark.parametrize(("damage", "after"), [(5, 3), (2, 0), (1, 0)])
def test_potion_of_greater_healing_heals_2(damage: int, after: int) -> None:
    table = found("potion_of_greater_healing", damage={0: damage})
    assert list(thief(table).tokens) == ["potion_of_greater_healing"]
    assert (thief(table).damage, thief(table).supply) == (damage, 30 - damage)
    answer(table, "drink potion_of_greater_healing")
    assert (thief(table).damage, thief(table).supply) == (after, 30 - after)
    assert list(thief(table).tokens) == []


@pytest.mark.rule("BRZ-191")
def test_potion_of_greater_healing_is_kept_until_it_is_used() -> None:
    table = found("potion_of_greater_healing", damage={0: 5})
    answer(table, "end")
    pass_turn(table)
    assert list(thief(table).tokens) == ["potion_of_greater_healing"]
    answer(table, "drink potion_of_greater_healing")
    assert thief(table).damage == 3


@pytest.mark.rule("BRZ-205")
@pytest.mark.parametrize("token", DRUNK)
def test_a_potion_may_be_used_at_any_moment_of_the_own_turn(token: str) -> None:
    """Before the first card, between cards, after the last; and at once in the turn in which it was taken."""
    drink = f"drink {token}"
    for lines in (
        [drink, "play burgle", "play stumble"],
        ["play burgle", drink],
        ["play burgle", "play stumble", drink],
    ):
        table = delve(tokens={0: [token]}, damage={0: 3}, hand={0: ["burgle", "stumble"]})
        answer(table, *lines)
        assert told(table, "drank") == [(0, token)]
    assert offers(found(token), "drink") == [token]


@pytest.mark.rule("BRZ-205")
@pytest.mark.parametrize("token", DRUNK)
def test_no_potion_is_used_in_another_players_turn(token: str) -> None:
    """Neither by its owner, who is not asked, nor by the player on turn, who does not own it."""
    table = delve(tokens={0: [token]}, damage={0: 3, 1: 3})
    assert offers(table, "drink") == [token]
    answer(table, "end")
    while seat_to_move(table) == 1:
        assert offers(table, "drink") == []
        check_refused(table, f"drink {token}")
        answer(table, "end" if "end" in legal(table) else f"play {offers(table, 'play')[0]}")
    assert offers(table, "drink") == [token]


@pytest.mark.rule("BRZ-205")
def test_a_player_who_has_just_left_may_still_use_one() -> None:
    table = delve(room={0: 2}, boots=1, tokens={0: ["artifact_5", "potion_of_strength"]}, row=["ogre"], swords=1)
    answer(table, "move 1", "drink potion_of_strength", "fight ogre")
    assert (thief(table).out, thief(table).gold) == ("left", 5)


@pytest.mark.rule("BRZ-205")
def test_a_knocked_out_player_uses_none() -> None:
    table = delve(
        tokens={0: ["potion_of_greater_healing"]}, damage={0: 9}, bag={0: 4}, black=0, hand={0: ["mister_whiskers"]}
    )
    answer(table, "play mister_whiskers", "choose dragon_attack")
    assert (thief(table).out, thief(table).damage) == ("lost", 10)
    assert list(thief(table).tokens) == ["potion_of_greater_healing"]
    pass_turn(table)
    assert seat_to_move(table) == 1


# --- the chalice


@pytest.mark.rule("BRZ-192")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_chalice_is_kept_and_worth_7_points(count: int) -> None:
    assert counted(tokens={0: ["chalice"] * count}).scores[0] == 7 * count


@pytest.mark.rule("BRZ-192")
def test_a_chalice_taken_stays_with_its_finder() -> None:
    table = found("chalice")
    answer(table, "end")
    pass_turn(table)
    assert list(thief(table).tokens) == ["chalice"]
    assert table.view(0).tally(0)["token"] == 7
    assert offers(table, "drink") == []


@pytest.mark.rule("BRZ-193")
def test_a_chalice_does_not_count_against_the_artifact_limit() -> None:
    table = delve(room={0: 26}, boots=1, swords=2, tokens={0: ["chalice", "chalice"]}, artifacts={31: "artifact_20"})
    answer(table, "move 31 2", "take artifact_20")
    assert (thief(table).artifacts, list(thief(table).tokens)) == (1, ["chalice", "chalice", "artifact_20"])


@pytest.mark.rule("BRZ-193")
def test_a_chalice_can_be_taken_with_an_artifact_in_hand() -> None:
    table = found("chalice", tokens={0: ["artifact_5"]})
    assert list(thief(table).tokens) == ["artifact_5", "chalice"]
    assert thief(table).artifacts == 1


@pytest.mark.rule("BRZ-193")
def test_a_chalice_does_not_let_one_leave() -> None:
    assert "1" not in offers(delve(room={0: 2}, boots=1, tokens={0: ["chalice"]}), "move")
    assert "1" in offers(delve(room={0: 2}, boots=1, tokens={0: ["chalice", "artifact_5"]}), "move")


@pytest.mark.rule("BRZ-193")
@pytest.mark.parametrize(("tokens", "out"), [(["chalice"], "lost"), (["chalice", "artifact_5"], "rescued")], ids=str)
def test_a_chalice_does_not_get_one_rescued(tokens: list[str], out: str) -> None:
    table = delve(room={0: 12}, tokens={0: tokens}, damage={0: 9}, bag={0: 4}, black=0, hand={0: ["mister_whiskers"]})
    answer(table, "play mister_whiskers", "choose dragon_attack")
    assert thief(table).out == out


@pytest.mark.rule("BRZ-193")
def test_a_chalice_is_not_an_artifact_that_a_card_asks_for() -> None:
    """Lochokrążca gives 2 skill to a player with an artifact, Wand of Recall a teleport."""
    table = delve(tokens={0: ["chalice"]}, hand={0: ["kobold_merchant", "wand_of_recall"]})
    answer(table, "play kobold_merchant", "play wand_of_recall")
    assert (purse(table), now(table).teleports) == ((2, 0, 0), 0)


@pytest.mark.rule("BRZ-193")
def test_a_chalice_does_not_break_a_tie() -> None:
    """12 points each: the artifact of 7 beats the artifact of 5, whatever the chalice is worth."""
    result = counted(tokens={0: ["artifact_5", "chalice"], 1: ["artifact_7"]}, out={1: "left"}, gold={1: 5})
    assert (result.scores, result.winners) == ((12, 12), (1,))


# --- what works at once


@pytest.mark.rule("BRZ-194")
def test_flash_of_brilliance_draws_3_cards_at_once() -> None:
    table = found("flash_of_brilliance", draw={0: ["burgle", "sidestep", "scramble", "stumble"]})
    assert sorted(table.view(0).hand) == ["burgle", "scramble", "sidestep"]
    assert list(thief(table).tokens) == []


@pytest.mark.rule("BRZ-194")
def test_the_cards_drawn_must_be_played_this_turn() -> None:
    table = found("flash_of_brilliance", draw={0: ["burgle", "stumble", "scramble"]})
    for card in ("burgle", "stumble", "scramble"):
        check_refused(table, "end")
        answer(table, f"play {card}")
    assert (purse(table), thief(table).clank) == ((2, 0, 1), 1)
    answer(table, "end")


@pytest.mark.rule("BRZ-195")
def test_greater_treasure_is_5_gold() -> None:
    table = found("greater_treasure", gold={0: 1})
    assert (thief(table).gold, list(thief(table).tokens)) == (6, [])
    assert table.view(0).tally(0)["gold"] == 6


@pytest.mark.rule("BRZ-195")
@pytest.mark.parametrize(("before", "left"), [(2, 0), (4, 2)])
def test_greater_treasure_pays_like_gold_with_exact_change(before: int, left: int) -> None:
    """7 gold for a crown, out of the 5 of the token and a few more."""
    table = delve(room={0: 26}, hand={0: ["wand_of_wind"]}, gold={0: before}, secrets={25: ["greater_treasure"]})
    answer(table, "play wand_of_wind", "choose take_adjacent_secret", "secret 25 major", "buy crown_10")
    assert (thief(table).gold, list(thief(table).tokens)) == (left, ["crown_10"])


@pytest.mark.rule("BRZ-195")
def test_taking_greater_treasure_is_one_gain_of_gold() -> None:
    """Search adds 1 to every gain."""
    table = found("greater_treasure", hand={0: ["search"]})
    answer(table, "play search")
    assert thief(table).gold == 6


@pytest.mark.rule("BRZ-196")
def test_greater_skill_boost_gives_5_skill_at_once() -> None:
    table = found("greater_skill_boost", skill=1)
    assert (purse(table), list(thief(table).tokens)) == ((6, 0, 0), [])
    assert "ruby" in offers(table, "buy")


# --- secrets of both kinds


@pytest.mark.rule("BRZ-206")
def test_unused_resources_from_secrets_are_lost() -> None:
    table = found("greater_skill_boost", tokens={0: ["potion_of_strength", "potion_of_swiftness"]})
    answer(table, "drink potion_of_strength", "drink potion_of_swiftness")
    assert purse(table) == (5, 2, 1)
    answer(table, "end")
    assert purse(table) == (0, 0, 0)
    pass_turn(table)
    assert (seat_to_move(table), purse(table)) == (0, (0, 0, 0))


@pytest.mark.rule("BRZ-206")
def test_resources_from_secrets_join_those_of_cards() -> None:
    """1 skill from Włam and 2 from the token pay for a card of 3; 1 sword and 2 for a monster of 3."""
    table = found("skill_boost", hand={0: ["burgle"]}, tokens={0: ["potion_of_strength"]}, swords=1, row=["ogre"])
    answer(table, "play burgle", "drink potion_of_strength", "buy explore", "fight ogre")
    assert (purse(table), thief(table).gold) == ((0, 0, 0), 5)


@pytest.mark.rule("BRZ-206")
def test_an_exhausted_player_cannot_use_the_boot() -> None:
    for exhausted, moves in ((True, []), (False, ["2", "8"])):
        table = delve(room={0: 3}, tokens={0: ["potion_of_swiftness"]}, exhausted=exhausted)
        answer(table, "drink potion_of_swiftness")
        assert now(table).boots == 1
        assert offers(table, "move") == moves


@pytest.mark.rule("BRZ-207")
@pytest.mark.parametrize("token", AT_ONCE)
def test_a_secret_that_worked_at_once_is_out_of_the_game(token: str) -> None:
    table = found(token, discard={0: []}, draw={0: []})
    assert list(thief(table).tokens) == []
    lying = [table.view(0).lying(room) for room in table.view(0).board.rooms]
    assert (table.view(0).lying(4)["minor"], table.view(0).lying(5)["major"]) in ((0, 1), (2, 0))
    answer(table, "end")
    pass_turn(table)
    assert [table.view(0).lying(room) for room in table.view(0).board.rooms] == lying
    assert list(thief(table).tokens) == []
    assert offers(table, "drink") == offers(table, "take") == []


@pytest.mark.rule("BRZ-207")
@pytest.mark.parametrize("token", DRUNK)
def test_a_potion_is_used_once_and_is_out_of_the_game(token: str) -> None:
    table = delve(tokens={0: [token, "chalice"]}, damage={0: 5})
    answer(table, f"drink {token}")
    assert list(thief(table).tokens) == ["chalice"]
    check_refused(table, f"drink {token}")
    answer(table, "end")
    pass_turn(table)
    assert offers(table, "drink") == []
