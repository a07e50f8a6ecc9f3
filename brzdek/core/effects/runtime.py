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
from brzdek.core.effects.endless import Endless
from brzdek.core.effects.limits import MOST_MODIFIED, bounded
from brzdek.core.effects.ongoing import CardGame, Delayed, Happening, Lasting, Ongoing, delayed

TURN_START = "turn_start"
TURN_END = "turn_end"
GAME_END = "game_end"
"""A moment that is never told: what lasts until then never ends."""

PASSING = "passing"
SETTLE_LIMIT = 200
"""So many effects may set each other off; more is a deck that would play for ever."""


def value(game: CardGame, subject: Word, name: str, base: int, during: str = "", floor: int | None = None) -> int:
    """A named number of a seat, a copy (an enemy) or a being, with all that modifies it now.

    The newest ``set`` stands as it is; otherwise everything to add is added, then the factors multiply. What counts
    only on an occasion (a fight, a prayer) counts when ``during`` names it. The result is never below the floor.
    """
    records = game.ongoing.values.get(name)
    if records and (concerned := concerning(game, subject, name, records)):
        added, factor, fixed = _changes(game, subject, name, during, concerned)
        base = (base + added) * factor if fixed is None else fixed
        if base > MOST_MODIFIED or base < -MOST_MODIFIED:
            base = max(-MOST_MODIFIED, min(MOST_MODIFIED, base))
    return base if floor is None or base > floor else floor


def line_of(game: CardGame, subject: Word, name: str, during: str = "") -> tuple[int, int]:
    """What such a number comes to from nought and from one. What modifies it adds, multiplies or sets, so these two
    tell what it comes to from any other.
    """
    records = game.ongoing.values.get(name)
    if not records:
        return 0, 1
    added, factor, fixed = _changes(game, subject, name, during, concerning(game, subject, name, records))
    return (added * factor, (1 + added) * factor) if fixed is None else (fixed, fixed)


def number_of(game: CardGame, subject: Word, name: str, during: str = "") -> int:
    """The same from the base that the rules give."""
    return value(game, subject, name, game.base(subject, name), during)


def _changes(
    game: CardGame, subject: Word, name: str, during: str, concerned: list[Lasting]
) -> tuple[int, int, int | None]:
    """What is added, by how much it is multiplied then, and what it is set to instead, if it is."""
    added, factor = 0, 1
    fixed: int | None = None
    for record in concerned:
        change = record.effect.change(game, record, subject, name, during)
        if change is None:
            continue
        how, amount = change
        if how == "add":
            added += amount
        elif how == "times":
            factor *= amount
        else:
            fixed = amount
    return added, factor, fixed


def concerning(game: CardGame, subject: Word, name: str, records: list[Lasting]) -> list[Lasting]:
    """Those of the records of a number or an act that may concern the subject.

    What somebody else has for himself is most of what lasts: it is passed over once and for all.
    """
    concerned, asked = game.ongoing.concerned, (name, subject)
    known = concerned.get(asked)
    if known is None or known[0] is not records:
        known = concerned[asked] = (records, _meant_for(subject, records))
    return known[1]


def _meant_for(subject: Word, records: list[Lasting]) -> list[Lasting]:
    return [one for one in records if one.effect.scope != "you" or one.owner == subject]


def allowed(game: CardGame, subject: Word, act: str, usually: bool = True) -> bool:
    """May this seat or being do it now? A ban is stronger than a permission."""
    records = game.ongoing.acts.get(act)
    if not records:
        return usually
    found = usually
    for record in records:
        effect = record.effect
        if effect.scope == "you" and record.owner != subject:
            continue
        if effect.concerns(game, record, subject):
            if not effect.allows:
                return False
            found = True
    return found


def fire(game: CardGame, event: str, seat: int, happening: Happening | None = None) -> None:
    """Tell that something happened to this seat: plain triggers follow at once, asking ones at the next settling.

    ``happening`` says what it was about, by whom and how; conditions and effects of the triggers can read it.
    """
    records = game.ongoing.triggers.get(event)
    if records:
        _fire(game, seat, records, happening)


