"""What an effect brings, read from its tree: bundles of resources, one for each choice that it leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import TypeAlias

from brzdek.core.effects.choices import Alternatives, May
from brzdek.core.effects.counting import Counted, ForEach
from brzdek.core.effects.dice import SIDES, Roll
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import AmountVerb
from brzdek.core.effects.flow import If, Series, Then
from brzdek.core.effects.lasting import Change, Modify
from brzdek.core.effects.once import FirstTime
from brzdek.core.effects.targets import Choose, Each, They
from brzdek.core.effects.watch import Before, InsteadOf, Watch
from brzdek.games.raid.bots import chances
from brzdek.games.raid.bots import weights as w
from brzdek.games.raid.cards.house_verbs import NextTurn

Bundle: TypeAlias = tuple[tuple[str, float], ...]
"""Amounts by the words of the card language, such as (("skill", 2), ("boots", 1))."""
NOTHING: Sequence[Bundle] = ((),)
MOST = 64
"""More choices than that at once are not told apart: then each part brings what is usually best of it."""


def bundles(effect: Effect | None, scale: w.Scale = w.SCALE) -> Sequence[Bundle]:
    """The bundles among which an effect lets choose."""
    match effect:
        case None:
            return NOTHING
        case AmountVerb():
            return (((effect.word, float(effect.amount)),),)
        case Counted():
            return _times(bundles(effect.verb, scale), chances.units(effect.per, scale))
        case Series():
            return _together(effect.parts, scale)
        case Then():
            return _together((effect.first, effect.then), scale)
        case If():
            return _on_condition(effect, scale)
        case May():
            return [*_together([part for part in (effect.price, effect.then) if part], scale), *NOTHING]
        case Alternatives():
            return [bundle for branch in effect.branches.values() for bundle in bundles(branch, scale)]
        case Each():
            return _concerning(effect.selector.word, bundles(effect.effect, scale))
        case _:
            return _for_house_cards(effect, scale)


def _for_house_cards(effect: Effect, scale: w.Scale) -> Sequence[Bundle]:
    """What no printed card says, and words that have a price as they are."""
    match effect:
        case ForEach():
            return _times(bundles(effect.effect, scale), chances.units(effect.per, scale))
        case Roll():
            return _rolled(effect, scale)
        case FirstTime():
            return _times(bundles(effect.effect, scale), scale.first)
        case NextTurn():
            return _times(bundles(effect.effect, scale), w.LATER)
        case They():
            return _of_others(bundles(effect.effect, scale))
        case Choose():
            return _chosen(effect, scale)
        case Modify():
            return _changed(effect, scale)
        case Watch():
            return _awaited(effect, scale)
        case _:
            return (((effect.word, float(getattr(effect, "copies", 1))),),)


def worth(some: Sequence[Bundle], prices: Mapping[str, float]) -> float:
    """What the best of the bundles is worth."""
    return max([sum([prices.get(word, 0.0) * amount for word, amount in bundle]) for bundle in some])


# -- several together


def _times(some: Sequence[Bundle], factor: float) -> Sequence[Bundle]:
    return [tuple((word, amount * factor) for word, amount in bundle) for bundle in some]


def _together(parts: Sequence[Effect], scale: w.Scale) -> Sequence[Bundle]:
    return _joined([bundles(part, scale) for part in parts], scale)


def _joined(choices: Sequence[Sequence[Bundle]], scale: w.Scale) -> Sequence[Bundle]:
    """One bundle out of each of them, in all ways."""
    if prod(map(len, choices)) > MOST:
        choices = [[max(some, key=lambda bundle: worth([bundle], scale.prices))] for some in choices]
    return [tuple(pair for bundle in chosen for pair in bundle) for chosen in product(*choices)]


def _on_condition(effect: If, scale: w.Scale) -> Sequence[Bundle]:
    chance = chances.likely(effect.condition, scale)
    then = _times(bundles(effect.then, scale), chance)
    if effect.otherwise is None:
        return then
    return _joined([then, _times(bundles(effect.otherwise, scale), 1 - chance)], scale)


def _rolled(effect: Roll, scale: w.Scale) -> Sequence[Bundle]:
    """Each row as often as it comes up."""
    falls = Counter({0: 1})
    for _ in range(effect.dice):
        falls = Counter({total: sum(falls[total - pips] for pips in range(1, SIDES + 1)) for total in _totals(falls)})
    plus = effect.plus if isinstance(effect.plus, int) else round(effect.plus.each * chances.units(effect.plus, scale))
    rows = []
    for row in effect.rows:
        often = sum(count for total, count in falls.items() if row.low <= total + plus <= row.high)
        rows.append(_times(bundles(row.effect, scale), often / falls.total()))
    return _joined(rows, scale)


def _totals(falls: Counter[int]) -> range:
    """What one more die can bring them to."""
    return range(min(falls) + 1, max(falls) + SIDES + 1)


# -- others


def _of_others(some: Sequence[Bundle]) -> Sequence[Bundle]:
    return [tuple((f"{w.OTHER}{word}", n) for word, n in bundle) for bundle in some]


def _concerning(whom: str, some: Sequence[Bundle]) -> Sequence[Bundle]:
    """What happens to each of those whom a word means."""
    others = _of_others(some)
    if whom == "any":
        return [(*own, *theirs) for own, theirs in zip(some, others, strict=True)]
    return _times(others, w.MEANT[whom]) if whom in w.MEANT else others


def _chosen(effect: Choose, scale: w.Scale) -> Sequence[Bundle]:
    """One of the others, or several; what may be chosen for oneself is."""
    whom, some = effect.selector.word, bundles(effect.effect, scale)
    reached = min(1.0, w.ONE_OF_THEM * effect.high)
    there = [tuple((word, n * (reached if word.startswith(w.OTHER) else 1)) for word, n in bundle) for bundle in some]
    if whom == "any" and isinstance(effect.effect, They):
        return [*bundles(effect.effect.effect, scale), *there]
    return _times(there, w.MEANT.get(whom, 1.0))


# -- what lasts


def _changed(effect: Modify, scale: w.Scale) -> Sequence[Bundle]:
    """Numbers that are other for a time, by their names."""
    turns = chances.turns(effect.until) * (1.0 if effect.condition is None else chances.likely(effect.condition, scale))
    own = tuple((name, turns * _difference(change, scale)) for name, change in effect.changes.items())
    if effect.scope == "you":
        return (own,)
    (theirs,) = _of_others((own,))
    return (theirs,) if effect.scope == "others" else ((*own, *theirs),)


def _difference(change: Change, scale: w.Scale) -> float:
    """By how much a number is another; it does not fall below nothing."""
    amount = change.amount
    number = float(amount) if isinstance(amount, int) else amount.each * chances.units(amount, scale)
    if change.how == "times":
        number = w.USUAL_NUMBER * (number - 1)
    elif change.how == "set":
        number -= w.USUAL_NUMBER
    return max(-w.USUAL_NUMBER, number)


def _awaited(effect: Watch, scale: w.Scale) -> Sequence[Bundle]:
    """What follows from an event, or comes before it or in its place, as often as it is likely to happen."""
    mine = effect.whose == "you"
    follows = effect.effect.effect if mine and isinstance(effect.effect, They) else effect.effect
    some = bundles(follows, scale)
    if isinstance(effect, Before):
        event = effect.event.word if mine else f"{w.OTHER}{effect.event.word}"
        some = [tuple(_prevented(event, word, amount) for word, amount in bundle) for bundle in some]
        if isinstance(effect, InsteadOf):
            some = [((event, -1.0), *bundle) for bundle in some]
            some = [*some, *NOTHING] if effect.optional else some
    return _times(some, chances.occasions(effect, scale))


def _prevented(event: str, word: str, amount: float) -> tuple[str, float]:
    """An event that is called off or weakened is so much less of it."""
    if word == "weaken" and event.endswith("dragon_attack"):
        return event, -amount / w.USUAL_NUMBER
    return (event, -amount) if word in ("cancel", "weaken") else (word, amount)
