"""Phrases whose words mean something else one by one, as ``idioms.yaml`` has them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from brzdek.core.values import NamedTuple

FILE = Path(__file__).with_name("idioms.yaml")


class Idiom(NamedTuple):
    """What is said, and what takes its place."""

    said: re.Pattern[str]
    means: str


@cache
def _idioms() -> list[Idiom]:
    """All of them, read with the first line that is not a move to the letter."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    entries = yaml.load(FILE.read_bytes(), Loader=loader)
    return [Idiom(re.compile(entry["said"]), entry["means"]) for entry in entries]


def plainly(folded: str) -> str:
    """A line without accents, and without idioms."""
    for idiom in _idioms():
        folded = idiom.said.sub(idiom.means, folded)
    return folded
