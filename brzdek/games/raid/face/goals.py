"""Places that a player may name: "artefakt 20", "market", "out", "18"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from brzdek.core.inquiry import best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Book, Lang, Say, fold
from brzdek.core.values import NamedTuple
from brzdek.games.raid.face.places import room_name
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
_IN_ROOM = pattern(
    r"^(?P<what>[a-z].*?),? (?:(?:in|inside|at|w|we) (?:the )?(?:(?:room|chamber|komna\w+|pokoj\w*|sal[aeiy]) )?"
    r"(?:(?:nr|no|number) )?|(?:room|chamber|komna\w+) )(?P<room>\d{1,4})$"
)
"""A thing that is told by where it lies."""


class Goal(NamedTuple):
    """Where to go: what it is called, and the rooms that will do."""

    name: str
    rooms: list[int]
    told: bool = False
    """Is one only told the way? Nobody leaves for good just to be where somebody else is, or to be away from here."""


class Goals(Generic[V]):
    """The kinds of places of one game, by the words of its book."""

    def __init__(self, book: Book, kinds: Mapping[str, Callable[[V, int], bool]]) -> None:
        self.book = book
        self.kinds = kinds

    def find(self, view: V, line: str, say: Say) -> Goal | None:
        """What a line such as "do artefaktu 20" means; None: nothing that is known."""
        words = self._telling(line)
        if not words:
            return None
        if len(words) == 1 and (self._says(words[0], "leaving") or self._says(words[0], "fleeing")):
            return Goal(say("goal.out"), [view.board.start], self._says(words[0], "fleeing"))
        if (there := self._in_room(view, line, say)) is not None:
            return there
        if (artifact := self.find_artifact(view, line, say)) is not None:
            return artifact
        if words[0].isdecimal():
            room = int(words[0][:6])
            return Goal(room_name(view, room, say), [room]) if room in view.board.rooms else None
        return _player(view, words) or self._kind(view, words, say) or _artifact_by_name(view, words, say)

    def named(self, view: V, question: str, say: Say) -> Goal | None:
        """The first place that a question names beside the room where one is; None: it names none."""
        words = fold(question).split()
        found = (self.find(view, " ".join(words[place:]), say) for place in range(len(words)))
        here = view.me.room
        return next((goal for goal in found if goal is not None and goal.rooms and goal.rooms != [here]), None)

    def find_artifact(self, view: V, line: str, say: Say) -> Goal | None:
        """The artifact of which a line says the worth, "10 point artifact", "artifact 10", or the room, "artifact in
        room 21"; None: of none.
        """
        if self._begins(next(iter(self._telling(line)), ""), "artifact") and (there := self._in_room(view, line, say)):
            return there
        words = [word for word in self._telling(line) if not self._says(word, "points")]
        if words and words[0].isdecimal() and self._begins(next(iter(words[1:]), ""), "artifact"):
            return _artifact(view, int(words[0][:6]), say)
        values = [int(word[:6]) for word in words[1:] if word.isdecimal()]
        return _artifact(view, values[0], say) if values and self._begins(words[0], "artifact") else None

    def _in_room(self, view: V, line: str, say: Say) -> Goal | None:
        """The room that a line names, if there is what it says to be there; else a goal that is nowhere."""
        found = _IN_ROOM.match(fold(line).strip(" ?!."))
        what = None if found is None else self._kind(view, self._telling(found["what"]) or [""], say)
        if found is None or what is None:
            return None
        room = int(found["room"])
        if room not in what.rooms:
            return Goal(say("goal.in_room", what=what.name, n=room), [])
        worth = [view.pieces[token].points for token in view.artifacts_in(room)]
        artifact = worth and what.name == say("goal.artifact")
        return Goal(say("room.artifact", n=max(worth)) if artifact else what.name, [room])

    def _telling(self, line: str) -> list[str]:
        """The words of a line that may tell a place."""
        skipped = [fold(word) for text in self.book["goal.skipped"] for word in text.split("|")]
        return [word for word in fold(line).replace("-", " ").split() if word not in skipped]

    def is_surely_meant(self, line: str) -> bool:
        """Does a line mean a place even if that is right beside one: the nearest of its kind, or out of here?"""
        words = fold(line).split()
        nearest = any(word.startswith(stem) for word in words for stem in self.book["goal.nearest"])
        return nearest or any(self._says(word, "leaving") or self._says(word, "fleeing") for word in words)

    def _says(self, word: str, what: str) -> bool:
        return any(word in fold(text).split("|") for text in self.book[f"goal.{what}"])

    def _begins(self, word: str, kind: str) -> bool:
        return any(word.startswith(stem) for text in self.book[f"stem.{kind}"] for stem in text.split("|"))

    def _kind(self, view: V, words: list[str], say: Say) -> Goal | None:
        for kind, fits in self.kinds.items():
            if self._begins(words[0], kind):
                return Goal(say(f"goal.{kind}"), [room for room in view.board.rooms if fits(view, room)])
        return None

    def words(self, view: V, lang: Lang) -> list[str]:
        """What may stand after "way": every artifact that still lies, the kinds of places, the others."""
        kinds = [self.book[f"goal.{kind}"].to(lang) for kind in self.kinds if kind != "artifact"]
        say = Say(lang, self.book)
        values = sorted(view.pieces[token].points for room in view.board.rooms for token in view.artifacts_in(room))
        others = [who for seat, who in enumerate(view.names) if seat != view.seat]
        return [*(say("room.artifact", n=value) for value in values), *kinds, *others]


def _artifact(view: RaidView[Any], value: int, say: Say) -> Goal:
    worth = {piece.points for piece in view.pieces.values() if piece.kind == "artifact"}
    if value not in worth and value in view.board.rooms and view.artifacts_in(value):
        value = view.pieces[view.artifacts_in(value)[0]].points  # no artifact is worth that: the room is meant
    rooms = [
        room
        for room in view.board.rooms
        if any(view.pieces[token].points == value for token in view.artifacts_in(room))
    ]
    return Goal(say("room.artifact", n=value), rooms)


def _artifact_by_name(view: RaidView[Any], words: list[str], say: Say) -> Goal | None:
    for room in view.board.rooms:
        for token in view.artifacts_in(room):
            if any(fold(text).startswith(" ".join(words)) for text in view.pieces[token].name):
                return Goal(view.pieces[token].name.to(say.lang), [room])
    return None


def gone(view: RaidView[Any], goal: Goal, say: Say) -> str:
    """That no way leads to a player who is out of play; "": it does, or another place is meant."""
    found = [thief for thief in view.thieves if thief.out and view.names[thief.seat] == goal.name]
    return say("way.gone", who=goal.name, how=say(f"out.{found[0].out}")) if found else ""


def _player(view: RaidView[Any], words: list[str]) -> Goal | None:
    others = {thief.seat: (view.names[thief.seat],) for thief in view.thieves if thief.seat != view.seat}
    for seat in best_named(" ".join(words), others, whole=True)[:1]:
        thief = view.thieves[seat]
        return Goal(view.names[seat], [] if thief.out else [thief.room], thief.room == view.board.start)
    return None
