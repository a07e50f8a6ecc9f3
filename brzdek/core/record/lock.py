"""One writer for each saved game: a lock on a small file beside it, which ends with the process that holds it."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from pathlib import Path

from brzdek.core.record.files import real
from brzdek.core.values import NamedTuple

_OPENING = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
_READ = 200
_FAR = 1 << 20
"""Where Windows locks a byte: far behind the text, which the others are to read."""


class Holder(NamedTuple):
    """Who has a lock."""

    process: str
    machine: str


class Held(Exception):
    """Somebody else has the lock."""

    def __init__(self, holder: Holder) -> None:
        super().__init__(holder)
        self.holder = holder


class Lock:
    """The right to write to a saved game, until it is released or the process ends."""

    def __init__(self, path: Path) -> None:
        """Take it; Held if another one has it, OSError if there can be no lock in that folder."""
        self._file = lock_file(path)
        self._number = self._opened()
        # On a full disk nobody can be told who has the lock, but it holds all the same.
        with contextlib.suppress(OSError):
            os.ftruncate(self._number, 0)
            os.write(self._number, f"{os.getpid()} {_machine()}\n".encode())

    def release(self) -> None:
        if self._number < 0:
            return
        # The file goes before the lock does: whoever opened it meanwhile sees that it has no name any more.
        with contextlib.suppress(OSError):
            self._file.unlink()
        os.close(self._number)
        self._number = -1
        if os.name != "posix":
            with contextlib.suppress(OSError):
                self._file.unlink()

    def _opened(self) -> int:
        while True:
            number = os.open(self._file, _OPENING, 0o600)
            try:
                if not _take(number):
                    raise Held(_holder(number))
                if _still_named(number, self._file):
                    return number
            except BaseException:
                os.close(number)
                raise
            os.close(number)


def lock_file(path: Path) -> Path:
    """The file that stands for a saved game; its name is short however long the game's is."""
    game = real(path)
    digest = hashlib.sha256(os.fsencode(game.name)).hexdigest()[:16]
    return game.with_name(f".partia-{digest}.lock")


def _take(number: int) -> bool:
    """Take the lock on an open file if it is free."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(number, _FAR, os.SEEK_SET)
            msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
            os.lseek(number, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def _still_named(number: int, file: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(number), file.stat())
    except FileNotFoundError:
        return False


def _holder(number: int) -> Holder:
    os.lseek(number, 0, os.SEEK_SET)
    process, _, machine = os.read(number, _READ).decode("utf-8", "replace").strip().partition(" ")
    return Holder(process or "?", machine or "?")


def _machine() -> str:
    return os.uname().nodename if hasattr(os, "uname") else os.environ.get("COMPUTERNAME", "?")
