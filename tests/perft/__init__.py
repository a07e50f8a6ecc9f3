"""Perft: fixed positions with the number of sequences of legal answers, as for chess programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from brzdek.core.perft import perft
from tests.support import seat_down

FOLDER = Path(__file__).parent
DEPTHS = (1, 2, 3)


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.yaml"))


def entries(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))["positions"]
    return found


def counted(game: str, position: dict[str, Any]) -> list[int]:
    """The counts of one position, depth by depth; one that says nothing is the start of a game."""
    own = {key: value for key, value in position.items() if key != "players"}
    table = seat_down(game, position["players"], position=own or None, keep_turns=True)
    return [perft(table, depth) for depth in DEPTHS]
