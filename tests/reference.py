"""What the games are compared with: their rule ledgers and publicly known facts, as kept under ``data``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import yaml

DATA = Path(__file__).resolve().parent / "data"
SHELVES = {"ledgers": "rules", "facts": "facts"}
"""Our folders of copies, and what the folder of the originals calls them."""


@cache
def ledger(game: str) -> Mapping[str, Any]:
    """The rule ledger of a game."""
    return _read("ledgers", game)


@cache
def facts(name: str) -> Mapping[str, Any]:
    """What is publicly known of a printed game."""
    return _read("facts", name)


def _read(shelf: str, name: str) -> Mapping[str, Any]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    loaded: Mapping[str, Any] = yaml.load((DATA / shelf / f"{name}.yaml").read_text(encoding="utf-8"), Loader=loader)
    return loaded


def holds_the_originals(folder: Path) -> bool:
    """Is this the folder that the copies were made from, and not any other one of its name?"""
    try:
        lines = (folder / "rules" / "sabotazysta.yaml").read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return False
    return "game: sabotazysta" in lines


def differences(originals: Path) -> Iterator[str]:
    """The copies that are not what lies in that folder; comments do not matter."""
    for ours, theirs in SHELVES.items():
        copies = {path.name: path for path in (DATA / ours).glob("*.yaml")}
        known = {path.name: path for path in (originals / theirs).glob("*.yaml")}
        for name in sorted(copies.keys() | known.keys()):
            if name not in known:
                yield f"{theirs}/{name} is gone"
            elif name not in copies:
                yield f"{theirs}/{name} is not copied yet"
            elif _said(copies[name]) != _said(known[name]):
                yield f"{theirs}/{name} says something else"


def _said(file: Path) -> list[str]:
    lines = (line.rstrip() for line in file.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("#")]
