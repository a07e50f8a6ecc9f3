"""What the game is made of, the draft of characters, the set-up."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from brzdek.core.copies import card_of
from brzdek.core.problems import BadSetup
from brzdek.core.table import Table
from brzdek.core.zones import move
from tests.rules.dialect import seat_to_move, told, topic
from tests.rules.magia_i_miecz.delving import (
    choices,
    delve,
    game,
    hand,
    ids,
    landed,
    lines,
    pile,
    play,
    seen,
    things,
    world,
)
from tests.support import answer, catalog, legal

MIM = "magia_i_miecz"
PLAIN = ("zwykly_b", "giermek_c")


def spaces(region: str = "") -> list[str]:
    every = [card for card in catalog(MIM).cards.values() if card.kind == "space"]
    return [card.id for card in every if region in ("", getattr(card, "region", ""))]


def banned(players: int = 4, seed: int = 1) -> Table:
    """Everybody has taken a character out of a neighbour's set."""
    table = game(players, seed=seed)
    for _ in range(players):
        answer(table, legal(table)[0])
    return table


def entering(*pairs: tuple[str, str], dice: tuple[int, ...] = (6, 1)) -> Table:
    """Two players have drafted these pairs, and the dice decide who begins."""
    table = game(2)
    wanted = [[f"{card}.1" for card in pair] for pair in pairs]
    for seat in (1, 0):
        dealt, deck = world(table).zone("dealt", seat), world(table).zone("deck", "characters")
        for copy in [one for one in dealt.copies if one not in wanted[seat]][: len(wanted[seat])]:
            move(world(table), copy, deck, tell=False)
        for copy in wanted[seat]:
            move(world(table), copy, dealt, tell=False)
        named = {one for pair in wanted for one in pair}
        left = [one for one in dealt.copies if one not in named and f"ban {one}" in legal(table)]
        answer(table, f"ban {left[0]}")
    for pair in wanted:
        table.game.chance.falls = list(dice)
        answer(table, " ".join(["pair", *pair]))
    return table


# --- what there is


@pytest.mark.rule("MIM-001")
def test_every_space_has_a_name_and_what_happens_there() -> None:
    cards = catalog(MIM).cards
    main = [one for region in ("outer", "middle", "inner") for one in spaces(region)]
    silent = [
        one for one in main if not getattr(cards[one], "draw", 0) and not {"visit", "enter"} & set(cards[one].effects)
    ]
    assert sorted(silent) == ["dolina_ognia", "korona_wladzy", "rownina_grozy"], "those only stop, bar or end the game"
    names = [cards[one].name.pl for one in spaces()]
    assert len(set(names)) == len(names) == 90 and len(main) == 49
    assert seen(landed("gospoda", dice=[4])).gold == 2, "followed by whoever comes there"


@pytest.mark.rule("MIM-003", "MIM-004", "MIM-005")
@pytest.mark.parametrize(("region", "size", "edge"), [("outer", 24, 0), ("middle", 16, 1), ("inner", 9, 2)])
def test_the_regions_lie_around_each_other(region: str, size: int, edge: int) -> None:
    found = [catalog(MIM).cards[one] for one in spaces(region)]
    assert len(found) == size
    far = {card.id: min(min(card.at), 6 - max(card.at)) for card in found}  # type: ignore[attr-defined]
    assert {name: depth for name, depth in far.items() if depth != edge} == (
        {"korona_wladzy": 3} if region == "inner" else {}
    )


@pytest.mark.rule("MIM-008")
def test_every_card_of_the_deck_is_of_one_kind() -> None:
    kinds = {"place", "event", "object", "magic_item", "enemy", "stranger", "friend", "find"}
    table = game()
    cards = catalog(MIM).cards
    deck = [card for card in pile(table, "deck", "adventure") if card in cards]
    assert {cards[card].kind for card in deck} == kinds


@pytest.mark.rule("MIM-009")
def test_a_character_has_data_and_a_pawn() -> None:
    characters = [card for card in catalog(MIM).cards.values() if card.kind == "character"]
    assert len(characters) >= 12
    assert all(getattr(card, "strength", 0) > 0 and getattr(card, "craft", 0) > 0 for card in characters)
    table = delve()
    assert table.view(None).space("pola_1").seats == (0,), "the pawn"
    assert ids(seen(table).characters) == ["giermek_b", "zwykly_a"], "the cards"


@pytest.mark.rule("MIM-010", "MIM-031")
def test_more_toads_than_cards() -> None:
    assert catalog(MIM).cards["ropucha"].copies == 4
    table = delve(6, who={seat: {"toad": 2} for seat in range(1, 6)})
    assert [seen(table, seat).toad for seat in range(6)] == [0, 2, 2, 2, 2, 2]


