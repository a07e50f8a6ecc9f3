"""What people ask in Brzdęk! beside its commands."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.face import Face
from brzdek.core.inquiry import FAR, INSIDE, LEGEND, MANY, WHAT, WHO, Inquiry
from brzdek.core.text import Say, Text
from brzdek.games.brzdek.face import panels
from brzdek.games.brzdek.face.advice import stay
from brzdek.games.brzdek.face.goals import GOALS
from brzdek.games.brzdek.face.looks import path_costs, show_market, show_way, way_from, where
from brzdek.games.brzdek.face.places import features, lies, room_line
from brzdek.games.brzdek.face.sign_words import SIGNS
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.brzdek.view.ways import reach, way
from brzdek.games.raid.face.inquiries import MAJOR, MINOR, explained, inquiries
from brzdek.games.raid.face.inquiry_words import ENDING, LEAVING
from brzdek.games.raid.face.looking_round import looking_round, rooms_in_short, round_say
from brzdek.games.raid.face.on_screen import signs_of_the_map
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.places import directions
from brzdek.games.raid.face.rivalry import Near

COUNTDOWN = Text(f"odliczanie|tor odliczanie|{ENDING.pl}", f"countdown|countdown track|{ENDING.en}")


def _secrets_here(view: HeistView) -> Sequence[str]:
    lying = view.lying(view.me.room)
    return [kind for kind, size in ((MINOR, "minor"), (MAJOR, "major")) if lying[size]]


def _ending(view: HeistView, about: str, say: Say, style: Style) -> list[Line]:
    """How far the countdown is, and when it begins and ends."""
    last = len(view.countdown_track) + 1
    left = last - view.countdown
    key = "told.countdown" if view.counting is None else "told.counting"
    who = "" if view.counting is None else view.names[view.counting]
    return [*panels.countdown(view, say), *wrapped(say(key, n=last, turns=last - 1, left=left, who=who), style)]


def _time_left(view: HeistView, say: Say) -> str:
    """How many turns one still has, if the countdown runs; else what would begin it."""
    last = len(view.countdown_track) + 1
    if view.counting is None:
        return say("told.no_countdown", n=last - 1, health=view.health - view.me.damage)
    who, left, seats = view.names[view.counting], last - view.countdown, len(view.names)
    if view.me.out:
        return say("told.away_already", left=left, who=who)
    own = view.turn == view.me.seat
    until = (view.counting - view.turn) % seats or seats
    turns = left if (view.me.seat - view.turn) % seats < until else left - 1
    told = {"who": who, "n": view.countdown, "of": last}
    if not turns:
        return say("told.no_turns", **told)
    return say("told.turns_left", **told, left=turns, this=say("told.with_this") if own else "")


def _legend(view: HeistView, about: str, say: Say, style: Style) -> list[Line]:
    from brzdek.games.brzdek.face.drawing import legend

    return legend(view, say, style)


def _face() -> Face[HeistView]:
    from brzdek.games.brzdek import RULEBOOK

    return RULEBOOK.face


def _nearest(view: HeistView, seat: int, rooms: Collection[int], say: Say) -> Near | None:
    """By the way that ``way`` tells, with the key if that player has one; caves are lifted only for oneself."""
    path = way(view, rooms, key=view.has_good("key", seat), start=view.thieves[seat].room)
    if path is None:
        return None
    stops = path.stops_with(view.purse) if seat == view.me.seat else path.stops
    return Near(path.cost, path.end, ", ".join(path_costs(path, stops, say)), path.monsters, path.boots, len(stops))


def _towards(view: HeistView, room: int, side: str, say: Say, style: Style) -> list[Line]:
    """The rooms next to one that lie in that direction, as the board is drawn."""
    here, near = lies(view, room), dict.fromkeys(tunnel.to for tunnel in view.board.tunnels[room])
    there = [one for one in near if side in directions(here, lies(view, one))]
    rooms = rooms_in_short(there, lambda one: features(view, one, say), say)
    return wrapped(round_say(say, side, "round.rooms" if there else "round.none", room=room, rooms=rooms), style)


INQUIRIES: Sequence[Inquiry[HeistView]] = (
    *inquiries(
        GOALS,
        show_way,
        where,
        show_market,
        room_line,
        _secrets_here,
        lambda view: reach(view, view.purse),
        face=_face,
        nearest=_nearest,
        time_left=_time_left,
        once_out=_ending,
        features=features,
        from_elsewhere=way_from,
        stay=stay,
    ),
    looking_round(_towards),
    signs_of_the_map(_legend),
    Inquiry(f"{MANY}|{FAR}|{WHAT}", COUNTDOWN, _ending),
    Inquiry(f"{WHO}|{WHAT}|{MANY}|{FAR}", LEAVING, _ending),
    *explained(SIGNS),
    Inquiry(f"{WHAT}|{INSIDE}", LEGEND, _legend),
)
