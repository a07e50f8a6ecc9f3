"""Ctrl-C must not break a game in the middle of a rule."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType


class Calm:
    """While it is entered, an interrupt is only noted, except at a prompt, where it raises KeyboardInterrupt."""

    def __init__(self) -> None:
        self.noted = False
        self._at_prompt = False

    @contextlib.contextmanager
    def entered(self) -> Iterator[None]:
        try:
            before = signal.signal(signal.SIGINT, self._handle)
        except ValueError:  # not the main thread: nobody presses Ctrl-C at this one
            yield
            return
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    @contextlib.contextmanager
    def at_prompt(self) -> Iterator[None]:
        self._at_prompt = True
        try:
            yield
        finally:
            self._at_prompt = False

    def take(self) -> bool:
        """Was there an interrupt since the last look?"""
        noted, self.noted = self.noted, False
        return noted

    def _handle(self, signum: int, frame: FrameType | None) -> None:
        if self._at_prompt:
            raise KeyboardInterrupt
        self.noted = True
