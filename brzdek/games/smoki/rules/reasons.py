"""Why something cannot be done where dragons are about."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.legality import Reason


class BridgeHeld(Reason):
    """A scale of the Dragon King lies at the Sentinel's."""

    rule: ClassVar[str] = "SMO-070"
    lord: str


class PortalHeld(Reason):
    """A scale of the Dragon King lies before the Portal."""

    rule: ClassVar[str] = "SMO-072"
    lord: str


REASONS = (BridgeHeld, PortalHeld)
