"""What a question names, of things with names."""

from __future__ import annotations

import pytest

from brzdek.core.inquiry import best_named

PLAYERS = {0: ("Ala",), 1: ("Maya",)}


@pytest.mark.parametrize(
    ("about", "named"),
    [
        ("komu dać Alę", [0]),
        ("Alę podejrzewam", [0]),
        ("Ali?", [0]),
        ("Ale kto kopie?", []),
        ("ale kto kopie?", []),
        ("May I roll?", []),
        ("is it Maya's turn?", [1]),
    ],
)
def test_a_capital_at_the_beginning_of_a_line_makes_no_name(about: str, named: list[int]) -> None:
    assert best_named(about, PLAYERS) == named
