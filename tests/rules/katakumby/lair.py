"""Situations for the rules about the end of a turn, the dragon, going out of play, tokens, goods and the count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.rulebook import Result
from brzdek.core.table import Table
from brzdek.games.katakumby.tiles import SIDES, edge_points
from tests.rules.katakumby.digging import Made, dig, laid, offers, result, room, tile, told, topic, tunnel
from tests.support import answer, legal

CALM = ["elven_sword", "lightstick", "lightstick", "expert_guide", "expert_guide", "charlatan"]
"""A row without dragon symbols, danger and Arrive texts."""
SPARE = ["swindle", "swindle", "bandit", "bandit", "smash_and_grab", "smash_and_grab", "charlatan"]
"""More of the same kind, to be revealed where it does not matter what."""
SYMBOL = "darkened_alcove"
"""A card with a dragon symbol and nothing else that works in the row."""
CUBES = 30
METER = 10
BLACK = 24

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


def lair(
    players: int = 2, *names: str, options: Mapping[str, Any] | None = None, cards: Sequence[Made] = (), **position: Any
) -> Table:
    """A table in this situation. These tiles lie in a line to the east of the hall; seat 0 is on turn, hand empty, row
    and deck are calm, unless told otherwise."""
    tiles = [laid(name, 1 + place, 0) for place, name in enumerate(names)]
    wanted: dict[str, Any] = {"map": tiles, "row": CALM, **position}
    piles = [pile for name in ("hand", "draw", "discard", "played") for pile in wanted.get(name, {}).values()]
    used = {*wanted["row"], *(card for pile in piles for card in pile)}
    wanted.setdefault("deck", [card for card in SPARE if card not in used])
    return dig(LAND, players, options=options, cards=cards, **wanted)


def refilled(*fresh: str, players: int = 2, on: Sequence[str] = (), **position: Any) -> Table:
    """Seat 0 has just ended a turn, and these cards were revealed to fill the row."""
    row = position.pop("row", CALM[len(fresh) :])
    spare = [card for card in SPARE if card not in fresh]
    table = lair(players, *on, **{"row": row, "deck": [*fresh, *spare], **position})
    answer(table, "end")
    return table


def attacked(players: int = 2, *on: str, **position: Any) -> Table:
    """Seat 0 has just ended a turn, and the dragon has attacked."""
    return refilled(SYMBOL, players=players, on=on, **position)


def cut_short(players: int = 2, *on: str, **position: Any) -> Table:
    """A game that ends at once: one more player, who never left the crypt, ends a turn, and the deck is empty."""
    wanted = {"turn": players, "row": CALM[:5], "deck": 0, **position}
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


# --- what happens


def go(table: Table, *places: str) -> None:
    """Walk from room to room."""
    for place in places:
        answer(table, f"move {room(table, place)}")


def idle(table: Table, turns: int = 1) -> None:
    """The players on turn play their hands, do nothing else and end their turns."""
    for _ in range(turns):
        while "end" not in legal(table):
            answer(table, f"play {offers(table, 'play')[0]}")
        answer(table, "end")


# --- what can be seen


def hand(table: Table, seat: int = 0) -> list[str]:
    return sorted(table.view(seat).hand)


def bag(table: Table) -> list[int]:
    """Cubes in the dragon bag by seat, the black ones last."""
    return list(table.view(None).bag)


def cubes(table: Table, seat: int = 0) -> dict[str, int]:
    """Where the cubes of a player are, as far as they are in play."""
    one = table.view(None).thieves[seat]
    return {"supply": one.supply, "clank": one.clank, "bag": bag(table)[seat], "damage": one.damage}


def ghosts(table: Table) -> tuple[int, int, int]:
    """Ghost cubes in the bank, in the Clank! area and in the bag."""
    where = table.view(None).ghosts
    return where["bank"], where["area"], where["bag"]


def drawn(table: Table) -> list[int]:
    """How many cubes each attack so far has drawn."""
    return [len(cubes_out) for (cubes_out,) in told(table, "attack")]
