"""Whoever has nothing to go, buy, fight, play or open with is told just that, whatever the words; second thoughts."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import listener
from tests.typed.test_corpus import corpus, heard

pytestmark = pytest.mark.xdist_group("typed lines")

WANTING = {
    "pl": ("butów", "buty", "sprawności", "mieczy", "miecza", "kart na ręce", "wytrycha"),
    "en": ("boots", "skill", "sword", "cards left in hand", "lockpick"),
}


def test_what_is_wanting_is_said_in_all_words() -> None:
    for typed in corpus("typed_poor.yaml"):
        if typed.position not in ("poor_heist", "poor_hand", "poor_delve", "poor_porch"):
            continue
        came = heard(typed)
        assert not came.move and not came.offered, typed
        assert any(word in came.said for word in WANTING[typed.lang]), (typed, came.said)


@pytest.mark.parametrize(
    ("position", "lang", "line", "reason"),
    [
        ("poor_heist", "pl", "kup cokolwiek", "Nie masz sprawności (0), a najtańsza karta, Najemnik, kosztuje 2."),
        ("poor_heist", "en", "fight anything", "You have no swords (0), and the weakest monster, Kobold, takes 1."),
        ("poor_heist", "pl", "użyj urządzenia", "najtańsza okazja, Kapliczka, kosztuje 2"),
        ("poor_heist", "pl", "zagraj kartę", "Nie masz już kart na ręce"),
        ("poor_heist", "en", "draw a card", "at the end of the turn"),
        ("poor_heist", "en", "use a key", "you have no key"),
        ("poor_heist", "pl", "weź drabinę", "Drabina: trzeba 3 sprawności"),
        ("poor_heist", "pl", "kup 2 najemników", "Najemnik: trzeba 2 sprawności"),
        ("poor_heist", "pl", "czy mogę coś kupić?", "Nie masz sprawności"),
        ("poor_heist", "pl", "uciekam do wyjścia", "Nie masz już butów"),
        ("poor_hand", "pl", "kup cokolwiek", "Na ręce czekają jeszcze 2 karty"),
        ("poor_delve", "pl", "otwórz skrzynię", "Nie masz wytrycha"),
        ("poor_delve", "pl", "odkryj kafel na południu", "Z tej komnaty nie prowadzi żaden nieodkryty korytarz"),
        ("poor_porch", "pl", "odkryj kafel na południu", "Nie masz butów"),
        ("walk_edge", "pl", "kup coś", "Nie masz sprawności"),
    ],
)
def test_the_very_thing_that_is_wanting_is_named(position: str, lang: Lang, line: str, reason: str) -> None:
    came = listener(position, lang).hear(line)
    assert not came.move and not came.offered
    assert reason in came.unbroken


@pytest.mark.parametrize(
    ("position", "lang", "line"),
    [
        ("sabo_tools", "pl", "popsuj wagonik Celi, nie"),
        ("sabo_tools", "pl", "zepsuj Celi wózek, czekaj nie"),
        ("sabo_tools", "pl", "zepsuj Celi wózek jednak nie"),
        ("sabo_tools", "en", "break Cela's cart, no"),
        ("sabo_tools", "en", "break darek's lantern, no wait"),
        ("sabo_tools", "en", "break cart cela never mind"),
        ("typed_rockfall", "pl", "osuwisko nie"),
        ("typed_rockfall", "pl", "zawal 1,0 nie jednak nie"),
        ("sabo_map", "en", "map on the middle, no"),
        ("heist_shop", "pl", "zabij ogra, albo nie"),
        ("heist_walk", "en", "no wait"),
        ("heist_walk", "pl", "nie, czekaj"),
    ],
)
def test_a_no_at_the_end_takes_all_of_it_back(position: str, lang: Lang, line: str) -> None:
    came = listener(position, lang).hear(line)
    assert not came.move and not came.offered
    assert ("nic nie zrobiono" if lang == "pl" else "nothing was done") in came.said


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "popsuj Darkowi, nie, Celi wózek"),
        ("en", "play broken cart on bolek, no, on cela"),
        ("en", "break Darek's cart, wait, Cela's cart"),
    ],
)
def test_a_no_in_the_middle_corrects_what_stands_before_it(lang: Lang, line: str) -> None:
    assert listener("sabo_tools", lang).hear(line).move == "play broken_cart 2"


@pytest.mark.parametrize(
    ("lang", "line"),
    [("pl", "zepsuj mi lampę"), ("en", "break my lantern"), ("pl", "zepsuj"), ("en", "light my lantern")],
)
def test_a_tool_of_ones_own_is_broken_only_where_one_is_named(lang: Lang, line: str) -> None:
    came = listener("sabo_tools", lang).hear(line)
    assert not came.move and not came.offered
    assert "Ala" not in came.said
    named = "zepsuj latarnię Ali" if lang == "pl" else "break my own lantern"
    assert listener("sabo_tools", lang).hear(named).move == "play broken_lantern 0"


@pytest.mark.parametrize(("lang", "line"), [("pl", "reszta kart"), ("en", "all of it"), ("en", "walk on")])
def test_small_words_of_a_question_say_no_yes(lang: Lang, line: str) -> None:
    came = listener("delve_may", lang).hear(line)
    assert not came.move and not came.offered


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "zagraj wsyzstko"),
        ("pl", "zagraj pozostałe"),
        ("pl", "zagraj co mi zostało"),
        ("pl", "reszta kart"),
        ("en", "play the rest"),
        ("en", "play the remaining cards"),
        ("en", "play what's left"),
        ("en", "play evrything"),
    ],
)
def test_what_is_left_is_played(lang: Lang, line: str) -> None:
    assert listener("poor_hand", lang).hear(line).command == "macro0"


@pytest.mark.parametrize(
    ("position", "lang", "line"),
    [
        ("sabo_broken", "en", "straight ahead"),
        ("sabo_broken", "en", "turn down"),
        ("sabo_broken", "en", "the last card"),
        ("sabo_broken", "pl", "idź w prawo"),
        ("sabo_broken", "pl", "prosto"),
        ("sabo_broken", "pl", "ostatnia karta"),
        ("poor_porch", "pl", "idę w głąb podziemi"),
        ("poor_porch", "en", "run away"),
        ("poor_porch", "en", "explore"),
        ("walk_deep", "pl", "w którą stronę do miecza"),
    ],
)
def test_nothing_is_given_up_or_done_by_words_that_speak_of_something_else(
    position: str, lang: Lang, line: str
) -> None:
    came = listener(position, lang).hear(line)
    assert not came.move and not came.offered


@pytest.mark.parametrize(("lang", "line"), [("pl", "idź w prawo"), ("en", "go right"), ("en", "turn down")])
def test_with_a_broken_tool_nobody_digs_on(lang: Lang, line: str) -> None:
    assert "SAB-068" in listener("sabo_broken", lang).hear(line).said


def test_what_follows_playing_all_is_not_played() -> None:
    at = listener("poor_porch", "en")
    at.hear("play all and explore")
    assert list(at.talk.queue.lines) == ["explore"]
    assert not at.hear("play everything and go down").command


def test_discovering_leads_nowhere_that_is_known() -> None:
    came = listener("delve_walk", "en").hear("explore south")
    assert not came.move.startswith("move")


def test_whoever_flees_does_not_go_deeper() -> None:
    came = listener("poor_second", "pl").hear("uciekam")
    assert not came.move
    assert "wpuszcza tylko artefakt" in came.said
