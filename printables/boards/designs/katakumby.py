"""What lies beside the catacombs: the board of noise and health, and the market."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import LANGS, Text
from printables.boards.designs import base
from printables.boards.designs.base import Area, Brush, PrintedBoard
from printables.boards.designs.words import BOARDS
from printables.draw.shapes import rectangle

GAME = __name__.rpartition(".")[2]
NOISE, MARKET = "clank", "market"
RAGE, PARTY = Area(20, 510, 590, 112), Area(20, 378, 590, 112)
HEALTH, CLANK, BAG = Area(20, 20, 590, 338), Area(630, 378, 350, 244), Area(630, 110, 350, 248)
STALLS, COLUMNS = Area(20, 20, 960, 392), 3


def boards(catalog: Catalog) -> Sequence[PrintedBoard]:
    def titled(key: str) -> Text:
        return Text(*(f"{catalog.title.to(lang)} – {BOARDS[key].to(lang)}" for lang in LANGS))

    tables = catalog.tables
    longest = max(len(track) for track in tables["rage"].values())
    noise = (
        base.rage_place(RAGE, longest),
        base.health_place(HEALTH, tables["health"], catalog.players[1]),
        base.clank_place(CLANK),
    )
    market = (base.market_place(STALLS, base.sorts_of_goods(catalog), COLUMNS),)
    return [
        PrintedBoard(NOISE, titled("noise_board"), 1000, 707, 297, draw_noise, noise),
        PrintedBoard(MARKET, titled("market_board"), 1000, 500, 297, draw_market, market),
    ]


def _ground(brush: Brush, width: float, height: float, key: str) -> None:
    brush.shape(rectangle(0, 0, width, height), brush.ground("violet", 0.72))
    brush.shape(rectangle(8, 8, width - 16, height - 16, 16), None, brush.colour("violet"), 3)
    title = brush.catalog.title.to(brush.lang)
    base.title_line(brush, Area(20, height - 66, width - 40, 46), title, BOARDS[key].to(brush.lang))


def draw_noise(brush: Brush) -> None:
    """Rage tracks, the Clank! area, the bag and the health meters."""
    tables = brush.catalog.tables
    _ground(brush, 1000, 707, "noise_board")
    starts = tables["rage_start"]
    usual = {count: start for count, start in starts.items() if count <= 4}
    party = {count: start for count, start in starts.items() if count > 4}
    base.rage_track(brush, RAGE, brush.say("rage_usual"), tables["rage"]["usual"], usual)
    base.rage_track(brush, PARTY, brush.say("rage_party"), tables["rage"]["party"], party)
    base.clank_area(brush, CLANK)
    base.health_meters(brush, HEALTH, tables["health"], brush.catalog.players[1])
    base.bag(brush, BAG)
    room = base.panel(brush, Area(630, 20, 350, 70), brush.say("out_attack_title"), "red")
    brush.words(
        room.x + room.width / 2, room.y + room.height / 2, _out_attack(brush), 17, brush.colour("ink"), width=room.width
    )


def _out_attack(brush: Brush) -> str:
    """How many cubes the attack of a player who is out draws, by number of players."""
    counts: dict[int, list[int]] = {}
    for players, cubes in sorted(brush.catalog.tables["out_attack"].items()):
        counts.setdefault(cubes, []).append(players)
    parts = []
    for cubes, players in counts.items():
        spread = f"{players[0]}–{players[-1]}" if len(players) > 1 else str(players[0])
        parts.append(f"{brush.say('players', n=spread)}: {cubes}")
    return "  ·  ".join(parts)


def draw_market(brush: Brush) -> None:
    """A space for each kind of good."""
    _ground(brush, 1000, 500, "market_board")
    base.market(brush, STALLS, base.stalls(brush, GAME), brush.catalog.tables["market_price"], COLUMNS)
