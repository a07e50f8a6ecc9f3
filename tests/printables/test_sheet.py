"""Where things lie on the sheets, computed and compared."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from printables.draw import marks
from printables.draw.grid import Block, GridSlot, Leaf, grid_for, leaves
from printables.draw.marks import Strip, strip_place
from printables.draw.recording import Recording
from printables.draw.units import MM, Size
from printables.jobs.job import BadJob, Given, Job, read_job


def job(**options: str) -> Job:
    given: Given = {name.replace("_", "-"): value for name, value in options.items()}
    return read_job(given, "poker", ("pl",))


def overlap(one: GridSlot[int], two: GridSlot[int], card: Size) -> bool:
    return abs(one.x - two.x) < card.width and abs(one.y - two.y) < card.height


def test_nine_poker_cards_fit_on_a4_and_on_letter() -> None:
    for paper in ("a4", "letter"):
        grid = grid_for(job(paper=paper))
        assert (grid.columns, grid.rows) == (3, 3)
    grid = grid_for(job())
    assert grid.corner(0) == (9_750, 297_000 - 15_150 - 88_900)
    assert grid.corner(8) == (9_750 + 2 * 63_500, 15_150)


def test_what_fits_exactly_fits() -> None:
    """Three rows of 88 mm and nothing to spare: counted in whole micrometres, no row is lost."""
    exact = job(size="63x88", margin="16.5,10.5,16.5,10.5")
    assert (grid_for(exact).columns, grid_for(exact).rows) == (3, 3)
    assert grid_for(job(size="63.001x88", margin="16.5,10.5,16.5,10.5")).count < 9


def test_the_way_of_the_paper_that_holds_more_is_taken() -> None:
    grid = grid_for(job(bleed="3"))
    assert grid.page == Size(297 * MM, 210 * MM)
    assert (grid.columns, grid.rows) == (4, 2)
    assert grid.step == Size(63_500 + 6_000, 88_900 + 6_000)


@pytest.mark.parametrize("size", ["poker", "bridge", "euro", "mini", "tarot", "square", "40x40"])
@pytest.mark.parametrize("paper", ["a4", "a3", "a2", "letter", "legal"])
@pytest.mark.parametrize("backs", ["none", "fold"])
def test_cards_stay_on_the_paper_and_apart(size: str, paper: str, backs: str) -> None:
    asked = job(size=size, paper=paper, backs=backs, bleed="2")
    grid = grid_for(asked)
    (leaf, *_) = leaves(grid, asked, range(grid.count))
    for slot in leaf.slots:
        assert slot.x - asked.bleed >= asked.margin.left
        assert slot.y - asked.bleed >= asked.margin.bottom
        assert slot.x + grid.card.width + asked.bleed <= grid.page.width - asked.margin.right
        assert slot.y + grid.card.height + asked.bleed <= grid.page.height - asked.margin.top
    assert not any(overlap(one, two, grid.card) for one in leaf.slots for two in leaf.slots if one is not two)
    assert len(leaf.slots) == grid.count * (2 if backs == "fold" else 1)


def through_the_paper(front: GridSlot[int], page: Size, card: Size, *, vertical_edge: bool) -> tuple[int, int]:
    """Where a card is seen from behind when the sheet is turned over along an edge."""
    if vertical_edge:
        return page.width - (front.x + card.width), front.y
    return front.x, page.height - (front.y + card.height)


@pytest.mark.parametrize(
    ("backs", "bleed", "vertical_edge"),
    [
        ("duplex-long", "0", True),
        ("duplex-short", "0", False),
        ("duplex-long", "3", False),
        ("duplex-short", "3", True),
    ],
)
def test_backs_lie_behind_their_fronts(backs: str, bleed: str, vertical_edge: bool) -> None:
    """Without bleed the sheet is upright, with it the sheet lies: then its long edges are the level ones."""
    asked = job(backs=backs, bleed=bleed, margin="5,9,11,6")
    grid = grid_for(asked)
    count = 2 * grid.count + 2
    pages = leaves(grid, asked, range(count))
    assert [leaf.side for leaf in pages] == ["front", "back"] * 3
    assert len(pages[-1].slots) == len(pages[-2].slots) == 2
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        for one, other in zip(front.slots, back.slots, strict=True):
            assert (other.x, other.y) == through_the_paper(one, grid.page, grid.card, vertical_edge=vertical_edge)
            assert one.item == other.item
            assert other.turned is not vertical_edge


@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short"])
def test_the_block_of_a_back_is_where_its_cards_are(backs: str) -> None:
    """With margins that differ and a last sheet that is not full: print shops go by the boxes of every page."""
    asked = job(backs=backs, margin="5,9,11,40", back_offset="1.5,-0.25")
    grid = grid_for(asked)
    full, behind, *_ = leaves(grid, asked, range(grid.count + 1))
    assert full.block == grid.block
    assert behind.block == (
        min(slot.x for slot in behind.slots),
        min(slot.y for slot in behind.slots),
        max(slot.x for slot in behind.slots) + grid.card.width,
        max(slot.y for slot in behind.slots) + grid.card.height,
    )
    assert behind.block != full.block
    partly = leaves(grid, asked, range(grid.count + 1))[-1]
    assert len(partly.slots) == 1 and partly.block == behind.block


def clear_of(strip: Strip, block: Block) -> bool:
    """Is the ruler, with its ticks of 2 mm, where printers print and not on the cards?"""
    left, bottom, _, _ = (edge / MM for edge in block)
    tall = 2 * strip.scale
    if strip.upright:
        return strip.x - tall > marks.EDGE and strip.x < left
    return strip.y > marks.EDGE and strip.y + tall < bottom


@pytest.mark.parametrize("size", ["poker", "bridge", "euro", "mini", "tarot", "square", "50x47.8", "100x143.5"])
@pytest.mark.parametrize("paper", ["a4", "a3", "a2", "letter", "legal"])
@pytest.mark.parametrize("backs", ["none", "duplex-long", "duplex-short", "fold"])
def test_every_sheet_has_room_for_the_line_in_the_margin(size: str, paper: str, backs: str) -> None:
    asked = job(size=size, paper=paper, backs=backs)
    grid = grid_for(asked)
    for leaf in leaves(grid, asked, range(grid.count)):
        strip = strip_place(grid.page, leaf.block, asked.bleed)
        assert strip is not None and clear_of(strip, leaf.block)
        assert 62 < strip.length <= max(grid.page) / MM


def test_no_card_is_lost_to_the_line_in_the_margin() -> None:
    assert grid_for(job(size="100x143.5")).count == 4


def test_separate_backs_come_after_all_fronts() -> None:
    asked = job(backs="separate")
    grid = grid_for(asked)
    pages = leaves(grid, asked, range(11))
    assert [leaf.side for leaf in pages] == ["front", "front", "back", "back"]
    assert [slot.item for leaf in pages[2:] for slot in leaf.slots] == list(range(11))


def test_an_offset_moves_backs_and_nothing_else() -> None:
    plain, moved = (job(backs="duplex-long", back_offset=offset) for offset in ("0,0", "1.5,-0.25"))
    grid = grid_for(plain)
    before, after = leaves(grid, plain, range(4)), leaves(grid, moved, range(4))
    assert before[0] == after[0]
    steps = {(new.x - old.x, new.y - old.y) for old, new in zip(before[1].slots, after[1].slots, strict=True)}
    assert steps == {(1_500, -250)}


def test_folded_backs_are_mirrored_in_the_fold() -> None:
    asked = job(backs="fold")
    grid = grid_for(asked)
    assert grid.fold is not None
    (leaf,) = leaves(grid, asked, range(3))
    fronts = {slot.item: slot for slot in leaf.slots if slot.side == "front"}
    backs = {slot.item: slot for slot in leaf.slots if slot.side == "back"}
    for item, front in fronts.items():
        back = backs[item]
        assert back.y == front.y and not back.turned
        assert grid.fold - (front.x + grid.card.width) == back.x - grid.fold >= 0


@for_all(st.integers(1, 60), st.sampled_from(["none", "duplex-long", "duplex-short", "fold", "separate"]))
def test_every_card_is_printed_once_on_each_side(count: int, backs: str) -> None:
    asked = job(backs=backs)
    pages: list[Leaf[int]] = leaves(grid_for(asked), asked, range(count))
    fronts = [slot.item for leaf in pages for slot in leaf.slots if slot.side == "front"]
    behind = [slot.item for leaf in pages for slot in leaf.slots if slot.side == "back"]
    assert fronts == list(range(count))
    assert behind == ([] if backs == "none" else fronts)
    assert all(leaf.slots for leaf in pages)


def test_rows_go_down_and_columns_to_the_right() -> None:
    grid = grid_for(job(size="mini"))
    corners = [grid.corner(place) for place in range(grid.count)]
    first_row = corners[: grid.columns]
    assert all(one[0] < two[0] and one[1] == two[1] for one, two in pairwise(first_row))
    assert corners[grid.columns][1] < corners[0][1]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"size": "300x400"}, "nie mieści się na papierze 210×297 mm"),
        ({"size": "tarot", "margin": "100"}, "nie mieści się na papierze"),
        ({"size": "150x200", "backs": "fold"}, "i jej rewers obok siebie"),
    ],
)
def test_what_does_not_fit_is_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadJob) as bad:
        grid_for(job(**options))
    assert message in bad.value.reason.pl


@pytest.mark.parametrize("backs", ["none", "duplex-long"])
@pytest.mark.parametrize("marks_", ["crop", "lines"])
@pytest.mark.parametrize("size", ["poker", "mini", "euro", "tarot", "square", "65x88", "66x91", "94x92"])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_cutting_marks_keep_off_the_line_in_the_margin(paper: str, size: str, marks_: str, backs: str) -> None:
    own = job(paper=paper, size=size, marks=marks_, backs=backs)
    grid = grid_for(own)
    strip = strip_place(grid.page, grid.block, own.bleed)
    if strip is None:
        return
    room = min(grid.block[0 if strip.upright else 1], 9 * MM)
    if room >= (marks.EDGE + marks.HIGH) * MM:
        assert min(strip.x, strip.y) >= marks.EDGE - 1e-9, "where most printers still print"
    surface = Recording()
    marks.draw_marks(surface, grid, own, strip)
    drawn = re.findall(r"M (\S+) (\S+) L (\S+) (\S+)", surface.log())
    assert drawn
    for x1, y1, x2, y2 in (tuple(map(float, ends)) for ends in drawn):
        if strip.upright:
            assert min(x1, x2) >= strip.x + 0.5
        else:
            assert min(y1, y2) >= strip.y + 2.1
