"""Why a steady player would go somewhere."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option
from brzdek.core.text import Say
from brzdek.games.brzdek.bots.outlook import Outlook
from brzdek.games.brzdek.face.places import features
from brzdek.games.brzdek.rules.rooms import IDOL
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.brzdek.view.ways import paths
from brzdek.games.raid.face.advice import joined, reasons
from brzdek.games.raid.face.advice_words import ADVICE
from brzdek.games.raid.face.going_home import Stay
from brzdek.games.raid.rules.tokens import MAJOR, MINOR


def why(view: HeistView, ask: Ask, option: Option, say: Say) -> str | None:
    """One sentence; None: only the words of the move itself can tell."""
    say = say.also(ADVICE)
    match option:
        case ("move" | "teleport", int(room), *_):
            return joined(_bearing(view, room, say)) or None
        case ("take", str(what)) if what in (MAJOR, MINOR):
            return say("advice.secret")
        case ("take", str(what)) if what == IDOL:
            return say("advice.artifact", n=view.pieces["monkey_idol"].points)
        case ("leave",):
            aim = Outlook(view).target
            return say("advice.better", n=aim[1], room=aim[0]) if aim and aim[0] != view.me.room else None
    draws = option[0] == "play" and Outlook(view).notes[option[1]].draw > 0
    return joined(reasons(view, option, say, draws=draws)) or None


def stay(view: HeistView) -> Stay | None:
    """The artifact for which a steady player would stay; None: one can carry no more, or none lies."""
    outlook, here = Outlook(view), view.me.room
    if (aim := outlook.target) is None:
        return None
    home = outlook.returning(here, 0, outlook.health, 0.0)
    return Stay(outlook.fetching(here, 0, outlook.health, 0.0, aim, outlook.far) > home, aim[1], aim[0])


def _bearing(view: HeistView, room: int, say: Say) -> list[str]:
    """What there is in a room, and what one comes nearer to."""
    if room == view.board.start:
        return [say("advice.out")]
    outlook = Outlook(view)
    told = _found(view, room, outlook.room_for > 0, say)
    aims = [outlook.target, *view.artifacts] if outlook.room_for > 0 else []
    for there, points in [aim for aim in aims if aim is not None and aim[0] != room]:
        if nearer := _nearer(view, room, there, outlook.key):
            return [*told, say("advice.nearer", points=points, room=there, n=nearer[1], now=nearer[0])]
    if view.me.artifacts and (nearer := _nearer(view, room, view.board.start, outlook.key)):
        told.append(say("advice.home", n=nearer[1], now=nearer[0]))
    return told or [say("advice.nothing_better")]


def _found(view: HeistView, room: int, room_for: bool, say: Say) -> list[str]:
    """What one can take there, buy or heal."""
    me, here = view.me, view.board.rooms[room]
    told = []
    if view.find(room) or (view.lying(room)["artifact"] and room_for):
        found = [word for word in features(view, room, say) if word != say("room.cave")]
        told.append(say("advice.lies_there", found=", ".join(found)))
    if here.market and me.gold >= view.price:
        told.append(say("advice.market", n=me.gold))
    if here.heal and me.damage:
        told.append(say("advice.heal"))
    return told


def _nearer(view: HeistView, room: int, goal: int, key: bool) -> tuple[int, int] | None:
    """How many boots it is from here and from there, if that is less."""
    here, there = (paths(view.board, start, key).get(goal) for start in (view.me.room, room))
    return (here.boots, there.boots) if here and there and there.boots < here.boots else None
