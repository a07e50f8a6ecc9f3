"""What has happened lately, as far as somebody may read it in the log."""

from __future__ import annotations

from collections import Counter

from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.view.view import WorldView


def taken_in_vain(view: WorldView, back: int) -> Counter[str]:
    """How often each thing has been taken since anybody lost Endurance, among the last so many events."""
    times: Counter[str] = Counter()
    for event in reversed(view.events(max(0, view.moment - back))):
        if isinstance(event, events.Lost) and event.what == "endurance":
            break
        if isinstance(event, events.Took):
            times[event.card] += 1
    return times
