"""What people ask of what lies ahead: how long until the dragon is at its worst, what leaving now would bring, what
there is to spend, what monsters do to those without swords.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import MAY, Inquiry
from brzdek.core.text import Say, fold
from brzdek.games.raid.face import panels
from brzdek.games.raid.face.getting_words import NUMERALS
from brzdek.games.raid.face.naming import capital, name
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.face.prospect_words import ASKED, TOLD
from brzdek.games.raid.face.rivalry import ANY_SORT
from brzdek.games.raid.rules.state import MASTERY
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])


def _number(about: str) -> int | None:
    """The first number in a question, in words or digits."""
    words = [fold(word.strip("?!.,")) for word in about.split()]
    found = [NUMERALS.get(word) or int(word[:3]) for word in words if word in NUMERALS or word.isdecimal()]
    return found[0] if found else None


def _rage(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """How many steps the dragon's rage is from the last one."""
    left = len(view.rage_track) - view.rage - 1
    told = say.also(TOLD)("rage.left" if left else "rage.full", n=left)
    return [panels.dragon(view, say), *wrapped(told, style)]


def leaving(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What one would have, got out with what one carries."""
    if view.seat is None or view.me.out:
        return []
    words, own = say.also(TOLD), sum(view.tally(view.seat).values())
    if not view.me.artifacts:
        return wrapped(words("leaving.nothing", n=own), style)
    mastery = view.pieces[MASTERY].points
    return wrapped(words("leaving.points", n=own + mastery, own=own, mastery=mastery), style)


def _purse(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What can be spent, and on what."""
    if view.seat is None:
        return []
    return wrapped(say.also(TOLD)("purse", skill=say("skill", n=view.means.skill), gold=view.me.gold), style)


def _unarmed(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What so many monsters do to somebody who spends no swords on them."""
    if view.seat is None or view.me.out:
        return []
    left = view.health - view.me.damage
    return wrapped(say.also(TOLD)("unarmed", n=_number(about) or 1, left=left, all=view.health), style)


def _for_swords(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """Which monsters can be fought with so many swords, or with those that one has."""
    if view.seat is None:
        return []
    swords = _number(about) or view.means.swords
    offers = dict.fromkeys((*view.row, *(card for card, left in view.reserve.items() if left)))
    monsters = [card for card in offers if view.pieces[card].verb == "fight" and view.price_of(card) <= swords]
    told = ", ".join(f"{name(view, card, say)} ({panels.price(view, card, say)})" for card in monsters)
    key = "swords.fight" if monsters else "swords.none"
    return wrapped(say.also(TOLD)(key, have=say("swords", n=swords), monsters=told), style)


def prospects(
    describe: Callable[[V, int, Say], str],
    way: Callable[[V, str, Say, Style], list[Line]],
    coming: Callable[[V, int, Say], str],
) -> Sequence[Inquiry[V]]:
    """With the rooms and ways of one game."""

    def floor(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """What is where one stands."""
        if view.seat is None or view.me.out:
            return []
        return wrapped(capital(describe(view, view.me.room, say)), style)

    def locks(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """The way to the room that is named, with its locks, and what is in it as far as it can be seen."""
        room = _number(about)
        if room is None:
            return []
        if room in view.board.rooms:
            return way(view, str(room), say, style)
        return wrapped(coming(view, room, say) or say("why.no_room", room=room), style)

    return (
        Inquiry(ANY_SORT, ASKED["rage"], _rage),
        Inquiry(ANY_SORT, ASKED["leaving"], leaving),
        Inquiry(ANY_SORT, ASKED["purse"], _purse),
        Inquiry(ANY_SORT, ASKED["unarmed"], _unarmed),
        Inquiry(f"{ANY_SORT}|{MAY}", ASKED["for_swords"], _for_swords),
        Inquiry(ANY_SORT, ASKED["floor"], floor),
        Inquiry(ANY_SORT, ASKED["locks"], locks),
    )
