"""The menu: choosing games, going on with saved ones, reading, language."""

from __future__ import annotations

import io
from typing import Any

import pytest

from brzdek.core.paths import settings_file
from brzdek.core.record.saves import saves_folder
from brzdek.core.record.transcript import read_transcript
from brzdek.games import NAMES
from brzdek.shell.display.screen import PlainScreen
from brzdek.shell.lobby.menu import Menu
from tests.shell.menagerie import Watched

D = Watched.CTRL_D
GAMES = ("sabotazysta",)


def piped(*lines: str, lang: Any = "pl") -> tuple[int, str]:
    out = io.StringIO()
    code = Menu(PlainScreen(out, lines, live=False), lang, GAMES).run()
    return code, out.getvalue()


def live(*lines: str, lang: Any = "pl") -> Watched:
    screen = Watched(*lines, size=(500, 50))
    assert Menu(screen, lang, GAMES).run() == 0
    return screen


def seats() -> list[list[tuple[str, str]]]:
    """Who sits at the saved games."""
    files = sorted(saves_folder().glob("*.partia"))
    return [[(seat.name, seat.bot) for seat in read_transcript(file).setup.seats] for file in files]


def test_the_menu_lists_what_can_be_done() -> None:
    code, out = piped()
    assert code == 0
    assert "1 Sabotażysta  nowa gra dla 3–10 graczy" in out
    assert "wznów" in out
    assert "1 Saboteur  a new game for 3–10 players" in piped(lang="en")[1]


@pytest.mark.parametrize("line", ["sabotażysta 5", "sabotazysta 5", "Saboteur 5", "sabo 5"])
def test_a_title_and_a_number_start_a_game(line: str) -> None:
    code, out = piped(line, "quit", "quit")
    assert code == 0
    assert "Sabotażysta, ziarno" in out
    assert [len(people) for people in seats()] == [5]
    assert seats()[0][0] == ("Gracz", "")
    assert {bot for _, bot in seats()[0][1:]} == {"steady"}


def test_a_number_chooses_from_the_menu() -> None:
    piped("1", "quit")
    assert [len(people) for people in seats()] == [4]


def test_somebody_at_the_screen_is_asked() -> None:
    screen = live("sabotażysta", "77", "3", "2", "Ola", "ola", "Jan", D, "tak", "wyjdź")
    everything = "".join(seen for _, seen in screen.shots)
    assert "„77” nie pasuje: trzeba liczby od 3 do 10." in everything
    assert "ola już gra; potrzebne jest inne imię." in everything
    assert [name for name, bot in seats()[0] if not bot] == ["Ola", "Jan"]
    assert len(seats()[0]) == 3


def test_whoever_is_asked_may_answer_in_words_and_go_back() -> None:
    live("sabotażysta", "cztery", "2", "Ola", "nie, cofnij", "4", "mnie i 3 komputery", "jestem Marek", "quit", "quit")
    assert [name for name, bot in seats()[0] if not bot] == ["Marek"]
    assert len(seats()[0]) == 4
    live("sabotażysta", "cofnij", "quit")
    assert len(seats()) == 1


@pytest.mark.parametrize("title", ["1", "sabotażysta"])
def test_who_plays_may_be_said_before_the_game_is_named(title: str) -> None:
    assert "W którą grę?" in live("nowa gra z dwójką znajomych i botem", D).told
    live("nowa gra z dwójką znajomych i botem", title, "Ola", "Jan", "Ewa", D, D)
    assert [name for name, bot in seats()[0] if not bot] == ["Ola", "Jan", "Ewa"]
    assert len(seats()[0]) == 4


def test_enter_takes_what_is_usual_and_ctrl_d_thinks_better_of_it() -> None:
    live("sabotażysta", "", "", "", "quit", "quit")
    assert len(seats()) == 1
    live("sabotażysta", "", D, "quit")
    assert len(seats()) == 1


def test_only_bots_can_play_too() -> None:
    code, out = piped("sabotażysta 3 0")
    assert code == 0
    assert "Koniec gry" in out


@pytest.mark.parametrize("line", ["sabotażysta 2", "sabotażysta 5 6", "sabotażysta x", "sabotażysta 5 1 1"])
def test_a_game_that_cannot_be_set_up_is_refused(line: str) -> None:
    code, out = piped(line)
    assert code == 1
    assert "wiersz 1: " in out
    assert not saves_folder().exists()


def test_a_saved_game_can_be_gone_on_with() -> None:
    piped("sabotażysta 3", "1", "quit")
    assert piped("wznów", "1", "quit")[0] == 0
    answers = read_transcript(next(saves_folder().glob("*.partia"))).answers
    assert len(answers) >= 2
    assert answers[0].words


def test_one_of_several_saved_games_is_chosen() -> None:
    piped("sabotażysta 3", "quit")
    piped("sabotażysta 4", "quit")
    screen = live("resume", "2", "quit", "resume", "0", "resume 9", "quit")
    everything = "".join(seen for _, seen in screen.shots) + screen.seen
    assert "Która? (Enter – pierwsza, 0 – żadna)" in everything
    assert "Nie ma zapisanej gry „9”; numery są od 1 do 2." in everything


