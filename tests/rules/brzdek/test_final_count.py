"""Who scores, what counts, who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.brzdek.delving import attacked, counted, delve
from tests.rules.dialect import result
from tests.rules.raids import METER
from tests.support import answer

RICH: dict[str, Any] = {"gold": {0: 3, 1: 50}, "tokens": {0: ["artifact_5"], 1: ["artifact_30", "crown_10"]}}


# --- who scores


@pytest.mark.rule("BRZ-162")
@pytest.mark.parametrize("out", ["left", "rescued"])
def test_those_who_left_or_were_rescued_score(out: str) -> None:
    assert counted(out={0: out, 1: out}, **RICH).scores == (8, 90)


@pytest.mark.rule("BRZ-162")
def test_nobody_else_scores_however_rich() -> None:
    assert counted(out={1: "lost"}, **RICH).scores == (8, 0)
    in_the_depths = counted(room={1: 17}, **RICH)
    assert (in_the_depths.scores, in_the_depths.winners) == ((8, 0), (0,))
    above = counted(room={1: 16}, **RICH)
    assert (above.scores, above.winners) == ((8, 90), (1,))


@pytest.mark.rule("BRZ-162")
def test_the_whole_way_through_leaving_and_a_knock_out_above_the_depths() -> None:
    tokens = {0: ["artifact_7"], 1: ["artifact_10"]}
    table = delve(room={0: 2, 1: 5}, boots=1, tokens=tokens, damage={1: METER - 1}, clank={1: 3}, black=0, gold={1: 4})
    answer(table, "move 1", "end", *[f"play {card}" for card in table.view(1).hand], "end")
    assert result(table).scores == (7 + 20, 10 + 4)


# --- what counts


@pytest.mark.rule("BRZ-163")
@pytest.mark.parametrize("value", [5, 7, 10, 15, 20, 25, 30])
def test_an_artifact_scores_its_value(value: int) -> None:
    assert counted(tokens={0: [f"artifact_{value}"]}).scores == (value, 0)


@pytest.mark.rule("BRZ-163")
def test_all_artifacts_carried_score() -> None:
    tokens = {0: ["artifact_5", "artifact_15", "artifact_30", "backpack", "backpack"]}
    assert counted(tokens=tokens).scores == (5 + 15 + 30 + 2 * 5, 0)


@pytest.mark.rule("BRZ-164")
@pytest.mark.parametrize(
    ("token", "points"),
    [
        ("chalice", 7),
        ("dragon_egg", 3),
        ("monkey_idol", 5),
        ("master_key", 5),
        ("backpack", 5),
        ("crown_10", 10),
        ("crown_9", 9),
        ("crown_8", 8),
        ("mastery", 20),
        ("potion_of_healing", 0),
        ("potion_of_strength", 0),
    ],
)
def test_every_other_token_scores_what_it_shows(token: str, points: int) -> None:
    assert counted(tokens={0: ["artifact_5", token]}).scores == (5 + points, 0)


@pytest.mark.rule("BRZ-164")
def test_tokens_of_all_sorts_add_up() -> None:
    tokens = ["chalice", "chalice", "dragon_egg", "monkey_idol", "master_key", "backpack", "crown_9", "mastery"]
    assert counted(tokens={0: ["artifact_10", *tokens]}).scores == (10 + 2 * 7 + 3 + 5 + 5 + 5 + 9 + 20, 0)


@pytest.mark.rule("BRZ-165")
def test_each_gold_scores_a_point() -> None:
    assert counted(out={1: "rescued"}, tokens={0: ["artifact_5"], 1: ["artifact_7"]}, gold={0: 1, 1: 23}).scores == (
        6,
        30,
    )


@pytest.mark.rule("BRZ-166")
@pytest.mark.parametrize("pile", ["draw", "hand", "played", "discard"])
def test_the_queen_of_hearts_adds_3_points_wherever_she_is(pile: str) -> None:
    cards: dict[str, Any] = {pile: {0: ["the_queen_of_hearts"]}}
    assert counted(tokens={0: ["artifact_5"]}, **cards).scores == (5 + 3, 0)


@pytest.mark.rule("BRZ-166")
def test_the_points_of_all_cards_add_up() -> None:
    cards: dict[str, Any] = {
        "draw": {0: ["secret_tome", "burgle", "sapphire"]},
        "hand": {0: ["secret_tome", "stumble"]},
        "played": {0: ["diamond"]},
        "discard": {0: ["mercenary", "elven_boots", "boots_of_swiftness"]},
    }
    assert counted(tokens={0: ["artifact_5"]}, **cards).scores == (5 + 7 + 4 + 7 + 8 + 2 + 3, 0)


@pytest.mark.rule("BRZ-166")
def test_a_card_with_a_rule_for_its_points_scores_by_that_rule() -> None:
    """12 gold make the Duke worth 2; two Secret Tomes make the Wizard worth 4."""
    duke = counted(tokens={0: ["artifact_5"]}, gold={0: 12}, discard={0: ["the_duke"]}, deck=["sneak"])
    assert duke.scores == (5 + 12 + 2, 0)
    wizard = counted(tokens={0: ["artifact_5"]}, hand={0: ["wizard", "secret_tome"]}, discard={0: ["secret_tome"]})
    assert wizard.scores == (5 + 2 * 7 + 2 * 2, 0)


@pytest.mark.rule("BRZ-166")
def test_starting_cards_and_cards_of_others_add_nothing() -> None:
    assert counted(tokens={0: ["artifact_5"]}, discard={1: ["secret_tome", "diamond"]}).scores == (5, 0)


# --- who wins


@pytest.mark.rule("BRZ-167")
@pytest.mark.parametrize(("gold", "winner"), [((9, 0, 0), 0), ((4, 4, 0), 1), ((4, 2, 0), 2)])
def test_most_points_win(gold: tuple[int, int, int], winner: int) -> None:
    tokens = {0: ["artifact_5"], 1: ["artifact_7"], 2: ["artifact_10"]}
    found = counted(3, out={1: "rescued", 2: "rescued"}, tokens=tokens, gold=dict(enumerate(gold)))
    assert found.winners == (winner,)
    assert max(found.scores) == found.scores[winner]


@pytest.mark.rule("BRZ-167")
def test_only_those_who_score_can_win() -> None:
    found = counted(
        3, out={1: "lost"}, tokens={0: ["artifact_5"], 1: ["artifact_30"], 2: ["artifact_25"]}, room={2: 33}
    )
    assert (found.scores, found.winners) == ((5, 0, 0), (0,))


@pytest.mark.rule("BRZ-168")
@pytest.mark.parametrize("swapped", [False, True])
def test_a_tie_goes_to_the_most_valuable_artifact(swapped: bool) -> None:
    low, high = (1, 0) if swapped else (0, 1)
    found = counted(out={1: "left"}, tokens={low: ["artifact_5"], high: ["artifact_15"]}, gold={low: 10})
    assert (found.scores, found.winners) == ((15, 15), (high,))


@pytest.mark.rule("BRZ-168")
@pytest.mark.parametrize("swapped", [False, True])
def test_with_several_artifacts_the_best_single_one_is_compared(swapped: bool) -> None:
    """10 and 15 are more than 20 together, but 20 is the most valuable one."""
    pair, single = (1, 0) if swapped else (0, 1)
    tokens = {pair: ["artifact_10", "artifact_15", "backpack"], single: ["artifact_20"]}
    found = counted(out={1: "rescued"}, tokens=tokens, gold={single: 10})
    assert (found.scores, found.winners) == ((30, 30), (single,))


@pytest.mark.rule("BRZ-168")
def test_the_artifact_decides_only_between_those_who_are_tied() -> None:
    tokens = {0: ["artifact_5"], 1: ["artifact_7"], 2: ["artifact_30"]}
    found = counted(3, out={1: "left", 2: "left"}, tokens=tokens, gold={0: 30, 1: 28})
    assert (found.scores, found.winners) == ((35, 35, 30), (1,))


@pytest.mark.rule("BRZ-169")
def test_if_nobody_scores_nobody_wins() -> None:
    found = counted(3, out={0: "lost", 1: "lost"}, gold={0: 20}, tokens={1: ["artifact_30"], 2: ["crown_10"]})
    assert (found.scores, found.winners) == ((0, 0, 0), ())


@pytest.mark.rule("BRZ-169")
def test_a_dragon_that_catches_all_leaves_no_winner() -> None:
    table = attacked(
        damage={0: METER - 1, 1: METER - 1}, bag={0: 1, 1: 1}, black=0, tokens={1: ["artifact_7"]}, room={1: 21}
    )
    assert (result(table).scores, result(table).winners) == ((0, 0), ())
