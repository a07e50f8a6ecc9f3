"""What the game is about: 2 to 4 thieves, an artifact each, home with it, and the most points."""

from __future__ import annotations

import pytest

from brzdek.core.problems import BadSetup
from tests.rules.brzdek.delving import PLAYERS, delve, game, provoked
from tests.rules.dialect import check_refused, offers, result, told
from tests.rules.raids import each, thief
from tests.support import answer


@pytest.mark.rule("BRZ-001")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_3_or_4_players_sit_down_and_play(players: int) -> None:
    table = game(players)
    assert table.ask is not None
    assert each(table, "seat") == list(range(players))


@pytest.mark.rule("BRZ-001")
@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadSetup):
        game(players)


@pytest.mark.rule("BRZ-001")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_has_a_colour_of_their_own(players: int) -> None:
    """Cubes of one colour in the bag: whoever's they are is hit, and nobody else."""
    for owner in range(players):
        table = provoked(players, bag={owner: 2}, black=0, rage=1)
        assert told(table, "attack") == [((owner, owner),)]
        assert each(table, "damage") == [2 if seat == owner else 0 for seat in range(players)]


# --- no artifact, no way out, no rescue, no points


@pytest.mark.rule("BRZ-002", "BRZ-080")
def test_without_an_artifact_nobody_leaves_the_dungeon() -> None:
    table = delve(room={0: 2}, boots=3, teleports=1)
    assert offers(table, "move") == ["3"]
    assert offers(table, "teleport") == ["3"]
    check_refused(table, "move 1")
    check_refused(table, "teleport 1")


@pytest.mark.rule("BRZ-002")
@pytest.mark.parametrize("room", [1, 2, 16, 21])
def test_without_an_artifact_nobody_is_rescued(room: int) -> None:
    table = provoked(room={0: room}, damage={0: 9}, bag={0: 2}, black=0, gold={0: 12}, tokens={0: ["monkey_idol"]})
    assert told(table, "knocked_out") == [(0, False)]
    assert thief(table).out == "lost"


@pytest.mark.rule("BRZ-002")
def test_without_an_artifact_nobody_scores() -> None:
    """Plenty of treasure, but no artifact: the rival with the least valuable one wins."""
    table = provoked(
        room={0: 2},
        damage={0: 9},
        bag={0: 2},
        black=0,
        gold={0: 100},
        tokens={0: ["chalice", "monkey_idol", "crown_10"], 1: ["artifact_5"]},
        out={1: "rescued"},
    )
    assert result(table).scores == (0, 5)
    assert result(table).winners == (1,)


@pytest.mark.rule("BRZ-002")
def test_when_nobody_has_an_artifact_nobody_wins() -> None:
    table = provoked(room={0: 2}, damage={0: 9}, bag={0: 2}, black=0, gold={0: 9, 1: 9}, out={1: "lost"})
    assert result(table).scores == (0, 0)
    assert result(table).winners == ()


# --- the two aims


@pytest.mark.rule("BRZ-003")
def test_bringing_an_artifact_back_to_the_start_is_rewarded() -> None:
    table = delve(room={0: 2}, tokens={0: ["artifact_5"]}, boots=1)
    answer(table, "move 1")
    assert (thief(table).out, thief(table).room) == ("left", 1)
    assert thief(table).tokens == ["artifact_5", "mastery"]
    assert sum(table.view(None).tally(0).values()) == 25


@pytest.mark.rule("BRZ-003")
@pytest.mark.parametrize(("gold", "scores", "winner"), [(6, (25, 24), 0), (8, (25, 26), 1)])
def test_the_most_points_win_not_the_first_way_out(gold: int, scores: tuple[int, int], winner: int) -> None:
    """The rival got home first; seat 1 falls on the stairs with an artifact, a chalice, Mister Whiskers and gold."""
    table = delve(
        turn=1,
        hand={1: ["mister_whiskers"]},
        room={1: 2},
        tokens={0: ["artifact_5", "mastery"], 1: ["artifact_10", "chalice"]},
        gold={1: gold},
        out={0: "left"},
        damage={1: 9},
        bag={1: 1},
        black=0,
    )
    answer(table, "play mister_whiskers", "choose dragon_attack")
    assert thief(table, 1).out == "rescued"
    assert result(table).scores == scores
    assert result(table).winners == (winner,)


# --- falling on the way home


@pytest.mark.rule("BRZ-004")
def test_an_artifact_holder_who_falls_above_the_depths_scores_without_the_mastery_token() -> None:
    table = provoked(
        room={0: 16},
        tokens={0: ["artifact_15"]},
        gold={0: 4},
        damage={0: 9},
        bag={0: 2},
        black=0,
        draw={0: ["explore", "secret_tome"]},
        out={1: "lost"},
    )
    assert thief(table).tokens == ["artifact_15"]
    assert {source: points for source, points in table.view(None).tally(0).items() if points} == {
        "artifact": 15,
        "gold": 4,
        "cards": 8,
    }
    assert result(table).scores == (27, 0)
    assert result(table).winners == (0,)


@pytest.mark.rule("BRZ-004")
def test_an_artifact_holder_who_falls_in_the_depths_scores_nothing() -> None:
    table = provoked(room={0: 21}, tokens={0: ["artifact_15"]}, damage={0: 9}, bag={0: 2}, black=0, out={1: "lost"})
    assert told(table, "knocked_out") == [(0, False)]
    assert result(table).scores == (0, 0)