@pytest.mark.rule("MIM-011")
def test_talismans_and_equipment_do_not_come_from_the_adventure_deck() -> None:
    table = game()
    assert pile(table, "deck", "talismans") == ["talizman"] * 4
    for card in (
        "miecz",
        "topor",
        "helm",
        "tarcza",
        "zbroja",
        "butelka_wody",
        "mul",
        "tratwa",
        "kon",
        "kon_i_woz",
        "rumak",
    ):
        there = len(pile(table, "equipment", card))
        assert there == catalog(MIM).cards[card].piles["equipment"] > 0  # type: ignore[attr-defined]


@pytest.mark.rule("MIM-012", "MIM-031")
@pytest.mark.parametrize(("card", "alignment"), [("do_zla", "evil"), ("do_dobra", "good"), ("niczyj", "neutral")])
def test_alignment_is_a_value_neutral_too(card: str, alignment: str) -> None:
    assert catalog(MIM).cards["dobry_zly"].copies == 4
    pair = {"good": "zwykly_d", "evil": "zwykly_c", "neutral": "zwykly_c"}[alignment]
    table = landed("pola_2", deck=[card], who={0: {"pair": [pair, "giermek_b"]}})
    assert seen(table).alignment == alignment


@pytest.mark.rule("MIM-013")
def test_counters_never_run_out() -> None:
    many = {"strength": 99, "craft": 99, "endurance": 99, "gold": 99}
    table = landed("pola_2", deck=["dar"], players=6, who={seat: dict(many) for seat in range(6)})
    assert seen(table).gold == 100
    assert seen(table).strength == seen(table).craft == 102


# --- the draft


@pytest.mark.rule("MIM-016")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_five_characters_each(players: int) -> None:
    table = game(players)
    sets = [tuple(table.view(seat).dealt) for seat in range(players)]
    assert [len(dealt) for dealt in sets] == [5] * players
    assert len({one for dealt in sets for one in dealt}) == 5 * players
    assert sets != [tuple(game(players, seed=2).view(seat).dealt) for seat in range(players)], "at random"


@pytest.mark.rule("MIM-016")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(players: int) -> None:
    with pytest.raises(BadSetup):
        game(players)


@pytest.mark.rule("MIM-017")
def test_a_set_is_seen_by_its_owner_and_the_neighbour_on_the_right() -> None:
    table = game(4)
    sets = [tuple(table.view(seat).dealt) for seat in range(4)]
    for seat in range(4):
        assert told(table, "dealt_set", seat) == [(seat, sets[seat]), (seat, sets[(seat + 1) % 4])]
    assert told(table, "dealt_set") == []


@pytest.mark.rule("MIM-018")
def test_everybody_takes_one_out_of_the_set_of_the_left_hand_neighbour() -> None:
    table = game(4)
    sets = [list(table.view(seat).dealt) for seat in range(4)]
    for seat in range(4):
        assert (seat_to_move(table), topic(table)) == (seat, "ban")
        assert legal(table) == [f"ban {one}" for one in sets[(seat + 1) % 4]]
        answer(table, f"ban {sets[(seat + 1) % 4][2]}")
    assert [list(table.view(seat).dealt) for seat in range(4)] == [dealt[:2] + dealt[3:] for dealt in sets]
    out = sorted(dealt[2] for dealt in sets)
    assert sorted(world(table).zone("aside").copies) == out, "out of this game"


@pytest.mark.rule("MIM-019")
def test_all_choose_two_of_four_in_secret() -> None:
    table = banned(2)
    sets = [tuple(table.view(seat).dealt) for seat in range(2)]
    for dealt in sets:
        assert len(dealt) == 4
        assert legal(table) == [f"pair {one} {other}" for one, other in permutations(dealt, 2)]
        assert told(table, "pair_chosen") == []
        answer(table, f"pair {dealt[0]} {dealt[1]}")
    while topic(table) == "start":
        answer(table, legal(table)[0])
    assert sorted(told(table, "pair_chosen")) == [(seat, *sets[seat][:2]) for seat in range(2)]
    unused = {card_of(one) for dealt in sets for one in dealt[2:]}
    assert unused <= set(pile(table, "deck", "characters")), "back among those not in play"


