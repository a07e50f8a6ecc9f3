"""Before the first turn: the dragon's board, tiles, tokens, cubes and the starting tile."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import offers, result, told
from tests.rules.katakumby.delving import CALM, SPARE, dig, game
from tests.rules.katakumby.digging import laid, tile, tiles_laid, tunnel
from tests.rules.katakumby.exploring import PARTY, PLAYERS, discovered, dug_out, explored, tiles_by_back
from tests.rules.raids import each, thief
from tests.support import answer, catalog

QUARRY = {"stall": tile({"stall": ["market"], "cave": ["crystal_cave"]}, tunnel("stall", "cave"))}
ALL = (*PLAYERS, *PARTY)
ARTIFACTS = ["artifact_5", "artifact_7", "artifact_10", "artifact_12", "artifact_15", "artifact_17"]


def hidden(table: Table, pool: str) -> list[str]:
    """The face-down tokens of a kind, in their order."""
    state: Any = table.game
    return list(state.secrets[pool])


# --- the dragon's board


@pytest.mark.rule("KAT-007")
@pytest.mark.parametrize("players", ALL)
def test_all_health_meters_start_empty_and_have_ten_spaces(players: int) -> None:
    table = game(players)
    assert each(table, "damage") == [0] * players
    assert table.view(None).health == 10


@pytest.mark.rule("KAT-007")
@pytest.mark.parametrize(("damage", "out"), [(7, ""), (8, "lost")])
def test_the_tenth_space_of_the_meter_is_the_skull(damage: int, out: str) -> None:
    """An attack draws two cubes of one player."""
    table = dig(damage={0: damage}, bag={0: 5}, black=0, rage=1, row=CALM[:5], deck=["skeletal_ape", *SPARE])
    answer(table, "end")
    assert told(table, "attack") == [((0, 0),)]
    assert (thief(table).damage, thief(table).out) == (damage + 2, out)


@pytest.mark.rule("KAT-008")
@pytest.mark.parametrize(("players", "space", "cubes"), [(4, 1, 2), (3, 2, 2), (2, 3, 3)])
def test_the_fewer_players_the_angrier_the_dragon_begins(players: int, space: int, cubes: int) -> None:
    view = game(players).view(None)
    assert view.rage == space - 1
    assert list(view.rage_track) == [2, 2, 3, 3, 4, 4, 5]
    assert view.cubes_next_attack == cubes


@pytest.mark.rule("KAT-016")
@pytest.mark.parametrize("players", ALL)
def test_the_bag_holds_24_black_cubes_and_no_others(players: int) -> None:
    view = game(players).view(None)
    assert view.bag == [0] * players + [24]
    assert view.black_aside == 0


@pytest.mark.rule("KAT-015")
@pytest.mark.parametrize("players", ALL)
def test_five_ghosts_wait_in_the_bank(players: int) -> None:
    assert game(players).view(None).ghosts == {"bank": 5, "area": 0, "bag": 0}


# --- tiles


@pytest.mark.rule("KAT-009")
def test_22_tiles_of_the_depths_and_6_of_the_haven() -> None:
    tiles = catalog("katakumby").tables["tiles"]
    assert Counter(one.back for one in tiles.values()) == {"depths": 22, "haven": 6}


@pytest.mark.rule("KAT-010", "KAT-012")
@pytest.mark.parametrize("players", ALL)
def test_the_stack_has_26_tiles_and_a_haven_tile_on_top(players: int) -> None:
    for seed in range(5):
        view = game(players, seed=seed).view(None)
        assert view.tiles_left == 26
        assert view.next_back == "haven"


@pytest.mark.rule("KAT-010")
def test_the_depths_are_shuffled() -> None:
    fifths = {discovered(explored(6, seed))[4] for seed in range(16)}
    assert len(fifths) > 5
    assert len({tuple(discovered(dug_out(seed))[4:]) for seed in range(2)}) == 2


@pytest.mark.rule("KAT-010", "KAT-012")
def test_the_stack_lies_face_down() -> None:
    tables = [dig({}, tiles=tiles) for tiles in (["bone_crossroads", "twin_wells"], ["twin_wells", "bone_crossroads"])]
    for seat in (0, 1, None):
        assert tables[0].view(seat).data() == tables[1].view(seat).data()


@pytest.mark.rule("KAT-011")
def test_two_of_the_six_haven_tiles_drawn_at_random_stay_out() -> None:
    tiles = catalog("katakumby").tables["tiles"]
    haven = {name for name, one in tiles.items() if one.back == "haven"}
    used = [frozenset(discovered(explored(4, seed))) for seed in range(24)]
    assert all(len(four) == 4 and four <= haven for four in used)
    assert frozenset().union(*used) == haven
    assert len(set(used)) > 6


@pytest.mark.rule("KAT-011", "KAT-012")
def test_the_other_four_haven_tiles_come_first_and_then_all_of_the_depths() -> None:
    for seed in range(2):
        table = dug_out(seed)
        assert tiles_by_back(table) == ["haven"] * 4 + ["depths"] * 22
        assert len({name for name, _, _ in tiles_laid(table)}) == 26
        assert (table.view(None).tiles_left, table.view(None).next_back) == (0, "")


# --- gold and lockpicks


@pytest.mark.rule("KAT-013")
def test_gold_is_paid_and_given_to_the_last_coin() -> None:
    """Tokens of 1, 5 and 10 make every sum: whatever one has, 7 can be paid and the rest is kept."""
    for gold in range(7, 30):
        table = dig(QUARRY, map=[laid("stall", 1, 0)], room={0: "stall.stall"}, gold={0: gold}, swords=2)
        answer(table, "buy crown_10", "fight goblin")
        assert thief(table).gold == gold - 7 + 1


@pytest.mark.rule("KAT-014")
def test_the_bank_never_runs_out_of_gold() -> None:
    table = dig(gold={0: 999, 1: 999}, swords=100, hand={0: ["swindle"]})
    for _ in range(50):
        answer(table, "fight goblin")
    answer(table, "play swindle")
    assert each(table, "gold") == [999 + 50 + 3, 999]


@pytest.mark.rule("KAT-014")
def test_the_bank_never_runs_out_of_lockpicks() -> None:
    table = dig(lockpicks={0: 99, 1: 99}, row=["keymaster", "keymaster"], swords=4, hand={0: ["rebel_thief"]})
    answer(table, "fight keymaster", "fight keymaster", "play rebel_thief")
    assert each(table, "lockpicks") == [102, 99]


# --- tokens


@pytest.mark.rule("KAT-017")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_artifacts_lie_by_value_with_the_least_on_top(players: int) -> None:
    table = game(players)
    stack = table.view(None).artifact_stack
    assert [table.view(None).pieces[artifact].points for artifact in stack] == [5, 7, 10, 12, 15, 17, 20]


@pytest.mark.rule("KAT-018")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_kind_of_token_is_mixed_by_itself(players: int) -> None:
    kinds = {"minor": {"minor_secret"}, "major": {"major_secret"}, "prison": {"prisoner", "coupon"}}
    tables = [game(players, seed=seed) for seed in range(20)]
    assert tables[0].view(None).secrets_left == {"minor": 20, "major": 11, "prison": 20}
    for pool, allowed in kinds.items():
        orders = [hidden(table, pool) for table in tables]
        assert all({tables[0].catalog.cards[token].kind for token in order} == allowed for order in orders)
        assert len({tuple(order) for order in orders}) == 20
        assert len({order[-1] for order in orders}) > 3
        assert len({tuple(sorted(order)) for order in orders}) == 1


@pytest.mark.rule("KAT-018")
def test_the_tokens_lie_face_down() -> None:
    banks = [
        {"minor": ["treasure", "lockpick"], "major": ["chalice", "catacombs_map"], "prison": ["monk", "mayor"]},
        {"minor": ["lockpick", "treasure"], "major": ["catacombs_map", "chalice"], "prison": ["mayor", "monk"]},
    ]
    tables = [dig(bank=bank) for bank in banks]
    for seat in (0, 1, None):
        assert tables[0].view(seat).data() == tables[1].view(seat).data()


@pytest.mark.rule("KAT-019")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_goods_on_the_market_board(players: int) -> None:
    table = game(players)
    view = table.view(None)
    stock = {good: count for good, count in view.market.items() if count}
    assert stock == {
        "backpack": 2, "blood_amulet": 2, "burglars_kit": 3, "crown_10": 1, "crown_9": 1, "crown_8": 1,
    }  # fmt: skip
    names = [table.catalog.cards[good].name.pl for good in stock][:3]
    assert names == ["Plecak", "Amulet", "Niezbędnik włamywacza"]


@pytest.mark.rule("KAT-020")
def test_of_the_crowns_only_the_most_valuable_one_lies_open() -> None:
    table = dig(QUARRY, map=[laid("stall", 1, 0)], room={0: "stall.stall"}, gold={0: 28}, market={"backpack": 0})
    for crown, points in (("crown_10", 10), ("crown_9", 9), ("crown_8", 8)):
        assert [good for good in offers(table, "buy") if good.startswith("crown")] == [crown]
        answer(table, f"buy {crown}")
        assert table.view(None).pieces[crown].points == points
    assert offers(table, "buy") == ["burglars_kit"]


@pytest.mark.rule("KAT-023")
@pytest.mark.parametrize("players", ALL)
def test_there_is_a_mastery_token_for_every_player(players: int) -> None:
    """Everybody comes home with an artifact; each finds one token at the crypt."""
    seats = range(players)
    table = dig(
        {},
        players,
        hand={seat: ["sidestep"] for seat in seats},
        room=dict.fromkeys(seats, "start.hall"),
        tokens={seat: [ARTIFACTS[seat]] for seat in seats},
    )
    for _ in seats:
        answer(table, "play sidestep", "move 1", "end")
    assert each(table, "tokens") == [[ARTIFACTS[seat], "mastery"] for seat in seats]
    assert result(table).scores == tuple(20 + points for points in (5, 7, 10, 12, 15, 17)[:players])


# --- the starting tile


@pytest.mark.rule("KAT-021")
def test_the_side_of_the_starting_tile_is_chosen_or_drawn() -> None:
    sides = [game(seed=seed).view(None).board.side for seed in range(60)]
    assert 15 < sides.count("a") < 45
    assert sides == [game(seed=seed, side="random").view(None).board.side for seed in range(60)]
    assert {game(seed=seed, side="a").view(None).board.side for seed in range(9)} == {"a"}
    assert {game(seed=seed, side="b").view(None).board.side for seed in range(9)} == {"b"}


@pytest.mark.rule("KAT-021")
@pytest.mark.parametrize("side", ["a", "b"])
def test_it_lies_alone_with_room_on_every_side(side: str) -> None:
    board = game(side=side).view(None).board
    assert [one.cell for one in board.placed] == [(0, 0)]
    assert board.empty_cells(0) == {
        "1N": (0, 2), "1EU": (1, 1), "1EL": (1, 0), "1S": (0, -1), "1WL": (-1, 0), "1WU": (-1, 1),
    }  # fmt: skip


@pytest.mark.rule("KAT-022")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("players", PLAYERS)
def test_three_idols_lie_in_the_monkey_shrine(players: int, side: str) -> None:
    view = game(players, side=side).view(None)
    assert view.idols == 3
    shrines = [cave for cave in map(view.cave, view.board.rooms) if "monkey_shrine" in [one.kind for one in cave.has]]
    assert [(cave.tile, cave.zone) for cave in shrines] == [(0, "depths")]


@pytest.mark.rule("KAT-022")
def test_all_three_idols_are_found_there_and_no_fourth() -> None:
    seats = range(4)
    table = dig({}, 4, room=dict.fromkeys(seats, "start.attic"), hand={seat: ["sidestep"] for seat in seats})
    for left in (2, 1, 0):
        answer(table, "play sidestep", "move 4", "take monkey_shrine", "end")
        assert table.view(None).idols == left
    answer(table, "play sidestep", "move 4", "end")
    assert each(table, "tokens") == [["monkey_idol"]] * 3 + [[]]
