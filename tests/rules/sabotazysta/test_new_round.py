"""The next round: everything is laid out and dealt anew, gold stays."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.rules.dialect import story, told
from tests.rules.sabotazysta.delving import (
    LAST_STEP,
    broken,
    delve,
    last_card,
    ran_out,
    saboteurs,
    share_gold,
    treasure_found,
)
from tests.rules.sabotazysta.digging import LEVEL, STONE_IN_THE_MIDDLE
from tests.support import answer, catalog, events, seat_down

GOALS = {(8, -2), (8, 0), (8, 2)}


def in_the_deck(table: Table) -> Counter[str]:
    """The path and action cards in the deck and in hands."""
    state: Any = table.game
    return Counter([*state.deck, *(card for hand in state.hands for card in hand)])


@pytest.mark.rule("SAB-121")
@pytest.mark.parametrize("before", [1, 2])
def test_the_next_round_begins_after_the_division_of_gold(before: int) -> None:
    table = treasure_found(6, finder=0, roles=saboteurs(6, 2), round=before)
    assert table.view(None).round == before
    share_gold(table)
    assert table.view(None).round == before + 1
    kinds = story(table)
    assert max(at for at, kind in enumerate(kinds) if kind == "gold") < kinds.index("round")
    assert not table.view(None).over
    assert table.ask is not None
    assert table.ask.topic == "turn"


@pytest.mark.rule("SAB-121")
def test_no_round_follows_the_third() -> None:
    table = treasure_found(3, finder=0, roles=saboteurs(3, 2), round=3)
    share_gold(table)
    assert table.view(None).over
    assert table.ask is None
    assert events(table, "round") == []


@pytest.mark.rule("SAB-122")
def test_start_and_goals_are_laid_out_as_at_the_start_of_the_game() -> None:
    first = seat_down("sabotazysta", 3)
    table = last_card(
        3,
        board=LEVEL,
        goals=STONE_IN_THE_MIDDLE,
        seen={1: ["8,2"]},
        hands={0: ["straight_horizontal"], 1: [], 2: []},
    )
    answer(table, LAST_STEP)
    view = table.view(None)
    assert view.round == 2
    assert view.laid == first.view(None).laid
    assert set(view.laid) == {(0, 0)}
    assert set(view.goals) == GOALS
    assert view.last_laid is None
    assert [table.view(seat).findings for seat in range(3)] == [{}, {}, {}]
    assert sorted(view.frontier) == [(-1, 0), (0, -1), (0, 1), (1, 0)]


@pytest.mark.rule("SAB-122")
def test_the_goal_cards_are_shuffled_again() -> None:
    layouts = Counter[tuple[str, ...]]()
    for seed in range(60):
        state: Any = ran_out(3, goals=STONE_IN_THE_MIDDLE, seed=seed).game
        assert set(state.maze.hidden) == GOALS
        layouts[tuple(state.maze.hidden[cell] for cell in sorted(GOALS))] += 1
    assert {tuple(sorted(layout)) for layout in layouts} == {("goal_stone_nw", "goal_stone_sw", "goal_treasure")}
    assert len(layouts) == 6, "every order comes up"


@pytest.mark.rule("SAB-123")
@pytest.mark.parametrize(("players", "bad"), [(3, ()), (4, ()), (5, (1,)), (10, (0, 1, 2))])
def test_the_whole_dwarf_pool_is_dealt_again_with_the_card_set_aside(players: int, bad: tuple[int, ...]) -> None:
    most = 0
    dealt = Counter[tuple[str, ...]]()
    for seed in range(40):
        table = ran_out(players, roles=saboteurs(players, *bad), seed=seed)
        roles = [table.view(seat).role for seat in range(players)]
        state: Any = table.game
        assert sorted([*roles, state.spare]) == sorted(table.view(None).pool)
        most = max(most, roles.count("saboteur"))
        dealt[tuple(roles)] += 1
        assert told(table, "role", seat=1)[-1] == (1, roles[1])
    assert most == len(bad) + 1, "the saboteur set aside in the last round takes part again"
    assert len(dealt) > 2


@pytest.mark.rule("SAB-124")
@pytest.mark.parametrize(("players", "hand"), [(3, 6), (4, 6), (5, 6), (6, 5), (7, 5), (8, 4), (9, 4), (10, 4)])
def test_all_67_cards_are_shuffled_and_hands_are_dealt_as_in_the_first_round(players: int, hand: int) -> None:
    table = ran_out(players)
    view = table.view(None)
    assert view.hand_counts == [hand] * players
    assert view.deck_count == 67 - hand * players
    assert (view.discard_count, view.open_discard) == (0, [])


@pytest.mark.rule("SAB-124")
def test_the_new_deck_takes_in_cards_from_hands_maze_discard_pile_deck_and_in_front_of_players() -> None:
    hands = {0: ["straight_horizontal", "map"], 1: ["rockfall", "rockfall"], 2: ["repair_cart"]}
    table = delve(
        board=LEVEL,
        goals={"8,0": "treasure"},
        hands=hands,
        tools={1: ["lantern"], 2: ["pickaxe"]},
        deck=5,
    )
    answer(table, LAST_STEP)
    share_gold(table)
    assert table.view(None).round == 2
    kinds = ("passage", "dead_end", "broken_tool", "repair", "rockfall", "map")
    cards = catalog("sabotazysta").cards.values()
    assert in_the_deck(table) == {card.id: card.copies for card in cards if card.kind in kinds}
    assert sum(in_the_deck(table).values()) == 67


@pytest.mark.rule("SAB-124")
def test_the_new_deck_is_shuffled_and_not_the_old_one() -> None:
    decks = set()
    for seed in range(5):
        table = ran_out(3, seed=seed)
        state: Any = table.game
        decks.add(tuple(state.deck))
    assert len(decks) == 5


@pytest.mark.rule("SAB-124")
def test_a_house_hand_size_holds_in_every_round() -> None:
    assert ran_out(4, options={"hand": 3}).view(None).hand_counts == [3, 3, 3, 3]


@pytest.mark.rule("SAB-125")
def test_nobody_starts_a_round_with_a_broken_tool() -> None:
    table = last_card(3, tools={0: ["cart", "lantern", "pickaxe"], 1: ["cart"], 2: ["pickaxe"]})
    assert broken(table) == [["cart", "lantern", "pickaxe"], ["cart"], ["pickaxe"]]
    answer(table, "discard cross")
    assert table.view(None).round == 2
    assert broken(table) == [[], [], []]


@pytest.mark.rule("SAB-126")
def test_gold_of_earlier_rounds_stays_with_its_owners() -> None:
    table = ran_out(4, roles=saboteurs(4, 3), gold={0: [3, 1], 1: [2], 3: [1]}, round=2)
    assert table.view(None).round == 3
    assert [list(table.view(seat).gold) for seat in range(4)] == [[3, 1], [2], [], [1, 3, 1]]
    assert table.view(None).gold_counts == [2, 1, 0, 3]


@pytest.mark.rule("SAB-127")
def test_what_is_left_of_the_gold_deck_is_shuffled_again() -> None:
    table = last_card(3, roles=saboteurs(3), gold={0: [3, 2, 2]})
    state: Any = table.game
    before = list(state.gold_deck)
    answer(table, "discard cross")
    after = list(state.gold_deck)
    assert len(after) == table.view(None).gold_deck_count == 25
    assert Counter(after) == Counter(before) == {1: 16, 2: 6, 3: 3}
    assert after != before


def passes_until_round_two(table: Table) -> None:
    while table.view(None).round == 1:
        assert table.ask is not None
        table.answer(next(option for option in table.ask.options if option[0] != "play"))


@pytest.mark.rule("SAB-128")
@pytest.mark.parametrize(("layer", "starter"), [(3, 4), (4, 0), (0, 1)])
@pytest.mark.parametrize("card", ["cross", "dead_cross"])
def test_the_player_to_the_left_of_the_last_layer_of_a_path_card_starts(layer: int, starter: int, card: str) -> None:
    hands = {seat: ["map", "repair_cart"] for seat in range(5)}
    hands[layer] = [card, "map"]
    hands[(layer + 2) % 5] = ["map", "repair_lantern"]
    hands[(layer + 3) % 5] = ["map", "repair_lantern"]
    hands[(layer + 4) % 5] = ["map", "repair_pickaxe"]
    table = delve(5, hands=hands, turn=layer, deck=[])
    answer(table, f"play {card} 1,0", "play map 8,0")
    passes_until_round_two(table)
    view = table.view(None)
    assert (view.starter, view.turn) == (starter, starter)
    assert table.ask is not None
    assert table.ask.seat == starter
    assert events(table, "round")[-1].args == (2, starter)


@pytest.mark.rule("SAB-128")
def test_a_path_card_removed_by_a_rockfall_later_counts_all_the_same() -> None:
    hands = {0: ["map"], 1: ["map"], 2: ["cross"], 3: ["rockfall"], 4: ["map"]}
    table = delve(5, hands=hands, turn=2, deck=[])
    answer(table, "play cross 1,0", "play rockfall 1,0", "discard map", "play map 8,0", "discard map")
    assert table.view(None).round == 2
    assert table.view(None).starter == 3


@pytest.mark.rule("SAB-128")
@pytest.mark.parametrize(("finder", "starter"), [(3, 4), (4, 0)])
def test_after_the_treasure_is_found_the_player_to_the_left_of_the_finder_starts(finder: int, starter: int) -> None:
    table = treasure_found(5, finder=finder, roles=saboteurs(5, 1))
    share_gold(table)
    assert table.view(None).starter == table.view(None).turn == starter


@pytest.mark.rule("SAB-128")
def test_the_last_of_several_path_cards_counts() -> None:
    hands = {0: ["cross", "map"], 1: ["t_vertical", "map"], 2: ["map", "map"]}
    table = delve(3, hands=hands, deck=[])
    answer(table, "play cross 1,0", "play t_vertical 2,0", *["discard map"] * 4)
    assert table.view(None).round == 2
    assert table.view(None).starter == 2


@pytest.mark.rule("SAB-129")
@pytest.mark.parametrize(("last", "starter"), [(0, 1), (2, 3), (4, 0)])
@pytest.mark.parametrize("line", ["discard cross", "play map 8,0"])
def test_without_a_path_card_the_player_to_the_left_of_the_last_turn_starts(last: int, starter: int, line: str) -> None:
    hands = {seat: [line.split()[1]] if seat == last else [] for seat in range(5)}
    table = delve(5, hands=hands, turn=last, deck=[])
    answer(table, line)
    assert table.view(None).round == 2
    assert table.view(None).starter == table.view(None).turn == starter


@pytest.mark.rule("SAB-129")
def test_a_path_card_of_the_round_before_does_not_count() -> None:
    table = last_card(3, layer=1)
    answer(table, "play cross 1,0")
    assert table.view(None).starter == 1, "seat 0 laid the last card of round 1"
    passes = 0
    while table.view(None).round == 2:
        assert table.ask is not None
        last = table.ask.seat
        passes += 1
        table.answer(next(option for option in table.ask.options if option[0] == "discard"))
    assert passes > 40
    assert table.view(None).starter == (last + 1) % 3
