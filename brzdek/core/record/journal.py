"""The journal of a table: who answered what, and what the state of the game was after each turn."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, TypeAlias

from brzdek.core.ask import Option
from brzdek.core.plain import plain

if TYPE_CHECKING:
    from brzdek.core.rulebook import Game

Entry: TypeAlias = tuple[int, Option]
"""A seat and its answer."""

MARK_LENGTH = 8


def mark_of(game: Game) -> str:
    """A short hash of the state between two turns: the same answers under the same rules lead to the same mark.

    House options are left out: a new one with its usual value changes nothing.
    """
    state = {name: plain(value) for name, value in game.plain().items() if name != "options"}
    written = json.dumps([game.chance.uses, state], sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()[:MARK_LENGTH]
