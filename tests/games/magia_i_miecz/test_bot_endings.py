"""How the steady bot of Magia i Miecz goes down, turns back, and wins under each ending."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.copies import card_of
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.bots import depths, endgame, voyage
from brzdek.games.magia_i_miecz.bots.endgame import outlasts
from brzdek.games.magia_i_miecz.bots.outlook import Outlook
from tests.rules.dialect import told
from tests.rules.magia_i_miecz.delving import delve, landed, play, world
from tests.rules.magia_i_miecz.throne import CROWN, Who, throne
from tests.support import rulebook

DOOR = "wejscie_do_podziemi"
HERO = {"strength": 12, "craft": 6, "endurance": 6}


def steady(table: Table) -> str:
    """What the steady bot answers now."""
    assert table.ask is not None
    bot = rulebook("magia_i_miecz").bots["steady"](table.ask.seat, 1)
    return " ".join(map(str, bot.choose(table.view(table.ask.seat), table.ask)))


def outlook(table: Table, seat: int = 0) -> Outlook:
    return Outlook(table.view(seat), seat)


# -- Talismans


def test_a_talisman_on_the_plain_of_peril_is_fetched_through_the_portal() -> None:
    who = {0: {"space": "zamek", **HERO}}
    table = delve(who=who, spaces={"rownina_grozy": ["talizman"]})
    assert (outlook(table).ahead, outlook(table).goal) == (["rownina_grozy"], "crown")
    past = delve(who={0: {"space": "krypta", "done": True, **HERO}}, spaces={"rownina_grozy": ["talizman"]})
    assert steady(past) == "back rownina_grozy"


def test_two_talismans_with_one_rival_are_two_that_are_gone() -> None:
    who = {1: {"space": "miasto", "things": ["talizman", "talizman"]}}
    some = delve(who=who, spaces={"ruiny": ["talizman"]})
    assert outlook(some).talisman_left
    none = delve(who=who, spaces={"ruiny": ["talizman", "talizman"]})
    assert not outlook(none).talisman_left


def test_a_cart_is_worth_what_it_carries() -> None:
    who = {0: {"things": ["kon_i_woz", "talizman"], "load": {"kon_i_woz": ["talizman"]}}}
    own = outlook(delve(who=who))
    empty = outlook(delve(who={0: {"things": ["kon_i_woz"]}}))
    assert own.thing("kon_i_woz.1") > 20 + empty.thing("kon_i_woz.1")


def test_whoever_has_no_talisman_to_hope_for_goes_down_for_the_treasury() -> None:
    out_of_reach = {"korona_wladzy": ["talizman"] * 4, "ruiny": [DOOR]}
    table = delve(who={0: {"space": "ruiny", "endurance": 3}}, spaces=out_of_reach)
    assert outlook(table).stranded
    assert steady(table) == "passage wejscie"
    hopeful = delve(who={0: {"space": "ruiny", "endurance": 3}}, spaces={"ruiny": [DOOR]})
    assert (outlook(hopeful).stranded, steady(hopeful)) == (False, "roll")


def test_whoever_has_to_reach_a_space_crosses_the_river_for_it() -> None:
    table = delve(who={0: {"space": "wzgorza_3", "things": ["drobiazg"], **HERO}}, dice=[1])
    world(table).adventurers[0].goal = "kapliczka"
    play(table, "roll")
    assert steady(table).startswith("cross")
    inside = delve(who={0: {"space": "krypta", "done": True, "things": ["talizman"], **HERO}})
    world(inside).adventurers[0].goal = "kapliczka"
    assert steady(inside) == "back rownina_grozy"


# -- the Dungeon


def test_the_strong_and_whole_go_down_the_weak_do_not() -> None:
    spaces = {"ruiny": [DOOR]}
    assert steady(delve(who={0: {"space": "ruiny", **HERO, "craft": 0}}, spaces=spaces)) == "passage wejscie"
    assert steady(delve(who={0: {"space": "ruiny", "endurance": 4}}, spaces=spaces)) == "roll"
    assert steady(delve(who={0: {"space": "ruiny", "strength": 12, "endurance": 2}}, spaces=spaces)) == "roll"


def test_two_skulls_draw_down_for_the_third() -> None:
    skulls = {"space": "ruiny", "endurance": 4, "strength": 2, "things": ["czaszka", "czaszka"]}
    table = delve(who={0: skulls}, spaces={"ruiny": [DOOR]})
    assert depths.eager(outlook(table))
    assert steady(table) == "passage wejscie"
    third = landed("pola_2", who={0: {"things": ["czaszka", "czaszka"]}}, spaces={"pola_2": ["czaszka"]})
    play(third, steady(third))
    assert third.ask is None and third.rulebook.result(third.game).winners == (0,)


@pytest.mark.parametrize(
    ("space", "endurance", "flees"), [("sala_1", 1, True), ("sala_1", 5, False), ("skarbiec", 1, False)]
)
def test_the_weak_flee_while_the_entrance_is_near(space: str, endurance: int, flees: bool) -> None:
    table = delve(who={0: {"space": space, "endurance": endurance, "things": ["drobiazg"]}})
    assert depths.flees(outlook(table)) == flees
    assert (steady(table) == "flight") == flees


def test_back_at_the_entrance_the_weak_come_up() -> None:
    weak = {"space": "wejscie", "roamed": True, "endurance": 1}
    assert steady(delve(who={0: weak}, spaces={"oaza": [DOOR]})) == "passage oaza"
    assert steady(delve(who={0: {**weak, "endurance": 5}}, spaces={"oaza": [DOOR]})) == "roll"


# -- when few are left


def test_the_last_rival_is_sought_when_every_death_is_final() -> None:
    weak: Who = {0: {"space": "miasto", "strength": 9}, 1: {"space": "pola_1", "endurance": 1}}
    hunting = outlook(delve(2, who=weak, crowned=True))
    assert [one.seat for one in hunting.prey] == [1]
    assert outlook(delve(2, who=weak)).prey == [], "as long as the dead come again"
    strong: Who = {0: {"space": "miasto"}, 1: {"space": "pola_1", "strength": 9}}
    assert outlook(delve(2, who=strong, crowned=True)).prey == []


def test_all_whom_one_beats_are_prey_unless_somebody_has_the_crown() -> None:
    weak: Who = {0: {"space": "miasto", "strength": 9}, 1: {"space": "pola_1"}, 2: {"space": "pola_3"}}
    hunting = outlook(delve(3, who=weak, crowned=True))
    assert ([one.seat for one in hunting.prey], hunting.goal) == ([1, 2], "hunt")
    ruled = outlook(delve(3, who={**weak, 2: {"space": CROWN}}, crowned=True))
    assert (ruled.outdone, ruled.prey) == (True, [])


def test_whoever_crawls_leaves_the_poltergeist_at_the_river() -> None:
    haunted = {"friends": ["poltergeist"], "craft": 3}
    table = delve(who={0: {"space": "wzgorza_3", **haunted}}, dice=[4])
    assert steady(table).startswith("cross")
    village = outlook(delve(who={0: {"space": "wioska", **haunted}}))
    assert village.crawls and voyage.wants_in(village)


def test_on_the_crown_it_takes_a_life_and_not_a_talisman() -> None:
    table = throne("pandora", [6, 1], {0: {"strength": 9}, 1: {"space": CROWN, "things": ["talizman"]}})
    while table.ask is not None and table.ask.topic != "loot":
        play(table, steady(table))
    assert steady(table) == "loot endurance"


def looting(treasure: dict[str, Any], **own: Any) -> str:
    """What it takes on the Crown from somebody with these things whom it has beaten."""
    rival = {"space": CROWN, **treasure}
    table = throne("pandora", [6, 1], {0: {"strength": 9, **own}, 1: rival})
    while table.ask is not None and table.ask.topic != "loot":
        play(table, steady(table))
    return steady(table)


def test_on_the_crown_nothing_but_the_third_skull_is_worth_more_than_a_life() -> None:
    treasure = {"things": ["mul"], "load": {"mul": ["talizman"] * 4}}
    assert looting(treasure) == "loot endurance", "a carrier is worth all that it carries"
    assert looting({"things": ["czaszka"]}, things=["czaszka"]) == "loot endurance"
    assert looting({"things": ["czaszka"]}, things=["czaszka"] * 2).startswith("loot czaszka")


def stalemate(ending: str, lives: tuple[int, int], **more: Any) -> Table:
    """Each beats the other in the own turn, and the Golden Statue goes to whoever has won in place of a life."""
    psychic = {"pair": ["zwykly_b", "giermek_psychik"], "craft": 20, "things": ["zloty_posag"]}
    laden = {"things": ["mul"], "load": {"mul": ["talizman"] * 4}}
    who: Who = {
        0: {"strength": 20, "endurance": lives[0], **laden},
        1: {"space": CROWN, "endurance": lives[1], **psychic},
    }
    return throne(ending, who=who, players=2, options={"turn_limit": 40}, **more)


@pytest.mark.parametrize(("ending", "bearer"), [("pandora", None), ("hercules", 0), ("dragon_king", None)])
@pytest.mark.parametrize(("lives", "winner"), [((5, 4), 0), ((4, 5), 1), ((4, 4), 0)])
def test_what_saves_each_of_two_in_turn_is_put_down_and_one_of_them_wins(
    ending: str, bearer: int | None, lives: tuple[int, int], winner: int
) -> None:
    table = stalemate(ending, lives, **({} if bearer is None else {"endgame": {"seat": bearer}}))
    table.play_out([rulebook("magia_i_miecz").bots["steady"](seat, 1) for seat in range(2)])
    assert table.rulebook.result(table.game).winners == (winner,), "who has more Endurance, or more patience"
    assert world(table).round <= 12
    assert "zloty_posag.1" in world(table).zone("space", CROWN).copies


def test_the_statue_is_kept_until_it_goes_to_and_fro() -> None:
    table = stalemate("pandora", (5, 4))
    taken = 0
    while not told(table, "dropped"):
        assert table.ask is not None
        play(table, steady(table))
        taken = [card for _, card in told(table, "took")].count("zloty_posag.1")
    assert taken == 5, "it came four times without a life being lost, and then to the one who has more of them"
    assert told(table, "dropped") == [(0, "zloty_posag.1", CROWN)]


# -- each ending


@pytest.mark.parametrize(("own", "other", "chance"), [(1, 0, 1.0), (0, 1, 0.0), (2, 2, 0.5)])
def test_equals_outlast_each_other_every_second_time(own: int, other: int, chance: float) -> None:
    assert outlasts(0, own, other) == pytest.approx(chance)


def test_the_wise_fight_the_demon_lord_and_the_weak_flee() -> None:
    wise = throne("demon_lord", who={0: {"craft": 12, "endurance": 5}})
    assert steady(wise) == "fight"
    assert endgame.prospect(outlook(wise)) == 1.0
    weak = throne("demon_lord", who={0: {"craft": 3, "endurance": 3}})
    assert steady(weak) == "flee"
    assert endgame.prospect(outlook(weak)) < 0.2


def test_under_the_demon_lord_one_grows_before_one_goes_there() -> None:
    strong: Who = {0: {"space": "zamek", "strength": 12, "endurance": 6, "things": ["talizman"]}}
    assert outlook(delve(who=strong, ending="zakonczenie_wladca_demonow")).goal == "grow"
    assert outlook(delve(who=strong, ending="zakonczenie_sila_herkulesa")).goal == "crown"


def test_hercules_hunts_whoever_dies_first() -> None:
    table = throne("hercules", who={0: {"strength": 11}, 1: {"endurance": 5}, 2: {"endurance": 1}}, endgame={"seat": 0})
    assert steady(table) == "hunt 2"


def test_hercules_takes_lives_on_his_hunt() -> None:
    rich = {"things": ["pierscien"], "endurance": 5}
    table = throne("hercules", [6, 1], {0: {"strength": 11}, 1: rich}, players=2, endgame={"seat": 0})
    while table.ask is not None and table.ask.topic != "loot":
        play(table, steady(table))
    assert steady(table) == "loot endurance"


def test_the_king_is_sent_against_the_weakest() -> None:
    who: Who = {1: {"strength": 9, "craft": 9, "endurance": 5}, 2: {"endurance": 1}}
    table = throne("dragon_king", who=who, endgame={"seat": 0, "result": 4})
    assert steady(table) == "sent 2"


def test_the_demon_lord_casts_against_whoever_fights_him() -> None:
    wise: Who = {0: {"craft": 14, "endurance": 4}, 1: {"strength": 12, "craft": 12}}
    table = throne("demon_lord", [1], wise, spell_deck=["oslabienie_umyslu"])
    play(table, "fight")
    assert table.ask is not None and table.ask.for_ == "wladca_demonow"
    play(table, steady(table))
    assert told(table, "being_casts") == [("wladca_demonow", "oslabienie_umyslu.1")]
    assert steady(table) == "player 0", "and not the strongest rival of whoever plays him"


@pytest.mark.parametrize(("lives", "taken"), [(9, "loot miecz.1"), (2, "loot endurance")])
def test_the_king_takes_a_weapon_from_who_has_many_lives_and_uses_it(lives: int, taken: str) -> None:
    who: Who = {1: {"endurance": lives, "things": ["miecz"]}}
    table = throne("dragon_king", [1, 6], who, players=2, endgame={"seat": 0, "result": 4})
    assert steady(table) == taken
    play(table, "loot miecz.1")
    assert steady(table) == "wield miecz.1"


def test_the_command_hits_whoever_has_least_endurance() -> None:
    assert steady(throne("command", who={1: {"endurance": 5}, 2: {"endurance": 1}})) == "command 2"


def test_the_chest_gives_enemies_to_those_they_beat() -> None:
    table = throne("pandora", [0, 1], {1: {"strength": 0, "endurance": 1}, 2: {"strength": 12}}, deck=["smok"])
    play(table, "open adventure")
    while table.ask is not None and table.ask.topic != "chest_card":
        play(table, steady(table))
    word, card, whom = steady(table).split()
    assert (word, card_of(card), whom) == ("gift", "smok", "1")


def test_the_chest_is_opened_for_skulls_as_long_as_three_may_come() -> None:
    assert steady(throne("pandora")) == "open dungeon"
    taken: Who = {1: {"things": ["czaszka", "czaszka"], "strength": 2}}
    assert steady(throne("pandora", who=taken)) == "open abyss"


def test_the_crown_is_not_given_away_by_a_spell_of_the_chest() -> None:
    table = throne("pandora", [1, 1], spell_deck=["zamiana_miejsc"])
    play(table, "open adventure")
    while table.ask is not None and table.ask.topic != "chest_spell":
        play(table, steady(table))
    assert not steady(table).startswith("cast")


@pytest.mark.parametrize(
    ("ending", "favourite", "more"),
    [
        ("command", {"endurance": 9}, {}),
        ("demon_lord", {"craft": 15, "endurance": 9}, {}),
        ("pandora", {"strength": 9, "craft": 9, "endurance": 9}, {}),
        ("hercules", {"strength": 11, "endurance": 5}, {"endgame": {"seat": 0}}),
        ("dragon_king", {"strength": 9, "craft": 9, "endurance": 9}, {"endgame": {"seat": 0, "result": 4}}),
    ],
)
def test_the_favourite_on_the_crown_wins(ending: str, favourite: dict[str, int], more: dict[str, Any]) -> None:
    others = {seat: {"space": "miasto", "endurance": 1} for seat in (1, 2)}
    table = throne(ending, who={0: favourite, **others}, **more)
    table.play_out([rulebook("magia_i_miecz").bots["steady"](seat, 1) for seat in range(3)])
    assert table.rulebook.result(table.game).winners == (0,)
    assert world(table).round < 60
