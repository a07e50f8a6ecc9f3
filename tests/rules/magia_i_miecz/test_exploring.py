"""Exploring: what is drawn, in which order it is resolved, what stays."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.table import Table
from brzdek.core.zones import draw, move
from tests.rules.dialect import offers, seat_to_move, story, told, topic
from tests.rules.magia_i_miecz.delving import delve, friends, ids, landed, lying, play, say, seen, things
from tests.support import answer, legal


def drawn(table: Table) -> list[str]:
    return ids([args[1] for args in told(table, "drew")])


@pytest.mark.rule("MIM-213", "MIM-214", "MIM-243", "MIM-398", "MIM-401", "MIM-402", "MIM-403", "MIM-422")
@pytest.mark.parametrize(
    ("space", "count"),
    [("pola_2", 1), ("rowniny_1", 1), ("wzgorza_1", 1), ("puszcza_1", 1), ("wzgorza_3", 1), ("puszcza_4", 1),
     ("ruiny", 2),     ("ukryta_dolina", 3), ("oaza", 2), ("jaskinia_czarownika", 2), ("wioska", 0), ("zamek", 0)],
)  # fmt: skip
def test_so_many_cards_are_drawn(space: str, count: int) -> None:
    table = landed(space, deck=["dar", "dar", "dar", "dar"])
    assert drawn(table) == ["dar"] * count
    assert seen(table).gold == 1 + count


@pytest.mark.rule("MIM-215", "MIM-398")
def test_what_lies_there_counts() -> None:
    table = landed("ukryta_dolina", spaces={"ukryta_dolina": ["drobiazg", "zrodlo"]}, deck=["dar", "dar", "dar"])
    assert drawn(table) == ["dar"]
    hidden = landed("pola_2", hidden={"pola_2": ["cios"]}, who={0: {"spells": ["zbieg"]}}, deck=["dar"])
    assert drawn(hidden) == []
    gold = landed("pola_2", gold_on={"pola_2": 3}, deck=["dar"])
    assert drawn(gold) == ["dar"]


@pytest.mark.rule("MIM-215", "MIM-242")
def test_a_trap_counts_as_a_card_and_strikes_first() -> None:
    """The rulebook's Witch on the Oasis: one Endurance for the Trap, one card still drawn."""
    table = landed("oaza", spaces={"oaza": ["wnyk"]}, deck=["wrog_7", "dar"], dice=[1, 1])
    assert drawn(table) == ["wrog_7"]
    assert seen(table).endurance == 2
    assert story(table, "lost", "drew") == ["lost", "drew", "lost"]
    assert lying(table, "oaza") == ["wrog_7"]


@pytest.mark.rule("MIM-237", "MIM-239", "MIM-244", "MIM-216")
def test_cards_are_resolved_by_number() -> None:
    table = landed("ukryta_dolina", deck=["zrodlo", "zdrowiciel", "dar"])
    kinds = [args[1].partition(".")[0] for args in told(table, "reaches")]
    assert kinds == ["dar", "zdrowiciel", "zrodlo"]
    assert lying(table, "ukryta_dolina") == ["zdrowiciel", "zrodlo"]
    assert (seen(table).gold, seen(table).own_strength, seen(table).own_craft) == (2, 4, 4)


@pytest.mark.rule("MIM-238", "MIM-263", "MIM-209")
def test_an_imp_leaves_bear_and_gold_lying() -> None:
    """The rulebook's Dwarf in the Hidden Valley."""
    table = landed("ukryta_dolina", deck=["wrog_3", "diabelek", "drobiazg", "dar", "dar"])
    assert seen(table).space == "ruiny"
    assert lying(table, "ukryta_dolina") == ["drobiazg", "wrog_3"]
    assert drawn(table) == ["dar", "dar", "diabelek", "drobiazg", "wrog_3"]
    assert seen(table).gold == 3


@pytest.mark.rule("MIM-238", "MIM-218", "MIM-251", "MIM-219")
def test_a_lost_fight_leaves_the_rest_lying() -> None:
    table = landed("ukryta_dolina", deck=["wrog_7", "drobiazg", "zdrowiciel"], dice=[1, 1])
    assert lying(table, "ukryta_dolina") == ["drobiazg", "wrog_7", "zdrowiciel"]
    assert seen(table).own_strength == 3
    assert seat_to_move(table) == 1


@pytest.mark.rule("MIM-244")
def test_an_event_that_was_not_reached_is_discarded() -> None:
    table = landed("ukryta_dolina", deck=["postoj", "dar", "drobiazg"])
    say(table, "resolve postoj")
    assert lying(table, "ukryta_dolina") == ["drobiazg"]
    assert seen(table).gold == 1
    assert ids(table.view(None).data()["zones"]["discard adventure"]) == ["dar", "postoj"]


