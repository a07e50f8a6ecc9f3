"""What is legal in fixed positions does not change unnoticed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.perft import counted, entries, files

POSITIONS = [
    pytest.param(path.stem, entry, id=f"{path.stem}: {entry['name']}") for path in files() for entry in entries(path)
]


@pytest.mark.parametrize(("game", "entry"), POSITIONS)
def test_the_number_of_legal_answers(game: str, entry: dict[str, Any]) -> None:
    assert counted(game, entry["position"]) == entry["counts"]


def test_there_are_enough_positions() -> None:
    assert sum(param.values[0] == "brzdek" for param in POSITIONS) >= 12
    assert sum(param.values[0] == "magia_i_miecz" for param in POSITIONS) >= 15
