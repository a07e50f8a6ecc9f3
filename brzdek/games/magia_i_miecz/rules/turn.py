"""How a turn runs: start, move, exploration, end."""

from __future__ import annotations

from brzdek.core.ask import NO_STEPS, Ask, Option, Steps
from brzdek.core.effects.runtime import TURN_END, TURN_START, fire, tick
from brzdek.core.effects.windows import open_window
from brzdek.core.layers import step
from brzdek.core.zones import move
from brzdek.games.magia_i_miecz.rules import (
    abyss,
    acts,
    crown,
    death,
    events,
    explore,
    moves,
    regions,
    settling,
    spells,
    toads,
)
from brzdek.games.magia_i_miecz.rules.records import Now
from brzdek.games.magia_i_miecz.rules.regions import BEFORE_MOVE
from brzdek.games.magia_i_miecz.rules.state import TURN_LOST, World, strength
from brzdek.games.magia_i_miecz.rules.state import craft as craft_of
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

GO_ON: Option = ("go_on",)
END: Option = ("end",)
TURN_STARTS = ("own_turn_start", "turn_start")
AFTER_MOVE = ("after_move", "turn_move")
AT_END = ("own_turn_end", "turn_end")


def turn(game: World) -> Steps[None]:
    seat = game.turn
    game.now = Now()
    adventurer = game.adventurers[seat]
    if adventurer.alive:
        yield from _turn(game, seat)
        yield from settling.settle(game)
        if game.layers.step["end_of_turn"] and not game.over:
            yield from step(game, "end_of_turn", seat)
            yield from settling.settle(game)
    if not game.over:
        _next_turn(game, seat)


def _turn(game: World, seat: int) -> Steps[None]:
    adventurer = game.adventurers[seat]
    game.allow_casts(seat, len(spells.at_hand(game, seat)))
    tick(game, TURN_START, seat)
    game.log.tell(events.TurnBegins, seat, game.round)
    if game.zones.filled.get("kept"):
        _give_back(game, seat)
    if adventurer.lost:
        adventurer.lost -= 1
        game.log.tell(events.TurnLost, seat)
        tick(game, TURN_LOST, seat)
        if adventurer.heir is not None:
            game.adventurers[adventurer.heir].extra += 1
            adventurer.heir = None
        _end(game, seat)
        return
    if game.layers.step["start_of_turn"]:
        yield from step(game, "start_of_turn", seat)
    if "turn_begins" in game.ongoing.triggers:
        fire(game, "turn_begins", seat)
    yield from settling.settle(game)
    if game.over:
        return
    opened = open_window(game, "turn_start", seat, WINDOWS)
    if opened is not NO_STEPS:
        yield from opened
        yield from settling.settle(game)
    if not game.now.ended and adventurer.alive:
        yield from abyss.break_out(game, seat)
    if not game.now.ended and adventurer.alive:
        yield from _act(game, seat)
    if adventurer.alive and game.turn == seat and not game.over:
        yield from _close(game, seat)
    _end(game, seat)


def _give_back(game: World, seat: int) -> None:
    """Cards that were held back return to the top of their deck."""
    for copy in game.zone("kept", seat).copies.copy():
        move(game, copy, game.zone("deck", game.zones.origins[copy]), tell=False)


def _act(game: World, seat: int) -> Steps[None]:
    """Move and explore; on the Crown what it demands."""
    if crown.stands(game, seat):
        yield from _prepare(game, seat)
        if crown.stands(game, seat) and not game.now.ended:
            yield from crown.act(game, seat)
        return
    yield from _move(game, seat)
    yield from settling.settle(game)
    if game.now.ended or not game.adventurers[seat].alive:
        return
    game.now.moved = True
    yield from moves.enter(game, seat)
    if _bound(game, seat):
        game.now.ended = True
    if game.now.ended:
        return
    if crown.stands(game, seat):
        yield from crown.act(game, seat)
        return
    yield from arrived(game, seat)
    if not game.now.ended and game.adventurers[seat].alive:
        yield from explore.explore(game, seat)
        if crown.stands(game, seat) and not game.now.ended:
            yield from crown.act(game, seat)


def _prepare(game: World, seat: int) -> Steps[None]:
    """On the Crown nobody moves, but the spells and abilities of a turn's start can be used."""
    game.now.phase = "move"
    while options := _own_acts(game, seat, TURN_STARTS):
        answer = yield Ask(seat, "arrived", options)
        if answer == GO_ON:
            return
        yield from acts.do(game, seat, answer, TURN_STARTS)
        if game.now.ended or not crown.stands(game, seat):
            return


# -- the move


