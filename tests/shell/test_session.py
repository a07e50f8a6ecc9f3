"""A person plays at a screen: what is shown, what commands do, how one leaves."""

from __future__ import annotations

import os
import shlex
import signal
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from brzdek.core.record.replaying import open_table
from brzdek.core.record.transcript import read_transcript
from brzdek.shell.sitting.session import Session
from tests.shell.conftest import Recording
from tests.shell.menagerie import BOTS, RULEBOOK, First, Watched, table, watch

C, D = Watched.CTRL_C, Watched.CTRL_D


def solo(*lines: str, turns: int = 6, lang: Any = "pl", size: tuple[int, int] = (80, 24)) -> str:
    """All that one person against a bot gets to read."""
    return watch(table("Ola", "Jan=steady", turns=turns), *lines, lang=lang, size=size).seen


def test_a_turn_shows_table_hand_news_and_question() -> None:
    seen = solo()
    parts = ["+-- zoo --+", "hand: żółw, łoś", "Dostajesz: żółw, łoś.", "Co robisz?", "Ola · zwierząt: 2 > "]
    assert [seen.index(part) for part in parts] == sorted(seen.index(part) for part in parts)


def test_the_next_turn_tells_what_happened_since() -> None:
    first, second = (shot for _, shot in watch(table("Ola", "Jan=steady"), "wypuść łoś 2,0").shots[:2])
    news = second[len(first) :]
    assert "Ola wypuszcza: łoś na 2,0." in news
    assert "Jan wypuszcza: krab w lewo na 1,0." in news
    assert "Dostajesz" not in news


def test_a_question_in_the_middle_of_a_turn_does_not_draw_everything_again() -> None:
    first, second = (shot for _, shot in watch(table("Ola", "Jan=steady"), "zajrzyj").shots[:2])
    assert "Na pewno?" in second[len(first) :]
    assert "zoo" not in second[len(first) :]


def test_commands_work_in_the_middle_of_a_small_choice() -> None:
    at = table("Ola", "Jan=steady")
    seen = watch(at, "zajrzyj", "hand", "?", "plansza", "tak").seen
    assert "Możesz (2 ruchy):\n  1 tak  2 nie\n" in seen
    assert seen.count("hand: żółw, łoś") == 3
    assert at.answers[:2] == [("peek",), ("yes",)]


def test_an_only_choice_is_taken_with_enter() -> None:
    at = table("Ola")
    screen = Watched("", D)
    session = Session(at, None, screen, "pl")
    assert at.ask is not None
    at.ask.options = [("peek",)]
    session.run()
    assert at.answers == [("peek",)]
    assert "Jedyna możliwość: zajrzyj do jamy (Enter)" in screen.seen


def test_an_empty_line_only_asks_again() -> None:
    at = table("Ola", "Jan=steady")
    assert watch(at, "", "").seen.count("Co robisz?") == 3
    assert at.answers == []


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("?", "Możesz (12 ruchów):"),
        ("ruchy", "1 wypuść: żółw na 1,0"),
        ("plansza", "+-- zoo --+\n"),
        ("hand", "hand: żółw, łoś\n"),
        ("wynik", "Ola: 0\nJan: 0"),
        ("dziennik", "Dostajesz: żółw, łoś."),
        ("karta łoś", "Łoś · zwierzę · ×2\n  Daje 1 łapa.\n  Mruczy."),
        ("karta elk", "Łoś"),
        ("card krab", "Pasuje kilka kart: 1 – krab w lewo; 2 – krab w prawo."),
        ("karta łosoś", "Nie ma karty „łosoś”. Najbliżej: „łoś”."),
        ("karta", "Którą kartę?"),
        ("zasady", "Ta gra nie ma spisu zasad."),
        ("rada", "Rada: wypuść: żółw na 1,0\n  Enter – zrób tak (albo wpisz: „wypuść żółw 1,0”)."),
        ("cofnij", "Nie ma czego cofnąć."),
        ("zapisz", "Ta gra nie jest zapisywana."),
        ("język", "Języki: pl, en."),
        ("język de", "Języki: pl, en."),
        ("pomoc", "dziennik"),
        ("pomoc log", "co się działo"),
        ("pomoc foo", "Tego nie wiem."),
        ("log 0", "Po „dziennik” może stać liczba albo „wszystko”, nie „0”."),
        ("log x", "nie „x”"),
        ("ślady łosia", "tracks 0 łosia"),
        ("tracks", "tracks 0\n"),
        ("99", "Nie ma ruchu numer 99; numery są od 1 do 12."),
        ("wypusc zulw 1,0", "Czy chodzi o „wypuść żółw 1,0”? (Enter – tak)"),
        ("5", "Numer 5: z której listy?"),
        ("wypuść", "„wypuść” można rozumieć różnie: 1 – wypuść: żółw na 1,0; 2 – "),
        ("wypuść żółw 1", "„wypuść żółw 1” można rozumieć różnie: 1 – wypuść: żółw na 1,0; 2 – "),
        ("h", "„h” można rozumieć różnie: 1 – ręka (pokaż, co masz); "),
    ],
)
def test_a_line_that_is_no_move_changes_nothing(line: str, expected: str) -> None:
    at = table("Ola", "Jan=steady")
    first, second = (shot for _, shot in watch(at, line, size=(500, 24)).shots[:2])
    assert expected in second[len(first) :]
    assert at.answers == []


