"""Why something cannot be done where dragons are about."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.ask import Option
from brzdek.core.legality import Reason


class BridgeHeld(Reason):
    """A scale of the Dragon King lies at the bridge."""

    rule: ClassVar[str] = "SMO-070"
    space: str


class PortalHeld(Reason):
    """A scale of the Dragon King lies before the Portal."""

    rule: ClassVar[str] = "SMO-072"
    space: str


class TextSilent(Reason):
    """The scale on the space is met, so the instruction of the space is silent."""

    rule: ClassVar[str] = "SMO-063"
    space: str


class ScaleIsWon(Reason):
    """Who wants the scale on a space meets it and wins."""

    rule: ClassVar[str] = "SMO-075"


class NoScaleHere(Reason):
    """None lies on one's space."""

    rule: ClassVar[str] = "SMO-075"
    lacks: ClassVar[bool] = True


class ScaleAfterMove(Reason):
    """A scale is met where the move of a turn ends."""

    rule: ClassVar[str] = "SMO-057"


TAKE_SCALE: Option = ("take_scale",)
"""The wish to have the scale on one's space."""
REASONS = (BridgeHeld, PortalHeld, TextSilent, ScaleIsWon, NoScaleHere, ScaleAfterMove)
