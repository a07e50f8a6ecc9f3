"""Ways on foot: which can be walked, and what they cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from brzdek.core.ask import Option, Steps
from brzdek.games.katakumby.rules import events
from brzdek.games.katakumby.rules.catacombs import Way
from brzdek.games.katakumby.rules.state import Delve, Delver
from brzdek.games.raid.rules.harm import hurt
from brzdek.games.raid.rules.moving import closed_room, sword_choices
from brzdek.games.raid.rules.tokens import has_good

MAP = "catacombs_map"
CLOAK = "cloak"


def moves(game: Delve, thief: Delver) -> list[Option]:
    """Ways that can be walked now."""
    now = game.now
    if not now.boots or (now.exhausted and now.tired) or game.homecoming(thief):
        return []
    ways = game.board.ways(thief.room)
    return walks(game, thief, ways if game.tiles else [way for way in ways if way.to])


def walks(game: Delve, thief: Delver, ways: Sequence[Way], so_far: Way | None = None) -> list[Option]:
    """The options to walk: ("move", room); with monsters ("move", room, swords), one for each number of swords
    spent on them; for another way to the same goal ("move", room, swords, 2).

    ``so_far``: the first part of these ways, which is paid already.
    """
    boots, lockpicks, has_map = game.now.boots, thief.lockpicks, MAP in thief.tokens
    closed = closed_room(game, thief)
    options: list[Option] = []
    for way in ways:
        to, end, footprints, monsters, locks, against, _, number = way
        price = 1 + footprints if so_far is None else more_boots(so_far, way)
        if price > boots or len(locks) > lockpicks or (against and not has_map) or to == closed:
            continue
        words: Option = ("move", to) if to else ("explore", end)
        if not monsters:
            options.append(words if number == 1 else (*words, 0, number))
        elif number == 1:
            options += [(*words, swords) for swords in _sword_choices(game, thief, monsters)]
        else:
            options += [(*words, swords, number) for swords in _sword_choices(game, thief, monsters)]
    return options


def _sword_choices(game: Delve, thief: Delver, monsters: int) -> Sequence[int]:
    """How many swords the player may spend on so many monsters."""
    return (0,) if ignores_monsters(game, thief) else sword_choices(game, thief, monsters)


def ignores_monsters(game: Delve, thief: Delver) -> bool:
    return game.now.monsters_ignored or has_good(game, thief, CLOAK)


def pay(game: Delve, thief: Delver, way: Way, swords: int, boots: int) -> Steps[None]:
    """Boots, swords and damage for monsters, lockpicks that stay on the locks."""
    game.now.boots -= boots
    game.now.swords -= swords
    if not ignores_monsters(game, thief):
        yield from hurt(game, thief, way.monsters - swords)
    if way.locks:
        thief.lockpicks -= len(way.locks)
        game.board = game.board.with_open(way.locks)
        game.log.tell(events.Unlocked, thief.seat, len(way.locks))
    note_portals(game, thief, way)


def note_portals(game: Delve, thief: Delver, way: Way) -> None:
    if len(way.portals) > 1:
        game.now.portals_used += len(way.portals) // 2
        game.log.tell(events.Portal, thief.seat)


def more_boots(way: Way, last: Way) -> int:
    """What the second part of a way costs more: footprints make the whole of it cost two boots."""
    return int(last.footprints and not way.footprints)


def chosen(ways: Sequence[Way], answer: Option) -> tuple[Way, int]:
    """The way and the swords that an option means."""
    target, *words = answer[1:]
    swords = cast(int, words[0]) if words else 0
    wanted = words[1] if len(words) > 1 else 1
    return next(way for way in ways if way.number == wanted and way.target == target), swords
