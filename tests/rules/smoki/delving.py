"""Tables of Smoki: at the usual start, in any situation, and in some that many rules need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.smoki.rules import state
from brzdek.games.smoki.rules.state import Dragons
from brzdek.games.smoki.view.view import SeenDragons
from tests.rules.dialect import told
from tests.rules.magia_i_miecz.delving import FAR, PAIRS, PLAIN, finish, ids, world
from tests.support import NAMES, answer, legal, rulebook

GAME = "smoki"
OWN = Path(__file__).parent / "dragons.yaml"
V, C, G = "varthrax", "cadorus", "grilipus"
SCALE = {V: "luska_varthraxa", C: "luska_cadorusa", G: "luska_grilipusa"}
STRIKE, RAGE, SLUMBER = "natarcie", "gniew", "drzemka"
QUIET = (SLUMBER,) * 6
"""Tokens that do nothing as long as no enemy lies on the board."""

UNSEEN = (SCALE[C], SCALE[G]) * 2
"""Tokens that do nothing to anybody, and crown nobody."""

TOWER = {"overlay": "tower"}
BESIDE = {"overlay": "tower", "struggle": 1}
PERIL, VALLEY, CROWN = "rownina_grozy", "dolina_ognia", "korona_wladzy"
FOOT, TOP = "wieza_rownina_grozy", "wieza_dolina_ognia"
STRONG = {"strength": 20, "craft": 20}


@cache
def catalog() -> Catalog:
    """The game's cards with plain ones on top."""
    return load_catalog(rulebook(GAME).layers, [PLAIN, OWN])


def game(players: int = 2, *, seed: int = 1, **options: Any) -> Table:
    """A table at the usual start."""
    return _table(players, seed, options, None)


def delve(
    players: int = 2,
    *,
    options: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
    who: Mapping[int, Any] | None = None,
    tokens: Sequence[str] | None = None,
    dragons: Mapping[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A table in this situation: plain adventurers far from each other, Varthrax reigns, tokens come as told."""
    adventurers: dict[int, dict[str, Any]] = {}
    for seat in range(players):
        own = dict((who or {}).get(seat, {}))
        adventurers[seat] = {"pair": list(PAIRS[seat]), "space": FAR[seat], **own}
    wanted: dict[str, Any] = {"adventurers": adventurers, **position}
    chosen = dict(options or {})
    if tokens is None:
        tokens = UNSEEN if "spaces" in position else QUIET
    if chosen.get("dragons", 1) or chosen.get("ending", "off") != "off":
        wanted["dragons"] = {"king": V, "tokens": list(tokens), **(dragons or {})}
    if dice:
        wanted["dice"] = list(dice)
    return _table(players, 1, chosen, wanted)


def _table(players: int, seed: int, options: Mapping[str, Any], position: Mapping[str, Any] | None) -> Table:
    seats = tuple(Seat(NAMES[index]) for index in range(players))
    return Table(rulebook(GAME), Setup(GAME, seats, seed, options, position), catalog())


def landed(space: str, *more: str, who: Mapping[int, Any] | None = None, **situation: Any) -> Table:
    """Seat 0 is carried to the space by an offer and is about to meet something there."""
    own = {**(who or {}).get(0, {}), "offers": [space]}
    table = delve(who={**(who or {}), 0: own}, **situation)
    answer(table, f"offer {space}", *more)
    return table


def part(table: Table) -> Dragons:
    """What the layer keeps."""
    return state.dragons(world(table))


def seen(table: Table) -> SeenDragons:
    found: SeenDragons | None = table.view(None).dragons
    assert found is not None
    return found


def scales(table: Table, seat: int = 0) -> dict[str, int]:
    """The scales of a player, those of which there are any."""
    return {lord: count for lord, count in seen(table).owned[seat].items() if count}


def on_lords(table: Table) -> dict[str, int]:
    return {lord.id: lord.scales for lord in seen(table).lords if lord.scales}


def on_board(table: Table) -> dict[str, str]:
    return dict(seen(table).on_spaces)


def removed(table: Table) -> dict[str, int]:
    return {token: count for token, count in part(table).removed.items() if count}


def tokens_in_all(table: Table) -> int:
    """Every token is somewhere."""
    own = part(table)
    kept = sum(len(lords) for lords in own.on_cards.values())
    spaces, lords = len(own.on_spaces), sum(own.on_lords.values())
    owned = sum(sum(one.values()) for one in own.owned)
    return sum(own.pool.values()) + sum(own.removed.values()) + kept + spaces + lords + owned


def begun(tokens: Sequence[str], players: int = 2, **situation: Any) -> Table:
    """Seat 0 has begun a turn and drawn these tokens."""
    return delve(players, tokens=[*tokens, *QUIET], **situation)


def king_fight(*, dice: Sequence[int], who: Mapping[int, Any] | None = None, **situation: Any) -> Table:
    """Seat 0 stands on the Crown of the overlay and is about to attack the King."""
    own = {"space": "korona_wladzy", **(who or {}).get(0, {})}
    return delve(dice=dice, who={**(who or {}), 0: own}, **situation)


def next_turn(table: Table, seat: int = 0) -> Table:
    """The turn of this seat ends without a deed."""
    return finish(table, seat)


def moving(table: Table) -> bool:
    """Is seat 0 about to move, or has the die for it been thrown already?"""
    return table.ask is not None and table.ask.seat == 0 and table.ask.topic in ("move", "landing")


# -- on the overlay


def in_tower(space: str, *, who: dict[str, Any] | None = None, **situation: Any) -> Table:
    own = {0: {"space": space, **(who or {})}}
    return delve(options=TOWER, who=own, **situation)


def drew(table: Table) -> list[str]:
    return [ids([copy])[0] for seat, copy in told(table, "drew") if seat == 0]


def spaces(table: Table) -> list[str]:
    return [space for seat, space in told(table, "went") if seat == 0]


def ways(table: Table) -> list[str]:
    return [line for line in legal(table) if line.split()[0] in ("step", "back", "stay", "climb")]
