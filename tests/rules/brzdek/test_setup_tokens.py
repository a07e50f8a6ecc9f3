"""Before the first turn: artifacts, secrets, goods, idols, mastery tokens and gold."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.brzdek.delving import PLAYERS, SIDES, delve, game
from tests.rules.dialect import check_refused, offers, told, topic
from tests.rules.raids import each, thief
from tests.support import answer, answer_until

VALUES = {5, 7, 10, 15, 20, 25, 30}
FRONT_SPACES = {18: 5, 21: 7, 27: 10, 23: 15, 31: 20, 33: 25, 35: 30}
BACK_SPACES = {33: 5, 23: 7, 25: 10, 38: 15, 30: 20, 35: 25, 41: 30}
MAJOR = {
    "chalice": 3,
    "potion_of_greater_healing": 2,
    "greater_treasure": 2,
    "greater_skill_boost": 2,
    "flash_of_brilliance": 2,
}
MINOR = {
    "dragon_egg": 3,
    "treasure": 3,
    "skill_boost": 3,
    "potion_of_healing": 3,
    "potion_of_strength": 2,
    "potion_of_swiftness": 2,
    "magic_spring": 2,
}


def artifacts(table: Table, seat: int | None = None) -> dict[int, int]:
    """The value of the artifact in each room where one lies, as this seat sees it."""
    view = table.view(seat)
    lying = {room: view.lying(room)["artifact"] for room in view.board.rooms}
    return {room: view.pieces[token].points for room, token in lying.items() if token}


def hidden(table: Table, size: str) -> dict[int, list[str]]:
    """The face-down secrets of each room that has any."""
    state: Any = table.game
    return {room: getattr(lying, size) for room, lying in state.tokens.items() if getattr(lying, size)}


def put_away(table: Table, *kinds: str) -> Counter[str]:
    """What the box holds of these kinds."""
    state: Any = table.game
    return Counter(token for token in state.box if table.catalog.cards[token].kind in kinds)


def copies(table: Table, kind: str) -> dict[str, int]:
    return {card.id: card.copies for card in table.catalog.cards.values() if card.kind == kind}


# --- artifacts


@pytest.mark.rule("BRZ-008")
@pytest.mark.parametrize(("side", "spaces"), [("front", FRONT_SPACES), ("back", BACK_SPACES)])
def test_with_4_players_all_7_artifacts_lie_face_up_where_their_value_is_shown(
    side: str, spaces: dict[int, int]
) -> None:
    table = game(4, board=side)
    for seat in (*range(4), None):
        assert artifacts(table, seat) == spaces
    board = table.view(None).board
    assert {room.id: room.artifact for room in board.rooms.values() if room.artifact} == spaces
    assert put_away(table, "artifact") == {}


@pytest.mark.rule("BRZ-008")
def test_the_7_artifacts_are_worth_5_to_30_one_of_each() -> None:
    table = game(4)
    points = [card.points for card in table.view(None).pieces.values() if card.kind == "artifact"]
    assert sorted(points) == sorted(VALUES)
    assert set(copies(table, "artifact").values()) == {1}


@pytest.mark.rule("BRZ-009")
@pytest.mark.parametrize("side", SIDES)
def test_with_3_players_one_random_artifact_goes_back_to_the_box(side: str) -> None:
    missing = Counter[int]()
    for seed in range(120):
        table = game(3, seed=seed, board=side)
        left = artifacts(table)
        assert len(left) == 6
        assert all(table.view(None).board.rooms[room].artifact == value for room, value in left.items())
        (gone,) = VALUES - set(left.values())
        assert put_away(table, "artifact") == {f"artifact_{gone}": 1}
        missing[gone] += 1
    assert set(missing) == VALUES
    assert min(missing.values()) > 4


@pytest.mark.rule("BRZ-010")
@pytest.mark.parametrize("side", SIDES)
def test_with_2_players_two_random_artifacts_go_back_to_the_box(side: str) -> None:
    missing = Counter[frozenset[int]]()
    for seed in range(200):
        table = game(2, seed=seed, board=side)
        left = artifacts(table)
        assert len(left) == 5
        assert all(table.view(None).board.rooms[room].artifact == value for room, value in left.items())
        gone = VALUES - set(left.values())
        assert put_away(table, "artifact") == {f"artifact_{value}": 1 for value in gone}
        missing[frozenset(gone)] += 1
    assert len(missing) == 21


@pytest.mark.rule("BRZ-011")
def test_where_an_artifact_was_removed_there_is_nothing_to_take() -> None:
    """Artifact 7 is the one that lies in the box: its room is empty for everybody."""
    rest = {room: f"artifact_{value}" for room, value in FRONT_SPACES.items() if value != 7}
    table = delve(3, room={0: 16, 1: 20}, boots=2, artifacts=rest)
    assert [table.view(seat).lying(21)["artifact"] for seat in (0, 1, 2, None)] == [""] * 4
    answer(table, "move 21")
    assert (thief(table).room, topic(table)) == (21, "turn")
    check_refused(table, "take artifact_7")


@pytest.mark.rule("BRZ-011")
@pytest.mark.parametrize("players", [2, 3])
def test_a_removed_artifact_never_comes_into_the_game(players: int) -> None:
    """A whole game of people who take what they find: the spaces stay empty and nobody gets the artifact."""
    table = game(players, seed=players, turn_limit=60)
    board = table.view(None).board
    lying = artifacts(table)
    removed = {f"artifact_{value}" for value in VALUES - set(lying.values())}
    empty = [room.id for room in board.rooms.values() if room.artifact and room.id not in lying]
    assert len(removed) == len(empty) == 4 - players

    def check(played: Table) -> bool:
        assert not any(played.view(None).lying(room)["artifact"] for room in empty)
        assert not any(removed & set(one.tokens) for one in played.view(None).thieves)
        return played.ask is None

    chance = iter(range(10**6))
    answer_until(table, check, lambda ask: ask.options[next(chance) * 7 % len(ask.options)])
    assert told(table, "moved")


# --- secrets


@pytest.mark.rule("BRZ-012")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", PLAYERS)
def test_one_major_secret_lies_on_every_marked_space(players: int, side: str) -> None:
    table = game(players, board=side)
    view = table.view(None)
    marked = {room.id for room in view.board.rooms.values() if room.major_secrets}
    assert {room: view.lying(room)["major"] for room in view.board.rooms if view.lying(room)["major"]} == dict.fromkeys(
        marked, 1
    )
    assert len(marked) == 9


@pytest.mark.rule("BRZ-012")
def test_the_mix_of_the_11_major_secrets() -> None:
    table = game(4)
    assert copies(table, "major_secret") == MAJOR
    assert sum(MAJOR.values()) == 11
    lying = Counter(token for tokens in hidden(table, "major").values() for token in tokens)
    assert lying + put_away(table, "major_secret") == MAJOR


@pytest.mark.rule("BRZ-012")
def test_major_secrets_are_shuffled_so_any_may_lie_anywhere() -> None:
    found = [hidden(game(2, seed=seed), "major") for seed in range(80)]
    for room in found[0]:
        assert {lying[room][0] for lying in found} == set(MAJOR)


@pytest.mark.rule("BRZ-012", "BRZ-014")
@pytest.mark.parametrize(
    ("room", "one", "other"),
    [(5, ["chalice"], ["greater_treasure"]), (4, ["treasure", "dragon_egg"], ["magic_spring", "skill_boost"])],
)
def test_secrets_lie_face_down_and_nobody_knows_which_they_are(room: int, one: list[str], other: list[str]) -> None:
    tables = [delve(3, secrets={room: tokens}) for tokens in (one, other)]
    for seat in (0, 1, 2, None):
        first, second = (table.view(seat).data() for table in tables)
        assert first == second
        assert first["rooms"][str(room)]["major"] + first["rooms"][str(room)]["minor"] == len(one)


@pytest.mark.rule("BRZ-013")
@pytest.mark.parametrize("side", SIDES)
def test_two_major_secrets_are_left_over_and_go_to_the_box_unseen(side: str) -> None:
    for seed in range(5):
        table = game(4, seed=seed, board=side)
        assert put_away(table, "major_secret").total() == 2
        for seat in (*range(4), None):
            seen = str([table.view(seat).data(), table.view(seat).events()])
            assert not [token for token in MAJOR if token in seen]


@pytest.mark.rule("BRZ-013")
def test_which_major_secrets_are_left_over_is_a_matter_of_chance() -> None:
    over = [put_away(game(4, seed=seed), "major_secret") for seed in range(60)]
    assert {token for tokens in over for token in tokens} == set(MAJOR)


@pytest.mark.rule("BRZ-014")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", PLAYERS)
def test_two_minor_secrets_lie_on_each_of_9_marked_spaces(players: int, side: str) -> None:
    table = game(players, board=side)
    view = table.view(None)
    marked = {room.id for room in view.board.rooms.values() if room.minor_secrets}
    assert {room: view.lying(room)["minor"] for room in view.board.rooms if view.lying(room)["minor"]} == dict.fromkeys(
        marked, 2
    )
    assert len(marked) == 9
    assert put_away(table, "minor_secret") == {}


@pytest.mark.rule("BRZ-014")
def test_the_mix_of_the_18_minor_secrets() -> None:
    table = game(2)
    assert copies(table, "minor_secret") == MINOR
    assert sum(MINOR.values()) == 18
    assert Counter(token for tokens in hidden(table, "minor").values() for token in tokens) == MINOR


@pytest.mark.rule("BRZ-014")
def test_minor_secrets_are_shuffled_so_any_may_lie_anywhere() -> None:
    found = [hidden(game(2, seed=seed), "minor") for seed in range(80)]
    for room in found[0]:
        assert {token for lying in found for token in lying[room]} == set(MINOR)
        assert any(len(set(lying[room])) == 2 for lying in found)


# --- goods, idols, mastery tokens, gold


@pytest.mark.rule("BRZ-015")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", PLAYERS)
def test_2_keys_2_backpacks_and_crowns_of_10_9_and_8_are_for_sale(players: int, side: str) -> None:
    table = game(players, board=side)
    assert table.view(None).market == {"master_key": 2, "backpack": 2, "crown_10": 1, "crown_9": 1, "crown_8": 1}
    pieces = table.view(None).pieces
    assert [pieces[f"crown_{value}"].points for value in (10, 9, 8)] == [10, 9, 8]


@pytest.mark.rule("BRZ-015")
def test_the_market_runs_out_after_2_keys_2_backpacks_and_3_crowns() -> None:
    table = delve(room={0: 19}, gold={0: 70})
    for good in ["master_key", "backpack", "crown_10", "crown_9", "crown_8", "backpack", "master_key"]:
        answer(table, f"buy {good}")
    assert thief(table).gold == 70 - 7 * 7
    assert offers(table, "buy") == []


@pytest.mark.rule("BRZ-016")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_3_idols_stand_in_the_shrine(players: int, side: str) -> None:
    view = game(players, board=side).view(None)
    assert {room: view.lying(room)["idols"] for room in view.board.rooms if view.lying(room)["idols"]} == {24: 3}


@pytest.mark.rule("BRZ-017")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_as_many_mastery_tokens_as_players(players: int) -> None:
    state: Any = game(players).game
    assert state.mastery == players


@pytest.mark.rule("BRZ-017")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_mastery_token_waits_for_every_player_who_gets_home(players: int) -> None:
    values = [5, 7, 10, 15]
    table = delve(
        players,
        room=dict.fromkeys(range(players), 2),
        tokens={seat: [f"artifact_{values[seat]}"] for seat in range(players)},
        hand={seat: ["sidestep"] for seat in range(players)},
        bag={},
    )
    for _ in range(players):
        answer(table, "play sidestep", "move 1", "end")
    assert [one.tokens.count("mastery") for one in table.view(None).thieves] == [1] * players


@pytest.mark.rule("BRZ-018")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_has_gold_at_the_start(players: int) -> None:
    assert each(game(players), "gold") == [0] * players


@pytest.mark.rule("BRZ-018")
def test_the_bank_never_runs_out_and_gives_change() -> None:
    table = delve(gold={0: 999, 1: 999}, room={0: 19}, hand={0: ["treasure_map"]}, swords=2)
    answer(table, "play treasure_map")
    assert thief(table).gold == 1004
    answer(table, "fight goblin")
    assert thief(table).gold == 1005
    answer(table, "buy backpack")
    assert thief(table).gold == 998
