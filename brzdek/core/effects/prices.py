"""Prices: what is paid in full or not at all, and never below zero."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from brzdek.core.effects.context import Context
from brzdek.core.effects.entries import AmountVerb
from brzdek.core.events import Paid


class Price(AmountVerb):
    """So much of something that a player has. Whoever has less pays nothing, and what stands behind is not done."""

    __slots__ = ()
    is_price = True
    what: ClassVar[str]
    """What it is paid in; the message ``paid.<what>`` of the game says so much of it."""

    @abstractmethod
    def owned(self, ctx: Context[Any]) -> int:
        """How much the player has."""

    @abstractmethod
    def take(self, ctx: Context[Any]) -> None:
        """Take it; there is enough."""

    def possible(self, ctx: Context[Any]) -> bool:
        return self.owned(ctx) >= self.amount

    def do(self, ctx: Context[Any]) -> None:
        if self.possible(ctx):
            self.take(ctx)
            ctx.game.log.tell(Paid, ctx.seat, self.what, self.amount)
