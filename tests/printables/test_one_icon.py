"""One icon for one thing: on boards, on tiles, on tokens, and in the legends that explain them."""

from __future__ import annotations

import re
from functools import cache

import pytest

from brzdek.core.effects.phrases import pieces
from brzdek.games import NAMES
from printables.aids.contents import SIGNS, Aid, aid_of, explained
from printables.draw.theme import contrast
from printables.icons.icons import ICONS
from printables.jobs.job import read_job
from printables.pads.contents import pad_of
from printables.tiles.contents import open_box as open_tiles
from printables.tiles.designs.katakumby import ICONS as ON_TILES
from printables.tokens import sorts
from printables.tokens.contents import open_box
from tests.printables.piece_jobs import recorded_board
from tests.printables.tile_jobs import sketched

pytestmark = pytest.mark.xdist_group("printed pieces")
PLACES = {"brzdek": ("Korytarze", "Komnaty"), "katakumby": ("Korytarze", "Komnaty", "Akcje i ich ceny")}
"""The sections of an aid that explain what stands on boards and tiles."""

SEEN = 2.9
"""The least contrast of a sign: it is bigger than letters."""


def aid(game: str) -> Aid:
    found = aid_of(game)
    assert found is not None
    return found


def icons_in(text: str) -> set[str]:
    return {word for icon, word in pieces(text) if icon}


@cache
def drawn(game: str) -> frozenset[str]:
    """The icons of all boards or tiles of a game."""
    if game == "brzdek":
        log = recorded_board(game, "front") + recorded_board(game, "back")
    else:
        ids = [piece.id for group in open_tiles(game).groups for piece in group.pieces]
        log = "".join(sketched(name, {"paper": "a3"})[0].log() for name in ids)
    return frozenset(re.findall(r"stamp icon\.(\w+)\.", log))


def explained_on(game: str) -> set[str]:
    sections = [section for section in aid(game).sections if section.title.pl in PLACES[game]]
    return {
        icon
        for section in sections
        for item in section.items
        for text in (item.text.pl, *([item.mark.pl] if item.mark else []))
        for icon in icons_in(text)
    }


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
def test_every_sign_of_rooms_and_tunnels_is_explained_by_its_own_icon(game: str) -> None:
    beside = {"dragon", "clank", "bag", "cube", "points", "skull", "gate", "key", "backpack", "crown"}
    assert drawn(game) - beside <= explained_on(game)


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
def test_a_legend_shows_no_icon_that_stands_nowhere(game: str) -> None:
    sections = [s for s in aid(game).sections if s.title.pl in ("Korytarze", "Komnaty") and s.style == SIGNS]
    marks = {icon for section in sections for item in section.items if item.mark for icon in icons_in(item.mark.pl)}
    assert marks <= drawn(game)


def test_board_tiles_and_backs_of_tokens_agree() -> None:
    backs = sorts.backs()
    assert backs["artifact"].icon == ON_TILES["artifact"] == "artifact" and "artifact" in drawn("brzdek")
    assert backs["prison"].icon == ON_TILES["prison"]
    assert backs["good"].icon == ON_TILES["market"] and "stall" in drawn("brzdek")
    assert "secret" in drawn("brzdek") and ON_TILES["minor_secret"] == "secret"
    assert "portal" in drawn("katakumby") and "vortex" not in drawn("katakumby")
    assert "heart" in drawn("brzdek") and "heart" in drawn("katakumby")


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
def test_the_sheet_of_tokens_explains_each_with_the_icon_that_stands_on_it(game: str) -> None:
    box, chosen = open_box(game), aid(game).tokens
    sheet = explained(box, chosen)
    told = [(item.mark.pl if item.mark else "", item.text.pl) for section in sheet.sections for item in section.items]
    tokens = [(token, count) for token, count in box.tokens if token.sort.id in chosen]
    assert len(told) == len(tokens) and {token.sort.id for token, _ in tokens} == set(chosen)
    for (mark, text), (token, count) in zip(told, tokens, strict=True):
        assert mark == f"⟦{token.icon}⟧" and token.name.pl[1:] in text and f"×{count}" in text
        assert all(slot.text in text for slot in token.card.slots("pl"))


def test_pads_count_things_by_the_icons_of_their_tokens() -> None:
    rows = {game: {row.id: row.icon for row in pad_of(game).rows} for game in ("brzdek", "katakumby")}
    assert rows["brzdek"]["artifact"] == rows["katakumby"]["artifact"] == sorts.backs()["artifact"].icon
    assert rows["katakumby"]["secret"] == ON_TILES["minor_secret"]
    assert rows["katakumby"]["prisoner"] == sorts.backs()["prison"].icon


def test_the_aid_of_smoki_shows_dragon_tokens_in_their_colours() -> None:
    tokens = {f"⟦{one.icon}⟧": one.hue for one, _ in open_box("smoki").tokens if one.sort.id == "dragon_tokens"}
    items = [item for section in aid("smoki").sections if section.style == SIGNS for item in section.items]
    assert {item.mark.pl: item.hue for item in items if item.mark} == tokens


@pytest.mark.parametrize("game", NAMES)
def test_signs_of_an_aid_are_seen_on_white_paper(game: str) -> None:
    theme = read_job({}, "poker", ("pl",)).theme
    for section in aid(game).sections:
        for item in section.items:
            for icon in icons_in(item.mark.pl if item.mark else ""):
                colour = theme.colour(item.hue or ICONS[icon].hue)
                assert contrast(colour, theme.colour("white")) >= SEEN, icon
