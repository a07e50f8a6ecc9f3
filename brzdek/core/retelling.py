"""What happened while somebody looked away, told briefly: the turn of another player is one line.

What happened to the reader is told in full, in the second person. A game says with its words what stands in the line
of a turn: ``short.<kind>`` is a part of it, what is ``passed_over`` is left out, and an event without such a message is
a sentence of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from brzdek.core.log import Event
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, shortened
from brzdek.core.values import NamedTuple
from brzdek.core.words import CORE

if TYPE_CHECKING:
    from brzdek.core.drawing import Style
    from brzdek.core.face import Face

AMOUNT = "n"
"""The field that is added up where the same thing happens several times in a turn."""


class Part(NamedTuple):
    """A part of the line of a turn."""

    text: str
    weight: int
    """What says least goes first where there is little room."""
    before: str = ", "
    """What joins it to the part before it."""


class Told(NamedTuple):
    """A line of what is told."""

    text: str
    ink: str = ""
    mine: bool = False
    """Did it happen to the reader?"""
    turn: bool = False
    """Is it the turn of another player? Nothing else may be left out."""
    seat: int | None = None
    """Whose turn it is."""
    apart: bool = False
    """Does it stand on a line of its own, however little room there is?"""
    parts: tuple[Part, ...] = ()
    """What the line of a turn is made of, after the name."""
    brief: str = ""
    """What is told instead where there is no room for all of it."""

    def within(self, width: int) -> str:
        """As much of a turn as fits, in whole parts: what says least is left out first, of such the last; of several
        things that are named in one part as many as fit.
        """
        if len(self.text) <= width or not self.parts:
            return shortened(self.text, width)
        kept = list(self.parts)
        head = self.text.removesuffix(_in_a_line("", kept))
        most, mark, gone = max(part.weight for part in kept), "", kept[-1]
        while len(kept) > 1 and len(_in_a_line(head, kept) + mark) > width:
            least = min(part.weight for part in kept)
            gone = next(part for part in reversed(kept) if part.weight == least)
            kept.remove(gone)
            mark = LEFT_OUT if least == most else mark
        told = _in_a_line(head, kept)
        begun = gone.before + _first_of(gone.text, width - len(told + gone.before + mark)) if mark else ""
        return shortened(told + (begun if begun != gone.before else "") + mark, width)


def _first_of(text: str, room: int) -> str:
    """As many of several things that a part names as fit, but not all; "": not even the first."""
    ends = [found.start() for found in _ENDS.finditer(text) if found.start() <= room]
    return text[: ends[-1]] if ends else ""


_ENDS = pattern(r", | (?:i|and) ")
"""Where one of several things ends."""
LEFT_OUT = ", …"
"""Where more than what says little was left out."""


def _in_a_line(head: str, parts: Sequence[Part]) -> str:
    first, *rest = parts
    return head + first.text + "".join(part.before + part.text for part in rest)


class _Deed:
    """Something done in a turn, once or several times."""

    def __init__(self, seat: int | None, key: str, room: object) -> None:
        self.seat = seat
        self.key = key
        self.room = room
        self.amount = 0
        self.values: dict[str, list[str]] = {}

    def worded(self, say: Say) -> str:
        """What is the same every time is named once where something else differs: two cards on one space."""
        differs = any(len(set(texts)) > 1 for texts in self.values.values())
        told = {name: texts[:1] if differs and len(set(texts)) == 1 else texts for name, texts in self.values.items()}
        return say(self.key, n=self.amount, **{name: _listed(texts, say) for name, texts in told.items()})


class _Turn:
    """The line of one turn."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.deeds: list[_Deed] = []
        self.ways: list[list[object]] = []
        """Walks, each as the places one came through."""

    @property
    def empty(self) -> bool:
        return not self.deeds and not self.ways

    def note(self, face: Face[Any], view: Any, event: Event, key: str, say: Say) -> None:
        seat = getattr(event, "seat", None)
        steps = face.way(event)
        if steps is not None and seat == self.seat:
            if self.ways and self.ways[-1][-1] == steps[0]:
                self.ways[-1].append(steps[1])
            else:
                self.ways.append(list(steps))
            return
        room = getattr(event, "room", None)
        deed = next((deed for deed in self.deeds if (deed.seat, deed.key, deed.room) == (seat, key, room)), None)
        if deed is None:
            deed = _Deed(seat, key, room)
            self.deeds.append(deed)
        for name, text in face.fields(view, event, say).items():
            if name == AMOUNT:
                deed.amount += getattr(event, AMOUNT)
            else:
                deed.values.setdefault(name, []).append(str(text))

    def told(self, face: Face[Any], view: Any, say: Say, style: Style) -> Told:
        """The walks, what was done, what was gained and lost, what comes every turn; then what others got by it, with
        their names.
        """
        arrow = "→" if style.unicode else "->"
        slight = [*face.asides, *face.slight]
        parts = [Part(arrow.join(map(str, way)), len(slight)) for way in self.ways]
        others: dict[str, list[str]] = {}
        for deed in sorted(self.deeds, key=lambda deed: (deed.key in face.asides, deed.amount != 0)):
            text = deed.worded(say)
            if deed.seat in (None, self.seat):
                parts.append(Part(text, slight.index(deed.key) if deed.key in slight else len(slight)))
            else:
                others.setdefault(text, []).append(view.names[deed.seat])
        parts += [
            Part(_got(text, _listed(names, say), say), len(slight), before="; ") for text, names in others.items()
        ]
        parts = parts or [Part(say("short.nothing"), 0)]
        line = _in_a_line("", parts)
        if self.seat is None:
            return Told(line[:1].upper() + line[1:], turn=True)
        return Told(f"{view.names[self.seat]}: {line}", turn=True, seat=self.seat, parts=tuple(parts))


