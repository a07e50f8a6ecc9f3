"""What Smoki keeps beside the state of Magia i Miecz."""

from __future__ import annotations

from dataclasses import dataclass, field

from brzdek.core.copies import Copy
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.cards.pieces import LORDS

PART = "smoki"


@dataclass(slots=True)
class Dragons:
    """Lords, tokens, scales and sleepers. All of it is public but the order of what is still face down."""

    king: str = ""
    """The Lord with the Crown token."""
    endurance: dict[str, int] = field(default_factory=dict)
    on_lords: dict[str, int] = field(default_factory=lambda: dict.fromkeys(LORDS, 0))
    """Scales on the cards of the Lords."""
    on_spaces: dict[str, str] = field(default_factory=dict)
    """The Lord whose scale lies on a space."""
    owned: list[dict[str, int]] = field(default_factory=list)
    """Scales before each player: they are the player's and stay with his next pair."""
    pool: dict[str, int] = field(default_factory=dict)
    """Tokens face down, by sort."""
    removed: dict[str, int] = field(default_factory=dict)
    """Tokens in the box, until the pool is empty."""
    chain: list[str] = field(default_factory=list)
    """Tokens that are drawn and wait for their turn."""
    told: list[str] = field(default_factory=list)
    """The tokens that come next, where a position says so."""
    asleep: list[Copy] = field(default_factory=list)
    """Enemies with a sleep token."""
    met: list[Copy] = field(default_factory=list)
    """Sleepers who have been fought in this turn."""
    faced: bool = False
    """Has anybody stood before the Dragon King?"""
    retreat: list[int] = field(default_factory=list)
    """Who has turned back and has to go to the Plain of Peril."""


def dragons(game: World) -> Dragons:
    part: Dragons = game.parts[PART]
    return part
