"""The calibration sheet: what is read on it, with the opposite sign, is the offset."""

from __future__ import annotations

import re

import pytest

from printables.draw.grid import behind
from printables.draw.recording import Recording
from printables.draw.units import Size
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


def back_cross(offset: str, page: int) -> tuple[float, float]:
    """The middle of the cross on a page."""
    surface = Recording()
    draw_calibration(surface, read_job({"back-offset": offset}, "poker", ("pl",)))
    log = surface.log().split("\nend\n")[page]
    cross = re.findall(r"shape M ([\d.]+) ([\d.]+) L ([\d.]+) [\d.]+ M .*line #c00000", log)[0]
    return (float(cross[0]) + float(cross[2])) / 2, float(cross[1])


def test_a_sheet_across_is_shifted_as_the_paper_is() -> None:
    """A page across the paper is turned to the left: what is right on the paper is down on the page."""
    (x, y), (moved_x, moved_y) = back_cross("0,0", 3), back_cross("2,-3", 3)
    assert (round(moved_x - x, 2), round(moved_y - y, 2)) == (-3, -2)


@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short"])
def test_both_layouts_ask_for_the_same_numbers(backs: str) -> None:
    """Wherever a printer puts the back, the scale behind which its cross lies tells its shift on upright paper."""
    surface = Recording()
    draw_calibration(surface, read_job({"backs": backs}, "poker", ("pl",)))
    pages = surface.log().split("\nend\n")
    for front, (width, height) in ((pages[0], (210, 297)), (pages[2], (297, 210))):
        upright = height > width
        across = (backs != "duplex-short") == upright
        labels = [(float(x) - width / 2, float(y) - height / 2, word)
                  for x, y, word in re.findall(r'text ([\d.]+) ([\d.]+) text \S+ \S+ "([+-]\d+)"', front)]  # fmt: skip
        for shift in ((10, 0), (0, 10), (-5, 0), (0, -15)):
            # Where the back's image goes on its page, and where that is seen from the front.
            dx, dy = shift if upright else (shift[1], -shift[0])
            seen = (-dx, dy) if across else (dx, -dy)
            level = seen[1] == 0
            near = min(
                labels,
                key=lambda one: abs(one[0] + 1 - seen[0]) + abs(one[1] + 5 - seen[1]) if level
                else abs(one[0] - 3.2) + abs(one[1] + 0.8 - seen[1]),
            )  # fmt: skip
            assert int(near[2]) == (shift[0] or shift[1])


@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short"])
def test_backs_on_a_sheet_across_are_moved_by_the_turned_offset(backs: str) -> None:
    page, card = Size(297_000, 210_000), Size(63_000, 88_000)
    jobs = [read_job({"backs": backs, "back-offset": offset}, "poker", ("pl",)) for offset in ("0,0", "2,-3")]
    one, two = (behind(page, job, 10_000, 20_000, card) for job in jobs)
    assert (two[0] - one[0], two[1] - one[1]) == (-3_000, -2_000)
