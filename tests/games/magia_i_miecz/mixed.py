"""All options of Magia i Miecz mixed: endings, house decks, quick games, who stands on which board at the beginning."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.load import load_catalog
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from tests.support import NAMES, rulebook

GAME = "magia_i_miecz"
HOUSE = Path(__file__).parents[3] / "cards" / "house" / f"{GAME}.yaml"
CROWNS = ("secret", "random", "command", "demon_lord", "pandora", "hercules", "black_hole", "dragon_king", "arrival")
PLACES: tuple[Mapping[str, Any], ...] = (
    {"space": "dolina_ognia", "things": ["talizman"]},
    {"space": "korytarz_3", "things": ["mul"]},
    {"space": "skarbiec"},
    {"space": "limbo", "gold": 9, "strength": 2, "craft": 2},
    {"space": "posterunek_obcych", "prison": 2},
    {"space": "rownina_grozy", "things": ["talizman"], "strength": 6},
    {"space": "ruiny", "toad": 2, "gold": 0, "things": []},
)
"""Where random players hardly ever come by themselves. Of each game the first of them is soon on the Crown."""
DOORWAYS = {"ruiny": ["wejscie_do_podziemi"], "oaza": ["wejscie_do_podziemi"]}


@cache
def with_house_deck() -> Catalog:
    return load_catalog(rulebook(GAME).layers, (HOUSE,))


@cache
def plain() -> Catalog:
    return load_catalog(rulebook(GAME).layers)


def options(seed: int) -> dict[str, Any]:
    """Every ending with everything else at random."""
    chance = random.Random(seed)
    return {
        "crown": CROWNS[seed % len(CROWNS)],
        "turn_limit": chance.randint(15, 45),
        "draft": chance.randint(3, 5),
        "gold": chance.choice((0, 0, 5)),
        "endurance": chance.choice((0, 0, 3)),
        "final_death": chance.choice((0, 1, 3, 3)),
        "trophies": chance.choice((3, 7, 7, 9)),
    }


def position(seed: int, players: int) -> dict[str, Any] | None:
    """Two games out of three begin in the middle of things, with some on other boards and on the way to the Crown."""
    if seed % 3 == 0:
        return None
    chance = random.Random(seed)
    first = 0 if seed % 3 == 1 else chance.randrange(1, len(PLACES))
    others = chance.sample(range(1, len(PLACES)), players)
    who = {seat: dict(PLACES[first if seat == 0 else others[seat]]) for seat in range(players) if chance.random() < 0.8}
    return {"adventurers": who, "spaces": DOORWAYS}


def table(seed: int) -> Table:
    """A game with everything mixed."""
    players = 2 + seed // 3 % 5
    catalog = with_house_deck() if seed % 4 == 1 else plain()
    seats = tuple(Seat(NAMES[index % len(NAMES)]) for index in range(players))
    setup = Setup(GAME, seats, seed, options(seed), position(seed, players))
    return Table(rulebook(GAME), setup, catalog, keep_turns=True)
