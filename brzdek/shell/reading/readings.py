"""What a typed line may turn out to be: a move, a command, a question, several things, or nothing."""

from __future__ import annotations

from typing import TypeAlias

from brzdek.core.values import NamedTuple
from brzdek.shell.reading.commands import Command
from brzdek.shell.reading.deeds import Deed, Do, Pick
from brzdek.shell.reading.questions import Asked


class Unclear(NamedTuple):
    """The line may be read in several ways: these moves and these commands."""

    moves: list[int]
    commands: list[Command]
    strange: tuple[str, ...] = ()
    """Words that none of these ways explains."""
    why: str = "unclear"
    """The key of the message that says so."""


class Unknown(NamedTuple):
    """The line is nothing; this is the nearest thing that would be something."""

    nearest: Deed | None = None
    reason: str = "unknown"
    """The key of the message that says so."""
    values: tuple[tuple[str, object], ...] = ()


Reading: TypeAlias = Pick | Do | Unclear | Unknown | Asked
