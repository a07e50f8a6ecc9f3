"""Positions of the raids that cannot come about: each is refused with a sentence that says why."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.problems import BadData, worded
from tests.rules.raids import ARTIFACTS
from tests.support import seat_down

BOTH = pytest.mark.parametrize("game", ["brzdek", "katakumby"])
DEEP = {"brzdek": 30, "katakumby": "start.landing"}
"""A room in the depths."""


def refused(game: str, players: int = 4, **position: Any) -> tuple[list[str], list[str]]:
    """What is said against the position, in Polish and in English."""
    with pytest.raises(BadData) as caught:
        seat_down(game, players, position={"turn": 0, **position})
    said = [(problem.key, problem.values) for problem in caught.value.problems]
    return [worded("pl", *one) for one in said], [worded("en", *one) for one in said]


# --- artifacts


@BOTH
@pytest.mark.rule("BRZ-092", "BRZ-105", "KAT-100", "KAT-275")
@pytest.mark.parametrize(
    ("backpacks", "pl", "en"),
    [
        (0, "gracz 1 może nieść najwyżej 1 artefakt", "player 1 can carry 1 artifact at most"),
        (1, "gracz 1 może nieść najwyżej 2 artefakty", "player 1 can carry 2 artifacts at most"),
        (2, "gracz 1 może nieść najwyżej 3 artefakty", "player 1 can carry 3 artifacts at most"),
    ],
)
def test_more_artifacts_than_the_backpacks_hold(game: str, backpacks: int, pl: str, en: str) -> None:
    carried = ["artifact_5", "artifact_7", "artifact_10", "artifact_15"]
    packs = ["backpack"] * backpacks
    polish, english = refused(game, tokens={1: [*packs, *carried[: backpacks + 2]]})
    assert polish == [f"{pl}: plecak daje miejsce na jeden więcej"]
    assert english == [f"{en}: a backpack makes room for one more"]
    table = seat_down(game, position={"turn": 0, "tokens": {1: [*packs, *carried[: backpacks + 1]]}})
    assert table.view(None).thieves[1].artifacts == backpacks + 1


@pytest.mark.rule("BRZ-009", "BRZ-010", "BRZ-011")
@pytest.mark.parametrize(("players", "there"), [(2, 5), (3, 6), (4, 7)])
@pytest.mark.parametrize("seed", range(5))
def test_with_few_players_some_artifacts_are_out_of_the_game(players: int, there: int, seed: int) -> None:
    table = seat_down("brzdek", players, seed=seed, position={"turn": 0, "tokens": {0: ["artifact_30"]}})
    assert len(lying(table)) == there - 1
    assert "artifact_30" not in lying(table)


@pytest.mark.rule("BRZ-009", "BRZ-010")
def test_which_ones_are_left_to_chance() -> None:
    tables = [seat_down("brzdek", 2, seed=seed, position={"turn": 0}) for seed in range(12)]
    assert len({frozenset(lying(table)) for table in tables}) > 6


@pytest.mark.rule("BRZ-009", "BRZ-010")
@pytest.mark.parametrize(
    ("players", "named", "pl", "en"),
    [
        (2, 6, "przy 2 graczach w grze jest tylko 5 artefaktów", "with 2 players only 5 artifacts are in the game"),
        (3, 7, "przy 3 graczach w grze jest tylko 6 artefaktów", "with 3 players only 6 artifacts are in the game"),
    ],
)
def test_more_artifacts_than_are_in_the_game(players: int, named: int, pl: str, en: str) -> None:
    artifacts = {2 + number: f"artifact_{points}" for number, points in enumerate(ARTIFACTS)}
    asked = dict(list(artifacts.items())[:named])
    assert refused("brzdek", players, artifacts=asked) == ([pl], [en])
    fewer = dict(list(artifacts.items())[: named - 1])
    assert set(lying(seat_down("brzdek", players, position={"turn": 0, "artifacts": fewer}))) == set(fewer.values())


def lying(table: Any) -> list[str]:
    view = table.view(None)
    return [found for room in view.board.rooms if (found := view.lying(room)["artifact"])]


# --- out of play


@BOTH
@pytest.mark.rule("BRZ-002", "BRZ-142", "BRZ-143", "BRZ-145", "KAT-222")
@pytest.mark.parametrize("how", ["left", "rescued"])
def test_nobody_gets_out_without_an_artifact(game: str, how: str) -> None:
    said = refused(game, out={1: how}, tokens={1: ["crown_10"]})
    assert said == (
        ["gracz 1 nie ma artefaktu, więc mógł tylko zginąć („lost”)"],
        ["player 1 has no artifact and so can only be lost (“lost”)"],
    )
    seat_down(game, position={"turn": 0, "out": {1: "lost"}, "tokens": {1: ["crown_10"]}})
    seat_down(game, position={"turn": 0, "out": {1: how}, "tokens": {1: ["artifact_5"]}})


@BOTH
@pytest.mark.rule("BRZ-143", "KAT-222")
def test_nobody_is_rescued_from_the_depths(game: str) -> None:
    deep: dict[str, Any] = {"room": {1: DEEP[game]}, "tokens": {1: ["artifact_5"]}}
    if game == "katakumby":
        deep["side"] = "a"
    said = refused(game, out={1: "rescued"}, **deep)
    assert said == (
        ["gracz 1 padł w podziemiach, więc nikt go nie uratował („lost”)"],
        ["player 1 fell in the depths, so nobody came to the rescue (“lost”)"],
    )
    seat_down(game, position={"turn": 0, "out": {1: "lost"}, **deep})


@BOTH
@pytest.mark.rule("BRZ-145", "KAT-219")
@pytest.mark.parametrize(
    ("out", "tokens"),
    [
        ({}, {1: ["artifact_5", "mastery"]}),
        ({1: "rescued"}, {1: ["artifact_5", "mastery"]}),
        ({1: "lost"}, {1: ["mastery"]}),
    ],
)
def test_a_mastery_token_is_for_who_has_left(game: str, out: dict[int, str], tokens: dict[int, list[str]]) -> None:
    assert refused(game, out=out, tokens=tokens) == (
        ["odznakę mistrzostwa ma tylko ten, kto opuścił lochy („left”), każdy jedną"],
        ["only who has left the dungeon (“left”) has a mastery token, one each"],
    )
    table = seat_down(game, position={"turn": 0, "out": {1: "left"}, "tokens": {1: ["artifact_5", "mastery"]}})
    assert list(table.view(None).thieves[1].tokens) == ["artifact_5", "mastery"]


# --- tokens


@BOTH
@pytest.mark.rule("BRZ-015", "KAT-019")
@pytest.mark.parametrize(
    ("market", "tokens"),
    [({"backpack": 3}, {}), ({"backpack": 2}, {0: ["backpack"]}), ({}, {0: ["backpack"], 1: ["backpack"] * 2})],
)
def test_more_goods_than_there_are(game: str, market: dict[str, int], tokens: dict[int, list[str]]) -> None:
    polish, english = refused(game, market=market, tokens=tokens)
    assert polish == ["kart „backpack” jest tylko 2, a tu jest o jedną za dużo"]
    assert english == ["there are only 2 of the card “backpack”, and this is one too many"]


@BOTH
@pytest.mark.rule("BRZ-196", "KAT-243", "KAT-248")
@pytest.mark.parametrize("token", ["greater_skill_boost", "treasure"])
def test_what_works_at_once_is_kept_by_nobody(game: str, token: str) -> None:
    assert refused(game, tokens={0: [token]}) == (
        [f"żeton „{token}” działa od razu i nikt go nie zatrzymuje"],
        [f"the token “{token}” works at once and nobody keeps it"],
    )
