"""The calibration sheet: what is read on it, with the opposite sign, is the offset."""

from __future__ import annotations

import re

import pytest

from printables.draw.recording import Recording
from printables.jobs.calibrate import draw_calibration
from printables.jobs.job import read_job


def numbers(log: str, label: str) -> list[tuple[float, float]]:
    """Where a label stands on the front."""
    front = log.partition("\nend\n")[0]
    return [(float(x), float(y)) for x, y in re.findall(rf'text ([\d.]+) ([\d.]+) text .* "{re.escape(label)}"', front)]


@pytest.mark.parametrize(("backs", "right", "up"), [("duplex-long", -1, 1), ("duplex-short", 1, -1)])
def test_the_scales_run_as_the_back_is_seen_through_the_paper(backs: str, right: int, up: int) -> None:
    surface = Recording()
    draw_calibration(surface, read_job({"backs": backs}, "poker", ("pl",)))
    middle = (105, 148.5)
    on_x, on_y = sorted(numbers(surface.log(), "+10"), key=lambda spot: abs(spot[0] - middle[0]), reverse=True)
    assert (on_x[0] > middle[0]) == (right > 0)
    assert (on_y[1] > middle[1]) == (up > 0)


def test_the_offset_moves_the_cross_on_the_back() -> None:
    logs = []
    for offset in ("0,0", "2,-3"):
        surface = Recording()
        draw_calibration(surface, read_job({"back-offset": offset}, "poker", ("pl",)))
        logs.append(surface.log())
    crosses = [re.findall(r"shape M ([\d.]+) ([\d.]+) L [\d.]+ [\d.]+ M .*line #c00000", log)[0] for log in logs]
    (x, y), (moved_x, moved_y) = ((float(one), float(two)) for one, two in crosses)
    assert (moved_x - x, moved_y - y) == (2, -3)
