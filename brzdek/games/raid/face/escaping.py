"""Questions about a way that ask for more than the way: how many turns it takes, what the monsters on it do, whether
somebody else gets out in time.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.games.raid.face.asked_words import TOLD
from brzdek.games.raid.face.getting import amount, hurt_on_the_way
from brzdek.games.raid.face.goals import Goals
from brzdek.games.raid.face.in_time import WayNow, quickest, this_turn
from brzdek.games.raid.face.looks import Show, show_bag
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.rivalry import Near, Nearest
from brzdek.games.raid.face.rivalry_words import TOLD as OF_RIVALS
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
_TURNS = r"(?:tur\w*|kolej\w*|rund\w*|turns?|rounds?)"
_HOW_MANY_TURNS = pattern(rf"\b(?:ile|ilu|how many) (?:(?:to|mi|nam|moich|more|of my|jeszcze) )*{_TURNS}\b")
_ON_A_WAY = pattern(
    r"\b(?:zaj\w+|potrw\w*|potrzeb\w*|trzeba|wyj\w+|doj\w+|dotr\w+|wroc\w*|powr\w+|bede|tam|it takes?"
    r"|take (?:me|to)|need|get|reach|walk|exit|out|home|there|escape|do|to)\b"
)
_END = pattern(
    r"\b(?:koniec|konca|konczy\w*|skonczy\w*|end|ends|over|left|zosta\w+|mam|mamy|have|smok\w*|dragon|odlicz\w*|countdown|gra|gry"
    r"|game|potwor\w*|monsters?|kart\w*|cards?|jak|jesli|gdy|kiedy|if|when|once|after)\b"
)
"""Then other turns are counted than those of a way."""
_MONSTERS = pattern(r"\b(?:potwor\w*|monsters?|creatures?)\b")
_HARM = pattern(
    r"\b(?:zrobi\w*|obron\w*|bronic|obrazen\w*|strace|stracic|zran\w*|oberw\w*|boli|bola|uderz\w*|unikn\w*|po drodze"
    r"|do to me|hurt\w*|damage|defend\w*|lose|avoid|on the way|meet)\b"
)
_DEFENCE = pattern(r"\b(?:obron\w*|bronic|defend\w*)\b")
_TO_ROOM = pattern(r"\b(?:do|to|w|into|na|przez|through) (?:the )?(?:komna\w+ |room )?(?P<room>\d{1,4})\b")
_OUT = r"(?:wyj\w+|wychodz\w+|uciek\w*|uciec|wydosta\w+|get\w* (?:out|away)|escap\w+|leav\w+|be out|is out|am out)"
_IN_TIME = pattern(rf"\b(?:zdaz\w*|da rade|make it|in time)\b.*|\b(?:will|can|could|would|czy|moze)\b.*\b{_OUT}\b")
_DID = pattern(r"\b(?:did|has|have|uciekl\w*|wyszedl|wyszla|zdazyl\w*|why|czemu|dlaczego|ile|how (?:many|much|long))\b")
"""Then it is not asked what is to come."""
_BEFORE_ME = pattern(rf"\b(?:ja|i|przede|przed|before|(?:jak|jesli|gdy|if|when) (?:\w+ )?{_OUT})\b")
_TOWARDS = pattern(
    r"\b(?:do|od|from|reach|catch|(?:get|go|way|walk|far|close|back|it) to|dogoni\w*|zlap\w*) (?P<name>\w+)"
)
"""Then a player is only the place to which one wants to get."""
_HOW_LONG = pattern(rf"\b(?:ile|how (?:many|much|long))\b.*\b(?:czasu|time|long|{_TURNS})\b")
_ONCE_OUT = pattern(rf"\b(?:jak|jesli|jezeli|gdy|kiedy|po tym|if|when|once|after)\b[^,]*?\b{_OUT}\b[^,]*")
"""The clause that says that somebody is out."""
_DRAWN = pattern(r"\b(?:los\w+|wylos\w+|wyciag\w+|traf\w+|draw\w*|drew|pick\w*|hit\w*|pull\w*)\b")
_ASKS_WHY = pattern(r"\b(?:czemu|dlaczego|skad|jak to|why|how come|how is it)\b")
_OTHERS_CUBES = pattern(
    r"\b(?:czarn\w*|black|nie moj\w*|ani jedn\w*|nikogo|zadnej|zadna|not mine|none of mine|nobody|no one|not me)\b"
    r"|\b(?:didn[’']?t|did not|never|doesn[’']?t)\b.*\b(?:hit|get|hurt)\b|\b(?:nie|mnie nie) (?:mnie )?traf\w+"
)


_OUT_OF_DEPTHS = pattern(
    r"\b(?:out of|leave|leaving|escape|from) (?:the )?depths\b"
    r"|\b(?:z|ze|spod|poza|opusc\w+) (?:tych )?(?:podziemi\w*|glebi\w*)\b"
)
_ASKS_THE_WAY = pattern(
    r"\b(?:how|way|route|path|far|boots|quickest|fastest|shortest|which|where|jak|droga|ktoredy|gdzie|ile|najszyb\w+"
    r"|najkrot\w+)\b"
)


def _mean_boots(view: RaidView[Any]) -> float:
    """How many boots one's own cards bring in a turn, as they are now."""
    cards = view.cards_of(view.me.seat)
    boots = sum(count * amount(view, card, "boot") for card, count in cards.items())
    return boots / max(1, cards.total()) * min(view.hand_size, cards.total())


