"""Files that are closed whatever becomes of a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import pytest

from brzdek.core.record.header import write_header
from brzdek.core.record.recorder import Recorder
from brzdek.core.table import Table

Recording: TypeAlias = Callable[[Path, Table], Recorder]


@pytest.fixture
def recorder() -> Iterator[Recording]:
    """Begins to write a game down."""

    def fail(error: OSError) -> None:
        raise AssertionError(error)

    with ExitStack() as closing:

        def begin(path: Path, of: Table) -> Recorder:
            made = Recorder.create(path, write_header(of.setup, of.catalog.fingerprint), on_failure=fail)
            closing.callback(made.close)
            return made

        yield begin
