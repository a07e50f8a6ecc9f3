"""Counts over many games, in whole numbers only: parts give the same sum in whatever order they are added."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt

from brzdek.core.gauge import SEEN
from brzdek.core.values import NamedTuple, dataclass, field
from brzdek.sim.playing import SHARES, Played, cases, figures, uses, whole_of

KEPT = 20
"""So many unfinished games are named."""


class Spread:
    """How often each number came up."""

    __slots__ = ("counts",)

    def __init__(self, counts: Mapping[int, int] | None = None) -> None:
        self.counts: Counter[int] = Counter(counts or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spread) and +self.counts == +other.counts

    __hash__ = None  # type: ignore[assignment]

    @property
    def n(self) -> int:
        return self.counts.total()

    @property
    def sum(self) -> int:
        return sum(value * count for value, count in self.counts.items())

    @property
    def squares(self) -> int:
        return sum(value * value * count for value, count in self.counts.items())

    @property
    def mean(self) -> float:
        return self.sum / self.n

    @property
    def deviation(self) -> float:
        """The standard deviation, as estimated from a sample."""
        n = self.n
        if n < 2:
            return 0.0
        # Whole numbers up to here: nothing is lost between two large squares.
        return sqrt((n * self.squares - self.sum**2) / (n * (n - 1)))

    def quantile(self, part: float) -> int:
        """The least number that at least this part of all games does not exceed."""
        due, seen = part * self.n, 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if seen >= due:
                return value
        return max(self.counts)


class Stratum(NamedTuple):
    """Games that are alike in what a comparison within a game looks at."""

    seats: int
    having: int
    """How many seats had the card."""
    winners: int
    winners_having: int


@dataclass(slots=True)
class Tally:
    """What is known of the games so far."""

    games: int = 0
    figures: dict[str, Spread] = field(default_factory=lambda: defaultdict(Spread))
    """By name. What did not come up in a game counts as none: ``spread`` fills that in."""
    wholes: dict[str, Spread] = field(default_factory=lambda: defaultdict(Spread))
    """Of how many cases the shares among the figures are parts, such as ``label.out``."""
    together: Counter[str] = field(default_factory=Counter)
    """For each share, the sum over games of its part times its whole."""
    uses: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """For each thing that can be done with a card, how often it was done with which."""
    having: dict[str, Counter[Stratum]] = field(default_factory=lambda: defaultdict(Counter))
    """For each card, the games in which somebody had to do with it."""
    being: dict[str, Counter[Stratum]] = field(default_factory=lambda: defaultdict(Counter))
    """For each thing that a seat can be or become, such as ``label.out.left``, the games in which somebody was it."""
    cards: set[str] = field(default_factory=set)
    """All that could have been used."""
    unfinished: list[tuple[int, str]] = field(default_factory=list)
    """Numbers of games that came to no end, with the reason."""
    failed: int = 0

    def add(self, played: Played) -> None:
        self.games += 1
        found = figures(played)
        for name, number in found.items():
            self.figures[name].counts[number] += 1
        wholes = cases(found)
        for name, number in wholes.items():
            self.wholes[name].counts[number] += 1
        for name, number in found.items():
            if name.startswith(SHARES):
                self.together[name] += number * wholes[whole_of(name)]
        seats, winners = played.measures.seats, played.result.winners
        for seat in seats:
            for deed, cards in seat.cards.items():
                self.uses[deed].update(cards)
        if played.measures.seen:
            self.uses[SEEN].update(played.measures.seen)
        _compare(self.having, [uses(seat) for seat in seats], winners)
        labels = [{f"label.{label}.{value}" for label, value in seat.labels.items()} for seat in seats]
        _compare(self.being, labels, winners)

    def fail(self, number: int, reason: str) -> None:
        self.failed += 1
        self.unfinished = sorted([*self.unfinished, (number, reason)])[:KEPT]

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.failed += other.failed
        self.unfinished = sorted([*self.unfinished, *other.unfinished])[:KEPT]
        self.cards |= other.cards
        for name, spread in other.figures.items():
            self.figures[name].counts.update(spread.counts)
        for name, spread in other.wholes.items():
            self.wholes[name].counts.update(spread.counts)
        self.together.update(other.together)
        for deed, cards in other.uses.items():
            self.uses[deed].update(cards)
        for card, strata in other.having.items():
            self.having[card].update(strata)
        for label, strata in other.being.items():
            self.being[label].update(strata)

    def spread(self, name: str) -> Spread:
        """A figure over all games, those included in which it did not come up."""
        return self._in_all_games(self.figures.get(name))

    def whole(self, name: str) -> Spread:
        """The cases of which a share is a part, over all games."""
        return self._in_all_games(self.wholes.get(whole_of(name)))

    def _in_all_games(self, found: Spread | None) -> Spread:
        found = found or Spread()
        missing = self.games - found.n
        return Spread({**found.counts, 0: found.counts[0] + missing}) if missing else found

    def names(self, prefix: str) -> list[str]:
        """The figures under a heading, without it, in order."""
        return sorted(name.removeprefix(prefix) for name in self.figures if name.startswith(prefix))

    def never_used(self) -> list[str]:
        return sorted(self.cards - set(self.having))


def _compare(strata: dict[str, Counter[Stratum]], had: Sequence[set[str]], winners: Sequence[int]) -> None:
    """Note for everything that some seats had how many of the winners were among them."""
    for one in set().union(*had):
        having = sum(one in things for things in had)
        winning = sum(one in had[seat] for seat in winners)
        strata[one][Stratum(len(had), having, len(winners), winning)] += 1


def merged(parts: Iterable[Tally]) -> Tally:
    whole = Tally()
    for part in parts:
        whole.merge(part)
    return whole
