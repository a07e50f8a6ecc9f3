"""What happened, told to each person once and to nobody who may not know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from brzdek.core.drawing import Line
from brzdek.core.lines import GAP, columns, width_of
from brzdek.core.log import Event
from brzdek.core.retelling import Told
from brzdek.core.table import Table
from brzdek.core.text import Say, abridged
from brzdek.shell.display.screen import Screen

RECALLED = 400
"""How many of the last events a typed line is compared with."""
MANY = 4
"""So many turns in a row stand in columns, if they are short; where the room is short, so do two."""

LEAST_SAID = 150
"""So many letters of one thing are told whatever the room."""
MOST_ABREAST, LEAST_TOLD = 4, 22
"""So many turns stand in a line where the room is short, if each has so many letters."""


class Telling:
    """The log in words, and how much of it each seat (None: an onlooker) has been told."""

    words: Say
    """The game's words, in the language that is shown."""
    left_out: Callable[[int], str]
    """Says that so many things are not told here."""

    def __init__(self, table: Table, screen: Screen, again: int | None) -> None:
        self._table = table
        self._screen = screen
        self._face = table.rulebook.face
        seats = (None, *range(len(table.setup.seats)))
        moment = table.view(None).moment
        self._told = dict.fromkeys(seats, 0 if again is None else max(0, moment - again))
        self._notes: dict[int, str] = {}
        """What is told to a seat before anything that happened."""
        self._before = dict(self._told)
        """Where what each was told last begins."""

    def news(self, seat: int | None, most: int | None = None, room: int | None = None) -> list[Line]:
        """What this seat has not been told yet; now it counts as told. ``most``: lines, if not all of it has to be;
        ``room``: lines that can be seen at all.
        """
        view = self._table.view(seat)
        told = self._untold(seat)
        if most is not None:
            self._before[seat] = self._told[seat]
        self._told[seat] = view.moment
        if seat is not None:
            self._notes.pop(seat, None)
        return self._fitted(told, most, room)

    def untold(self, seat: int | None, most: int) -> list[Line]:
        """What ``news`` would tell; it still has to be told."""
        return self._fitted(self._untold(seat), most)

    def uncut(self, seat: int) -> int:
        """How many lines that takes if nothing is cut or left out."""
        return len(self._laid_out(_joined(self._untold(seat)), 2))

    def note(self, seat: int, text: str) -> None:
        """Something to be told to a seat with what happens next; "": nothing new."""
        if text:
            self._notes[seat] = text

    def _untold(self, seat: int | None) -> list[Told]:
        noted = self._notes.get(seat, "") if seat is not None else ""
        told = self._retold(seat, self._told[seat])
        return [Told(noted, mine=True), *told] if noted else told

    def lately(self, seat: int | None) -> list[Line]:
        """In full, what was told briefly before the turn and whatever happened since."""
        return self.events(seat, min(self._before[seat], self._table.view(seat).moment))

    def last_part(self, seat: int | None) -> list[Line] | None:
        """What came of a part of the game that is over, if this seat has not been told; now it counts as told."""
        view = self._table.view(seat)
        events = view.events()
        new = len(events) - len(view.events(self._told[seat]))
        begins = [place for place, event in enumerate(events) if self._face.begins_part(event)]
        if not begins or begins[-1] < max(1, new):
            return None
        end = begins[-1]
        start = begins[-2] + 1 if len(begins) > 1 else 0
        while len(view.events(self._told[seat])) > len(events) - end:
            self._told[seat] += 1
        before = [one for one in self._in_brief(seat, events[start:new]) if not one.turn and not one.mine]
        return self._fitted([*before, *self._in_brief(seat, events[max(start, new) : end])], None)

    def turn_gone_by(self, seat: int, most: int) -> list[Line] | None:
        """Of turns of one's own in which nothing was asked, what was not told before the next of them began, if all of
        it together is more than so many lines; now it counts as told.
        """
        since = self._told[seat]
        view = self._table.view(seat)
        events = view.events(since)
        begins = [place for place, event in enumerate(events) if self._face.begins_turn(event) and event[0] == seat]
        if len(begins) < 2 or len(self._laid_out(self._retold(seat, since))) <= most:
            return None
        end = begins[0] or begins[1]
        told = self._in_brief(seat, events[:end], self._whose(seat, since))
        while len(view.events(self._told[seat])) > len(events) - end:
            self._told[seat] += 1
        return self._fitted(told, most)

    def has_secrets(self, seat: int) -> bool:
        """Is there anything untold that not everybody may know?"""
        return any(event.to is not None for event in self._table.view(seat).events(self._told[seat]))

    def events(self, seat: int | None, since: int = 0) -> list[Line]:
        """What happened, as one seat may know it: a line or more for each thing that is told."""
        events = self._face.gather(self._table.view(seat).events(since))
        return [line for _, lines in self._worded(seat, events) for line in lines]

    def sentences(self, seat: int | None) -> list[str]:
        """The last things that happened, as one seat may know them, in full and briefly."""
        since = max(0, self._table.view(seat).moment - RECALLED)
        return [*self.happened(seat), *(one.text for one in self._retold(seat, since) if one.text)]

    def happened(self, seat: int | None) -> list[str]:
        """The last things that happened, as one seat may know them, a sentence each."""
        view = self._table.view(seat)
        events = self._face.gather(view.events(max(0, view.moment - RECALLED)))
        return [text for event in events if (text := self._face.event(view, event, self.words))]

    # -- told briefly

    def _retold(self, seat: int | None, since: int) -> list[Told]:
        """What happened from a moment on."""
        return self._in_brief(seat, self._table.view(seat).events(since), self._whose(seat, since))

    def _whose(self, seat: int | None, since: int) -> int | None:
        """Whose turn it was at a moment."""
        if not since or not self._face.has_turns:
            return None
        view = self._table.view(seat)
        before = view.events()[: -len(view.events(since)) or None]
        return next((event[0] for event in reversed(before) if self._face.begins_turn(event)), None)

    def _in_brief(self, seat: int | None, events: Sequence[Event], whose: int | None = None) -> list[Told]:
        return self._face.retold(self._table.view(seat), events, self.words, self._screen.style, whose)

    def _fitted(self, told: Sequence[Told], most: int | None, room: int | None = None) -> list[Line]:
        """As many lines as there may be; where they could not be seen, what the reader did stands in one paragraph, the
        texts of cards give way, the oldest first, and what is long is cut at the end of a part.
        """
        lines = self._in_lines(told, most)
        if room is None or len(lines) <= room:
            return lines
        close = self._face.each_told
        most = min(most or room, room) if close else most
        for shorter in self._shorter(told):
            lines = self._in_lines(shorter, most, close=close)
            if len(lines) <= room:
                break
        return lines

    def _shorter(self, told: Sequence[Told]) -> Iterator[Sequence[Told]]:
        """The same with ever fewer words."""
        yield told
        less = list(told)
        for place, one in enumerate(less):
            if one.brief and one.brief != one.text:
                less[place] = one._replace(text=one.brief)
                yield less
        longest = max((len(one.text) for one in less), default=0)
        while longest > LEAST_SAID:
            longest = max(LEAST_SAID, longest - self._screen.style.width)
            yield [one._replace(text=abridged(one.text, longest)) for one in less]

    def _in_lines(self, told: Sequence[Told], most: int | None, *, close: bool = False) -> list[Line]:
        """As many lines as there may be: what the reader did in a row becomes one paragraph, turns of others are cut to
        a line each, then to a part of a line, then the oldest are left out. What happened to the reader, and what is no
        mere turn, is told whatever the room. ``close``: no paragraphs of mere parts of what the reader did.
        """
        lines = self._laid_out(told)
        if most is None or (len(lines) <= most and not close):
            return lines
        told = _joined(told, close=close)
        lines = self._laid_out(told, 2)
        if len(lines) <= most and not close:
            return lines
        kept: list[Told] = []
        turns = sum(one.turn for one in told) if self._face.each_told else MOST_ABREAST
        for abreast in range(1, max(1, min(MOST_ABREAST, turns)) + 1):
            told = _turns_together(told) if abreast > 1 else told
            width = (self._screen.style.width - 1 - GAP * (abreast - 1)) // abreast - len("• ")
            if width >= LEAST_TOLD or not kept:
                kept = _within(told, abreast if self._face.each_told else 1, width)
                lines = self._laid_out(kept, 2)
            if len(lines) <= most:
                return lines if abreast > 1 else self._with_more(told, kept, most)
        while len(lines) > most:
            oldest = next((place for place in range(len(kept)) if self._may_go(kept[place:])), None)
            if oldest is None:
                break
            del kept[oldest]
            lines = [[("dim", self.left_out(len(told) - len(kept)))], *self._laid_out(kept, 2)]
        return lines

    def _with_more(self, told: Sequence[Told], kept: Sequence[Told], most: int) -> list[Line]:
        """Turns that were cut to a line each, as many of them whole as there are lines for, the last ones first."""
        fuller, lines = list(kept), self._laid_out(kept, 2)
        for place in reversed(range(len(fuller))):
            if fuller[place].text == told[place].text:
                continue
            tried = [*fuller[:place], told[place], *fuller[place + 1 :]]
            more = self._laid_out(tried, 2)
            if len(more) <= most:
                fuller, lines = tried, more
        return lines

    def _may_go(self, told: Sequence[Told]) -> bool:
        """May the first of these be left out? A turn may, but not the last of a player where each is to be told of."""
        turn, *later = told
        if not turn.turn or not self._face.each_told or turn.seat is None:
            return turn.turn
        return any(one.turn and one.seat == turn.seat for one in later)

    def _laid_out(self, told: Sequence[Told], many: int = MANY) -> list[Line]:
        """A paragraph each; ``many`` short turns in a row stand in columns if that is one round and no more: of several
        one reads what came after what, as long as there is room.
        """
        lines: list[Line] = []
        for are_turns, together in groupby(told, lambda one: one.turn):
            group = list(together)
            seats = [one.seat for one in group]
            if many == MANY and len(set(seats)) < len(seats):
                are_turns = False
            paragraphs = [self._paragraph(one.text, one.ink) for one in group]
            block = [line for paragraph in paragraphs for line in paragraph]
            in_columns = are_turns and self._screen.rich and many <= len(paragraphs) == len(block)
            lines += self._abreast(block) if in_columns else block
        return lines

    def _abreast(self, block: Sequence[Line]) -> list[Line]:
        """Lines in columns; one behind the other where that takes fewer and each player has to be told of."""
        behind: list[Line] = []
        width = self._screen.style.width - 1
        for line in block:
            if behind and width_of(behind[-1]) + GAP + width_of(line) <= width:
                behind[-1] = [*behind[-1], ("", " " * GAP), *line]
            else:
                behind.append(line)
        in_columns = columns(block, width)
        return behind if self._face.each_told and len(behind) < len(in_columns) else in_columns

    def _paragraph(self, text: str, ink: str) -> list[Line]:
        dot = "• " if self._screen.style.unicode else "- "
        return self._screen.paragraph(text, ink, indent="  ", first=dot)

    def news_for_all(self, people: Sequence[int], *, brief: bool) -> list[Line]:
        """Everything untold, once: for a script, which has one reader. Secrets carry the name of who knows them.

        ``brief``: turns may be told in a line each, if nobody learned a secret in them.
        """
        since = self._told[None]
        if brief and not any(event.secret for person in people for event in self._table.view(person).events(since)):
            for person in people:
                self._told[person] = self._table.view(person).moment
            return self.news(None)
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
        self._notes.clear()
        moment = self._table.view(None).moment
        self._told = {seat: min(told, moment) for seat, told in self._told.items()}

    def _worded(
        self, seat: int | None, events: Sequence[Event], before: str = ""
    ) -> Iterator[tuple[Event, list[Line]]]:
        view = self._table.view(seat)
        for event in events:
            text = self._face.event(view, event, self.words)
            ink = "" if event.to is None else "secret"
            yield event, self._paragraph(before + text, ink) if text else []


