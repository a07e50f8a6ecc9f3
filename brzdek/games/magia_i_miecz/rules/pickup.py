"""Step 5: gold, items, friends and face-down spells are taken or left; things may be put down."""

from __future__ import annotations

from brzdek.core.ask import NO_STEPS, Ask, Option, Steps
from brzdek.core.copies import Copy
from brzdek.games.magia_i_miecz.cards.pieces import ITEMS
from brzdek.games.magia_i_miecz.rules import acts, events, settling, spells, things
from brzdek.games.magia_i_miecz.rules.records import HANDLING, Visit
from brzdek.games.magia_i_miecz.rules.state import World

DONE: Option = ("done",)
TAKEN = frozenset({*ITEMS, "friend", "find"})


def lying(game: World, visit: Visit) -> list[Copy]:
    """What may be taken there."""
    known = game.catalog.known
    lying: list[Copy] = []
    for one in game.zone("space", visit.space).copies:
        if known[one].kind in TAKEN and one not in visit.immune:
            lying.append(one)
    return _takeable(game, visit.seat, lying) if lying else lying


def _takeable(game: World, seat: int, lying: list[Copy]) -> list[Copy]:
    return [one for one in things.one_of_each(game, lying) if things.may_take(game, seat, one)]


def pick_up(game: World, visit: Visit) -> Steps[None]:
    space = visit.space
    bare = not (game.zone("space", space).copies or game.hidden_on(space) or game.gold_on.get(space))
    return NO_STEPS if bare else _pick_up(game, visit)


def _pick_up(game: World, visit: Visit) -> Steps[None]:
    seat = visit.seat
    for _ in range(200):
        options: list[Option] = []
        for one in lying(game, visit):
            options.append(("take", one))
        if game.gold_on.get(visit.space) and not game.adventurers[seat].toad:
            options.append(("gold",))
        if game.hidden_on(visit.space) and spells.room(game, seat) > 0:
            options.append(("spells",))
        if not options:
            return
        answer = yield Ask(seat, "take", [*options, *acts.handling(game, seat, met=bool(visit.met)), DONE])
        if answer == DONE:
            return
        if answer[0] in HANDLING:
            acts.handle(game, seat, answer)
            visit.immune.add(str(answer[1]))
        else:
            yield from _take(game, visit, answer)
        yield from settling.settle(game)
        if game.now.ended or visit.left or not game.adventurers[seat].alive:
            return


def _take(game: World, visit: Visit, answer: Option) -> Steps[None]:
    if answer[0] == "take":
        yield from things.take(game, visit.seat, str(answer[1]))
    elif answer[0] == "gold":
        gold = game.gold_on.pop(visit.space)
        game.adventurers[visit.seat].gold += gold
        game.log.tell(events.TookGold, visit.seat, gold)
    else:
        spells.take_hidden(game, visit.seat, visit.space)
