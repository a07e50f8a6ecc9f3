"""The moments in which somebody may act, put as questions."""

from __future__ import annotations

from brzdek.core.ask import Ask
from brzdek.core.effects.events import Thrown
from brzdek.core.text import Say, shortened
from brzdek.games.magia_i_miecz.face import telling, ways
from brzdek.games.magia_i_miecz.face.naming import card_text, name, strong
from brzdek.games.magia_i_miecz.view.view import WorldView

COMBAT = ("before_combat", "outcome")
"""Moments of a fight, from which an enemy may just have been taken."""


def moment(view: WorldView, ask: Ask, say: Say) -> str:
    """A window: whose moment it is, what is at stake, and whether one acts."""
    kind, seat, about = (*ask.about, "", "", "")[:3]
    hit = view.hit
    fallen = next((event.dice for event in reversed(view.events()) if isinstance(event, Thrown)), ())
    values = {
        "seat": name(view, seat, say),
        "card": strong(view, about, say),
        "hit": name(view, seat if hit is None else hit, say),
        "dice": ", ".join(map(str, fallen)),
        "what": _thrown_for(view, say),
        "foes": "" if view.fight is None else ", ".join(strong(view, one, say) for one in view.fight.foes),
        "odds": odds(view, say),
        "aim": _aim(view, say),
        "text": shortened(card_text(view, str(about), say), telling.LONGEST) if kind == "cast" and about else "",
    }
    if kind in COMBAT and not values["foes"]:
        kind = "no_foe"
    own = view.seat is not None and view.seat == (seat if hit is None else hit)
    if own and say.knows(f"own_moment.{kind}"):
        return say("ask.answer_own", moment=say(f"own_moment.{kind}", **values))
    key = f"moment.{kind}"
    return say("ask.answer", moment=say(key if say.knows(key) else "moment.other", **values))


def _thrown_for(view: WorldView, say: Say) -> str:
    """What the dice are for that are thrown just now."""
    purpose = "" if view.thrown is None else telling.rolled_for(view, view.thrown.about or view.thrown.name, say)
    return f" ({purpose})" if purpose else ""


def _aim(view: WorldView, say: Say) -> str:
    """At whom the newest announced thing is aimed."""
    announced = view.announced
    chosen = announced[-1].targets.items() if announced else ()
    seats = [one for kind, one in chosen if kind.partition(" ")[0] == "player" and isinstance(one, int)]
    if not seats:
        return ""
    return say(
        "moment.aim", whom=", ".join(say("moment.you") if one == view.seat else view.names[one] for one in seats)
    )


def odds(view: WorldView, say: Say) -> str:
    """How the reader would fare in the combat that goes on."""
    fight = view.fight
    if fight is None or view.seat not in (fight.seat, *fight.foes):
        return ""
    foes = fight.foes if fight.seat == view.seat else (fight.seat,)
    return say("ask.odds", how=name(view, fight.how, say), percent=ways.win_chance(view.odds(foes)))
