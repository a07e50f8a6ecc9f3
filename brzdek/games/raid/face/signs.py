"""The signs on maps, and what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from brzdek.core.text import Say, fold
from brzdek.games.raid.view.view import RaidView

if TYPE_CHECKING:
    from brzdek.games.raid.face.routing import Way

OUT, MARKET, SPRING, ARTIFACT, MAJOR, MINOR, IDOL = "⌂$♥♦●○☻"
MONSTER, LOCK, YOU = "†■@"
ARROWS: dict[Way, str] = {(1, 0): "►", (-1, 0): "◄", (0, 1): "▼", (0, -1): "▲"}


def pawn_marks(view: RaidView[Any]) -> list[str]:
    """A sign for each player: @ for oneself, else an initial, or a number where initials would be the same."""
    initials = [fold(name)[:1].upper() for name in view.names]
    marks = [
        initial if initial.isalpha() and initials.count(initial) == 1 else str(seat + 1)
        for seat, initial in enumerate(initials)
    ]
    return [YOU if seat == view.seat else mark for seat, mark in enumerate(marks)]


def who_is_who(view: RaidView[Any], say: Say) -> list[str]:
    """The sign of each player with the name."""
    return [
        f"{mark} {say('you') if seat == view.seat else name}"
        for seat, (mark, name) in enumerate(zip(pawn_marks(view), view.names, strict=True))
    ]
