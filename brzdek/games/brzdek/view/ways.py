"""Ways through the dungeon: what is in reach this turn, and the cheapest path to somewhere."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, count

from brzdek.core.values import NamedTuple, dataclass
from brzdek.games.brzdek.cards.board import Board, BoardRoom, Tunnel
from brzdek.games.brzdek.rules.legality import Purse, obstacle
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.raid.rules.reasons import WAYS, OnTheWay


class Walk(NamedTuple):
    """A way to a room within this turn."""

    room: int
    boots: int = 0
    monsters: int = 0
    teleports: int = 0
    tired: bool = False
    rooms: tuple[int, ...] = ()
    """The rooms entered, the last one included."""
    jumps: bool = False
    """Does it begin with a teleport?"""

    def beats(self, other: Walk) -> bool:
        """Is it nowhere dearer?"""
        return (
            self.boots <= other.boots
            and self.monsters <= other.monsters
            and self.teleports <= other.teleports
            and self.tired <= other.tired
        )

    def rank(self, purse: Purse) -> tuple[int, ...]:
        """Less damage first, then fewer teleports, boots and swords."""
        return max(0, self.monsters - purse.swords), self.teleports, self.boots, self.monsters, len(self.rooms)


@dataclass(frozen=True, slots=True)
class Beyond:
    """A room one step outside one's reach, and what is in the way."""

    room: int
    start: int
    tunnel: Tunnel
    why: OnTheWay


# -- within this turn


def reach(view: HeistView, purse: Purse) -> dict[int, Walk]:
    """The best way to every room in reach, the nearest first; one's own room is not among them."""
    return walks(view.board, view.me.room, purse)


def walks(board: Board, room: int, purse: Purse) -> dict[int, Walk]:
    """The same from any room."""
    start = Walk(room, tired=purse.tired)
    found: dict[int, list[Walk]] = {room: [start]}
    queue = [start]
    for walk in queue:
        for further in _steps(board, walk, purse):
            others = found.get(further.room)
            if others is None:
                found[further.room] = [further]
                queue.append(further)
            elif not any(other.beats(further) for other in others):
                others[:] = [other for other in others if not further.beats(other)]
                others.append(further)
                queue.append(further)
    best = [min(ways, key=lambda walk: walk.rank(purse)) for end, ways in found.items() if end != room]
    return {walk.room: walk for walk in sorted(best, key=lambda walk: (len(walk.rooms), walk.room))}


def _steps(board: Board, walk: Walk, purse: Purse) -> Iterator[Walk]:
    boots, monsters, tired = walk.boots, walk.monsters, walk.tired
    if (tired or boots >= purse.boots) and walk.teleports >= purse.teleports:
        return
    if walk.room == board.start and walk.rooms:
        return
    for tunnel in board.tunnels[walk.room]:
        if obstacle(board, tunnel, purse, boots=boots, monsters=monsters, tired=tired) is None:
            yield _entered(board, walk, purse, tunnel, boots=tunnel.boots, monsters=met(tunnel, purse))
        if walk.teleports < purse.teleports and (purse.artifact or tunnel.to != board.start):
            yield _entered(board, walk, purse, tunnel, teleports=1)


def _entered(
    board: Board, walk: Walk, purse: Purse, tunnel: Tunnel, boots: int = 0, monsters: int = 0, teleports: int = 0
) -> Walk:
    cave = board.rooms[tunnel.to].crystal_cave and not purse.caves_lifted
    return Walk(
        tunnel.to,
        walk.boots + boots,
        walk.monsters + monsters,
        walk.teleports + teleports,
        walk.tired or cave,
        (*walk.rooms, tunnel.to),
        walk.jumps if walk.rooms else teleports > 0,
    )


def met(tunnel: Tunnel, purse: Purse) -> int:
    """The monsters of a tunnel that count."""
    return 0 if purse.monsters_ignored else tunnel.monsters


def beyond(view: HeistView, purse: Purse, reached: Mapping[int, Walk]) -> list[Beyond]:
    """The rooms one step further, each with the least that is in the way."""
    here = view.me.room
    walks = {here: Walk(here, tired=purse.tired), **reached}
    found: dict[int, Beyond] = {}
    for room, walk in walks.items():
        for tunnel in view.board.tunnels[room]:
            if tunnel.to in walks:
                continue
            hindrance = obstacle(view.board, tunnel, purse, boots=walk.boots, monsters=walk.monsters, tired=walk.tired)
            if hindrance is None:
                continue
            step = Beyond(tunnel.to, room, tunnel, hindrance)
            if tunnel.to not in found or _weight(step) < _weight(found[tunnel.to]):
                found[tunnel.to] = step
    return sorted(found.values(), key=lambda step: step.room)


def _weight(step: Beyond) -> tuple[int, int]:
    return WAYS.index(type(step.why)), step.why.n


# -- over several turns


@dataclass(frozen=True, slots=True)
class Path:
    """A way as far as it takes."""

    tunnels: Sequence[Tunnel]
    boots: int
    monsters: int
    locks: int
    stops: Sequence[int]
    """Crystal caves on the way, where a turn's walking ends."""

    @property
    def cost(self) -> int:
        return self.boots + self.monsters + len(self.stops)

    @property
    def end(self) -> int:
        return self.tunnels[-1].to

    def stops_with(self, purse: Purse) -> list[int]:
        """Where walking really ends: not in caves that are come to while they are lifted."""
        lifted = purse.boots if purse.caves_lifted else -1
        boots = accumulate(tunnel.boots for tunnel in self.tunnels)
        return [
            one.to for one, so_far in zip(self.tunnels, boots, strict=True) if one.to in self.stops and so_far > lifted
        ]


def way(view: HeistView, targets: Iterable[int], *, key: bool, start: int | None = None) -> Path | None:
    """The cheapest way to the nearest of these rooms, from one's own or another. None: there is none."""
    wanted, start = set(targets), view.me.room if start is None else start
    return next((path for room, path in paths(view.board, start, key).items() if room in wanted), None)


@lru_cache(maxsize=1 << 9)
def paths(board: Board, start: int, key: bool) -> Mapping[int, Path]:
    """The cheapest way to every other room, the nearest first: boots, monsters and stops in caves count one each.

    Tunnels with arrows are obeyed, locks need the key; the way outside ends the walk.
    """
    rooms = board.rooms
    turn = count()
    heap: list[tuple[int, int, int, int, tuple[Tunnel, ...]]] = [(0, 0, next(turn), start, ())]
    done: dict[int, tuple[Tunnel, ...]] = {}
    while heap:
        cost, steps, _, room, path = heapq.heappop(heap)
        if room in done:
            continue
        done[room] = path
        if room == board.start and path:
            continue
        stop = int(rooms[room].crystal_cave and bool(path))
        for tunnel in board.tunnels[room]:
            if tunnel.to not in done and not tunnel.against and (key or not tunnel.locked):
                price = cost + stop + tunnel.boots + tunnel.monsters
                heapq.heappush(heap, (price, steps + 1, next(turn), tunnel.to, (*path, tunnel)))
    return {room: _path(tunnels, rooms) for room, tunnels in done.items() if tunnels}


def _path(tunnels: Sequence[Tunnel], rooms: Mapping[int, BoardRoom]) -> Path:
    return Path(
        tunnels,
        sum(tunnel.boots for tunnel in tunnels),
        sum(tunnel.monsters for tunnel in tunnels),
        sum(tunnel.locked for tunnel in tunnels),
        [tunnel.to for tunnel in tunnels[:-1] if rooms[tunnel.to].crystal_cave],
    )
