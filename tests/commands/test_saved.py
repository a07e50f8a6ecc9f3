"""Games that were saved: gone on with, played again, checked."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from brzdek.cli import main
from brzdek.core import saves
from brzdek.core.plain import fingerprint
from brzdek.core.transcript import open_table, read_transcript
from tests.cli_support import GAME, PLAY, ROOT, Ran, Run, moves
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


@pytest.mark.parametrize(
    ("typed", "chosen"), [("\n", "New"), ("2\n", "Old"), ("7\nx\n1\n", "New"), ("0\n", None), ("", None)]
)
def test_a_person_chooses_which_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, chosen: str | None
) -> None:
    for age, name in enumerate(("New", "Old")):
        run(*PLAY, "--seat", name, stdin="1\n")
        os.utime(saves.unfinished()[0].transcript.path, (1000 - age, 1000 - age))
    opened: list[str] = []
    monkeypatch.setattr(
        "brzdek.commands.saved.sit_down", lambda table, *_: opened.append(table.setup.seats[0].name) or 0
    )
    keyboard = io.StringIO(typed)
    monkeypatch.setattr(keyboard, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", keyboard)
    assert main(["resume"]) == 0
    assert opened == ([chosen] if chosen else [])
    out = capsys.readouterr().out
    assert "1. Sabotażysta, 1970-01-01" in out and "New, Ala, Bolek" in out


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
    text = run("replay", str(played)).out
    assert f"Stan: {told['state']}" in text and "(wygrana)" in text


def test_replay_stops_where_it_is_told(run: Run, played: Path) -> None:
    told = json.loads(run("replay", str(played), "--to", "3", "--json").out)
    assert (told["answers"], told["finished"], told["scores"]) == (3, False, None)
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


def other_pythons() -> list[str]:
    """The commands of other Pythons on this machine that are new enough for us."""
    names = [f"python3.{minor}" for minor in range(11, 20) if minor != sys.version_info.minor]
    pyenv = sorted(Path.home().glob(".pyenv/versions/3.1[1-9]*/bin/python"))
    found = [path for name in names if (path := shutil.which(name))] + [str(path) for path in pyenv]
    return [path for path in found if subprocess.run([path, "-c", "pass"], capture_output=True).returncode == 0]


def test_the_same_everywhere(played: Path) -> None:
    """Whatever order sets come in, and whichever Python: the same file gives the same state."""
    seeds = [(sys.executable, seed) for seed in ("0", "1", "4321")]
    libraries = [path for path in sys.path if path.endswith("site-packages")]
    states = set()
    for python, seed in [*seeds, *((other, "7") for other in other_pythons())]:
        place = {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([str(ROOT), *libraries])}
        command = [python, "-m", "brzdek", "replay", str(played), "--json"]
        ran = subprocess.run(command, env={**os.environ, **place}, capture_output=True, text=True, timeout=60)
        assert ran.returncode == 0, ran.stderr
        states.add(json.loads(ran.stdout)["state"])
    assert len(states) == 1
