"""Writing files whole or not at all, and telling how far a long job has come."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TextIO

BAR = 24


def write_whole(target: Path, data: bytes) -> None:
    """Write aside, then rename: an existing file is replaced by a whole one or stays as it is."""
    place = Path(os.path.realpath(target))
    aside = place.with_name(f".{place.name}.{os.getpid()}.new")
    try:
        with aside.open("xb") as file:
            file.write(data)
        aside.replace(place)
    except OSError as error:
        with contextlib.suppress(OSError):
            aside.unlink()
        error.filename = str(target)
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
