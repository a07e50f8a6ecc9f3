"""Files that several commands are tried on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli_support import ALL_BOTS, GAME, ROOT, SHORT, Run


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """The game's own cards with another number of maps, as a house deck."""
    import yaml

    own = yaml.safe_load((ROOT / "cards" / GAME / "actions.yaml").read_text(encoding="utf-8"))
    entry = next(card for card in own["cards"] if card["id"] == "map")
    file = tmp_path / "decks" / "maps.yaml"
    file.parent.mkdir()
    house = {"extends": GAME, "name": {"pl": "Więcej map", "en": "More maps"}, "cards": [{**entry, "copies": 9}]}
    file.write_text(yaml.safe_dump(house, allow_unicode=True), encoding="utf-8")
    return file


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.yaml"
    file.write_text(
        "game: sabotazysta\nplayers: [Ola, Jan, Ewa]\nturn: 1\n"
        'board: ["cross@1,0"]\nhands: {1: [cross, map]}\noptions: {rounds: 1}\n'
    )
    return str(file)


@pytest.fixture
def played(tmp_path: Path, run: Run) -> Path:
    """A finished game of bots."""
    path = tmp_path / "played.partia"
    assert run(*ALL_BOTS, *SHORT, "--save", str(path)).code == 0
    return path
