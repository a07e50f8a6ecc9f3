"""The Dungeon: doorways, the spiral, moves back, flight, rooms, the Treasury, Nobody, the skulls."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules import passages
from brzdek.games.magia_i_miecz.rules.board import board
from tests import reference
from tests.rules.dialect import told
from tests.rules.magia_i_miecz.delving import (
    choices,
    delve,
    finish,
    friends,
    landed,
    lines,
    lying,
    pile,
    play,
    seen,
    things,
    until,
    went,
    world,
)
from tests.support import catalog

DOOR = "wejscie_do_podziemi"
QUIET = ["cisza"] * 6
NIMBLE = ["zwykly_a", "giermek_zwinny"]


def deep(space: str, *dice: int, players: int = 2, others: dict[int, Any] | None = None, **own: Any) -> Table:
    """Seat 0 stands somewhere with a trifle. Dungeon cards are quiet ones, and the other player has no turns."""
    own.setdefault("things", ["drobiazg"])
    position: dict[str, Any] = {"dungeon_deck": own.pop("dungeon_deck", QUIET)}
    position |= {key: own.pop(key) for key in ("spaces", "deck", "turn", "gold_on", "spell_deck") if key in own}
    who = {0: {"space": space, **own}, **(others or {1: {"lost": 9}})}
    return delve(players, dice=dice, who=who, **position)


def next_turn(table: Table) -> Table:
    """Seat 0 is asked for its next move."""
    return until(finish(table), "move", 0)


# --- doorways


@pytest.mark.rule("MIM-006")
def test_nobody_comes_in_before_a_doorway_lies_somewhere() -> None:
    assert choices(delve(who={0: {"space": "ruiny"}}), "passage") == []
    found = delve(who={0: {"space": "ruiny"}}, spaces={"ruiny": [DOOR]})
    assert choices(found, "passage") == ["wejscie"]
    order = board(world(found)).rings["dungeon"]
    assert (order[0], order[-1], len(order)) == ("wejscie", "skarbiec", 25)


@pytest.mark.rule("MIM-138", "MIM-140")
def test_a_drawn_doorway_stays_and_may_be_used_with_the_next_move() -> None:
    table = finish(landed("pola_2", deck=[DOOR], who={0: {"things": ["drobiazg"]}, 1: {"lost": 9}}))
    assert lying(table, "pola_2") == [DOOR]
    assert choices(next_turn(table), "passage") == ["wejscie"]


@pytest.mark.rule("MIM-139")
def test_of_doorways_only_two_lie_on_the_board() -> None:
    table = landed("pola_2", deck=[DOOR, "drobiazg"], spaces={"ruiny": [DOOR], "oaza": [DOOR]})
    assert lying(table, "pola_2") == ["drobiazg"]
    assert DOOR in pile(table, "discard", "adventure")


@pytest.mark.rule("MIM-139")
def test_where_nothing_but_doorways_is_left_no_card_is_drawn() -> None:
    table = delve(who={0: {"offers": ["pola_2"]}}, spaces={"ruiny": [DOOR], "oaza": [DOOR]})
    deck, aside = world(table).zone("deck", "adventure"), world(table).zone("aside")
    others = [copy for copy in deck.copies if not copy.startswith(DOOR)]
    for copy in others:
        deck.copies.remove(copy)
        aside.copies.append(copy)
        world(table).zones.places[copy] = aside
    play(table, "offer pola_2")
    assert (lying(table, "pola_2"), len(pile(table, "discard", "adventure"))) == ([], 2)


@pytest.mark.rule("MIM-139")
def test_doorways_lie_in_the_outer_and_the_middle_region_alone() -> None:
    game = world(delve())
    copy = next(one for one in game.zone("deck", "adventure") if one.startswith(DOOR))
    assert [passages.lies_well(game, copy, space) for space in ("pola_1", "oaza", "krypta", "korytarz_1")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("MIM-141")
def test_the_next_move_leads_to_the_entrance_and_ends_there() -> None:
    table = finish(play(deep("ruiny", 2, spaces={"ruiny": [DOOR]}), "passage wejscie"))
    assert went(table) == ["wejscie"]
    assert told(table, "drew") == []
    play(next_turn(table), "roll")
    assert went(table) == ["wejscie", "korytarz_2"]


@pytest.mark.rule("MIM-142")
def test_nobody_has_to_go_in() -> None:
    table = deep("ruiny", 1, spaces={"ruiny": [DOOR]})
    assert {"roll", "passage wejscie"} <= set(lines(table))
    assert seen(play(table, "roll", "go pola_5")).space == "pola_5"


@pytest.mark.rule("MIM-143")
def test_horses_stay_outside_and_are_lost_with_their_load() -> None:
    own: dict[str, Any] = {
        "things": ["kon", "rumak", "kon_i_woz", "mul"],
        "load": {"kon_i_woz": ["helm"], "mul": ["miecz"]},
    }
    table = play(deep("ruiny", spaces={"ruiny": [DOOR]}, **own), "passage wejscie")
    assert things(table) == ["mul"]
    assert [thing.load for thing in seen(table).things] == [("miecz.1",)]
    assert all(card not in lying(table, "ruiny") for card in ("kon", "rumak", "kon_i_woz", "helm"))


# --- the spiral


@pytest.mark.rule("MIM-144", "MIM-434")
def test_the_order_of_the_rooms_and_what_is_drawn_there() -> None:
    (row,) = [one for one in reference.ledger("magia_i_miecz")["open"] if one["id"] == "board_dungeon"]
    cards = catalog("magia_i_miecz").cards
    ours = [cards[one] for one in board(world(delve())).rings["dungeon"]]
    found = [(card.name.pl.rstrip(" 0123456789"), getattr(card, "draw", 0)) for card in ours]
    assert found == [(space["pl"], space["draw"]) for space in row["spaces"]]


@pytest.mark.rule("MIM-434")
@pytest.mark.parametrize(
    ("start", "die", "count"), [("korytarz_1", 1, 1), ("korytarz_5", 1, 2), ("sala_4", 2, 3), ("korytarz_6", 2, 0)]
)
def test_corridors_halls_and_the_antechamber_draw_dungeon_cards(start: str, die: int, count: int) -> None:
    table = play(deep(start, die), "roll")
    finish(play(table, f"go {choices(table, 'go')[0]}"))
    drawn = [card.partition(".")[0] for _, card in told(table, "drew")]
    assert drawn == ["cisza"] * count
    assert pile(table, "discard", "dungeon").count("cisza") == count, "and they are discarded to their own pile"


@pytest.mark.rule("MIM-145", "MIM-146", "MIM-150")
@pytest.mark.parametrize("die", range(1, 7))
def test_one_goes_on_towards_the_centre_and_never_through_a_wall(die: int) -> None:
    table = play(deep("korytarz_1", die), "roll")
    order = board(world(table)).rings["dungeon"]
    assert choices(table, "go") == [order[1 + die]]


@pytest.mark.rule("MIM-147")
@pytest.mark.parametrize(("card", "space"), [("zapadnia", "wejscie"), ("samotny_krasnolud", "korytarz_2")])
def test_cards_lead_back(card: str, space: str) -> None:
    """The Lone Dwarf leads two spaces back on a 2."""
    table = play(deep("straznica", 1, 2, dungeon_deck=[card, *QUIET]), "roll", "go korytarz_3")
    assert went(table)[:2] == ["korytarz_3", space]


@pytest.mark.rule("MIM-148", "MIM-390")
@pytest.mark.parametrize("foe", ["wrog_7", "widmo_7"])
def test_whoever_is_beaten_goes_back_once(foe: str) -> None:
    """One corridor on, beaten; two back to the Guard, who is paid; then on again."""
    table = deep("korytarz_3", 1, 1, 6, 2, 1, gold=2, spaces={"korytarz_4": [foe]})
    finish(play(table, "roll", "go korytarz_4"))
    assert (seen(table).endurance, seen(table).penalty) == (3, 1)
    finish(play(next_turn(table), "roll", "go straznica", "choose pay"))
    assert seen(table).penalty == 0
    assert choices(play(next_turn(table), "roll"), "go") == ["korytarz_3"]


@pytest.mark.rule("MIM-148")
def test_a_draw_is_no_defeat() -> None:
    table = finish(play(deep("korytarz_3", 1, 5, 1, spaces={"korytarz_4": ["wrog_7"]}), "roll", "go korytarz_4"))
    assert (seen(table).endurance, seen(table).penalty) == (4, 0)


@pytest.mark.rule("MIM-148")
def test_a_lost_duel_counts_as_well() -> None:
    others = {1: {"space": "korytarz_4", "strength": 4}}
    table = play(deep("korytarz_3", 1, 1, 6, others=others), "roll", "go korytarz_4", "attack 1")
    finish(play(table, "loot endurance"))
    assert seen(table).penalty == 1


@pytest.mark.rule("MIM-149", "MIM-390")
def test_a_move_back_ends_at_the_entrance() -> None:
    table = deep("korytarz_1", 5, penalty=2)
    finish(play(table, "roll", "go wejscie"))
    assert (seen(table).space, seen(table).penalty) == ("wejscie", 0)


@pytest.mark.rule("MIM-390")
def test_defeats_before_the_next_move_add_up() -> None:
    table = deep("korytarz_5", 1, 1, penalty=2)
    finish(play(table, "roll", "go biblioteka"))
    assert seen(table).penalty == 1


# --- the Treasury

EXITS = {
    1: "zamek",
    2: "swiatynia",
    3: "jaskinia_czarownika",
    4: "tajemne_wrota",
    5: "rownina_grozy",
    6: "korona_wladzy",
}


@pytest.mark.rule("MIM-151")
def test_nobody_goes_past_the_treasury() -> None:
    table = play(deep("korytarz_12", 6), "roll")
    assert choices(table, "go") == ["skarbiec"]


@pytest.mark.rule("MIM-152")
@pytest.mark.parametrize(("die", "space"), EXITS.items())
def test_a_roll_leads_out_of_the_treasury(die: int, space: str) -> None:
    table = play(deep("skarbiec", die, penalty=1), "roll")
    assert went(table)[0] == space
    assert seen(table).penalty == 0, "the roll takes the place of the move"
    if space == "zamek":
        assert told(table, "rolled") == [(0, (die,), die, "skarbiec")], "there is no second roll for one"


@pytest.mark.rule("MIM-152")
def test_the_space_outside_is_explored() -> None:
    table = play(deep("skarbiec", 4, spaces={"tajemne_wrota": ["wrog_2"]}), "roll")
    assert told(table, "fights")[0][:2] == (0, ("wrog_2.1",))


@pytest.mark.rule("MIM-152")
def test_flight_may_be_declared_in_the_treasury() -> None:
    table = play(deep("skarbiec", 1), "flight", "roll")
    assert seen(table).space == "przedsionek_skarbca"


@pytest.mark.rule("MIM-153")
@pytest.mark.parametrize(("die", "space"), [(1, "jaskinia_czarownika"), (3, "rownina_grozy")])
def test_adventurers_on_the_crown_add_to_the_roll(die: int, space: str) -> None:
    others = {1: {"space": "korona_wladzy"}, 2: {"space": "korona_wladzy"}}
    table = play(deep("skarbiec", die, players=3, others=others), "roll")
    assert went(table)[0] == space


@pytest.mark.rule("MIM-153")
def test_more_than_six_is_six() -> None:
    others = {1: {"space": "korona_wladzy"}}
    assert went(play(deep("skarbiec", 6, others=others), "roll"))[0] == "korona_wladzy"


# --- in and out


@pytest.mark.rule("MIM-154")
def test_whoever_has_just_come_in_has_to_move_inside() -> None:
    table = deep("wejscie", 1, spaces={"ruiny": [DOOR]})
    assert choices(table, "passage") == []
    assert "roll" in lines(table)


@pytest.mark.rule("MIM-155")
def test_from_the_entrance_one_may_leave_to_any_doorway() -> None:
    doors = {"ruiny": [DOOR, "drobiazg"], "oaza": [DOOR]}
    table = deep("wejscie", roamed=True, spaces=doors)
    assert sorted(choices(table, "passage")) == ["oaza", "ruiny"]
    play(table, "passage ruiny")
    assert went(table) == ["ruiny"]
    assert choices(table, "take") == ["drobiazg"], "the space is explored"


@pytest.mark.rule("MIM-155")
def test_without_a_doorway_there_is_no_way_out() -> None:
    table = deep("wejscie", 2, roamed=True)
    assert choices(table, "passage") == []
    assert went(finish(play(table, "roll"))) == ["korytarz_2"]


@pytest.mark.rule("MIM-155")
def test_a_move_back_to_the_entrance_opens_the_way_out() -> None:
    table = finish(play(deep("korytarz_1", 4, penalty=1, spaces={"ruiny": [DOOR]}), "roll", "go wejscie"))
    assert choices(next_turn(table), "passage") == ["ruiny"]


@pytest.mark.rule("MIM-156")
def test_whoever_has_come_out_travels_before_going_in_again() -> None:
    doors = {"ruiny": [DOOR, "drobiazg"]}
    table = finish(play(deep("wejscie", 1, 1, roamed=True, spaces=doors, deck=["dar", "dar"]), "passage ruiny"))
    assert choices(next_turn(table), "passage") == []
    finish(play(table, "roll", "go pola_5"))
    assert seen(table).space == "pola_5"
    again = deep("ruiny", spaces=doors, surfaced=False)
    assert choices(again, "passage") == ["wejscie"]


# --- flight


@pytest.mark.rule("MIM-157")
def test_flight_turns_the_way_round() -> None:
    table = play(deep("korytarz_5", 2, penalty=1), "flight", "roll")
    assert (seen(table).space, seen(table).fleeing, seen(table).penalty) == ("korytarz_4", True, 0)


@pytest.mark.rule("MIM-157")
def test_it_may_be_declared_when_the_die_has_fallen() -> None:
    table = play(deep("korytarz_5", 2), "roll", "flight")
    assert seen(table).space == "korytarz_4"


@pytest.mark.rule("MIM-157")
def test_nobody_flees_from_the_entrance() -> None:
    assert "flight" not in lines(deep("wejscie"))


@pytest.mark.rule("MIM-158")
def test_flight_ends_at_the_entrance_and_cannot_be_called_off() -> None:
    table = deep("korytarz_2", 1, 6, fleeing=True)
    assert "flight" not in lines(table)
    finish(play(table, "roll"))
    assert (seen(table).space, seen(table).fleeing) == ("korytarz_1", True)
    finish(play(next_turn(table), "roll"))
    assert (seen(table).space, seen(table).fleeing) == ("wejscie", False)


@pytest.mark.rule("MIM-158")
def test_whoever_is_carried_out_of_the_dungeon_flees_no_more() -> None:
    table = play(deep("korytarz_5", fleeing=True, offers=["ruiny"]), "offer ruiny")
    assert not seen(table).fleeing


@pytest.mark.rule("MIM-159")
def test_a_lost_combat_does_not_turn_the_fleeing_round() -> None:
    table = deep("korytarz_5", 2, 1, 6, fleeing=True, spaces={"korytarz_4": ["wrog_7"]})
    finish(play(table, "roll"))
    assert (seen(table).endurance, seen(table).penalty, seen(table).fleeing) == (3, 0, True)


# --- the rooms


@pytest.mark.rule("MIM-435")
def test_the_guard_is_paid_or_fought_and_remains() -> None:
    paid = play(deep("korytarz_2", 1, gold=3), "roll", "go straznica", "choose pay")
    assert (seen(paid).gold, told(paid, "fights")) == (1, [])
    poor = play(deep("korytarz_2", 1, 6, 1), "roll", "go straznica")
    assert seen(finish(poor)).trophies == ()
    assert told(poor, "killed") == [(0, "straznik_podziemi")]
    beaten = finish(play(deep("korytarz_2", 1, 1, 6), "roll", "go straznica"))
    assert (seen(beaten).endurance, seen(beaten).penalty) == (3, 1)
    nimble = play(deep("korytarz_2", 1, pair=NIMBLE), "roll", "go straznica", "evade")
    assert seen(nimble).endurance == 4


@pytest.mark.rule("MIM-435")
def test_the_guard_lets_those_pass_who_only_go_by() -> None:
    table = finish(play(deep("korytarz_2", 2), "roll", "go korytarz_3"))
    assert told(table, "fights") == []


@pytest.mark.rule("MIM-436")
def test_the_library() -> None:
    assert seen(finish(play(deep("korytarz_4", 1, 2), "roll", "go biblioteka"))).spells == 0
    assert seen(finish(play(deep("korytarz_4", 1, 5), "roll", "go biblioteka"))).spells == 1
    further = play(deep("korytarz_4", 1, 3, 1), "roll", "go biblioteka", "go korytarz_5")
    assert went(further) == ["biblioteka", "korytarz_5"]
    back = play(deep("korytarz_5", 1, 4, 1, fleeing=True), "roll")
    assert went(back) == ["biblioteka", "korytarz_4"]


@pytest.mark.rule("MIM-437")
def test_the_cell_keeps_a_friend_and_gives_one_back() -> None:
    own: dict[str, Any] = {"friends": ["towarzysz", "nosiciel"], "spaces": {"cela": ["dziewica"]}}
    table = play(deep("sala_1", 1, **own), "roll", "go cela", "take dziewica")
    assert sorted(choices(table, "card")) == ["dziewica", "nosiciel", "towarzysz"]
    play(table, "card nosiciel")
    assert (friends(table), lying(table, "cela")) == (["dziewica", "towarzysz"], ["nosiciel"])


@pytest.mark.rule("MIM-438")
def test_the_torture_chamber_takes_what_can_be_paid() -> None:
    table = play(deep("sala_2", 1, gold=1, strength=1, craft=1), "roll", "go sala_tortur")
    assert choices(table, "choose") == ["pay", "lose_strength", "lose_craft"]
    assert seen(play(table, "choose lose_craft")).own_craft == 3
    poor = finish(play(deep("sala_2", 1, gold=0, strength=1), "roll", "go sala_tortur"))
    assert seen(poor).own_strength == 3
    bare = finish(play(deep("sala_2", 1, gold=0), "roll", "go sala_tortur"))
    assert (seen(bare).own_strength, seen(bare).own_craft, seen(bare).endurance) == (3, 3, 4)


@pytest.mark.rule("MIM-439")
@pytest.mark.parametrize(("die", "left"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_the_kitchen(die: int, left: int) -> None:
    table = finish(play(deep("korytarz_7", 1, die, endurance=2), "roll", "go kuchnia"))
    assert seen(table).endurance == left


@pytest.mark.rule("MIM-440")
@pytest.mark.parametrize(("die", "steps"), [(1, -3), (2, -2), (3, -1), (4, 1), (5, 2), (6, 3)])
def test_the_chamber_of_darkness(die: int, steps: int) -> None:
    """Towards the Treasury or back, whichever way one was going."""
    table = play(deep("sala_3", 1, die, gold=1), "roll", "go komnata_ciemnosci")
    order = board(world(table)).rings["dungeon"]
    assert went(table)[1] == order[order.index("komnata_ciemnosci") + steps]
    fleeing = play(deep("korytarz_10", 1, die, gold=1, fleeing=True), "roll")
    assert (went(fleeing)[1], seen(fleeing).fleeing) == (went(table)[1], True)


# --- Nobody


def nobody(*dice: int, **own: Any) -> Table:
    return finish(play(deep("korytarz_1", 1, *dice, spaces={"korytarz_2": ["nikt"]}, **own), "roll", "go korytarz_2"))


@pytest.mark.rule("MIM-382", "MIM-383")
@pytest.mark.parametrize(
    ("die", "then"),
    [
        (1, {"toad": 3}),
        (2, {"own_strength": 3}),
        (3, {"own_craft": 4}),
        (4, {"gold": 0}),
        (5, {"own_strength": 5}),
        (6, {"spells": 1}),
    ],
)
def test_nobody_as_the_witch(die: int, then: dict[str, int]) -> None:
    found = seen(nobody(1, die, strength=1, craft=2, gold=1))
    assert {key: getattr(found, key) for key in then} == then
    assert lying(nobody(1, 4), "korytarz_2") == ["nikt"], "it stays, and is somebody else at the next visit"


@pytest.mark.rule("MIM-384")
@pytest.mark.parametrize(("die", "friend", "thing"), [(1, 0, 1), (2, 0, 1), (3, 1, 0), (4, 1, 0), (5, 1, 1), (6, 1, 1)])
def test_nobody_as_the_cyclops(die: int, friend: int, thing: int) -> None:
    table = nobody(2, die, friends=["towarzysz"])
    assert (len(friends(table)), len(things(table))) == (friend, thing)


@pytest.mark.rule("MIM-385")
def test_nobody_as_the_leper() -> None:
    table = nobody(3, 2, 3, friends=["towarzysz", "dziewica"])
    assert (len(friends(table)), seen(table).endurance) == (1, 4)


@pytest.mark.rule("MIM-386")
def test_nobody_as_the_siren() -> None:
    others = {1: {"space": "kuchnia"}, 2: {"space": "miasto"}}
    table = deep("korytarz_1", 1, 4, players=3, others=others, spaces={"korytarz_2": ["nikt", "drobiazg"]})
    play(table, "roll", "go korytarz_2")
    assert sorted(told(table, "loses_turn")) == [(1, 1)]
    assert choices(table, "take") == [], "and the rest of one's own turn is lost"


@pytest.mark.rule("MIM-387")
def test_nobody_as_the_wizard() -> None:
    where = {"korytarz_2": ["nikt"]}
    table = play(deep("korytarz_1", 1, 5, gold=2, craft=1, spaces=where), "roll", "go korytarz_2", "may yes")
    assert (seen(table).spells, seen(table).gold) == (1, 1)
    assert "may yes" not in lines(table), "only one"
    full = play(deep("korytarz_1", 1, 5, gold=2, spells=["zbieg"], casts=0, spaces=where), "roll", "go korytarz_2")
    assert "may yes" not in lines(full)


@pytest.mark.rule("MIM-388")
def test_nobody_as_the_healer() -> None:
    table = deep("korytarz_1", 1, 6, endurance=1, gold=0, spaces={"korytarz_2": ["nikt"]})
    finish(play(table, "roll", "go korytarz_2", "heal yes", "heal yes"))
    assert seen(table).endurance == 3


# --- the skulls


@pytest.mark.rule("MIM-379")
def test_three_skulls_win_at_once_and_anywhere() -> None:
    own: dict[str, Any] = {"things": ["czaszka", "czaszka", "helm", "miecz"], "offers": ["ruiny"]}
    table = play(
        deep("miasto", spaces={"ruiny": ["czaszka", "drobiazg"]}, deck=["dar"], **own), "offer ruiny", "take czaszka"
    )
    assert table.ask is None
    assert table.view(None).winner == 0
    two = play(
        deep("miasto", things=["czaszka"], offers=["ruiny"], spaces={"ruiny": ["czaszka", "drobiazg"]}),
        "offer ruiny",
        "take czaszka",
    )
    assert not two.view(None).over
    assert pile(delve(), "deck", "dungeon").count("czaszka") == 4
