"""Every sort of page is drawn as it was, verb by verb."""

from __future__ import annotations

import pytest

from tests.printables.jobs import GOLDEN, NAMES, golden


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_page(name: str) -> None:
    assert golden(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_no_recording_is_left_over() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == set(NAMES)
