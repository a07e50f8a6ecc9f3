"""What somebody types in a first game of Magia i Miecz who never read a manual."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import Listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")
RAFT = "raft przekleta_polana"


@pytest.mark.parametrize(
    ("lang", "line", "move", "offered"),
    [
        ("en", "cross the river", "", RAFT),
        ("en", "go to the other side", "", RAFT),
        ("pl", "przepłyń rzekę", "", RAFT),
        ("pl", "na drugi brzeg", "", RAFT),
        ("en", "cross the river by raft", RAFT, ""),
        ("en", "use the raft", RAFT, ""),
        ("pl", "użyj tratwy", RAFT, ""),
        ("pl", "przepłyń rzekę tratwą", RAFT, ""),
    ],
)
def test_a_raft_is_used_up_only_on_an_order_that_names_it(lang: Lang, line: str, move: str, offered: str) -> None:
    heard = Listener(table_at("mended_raft"), lang).hear(line)
    assert (heard.move, heard.offered) == (move, offered)
