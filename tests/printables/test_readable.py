"""By numbers: letters that can be read on their ground, nothing near the cut, type that fills the card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from brzdek import games
from brzdek.core.text import Lang
from printables.boards import designs as boards
from printables.boards.designs.base import Brush
from printables.cards.contents import open_deck
from printables.cards.designs import common
from printables.cards.designs.base import READABLE
from printables.cards.press import Press
from printables.draw.fonts import font
from printables.draw.marks import SAFE
from printables.draw.pages import uncut
from printables.draw.shapes import Point
from printables.draw.theme import CONTRAST, contrast
from printables.draw.units import POINT
from printables.jobs.catalogs import open_catalog
from printables.jobs.job import Given, read_job
from printables.jobs.notes import SMALL, SMALL_TILE, SMALL_TOKEN, PrintNotes
from printables.jobs.run import PRINTERS
from printables.tiles.contents import open_box as tile_box
from printables.tiles.contents import tile_job
from printables.tiles.press import TilePress, batches
from printables.tokens import designs as tokens
from printables.tokens.contents import names as token_games
from printables.tokens.contents import open_box
from printables.tokens.press import TokenPress
from printables.tokens.sorts import SMALL_READABLE
from tests.printables.seeing import Seeing

pytestmark = pytest.mark.xdist_group("readable")

LOOKS: list[Given] = [{}, {"ink": "save"}, {"ink": "mono"}, {"palette": "colour-blind"}]


EACH_GAME = pytest.mark.parametrize("game", games.NAMES, scope="module")
"""All tests of a game's cards come one after another, and each look of them is drawn once."""


class SeenCard(NamedTuple):
    """A card on a surface of its own."""

    id: str
    seen: Seeing
    width: float
    height: float


def cards(game: str, given: Given, langs: tuple[Lang, ...] = ("pl",)) -> Sequence[SeenCard]:
    """Every card of a game."""
    return _drawn(game, tuple(given.items()), langs)[0]


@lru_cache(maxsize=8)
def _drawn(game: str, look: tuple[tuple[str, Any], ...], langs: tuple[Lang, ...]) -> tuple[list[SeenCard], PrintNotes]:
    """With what is told of their print."""
    deck, notes = open_deck(game), PrintNotes()
    found = []
    for copy in {copy.card.id: copy for copy in deck.copies()}.values():
        seen = Seeing()
        press = Press(seen, deck, read_job(dict(look), deck.face.size, langs), notes)
        easel = press.easel(copy.size)
        press.draw_front(easel, copy.card)
        found.append(SeenCard(copy.card.id, seen, easel.width, easel.height))
    return found, notes


@pytest.mark.parametrize("given", LOOKS, ids=str)
@EACH_GAME
def test_letters_stand_out_from_their_ground(game: str, given: Given) -> None:
    pale = {
        (name, text.text, text.colour, text.ground)
        for name, seen, _, _ in cards(game, given)
        for text in seen.texts
        if contrast(text.colour, text.ground) < CONTRAST
    }
    assert pale == set()


@pytest.mark.parametrize("given", LOOKS, ids=str)
@pytest.mark.parametrize("game", token_games())
def test_letters_of_tokens_stand_out_from_their_ground(game: str, given: Given) -> None:
    seen, box = Seeing(), open_box(game)
    tokens = list({token.card.id: token for token in box.copies()}.values())
    TokenPress(seen, box, read_job({**given, "marks": "none"}, "poker", ("pl",)), PrintNotes()).run(tokens)
    pale = {
        (text.text, text.colour, text.ground) for text in seen.texts if contrast(text.colour, text.ground) < CONTRAST
    }
    assert pale == set()


@pytest.mark.parametrize("given", LOOKS, ids=str)
@pytest.mark.parametrize("game", boards.names())
def test_letters_of_boards_stand_out_from_their_ground(game: str, given: Given) -> None:
    catalog, job, seen = open_catalog(game), read_job(given, "poker", ("pl",)), Seeing()
    for board in boards.load(game, catalog):
        seen.begin(uncut(board.width, board.height))
        board.draw(Brush(seen, job.theme, job.langs, catalog))
    pale = {
        (text.text, text.colour, text.ground) for text in seen.texts if contrast(text.colour, text.ground) < CONTRAST
    }
    assert seen.texts and pale == set()


