"""What happened, in words: the events that need more than their message and their fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from brzdek.core import wording
from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.core.wording import Shown, Wording, message, player
from brzdek.games.raid.face.naming import name, names, token_name, token_text
from brzdek.games.raid.rules import events
from brzdek.games.raid.view.view import RaidView

Sound: TypeAlias = events.Clank | events.Hush | events.Gold | events.Healed
"""What follows from cards played, and can wait until the last of them is told."""
ARTIFACT, SECRETS = "artifact", ("major_secret", "minor_secret")


class Plays(Event):
    """Cards that somebody played one after the other, told as one thing."""

    seat: int
    cards: tuple[str, ...]


def gather(happened: Sequence[Event]) -> list[Event]:
    """Events as they are told: the cards that somebody plays one after the other are one thing that happened."""
    told: list[Event] = []
    playing: int | None = None
    """The place of the event that tells of cards being played."""
    for event in happened:
        if isinstance(event, events.Played):
            before = None if playing is None else told[playing]
            if playing is not None and isinstance(before, Plays) and before.seat == event.seat:
                told[playing] = Plays(event.seat, (*before.cards, event.card))
            else:
                playing = len(told)
                told.append(Plays(event.seat, (event.card,)))
        elif playing is not None and isinstance(event, Sound):
            last = told[-1]
            if isinstance(last, type(event)) and (last.seat, *last[2:]) == (event.seat, *event[2:]):
                told[-1] = type(event)(event.seat, last.n + event.n, *event[2:])
            else:
                told.append(event)
        else:
            playing = None
            told.append(event)
    return told


def variant(view: RaidView[Any], event: Event) -> str:
    """Which of several messages words an event."""
    match event:
        case events.Clank(by=by) | events.Harmed(by=by) if by in view.pieces:
            return "by"
        case events.Hush(n=0):
            return "kept"
        case events.Moved(room=room) | events.Teleported(room=room) if room == view.board.start:
            return "out"
        case events.Took(token=token) if view.pieces[token].kind in SECRETS:
            return "secret"
        case events.Took(token=token) if view.pieces[token].kind == ARTIFACT:
            return "artifact"
        case events.KnockedOut(rescued=rescued):
            return "rescued" if rescued else "lost"
        case _:
            return ""


def _scores(view: RaidView[Any], scores: Iterable[int], say: Say) -> str:
    return ", ".join(f"{who} – {points}" for who, points in zip(view.names, scores, strict=True))


SHOWN: Mapping[str, Shown[Any]] = {
    "seat": player,
    "taker": player,
    "card": name,
    "by": lambda view, by, say: name(view, by, say) if by in view.pieces else "",
    "cards": names,
    "token": token_name,
    "old": name,
    "new": name,
    "scores": _scores,
    "place": lambda view, place, say: say("rage.place", n=place + 1, of=len(view.rage_track)),
    "better": name,
    "only_in": lambda view, card, say: view.pieces[card].where(say.lang),
    "sort": lambda view, kind, say: say(f"kind.{kind}"),
    "verb": lambda view, verb, say: say(f"type.{verb}").split("|")[0],
}
"""How the fields of events and reasons are shown."""


def _plays(view: RaidView[Any], event: Plays, say: Say) -> str:
    key = message(view, event, "played", say)
    return say(key, seat=view.names[event.seat], card=names(view, event.cards, say))


def out_before(view: RaidView[Any], event: Event) -> set[int]:
    """Who was out of play when something happened: their cubes hurt nobody."""
    gone: set[int] = set()
    for other in view.events():
        if other is event:
            return gone
        if isinstance(other, events.Left | events.KnockedOut):
            gone.add(other.seat)
    return set()


def _attack(view: RaidView[Any], event: events.Attack, say: Say) -> str:
    """Cube by cube, in the order in which they came out of the bag."""
    cubes = event.cubes
    if not cubes:
        return say("event.attack.empty")
    black = len(view.names)
    people = [say("cube.you") if seat == view.seat else who for seat, who in enumerate(view.names)]
    colours = [*people, say("cube.black"), *([say("cube.further")] if view.further else [])]
    drawn = ", ".join(colours[cube] for cube in cubes)
    gone = out_before(view, event)
    struck = {seat: cubes.count(seat) for seat in range(black) if seat in cubes and seat not in gone}
    hits = struck.pop(view.seat, 0) if view.seat is not None else 0
    others = ", ".join(f"{view.names[seat]} −{count}" for seat, count in struck.items())
    hurt = say("event.attack.others", others=others) if others else ""
    if hits:
        return say("event.attack.you", n=len(cubes), cubes=drawn, hits=hits) + hurt
    hit = any(cube != black and cube not in gone for cube in cubes)
    return say("event.attack" if hit else "event.attack.missed", n=len(cubes), cubes=drawn) + hurt


def _rage(view: RaidView[Any], event: events.Rage, say: Say) -> str:
    track = view.rage_track
    return say("event.rage", n=event.place + 1, of=len(track), cubes=track[event.place])


def _revealed(view: RaidView[Any], event: events.Revealed, say: Say) -> str:
    text = say("event.revealed", cards=names(view, event.cards, say))
    return text + say("event.revealed.dragon") if any(view.pieces[card].dragon for card in event.cards) else text


def new_in_row(view: RaidView[Any], happened: Sequence[Event], say: Say) -> str:
    """Which cards have come into the row and still lie there; "": none."""
    fresh = [card for event in happened if isinstance(event, events.Revealed) for card in event.cards]
    lying = [card for card in fresh if card in view.row]
    return say("event.revealed", cards=names(view, lying, say)) if lying else ""


def has_just_arrived(view: RaidView[Any], card: str) -> bool:
    """Is what happens done by a card that has come into the row, and not by one that was played?"""
    telling = (event for event in reversed(view.events()) if isinstance(event, events.Arrived | events.Played))
    last = next(telling, None)
    return isinstance(last, events.Arrived) and last.card == card


def _cubes_back(view: RaidView[Any], event: events.CubesBack, say: Say) -> str | None:
    return say("event.cubes_back", n=event.n) if event.n else None


def _took(view: RaidView[Any], event: events.Took, say: Say) -> str:
    """What one has taken; of a secret of one's own also what it does, since one has never seen it before."""
    sort = variant(view, event)
    told = say(
        message(view, event, f"took.{sort}" if sort else "took", say),
        seat=view.names[event.seat],
        token=token_name(view, event.token, say),
    )
    text = token_text(view.pieces[event.token], say) if sort == "secret" and event.seat == view.seat else ""
    return f"{told} {text}".rstrip()


WORDINGS: Mapping[type[Event], Wording[Any]] = {
    **wording.WORDINGS,
    Plays: _plays,
    events.Took: _took,
    events.Attack: _attack,
    events.Rage: _rage,
    events.Revealed: _revealed,
    events.CubesBack: _cubes_back,
}
