"""What happened, and who may know it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened, in plain values; a face words it when somebody reads it."""

    kind: str
    args: tuple[Any, ...]
    to: tuple[int, ...] | None = None
    """The seats that may read it; None is everybody."""


class Log:
    """Everything that happened so far, in order: bare tuples, which a reader gets as events."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[tuple[str, tuple[Any, ...], tuple[int, ...] | None]] = []

    def __deepcopy__(self, memo: object) -> Log:
        copy = Log()
        copy.events = self.events.copy()
        return copy

    def __len__(self) -> int:
        return len(self.events)

    def tell(self, kind: str, *args: Any) -> None:
        """Tell everybody."""
        self.events.append((kind, args, None))

    def whisper(self, to: tuple[int, ...], kind: str, *args: Any) -> None:
        """Tell these seats alone."""
        self.events.append((kind, args, to))

    def seen_by(self, seat: int | None, since: int = 0) -> Iterator[Event]:
        """What this seat (None: an onlooker) may read, from the given place on."""
        for kind, args, to in self.events[since:]:
            if to is None or seat in to:
                yield Event(kind, args, to)
