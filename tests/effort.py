"""How much work something is, counted in calls: the same on a fast machine and on a busy one."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


class TooMuch(AssertionError):
    """Something took more calls than it may."""


def effort(run: Callable[[], object], limit: int) -> int:
    """The calls of functions that this makes, of Python's own ones too. One call too many ends it."""
    calls = 0

    def count(_frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal calls
        if event in ("call", "c_call"):
            calls += 1
            if calls > limit:
                sys.setprofile(None)
                raise TooMuch(f"more than {limit} calls")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        run()
    finally:
        sys.setprofile(before)
    return calls
