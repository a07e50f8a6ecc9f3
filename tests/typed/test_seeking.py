"""Whoever goes somewhere to fight somebody is led there, and fights as soon as that is asked."""

from __future__ import annotations

import pytest

from brzdek.core.ask import written
from brzdek.core.text import Lang
from tests.shell.menagerie import watch
from tests.support import answer, seat_down
from tests.typed.listening import Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("position", "lang", "line", "move", "waits"),
    [
        ("mim_bear_ahead", "pl", "idę bić niedźwiedzia", "go puszcza_1", []),
        ("mim_bear_ahead", "pl", "idę walczyć z wilkiem", "go puszcza_1", []),
        ("mim_bear_ahead", "en", "go fight the bear", "go puszcza_1", []),
        ("mim_bear_ahead", "en", "fight the wolf in the woods", "go puszcza_1", []),
        ("mim_bear_ahead", "pl", "idę bić Bolka", "go pola_1", ["zaatakuj: Bolek"]),
        ("mim_bear_ahead", "pl", "idę na pola 1 bić bolka", "go pola_1", ["zaatakuj: Bolek"]),
        ("mim_bear_ahead", "en", "attack bolek at the fields", "go pola_1", ["attack Bolek"]),
        ("mim_bear_ahead", "en", "i'll go and beat up bolek", "go pola_1", ["attack Bolek"]),
        ("smoki_bear_ahead", "pl", "idę bić niedźwiedzia", "go puszcza_1", []),
        ("smoki_bear_ahead", "pl", "idę bić Bolka", "go pola_1", ["spotkaj kogoś; zaatakuj: Bolek"]),
    ],
)
def test_who_goes_to_fight_is_led_there(position: str, lang: Lang, line: str, move: str, waits: list[str]) -> None:
    hearing = Listener(table_at(position), lang)
    assert hearing.hear(line).move == move
    assert list(hearing.talk.queue.lines) == waits


@pytest.mark.parametrize(
    ("lang", "line", "offered"),
    [("en", "attack bolek", "go pola_1"), ("pl", "bij niedźwiedzia", "go puszcza_1")],
)
def test_who_only_says_to_fight_is_offered_the_way(lang: Lang, line: str, offered: str) -> None:
    heard = listener("mim_bear_ahead", lang).hear(line)
    assert not heard.move and heard.offered == offered


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "nie idę bić niedźwiedzia"),
        ("pl", "idę na pola bić niedźwiedzia"),
        ("pl", "czy iść bić niedźwiedzia?"),
        ("pl", "idę bić smoka"),
        ("en", "go attack bolek at the woods"),
        ("en", "if bolek moves attack bolek"),
        ("en", "should i go fight the bear?"),
        ("en", "don't go and fight the bear"),
        ("en", "can I go and fight the bear?"),
    ],
)
def test_nobody_is_led_where_nobody_said_to_go(lang: Lang, line: str) -> None:
    assert not listener("mim_bear_ahead", lang).hear(line).move


# -- healed as far as it goes


@pytest.mark.parametrize(
    ("lang", "line", "waits"),
    [
        ("pl", "wylecz mnie za całe złoto", 2),
        ("pl", "lecz się do pełna", 2),
        ("en", "heal me for all my gold", 2),
        ("en", "heal me fully", 2),
        ("en", "heal me", 0),
    ],
)
def test_healing_to_the_full_says_yes_as_often_as_it_takes(lang: Lang, line: str, waits: int) -> None:
    hearing = Listener(table_at("mim_village"), lang)
    assert hearing.hear(line).move == "choose healer"
    assert len(hearing.talk.queue.lines) == waits


@pytest.mark.parametrize("line", ["can I heal fully?", "don't heal me fully", "buy everything"])
def test_nothing_else_is_done_to_the_full(line: str) -> None:
    assert listener("mim_village", "en").hear(line).move != "choose healer"


# -- what did not happen


def test_a_turn_that_is_not_lost_is_told_with_the_roll() -> None:
    said = Listener(table_at("mim_astronaut_crags"), "en")
    said.at = 0
    assert "lose your next turn; not you, though (Astronaut)" in said.hear("history").unbroken


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "why can't I take the Mercenary with me?", "That ended your turn before anything could be taken"),
        ("pl", "czemu nie mogę zabrać najemnika?", "Na tym skończyła się twoja tura, zanim można było coś wziąć"),
        ("pl", "dlaczego nie dostałem najemnika?", "dalej tam leży (Pola 1): Najemnik"),
    ],
)
def test_what_was_left_behind_after_a_combat_is_told(lang: Lang, line: str, told: str) -> None:
    hearing = Listener(table_at("mim_left_behind"), lang)
    hearing.at = 0
    assert told in hearing.hear(line).unbroken


@pytest.mark.parametrize(
    ("lang", "line"), [("pl", "idę na wzgórza 1 i atakuję Bolka"), ("en", "hills 1, attack Bolek")]
)
def test_an_attack_on_somebody_waits_behind_an_enemy_who_comes_first(lang: Lang, line: str) -> None:
    going = {"pair": ["zwiadowca", "rusalka"], "space": "pola_1", "things": ["miecz"]}
    people = {0: going, 1: {"space": "wzgorza_1"}}
    position = {"turn": 0, "adventurers": people, "deck": ["hobgoblin_wrog"], "dice": [3]}
    table = seat_down("magia_i_miecz", 2, position=position)
    answer(table, "roll")
    given = len(table.journal)
    watch(table, "", line, lang=lang)
    made = [written(option) for _, option in table.journal[given:]]
    assert made[0] == "go wzgorza_1" and "fight" not in made
    assert table.ask is not None and table.ask.topic == "evade"


@pytest.mark.parametrize(("lang", "line"), [("pl", "zaatakuj: bolek"), ("pl", "walcz: bolek"), ("en", "attack: Bolek")])
def test_a_player_behind_a_colon_is_no_chatter(lang: Lang, line: str) -> None:
    people = {
        0: {"pair": ["zwiadowca", "rusalka"], "space": "pola_1", "offers": ["wzgorza_1"]},
        1: {"space": "wzgorza_1"},
    }
    position = {"turn": 0, "adventurers": people, "deck": ["hobgoblin_wrog"]}
    table = seat_down("magia_i_miecz", 2, position=position)
    answer(table, "offer wzgorza_1")
    assert not Listener(table, lang).hear(line).move
