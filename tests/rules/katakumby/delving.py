"""Tables of Katakumby: at the usual start, in any situation, on tiles of the game or of our own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.rulebook import Result, Seat, Setup
from brzdek.core.table import Table
from brzdek.games.katakumby.cards.tiles import SIDES, edge_points
from tests.rules.dialect import result, told, topic
from tests.rules.katakumby.digging import Made, Quarry, laid, quarried, tile, tunnel
from tests.rules.raids import quiet
from tests.support import NAMES, answer, catalog, legal, rulebook, seat_down

CALM = ["lute", "souldrinker", "crystal_compass", "expensive_taste", "grand_theft", "elven_sword"]
"""A row without dragon symbols, danger, Arrive texts, devices and monsters."""
MORE_CALM = ["double_cross", "floating_skull", "brave_hero", "spectral_rider", "divining_rod", "astral_projection"]
"""In place of those that a situation has elsewhere."""
CHEAP = ["elven_sword", "lightstick", "lightstick", "expert_guide", "expert_guide", "charlatan"]
"""A row as calm, to buy from."""
SPARE = ["swindle", "swindle", "bandit", "bandit", "smash_and_grab", "smash_and_grab", "charlatan"]
"""More of the same kind, to be revealed where it does not matter what."""
SYMBOL = "darkened_alcove"
"""A card with a dragon symbol and nothing else that works in the row."""

LAND = {
    "cellar": tile({"cellar": []}, back="haven"),
    "pit": tile({"pit": []}),
    "field": tile({"field": []}),
    "bazaar": tile({"market": ["market"], "lane": []}, tunnel("market", "lane"), tunnel("lane", "E0")),
    "chapel": tile({"altar": ["altar"], "nave": []}, tunnel("altar", "nave")),
    "abbey": tile({"altar": ["altar"], "choir": ["altar"]}, tunnel("altar", "choir")),
    "vault": tile(
        {"gate": [], "vault": ["artifact"], "tomb": ["artifact"]}, tunnel("gate", "vault"), tunnel("gate", "tomb")
    ),
    "trove": tile({"gate": [], "trove": [{"artifact": 1}]}, tunnel("gate", "trove")),
    "hoard": tile({"gate": [], "hoard": [{"artifact": 2}]}, tunnel("gate", "hoard")),
    "grotto": tile({"mouth": [], "cave": ["crystal_cave"]}, tunnel("mouth", "cave")),
    "jail": tile(
        {"yard": [], "cell": ["prison"], "chest": ["chest"], "books": ["library"]},
        tunnel("yard", "cell"), tunnel("yard", "chest"), tunnel("yard", "books"),
    ),
    "finds": tile(
        {"camp": [], "nook": ["minor_secret"], "spring": ["heal"]}, tunnel("camp", "nook"), tunnel("camp", "spring")
    ),
    "maze": tile(
        {"camp": [], "den": [], "drop": []},
        tunnel("camp", "den", monsters=2), tunnel("camp", "drop", one_way="a_to_b"), tunnel("drop", "den"),
    ),
    "slide": tile(
        {"top": [], "foot": []},
        tunnel("W0", "top", one_way="b_to_a"), tunnel("W1", "top", one_way="b_to_a"), tunnel("top", "foot"),
    ),
    "slope": tile({"slope": []}, tunnel("slope", "E0", one_way="a_to_b"), tunnel("slope", "E1", one_way="a_to_b")),
    "alley": tile({"alley": []}, tunnel("alley", "E0", one_way="b_to_a"), tunnel("alley", "E1", one_way="b_to_a")),
    "mud": tile({"mud": []}, *[tunnel("mud", point, footprints=True) for point in edge_points(2, SIDES)]),
    "gates": tile({"near": [], "far": []}, tunnel("near", "out"), tunnel("far", "back"), portals=["out", "back"]),
    "ghosts": tile({"mist": [], "veil": []}, tunnel("mist", "veil"), haunted=True),
    "wraiths": tile({"mist": [], "veil": [{"artifact": 0}]}, tunnel("mist", "veil"), haunted=True),
}  # fmt: skip
"""Tiles of our own for all of these rules; the first room of each has all its edge points but those that are named."""


def game(players: int = 4, *, seed: int = 1, **options: Any) -> Table:
    """A table at the usual start."""
    return seat_down("katakumby", players, seed=seed, options=options)


def delve(players: int = 2, *, seed: int = 1, options: Mapping[str, Any] | None = None, **position: Any) -> Table:
    """A table in this situation: seat 0 is on turn with an empty hand, calm row and deck, unless told otherwise."""
    return _delve(catalog("katakumby"), players, seed, options, position)


def dig(
    quarry: Quarry | None = None,
    players: int = 2,
    *,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    start: Made | None = None,
    cards: Sequence[Made] = (),
    **position: Any,
) -> Table:
    """The same on tiles of our own, none of them in the stack unless told otherwise."""
    wanted = {"side": "a", "tiles": [], **position}
    return _delve(quarried(quarry or {}, start, cards), players, seed, options, wanted)


def _delve(
    known: Catalog, players: int, seed: int, options: Mapping[str, Any] | None, position: Mapping[str, Any]
) -> Table:
    seats = tuple(Seat(NAMES[index]) for index in range(players))
    wanted = quiet(position, [*CALM, *MORE_CALM], SPARE)
    return Table(rulebook("katakumby"), Setup("katakumby", seats, seed, options or {}, wanted), known)


def lair(
    players: int = 2, *names: str, options: Mapping[str, Any] | None = None, cards: Sequence[Made] = (), **position: Any
) -> Table:
    """The same on tiles of ``LAND``: these lie in a line to the east of the hall."""
    tiles = [laid(name, 1 + place, 0) for place, name in enumerate(names)]
    return dig(LAND, players, options=options, cards=cards, **{"map": tiles, **position})


def refilled(*fresh: str, players: int = 2, on: Sequence[str] = (), **position: Any) -> Table:
    """Seat 0 has just ended a turn, and these cards were revealed to fill the row."""
    spare = [card for card in SPARE if card not in fresh]
    table = lair(players, *on, **{"row": CHEAP[len(fresh) :], "deck": [*fresh, *spare], **position})
    answer(table, "end")
    return table


def attacked(players: int = 2, *on: str, **position: Any) -> Table:
    """Seat 0 has just ended a turn, and the dragon has attacked."""
    return refilled(SYMBOL, players=players, on=on, **position)


def cut_short(players: int = 2, *on: str, **position: Any) -> Table:
    """A game that ends at once: one more player, who never left the crypt, ends a turn, and the deck is empty."""
    wanted = {"turn": players, "row": CHEAP[:5], "deck": 0, **position}
    table = lair(players + 1, *on, **wanted)
    answer(table, "end")
    return table


def counted(players: int = 2, *on: str, **position: Any) -> Result:
    """The count of a game cut short, without the player who cut it; all others have left, unless told otherwise."""
    out = {**dict.fromkeys(range(players), "left"), **position.pop("out", {})}
    table = cut_short(players, *on, out={seat: how for seat, how in out.items() if how}, **position)
    *scores, nothing = result(table).scores
    assert nothing == 0
    return Result(tuple(scores), result(table).winners)


def emptied(pool: str, players: int = 2) -> Counter[str]:
    """All tokens of a pool, as they come out of the bank when somebody takes everything."""
    takes = {"minor": "minor_secrets", "major": "major_secrets", "prison": "free_prisoners"}
    plunder: Made = {
        "id": "plunder",
        "name": {"pl": "Wszystko", "en": "Everything"},
        "kind": "blue",
        "copies": 1,
        "cost": 1,
        "play": {takes[pool]: 99},
    }
    table = lair(players, cards=[plunder], hand={0: ["plunder"]})
    answer(table, "play plunder")
    while topic(table) == "freed":
        answer(table, legal(table)[0])
    assert table.view(None).secrets_left[pool] == 0
    if pool == "prison":
        return Counter(told(table, "freed")[0][1])
    return Counter(token for _, token in told(table, "took"))


def ghosts(table: Table) -> tuple[int, int, int]:
    """Ghost cubes in the bank, in the Clank! area and in the bag."""
    where = table.view(None).ghosts
    return where["bank"], where["area"], where["bag"]
