"""The picture of the table before the first turn."""

from __future__ import annotations

import re

import pytest

from brzdek.core.text import Lang
from brzdek.games import NAMES
from printables.aids.printing import sheet_job
from printables.aids.setup import RATIO, SIDE, SetupPage, setups
from printables.draw.recording import Recording
from printables.jobs.catalogs import open_catalog

pytestmark = pytest.mark.xdist_group("printed pieces")


def page(game: str, langs: tuple[Lang, ...] = ("pl",)) -> tuple[SetupPage, str]:
    surface = Recording()
    found = SetupPage(surface, game, open_catalog(game), sheet_job({}, langs))
    found.draw()
    return found, surface.log()


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_a_set_up_picture_on_which_everything_lies_on_the_table(game: str) -> None:
    found, log = page(game)
    wide = found.width - 2 * SIDE
    top = found.height - 22
    for piece in setups()[game]:
        drawn = found.drawn(piece)
        across = piece.wide * wide / 100
        high = across * drawn.height / drawn.width
        columns, rows = (1, piece.many) if piece.down else (piece.many, 1)
        x, y = SIDE + piece.at[0] * wide / 100, top - piece.at[1] * RATIO * wide / 100
        half, tall = 1.06 * columns * across / 2, 1.06 * rows * high / 2
        assert x - half > SIDE - 2 and x + half < found.width - SIDE + 2, piece.name
        assert top - RATIO * wide - 2 < y - tall and y + tall < top + 2, piece.name
        assert f"setup.{piece.shows}.{piece.name}" in log
    labels = [piece for piece in setups()[game] if piece.label]
    assert len(re.findall(r'text \S+ \S+ number \S+ #\S+ "\d+"', log)) >= 2 * len(labels)


def test_the_page_speaks_both_languages() -> None:
    _, log = page("brzdek", ("pl", "en"))
    assert "Plansza;" in log and "board;" in log
