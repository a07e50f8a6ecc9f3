"""Writing files whole or not at all, and telling how far a long job has come."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TextIO, TypeAlias

from printables.jobs.memory import is_new, watched

Told: TypeAlias = Callable[[int, int], None]
"""Hears of every page: its number, and how many there are."""
BAR = 24


def write_whole(target: Path, data: bytes) -> None:
    """Write aside, then rename: an existing file is replaced by a whole one or stays as it is, whatever happens."""
    try:
        if _is_stream(target):
            target.write_bytes(data)
        elif not watched() or is_new(target, hashlib.sha256(data).hexdigest(), "written"):
            _replace(Path(os.path.realpath(target)), data)
    except OSError as error:
        error.filename = str(target)
        raise
    except ValueError:
        # A name that no file can have.
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(target)) from None


def _is_stream(target: Path) -> bool:
    """Is it a device or a pipe? Such a thing is written to; it must not be put out of its place."""
    try:
        mode = target.stat().st_mode
    except OSError:
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


def _replace(place: Path, data: bytes) -> None:
    # Not by tempfile: what is printed may be read by whoever may read other new files here.
    aside = place.with_name(f".brzdek-{os.urandom(8).hex()}.new")
    try:
        with aside.open("xb") as file:
            file.write(data)
        aside.replace(place)
    except BaseException:
        with contextlib.suppress(OSError):
            aside.unlink()
        raise


class Progress:
    """A bar on a terminal; silent anywhere else."""

    def __init__(self, stream: TextIO, label: str) -> None:
        self.stream = stream
        self.label = label
        self.live = stream.isatty()
        self.shown = -1

    def __call__(self, done: int, count: int) -> None:
        filled = BAR * done // max(count, 1)
        if not self.live or filled == self.shown:
            return
        self.shown = filled
        self.stream.write(f"\r{self.label} {done}/{count} [{'#' * filled}{'.' * (BAR - filled)}]")
        self.stream.flush()

    def done(self) -> None:
        """Wipe the bar away."""
        if self.live and self.shown >= 0:
            self.stream.write("\r\x1b[K")
            self.stream.flush()
