"""The picture of the table before the first turn."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from brzdek.core.text import Lang
from brzdek.games import NAMES
from printables.aids.printing import sheet_job
from printables.aids.setup import SetupPage, setups
from printables.draw.recording import Recording
from printables.draw.surface import Bounds
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
    left, bottom, right, top = found.table
    lying: list[tuple[str, Bounds]] = []
    for piece in setups()[game]:
        boxes = found.boxes(piece, found.drawn(piece))
        assert all(left < x and low > bottom and far < right and high < top for x, low, far, high in boxes), piece.name
        lying += [(piece.name, box) for box in boxes]
        assert f"setup.{piece.shows}.{piece.name}" in log
    for (one, first), (two, second) in combinations(lying, 2):
        apart = first[2] <= second[0] or second[2] <= first[0] or first[3] <= second[1] or second[3] <= first[1]
        assert apart, f"{one} covers {two}"
    labels = [piece for piece in setups()[game] if piece.label]
    assert len(re.findall(r'text \S+ \S+ number \S+ #\S+ "\d+"', log)) >= 2 * len(labels)


def test_the_page_speaks_both_languages() -> None:
    _, log = page("brzdek", ("pl", "en"))
    assert "Plansza;" in log and "board;" in log


def test_goals_of_the_mine_lie_seven_places_from_the_start_and_in_every_other_row() -> None:
    found, _ = page("sabotazysta")
    lying = {piece.shows if piece.name == "mine" else piece.name: piece for piece in setups()["sabotazysta"][:3]}
    ((start, low, right, high),) = found.boxes(lying["start"], found.drawn(lying["start"]))
    free = found.boxes(lying["free"], found.drawn(lying["free"]))
    goals = found.boxes(lying["goal"], found.drawn(lying["goal"]))
    assert len(free) == 7 and len(goals) == 3
    assert right < free[0][0] < right + (right - start) / 4 and free[-1][2] < goals[0][0]
    rows = [(low - bottom) / (high - low) for _, bottom, _, _ in goals]
    assert [round(row / 1.06) for row in rows] == [-2, 0, 2]
