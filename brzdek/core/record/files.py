"""Files that nobody else may read, written whole or not at all, and on the disk when they are said to be."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from io import FileIO
from pathlib import Path

_NO_LINKS = (errno.EPERM, errno.EACCES, errno.ENOSYS, errno.EOPNOTSUPP, getattr(errno, "ENOTSUP", 0))
"""What a file system says that knows no second names for a file."""
_BEGINNING, _ENDING = ".brzdek-", ".new"
"""How the names of files that are still being written begin and end."""
_ANEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
_STALE = 3600.0
"""After how many seconds such a file was surely left behind."""


def real(path: Path) -> Path:
    """The file itself behind links; OSError if they lead round in a circle."""
    try:
        return path.resolve()
    except RuntimeError:
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path)) from None


def open_again(path: Path) -> FileIO:
    """A file that is there, to be read and added to."""
    number = os.open(path, os.O_RDWR | os.O_APPEND | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    return FileIO(number, "r+b")


def write_new(path: Path, data: bytes) -> None:
    """A new file with all of this in it; FileExistsError if there is one of that name."""
    aside = _written_aside(path.parent, data)
    try:
        _name_anew(aside, path)
    finally:
        with contextlib.suppress(OSError):
            aside.unlink()


def write_over(path: Path, data: bytes) -> None:
    """Put this in the place of a file in one go: whoever looks finds the old content or the new one."""
    aside = _written_aside(path.parent, data, lasting=True)
    try:
        aside.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            aside.unlink()
        raise
    sync_folder(path.parent)


def move(path: Path, new: Path) -> None:
    """Give a file another name; FileExistsError if something has it already."""
    _name_anew(path, new)
    path.unlink()


def sync(number: int) -> None:
    """Wait until what was written to an open file is on the disk."""
    if sys.platform == "darwin":
        # There fsync alone leaves it in the memory of the disk.
        import fcntl

        with contextlib.suppress(OSError):
            fcntl.fcntl(number, fcntl.F_FULLFSYNC)
            return
    os.fsync(number)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk, where a system can do that."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def sweep(folder: Path) -> None:
    """Remove what a process that was killed has left half-written in a folder of ours."""
    for aside in folder.glob(f"{_BEGINNING}*{_ENDING}"):
        with contextlib.suppress(OSError):
            if time.time() - aside.lstat().st_mtime > _STALE:
                aside.unlink()


def _written_aside(folder: Path, data: bytes, *, lasting: bool = False) -> Path:
    """A file of our own beside the one that is meant."""
    aside = folder / f"{_BEGINNING}{os.urandom(8).hex()}{_ENDING}"
    number = os.open(aside, _ANEW, 0o600)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(data)
            file.flush()
            if lasting:
                sync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            aside.unlink()
        raise
    return aside


def _name_anew(path: Path, new: Path) -> None:
    """A second name for a file, or a copy where files have only one; FileExistsError if the name is taken."""
    try:
        os.link(path, new)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError) as error:
        if isinstance(error, OSError) and error.errno not in _NO_LINKS:
            raise
        _copy(path, new)


def _copy(path: Path, new: Path) -> None:
    number = os.open(new, _ANEW, 0o600)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(path.read_bytes())
            file.flush()
            sync(file.fileno())
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
