"""The positions in which people type, set up from their file."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from brzdek.core.table import Table
from tests.support import answer, catalog, legal, seat_down

FOLDER = Path(__file__).parent


@cache
def entries() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load((FOLDER / "positions.yaml").read_text(encoding="utf-8"))
    return found


@cache
def blind_entries() -> dict[str, dict[str, Any]]:
    """Positions that were reached by playing, and others in which only their own corpus is typed."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted(FOLDER.glob("*_positions.yaml")):
        found |= yaml.safe_load(file.read_text(encoding="utf-8"))
    return found


GAMES = tuple(dict.fromkeys(entry["game"] for entry in entries().values()))


def positions_of(game: str) -> list[str]:
    return [name for name, entry in entries().items() if entry["game"] == game]


def table_at(name: str) -> Table:
    """A table in the position of this name."""
    entry = blind_entries().get(name) or entries()[name]
    if "seed" in entry:
        return _played(**entry)
    if "walk" in entry:
        seed, answers = entry["walk"]
        return _walked(entry["game"], seed, answers)
    table = seat_down(
        entry["game"], entry["players"], position=entry["position"], options=entry.get("options"), keep_turns=True
    )
    answer(table, *entry.get("answers", ()))
    return table


def _played(game: str, players: int, seed: int, answers: str) -> Table:
    """After these answers; those to questions that are not put any more are passed over."""
    table = seat_down(game, players, seed=seed)
    for line in answers.split("; "):
        if line in legal(table):
            answer(table, line)
    return table


def _walked(game: str, seed: int, answers: int) -> Table:
    """After so many answers of a random game."""
    low, high = catalog(game).players
    table = seat_down(game, low + seed % (high - low + 1), seed=seed)
    choice = random.Random(seed).choice
    for _ in range(answers):
        assert table.ask is not None
        table.answer(choice(table.ask.options))
    return table
