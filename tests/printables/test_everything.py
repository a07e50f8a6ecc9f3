"""``print all``: every part that a game has, whatever the parts are."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader

from brzdek.core.problems import BadData
from brzdek.core.text import Lang
from printables.jobs import everything
from printables.jobs.job import BadJob, Given, NoPart
from printables.jobs.notes import PrintNote
from printables.jobs.output import Told
from printables.jobs.run import PRINTERS, Outcome, Printer
from tests.cli_support import Run

pytestmark = pytest.mark.xdist_group("printed documents")


def stub(pages: int, *notes: PrintNote, seen: list[Given] | None = None) -> Printer:
    def perform(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
        if seen is not None:
            seen.append(given)
        told(1, 2)
        told(2, 2)
        Path(str(given["output"])).write_bytes(b"%PDF")
        return Outcome("written_pages", {"file": given["output"], "pages": pages}, notes)

    return perform


def refusing(error: Exception) -> Printer:
    def perform(game: str, given: Given, lang: Lang, told: Told) -> Outcome:
        raise error

    return perform


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> dict[str, Printer]:
    """Parts that take no time, for a test to choose from."""
    chosen: dict[str, Printer] = {}
    monkeypatch.setattr(everything, "PRINTERS", chosen)
    return chosen


def run_all(folder: Path, told: Told = lambda done, count: None, **given: str) -> Outcome:
    return everything.print_all("sabotazysta", {**given, "output": str(folder)}, "en", told)


def test_all_parts_of_a_game(tmp_path: Path) -> None:
    outcome = PRINTERS["all"]("sabotazysta", {"output": str(tmp_path / "a" / "b")}, "pl", lambda done, count: None)
    files = sorted(file.name for file in (tmp_path / "a" / "b").iterdir())
    assert {f"sabotazysta-{part}.pdf" for part in ("cards", "pad", "aid", "box")} <= set(files)
    assert "sabotazysta-tiles.pdf" not in files and "sabotazysta-board.pdf" not in files
    assert not outcome.failed and outcome.values["n"] == len(files)


def test_the_board_is_a_poster_on_which_tokens_fit(tmp_path: Path, parts: dict[str, Printer]) -> None:
    seen: list[Given] = []
    parts.update({"board": stub(12, seen=seen), "cards": stub(5, seen=seen)})
    run_all(tmp_path, paper="letter")
    assert [given.get("poster") for given in seen] == [True, None]
    assert {given["paper"] for given in seen} == {"letter"}


def test_what_a_game_does_not_have_is_left_out_in_silence(tmp_path: Path, parts: dict[str, Printer]) -> None:
    parts.update({"cards": stub(5), "tiles": refusing(NoPart("no_pad", game="x")), "pad": stub(1)})
    outcome = run_all(tmp_path)
    assert outcome.worded("en") == f"{tmp_path}: 2 files, 6 pages (cards, pad)"
    assert outcome.notes == () and not outcome.failed


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (BadJob("nothing_to_print"), "box: there is nothing to print"),
        (OSError(28, "No space left on device"), "cannot be written (the disk is full)"),
    ],
)
def test_one_part_that_fails_does_not_stop_the_others(
    tmp_path: Path, parts: dict[str, Printer], error: Exception, said: str
) -> None:
    parts.update({"cards": stub(5), "box": refusing(error), "pad": stub(1)})
    outcome = run_all(tmp_path)
    assert outcome.failed and outcome.values["n"] == 2
    assert said in outcome.warnings("en")[0] and outcome.warnings("pl")[0].startswith("pudełko: ")


def test_warnings_of_all_parts_are_told_once(tmp_path: Path, parts: dict[str, Printer]) -> None:
    note = PrintNote("small_text", (("card", "map"), ("size", "4.0")))
    parts.update({"cards": stub(1, note), "pad": stub(1, note)})
    outcome = run_all(tmp_path)
    assert outcome.notes == (note,) and not outcome.failed


def test_nothing_at_all(tmp_path: Path, parts: dict[str, Printer]) -> None:
    parts["cards"] = refusing(NoPart("no_pad", game="x"))
    assert run_all(tmp_path).worded("en") == f"{tmp_path}: nothing was printed"


def test_every_part_gets_the_options_that_it_knows(tmp_path: Path, parts: dict[str, Printer]) -> None:
    seen: list[Given] = []
    parts.update({"cards": stub(1, seen=seen), "box": stub(1, seen=seen)})
    run_all(tmp_path, paper="a3", ink="mono", bleed="2")
    cards, box = seen
    assert cards == {
        "backs": "duplex-long",
        "paper": "a3",
        "ink": "mono",
        "bleed": "2",
        "output": str(tmp_path / "sabotazysta-cards.pdf"),
    }
    assert box == {"paper": "a3", "ink": "mono", "output": str(tmp_path / "sabotazysta-box.pdf")}


def test_one_bar_runs_from_beginning_to_end(tmp_path: Path, parts: dict[str, Printer]) -> None:
    parts.update({"cards": stub(1), "pad": stub(1), "box": stub(1), "aid": stub(1)})
    heard: list[tuple[int, int]] = []
    run_all(tmp_path, lambda done, count: heard.append((done, count)))
    assert heard == sorted(heard) and heard[-1] == (100, 100) and {count for _, count in heard} == {100}


def test_a_wrong_option_or_deck_is_told_once_and_nothing_is_begun(tmp_path: Path) -> None:
    with pytest.raises(BadJob, match="--paper"):
        run_all(tmp_path / "x", paper="a9")
    deck = tmp_path / "deck.yaml"
    deck.write_text("extends: sabotazysta\ncards: 3\n", encoding="utf-8")
    with pytest.raises(BadData):
        run_all(tmp_path / "x", deck=str(deck))
    assert not (tmp_path / "x").exists()


# -- the commands


def test_the_commands(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("print", "pad", "sabotazysta").out == "sabotazysta-pad.pdf: 4 notesy na stronie, 1 strona\n"
    assert run("print", "box", "sabotazysta").out == "sabotazysta-box.pdf: 1 pudełko na 110 kart, 1 strona\n"
    aid = run("--lang", "en", "print", "aid", "sabotazysta", "--only", "map")
    assert (aid.code, aid.out) == (0, "sabotazysta-aid.pdf: 4 rules, 2 pages\n")
    refused = run("print", "box", "sabotazysta", "--boxes", "none")
    assert refused.code != 0 and "--boxes" in refused.err and "Traceback" not in refused.err


def test_a_folder_that_cannot_be_made(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    ran = run("print", "all", "sabotazysta", "-o", str(tmp_path / "file"))
    assert ran.code == 1 and "Traceback" not in ran.err and "file" in ran.err


def test_help_names_the_options(run: Run) -> None:
    for part, options in {
        "pad": ("--pad", "--players", "--per-sheet"),
        "aid": ("--pages", "--only", "--backs"),
        "box": ("--thickness", "--sleeved", "--boxes"),
        "all": ("--paper", "--output"),
    }.items():
        text = run("--lang", "en", "print", part, "--help").out
        assert all(option in text for option in options), part


@pytest.mark.parametrize(
    ("given", "pages"),
    [({}, 4), ({"paper": "a3"}, 2), ({"paper": "a3", "poster": True}, 2), ({"paper": "a4", "poster": True}, 4)],
)
def test_the_board_is_one_page_where_that_can_be_played(given: Given, pages: int, tmp_path: Path) -> None:
    """Both boards of Katakumby have room for their tokens on A3; on A4 they are posters."""
    PRINTERS["all"]("katakumby", {**given, "output": str(tmp_path)}, "pl", lambda done, count: None)
    assert len(PdfReader(tmp_path / "katakumby-board.pdf").pages) == pages
