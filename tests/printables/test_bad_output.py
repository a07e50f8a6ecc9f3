"""Files that cannot be written, and jobs that end before their time: one sentence, and what was there stays whole."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest

from printables.jobs.output import write_whole
from printables.jobs.run import PRINTERS
from tests.cli_support import Run

QUICK: dict[str, tuple[str, ...]] = {
    "cards": ("brzdek", "--only", "ruby"),
    "tokens": ("brzdek", "--only", "gold_1"),
    "tiles": ("katakumby", "--only", "twin_wells"),
    "pad": ("brzdek",),
    "calibrate": (),
}
"""A short job for parts that write one file."""
PARTS = [part for part in QUICK if part in PRINTERS or part == "calibrate"]


def no_room(*anything: Any, **more: Any) -> NoReturn:
    raise OSError(28, "No space left on device")


class HalfWay:
    """A file on a disk that fills up, or a person who gets tired, while it is written."""

    def __init__(self, file: Any, end: BaseException) -> None:
        self.file = file
        self.end = end

    def __enter__(self) -> HalfWay:
        return self

    def __exit__(self, *raised: object) -> None:
        self.file.close()

    def write(self, data: bytes) -> NoReturn:
        self.file.write(data[: len(data) // 2])
        self.file.flush()
        raise self.end


@pytest.mark.parametrize("end", [OSError(28, "No space left on device"), KeyboardInterrupt(), MemoryError()])
def test_a_job_that_ends_half_way_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: BaseException
) -> None:
    target = tmp_path / "old.pdf"
    target.write_bytes(b"old")
    opened = Path.open

    def half(self: Path, mode: str = "r", *rest: Any, **more: Any) -> Any:
        return HalfWay(opened(self, mode, *rest, **more), end) if "x" in mode else opened(self, mode, *rest, **more)

    monkeypatch.setattr(Path, "open", half)
    with pytest.raises(type(end)):
        write_whole(target, b"a new document")
    monkeypatch.undo()
    assert target.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["old.pdf"]


@pytest.mark.parametrize("part", PARTS)
def test_every_part_keeps_the_old_file_and_says_why(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    target = tmp_path / "old.pdf"
    target.write_bytes(b"old")
    monkeypatch.setattr(Path, "replace", no_room)
    ran = run("print", part, *QUICK[part], "-o", str(target))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.splitlines()[-1] == f"Błąd: {target}: na dysku brakuje miejsca"
    assert target.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["old.pdf"]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("place", ["folder", "missing/out.pdf", "file/out.pdf", "n" * 300 + ".pdf", ""])
def test_a_place_where_no_file_can_be(run: Run, tmp_path: Path, part: str, place: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("precious")
    ran = run("print", part, *QUICK[part], "-o", f"{tmp_path / place}")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("Błąd: ") and ran.err.count("\n") == 1
    assert (tmp_path / "file").read_text() == "precious"
    assert list((tmp_path / "folder").iterdir()) == []
    assert not [file for file in tmp_path.iterdir() if file.name.startswith(".brzdek-")]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_device_is_written_to_and_never_replaced(run: Run) -> None:
    ran = run("print", "cards", *QUICK["cards"], "-o", "/dev/full")
    assert (ran.code, ran.err) == (1, "Błąd: /dev/full: na dysku brakuje miejsca\n")
    assert run("print", "cards", *QUICK["cards"], "-o", os.devnull).code == 0
    assert not Path("/dev/full").is_file() and not Path(os.devnull).is_file()


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="needs a folder that may not be written to")
def test_a_folder_that_may_not_be_written_to(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    ran = run("print", "cards", *QUICK["cards"], "-o", str(folder / "out.pdf"))
    assert ran.code == 1 and ran.err.count("\n") == 1 and list(folder.iterdir()) == []


def test_an_interrupted_job_leaves_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from printables.cards.press import Press

    def tired(*anything: Any) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(Press, "run", tired)
    target = tmp_path / "old.pdf"
    target.write_bytes(b"old")
    ran = run("print", "cards", *QUICK["cards"], "-o", str(target))
    assert ran.code not in (0, 1, 2) and "Traceback" not in ran.err
    assert target.read_bytes() == b"old" and len(list(tmp_path.glob("*.pdf"))) == 1


def test_a_link_is_followed_and_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.pdf", tmp_path / "link.pdf"
    real.write_bytes(b"old")
    link.symlink_to(real)
    write_whole(link, b"new")
    assert link.is_symlink() and real.read_bytes() == b"new"


def test_files_that_others_made_are_left_alone(tmp_path: Path) -> None:
    others = {tmp_path / name for name in (f".brzdek-{os.getpid()}.new", "out.pdf.new", ".out.pdf.new")}
    for file in others:
        file.write_bytes(b"precious")
    write_whole(tmp_path / "out.pdf", b"new")
    assert {*tmp_path.iterdir()} == {*others, tmp_path / "out.pdf"}
    assert {file.read_bytes() for file in others} == {b"precious"}


@pytest.mark.parametrize(
    ("words", "place"),
    [(("cards", "brzdek", "--only", "ruby", "--png", "30"), "file"), (("cards", "brzdek", "--tts"), "file"),
     (("cards", "brzdek", "--only", "ruby", "--png", "30"), "missing/out"), (("cards", "brzdek", "--tts"), "a\0b")],
)  # fmt: skip
def test_a_folder_for_pictures_that_cannot_be(run: Run, tmp_path: Path, words: tuple[str, ...], place: str) -> None:
    (tmp_path / "file").write_text("precious")
    ran = run("print", *words, "-o", f"{tmp_path}/{place}")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("Błąd: ") and ran.err.count("\n") == 1
    assert (tmp_path / "file").read_text() == "precious"
