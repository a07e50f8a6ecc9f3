"""No line, however garbled, breaks a session or makes a move that is not legal."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.core.text import LANGS
from tests.typed.garble import type_garbled
from tests.typed.listening import listener
from tests.typed.positions import GAMES

LINES = 60
"""For each game and language; ``python -m tests.soak --attack lines`` types more."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_no_garbled_line_breaks_anything(game: str, lang: Any) -> None:
    type_garbled(game, lang, LINES, seed=1)


@pytest.mark.parametrize(
    "line", ["zagraj Kamień *ędrowac", "kup Zwiad *x, Najemnik *²", "play Burgle *99999999999999999999"]
)
def test_a_star_before_what_is_no_number_breaks_nothing(line: str) -> None:
    for position in ("delve_choose", "delve_walk", "heist_shop"):
        assert listener(position, "pl").hear(line) is not None
