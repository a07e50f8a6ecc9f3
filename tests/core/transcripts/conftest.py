"""A finished game in a file; recorders are closed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.core.transcripts.saved import (
    GAME,
    OPEN,
    SEATS,
    play_on,
    recorder_for,
    setup,
    table_of,
)
from tests.support import rulebook


@pytest.fixture(autouse=True)
def close_recorders() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of one round."""
    path = tmp_path_factory.mktemp("played") / "game.partia"
    table = table_of(setup(options={"rounds": 1}))
    recorder = recorder_for(path, table.setup)
    play_on(table, recorder)
    recorder.finish([seat.name for seat in SEATS], rulebook(GAME).result(table.game))
    recorder.close()
    return path