def test_the_language_changes_at_once() -> None:
    seen = solo("lang en", "hand", "?")
    assert "English from now on." in seen
    assert "hand: turtle, elk" in seen
    assert "You can (12 moves):" in seen
    assert "Odtąd po polsku." in solo("język pl", lang="en")


def test_the_log_can_be_long() -> None:
    lines = ["?", "1"] * 12
    seen = solo(*lines, "dziennik 3", "dziennik all", turns=40)
    assert "… wcześniej 22 wpisy: „dziennik wszystko”" in seen
    assert seen.count("Dostajesz: żółw, łoś.") == 2


def test_hints_and_looks_never_answer() -> None:
    at = table("Ola", "Jan=steady")
    watch(at, "hint", "?", "board", "log")
    assert at.answers == []


def test_a_low_screen_gets_a_low_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    def board(view: Any, say: Any, style: Any) -> list[Any]:
        return [[("", "xyz")]] * (5 if style.compact else 25)

    at = table("Ola", "Jan=steady")
    monkeypatch.setattr(at.rulebook.face, "board", board)
    assert watch(at, size=(80, 24)).seen.count("xyz") == 5
    assert watch(at, size=(80, 50)).seen.count("xyz") == 25


# -- undo


def test_undo_takes_back_the_answer_and_what_bots_did_after_it(tmp_path: Path, recorder: Recording) -> None:
    at = table("Ola", "Jan=steady")
    written = recorder(tmp_path / "a.partia", at)
    seen = watch(at, "wypuść łoś 2,0", "wypuść łoś 2,0", "cofnij", record=written).seen
    assert "Cofnięto ostatni ruch: Ola." in seen
    assert at.answers == [("play", "elk", "2,0"), ("play", "left_crab", "1,0")]
    again = open_table(read_transcript(tmp_path / "a.partia"), RULEBOOK, at.catalog)
    assert again.answers == at.answers


def test_undo_of_half_a_turn() -> None:
    at = table("Ola", "Jan=steady")
    watch(at, "zajrzyj", "cofnij")
    assert at.answers == []
    assert at.ask is not None
    assert at.ask.topic == "turn"


@pytest.mark.parametrize(("answer", "kept"), [("nie", 1), ("tak", 0), ("yes", 0), (C, 1), (D, 1)])
def test_undo_across_a_reveal_asks_the_table(answer: str, kept: int) -> None:
    at = table("Ola", "Jan")
    screen = watch(at, "", "odłóż łoś", "", "", "cofnij", answer)
    assert any("coś zostało odkryte" in shot for _, shot in screen.shots)
    assert len(at.journal) == kept


def test_undo_asks_nobody_where_one_plays_alone() -> None:
    at = table("Ola", "Jan=steady")
    assert "coś zostało odkryte" not in watch(at, "odłóż łoś", "cofnij").seen
    assert at.answers == []


def test_undo_with_an_exclamation_mark_is_agreed() -> None:
    at = table("Ola", "Jan")
    screen = watch(at, "", "odłóż łoś", "", "", "cofnij!")
    assert not any("coś zostało odkryte" in shot for _, shot in screen.shots)
    assert at.answers == []


def test_undo_works_after_a_game_is_taken_up_again() -> None:
    journal = [("play", "elk", "2,0"), ("play", "left_crab", "1,0")]
    at = table("Ola", "Jan=steady", journal=journal)
    watch(at, "cofnij")
    assert at.answers == []


def test_undo_of_somebody_elses_move_asks_too() -> None:
    at = table("Ola", "Jan")
    screen = watch(at, "", "wypuść łoś 2,0", "", "cofnij", "tak")
    questions = [shot for owner, shot in screen.shots if not owner]
    assert "To ruch innej osoby: Ola." in questions[2]
    assert questions[3].startswith("Przekaż ekran: Ola.")
    assert at.answers == []


# -- leaving