def _fire(game: CardGame, seat: int, records: list[Lasting], happening: Happening | None) -> None:
    for record in tuple(records):
        if not record.effect.meant(record, seat):
            continue
        ctx = record.context(game, seat)
        ctx.happening = happening
        if not record.effect.answers(ctx, record, seat):
            continue
        use_up(game, record)
        effect = record.effect.effect
        if effect.asks:
            game.ongoing.queue.append(delayed(effect, ctx))
        else:
            record.busy = True
            try:
                with bounded(game, record.source) as count:
                    count()
                    effect.do(ctx)
            finally:
                record.busy = False


def use_up(game: CardGame, record: Lasting) -> None:
    """Note that a trigger or replacement has had its time, if it has only one."""
    once = record.effect.once
    if once == "turn":
        record.used = game.ongoing.ticking = True
    elif once == "ever":
        _forget(game, lambda other: other is record)


def settle(game: CardGame) -> Steps[None]:
    """Carry out what is due: queued triggers, awaited conditions and counts. Endless: they never come to an end."""
    due = _next_due(game)
    if due is None:
        return
    recent: list[Word] = []
    while due is not None:
        recent.append(due.source)
        if len(recent) > SETTLE_LIMIT:
            raise Endless(game, recent)
        yield from perform(due.effect, due.context(game))
        due = _next_due(game)


def _next_due(game: CardGame) -> Delayed | None:
    ongoing = game.ongoing
    if ongoing.queue:
        return ongoing.queue.pop(0)
    for awaited in ongoing.waiting:
        ctx = awaited.context(game)
        share = awaited.effect.due(ctx, awaited.done)
        if share:
            awaited.done += share
            if awaited.effect.settled:
                ongoing.waiting.remove(awaited)
            return delayed(awaited.effect.share(share), ctx)
    return None


def tick(game: CardGame, moment: str, seat: int) -> None:
    """Tell that a moment has come for this seat: ``TURN_START``, ``TURN_END``, or one of the game's own."""
    ongoing = game.ongoing
    if ongoing.ticking:
        _tick(game, moment, seat)
    if moment == TURN_END:
        ongoing.waiting.clear()


def _tick(game: CardGame, moment: str, seat: int) -> None:
    ended = ticking = False
    for record in _passing(game.ongoing):
        if not record.tick and not record.used:
            continue
        if record.tick == moment and record.clock in (None, seat):
            record.times -= 1
            ended = ended or record.times <= 0
        if record.used and moment == TURN_END:
            record.used = False
        ticking = ticking or record.used or bool(record.tick)
    game.ongoing.ticking = ticking
    if ended:
        _forget(game, lambda record: record.times <= 0)


def _passing(ongoing: Ongoing) -> list[Lasting]:
    """All whose time may be limited, or over for this turn; it stands there as often as it lasts under a name."""
    found: list[Lasting] | None = ongoing.memo.get(PASSING)
    if found is None:
        found = ongoing.memo[PASSING] = []
        for index in ongoing.indexes():
            for records in index.values():
                found += [one for one in records if one.tick or one.effect.once == "turn"]
    return found


def drop(game: CardGame, source: Word) -> None:
    """End what lasts only while its source is there: the card has left play."""
    lying = game.ongoing.sources.pop(source, None)
    if lying is not None:
        game.ongoing.changed()
        for index, name in lying:
            piles: dict[str, list[Lasting]] = getattr(game.ongoing, index)
            records = piles.get(name, [])
            _keep(piles, name, [record for record in records if record.tick or record.source != source])


def forget_owner(game: CardGame, owner: Word) -> None:
    """End what would last for a while for its owner alone: whoever that was is gone."""
    _forget(game, lambda record: record.owner == owner and bool(record.tick) and _own(record.effect))


def _own(effect: Any) -> bool:
    return getattr(effect, "scope", "you") == "you"


def _forget(game: CardGame, gone: Callable[[Lasting], bool]) -> None:
    """End what is gone."""
    game.ongoing.changed()
    for index in game.ongoing.indexes():
        for name, records in list(index.items()):
            for record in records:
                if gone(record):
                    _keep(index, name, [record for record in records if not gone(record)])
                    break


def _keep(index: dict[str, list[Lasting]], name: str, kept: list[Lasting]) -> None:
    """Of what lies under a name of an index this is left."""
    if not kept:
        index.pop(name, None)
    elif len(kept) < len(index[name]):
        index[name] = kept
