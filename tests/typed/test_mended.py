"""What is told of spaces on which something lies, and of several things together."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import listener

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "look hills 3", "draw 0 – what lies there counts"),
        ("pl", "co leży na wzgórzach 3?", "dobierz 0 – liczy się to, co tu leży"),
        ("en", "look hidden valley", "draw 3"),
    ],
)
def test_a_space_tells_how_many_cards_are_really_drawn(lang: Lang, line: str, told: str) -> None:
    assert told in listener("mended_lying", lang).hear(line).said
