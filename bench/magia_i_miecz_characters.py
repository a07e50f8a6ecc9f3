"""How fair the characters of Magia i Miecz are: games of four steady bots, with pairs dealt at random.

``python -m bench.magia_i_miecz_characters play FILE [GAMES]`` plays more games and adds a line for each to the file;
``python -m bench.magia_i_miecz_characters report FILE`` says what they come to, as docs/games/magia_i_miecz.md has it.
The bots do not draft: a character that nobody chooses would never be seen. A win counts for the pair a seat began with.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import median
from typing import Any

from bench.playing import loaded
from brzdek.core.ask import Ask, Option
from brzdek.core.copies import card_of
from brzdek.core.log import Event
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.bots.steady import SteadyBot
from brzdek.games.magia_i_miecz.cards.pieces import ADVENTURE_KINDS, CharacterCard
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.view.view import WorldView

GAME = "magia_i_miecz"
PLAYERS = 4
LIMIT = 400
FAIR = (0.10, 0.45)
"""The share of wins among four between which a character is fair."""
SURE = 1.96
"""So many standard deviations either way."""


class Dealt(SteadyBot):
    """Plays steadily, but takes the characters as they come."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self._draft = random.Random(seed * 10 + seat)

    def choose(self, view: WorldView, ask: Ask) -> Option:
        if ask.topic in ("ban", "pair") and view.phase == "draft":
            return self._draft.choice(list(ask.options))
        return super().choose(view, ask)


def play(seed: int) -> dict[str, Any]:
    """One game: who began with whom, who won, how long it took, who died of what, which cards were met."""
    rulebook, catalog = loaded(GAME)
    seats = tuple(Seat(str(seat)) for seat in range(PLAYERS))
    table = Table(rulebook, Setup(GAME, seats, seed, {"turn_limit": LIMIT}), catalog)
    table.play_out([Dealt(seat, seed) for seat in range(PLAYERS)])
    game = table.game
    assert isinstance(game, World)
    told = game.log.events
    pairs: dict[int, list[str]] = {}
    for event in told:
        if isinstance(event, events.PairChosen):
            pairs.setdefault(event.seat, [card_of(event.card), card_of(event.squire)])
    return {
        "seed": seed,
        "pairs": [pairs[seat] for seat in range(PLAYERS)],
        "winner": game.winner,
        "rounds": game.round,
        "called_off": game.round > LIMIT,
        "deaths": list(causes(told)),
        "met": sorted(met(told)),
    }


def causes(told: Sequence[Event]) -> Iterator[str]:
    """What the dead died of: the last thing that could have hurt them."""
    blow = ""
    for event in told:
        if isinstance(event, events.Commands):
            blow = "the Command"
        elif isinstance(event, events.Fights):
            blow = "other adventurers" if isinstance(event.foes[0], int) else "enemies"
        elif isinstance(event, events.Casts):
            blow = "spells"
        elif isinstance(event, (events.Reaches, events.Went)):
            blow = "spaces and cards"
        elif isinstance(event, events.Shot):
            blow = "shots"
        elif isinstance(event, events.Died):
            yield blow


def met(told: Sequence[Event]) -> set[str]:
    """Cards that were drawn, cast, taken or fought."""
    seen = (events.Drew, events.Casts, events.Took, events.Killed, events.Reaches)
    return {
        card_of(str(getattr(event, "card", getattr(event, "spell", "")))) for event in told if isinstance(event, seen)
    }


# -- what the games come to


def share(won: int, played: int) -> tuple[float, float, float]:
    """The share of wins and where it lies almost surely (Wilson)."""
    if not played:
        return 0.0, 0.0, 1.0
    rate, square = won / played, SURE**2
    middle = (rate + square / (2 * played)) / (1 + square / played)
    width = SURE * sqrt(rate * (1 - rate) / played + square / (4 * played**2)) / (1 + square / played)
    return rate, middle - width, middle + width


def shares(games: Sequence[Mapping[str, Any]], *, place: int | None = None) -> dict[str, tuple[int, int]]:
    """Wins and games of each character; ``place`` 0: as adventurer, 1: as squire."""
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for game in games:
        for seat, pair in enumerate(game["pairs"]):
            for one in pair if place is None else [pair[place]]:
                played[one] += 1
                won[one] += game["winner"] == seat
    return {one: (won[one], played[one]) for one in played}


def report(games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    _, catalog = loaded(GAME)
    rounds = [game["rounds"] for game in games]
    deaths = Counter(cause for game in games for cause in game["deaths"])
    yield f"{len(games)} games of four steady bots, pairs dealt at random."
    yield (
        f"Turns of each: median {median(rounds):.0f}, most {max(rounds)}; "
        f"called off: {sum(game['called_off'] for game in games)}."
    )
    told = ", ".join(f"{cause} {count / len(games):.2f}" for cause, count in deaths.most_common())
    yield f"Deaths in a game: {sum(deaths.values()) / len(games):.1f} ({told})."
    seen = {card for game in games for card in game["met"]}
    dealt = [card.id for card in catalog.cards.values() if card.kind in (*ADVENTURE_KINDS, "spell")]
    yield f"Cards never met: {', '.join(sorted(set(dealt) - seen)) or 'none'}."
    yield ""
    yield "| character | games | wins | almost surely | as adventurer | as squire |"
    yield "|---|---|---|---|---|---|"
    first, second = shares(games, place=0), shares(games, place=1)
    rows = sorted(shares(games).items(), key=lambda row: -share(*row[1])[0])
    for one, (won, played) in rows:
        rate, low, high = share(won, played)
        sides = [share(*place.get(one, (0, 0)))[0] for place in (first, second)]
        mark = " !" if high < FAIR[0] or low > FAIR[1] else (" ?" if not FAIR[0] <= rate <= FAIR[1] else "")
        name = catalog.cards[one].name.en
        yield (f"| {name}{mark} | {played} | {rate:.0%} | {low:.0%}–{high:.0%} | {sides[0]:.0%} | {sides[1]:.0%} |")
    missing = [
        card.id for card in catalog.cards.values() if isinstance(card, CharacterCard) and card.id not in dict(rows)
    ]
    if missing:
        yield f"Never dealt: {', '.join(missing)}."
    yield ""
    yield from by_strength(games)


def by_strength(games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What the printed Strength and Craft of an adventurer are worth."""
    _, catalog = loaded(GAME)
    found: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0])
    for one, (won, played) in shares(games, place=0).items():
        card = catalog.cards[one]
        assert isinstance(card, CharacterCard)
        found[card.strength, card.craft][0] += won
        found[card.strength, card.craft][1] += played
    told = ", ".join(f"{s}/{c} {won / played:.0%} of {played}" for (s, c), (won, played) in sorted(found.items()))
    yield f"By Strength and Craft of the adventurer: {told}."


def read(path: Path) -> list[dict[str, Any]]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]


def main() -> None:
    what, path = sys.argv[1], Path(sys.argv[2])
    if what == "report":
        print("\n".join(report(read(path))))
        return
    first = len(read(path))
    for seed in range(first, first + int(sys.argv[3] if len(sys.argv) > 3 else 100)):
        line = json.dumps(play(seed), ensure_ascii=False)
        with path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


if __name__ == "__main__":
    main()
