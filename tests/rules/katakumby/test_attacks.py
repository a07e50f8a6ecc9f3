"""The dragon attacks: how many cubes, whom they hurt, ghosts, rage, and an empty bag."""

from __future__ import annotations

import pytest

from tests.rules.dialect import result, seat_to_move, told
from tests.rules.katakumby.delving import CHEAP, SYMBOL, attacked, ghosts, lair, refilled
from tests.rules.katakumby.digging import walk
from tests.rules.raids import BLACK, CUBES, METER, bag, cubes, drawn, each, pass_turn, thief
from tests.support import Position, answer, legal

TRACK = [2, 2, 3, 3, 4, 4, 5]
"""Cubes by the space of the dragon marker, from the first."""
DANGER = ["wishing_well", "corrupt_advisor", "the_warden"]


# --- how many


@pytest.mark.rule("KAT-188")
def test_a_space_worth_3_and_two_danger_cards_are_5_cubes() -> None:
    assert drawn(attacked(row=[*DANGER[:2], *CHEAP[:3]], rage=3)) == [5]


@pytest.mark.rule("KAT-188")
@pytest.mark.parametrize(
    ("row", "fresh", "danger"),
    [
        ([*DANGER[:1], *CHEAP[:4]], [SYMBOL], 1),
        ([*DANGER, *CHEAP[:2]], [SYMBOL], 3),
        (CHEAP[:5], ["the_warden"], 1),
        (CHEAP[:4], [SYMBOL, "corrupt_advisor"], 1),
        (["wishing_well", *CHEAP[:3]], ["the_warden", "corrupt_advisor"], 3),
    ],
)
def test_danger_cards_count_even_if_this_very_refill_brought_them(
    row: list[str], fresh: list[str], danger: int
) -> None:
    assert drawn(refilled(*fresh, row=row, rage=1)) == [2 + danger]


@pytest.mark.rule("KAT-188")
def test_danger_is_over_when_the_card_leaves_the_row() -> None:
    table = lair(2, "pit", row=["the_warden", *CHEAP[:5]], deck=[SYMBOL], room={0: "pit.pit"}, swords=3, rage=1)
    answer(table, "fight the_warden", "end")
    assert drawn(table) == [2]
    stays = lair(
        2, "pit", row=["the_warden", *CHEAP[:4]], deck=[SYMBOL, SYMBOL], hand={1: ["explore", "burgle"]}, rage=1
    )
    answer(stays, "end", "play explore", "play burgle", "buy lightstick", "end")
    assert drawn(stays) == [3, 3]


@pytest.mark.rule("KAT-200")
@pytest.mark.parametrize("space", range(1, 8))
def test_the_markers_space_says_how_many_cubes(space: int) -> None:
    assert drawn(attacked(rage=space)) == [TRACK[space - 1]]


@pytest.mark.rule("KAT-200")
def test_the_attack_of_the_rulebook() -> None:
    """The marker's space is worth 4: 1 black, 1 of Ania's and 2 of Bartek's cubes are drawn out of 5."""
    seen = 0
    for seed in range(12):
        table = attacked(seed=seed, rage=5, black=2, clank={0: 1}, bag={1: 2})
        (out,) = told(table, "attack")[0]
        assert (len(out), each(table, "damage")) == (4, [out.count(0), out.count(1)])
        if sorted(out) == [0, 1, 1, 2]:
            assert (each(table, "damage"), bag(table)) == ([1, 2], [0, 0, 1])
            seen += 1
    assert seen > 1


@pytest.mark.rule("KAT-200")
def test_cubes_are_drawn_at_random_each_as_likely_as_any_other() -> None:
    outs = [
        told(attacked(seed=seed, rage=1, bag={0: 12}, black=8, ghosts={"bag": 4}), "attack")[0][0] for seed in range(80)
    ]
    firsts = [out[0] for out in outs]
    assert 28 <= firsts.count(0) <= 52
    assert 15 <= firsts.count(2) <= 38
    assert 5 <= firsts.count(3) <= 24


