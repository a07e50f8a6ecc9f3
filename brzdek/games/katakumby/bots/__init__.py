"""Bots for Katakumby. They see what a person in their seat would see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.bots import RandomBot
from brzdek.core.rulebook import Bot, BotMaker


def steady(seat: int, seed: int) -> Bot[Any]:
    """The bot that plays well, loaded when somebody wants it."""
    from brzdek.games.katakumby.bots.steady import SteadyBot

    return SteadyBot(seat, seed)


BOTS: Mapping[str, BotMaker] = {"random": RandomBot, "steady": steady}
