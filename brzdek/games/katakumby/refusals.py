"""Why something that is no move now is none."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from brzdek.core.ask import Ask
from brzdek.core.text import Say, fold
from brzdek.games.brzdek.naming import capital, name, token_name
from brzdek.games.brzdek.places import room_name
from brzdek.games.brzdek.refusals import DEALS, is_named, no_deal, verb_meant
from brzdek.games.brzdek.ways import BOOTS, LOCK, MONSTERS
from brzdek.games.katakumby.catacombs import Way
from brzdek.games.katakumby.face_words import FACE
from brzdek.games.katakumby.places import best_ways
from brzdek.games.katakumby.rotations import comes_in, reason
from brzdek.games.katakumby.tiles import LOOT
from brzdek.games.katakumby.trips import Trip
from brzdek.games.katakumby.view import DelveView
from brzdek.games.katakumby.ways import obstacle, purse_of

MOVES = ("move", "explore", "teleport")
VERBS = ("end", "place", *MOVES, *DEALS, "take", "open", "mark")


def refusal(view: DelveView, ask: Ask, line: str, say: Say) -> str | None:
    """One sentence; None where the line speaks of nothing that is known."""
    words = fold(line).split()
    if ask.topic not in ("turn", "place") or not words:
        return None
    verb = verb_meant(words[0], VERBS, FACE)
    if verb is None:
        return None
    if ask.topic == "place" and verb in ("end", *MOVES):
        return say("no.moving")
    if verb in DEALS:
        return _deal(view, verb, words[1:], say)
    return REFUSALS[verb](view, words[1:], say)


# -- going somewhere


def _end(view: DelveView, words: list[str], say: Say) -> str | None:
    return say("no.end", n=len(view.hand)) if view.hand else say("ask.teleport")


def _move(view: DelveView, words: list[str], say: Say) -> str | None:
    """To a room, or to the label of an open end."""
    if not words:
        return None
    if view.me.room == view.board.start and view.me.artifacts:
        return say("no.home")
    word = words[0].upper()
    if word.isdecimal():
        room = int(word[:6])
        if room not in view.board.rooms:
            return say("map.no_room", room=room)
        ways = [way for way in view.ways(view.me.room) if way.to == room]
        return _hindered(view, ways, say) if ways else say("no.way", here=view.me.room, room=room)
    ways = [way for way in view.ways(view.me.room) if way.end == word]
    if ways:
        return _hindered(view, ways, say)
    return say("no.end_here", end=word) if word[0].isdecimal() else None


def _hindered(view: DelveView, ways: list[Way], say: Say) -> str | None:
    """What is in the way of the easiest of these ways."""
    purse = purse_of(view)
    trip = Trip(view.me.room, tired=purse.tired)
    found = [obstacle(view, way, trip, purse) for way in best_ways(ways)]
    if any(one is None for one in found):
        return None
    hindered = found[0]
    assert hindered is not None
    why, missing = hindered
    values = {"n": missing} if why in (BOOTS, MONSTERS, LOCK) else {}
    target = room_name(view, ways[0].to, say) if ways[0].to else ways[0].end
    return f"{capital(target)}: {say(f'why.{why}', **values)}."


def _teleport(view: DelveView, words: list[str], say: Say) -> str | None:
    return None if view.means.teleports or view.means.leaps else say("no.teleport")


def _place(view: DelveView, words: list[str], say: Say) -> str | None:
    """A rotation in which the move cannot be finished."""
    if not view.revealed:
        return say("no.tile")
    degrees = words[0].rstrip("°") if words else ""
    if degrees not in ("0", "90", "180", "270") or view.walked is None:
        return None
    if comes_in(view, int(degrees)):
        return None
    return say("no.turn", n=degrees, why=reason(view, view.onward(int(degrees)), say))


# -- buying


def _deal(view: DelveView, verb: str, words: list[str], say: Say) -> str | None:
    """What is in the way of a card or a good."""
    goods = [good for good in view.market if is_named(view, good, words)]
    if goods and verb == "buy":
        return _good(view, goods[0], say)
    refused = no_deal(view, verb, words, say, FACE)
    if refused is not None or verb != "use":
        return refused
    meant = [card for card in dict.fromkeys(view.row) if is_named(view, card, words)]
    return _extras(view, meant[0], say) if len(meant) == 1 else None


def _extras(view: DelveView, card: str, say: Say) -> str | None:
    """The gold and lockpicks that a device costs."""
    have = {"gold": view.me.gold, "lockpick": view.me.lockpicks}
    shown = name(view, card, say)
    for kind, count in view.pieces[card].extras.items():
        if count > have[kind]:
            price = say("gold" if kind == "gold" else "lockpicks", n=count)
            return say("no.extra", card=shown, price=price, have=have[kind])
    return None if view.affords(card) else say("no.use", card=shown)


def _good(view: DelveView, good: str, say: Say) -> str | None:
    shown, piece = name(view, good, say), view.relic(good)
    if not view.market[good]:
        return say("no.sold", card=shown)
    if not view.cave(view.me.room).market and not view.means.offers:
        return say("no.market", card=shown)
    better = [one for one, left in view.market.items() if left and view.relic(one).sort == piece.sort]
    if view.relic(better[0]).points > piece.points:
        return say("no.better", card=shown, better=name(view, better[0], say))
    if view.me.damage < piece.needs_damage:
        return say("no.healthy", card=shown, n=piece.needs_damage, have=view.me.damage)
    price = min([view.price, *view.means.offers])
    return say("no.gold", card=shown, n=price, have=view.me.gold) if price > view.me.gold else None


# -- what the room offers


def _take(view: DelveView, words: list[str], say: Say) -> str | None:
    me = view.me
    lying = view.artifacts_in(me.room)
    if not lying:
        return say("no.artifact")
    if me.room in me.looted:
        return say("no.artifact_again")
    if me.artifacts >= view.artifact_limit:
        return say("no.artifact_limit")
    best = max(lying, key=lambda token: view.pieces[token].points)
    return say("no.artifact_best", token=token_name(view, best, say)) if len(lying) > 1 else None


def _open(view: DelveView, words: list[str], say: Say) -> str | None:
    here = [feature.kind for feature in view.cave(view.me.room).has if feature.kind in LOOT]
    if not here:
        return say("no.loot")
    if all(kind in view.loot.get(view.me.room, ()) for kind in here):
        return say("no.loot_open")
    return say("no.loot_empty") if view.me.lockpicks else say("no.lockpick")


def _mark(view: DelveView, words: list[str], say: Say) -> str | None:
    cubes = view.altars.get(view.me.room, ())
    if not view.cave(view.me.room).altar:
        return say("no.altar")
    if view.me.seat in cubes:
        return say("no.altar_twice")
    if len(cubes) >= view.altar_spaces:
        return say("no.altar_full")
    return None if view.me.supply else say("no.cubes")


REFUSALS: Mapping[str, Callable[[DelveView, list[str], Say], str | None]] = {
    "end": _end,
    "place": _place,
    "move": _move,
    "explore": _move,
    "teleport": _teleport,
    "take": _take,
    "open": _open,
    "mark": _mark,
}
