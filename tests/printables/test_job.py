"""Options become a job, or one clear sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from brzdek.core.problems import BadData
from printables.draw.grid import grid_for
from printables.draw.units import Size
from printables.jobs import stock
from printables.jobs.job import BACKS, BadJob, Given, read_job, read_langs
from printables.jobs.run import OPTIONS, PRINTERS
from printables.jobs.stock import Gutter, Margins


def test_the_usual_job() -> None:
    job = read_job({}, "poker", ("pl",))
    assert (job.paper, job.card) == (Size(210_000, 297_000), Size(63_500, 88_900))
    assert (job.marks, job.backs, job.ink, job.palette) == ("crop", "none", "full", "normal")


def test_the_data_is_right() -> None:
    assert set(stock.papers()) >= {"a4", "a3", "a2", "letter", "legal"}
    assert stock.sizes()["poker"] == Size(63_500, 88_900) and stock.sizes()["euro"] == Size(59_000, 92_000)
    normal, other = (set(colours) for colours in stock.palettes().values())
    assert normal == other
    assert "auto" in stock.sheets()


def test_all_options() -> None:
    job = read_job(
        {
            "paper": "A3",
            "size": "59×92",
            "bleed": "2,5",
            "margin": "5,6,7,8",
            "gutter": "6",
            "marks": "dots",
            "corners": "3",
            "backs": "duplex-short",
            "back-offset": "-0.5,1",
            "ink": "mono",
            "palette": "colour-blind",
            "proof": True,
            "watermark": "PRÓBA",
        },
        "poker",
        ("pl", "en"),
    )
    assert (job.paper, job.card, job.bleed) == (Size(297_000, 420_000), Size(59_000, 92_000), 2_500)
    assert (job.margin, job.gutter) == (Margins(5_000, 6_000, 7_000, 8_000), Gutter(6_000, 6_000))
    assert (job.marks, job.corners, job.backs, job.back_offset) == ("dots", 3_000, "duplex-short", (-500, 1_000))
    assert (job.ink, job.palette, job.proof, job.watermark) == ("mono", "colour-blind", True, "PRÓBA")


@pytest.mark.parametrize(
    ("options", "polish", "english"),
    [
        ({"bleed": "-1"}, "--bleed: podano „-1”; dozwolone: milimetry, liczba od 0 do 20", "--bleed: given “-1”"),
        ({"bleed": "many"}, "--bleed: podano „many”", "allowed: millimetres, a number from 0 to 20"),
        ({"paper": "a44"}, "--paper: podano „a44”", "(did you mean “a4”?)"),
        ({"size": "pocker"}, "(czy chodziło o „poker”?)", "--size: given “pocker”; allowed: poker, bridge"),
        ({"size": "10x1000"}, "albo SZER×WYS w milimetrach", "or WIDTH×HEIGHT in millimetres"),
        ({"margin": "1,2"}, "jedna liczba od 0 do 200 albo cztery", "one number from 0 to 200, or four"),
        ({"back-offset": "1"}, "X,Y w milimetrach", "X,Y in millimetres"),
        ({"back-offset": "1,nan"}, "--back-offset: podano „1,nan”", "each from -50 to 50"),
        ({"bleed": "3", "gutter": "4"}, "spad 3 mm nie mieści się w odstępie 4 mm", "must be at least 6 mm"),
        ({"marks": "scissors"}, "dozwolone: crop, lines, dots, none", "--marks: given “scissors”"),
        ({"ink": "\x1b[31mred"}, "--ink: podano „[31mred”", "--ink: given “[31mred”"),
        ({"layout": "autoo"}, "albo plik .yaml (czy chodziło o „auto”?)", "or a .yaml file"),
        ({"layout": "single", "backs": "fold"}, "nie ma gdzie się złożyć", "nowhere to fold"),
        ({"watermark": "x" * 41}, "najwyżej 40 znaków", "at most 40 characters"),
    ],
)
def test_a_wrong_option_gets_one_clear_sentence(options: dict[str, str], polish: str, english: str) -> None:
    with pytest.raises(BadJob) as bad:
        read_job(options, "poker", ("pl",))
    assert polish in bad.value.reason.pl
    assert english in bad.value.reason.en
    assert "\n" not in bad.value.reason.pl


def test_languages() -> None:
    assert read_langs(None, "en") == ("en",)
    assert read_langs("pl", "en") == ("pl",)
    assert read_langs("both", "en") == ("en", "pl")
    with pytest.raises(BadJob):
        read_langs("de", "en")


def test_a_watermark_cannot_steer_anything() -> None:
    assert read_job({"watermark": "a\x1b[2Jb\u202ec"}, "poker", ("pl",)).watermark == "a[2Jbc"


def test_a_users_own_sheet(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(
        "paper: {width: 330, height: 483}\nlandscape: true\nmargin: {top: 10, right: 5, bottom: 10, left: 5}\n"
        "gutter: {x: 2, y: 3.5}\ncolumns: 4\nrows: 2\nmarks: lines\n"
    )
    job = read_job({"layout": str(file), "marks": "dots"}, "poker", ("pl",))
    assert (job.paper, job.landscape, job.gutter) == (Size(330_000, 483_000), True, Gutter(2_000, 3_500))
    assert job.marks == "dots", "the command line has the last word"
    grid = grid_for(job)
    assert (grid.columns, grid.rows, grid.page) == (4, 2, Size(483_000, 330_000))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("paper: a5\n", "mine.yaml:1:8: "),
        ("colums: 3\n", "czy chodziło o „columns”?"),
        ("margin: -1\n", "milimetry, liczba od 0 do 200"),
        ("marks: [crop]\n", "mine.yaml:1:8: "),
        ("- a\n", "mine.yaml:1:1: "),
        ("columns: &a 3\n", "kotwice"),
        ("", "plik jest pusty"),
    ],
)
def test_a_wrong_sheet_gets_file_line_and_column(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(text)
    with pytest.raises(BadData) as bad:
        read_job({"layout": str(file)}, "poker", ("pl",))
    assert message in "\n".join(problem.worded("pl") for problem in bad.value.problems)


def test_a_sheet_that_wants_too_much_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    for line, message in (("columns: 9", "najwyżej 3"), ("rows: 4", "najwyżej 3")):
        file.write_text(line)
        with pytest.raises(BadJob) as bad:
            grid_for(read_job({"layout": str(file)}, "poker", ("pl",)))
        assert message in bad.value.reason.pl


def test_every_sort_of_backs_can_be_asked_for() -> None:
    for backs in BACKS:
        assert read_job({"backs": backs}, "poker", ("pl",)).backs == backs


@pytest.mark.parametrize(
    ("part", "game", "given", "said"),
    [
        ("cards", "brzdek", {"back-offset": "1,1"}, "--back-offset alone would change nothing; it goes with --backs"),
        ("tokens", "brzdek", {"back-offset": "1,1"}, "it goes with --backs"),
        ("tiles", "katakumby", {"back-offset": "1,1"}, "it goes with --backs"),
        ("cards", "brzdek", {"layout": "single", "marks": "crop"}, "--marks would change nothing where every card"),
        ("cards", "brzdek", {"layout": "single", "gutter": "3"}, "--gutter would change nothing where every card"),
        ("board", "brzdek", {"overlap": "5"}, "--overlap alone would change nothing; it goes with --poster"),
        (
            "aid",
            "brzdek",
            {"pages": "rules", "size": "poker"},
            "--size alone would change nothing; it goes with --pages",
        ),
        ("aid", "brzdek", {"pages": "rules", "players": "3"}, "--players alone would change nothing"),
        ("board", "brzdek", {"width": "300"}, "--width alone would change nothing; it goes with --poster"),
        ("aid", "brzdek", {"backs": "fold"}, "--backs alone would change nothing; it goes with --size"),
        ("aid", "brzdek", {"back-offset": "1,1"}, "--back-offset alone would change nothing; it goes with --size"),
    ],
)
def test_an_option_that_would_change_nothing_is_refused(
    part: str, game: str, given: Given, said: str, tmp_path: Path
) -> None:
    with pytest.raises(BadJob) as bad:
        PRINTERS[part](game, {**given, "output": str(tmp_path / "x.pdf")}, "en", lambda done, count: None)
    assert said in str(bad.value) and not list(tmp_path.iterdir())


VALUES: dict[str, str | bool] = {
    "paper": "a2", "size": "tarot", "bleed": "2", "gutter": "3", "margin": "15", "marks": "dots", "corners": "4",
    "ink": "save", "palette": "colour-blind", "proof": True, "watermark": "X", "layout": "cutter",
    "backs": "duplex-long", "back-offset": "1,1", "qr": "https://a.b/{id}", "base": True, "cmyk": True,
    "poster": True, "overlap": "15", "width": "300", "tile": "80", "scale": "80", "players": "3", "per-sheet": "1",
    "pages": "rules", "thickness": "0.5", "sleeved": True, "boxes": "2",
}  # fmt: skip
ELSEWHERE = {"deck", "only", "changed-since", "png", "tts", "shop", "cut-lines", "board", "pad", "font", "logo"}
"""Options that name something or make other files; each has tests of its own."""

FEW: dict[str, Given] = {
    "cards": {"only": "stumble,burgle"},
    "tokens": {"only": "artifacts,cubes"},
    "tiles": {"only": "start,bone_crossroads"},
    "aid": {"pages": "aid"},
}
"""What shows an option as well as the whole part does."""


@pytest.mark.parametrize("part", [part for part in OPTIONS if part not in ("all", "calibrate")])
def test_every_option_changes_something_or_is_refused(part: str, tmp_path: Path) -> None:
    file = tmp_path / "x.pdf"

    def printed(**given: str | bool) -> bytes:
        PRINTERS[part]("katakumby", {**FEW.get(part, {}), **given, "output": str(file)}, "pl", lambda done, count: None)
        return file.read_bytes()

    usual = printed()
    for option in OPTIONS[part]:
        if option.name in ELSEWHERE:
            continue
        try:
            assert printed(**{option.name: VALUES[option.name]}) != usual, option.name
        except BadJob as bad:
            assert "--" in bad.reason.pl, option.name
