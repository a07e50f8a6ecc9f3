"""Score pads: the rows of the games, rows of house rules, and boxes big enough for a hand."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from pypdf import PdfReader

from brzdek import games
from brzdek.core.catalog.load import load_catalog
from brzdek.core.problems import BadData
from brzdek.core.rulebook import Seat, Setup, complete
from printables.draw.units import millimetres
from printables.jobs.job import BadJob, Given, NoPart
from printables.jobs.run import PRINTERS, Outcome
from printables.pads.contents import pad_of
from printables.pads.press import LABEL, LOW, NARROW, PadPlan, laid_out
from tests.printables import paper_jobs

pytestmark = pytest.mark.xdist_group("printed documents")


@pytest.mark.parametrize("name", paper_jobs.JOBS)
def test_a_golden_page(name: str) -> None:
    assert paper_jobs.JOBS[name]() == (paper_jobs.GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_no_recording_is_left_over() -> None:
    assert {file.stem for file in paper_jobs.GOLDEN.glob("*.txt")} == set(paper_jobs.JOBS)


def printed(game: str, given: Given, file: Path) -> Outcome:
    return PRINTERS["pad"](game, {**given, "output": str(file)}, "pl", lambda done, count: None)


def text_of(file: Path) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(file.read_bytes())).pages)


# -- the pads that come with the games


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
def test_the_rows_are_those_of_the_games_own_count(game: str) -> None:
    rulebook = games.load(game)
    catalog = load_catalog(rulebook.layers)
    setup = complete(Setup(game, (Seat("Ola"), Seat("Jan")), 1, {}), catalog)
    counted = list(rulebook.view(rulebook.begin(setup, catalog), None).tally(0))
    assert [row.id for row in pad_of(game).rows] == counted


@pytest.mark.parametrize(("game", "low", "high"), [("brzdek", 2, 4), ("katakumby", 2, 6), ("sabotazysta", 3, 10)])
def test_every_number_of_players_has_boxes_that_a_hand_can_fill(game: str, low: int, high: int) -> None:
    pad = pad_of(game)
    assert (pad.players.min, pad.players.max) == (low, high)
    for players in range(low, high + 1):
        for paper in ("a4", "letter"):
            _, grid = laid_out(pad, players, {"paper": paper}, ("pl",))
            plan = PadPlan(pad, players, millimetres(grid.card.width), millimetres(grid.card.height))
            assert plan.box_width >= NARROW and plan.box_height >= LOW and plan.label >= LABEL
            assert grid.count >= 2
            assert plan.table_bottom > 0 and plan.xs()[-1] == pytest.approx(plan.right)


def test_three_rounds_and_ten_players(tmp_path: Path) -> None:
    printed("sabotazysta", {"per-sheet": "1"}, tmp_path / "pad.pdf")
    text = text_of(tmp_path / "pad.pdf")
    assert all(f"Runda {number}" in text for number in (1, 2, 3)) and "Runda 4" not in text
    assert "Razem" in text and re.search(r"^10$", text, re.M) and not re.search(r"^11$", text, re.M)


def test_several_pads_on_a_sheet_and_both_languages(tmp_path: Path) -> None:
    file = tmp_path / "pad.pdf"
    outcome = printed("brzdek", {"lang": "both"}, file)
    assert outcome.worded("pl") == f"{file}: 4 notesy na stronie, 1 strona"
    text = text_of(file)
    for words in ("Artefakty", "Artifacts", "Złoto", "Gold", "Odznaka"):
        assert words in text
    said: dict[str, object] = dict(PdfReader(io.BytesIO(file.read_bytes())).metadata or {})
    assert str(said["/Title"]).endswith("– notes do punktów")


# -- house rules

SNOW = """
title: {pl: Zimowy Brzdęk!, en: Winter Clank!}
add:
  - {id: snow, name: {pl: śnieżki <b>&amp;, en: snowballs}, icon: crystal, after: gold}
  - {id: end, name: {pl: ostatni, en: last}}
drop: [mastery]
"""


def house(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "house.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_house_rule_adds_a_row(tmp_path: Path) -> None:
    own = house(tmp_path, SNOW)
    rows = pad_of("brzdek", own).rows
    assert [row.id for row in rows] == ["artifact", "good", "token", "gold", "snow", "cards", "end"]
    assert rows[4].group == "rest"
    printed("brzdek", {"pad": str(own)}, tmp_path / "pad.pdf")
    text = " ".join(text_of(tmp_path / "pad.pdf").split())
    assert "Śnieżki <b>&amp;" in text and "Zimowy Brzdęk!" in text and "mistrzostwa" not in text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("add: [{id: gold, name: {pl: a, en: b}}]", ":1:12: the row “gold” is already on the pad"),
        ("add: [{id: x, name: {pl: a, en: b}, after: golf}]", "found the text “golf”; allowed: one of: artifact,"),
        ("add: [{id: x, name: {pl: a, en: b}, group: rset}]", "(did you mean “rest”?)"),
        ("add: [{id: x, name: {pl: a}}]", "the translation “en” is missing"),
        ("add: [{id: x, name: {pl: a, en: b}, icon: sord}]", "(did you mean “sword”?)"),
        ("drop: [gould]", "(did you mean “gold”?)"),
        ("drop: [artifact, mastery, good, token, gold, cards]", "no row is left on the pad"),
        ("players: {min: 5, max: 2}", "the least number of players (5) is above the greatest (2)"),
        ("rowz: []", "unknown key “rowz”"),
        ("rows: [{id: a, name: {pl: a, en: b}}, {id: a, name: {pl: a, en: b}}]", "the row “a” is already on the pad"),
        ("[1, 2]", "a set of keys"),
    ],
)
def test_mistakes_in_a_house_pad_are_named_with_their_place(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadData) as bad:
        pad_of("brzdek", house(tmp_path, text))
    assert said in str(bad.value) and "house.yaml:1:" in str(bad.value)


def test_a_game_without_a_pad_needs_one(tmp_path: Path) -> None:
    with pytest.raises(NoPart, match="has no score pad"):
        pad_of("mill")
    own = house(tmp_path, "players: {min: 1, max: 2}\nrows: [{id: a, name: {pl: a, en: b}}]\ntotal: {pl: c, en: d}\n")
    assert len(pad_of("mill", own).rows) == 1


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": "7"}, "--players: given “7”; allowed: a whole number from 2 to 4"),
        ({"players": "two"}, "--players"),
        ({"per-sheet": "0"}, "--per-sheet: given “0”; allowed: a whole number from 1 to 16"),
        ({"per-sheet": "16"}, "does not fit on"),
        ({"size": "40x40"}, "does not fit on 40×40 mm"),
    ],
)
def test_what_cannot_be_printed_is_said(given: Given, said: str, tmp_path: Path) -> None:
    with pytest.raises(BadJob) as bad:
        printed("brzdek", given, tmp_path / "x.pdf")
    assert said in str(bad.value) and not list(tmp_path.iterdir())
