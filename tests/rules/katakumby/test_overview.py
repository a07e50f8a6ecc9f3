"""What the game is: who can play, what one plays for, what an option may add."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.problems import BadSetup
from tests.rules.dialect import check_refused, result, told
from tests.rules.katakumby.delving import dig, game
from tests.rules.katakumby.digging import tiles_laid
from tests.rules.katakumby.exploring import (
    DUNGEON,
    PARTY,
    PLAYERS,
    aimless,
    dragons,
    dungeon_cards,
    dungeon_deck,
    explored,
    printed,
)
from tests.rules.raids import STARTING_DECK, each, purse, thief
from tests.support import answer, catalog, legal

# --- who can play


@pytest.mark.rule("KAT-001")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_to_4_players_use_nothing_of_another_box(players: int) -> None:
    table = game(players)
    view = table.view(None)
    assert each(table, "seat") == list(range(players))
    assert not view.party
    assert dungeon_cards(table) == printed(table, "base")
    assert "invisibility_cloak" not in view.market
    assert view.secrets_left == {"minor": 20, "major": 11, "prison": 20}
    assert not [artifact for artifact in view.artifact_stack if artifact.endswith("party")]


@pytest.mark.rule("KAT-001")
@pytest.mark.parametrize("players", PARTY)
def test_5_and_6_players_play_as_a_party(players: int) -> None:
    view = game(players).view(None)
    assert view.party
    assert len(view.artifact_stack) == 11


@pytest.mark.rule("KAT-001")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadSetup):
        game(players)


@pytest.mark.rule("KAT-006")
def test_there_is_no_solo_game_and_no_option_for_an_app() -> None:
    known = catalog("katakumby")
    assert known.players == (2, 6)
    assert set(known.options) == {
        "side", "first", "promo", "phantasm", "brzdek_cards", "mercy", "cloaks", "turn_limit",
    }  # fmt: skip
    with pytest.raises(BadSetup):
        game(1)


# --- the two aims


@pytest.mark.rule("KAT-002")
def test_bringing_an_artifact_back_to_the_crypt_is_rewarded() -> None:
    table = dig(room={0: "start.hall"}, tokens={0: ["artifact_5"]}, boots=1, out={1: "lost"})
    answer(table, "move 1", "end")
    assert thief(table).tokens == ["artifact_5", "mastery"]
    assert result(table).scores == (25, 0)
    assert result(table).winners == (0,)


@pytest.mark.rule("KAT-002")
@pytest.mark.parametrize(("gold", "winner"), [(9, 0), (11, 1)])
def test_of_those_who_come_home_the_one_with_the_most_points_wins(gold: int, winner: int) -> None:
    """Seat 1 was home first, but that alone does not win."""
    table = dig(
        room={0: "start.hall"},
        boots=1,
        tokens={0: ["artifact_15"], 1: ["artifact_5", "mastery"]},
        gold={1: gold},
        out={1: "left"},
    )
    answer(table, "move 1", "end")
    assert result(table).scores == (35, 25 + gold)
    assert result(table).winners == (winner,)


@pytest.mark.rule("KAT-002")
def test_without_an_artifact_all_points_are_worth_nothing() -> None:
    table = dig(
        room={0: "start.hall"},
        boots=1,
        tokens={0: ["artifact_5"], 1: ["chalice", "crown_10", "monkey_idol"]},
        gold={1: 90},
        out={1: "lost"},
    )
    answer(table, "move 1", "end")
    assert result(table).scores == (25, 0)
    assert result(table).winners == (0,)


# --- decks and maps


@pytest.mark.rule("KAT-003")
@pytest.mark.parametrize("players", (*PLAYERS, *PARTY))
def test_everybody_begins_with_the_same_ten_cards(players: int) -> None:
    table = game(players)
    assert [table.view(None).cards_of(seat) for seat in range(players)] == [STARTING_DECK] * players


@pytest.mark.rule("KAT-003")
@pytest.mark.parametrize("seed", range(4))
def test_decks_change_only_by_cards_gained_and_cards_removed(seed: int) -> None:
    table = aimless(3, seed)
    for seat in range(3):
        expected = Counter(STARTING_DECK)
        expected.update([card for owner, card in told(table, "acquired") if owner == seat])
        expected.subtract([card for owner, card in told(table, "trashed") if owner == seat])
        assert table.view(None).cards_of(seat) == +expected
    assert len(told(table, "acquired")) > 3


@pytest.mark.rule("KAT-004")
def test_only_the_starting_tile_is_there_at_first() -> None:
    for seed in range(10):
        board = game(seed=seed).view(None).board
        assert len(board.placed) == 1
        assert board.cells == {(0, 0): 0, (0, 1): 0}


@pytest.mark.rule("KAT-004")
def test_every_game_builds_catacombs_of_its_own() -> None:
    maps = [tuple(tiles_laid(explored(6, seed))) for seed in range(8)]
    assert len({tuple(sorted(one)) for one in maps}) == 8
    assert len({frozenset(tile for tile, _, _ in one) for one in maps}) == 8


# --- guests from another box


def guests() -> Counter[str]:
    """The dungeon cards of the sister game; no id of theirs is taken here."""
    cards: Any = catalog("brzdek").cards.values()
    return Counter({card.id: card.copies for card in cards if card.kind in DUNGEON and card.id != "goblin"})


@pytest.mark.rule("KAT-005")
def test_cards_of_earlier_games_stay_in_their_box_unless_wanted() -> None:
    table = game(4)
    assert dungeon_cards(table).total() == 100
    assert "sneak" not in table.view(None).pieces


@pytest.mark.rule("KAT-005")
@pytest.mark.parametrize("players", PLAYERS)
def test_if_wanted_they_are_shuffled_in_before_the_row_is_dealt(players: int) -> None:
    tables = [game(players, seed=seed, brzdek_cards=True) for seed in range(20)]
    visiting = guests()
    assert visiting.total() == 100
    for table in tables:
        assert dungeon_cards(table) == printed(table, "base") + visiting
        assert dragons(table, table.view(None).row) == []
        assert table.view(None).dungeon_deck_count == 194
    rows = [card for table in tables for card in table.view(None).row]
    visitors = [card for card in rows if card in visiting]
    assert 30 < len(visitors) < 90
    tops = [dungeon_deck(table)[-1] in visiting for table in tables]
    assert True in tops
    assert False in tops


@pytest.mark.rule("KAT-005")
def test_a_guest_works_but_for_what_is_not_in_this_game() -> None:
    """Here no secrets lie in rooms: of the Wand of Wind the teleport is left. Search needs nothing that is missing."""
    hand = ["wand_of_wind", "search", "swindle"]
    table = dig(room={0: "start.hall"}, hand={0: hand}, options={"brzdek_cards": True})
    answer(table, "play wand_of_wind")
    check_refused(table, "choose take_adjacent_secret")
    assert "teleport 3" in legal(table)
    answer(table, "play search", "play swindle")
    assert purse(table) == (2, 0, 1)
    assert thief(table).gold == 4


@pytest.mark.rule("KAT-350")
def test_the_promo_cards_are_not_among_the_100() -> None:
    table = game(2)
    assert dungeon_cards(table) == printed(table, "base")
    assert printed(table, "base").total() == 100
    names = {card: (catalog("katakumby").cards[card].name.en, count) for card, count in printed(table, "promo").items()}
    assert names == {
        "mister_wizkers": ("Mister Wizkers", 1),
        "breakout": ("Breakout!", 1),
        "dusty_map": ("Dusty Map", 1),
    }


@pytest.mark.rule("KAT-350")
@pytest.mark.parametrize("players", PLAYERS)
def test_an_option_shuffles_the_three_promo_cards_in(players: int) -> None:
    rows: list[str] = []
    for seed in range(40):
        table = game(players, seed=seed, promo=True)
        assert dungeon_cards(table) == printed(table, "base", "promo")
        assert table.view(None).dungeon_deck_count == 97
        rows += table.view(None).row
    assert {"mister_wizkers", "breakout"} <= set(rows)


# --- a larger deck for more players


@pytest.mark.rule("KAT-354")
@pytest.mark.parametrize("players", PARTY)
def test_5_and_6_players_have_130_cards(players: int) -> None:
    table = game(players)
    base, found = printed(table, "base"), dungeon_cards(table)
    assert found.total() == 130
    assert table.view(None).dungeon_deck_count == 124
    assert len(dragons(table, dungeon_deck(table))) == 31
    more = {card: found[card] - base[card] for card in base}
    assert set(found) == set(base)
    assert len([card for card in base if base[card] in (2, 3)]) == 30
    assert more == {card: int(base[card] in (2, 3)) for card in base}


@pytest.mark.rule("KAT-354", "KAT-005")
@pytest.mark.parametrize("players", PARTY)
def test_cards_of_earlier_games_are_not_doubled_for_more_players(players: int) -> None:
    table = game(players, brzdek_cards=True)
    assert dungeon_cards(table) == dungeon_cards(game(players)) + guests()
    assert table.view(None).dungeon_deck_count == 130 + 100 - 6
