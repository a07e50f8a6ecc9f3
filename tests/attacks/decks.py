"""House decks for attacks: written to a file, checked, and played with the rest of the game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from brzdek.core.catalog.check import Findings, check_file
from brzdek.core.catalog.load import load_catalog
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from tests.support import NAMES, rulebook

GAMES = ("sabotazysta", "brzdek", "katakumby", "magia_i_miecz", "smoki")


def card(name: str, kind: str, copies: int = 1, **more: Any) -> dict[str, Any]:
    return {"id": name, "name": {"pl": name, "en": name}, "kind": kind, "copies": copies, **more}


def write(folder: Path, game: str, cards: Sequence[Mapping[str, Any]], **more: Any) -> Path:
    """A house deck in a file; JSON is YAML, and never has an anchor."""
    path = folder / "deck.yaml"
    deck = {"extends": game, "name": {"pl": "Próba", "en": "Trial"}, "cards": list(cards), **more}
    path.write_text(json.dumps(deck, ensure_ascii=False, indent=1), encoding="utf-8")
    return path


def checked(path: Path) -> Findings:
    return check_file(path, {game: rulebook(game).layers for game in GAMES})


def told(path: Path) -> list[str]:
    """What ``check`` has against a deck, without the places."""
    return [problem.message("en") for problem in checked(path).problems]


def warned(path: Path) -> list[str]:
    return [warning.message("en") for warning in checked(path).warnings]


def sit_down(
    path: Path,
    game: str,
    players: int = 3,
    *,
    seed: int = 1,
    position: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Table:
    """A table with this house deck."""
    catalog = load_catalog(rulebook(game).layers, [path])
    seats = tuple([Seat(NAMES[seat]) for seat in range(players)])
    return Table(rulebook(game), Setup(game, seats, seed, options or {}, position), catalog)