def _how_long(view: RaidView[Any], near: Near, now: bool, say: Say, style: Style) -> list[Line]:
    """How many turns a way takes: at least, and as one's cards are; ``now``: within this one."""
    words = say.also(TOLD)
    if now:
        return wrapped(words("turns.now"), style)
    mean = _mean_boots(view)
    least = max(near.stops + 1, 1 if view.hand else 2)
    if not mean:
        return wrapped(words("turns.bootless", least=least), style)
    have = view.means.boots + sum(amount(view, card, "boot") for card in view.hand)
    # Of what one has now, no more is of use than up to the first cave.
    likely = max(least, 1 + math.ceil((near.boots - min(have, near.boots / (near.stops + 1))) / mean))
    told = f"{mean:.1f}".replace(".", "," if say.lang == "pl" else ".")
    return wrapped(words("turns.likely", least=least, n=likely, mean=told), style)


def _luck(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """Why a draw out of the bag was as it was: by chance, and from what."""
    said = fold(about)
    if view.seat is None or not all(found.search(said) for found in (_ASKS_WHY, _DRAWN, _OTHERS_CUBES)):
        return []
    cubes = view.bag
    told = say.also(TOLD)("luck", n=sum(cubes) + view.further.get("bag", 0), own=cubes[view.seat], black=cubes[-1])
    return [*wrapped(told, style), *show_bag(view, "", say, style)]


def escaping(
    way: Show[V],
    nearest: Nearest[V],
    reached: Callable[[V], Mapping[int, WayNow]],
    goals: Goals[V],
    once_out: Show[V],
) -> Sequence[Inquiry[V]]:
    """With the ways and the end of one game."""

    def others_in(view: V, about: str) -> list[int]:
        return best_named(about, {seat: (who,) for seat, who in enumerate(view.names) if seat != view.seat}, whole=True)

    def turns(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """The way to the place that is named, or out, and how many turns it takes."""
        said = fold(about)
        counted = _HOW_MANY_TURNS.search(said)
        if counted is None or view.seat is None or view.me.out or not _ON_A_WAY.search(said[counted.end() :]):
            return []
        if _END.search(said[counted.start() :]):
            return []
        if others := others_in(view, about):
            return [line for seat in others for line in way_out(view, seat, say, style)]
        goal = goals.named(view, about.strip(" ?!."), say) or goals.find(view, say("goal.out"), say)
        near = nearest(view, view.seat, goal.rooms, say) if goal is not None and goal.rooms else None
        if goal is None or near is None or view.me.room in goal.rooms:
            return []
        told = way(view, str(near.room) if near.room != view.board.start else say("goal.out"), say, style)
        return [*told, *_how_long(view, near, near.room in reached(view), say, style)]

    def beset(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """What the monsters on the way to a room do, and what one's swords spare one."""
        said = fold(about)
        found = _TO_ROOM.search(said)
        asks = _HARM.search(said) and (_MONSTERS.search(said) or _DEFENCE.search(said))
        if found is None or not asks or view.seat is None or view.me.out:
            return []
        room = int(found["room"])
        if room not in view.board.rooms or room == view.me.room:
            return []
        trip, near = quickest(reached(view), [room]), nearest(view, view.seat, [room], say)
        if trip is not None:
            return [
                *this_turn(view, trip, say("way.this_turn"), say, style),
                *_against(view, trip.monsters, say, style),
            ]
        told = way(view, str(room), say, style)
        return told if near is None else [*told, *_against(view, near.monsters, say, style)]

    def race(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """How far another player is from the way out, and how much time there is."""
        said, others = fold(about), others_in(view, about)
        towards = _TOWARDS.search(said)
        if (
            not others
            or _DID.search(said)
            or not _IN_TIME.search(said)
            or (towards and others_in(view, towards["name"]))
        ):
            return []
        own = [view.seat] if view.seat is not None and not view.me.out and _BEFORE_ME.search(said) else []
        lines = [line for seat in (*others, *own) for line in way_out(view, seat, say, style)]
        return [*lines, *once_out(view, "", say, style)]

    def way_out(view: V, seat: int, say: Say, style: Style) -> list[Line]:
        thief, who = view.thieves[seat], view.names[seat]
        if thief.out:
            return wrapped(f"{who}: {say(f'out.{thief.out}')}.", style)
        start = (view.board.start,)
        near = Near(0, thief.room, say("boots", n=0)) if thief.room in start else nearest(view, seat, start, say)
        if near is None:
            return wrapped(say.also(TOLD)("race.no_way", who=who, room=thief.room), style)
        told = say.also(OF_RIVALS)("told.nearest_out", who=who, takes=near.takes)
        return wrapped(f"{told} – {say.also(TOLD)('race.may' if thief.artifacts else 'race.may_not')}.", style)

    def time(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """How many turns there are once somebody is out, for oneself or for others."""
        said = fold(about)
        rest = _ONCE_OUT.sub(" ", said)
        if view.seat is None or rest == said or not _HOW_LONG.search(rest):
            return []
        return once_out(view, "", say, style)

    def above(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """The way to the nearest room that is no part of the depths."""
        said = fold(about)
        if view.seat is None or view.me.out or not _OUT_OF_DEPTHS.search(said) or not _ASKS_THE_WAY.search(said):
            return []
        deep = goals.kinds["depths"]
        rooms = [room for room in view.board.rooms if not deep(view, room)]
        words = say.also(TOLD)
        if not deep(view, view.me.room):
            return wrapped(words("depths.out"), style)
        near = nearest(view, view.seat, rooms, say)
        if near is None:
            return wrapped(words("depths.no_way"), style)
        return [*wrapped(words("depths.nearest", room=near.room), style), *way(view, str(near.room), say, style)]

    return tuple(Inquiry(AT_ONCE, ANYTHING, tell) for tell in (_luck, above, turns, beset, time, race))


def _against(view: RaidView[Any], monsters: int, say: Say, style: Style) -> list[Line]:
    """What they cost, and that cards in hand may still spare one that."""
    words = say.also(TOLD)
    hand = sum(amount(view, card, "sword") for card in view.hand)
    more = wrapped(words("swords.in_hand", n=hand), style) if hand and monsters else []
    return [*hurt_on_the_way(view, monsters, say, style), *more]
