"""How likely a condition of a card is to hold, how often an event happens, how long a thing lasts."""

from __future__ import annotations

from brzdek.core.effects.comparisons import NoneMore
from brzdek.core.effects.conditions import Count, Have, Not
from brzdek.core.effects.counting import Per
from brzdek.core.effects.entries import Condition
from brzdek.core.effects.lasting import Until
from brzdek.core.effects.watch import Watch
from brzdek.games.raid.bots import weights as w
from brzdek.games.raid.cards.event_verbs import InPlace


def units(per: Per, scale: w.Scale) -> float:
    """How often there is likely to be what is counted."""
    return scale.likely.get(per.counter.word, 1.0) / per.every


def likely(condition: Condition, scale: w.Scale) -> float:
    match condition:
        case Not():
            return max(0.0, 1 - likely(condition.condition, scale))
        case Have():
            return _at_least(1, condition.counter.word, scale)
        case Count():
            word, least, most = condition.counter.word, condition.low, condition.high
            enough = 1.0 if least is None else _at_least(least, word, scale)
            return enough if most is None else max(0.0, enough - _more_than(most, word, scale))
        case InPlace():
            return w.PLACES[condition.place]
        case NoneMore():
            return w.LEADING
        case _:
            return w.UNSURE


def _at_least(number: int, word: str, scale: w.Scale) -> float:
    """The chance to have so many; of rare things it is what one usually has, however many are asked for."""
    usual = scale.likely.get(word, w.UNSURE)
    return usual / (usual + number) if word in w.PLENTY else usual


def _more_than(number: int, word: str, scale: w.Scale) -> float:
    """The chance to have more than a card allows; each further one of a rare thing is as rare as the first."""
    if word in w.PLENTY:
        return _at_least(number + 1, word, scale)
    return min(1.0, _at_least(1, word, scale)) ** (number + 1)


def turns(until: Until | None) -> float:
    """For how many of one's turns something lasts."""
    return 1.0 if until is None else w.LASTING.get(until.moment.word, 1.0) * until.times


def occasions(effect: Watch, scale: w.Scale) -> float:
    """How often it is likely to be set off."""
    often, lasting = w.EVENTS.get(effect.event.word, 1.0), turns(effect.until)
    if effect.whose != "you":
        within = w.MEANWHILE if effect.until is None or effect.until.moment.word == w.THIS_TURN else w.OTHERS
        often *= within + (effect.whose == "anyone")
    if effect.condition is not None:
        often *= likely(effect.condition, scale)
    if effect.once == "turn":
        often = min(1.0, often)
    return min(1.0, often * lasting) if effect.once == "ever" else often * lasting
