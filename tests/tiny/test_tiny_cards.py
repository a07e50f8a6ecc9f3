"""Cards of real games at the fair: what they do and what they say."""

from __future__ import annotations

from brzdek.core.table import Table
from brzdek.core.text import LANGS
from tests.tiny.state import Fair, strength_of
from tests.tiny.tables import answer, arranged, catalog, empty_hand, empty_spells, game_of, give, legal, pass_on


def with_cards(*cards: str, dice: tuple[int, ...] = (), gold: int = 3) -> Table:
    """Seat 0 to move with just these cards in hand, the dice falling as told."""

    def arrange(game: Fair) -> None:
        empty_spells(game)
        empty_hand(game, 0)
        give(game, 0, "hand", *cards)
        game.traders[0].gold = gold
        game.chance.falls = list(dice)

    return arranged(arrange, keep_turns=False)


def told(card: str) -> tuple[str, str]:
    return catalog().cards[card].text("pl"), catalog().cards[card].text("en")


def test_sleight_of_hand_discards_one_to_draw_two() -> None:
    table = with_cards("szybkie_raczki", "wlam")
    answer(table, "play szybkie_raczki.1")
    assert game_of(table).traders[0].discard[0] == "wlam.1", "the only card there is, so nothing is asked"
    assert len(game_of(table).traders[0].hand) == 2
    assert told("szybkie_raczki") == (
        "Odrzuć 1 kartę, aby dobrać 2 karty.",
        "Discard 1 card to draw 2 cards.",
    )


def test_sleight_of_hand_with_an_empty_hand_does_nothing() -> None:
    table = with_cards("szybkie_raczki")
    answer(table, "play szybkie_raczki.1")
    assert not game_of(table).traders[0].hand
    assert "end" in legal(table)


def test_the_mountain_king_minds_a_crown_that_comes_later() -> None:
    table = with_cards("krol_podgorza", "kramarz")
    answer(table, "play krol_podgorza.1")
    trader = game_of(table).traders[0]
    assert (trader.skill, trader.swords, trader.boots) == (2, 1, 1)
    answer(table, "play kramarz.1", "choose pay")
    assert (trader.crowns, trader.swords, trader.boots) == (1, 2, 2)
    assert told("krol_podgorza") == (
        "+2 ⟦skill⟧, +1 ⟦sword⟧, +1 ⟦boot⟧. Jeśli masz koronę, +1 ⟦sword⟧ i +1 ⟦boot⟧.",
        "+2 ⟦skill⟧, +1 ⟦sword⟧, +1 ⟦boot⟧. If you have a crown, +1 ⟦sword⟧ and +1 ⟦boot⟧.",
    )


def test_swagger_counts_the_cubes_really_put_down_before_and_after() -> None:
    table = with_cards("potkniecie", "pozer", "potkniecie")
    game_of(table).traders[0].cubes = 2
    first, swagger, second = game_of(table).traders[0].hand
    answer(table, f"play {first}", f"play {swagger}")
    trader = game_of(table).traders[0]
    assert (trader.skill, trader.boots) == (1, 1)
    answer(table, f"play {second}")
    assert trader.skill == 2
    assert told("pozer") == (
        "+1 ⟦boot⟧. +1 ⟦skill⟧ za każdą kostkę położoną w tej turze.",
        "+1 ⟦boot⟧. +1 ⟦skill⟧ for each cube put down this turn.",
    )


def test_swagger_gives_nothing_for_cubes_that_were_not_there() -> None:
    table = with_cards("pozer", "potkniecie")
    game_of(table).traders[0].cubes = 0
    swagger, stumble = game_of(table).traders[0].hand
    answer(table, f"play {swagger}", f"play {stumble}")
    assert game_of(table).traders[0].skill == 0


def test_the_witch_is_a_die_table() -> None:
    outcomes = []
    for fall in range(1, 7):
        table = with_cards("wlam", dice=(fall,))
        answer(table, "visit czarownica")
        pass_on(table)
        trader = game_of(table).traders[0]
        outcomes.append((trader.toad, trader.strength, trader.life, trader.gold, len(trader.spells)))
    assert outcomes == [
        (2, 2, 4, 3, 0),
        (0, 1, 4, 3, 0),
        (0, 2, 3, 3, 0),
        (0, 2, 4, 2, 0),
        (0, 3, 4, 3, 0),
        (0, 2, 4, 3, 1),
    ]
    assert told("czarownica")[0] == (
        "Rzuć kostką – 1: zamień się w ropuchę; 2: strać 1 punkt siły; 3: strać 1 życie; 4: strać 1 ⟦gold⟧; "
        "5: zyskaj 1 punkt siły; 6+: zyskaj 1 czar."
    )
    assert told("czarownica")[1].startswith("Roll a die – 1: become a toad; 2: lose 1 strength;")


