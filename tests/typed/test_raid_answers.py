"""What players of a raid ask is answered about the thing that they name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.typed.listening import Given, Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "how do I get to the 20 artifact", "18 → 26 → 31"),
        ("en", "how many boots from the 20 artifact back to the exit?", "31 → 26"),
        ("pl", "ile butów od artefaktu 20 do wyjścia?", "31 → 26"),
        ("pl", "ile butów z komnaty 31 do wyjścia?", "31 → 26"),
        ("en", "how far is the 20 point artifact?", "18 → 26 → 31"),
        ("en", "how far is the 20-point artifact?", "18 → 26 → 31"),
        ("pl", "jak daleko do 20-punktowego artefaktu?", "18 → 26 → 31"),
        ("pl", "ile butów do artefaktu wartego 20?", "18 → 26 → 31"),
        ("pl", "ile butów do komnaty 20?", "18 → 26 → 27 → 20"),
        (
            "en",
            "what happens when the dragon's rage hits 7?",
            "On space 7 of 7 of the rage track an attack draws 5 cubes",
        ),
        ("en", "what happens when the dragon's rage hits 7?", "the marker goes no further"),
        ("pl", "co się stanie jak furia smoka dojdzie do 7?", "znacznik już dalej nie idzie"),
        ("en", "what does the dragon shrine do?", "Dragon Shrine · device"),
        ("en", "what does the dragon do?", "The dragon attacks when"),
        ("en", "how many points is sapphire", "Sapphire: 4 points"),
        ("en", "how many points is Dragon's Eye", "at the end of the game: if you have a mastery token, 10 points"),
        ("en", "how many points is the dragon’s eye?", "if you have a mastery token, 10 points"),
        ("pl", "ile punktów daje smocze oko?", "jeśli masz odznakę mistrzostwa, 10 punktów"),
        ("en", "should I buy anything or is it risky?", "The next attack"),
        ("pl", "ile punktów daje szafir?", "Szafir: na koniec gry 4 punkty"),
        ("en", "what happens if i go to 31 without swords?", "so 2 damage"),
        ("pl", "co się stanie jak pójdę do 31 bez mieczy?", "więc 2 obrażenia"),
        ("en", "what happens when someone gets out", "The countdown begins"),
        ("pl", "co się dzieje, gdy ktoś ucieknie?", "Odliczanie zacznie"),
        ("pl", "kto uciekł?", "Jeszcze nikt"),
        ("en", "how does the countdown work", "the dragon attacks"),
        ("en", "where is the closest artifact and how many boots do I need?", "18 → 17 → 23"),
        ("en", "score", "Escaping with an artifact is 20 points more"),
    ],
)
def test_the_answer_is_about_what_is_named(lang: Any, line: str, told: str) -> None:
    came = listener("walk_deep", lang).hear(line)
    assert not came.move
    assert told in came.unbroken


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "what secret did i just get?", "You turn up a secret: Potion of Swiftness. DRINK: +1 boot."),
        ("pl", "jaki sekret właśnie dostałem?", "Odkrywasz sekret: Eliksir szybkości. WYPIJ: +1 but."),
    ],
)
def test_the_secret_that_one_got_is_told(lang: Any, line: str, told: str) -> None:
    assert listener("again_hand", lang).hear(line).said.strip(" •\n") == told


@pytest.mark.parametrize(
    ("lang", "question", "order", "move", "waiting"),
    [
        ("en", "what does explore do?", "ok buy it", "buy explore", []),
        ("en", "what does explore do?", "ok buy it and end my turn", "buy explore", ["end my turn"]),
        ("pl", "co robi zwiad?", "dobra, kupuję to i kończę turę", "buy explore", ["kończę turę"]),
        ("pl", "co daje rubin?", "biorę go", "buy ruby", []),
    ],
)
def test_it_is_the_card_that_was_asked_about(
    lang: Any, question: str, order: str, move: str, waiting: list[str]
) -> None:
    person = Listener(table_at("heist_shop"), lang)
    person.talk.hear(question, person.ask, person.moves)
    with pytest.raises(Given, match=move):
        person.talk.hear(order, person.ask, person.moves)
    assert list(person.talk.queue.lines) == waiting


def test_what_cannot_be_had_is_refused_by_its_name() -> None:
    person = Listener(table_at("heist_shop"), "en")
    person.talk.hear("what does the ladder do?", person.ask, person.moves)
    person.talk.hear("buy it", person.ask, person.moves)
    assert "Ladder is a device" in person.paper.written


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "a co to za buźka w 5?", "☻ małpie sanktuarium Przy wejściu do małpiego sanktuarium"),
        ("en", "what's the little face in 5?", "☻ monkey shrine On entering the monkey shrine"),
        ("pl", "co się dzieje jak bolek jest w domu?", "smok atakuje resztę, losując 4 kostki"),
        ("pl", "co się dzieje gdy ktoś ucieknie?", "smok atakuje resztę, losując 4 kostki"),
        ("en", "what happens when somebody is home?", "attacks all who are still inside instead and draws 4 cubes"),
        ("pl", "co bedzie jak padne?", "Kto straci przytomność z artefaktem"),
        ("en", "what if I faint?", "Whoever is knocked out with an artifact"),
        ("pl", "ogr kupiec co daje", "Ogr kupiec · potwór"),
        ("en", "ogre merchant what does it do", "Ogre Merchant · monster"),
    ],
)
def test_what_is_asked_in_the_catacombs_is_told(lang: Any, line: str, told: str) -> None:
    came = listener("chat_delve", lang).hear(line)
    assert (came.move, came.offered) == ("", "")
    assert told in came.unbroken


@pytest.mark.parametrize(
    ("lang", "line", "waiting"),
    [
        ("en", "buy explore, go outside!", ["go outside"]),
        ("en", "buy explore, go to 17", ["go to 17"]),
        ("pl", "dobra, kupuję zwiad i kończę turę", ["kończę turę"]),
        ("en", "buy explore, nice", []),
    ],
)
def test_no_part_of_a_line_that_says_to_do_something_is_lost(lang: Any, line: str, waiting: list[str]) -> None:
    person = Listener(table_at("heist_shop"), lang)
    with pytest.raises(Given, match="buy explore"):
        person.talk.hear(line, person.ask, person.moves)
    assert [one.strip("!") for one in person.talk.queue.lines] == waiting


@pytest.mark.parametrize(
    ("lang", "side", "line", "move"),
    [
        ("pl", "na zachód", "tym górnym", "explore 1WL1"),
        ("pl", "na zachód", "dolnym", "explore 1WL0"),
        ("en", "west", "the lower one", "explore 1WL0"),
        ("en", "west", "take the upper exit", "explore 1WL1"),
    ],
)
def test_of_exits_that_were_listed_one_is_told_by_where_it_lies(lang: Any, side: str, line: str, move: str) -> None:
    person = Listener(table_at("again_lock"), lang)
    person.talk.hear(side, person.ask, person.moves)
    with pytest.raises(Given, match=move):
        person.talk.hear(line, person.ask, person.moves)


@pytest.mark.parametrize("line", ["-2 clank", "−2 Clank!"])
def test_an_option_may_be_typed_with_a_plain_hyphen(line: str) -> None:
    assert listener("typed_whiskers", "en").hear(line).move == "choose clank"


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "go to 31"), ("en", "31"), ("en", "move 31"), ("pl", "idź do 31"), ("pl", "wracam do 31")]
)
def test_health_that_nobody_spoke_of_is_asked_for(lang: Any, line: str) -> None:
    came = listener("walk_unarmed", lang).hear(line)
    assert (came.move, came.offered) == ("", "move 31 0")
    assert {"en": "2 damage", "pl": "2 obrażenia"}[lang] in came.said


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "move 31 0"),
        ("en", "move to room 31 (1 boot, 2 damage)"),
        ("en", "go to 31 without swords"),
        ("en", "go to 31 and take the damage"),
        ("pl", "idź do 31 bez mieczy"),
        ("pl", "idź do 31 i przyjmij obrażenia"),
        ("pl", "idź do 31 kosztem zdrowia"),
    ],
)
def test_health_that_was_spoken_of_is_paid(lang: Any, line: str) -> None:
    assert listener("walk_unarmed", lang).hear(line).move == "move 31 0"


@pytest.mark.parametrize(
    ("lang", "line", "asked"),
    [("en", "go back to 31", "what do you pay with?"), ("pl", "wracam do 31", "czym płacisz?")],
)
def test_what_one_pays_with_is_asked_plainly(lang: Any, line: str, asked: str) -> None:
    came = listener("walk_armed", lang).hear(line)
    assert (came.move, came.offered) == ("", "move 31 1")
    assert asked in came.said


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "play whiskers for -2 clank"),
        ("en", "play whiskers, -2 clank"),
        ("en", "play whiskers and choose -2 clank"),
        ("pl", "zagraj pana wąsika i -2 brzdęk"),
    ],
)
def test_what_a_card_is_played_for_is_chosen_then(lang: Any, line: str) -> None:
    sitting = listener("typed_cat_in_hand", lang)
    assert sitting.hear(line).move == "play mister_whiskers"
    assert list(sitting.talk.queue.lines) == [{"en": "choose −2 Clank!", "pl": "wybierz −2 Brzdęk!"}[lang]]