def test_without_saved_games_it_says_so() -> None:
    assert "Nie ma zapisanej gry do dokończenia." in piped("wznów")[1]


def test_a_broken_saved_game_does_not_end_the_menu() -> None:
    piped("sabotażysta 3", "1", "quit")
    file = next(saves_folder().glob("*.partia"))
    file.write_text(file.read_text().rstrip() + "\nplay nonsense 9,9\n", "utf-8")
    code, out = piped("wznów", "?")
    assert code == 1
    assert "play nonsense 9,9" in out
    assert out.count("1 Sabotażysta") == 2


def test_the_menu_tells_what_the_command_line_tells() -> None:
    """A line that was cut off, and cards that have changed since."""
    piped("sabotażysta 3", "1", "quit")
    file = next(saves_folder().glob("*.partia"))
    mark = read_transcript(file).fingerprint
    file.write_text(file.read_text("utf-8").replace(mark, "0" * 16) + "play cro", "utf-8")
    code, out = piped("wznów", "quit", "quit")
    assert code == 0
    assert "Uwaga: urwany ostatni wiersz „play cro” został pominięty." in out
    assert "Uwaga: partię zapisano z innymi kartami niż dzisiejsze" in out


def test_a_game_that_has_become_another_goes_on_in_a_copy_if_somebody_agrees() -> None:
    piped("sabotażysta 3", "1", "quit")
    file = next(saves_folder().glob("*.partia"))
    text = file.read_text("utf-8").replace(read_transcript(file).answers[0].mark, "0123abcd")
    file.write_text(text, "utf-8")
    code, out = piped("wznów", "quit")
    assert code == 1 and "po tej turze gra stoi inaczej niż wtedy, gdy ją zapisano" in out
    live("wznów", "nie", "quit")
    assert len(seats()) == 1
    screen = live("wznów", "tak", "1", "quit", "quit")
    assert "Grać dalej w kopii? (tak/nie)" in "".join(seen for _, seen in screen.shots)
    assert len(seats()) == 2
    assert file.read_text("utf-8") == text


def test_several_people_are_not_told_the_seed() -> None:
    assert "ziarno" in piped("sabotażysta 3", "quit", "quit")[1]
    assert "ziarno" not in piped("sabotażysta 3 2", "quit", "quit")[1]


def test_reading_cards_and_rules() -> None:
    code, out = piped("karty mapa", "karty", "zasady", "zasady SAB-003", "rules sabotażysta osuwisko")
    assert code == 0
    assert "Mapa · map" in out
    assert "SAB-003  Gra przyjmuje od 3 do 10 graczy" in out
    assert "SAB-081" in out
    assert piped("karty mapka")[0] == 1
    assert "Najbliżej: „mapa”" in piped("karty mapka")[1]
    assert "Nic o tym nie ma w zasadach: „xyzzy”." in piped("zasady xyzzy")[1]


def test_the_language_is_kept_for_the_next_time() -> None:
    _, out = piped("lang en")
    assert "English from now on." in out
    assert settings_file().read_text() == "lang: en\n"
    assert "Odtąd po polsku." in piped("język", lang="en")[1]
    assert piped("język de")[0] == 1


def test_unknown_lines_name_the_nearest_thing() -> None:
    code, out = piped("wznuw", "99", "w")
    assert code == 1
    assert "wiersz 1: Nie rozumiem: „wznuw”. Najbliżej: „wznów”." in out
    assert "wiersz 2: Nie ma ruchu numer 99" in out
    assert "„w” można rozumieć różnie: wznów, wyjdź." in out


def test_ctrl_c_stays_and_ctrl_d_leaves() -> None:
    screen = live(Watched.CTRL_C, D)
    assert "Wyjście: Ctrl-D albo „wyjdź”." in screen.seen
    assert screen.seen.count("brzdek > ") == 2


def test_the_menu_opens_no_box_to_show_its_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    piped()

    def load(name: str) -> Any:
        raise AssertionError(name)

    monkeypatch.setattr("brzdek.games.load", load)
    assert "1 Sabotażysta  nowa gra dla 3–10 graczy" in piped()[1]


def test_every_game_can_be_begun_from_the_menu() -> None:
    for name in NAMES:
        out = io.StringIO()
        lines = [name, "?", "hint", "quit"]
        assert Menu(PlainScreen(out, lines, live=False), "pl").run() == 0
        assert "Gra jest zapisana." in out.getvalue()


def test_signs_in_a_title_need_not_be_typed() -> None:
    menu = Menu(PlainScreen(io.StringIO(), [], live=False), "pl")
    for name in menu.box.names:
        for title in menu.box.label(name).title:
            assert menu.titled(f"{title} 4") == (name, "4")
            assert menu.titled(title.upper().replace("!", "")) == (name, "")