def test_a_toad_is_weak_for_two_turns() -> None:
    table = with_cards("wlam", dice=(1,))
    answer(table, "visit czarownica")
    game = game_of(table)
    assert strength_of(game, 0) == 1
    answer(table, "end")
    assert strength_of(game, 0) == 1


def test_a_sword_helps_in_a_fight_only_and_while_it_is_carried() -> None:
    table = with_cards("miecz", "miecz", dice=(1, 3))
    game = game_of(table)
    first, second = game.traders[0].hand
    answer(table, f"play {first}", f"play {second}")
    assert strength_of(game, 0) == 2
    answer(table, f"drop {first}")
    answer(table, "attack 1")
    pass_on(table)
    fights = [event.args for event in game.log.seen_by(None) if event.kind == "fought"]
    assert fights == [(0, 1, 4, 5)], "strength 2, one sword, a roll of 1"
    assert told("miecz") == ("+1 do siły, dopóki walczysz.", "+1 strength while you fight.")


def test_armour_saves_a_life_on_four_or_more() -> None:
    for fall, life in ((3, 3), (4, 4)):
        table = with_cards("zbroja", dice=(1, 6, fall))
        answer(table, "play zbroja.1", "attack 1")
        pass_on(table)
        assert game_of(table).traders[0].life == life
    assert told("zbroja") == (
        "Gdy masz stracić życie, rzuć kostką – 4+: anuluj to.",
        "When you would lose a life, roll a die – 4+: cancel it.",
    )


def test_the_statue_may_be_given_up_instead() -> None:
    table = with_cards("posazek", dice=(1, 6))
    answer(table, "play posazek.1", "attack 1")
    assert legal(table) == ["may yes", "may no"]
    answer(table, "may yes")
    assert (game_of(table).traders[0].life, game_of(table).traders[0].gold) == (4, 1)


def test_the_horn_asks_only_when_the_fight_is_over() -> None:
    """Its trigger asks, so it waits for the settling after the act."""
    table = with_cards("rog", "wlam", dice=(6, 1))
    answer(table, "play rog.1", "attack 1")
    assert game_of(table).fight is None
    assert legal(table) == ["may yes", "may no"]
    answer(table, "may yes")
    assert game_of(table).traders[0].strength == 3


def test_the_money_box_pays_once_per_turn() -> None:
    table = with_cards("skarbonka")
    trader = game_of(table).traders[0]
    answer(table, "play skarbonka.1")
    trader.skill = 20
    assert table.ask is not None
    table.ask.options = [("buy", card) for card in game_of(table).stalls]
    for _ in range(2):
        answer(table, next(line for line in legal(table) if line.startswith("buy")))
        while "end" not in legal(table):
            answer(table, legal(table)[0])
    assert trader.gold == 4


def test_prices_can_be_modified_until_the_end_of_the_turn() -> None:
    table = with_cards("wyprzedaz")
    before = table.view(0).prices()
    answer(table, "play wyprzedaz.1")
    assert table.view(0).prices() == {card: price - 1 for card, price in before.items()}
    answer(table, "end")
    assert table.view(0).prices() == before


def test_the_amulet_allows_a_second_visit() -> None:
    table = with_cards("amulet", dice=(4, 4))
    answer(table, "play amulet.1", "visit czarownica")
    assert "visit hazardzista" in legal(table)
    assert game_of(table).traders[0].strength == 3, "the amulet adds 1 to the roll of 4"
    answer(table, "visit czarownica")
    assert "visit hazardzista" not in legal(table)


def test_the_gambler_takes_a_price_and_rolls_two_dice() -> None:
    table = with_cards("wlam", dice=(5, 5))
    game_of(table).traders[0].crowns = 1
    answer(table, "visit hazardzista", "may yes")
    assert game_of(table).traders[0].gold == 3 - 1 + 2, "11 pips are twice five"


def test_squires_mind_each_other_in_any_order() -> None:
    table = with_cards("giermek", "giermek")
    game = game_of(table)
    first, second = game.traders[0].hand
    answer(table, f"play {first}")
    assert len(game.traders[0].hand) == 1
    answer(table, f"play {second}")
    assert len(game.traders[0].hand) == 2, "each of the two has another companion beside it"


def test_every_card_reads_well_in_both_languages() -> None:
    for card in catalog().cards.values():
        for lang in LANGS if card.effects else ():
            text = card.text(lang)
            assert text[-1] in ".!" and ".." not in text and "  " not in text and "{" not in text, text
            assert len(text) <= 200, "short enough for a card"
        assert card.text("pl") != card.text("en") or set(card.effects) <= {"play"}
