"""Exploring a space: steps 0a to 7, in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from brzdek.core.ask import NO_STEPS, Ask, Option, Steps
from brzdek.core.copies import Copy
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, perform
from brzdek.core.effects.flow import Series
from brzdek.core.effects.lasting import Modify
from brzdek.core.effects.runtime import allowed, value
from brzdek.core.effects.targets import PLAYER, Each
from brzdek.core.effects.windows import open_window
from brzdek.core.layers import change, permits
from brzdek.core.layers import step as layers_step
from brzdek.core.zones import Zone, discard, draw, move
from brzdek.games.magia_i_miecz.rules import events, meet, moves, passages, pickup, settling, things
from brzdek.games.magia_i_miecz.rules.board import deck_of
from brzdek.games.magia_i_miecz.rules.lore import sealed_spaces
from brzdek.games.magia_i_miecz.rules.onslaught import enemies, kinds_of, of_kind, stopped
from brzdek.games.magia_i_miecz.rules.powers import immune
from brzdek.games.magia_i_miecz.rules.records import ADVENTURER, SPACE, Visit
from brzdek.games.magia_i_miecz.rules.state import CROWN, World
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

MOST_PLACES = 12
"""So often may somebody be moved elsewhere in one turn; then the turn ends."""


def explore(game: World, seat: int) -> Steps[None]:
    """Explore the space where he stands, and every space to which that moves him."""
    for _ in range(MOST_PLACES):
        space = game.adventurers[seat].space
        mode = SPACE if not game.layers.change["encounter_choice"] else (yield from _mode(game, seat, space))
        if game.layers.step["encounter"]:
            yield from layers_step(game, "encounter", seat, space, mode)
        visit = Visit(seat, space, due(game, seat, space))
        visit.mode = mode
        game.visits.append(visit)
        try:
            yield from all_steps(game, visit)
        finally:
            game.visits.pop()
        if visit.drawn:
            clear(game, visit)
        if space in (game.lore or game.learnt()).sealed:
            things.sweep(game, space)
        if not visit.left or game.now.ended or not game.adventurers[seat].alive:
            return
        game.now.back = game.now.refused = False
        yield from moves.enter(game, seat)
        if game.now.ended:
            return


def _mode(game: World, seat: int, space: str) -> Steps[str]:
    """What he meets: the space with all that lies there, unless a layer above lets him choose."""
    modes: list[str] = change(game, "encounter_choice", seat, space, [SPACE])
    if len(modes) == 1:
        return modes[0]
    answer = yield Ask(seat, "encounter", [("mode", one) for one in modes], (space,))
    return str(answer[1])


Drawing: TypeAlias = Callable[[World, Visit], Steps[None]]
"""Draws cards onto the space that is visited."""


def due(game: World, seat: int, space: str) -> int:
    """How many cards are drawn there: all that lies there counts, as it lies on arrival."""
    return 0 if game.now.refused else asked_for(game, seat, space)


def asked_for(game: World, seat: int, space: str) -> int:
    """How many cards the space asks for beyond those that lie there."""
    count = game.space(space).draw
    if game.layers.change["draw_count"]:
        count = change(game, "draw_count", seat, space, count)
    if count:
        count -= len(game.zone("space", space).copies) + len(game.hidden_on(space))
    return count if count > 0 else 0


def all_steps(game: World, visit: Visit) -> Steps[None]:
    lying = game.zone("space", visit.space).copies
    kinds = kinds_of(game, lying) if lying else ()
    for step, kind in STEPS.get(visit.mode, OTHER_STEPS):
        if kind and kind not in kinds:
            continue
        steps = step(game, visit)
        if steps is NO_STEPS:
            continue
        yield from steps
        yield from settling.settle(game)
        if stopped(game, visit):
            return
        kinds = kinds_of(game, lying) if lying else ()


def clear(game: World, visit: Visit) -> None:
    """An event that was not resolved is discarded without effect; where nothing stays, so is everything drawn."""
    sealed = visit.space in sealed_spaces(game.catalog)
    lying = game.zone("space", visit.space).copies
    for copy in visit.drawn:
        if copy in lying and (sealed or game.card(copy).kind == "event"):
            things.throw_away(game, copy)


# -- 0


def _lying_spells(game: World, visit: Visit) -> Steps[None]:
    lying = of_kind(game, visit, "spell")
    return _work(game, visit, lying) if lying else NO_STEPS


def _work(game: World, visit: Visit, lying: list[Copy]) -> Steps[None]:
    for copy in lying:
        effect = game.card(copy).effects.get("lying")
        if effect is not None and copy in game.zone("space", visit.space):
            game.log.tell(events.Reaches, visit.seat, copy)
            yield from perform(effect, Context(game, visit.seat, copy))
            yield from settling.settle(game)
            if stopped(game, visit):
                return


def _draw_otherwise(game: World, visit: Visit) -> Steps[None]:
    yield from layers_step(game, "card_resolution", visit)


def _draw(game: World, visit: Visit) -> Steps[None]:
    return _draw_due(game, visit) if visit.due else NO_STEPS


def _draw_due(game: World, visit: Visit) -> Steps[None]:
    yield from open_window(game, "before_draw", visit.seat, WINDOWS)
    extra = value(game, visit.seat, "extra_cards", 0, "", 0)
    yield from draw_cards(game, visit, visit.due, extra)


def draw_cards(game: World, visit: Visit, count: int, extra: int = 0) -> Steps[None]:
    """Cards are drawn onto the space; some more may be looked at, of which as many are discarded."""
    fresh: list[Copy] = []
    for _ in range(count + extra):
        one = draw_one(game, visit)
        if one is not None:
            fresh.append(one)
    for _ in range(min(extra, len(fresh) - count) if extra else 0):
        options: list[Option] = [("set_aside", one) for one in fresh]
        answer = yield Ask(visit.seat, "set_aside", options)
        fresh.remove(str(answer[1]))
        _set_aside(game, visit, str(answer[1]))
    yield from turn_up(game, visit, fresh)


def _pick(game: World, visit: Visit, count: int) -> Steps[None]:
    """Of the cards that are drawn only one is resolved."""
    fresh = [one for one in (draw_one(game, visit) for _ in range(count)) if one is not None]
    options: list[Option] = [("resolve", one) for one in things.one_of_each(game, fresh)]
    if not options:
        return
    answer = options[0] if len(options) == 1 else (yield Ask(visit.seat, "pick_card", options))
    for copy in fresh:
        if copy != answer[1]:
            _set_aside(game, visit, copy)
    yield from turn_up(game, visit, [str(answer[1])])


def _set_aside(game: World, visit: Visit, copy: Copy) -> None:
    visit.drawn.remove(copy)
    things.throw_away(game, copy)


def turn_up(game: World, visit: Visit, fresh: list[Copy]) -> Steps[None]:
    """Drawn cards lie open: others may act, then what they do at once."""
    if not fresh:
        return
    yield from open_window(game, "card_drawn", visit.seat, WINDOWS, fresh[0])
    for copy in fresh:
        effect = game.card(copy).effects.get("drawn")
        if effect is not None and copy in game.zone("space", visit.space):
            game.log.tell(events.Reaches, visit.seat, copy)
            yield from perform(effect, Context(game, visit.seat, copy))


def draw_one(game: World, visit: Visit) -> Copy | None:
    """The next card that may lie there, as drawn by whoever explores."""
    copy = _draw_fitting(game, visit)
    if copy is not None:
        visit.drawn.append(copy)
        things.with_counters(game, copy)
        game.log.tell(events.Drew, visit.seat, copy)
    return copy


def _draw_fitting(game: World, visit: Visit) -> Copy | None:
    """The next card that may lie there; those before it are discarded without effect."""
    space = visit.space
    deck = visit.deck or deck_of(game, space)
    return draw_fitting(
        game, visit.seat, deck, game.zone("space", space), lambda copy: passages.lies_well(game, copy, space)
    )


def draw_fitting(game: World, seat: int, deck: str, to: Zone, fits: Callable[[Copy], bool]) -> Copy | None:
    """The next card of a deck that fits there; those before it are discarded without effect."""
    passed_over: list[Copy] = []
    copy = draw(game, game.zone("deck", deck), to, tell=False)
    while copy is not None and not fits(copy):
        # Out of the way until the right one is found: the discard pile may have to be shuffled meanwhile.
        move(game, copy, game.zone("aside"), tell=False)
        passed_over.append(copy)
        copy = draw(game, game.zone("deck", deck), to, tell=False)
    for one in passed_over:
        game.log.tell(events.Discarded, seat, one)
        discard(game, one, tell=False)
    return copy


def draw_more(
    game: World,
    seat: int,
    count: int,
    deck: str = "",
    *,
    one: bool = False,
    first: Callable[[Sequence[Copy]], Steps[bool]] | None = None,
) -> Steps[None]:
    """Somebody draws and resolves more cards, or only one of them: a visit of its own within this one.

    ``first`` looks at what was drawn before it is resolved, and says whether that is all.
    """
    drawing = _pick if one else draw_cards
    yield from resolve_more(game, seat, lambda world, visit: drawing(world, visit, count), first, deck=deck)


def resolve_more(
    game: World,
    seat: int,
    drawing: Drawing,
    first: Callable[[Sequence[Copy]], Steps[bool]] | None = None,
    *,
    deck: str = "",
) -> Steps[None]:
    """Cards are drawn in whatever way, and resolved."""
    outer = game.visit
    visit = Visit(seat, game.adventurers[seat].space, 0, deck=deck)
    if outer is not None:
        visit.immune |= {*outer.immune, *game.on(visit.space)}
        visit.met |= outer.met
    game.visits.append(visit)
    try:
        yield from drawing(game, visit)
        if first is None or not (yield from first(visit.drawn)):
            yield from card_steps(game, visit)
    finally:
        game.visits.pop()
    if visit.drawn:
        clear(game, visit)


def card_steps(game: World, visit: Visit) -> Steps[None]:
    """What cards do and say, without meetings and the text of the space."""
    for step in (_events, enemies, _strangers, pickup.pick_up, _places):
        yield from step(game, visit)
        if stopped(game, visit):
            return


def put_off(game: World, seat: int, copy: Copy) -> Steps[None]:
    """A drawn card waits before somebody; another one is drawn in its place."""
    visit = game.visit
    move(game, copy, game.zone("kept", seat), tell=False)
    if visit is not None:
        draw_one(game, visit)
    yield from ()


# -- 1


def _events(game: World, visit: Visit) -> Steps[None]:
    return _resolve(game, visit) if of_kind(game, visit, "event") else NO_STEPS


def _resolve(game: World, visit: Visit) -> Steps[None]:
    while not stopped(game, visit):
        left = of_kind(game, visit, "event")
        if not left:
            return
        copy = yield from _next(game, visit, left)
        yield from _reach(game, visit, copy)
        if copy in game.zone("space", visit.space):
            things.throw_away(game, copy)
        yield from settling.settle(game)


def _next(game: World, visit: Visit, left: list[Copy]) -> Steps[Copy]:
    """Which of several cards of one number comes next."""
    different = things.one_of_each(game, left)
    if len(different) == 1:
        return left[0]
    answer = yield Ask(visit.seat, "order", [("resolve", one) for one in different])
    return str(answer[1])


def _reach(game: World, visit: Visit, copy: Copy) -> Steps[None]:
    """The card takes effect, unless it does not touch this adventurer."""
    effect = game.card(copy).effects.get("visit")
    visit.immune.add(copy)
    if effect is None:
        return
    parts = for_the_others(effect) if immune(game, visit.seat, game.card(copy).id) else [effect]
    if parts:
        game.log.tell(events.Reaches, visit.seat, copy)
    for part in parts:
        yield from perform(part, Context(game, visit.seat, copy))


def for_the_others(effect: Effect) -> list[Effect]:
    """What a card still does that does not touch its visitor: to all others, and to itself."""
    from brzdek.games.magia_i_miecz.cards.card_verbs import THIS, CardVerb, TakeCard

    found: list[Effect] = []
    for part in effect.parts if isinstance(effect, Series) else (effect,):
        everybody = isinstance(part, Each) and part.selector.kind == PLAYER
        lasting = isinstance(part, Modify) and part.scope in ("everyone", "others")
        itself = isinstance(part, CardVerb) and part.which == THIS and not isinstance(part, TakeCard)
        if everybody or lasting or itself:
            found.append(part)
    return found


# -- 4, 6, 7


def _strangers(game: World, visit: Visit) -> Steps[None]:
    return _visit_all(game, visit, "stranger") if of_kind(game, visit, "stranger") else NO_STEPS


def _places(game: World, visit: Visit) -> Steps[None]:
    return _visit_all(game, visit, "place") if of_kind(game, visit, "place") else NO_STEPS


def _visit_all(game: World, visit: Visit, kind: str) -> Steps[None]:
    while not stopped(game, visit):
        left = of_kind(game, visit, kind)
        if not left:
            return
        copy = yield from _next(game, visit, left)
        yield from _reach(game, visit, copy)
        yield from settling.settle(game)


def _text(game: World, visit: Visit) -> Steps[None]:
    """Step 7: the instruction printed on the space."""
    card = game.space(visit.space)
    if visit.space == CROWN or (visit.prey is not None and card.region == "inner"):
        return NO_STEPS
    opened = open_window(game, "visit", visit.seat, WINDOWS, visit.space)
    effect = card.effects.get("visit")
    return NO_STEPS if opened is NO_STEPS and effect is None else _read(game, visit, effect, opened)


def _read(game: World, visit: Visit, effect: Effect | None, opened: Steps[None]) -> Steps[None]:
    """Others may act first; then the instruction is followed, unless something keeps it from the visitor."""
    yield from opened
    if stopped(game, visit):
        return
    if effect is None or game.now.back or not permits(game, "suppress_space_text", visit.space, visit.seat):
        return
    if allowed(game, visit.seat, "ignore_space", usually=False):
        answer = yield Ask(visit.seat, "ignore", [("ignore", "yes"), ("ignore", "no")], (visit.space,))
        if answer[1] == "yes":
            game.adventurers[visit.seat].done = True
            return
    yield from follow(game, visit.seat, visit.space)


def follow(game: World, seat: int, space: str) -> Steps[None]:
    effect = game.space(space).effects.get("visit")
    if effect is None or not game.adventurers[seat].alive:
        return NO_STEPS
    return perform(effect, Context(game, seat, space))


OF_CARDS: Mapping[Drawing, str] = {
    _lying_spells: "spell", _events: "event", enemies: "enemy", _strangers: "stranger", _places: "place",
}  # fmt: skip
"""The steps that look only at cards of one kind, lying face up."""


def _marked(*steps: Drawing) -> Sequence[tuple[Drawing, str]]:
    """Each step, and the kind of cards that alone it looks at, if it does."""
    return [(step, OF_CARDS.get(step, "")) for step in steps]


STEPS = {
    SPACE: _marked(_lying_spells, _draw, _events, enemies, _strangers, meet.meetings, pickup.pick_up, _places, _text),
    ADVENTURER: _marked(meet.meetings),
}
"""What is done in which order, by what is met."""
OTHER_STEPS = _marked(_lying_spells, _draw_otherwise, _events, enemies, _strangers, pickup.pick_up, _places)
"""Where a layer above has something else met in the place of the space."""
