"""Files of games: a line for each, in any order, so that whoever breaks off can go on later."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeAlias

Record: TypeAlias = dict[str, Any]
"""What is to be known of a game, with its seed."""


def read(path: Path) -> list[Record]:
    """The games of a file; a last line that was cut off is none."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    return [json.loads(line) for line in lines if line.endswith("\n")]


def missing(path: Path, games: int, first: int = 0) -> list[int]:
    """Which of so many games, from a first seed on, the file does not have; what was cut off in it is taken out."""
    had = read(path)
    path.write_text("".join(line(one) for one in had), encoding="utf-8")
    return sorted(set(range(first, first + games)) - {one["seed"] for one in had})


def add(path: Path, record: Record) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(line(record))


def line(record: Record) -> str:
    return json.dumps(record, ensure_ascii=False) + "\n"
