"""Buying cards with skill, from the dungeon row and from the reserve."""

from __future__ import annotations

import pytest

from tests.rules.brzdek.delving import CALM, SPARE, delve, game
from tests.rules.dialect import check_refused, offers, seat_to_move, told
from tests.rules.raids import pass_turn, purse, thief
from tests.support import answer

MIXED = ["ladder", "kobold_merchant", "orc_grunt", "elven_boots", "teleporter", "ogre"]
"""Two cards of each banner: blue, purple and red."""


@pytest.mark.rule("BRZ-055")
def test_skill_buys_blue_cards_of_the_row_and_yellow_cards_of_the_reserve() -> None:
    table = delve(row=MIXED, skill=20)
    assert offers(table, "buy") == ["kobold_merchant", "elven_boots", "mercenary", "explore", "secret_tome"]
    for card in ("ladder", "orc_grunt", "teleporter", "ogre", "goblin"):
        check_refused(table, f"buy {card}")


@pytest.mark.rule("BRZ-055")
def test_neither_swords_nor_boots_nor_gold_buy_cards() -> None:
    table = delve(row=MIXED, swords=20, boots=20, gold={0: 20}, room={0: 2})
    assert offers(table, "buy") == []


@pytest.mark.rule("BRZ-055")
def test_the_bought_card_is_taken_from_where_it_lay() -> None:
    table = delve(row=MIXED, skill=20)
    answer(table, "buy elven_boots")
    assert table.view(None).row == ["ladder", "kobold_merchant", "orc_grunt", "teleporter", "ogre"]
    answer(table, "buy secret_tome")
    assert table.view(None).reserve == {"mercenary": 15, "explore": 15, "secret_tome": 11, "goblin": 1}
    assert thief(table).discard == ["elven_boots", "secret_tome"]


# --- the price


@pytest.mark.rule("BRZ-056")
def test_green_spends_all_3_skill_on_lochokrazca() -> None:
    table = delve(hand={0: ["mercenary", "burgle", "burgle"]}, row=["kobold_merchant", *CALM[:5]])
    assert table.catalog.cards["kobold_merchant"].name.pl == "Lochokrążca"
    answer(table, "play mercenary", "play burgle")
    check_refused(table, "buy kobold_merchant")
    answer(table, "play burgle")
    assert purse(table) == (3, 2, 0)
    answer(table, "buy kobold_merchant")
    assert purse(table) == (0, 2, 0)
    assert thief(table).discard == ["kobold_merchant"]


@pytest.mark.rule("BRZ-056")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("mercenary", 2), ("explore", 3), ("secret_tome", 7),
        ("lucky_coin", 1), ("sneak", 2), ("silver_spear", 3), ("the_duke", 5), ("brilliance", 6),
    ],
)  # fmt: skip
def test_a_card_costs_just_its_number_in_skill(card: str, cost: int) -> None:
    row = CALM if card in ("mercenary", "explore", "secret_tome") else [card, *CALM[:5]]
    deck = [other for other in SPARE if other != card]
    assert card not in offers(delve(row=row, deck=deck, skill=cost - 1), "buy")
    for more in (0, 4):
        table = delve(row=row, deck=deck, skill=cost + more)
        answer(table, f"buy {card}")
        assert purse(table)[0] == more


@pytest.mark.rule("BRZ-057")
def test_the_reserve_is_the_same_in_every_game_and_the_row_is_not() -> None:
    tables = [game(players, seed=seed) for players in (2, 3, 4) for seed in range(10)]
    assert all(table.view(None).reserve == tables[0].view(None).reserve for table in tables)
    assert len({tuple(sorted(table.view(None).row)) for table in tables}) == len(tables)


@pytest.mark.rule("BRZ-057")
def test_the_row_changes_with_every_purchase_while_the_reserve_offers_the_same_again() -> None:
    table = delve(row=["kobold_merchant", *CALM[:5]], skill=5)
    answer(table, "buy kobold_merchant", "buy mercenary", "end")
    assert table.view(None).row == [*CALM[:5], SPARE[0]]
    assert list(table.view(None).reserve) == ["mercenary", "explore", "secret_tome", "goblin"]


