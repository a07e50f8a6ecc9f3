"""Bots for Katakumby. They see what a person in their seat would see."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.bots import RandomBot
from brzdek.core.rulebook import BotMaker

BOTS: Mapping[str, BotMaker] = {"random": RandomBot}
