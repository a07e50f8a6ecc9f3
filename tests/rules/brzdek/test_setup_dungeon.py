"""Before the first turn: the dragon, the reserve, the dungeon deck and its first row."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.table import Table
from tests.games.brzdek.spoiling import copied, found, messages
from tests.rules.brzdek.delving import CALM, PLAYERS, SIDES, delve, game, provoked
from tests.rules.dialect import offers, story, told
from tests.rules.raids import each, pass_turn
from tests.support import answer

PICTURED = ["rebel_captain", "kobold_merchant", "crystal_golem", "ladder", "brilliance", "elven_boots"]
PICTURED_TITLES = [
    "Kapitan rebeliantów", "Lochokrążca", "Kryształowy golem", "Drabina", "Czysty geniusz", "Elfie kamasze",
]  # fmt: skip
SEEDS = range(80)


def dungeon_cards(table: Table) -> Counter[str]:
    """The cards of the dungeon deck by the catalog: all that is not in the reserve."""
    kinds = ("blue", "device", "monster")
    cards = {card.id: card.copies for card in table.catalog.cards.values() if card.kind in kinds}
    return Counter({card: count for card, count in cards.items() if card != "goblin"})


def deck(table: Table) -> list[str]:
    """The dungeon deck, the last card on top."""
    state: Any = table.game
    return list(state.deck)


def dragons(table: Table, cards: list[str]) -> list[str]:
    return [card for card in cards if table.view(None).pieces[card].dragon]


# --- the dragon


@pytest.mark.rule("BRZ-019")
@pytest.mark.parametrize(("players", "space", "cubes"), [(4, 1, 2), (3, 2, 2), (2, 3, 3)])
def test_the_fewer_players_the_angrier_the_dragon_begins(players: int, space: int, cubes: int) -> None:
    view = game(players).view(None)
    assert view.rage == space - 1
    assert view.rage_track[view.rage] == cubes
    assert delve(players).view(None).cubes_next_attack == cubes


@pytest.mark.rule("BRZ-020")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_bag_holds_24_black_cubes_and_no_others(players: int) -> None:
    assert game(players).view(None).bag == [0] * players + [24]


@pytest.mark.rule("BRZ-020")
def test_black_cubes_are_all_that_the_first_attack_can_draw() -> None:
    table = provoked(4, rage=7)
    assert told(table, "attack") == [((4, 4, 4, 4, 4),)]
    assert table.view(None).bag == [0, 0, 0, 0, 19]
    assert each(table, "damage") == [0] * 4


# --- the reserve


@pytest.mark.rule("BRZ-021")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_reserve_holds_15_mercenaries_15_explores_12_tomes_and_the_goblin(players: int) -> None:
    table = game(players)
    assert table.view(None).reserve == {"mercenary": 15, "explore": 15, "secret_tome": 12, "goblin": 1}
    names = [table.catalog.cards[card].name.pl for card in table.view(None).reserve]
    assert names == ["Najemnik", "Zwiad", "Tajemny wolumin", "Wszędobylski Goblin"]


@pytest.mark.rule("BRZ-021")
@pytest.mark.parametrize(("card", "cost", "pile"), [("mercenary", 2, 15), ("explore", 3, 15), ("secret_tome", 7, 12)])
def test_a_pile_of_the_reserve_lasts_for_just_so_many_cards(card: str, cost: int, pile: int) -> None:
    table = delve(skill=cost * (pile + 1), room={0: 2})
    for left in range(pile, 0, -1):
        assert table.view(None).reserve[card] == left
        answer(table, f"buy {card}")
    assert card not in offers(table, "buy")


# --- the row


@pytest.mark.rule("BRZ-022")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("players", PLAYERS)
def test_six_of_100_cards_lie_face_up(players: int, side: str) -> None:
    table = game(players, board=side)
    assert len(table.view(None).row) == 6
    for seat in range(players):
        assert table.view(seat).row == table.view(None).row
    everything = Counter([*table.view(None).row, *deck(table)])
    assert everything.total() == 100
    assert everything == dungeon_cards(table)


@pytest.mark.rule("BRZ-022")
def test_the_dungeon_deck_is_shuffled() -> None:
    tables = [game(4, seed=seed) for seed in SEEDS]
    quiet = {card for card in dungeon_cards(tables[0]) if not dragons(tables[0], [card])}
    assert {card for table in tables for card in table.view(None).row} == quiet
    assert len({deck(table)[-1] for table in tables}) > 25
    assert len({deck(table)[0] for table in tables}) > 25


@pytest.mark.rule("BRZ-022")
def test_the_row_of_the_rulebooks_picture() -> None:
    table = delve(row=PICTURED)
    assert [table.catalog.cards[card].name.pl for card in table.view(None).row] == PICTURED_TITLES
    assert dragons(table, PICTURED) == []
    assert table.catalog.cards["orc_grunt"].name.pl == "Twardogłowy"
    assert dragons(table, ["orc_grunt"]) == ["orc_grunt"]


@pytest.mark.rule("BRZ-023")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_card_of_the_first_row_bears_the_dragon_symbol(players: int) -> None:
    for seed in SEEDS:
        table = game(players, seed=seed)
        assert dragons(table, table.view(None).row) == []
        assert len(table.view(None).row) == 6


@pytest.mark.rule("BRZ-023")
def test_a_deck_with_fewer_than_6_cards_without_the_symbol_is_refused(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    file = folder / "dungeon.yaml"
    text = file.read_text(encoding="utf-8").replace("    dragon: true\n", "")
    text = re.sub(r"(    cost: \d+\n)", r"\1    dragon: true\n", text)
    quiet = text.replace("    dragon: true\n", "", 3)
    file.write_text(quiet, encoding="utf-8")
    assert found(folder) == []
    file.write_text(text.replace("    dragon: true\n", "", 2), encoding="utf-8")
    assert messages(found(folder), "en") == [
        "the dungeon row starts with 6 cards without the dragon attack symbol, but the deck has 5"
    ]


@pytest.mark.rule("BRZ-024")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_setup_94_cards_are_in_the_deck_with_all_26_dragons(players: int) -> None:
    for seed in range(20):
        table = game(players, seed=seed)
        assert table.view(None).dungeon_deck_count == 94
        assert len(dragons(table, deck(table))) == 26


@pytest.mark.rule("BRZ-024")
def test_the_setup_brings_no_attack() -> None:
    for seed in SEEDS:
        table = game(4, seed=seed)
        assert "attack" not in story(table)
        assert each(table, "damage") == [0] * 4
        assert sum(table.view(None).bag) == 24


@pytest.mark.rule("BRZ-024")
def test_replaced_cards_are_shuffled_back_and_lie_neither_on_top_nor_at_the_bottom() -> None:
    """26 of 94 cards are dragons: so should be about a quarter of all top, middle and bottom cards."""
    decks = [deck(game(4, seed=seed)) for seed in range(200)]
    table = game(4)
    for place in (-1, -2, 0, 1, 47):
        assert 25 < len(dragons(table, [cards[place] for cards in decks])) < 90


@pytest.mark.rule("BRZ-025")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_dungeon_discard_pile_starts_empty_though_cards_were_replaced(players: int) -> None:
    for seed in range(20):
        assert game(players, seed=seed).view(None).dungeon_discard == []


# --- Arrive texts of the first row


@pytest.mark.rule("BRZ-026")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_watcher_in_the_first_row_makes_everybody_start_one_cube_higher(players: int) -> None:
    seen = Counter[int]()
    for seed in SEEDS:
        table = game(players, seed=seed, first=0)
        row = table.view(None).row
        loud = row.count("watcher") + row.count("overlord")
        assert each(table, "clank") == [start + loud for start in (3, 2, 1, 0)[:players]]
        assert each(table, "supply") == [30 - start - loud for start in (3, 2, 1, 0)[:players]]
        seen[loud] += 1
    assert min(seen[0], seen[1], seen[2]) > 0


@pytest.mark.rule("BRZ-026")
def test_the_texts_work_when_the_row_is_complete_and_before_the_starting_noise() -> None:
    seed = next(seed for seed in SEEDS if game(4, seed=seed, first=0).view(None).row.count("watcher") == 1)
    table = game(4, seed=seed, first=0)
    happened = [(event.kind, event.args) for event in table.view(None).events()]
    start = happened.index(("arrived", ("watcher",)))
    assert happened[start + 1 : start + 5] == [("clank", (seat, 1, "watcher")) for seat in range(4)]
    assert happened[-4:] == [("clank", (0, 3, "")), ("clank", (1, 2, "")), ("clank", (2, 1, "")), ("turn", (0,))]


@pytest.mark.rule("BRZ-026")
def test_only_the_cards_that_stay_in_the_row_arrive() -> None:
    for seed in SEEDS:
        table = game(2, seed=seed)
        row = table.view(None).row
        with_text = [card for card in row if "arrive" in table.view(None).pieces[card].effects]
        assert [card for (card,) in told(table, "arrived")] == with_text


@pytest.mark.rule("BRZ-026")
def test_a_text_of_the_first_row_does_not_work_again_later() -> None:
    table = delve(hand={0: [], 1: []}, row=[*CALM[:5], "watcher"])
    pass_turn(table)
    assert each(table, "clank") == [0, 0]
    assert "arrived" not in story(table)
