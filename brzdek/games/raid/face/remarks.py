"""What is said beside what happened: what a turn leaves unused, why something is not offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from brzdek.core.ask import Ask, Word
from brzdek.core.face import Face
from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.games.raid.face.naming import token_name
from brzdek.games.raid.rules import reasons
from brzdek.games.raid.view.now import TurnView
from brzdek.games.raid.view.view import RaidView

USES: Mapping[str, frozenset[Word]] = {
    "skill": frozenset({"buy", "use"}),
    "swords": frozenset({"fight"}),
    "boots": frozenset({"move", "explore"}),
}
"""What is paid for with what a turn leaves over."""


def unspent(now: TurnView[Any], say: Say) -> str:
    """What there is still to spend, whether there is a use for it or not."""
    left = {"skill": now.skill, "swords": now.swords, "boots": now.boots, "teleports": now.teleports}
    return ", ".join(say(kind, n=n) for kind, n in left.items() if n)


def given_up(view: RaidView[Any], ask: Ask, say: Say) -> str:
    """What is given up with the end of a turn although there was a use for it."""
    if view.me.out:
        return ""
    unused = left_over(view, ask, say)
    told = [say("remark.unused", things=unused)] if unused else []
    if any(option[:2] == ("move", view.board.start) for option in ask.options):
        told.append(say("remark.out"))
    if any(option[0] == "buy" and view.pieces[str(option[1])].kind == "good" for option in ask.options):
        told.append(say("remark.market"))
    return " ".join(told)


def left_over(view: RaidView[Any], ask: Ask, say: Say) -> str:
    """What there is still to spend and something to spend it on."""
    if view.me.out:
        return ""
    verbs = {option[0] for option in ask.options}
    now = view.now
    left = {"skill": now.skill, "swords": now.swords, "boots": now.boots}
    return ", ".join(say(kind, n=n) for kind, n in left.items() if n and verbs & USES[kind])


def wastes(view: RaidView[Any], ask: Ask) -> bool:
    """Is skill left, and a card to be had for it?"""
    return not view.me.out and any(
        option[0] in USES["skill"] and view.pieces[str(option[1])].kind != "good" for option in ask.options
    )


def left_lying(face: Face[Any], view: RaidView[Any], happened: Sequence[Event], say: Say) -> str:
    """Why an artifact is not offered to whoever has just come to where it lies."""
    if view.seat is None or view.me.out:
        return ""
    here = view.me.room
    steps = [face.way(event) for event in happened if getattr(event, "seat", None) == view.seat]
    for token in view.artifacts_in(here) if any(step is not None and step[1] == here for step in steps) else ():
        reason = view.why_not(("take", token))
        if isinstance(reason, reasons.ArtifactLimit):
            return say("lies_here", token=token_name(view, token, say), why=face.reason(view, reason, say))
    return ""
