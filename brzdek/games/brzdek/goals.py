"""Places that a player may name: "artefakt 20", "market", "out", "18"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from brzdek.core.text import Lang, Say, fold
from brzdek.games.brzdek.board import Room
from brzdek.games.brzdek.face_words import FACE
from brzdek.games.brzdek.places import room_name
from brzdek.games.brzdek.view import HeistView


class Goal(NamedTuple):
    """Where to go: what it is called, and the rooms that will do."""

    name: str
    rooms: list[int]


KINDS: Mapping[str, Callable[[HeistView, Room], bool]] = {
    "artifact": lambda view, room: bool(view.lying(room.id)["artifact"]),
    "market": lambda view, room: room.market,
    "out": lambda view, room: room.id == view.board.start,
    "spring": lambda view, room: room.heal > 0,
    "idol": lambda view, room: view.lying(room.id)["idols"] > 0,
    "major": lambda view, room: view.lying(room.id)["major"] > 0,
    "minor": lambda view, room: view.lying(room.id)["minor"] > 0,
    "secret": lambda view, room: view.lying(room.id)["major"] + view.lying(room.id)["minor"] > 0,
    "cave": lambda view, room: room.crystal_cave,
}


def find_goal(view: HeistView, line: str, say: Say) -> Goal | None:
    """What a line such as "do artefaktu 20" means; None: nothing that is known."""
    skipped = [fold(word) for text in FACE["goal.skipped"] for word in text.split("|")]
    words = [word for word in fold(line).split() if word not in skipped]
    if not words:
        return None
    if words[0].isdecimal():
        room = int(words[0][:6])
        return Goal(room_name(view, room, say), [room]) if room in view.board.rooms else None
    return _player(view, words) or _kind(view, words, say) or _artifact_by_name(view, words, say)


def _kind(view: HeistView, words: list[str], say: Say) -> Goal | None:
    for kind, fits in KINDS.items():
        if any(words[0].startswith(stem) for text in FACE[f"stem.{kind}"] for stem in text.split("|")):
            rooms = [room.id for room in view.board.rooms.values() if fits(view, room)]
            if kind == "artifact" and len(words) > 1 and words[1].isdecimal():
                return _artifact(view, rooms, int(words[1][:6]), say)
            return Goal(say(f"goal.{kind}"), rooms)
    return None


def _artifact(view: HeistView, rooms: list[int], value: int, say: Say) -> Goal:
    fitting = [room for room in rooms if view.pieces[view.lying(room)["artifact"]].points == value]
    return Goal(say("room.artifact", n=value), fitting)


def _artifact_by_name(view: HeistView, words: list[str], say: Say) -> Goal | None:
    for room in view.board.rooms:
        token = view.lying(room)["artifact"]
        if token and any(fold(text).startswith(" ".join(words)) for text in view.pieces[token].name):
            return Goal(view.pieces[token].name.to(say.lang), [room])
    return None


def _player(view: HeistView, words: list[str]) -> Goal | None:
    for thief in view.thieves:
        if fold(view.names[thief.seat]) == " ".join(words) and thief.seat != view.seat:
            return Goal(view.names[thief.seat], [] if thief.out else [thief.room])
    return None


def goal_words(view: HeistView, lang: Lang) -> list[str]:
    """What may stand after "way": every artifact that still lies, the kinds of places, the others."""
    kinds = [FACE[f"goal.{kind}"].to(lang) for kind in KINDS if kind != "artifact"]
    say = Say(lang, FACE)
    values = sorted(view.pieces[token].points for room in view.board.rooms if (token := view.lying(room)["artifact"]))
    others = [who for seat, who in enumerate(view.names) if seat != view.seat]
    return [*(say("room.artifact", n=value) for value in values), *kinds, *others]
