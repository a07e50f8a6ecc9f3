"""What happened in Brzdęk!, in words: what it has beside every raid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.core.wording import Wording
from brzdek.games.brzdek.rules import events
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.raid.face import telling as raid


def _countdown(view: HeistView, event: events.Countdown, say: Say) -> str:
    last = len(view.countdown_track)
    if event.space == 1:
        return say("event.countdown.begins", seat=view.names[event.seat])
    if event.space > last:
        return say("event.countdown.over")
    return say("event.countdown", n=event.space, of=last + 1, more=view.countdown_track[event.space - 1])


WORDINGS: Mapping[type[Event], Wording[Any]] = {**raid.WORDINGS, events.Countdown: _countdown}
