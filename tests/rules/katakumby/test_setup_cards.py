"""Before the first turn: the reserve, the dungeon deck and its first row."""

from __future__ import annotations

from collections import Counter

import pytest

from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from tests.rules.dialect import offers, story, told
from tests.rules.katakumby.delving import CALM, dig, game
from tests.rules.katakumby.digging import quarried
from tests.rules.katakumby.exploring import LOUD, PLAYERS, calm, dragons, dungeon_cards, dungeon_deck, printed
from tests.rules.raids import each, pass_turn, purse, thief
from tests.support import answer, rulebook

SEEDS = range(80)


# --- the reserve


@pytest.mark.rule("KAT-024")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_reserve_holds_15_mercenaries_15_explores_12_tomes_and_the_goblin(players: int) -> None:
    table = game(players)
    assert table.view(None).reserve == {"mercenary": 15, "explore": 15, "secret_tome": 12, "goblin": 1}
    kinds = [table.catalog.cards[card].kind for card in table.view(None).reserve]
    assert kinds == ["reserve", "reserve", "reserve", "monster"]
    assert "goblin" not in dungeon_cards(table)


@pytest.mark.rule("KAT-319")
@pytest.mark.parametrize(
    ("card", "polish", "cost", "made", "points"),
    [
        ("mercenary", "Najemnik", 2, (1, 2, 0), 0),
        ("explore", "Zwiad", 3, (2, 0, 1), 0),
        ("secret_tome", "Tajemny wolumin", 7, (0, 0, 0), 7),
    ],
)
def test_what_the_cards_of_the_reserve_cost_give_and_are_worth(
    card: str, polish: str, cost: int, made: tuple[int, int, int], points: int
) -> None:
    poor = dig(skill=cost - 1)
    assert card not in offers(poor, "buy")
    table = dig(skill=cost, hand={0: [card]})
    assert table.catalog.cards[card].name.pl == polish
    before = table.view(None).tally(0)["cards"]
    answer(table, f"buy {card}")
    assert purse(table) == (0, 0, 0)
    assert table.view(None).tally(0)["cards"] == before + points
    answer(table, f"play {card}")
    assert purse(table) == made
    assert (thief(table).clank, thief(table).gold, thief(table).hand_count) == (0, 0, 0)


@pytest.mark.rule("KAT-319")
@pytest.mark.parametrize(("card", "drawn"), [("mercenary", 1), ("explore", 0), ("secret_tome", 0)])
def test_only_the_mercenary_is_a_companion(card: str, drawn: int) -> None:
    table = dig(hand={0: ["rebel_scribe", card]}, draw={0: ["burgle", "burgle"]})
    answer(table, "play rebel_scribe", f"play {card}")
    assert thief(table).hand_count == drawn


# --- the row


@pytest.mark.rule("KAT-025")
@pytest.mark.parametrize("players", PLAYERS)
def test_six_of_100_cards_lie_face_up(players: int) -> None:
    table = game(players)
    assert len(table.view(None).row) == 6
    for seat in range(players):
        assert table.view(seat).row == table.view(None).row
    everything = dungeon_cards(table)
    assert everything == printed(table, "base")
    assert (everything.total(), len(everything)) == (100, 68)
    assert len(dragons(table, list(everything.elements()))) == 25


@pytest.mark.rule("KAT-025")
def test_the_dungeon_deck_is_shuffled() -> None:
    tables = [game(4, seed=seed) for seed in SEEDS]
    quiet = {card for card in dungeon_cards(tables[0]) if not dragons(tables[0], [card])}
    assert {card for table in tables for card in table.view(None).row} == quiet
    assert len({dungeon_deck(table)[-1] for table in tables}) > 25
    assert len({dungeon_deck(table)[0] for table in tables}) > 25


@pytest.mark.rule("KAT-026")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_card_of_the_first_row_bears_the_dragon_symbol(players: int) -> None:
    for seed in SEEDS:
        table = game(players, seed=seed)
        assert dragons(table, table.view(None).row) == []
        assert len(table.view(None).row) == 6


@pytest.mark.rule("KAT-027")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_setup_94_cards_are_in_the_deck_with_all_25_dragons(players: int) -> None:
    for seed in range(20):
        table = game(players, seed=seed)
        assert table.view(None).dungeon_deck_count == 94
        assert len(dragons(table, dungeon_deck(table))) == 25


@pytest.mark.rule("KAT-027")
def test_the_setup_brings_no_attack() -> None:
    for seed in SEEDS:
        table = game(4, seed=seed)
        assert "attack" not in story(table)
        assert each(table, "damage") == [0] * 4
        assert sum(table.view(None).bag) == 24


