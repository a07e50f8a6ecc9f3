"""Bots for Smoki: those of Magia i Miecz, who also mind scales and dragons."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.rulebook import BotMaker
from brzdek.games.magia_i_miecz.bots import BOTS as BELOW

BOTS: Mapping[str, BotMaker] = BELOW
