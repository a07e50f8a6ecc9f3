"""What people ask who fear for their life in the catacombs, look round there, or weigh going home."""

from __future__ import annotations

import math

import pytest

from brzdek.core.ask import written
from brzdek.core.text import Lang
from brzdek.games.raid.face.attacks import hits, struck
from tests.shell.menagerie import watch
from tests.support import seat_down
from tests.typed.listening import listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "can the dragon kill me next turn?", "(Bolek, Cela): 4 + 4 cubes. Ala: 89% to be hit"),
        ("en", "can the dragon kill me this round?", "a card with the dragon symbol comes into the row: 3 of 33 cubes"),
        ("en", "what are my chances against the dragon?", "surely attacks instead of turns of those who are out"),
        ("en", "bag", "4 + 4 cubes"),
        ("pl", "czy smok może mnie zabić w tej rundzie?", "smok na pewno zaatakuje zamiast tur graczy poza grą"),
        ("pl", "jakie mam szanse przy ataku smoka?", "4 + 4 kostki"),
        ("pl", "sakwa", "jeśli do puli trafi karta z symbolem smoka: 3 z 33 kostek"),
    ],
)
def test_attacks_that_surely_come_are_reckoned_with(lang: Lang, line: str, told: str) -> None:
    assert told in listener("crypt_hunted", lang).hear(line).unbroken


def test_where_nobody_is_out_there_is_but_the_next_attack() -> None:
    assert "The next attack" in listener("delve_may", "en").hear("bag").said


def test_the_countdown_attacks_for_certain() -> None:
    people = {"tokens": {1: ["artifact_10", "mastery"]}, "out": {1: "left"}, "counting": 1}
    view = seat_down("brzdek", 2, position={"turn": 0, "rage": 3, **people, "countdown": 2}).view(0)
    assert view.sure_attacks == [view.cubes_next_attack + view.countdown_track[2]]
    over = seat_down("brzdek", 2, position={"turn": 0, **people, "countdown": len(view.countdown_track)}).view(0)
    assert not over.sure_attacks


def test_attacks_one_after_another_are_as_likely_as_one_of_all_their_cubes() -> None:
    at_once, in_a_row = hits(5, 20, 6), struck(5, 15, 0, (2, 4))
    assert all(math.isclose(one, other, abs_tol=1e-9) for one, other in zip(at_once, in_a_row, strict=False))
    assert struck(0, 0, 1, (3, 3)) == [0, 0, 1]  # the only ghost comes back


def test_only_those_out_attack_and_only_those_within_fear_them() -> None:
    table = table_at("crypt_hunted")
    assert [len(table.view(seat).sure_attacks) for seat in range(3)] == [2, 0, 0]


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        (
            "en",
            "go to 4 and take the secret",
            "Go all the way (3 boots, 1 damage)? (Enter – yes) After that: take the secret",
        ),
        ("en", "go to room 11", "Go all the way (3 boots, 2 damage)?"),
        (
            "pl",
            "idę do 12, biorę sekret i kończę turę",
            "(3 buty, 1 obrażenie)? (Enter – tak) Potem: biorę sekret; kończę turę",
        ),
        ("en", "go to room 5", "The first step: move to room 3"),
        ("en", "go to room 2", "The first step: move to room 3"),
    ],
)
def test_a_way_that_costs_more_than_boots_is_offered_whole(lang: Lang, line: str, told: str) -> None:
    assert told in listener("crypt_dear", lang).hear(line).unbroken  # but where something is to be decided on it


@pytest.mark.parametrize(
    ("line", "agreed", "moves"),
    [
        ("go to 4 and take the secret", "yes", ["move 3", "move 4 0", "take minor_secret"]),
        ("go to 4 and take the secret", "", ["move 3", "move 4 0", "take minor_secret"]),
        ("go to 11", "ok", ["move 6", "move 10 0", "take gold 1", "move 11 0"]),
        ("go to 4 and take the secret", "no", []),
        ("go to 4 and take the secret", "bag", []),
        ("go to 4 and take the secret", "go to 6", ["move 6"]),
    ],
)
def test_what_waits_for_an_offer_is_done_only_if_that_is_accepted(line: str, agreed: str, moves: list[str]) -> None:
    table = table_at("crypt_dear")
    given = len(table.journal)
    watch(table, "", line, agreed, lang="en")
    assert [written(option) for _, option in table.journal[given:]] == moves


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "go to 7 and take the secret", "Sure? (Enter – yes) After that: take"),
        ("pl", "idę do 7 i biorę sekret", "Na pewno? (Enter – tak) Potem: weź"),
    ],
)
def test_what_is_to_be_done_where_a_dear_step_leads_waits_with_it(lang: Lang, line: str, told: str) -> None:
    assert told in listener("crypt_hurt", lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        (
            "en",
            "where can I go from here?",
            "Nothing yet. Once your hand is played (“play all”: 3 boots): Room 7: 2 boots",
        ),
        (
            "pl",
            "dokąd mogę stąd pójść?",
            "Jeszcze nic. Po zagraniu ręki („zagraj wszystko”: 3 buty): Komnata 7: 2 buty",
        ),
        ("en", "where 1", "Into the unknown: 3S1"),
    ],
)
def test_whoever_gets_nowhere_yet_is_told_where_the_hand_leads(lang: Lang, line: str, told: str) -> None:
    assert told in listener("crypt_hunted", lang).hear(line).unbroken


