"""What happened while somebody looked away, told briefly: the turn of another player is one line.

What happened to the reader is told in full, in the second person. A game says with its words what stands in the line
of a turn: ``short.<kind>`` is a part of it, what is ``passed_over`` is left out, and an event without such a message is
a sentence of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.core.values import NamedTuple
from brzdek.core.words import CORE

if TYPE_CHECKING:
    from brzdek.core.drawing import Style
    from brzdek.core.face import Face

AMOUNT = "n"
"""The field that is added up where the same thing happens several times in a turn."""


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

    def worded(self, view: Any, say: Say, style: Style, asides: Collection[str]) -> str:
        """The walks, what was done, what was gained and lost, what comes every turn; then what others got by it, with
        their names.
        """
        arrow = "→" if style.unicode else "->"
        parts = [arrow.join(map(str, way)) for way in self.ways]
        others: dict[str, list[str]] = {}
        for deed in sorted(self.deeds, key=lambda deed: (deed.key in asides, deed.amount != 0)):
            text = deed.worded(say)
            if deed.seat in (None, self.seat):
                parts.append(text)
            else:
                others.setdefault(text, []).append(view.names[deed.seat])
        said = [", ".join(parts)] if parts else []
        said += [_got(text, _listed(names, say), say) for text, names in others.items()]
        line = "; ".join(said) or say("short.nothing")
        return line[:1].upper() + line[1:] if self.seat is None else f"{view.names[self.seat]}: {line}"


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
            newest = Told(text, ink, True, apart=isinstance(event, face.told_alone)), event
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
    lines = (
        Told(one.worded(view, say, style, face.asides), turn=True, seat=one.seat) if isinstance(one, _Turn) else one
        for one in kept
    )
    return [one for one in lines if one.text]
