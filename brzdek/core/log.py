"""What happened, and who may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, TypeVarTuple

from brzdek.core.facts import Fact


class Event(Fact):
    """One thing that happened, in plain values; a face words it when somebody reads it.

    A game declares its events in ``rules/events.py``. One that not everybody may read is ``secret`` and says who may.
    """

    secret: ClassVar[bool] = False

    @property
    def to(self) -> tuple[int, ...] | None:
        """The seats that may read it; None is everybody."""
        return None


class Secret(Event):
    """An event that only the seat may read to which it happened."""

    secret: ClassVar[bool] = True
    seat: int

    @property
    def to(self) -> tuple[int, ...]:
        return (self[0],)


Ts = TypeVarTuple("Ts")


class Log:
    """Everything that happened so far, in order.

    To tell costs as little as can be: a kind of event and its values are kept, and made into an event when somebody
    reads it for the first time.
    """

    __slots__ = ("_entries",)

    def __init__(self) -> None:
        self._entries: list[Any] = []

    def __deepcopy__(self, memo: object) -> Log:
        return self.duplicate()

    def duplicate(self) -> Log:
        other = Log()
        other._entries = self._entries.copy()
        return other

    def __len__(self) -> int:
        return len(self._entries)

    def tell(self, event: Callable[[*Ts], Event], *args: *Ts) -> None:
        """Tell what happened: ``log.tell(Drew, seat, card)``."""
        self._entries.append((event, args))

    @property
    def events(self) -> list[Event]:
        """All of it, secrets as well."""
        entries = self._entries
        for place, entry in enumerate(entries):
            if type(entry) is tuple:
                kind, args = entry
                entries[place] = kind(*args)
        return entries.copy()

    def seen_by(self, seat: int | None, since: int = 0) -> Iterator[Event]:
        """What this seat (None: an onlooker) may read, from the given place on."""
        entries = self._entries
        for place in range(since, len(entries)):
            event = entries[place]
            if type(event) is tuple:
                kind, args = event
                event = entries[place] = kind(*args)
            if not event.secret or seat in event.to:
                yield event


class Mute(Log):
    """A log of a game that nobody reads about."""

    __slots__ = ()

    def tell(self, event: Callable[[*Ts], Event], *args: *Ts) -> None:
        pass

    def duplicate(self) -> Mute:
        return self
