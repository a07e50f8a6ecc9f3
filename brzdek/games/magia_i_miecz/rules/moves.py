"""Moving: being put somewhere, walking the rings, bridge, raft, Portal, the steps of the Inner Region."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from brzdek.core.ask import NO_STEPS, Ask, Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.runtime import allowed, fire, number_of, value
from brzdek.core.effects.throws import throw
from brzdek.core.effects.windows import open_window
from brzdek.core.layers import change
from brzdek.games.magia_i_miecz.rules import combat, events, scores, things
from brzdek.games.magia_i_miecz.rules.board import WAYS, board, named_spaces
from brzdek.games.magia_i_miecz.rules.powers import may_enter
from brzdek.games.magia_i_miecz.rules.state import AXE, BASES, CROWN, RAFT, World, total
from brzdek.games.magia_i_miecz.rules.ways import crossings, reach, walk_options
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

PLAIN = "rownina_grozy"
VALLEY = "dolina_ognia"
ROLL: Option = ("roll",)
STAY: Option = ("stay",)
WOODED = ("las", "puszcza")
"""Terrains of which rafts are built."""
RINGS = ("outer", "middle")
"""The regions on the two banks of the river."""


Act: TypeAlias = Callable[[World, int, Option], Steps[None]]
Walking: TypeAlias = Callable[[World, int, str, list[int]], Steps[None]]
"""The way from a space, with so many steps to choose from."""


# -- being put somewhere


def put(game: World, seat: int, space: str, *, as_move: bool) -> Steps[None]:
    """An adventurer comes to stand on a space. In his own turn he is going to explore it."""
    adventurer = game.adventurers[seat]
    if not adventurer.alive or crown.ending(game).holds(game, seat):
        return NO_STEPS
    if game.layers.change["space_aliases"]:
        space = change(game, "space_aliases", seat, space)
    summit = crown.place(game)
    if space == summit and crown.bars(game, seat):
        space = PLAIN
    was_there = adventurer.space == summit != space
    before, after = game.space(adventurer.space).region, game.space(space).region
    if before != after:
        things.leave_behind(game, seat, board(game).regions[after])
        adventurer.penalty, adventurer.fleeing, adventurer.roamed = 0, False, False
    if as_move and seat == game.turn:
        game.now.came_from = adventurer.space
    if space == adventurer.goal:
        adventurer.goal = ""
    settling.stands_elsewhere(game, adventurer.space, space)
    adventurer.space = space
    adventurer.captive = False
    adventurer.task, adventurer.done = 0, False
    adventurer.surfaced = adventurer.surfaced and not as_move
    adventurer.road_from = adventurer.bound_for = ""
    adventurer.prison = 0
    game.log.tell(events.Went, seat, space)
    regions.arrived(game, seat)
    if before != after and before in RINGS and after in RINGS:
        game.log.tell(events.Crossed, seat)
        fire(game, "cross_river", seat)
    if "arrive" in game.ongoing.triggers:
        fire(game, "arrive", seat)
    if as_move and seat == game.turn:
        game.now.moved = True
        adventurer.offers = ()
    for visit in game.visits:
        if visit.seat == seat:
            visit.left = True
    if was_there:
        crown.ending(game).left(game, seat)
    elif space == summit:
        return crown.entered(game, seat)
    return NO_STEPS


def start_spaces(game: World, seat: int) -> list[str]:
    card = game.character(seat)
    if card is None:
        return []
    return named_spaces(game, card.start, "outer") or named_spaces(game, card.start)


def drive_away(game: World, seat: int, whom: int) -> Steps[None]:
    """One die of spaces, in a direction that the driver chooses; nothing is explored."""
    rolled = game.chance.roll()
    here = game.adventurers[whom].space
    plan = board(game)
    options: list[Option] = [("space", plan.step(here, way, rolled)) for way in WAYS.values()]
    answer = yield Ask(seat, "target", options, (rolled,))
    yield from put(game, whom, str(answer[1]), as_move=False)


# -- the ways of a ring


def ring_options(game: World, seat: int) -> list[Option]:
    """The roll, an offer in its place, a passage, a raft; whoever is enslaved rolls."""
    adventurer = game.adventurers[seat]
    if adventurer.captive:
        return [ROLL]
    offers: list[Option] = [("offer", one) for one in adventurer.offers] if adventurer.offers else []
    return [ROLL, *offers, *passages.into(game, seat), *raft_options(game, seat)]


def ring_landings(game: World, seat: int, steps: int) -> list[Option]:
    return walk_options(game, seat, game.adventurers[seat].space, [steps])


def ring_roll(game: World, seat: int, option: Option) -> Steps[None]:
    game.adventurers[seat].offers = ()
    return roll_and_walk(game, seat, walk)


def take_offer(game: World, seat: int, option: Option) -> Steps[None]:
    return put(game, seat, str(option[1]), as_move=True)


def roll_and_walk(game: World, seat: int, walking: Walking) -> Steps[None]:
    """Roll for the move, then walk as one does in the region."""
    adventurer = game.adventurers[seat]
    captive = adventurer.captive
    if adventurer.toad and not captive:
        game.now.dice, game.now.steps = (), 1
    else:
        dice = value(game, seat, "dice_to_move", BASES["dice_to_move"], "", 1)
        # A captive gets free by what the dice show; what slows him down or speeds him up counts once he goes.
        rolled = yield from throw(game, seat, "move", dice, WINDOWS, as_shown=captive)
        game.now.dice, game.now.steps = (rolled,), max(1, rolled)
        if "roll_move" in game.ongoing.triggers:
            fire(game, "roll_move", seat, Happening("roll_move", seat, seat, amount=rolled))
        if captive:
            if rolled <= 3:
                game.log.tell(events.Held, seat)
                game.now.ended = True
                return
            adventurer.captive = False
            game.now.steps = 1 if adventurer.toad else max(1, value(game, seat, "move", rolled))
    yield from open_window(game, "move_roll", seat, WINDOWS)
    now = game.now
    if not now.moved and not now.ended and adventurer.alive:
        yield from walking(game, seat, adventurer.space, reach(game, seat))
    game.now.dice, game.now.steps = (), 0


def walk(game: World, seat: int, here: str, lengths: list[int], *, crossing: bool = True) -> Steps[None]:
    goal = game.adventurers[seat].goal
    options = _homeward(game, here, goal, lengths) if goal else []
    options = options or walk_options(game, seat, here, lengths, crossing=crossing)
    if not options:
        yield from put(game, seat, here, as_move=True)
        return
    chooser = seat if game.now.steered is None else game.now.steered
    if chooser != seat:
        options = [option for option in options if option[0] == "go"] or options
    answer = options[0] if len(options) == 1 else (yield Ask(chooser, "landing", options, (seat, lengths[-1])))
    if answer[0] == "go":
        yield from put(game, seat, str(answer[1]), as_move=True)
    else:
        yield from _leave_ring(game, seat, here, answer, crossing)


def _leave_ring(game: World, seat: int, here: str, answer: Option, crossing: bool) -> Steps[None]:
    """To where the bridge or the Portal is, and over it."""
    way, steps = WAYS[str(answer[1])], int(answer[2])
    plan = board(game)
    taken = next(
        count for count in range(steps) if answer[0] in crossings(game, seat, plan.step(here, way, count), crossing)
    )
    spot = plan.step(here, way, taken)
    if spot != game.adventurers[seat].space:
        settling.stands_elsewhere(game, game.adventurers[seat].space, spot)
        game.adventurers[seat].space = spot
        game.log.tell(events.Went, seat, spot)
    if answer[0] == "portal":
        yield from try_portal(game, seat, spot)
    else:
        yield from cross_bridge(game, seat, spot, steps - taken - 1)


def _homeward(game: World, here: str, goal: str, lengths: list[int]) -> list[Option]:
    """Straight towards the space that has to be reached, and no further; empty where there is none in this ring."""
    if game.space(goal).region != game.space(here).region:
        return []
    plan = board(game)
    ring = len(plan.rings[game.space(here).region])
    far = {way: (way * (plan.places[goal] - plan.places[here])) % ring for way in WAYS.values()}
    ways = [way for way, length in far.items() if length == min(far.values())]
    return [("go", plan.step(here, way, min(far[way], max(lengths)))) for way in ways]


def cross_bridge(game: World, seat: int, spot: str, left: int) -> Steps[None]:
    """The guard has to be beaten or evaded on the way in; then the move goes on, either way round."""
    card = game.space(spot)
    if card.guard:
        outcome = yield from combat.attacked_by_being(game, seat, card.guard)
        if outcome in (scores.LOST, scores.DRAWN) or not game.adventurers[seat].alive or game.now.ended:
            game.now.moved = game.now.ended = True
            return
        if game.adventurers[seat].space != spot:
            game.now.moved = True
            return
    yield from put(game, seat, card.bridge, as_move=not left)
    if left:
        yield from walk(game, seat, card.bridge, [left], crossing=False)


def try_portal(game: World, seat: int, spot: str) -> Steps[None]:
    """Force it or pick the lock: two dice, at most the attribute. Shut, it costs a point of it."""
    answer = yield Ask(seat, "portal", [("portal", "strength"), ("portal", "craft")])
    attribute = str(answer[1])
    dice = max(1, number_of(game, seat, f"portal_{attribute}_dice"))
    rolled = yield from throw(game, seat, "portal", dice, windows=WINDOWS, about=attribute)
    if rolled <= total(game, seat, attribute):
        game.log.tell(events.PortalOpened, seat)
        yield from put(game, seat, game.space(spot).gate, as_move=True)
        game.now.ended = True
        return
    game.log.tell(events.PortalShut, seat)
    adventurer = game.adventurers[seat]
    name = f"toad_{attribute}" if adventurer.toad else attribute
    if getattr(adventurer, name) > 0:
        setattr(adventurer, name, getattr(adventurer, name) - 1)
        game.stirred += attribute == "craft"
        game.log.tell(events.Lost, seat, attribute, 1)
    game.now.moved = game.now.refused = True


# -- rafts


def raft_options(game: World, seat: int) -> list[Option]:
    """Across the river, by a raft that is due or as if by one; and building one."""
    adventurer = game.adventurers[seat]
    found: list[Option] = []
    card = game.space(adventurer.space)
    sails = adventurer.raft == 1 and owns(game, seat, RAFT)
    if sails or ("cross_freely" in game.ongoing.acts and allowed(game, seat, "cross_freely", usually=False)):
        for one in card.facing:
            if may_enter(game, seat, one):
                found.append(("raft", one))
    if card.terrain in WOODED and can_build(game, seat):
        found.append(("build",))
    return found


def can_build(game: World, seat: int) -> bool:
    """Can he, where there is wood?"""
    able = owns(game, seat, AXE) or allowed(game, seat, "build_raft", usually=False)
    return able and things.receivable(game, seat, RAFT)


def owns(game: World, seat: int, card: str) -> bool:
    return any(game.card(one).id == card for one in game.things(seat))


def sail(game: World, seat: int, option: Option) -> Steps[None]:
    yield from put(game, seat, str(option[1]), as_move=True)
    game.adventurers[seat].raft = min(1, game.adventurers[seat].raft)


def build(game: World, seat: int, option: Option) -> Steps[None]:
    """The whole turn goes into it."""
    game.log.tell(events.RaftBuilt, seat)
    yield from things.receive(game, seat, RAFT)
    game.now.moved = game.now.ended = True


def raft_ages(game: World, seat: int) -> None:
    """At the end of a turn: a raft lasts until the end of the turn after the one in which it was got."""
    adventurer = game.adventurers[seat]
    adventurer.raft -= 1
    if not adventurer.raft:
        for copy in game.things(seat):
            if game.card(copy).id == RAFT:
                things.throw_away(game, copy)


# -- the Inner Region


def inner_options(game: World, seat: int) -> list[Option]:
    """One space on or back; whoever is bound by an instruction stays or goes back."""
    adventurer = game.adventurers[seat]
    here = adventurer.space
    if here == CROWN:
        return [STAY]
    plan = board(game)
    if here == PLAIN:
        on: list[Option] = [("step", plan.step(here, way)) for way in (1, -1)]
        return [*on, ("back", gate_of(game))]
    bound = game.space(here).binds and not adventurer.done
    back: list[Option] = [("back", one) for one in _towards(game, here, PLAIN)]
    if bound:
        return [STAY, *back]
    if here == VALLEY:
        return [("step", CROWN) if not crown.bars(game, seat) else STAY, *back]
    onward: list[Option] = [("step", one) for one in _towards(game, here, VALLEY) if may_go(game, seat, one)]
    return [*onward, *back]


def inner_landings(game: World, seat: int, steps: int) -> list[Option]:
    """However the dice fall."""
    return inner_options(game, seat)


def gate_of(game: World) -> str:
    """The space in front of the Portal."""
    return next(space.id for space in board(game).spaces.values() if space.gate == PLAIN)


def _towards(game: World, here: str, goal: str) -> list[str]:
    """The next space on the way to the goal; two where both ways are as long."""
    plan = board(game)
    ring = plan.rings["inner"]
    far = [(plan.places[goal] - plan.places[here]) % len(ring), (plan.places[here] - plan.places[goal]) % len(ring)]
    found = [plan.step(here, way) for way, length in zip((1, -1), far, strict=True) if length == min(far)]
    return list(dict.fromkeys(found))


def may_go(game: World, seat: int, space: str) -> bool:
    """Some spaces open only to those who have something; and none may be barred."""
    needed = game.space(space).needs
    if needed and not owns(game, seat, needed):
        return False
    return may_enter(game, seat, space)


def inner_step(game: World, seat: int, option: Option) -> Steps[None]:
    if option == STAY:
        game.now.moved = True
        return
    game.now.back = option[0] == "back"
    yield from put(game, seat, str(option[1]), as_move=True)
    if game.now.back:
        game.adventurers[seat].done = True


def enter(game: World, seat: int) -> Steps[None]:
    """What a space demands as a part of the move, however one came there: Crypt and Mines."""
    adventurer = game.adventurers[seat]
    effect = game.space(adventurer.space).effects.get("enter")
    if effect is None or not adventurer.alive or adventurer.done:
        return NO_STEPS
    return perform(effect, Context(game, seat, adventurer.space))


RING_ACTS: Mapping[str, Act] = {
    "roll": ring_roll,
    "offer": take_offer,
    "passage": take_offer,
    "raft": sail,
    "build": build,
}
INNER_ACTS: Mapping[str, Act] = {"step": inner_step, "back": inner_step, "stay": inner_step}

# These know the ways of this module from the first, so it comes to know them last.
from brzdek.games.magia_i_miecz.rules import crown, passages, regions, settling  # noqa: E402
