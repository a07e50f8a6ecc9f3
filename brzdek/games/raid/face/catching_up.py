"""How far ahead or behind one is of somebody, and what still brings points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry, best_named
from brzdek.core.text import Book, Say, Text
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.raid.face import panels
from brzdek.games.raid.face.naming import name
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.points import standing
from brzdek.games.raid.face.rivalry import Nearest, artifacts_lying
from brzdek.games.raid.rules.state import MASTERY
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
_BEGINS = (
    r"^(?:(?:a|i|no|to|and|so|but|ok|well) )*(?:how|can|could|what (?:do|must|should|can) i|is"
    r"|jak\w*|czy|ile|co|o ile|mam|mog\w*|dam|da sie|am)\b"
)
_BESIDE = (
    r"up|z|ze|nad|with|of|to|on|still|even|ever|possible|possibly|chance|a|any|jeszcze|szans\w*|realn\w*|mozliwe|teraz|w|na"
    r"|o|straty|punkt\w*|points?|in|lead\w*|leader|first|need|potrzebuj\w*|trzeba|zrobic|zeby|by|rade|sie|da|mog\w*|much|many|far"
    r"|prowadz\w*|lider\w*|tego|ja|do|be"
)
_PLAIN = (
    r"overtake|outscore|surpass|catch(?:ing)? up|behind|losing|dogonic|przegonic|wyprzedzic|przescign\w+|nadrobic"
    r"|odrobic|przegryw\w*"
)
_OVERTAKING = WholeQuestion(_BEGINS, _PLAIN, beside=_BESIDE)
_STILL_WINNING = WholeQuestion(_BEGINS, r"win|wygra\w*", r"still|even|ever|chances?|jeszcze|szans\w*", beside=_BESIDE)
_OF_SOMEBODY = WholeQuestion(
    _BEGINS, rf"{_PLAIN}|beat|get ahead|pass|win|catch|wygra\w*|pokonac|doscignac|brakuje|trac[ei]", beside=_BESIDE
)
"""What may mean points only where a player is named."""
_ON_THE_MAP = WholeQuestion(r"reach|catch(?:ing)? up|catch|dogonic|doscignac|brakuje", beside=f"{_BEGINS}|{_BESIDE}")
"""May also ask for the way to a player who is in play."""
MOST = 3
"""So many artifacts or cards that bring points are named."""
WORDS: Book = {
    "catch.behind": Text(
        "{who}: {n} pkt., ty: {own}. Brakuje {less}.", "{who}: {n} points, you: {own}. You are {less} behind."
    ),
    "catch.level": Text("{who} i ty: po {n} pkt.", "{who} and you: {n} points each."),
    "catch.ahead": Text(
        "{who}: {n} pkt., ty: {own}. Masz {less} więcej.", "{who}: {n} points, you: {own}. You are {less} ahead."
    ),
    "catch.home": Text(
        "Powrót do domu z artefaktem to jeszcze {n} (odznaka mistrzostwa).",
        "Getting home with an artifact is {n} more (the mastery token).",
    ),
    "catch.artifacts": Text("Artefakty na mapie: {told}.", "Artifacts on the map: {told}."),
    "catch.artifact": Text("{n} w komnacie {room} ({takes})", "{n} in room {room} ({takes})"),
    "catch.cards": Text("Na stole, z punktami: {told}.", "On the table, with points: {told}."),
    "catch.card": Text("{card} {n} ({price})", "{card} {n} ({price})"),
    "catch.out": Text("Jesteś już poza grą, więc nic już nie zbierzesz.", "You are out of play and gather no more."),
}


def catching_up(nearest: Nearest[V]) -> Inquiry[V]:
    """With the ways of one game."""

    def tell(view: V, about: str, say: Say, style: Style) -> list[Line]:
        if view.seat is None or view.over or len(view.names) < 2:
            return []
        names = {seat: (who,) for seat, who in enumerate(view.names) if seat != view.seat}
        named, others = best_named(about, names, whole=True), [who for known in names.values() for who in known]
        asks = [_OF_SOMEBODY] if named else [_OVERTAKING, _STILL_WINNING]
        if not any(one.is_asked(about, others) for one in asks):
            return []
        if len(named) > 1 or (named and not view.thieves[named[0]].out and _ON_THE_MAP.is_asked(about, others)):
            return []
        have, words = standing(view), say.also(WORDS)
        rival = named[0] if named else max(names, key=lambda seat: have[seat])
        lines = _compared(view, rival, have, words, style)
        if view.me.out:
            return [*lines, *wrapped(words("catch.out"), style)]
        return [
            *lines,
            *_to_come(view, words, style),
            *_artifacts(view, nearest, words, style),
            *_cards(view, words, style),
        ]

    return Inquiry(AT_ONCE, ANYTHING, tell)


def _compared(view: RaidView[Any], rival: int, have: Sequence[int], say: Say, style: Style) -> list[Line]:
    own, theirs = have[view.me.seat], have[rival]
    key = "behind" if own < theirs else "ahead" if own > theirs else "level"
    return wrapped(say(f"catch.{key}", who=view.names[rival], n=theirs, own=own, less=abs(own - theirs)), style)


def _to_come(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    return wrapped(say("catch.home", n=view.pieces[MASTERY].points), style)


def _artifacts(view: V, nearest: Nearest[V], say: Say, style: Style) -> list[Line]:
    """Those that one could still carry, the nearest first."""
    if view.me.artifacts >= view.artifact_limit:
        return []
    found = []
    for room, worth in artifacts_lying(view).items():
        near = nearest(view, view.me.seat, (room,), say) if room != view.me.room else None
        if near is not None or room == view.me.room:
            takes = say("boots", n=0) if near is None else near.takes
            found.append((near.cost if near else 0, say("catch.artifact", n=worth, room=room, takes=takes)))
    told = ", ".join(text for _, text in sorted(found)[:MOST])
    return wrapped(say("catch.artifacts", told=told), style) if told else []


def _cards(view: RaidView[Any], say: Say, style: Style) -> list[Line]:
    """Cards on the table that count points, those with most first."""
    offers = dict.fromkeys((*view.row, *(card for card, left in view.reserve.items() if left)))
    scoring = sorted(
        (card for card in offers if view.pieces[card].points > 0), key=lambda card: -view.pieces[card].points
    )
    told = [
        say("catch.card", card=name(view, card, say), n=view.pieces[card].points, price=panels.price(view, card, say))
        for card in scoring[:MOST]
    ]
    return wrapped(say("catch.cards", told=", ".join(told)), style) if told else []
