"""Why something cannot be done where dragons are about."""

from __future__ import annotations

from brzdek.core.legality import Reason

REASONS: tuple[type[Reason], ...] = ()
