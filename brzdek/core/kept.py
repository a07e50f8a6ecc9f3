"""A property that is worked out once for each value."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from functools import cached_property as kept
else:

    class kept:
        """``cached_property`` without its lock, which costs more than most of what is kept; nobody shares a bot."""

        def __init__(self, work_out: Callable[[Any], Any]) -> None:
            self._work_out = work_out
            self._name = work_out.__name__
            self.__doc__ = work_out.__doc__

        def __get__(self, value: Any, kind: type) -> Any:
            if value is None:
                return self
            found = value.__dict__[self._name] = self._work_out(value)
            return found


__all__ = ["kept"]
