"""Living with what lasts: numbers, bans, triggers, and what is still to come.

The rule of settling: an effect that never asks may be carried out anywhere, in the middle of a plain call. So
``fire`` carries out triggers that never ask at once, and puts the others into a queue. Rules call ``settle``
wherever they can ask: after each card, each action, before a turn ends. There the queue is carried out, and
conditions and counts that are awaited over the turn are looked at again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from brzdek.core.ask import Steps, Word
from brzdek.core.effects.effect import perform
from brzdek.core.effects.ongoing import CardGame, Delayed, Lasting

TURN_START = "turn_start"
TURN_END = "turn_end"

SETTLE_LIMIT = 200
"""So many effects may set each other off before the rest is dropped: a house deck must not play for ever."""


def value(game: CardGame, seat: int, name: str, base: int) -> int:
    """A named number of a seat with all that modifies it now.

    The newest ``set`` stands as it is; otherwise everything to add is added, then the factors multiply.
    """
    records = game.ongoing.values.get(name)
    return base if not records else _modified(game, seat, name, base, records)


def _modified(game: CardGame, seat: int, name: str, base: int, records: list[Lasting]) -> int:
    factor = 1
    fixed: int | None = None
    for record in records:
        change = record.effect.change(game, record, seat, name)
        if change is None:
            continue
        how, amount = change
        if how == "add":
            base += amount
        elif how == "times":
            factor *= amount
        else:
            fixed = amount
    return base * factor if fixed is None else fixed


def allowed(game: CardGame, seat: int, act: str, usually: bool = True) -> bool:
    """May this seat do it now? A ban is stronger than a permission."""
    records = game.ongoing.acts.get(act)
    if not records:
        return usually
    rulings = {record.effect.allows for record in records if record.effect.concerns(game, record, seat)}
    return usually if not rulings else False not in rulings


def fire(game: CardGame, event: str, seat: int) -> None:
    """Tell that something happened to this seat: plain triggers follow at once, asking ones at the next settling."""
    records = game.ongoing.triggers.get(event)
    if records:
        _fire(game, seat, records)


def _fire(game: CardGame, seat: int, records: list[Lasting]) -> None:
    for record in tuple(records):
        ctx = record.context(game, seat)
        if not record.effect.answers(ctx, record, seat):
            continue
        use_up(game, record)
        effect = record.effect.effect
        if effect.asks:
            game.ongoing.queue.append(Delayed(effect, ctx.seat, ctx.source, ctx.by, ctx.bound))
        else:
            record.busy = True
            effect.do(ctx)
            record.busy = False


def use_up(game: CardGame, record: Lasting) -> None:
    """Note that a trigger or replacement has had its time, if it has only one."""
    once = record.effect.once
    if once == "turn":
        record.used = True
    elif once == "ever":
        _forget(game, lambda other: other is record)


def settle(game: CardGame) -> Steps[None]:
    """Carry out what is due: queued triggers, awaited conditions and counts."""
    for _ in range(SETTLE_LIMIT):
        due = _next_due(game)
        if due is None:
            return
        yield from perform(due.effect, due.context(game))
    game.ongoing.queue.clear()
    game.ongoing.waiting.clear()


def _next_due(game: CardGame) -> Delayed | None:
    ongoing = game.ongoing
    if ongoing.queue:
        return ongoing.queue.pop(0)
    for awaited in ongoing.waiting:
        share = awaited.effect.due(awaited.context(game), awaited.done)
        if share:
            awaited.done += share
            if awaited.effect.settled:
                ongoing.waiting.remove(awaited)
            return Delayed(awaited.effect.share(share), awaited.seat, awaited.source, awaited.by, awaited.bound)
    return None


def tick(game: CardGame, moment: str, seat: int) -> None:
    """Tell that a moment has come for this seat: ``TURN_START``, ``TURN_END``, or one of the game's own."""
    ongoing = game.ongoing
    if ongoing.empty:
        return
    for record in ongoing.lasting():
        if record.tick == moment and record.clock in (None, seat):
            record.times -= 1
        if moment == TURN_END:
            record.used = False
    _forget(game, lambda record: record.times <= 0)
    if moment == TURN_END:
        ongoing.waiting.clear()


def drop(game: CardGame, source: Word) -> None:
    """End what lasts only while its source is there: the card has left play."""
    _forget(game, lambda record: record.source == source and not record.tick)


def _forget(game: CardGame, gone: Callable[[Lasting], bool]) -> None:
    for index in game.ongoing.indexes():
        for name in list(index):
            kept: list[Any] = [record for record in index[name] if not gone(record)]
            if kept:
                index[name] = kept
            else:
                del index[name]
