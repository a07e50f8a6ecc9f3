"""Cards that ask what was done in the turn: with portals, monsters, tomes, altars and prisoners."""

from __future__ import annotations

import pytest

from tests.rules.dialect import offers, seat_to_move, told
from tests.rules.katakumby.delving import CHEAP, lair
from tests.rules.katakumby.digging import room, walk
from tests.rules.raids import hand, purse, thief
from tests.support import Position, answer

DECK = ["mercenary"] * 4
"""Cards to draw."""


@pytest.mark.rule("KAT-344")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("how", ["move", "teleport"])
def test_the_wall_gives_another_boot_for_a_portal_before_or_after(how: str, first: bool) -> None:
    table = lair(2, "gates", room={0: "gates.near"}, row=["animated_wall", *CHEAP[:5]], swords=2, boots=1, teleports=1)
    through = f"{how} {room(table, 'gates.far')}"
    left = 1 - (how == "move")
    if first:
        answer(table, through, "fight animated_wall")
    else:
        answer(table, "fight animated_wall")
        assert purse(table)[2] == 2
        answer(table, through)
    assert purse(table)[2] == left + 2


@pytest.mark.rule("KAT-344")
def test_the_boot_comes_once_and_not_without_a_portal() -> None:
    table = lair(2, "gates", room={0: "gates.near"}, row=["animated_wall", *CHEAP[:5]], swords=2, boots=4)
    answer(table, "fight animated_wall")
    for place in ("gates.far", "gates.near", "gates.far"):
        walk(table, place)
    assert purse(table)[2] == 4 + 2 - 3
    plain = lair(2, "pit", room={0: "pit.pit"}, row=["animated_wall", *CHEAP[:5]], swords=2, boots=2)
    answer(plain, "fight animated_wall", f"move {room(plain, 'start.hall')}")
    assert purse(plain)[2] == 2


@pytest.mark.rule("KAT-345")
@pytest.mark.parametrize(
    ("acts", "healed"),
    [
        (["play souldrinker", "fight goblin"], 0),
        (["play souldrinker", "fight goblin", "fight goblin"], 0),
        (["play souldrinker", "fight keymaster"], 1),
        (["fight keymaster", "play souldrinker"], 1),
        (["fight goblin", "play souldrinker"], 0),
        (["play souldrinker", "fight keymaster", "fight keymaster"], 1),
    ],
)
def test_souldrinker_heals_for_a_monster_of_the_row_and_not_for_the_goblin(acts: list[str], healed: int) -> None:
    table = lair(hand={0: ["souldrinker"]}, row=["keymaster", "keymaster", *CHEAP[:4]], swords=2, damage={0: 4})
    answer(table, *acts)
    assert thief(table).damage == 4 - healed


@pytest.mark.rule("KAT-346")
def test_the_librarian_draws_when_a_tome_comes_later_in_the_turn() -> None:
    table = lair(2, "jail", room={0: "jail.books"}, hand={0: ["librarian"]}, draw={0: DECK})
    answer(table, "play librarian")
    assert hand(table) == []
    answer(table, "open library")
    assert hand(table) == ["mercenary", "mercenary"]
    answer(table, "play mercenary", "play mercenary")
    assert hand(table) == []


@pytest.mark.rule("KAT-346")
@pytest.mark.parametrize(
    ("piles", "cards"),
    [
        ({"discard": {0: ["secret_tome"]}}, 2),
        ({"played": {0: ["secret_tome"]}}, 2),
        ({"draw": {0: ["burgle", "burgle", "secret_tome"]}}, 0),
        ({"hand": {0: ["librarian", "secret_tome"]}}, 0),
        ({"discard": {1: ["secret_tome"]}}, 0),
    ],
)
def test_play_area_and_discard_pile_count_and_nothing_else(piles: Position, cards: int) -> None:
    table = lair(**{"hand": {0: ["librarian"]}, "draw": {0: DECK}, **piles})
    size = thief(table).deck_count
    answer(table, "play librarian")
    assert thief(table).deck_count == size - cards
    if "secret_tome" in hand(table):
        answer(table, "play secret_tome")
        assert thief(table).deck_count == size - 2


