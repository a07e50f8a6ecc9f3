"""How dragons show themselves: when they have come."""

from __future__ import annotations

from brzdek.doors import late

late(__name__, "looks")
