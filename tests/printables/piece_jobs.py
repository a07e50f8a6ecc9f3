"""Tokens and boards for tests, and golden recordings of them.

After a change that is meant to change how things look: ``python -m tests.printables.piece_jobs``.
"""

from __future__ import annotations

from pathlib import Path

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import Lang
from printables.boards import designs as boards
from printables.boards.designs.dungeon_map import plan_of
from printables.boards.press import draw_boards
from printables.draw.recording import Recording
from printables.jobs.catalogs import open_catalog
from printables.jobs.job import read_job
from printables.jobs.notes import PrintNotes
from printables.tokens.contents import Token, open_box
from printables.tokens.press import TokenPress
from tests.printables.jobs import without_fingerprint

GOLDEN = Path(__file__).parent / "golden" / "pieces"
Given = dict[str, str | bool | None]
SINGLE: Given = {"layout": "single"}

TOKENS: dict[str, tuple[str, str, tuple[Lang, ...], Given]] = {
    "artifact": ("brzdek", "artifact_15", ("pl",), SINGLE),
    "secret": ("brzdek", "potion_of_strength", ("en",), {"layout": "single", "backs": "duplex-long"}),
    "egg": ("brzdek", "dragon_egg", ("pl",), {"layout": "single", "ink": "save"}),
    "prisoner": ("katakumby", "sorceress", ("pl", "en"), {"layout": "single", "backs": "duplex-short"}),
    "amulet": ("katakumby", "blood_amulet", ("pl",), {"layout": "single", "bleed": "2"}),
    "coin": ("katakumby", "gold_10", ("pl",), SINGLE),
    "marker": ("brzdek", "dragon_marker", ("pl",), {"layout": "single", "ink": "mono"}),
    "pawn": ("brzdek", "pawns_2", ("pl",), SINGLE),
    "standee": ("magia_i_miecz", "elf", ("pl",), SINGLE),
    "cube": ("katakumby", "cubes_6", ("en",), {"layout": "single", "palette": "colour-blind"}),
    "ghost_cube": ("katakumby", "ghost_cubes", ("pl",), SINGLE),
    "token_sheet": ("brzdek", "gold_1,mastery,crown_10", ("pl",), {"backs": "fold", "marks": "dots", "proof": True}),
}
"""One token of every sort: the game, the ids, languages, options."""
BOARDS: dict[str, tuple[str, str, Given]] = {
    "market_board": ("katakumby", "market", {"poster": True, "width": "300", "overlap": "12"}),
}
MAPS = {"map_front": "front", "map_back": "back"}
NAMES = (*TOKENS, *BOARDS, *MAPS)


def catalog_of(game: str) -> Catalog:
    return open_catalog(game)


def once(game: str, only: str | None = None) -> list[Token]:
    """One copy of each token."""
    return list({token.card.id: token for token in open_box(game).copies(only)}.values())


def recorded_tokens(
    game: str, tokens: list[Token], langs: tuple[Lang, ...] = ("pl",), given: Given | None = None
) -> tuple[str, PrintNotes]:
    notes, surface = PrintNotes(), Recording()
    TokenPress(surface, open_box(game), read_job(given or {}, "poker", langs), notes).run(tokens)
    return surface.log(), notes


def recorded_board(game: str, name: str, langs: tuple[Lang, ...] = ("pl",), given: Given | None = None) -> str:
    catalog, surface = catalog_of(game), Recording()
    board = next(board for board in boards.load(game, catalog) if board.name == name)
    options = given or {}
    draw_boards(surface, [board], catalog, read_job(options, "poker", langs), options, lambda done, count: None)
    return surface.log()


def planned(name: str) -> str:
    """Where the rooms of a board lie and how its tunnels run, in whole units."""
    from printables.boards.designs.brzdek import COUNTDOWN, MAP

    plan = plan_of(catalog_of("brzdek").tables["boards"][name], MAP, COUNTDOWN)
    lines = [f"room {room} {x:.0f} {y:.0f}" for room, (x, y) in plan.spots.items()]
    for way, bow in plan.bows:
        x, y = bow.at(0.5)
        lines.append(f"tunnel {way.start} {way.tunnel.to} by {x:.0f} {y:.0f}{' one way' if way.one_way else ''}")
    lines += [f"edge {room} {bow.end[0]:.0f} {bow.end[1]:.0f}" for _, room, bow in plan.edges]
    return "\n".join(lines) + "\n"


def golden(name: str) -> str:
    """The recording of a job, without the fingerprint of the cards."""
    if name in MAPS:
        return planned(MAPS[name])
    if name in BOARDS:
        game, board, given = BOARDS[name]
        log = recorded_board(game, board, given=given)
    else:
        game, only, langs, given = TOKENS[name]
        log, notes = recorded_tokens(game, once(game, only), langs, given)
        assert notes.all() == []
    return without_fingerprint(log)


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for name in NAMES:
        (GOLDEN / f"{name}.txt").write_text(golden(name), encoding="utf-8")
        print(name)
