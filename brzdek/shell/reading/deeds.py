"""What a typed line comes to: a move or a command."""

from __future__ import annotations

from typing import TypeAlias

from brzdek.core.ask import Option
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.commands import Command


class Pick(NamedTuple):
    """The line is this move."""

    option: Option
    sure: bool = True
    """Not a guess: a guess is not good enough for what cannot be taken back."""
    clear: bool = False
    """A guess, but of what was mistyped there can be no doubt."""


class Do(NamedTuple):
    """The line is this command."""

    command: Command
    rest: str
    agreed: bool = False
    """Typed with an exclamation mark: do not ask first."""
    sure: bool = True


Deed: TypeAlias = Pick | Do
