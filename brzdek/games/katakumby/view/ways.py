"""Ways through the catacombs for people: what is in reach this turn, what is in the way, the cheapest path."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import accumulate, count

from brzdek.core.values import NamedTuple, dataclass
from brzdek.games.katakumby.rules import reasons
from brzdek.games.katakumby.rules.catacombs import Way
from brzdek.games.katakumby.rules.legality import Purse, obstacle, weight
from brzdek.games.katakumby.view.trips import Trip, trips
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.rules.reasons import OnTheWay


class Beyond(NamedTuple):
    """A way that one cannot walk now, and what is in the way."""

    start: int
    way: Way
    why: OnTheWay


class Sally(NamedTuple):
    """A walk that ends with a step into the open."""

    trip: Trip
    """Up to the last room."""
    way: Way


# -- within this turn


def reach(view: DelveView, purse: Purse) -> dict[int, Trip]:
    """The best way to every room in reach, the nearest first; one's own room is not among them."""
    best: dict[int, Trip] = {}
    here = view.me.room
    if here == view.board.start and purse.artifact:
        return best
    for trip in trips(view.board, here, purse):
        if not trip.exit and (trip.room not in best or _rank(trip, purse) < _rank(best[trip.room], purse)):
            best[trip.room] = trip
    return dict(sorted(best.items(), key=lambda pair: (len(pair[1].rooms), pair[0])))


def _rank(trip: Trip, purse: Purse) -> tuple[int, ...]:
    """Less damage first, then fewer teleports, lockpicks, boots and swords."""
    damage = max(0, trip.monsters - purse.swords)
    return damage, trip.teleports, trip.locks, trip.boots, trip.monsters, len(trip.rooms)


def _stations(view: DelveView, purse: Purse, reached: Mapping[int, Trip]) -> list[Trip]:
    """Where a step can begin: here, and wherever one can get."""
    return [
        Trip(view.me.room, tired=purse.tired),
        *[trip for trip in reached.values() if trip.room != view.board.start],
    ]


def sallies(view: DelveView, purse: Purse, reached: Mapping[int, Trip]) -> list[Sally]:
    """The open ends in reach, each by its best way."""
    best: dict[str, tuple[tuple[int, ...], Sally]] = {}
    for trip in _stations(view, purse, reached):
        for way in view.ways(trip.room):
            if not way.to and obstacle(view.board, way, purse, trip.spent) is None:
                rank = _rank(after(trip, way, purse), purse)
                if way.end not in best or rank < best[way.end][0]:
                    best[way.end] = rank, Sally(trip, way)
    return [sally for _, sally in best.values()]


def after(trip: Trip, way: Way, purse: Purse) -> Trip:
    """The trip with one more way walked, as far as prices go."""
    return trip._replace(
        boots=trip.boots + way.boots,
        monsters=trip.monsters + met(way, purse),
        locks=trip.locks + len(way.locks),
    )


def met(way: Way, purse: Purse) -> int:
    """The monsters of a way that count."""
    return 0 if purse.cloak else way.monsters


def beyond(view: DelveView, purse: Purse, reached: Mapping[int, Trip]) -> list[Beyond]:
    """Rooms and open ends one step further, each with the least that is in the way."""
    found: dict[int | str, Beyond] = {}
    within = {view.me.room, *reached, *[sally.way.end for sally in sallies(view, purse, reached)]}
    for trip in _stations(view, purse, reached):
        for way in view.ways(trip.room):
            hindrance = obstacle(view.board, way, purse, trip.spent)
            if hindrance is None or way.target in within or isinstance(hindrance, reasons.Tiles):
                continue
            step = Beyond(trip.room, way, hindrance)
            if way.target not in found or weight(step.why) < weight(found[way.target].why):
                found[way.target] = step
    return sorted(found.values(), key=lambda step: (step.way.to == 0, step.way.to, step.way.end))


# -- over several turns


@dataclass(frozen=True, slots=True)
class Path:
    """A way as far as it takes."""

    ways: Sequence[Way]
    stops: Sequence[int]
    """Crystal caves on the way, where a turn's walking ends."""

    @property
    def boots(self) -> int:
        return sum(way.boots for way in self.ways)

    @property
    def monsters(self) -> int:
        return sum(way.monsters for way in self.ways)

    @property
    def locks(self) -> int:
        return len({lock for way in self.ways for lock in way.locks})

    @property
    def end(self) -> int | str:
        return self.ways[-1].target

    def cost(self, purse: Purse) -> int:
        """Boots, monsters that count, locks and stops in caves, one each."""
        return self.boots + sum(met(way, purse) for way in self.ways) + self.locks + len(self.stops)

    def stops_with(self, purse: Purse) -> list[int]:
        """Where walking really ends: not in caves that are come to while they are lifted."""
        lifted = purse.boots if purse.caves_lifted else -1
        boots = accumulate(way.boots for way in self.ways)
        return [
            one.to for one, so_far in zip(self.ways, boots, strict=True) if one.to in self.stops and so_far > lifted
        ]


def path_to(
    view: DelveView, goals: Collection[int | str], lockpicks: int, seat: int | None = None, start: int | None = None
) -> Path | None:
    """The cheapest way to the nearest of these rooms and open ends, with so many lockpicks, for oneself or whoever sits
    there, from where they stand or from another room. None: there is none.
    """
    return next((path for path in paths(view, lockpicks, seat, start) if path.end in goals), None)


def nearest_end(view: DelveView, lockpicks: int) -> Path | None:
    """The cheapest way into the open."""
    if not view.tiles_left:
        return None
    return next((path for path in paths(view, lockpicks) if isinstance(path.end, str)), None)


def paths(view: DelveView, lockpicks: int, seat: int | None = None, start: int | None = None) -> Iterator[Path]:
    """The cheapest ways to everywhere, the nearest first: boots, monsters, locks and stops in caves count one each.

    Arrows are obeyed unless one has the map; nobody walks through the crypt.
    """
    walker = view.me if seat is None else view.thieves[seat]
    board, purse, turn = view.board, view.purse_of(walker.seat), count()
    start = walker.room if start is None else start
    heap: list[tuple[int, int, int, int | str, tuple[Way, ...]]] = [(0, 0, next(turn), start, ())]
    done: dict[int | str, int] = {}
    """The fewest lockpicks with which one has come to a place so far."""
    while heap:
        cost, steps, _, place, ways = heapq.heappop(heap)
        locks = sum(len(way.locks) for way in ways)
        if locks >= done.get(place, locks + 1):
            continue
        if ways and place not in done:
            yield Path(ways, _stops(view, ways))
        done[place] = locks
        if isinstance(place, str) or (place == board.start and ways):
            continue
        stop = int(board.rooms[place].crystal_cave and bool(ways))
        for way in view.ways(place):
            if locks + len(way.locks) <= lockpicks and (purse.map or not way.against):
                price = cost + stop + way.boots + met(way, purse) + len(way.locks)
                heapq.heappush(heap, (price, steps + 1, next(turn), way.target, (*ways, way)))


def _stops(view: DelveView, ways: Sequence[Way]) -> list[int]:
    return [way.to for way in ways[:-1] if view.board.rooms[way.to].crystal_cave]
