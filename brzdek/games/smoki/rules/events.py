"""What can be told of dragons."""

from __future__ import annotations

from brzdek.core.log import Event

EVENTS: tuple[type[Event], ...] = ()
