"""Questions about ways by what they are called on the map, “what is 1S0?”, and about what makes two different."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry
from brzdek.core.patterns import pattern
from brzdek.core.text import Book, Say, Text, fold
from brzdek.games.katakumby.face.compass import sides_towards
from brzdek.games.katakumby.face.places import features
from brzdek.games.katakumby.rules.catacombs import Way
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.panels import wrapped

_LABEL = pattern(r"\b(\d{1,3}(?:[ns]|[ew][ul]?)\d)\b")
_ASKS = pattern(
    r"\b(?:co to|co znacz\w*|co oznacza\w*|gdzie|czym|ktor\w+|roz\w+|lepsz\w+|what|where|which|differ\w*|better)\b"
)
_DIFFERENT = pattern(r"\b(?:roznia|rozni|roznica|rozne|difference|differ|different|lepsz\w+|better)\b")
_PASSAGES = pattern(
    r"\b(?:przejsci\w*|korytarz\w*|wyjsci\w*|drog\w*|drzwi\w*|passages?|tunnels?|exits?|ways?|doors?|corridors?)\b"
)
_SIDES = {
    "N": pattern(r"\b(?:polnoc\w*|gor[eayęą]|north)\b"),
    "E": pattern(r"\b(?:wsch\w+|praw\w+|east|right)\b"),
    "S": pattern(r"\b(?:poludni\w+|dol\w?|south)\b"),
    "W": pattern(r"\b(?:zach\w+|lew\w+|west|left)\b"),
}
TOLD: Book = {
    "ends.unknown": Text(
        "{end} – z komnaty {room} w nieznane: {costs}.", "{end} – from room {room} into the unknown: {costs}."
    ),
    "ends.room": Text("Komnata {end}: {costs}{found}.", "Room {end}: {costs}{found}."),
    "ends.found": Text("; jest tam: {found}", "; there is: {found}"),
    "ends.name": Text(
        "Nazwa to numer kafla, jego strona (N północ, E wschód, S południe, W zachód) i miejsce na niej.",
        "The name is the number of the tile, its side (N north, E east, S south, W west) and the place on it.",
    ),
    "ends.same_tile": Text(
        "Odkrywają ten sam nowy kafel; różni je to, którym z jego korytarzy na niego wejdziesz.",
        "They discover the same new tile; they differ in the tunnel of it by which you come in.",
    ),
}


def _costs(way: Way, say: Say) -> str:
    costs = [say("boots", n=way.boots)]
    costs += [say("monsters", n=way.monsters)] if way.monsters else []
    costs += [say("lockpicks", n=len(way.locks))] if way.locks else []
    return ", ".join(costs)


def _told(view: DelveView, room: int, way: Way, say: Say, style: Style) -> list[Line]:
    if not way.to:
        return wrapped(say("ends.unknown", end=way.target, room=room, costs=_costs(way, say)), style)
    found = ", ".join(features(view, way.to, say))
    more = say("ends.found", found=found) if found else ""
    return wrapped(say("ends.room", end=way.to, costs=_costs(way, say), found=more), style)


def _tell(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """The open ends that are named, or the ways from here in the direction in which several are compared."""
    said, say = fold(about), say.also(TOLD)
    if view.seat is None or not _ASKS.search(said):
        return []
    named = {label.upper() for label in _LABEL.findall(said)}
    ways = [(room, way) for room in sorted(view.board.rooms) for way in view.ways(room)]
    found = [(room, way) for room, way in ways if not way.to and str(way.target) in named]
    compared = bool(_DIFFERENT.search(said))
    sides = [side for side, words in _SIDES.items() if words.search(said)]
    if not named and not view.me.out and compared and _PASSAGES.search(said) and len(sides) == 1:
        own = [(room, way) for room, way in ways if room == view.me.room]
        found = [one for one in own if sides[0] in sides_towards(view, one[1].target)]
    lines = [line for room, way in found for line in _told(view, room, way, say, style)]
    tiles = {str(way.target)[:-1] for _, way in found}
    if len(found) > 1 and len(tiles) == 1 and not any(way.to for _, way in found):
        lines += wrapped(say("ends.same_tile"), style)
    return [*lines, *wrapped(say("ends.name"), style)] if lines and not compared else lines


ENDS: Sequence[Inquiry[DelveView]] = (Inquiry(AT_ONCE, ANYTHING, _tell),)
