"""What players of a raid plan with: whether they get somewhere this turn, what a room offers, what lies where."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import seat_down
from tests.typed.listening import Listener, listener

pytestmark = pytest.mark.xdist_group("typed lines")

NEAR_THE_EXIT: dict[str, Any] = {"turn": 0, "room": {0: 3}, "hand": {0: []}, "boots": 1, "swords": 2}
BEHIND_A_MONSTER: dict[str, Any] = {"turn": 0, "room": {0: 10}, "hand": {0: []}, "boots": 3, "swords": 1}
ARTIFACT = {"tokens": {0: ["artifact_10"]}}


def told(position: dict[str, Any], lang: Any, line: str) -> str:
    at = Listener(seat_down("brzdek", 2, position={**position, **ARTIFACT}), lang)
    came = at.hear(line)
    assert not came.move
    return came.unbroken


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "can i still make it out this turn?"),
        ("en", "will i get out this turn"),
        ("en", "can I leave this turn?"),
        ("en", "do i have enough boots to get out?"),
        ("pl", "zdążę wyjść w tej turze?"),
        ("pl", "starczy mi butów do wyjścia?"),
        ("pl", "czy starczy mi butów, żeby wyjść?"),
    ],
)
def test_who_lacks_boots_for_the_exit_is_told_so(lang: Any, line: str) -> None:
    said = told(NEAR_THE_EXIT, lang, line)
    assert (
        "Not this turn – out: you have 1 boot." if lang == "en" else "Nie w tej turze – wyjście: masz 1 but."
    ) in said
    assert "3 → 2 → 1" in said


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("en", "can i reach 8 this turn?", "Yes, this turn – room 8: 1 boot."),
        ("pl", "czy zdążę dojść do 8?", "Tak, jeszcze w tej turze – komnata 8: 1 but."),
    ],
)
def test_who_has_boots_enough_is_told_the_way(lang: Any, line: str, answer: str) -> None:
    assert answer in told(NEAR_THE_EXIT, lang, line)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "do my cards come back next turn?"),
        ("en", "does the dragon come back every turn?"),
        ("en", "can i make two moves in one turn?"),
        ("en", "what do I get back at the end of my turn?"),
        ("en", "do i have enough boots to fight?"),
        ("en", "can Bolek get out this turn?"),
        ("pl", "czy Bolek zdąży wyjść w tej turze?"),
        ("pl", "czy smok wróci w tej turze?"),
    ],
)
def test_other_questions_about_a_turn_are_none_about_ones_own_way_out(lang: Any, line: str) -> None:
    assert ("this turn – " if lang == "en" else "w tej turze – ") not in told(NEAR_THE_EXIT, lang, line)


@pytest.mark.parametrize("line", ["way to 21", "droga do 21"])
def test_the_way_within_this_turn_stands_beside_the_cheapest(line: str) -> None:
    said = told(BEHIND_A_MONSTER, "en", line)
    assert "The cheapest way – room 21: 4 boots." in said
    assert "This turn already: 3 boots, 1 monster, 1 sword. 10 → 15 → 16 → 21" in said


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "how many turns do i get once she's out?"),
        ("en", "how many turns do i get once bolek is out?"),
        ("en", "what happens when bolek gets out first?"),
        ("pl", "ile tur mam, gdy Bolek ucieknie?"),
        ("pl", "co się stanie, jak Bolek wyjdzie pierwszy?"),
    ],
)
def test_what_comes_when_somebody_is_out_is_the_countdown(lang: Any, line: str) -> None:
    said = told(NEAR_THE_EXIT, lang, line)
    assert ("The countdown begins" if lang == "en" else "Odliczanie zacznie") in said


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("en", "what are the secrets worth", "Dragon Egg – REVEAL: Move the dragon marker 1 space forward. 3 points."),
        ("en", "what's a major secret", "Chalice – 7 points."),
        ("pl", "ile są warte sekrety", "Kielich – 7 punktów."),
        ("pl", "co to jest wielki sekret", "Wielki skarb – ODKRYCIE: +5 złota."),
        ("en", "what is ♦ in 18?", "Room 18"),
        ("en", "what is ♦ in 18?", "taking it angers the dragon"),
        ("en", "what is ■", "Only whoever has a key"),
        ("pl", "co to ■", "tylko ten, kto ma klucz"),
    ],
)
def test_secrets_and_signs_are_told_with_what_they_do(lang: Any, line: str, answer: str) -> None:
    assert answer in told(NEAR_THE_EXIT, lang, line)


@pytest.mark.parametrize(
    ("position", "lang", "offers"),
    [
        ("delve_open", "pl", "W tej komnacie – otwórz: skrzynia (1 wytrych); otwórz: biblioteka (1 wytrych)."),
        ("delve_open", "en", "In this room – open the chest (1 lockpick); open the library (1 lockpick)."),
        ("heist_market", "en", "In this room – market: goods for 7 gold each."),
    ],
)
def test_the_question_says_what_the_room_offers(position: str, lang: Any, offers: str) -> None:
    at = listener(position, lang)
    assert offers in at.face.question(at.view(at.at), at.ask, at.words)


def test_nothing_left_is_not_to_be_spent() -> None:
    at = Listener(seat_down("brzdek", 2, position={"turn": 0, "room": {0: 19}, "hand": {0: []}, "gold": {0: 9}}), "en")
    question = at.face.question(at.view(0), at.ask, at.words)
    assert question.startswith("Do what you still can, or end the turn.")


def test_an_amount_stands_apart_from_its_number() -> None:
    at = Listener(
        seat_down("katakumby", 2, position={"turn": 0, "side": "a", "map": [], "hand": {0: []}, "boots": 2}), "pl"
    )
    at.table.answer(("move", 2))
    assert at.table.ask is not None
    at.stage.present(at.table.ask)
    assert "1 – 1 złoto" in at.paper.written
