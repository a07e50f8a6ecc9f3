"""Counting how much work something is."""

from __future__ import annotations

import sys

import pytest

from tests.effort import TooMuch, effort


def test_work_is_counted_in_calls() -> None:
    once = effort(lambda: [len("x") for _ in range(1)], 1000)
    assert effort(lambda: [len("x") for _ in range(101)], 1000) == once + 100


def test_too_much_work_is_stopped() -> None:
    done: list[int] = []
    before = sys.getprofile()

    def pile_up() -> None:
        for number in range(10_000):
            done.append(number)

    with pytest.raises(TooMuch):
        effort(pile_up, 100)
    assert 0 < len(done) <= 100
    assert sys.getprofile() is before
