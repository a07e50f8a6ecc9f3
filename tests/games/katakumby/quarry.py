"""Small catacombs of known shape, for what can be seen and read of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from brzdek.core.bots import RandomBot
from brzdek.core.drawing import Style, text_of
from brzdek.core.table import Table
from brzdek.core.text import Lang
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import laid, tile, tunnel, yard
from tests.support import rulebook, seat_down

FACE = rulebook("katakumby").face
LANGS: tuple[Lang, ...] = ("pl", "en")
SAY = {lang: FACE.say(lang) for lang in LANGS}

TILES = {
    "gate": tile(
        {"gate": ["altar"], "vault": ["chest", {"gold": 2}]},
        tunnel("gate", "vault", lock=True),
        tunnel("gate", "N1", footprints=True),
        tunnel("vault", "E0", monsters=2),
        tunnel("vault", "E1", one_way="a_to_b"),
        tunnel("vault", "S0"),
        tunnel("vault", "S1"),
        back="haven",
    ),
    "well": tile(
        {"well": ["market"], "cave": ["crystal_cave", {"artifact": 1}, "prison"]},
        tunnel("rift", "W0"),
        tunnel("well", "cave", one_way="a_to_b"),
        tunnel("cave", "S0"),
        portals=["rift"],
        haunted=True,
    ),
    "fork": tile(
        {"fork": ["heal", "library"]},
        tunnel("fork", "W0", footprints=True),
        tunnel("fork", "W1", footprints=True),
        tunnel("fork", "S0", monsters=1),
        tunnel("fork", "S1", monsters=1),
        tunnel("fork", "E0", lock=True),
        tunnel("fork", "E1", lock=True),
        tunnel("fork", "N0", one_way="a_to_b"),
        tunnel("fork", "N1", one_way="a_to_b"),
    ),
    "tombs": tile({"tomb": ["artifact"], "grave": [{"artifact": 1}]}, tunnel("tomb", "grave")),
}
START = yard(tunnel("door", "crypt"), portals={"door": "lower"})


def quarry(players: int = 2, **position: Any) -> Table:
    """Three tiles. 1 crypt and 2 hall, 3 attic and 4 shrine; to the east of the hall 5 gate and 6 vault; to the
    south 7 well and 8 cave. Seat 0 stands in the gate."""
    wanted = {"room": {0: "gate.gate"}, "map": [laid("gate", 1, 0), laid("well", 0, -1)], **position}
    return dig(TILES, players, start=START, **wanted)


def look(table: Table, word: str, rest: str = "", *, lang: Lang = "en", style: Style | None = None) -> list[str]:
    chosen = next(one for one in FACE.looks if word in one.names.en.split("|"))
    return text_of(chosen.show(table.view(0), rest, SAY[lang], style or Style(160)))


def option(table: Table, line: str, lang: Lang = "en") -> str:
    assert table.ask is not None
    found = table.ask.find(line)
    assert found is not None, line
    return str(FACE.option(table.view(table.ask.seat), found, SAY[lang]))


def brief(table: Table, line: str, lang: Lang = "en") -> str:
    assert table.ask is not None
    found = table.ask.find(line)
    assert found is not None, line
    return str(FACE.brief(table.view(table.ask.seat), found, SAY[lang]))


def asked(table: Table, lang: Lang = "en") -> str:
    assert table.ask is not None
    return str(FACE.question(table.view(table.ask.seat), table.ask, SAY[lang]))


def pictured(table: Table, style: Style, lang: Lang = "en") -> list[str]:
    assert table.ask is not None
    return text_of(FACE.picture(table.view(table.ask.seat), table.ask, SAY[lang], style))


def random_table(seed: int) -> Iterator[Table]:
    """A game of random players with all that can be in it, after every answer."""
    players = 2 + seed % 5
    options = {"promo": True, "phantasm": True, "mercy": True, "brzdek_cards": seed % 3 == 0}
    table = seat_down("katakumby", players, seed=seed, options=options)
    bots = [RandomBot(seat, seed) for seat in range(players)]
    while table.ask is not None:
        yield table
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
    yield table
