"""Regular expressions that are compiled when they are first used: most of those that a start reads are not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

__all__ = ["pattern"]

if TYPE_CHECKING:
    from re import compile as pattern
else:

    class pattern:
        """Written like ``re.compile``, and used like what that gives."""

        def __init__(self, text: str, flags: int = 0) -> None:
            self._source = (text, flags)

        def __getattr__(self, name: str) -> Any:
            found = getattr(re.compile(*self._source), name)
            setattr(self, name, found)
            return found
