"""The program says the same in whatever surroundings it is started."""

from __future__ import annotations

import os

import pytest

from tests.cli_support import ALL_BOTS, SHORT, process


@pytest.mark.parametrize(
    "surroundings",
    [
        {"LC_ALL": "C"},
        {"LC_ALL": "", "LANG": "xx_YY.ISO-8859-2"},
        {"TERM": ""},
        {"TERM": "dumb"},
        {"COLUMNS": "40", "LINES": "5"},
        {"COLUMNS": "0", "LINES": "many"},
        {"TZ": "America/Los_Angeles"},
        {"TZ": "Nowhere/At_All"},
        {"HOME": ""},
        {"HOME": "/nonexistent"},
    ],
    ids=str,
)
def test_a_game_is_the_same_anywhere(surroundings: dict[str, str]) -> None:
    usual = process(*ALL_BOTS, *SHORT)
    assert usual.returncode == 0 and "Wygrywa" in usual.stdout
    there = {name: value for name, value in {**os.environ, **surroundings}.items() if value}
    ran = process(*ALL_BOTS, *SHORT, env=there)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, usual.stdout, "")