@pytest.mark.rule("KAT-027")
def test_replaced_cards_are_shuffled_back_and_lie_neither_on_top_nor_at_the_bottom() -> None:
    """25 of 94 cards are dragons: so should be about a quarter of all top, middle and bottom cards."""
    table = game(4)
    decks = [dungeon_deck(game(4, seed=seed)) for seed in range(200)]
    for place in (-1, -2, 0, 1, 47):
        assert 25 < len(dragons(table, [cards[place] for cards in decks])) < 85


@pytest.mark.rule("KAT-029")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_dungeon_discard_pile_starts_empty_though_cards_were_replaced(players: int) -> None:
    for seed in range(20):
        assert game(players, seed=seed).view(None).dungeon_discard == []


@pytest.mark.rule("KAT-029")
def test_the_dungeon_discard_pile_is_common_to_all() -> None:
    table = dig(hand={0: ["mercenary"], 1: ["mercenary"]}, row=["skeleton", "skeleton", *CALM[:4]])
    pile = list(table.view(None).dungeon_discard)
    answer(table, "play mercenary", "fight skeleton", "end", "play mercenary", "fight skeleton")
    assert table.view(None).dungeon_discard == [*pile, "skeleton", "skeleton"]


# --- Arrive texts of the first row


@pytest.mark.rule("KAT-028")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_loud_card_in_the_first_row_makes_everybody_start_one_cube_higher(players: int) -> None:
    seen = Counter[int]()
    for seed in SEEDS:
        table = game(players, seed=seed, first=0)
        loud = sum(card in LOUD for card in table.view(None).row)
        assert each(table, "clank") == [start + loud for start in (3, 2, 1, 0)[:players]]
        assert each(table, "supply") == [30 - start - loud for start in (3, 2, 1, 0)[:players]]
        assert table.view(None).now.cubes_made == 0
        seen[loud] += 1
    assert min(seen[0], seen[1], seen[2]) > 0


@pytest.mark.rule("KAT-028")
@pytest.mark.parametrize("first", range(4))
def test_the_texts_work_after_the_starting_noise_and_from_the_first_player_on(first: int) -> None:
    order = [(first + place) % 4 for place in range(4)]
    seed = next(seed for seed in SEEDS if set(LOUD) <= set(game(4, seed=seed, first=first).view(None).row))
    table = game(4, seed=seed, first=first)
    loud = [card for card in table.view(None).row if card in LOUD]
    happened = [
        (event.kind, event.args)
        for event in table.view(None).events()
        if event.kind in ("clank", "turn") or (event.kind == "arrived" and event.args[0] in LOUD)
    ]
    expected: list[tuple[str, tuple[object, ...]]] = [
        ("clank", (seat, cubes, "")) for seat, cubes in zip(order, (3, 2, 1), strict=False)
    ]
    for card in loud:
        expected += [("arrived", (card,)), *[("clank", (seat, 1, card)) for seat in order]]
    assert happened == [*expected, ("turn", (first,))]


@pytest.mark.rule("KAT-028")
def test_the_texts_work_in_the_order_of_the_row_each_once() -> None:
    several = 0
    for seed in SEEDS:
        table = game(2, seed=seed)
        with_text = [card for card in table.view(None).row if "arrive" in table.view(None).pieces[card].effects]
        assert [card for (card,) in told(table, "arrived")] == with_text
        several += len(with_text) > 1
    assert several > 5


@pytest.mark.rule("KAT-028")
def test_a_card_that_was_replaced_because_of_its_symbol_does_not_arrive() -> None:
    """A deck in which every third card has both a dragon symbol and an Arrive text."""
    howler = {
        "id": "howler",
        "name": {"pl": "Wyjec", "en": "Howler"},
        "kind": "monster",
        "copies": 50,
        "cost": 1,
        "dragon": True,
        "arrive": {"each": {"player": "any"}, "do": {"clank": 5}},
    }
    for seed in range(10):
        setup = Setup("katakumby", (Seat("Ala"), Seat("Ola")), seed, {"first": 0})
        table = Table(rulebook("katakumby"), setup, quarried({}, cards=[howler]))
        assert "howler" not in table.view(None).row
        assert ("howler",) not in told(table, "arrived")
        assert max(each(table, "clank")) < 8


@pytest.mark.rule("KAT-028")
def test_a_text_of_the_first_row_does_not_work_again_later() -> None:
    table = dig(hand={0: [], 1: []}, row=calm("archoverlord"))
    pass_turn(table)
    assert each(table, "clank") == [0, 0]
    assert "arrived" not in story(table)
