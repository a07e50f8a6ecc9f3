"""Which of the things to choose from has most of something."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import listener

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "kto ma najwięcej Mocy?", "Moc: Zielarka 4, Rusałka 4, Kupiec 3, Cyborg 2."),
        ("pl", "który jest najsłabszy", "Siła: Rusałka 2, Kupiec 2, Zielarka 3, Cyborg 4."),
        ("en", "who has more craft, the Merchant or the Cyborg?", "Craft: Merchant 3, Cyborg 2."),
    ],
)
def test_who_asks_who_has_most_is_told_the_order(lang: Lang, line: str, told: str) -> None:
    came = listener("mim_pair", lang).hear(line)
    assert not came.move and not came.offered
    assert told in came.said


def test_whoever_is_named_by_a_number_is_listed() -> None:
    came = listener("mim_pair", "pl").hear("biorę tego z najmniejszą Mocą")
    assert "Cyborg i giermek" in came.said and "Zielarka i giermek" not in came.said
