"""Cards that count something at the end, and the last turn of the game."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import CALM, CHEAP, counted, delve
from tests.rules.dialect import result, story, told
from tests.rules.raids import thief
from tests.support import answer, legal


@pytest.mark.rule("BRZ-251")
@pytest.mark.parametrize(("gold", "points"), [(14, 2), (15, 3), (4, 0), (5, 1), (0, 0), (23, 4)])
def test_the_duke_scores_1_point_for_every_full_5_gold(gold: int, points: int) -> None:
    """Besides the points of the gold itself; of two players only the owner of the card."""
    scores = counted(discard={0: ["the_duke"]}, gold={0: gold, 1: 50}, out={1: "left"}).scores
    assert scores == (gold + points, 50)


@pytest.mark.rule("BRZ-251")
def test_the_duke_counts_treasure_tokens() -> None:
    """9 gold and a Treasure of 2."""
    table = delve(
        room={0: 5}, boots=2, gold={0: 9}, secrets={4: ["treasure"]}, discard={0: ["the_duke"]}, deck=["sneak"]
    )
    assert table.view(0).tally(0) == {"artifact": 0, "mastery": 0, "good": 0, "token": 0, "gold": 9, "cards": 1}
    answer(table, "move 4", "take minor")
    assert table.view(0).tally(0) == {"artifact": 0, "mastery": 0, "good": 0, "token": 0, "gold": 11, "cards": 2}


@pytest.mark.rule("BRZ-252")
@pytest.mark.parametrize(("tomes", "points"), [(3, 6 + 21), (1, 2 + 7), (0, 0)])
def test_wizard_scores_2_points_for_each_secret_tome(tomes: int, points: int) -> None:
    assert counted(discard={0: ["wizard", *["secret_tome"] * tomes]}).scores[0] == points


@pytest.mark.rule("BRZ-252")
def test_wizard_counts_tomes_wherever_they_are_among_the_owners_cards() -> None:
    """One in hand, one in the deck, one discarded; none of those of another player."""
    tome = {0: ["secret_tome"]}
    assert counted(hand=tome, draw=tome, discard={0: ["secret_tome", "wizard"]}, out={1: "left"}).scores == (27, 0)
    assert counted(discard={0: ["wizard"], 1: ["secret_tome"] * 3}, out={1: "left"}).scores == (0, 21)


@pytest.mark.rule("BRZ-252")
def test_trashed_tomes_do_not_count() -> None:
    table = delve(
        row=["dragon_shrine"], skill=4, deck=["sneak"] * 2 + CHEAP[2:], hand={0: ["secret_tome"]}, draw={0: ["wizard"]}
    )
    answer(table, "play secret_tome", "use dragon_shrine", "choose trash")
    assert table.view(0).tally(0)["cards"] == 9
    answer(table, "end")
    assert table.view(0).tally(0)["cards"] == 0


@pytest.mark.rule("BRZ-253")
@pytest.mark.parametrize(("tokens", "points"), [(["mastery"], 20 + 10), ([], 0), (["artifact_5"], 5)], ids=str)
def test_dragons_eye_is_worth_10_points_with_a_mastery_token_only(tokens: list[str], points: int) -> None:
    assert counted(discard={0: ["dragons_eye"]}, tokens={0: tokens}, row=CHEAP).scores[0] == points


@pytest.mark.rule("BRZ-253")
@pytest.mark.parametrize(("room", "points"), [(2, 5 + 20 + 10), (3, 5)], ids=["left", "rescued"])
def test_dragons_eye_of_one_who_leaves_and_of_one_who_is_rescued(room: int, points: int) -> None:
    """Seat 0 leaves or is caught above the depths; the game ends with that, as the other one left before."""
    table = delve(
        room={0: room},
        boots=1,
        tokens={0: ["artifact_5"]},
        discard={0: ["dragons_eye"]},
        row=CHEAP,
        out={1: "left"},
        countdown=4,
    )
    answer(table, *(["move 1"] if room == 2 else []), "end")
    assert thief(table).out == ("left" if room == 2 else "rescued")
    assert result(table).scores[0] == points


@pytest.mark.rule("BRZ-254")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        (["dragon_egg", "dragon_egg"], 0),
        (["dragon_egg", "monkey_idol"], 4),
        (["chalice", "monkey_idol"], 4),
        (["chalice", "dragon_egg"], 4),
        (["chalice", "dragon_egg", "monkey_idol"], 4),
        (["chalice", "chalice", "chalice"], 0),
        (["monkey_idol", "artifact_5", "crown_10", "mastery"], 0),
        ([], 0),
    ],
    ids=str,
)
def test_dwarven_peddler_wants_two_different_kinds(tokens: list[str], points: int) -> None:
    peddled, bare = (counted(discard={0: cards}, tokens={0: tokens}) for cards in (["dwarven_peddler"], []))
    assert peddled.scores[0] - bare.scores[0] == points


# --- the last turn


@pytest.mark.rule("BRZ-258")
def test_the_last_player_to_leave_finishes_the_turn_and_no_refill_follows() -> None:
    """7 skill unspent: the Secret Tome acquired after leaving counts."""
    table = delve(
        room={0: 2},
        boots=1,
        skill=7,
        tokens={0: ["artifact_5"]},
        row=CALM[:5],
        deck=["ogre", "sneak"],
        out={1: "left"},
    )
    answer(table, "move 1")
    assert not table.view(0).over
    answer(table, "buy secret_tome", "end")
    assert result(table).scores[0] == 5 + 20 + 7
    assert told(table, "revealed") == told(table, "attack") == []
    assert list(table.view(0).row) == CALM[:5]


@pytest.mark.rule("BRZ-258")
def test_the_rest_of_the_hand_is_still_played() -> None:
    """Gold of a card played after leaving counts; the turn cannot end before."""
    table = delve(room={0: 2}, boots=1, tokens={0: ["artifact_5"]}, hand={0: ["treasure_map"]}, out={1: "left"})
    answer(table, "move 1")
    assert "end" not in legal(table)
    answer(table, "play treasure_map", "end")
    assert result(table).scores[0] == 5 + 20 + 5


@pytest.mark.rule("BRZ-258")
def test_a_player_knocked_out_last_does_not_play_on() -> None:
    table = delve(
        room={0: 12},
        tokens={0: ["artifact_5"]},
        damage={0: 9},
        bag={0: 4},
        black=0,
        skill=7,
        hand={0: ["mister_whiskers", "treasure_map"]},
        out={1: "left"},
    )
    answer(table, "play mister_whiskers", "choose dragon_attack")
    assert table.ask is None
    assert result(table).scores[0] == 5 + 1
    assert story(table)[-1] == "game_over"
