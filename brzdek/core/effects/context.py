"""Where an effect happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from brzdek.core.ask import Word

if TYPE_CHECKING:
    from brzdek.core.effects.ongoing import CardGame, Happening

G = TypeVar("G", bound="CardGame")

NOTHING: Mapping[str, Word] = {}
"""No targets."""


class Context(Generic[G]):
    """The game, the seat that an effect concerns, and what is known from outside the effect itself."""

    __slots__ = ("bound", "by", "game", "happening", "seat", "source")

    def __init__(
        self,
        game: G,
        seat: int,
        source: Word = "",
        *,
        by: int | None = None,
        bound: Mapping[str, Word] = NOTHING,
        happening: Happening | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        """Who carries it out: the reader of the card, or the player that the card makes do it."""
        self.source = source
        """The card it comes from. A card that stays in play needs a source of its own for every copy."""
        self.by = seat if by is None else by
        """Who caused it; the seat itself unless it was done to it."""
        self.bound = bound
        """What was chosen so far, by kind: ``{"player": 2, "card": "sword"}``."""
        self.happening = happening
        """The announced thing that this effect answers, if any."""

    def bind(self, kind: str, target: Word) -> Context[G]:
        """The same, with one more target."""
        return Context(
            self.game,
            self.seat,
            self.source,
            by=self.by,
            bound={**self.bound, kind: target},
            happening=self.happening,
        )

    def as_player(self, seat: int) -> Context[G]:
        """The same, done to another player."""
        return Context(self.game, seat, self.source, by=self.seat, bound=self.bound, happening=self.happening)

    @property
    def player(self) -> int:
        """The chosen player; who carries it out if none was chosen."""
        chosen: Any = self.bound.get("player", self.seat)
        return int(chosen)
