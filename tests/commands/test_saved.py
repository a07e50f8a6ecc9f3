"""Games that were saved: gone on with, played again, checked."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from brzdek.cli import main
from brzdek.core.plain import fingerprint
from brzdek.core.record import saves
from brzdek.core.record.replaying import open_table
from brzdek.core.record.sittings import Sitting
from brzdek.core.record.transcript import read_transcript
from tests.cli_support import GAME, PATIENCE, PLAY, ROOT, Ran, Run, moves
from tests.elsewhere import other_pythons
from tests.support import catalog, rulebook


def test_resume_takes_the_newest_from_a_pipe(run: Run) -> None:
    assert run("resume") == Ran(1, "", "Błąd: nie ma niedokończonych partii\n")
    run(*PLAY, "--seat", "Old", stdin="1\n")
    run(*PLAY, "--seat", "New", stdin="1\n")
    newest, oldest = (game.transcript.path for game in saves.unfinished())
    os.utime(oldest, (1, 1))
    size = newest.stat().st_size
    ran = run("resume", stdin="1\n")
    assert ran.code == 0 and ran.out.startswith(f"Wczytano: {newest}\n")
    assert newest.stat().st_size > size
    ran = run("resume", str(oldest), "--script", "-", stdin="1\n")
    assert ran.code == 0 and "Old" in ran.out


def _first_name(sitting: Sitting) -> str:
    with sitting:
        return sitting.table.setup.seats[0].name


@pytest.mark.parametrize(
    ("typed", "chosen"), [("\n", "New"), ("2\n", "Old"), ("7\nx\n1\n", "New"), ("0\n", None), ("", None)]
)
def test_a_person_chooses_which_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, chosen: str | None
) -> None:
    noon = datetime(2001, 2, 3, 12).timestamp()
    for age, name in enumerate(("New", "Old")):
        run(*PLAY, "--seat", name, stdin="1\n")
        os.utime(saves.unfinished()[0].transcript.path, (noon - age, noon - age))
    opened: list[str] = []

    def sit_down(sitting: Sitting, *_: object) -> int:
        opened.append(_first_name(sitting))
        return 0

    monkeypatch.setattr("brzdek.commands.saved.sit_down", sit_down)
    keyboard = io.StringIO(typed)
    monkeypatch.setattr(keyboard, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", keyboard)
    assert main(["resume"]) == 0
    assert opened == ([chosen] if chosen else [])
    out = capsys.readouterr().out
    assert "  1 2001-02-03 12:00  Sabotażysta  tura 6  New, Ala, Bolek" in out


def test_resume_drops_a_half_written_line_and_says_so(run: Run) -> None:
    run(*PLAY, stdin=moves(3))
    path = saves.unfinished()[0].transcript.path
    with path.open("a") as file:
        file.write("play cro")
    answers = len(read_transcript(path).answers)
    ran = run("resume", str(path), stdin="1\n")
    assert ran.code == 0
    assert ran.err == "Uwaga: urwany ostatni wiersz „play cro” został pominięty.\n"
    assert len(read_transcript(path).answers) > answers
    assert "play cro\n" not in path.read_text(encoding="utf-8")


def test_a_finished_game_can_be_looked_at(run: Run, played: Path) -> None:
    text = played.read_text(encoding="utf-8")
    ran = run("resume", str(played))
    assert ran.code == 0 and "Wygrywa" in ran.out
    assert played.read_text(encoding="utf-8") == text


def test_replay_tells_the_result(run: Run, played: Path) -> None:
    told = json.loads(run("replay", str(played), "--json").out)
    table = open_table(read_transcript(played), rulebook(GAME), catalog(GAME))
    result = rulebook(GAME).result(table.game)
    assert told == {
        "game": GAME,
        "seed": 7,
        "seats": ["A", "Ala", "Bolek", "Celina", "Darek"],
        "answers": len(table.journal),
        "finished": True,
        "scores": list(result.scores),
        "winners": list(result.winners),
        "state": fingerprint(table.game),
        "catalog": catalog(GAME).fingerprint,
        "other_cards": False,
    }
    text = run("replay", str(played), "--check").out
    assert f"Stan: {told['state']}" in text and "(wygrana)" in text


def test_replay_stops_where_it_is_told(run: Run, played: Path) -> None:
    told = json.loads(run("replay", str(played), "--to", "3", "--json").out)
    assert (told["answers"], told["finished"], told["scores"]) == (3, False, None)
    assert "Odpowiedzi: 3," in run("replay", str(played), "--to", "3", "--check").out
    ran = run("replay", str(played), "--to", "99999")
    assert ran.code == 2 and "--to: podano 99999, a partia ma " in ran.err


def test_replay_finds_an_edited_line(run: Run, played: Path) -> None:
    text = played.read_text(encoding="utf-8")
    lines = text.splitlines()
    place = lines.index("") + 4
    played.write_text(text.replace(lines[place], "discard nothing", 1), encoding="utf-8")
    ran = run("replay", str(played), "--json")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"{played}:{place + 1}:1: odpowiedź „discard nothing”")


def test_replay_says_that_the_cards_were_others(run: Run, played: Path) -> None:
    text = played.read_text(encoding="utf-8")
    played.write_text(text.replace(catalog(GAME).fingerprint, "0" * 16), encoding="utf-8")
    ran = run("replay", str(played), "--json")
    assert ran.code == 0 and json.loads(ran.out)["other_cards"]
    assert ran.err.startswith("Uwaga: partię zapisano z innymi kartami")


def _spoilt(path: Path) -> Path:
    """The same game with one mark that does not fit."""
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(read_transcript(path).answers[3].mark, "0123abcd"), encoding="utf-8")
    return path


def test_a_game_that_has_become_another_is_not_played_on_in_silence(run: Run) -> None:
    run(*PLAY, stdin=moves(2))
    path = _spoilt(saves.unfinished()[0].transcript.path)
    text = path.read_text(encoding="utf-8")
    line = read_transcript(path).answers[3].line
    for command in ("resume", "replay"):
        ran = run(command, str(path), stdin="1\n")
        assert (ran.code, ran.out) == (1, "")
        assert ran.err.startswith(f"{path}:{line}:1: po tej turze gra stoi inaczej niż wtedy, gdy ją zapisano: ")
    assert path.read_text(encoding="utf-8") == text
    ran = run("resume", str(path), "--copy", stdin="1\n")
    assert ran.code == 0 and "Dalszy ciąg zapisuje się w kopii: " in ran.err
    assert path.read_text(encoding="utf-8") == text
    copy = next(game.transcript for game in saves.unfinished() if game.transcript.path != path)
    assert len(copy.answers) > len(read_transcript(path).answers)
    assert run("replay", str(copy.path)).code == 0


@pytest.mark.parametrize(("typed", "code"), [("tak\n", 0), ("Y\n", 0), ("nie\n", 1), ("", 1)])
def test_a_person_is_asked_whether_to_go_on_in_a_copy(
    run: Run, monkeypatch: pytest.MonkeyPatch, typed: str, code: int
) -> None:
    run(*PLAY, stdin=moves(2))
    path = _spoilt(saves.unfinished()[0].transcript.path)
    monkeypatch.setattr("brzdek.commands.saved.sit_down", lambda sitting, *_: sitting.__exit__(None, None, None) or 0)
    keyboard = io.StringIO(typed)
    monkeypatch.setattr(keyboard, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", keyboard)
    assert main(["resume", str(path)]) == code
    assert len(saves.unfinished()) == 2 - code


def test_the_same_everywhere(played: Path, tmp_path: Path) -> None:
    """Whatever order sets come in, and whichever Python: the same file gives the same state."""
    seeds = [(sys.executable, seed) for seed in ("0", "1", "4321")]
    libraries = [path for path in sys.path if path.endswith("site-packages")]
    states = set()
    for python, seed in [*seeds, *((other, "7") for other in other_pythons(tmp_path).values())]:
        place = {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([str(ROOT), *libraries])}
        command = [python, "-m", "brzdek", "replay", str(played), "--json"]
        ran = subprocess.run(
            command, env={**os.environ, **place}, capture_output=True, encoding="utf-8", timeout=PATIENCE
        )
        assert ran.returncode == 0, ran.stderr
        states.add(json.loads(ran.stdout)["state"])
    assert len(states) == 1
