"""The files of a small game, and a house deck for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.catalog.skarby import (
    CARDS,
    DECK,
    GAME,
    RULES,
    STONE,
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "skarby"
    place.mkdir()
    for name, text in {"game": GAME, "cards": CARDS, "stone": STONE, "rules": RULES}.items():
        (place / f"{name}.yaml").write_text(text, encoding="utf-8")
    return place


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "bogaci.yaml"
    file.write_text(DECK, encoding="utf-8")
    return file