@pytest.mark.rule("BRZ-057")
def test_cards_of_the_reserve_leave_no_gap_in_the_row() -> None:
    table = delve(skill=12)
    answer(table, "buy mercenary", "buy explore", "buy secret_tome", "end")
    assert table.view(None).row == CALM
    assert table.view(None).dungeon_deck_count == len(SPARE)


# --- gaps in the row


@pytest.mark.rule("BRZ-058")
def test_gaps_stay_until_the_end_of_the_turn() -> None:
    table = delve(row=["kobold_merchant", "ladder", "orc_grunt", *CALM[:3]], skill=6, swords=2, hand={0: ["burgle"]})
    for left, line in ((5, "buy kobold_merchant"), (4, "use ladder"), (3, "fight orc_grunt"), (3, "play burgle")):
        answer(table, line)
        assert len(table.view(None).row) == left
        assert table.view(None).dungeon_deck_count == len(SPARE)
        assert told(table, "revealed") == []
    answer(table, "end")
    assert table.view(None).row == [*CALM[:3], *SPARE[:3]]
    assert table.view(None).dungeon_deck_count == len(SPARE) - 3
    assert told(table, "revealed") == [(tuple(SPARE[:3]),)]
    assert seat_to_move(table) == 1


@pytest.mark.rule("BRZ-058")
def test_only_a_card_that_is_replaced_by_an_effect_brings_a_new_one_earlier() -> None:
    table = delve(row=["kobold_merchant", *CALM[:5]], skill=3, hand={0: ["treasure_hunter"]})
    answer(table, "buy kobold_merchant", "play treasure_hunter", f"replace {CALM[0]}")
    assert table.view(None).row == [SPARE[0], *CALM[1:5]]
    assert table.view(None).dungeon_deck_count == len(SPARE) - 1
    answer(table, "end")
    assert table.view(None).row == [SPARE[0], *CALM[1:5], SPARE[1]]


# --- ZDOBYCIE


@pytest.mark.rule("BRZ-059")
def test_amulet_wigoru_heals_when_it_is_acquired_and_not_when_it_is_played() -> None:
    table = delve(row=["amulet_of_vigor", *CALM[:5]], skill=7, damage={0: 3}, draw={0: []})
    assert table.catalog.cards["amulet_of_vigor"].name.pl == "Amulet wigoru"
    answer(table, "buy amulet_of_vigor")
    assert (thief(table).damage, thief(table).supply) == (2, 28)
    assert purse(table) == (0, 0, 0)
    answer(table, "end")
    assert table.view(0).hand == ["amulet_of_vigor"]
    pass_turn(table)
    answer(table, "play amulet_of_vigor")
    assert (thief(table).damage, thief(table).supply) == (2, 28)
    assert purse(table) == (4, 0, 0)
    assert told(table, "healed") == [(0, 1)]


@pytest.mark.rule("BRZ-059")
@pytest.mark.parametrize(
    ("card", "cost", "acquired", "noise", "played"),
    [
        ("boots_of_swiftness", 5, (0, 0, 1), 0, (0, 0, 3)),
        ("silver_spear", 3, (0, 1, 0), 0, (0, 3, 0)),
        ("ruby", 6, (0, 0, 0), 2, (0, 0, 0)),
    ],
)
def test_what_stands_behind_zdobycie_happens_once(
    card: str, cost: int, acquired: tuple[int, int, int], noise: int, played: tuple[int, int, int]
) -> None:
    table = delve(row=[card, "ladder", "ladder", "ogre", "ogre", "search"], skill=cost, draw={0: []})
    answer(table, f"buy {card}")
    assert (purse(table), thief(table).clank) == (acquired, noise)
    answer(table, "end")
    pass_turn(table)
    answer(table, f"play {card}")
    assert (purse(table), thief(table).clank) == (played, noise)
