"""The moments in which somebody may act, put as questions."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option
from brzdek.core.effects.events import Thrown
from brzdek.core.events import Rolled
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.bots.outlook import Outlook
from brzdek.games.magia_i_miecz.face import following, telling, ways
from brzdek.games.magia_i_miecz.face.naming import card_text, name, strong
from brzdek.games.magia_i_miecz.view.view import WorldView

ROOM = 150
"""The most letters of what awaits one on a space, if it can be told in fewer."""
AFTER_ROLL = "after_roll"
WALK_ROLLED = "move_roll"
ROLL: Option = ("roll",)
WALKING = ("move", "road")
"""Rolls that lead somewhere."""
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
        "text": card_text(view, str(about), say) if kind == "cast" and about else "",
    }
    if kind in COMBAT and not values["foes"]:
        kind = "no_foe"
    own = view.seat is not None and view.seat == (seat if hit is None else hit)
    fell = _fallen(view, ask, say) if own and kind == AFTER_ROLL else ""
    if fell:
        return say("ask.answer_own", moment=fell)
    if own and kind == WALK_ROLLED and (spaces := "; ".join(ways.landings(view, view.steps, say))):
        return say("ask.answer_own", moment=say("moment.leads", dice=values["dice"] or view.steps, spaces=spaces))
    if own and say.knows(f"own_moment.{kind}"):
        return say("ask.answer_own", moment=say(f"own_moment.{kind}", **values))
    key = f"moment.{kind}"
    return say("ask.answer", moment=say(key if say.knows(key) else "moment.other", **values))


def _fallen(view: WorldView, ask: Ask, say: Say) -> str:
    """What one's own dice come to as they lie: in a combat both sides and the chance, on a table what it says."""
    score, thrown = view.score, view.thrown
    if thrown is None:
        return ""
    dice = ", ".join(map(str, thrown.dice))
    if thrown.name in WALKING:
        spaces = "; ".join(ways.landings(view, sum(thrown.dice), say))
        return say("moment.leads", dice=dice, spaces=spaces) if spaces else ""
    if score is None or view.fight is None:
        rolled = Rolled(thrown.seat, thrown.dice, sum(thrown.dice), thrown.about)
        brings, what = telling.brought_by(view, rolled, say), telling.rolled_for(view, thrown.about, say)
        return say("moment.brings", dice=dice, what=what, brings=brings.rstrip(".")) if brings and what else ""
    foes = view.fight.foes if view.fight.seat == view.seat else (view.fight.seat,)
    key = "moment.dice_to_come" if score.foe_dice > 1 else "moment.die_to_come"
    again = any(following.throws_again(view, option) for option in ask.options)
    return say(
        "moment.score",
        dice=dice,
        own=score.own,
        foes=", ".join(name(view, one, say) for one in foes),
        foe=say(key, foe=score.foe, n=score.foe_dice) if score.foe_dice else score.foe,
        percent=ways.win_chance(score.odds),
        again=say("moment.again", percent=ways.win_chance(score.again)) if again else "",
    )


def why(view: WorldView, option: Option, say: Say) -> str | None:
    """Why one would go somewhere where nothing awaits one; let a moment pass, or throw again: what the chances are."""
    if option[0] == "go" and len(option) == 2:
        told = ways.prospect(view, str(option[1]), say, ROOM)
        there = view.space(str(option[1]))
        harmless = told.endswith(say("gist.not_for_you")) and not (there.cards or there.marks or there.seats)
        return say("because.harmless", space=name(view, option[1], say)) if harmless else None
    if option == ROLL and view.seat is not None and view.adventurer(view.seat).alive:
        outlook = Outlook(view, view.seat)
        ready = outlook.goal == "grow" and outlook.has_talisman
        return say("plan.grow_with_talisman" if ready else f"plan.{outlook.goal}")
    score = view.score
    if score is not None and (option[0] == "pass" or following.throws_again(view, option)):
        better = ways.win_chance(score.again) > ways.win_chance(score.odds)
        return say(
            "because.not_again" if option[0] == "pass" and better else "because.kept",
            percent=ways.win_chance(score.odds),
            again=ways.win_chance(score.again),
        )
    comes = following.following(view) if option[0] == "pass" else None
    if comes is None or comes.kind != following.FIGHT:
        return None
    return say("because.fight", percent=ways.win_chance(view.odds(comes.about)))


def awaiting(view: WorldView, option: Option, say: Say) -> str | None:
    """What awaits one where one would go, if nothing more can be said for it."""
    return ways.prospect(view, str(option[1]), say, ROOM) if option[0] == "go" and len(option) == 2 else None


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
