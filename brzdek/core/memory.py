"""What has been found out of a state that changes."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any


class Memory:
    """Answers, each with a mark of all that it depends on: it counts as long as that mark is the same.

    It is no part of the state: all that it holds can be found out again, and a copy of the state begins without it.
    """

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[object, Any]] = {}

    def __deepcopy__(self, memo: object) -> Memory:
        return Memory()

    def recall(self, asked: Hashable, mark: object) -> Any:
        """The answer that was kept with this mark; None: there is none."""
        known = self._known.get(asked)
        return known[1] if known is not None and known[0] == mark else None

    def keep(self, asked: Hashable, mark: object, answer: Any) -> Any:
        self._known[asked] = (mark, answer)
        return answer