@pytest.mark.rule("KAT-200")
@pytest.mark.parametrize("there", [1, 3])
def test_a_bag_with_fewer_cubes_is_drawn_empty(there: int) -> None:
    table = attacked(black=0, bag={1: there}, rage=7)
    assert (drawn(table), each(table, "damage"), bag(table)) == ([there], [0, there], [0, 0, 0])


# --- the bag


@pytest.mark.rule("KAT-199")
def test_all_noise_and_all_ghosts_go_into_the_bag_before_a_cube_is_drawn() -> None:
    """The bag holds one cube, and 5 are drawn: the others can only come from the Clank! area."""
    table = attacked(3, black=1, clank={0: 2, 1: 1, 2: 1}, ghosts={"area": 3}, rage=7)
    assert drawn(table) == [5]
    assert each(table, "clank") == [0, 0, 0]
    (out,) = told(table, "attack")[0]
    assert bag(table) == [2 - out.count(0), 1 - out.count(1), 1 - out.count(2), 1 - out.count(3)]
    assert ghosts(table) == (2, out.count(4), 3 - out.count(4))


@pytest.mark.rule("KAT-199")
@pytest.mark.parametrize("clank", [{}, {0: 3}, {1: 3}, {2: 3}, {0: 1, 2: 2}], ids=str)
@pytest.mark.parametrize("area", [0, 3])
def test_so_does_what_there_is_however_little(clank: dict[int, int], area: int) -> None:
    """Whether some make no noise, or nobody does, or there are no ghosts."""
    table = attacked(3, clank=clank, ghosts={"area": area}, rage=1)
    (out,) = told(table, "attack")[0]
    assert len(out) == 2
    assert each(table, "clank") == [0, 0, 0]
    assert bag(table) == [*[clank.get(seat, 0) - out.count(seat) for seat in range(3)], BLACK - out.count(3)]
    assert ghosts(table) == (5 - area, out.count(4), area - out.count(4))


@pytest.mark.rule("KAT-199")
def test_noise_of_one_who_is_out_goes_into_the_bag_too() -> None:
    table = attacked(3, clank={2: 4}, out={2: "lost"}, black=0, bag={0: 9}, rage=1)
    (out,) = told(table, "attack")[0]
    assert (each(table, "clank"), bag(table)) == ([0, 0, 0], [9 - out.count(0), 0, 4 - out.count(2), 0])


@pytest.mark.rule("KAT-201")
def test_a_black_cube_is_set_aside_and_does_nothing() -> None:
    table = attacked(3, rage=7, damage={0: 1, 1: 2, 2: 3})
    assert told(table, "attack") == [((3, 3, 3, 3, 3),)]
    assert (bag(table)[-1], table.view(None).black_aside) == (BLACK - 5, 5)
    assert each(table, "damage") == [1, 2, 3]
    pass_turn(table, 3)
    assert (bag(table)[-1], table.view(None).black_aside) == (BLACK - 5, 5)


@pytest.mark.rule("KAT-202")
@pytest.mark.parametrize("seed", range(5))
def test_a_coloured_cube_is_1_damage_to_its_owner(seed: int) -> None:
    table = attacked(3, seed=seed, bag={0: 8, 1: 8, 2: 8}, black=4, rage=7, damage={1: 2})
    (out,) = told(table, "attack")[0]
    assert each(table, "damage") == [out.count(0), 2 + out.count(1), out.count(2)]


@pytest.mark.rule("KAT-203")
def test_cubes_not_drawn_stay_for_later_attacks() -> None:
    table = attacked(black=0, bag={0: 7}, rage=4, deck=[SYMBOL, SYMBOL], hand={1: ["explore", "burgle"]})
    assert (thief(table).damage, bag(table)) == (3, [4, 0, 0])
    answer(table, "play explore", "play burgle")
    assert bag(table) == [4, 0, 0]
    answer(table, "buy lightstick", "end")
    assert (thief(table).damage, bag(table)) == (6, [1, 0, 0])


# --- rage


