"""What the rules of Sabotażysta can hold against an option. Their words are in the face, under ``why.<kind>``."""

from __future__ import annotations

from typing import ClassVar

from brzdek.core.facts import declared
from brzdek.core.legality import Reason
from brzdek.games.sabotazysta.cards.corridors import Cell

# --- whose turn it is, and with which card


class NotYourTurn(Reason):
    rule: ClassVar[str] = "SAB-039"
    seat: int
    """Who is to move."""


class NotHeld(Reason):
    rule: ClassVar[str] = "SAB-036"
    lacks: ClassVar[bool] = True
    card: str


class NotATurn(Reason):
    """Cards are used in a turn, and gold is being divided."""

    rule: ClassVar[str] = "SAB-104"


class NoGoldNow(Reason):
    """Gold is taken when a round is over."""

    rule: ClassVar[str] = "SAB-103"


class NotOffered(Reason):
    rule: ClassVar[str] = "SAB-104"
    n: int


# --- path cards


class ToolsBroken(Reason):
    rule: ClassVar[str] = "SAB-068"
    tools: tuple[str, ...]


class Taken(Reason):
    """A card lies there."""

    rule: ClassVar[str] = "SAB-043"
    cell: Cell


class Apart(Reason):
    """No card of the maze beside it."""

    rule: ClassVar[str] = "SAB-043"
    cell: Cell


class WallThere(Reason):
    """Where the card has a corridor, the neighbour has rock."""

    rule: ClassVar[str] = "SAB-044"
    side: int
    cell: Cell
    """The neighbour."""


class CorridorThere(Reason):
    """Where the card has rock, the neighbour has a corridor."""

    rule: ClassVar[str] = "SAB-044"
    side: int
    cell: Cell
    """The neighbour."""


class CutOff(Reason):
    """No corridor leads from there to the start card."""

    rule: ClassVar[str] = "SAB-047"
    cell: Cell


class Sideways(Reason):
    rule: ClassVar[str] = "SAB-045"


class SameTurned(Reason):
    """The card is the same both ways up, so it is laid as it is."""

    rule: ClassVar[str] = "SAB-046"


class NowhereToLay(Reason):
    rule: ClassVar[str] = "SAB-098"


class OnACell(Reason):
    """A path card was to be laid on something that is no cell."""

    rule: ClassVar[str] = "SAB-043"


# --- action cards


class OnAPlayer(Reason):
    """A broken tool or a repair was to be played on something that is no player."""

    rule: ClassVar[str] = "SAB-065"


class AlreadyBroken(Reason):
    rule: ClassVar[str] = "SAB-070"
    whom: int
    tool: str


class AllBroken(Reason):
    """Everybody has this tool broken."""

    rule: ClassVar[str] = "SAB-073"
    tool: str


class NotBroken(Reason):
    rule: ClassVar[str] = "SAB-077"
    whom: int
    tools: tuple[str, ...]


class OtherTool(Reason):
    """The repair card does not show that tool."""

    rule: ClassVar[str] = "SAB-077"
    tools: tuple[str, ...]


class OneTool(Reason):
    """A card with two tools: one of them must be chosen."""

    rule: ClassVar[str] = "SAB-079"
    tools: tuple[str, ...]


class NothingToRepair(Reason):
    rule: ClassVar[str] = "SAB-080"
    tools: tuple[str, ...]


class Unmovable(Reason):
    """The start card or a goal card."""

    rule: ClassVar[str] = "SAB-083"
    cell: Cell


class NothingThere(Reason):
    """No card for a rockfall to remove."""

    rule: ClassVar[str] = "SAB-082"


class NothingToCollapse(Reason):
    rule: ClassVar[str] = "SAB-086"


class NoGoal(Reason):
    rule: ClassVar[str] = "SAB-088"
    goals: tuple[Cell, ...]


class FaceUp(Reason):
    """The goal card has been uncovered."""

    rule: ClassVar[str] = "SAB-090"
    cell: Cell


REASONS = declared(__name__, Reason)
