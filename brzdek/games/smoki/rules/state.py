"""What Smoki keeps beside the state of Magia i Miecz."""

from __future__ import annotations

from brzdek.core.copies import Copy
from brzdek.core.values import dataclass, field
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.cards.pieces import LORDS

PART = "smoki"


def none_of_any() -> dict[str, int]:
    return dict.fromkeys(LORDS, 0)


@dataclass(slots=True)
class DragonTurn:
    """What has happened in the turn that is being played, as far as dragons mind."""

    kills: int = 0
    """Enemies that whoever's turn it is has killed in it."""
    beaten: bool = False
    """Has he been defeated in it?"""
    text: str = ""
    """The space whose own encounter he has chosen."""
    scale: str = ""
    """The space whose scale he has met: its text is silent until the end of the turn."""
    fought_out: bool = False
    """Has a combat ended his turn: lost or drawn?"""
    met: list[Copy] = field(default_factory=list)
    """Sleepers who have been fought."""


@dataclass(slots=True)
class Dragons:
    """Lords, tokens, scales and sleepers. All of it is public: of what is face down only the numbers count."""

    king: str = ""
    """The Lord with the Crown token."""
    on_lords: dict[str, int] = field(default_factory=none_of_any)
    """Scales on the cards of the Lords."""
    on_spaces: dict[str, str] = field(default_factory=dict)
    """The Lord whose scale lies on a space."""
    on_cards: dict[Copy, list[str]] = field(default_factory=dict)
    """The Lords whose scales lie on cards that keep some."""
    owned: list[dict[str, int]] = field(default_factory=list)
    """Scales before each player: they are the player's and stay with his next pair."""
    pool: dict[str, int] = field(default_factory=dict)
    """Tokens face down, by sort."""
    removed: dict[str, int] = field(default_factory=dict)
    """Tokens in the box, until the pool is empty."""
    chain: list[str] = field(default_factory=list)
    """Tokens that are drawn and wait for their turn."""
    strikes: int = 0
    """Dragon Strikes of the chain that is being resolved; they are discarded at its end."""
    told: list[str] = field(default_factory=list)
    """The tokens that come next, where a position says so."""
    asleep: list[Copy] = field(default_factory=list)
    """Enemies with a sleep token."""
    faced: bool = False
    """Has anybody stood before the Dragon King?"""
    retreat: list[int] = field(default_factory=list)
    """Who has turned back and has to go to the Plain of Peril."""
    prizes: dict[str, int] = field(default_factory=dict)
    """Prize scales that an ending lays with the Lords."""
    takers: list[int] = field(default_factory=list)
    """Who has taken prize scales, the last one at the end."""
    turn: DragonTurn = field(default_factory=DragonTurn)


def dragons(game: World) -> Dragons:
    part: Dragons = game.parts[PART]
    return part


def present(game: World) -> bool:
    """Do Lords, scales or sleepers take part in this game?"""
    return PART in game.parts
