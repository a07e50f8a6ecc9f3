"""What happened, told to each person once and to nobody who may not know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from brzdek.core.face import Line
from brzdek.core.log import Event
from brzdek.core.table import Table
from brzdek.core.text import Say
from brzdek.shell.screen import Screen


class Telling:
    """The log in words, and how much of it each seat (None: an onlooker) has been told."""

    words: Say
    """The game's words, in the language that is shown."""

    def __init__(self, table: Table, screen: Screen, again: int | None) -> None:
        self._table = table
        self._screen = screen
        self._face = table.rulebook.face
        seats = (None, *range(len(table.setup.seats)))
        moment = table.view(None).moment
        self._told = dict.fromkeys(seats, 0 if again is None else max(0, moment - again))

    def news(self, seat: int | None, most: int | None = None) -> list[Line]:
        """What this seat has not been told yet, the last lines of it if they are many; now it counts as told."""
        lines = self.events(seat, self._told[seat])
        self._told[seat] = self._table.view(seat).moment
        return lines if most is None else lines[-most:]

    def has_secrets(self, seat: int) -> bool:
        """Is there anything untold that not everybody may know?"""
        return any(event.to is not None for event in self._table.view(seat).events(self._told[seat]))

    def events(self, seat: int | None, since: int = 0) -> list[Line]:
        """What happened, as one seat may know it: a line or more for each thing that is told."""
        events = self._face.gather(self._table.view(seat).events(since))
        return [line for _, lines in self._worded(seat, events) for line in lines]

    def news_for_all(self, people: Sequence[int]) -> list[Line]:
        """Everything untold, once: for a script, which has one reader. Secrets carry the name of who knows them."""
        since = self._told[None]
        after: list[list[Line]] = [[]]
        for _, lines in self._worded(None, self._table.view(None).events(since)):
            after.append(lines)
        for person in people:
            place = 0
            name = self._table.setup.seats[person].name
            for event, lines in self._worded(person, self._table.view(person).events(since), f"[{name}] "):
                if event.to is None:
                    place += 1
                else:
                    after[place] += lines
        for seat in (None, *people):
            self._told[seat] = self._table.view(seat).moment
        return [line for lines in after for line in lines]

    def tell_onlookers_as(self, people: Sequence[int]) -> None:
        """Onlookers are to be told whatever one of these people has not heard yet."""
        self._told[None] = min(self._told[person] for person in people)

    def go_back(self) -> None:
        """The log has become shorter."""
        moment = self._table.view(None).moment
        self._told = {seat: min(told, moment) for seat, told in self._told.items()}

    def _worded(
        self, seat: int | None, events: Sequence[Event], before: str = ""
    ) -> Iterator[tuple[Event, list[Line]]]:
        view = self._table.view(seat)
        dot = "• " if self._screen.style.unicode else "- "
        for event in events:
            text = self._face.event(view, event, self.words)
            ink = "" if event.to is None else "secret"
            yield event, self._screen.paragraph(before + text, ink, indent="  ", first=dot) if text else []
