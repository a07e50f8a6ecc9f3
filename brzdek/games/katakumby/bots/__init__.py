"""Bots for Katakumby. They see what a person in their seat would see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from brzdek.core.bots import Bots, RandomBot
from brzdek.core.rulebook import Bot, BotMaker

if TYPE_CHECKING:
    from brzdek.core.search import Budget


def steady(seat: int, seed: int) -> Bot[Any]:
    """The bot that plays well, loaded when somebody wants it."""
    from brzdek.games.katakumby.bots.steady import SteadyBot

    return SteadyBot(seat, seed)


def deep(seat: int, seed: int, budget: Budget) -> Bot[Any]:
    """The bot that thinks ahead."""
    from brzdek.games.katakumby.bots.deep import DeepBot

    return DeepBot(seat, seed, budget)


BOTS: Mapping[str, BotMaker] = Bots({"random": RandomBot, "steady": steady}, {"deep": deep})