def test_a_hand_without_boots_leads_nowhere() -> None:
    assert "Once your hand" not in listener("heist_hand", "en").hear("where can I go now?").said


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("crypt_hurt", "en", "what is on the map to the west of here?", "Further west, tile 2: room 6 – healing"),
        ("crypt_hurt", "en", "what's east of room 7?", "Further east, tile 3: room 8 – library"),
        (
            "crypt_hurt",
            "en",
            "what lies to the north?",
            "North of room 9: room 8 – library. Further north no tile lies yet",
        ),
        ("crypt_hurt", "pl", "co leży na północ ode mnie?", "w nieznane prowadzą tam: 3N0, 3N1."),
        ("crypt_hurt", "pl", "co jest na wschód stąd?", "Na wschód od komnaty 9: komnata 10 – pomniejszy sekret."),
        ("crypt_hurt", "en", "map east", "Further east no tile lies yet; into the unknown lead: 3E0, 3E1."),
        ("crypt_hurt", "pl", "mapa północ", "Dalej na północ nie leży jeszcze żaden kafel"),
        ("heist_walk", "pl", "co jest na zachód stąd?", "Na zachód od komnaty 14: komnata 8"),
        ("heist_walk", "en", "what is south of here?", "South of room 14: room 18"),
    ],
)
def test_what_lies_in_a_direction_is_told(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken


@pytest.mark.parametrize(
    "line", ["where is the exit to the north?", "what is the way west?", "how many rooms are west?", "go west", "west"]
)
def test_a_direction_may_be_asked_for_something_else(line: str) -> None:
    said = listener("crypt_hurt", "en").hear(line).said
    assert "Further west" not in said and "Further north" not in said


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        (
            "crypt_hunted",
            "en",
            "how can I catch up with Bolek?",
            "Bolek: 35 points, you: 13. You are 22 behind. Getting home",
        ),
        ("crypt_hunted", "en", "can I still win?", "Cela: 40 points, you: 13."),
        ("crypt_hunted", "en", "how far behind am I?", "You are 27 behind."),
        ("crypt_hunted", "pl", "jak mogę dogonić Bolka?", "Bolek: 35 pkt., ty: 13. Brakuje 22. Powrót do domu"),
        ("crypt_hunted", "pl", "o ile przegrywam z Celą?", "Na stole, z punktami: Tajemny wolumin 7 (kup 7)"),
        ("crypt_hurt", "pl", "ile mi brakuje do Celi?", "Brakuje 8."),
        ("crypt_hurt", "en", "how do I catch up with Bolek?", "The cheapest way – Bolek"),
        ("crypt_hunted", "en", "go to Bolek", "Bolek is out of play (home with the loot): no way leads there."),
        ("crypt_hunted", "pl", "jak daleko jest Bolek?", "Bolek – w domu z łupem: tam już nie dojdziesz."),
    ],
)
def test_catching_up_is_a_matter_of_points_with_whoever_is_out(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken


@pytest.mark.parametrize(
    "line", ["how do I win?", "can I pass?", "can I beat the goblin?", "jak wygrać?", "what do I lose?"]
)
def test_other_questions_of_winning_are_not_about_the_difference(line: str) -> None:
    assert "points, you:" not in listener("crypt_hunted", "en").hear(line).said


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        (
            "crypt_hunted",
            "en",
            "should I go home now or stay for more?",
            "Advice: go home. You can carry no more artifacts",
        ),
        ("crypt_hunted", "en", "is it time to leave?", "33 points (13 of what you carry"),
        ("crypt_hunted", "pl", "wracać już czy zostać?", "Radzę: wracaj do domu."),
        ("crypt_hurt", "pl", "czy powinienem już uciekać?", "Do wyjścia: 5 butów, 1 potwór"),
        ("crypt_backpack", "en", "go home or stay?", "Advice: stay for artifact 20 in room 9"),
        ("crypt_backpack", "pl", "opłaca się jeszcze zostać?", "Radzę: zostań po artefakt 20 z komnaty 9"),
        ("heist_artifact", "en", "should I stay longer?", "Without an artifact you may not leave"),
    ],
)
def test_going_home_is_weighed_against_staying(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken


@pytest.mark.parametrize(
    "line",
    [
        "can I go home?",
        "how do I go home?",
        "should I leave the secret?",
        "should I go to room 8 or stay?",
        "jak wyjść?",
    ],
)
def test_the_way_home_is_something_else(line: str) -> None:
    assert "go home." not in listener("crypt_hunted", "en").hear(line).said


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("crypt_haunt", "en", "what does haunted mean?", "The tile that is being placed now is haunted."),
        ("crypt_haunt", "pl", "co znaczy nawiedzony?", "Kafel, który jest właśnie kładziony, jest nawiedzony."),
        ("crypt_hurt", "en", "what does haunted mean?", "No tile on the table is haunted."),
        ("crypt_hurt", "en", "am I dead?", "You are alive and in play: health 5 of 10."),
        ("crypt_hurt", "en", "is Bolek dead?", "Bolek is in play: health 10 of 10."),
        ("crypt_hurt", "pl", "czy Cela jeszcze żyje?", "Cela – poza grą: w domu z łupem."),
        ("delve_ward", "en", "am I dead?", "Of this attack 1 more cube strikes, with health 5."),
        ("crypt_hurt", "en", "what happens if I die?", "Whoever is knocked out with an artifact"),
        ("crypt_hurt", "en", "what does the Wishing Well do?", "On the table: use 0, costs 3 gold."),
        ("crypt_hurt", "pl", "pula", "(grota, ołtarzyk): tylko w takim miejscu"),
    ],
)
def test_what_is_so_now_is_told_beside_the_rule(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken


def test_like_cards_of_the_row_are_told_once() -> None:
    assert listener("crypt_hurt", "en").hear("row").said.count("Swindle") == 1


def test_a_card_that_has_just_come_into_the_row_says_so_in_its_question() -> None:
    at = listener("delve_turn_tile", "en")
    assert at.face.question(at.moves.view, at.ask, at.words).startswith("Sudden Movement, new in the row: ")
