"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.games.brzdek.naming import name, names, token_name
from brzdek.games.brzdek.view import HeistView, RaidView

V = TypeVar("V", bound=RaidView[Any])
Tell: TypeAlias = Callable[[V, Say, tuple[Any, ...]], str | None]

SOUNDS = ("clank", "hush", "gold", "healed")
"""What follows from cards played, and can wait until the last of them is told."""


def tell(tellings: Mapping[str, Tell[V]], view: V, event: Event, say: Say) -> str | None:
    """One event in one sentence; None for what is not worth one."""
    telling = tellings.get(event.kind)
    return telling(view, say, event.args) if telling else None


def gather(events: Sequence[Event]) -> list[Event]:
    """Events as they are told: the cards that somebody plays one after the other are one thing that happened."""
    told: list[Event] = []
    playing: int | None = None
    """The place of the event that tells of cards being played."""
    for event in events:
        if event.kind == "played" and playing is not None and told[playing].args[0] == event.args[0]:
            told[playing] = Event("played", (*told[playing].args, *event.args[1:]))
            continue
        if event.kind == "played":
            playing = len(told)
        elif event.kind not in SOUNDS:
            playing = None
        elif told and playing is not None and told[-1].kind == event.kind and told[-1].args[0] == event.args[0]:
            told[-1] = Event(event.kind, (event.args[0], told[-1].args[1] + event.args[1]))
            continue
        told.append(event)
    return told


def _plain(view: RaidView[Any], say: Say, args: tuple[Any, ...], key: str) -> str:
    """Somebody, and perhaps a number."""
    values: dict[str, Any] = {"who": view.names[args[0]]}
    if len(args) > 1:
        values["n"] = args[1]
    return say(key, **values)


def by_player(kind: str) -> Tell[RaidView[Any]]:
    """Somebody does something, perhaps so many times."""
    return lambda view, say, args: _plain(view, say, args, f"event.{kind}")


def with_cards(kind: str) -> Tell[RaidView[Any]]:
    """Somebody does something with cards or tokens."""
    return lambda view, say, args: say(f"event.{kind}", who=view.names[args[0]], card=names(view, args[1:], say))


def _hush(view: RaidView[Any], say: Say, args: tuple[Any, ...]) -> str:
    return _plain(view, say, args, "event.hush" if args[1] else "event.hush_kept")


def went(kind: str) -> Tell[RaidView[Any]]:
    """From a room to a room."""

    def told(view: RaidView[Any], say: Say, args: tuple[Any, ...]) -> str:
        outside = args[2] == view.board.start
        return say(f"event.{kind}_out" if outside else f"event.{kind}", who=view.names[args[0]], room=args[2])

    return told


def _took(view: RaidView[Any], say: Say, args: tuple[Any, ...]) -> str:
    kind = view.pieces[args[1]].kind
    key = "event.took_secret" if kind in ("major_secret", "minor_secret") else "event.took"
    return say(key, who=view.names[args[0]], token=token_name(view, args[1], say))


def _attack(view: RaidView[Any], say: Say, args: tuple[Any, ...]) -> str:
    """Cube by cube, in the order in which they came out of the bag."""
    cubes = args[0]
    if not cubes:
        return say("event.attack_empty")
    black = len(view.names)
    colours = [*view.names, say("cube.black"), *([say("cube.ghost")] if view.ghosts else [])]
    drawn = ", ".join(colours[cube] for cube in cubes)
    hit = any(cube != black for cube in cubes)
    return say("event.attack" if hit else "event.attack_missed", n=len(cubes), cubes=drawn)


def _rage(view: RaidView[Any], say: Say, args: tuple[Any, ...]) -> str:
    return say("event.rage", n=args[0] + 1, of=len(view.rage_track), cubes=view.rage_track[args[0]])


def _revealed(view: RaidView[Any], say: Say, args: tuple[Any, ...]) -> str:
    cards = args[0]
    text = say("event.revealed", cards=names(view, cards, say))
    return text + say("event.dragon_symbol") if any(view.pieces[card].dragon for card in cards) else text


def _knocked_out(view: RaidView[Any], say: Say, args: tuple[Any, ...]) -> str:
    return say("event.rescued" if args[1] else "event.lost", who=view.names[args[0]])


def _countdown(view: HeistView, say: Say, args: tuple[Any, ...]) -> str:
    seat, space = args
    last = len(view.countdown_track)
    if space == 1:
        return say("event.countdown_begins", who=view.names[seat])
    if space > last:
        return say("event.countdown_over")
    return say("event.countdown", n=space, of=last + 1, more=view.countdown_track[space - 1])


def _game_over(view: RaidView[Any], say: Say, args: tuple[Any, ...]) -> str:
    scores = ", ".join(f"{who} – {points}" for who, points in zip(view.names, args[0], strict=True))
    return say("event.game_over", scores=scores)


SHARED: Mapping[str, Tell[RaidView[Any]]] = {
    **{kind: by_player(kind) for kind in ("turn", "clank", "healed", "gold", "hurt", "reshuffled", "left")},
    **{
        kind: with_cards(kind)
        for kind in ("played", "acquired", "bought", "used", "defeated", "drank", "discarded", "trashed")
    },
    "hush": _hush,
    "drew": lambda view, say, args: say("event.drew", cards=names(view, args[1], say)),
    "moved": went("moved"),
    "teleported": went("teleported"),
    "took": _took,
    "replaced": lambda view, say, args: say(
        "event.replaced", old=name(view, args[0], say), new=name(view, args[1], say)
    ),
    "revealed": _revealed,
    "arrived": lambda view, say, args: say("event.arrived", card=name(view, args[0], say)),
    "deck_empty": lambda view, say, args: say("event.deck_empty"),
    "attack": _attack,
    "rage": _rage,
    "cubes_back": lambda view, say, args: say("event.cubes_back", n=args[0]) if args[0] else None,
    "knocked_out": _knocked_out,
    "caught": lambda view, say, args: say("event.caught"),
    "game_over": _game_over,
}
"""What happens in both sister games."""
TELLINGS: Mapping[str, Tell[HeistView]] = {**SHARED, "countdown": _countdown}
