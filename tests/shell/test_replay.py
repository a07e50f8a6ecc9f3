"""A saved game shown step by step."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from brzdek import games
from brzdek.core.drawing import text_of
from brzdek.core.record import saves
from brzdek.core.record.sittings import Sitting, begin, reopen
from brzdek.core.record.transcript import read_transcript
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.core.text import LANGS
from brzdek.shell.display.screen import PlainScreen, tidy
from brzdek.shell.display.terminal import Terminal
from brzdek.shell.lobby.menu import Menu
from brzdek.shell.lobby.replay import Replay
from brzdek.shell.lobby.saved_list import SavedList
from tests.cli_support import Run
from tests.shell.menagerie import Watched
from tests.support import catalog, rulebook
from tests.typed.garble import NOISE

RIGHT, LEFT, PAGE_DOWN, PAGE_UP, HOME, END = "\x1b[C", "\x1b[D", "\x1b[6~", "\x1b[5~", "\x1b[H", "\x1b[F"
Saving = Callable[..., Path]


@pytest.fixture
def saved(tmp_path: Path) -> Saving:
    """Plays a game with seats like "Ola" and "Jan=steady" for so many answers (or to its end), and saves it."""

    def play(*seats: str, game: str = "sabotazysta", answers: int | None = None, seed: int = 7) -> Path:
        path = tmp_path / f"{game}-{len(list(tmp_path.iterdir()))}.partia"
        setup = Setup(game, tuple(Seat(*seat.split("=")) for seat in seats), seed, {})
        with begin(rulebook(game), catalog(game), setup, print, save=path) as sitting:
            _play_on(sitting, answers)
        return path

    return play


def _play_on(sitting: Sitting, answers: int | None) -> None:
    table, recorder = sitting.table, sitting.recorder
    assert recorder is not None
    names = [seat.name for seat in table.setup.seats]
    bots = [table.rulebook.bots["steady"](seat, 1) for seat in range(len(names))]
    while (ask := table.ask) is not None and (answers is None or len(table.journal) < answers):
        option = bots[ask.seat].choose(table.view(ask.seat), ask)
        table.answer(option)
        recorder.append(option, names[ask.seat], table.mark)
    if table.ask is None:
        recorder.finish(names, table.rulebook.result(table.game))


def table_of(path: Path) -> Table:
    return reopen(path, games.NAMES, games.open_game, print)[1]


def piped(path: Path, *lines: str, lang: Any = "pl", everything: bool = False) -> tuple[Replay, str]:
    out = io.StringIO()
    replay = Replay(table_of(path), PlainScreen(out, lines, live=False), lang, everything=everything)
    replay.run()
    return replay, out.getvalue()


def at_prompts(told: str) -> list[str]:
    """What was told, from one prompt to the next."""
    return re.split(r"\d+/\d+ · (?:tura|turn) \d+ > .*\n", told)


@pytest.mark.parametrize("game", ["sabotazysta", "brzdek", "katakumby", "magia_i_miecz"])
def test_going_back_shows_what_going_forward_showed(saved: Saving, game: str) -> None:
    path = saved("Ola", "Jan=steady", "Ewa=steady", game=game, answers=40)
    forward = at_prompts(piped(path, *["next"] * 30, everything=True)[1])[1:]
    back = at_prompts(piped(path, "next 31", *["back"] * 30, everything=True)[1])[2:]
    assert len(forward) == len(back) == 31
    assert forward[:30] == back[:30][::-1]


def test_a_turn_begins_after_the_answer_that_ended_the_one_before(saved: Saving) -> None:
    path = saved("Ola", "Jan=steady", "Ewa=steady", game="brzdek", answers=120)
    ends = [number for number, answer in enumerate(read_transcript(path).answers, 1) if answer.mark]
    assert len(ends) > 5
    assert piped(path, "turn 4")[0].place == ends[2]
    assert piped(path, "4")[0].place == ends[2]
    assert piped(path, "tura 1")[0].place == 0
    assert piped(path, ">>", ">>")[0].place == ends[1]
    assert piped(path, "tura 4", "dalej", "<<")[0].place == ends[2]
    assert piped(path, "tura 4", "<<")[0].place == ends[1]
    replay, told = piped(path, "turn 0", "turn 999", "turn x", "next x", "xyzzy")
    assert (replay.place, replay.bad_lines) == (0, 5)
    assert f"wiersz 2: Nie ma tury „999”; tury są od 1 do {replay.turns}." in told
    replay, told = piped(path, "end", "next", "start", "back", lang="en")
    assert replay.place == 0
    assert "The file goes no further." in told
    assert "This is the beginning of the game." in told


def test_a_finished_game_is_shown_with_all_its_secrets_and_its_result(saved: Saving) -> None:
    path = saved("Ola", "Jan", "Ewa")
    told = piped(path, "koniec", "graj")[1]
    assert told.count("Twoja rola w tej rundzie") >= 3
    assert "[Jan] Twoja rola" in told
    assert "Koniec gry" in told and "Wygrywa" in told
    assert "Ta gra jest tu skończona" in told


def test_a_game_that_goes_on_gives_nothing_away_unless_somebody_wants_it(saved: Saving) -> None:
    path = saved("Ola", "Jan", "Ewa", answers=12)
    told = piped(path, *["next"] * 12, "log", "board", "score")[1]
    assert "jej zapis zdradza wszystko" in told and "Widać tylko to, co wiedzą wszyscy." in told
    assert "rola w tej" not in told and "Dobierasz" not in told and "[Ola]" not in told
    assert "[Ola] Twoja rola" in piped(path, everything=True)[1]
    for answer, shown in (("nie", False), ("", False), (Watched.CTRL_D, False), ("tak", True), ("y", True)):
        screen = Watched(answer, "dalej", size=(200, 60))
        Replay(table_of(path), screen, "pl", everything=False).run()
        assert ("Twoja rola" in screen.told) is shown
        assert ("Dobierasz" in screen.told) is shown


def test_the_only_person_of_a_game_sees_it_with_their_own_eyes(saved: Saving) -> None:
    path = saved("Ola", "Jan=steady", "Ewa=steady", answers=12)
    told = piped(path, *["next"] * 12)[1]
    assert told.count("Twoja rola") == 1
    assert "Widać tylko to, co wie Ola." in told
    assert told.count("Dobierasz") == 4
    # What the others answered is told as they were seen to do it, not as they chose it.
    table = table_of(path)
    assert "· Ola: " in told and "· Jan\n" in told
    assert {seat for seat, _ in table.journal} == {0, 1, 2}


@pytest.mark.parametrize("lang", LANGS)
def test_playing_on_begins_a_new_game_and_leaves_the_old_one(saved: Saving, run: Run, lang: str) -> None:
    path = saved("Ola", "Jan=steady", "Ewa=steady")
    before = path.read_bytes()
    ran = run("replay", str(path), "--lang", lang, stdin="next 6\ngraj\nhint!\nquit\n")
    assert ran.code == 0
    assert path.read_bytes() == before
    (copy,) = saves.saved()
    old, new = read_transcript(path), copy.transcript
    assert [answer.words for answer in new.answers[:6]] == [answer.words for answer in old.answers[:6]]
    assert not new.finished and len(new.answers) > 6
    assert run("replay", str(new.path), "--check").code == 0


def test_the_command_begins_where_it_is_told(saved: Saving, run: Run) -> None:
    path = saved("Ola", "Jan", "Ewa", answers=12)
    assert "7/12 · tura" in run("replay", str(path), "--to", "7").out
    assert "[Jan] Twoja rola" in run("replay", str(path), "--all", stdin="log\n").out
    assert "Twoja rola" not in run("replay", str(path), stdin="log\nend\n").out
    assert run("replay", str(path), stdin="nonsense\n").code == 1
    assert run("replay").err == "Błąd: nie ma zapisanych partii\n"


def test_the_menu_shows_saved_games_too() -> None:
    def menu(*lines: str) -> str:
        out = io.StringIO()
        Menu(PlainScreen(out, lines, live=False), "pl", ("sabotazysta",)).run()
        return out.getvalue()

    assert "Nie ma zapisanych gier." in menu("odtwórz")
    menu("sabotażysta 3", "hint!", "hint!", "quit")
    told = menu("odtwórz", "dalej", "lang en", "play", "hint!", "quit")
    assert "Sabotażysta: 6 odpowiedzi, 6 tur." in told
    assert "Taken as" not in told and "English from now on." in told
    assert len(saves.saved()) == 2
    screen = Watched("replay", "2", "", "quit", "quit", size=(120, 50))
    assert Menu(screen, "pl", ("sabotazysta",)).run() == 0
    assert screen.told.count("Sabotażysta tura") == 2


def test_the_list_of_saved_games_breaks_no_word(saved: Saving) -> None:
    names = ("Bo Brzęczyszczykiewicz", "Jan=steady", "Krystyna=steady", "Ewa=steady")
    game = saves.SavedGame(read_transcript(saved(*names, answers=9)), 0.0)
    listed = SavedList([game] * 25, "en", lambda name: catalog(name).title)
    screen = Watched(size=(80, 24))
    lines = text_of(listed.lines(screen))
    assert max(map(len, lines)) < 80
    assert lines[0].split()[-5:] == ["turn", "10", "Bo", "Brzęczyszczykiewicz,", "Jan,"]
    assert lines[1].split() == ["Krystyna,", "Ewa"]
    assert lines[1].index("K") == lines[0].index("Bo")
    assert lines[-1] == "… and 5 older ones"


def test_arrows_and_pages_walk_through_the_game(saved: Saving) -> None:
    path = saved("Ola", "Jan=steady", "Ewa=steady", game="brzdek", answers=60)
    first = next(number for number, answer in enumerate(read_transcript(path).answers, 1) if answer.mark)

    def walked(*keys: str) -> int:
        with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
            pipe.send_text("".join((*keys, "\x04")))
            replay = Replay(table_of(path), Terminal(), "pl", everything=True)
            assert replay.run() is None
        return replay.place

    assert walked(RIGHT, RIGHT, LEFT, "\r") == 2
    assert walked(PAGE_DOWN) == first
    assert walked(PAGE_DOWN, RIGHT, PAGE_UP) == first
    assert walked(END, HOME, RIGHT) == 1
    assert walked(END) == 60
    # Where something is typed, the same keys move in the line.
    assert walked("dale 2", LEFT, LEFT, "j", END, "\r") == 2


@pytest.mark.parametrize("lang", LANGS)
def test_no_line_breaks_a_replay(saved: Saving, lang: Any) -> None:
    path = saved("Ola", "Jan", "Ewa", answers=20)
    chance = random.Random(3)
    names = [
        "next",
        "back",
        "turn",
        "tura",
        "start",
        "koniec",
        "log",
        "board",
        "lang",
        "?",
        "help",
        ">",
        "<<",
        "-1",
        "9" * 30,
    ]
    lines = [
        " ".join(chance.choice(names) for _ in range(chance.randrange(1, 4)))
        if chance.random() < 0.6
        else "".join(chance.choice(NOISE) for _ in range(20))
        for _ in range(150)
    ]
    lines = [line for line in lines if not tidy(line).startswith(("q", "w", "e"))]
    replay, _ = piped(path, *lines, lang=lang, everything=True)
    assert replay.bad_lines > 20
    assert 0 <= replay.place <= 20
