"""How events come to their words: fields, persons, and what can happen in any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from brzdek.core.copies import card_of
from brzdek.core.events import CameToNothing, Paid, Rolled, Stopped
from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.core.words import CORE

V = TypeVar("V")
Shown: TypeAlias = Callable[[V, Any, Say], object]
"""How a field of an event or a reason is shown: view, its value, words."""
Wording: TypeAlias = Callable[[V, Any, Say], str | None]
"""An event in words, where its message alone does not do: view, the event, words."""


def player(view: Any, seat: int, say: Say) -> str:
    """A seat is shown by its name."""
    return str(view.names[seat])


def message(view: Any, event: Event, key: str, say: Say) -> str:
    """The message that words an event: in the second person where the reader did it, or it was done to the reader.

    ``you.<key>`` says what the reader does, ``at_you.<key>`` what somebody does to the reader.
    """
    for name, begins in (("seat", "you"), ("whom", "at_you")):
        if view.seat is not None and getattr(event, name, None) == view.seat and say.knows(f"{begins}.{key}"):
            return f"{begins}.{key}"
    return f"event.{key}"


def sentence(view: Any, told: str) -> str:
    """With a capital letter, unless it begins with a player's name, which stays as it was given."""
    return told if told.startswith(tuple(view.names)) else f"{told[:1].upper()}{told[1:]}"


def reads_of_oneself(view: Any, event: Event) -> bool:
    return view.seat is not None and view.seat in (getattr(event, "seat", None), getattr(event, "whom", None))


def _rolled(view: Any, event: Rolled, say: Say) -> str:
    if event.dice == (event.total,):
        key = "rolled"
    else:
        key = "rolled_sum" if sum(event.dice) == event.total else "rolled_result"
    dice = ", ".join(map(str, event.dice))
    say = say.also(CORE)
    return say(
        message(view, event, key, say),
        seat=player(view, event.seat, say),
        dice=dice,
        total=event.total,
    )


def _paid(view: Any, event: Paid, say: Say) -> str:
    key = f"paid.{event.what}"
    price = say(key, n=event.n) if say.knows(key) else f"{event.n} {event.what}"
    say = say.also(CORE)
    return say(message(view, event, "paid", say), seat=player(view, event.seat, say), price=price)


def _stopped(view: Any, event: Stopped, say: Say) -> str:
    source = str(event.card)
    card = view.catalog.cards.get(card_of(source))
    return say.also(CORE)("event.stopped", card=source if card is None else card.name.to(say.lang))


def _nothing(view: Any, event: CameToNothing, say: Say) -> str:
    return say.also(CORE)("event.came_to_nothing")


WORDINGS: Mapping[type[Event], Wording[Any]] = {
    Rolled: _rolled,
    CameToNothing: _nothing,
    Paid: _paid,
    Stopped: _stopped,
}
"""The words of events that can happen in any game."""
