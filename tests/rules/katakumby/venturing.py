"""Tiles with something in every tunnel, and a player who has just turned one of them up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brzdek.core.table import Table
from tests.rules.dialect import offers
from tests.rules.katakumby.delving import dig
from tests.rules.katakumby.digging import Made, tile, tunnel
from tests.support import answer


def sided(name: str, has: Sequence[Any] = (), *, haunted: bool = False, **symbols: Any) -> Made:
    """A tile whose edge points all lead to one room, from which a plain tunnel leads to a nook. Both tunnels of a side
    (N, E, S, W) have the symbols given for it."""
    halves = [tunnel(f"{side}{index}", name, **more) for side, more in symbols.items() for index in (0, 1)]
    return tile({name: has, "nook": []}, tunnel(name, "nook"), *halves, haunted=haunted)


def everywhere(symbols: dict[str, Any]) -> dict[str, Any]:
    """The same symbols on all four sides."""
    return dict.fromkeys("NESW", symbols)


STEPS: dict[str, Any] = {"footprints": True}
BEAST: dict[str, Any] = {"monsters": 1}
BEASTS: dict[str, Any] = {"monsters": 2}
LOCK: dict[str, Any] = {"lock": True}
OUT: dict[str, Any] = {"one_way": "b_to_a"}
QUARRY = {
    "field": tile({"field": []}),
    "moor": sided("moor", N=STEPS, E=STEPS, S=STEPS),
    "den": sided("den", W=BEASTS),
    "vault": sided("vault", W=LOCK),
    "thorns": sided("thorns", N=STEPS, E=BEASTS, S=LOCK, W=OUT),
    "knot": sided("knot", **everywhere({**STEPS, **LOCK})),
    "bog": sided("bog", **everywhere(STEPS)),
    "lairs": sided("lairs", **everywhere(BEAST)),
    "cellars": sided("cellars", **everywhere(LOCK)),
    "drains": sided("drains", **everywhere(OUT)),
    "tomb": sided("tomb", ["artifact"], haunted=True, **everywhere(OUT)),
    "mirror": tile({"plain": [], "back": []}, tunnel("plain", "back"), tunnel("glass", "W1"), portals=["glass"]),
    "mirage": tile({"sand": [], "rear": []}, tunnel("sand", "rear"), tunnel("gate", "rear"), portals=["gate"]),
    "shops": tile(
        {"shops": ["market", "altar", "chest", "library", "prison", "artifact"], "yard": []}, tunnel("shops", "yard")
    ),
    "wells": tile({"well": [], "end": []}, tunnel("well", "end")),
}
"""In sided tiles the symbols belong to the printed sides: turned by 0, 90, 180, 270 degrees, their W, S, E, N side is
the one that one enters coming from the west."""


def setting_out(revealed: str, **position: Any) -> Table:
    """In the hall, with a boot; this tile has just been turned up to the east of the yard."""
    table = dig(QUARRY, **{"room": {0: "start.hall"}, "boots": 1, "tiles": [revealed], **position})
    answer(table, "explore 1EL0")
    return table


def places(table: Table) -> list[int]:
    """The rotations that may be chosen."""
    return [int(degrees) for degrees in offers(table, "place")]
