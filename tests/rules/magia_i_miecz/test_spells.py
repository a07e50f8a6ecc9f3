"""Spells: when, how many, against whom; answers to any depth."""

from __future__ import annotations

import pytest

from brzdek.core.table import Table
from brzdek.core.zones import move
from tests.rules.dialect import offers, seat_to_move, told, topic
from tests.rules.magia_i_miecz.delving import delve, hand, ids, landed, lying, play, say, seen, things, until, world
from tests.support import answer, legal


def pass_all(table: Table) -> None:
    while table.ask is not None and topic(table) == "answer":
        answer(table, "pass")


def used(table: Table) -> list[str]:
    return ids(table.view(None).data()["zones"].get("discard spells", []))


@pytest.mark.rule("MIM-108", "MIM-114", "MIM-118", "MIM-122")
def test_a_spell_is_cast_when_its_card_says_and_then_used_up() -> None:
    table = delve(who={0: {"spells": ["cios"]}})
    say(table, "cast cios")
    assert seen(table, 1).endurance == 3
    assert hand(table) == [] and used(table) == ["cios"]
    late = landed("pola_2", who={0: {"spells": ["cios"]}}, spaces={"pola_2": ["zrodlo"]})
    assert offers(late, "cast") == []


@pytest.mark.rule("MIM-111")
def test_spells_cannot_be_thrown_away() -> None:
    table = delve(who={0: {"spells": ["zbieg"]}})
    assert not [line for line in legal(table) if "zbieg" in line]


@pytest.mark.rule("MIM-112")
def test_spells_are_gained_in_encounters_as_far_as_craft_allows() -> None:
    table = landed("miasto", "choose roll", dice=[6], spell_deck=["cios"])
    assert hand(table) == ["cios"]
    full = landed("miasto", "go_on", "choose roll", dice=[6], who={0: {"spells": ["zbieg"]}})
    assert hand(full) == ["zbieg"]


@pytest.mark.rule("MIM-115")
def test_no_more_spells_are_cast_than_one_had_when_the_turn_began() -> None:
    who = {0: {"craft": 3, "spells": ["cios", "cios"]}, 1: {"craft": 3, "spells": ["zbieg", "zbieg"], "casts": 1}}
    table = delve(who=who)
    say(table, "cast cios", "cast zbieg")
    assert (seen(table).casts, seen(table, 1).casts) == (1, 0)
    say(table, "cast cios")
    assert topic(table) != "answer", "a second answer is beyond the allowance"
    assert seen(table, 1).endurance == 3
    assert hand(table, 1) == ["zbieg"]


@pytest.mark.rule("MIM-115", "MIM-205")
def test_a_spell_that_is_gained_raises_no_allowance() -> None:
    table = landed("swiatynia", dice=[4, 4], spell_deck=["ratunek"])
    assert hand(table) == ["ratunek"]
    assert seen(table).casts == 0


@pytest.mark.rule("MIM-116")
def test_a_spell_without_effect_may_not_be_cast() -> None:
    table = delve(who={0: {"spells": ["grabiez"]}})
    assert offers(table, "cast") == []
    rich = delve(who={0: {"spells": ["grabiez"]}, 1: {"things": ["miecz"]}})
    say(rich, "cast grabiez")
    assert things(rich) == ["miecz"]


@pytest.mark.rule("MIM-117", "MIM-123")
def test_a_reflection_protects_even_if_nothing_can_be_taken() -> None:
    """The rulebook's Thief without items."""
    table = delve(who={0: {"spells": ["grabiez"]}, 1: {"things": ["miecz"], "spells": ["lustro"]}})
    say(table, "cast grabiez", "cast lustro")
    pass_all(table)
    assert things(table, 1) == ["miecz"]
    assert used(table) == ["grabiez", "lustro"]


@pytest.mark.rule("MIM-119", "MIM-122")
def test_a_spell_is_dispelled() -> None:
    table = delve(who={0: {"spells": ["cios"]}, 1: {"spells": ["zbieg"]}})
    say(table, "cast cios")
    assert (seat_to_move(table), topic(table)) == (1, "answer")
    say(table, "cast zbieg")
    assert seen(table, 1).endurance == 4
    assert told(table, "fizzles")[0][0].startswith("cios")


@pytest.mark.rule("MIM-119", "MIM-120", "MIM-121")
def test_the_last_spell_works_first_and_everybody_but_its_caster_is_asked() -> None:
    who = {0: {"craft": 3, "spells": ["cios", "zbieg"]}, 1: {"spells": ["zbieg"]}, 2: {"spells": ["zbieg"]}}
    table = delve(3, who=who)
    say(table, "cast cios")
    seats = [line for line in legal(table) if line.startswith("player")]
    assert seats
    answer(table, "player 1")
    assert seat_to_move(table) == 1
    say(table, "cast zbieg")
    assert seat_to_move(table) == 2, "clockwise from the caster of the answer"
    answer(table, "pass")
    assert seat_to_move(table) == 0
    say(table, "cast zbieg")
    pass_all(table)
    assert seen(table, 1).endurance == 3, "the answer was dispelled, so the blow lands"


