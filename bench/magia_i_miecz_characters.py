"""How fair the characters of Magia i Miecz are: games of four steady bots, with pairs dealt at random.

``python -m bench.magia_i_miecz_characters play FILE 2000 2`` plays those of the first 2,000 games the file does not
have yet, in two processes, and adds a line for each: whoever breaks it off goes on with the same command. A game takes
about 0.7 s of processor time, so 2,000 of them about 15 minutes on two idle cores. A fifth word plays all of them under
one ending (``play FILE 20 2 demon_lord``, a file for each).
``python -m bench.magia_i_miecz_characters report FILE`` says what they come to, as docs/games/magia_i_miecz.md has it.
The bots do not draft: a character that nobody chooses would never be seen. A win counts for the pair a seat began with.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from math import sqrt
from pathlib import Path
from statistics import mean, median
from typing import Any

from bench.magia_i_miecz_games import GAME, LIMIT, play_missing
from bench.playing import loaded
from bench.records import read
from brzdek.games.magia_i_miecz.cards.pieces import ADVENTURE_KINDS, CharacterCard

FAIR = (0.10, 0.45)
"""The share of wins among four between which a character or a pair is fair."""
EVEN = 0.25
SURE = 1.96
"""So many standard deviations either way."""
DOUBT = 40
"""So many games at an even share are added to those of a character before pairs are estimated."""
EXTREMES, FIFTHS = 5, 5


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


def named(card: str) -> str:
    return loaded(GAME)[1].cards[card].name.en


# -- what the games come to


def report(games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    yield f"{len(games)} games of four steady bots, pairs dealt at random."
    yield from lengths(games)
    yield from deaths(games)
    yield from cards(games)
    yield ""
    yield from characters(games)
    yield ""
    yield from by_strength(games)
    yield from pairs(games)


def lengths(games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """How long they last, where, and under which ending."""
    rounds = [game["rounds"] for game in games]
    over = [game["seed"] for game in games if game["rounds"] > LIMIT]
    yield f"Turns of each: median {median(rounds):.0f}, most {max(rounds)}; above {LIMIT}: {over or 'none'}."
    regions: Counter[str] = Counter()
    for game in games:
        regions.update(game["turns"])
    told = ", ".join(f"{region} {count / regions.total():.0%}" for region, count in regions.most_common())
    yield f"Turns by region: {told}."
    yield ""
    yield f"| ending | games | turns of each, median | most | {' | '.join(WAYS)} |"
    yield "|---|---|---|---|---|---|---|---|---|"
    endings: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    for game in games:
        endings[game["ending"]].append(game)
    for ending, those in sorted(endings.items(), key=lambda row: -len(row[1])):
        ways = Counter(game["decided"] for game in those)
        counts = " | ".join(str(ways[way]) for way in WAYS)
        long = [game["rounds"] for game in those]
        name = named(ending) if ending else "nobody came to the Crown"
        yield f"| {name} | {len(those)} | {median(long):.0f} | {max(long)} | {counts} |"
    yield ""


WAYS = ("victory on the Crown", "last one left", "skulls", "before the Crown", "called off")


def deaths(games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    found = Counter(cause for game in games for cause in game["deaths"])
    told = ", ".join(f"{cause} {count / len(games):.2f}" for cause, count in found.most_common())
    yield f"Deaths in a game: {found.total() / len(games):.1f} ({told})."


def cards(games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    _, catalog = loaded(GAME)
    seen = {card for game in games for card in game["met"]}
    dealt = [card.id for card in catalog.cards.values() if card.kind in (*ADVENTURE_KINDS, "spell")]
    unseen = sorted(map(named, set(dealt) - seen))
    yield f"Cards never met: {len(unseen)} of {len(dealt)} ({', '.join(unseen) or 'none'})."


def characters(games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    _, catalog = loaded(GAME)
    yield "| character | games | wins | almost surely | as adventurer | as squire |"
    yield "|---|---|---|---|---|---|"
    first, second = shares(games, place=0), shares(games, place=1)
    rows = sorted(shares(games).items(), key=lambda row: -share(*row[1])[0])
    for one, (won, played) in rows:
        rate, low, high = share(won, played)
        sides = [share(*place.get(one, (0, 0)))[0] for place in (first, second)]
        mark = " !" if high < FAIR[0] or low > FAIR[1] else (" ?" if not FAIR[0] <= rate <= FAIR[1] else "")
        yield f"| {named(one)}{mark} | {played} | {rate:.0%} | {low:.0%}–{high:.0%} | {sides[0]:.0%} | {sides[1]:.0%} |"
    every = [card.id for card in catalog.cards.values() if isinstance(card, CharacterCard)]
    missing = sorted(map(named, set(every) - set(dict(rows))))
    if missing:
        yield f"Never dealt: {', '.join(missing)}."


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


# -- pairs


def pairs(games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Pairs as they met, where that was often enough to be sure, and all of them as their two halves let expect."""
    won: Counter[tuple[str, ...]] = Counter()
    played: Counter[tuple[str, ...]] = Counter()
    for game in games:
        for seat, pair in enumerate(game["pairs"]):
            played[tuple(pair)] += 1
            won[tuple(pair)] += game["winner"] == seat
    surely = [pair for pair in played if _outside(*share(won[pair], played[pair])[1:])]
    yield (
        f"Pairs met: {len(played)}, {mean(played.values()):.1f} times each, {max(played.values())} at most; "
        f"surely outside {FAIR[0]:.0%}–{FAIR[1]:.0%}: {', '.join(map(_told, surely)) or 'none'}."
    )
    hoped = sorted(expected(games).items(), key=lambda row: -row[1])
    outside = sum(not FAIR[0] <= rate <= FAIR[1] for _, rate in hoped)
    span = f"{hoped[-1][1]:.0%}–{hoped[0][1]:.0%}"
    yield f"Expected of all {len(hoped)} pairs from their halves: {span}, {outside} outside."
    for what, rows in (("Strongest", hoped[:EXTREMES]), ("Weakest", hoped[-EXTREMES:])):
        yield f"{what}: {', '.join(f'{_told(pair)} {rate:.0%}' for pair, rate in rows)}."
    yield from held_against(games)