def _move(game: World, seat: int) -> Steps[None]:
    game.now.phase = "move"
    while not game.now.moved and not game.now.ended and game.adventurers[seat].alive:
        policy = regions.policy_of(game, seat)
        options = policy.options(game, seat)
        may_hold = seat in game.casters and _may_hold(game, seat, policy.windows)
        if not _bound(game, seat):
            options = [*options, *acts.own_acts(game, seat, policy.windows, may_hold)]
        # Whoever could hold a spell for this moment is asked, whatever the spells are.
        if len(options) == 1 and not may_hold:
            answer = options[0]
        else:
            answer = yield Ask(seat, "move", options)
        moving = policy.acts.get(str(answer[0]))
        yield from moving(game, seat, answer) if moving is not None else _do_before(game, seat, answer)
        yield from settling.settle(game)


def _bound(game: World, seat: int) -> bool:
    """Must he go to some space before he does anything else? In a sealed region nothing from outside binds him."""
    return bool(game.adventurers[seat].goal) and not game.sealed(seat)


def _do_before(game: World, seat: int, answer: Option) -> Steps[None]:
    """Something else before the move; what can be done at no other moment is done in its place."""
    used = yield from acts.do(game, seat, answer, BEFORE_MOVE)
    if used == BEFORE_MOVE[-1] and not game.now.moved:
        game.now.moved = game.now.ended = True


# -- between move and exploration


def arrived(game: World, seat: int) -> Steps[None]:
    """The moment after the move: spells and abilities of his own, then the others'."""
    game.now.phase = "explore"
    while options := _own_acts(game, seat, AFTER_MOVE):
        answer = yield Ask(seat, "arrived", options)
        if answer == GO_ON:
            break
        yield from acts.do(game, seat, answer, AFTER_MOVE)
        if game.now.ended or not game.adventurers[seat].alive:
            return
    yield from open_window(game, "turn_move", seat, WINDOWS)
    yield from settling.settle(game)


def _own_acts(game: World, seat: int, windows: tuple[str, ...]) -> list[Option]:
    """What he is asked between two parts of his turn; nothing where everybody sees that he can only go on."""
    may_hold = seat in game.casters and _may_hold(game, seat, windows)
    if not may_hold and seat not in game.ongoing.skilled(windows):
        return []
    options = acts.own_acts(game, seat, windows, may_hold)
    return [GO_ON, *options] if options or may_hold else []


def _may_hold(game: World, seat: int, windows: tuple[str, ...]) -> bool:
    """By what everybody sees: could he who may still cast hold a spell for one of these moments?"""
    return spells.could_cast(game, seat) and (game.lore or game.learnt()).has_spells_for(windows)


# -- the end


def _close(game: World, seat: int) -> Steps[None]:
    """Before the turn ends things may be put down, trophies exchanged, spells cast."""
    game.now.phase = "end"
    while True:
        may_hold = seat in game.casters and _may_hold(game, seat, AT_END)
        options = acts.own_acts(game, seat, AT_END, may_hold)
        if not options and not may_hold:
            break
        answer = yield Ask(seat, "end", [END, *options])
        if answer == END:
            break
        yield from acts.do(game, seat, answer, AT_END)
        if not game.adventurers[seat].alive or game.over:
            return
    yield from open_window(game, "turn_end", seat, WINDOWS)
    yield from settling.settle(game)


def _end(game: World, seat: int) -> None:
    adventurer = game.adventurers[seat]
    if adventurer.toad:
        toads.end_turn(game, seat)
    if adventurer.raft:
        moves.raft_ages(game, seat)
    tick(game, TURN_END, seat)


def _next_turn(game: World, seat: int) -> None:
    """The next player to the left, unless somebody has a turn to come at once."""
    adventurers = game.adventurers
    for one in adventurers:
        if one.extra and _have_extra_turn(game, seat):
            return
    before, players = game.turn_from, len(adventurers)
    after = (before + 1) % players
    while adventurers[after].out:
        after = (after + 1) % players
    if (after - game.starter) % players <= (before - game.starter) % players:
        game.round += 1
    game.turn = game.turn_from = after
    limit = int(game.options["turn_limit"])
    if limit and game.round > limit:
        _call_off(game, limit)


def _have_extra_turn(game: World, seat: int) -> bool:
    """The first who has a turn to come, and can have it, has it now."""
    adventurers = game.adventurers
    eager = [one for one in (seat, *game.others(seat)) if adventurers[one].alive and adventurers[one].extra]
    if eager:
        adventurers[eager[0]].extra -= 1
        game.turn = eager[0]
    return bool(eager)


def standing_of(game: World, seat: int) -> int:
    """How far somebody has come, for a game that is called off."""
    adventurer = game.adventurers[seat]
    if adventurer.out:
        return 0
    if not adventurer.alive:
        return 1
    return 10 + strength(game, seat) + craft_of(game, seat) + adventurer.endurance


def _call_off(game: World, limit: int) -> None:
    """The strongest wins; of several the first in turn order."""
    order = [(game.starter + one) % game.players for one in range(game.players)]
    standings = tuple([standing_of(game, seat) for seat in range(game.players)])
    game.log.tell(events.CalledOff, limit, standings)
    death.win(game, max(order, key=lambda seat: standings[seat]))
