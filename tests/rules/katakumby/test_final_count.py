"""The end of the game, and the count."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.dialect import result, seat_to_move, told
from tests.rules.katakumby.delving import CHEAP, SYMBOL, counted, cut_short, lair
from tests.rules.katakumby.digging import Made, room
from tests.rules.raids import METER, each, pass_turn, thief
from tests.support import answer


def points(**position: Any) -> int:
    """What one player has who got away with Artifact 5 and all this: points besides the artifact."""
    tokens = position.pop("tokens", [])
    wanted = {key: {0: value} for key, value in position.items()}
    return counted(1, tokens={0: ["artifact_5", *tokens]}, **wanted).scores[0] - 5


# --- when


@pytest.mark.rule("KAT-233")
def test_the_game_ends_at_once_when_the_last_player_is_out() -> None:
    table = lair(
        3, boots=1, room={0: "start.hall"}, tokens={0: ["artifact_5"]}, out={1: "lost", 2: "left"}, row=CHEAP[:4]
    )
    answer(table, f"move {room(table, 'start.crypt')}", "end")
    assert (table.ask, told(table, "game_over")) == (None, [((25, 0, 7),)])
    assert told(table, "revealed") == []
    assert told(table, "out_attack") == []


@pytest.mark.rule("KAT-233")
def test_a_knock_out_of_the_last_one_ends_it_too() -> None:
    table = lair(out={1: "left"}, damage={0: METER - 1}, bag={0: 20}, black=0, row=CHEAP[:5], deck=[SYMBOL])
    answer(table, "end")
    assert (table.ask, each(table, "out")) == (None, ["lost", "left"])
    assert len(told(table, "out_attack")) == 0


@pytest.mark.rule("KAT-233")
def test_one_player_still_in_keeps_it_going() -> None:
    table = lair(4, out={1: "left", 2: "left", 3: "lost"}, black=24, ghosts={"bag": 5})
    answer(table, "end")
    assert (seat_to_move(table), table.view(None).over) == (0, False)


@pytest.mark.rule("KAT-233")
def test_there_is_no_turn_limit_unless_one_is_set() -> None:
    endless = lair(3)
    pass_turn(endless, 60)
    assert seat_to_move(endless) == 0
    capped = lair(3, options={"turn_limit": 2}, tokens={1: ["artifact_7"]}, room={1: "start.hall"})
    pass_turn(capped, 5)
    assert (seat_to_move(capped), each(capped, "out")) == (2, ["", "", ""])
    pass_turn(capped)
    assert (capped.ask, each(capped, "out")) == (None, ["lost", "rescued", "lost"])
    assert result(capped).scores == (0, 7, 0)


# --- what


@pytest.mark.rule("KAT-234")
def test_the_score_is_gold_cards_artifacts_and_all_other_tokens() -> None:
    found = counted(
        2,
        out={1: "lost"},
        gold={0: 13},
        discard={0: ["secret_tome", "lute", "burgle"]},
        tokens={0: ["artifact_12", "crown_9", "monkey_idol", "chalice", "dragon_egg", "peasant", "mastery"]},
    )
    assert found.scores == (13 + 7 + 3 + 12 + 9 + 5 + 7 + 3 + 2 + 20, 0)


@pytest.mark.rule("KAT-234")
def test_the_parts_of_the_score_can_be_seen() -> None:
    table = cut_short(1, out={0: "left"}, gold={0: 4}, discard={0: ["lute"]}, tokens={0: ["artifact_5", "crown_8"]})
    parts = {source: count for source, count in table.view(None).tally(0).items() if count}
    assert parts == {"artifact": 5, "good": 8, "gold": 4, "cards": 3}
    assert result(table).scores[0] == 20


@pytest.mark.rule("KAT-235")
@pytest.mark.parametrize("gold", [0, 1, 7, 38])
def test_each_gold_is_a_point(gold: int) -> None:
    assert points(gold=gold) == gold


@pytest.mark.rule("KAT-236")
@pytest.mark.parametrize("pile", ["hand", "draw", "discard", "played"])
def test_cards_count_wherever_they_are(pile: str) -> None:
    """Lute 3, Secret Tome 7 twice, Rose Quartz 4, Swindle 1, Burgle nothing."""
    cards = ["lute", "secret_tome", "secret_tome", "rose_quartz", "swindle", "burgle"]
    assert points(**{pile: cards}) == 22


@pytest.mark.rule("KAT-236")
def test_all_piles_are_added_up_and_trashed_cards_are_not() -> None:
    assert points(hand=["lute"], draw=["secret_tome"], discard=["rose_quartz"], played=["swindle"]) == 15
    table = lair(discard={0: ["secret_tome"]}, played={0: ["lute"]}, trashes=["any"])
    assert table.view(None).tally(0)["cards"] == 10
    answer(table, "end", "trash secret_tome")
    assert table.view(None).tally(0)["cards"] == 3


@pytest.mark.rule("KAT-237")
def test_all_artifacts_of_a_player_count() -> None:
    found = counted(
        2, tokens={0: ["artifact_5", "artifact_12", "artifact_20", "backpack", "backpack"], 1: ["artifact_17"]}
    )
    assert found.scores == (37 + 10, 17)


@pytest.mark.rule("KAT-237")
def test_every_artifact_is_worth_what_its_name_says() -> None:
    for value in (5, 7, 10, 12, 15, 17, 20):
        assert counted(1, tokens={0: [f"artifact_{value}"]}).scores == (value,)


@pytest.mark.rule("KAT-238")
def test_no_artifact_no_points() -> None:
    found = counted(
        2, out={0: ""}, gold={0: 40}, discard={0: ["secret_tome"] * 3}, room={0: "start.hall"},
        tokens={0: ["crown_10", "chalice"], 1: ["artifact_5"]},
    )  # fmt: skip
    assert (found.scores, found.winners) == ((0, 5), (1,))


@pytest.mark.rule("KAT-239")
@pytest.mark.parametrize(
    ("tokens", "worth"),
    [
        (["mastery"], 20),
        (["crown_10"], 10),
        (["backpack", "blood_amulet", "burglars_kit"], 14),
        (["monkey_idol", "monkey_idol"], 10),
        (["chalice", "catacombs_map", "dragon_egg"], 15),
        (["adventurer", "peasant"], 5),
        (["potion_of_healing", "puzzle_box", "discount_coupon"], 0),
        (["mastery", "crown_8", "mayor"], 33),
    ],
)
def test_tokens_count_their_points_the_mastery_token_too(tokens: list[str], worth: int) -> None:
    assert points(tokens=tokens) == worth


@pytest.mark.rule("KAT-239")
def test_lockpicks_and_cubes_are_worth_nothing() -> None:
    assert points(lockpicks=9, damage=3, clank=5) == 0


# --- who


@pytest.mark.rule("KAT-240")
def test_the_highest_total_wins() -> None:
    found = counted(
        3,
        tokens={0: ["artifact_20"], 1: ["artifact_5", "crown_10"], 2: ["artifact_10"]},
        gold={1: 8},
        out={2: "rescued"},
    )
    assert (found.scores, found.winners) == ((20, 23, 10), (1,))


@pytest.mark.rule("KAT-240")
def test_whoever_left_first_has_no_advantage() -> None:
    found = counted(2, tokens={0: ["artifact_5", "mastery"], 1: ["artifact_17"]}, gold={1: 9}, out={1: "rescued"})
    assert (found.scores, found.winners) == ((25, 26), (1,))


@pytest.mark.rule("KAT-241")
@pytest.mark.parametrize(
    ("first", "gold", "second", "winner"),
    [
        (["artifact_10"], 5, ["artifact_15"], 1),
        (["artifact_15"], 0, ["artifact_10"], 0),
        (["artifact_12", "artifact_5", "backpack"], 0, ["artifact_10", "artifact_7", "backpack"], 0),
        (["artifact_7", "artifact_5", "backpack"], 0, ["artifact_17"], 1),
    ],
)
def test_among_tied_players_the_most_valuable_artifact_wins(
    first: list[str], gold: int, second: list[str], winner: int
) -> None:
    more = 5 if second == ["artifact_10"] else 0
    found = counted(2, tokens={0: first, 1: second}, gold={0: gold, 1: more})
    assert found.scores[0] == found.scores[1]
    assert found.winners == (winner,)


@pytest.mark.rule("KAT-241")
def test_a_better_artifact_alone_does_not_win() -> None:
    found = counted(2, tokens={0: ["artifact_20"], 1: ["artifact_5"]}, gold={1: 16})
    assert (found.scores, found.winners) == ((20, 21), (1,))


@pytest.mark.rule("KAT-241")
def test_if_everybody_scores_nothing_nobody_wins() -> None:
    found = counted(2, "pit", out={0: "lost", 1: ""}, room={1: "pit.pit"}, tokens={0: ["artifact_20"]}, gold={1: 9})
    assert (found.scores, found.winners) == ((0, 0), ())


@pytest.mark.rule("KAT-241")
def test_artifacts_of_ones_own_making_can_leave_a_tie() -> None:
    twin: Made = {
        "id": "artifact_10_twin",
        "name": {"pl": "Bliźniak", "en": "Twin"},
        "kind": "artifact",
        "copies": 1,
        "points": 10,
    }
    found = counted(2, cards=[twin], tokens={0: ["artifact_10"], 1: ["artifact_10_twin"]})
    assert (found.scores, found.winners) == ((10, 10), (0, 1))


# --- cards with a condition


@pytest.mark.rule("KAT-349")
@pytest.mark.parametrize(
    ("prisoners", "worth"),
    [
        (["peasant", "peasant"], 4),
        (["peasant", "peasant", "cleric"], 11),
        (["peasant", "peasant", "discount_coupon"], 4),
        (["peasant", "cleric", "golden_monkey_bot"], 12),
    ],
)
def test_brave_hero_is_worth_5_with_at_least_3_prisoners(prisoners: list[str], worth: int) -> None:
    assert points(tokens=prisoners, draw=["brave_hero"]) == worth


@pytest.mark.rule("KAT-349")
@pytest.mark.parametrize("pile", ["hand", "draw", "discard", "played"])
def test_expensive_taste_is_worth_5_with_a_crown_and_a_gem_anywhere(pile: str) -> None:
    assert points(tokens=["crown_8"], **{pile: ["expensive_taste", "smoky_quartz"]}) == 8 + 3 + 5
    assert points(tokens=["crown_8"], **{pile: ["expensive_taste"]}) == 8
    assert points(tokens=["backpack"], **{pile: ["expensive_taste", "smoky_quartz"]}) == 5 + 3


@pytest.mark.rule("KAT-349")
@pytest.mark.parametrize(
    ("tokens", "worth"),
    [
        ([], 2),
        (["backpack", "artifact_7"], 5 + 7 + 4),
        (["monkey_idol", "monkey_idol"], 10 + 6),
        (["golden_monkey_bot"], 3 + 4),
        (["chalice", "peasant", "crown_10"], 7 + 2 + 10 + 2),
    ],
)
def test_thirst_for_adventure_is_worth_2_per_artifact_and_per_idol(tokens: list[str], worth: int) -> None:
    """Artifact 5 is there in every case."""
    assert points(tokens=tokens, discard=["thirst_for_adventure"]) == worth


@pytest.mark.rule("KAT-349")
def test_what_counts_is_what_the_owner_has_at_the_end() -> None:
    table = lair(2, "bazaar", room={0: "bazaar.market"}, gold={0: 7}, discard={0: ["expensive_taste", "smoky_quartz"]})
    assert table.view(None).tally(0)["cards"] == 3
    answer(table, "buy crown_10")
    assert table.view(None).tally(0)["cards"] == 8
    assert list(thief(table).tokens) == ["crown_10"]