@pytest.mark.rule("KAT-063", "KAT-346")
@pytest.mark.parametrize("seed", range(4))
def test_a_tome_that_lay_there_and_was_shuffled_in_counts_for_the_rest_of_the_turn(seed: int) -> None:
    """The Lute's first card comes from a deck made of the discard pile."""
    pile = ["secret_tome", *["burgle"] * 5]
    table = lair(seed=seed, hand={0: ["lute", "librarian"]}, draw={0: []}, discard={0: pile})
    answer(table, "play lute")
    assert (len(thief(table).discard), thief(table).deck_count) == (0, 4)
    answer(table, "play librarian")
    assert thief(table).deck_count == 2


@pytest.mark.rule("KAT-063", "KAT-346")
def test_a_tome_that_was_shuffled_in_and_played_is_one_tome() -> None:
    shelf: Position = {
        "id": "shelf", "name": {"pl": "Półka", "en": "Shelf"}, "kind": "blue", "copies": 1, "cost": 1,
        "play": {"gold": {"per": "tome_at_hand"}},
    }  # fmt: skip
    table = lair(cards=[shelf], hand={0: ["lute", "shelf"]}, draw={0: ["burgle"]}, discard={0: ["secret_tome"]})
    answer(table, "play lute", "play secret_tome")
    before = thief(table).gold
    answer(table, "play shelf")
    assert thief(table).gold == before + 1


@pytest.mark.rule("KAT-063", "KAT-346")
def test_a_tome_shuffled_in_at_the_end_of_the_turn_before_does_not_count() -> None:
    tried = 0
    for seed in range(6):
        draw = ["librarian", "burgle", "burgle", "burgle"]
        pile = ["secret_tome", "burgle", "burgle", "burgle", "stumble", "stumble"]
        table = lair(seed=seed, hand={0: [], 1: []}, draw={0: draw}, discard={0: pile})
        answer(table, "end", "end")
        if "secret_tome" in hand(table):
            continue
        assert thief(table).deck_count == 5
        answer(table, "play librarian")
        assert thief(table).deck_count == 5
        tried += 1
    assert tried


@pytest.mark.rule("KAT-352")
@pytest.mark.parametrize("first", [True, False])
def test_mister_wizkers_draws_for_a_cube_on_an_altar(first: bool) -> None:
    table = lair(
        2, "chapel", options={"promo": True}, room={0: "chapel.altar"}, hand={0: ["mister_wizkers"]}, draw={0: DECK}
    )
    acts = ["play mister_wizkers", f"mark {room(table, 'chapel.altar')}"]
    answer(table, *(acts if first else acts[::-1]))
    assert hand(table) == ["mercenary"]


@pytest.mark.rule("KAT-352")
def test_also_for_one_marked_from_afar_and_not_for_noise_or_damage() -> None:
    table = lair(
        2, "chapel", options={"promo": True}, skill_spent=6, draw={0: DECK},
        hand={0: ["mister_wizkers", "astral_projection", "stumble"]},
    )  # fmt: skip
    answer(table, "play mister_wizkers", "play stumble")
    assert hand(table) == ["astral_projection"]
    answer(table, "play astral_projection", f"mark {room(table, 'chapel.altar')}")
    assert hand(table) == ["mercenary"]
    hurt = lair(2, "maze", options={"promo": True}, room={0: "maze.camp"}, hand={0: ["mister_wizkers"]}, draw={0: DECK})
    answer(hurt, "play mister_wizkers", f"move {room(hurt, 'maze.den')} 0")
    assert (thief(hurt).damage, hand(hurt)) == (2, [])


@pytest.mark.rule("KAT-353")
@pytest.mark.parametrize(
    ("prison", "met"),
    [(["peasant", "monk"], True), (["discount_coupon", "monk"], True), (["discount_coupon"], False)],
)
@pytest.mark.parametrize("first", [True, False])
def test_breakout_pays_for_a_prisoner_freed_this_turn(first: bool, prison: list[str], met: bool) -> None:
    table = lair(
        2, "jail", options={"promo": True}, room={0: "jail.cell"}, hand={0: ["breakout"]}, bank={"prison": prison}
    )
    acts = ["play breakout", "open prison"]
    answer(table, *(acts if first else acts[::-1]))
    assert (thief(table).gold, thief(table).clank) == ((3, 1) if met else (0, 0))


@pytest.mark.rule("KAT-353")
def test_prisoners_of_earlier_turns_and_of_others_do_not_meet_it() -> None:
    table = lair(options={"promo": True}, hand={0: ["breakout"]}, tokens={0: ["peasant"], 1: ["monk"]})
    answer(table, "play breakout")
    assert (thief(table).gold, told(table, "gold")) == (0, [])
    assert (seat_to_move(table), offers(table, "play")) == (0, [])
