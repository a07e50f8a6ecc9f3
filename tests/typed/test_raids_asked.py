"""What is asked in a raid of things by where they lie, of amounts, of words of the table, and of going on or home."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import listener

pytestmark = pytest.mark.xdist_group("typed lines")
HEIST, DELVE = "heist_plans", "delve_plans"


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "how do I get to the artifact in room 31?", "The cheapest way – artifact 20: 2 boots, 2 monsters."),
        ("en", "how far is the artifact in 23?", "The cheapest way – artifact 25: 2 boots."),
        ("en", "how far is the artifact worth 20?", "The cheapest way – artifact 20"),
        ("en", "how do i get to the artifact in room 14?", "Not on the board now: artifact in room 14."),
        ("pl", "jak dojść do artefaktu w komnacie 31?", "Najtańsza droga – artefakt 20"),
        ("pl", "jak dojść do artefaktu w 20?", "Na planszy nie ma teraz: artefakt w komnacie 20."),
        ("pl", "jak dojść do artefaktu 20?", "Najtańsza droga – artefakt 20"),
        ("pl", "jak dojść do sekretu w komnacie 13?", "Najtańsza droga – sekret: 1 but."),
        ("pl", "jaki artefakt leży w komnacie 31?", "Komnata 31 (podziemia, artefakt 20)"),
    ],
)
def test_a_thing_is_told_by_the_room_where_it_lies(lang: Lang, line: str, told: str) -> None:
    assert told in listener(HEIST, lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("lang", "line", "offered"),
    [
        ("en", "go to the artifact in room 31", "move 26"),
        ("en", "go to the artifact in room 20", ""),
        ("pl", "idź po artefakt w komnacie 20", ""),
        ("pl", "idź po artefakt za 20", "move 26"),
    ],
)
def test_nobody_is_sent_to_an_artifact_that_is_worth_as_much_as_a_room_is_called(
    lang: Lang, line: str, offered: str
) -> None:
    heard = listener(HEIST, lang).hear(line)
    assert (heard.move, heard.offered) == ("", offered)


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        (HEIST, "en", "what gives me the most points for 6 skill?", "can be bought – 6 skill: Emerald (buy 5)"),
        (HEIST, "en", "which card gives most points with 2 skill?", "2 skill: Tunnel Guide (buy 1)"),
        (DELVE, "pl", "co da mi najwięcej punktów za 6 sprawności?", "6 sprawności: Kwarc dymny (kup 4)"),
        (DELVE, "pl", "co da najwięcej punktów za dwie sprawności?", "2 sprawności: Krok w cieniu (kup 2)"),
        (HEIST, "en", 'what does "sure attack 4, by a card 3" mean?', "No attack is sure now."),
        (DELVE, "pl", "co znaczy „pewny atak 4, z karty 3”?", "Pewnych ataków teraz nie ma."),
        (HEIST, "en", "what does “46 in the bag, 24 black” mean?", "Dragon bag (46 cubes): black 24"),
        (HEIST, "en", "can I have more than one artifact?", "No: you can carry 1 and have 1."),
        (DELVE, "pl", "czy mogę mieć więcej niż jeden artefakt?", "Nie: możesz nieść 1, masz 1."),
        (DELVE, "pl", "mogę mieć tylko jeden artefakt?", "Tak: możesz nieść 1, masz 1."),
        (DELVE, "en", "can I only have one artifact?", "Yes: you can carry 1 and have 1."),
        (DELVE, "pl", "ile artefaktów mogę mieć?", "Możesz nieść 1, masz 1."),
        (HEIST, "en", "how many major secrets may I have?", "There is no limit"),
        (HEIST, "en", "can i take two artifacts from a room?", "You may carry only one (two with a backpack"),
        (DELVE, "pl", "ile artefaktów ma Bolek?", "Bolek: Artefakt 5."),
        (HEIST, "en", "how many artifacts does Cela have?", "Cela: no artifact yet."),
        (DELVE, "pl", "co radzisz, wracać czy iść głębiej?", "Radzę: wracaj do domu."),
        (HEIST, "en", "what do you advise, go deeper or turn back?", "Advice: go home."),
        (DELVE, "pl", "jak iść głębiej?", "W pierwszej grze weź artefakt"),
    ],
)
def test_amounts_and_words_of_the_table_are_told(position: str, lang: Lang, line: str, told: str) -> None:
    assert told in listener(position, lang).hear(line).unbroken


def test_no_distance_is_told_that_no_way_has() -> None:
    said = listener(DELVE, "pl").hear("lepiej iść do 3 czy do 6?").unbroken
    assert "stamtąd 1 but zamiast 2" in said


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "co znaczą te znaczki na mapie?", ("† potwór", "Na twojej mapie jeszcze ich nie ma:", "◎ portal")),
        ("en", "what do the marks on the map mean?", ("† monster", "Not on your map yet:")),
        ("pl", "a co znaczy ten krzyżyk i podwójna linia?", ("† potwór", "═ ║ 2 buty")),
        ("pl", "co oznacza przerywana ramka?", ("ramka ┄ azyl, ┅ podziemia",)),
        ("pl", "co znaczy 1S0?", ("1S0 – z komnaty 1 w nieznane: 1 but.",)),
        ("pl", "czym się różnią 2S0 i 2S1?", ("2S1 – z komnaty 6 w nieznane: 1 but.", "ten sam nowy kafel")),
        ("en", "what is the difference between 2S0 and 2S1?", ("They discover the same new tile",)),
        ("pl", "idę na wschód w nieznane", ("Najbliższy to 2E1, a droga wiedzie przez 6",)),
    ],
)
def test_signs_and_ends_of_the_catacombs_are_told(lang: Lang, line: str, told: tuple[str, ...]) -> None:
    said = listener(DELVE, lang).hear(line).unbroken
    assert all(one in said for one in told)


def test_signs_that_are_on_the_map_come_first() -> None:
    first, _, later = listener(DELVE, "pl").hear("co znaczą symbole na mapie?").unbroken.partition("jeszcze ich nie ma")
    assert all(sign in first for sign in "π►†■#") and all(sign in later for sign in "Ω◎♥□")


@pytest.mark.parametrize(
    ("lang", "line", "left"),
    [
        ("pl", "idę przez 6 na wschód w nieznane", "ide na wschod w nieznane"),
        ("pl", "idę przez 6 w nieznane", "ide w nieznane"),
        ("en", "go through 6 into the unknown", "go into the unknown"),
    ],
)
def test_where_to_go_behind_a_room_is_kept(lang: Lang, line: str, left: str) -> None:
    at = listener(DELVE, lang)
    assert at.hear(line).move == "move 6"
    assert list(at.talk.queue.lines) == [left]


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        (DELVE, "pl", "co lepiej kupić, zwiad czy przekręt?", ("Rada: kup: Zwiad", "Przekręt (3 sprawności): za 3")),
        (DELVE, "pl", "co lepsze, zwiad czy szarlatan?", ("kup: Zwiad", "Szarlatan (4 sprawności): za 4")),
        (
            HEIST,
            "en",
            "which is better now, Explore or Tunnel Guide?",
            ("buy Explore", "buy Tunnel Guide (1 skill): for"),
        ),
        (
            HEIST,
            "en",
            "should I rather buy two explores or the emerald?",
            ("buy Explore", "buy Emerald (5 skill): for"),
        ),
        (DELVE, "pl", "lepiej iść do 3 czy do 6?", ("Rada: idź do komnaty 3", "idź do komnaty 6 (1 but, 1 wytrych): ")),
    ],
)
def test_of_what_is_compared_each_is_told(position: str, lang: Lang, line: str, told: tuple[str, ...]) -> None:
    said = listener(position, lang).hear(line).unbroken
    assert all(one in said for one in told)


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        (HEIST, "en", "how do I get out of the depths the quickest way?", "The nearest room outside the depths: 13."),
        (DELVE, "pl", "jak najszybciej wyjść z podziemi?", "Najbliższa komnata poza podziemiami: 3."),
        (DELVE, "pl", "dlaczego 8 butów, przed chwilą mówiłeś 6?", "Drogę liczy się w butach"),
        (HEIST, "en", "why 8 boots? you said 6 before", "A way is counted in boots"),
        (HEIST, "pl", "skąd Ala miała tyle punktów za karty?", "Z kart – Ala: Elfie kamasze 2"),
        (DELVE, "pl", "skąd Bolek miał tyle punktów za karty?", "Bolek – żadna karta nie daje punktów."),
        ("delve_outside", "pl", "uciekam", "Stoisz już z artefaktem na zewnątrz"),
        ("delve_outside", "en", "escape", "You stand outside with an artifact already"),
    ],
)
def test_ways_out_and_points_are_told_plainly(position: str, lang: Lang, line: str, told: str) -> None:
    said = listener(position, lang).hear(line).unbroken
    assert told in said
    assert "Pierwszy krok" not in said
    assert "first step" not in said


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "replace the ladder"), ("pl", "wymień drabinę"), ("en", "swap the silver spear")],
)
def test_the_card_is_played_that_does_what_is_said(lang: Lang, line: str) -> None:
    at = listener("heist_replaces", lang)
    assert at.hear(line).move == "play treasure_hunter"
    assert list(at.talk.queue.lines) == [line]


@pytest.mark.parametrize(("position", "line"), [(HEIST, "replace the ogre"), ("heist_replaces", "replace the dragon")])
def test_nothing_is_played_where_no_card_does_that(position: str, line: str) -> None:
    heard = listener(position, "en").hear(line)
    assert (heard.move, heard.offered) == ("", "")


@pytest.mark.parametrize(("position", "told"), [("heist_spent", "artifact (5–30)"), (DELVE, "artifact (5–20)")])
def test_artifacts_of_the_game_count(position: str, told: str) -> None:
    assert told in listener(position, "en").hear("how do I win?").unbroken