@pytest.mark.rule("MIM-122")
def test_a_reflected_spell_strikes_its_caster() -> None:
    table = delve(who={0: {"spells": ["cios"]}, 1: {"spells": ["lustro"]}})
    say(table, "cast cios", "cast lustro")
    assert (seen(table).endurance, seen(table, 1).endurance) == (3, 4)


@pytest.mark.rule("MIM-119", "MIM-122")
def test_a_reflection_of_a_reflection() -> None:
    who = {0: {"craft": 3, "spells": ["cios", "zbieg"]}, 1: {"spells": ["lustro"]}}
    table = delve(who=who)
    say(table, "cast cios", "cast lustro", "cast zbieg")
    assert (seen(table).endurance, seen(table, 1).endurance) == (4, 3)


@pytest.mark.rule("MIM-125")
def test_a_general_spell_cannot_be_reflected() -> None:
    table = delve(who={0: {"spells": ["wnyk"]}, 1: {"spells": ["lustro"]}})
    say(table, "cast wnyk")
    say(table, "space pola_4")
    assert topic(table) == "answer" and offers(table, "cast") == []
    answer(table, "pass")
    assert lying(table, "pola_4") == ["wnyk"]


@pytest.mark.rule("MIM-121")
def test_who_is_asked_follows_from_what_all_can_see() -> None:
    for spells in (["zbieg"], ["grabiez"]):
        table = delve(who={0: {"spells": ["cios"]}, 1: {"spells": spells}})
        say(table, "cast cios")
        assert (seat_to_move(table), topic(table)) == (1, "answer")
    nobody = delve(who={0: {"spells": ["cios"]}})
    say(nobody, "cast cios")
    assert topic(nobody) != "answer"
    used_up = delve(who={0: {"spells": ["cios"]}, 1: {"spells": ["zbieg"], "casts": 0}})
    say(used_up, "cast cios")
    assert topic(used_up) != "answer"


@pytest.mark.rule("MIM-124")
def test_immunity_to_spells_on_the_person() -> None:
    table = delve(3, who={0: {"spells": ["cios"]}, 1: {"things": ["amulet"]}})
    say(table, "cast cios")
    assert seen(table, 1).endurance == 4
    assert seen(table, 2).endurance == 3, "whom no spell reaches cannot be aimed at"


@pytest.mark.rule("MIM-418")
def test_on_the_glade_nobody_casts() -> None:
    table = delve(who={0: {"spells": ["cios"], "space": "przekleta_polana"}})
    assert offers(table, "cast") == []
    target = delve(who={0: {"spells": ["cios"]}, 1: {"space": "przekleta_polana"}})
    say(target, "cast cios")
    assert seen(target, 1).endurance == 3, "spells of others reach him"


@pytest.mark.rule("MIM-418", "MIM-044")
def test_on_the_glade_no_item_gives_strength_but_an_armour_saves() -> None:
    who = {0: {"things": ["pas_sily", "miecz", "zbroja"], "friends": ["towarzysz"]}}
    table = landed("przekleta_polana", who=who, spaces={"przekleta_polana": ["wrog_7"]}, dice=[1, 6, 6])
    assert told(table, "scored")[0][1] == 5
    say(table, "armour zbroja")
    assert seen(table).endurance == 4


@pytest.mark.rule("MIM-242")
def test_a_snare_catches_once() -> None:
    table = landed("pola_2", spaces={"pola_2": ["wnyk"]})
    assert seen(table).endurance == 3
    assert lying(table, "pola_2") == []
    assert used(table) == ["wnyk"]


# --- holding and drawing


@pytest.mark.rule("MIM-110")
def test_spells_lie_face_down() -> None:
    table = delve(3, who={0: {"spells": ["cios"]}})
    assert [hand(table, seat) for seat in (0, 1, 2)] == [["cios"], [], []]
    for seat in (None, 1, 2):
        assert table.view(seat).adventurer(0).spells == 1
        assert "cios" not in str(table.view(seat).data())
    assert not [line for line in legal(table) if line.startswith("show")]


@pytest.mark.rule("MIM-111")
def test_spells_leave_the_hand_by_casting_only() -> None:
    table = delve(who={0: {"craft": 3, "spells": ["ratunek", "grabiez", "zbieg"], "things": ["drobiazg"]}})
    assert {line.split()[0] for line in legal(table)} == {"roll", "drop"}
    assert not [line for line in legal(table) if any(card in line for card in ("ratunek", "grabiez", "zbieg"))]


