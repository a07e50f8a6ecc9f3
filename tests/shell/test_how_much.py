"""How much is told at once: options, what happened, completions."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output

from brzdek.core.ask import Ask
from brzdek.core.catalog.reference import Rule
from brzdek.core.drawing import text_of
from brzdek.core.retelling import Told
from brzdek.core.text import Text
from brzdek.shell.answering import library
from brzdek.shell.answering.library import RULES_SHOWN
from brzdek.shell.display.complete import Completer
from brzdek.shell.display.screen import PlainScreen
from brzdek.shell.display.terminal import Terminal
from brzdek.shell.lobby.menu import Menu
from brzdek.shell.reading.commands import Commands
from brzdek.shell.reading.moves import Moves
from brzdek.shell.sitting.screenful import LEAST_NEWS, MOST_NEWS
from brzdek.shell.sitting.session import Session
from brzdek.shell.sitting.showing import NAMED, some
from tests.shell.menagerie import Watched, table
from tests.shell.test_complete import offered
from tests.shell.test_terminal import CTRL_D, Out


@pytest.mark.parametrize("more", [0, 1, 5])
def test_how_many_further_ones_there_are_is_told(more: int) -> None:
    session = Session(table("Ola", "Jan=steady"), None, Terminal(), "en")
    words = [f"w{number}" for number in range(NAMED + more)]
    shown = ", ".join(words[:NAMED])
    assert some(session, words) == (f"{shown}, … and {more} more" if more else shown)


@pytest.mark.parametrize("more", [0, 1])
@pytest.mark.parametrize("where", ["game", "menu"])
def test_how_many_further_rules_there_are_is_told(where: str, more: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = [Rule(f"SAB-{number:03}", "sztolnia", Text("sztolnia", "adit")) for number in range(RULES_SHOWN + more)]
    monkeypatch.setattr(library, "rules_of", lambda game: rules)
    out = io.StringIO()
    screen = PlainScreen(out, ["rules sztolnia" if where == "game" else "rules sabotazysta sztolnia"], live=False)
    if where == "game":
        Session(table("Ola", "Jan=steady"), None, screen, "en").run()
    else:
        Menu(screen, "en", ("sabotazysta",)).run()
    assert f"SAB-{RULES_SHOWN - 1:03}" in out.getvalue() and f"SAB-{RULES_SHOWN:03}" not in out.getvalue()
    assert out.getvalue().count(f"and {more} more") == more


def told(monkeypatch: pytest.MonkeyPatch, rows: int, *happened: Told) -> list[str]:
    """The lines of what happened that stand on a screen before a turn."""
    at: Any = table("Ola", "Jan=steady")
    session = Session(at, None, Terminal(), "pl")
    monkeypatch.setattr(at.rulebook.face, "retold", lambda view, events, say, style, whose: list(happened))
    out = Out()
    output = Vt100_Output(out, lambda: Size(rows=rows, columns=80), term="xterm", enable_cpr=False)
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=output):
        pipe.send_text(CTRL_D + CTRL_D)
        session.run()
    return list(dict.fromkeys(re.findall(r"zdarzenie \d+|pominięto \d+", out.getvalue())))


def test_only_the_last_things_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns share a line, three at most on this screen, before the oldest are left out."""
    abreast = 3
    happened = [Told(f"zdarzenie {number} " + "x " * 25, turn=True) for number in range(abreast * MOST_NEWS + 1)]
    names = [one.text.partition(" x")[0] for one in happened]
    assert told(monkeypatch, 50, *happened[:MOST_NEWS]) == names[:MOST_NEWS]
    assert {*told(monkeypatch, 50, *happened[:-1])} == {*names[:-1]}
    assert {*told(monkeypatch, 50, *happened)} == {f"pominięto {1 + abreast}", *names[1 + abreast :]}
    left = abreast * (LEAST_NEWS - 1)
    assert told(monkeypatch, 10, *happened)[0] == f"pominięto {len(happened) - left}"


@pytest.mark.parametrize("rows", [10, 24, 50])
def test_what_happened_to_oneself_is_never_left_out(rows: int, monkeypatch: pytest.MonkeyPatch) -> None:
    happened = [Told(f"zdarzenie {number}", turn=number % 2 == 0, mine=number % 2 == 1) for number in range(40)]
    own = [one.text for one in happened if one.mine]
    assert [text for text in told(monkeypatch, rows, *happened) if text.startswith("zdarzenie")] == own


def test_completion_goes_on_after_a_word_that_is_whole() -> None:
    """“1,0” is a whole word: not even “10,0” is offered for it, and what may follow it is."""
    assert offered("wypuść żółw 1") == ["wypuść żółw 1,0", "wypuść żółw 10,0"]
    assert offered("wypuść żółw 1,0") == ["wypuść żółw 1,0"]
    assert offered("wypuść żółw 1,0 ") == ["wypuść żółw 1,0 tyłem"]
    assert offered("wypuść żółw 1,0 t") == ["wypuść żółw 1,0 tyłem"]


def test_completion_finds_letters_within_a_word() -> None:
    assert offered("wypuść ółw") == ["wypuść żółw "]
    assert offered("wypuść żw") == ["wypuść żółw "]
    assert offered("wypuść wż") == []
    assert "let out " in offered("o"), "the beginning of any of its words is as good as the first"


class Plain:
    """A face whose words are typed as they stand."""

    def forms(self, view: Any, option: tuple[str, ...]) -> list[dict[str, list[str]]]:
        return [{"pl": [word], "en": [word]} for word in option]

    def distance(self, view: Any, option: tuple[str, ...]) -> float:
        return 0.0

    def gist(self, view: Any, option: tuple[str, ...], place: int, say: Any) -> str:
        return ""

    def say(self, lang: Any) -> None:
        return None


def test_after_an_exact_match_both_ways_to_go_on_are_offered() -> None:
    """“krab” may be a whole name, or the beginning of “krab w lewo”."""
    options: list[tuple[str, ...]] = [("puść", "krab", "wody"), ("puść", "krab w lewo", "tu"), ("puść", "rak", "wody")]
    face: Any = Plain()
    completer = Completer(Moves(face, None, Ask(0, "turn", options)), Commands(()), "pl", lambda command: ())
    text = "puść krab w"
    found = {text[: len(text) - offer.back] + offer.text for offer in completer.offers(text)}
    assert found == {"puść krab wody", "puść krab w lewo tu"}


def test_after_a_match_that_is_not_exact_only_the_longer_name_is_offered() -> None:
    """“krab w” begins “krab w lewo”; that it might be a short “krabik” as well is far-fetched."""
    options: list[tuple[str, ...]] = [("puść", "krabik", "wody"), ("puść", "krab w lewo", "tu")]
    face: Any = Plain()
    completer = Completer(Moves(face, None, Ask(0, "turn", options)), Commands(()), "pl", lambda command: ())
    assert [offer.text for offer in completer.offers("puść krab w")] == ["krab w lewo tu"]


FOOT = 2
"""A prompt of one line, and the keys below it."""


@pytest.mark.parametrize("more", [0, 1])
def test_a_drawing_is_made_low_only_if_it_is_higher_than_the_screen(more: int) -> None:
    session = Session(table("Ola", "Jan=steady"), None, Watched(size=(80, 20 + FOOT)), "en")
    drawn = session.stage.fitting(lambda style: [[("", "low" if style.compact else "high")]] * (20 + more))
    assert text_of(drawn)[0] == ("low" if more else "high")