def _outside(low: float, high: float) -> bool:
    return high < FAIR[0] or low > FAIR[1]


def _told(pair: Sequence[str]) -> str:
    return f"{named(pair[0])} + {named(pair[1])}"


def expected(games: Sequence[Mapping[str, Any]]) -> dict[tuple[str, str], float]:
    """What each pair is likely to win: what the adventurer and what the squire add to an even share."""
    sides = [
        {one: (won + EVEN * DOUBT) / (played + DOUBT) for one, (won, played) in shares(games, place=place).items()}
        for place in (0, 1)
    ]
    every = sorted(sides[0].keys() & sides[1].keys())
    return {(one, two): sides[0][one] + sides[1][two] - EVEN for one, two in permutations(every, 2)}


def held_against(games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What half of the games lets expect of the pairs of the other half, and what those won, by fifths."""
    hoped = expected([game for game in games if game["seed"] % 2 == 0])
    met: list[tuple[float, bool]] = []
    for game in games:
        if game["seed"] % 2:
            for seat, (one, two) in enumerate(game["pairs"]):
                if (one, two) in hoped:
                    met.append((hoped[one, two], game["winner"] == seat))
    met.sort()
    size = len(met) // FIFTHS
    if size:
        parts = [met[number * size : (number + 1) * size] for number in range(FIFTHS)]
        told = [f"{mean(rate for rate, _ in part):.0%} {mean(won for _, won in part):.0%}" for part in parts]
        yield f"Fifths of the pairs, expected and won, {size} each: {', '.join(told)}."


def main() -> None:
    what, path = sys.argv[1], Path(sys.argv[2])
    if what == "report":
        print("\n".join(report(read(path))))
        return
    games, processes = (int(word) for word in (sys.argv[3:5] + ["100", "1"][len(sys.argv[3:5]) :]))
    play_missing(path, games, processes, *sys.argv[5:6])


if __name__ == "__main__":
    main()
