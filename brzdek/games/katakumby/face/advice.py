"""Why a steady player would go somewhere."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option
from brzdek.core.text import Say
from brzdek.games.katakumby.bots.chart import FAR
from brzdek.games.katakumby.bots.outlook import Outlook
from brzdek.games.katakumby.face.places import features
from brzdek.games.katakumby.face.rotations import found_beyond, ways_on
from brzdek.games.katakumby.face.way_looks import path_costs
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.katakumby.view.ways import path_to
from brzdek.games.raid.face.advice import joined, reasons
from brzdek.games.raid.face.advice_words import ADVICE
from brzdek.games.raid.face.going_home import Stay
from brzdek.games.raid.rules.tokens import MAJOR, MINOR


def why(view: DelveView, ask: Ask, option: Option, say: Say) -> str | None:
    """One sentence; None: only the words of the move itself can tell."""
    say = say.also(ADVICE)
    match option:
        case ("move" | "teleport", int(room), *_) if view.walked is None:
            return joined(_bearing(view, room, say)) or None
        case ("place", int(degrees)) if view.walked is not None:
            return joined(_laying(view, ask, degrees, say)) or None
        case ("take", str(what)) if what in (MAJOR, MINOR, "minor_secret"):
            return say("advice.secret")
    draws = option[0] == "play" and Outlook(view).notes[option[1]].draw > 0
    return joined(reasons(view, option, say, draws=draws)) or None


def stay(view: DelveView) -> Stay | None:
    """The best that a steady player would stay for; None: one can carry no more artifacts."""
    outlook, here = Outlook(view), view.me.room
    if outlook.room_for <= 0:
        return None
    home = outlook.returning(here, 0, outlook.health, 0.0)
    plans = [(outlook.exploring(here, 0, outlook.health, 0.0), 0, 0)]
    plans += [(outlook.fetching(here, 0, outlook.health, 0.0, aim), aim.points, aim.room) for aim in outlook.targets]
    worth, points, room = max(plans)
    return Stay(worth > home, points, room)


def _laying(view: DelveView, ask: Ask, degrees: int, say: Say) -> list[str]:
    """What a rotation is better for than the others: it is the only one, what lies where one comes out, ways on."""
    turns = [option[1] for option in ask.options if option[0] == "place"]
    if len(turns) == 1:
        return [say("advice.only_turn")]
    found, ways = found_beyond(view, degrees, say), ways_on(view, degrees, say)
    told = [say("advice.lies_there", found=", ".join(dict.fromkeys(found)))] if found else []
    told.append(say("advice.ways_on", ways=", ".join(ways)) if ways else say("advice.nothing_better"))
    return told


def _bearing(view: DelveView, room: int, say: Say) -> list[str]:
    """What there is in a room, and what one comes nearer to."""
    if room == view.board.start and view.me.artifacts:
        return [say("advice.out")]
    outlook, here, told = Outlook(view), view.me.room, []
    gift = outlook.gifts[room]
    if gift.points or gift.heals or (room in view.lying and outlook.room_for > 0):
        found = [word for word in features(view, room, say) if word != say("feature.crystal_cave")]
        told.append(say("advice.lies_there", found=", ".join(found)))
    for aim in outlook.targets if outlook.room_for > 0 else ():
        if aim.room != room and aim.far.get(room, FAR) < aim.far.get(here, FAR) < FAR:
            return [*told, *_shorter(view, room, aim.room, "advice.nearer", say, points=aim.points, room=aim.room)]
    home = outlook.chart.home
    if view.me.artifacts and home.get(room, FAR) < home.get(here, FAR) < FAR:
        told += _shorter(view, room, view.board.start, "advice.home", say)
    return told or [say("advice.nothing_better")]


def _shorter(view: DelveView, start: int, goal: int, key: str, say: Say, **told: int) -> list[str]:
    """That the way is shorter from there than from here, in the boots in which ways are told; or easier otherwise."""
    here, there = (path_to(view, (goal,), view.me.lockpicks, None, room) for room in (view.me.room, start))
    if here is None or there is None:
        return []
    if there.boots < here.boots:
        return [say(key, n=there.boots, now=here.boots, **told)]
    return [say(f"{key}_easier", there=", ".join(path_costs(there, view.purse_of(view.me.seat), say)), **told)]
