"""The folder of saved games."""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import ExitStack
from pathlib import Path

from brzdek.core.paths import private_folder, state_folder
from brzdek.core.problems import BadData, Problem
from brzdek.core.record import files
from brzdek.core.record.decks import decks_of, kept_beside, with_deck_names
from brzdek.core.record.header import write_header
from brzdek.core.record.lock import Held, Lock
from brzdek.core.record.recorder import Recorder
from brzdek.core.record.replaying import OnlyAsCopy
from brzdek.core.record.transcript import ENDING, Transcript, read_transcript
from brzdek.core.record.words import RECORDS
from brzdek.core.table import Table
from brzdek.core.values import dataclass

FOLDER = "partie"
_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, getattr(errno, "ENOTSUP", 0))
NEWEST = 100
"""How many of the newest files are looked at when saved games are listed."""


class BeingPlayed(OnlyAsCopy):
    """Somebody else is writing to the game."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game in the folder of saved games, and when it was last played."""

    transcript: Transcript
    when: float


def saves_folder() -> Path:
    return state_folder() / FOLDER


def new_save(table: Table, decks: Sequence[Path], *, on_failure: Callable[[OSError], None]) -> Recorder:
    """Begin to record a game in the folder of saved games, under a name nobody has."""
    folder = private_folder(saves_folder())
    files.sweep(folder)
    stem = f"{table.setup.game}-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 1
    while True:
        name = stem if number == 1 else f"{stem}-{number}"
        try:
            return record(folder / (name + ENDING), table, decks, on_failure=on_failure)
        except (FileExistsError, BeingPlayed):
            number += 1


def record(path: Path, table: Table, decks: Sequence[Path], *, on_failure: Callable[[OSError], None]) -> Recorder:
    """Begin to record a game in this file, which nobody else writes to from now on. Its house decks are copied
    beside it. FileExistsError: there is such a file. BeingPlayed: somebody is writing to it.
    """
    game = files.real(path)
    with ExitStack() as stack:
        lock = take_lock(path)
        if lock is not None:
            stack.callback(lock.release)
        with kept_beside(game, decks) as names:
            header = write_header(table.setup, table.catalog.fingerprint, table.rulebook.version, names)
            recorder = Recorder.create(path, header, lock=lock, on_failure=on_failure)
        stack.pop_all()
        return recorder


def take_lock(path: Path) -> Lock | None:
    """The right to write to a game; None where the file system knows no locks. BeingPlayed: somebody has it."""
    try:
        return Lock(path)
    except Held as held:
        problem = Problem(str(path), 1, 1, RECORDS["being_played"], held.holder._asdict())
        raise BeingPlayed([problem]) from None
    except OSError as error:
        if error.errno in _NO_LOCKS:
            return None
        error.filename = str(path)
        raise


def keep_older(path: Path) -> Path | None:
    """Make room for a new game: an older one of that name is kept under another; where it is now.

    BadData: what stands there is no saved game, or one that is being played, and is left alone.
    """
    try:
        game = files.real(path)
        if not os.path.lexists(game):
            return None
        read_transcript(game)
    except (BadData, OSError):
        raise BadData([Problem(str(path), 1, 1, RECORDS["not_ours"])]) from None
    lock = take_lock(path)
    try:
        return _moved(game)
    finally:
        if lock is not None:
            lock.release()


def _moved(game: Path) -> Path:
    for number in itertools.count(1):
        older = game.with_name(f"{game.stem}~{number}{game.suffix}")
        with contextlib.suppress(FileExistsError):
            files.move(game, older)
            break
    return older


def copy_to(recorder: Recorder, path: Path, *, replace: bool) -> None:
    """Copy a game that is being recorded, with its house decks, the whole of it or nothing.

    FileExistsError: there is such a file, and it is not to be replaced. BeingPlayed: somebody else plays that game.
    """
    game = files.real(path)
    if game == files.real(recorder.path):
        return
    if os.path.lexists(game) and not (replace and game.is_file()):
        raise FileExistsError
    transcript = read_transcript(recorder.path)
    with ExitStack() as stack:
        lock = take_lock(path)
        if lock is not None:
            stack.callback(lock.release)
        with kept_beside(game, decks_of(transcript)) as names:
            content = with_deck_names(transcript, names)
            if replace:
                files.write_over(game, content)
            else:
                files.write_new(game, content)


def saved(names: Collection[str] | None = None) -> list[SavedGame]:
    """Saved games (of these games alone), the last played first; files that are broken are left out."""
    games = []
    for path, when in _newest():
        try:
            transcript = read_transcript(path)
        except BadData:
            continue
        if names is None or transcript.setup.game in names:
            games.append(SavedGame(transcript, when))
    return games


def unfinished(names: Collection[str] | None = None) -> list[SavedGame]:
    """Those of them that can be gone on with."""
    return [game for game in saved(names) if not game.transcript.finished]


def _newest() -> list[tuple[Path, float]]:
    try:
        paths = list(saves_folder().glob("*" + ENDING))
    except OSError:
        return []
    found = []
    for path in paths:
        # A link that leads nowhere must not hide the others.
        with contextlib.suppress(OSError):
            found.append((path, path.stat().st_mtime))
    return sorted(found, key=lambda pair: (-pair[1], pair[0].name))[:NEWEST]