@pytest.mark.rule("KAT-204")
def test_each_artifact_taken_raises_rage_by_1_space() -> None:
    table = lair(
        2, "vault", rage=2, boots=3, room={0: "vault.vault"}, tokens={0: ["backpack"]},
        lying={"vault.vault": ["artifact_5"], "vault.tomb": ["artifact_7"]},
        row=CHEAP[:5], deck=[SYMBOL],
    )  # fmt: skip
    answer(table, "take artifact_5")
    assert (table.view(None).rage, told(table, "rage")) == (2, [(2,)])
    walk(table, "vault.gate", "vault.tomb")
    answer(table, "take artifact_7")
    assert table.view(None).rage == 3
    answer(table, "end")
    assert drawn(table) == [TRACK[3]]


@pytest.mark.rule("KAT-204")
@pytest.mark.parametrize(
    ("start", "act", "bank"),
    [
        ("finds.camp", ["finds.nook", "take minor_secret"], {"minor": ["dragon_egg"]}),
        ("jail.yard", ["jail.cell", "open prison"], {"prison": ["adventurer"]}),
    ],
)
def test_a_dragon_egg_and_an_adventurer_raise_it_too(start: str, act: list[str], bank: dict[str, list[str]]) -> None:
    table = lair(2, "finds", "jail", rage=2, boots=1, room={0: start}, bank=bank)
    walk(table, act[0])
    answer(table, act[1])
    assert table.view(None).rage == 2


@pytest.mark.rule("KAT-204")
def test_other_tokens_leave_the_marker_where_it_is() -> None:
    minor = ["lockpick", "magic_spring", "potion_of_healing", "puzzle_box", "treasure"]
    for token in minor:
        table = lair(2, "finds", rage=2, boots=1, room={0: "finds.camp"}, bank={"minor": [token]})
        walk(table, "finds.nook")
        answer(table, "take minor_secret")
        assert (token, table.view(None).rage) == (token, 1)
    others = ["barbarian", "cleric", "discount_coupon", "golden_monkey_bot", "haunted_prisoner", "mayor", "monk",
              "peasant", "primatologist", "prince", "princess", "sorceress", "warrior"]  # fmt: skip
    for token in others:
        table = lair(2, "jail", rage=2, room={0: "jail.cell"}, bank={"prison": [token]})
        answer(table, "open prison")
        assert (token, table.view(None).rage) == (token, 1)


@pytest.mark.rule("KAT-204")
def test_on_the_last_space_the_marker_stays() -> None:
    table = lair(
        2, "vault", rage=7, room={0: "vault.vault"}, lying={"vault.vault": ["artifact_5"]}, row=CHEAP[:5], deck=[SYMBOL]
    )
    answer(table, "take artifact_5")
    assert (table.view(None).rage, told(table, "rage")) == (6, [])
    answer(table, "end")
    assert drawn(table) == [5]


# --- an empty bag


@pytest.mark.rule("KAT-205")
@pytest.mark.parametrize("cubes_left", [1, 2, 3])
def test_a_bag_empty_after_an_attack_ends_the_game_at_once(cubes_left: int) -> None:
    table = attacked(3, "pit", black=cubes_left, rage=3, tokens={1: ["artifact_5"], 2: ["artifact_7"]},
                     room={1: "start.hall", 2: "pit.pit"})  # fmt: skip
    assert told(table, "attack") == [((3,) * cubes_left,)]
    assert table.ask is None
    assert each(table, "out") == ["lost", "rescued", "lost"]
    assert (result(table).scores, result(table).winners) == ((0, 5, 0), (1,))


@pytest.mark.rule("KAT-205")
@pytest.mark.parametrize(
    "left",
    [{"black": 4}, {"black": 0, "bag": {0: 4}}, {"black": 0, "ghosts": {"bag": 4}}, {"black": 0, "clank": {1: 4}}],
)
def test_one_cube_of_any_kind_keeps_the_game_going(left: Position) -> None:
    table = attacked(rage=3, **left)
    assert drawn(table) == [3]
    assert (seat_to_move(table), each(table, "out")) == (1, ["", ""])


@pytest.mark.rule("KAT-205")
def test_ghosts_on_their_way_back_do_not_count_as_cubes_in_the_bag() -> None:
    table = attacked(rage=3, black=1, ghosts={"area": 1, "bag": 1})
    assert (table.ask, each(table, "out"), drawn(table)) == (None, ["lost", "lost"], [3])