@pytest.mark.rule("MIM-020", "MIM-022", "MIM-024", "MIM-025", "MIM-061", "MIM-067")
def test_the_adventurers_card_gives_the_numbers() -> None:
    """Plain E has 4 bags of gold and Endurance 6; his squire would have Strength 9 and 7 bags."""
    table = entering(("zwykly_e", "giermek_a"), PLAIN)
    play(table, "start puszcza_2")
    own = seen(table)
    assert (own.strength, own.craft, own.endurance, own.gold, own.alignment) == (3, 3, 6, 4, "neutral")
    assert own.space == "puszcza_2"
    assert ids(own.characters) == ["giermek_a", "zwykly_e"]
    other = seen(table, 1)
    assert (other.endurance, other.gold) == (4, 1), "what everybody has unless the card says otherwise"


@pytest.mark.rule("MIM-021")
def test_the_squire_brings_abilities_restrictions_and_items() -> None:
    table = entering(("zwykly_a", "giermek_z_tarcza"), PLAIN)
    assert things(table) == ["tarcza"]
    strong = delve(who={0: {"pair": ["zwykly_a", "giermek_silny"]}})
    assert (seen(strong).strength, seen(strong).craft) == (4, 4)
    bound = landed(
        "pola_2", who={0: {"pair": ["zwykly_a", "giermek_z_tarcza"]}}, spaces={"pola_2": ["miecz", "drobiazg"]}
    )
    assert choices(bound, "take") == ["drobiazg"], "his restriction binds the pair"


@pytest.mark.rule("MIM-023")
def test_a_start_that_names_several_spaces_leaves_the_choice() -> None:
    table = entering(("zwykly_e", "giermek_b"), PLAIN)
    assert lines(table) == ["start puszcza_1", "start puszcza_2", "start puszcza_3"], "the Outer Region is meant"
    play(table, "start puszcza_3")
    assert told(table, "placed")[0] == (0, "puszcza_3")
    assert table.view(None).space("puszcza_3").seats == (0,)


# --- the set-up


@pytest.mark.rule("MIM-026", "MIM-080", "MIM-097")
def test_the_state_of_an_adventurer_is_open_to_all() -> None:
    own = {"strength": 1, "gold": 3, "things": ["miecz", "mul"], "friends": ["towarzysz"], "trophies": ["wrog_3"]}
    table = delve(3, who={0: own})
    for seat in (None, 0, 1, 2):
        one = table.view(seat).adventurer(0)
        assert (one.strength, one.gold, ids(one.trophies)) == (5, 3, ["wrog_3"])
        assert ids([thing.copy for thing in (*one.things, *one.friends)]) == ["miecz", "mul", "towarzysz"]


@pytest.mark.rule("MIM-027")
def test_decks_are_shuffled_and_face_down() -> None:
    one, other = game(seed=1), game(seed=2)
    for deck in ("adventure", "spells", "talismans"):
        first, second = (list(world(table).zone("deck", deck).copies) for table in (one, other))
        assert Counter(first) == Counter(second)
        assert first != second
        assert one.view(0).data()["zones"][f"deck {deck}"] == len(first), "nobody sees more than how many there are"


@pytest.mark.rule("MIM-028")
@pytest.mark.parametrize(("dice", "first"), [((1, 6, 3), 1), ((5, 2, 5, 1, 4), 2), ((4, 4, 4, 6, 1, 1), 0)])
def test_the_highest_die_begins_and_ties_roll_again(dice: tuple[int, ...], first: int) -> None:
    table = banned(3)
    for _ in range(3):
        table.game.chance.falls = list(dice)
        answer(table, legal(table)[0])
    assert told(table, "begins") == [(first,)]


@pytest.mark.rule("MIM-029", "MIM-112")
def test_starting_spells_are_drawn_hidden_in_turn_order() -> None:
    table = entering(("zwykly_f", "giermek_b"), ("zwykly_e", "giermek_c"), dice=(1, 6))
    play(table, "start puszcza_1")
    assert told(table, "got_spell") == [(1,), (0,), (0,)], "as many as the card says, as far as Craft allows"
    assert [len(hand(table, seat)) for seat in (0, 1)] == [2, 1]
    assert told(table, "saw_spell") == [], "hidden from the others"
    assert len(told(table, "saw_spell", 0)) == 2
    assert (seen(table).casts, seen(table, 1).casts) == (2, 1)


@pytest.mark.rule("MIM-030")
def test_equipment_lies_open_by_kinds() -> None:
    shown = game().view(None).data()["zones"]
    assert {ids(shown[zone])[0] for zone in shown if zone.startswith("equipment")} >= {"miecz", "mul", "tratwa"}
    assert ids(shown["equipment miecz"]) == ["miecz"] * 4


@pytest.mark.rule("MIM-032")
def test_the_crown_removes_the_others() -> None:
    table = delve(who={0: {"space": "korona_wladzy"}, 1: {"endurance": 1}}, dice=[4], crowned=True)
    assert table.ask is None
    assert table.rulebook.result(table.game).winners == (0,)
