"""Two who want to write the same game, and other programs that meddle with its file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from brzdek.core.record import saves, sittings
from brzdek.core.record.lock import Held, Lock, lock_file
from brzdek.core.record.recorder import FileChanged, Recorder
from brzdek.core.record.replaying import open_table
from brzdek.core.record.saves import BeingPlayed
from brzdek.core.record.sittings import Note, Sitting
from brzdek.core.record.transcript import read_transcript
from brzdek.games import NAMES, open_game
from tests.attacks import player
from tests.attacks.kills import ROOT
from tests.cli_support import Run
from tests.support import catalog, rulebook

pytestmark = pytest.mark.moment


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "game.partia"
    player.play(file, 3, 8)
    return file


def resumed(path: Path, notes: list[Note] | None = None, *, copy: bool = False) -> Sitting:
    return sittings.resume(path, NAMES, open_game, (notes if notes is not None else []).append, copy=copy)


@contextmanager
def played_elsewhere(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process holds the game."""
    hold = "import sys, time; from pathlib import Path; from brzdek.core.record.lock import Lock; "
    hold += "lock = Lock(Path(sys.argv[1])); print('held', flush=True); time.sleep(600)"
    command = [sys.executable, "-c", hold, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as other:
        try:
            assert other.stdout is not None and other.stdout.readline() == "held\n"
            yield other
        finally:
            other.kill()


def test_a_second_resume_says_who_plays_and_goes_on_in_a_copy(run: Run, path: Path) -> None:
    before = path.read_bytes()
    with played_elsewhere(path) as other:
        ran = run("resume", str(path), stdin="1\n")
        assert ran.code == 1
        assert f"w tę partię gra już inny program (proces {other.pid}, komputer {os.uname().nodename})" in ran.err
        assert ran.err.endswith("Błąd: dalszy ciąg tylko w kopii: brzdek resume PLIK --copy\n")
        assert run("resume", str(path), "--copy", stdin="quit\n").code == 0
        assert run("replay", str(path)).code == 0
    assert path.read_bytes() == before
    (copy,) = saves.unfinished()
    assert [answer.words for answer in copy.transcript.answers] == [a.words for a in read_transcript(path).answers]


def test_a_game_that_is_being_played_is_not_moved_away(run: Run, path: Path) -> None:
    before = path.read_bytes()
    with played_elsewhere(path):
        ran = run("play", player.GAME, "--save", str(path), stdin="1\n")
        assert ran.code == 1 and "w tę partię gra już inny program" in ran.err
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.glob("*.partia")] == ["game.partia"]


def test_death_lets_go_of_the_lock(path: Path) -> None:
    with played_elsewhere(path) as other:
        with pytest.raises(BeingPlayed):
            resumed(path)
        other.send_signal(signal.SIGKILL)
        other.wait()
        assert lock_file(path).exists()
        with resumed(path) as sitting:
            assert sitting.recorder is not None
    assert not lock_file(path).exists()


def test_one_lock_whatever_the_game_is_called(path: Path) -> None:
    link = path.with_name("link.partia")
    link.symlink_to(path)
    with resumed(link), pytest.raises(BeingPlayed):
        resumed(path)
    lock = Lock(path)
    with pytest.raises(Held) as held:
        Lock(link)
    assert held.value.holder.process == str(os.getpid())
    lock.release()
    lock.release()
    Lock(path).release()


def test_many_at_once_and_only_one_plays(path: Path) -> None:
    command = [sys.executable, "-m", "tests.attacks.player", str(path), "5", "60"]
    games = [
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    for game in games:
        _, err = game.communicate(timeout=60)
        assert game.returncode == 0 or "BeingPlayed" in err
    transcript = read_transcript(path)
    open_table(transcript, rulebook(player.GAME), catalog(player.GAME))
    assert not transcript.cut


# -- other programs


def recorded(path: Path, failures: list[OSError]) -> Recorder:
    return Recorder.go_on(read_transcript(path), on_failure=failures.append)


def test_another_file_of_the_same_size_is_noticed(path: Path) -> None:
    """By what is in it, and by its being another file."""
    data = path.read_bytes()
    other = data.replace(b"seat: Ola", b"seat: Ela")
    for meddle in (
        lambda: path.write_bytes(other),
        lambda: path.with_name("aside").write_bytes(data) and path.with_name("aside").replace(path),
    ):
        failures: list[OSError] = []
        recorder = recorded(path, failures)
        meddle()
        now = path.read_bytes()
        recorder.append(("pass",), "Ola")
        recorder.rewrite(0)
        recorder.close()
        assert [type(error) for error in failures] == [FileChanged]
        assert path.read_bytes() == now
        path.write_bytes(data)


def test_a_line_that_is_being_written_gets_a_second_look(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    waited: list[float] = []

    def sleep(seconds: float) -> None:
        waited.append(seconds)
        path.write_bytes(whole)

    monkeypatch.setattr("brzdek.core.record.sittings.time.sleep", sleep)
    notes: list[Note] = []
    with resumed(path, notes) as sitting:
        assert len(sitting.table.journal) == len(read_transcript(path).answers)
    assert path.read_bytes() == whole and notes == [] and len(waited) == 1


def test_what_another_program_adds_meanwhile_is_never_cut_off(path: Path) -> None:
    torn = path.read_bytes() + b"play cr"
    path.write_bytes(torn)
    transcript = read_transcript(path)
    path.write_bytes(torn + b"oss 1,0\n")
    with pytest.raises(FileChanged):
        Recorder.go_on(transcript, on_failure=lambda error: None)
    assert path.read_bytes() == torn + b"oss 1,0\n"


def test_undo_through_a_link_keeps_the_link(tmp_path: Path, path: Path) -> None:
    link = tmp_path / "link.partia"
    link.symlink_to(path)
    with resumed(link) as sitting:
        assert sitting.recorder is not None
        length = len(sitting.table.journal)
        sitting.table.undo(2)
        sitting.recorder.rewrite(length - 2)
        player.answer(sitting, sitting.table.ask.options[0])  # type: ignore[union-attr]
        assert not sitting.recorder.failed
    assert link.is_symlink()
    assert len(read_transcript(path).answers) == length - 1


def test_files_of_others_beside_a_game_are_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.partia"
    precious = [tmp_path / name for name in ("a.partia.new", "b.partia.new", "a.partia~", "a.yaml")]
    for file in precious:
        file.write_text("precious")
    lines = f"1\nundo!\n1\nsave {tmp_path / 'b.partia'}\nsave! {tmp_path / 'b.partia'}\nsave! {path}\nquit\n"
    ran = run("play", player.GAME, "--save", str(path), "--seed", "3", stdin=lines)
    assert ran.code == 0
    assert {file.read_text() for file in precious} == {"precious"}
    assert read_transcript(tmp_path / "b.partia").answers == read_transcript(path).answers != ()
    assert run("replay", str(path)).code == 0


def test_the_script_is_opened_before_anything_is_moved(run: Run, path: Path) -> None:
    before = path.read_bytes()
    ran = run("play", player.GAME, "--save", str(path), "--script", str(path.with_name("none")))
    assert ran.code == 1
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.glob("*.partia")] == ["game.partia"]


def test_a_game_can_be_its_own_script(run: Run, path: Path) -> None:
    """The script is open before the older game makes room for the new one."""
    before = path.read_bytes()
    run("play", player.GAME, "--save", str(path), "--script", str(path), "--seat", "A")
    assert path.with_name("game~1.partia").read_bytes() == before