# --- ghosts


@pytest.mark.rule("KAT-206")
def test_each_ghost_hurts_everybody_still_in_the_game() -> None:
    table = attacked(4, black=0, ghosts={"bag": 5}, rage=3, damage={1: 2}, out={3: "left"}, room={2: "start.shrine"})
    assert told(table, "attack") == [((5, 5, 5),)]
    assert each(table, "damage") == [3, 5, 3, 0]
    assert told(table, "ghost") == [(0,), (1,), (2,)] * 3


@pytest.mark.rule("KAT-206")
def test_a_ghost_that_is_not_drawn_hurts_nobody() -> None:
    for seed in range(6):
        table = attacked(seed=seed, black=6, ghosts={"bag": 2}, rage=1)
        hits = told(table, "attack")[0][0].count(3)
        assert each(table, "damage") == [hits, hits]


@pytest.mark.rule("KAT-207")
def test_drawn_ghosts_go_back_to_the_clank_area_and_into_the_bag_at_the_next_attack() -> None:
    table = attacked(
        black=0, ghosts={"area": 2, "bag": 3}, rage=1, deck=[SYMBOL, SYMBOL], hand={1: ["explore", "burgle"]}
    )
    assert ghosts(table) == (0, 2, 3)
    answer(table, "play explore", "play burgle", "buy lightstick")
    assert ghosts(table) == (0, 2, 3)
    answer(table, "end")
    assert drawn(table) == [2, 2]
    assert ghosts(table) == (0, 2, 3)
    assert each(table, "damage") == [4, 4]


@pytest.mark.rule("KAT-207")
def test_without_going_back_a_bag_of_two_ghosts_would_be_empty_at_the_second_attack() -> None:
    table = attacked(black=1, ghosts={"bag": 2}, rage=1, deck=[SYMBOL, SYMBOL], hand={1: ["explore", "burgle"]}, seed=3)
    hits = told(table, "attack")[0][0].count(3)
    assert ghosts(table) == (3, hits, 2 - hits)
    answer(table, "play explore", "play burgle", "buy lightstick", "end")
    assert drawn(table) == [2, min(2, 1 + hits)]


# --- one after another


@pytest.mark.rule("KAT-208")
def test_a_player_knocked_out_in_an_attack_takes_no_more_damage_in_it() -> None:
    """The other cubes of that colour count as black: they are out of the game, but are not dragon cubes."""
    table = attacked(black=2, bag={0: 4}, damage={0: METER - 1}, rage=7)
    (out,) = told(table, "attack")[0]
    own, black = out.count(0), out.count(2)
    assert own >= 3
    assert (thief(table).damage, thief(table).out) == (METER, "lost")
    assert sum(cubes(table).values()) == CUBES - (own - 1)
    assert told(table, "knocked_out") == [(0, False)]
    assert table.view(None).black_aside == BLACK - 2 + black


@pytest.mark.rule("KAT-208")
def test_cubes_are_resolved_in_the_order_drawn() -> None:
    """One damage short of the end: an own cube first spares the ghost's, a ghost first makes the own cube black."""
    supply = {}
    for seed in range(40):
        table = attacked(3, seed=seed, turn=0, black=1, bag={1: 1}, ghosts={"bag": 1}, damage={1: METER - 1}, rage=1)
        (out,) = told(table, "attack")[0]
        supply[out] = (thief(table, 1).damage, thief(table, 1).supply, sum(cubes(table, 1).values()))
    full = CUBES - METER
    assert supply[1, 4] == (METER, full, CUBES)
    assert supply[4, 1] == (METER, full - 1, CUBES - 1)


@pytest.mark.rule("KAT-208")
def test_the_last_ghost_no_longer_reaches_who_is_out() -> None:
    table = attacked(black=0, ghosts={"bag": 5}, rage=7, damage={1: METER - 2}, hand={1: []})
    assert told(table, "ghost") == [(0,), (1,), (0,), (1,), (0,), (0,), (0,)]
    assert each(table, "damage") == [5, METER]
    assert table.ask is None
    assert legal(table) == []