@pytest.mark.rule("MIM-113")
def test_spells_come_from_the_top_and_used_ones_are_shuffled_into_a_new_deck() -> None:
    table = landed("pola_2", deck=["nauka"], who={0: {"craft": 3}}, spell_deck=["zew", "cios", "lustro"])
    assert hand(table) == ["cios", "lustro", "zew"]
    empty = delve(who={0: {"craft": 3, "offers": ["pola_2"]}}, deck=["nauka"])
    deck = world(empty).zone("deck", "spells")
    last, rest = deck.copies[-1], list(deck.copies[:-1])
    for copy in rest:
        move(world(empty), copy, world(empty).zone("discard", "spells"), tell=False)
    play(empty, "offer pola_2")
    assert len(empty.view(0).hand) == 3
    assert last in empty.view(0).hand
    assert len(world(empty).zone("discard", "spells")) == 0
    assert len(deck) == len(rest) - 2


# --- the allowance


@pytest.mark.rule("MIM-115")
def test_the_allowance_lasts_until_the_next_own_turn() -> None:
    """Two spells when the turn began: one is cast in it, the other against the next player, then no more."""
    who = {0: {"craft": 3, "spells": ["zew", "zbieg"]}, 1: {"craft": 3, "spells": ["cios", "cios"]}}
    who[0] = {**who[0], "offers": ["pola_2"]}
    table = play(delve(who=who, deck=["nauka"], spell_deck=["zbieg"]), "cast zew")
    assert seen(table).casts == 1
    play(table, "offer pola_2")
    until(table, "move", 1)
    play(table, "cast cios", "cast zbieg")
    assert (seen(table).casts, "zbieg" in hand(table)) == (0, True)
    play(table, "cast cios")
    assert seen(table).endurance == 3, "the spell gained since is beyond the allowance"


@pytest.mark.rule("MIM-115")
def test_a_spell_that_came_in_the_own_turn_is_cast_in_the_next() -> None:
    who = {0: {"spells": ["zew"], "offers": ["pola_2"], "things": ["drobiazg"]}, 1: {"lost": 1}}
    table = play(delve(who=who, deck=["nauka"], spell_deck=["zew"]), "cast zew", "offer pola_2")
    assert hand(until(table, "end")) == ["zew"]
    assert offers(table, "cast") == []
    play(until(table, "move", 0), "cast zew")
    assert seen(table).gold == 3


@pytest.mark.rule("MIM-115", "MIM-121")
def test_who_has_no_more_casts_is_not_asked_even_if_another_is() -> None:
    who = {0: {"spells": ["zew"]}, 1: {"spells": ["zbieg"], "casts": 0}, 2: {"spells": ["zbieg"]}}
    table = play(delve(3, who=who), "cast zew")
    assert (seat_to_move(table), topic(table)) == (2, "answer")


@pytest.mark.rule("MIM-115")
def test_it_is_counted_anew_in_a_lost_turn_too() -> None:
    who = {0: {"lost": 1, "craft": 3, "spells": ["zbieg", "zbieg"], "casts": 0}, 1: {"spells": ["cios"]}}
    table = delve(who=who)
    assert (told(table, "turn_lost"), seen(table).casts) == ([(0,)], 2)
    play(table, "cast cios", "cast zbieg")
    assert seen(table).endurance == 4


# --- who is asked, and in which order


@pytest.mark.rule("MIM-119")
@pytest.mark.parametrize("caster", [0, 2])
def test_others_are_asked_clockwise_from_the_casters_left(caster: int) -> None:
    who = {seat: {"spells": ["zbieg"]} for seat in range(4)}
    who[caster] = {"spells": ["cios"]}
    table = delve(4, turn=caster, who=who)
    play(table, "cast cios", f"player {(caster + 1) % 4}")
    asked = []
    while offers(table, "cast"):
        asked.append(seat_to_move(table))
        answer(table, "pass")
    assert asked == [(caster + step) % 4 for step in (1, 2, 3)]
    pass_all(table)
    assert seen(table, (caster + 1) % 4).endurance == 3, "nobody reacted, so it works"


@pytest.mark.rule("MIM-120", "MIM-121")
def test_one_spell_after_another_each_with_its_own_reaction() -> None:
    who = {0: {"craft": 3, "spells": ["zew", "cios"]}, 1: {"spells": ["zbieg"]}}
    table = play(delve(who=who), "cast zew")
    assert (seat_to_move(table), topic(table), hand(table)) == (1, "answer", ["cios"]), "not the second one yet"
    play(table, "pass", "cast cios")
    assert (seat_to_move(table), topic(table)) == (1, "answer")
    play(table, "cast zbieg")
    assert [told(table, "fizzles")[0][0].partition(".")[0], seen(table).gold] == ["cios", 2], "too late for the first"


