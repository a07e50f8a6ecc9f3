"""Questions are answered and never taken for moves; several things on one line; words at the menu."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.text import LANGS
from brzdek.shell.lobby.company import Company, company
from brzdek.shell.lobby.menu_words import game_meant, only_wants_to_play
from brzdek.shell.reading.questions import Asked, asked, subject
from brzdek.shell.reading.small_words import parts
from brzdek.shell.reading.yes_and_no import yes_or_no
from tests.support import seat_down
from tests.typed.listening import Listener, listener
from tests.typed.positions import GAMES, positions_of

TITLES = {
    "sabotazysta": ["Sabotażysta", "Saboteur"],
    "brzdek": ["Brzdęk!", "Clank!"],
    "katakumby": ["Brzdęk! Katakumby", "Clank! Catacombs"],
    "smoki": ["Smoki"],
}


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("dlaczego nie mogę położyć zakrętu", Asked("why", "położyć zakrętu")),
        ("why can't I go to 3?", Asked("why", "go to 3")),
        ("can I buy the ruby?", Asked("may", "buy the ruby")),
        ("czy ja mogę kupić rubin", Asked("may", "kupić rubin")),
        ("is it legal to buy the ruby?", Asked("may", "buy the ruby")),
        ("co mogę kupić", Asked("moves", "co mogę kupić")),
        ("how do I win", Asked("about")),
        ("ile mam złota", Asked("mine", "ile mam złota")),
        ("a ile kart w talii?", Asked("state", "ile kart w talii?")),
        ("whose turn is it", Asked("turn")),
        ("who's winning", Asked("score")),
        ("how many points do I have", Asked("score")),
        ("ile ona ma siły", Asked("people")),
        ("where am i", Asked("board")),
        ("kto jest najsilniejszy", Asked("people", "kto jest najsilniejszy")),
        ("kto to ten filozof?", Asked("thing", "filozof")),
        ("what are swords for", Asked("thing", "swords")),
        ("po prawej", None),
        ("idź do 3", None),
    ],
)
def test_what_a_line_asks(line: str, meant: Asked | None) -> None:
    assert asked(line) == meant


def test_what_a_question_is_about() -> None:
    assert subject("jak działa smocza sakwa?") == "smocza sakwa"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_what_it_is_about(game: str, lang: Any) -> None:
    at = listener(positions_of(game)[0], lang)
    told = at.hear("o co chodzi" if lang == "pl" else "what is the aim").said
    assert len(told.split()) > 60
    assert told == at.hear("about").said


def test_nothing_is_discarded_unless_the_line_says_so() -> None:
    table = seat_down("sabotazysta", 3, position={"hands": {0: ["repair_pickaxe", "map"]}, "deck": 5})
    at = Listener(table, "pl")
    for line in ("napraw sobie kilof", "kilof", "naprawa kilofa"):
        assert not at.hear(line).move, line
    assert at.hear("odrzuć naprawę kilofa").move == "discard repair_pickaxe"


def test_somebody_elses_tool_is_not_mended_for_oneself() -> None:
    at = listener("sabo_tools", "pl")
    assert not at.hear("napraw mi latarnię").move
    assert at.hear("napraw latarnię Bolka").move == "play repair_cart_lantern 1 lantern"


def test_several_things_are_done_one_after_the_other() -> None:
    assert parts("play Burgle and Stumble") == ["play Burgle", "Stumble"]
    assert parts("idź do 2, potem 3") == ["idź do 2", "3"]
    at = listener("heist_shop", "pl")
    assert at.hear("kup rubin i zwiad").move == "buy ruby"
    assert at.talk.waiting(at.ask.seat) == "kup zwiad"


def test_a_line_that_means_nothing_now_is_answered_with_the_question() -> None:
    came = listener("mim_weapon", "en").hear("roll the dice")
    assert not came.move
    assert "none of the answers; first answer this" in came.said
    assert "1 " in came.said
    assert "I see no such move now" in listener("mim_move", "en").hear("sleep").said
    assert "Move first" in listener("mim_move", "en").hear("end the turn").said


@pytest.mark.parametrize(
    ("line", "game"),
    [
        ("zagrajmy w katakumby", ("katakumby", Company())),
        ("i want to play clank", ("brzdek", Company())),
        ("smoki na cztery osoby", ("smoki", Company(4))),
        ("chce zagrac w sabotazyste z 3 komputerami", ("sabotazysta", Company(4, 1))),
        ("play catacombs with my wife and two bots", ("katakumby", Company(4, 2))),
        ("zasady", None),
    ],
)
def test_a_game_goes_by_its_title_in_a_sentence(line: str, game: tuple[str, Company] | None) -> None:
    meant = game_meant(line, TITLES)
    assert (meant and (meant[0], company(meant[1]))) == game


@pytest.mark.parametrize(
    ("line", "who"),
    [
        ("5 2", Company(5, 2)),
        ("czworo", Company(4)),
        ("we dwoje", Company(2)),
        ("we are two", Company(2)),
        ("mnie i 3 komputery", Company(4, 1)),
        ("ja, kolega i dwa boty", Company(4, 2)),
        ("4 graczy, 3 boty", Company(4, 1)),
        ("sama", Company(None, 1)),
        ("tylko ja", Company(None, 1)),
        ("against one computer", Company(2, 1)),
        ("5 1 1", None),
        ("wielu", None),
    ],
)
def test_who_plays_is_said_in_words(line: str, who: Company | None) -> None:
    assert company(line) == who


def test_agreement_in_words() -> None:
    assert [yes_or_no(line) for line in ("Jasne!", "sure", "no", "nie", "może")] == [True, True, False, False, None]
    assert [yes_or_no(line) for line in ("No pewnie!", "yes, please", "no, nie")] == [True, True, False]
    assert [yes_or_no(line) for line in ("jeszcze raz", "again")] == [None, None]
    assert [yes_or_no(line, "yes_rematch") for line in ("jeszcze raz", "again", "koniec")] == [True, True, False]
    assert only_wants_to_play("nowa gra")
    assert not only_wants_to_play("wznów")
