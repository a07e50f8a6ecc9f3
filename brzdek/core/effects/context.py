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

    __slots__ = ("bound", "by", "for_", "game", "happening", "seat", "source")

    def __init__(
        self,
        game: G,
        seat: int,
        source: Word = "",
        bound: Mapping[str, Word] = NOTHING,
        happening: Happening | None = None,
        for_: Word | None = None,
        by: int | None = None,
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
        """The announced thing that this effect answers, or the event that set it off, if any."""
        self.for_ = for_
        """The being for which the seat acts; None: it acts for itself."""

    def bind(self, kind: str, target: Word) -> Context[G]:
        """The same, with one more target."""
        return self.aimed({**self.bound, kind: target})

    def aimed(self, bound: Mapping[str, Word]) -> Context[G]:
        """The same with these targets."""
        other: Context[G] = Context.__new__(Context)
        other.game, other.seat, other.source, other.by = self.game, self.seat, self.source, self.by
        other.bound, other.happening, other.for_ = bound, self.happening, self.for_
        return other

    def as_player(self, seat: int) -> Context[G]:
        """The same, done to another player."""
        return Context(self.game, seat, self.source, by=self.seat, bound=self.bound, happening=self.happening)

    @property
    def actor(self) -> Word:
        """Who acts: the being for which the seat acts, or the seat itself."""
        return self.seat if self.for_ is None else self.for_

    def chosen(self, kind: str) -> tuple[Word, ...]:
        """Everything of a kind that was chosen, where ``choose`` has a ``count`` or ``up_to``."""
        return tuple([one for key, one in self.bound.items() if key.partition(" ")[0] == kind])

    @property
    def player(self) -> int:
        """The chosen player; who carries it out if none was chosen."""
        chosen: Any = self.bound.get("player", self.seat)
        return int(chosen)