def test_ctrl_c_clears_the_line_and_says_how_to_leave() -> None:
    at = table("Ola", "Jan=steady")
    seen = watch(at, C, C, "wypuść łoś 2,0").seen
    assert seen.count("Ctrl-C tylko czyści wiersz. Wyjście: „wyjdź”") == 2
    assert len(at.journal) == 2


class Interrupting(First):
    """A bot during whose thinking somebody presses Ctrl-C."""

    def choose(self, view: Any, ask: Any) -> Any:
        os.kill(os.getpid(), signal.SIGINT)
        return super().choose(view, ask)


def test_ctrl_c_while_a_bot_thinks_waits_for_the_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "hasty", Interrupting)
    at = table("Ola", "Jan=hasty", turns=4)
    seen = watch(at, "?", "1", "?", "1").seen
    assert len(at.journal) == 4
    assert "Ctrl-C tylko czyści wiersz." in seen


def test_ctrl_c_stops_a_game_of_bots_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, recorder: Recording
) -> None:
    monkeypatch.setitem(BOTS, "hasty", Interrupting)
    at = table("Ola=steady", "Jan=hasty", turns=8)
    written = recorder(tmp_path / "a.partia", at)
    seen = watch(at, record=written).seen
    assert "Przerwano." in seen
    assert len(read_transcript(tmp_path / "a.partia").answers) == 2


def test_ctrl_d_asks_before_leaving() -> None:
    at = table("Ola", "Jan=steady")
    screen = watch(at, D, "nie", "wypuść łoś 2,0", D, "bleble", "tak", "wypuść łoś 2,0")
    assert screen.seen.count("Wyjść z gry?") == 2
    assert "Odpowiedz: tak albo nie." in screen.seen
    assert len(at.journal) == 2


def test_a_second_ctrl_d_leaves() -> None:
    assert "Ta gra nie była zapisywana." in solo(D, D)


@pytest.mark.parametrize("word", ["quit", "wyjdź", "exit", "wyjdz"])
def test_leaving_says_how_to_come_back(word: str, tmp_path: Path, recorder: Recording) -> None:
    at = table("Ola", "Jan=steady")
    folder = tmp_path / "two words"
    folder.mkdir()
    written = recorder(folder / "a.partia", at)
    told = watch(at, "?", "1", word, record=written).told
    assert f"Dalszy ciąg: brzdek resume {shlex.quote(str(folder / 'a.partia'))}" in told
    assert len(read_transcript(folder / "a.partia").answers) == 2


# -- the end, saving


def test_the_end_shows_the_result_and_marks_the_file(tmp_path: Path, recorder: Recording) -> None:
    at = table("Ola", "Jan=steady", turns=2)
    written = recorder(tmp_path / "a.partia", at)
    seen = watch(at, "zajrzyj", "nie", record=written).seen
    assert "Koniec gry" in seen
    assert seen.rstrip().endswith("Wygrywa: Jan")
    assert read_transcript(tmp_path / "a.partia").finished
    assert "Winners: Ola, Jan" in solo("?", "1", turns=2, lang="en")


def test_bots_alone_play_for_an_onlooker() -> None:
    screen = watch(table("Ola=steady", "Jan=random", turns=4))
    assert screen.shots == []
    assert "Ola wypuszcza: żółw na 1,0." in screen.seen
    assert "Dostajesz" not in screen.seen
    assert "Koniec gry" in screen.seen


def test_save_copies_the_transcript(tmp_path: Path, recorder: Recording) -> None:
    at = table("Ola", "Jan=steady")
    written = recorder(tmp_path / "a.partia", at)
    copy = tmp_path / "b.partia"
    lines = ("?", "1", f"zapisz {copy}", "?", "1", f"zapisz {copy}", "zapisz")
    told = watch(at, *lines, record=written).told
    assert f"Zapisano: {copy}" in told
    assert f"Plik {copy} już jest; „zapisz! {copy}” go zastąpi." in told
    assert "Gra zapisuje się sama, w pliku" in told
    assert len(read_transcript(copy).answers) == 2
    told = watch(at, f"save! {copy}", f"save {tmp_path}/none/x", f"save! {tmp_path}", record=written).told
    assert len(read_transcript(copy).answers) == 4
    assert told.count("Nie udało się zapisać") + told.count("już jest") == 2
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".new") == []


LINES = "1|4|undo|undo!|save!|?|hint|lang|cofnij|log|karta|zagraj|odłóż łoś|/|!"


@settings(max_examples=60)
@given(st.lists(st.text(max_size=15) | st.sampled_from(LINES.split("|")), max_size=8))
def test_no_lines_break_a_session(lines: list[str]) -> None:
    at = table("Ola", "Jan", turns=4)
    screen = Watched(*[" ".join(line.split()) for line in lines])
    assert Session(at, None, screen, "pl").run() == 0
