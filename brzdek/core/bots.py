"""Bots that know no game."""

from __future__ import annotations

import random
from typing import Any

from brzdek.core.ask import Ask, Option


class RandomBot:
    """Chooses among the legal options, each with the same chance."""

    def __init__(self, seat: int, seed: int) -> None:
        self._random = random.Random(seed * 100 + seat).random

    def choose(self, view: Any, ask: Ask) -> Option:
        options = ask.options
        return options[int(self._random() * len(options))]