def _turns_together(told: Sequence[Told]) -> list[Told]:
    """Turns of others in a row, so that they can stand in one line; what came between them follows."""
    first = next((place for place, one in enumerate(told) if one.turn), 0)
    rest = told[first:]
    return [*told[:first], *(one for one in rest if one.turn), *(one for one in rest if not one.turn)]


def _within(told: Sequence[Told], abreast: int, width: int) -> list[Told]:
    """Turns that stand so many in a line; what a short one leaves is for the longer ones beside it."""
    kept = list(told)
    turns = [place for place, one in enumerate(told) if one.turn]
    for first in range(0, len(turns), abreast):
        row = sorted(turns[first : first + abreast], key=lambda place: len(told[place].text))
        left = width * len(row)
        for count, place in enumerate(row):
            cut = told[place].within(left // (len(row) - count))
            kept[place] = told[place]._replace(text=cut)
            left -= len(cut)
    return kept


def _joined(told: Sequence[Told], *, close: bool = False) -> list[Told]:
    """What the reader did in a row as one paragraph; what others did to the reader stays a sentence of its own, and so
    does what is told alone, unless the lines have to stand close.
    """
    joined: list[Told] = []
    for own, group in groupby(told, lambda one: (one.mine and (close or not one.apart), one.ink == "you")):
        several = list(group)
        if own[0] and (close or not own[1]) and len(several) > 1:
            inks = {one.ink for one in several}
            several = [Told(" ".join(one.text for one in several), inks.pop() if len(inks) == 1 else "", mine=True)]
        joined += several
    return joined