def _got(text: str, who: str, say: Say) -> str:
    """What others got by a turn; an amount is no verb."""
    return f"{who} {text}" if text[:1].isalpha() else say.also(CORE)("to_whom", what=text, who=who)


def _listed(texts: Sequence[str], say: Say) -> str:
    """Things in a list, those of one name counted: "Zwiad ×2 i Najemnik"."""
    *first, last = [text + (f" ×{count}" if count > 1 else "") for text, count in Counter(texts).items()]
    return say.also(CORE)("and", first=", ".join(first), last=last) if first else last


def _pairs(first: Event, second: Event) -> Iterator[tuple[str, Any, Any]]:
    """The fields of two events of a kind, side by side."""
    return zip(first.fields, first, second, strict=True)


def _is_last(line: Told, told: Sequence[Told | _Turn]) -> bool:
    """Has nothing been told after it, except what others got in nobody's turn?"""
    after = reversed(told)
    return next((one for one in after if not isinstance(one, _Turn) or one.seat is not None), None) is line


def _is_more_of(first: Event, second: Event) -> bool:
    """Is it the same thing that only brings some more?"""
    if type(first) is not type(second) or AMOUNT not in first.fields:
        return False
    return all(name == AMOUNT or before == after for name, before, after in _pairs(first, second))


def _after(told: list[Told | _Turn], turn: _Turn | None, seat: int | None) -> _Turn | None:
    """The turn in which a player did something to the reader goes on: what that player does next is told after it."""
    if turn is None or seat is None or turn.seat != seat:
        return turn
    if turn.empty and turn in told:
        told.remove(turn)
    return _Turn(seat)


def _with_cause(text: str, cause: str) -> str:
    """A sentence with what has brought it about, before its full stop."""
    return f"{text[:-1]} ({cause}){text[-1]}" if text and cause else text


def retell(
    face: Face[Any], view: Any, events: Sequence[Event], say: Say, style: Style, whose: int | None
) -> list[Told]:
    """What happened, for the reader whose view it is. ``whose``: the turn in which it begins, if that is known."""
    turn = None if whose is None or whose == view.seat else _Turn(whose)
    told: list[Told | _Turn] = []
    newest: tuple[Told, Event] | None = None
    """The last line that tells of the reader, and what happened."""
    before: list[Event] = []
    """What has happened in the same turn."""
    for event in face.gather(events):
        seat = getattr(event, "seat", None)
        short = face.short(view, event, say)
        if face.begins_turn(event):
            before.clear()
            turn = None if seat == view.seat else _Turn(seat)
            told += [turn] if turn is not None else []
        elif event.secret or face.concerns(view, event):
            own = seat == view.seat and (turn is None or not face.has_turns)
            if newest is not None and _is_last(newest[0], told) and _is_more_of(newest[1], event):
                told.remove(newest[0])
                event = type(event)(*(x + y if name == AMOUNT else y for name, x, y in _pairs(newest[1], event)))
            text = _with_cause(face.event(view, event, say) or "", face.cause(view, event, before, say))
            ink = "secret" if event.secret else "" if own else "you"
            apart, brief = isinstance(event, face.told_alone), face.briefly(view, event, say)
            newest = Told(text, ink, True, apart=apart, brief=brief), event
            told.append(newest[0])
            turn = None if own else _after(told, turn, seat)
        elif short is None:
            told.append(Told(face.event(view, event, say) or ""))
            turn = turn if face.has_turns else None
        elif short:
            if turn is None or (not face.has_turns and turn.seat != seat):
                turn = _Turn(None if face.has_turns else seat)
            told += [turn] if turn not in told else []
            turn.note(face, view, event, short, say)
        before.append(event)
    # A turn that still goes on need not have brought anything.
    kept = [one for one in told if one is not turn or not isinstance(one, _Turn) or not one.empty]
    lines = (one.told(face, view, say, style) if isinstance(one, _Turn) else one for one in kept)
    return [one for one in lines if one.text]
