"""What the program is given to read from and write to, and the signals that end it."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import sys
from collections.abc import Iterator
from types import FrameType

TYPE_CHECKING = False
if TYPE_CHECKING:  # ``typing`` itself takes longer to read than the rest of the program needs for --version
    from typing import Any, TextIO

ENDING = tuple([getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)])
"""Signals that ask the program to end: somebody stops it, or its terminal is gone."""


class Terminated(SystemExit):
    """A signal asks the program to end. Loops of other libraries let a ``SystemExit`` pass."""

    def __init__(self, number: int) -> None:
        super().__init__(128 + number)


# -- streams


class _Closed:
    """A stream that was closed before the program began: writing to it is refused like writing to a full disk."""

    encoding = "utf-8"

    def write(self, text: str) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))

    def flush(self) -> None:
        pass

    def isatty(self) -> bool:
        return False


def reopen() -> None:
    """Put something in the place of streams that are closed, and let no letter end the program.

    A closed number would otherwise be given to the next file that is opened, such as a saved game.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    standard: Any = sys
    if standard.stdin is None:
        standard.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115
    if standard.stdout is None:
        standard.stdout = _Closed()
    if standard.stderr is None:
        standard.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        forgive(stream)


def forgive(stream: TextIO) -> None:
    """Bytes and letters that the encoding does not know must not end the program."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None and getattr(stream, "errors", "") != "replace":
        with contextlib.suppress(ValueError):  # something has been read already
            reconfigure(errors="replace")


def let_go() -> None:
    """What cannot be written any more must not complain when the process ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            with contextlib.suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


# -- signals


@contextlib.contextmanager
def ended_by_signals() -> Iterator[None]:
    """While it is entered, signals that ask the program to end do so in good order: what is open is closed."""

    def end(number: int, frame: FrameType | None) -> None:
        raise Terminated(number)

    before: dict[int, Any] = {}
    with contextlib.suppress(ValueError):  # not the main thread: signals are not for this one
        for number in ENDING:
            # Who started the program with nohup wants it to go on.
            if signal.getsignal(number) != signal.SIG_IGN:
                before[number] = signal.signal(number, end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def hear_interrupts() -> None:
    """From now on Ctrl-C is an exception: the launcher let it simply end the process."""
    with contextlib.suppress(ValueError):  # not the main thread
        if signal.getsignal(signal.SIGINT) == signal.SIG_DFL:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def ignore_signals() -> None:
    """Nothing that is sent from now on can end the process but its own end."""
    for number in (signal.SIGINT, *ENDING):
        with contextlib.suppress(ValueError, OSError):
            signal.signal(number, signal.SIG_IGN)
