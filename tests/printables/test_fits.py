"""Every token fits every place of a board or tile where it is put, or the program says so."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from brzdek.core.text import LANGS
from printables.boards import designs as boards
from printables.boards.designs.base import PrintedBoard
from printables.boards.press import sheets_of
from printables.draw.units import millimetres
from printables.jobs import stock
from printables.jobs.job import Given, read_job
from printables.jobs.run import PRINTERS, Outcome
from printables.tiles.contents import open_box as open_tiles
from printables.tokens import sorts
from printables.tokens.contents import open_box
from printables.tokens.fits import TokenPlace, footprint, lying, misfits, share, sort_for
from tests.printables.piece_jobs import catalog_of

PAPERS = sorted(stock.papers())
GAMES = boards.names()
pytestmark = pytest.mark.xdist_group("printed pieces")


@cache
def boards_of(game: str) -> tuple[PrintedBoard, ...]:
    return tuple(boards.load(game, catalog_of(game)))


def printed(part: str, game: str, file: Path, **given: str | bool) -> Outcome:
    return PRINTERS[part](game, {**given, "output": str(file)}, "pl", lambda done, count: None)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_token_fits_on_the_poster_of_every_board_on_every_paper(game: str, paper: str) -> None:
    given: Given = {"poster": True, "paper": paper}
    for board in boards_of(game):
        unit = sheets_of(board, read_job(given, "poker", ("pl",)), given)[1]
        assert board.places and misfits(game, board.places, unit) == [], board.name


@pytest.mark.parametrize("game", GAMES)
def test_every_token_that_is_laid_on_boards_or_tiles_has_its_places(game: str) -> None:
    places = [place for board in boards_of(game) for place in board.places]
    if game == "katakumby":
        box = open_tiles(game)
        places += box.face.places(box.catalog)
    assert {place.kind for place in places} == set(lying()[game])
    known = {sort.id for sort in sorts.sorts()[game]}
    assert set(lying()[game].values()) <= known


def test_every_token_fits_on_every_tile() -> None:
    box = open_tiles("katakumby")
    places = box.face.places(box.catalog)
    assert misfits("katakumby", places, box.face.side / 100) == []
    spaces = box.catalog.tables["altar_spaces"]
    assert sum(place.kind == "altar" for place in places) % spaces == 0


def test_six_tiles_still_fit_on_an_a4_page(tmp_path: Path) -> None:
    assert printed("tiles", "katakumby", tmp_path / "t.pdf").values["pages"] == 6


def test_two_minor_secrets_fit_into_one_room_side_by_side() -> None:
    for board in boards_of("brzdek"):
        rooms = [place for place in board.places if place.kind == "minor"]
        assert max(place.many for place in rooms) == 2
        wide = millimetres(sort_for("brzdek", rooms[0]).size.width)
        assert all(place.width * board.usual / board.width >= place.many * wide for place in rooms)


def test_a_board_that_is_too_small_says_so_once_and_offers_what_helps(tmp_path: Path) -> None:
    outcome = printed("board", "brzdek", tmp_path / "b.pdf", paper="a3", board="front")
    (told,) = outcome.warnings("pl")
    assert "Pomniejsze sekrety" in told and "--poster" in told
    percent = int(told.rpartition("--scale ")[2].rstrip(")"))
    board = boards_of("brzdek")[0]
    unit = sheets_of(board, read_job({"paper": "a3"}, "poker", ("pl",)), {"paper": "a3"})[1]
    small = {token.sort.id: token.sort for token, _ in open_box("brzdek").scaled(percent).tokens}
    for place in board.places:
        assert share(place, small[lying()["brzdek"][place.kind]], unit) >= 0.999, "the smaller tokens fit"
    assert printed("board", "brzdek", tmp_path / "b.pdf", poster=True).notes == ()


def test_a_small_tile_says_so(tmp_path: Path) -> None:
    letters, told = printed("tiles", "katakumby", tmp_path / "t.pdf", tile="60").warnings("en")
    assert letters.startswith(
        "29 tiles with a text that does not fit at a readable size (the smallest set at 3.9 pt): "
    )
    assert "--tile" in told and "Artifacts" in told
    assert printed("tiles", "katakumby", tmp_path / "t.pdf").notes == ()


def test_a_board_whose_letters_are_too_small_says_so(tmp_path: Path) -> None:
    outcome = printed("board", "magia_i_miecz", tmp_path / "b.pdf", paper="a4", board="rings")
    assert "board_small_text" in [note.key for note in outcome.notes]
    for lang in LANGS:
        assert all(warning for warning in outcome.warnings(lang))


def test_tokens_of_another_size() -> None:
    usual, half = open_box("brzdek"), open_box("brzdek").scaled(50)
    for (one, _), (two, _) in zip(usual.tokens, half.tokens, strict=True):
        assert two.sort.size.width == round(one.sort.size.width / 2)
        assert footprint(two.sort)[0] == pytest.approx(footprint(one.sort)[0] / 2, abs=0.01)


@pytest.mark.parametrize(
    ("many", "shape", "wide"), [(1, "round", 20), (2, "round", 40), (3, "round", 43.1), (4, "round", 48.3)]
)
def test_how_many_round_tokens_fit_into_a_round_place(many: int, shape: str, wide: float) -> None:
    sort = next(sort for sort in sorts.sorts()["brzdek"] if sort.id == "gold_1")
    assert sort.shape == shape
    part = share(TokenPlace("any", many, wide, wide), sort, 1)
    assert part == pytest.approx(20 / millimetres(sort.size.width), rel=0.01)
