"""Step 4.5: meeting other adventurers on the space: trade, attack, abilities."""

from __future__ import annotations

from brzdek.core.ask import NO_STEPS, Ask, Option, Steps, choose
from brzdek.core.effects.actions import act, actions
from brzdek.core.effects.ongoing import Happening, moment_of
from brzdek.core.effects.runtime import allowed
from brzdek.games.magia_i_miecz.rules import acts, duels, settling, shops
from brzdek.games.magia_i_miecz.rules.board import standing
from brzdek.games.magia_i_miecz.rules.records import HANDLING, Visit
from brzdek.games.magia_i_miecz.rules.state import CROWN, World

DONE: Option = ("done",)
MEETING, INSTEAD = "meeting", "instead_of_attack"


def present(game: World, visit: Visit) -> list[int]:
    """Those whom he may still meet."""
    found: list[int] = []
    for one in standing(game, visit.space):
        if one != visit.seat and one not in visit.met:
            found.append(one)
    return found


def meetings(game: World, visit: Visit) -> Steps[None]:
    """One meeting with each at most, as he likes."""
    nobody = (visit.prey is None and barred(game, visit)) or not present(game, visit)
    return NO_STEPS if nobody else _meetings(game, visit)


def barred(game: World, visit: Visit) -> bool:
    """Is it a place where nobody meets?"""
    return visit.space == CROWN or not game.space(visit.space).meets


def _meetings(game: World, visit: Visit) -> Steps[None]:
    seat = visit.seat
    if visit.prey is not None:
        yield from _pounce(game, visit, visit.prey)
    if barred(game, visit):
        return
    while True:
        others = present(game, visit)
        if not others or game.now.ended or visit.left or not game.adventurers[seat].alive:
            return
        options = _options(game, visit, others)
        answer = yield Ask(seat, "meet", [*options, *acts.handling(game, seat, met=bool(visit.met)), DONE])
        if answer == DONE:
            return
        yield from _meet(game, visit, answer)
        yield from settling.settle(game)


def _pounce(game: World, visit: Visit, prey: int) -> Steps[None]:
    """Whoever has come to attack somebody does so, wherever it is; if that one has gone, another who is there."""
    there = present(game, visit)
    options: list[Option] = [("attack", one) for one in ([prey] if prey in there else there)]
    if options:
        answer = yield from choose(visit.seat, "crown", options)
        yield from duels.attack(game, visit.seat, int(answer[1]))
        yield from settling.settle(game)


def _moment(game: World, visit: Visit, window: str) -> Happening:
    return moment_of(visit.seat, window)


def _options(game: World, visit: Visit, others: list[int]) -> list[Option]:
    seat = visit.seat
    options: list[Option] = [("attack", one) for one in others if allowed(game, one, "be_challenged")]
    if not game.adventurers[seat].toad:
        options += [
            ("trade", one)
            for one in others
            if not game.adventurers[one].toad and (shops.has_goods(game, seat) or shops.has_goods(game, one))
        ]
    for window in (MEETING, INSTEAD):
        options += [one for one in actions(game, seat, window, (), _moment(game, visit, window)) if one not in options]
    return options


def _meet(game: World, visit: Visit, answer: Option) -> Steps[None]:
    seat = visit.seat
    word = answer[0]
    if word == "attack":
        visit.met.add(int(answer[1]))
        yield from duels.attack(game, seat, int(answer[1]))
    elif word == "trade":
        visit.met.add(int(answer[1]))
        yield from shops.trade(game, seat, int(answer[1]))
    elif word in HANDLING:
        acts.handle(game, seat, answer)
    else:
        yield from _use(game, visit, answer)


def _use(game: World, visit: Visit, answer: Option) -> Steps[None]:
    """An ability instead of an attack takes the place of a meeting with whom it was used on."""
    seat = visit.seat
    moment = _moment(game, visit, INSTEAD)
    if answer not in actions(game, seat, INSTEAD, (), moment):
        yield from act(game, seat, answer, MEETING, (), _moment(game, visit, MEETING))
        return
    before = present(game, visit)
    aimed: list[int] = []
    yield from _watched(game, act(game, seat, answer, INSTEAD, (), moment), aimed)
    game.adventurers[seat].attacks += 1
    visit.met.update(before if len(before) == 1 else aimed or before)


def _watched(game: World, steps: Steps[None], aimed: list[int]) -> Steps[None]:
    """Carry out an ability and note whom its questions were answered with."""
    try:
        asked = next(steps)
        while True:
            answer = yield asked
            if answer[0] in ("player", "card"):
                seat = game.player_of(answer[1])
                aimed += [] if seat is None else [seat]
            asked = steps.send(answer)
    except StopIteration:
        return