# --- classes


@pytest.mark.rule("MIM-124")
def test_immunity_of_the_person_does_not_guard_belongings() -> None:
    warded = {"pair": ["zwykly_b", "giermek_odporny"], "things": ["miecz"]}
    who = {0: {"craft": 3, "spells": ["cios", "grabiez"]}, 1: warded}
    table = delve(who=who)
    assert [line.split()[1].partition(".")[0] for line in legal(table) if line.startswith("cast")] == ["grabiez"]
    play(table, "cast grabiez")
    assert things(table) == ["miecz"]


# --- spells of items and friends


@pytest.mark.rule("MIM-126", "MIM-127")
def test_spells_of_a_friend_are_cast_by_the_owner_beyond_his_limit() -> None:
    who = {0: {"spells": ["zew"]}, 1: {"lost": 1}}
    table = landed("pola_2", who=who, spaces={"pola_2": ["szept"]}, spell_deck=["zew"])
    play(table, "take szept")
    assert (seen(table).spell_limit, hand(table)) == (1, ["zew", "zew"]), "no surplus"
    assert seen(table).casts == 1
    until(table, "move", 0)
    assert seen(table).casts == 2, "they count among those held when the turn begins"
    play(table, "cast zew", "cast zew")
    assert (seen(table).gold, hand(table), seen(table).casts) == (3, [], 0)
    assert used(table) == ["zew", "zew"]


@pytest.mark.rule("MIM-128")
@pytest.mark.parametrize(
    ("spell", "lost"), [("zlikwidowanie", ["cios"]), ("wyssanie", ["cios"]), ("magiczny_wicher", ["cios", "zew"])]
)
def test_only_a_gale_reaches_the_spells_of_a_friend(spell: str, lost: list[str]) -> None:
    who = {0: {"offers": ["pola_2"], "spells": ["cios"]}, 1: {"craft": 3, "spells": [spell]}}
    table = delve(who=who, spaces={"pola_2": ["szept"]}, spell_deck=["zew"])
    play(table, "offer pola_2", "take szept")
    assert hand(table) == ["cios", "zew"]
    until(table, "move", 1)
    play(table, f"cast {spell}")
    pass_all(table)
    assert hand(table) == [card for card in ("cios", "zew") if card not in lost]


def windows_of(table: Table, seat: int, *until: str) -> list[str]:
    """The moments for which this seat is asked until one of those topics comes up."""
    found = []
    while table.ask is not None and topic(table) not in until:
        if topic(table) == "answer" and seat_to_move(table) == seat:
            found.append(str(table.ask.about[0]))
        table.answer(table.ask.options[0])
    return found


@pytest.mark.rule("MIM-121")
def test_nobody_is_asked_for_a_moment_for_which_no_hidden_spell_can_be_right() -> None:
    """Spells for the dice of the one who rolls are nothing for the others; a prayer's is nothing for a move."""
    who = {seat: {"spells": ["pech" if seat else "zawladniecie"]} for seat in range(3)}
    table = delve(3, who=who)
    asked = {seat: windows_of(table.fork(), seat, "landing") for seat in range(3)}
    assert "after_roll" in asked[0], "he might be faster by a die"
    assert "after_roll" not in asked[1] and "after_roll" not in asked[2]
    assert "before_roll" in asked[0] and "before_roll" in asked[1]


@pytest.mark.rule("MIM-121")
def test_nobody_is_asked_for_spells_that_all_lie_open() -> None:
    who = {0: {"spells": ["przypadek"]}, 1: {"spells": ["zawladniecie"]}}
    hidden, shown = delve(who=who), delve(who=who)
    game = world(shown)
    for copy in ("pech.1", "pech.2", "naznaczony_chwala.1", "uwielbienie.1"):
        move(game, copy, game.zone("discard", "spells"), tell=False)
    assert "before_roll" in windows_of(hidden, 1, "landing")
    assert "before_roll" not in windows_of(shown, 1, "landing")


@pytest.mark.rule("MIM-107")
def test_an_ability_for_the_time_after_ones_move_is_nothing_for_the_moves_of_others() -> None:
    who = {0: {"pair": ["zwykly_a", "zwykly_b"]}, 1: {"pair": ["zwykly_c", "giermek_strzelec"], "space": "pola_1"}}
    table = delve(who=who, spaces={"pola_1": ["wrog_3"]})
    assert "turn_move" not in windows_of(table, 1, "end", "take"), "it is not his move"
