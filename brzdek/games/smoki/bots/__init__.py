"""Bots for Smoki: those of Magia i Miecz, who also mind scales and dragons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.rulebook import Bot, BotMaker
from brzdek.games.magia_i_miecz.bots import BOTS as BELOW


def steady(seat: int, seed: int) -> Bot[Any]:
    """The bot that plays well, loaded when somebody wants it."""
    from brzdek.games.smoki.bots.steady import DragonBot

    return DragonBot(seat, seed)


BOTS: Mapping[str, BotMaker] = {**BELOW, "steady": steady}
