"""What a person typed, kept for the next session: one file for each person and game, readable by nobody else."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

from prompt_toolkit.history import History

from brzdek.core.paths import private_folder, state_folder
from brzdek.core.record.files import write_over
from brzdek.core.text import fold
from brzdek.shell.display.screen import tidy

KEPT = 500
"""How many lines are remembered."""


class OwnHistory(History):
    """The lines of one owner. Where the folder cannot be written, they last as long as the session."""

    def __init__(self, owner: str) -> None:
        super().__init__()
        self._path = _path(owner)

    def load_history_strings(self) -> Iterable[str]:
        """The newest first."""
        try:
            lines = self._path.read_text("utf-8", "replace").splitlines() if self._path else []
        except OSError:
            return []
        if len(lines) > 4 * KEPT:
            self._shorten(lines[-KEPT:])
        return [line for line in map(tidy, reversed(lines[-KEPT:])) if line]

    def store_string(self, string: str) -> None:
        line = tidy(string)
        if self._path is None or not line:
            return
        try:
            private_folder(self._path.parent)
            handle = os.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            with os.fdopen(handle, "a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError:
            self._path = None

    def _shorten(self, lines: list[str]) -> None:
        assert self._path is not None
        with contextlib.suppress(OSError):
            write_over(self._path, "".join(line + "\n" for line in lines).encode())


def _path(owner: str) -> Path | None:
    """A file name made of letters and digits only, whatever the owner is called."""
    safe = "".join(letter if letter.isascii() and letter.isalnum() else f"-{ord(letter):x}" for letter in fold(owner))
    try:
        return state_folder() / "history" / safe[:120]
    except OSError:
        return None
