"""The bot that minds dragons: meets scales by its odds, keeps them for their Lords, climbs when it can win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from brzdek.core.ask import Option
from brzdek.core.copies import card_of
from brzdek.games.magia_i_miecz.bots.chances import duel
from brzdek.games.magia_i_miecz.bots.choices import JUDGES, Judge, Situation
from brzdek.games.magia_i_miecz.bots.steady import SteadyBot
from brzdek.games.smoki.bots import weights
from brzdek.games.smoki.cards.pieces import deck_of
from brzdek.games.smoki.view.view import DragonView, SeenDragons, SeenLord


def _seen(here: Situation) -> SeenDragons:
    found = cast(DragonView, here.view).dragons
    assert found is not None
    return found


def _ahead(here: Situation, lord: SeenLord) -> int:
    """By how much one is ahead of a Lord in the better of the two attributes, with one's scales."""
    own = _seen(here).owned[here.seat][lord.id]
    return max(here.me.combat_strength - lord.strength, here.me.craft - lord.craft) + own


def _king(here: Situation) -> SeenLord:
    return next(lord for lord in _seen(here).lords if lord.king)


def ready(here: Situation) -> bool:
    """Is there a good chance to take his last point from the King?"""
    return _ahead(here, _king(here)) >= weights.READY and here.me.endurance >= weights.LEAST_LIVES


# -- scales


def _enemy(here: Situation, lord: str) -> tuple[float, float]:
    """The usual Strength and Craft of the enemies of a deck."""
    found = [card for card in here.view.catalog.cards.values() if deck_of(card) == lord and card.kind == "enemy"]
    numbers = {
        name: [one for card in found for one in [getattr(card, name, None)] if isinstance(one, int)]
        for name in ("strength", "craft")
    }
    strength, craft = (sum(one) / len(one) if one else 0.0 for one in numbers.values())
    return strength, craft


def _odds(here: Situation, lord: str) -> float:
    """How likely one wins against an enemy of this deck."""
    strength, craft = _enemy(here, lord)
    own = _seen(here).owned[here.seat][lord]
    ways = [
        duel(round(mine + own - theirs))[0]
        for mine, theirs in ((here.me.combat_strength, strength), (here.me.craft, craft))
        if theirs
    ]
    return sum(ways) / len(ways) if ways else 0.0


def _encounter(here: Situation, option: Option) -> float:
    """The scale if one is likely to win it, else the space."""
    if option[1] == "scale":
        return _odds(here, _seen(here).on_spaces[here.me.space]) - weights.BOLD
    return 0.0 if option[1] == "space" else weights.COMPANY


def _rage(here: Situation, option: Option) -> float:
    """A scale is given up for a life or for something worth more than it."""
    lord = str(here.ask.about[0])
    goods = {"varthrax": here.me.friends, "cadorus": here.me.things}.get(lord, ())
    loss = min([here.keeps(thing.copy) for thing in goods], default=here.life if lord != "grilipus" else weights.SPELL)
    dear = here.me.endurance <= weights.LEAST_LIVES and not goods
    return weights.SCALE if option[1] == "keep" else (loss + weights.SCALE if dear else loss)


def _take_scale(here: Situation, option: Option) -> float:
    return 1.0 if option[1] == "take" else 0.0


def _sleep(here: Situation, option: Option) -> float:
    """The strongest of them, those in one's own region first."""
    if option[1] == "none":
        return 0.0
    card = here.view.catalog.cards[card_of(str(option[1]))]
    numbers = [getattr(card, name, None) for name in ("strength", "craft")]
    return 1.0 + max([one for one in numbers if isinstance(one, int)], default=0)


def _lord(here: Situation, option: Option) -> float:
    lord = next(one for one in _seen(here).lords if one.id == option[1])
    missing = not _seen(here).owned[here.seat][lord.id]
    return _ahead(here, lord) + weights.MISSING * missing


def _prize(here: Situation, option: Option) -> float:
    return 0.0 if option[1] == "none" else 1.0


# -- the way to the King


def _climb(here: Situation, option: Option) -> float:
    """Up as long as one is fit for it."""
    fit = here.me.endurance >= weights.LEAST_LIVES
    return 1.0 if (option[0] != "back") == fit else 0.0


def _move(here: Situation, option: Option) -> float:
    if option[0] == "climb":
        return _climb(here, option)
    if option[0] == "back" and any(one[0] == "climb" for one in here.ask.options):
        return _climb(here, option)
    return JUDGES["move"](here, option)


def _landing(here: Situation, option: Option) -> float:
    """The Portal only when one may hope to beat the King."""
    worth = JUDGES["landing"](here, option)
    overlaid = cast(DragonView, here.view).overlay != "none"
    return worth - weights.TOO_EARLY if option[0] == "portal" and overlaid and not ready(here) else worth


class DragonBot(SteadyBot):
    """Steady, with an eye on dragons."""

    judges: ClassVar[Mapping[str, Judge]] = {
        **JUDGES, "move": _move, "landing": _landing, "encounter": _encounter, "rage": _rage, "climb": _climb,
        "take_scale": _take_scale, "sleep": _sleep, "lord": _lord, "prize": _prize,
    }  # fmt: skip