@pytest.mark.rule("MIM-131", "MIM-132", "MIM-245")
def test_a_turn_is_this_one_for_the_active_and_the_next_for_others() -> None:
    table = landed("ukryta_dolina", deck=["postoj", "zdrowiciel", "drobiazg"], players=3)
    assert seen(table).own_strength == 3, "no card of a higher number is resolved"
    assert (seen(table).lost, seen(table, 1).lost, seen(table, 2).lost) == (0, 0, 0)
    assert [args[0] for args in told(table, "turn_lost")] == [1, 2]
    assert seat_to_move(table) == 0


@pytest.mark.rule("MIM-133", "MIM-245")
def test_the_next_turn_lets_this_one_be_finished() -> None:
    table = landed("ukryta_dolina", deck=["pozniej", "zdrowiciel", "dar"])
    say(table, "resolve pozniej")
    assert seen(table).own_strength == 4
    assert seen(table).lost == 1


@pytest.mark.rule("MIM-235", "MIM-236")
def test_a_card_that_belongs_elsewhere_is_put_there_first() -> None:
    table = landed("ukryta_dolina", deck=["dar", "wedrowiec", "dar"])
    assert lying(table, "miasto") == ["wedrowiec"]
    assert told(table, "fights") == []
    assert drawn(table) == ["dar", "dar", "wedrowiec"]
    assert story(table, "laid_out", "gained")[0] == "laid_out"


@pytest.mark.rule("MIM-252", "MIM-253", "MIM-260")
def test_strangers_and_places_stay() -> None:
    table = landed("pola_2", spaces={"pola_2": ["zdrowiciel", "zrodlo"]})
    assert (seen(table).own_strength, seen(table).own_craft) == (4, 4)
    assert lying(table, "pola_2") == ["zdrowiciel", "zrodlo"]


@pytest.mark.rule("MIM-259")
def test_what_is_not_taken_stays() -> None:
    table = landed("pola_2", spaces={"pola_2": ["drobiazg", "towarzysz"]})
    assert {one.partition(".")[0] for one in offers(table, "take")} == {"drobiazg", "towarzysz"}
    say(table, "take towarzysz")
    answer(table, "done")
    assert friends(table) == ["towarzysz"]
    assert lying(table, "pola_2") == ["drobiazg"]


@pytest.mark.rule("MIM-396")
def test_an_empty_deck_is_skipped() -> None:
    table = delve(who={0: {"offers": ["pola_2"]}})
    game: Any = table.game
    adventure = game.zone("deck", "adventure")
    for copy in list(adventure):
        move(game, copy, game.zone("aside"), tell=False)
    answer(table, "offer pola_2")
    assert drawn(table) == []


@pytest.mark.rule("MIM-113")
def test_decks_are_made_anew_from_what_was_discarded() -> None:
    table = landed("pola_2", deck=["dar"])
    zones = table.view(None).data()["zones"]
    assert ids(zones["discard adventure"]) == ["dar"]
    game: Any = table.game
    for copy in list(game.zone("deck", "adventure")):
        move(game, copy, game.zone("aside"), tell=False)
    found = draw(game, game.zone("deck", "adventure"), game.zone("aside"), tell=False)
    assert found is not None and found.startswith("dar.")


@pytest.mark.rule("MIM-309", "MIM-310", "MIM-311")
def test_a_talisman_comes_from_its_own_deck() -> None:
    table = landed("swiatynia", dice=[5, 5])
    assert things(table) == ["talizman"]
    none_left = landed("swiatynia", dice=[5, 5], who={1: {"things": ["talizman"] * 4}})
    assert things(none_left) == []


@pytest.mark.rule("MIM-309")
def test_a_found_talisman_is_exchanged_for_one_of_the_deck() -> None:
    table = landed("pola_2", spaces={"pola_2": ["znaleziony_talizman"]})
    say(table, "take znaleziony_talizman")
    assert things(table) == ["talizman"]
    assert "znaleziony_talizman" in ids(table.view(None).data()["zones"]["discard adventure"])


@pytest.mark.rule("MIM-001", "MIM-002", "MIM-005", "MIM-008", "MIM-217", "MIM-261")
def test_every_space_says_what_it_does() -> None:
    cards = [card for card in delve().catalog.cards.values() if card.kind == "space"]
    regions = Counter(getattr(card, "region", "") for card in cards)
    assert regions == {"outer": 24, "middle": 16, "inner": 9, "dungeon": 25, "abyss": 16}
    assert topic(landed("swiatynia", dice=[3, 4])) is not None
    assert legal(landed("wioska", who={0: {"gold": 9}}))


@pytest.mark.rule("MIM-237")
def test_cards_drawn_in_the_middle_of_a_visit_do_not_bring_back_what_was_met() -> None:
    table = landed("pola_2", spaces={"pola_2": ["zdrowiciel", "sekretne_drzwi"]}, deck=["dar", "dar", "dar"])
    play(table, "may yes")
    assert (seen(table).gold, seen(table).strength) == (4, 4), "three gifts, and the mender once"
