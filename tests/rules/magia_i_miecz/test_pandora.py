"""Endings: Pandora's Box."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.copies import card_of
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules.board import board
from tests.rules.dialect import offers, told, topic
from tests.rules.magia_i_miecz.delving import (
    choices,
    finish,
    hand,
    ids,
    lines,
    lying,
    pile,
    play,
    say,
    seen,
    things,
    turn,
    world,
)
from tests.rules.magia_i_miecz.throne import CROWN, Who, calmly, entering, throne
from tests.support import answer, legal

WISE = {"craft": 3}
"""Craft 6: room for three spells."""
DOOR = "wejscie_do_podziemi"


def chest(
    spells: list[str], cards: list[str], who: Who | None = None, *, dice: tuple[int, ...] = (), **position: Any
) -> Table:
    """Seat 0 has opened the chest and got these spells and Adventure cards."""
    table = throne("pandora", [len(spells), len(cards), *dice], who, spell_deck=spells, deck=cards, **position)
    play(table, "open adventure")
    return calmly(table)


@pytest.mark.rule("MIM-340")
def test_whoever_is_alone_may_open_the_chest_or_leave_it_closed() -> None:
    table = throne("pandora")
    assert topic(table) == "chest"
    assert {"open adventure", "open abyss", "open none"} <= set(legal(table))
    answer(table, "open none")
    assert (turn(table), seen(table).space) == (1, CROWN)


@pytest.mark.rule("MIM-340", "MIM-234")
def test_opening_it_waits_for_the_turn_after_the_arrival() -> None:
    table = entering("pandora")
    assert (topic(table), told(table, "chest_opened")) == ("end", [])


@pytest.mark.rule("MIM-341", "MIM-342")
@pytest.mark.parametrize(("dice", "spells", "cards"), [((4, 2), 4, 2), ((1, 6), 1, 6), ((6, 1), 6, 1)])
def test_the_first_die_is_for_spells_and_the_second_for_cards(dice: tuple[int, int], spells: int, cards: int) -> None:
    table = throne("pandora", dice, deck=["drobiazg"] * 6)
    answer(table, "open adventure")
    assert told(table, "chest_opened") == [(0, "adventure")], "declared before the dice fall"
    assert told(table, "chest_spells") == [(0, spells)]
    while topic(table) == "chest_spell":
        answer(table, next(one for one in legal(table) if one.startswith("discard")))
    assert len(told(table, "drew")) == cards


@pytest.mark.rule("MIM-344")
def test_a_spell_is_cast_on_anybody_however_far_away_he_is() -> None:
    spells = ["zamiana_miejsc", "zle_oko", "sen", "zawladniecie", "dotyk_smierci", "wzrost_mocy"]
    who: Who = {0: {"spells": ["zew"]}, 1: {"things": ["drobiazg"]}}
    table = chest(spells, ["drobiazg"], who)
    assert sorted(choices(table, "cast")) == ["sen", "zamiana_miejsc", "zawladniecie", "zle_oko"]
    before = seen(table).casts
    say(table, "cast zle_oko")
    assert legal(table) == ["player 1", "player 2"], "as if they had just been met"
    answer(table, "player 2")
    assert seen(table, 2).lost == 1
    assert seen(table).casts == before, "no allowance counts it"
    assert told(table, "fights") == [], "there is no meeting"


@pytest.mark.rule("MIM-344")
def test_every_spell_must_be_used_somehow() -> None:
    table = chest(["zew"], ["drobiazg"], {0: {"craft": 0}})
    assert lines(table) == ["keep zew", "lay zew", "discard zew"]


@pytest.mark.rule("MIM-345")
def test_spells_are_kept_as_far_as_craft_allows() -> None:
    table = chest(["zew", "cios", "krzepa"], ["drobiazg"], {0: {"craft": 0}})
    say(table, "keep zew")
    assert hand(table) == ["zew"]
    assert choices(table, "keep") == [], "Craft 3 allows one"


@pytest.mark.rule("MIM-346")
def test_a_spell_is_laid_face_down_on_any_space() -> None:
    table = chest(["zew"], ["drobiazg"])
    say(table, "lay zew")
    assert topic(table) == "lay_on"
    assert {"miasto", "runy_1", "krypta", CROWN} <= set(offers(table, "space"))
    answer(table, "space miasto")
    assert table.view(None).space("miasto").hidden == 1
    assert "zew" not in str(table.view(1).data()), "nobody else knows what it is"


@pytest.mark.rule("MIM-347")
def test_a_spell_is_put_on_the_used_ones() -> None:
    table = chest(["zew"], ["drobiazg"])
    say(table, "discard zew")
    assert pile(table, "discard", "spells") == ["zew"]


@pytest.mark.rule("MIM-348")
def test_a_card_is_given_to_somebody_who_resolves_it_at_once_where_he_stands() -> None:
    table = chest(["zew"], ["dar", "drobiazg"])
    say(table, "discard zew")
    assert [one for one in lines(table) if one.startswith("gift dar")] == ["gift dar 1", "gift dar 2", "gift dar 0"]
    play(table, "gift dar 1", "gift drobiazg 1")
    assert seen(table, 1).gold == 2
    assert topic(table) == "take"
    play(table, "take drobiazg")
    assert things(table, 1) == ["drobiazg"]


@pytest.mark.rule("MIM-348")
def test_all_cards_are_assigned_before_any_is_resolved() -> None:
    table = chest(["zew"], ["dar", "rana"])
    say(table, "discard zew")
    play(table, "gift dar 1")
    assert seen(table, 1).gold == 1, "not yet"
    play(table, "gift rana 2")
    assert (seen(table, 1).gold, seen(table, 2).endurance) == (2, 2)


@pytest.mark.rule("MIM-348")
def test_a_combat_that_is_not_won_stops_the_rest_and_leaves_it_there() -> None:
    table = chest(["zew"], ["wrog_7", "drobiazg", "zdrowiciel"], dice=(1, 6))
    say(table, "discard zew")
    play(table, "gift wrog_7 1", "gift drobiazg 1", "gift zdrowiciel 1")
    assert seen(table, 1).endurance == 3
    assert lying(table, "pola_3") == ["drobiazg", "wrog_7", "zdrowiciel"]
    assert turn(table) == 1, "the turn of the opener has gone on to its end"
    assert seen(table, 1).strength == 3


@pytest.mark.rule("MIM-348")
def test_the_numbers_of_the_cards_decide_in_which_order_they_are_resolved() -> None:
    table = chest(["zew"], ["zdrowiciel", "wrog_2", "dar"], dice=(6, 1))
    say(table, "discard zew")
    play(table, "gift zdrowiciel 1", "gift wrog_2 1", "gift dar 1")
    met = [card.partition(".")[0] for _, card in told(table, "reaches")]
    assert met == ["dar", "zdrowiciel"]
    assert told(table, "killed") == [(1, told(table, "killed")[0][1])]


@pytest.mark.rule("MIM-348")
def test_a_lost_turn_is_the_next_one_of_whoever_was_given_the_card() -> None:
    table = chest(["zew"], ["postoj"])
    say(table, "discard zew")
    play(table, "gift postoj 1")
    assert (1, 1) in told(table, "loses_turn")
    assert turn(table) == 0, "it has passed by, with that of everybody else"


@pytest.mark.rule("MIM-349")
def test_a_card_is_taken_upon_oneself_with_all_effects() -> None:
    table = chest(["zew"], ["diabelek", "drobiazg"], spaces={"ruiny": ["drobiazg", "drobiazg"]})
    say(table, "discard zew")
    play(table, "gift diabelek 0", "discard drobiazg")
    assert seen(table).space == "ruiny", "it may even move him off the Crown"


@pytest.mark.rule("MIM-350")
def test_a_card_is_laid_face_up_on_any_space() -> None:
    table = chest(["zew"], ["wrog_7", "zrodlo"])
    say(table, "discard zew")
    play(table, "lay wrog_7", "space miasto", "lay zrodlo", "space krypta")
    assert (lying(table, "miasto"), lying(table, "krypta")) == (["wrog_7"], ["zrodlo"])


@pytest.mark.rule("MIM-350", "MIM-244")
def test_an_event_that_was_laid_out_waits_for_the_next_visitor() -> None:
    table = chest(["zew"], ["dar"], {1: {"offers": ["las"]}})
    say(table, "discard zew")
    play(table, "lay dar", "space las")
    finish(table)
    play(table, "offer las")
    calmly(table)
    assert seen(table, 1).gold == 2
    assert lying(table, "las") == []


@pytest.mark.rule("MIM-351")
def test_a_card_is_put_on_the_discard_pile() -> None:
    table = chest(["zew"], ["wrog_7"])
    say(table, "discard zew")
    play(table, "discard wrog_7")
    assert pile(table, "discard", "adventure") == ["wrog_7"]


@pytest.mark.rule("MIM-352")
def test_two_on_the_crown_fight_in_every_turn_and_nobody_flees() -> None:
    table = throne("pandora", [6, 1], {1: {"space": CROWN, "strength": 0}})
    assert told(table, "fights") == [(0, (1,), "melee")], "there is nothing to choose"
    say(table, "loot endurance")
    finish(table)
    assert told(table, "fights")[-1] == (1, (0,), "melee")


@pytest.mark.rule("MIM-395")
def test_a_toad_takes_no_spells_out_of_it() -> None:
    table = throne("pandora", [2], {0: {"toad": 2}}, deck=["dar", "dar"])
    answer(table, "open adventure")
    assert (topic(table), told(table, "chest_spells")) == ("chest_card", [(0, 0)])
    assert len(told(table, "drew")) == 2, "the only die was that of cards"


@pytest.mark.rule("MIM-348")
def test_the_cards_of_a_dead_receiver_are_discarded() -> None:
    table = chest(["cios"], ["dar"], {1: {"endurance": 1}, 0: WISE})
    play(table, "cast cios", "player 1")
    assert seen(table, 1).out
    assert "gift dar 1" not in lines(table)
    assert ids(world(table).zone("chest").copies) == ["dar"]


# --- Doorways out of the chest


def doorways(table: Table) -> list[str]:
    """The spaces of all boards with a Doorway."""
    return [space for space in board(world(table)).spaces if DOOR in lying(table, space)]


def drawn(table: Table) -> list[tuple[int, str]]:
    return [(seat, card_of(copy)) for seat, copy in told(table, "drew")]


@pytest.mark.rule("MIM-139")
def test_a_third_doorway_in_the_chest_is_replaced_when_it_is_drawn() -> None:
    spaces = {"ruiny": [DOOR], "oaza": [DOOR]}
    table = calmly(throne("pandora", [0, 1], spaces=spaces, deck=[DOOR, "drobiazg"]), "open adventure")
    assert drawn(table) == [(0, "drobiazg")]
    assert DOOR in pile(table, "discard", "adventure")


@pytest.mark.rule("MIM-139")
def test_doorways_in_the_chest_count_with_those_that_lie_on_the_boards() -> None:
    table = throne("pandora", [0, 2], spaces={"ruiny": [DOOR]}, deck=[DOOR, DOOR, "drobiazg"])
    calmly(table, "open adventure")
    assert drawn(table) == [(0, DOOR), (0, "drobiazg")]


@pytest.mark.rule("MIM-139", "MIM-350")
def test_a_doorway_in_the_chest_is_laid_in_the_outer_or_the_middle_region() -> None:
    table = chest([], [DOOR])
    play(table, f"lay {DOOR}")
    assert {world(table).space(option.split()[1]).region for option in legal(table)} == {"outer", "middle"}
    play(table, "space oaza")
    assert doorways(table) == ["oaza"]


@pytest.mark.rule("MIM-139", "MIM-348")
def test_whoever_is_given_a_doorway_where_it_cannot_lie_draws_another_card() -> None:
    table = chest([], [DOOR], {1: {"space": "korytarz_3"}})
    finish(play(table, f"gift {DOOR} 1"))
    assert doorways(table) == []
    assert [seat for seat, _ in drawn(table)] == [0, 1]
    assert DOOR in pile(table, "discard", "adventure")
