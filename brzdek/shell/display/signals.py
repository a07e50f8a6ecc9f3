"""Signals must not break a game in the middle of a rule, nor a line that is being written."""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Iterator
from types import FrameType
from typing import Any

from brzdek.streams import ENDING, Terminated

PATIENCE = 0.5
"""Seconds after which Ctrl-C stops the rules themselves: no rule takes that long, unless a deck makes it."""


class Calm:
    """While it is entered, signals are only noted, except at a prompt and in the rules.

    At a prompt Ctrl-C raises KeyboardInterrupt, in the rules only when they take too long; the table takes back
    what they have not finished. A signal that ends the program raises Terminated at either, or before the next one.
    """

    def __init__(self) -> None:
        self.noted = False
        self._at_prompt = False
        self._ended = 0
        self._since: float | None = None
        """When the rules began to work, if they do."""

    @contextlib.contextmanager
    def entered(self) -> Iterator[None]:
        before: dict[int, Any] = {}
        with contextlib.suppress(ValueError):  # not the main thread: nobody presses Ctrl-C at this one
            before[signal.SIGINT] = signal.signal(signal.SIGINT, self._interrupt)
            for number in ENDING:
                if signal.getsignal(number) != signal.SIG_IGN:
                    before[number] = signal.signal(number, self._end)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextlib.contextmanager
    def at_prompt(self) -> Iterator[None]:
        self._at_prompt = True
        try:
            self.check()
            yield
        finally:
            self._at_prompt = False

    @contextlib.contextmanager
    def in_rules(self) -> Iterator[None]:
        self._since = time.monotonic()
        try:
            self.check()
            yield
        finally:
            self._since = None

    def check(self) -> None:
        """End if that was asked for meanwhile."""
        if self._ended:
            raise Terminated(self._ended)

    def take(self) -> bool:
        """Was there an interrupt since the last look?"""
        noted, self.noted = self.noted, False
        return noted

    def _interrupt(self, signum: int, frame: FrameType | None) -> None:
        if self._at_prompt or (self._since is not None and time.monotonic() - self._since > PATIENCE):
            self._since = None  # what is taken back is not interrupted again
            raise KeyboardInterrupt
        self.noted = True

    def _end(self, signum: int, frame: FrameType | None) -> None:
        self._ended = signum
        if self._at_prompt or self._since is not None:
            raise Terminated(signum)
