"""Short answers to what people ask: where, how far, who, how many, what it costs, what somebody has."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.ask import written
from brzdek.core.inquiry import BUY, CHANCE, COST, FAR, GO, HAVE, INSIDE, MANY, WHAT, WHERE, WHO, best_named
from brzdek.core.text import Lang
from brzdek.shell.answering.inquiries import wanted
from brzdek.shell.reading.deeds import Do
from brzdek.shell.reading.question_parts import last_clause
from brzdek.shell.reading.questions import is_past
from tests.support import seat_down
from tests.typed.listening import Listener, listener


@pytest.mark.parametrize(
    ("line", "sort", "about"),
    [
        ("gdzie jest Ala?", WHERE, "Ala"),
        ("jak daleko do wyjscia", FAR, "wyjscia"),
        ("ile do wyjścia", FAR, "wyjścia"),
        ("where is the nearest secret", FAR, "secret"),
        ("dokąd mogę iść", GO, "mogę iść"),
        ("has anyone escaped?", WHO, "has anyone escaped"),
        ("kto jest najbliżej korony", WHO, "najbliżej korony"),
        ("ile mam życia", MANY, "mam życia"),
        ("ile kosztuje tarcza", COST, "tarcza"),
        ("price of the key", COST, "key"),
        ("where can I buy a helmet", COST, "helmet"),
        ("why only 3%?", CHANCE, "only 3%"),
        ("what can I buy", BUY, "can I buy"),
        ("what's in room 7", INSIDE, "room 7"),
        ("co tu jest", INSIDE, ""),
        ("co ma Bolek", HAVE, "ma Bolek"),
        ("what does the altar do", WHAT, "altar"),
    ],
)
def test_the_sort_of_a_question(line: str, sort: str, about: str) -> None:
    assert wanted(line) == (sort, about)


@pytest.mark.parametrize("line", ["idź do wyjścia", "kup klucz", "dlaczego nie mogę kupić klucza", "kto wygrywa"])
def test_what_is_no_such_question(line: str) -> None:
    assert wanted(line) is None


def test_what_is_said_before_a_question_is_left_out() -> None:
    assert last_clause("mam już talizman, co dalej?") == "co dalej?"
    assert last_clause("biorę to, co leży") == "biorę to, co leży"
    assert is_past("kto zepsul moja latarnie")
    assert not is_past("kto ma miecz")


def test_the_best_name_has_most_words_and_fewest_others() -> None:
    names = {"wand": ("Różdżka", "Wand"), "terror": ("Różdżka Grozy", "Wand of Terror"), "cave": ("", "Warlock's Cave")}
    assert best_named("różdżki grozy", names) == ["terror"]
    assert best_named("the wand", names) == ["wand"]
    assert best_named("where is the warlock", names) == ["cave"]
    assert best_named("the warlock", names, whole=True) == []


def told(position: str, lang: Any, line: str) -> str:
    came = listener(position, lang).hear(line)
    assert not came.move
    return came.unbroken


def test_the_treasure_is_where_ones_own_map_showed_it() -> None:
    position = {"hands": {0: ["map", "cross"]}, "goals": {"8,0": "treasure"}, "deck": 5}
    table = seat_down("sabotazysta", 3, position=position)
    at = Listener(table, "en")
    assert "under one of the goals: 8,-2; 8,0; 8,2" in at.hear("where is the treasure").said
    table.answer(("play", "map", "8,0"))
    table.answer(next(option for option in (table.ask.options if table.ask else ()) if option[0] == "discard"))
    other = Listener(table, "en")
    assert "under one of the goals" in other.hear("where is the treasure").said
    other.at = 0
    assert "lies at 8,0" in other.hear("where is the treasure").said


def test_who_is_a_saboteur_is_hidden_and_how_many_goes_by_the_table() -> None:
    for line in ("ilu jest sabotażystów?", "kto jest sabotażystą"):
        assert "Jest ich 1–2: z 6 kart ról 2" in told("sabo_hand", "pl", line)


def test_what_others_have_is_told_as_far_as_it_lies_open() -> None:
    at = listener("mim_meet", "en")
    name = next(name for seat, name in enumerate(at.names) if seat != at.at)
    assert f"{name} has:" in at.hear(f"what does {name} have?").said
    assert f"{name}:" in at.hear(f"where is {name}").said
    assert "has:" in at.hear("what do I have").said


def test_numbers_after_a_list_of_cards_read_one_of_them() -> None:
    at = listener("heist_market", "pl")
    said = at.hear("co robi korona").said
    assert "1 – " in said and "2 – " in said
    listed = at.stage.numbered(at.ask)
    assert listed is not None and all(isinstance(deed, Do) and deed.command.key == "card" for deed in listed)
    at.talk.hear("2", at.ask, at.moves)
    assert "Korona za" in at.paper.written.splitlines()[-2] or "Korona za" in at.paper.written


def test_numbers_in_an_answer_are_no_moves() -> None:
    at = listener("mim_move", "pl")
    at.hear("dokąd mogę iść")
    assert at.stage.numbered(at.ask) == ()


@pytest.mark.parametrize(
    ("position", "line", "answer"),
    [
        ("heist_shop", "how much is the key", "7 gold at a market"),
        ("heist_shop", "how many lives do I have", "Health 10 of 10"),
        ("heist_shop", "what is in room 7", "Room 7"),
        ("delve_walk", "what do lockpicks do", "opens a chest, a library or a prison"),
        ("mim_move", "how many items can I carry", "You can carry 4 items"),
        ("mim_move", "how much is a sword", "2 gold (Village)"),
        ("mim_move", "what does a toad do", "toad"),
        ("smoki_mode", "who is the dragon king", "Dragon King: Strength"),
    ],
)
def test_short_answers(position: str, line: str, answer: str) -> None:
    assert answer in told(position, "en", line)


def test_two_cards_of_the_same_name_are_both_read() -> None:
    said = told("smoki_mode", "en", "what does dragon rage do")
    assert "counted the hoard" in said, "the adventure card"
    assert "Dragon Rage · ×6" in said, "the scales"


def test_whoever_asks_where_a_roll_leads_does_not_go_there() -> None:
    assert not listener("mim_landing", "en").hear("where can 5 take me").move
    assert not listener("heist_market", "en").hear("price of the key").move


def test_a_single_move_has_a_number_and_is_done_by_it() -> None:
    at = listener("again_only", "en")
    assert len(at.ask.options) == 1
    assert "  1 teleport to room" in at.hear("?").said
    assert at.hear("1").move == written(at.ask.options[0])


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
def test_secrets_and_tokens_are_listed_in_words(game: str) -> None:
    position = {"turn": 0, "tokens": {0: ["potion_of_healing", "potion_of_strength"]}}
    at = Listener(seat_down(game, 2, position=position), "en")
    for line in ("what is a minor secret?", "what is a secret?", "how many tokens do I have", "what do I have"):
        said = at.hear(line).unbroken
        assert "Potion of Healing" in said
        assert "[" not in said
    assert "Chalice" not in at.hear("what can a minor secret be?").said
    assert "Chalice" in at.hear("what can a major secret be?").said


def test_ones_own_role_is_known_to_oneself_alone() -> None:
    table = seat_down("sabotazysta", 4, position={"roles": {0: "saboteur", 1: "miner", 2: "miner", 3: "miner"}})
    at = Listener(table, "en")
    at.at = 0
    for line in ("who is the saboteur", "who is a miner?", "am i a miner", "is Bolek a saboteur", "who is on my side"):
        assert "Your role: saboteur. All the others are miners." in at.hear(line).unbroken
    at.at = None
    assert "Their number is 0–1" in at.hear("who is the saboteur").said


@pytest.mark.parametrize(
    ("position", "line", "answer"),
    [
        ("again_countdown", "how many turns until the game ends", "The game ends after 3 more turns"),
        ("again_countdown", "countdown", "on space 2 of 5"),
        ("again_countdown", "what's the dragon's rage", "Dragon: rage"),
        ("again_walk", "when does the game end", "The countdown begins with the first"),
        ("again_reward", "when does the game end", "Still in play"),
        ("again_maps", "my maps", "At 8,0: stone"),
        ("again_maps", "which goal did i check", "At 8,0: stone"),
        ("again_countdown", "who has the most points", "Points gathered so far"),
    ],
)
def test_how_the_game_stands_is_told(position: str, line: str, answer: str) -> None:
    assert answer in told(position, "en", line)


@pytest.mark.parametrize(
    ("position", "line", "answer"),
    [
        ("again_trash", "why do I have to trash a card", "Magic Spring"),
        ("again_walk", "why am i exhausted", "enters a crystal cave"),
        ("again_reward", "what does exhausted mean", "enters a crystal cave"),
    ],
)
def test_the_cause_of_a_question_or_a_state_is_told(position: str, line: str, answer: str) -> None:
    assert answer in told(position, "en", line)


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "who do they think is the saboteur", "In this round you"),
        ("en", "does he know me", "In this round you"),
        ("pl", "ktoś mnie podejrzewa?", "W tej rundzie masz na koncie"),
        ("pl", "kogo oni podejrzewają?", "W tej rundzie masz na koncie"),
        ("en", "who is the saboteur", "Their number is 1: of the 5 role cards"),
    ],
)
def test_the_only_saboteur_is_told_how_it_looks_to_the_others(lang: Lang, line: str, told: str) -> None:
    table = seat_down("sabotazysta", 4, position={"roles": {0: "saboteur", 1: "miner", 2: "miner", 3: "miner"}})
    at = Listener(table, lang)
    at.at = 0
    assert told in at.hear(line).unbroken


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "am i in danger of the dragon?"),
        ("en", "is it safe"),
        ("pl", "jestem bezpieczny?"),
    ],
)
def test_whether_one_is_safe_is_told_by_the_odds(game: str, lang: Lang, line: str) -> None:
    said = Listener(seat_down(game, 2), lang).hear(line).said
    assert ("Smok" if lang == "pl" else "Dragon") in said
