"""Phrases whose words mean something else one by one, as ``idioms.yaml`` has them."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from brzdek.core.values import NamedTuple
from brzdek.shell.reading.speech.stored import stored


class Idiom(NamedTuple):
    """What is said, and what takes its place."""

    said: re.Pattern[str]
    means: str


@cache
def _idioms() -> list[Idiom]:
    return [Idiom(re.compile(entry["said"]), entry["means"]) for entry in stored("idioms")]


@lru_cache(maxsize=512)
def plainly(folded: str) -> str:
    """A line without accents, and without idioms."""
    for idiom in _idioms():
        folded = idiom.said.sub(idiom.means, folded)
    return folded
