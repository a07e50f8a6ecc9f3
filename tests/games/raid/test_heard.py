"""What is understood of lines in the raids that speak of rotations, dangers and several cards."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import listener


@pytest.mark.parametrize(
    ("position", "lang", "line", "move"),
    [
        ("katakumby_5", "pl", "do komnaty 25", "place 270"),
        ("katakumby_5", "pl", "chcę wejść do 26", "place 90"),
        ("katakumby_5", "en", "place it so I land in room 25", "place 270"),
        ("katakumby_5", "en", "into 26 please", "place 90"),
        ("katakumby_7", "pl", "do 33 tak żeby bez potwora", "place 0"),
    ],
)
def test_a_room_means_the_rotation_that_leads_there_at_once(position: str, lang: Lang, line: str, move: str) -> None:
    assert listener(position, lang).hear(line).move == move