def outside(corners: tuple[Point, ...], width: float, height: float) -> bool:
    near = SAFE - 0.005
    return any(not (near <= x <= width - near and near <= y <= height - near) for x, y in corners)


@pytest.mark.parametrize(("size", "langs"), [(None, ("pl",)), (None, ("pl", "en")), ("mini", ("pl",))], ids=str)
@EACH_GAME
def test_nothing_crosses_the_safe_zone(game: str, size: str | None, langs: tuple[Lang, ...]) -> None:
    given: Given = {"size": size} if size else {}
    near = set()
    for name, seen, width, height in cards(game, given, langs):
        near |= {(name, text.text) for text in seen.texts if outside(text.corners, width, height)}
        near |= {(name, icon) for icon, corners in seen.icons if outside(corners, width, height)}
    assert near == set()


@EACH_GAME
def test_short_texts_are_12_points_and_sums_24(game: str) -> None:
    """Cards that say no more than two lines have letters of 12 points; a sum alone has 24, or as wide as it fits."""
    short = sums = 0
    deck = open_deck(game)
    for name, seen, _, _ in cards(game, {}):
        card = deck.catalog.cards[name]
        slots = card.slots("pl")
        if len(slots) != 1 or slots[0].heading or card.kind == "spell":
            continue
        led, rest = slots[0].led()
        words = slots[0].text.replace("⟦", "").replace("⟧", "")
        if led and not rest:
            sums += 1
            assert max(text.size for text in seen.texts) >= common.SUMS[0] * POINT - 1e-6 or len(led) > 2, name
        elif not led and font("text").width(words) * common.TYPE * POINT < 2 * 45:
            short += 1
            drawn = max(text.size for text in seen.texts if text.text.split()[:2] == words.split()[:2])
            assert drawn >= common.TYPE * POINT - 1e-6, (name, drawn / POINT)
    assert short + sums > 0


@EACH_GAME
def test_a_small_card_says_what_cannot_be_read(game: str) -> None:
    """On mini cards too the type line and the foot keep 6 points; rules that get smaller are told."""
    drawn, notes = _drawn(game, (("size", "mini"),), ("pl",))
    small = [card.id for card in drawn if smallest(card.seen) < READABLE - 1e-6]
    assert set(small) == told_small(notes, SMALL)


def smallest(seen: Seeing) -> float:
    """Of the words that are drawn. Keywords are capitals, single letters are signs of their kind."""
    return min((text.size for text in seen.texts if len(text.text) > 2 and not text.text.isupper()), default=100)


def told_small(notes: PrintNotes, key: str) -> set[str]:
    return {dict(note.values)["card"] for note in notes.all() if note.key == key}


@pytest.mark.parametrize("percent", [100, 60])
@pytest.mark.parametrize("game", token_games())
def test_a_small_token_says_what_cannot_be_read(game: str, percent: int) -> None:
    """Five points are enough on a token; ours have them unless they are made smaller."""
    box, notes = open_box(game).scaled(percent), PrintNotes()
    small = []
    for token in {token.card.id: token for token in box.copies()}.values():
        seen = Seeing()
        press = TokenPress(seen, box, read_job({}, "poker", ("pl",)), notes)
        tokens.draw_front(tokens.easel_for(press.easel, token.sort), token)
        if smallest(seen) < SMALL_READABLE - 1e-6:
            small.append(token.card.id)
    assert set(small) == told_small(notes, SMALL_TOKEN)
    assert bool(small) == (percent < 100)


@pytest.mark.parametrize(("side", "told"), [("92", False), ("70", True)])
def test_a_small_tile_says_what_cannot_be_read(side: str, told: bool, tmp_path: Path) -> None:
    given: Given = {"tile": side, "only": "phantom_chapel,mossy_grotto", "output": str(tmp_path / "x.pdf")}
    notes = PRINTERS["tiles"]("katakumby", given, "pl", lambda done, count: None).notes
    assert any(note.key == SMALL_TILE for note in notes) == told


def test_names_on_tiles_are_never_cut() -> None:
    box, seen = tile_box("katakumby"), Seeing()
    job = tile_job({"tile": "60"}, box.face.side, ("pl",))
    press = TilePress(seen, box, job, PrintNotes())
    press.run(batches(box, job, None, PrintNotes()))
    names = {tile.name.pl for tile in box.catalog.tables["tiles"].values() if tile.name}
    assert names <= {text.text for text in seen.texts}
