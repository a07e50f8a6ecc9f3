"""Random games by the thousand, with the game's invariants checked after every answer, and attacks on the program.

python -m tests.soak [--game brzdek] [--games 5000]
python -m tests.soak --game magia_i_miecz --mixed --games 2000
python -m tests.soak --game smoki            1,000 games over all combinations of its switches
python -m tests.soak --attack kills --count 1000
python -m tests.soak --attack decks --count 3000
python -m tests.soak --attack twins --count 300
python -m tests.soak --attack lines --count 5000
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from brzdek.core.table import Table
from brzdek.core.text import LANGS, Lang
from tests.attacks import composed, kills, leaks, mutants
from tests.games.brzdek import invariants as brzdek
from tests.games.katakumby import invariants as katakumby
from tests.games.magia_i_miecz import invariants as magia_i_miecz
from tests.games.magia_i_miecz import mixed
from tests.games.sabotazysta import invariants as sabotazysta
from tests.games.smoki import invariants as smoki
from tests.games.smoki.switches import LEGAL
from tests.support import catalog, seat_down
from tests.typed.garble import type_garbled
from tests.typed.positions import GAMES

CHECKS: Mapping[str, Callable[[Table], None]] = {
    "sabotazysta": sabotazysta.check,
    "brzdek": brzdek.check,
    "katakumby": katakumby.check,
    "magia_i_miecz": magia_i_miecz.check,
    "smoki": smoki.check,
}
"""For each game: what must hold after every answer."""
USUAL: Mapping[str, int] = {
    "sabotazysta": 70_000,
    "brzdek": 19_000,
    "katakumby": 9_000,
    "magia_i_miecz": 2_000,
    "smoki": 1_000,
}
"""How many games of each are a good soak."""
ATTACKS: Mapping[str, int] = {"kills": 1_000, "mutants": 20_000, "decks": 3_000, "twins": 1_500, "lines": 5_000}
"""Attacks on saved games, with composed house decks, on what is secret, and with garbled lines (for each game and
language); how many of each are a good soak.
"""
TOLD: Mapping[str, str] = {
    "kills": "games killed, none lost",
    "mutants": "mutated saves, none spoilt",
    "decks": "decks composed",
    "twins": "pairs of games looked at, none told apart",
    "lines": "garbled lines",
}
TRY_ALL = 25
"""In one game out of this many, every answer to one of the questions is tried."""
BATCH = 50


@dataclass(frozen=True, slots=True)
class Tally:
    """What was played."""

    games: int = 0
    answers: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.games + other.games, self.answers + other.answers)


@dataclass(frozen=True, slots=True)
class Part:
    """So many attacks of a kind, on a game and in a language where that matters."""

    name: str
    count: int
    seed: int
    game: str = ""
    lang: Lang = "pl"


def house_options(game: str, seed: int) -> dict[str, Any]:
    """Mostly none. Random diggers hardly ever find a treasure seven cards away, so some get it nearer.

    Games of Smoki go through all combinations of its switches, one after another.
    """
    if game == "brzdek":
        return {"board": ("front", "back")[seed // 3 % 2], "late_artifacts": int(seed % 5 == 4)}
    if game == "katakumby":
        return {"promo": int(seed % 7 == 3), "phantasm": int(seed % 7 == 5), "mercy": int(seed % 3 == 1)}
    if game == "magia_i_miecz":
        return {"turn_limit": 30 + seed % 40, "crown": ("command", "arrival")[seed % 3 == 2]}
    if game == "smoki":
        return {**LEGAL[seed % len(LEGAL)], "turn_limit": 20 + seed % 20, "bonus": int(seed % 4 == 1)}
    return {"distance": 1 + seed // 4 % 3} if seed % 4 == 3 else {}


def play(game: str, seed: int, check: Callable[[Table], None]) -> Tally:
    """One random game to its end. A failure says which game and which answer it was."""
    low, high = catalog(game).players
    players = low + seed % (high - low + 1)
    return play_out(game, seed, seat_down(game, players, seed=seed, options=house_options(game, seed)), check)


def play_mixed(seeds: Sequence[int]) -> Tally:
    """Games of Magia i Miecz with all options mixed."""
    return sum((play_out("magia_i_miecz", seed, mixed.table(seed), magia_i_miecz.check) for seed in seeds), Tally())


def play_out(game: str, seed: int, table: Table, check: Callable[[Table], None]) -> Tally:
    choice = random.Random(seed)
    tried = choice.randrange(100) if seed % TRY_ALL == 0 else -1
    try:
        check(table)
        while table.ask is not None:
            if len(table.journal) == tried:
                try_every_answer(table, check)
            table.answer(choice.choice(table.ask.options))
            check(table)
    except Exception as error:
        players = len(table.setup.seats)
        error.add_note(f"{game}, {players} players, seed {seed}, after {len(table.journal)} answers")
        raise
    return Tally(1, len(table.journal))


def try_every_answer(table: Table, check: Callable[[Table], None]) -> None:
    """No option on offer is refused or breaks anything."""
    assert table.ask is not None
    for option in table.ask.options:
        other = table.fork()
        other.answer(option)
        check(other)


def play_batch(game: str, seeds: Sequence[int]) -> Tally:
    return sum((play(game, seed, CHECKS[game]) for seed in seeds), Tally())


def run(game: str, games: int, first: int = 0, jobs: int = 1, *, mix: bool = False) -> Tally:
    """Play so many games, with seeds from the first one on."""
    batches = [range(at, min(at + BATCH, first + games)) for at in range(first, first + games, BATCH)]
    playing = play_mixed if mix else partial(play_batch, game)
    if jobs == 1:
        return sum(map(playing, batches), Tally())
    with ProcessPoolExecutor(jobs) as pool:
        return sum(pool.map(playing, batches), Tally())


def parts(name: str, count: int, first: int) -> list[Part]:
    """An attack in parts that know nothing of one another."""
    games = list(CHECKS)
    if name == "decks":
        return [Part(name, some, seed, game) for game in games for seed, some in spans(first, count // len(games), 20)]
    if name == "twins":
        # One seed is a pair of each game.
        return [Part(name, len(games), seed) for seed in range(first, first + count // len(games))]
    if name == "lines":
        return [Part(name, count, first, game, lang) for game in GAMES for lang in LANGS]
    return [Part(name, some, first + number) for number, (_, some) in enumerate(spans(0, count, 50))]


def spans(first: int, count: int, most: int) -> list[tuple[int, int]]:
    """So many in runs of at most this length: where each begins, and how many they are."""
    return [(at, min(most, first + count - at)) for at in range(first, first + count, most)]


def attack_once(part: Part) -> Counter[str]:
    """Make a part of an attack; what came of it, counted."""
    with tempfile.TemporaryDirectory() as name, patch.dict(os.environ, BRZDEK_HOME=name):
        folder = Path(name)
        if part.name == "kills":
            return Counter({"answers told of": kills.attack(folder, part.count, part.seed)})
        if part.name == "mutants":
            fine, refused = mutants.attack(folder, part.count, part.seed)
            return Counter({"gone on with": fine, "refused": refused})
        if part.name == "decks":
            return Counter(composed.attacks(folder, part.game, part.count, part.seed))
        if part.name == "twins":
            return Counter({f"looks at {game}": n for game, n in leaks.attacks(part.count, part.seed).items()})
        return Counter({f"moves in {part.game}": type_garbled(part.game, part.lang, part.count, part.seed)})


def attack(name: str, count: int, first: int, jobs: int) -> str:
    """Attack so many times; what came of it."""
    split = parts(name, count, first)
    if jobs == 1:
        found = sum(map(attack_once, split), Counter[str]())
    else:
        with ProcessPoolExecutor(jobs) as pool:
            found = sum(pool.map(attack_once, split), Counter[str]())
    made = sum(part.count for part in split)
    return f"{made} {TOLD[name]}: " + ", ".join(f"{n} {what}" for what, n in found.items())


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=list(CHECKS), help="one game and no attacks; otherwise all of them")
    parser.add_argument("--games", type=int, metavar="N", help=f"how many, and no attacks; otherwise {USUAL}")
    parser.add_argument("--mixed", action="store_true", help="Magia i Miecz with all options mixed, and no attacks")
    parser.add_argument("--attack", choices=list(ATTACKS), help="one attack, and no games")
    parser.add_argument("--count", type=int, metavar="N", help=f"how many attacks; otherwise {ATTACKS}")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    given = parser.parse_args(words)
    played = Tally()
    only = "magia_i_miecz" if given.mixed else given.game
    games = [only] if only else [] if given.attack else list(CHECKS)
    for game in games:
        start = time.perf_counter()
        tally = run(game, given.games or USUAL[game], given.first, given.jobs, mix=given.mixed)
        played += tally
        seconds = time.perf_counter() - start
        print(f"{game}: {tally.games} games, {tally.answers} answers, {seconds:.0f} s, all fine", flush=True)
    if len(games) > 1:
        print(f"all games: {played.games} games, {played.answers} answers")
    for name in [given.attack] if given.attack else [] if only or given.games else ATTACKS:
        start = time.perf_counter()
        told = attack(name, given.count or ATTACKS[name], given.first, given.jobs)
        print(f"{name}: {told}, {time.perf_counter() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
