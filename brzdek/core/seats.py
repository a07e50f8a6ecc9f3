"""Who sits at the table: names, people and bots."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.text import Text, clean, fold

MAX_NAME = 24
MAX_SEED = 2**64 - 1
USUAL_PLAYERS = 4
STEADY = "steady"
ADVISER = "deep:16n"
"""A person waits for the advice, and asking twice must not bring two answers: so many games, not seconds."""

NAMELESS = Text("Gracz", "Player")
"""What a person is called who has given no name."""
GIVEN_NAMES = (
    *("Ala", "Bolek", "Celina", "Darek", "Ewa", "Filip", "Gosia", "Hubert", "Iga", "Jurek"),
    *("Kasia", "Leon", "Magda", "Norbert", "Ola", "Piotr", "Róża", "Szymon", "Tola", "Wojtek"),
)
"""For seats that nobody has named."""


def tidy_name(text: str) -> str:
    """A name fit for a seat: no control characters, no signs that mean something in a transcript."""
    letters = clean(" ".join(text.split())).replace("#", "").replace("=", "")
    return " ".join(letters.split())[:MAX_NAME].strip()


def fresh_names(count: int, taken: Iterable[str] = ()) -> list[str]:
    """Names that are unlike those already taken."""
    used = {fold(name) for name in taken}
    free = [name for name in GIVEN_NAMES if fold(name) not in used]
    free += [f"Bot {number}" for number in range(1, count + 1) if fold(f"Bot {number}") not in used]
    return free[:count]


def usual_players(low: int, high: int) -> int:
    """How many play when nobody says how many."""
    return max(low, min(USUAL_PLAYERS, high))


def usual_bot(bots: Iterable[str]) -> str:
    """The bot that plays when nobody says which."""
    known = list(bots)
    return STEADY if STEADY in known else known[0]


def adviser(bots: Collection[str]) -> str:
    """The bot that is asked what to do: one that thinks, if there is any, but not for long."""
    return ADVISER if ADVISER in bots else usual_bot(bots)


def fill_seats(named: Sequence[Seat], players: int, bot: str, you: str) -> tuple[Seat, ...]:
    """The named seats, and bots on the others. If nobody is named, the first seat is yours."""
    first = list(named) or [Seat(you)]
    names = fresh_names(players - len(first), [seat.name for seat in first])
    return (*first, *(Seat(name, bot) for name in names))


def seats_fit(setup: Setup, catalog: Catalog) -> bool:
    """Can that many people play the game?"""
    low, high = catalog.players
    return low <= len(setup.seats) <= high


def random_seed() -> int:
    """A seed that nobody can guess: it decides all that is hidden in a game."""
    return random.SystemRandom().randrange(MAX_SEED + 1)
