"""What holds for moving on a board and through catacombs alike."""

from __future__ import annotations

from brzdek.games.raid.rules.noise import bearable
from brzdek.games.raid.rules.state import AnyRaid, Thief

NOWHERE = -1
"""No room."""


def closed_room(game: AnyRaid, thief: Thief) -> int:
    """The room that a player may not enter: back to the start one goes only with an artifact."""
    return NOWHERE if thief.artifacts else game.board.start


def sword_choices(game: AnyRaid, thief: Thief, monsters: int) -> range:
    """How many swords the player may spend on so many monsters: each prevents one damage."""
    most = min(game.now.swords, monsters)
    return range(most, max(0, monsters - bearable(game, thief)) - 1, -1)
