"""Tuck boxes: the net is computed, so its sides can be compared."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from brzdek import games
from printables.boxes.press import BoxDrawing
from printables.boxes.printing import Packer
from printables.boxes.tuck import Inside, Net, flap_depth, inside_for, notch, tab_width, two_nets, whole_net
from printables.cards.contents import open_deck
from printables.draw.units import Size
from printables.jobs.job import BadJob, Given, read_job
from printables.jobs.notes import PrintNotes
from printables.jobs.run import PRINTERS, Outcome
from tests.printables.seeing import Seeing

POKER = Size(63_500, 88_900)
pytestmark = pytest.mark.xdist_group("printed documents")


def printed(game: str, given: Given, file: Path) -> tuple[Outcome, PdfReader]:
    outcome = PRINTERS["box"](game, {**given, "output": str(file)}, "pl", lambda done, count: None)
    return outcome, PdfReader(io.BytesIO(file.read_bytes()))


def test_the_room_follows_from_the_cards() -> None:
    assert inside_for(POKER, 100, 300, sleeved=False) == Inside(65.0, 90.9, 31.0)
    assert inside_for(POKER, 100, 300, sleeved=True) == Inside(67.5, 93.4, 43.0)
    assert inside_for(POKER, 1, 300, sleeved=False).depth == 6.0


def corners(net: Net) -> list[tuple[float, float]]:
    return [(step[-2], step[-1]) for start, steps in net.outline.parts for step in (start, *steps) if step]


@pytest.mark.parametrize("depth", [6.0, 15.0, 31.0, 57.0])
def test_the_sides_of_the_net_meet_when_it_is_folded(depth: float) -> None:
    inside = Inside(65.0, 90.9, depth)
    for nets in (whole_net(inside), two_nets(inside)):
        panels = [panel for net in nets for panel in net.panels]
        assert [panel.role for panel in panels] == ["back", "side", "front", "side"]
        assert [panel.width for panel in panels] == [65.0, depth, 65.0, depth]
        for net in nets:
            assert net.panels[0].x == tab_width(inside)
            for one, two in zip(net.panels, net.panels[1:], strict=False):
                assert two.x == one.x + one.width
            xs, ys = zip(*corners(net), strict=True)
            assert (min(xs), max(xs)) == pytest.approx((0, net.width))
            assert min(ys) >= 0 and max(ys) <= net.height + 1e-9
            assert net.top - net.base == pytest.approx(90.9)
    # The lid and the bottom close the whole depth; the flaps below them never meet in the middle.
    assert max(y for _, y in corners(whole_net(inside)[0])) == pytest.approx(net_top(inside) + depth + 14)
    assert 2 * flap_depth(inside) <= 65.0


def net_top(inside: Inside) -> float:
    return whole_net(inside)[0].top


def test_folds_lie_between_all_panels_and_flaps() -> None:
    (net,) = whole_net(Inside(65.0, 90.9, 31.0))
    upright = sorted(x for x, _, other, _ in net.folds if x == other)
    assert upright == sorted(panel.x for panel in net.panels)
    level = {round(y, 3) for _, y, _, other in net.folds if y == other}
    assert level == {round(net.base, 3), round(net.top, 3), round(net.top + 31, 3)}
    assert len(net.glue) == 2


def test_words_lie_outside_the_net() -> None:
    for nets in (whole_net(Inside(65, 90.9, 31)), two_nets(Inside(65, 90.9, 57))):
        front = next(net for net in nets if any(panel.role == "front" for panel in net.panels))
        left, bottom, right, top = front.note
        assert bottom > front.top and top - bottom > 20 and right - left > 50


def test_a_box_that_fits_is_one_page(tmp_path: Path) -> None:
    outcome, reader = printed("sabotazysta", {}, tmp_path / "box.pdf")
    assert outcome.worded("pl") == f"{tmp_path / 'box.pdf'}: 1 pudełko na 110 kart, 1 strona" and outcome.notes == ()
    text = reader.pages[0].extract_text()
    for words in ("Sabotażysta", "110 kart", "klej", "zegnij", "tnij", "Wewnątrz 65×90.9×34 mm", "Korytarze", "×40"):
        assert words in text
    assert float(reader.pages[0].mediabox.width) > float(reader.pages[0].mediabox.height)


def test_a_big_box_is_printed_in_two_parts_and_that_is_said(tmp_path: Path) -> None:
    outcome, reader = printed("brzdek", {}, tmp_path / "box.pdf")
    assert len(reader.pages) == 2 and not outcome.failed
    (warning,) = outcome.warnings("en")
    assert "printed in two parts" in warning and "fits whole on: A3, A2" in warning
    whole, reader = printed("brzdek", {"paper": "a3"}, tmp_path / "whole.pdf")
    assert len(reader.pages) == 1 and whole.notes == ()


def test_the_cards_can_go_into_several_boxes(tmp_path: Path) -> None:
    outcome, reader = printed("brzdek", {"boxes": "3", "lang": "en"}, tmp_path / "box.pdf")
    assert outcome.values["n"] == 3 and len(reader.pages) == 3
    assert all("61 cards" in page.extract_text() for page in reader.pages)
    assert "box 2/3" in reader.pages[1].extract_text()


@pytest.mark.parametrize("ink", ["full", "save", "mono"])
def test_sleeves_and_thickness_make_it_deeper(ink: str, tmp_path: Path) -> None:
    given: dict[str, str | bool | None] = {"sleeved": True, "thickness": "0,2", "ink": ink, "palette": "colour-blind"}
    _, reader = printed("sabotazysta", given, tmp_path / "box.pdf")
    assert "Wewnątrz 67.5×93.4×36.2 mm" in reader.pages[0].extract_text()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"thickness": "2", "boxes": "1"}, "choose a larger --paper or put the cards into several boxes: --boxes"),
        ({"size": "300x400"}, "does not fit on paper of 210×297 mm (room: 198×280 mm); choose a larger --paper"),
        ({"thickness": "-1"}, "--thickness: given “-1”"),
        ({"thickness": "thin"}, "--thickness: given “thin”"),
        ({"boxes": "99"}, "--boxes: given “99”; allowed: a whole number from 1 to 12"),
    ],
)
def test_what_cannot_be_printed_is_said(given: Given, said: str, tmp_path: Path) -> None:
    with pytest.raises(BadJob) as bad:
        printed("brzdek", given, tmp_path / "x.pdf")
    assert said in str(bad.value) and not list(tmp_path.iterdir())


def test_the_suggested_number_of_boxes_fits(tmp_path: Path) -> None:
    with pytest.raises(BadJob) as bad:
        printed("brzdek", {"thickness": "2", "boxes": "1"}, tmp_path / "x.pdf")
    more = str(bad.value).rpartition("--boxes ")[2]
    for given in ({"thickness": "2", "boxes": more}, {"thickness": "2"}):
        outcome, _ = printed("brzdek", given, tmp_path / "x.pdf")
        assert outcome.values["n"] == int(more), "it is also what is chosen where no number is given"


def test_a_big_deck_gets_a_box_for_each_pile(tmp_path: Path) -> None:
    """The small piles share one; the large cards of characters have one of their size; all cards are in some box."""
    deck, notes = open_deck("magia_i_miecz"), PrintNotes()
    boxes = Packer(deck, read_job({}, deck.face.size, ("pl",)), {}, notes).boxes(deck.copies())
    piles = [box.load.pile.pl if box.load.pile else "" for box in boxes]
    assert piles == ["Talia Przygód", "Talia Podziemi", "Talia Otchłani", "Czary", "Ekwipunek", "", "Postacie"]
    shared = boxes[piles.index("")].load
    assert [title.pl for title, _ in shared.groups] == ["Talizmany", "Zakończenia", "Ropuchy", "Charaktery"]
    assert sum(box.load.cards for box in boxes) == len(deck.copies())
    assert boxes[-1].load.inside.height > 120 > boxes[0].load.inside.height
    outcome, reader = printed("magia_i_miecz", {}, tmp_path / "box.pdf")
    assert outcome.values["n"] == 7 and "Talia Podziemi" in reader.pages[2].extract_text()


@pytest.mark.parametrize("game", games.NAMES)
def test_the_notch_leaves_the_name_whole(game: str) -> None:
    """No letter on the front of a box stands as high as the thumb reaches."""
    deck, notes = open_deck(game), PrintNotes()
    for box in Packer(deck, read_job({}, deck.face.size, ("pl",)), {}, notes).boxes(deck.copies()):
        for net in box.nets:
            for panel in net.panels:
                if panel.role == "front":
                    seen = Seeing()
                    BoxDrawing(seen, deck, box.load, net, "", read_job({}, "poker", ("pl",)), notes).front(panel)
                    highest = max(y for text in seen.texts for _, y in text.corners)
                    assert 0 < highest < net.top - notch(panel.width)
