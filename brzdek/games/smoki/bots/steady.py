"""The bot that minds dragons: meets scales by their worth, keeps them for their Lords, climbs when it can win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from brzdek.core.ask import Option
from brzdek.core.copies import card_of
from brzdek.games.magia_i_miecz.bots.choices import JUDGES, Judge, Situation
from brzdek.games.magia_i_miecz.bots.steady import SteadyBot
from brzdek.games.smoki.bots import weights
from brzdek.games.smoki.bots.outlook import DragonSituation
from brzdek.games.smoki.view.view import SeenDragons


def _dragons(here: Situation) -> tuple[DragonSituation, SeenDragons]:
    situation = cast(DragonSituation, here)
    assert situation.dragons is not None
    return situation, situation.dragons


# -- scales


def _encounter(here: Situation, option: Option) -> float:
    """What the space brings, what the scale brings, what a rival brings whom one can beat past all enemies."""
    situation, dragons = _dragons(here)
    space = here.me.space
    if option[1] == "scale":
        return situation.by_scale(space, dragons.on_spaces[space])
    if option[1] == "space":
        return situation.by_text(space)
    rivals = [seat for seat in here.view.space(space).seats if seat != here.seat]
    return max((here.attack(seat) for seat in rivals), default=0.0)


def _rage(here: Situation, option: Option) -> float:
    """A scale is given up for a life or for something worth more than it."""
    lord = str(here.ask.about[0])
    goods = {"varthrax": here.me.friends, "cadorus": here.me.things}.get(lord, ())
    spells = lord == "grilipus" and here.me.spells > 0
    loss = min([here.keeps(thing.copy) for thing in goods], default=weights.SPELL if spells else here.life)
    return weights.SCALE if option[1] == "keep" else loss


def _take_scale(here: Situation, option: Option) -> float:
    return 1.0 if option[1] == "take" else 0.0


def _claim(here: Situation, option: Option) -> float:
    return 1.0 if option[1] == "yes" else 0.0


def _sleep(here: Situation, option: Option) -> float:
    """The strongest of them."""
    if option[1] == "none":
        return 0.0
    card = here.view.catalog.cards[card_of(str(option[1]))]
    numbers = [getattr(card, name, None) for name in ("strength", "craft")]
    return 1.0 + max([one for one in numbers if isinstance(one, int)], default=0)


# -- Lords


def _lord(here: Situation, option: Option) -> float:
    """One of whom a scale is missing and who can be beaten."""
    situation, _ = _dragons(here)
    odds = situation.against(str(option[1]))
    missing = not situation.own(str(option[1]))
    return (odds.won - odds.lost) / odds.all + weights.MISSING * missing


def _prize(here: Situation, option: Option) -> float:
    """One's own leading Lord first: prizes count alike, but a scale helps against his creatures."""
    if option[1] == "none":
        return -1.0
    return float(_dragons(here)[0].own(str(option[1])))


# -- the way to the King


def _climb(here: Situation, option: Option) -> float:
    """Up as long as one may hope to beat the King, or to be strong enough up there."""
    onward = cast(DragonSituation, here).ready and here.talisman_ahead
    return 1.0 if (option[0] != "back") == onward else 0.0


def _move(here: Situation, option: Option) -> float:
    if option[0] == "climb" or (option[0] == "back" and any(one[0] == "climb" for one in here.ask.options)):
        return _climb(here, option)
    return JUDGES["move"](here, option)


class DragonBot(SteadyBot):
    """Steady, with an eye on dragons."""

    sees = DragonSituation
    judges: ClassVar[Mapping[str, Judge]] = {
        **JUDGES, "move": _move, "encounter": _encounter, "rage": _rage, "climb": _climb, "take_scale": _take_scale,
        "claim": _claim, "sleep": _sleep, "lord": _lord, "prize": _prize,
    }  # fmt: skip
