"""The cards of the game, how they are sorted into stocks, and that none ever goes missing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from brzdek.games.sabotazysta.cards.corridors import edges_from
from brzdek.games.sabotazysta.cards.pieces import GoldCard, path_card
from tests.rules.sabotazysta.delving import delve, each_round, game, wander
from tests.rules.sabotazysta.digging import (
    ACTIONS,
    COPIES,
    DEAD_ENDS,
    GOAL_EDGES,
    GOLD,
    LEVEL,
    OPEN_EDGES,
    TREASURE_IN_THE_MIDDLE,
    deck_cards,
    gold_cards,
    seen_from,
)
from tests.support import answer, catalog, events, legal

DECK = COPIES + ACTIONS
ALL_MINERS = dict.fromkeys(range(4), "miner")


def state(table: Table) -> Any:
    return table.game


def copies(*kinds: str) -> Counter[str]:
    cards = catalog("sabotazysta").cards.values()
    return Counter({card.id: card.copies for card in cards if card.kind in kinds})


# --- the cards there are


@pytest.mark.rule("SAB-005")
def test_the_110_cards_make_four_stocks_of_44_27_28_and_11() -> None:
    paths = copies("start", "goal", "passage", "dead_end")
    actions = copies("broken_tool", "repair", "rockfall", "map")
    gold = copies("gold")
    dwarfs = copies("dwarf")
    assert [stock.total() for stock in (paths, actions, gold, dwarfs)] == [44, 27, 28, 11]
    assert dwarfs == Counter(miner=7, saboteur=4)
    assert sum(card.copies for card in catalog("sabotazysta").cards.values()) == 110


@pytest.mark.rule("SAB-005")
def test_the_27_action_cards_by_kind() -> None:
    assert copies("broken_tool", "repair", "rockfall", "map") == ACTIONS
    assert ACTIONS.total() == 27


@pytest.mark.rule("SAB-005")
def test_the_28_gold_cards_by_value() -> None:
    cards = catalog("sabotazysta").cards.values()
    values = {card.value: card.copies for card in cards if isinstance(card, GoldCard)}
    assert values == {1: 16, 2: 8, 3: 4}
    assert sum(value * count for value, count in values.items()) == 44


@pytest.mark.rule("SAB-005", "SAB-049")
@pytest.mark.parametrize("card", [*OPEN_EDGES, *GOAL_EDGES])
def test_the_corridors_of_each_path_card(card: str) -> None:
    edges = {**OPEN_EDGES, **GOAL_EDGES}[card]
    corridors = path_card(catalog("sabotazysta"), card).corridors
    groups = list(edges) if card in DEAD_ENDS else [edges]
    assert corridors.open == edges_from(edges)
    assert sorted(corridors.links) == sorted(map(edges_from, groups))


@pytest.mark.rule("SAB-005", "SAB-049")
def test_31_of_the_path_cards_are_passages_and_9_are_dead_ends() -> None:
    assert copies("passage") + copies("dead_end") == COPIES
    assert (copies("passage").total(), copies("dead_end").total()) == (31, 9)
    assert set(copies("dead_end")) == set(DEAD_ENDS)


# --- the deck


@pytest.mark.rule("SAB-028")
@pytest.mark.parametrize("players", range(3, 11))
def test_the_deck_is_made_of_all_action_cards_and_all_playable_path_cards(players: int) -> None:
    table = game(players)
    for _ in each_round(table):
        dealt = Counter(state(table).deck)
        for seat in range(players):
            dealt.update(table.view(seat).hand)
        assert dealt == DECK
        assert dealt.total() == 67
        assert table.view(None).deck_count + sum(table.view(None).hand_counts) == 67


@pytest.mark.rule("SAB-028")
def test_path_and_action_cards_are_shuffled_together() -> None:
    """Over many deals both sorts come up in every place, and no two decks are alike."""
    decks = []
    for seed in range(40):
        table = game(3, seed=seed)
        decks.append((*table.view(0).hand, *state(table).deck))
    assert len(set(decks)) == 40
    for place in zip(*decks, strict=True):
        assert {card in ACTIONS for card in place} == {True, False}


@pytest.mark.parametrize(
    ("players", "hand", "deck"),
    [
        pytest.param(3, 6, 49, marks=pytest.mark.rule("SAB-029")),
        pytest.param(4, 6, 43, marks=pytest.mark.rule("SAB-029")),
        pytest.param(5, 6, 37, marks=pytest.mark.rule("SAB-029")),
        pytest.param(6, 5, 37, marks=pytest.mark.rule("SAB-030")),
        pytest.param(7, 5, 32, marks=pytest.mark.rule("SAB-030")),
        pytest.param(8, 4, 35, marks=pytest.mark.rule("SAB-031")),
        pytest.param(9, 4, 31, marks=pytest.mark.rule("SAB-031")),
        pytest.param(10, 4, 27, marks=pytest.mark.rule("SAB-031")),
    ],
)
def test_cards_in_hand_and_in_the_deck_by_number_of_players(players: int, hand: int, deck: int) -> None:
    table = game(players)
    for _ in each_round(table):
        assert [len(table.view(seat).hand) for seat in range(players)] == [hand] * players
        assert table.view(None).hand_counts == [hand] * players
        assert table.view(None).deck_count == deck


@pytest.mark.rule("SAB-032")
def test_the_rest_of_the_deck_lies_face_down_and_the_discard_pile_is_empty() -> None:
    hands = {0: ["map"], 1: ["map"], 2: ["map"]}
    one = delve(hands=hands, deck=["cross", "rockfall", "curve_sw"])
    two = delve(hands=hands, deck=["curve_sw", "rockfall", "cross"])
    assert state(one).deck != state(two).deck
    for seat in (0, 1, 2, None):
        assert seen_from(one, seat) == seen_from(two, seat)
    table = game(4)
    for _ in each_round(table):
        for seat in (*range(4), None):
            assert table.view(seat).discard_count == 0
            assert table.view(seat).open_discard == []


@pytest.mark.rule("SAB-032")
def test_what_a_player_draws_is_seen_by_that_player_alone() -> None:
    hands = {0: ["map"], 1: ["map"], 2: ["map"]}
    one, two = (
        delve(hands=hands, deck=[top, "rockfall"], goals=TREASURE_IN_THE_MIDDLE) for top in ("cross", "curve_sw")
    )
    for table in (one, two):
        answer(table, "play map 8,0")
    assert (one.view(0).hand, two.view(0).hand) == (("cross",), ("curve_sw",))
    for seat in (1, 2, None):
        assert seen_from(one, seat) == seen_from(two, seat)


# --- gold


@pytest.mark.rule("SAB-033")
def test_all_28_gold_cards_make_the_gold_deck() -> None:
    table = game(5)
    assert Counter(state(table).gold_deck) == GOLD
    assert table.view(None).gold_deck_count == 28
    assert table.view(None).gold_counts == [0] * 5


@pytest.mark.rule("SAB-033")
def test_the_gold_deck_is_shuffled() -> None:
    orders = [tuple(state(game(5, seed=seed)).gold_deck) for seed in range(20)]
    assert len(set(orders)) == 20
    assert {order[-1] for order in orders} == {1, 2, 3}


@pytest.mark.rule("SAB-033")
def test_the_gold_deck_lies_face_down() -> None:
    """Turned upside down it looks the same to everybody; what was on top comes to light when it is offered."""
    table, upside_down = (
        delve(4, board=LEVEL, goals=TREASURE_IN_THE_MIDDLE, hands={0: ["straight_horizontal"]}, roles=ALL_MINERS)
        for _ in range(2)
    )
    state(upside_down).gold_deck.reverse()
    for seat in (*range(4), None):
        assert seen_from(table, seat) == seen_from(upside_down, seat)
    top = sorted(state(table).gold_deck[-4:])
    answer(table, "play straight_horizontal 7,0")
    assert sorted(table.view(0).offered) == top


# --- nothing gets lost


@pytest.mark.rule("SAB-141")
@pytest.mark.parametrize("players", range(3, 11))
def test_the_67_cards_of_a_round_add_up_at_every_moment(players: int) -> None:
    table = game(players, seed=players, distance=2)
    moments = Counter[str]()
    for ask in wander(table, players):
        assert deck_cards(table) == DECK
        moments[ask.topic] += 1
    assert deck_cards(table) == DECK
    assert moments["turn"] > 60
    assert events(table, "collapsed")
    assert events(table, "repaired")


@pytest.mark.rule("SAB-141")
def test_the_start_and_the_goals_are_not_among_the_67() -> None:
    table = delve(board=LEVEL, goals={"8,0": "stone_sw"}, hands={0: ["straight_horizontal"]}, deck=30)
    answer(table, "play straight_horizontal 7,0")
    assert table.view(None).laid.keys() >= {(0, 0), (8, 0)}
    view = table.view(None)
    on_the_table = len(view.laid) - 2
    assert view.deck_count + sum(view.hand_counts) + view.discard_count + on_the_table == 67


@pytest.mark.rule("SAB-142")
@pytest.mark.parametrize("players", range(3, 11))
def test_the_28_gold_cards_add_up_at_every_moment_of_a_game(players: int) -> None:
    """The goals lie near, so that gold is divided too."""
    divided = paid = 0
    for seed in range(6):
        table = game(players, seed=seed, distance=1)
        for ask in wander(table, seed):
            assert gold_cards(table) == GOLD
            divided += ask.topic == "gold"
        assert gold_cards(table) == GOLD
        paid += sum(table.view(None).gold_counts)
        assert table.view(None).gold_deck_count == 28 - sum(table.view(None).gold_counts)
    assert divided
    assert paid


@pytest.mark.rule("SAB-142")
def test_gold_cards_being_divided_are_neither_in_the_deck_nor_with_a_player() -> None:
    table = delve(
        5,
        board=LEVEL,
        goals=TREASURE_IN_THE_MIDDLE,
        roles=dict(enumerate(["miner", "saboteur", "miner", "miner", "saboteur"])),
        hands={0: ["straight_horizontal"]},
        gold={1: [3]},
    )
    answer(table, "play straight_horizontal 7,0")
    assert (len(table.view(0).offered), table.view(0).gold_deck_count) == (3, 24)
    assert table.view(0).gold_counts == [0, 1, 0, 0, 0]
    assert gold_cards(table) == GOLD
    answer(table, legal(table)[0])
    assert table.view(0).gold_counts == [1, 1, 0, 0, 0]
    assert table.view(0).gold_deck_count == 24
    assert gold_cards(table) == GOLD
