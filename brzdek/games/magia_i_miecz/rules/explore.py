"""Exploring a space: steps 0a to 7, in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from brzdek.core.ask import NO_STEPS, Ask, Option, Steps
from brzdek.core.copies import Copy
from brzdek.core.effects.answers import announce
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, perform
from brzdek.core.effects.flow import Series
from brzdek.core.effects.lasting import Modify
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.runtime import allowed, value
from brzdek.core.effects.targets import PLAYER, Each
from brzdek.core.effects.windows import open_window
from brzdek.core.layers import change, permits
from brzdek.core.layers import step as layers_step
from brzdek.core.zones import Zone, discard, draw, move
from brzdek.games.magia_i_miecz.cards.pieces import EnemyCard
from brzdek.games.magia_i_miecz.rules import combat, events, meet, moves, passages, pickup, scores, settling, things
from brzdek.games.magia_i_miecz.rules.board import deck_of, standing
from brzdek.games.magia_i_miecz.rules.powers import immune
from brzdek.games.magia_i_miecz.rules.records import Fight, Visit
from brzdek.games.magia_i_miecz.rules.state import CROWN, World, sealed_spaces
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

SPACE, ADVENTURER = "space", "adventurer"
"""What may be met: the space with all that lies there, or only somebody who stands there."""
MOST_PLACES = 12
"""So often may somebody be moved elsewhere in one turn; then the turn ends."""


def explore(game: World, seat: int) -> Steps[None]:
    """Explore the space where he stands, and every space to which that moves him."""
    for _ in range(MOST_PLACES):
        space = game.adventurers[seat].space
        mode = yield from _mode(game, seat, space)
        yield from layers_step(game, "encounter", seat, space, mode)
        visit = Visit(seat, space, due(game, seat, space), mode=mode)
        game.visits.append(visit)
        try:
            yield from all_steps(game, visit)
        finally:
            game.visits.pop()
        clear(game, visit)
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
    if game.now.refused:
        return 0
    lying = len(game.zone("space", space)) + len(game.zone("hidden", space))
    count: int = change(game, "draw_count", seat, space, game.space(space).draw)
    return max(0, count - lying)


def stopped(game: World, visit: Visit) -> bool:
    ended = game.now.ended if visit.seat == game.turn else visit.halted
    return ended or visit.left or game.over or not game.adventurers[visit.seat].alive


def all_steps(game: World, visit: Visit) -> Steps[None]:
    lying = game.zone("space", visit.space).copies
    for step in STEPS.get(visit.mode, OTHER_STEPS):
        if step in OF_CARDS and not lying:
            continue
        steps = step(game, visit)
        if steps is NO_STEPS:
            continue
        yield from steps
        yield from settling.settle(game)
        if stopped(game, visit):
            return


def clear(game: World, visit: Visit) -> None:
    """An event that was not resolved is discarded without effect; where nothing stays, so is everything drawn."""
    sealed = visit.space in sealed_spaces(game.catalog)
    for copy in visit.drawn:
        if copy in game.zone("space", visit.space) and (sealed or game.card(copy).kind == "event"):
            things.throw_away(game, copy)


def _of_kind(game: World, visit: Visit, kind: str) -> list[Copy]:
    lying = game.zone("space", visit.space).copies
    return [one for one in lying if one not in visit.immune and game.card(one).kind == kind]


# -- 0


def _lying_spells(game: World, visit: Visit) -> Steps[None]:
    lying = _of_kind(game, visit, "spell")
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
    extra = max(0, value(game, visit.seat, "extra_cards", 0))
    yield from draw_cards(game, visit, visit.due, extra)


def draw_cards(game: World, visit: Visit, count: int, extra: int = 0) -> Steps[None]:
    """Cards are drawn onto the space; some more may be looked at, of which as many are discarded."""
    fresh = [one for one in (draw_one(game, visit) for _ in range(count + extra)) if one is not None]
    for _ in range(min(extra, len(fresh) - count)):
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
    yield from open_window(game, "card_drawn", visit.seat, WINDOWS, about=fresh[0])
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
    clear(game, visit)


def card_steps(game: World, visit: Visit) -> Steps[None]:
    """What cards do and say, without meetings and the text of the space."""
    for step in (_events, _enemies, _strangers, pickup.pick_up, _places):
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
    return _resolve(game, visit) if _of_kind(game, visit, "event") else NO_STEPS


def _resolve(game: World, visit: Visit) -> Steps[None]:
    while not stopped(game, visit):
        left = _of_kind(game, visit, "event")
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


# -- 2 and 3


def _enemies(game: World, visit: Visit) -> Steps[None]:
    """All enemies of a number together, melee before psychic combat."""
    numbers = sorted({getattr(game.card(one), "number", 2) for one in _of_kind(game, visit, "enemy")})
    return _fights(game, visit, numbers) if numbers else NO_STEPS


def _fights(game: World, visit: Visit, numbers: list[int]) -> Steps[None]:
    for number in numbers:
        present = [one for one in _of_kind(game, visit, "enemy") if getattr(game.card(one), "number", 2) == number]
        foes = yield from _gather(game, visit, present)
        groups = {
            how: [one for one in foes if combat.attribute_of(game, visit.seat, one) == how] for how in scores.ATTRIBUTE
        }
        for how, group in groups.items():
            if stopped(game, visit):
                return
            here = [one for one in group if one in game.zone("space", visit.space) and one not in visit.immune]
            yield from _fight(game, visit, here, how)
            yield from settling.settle(game)


def _gather(game: World, visit: Visit, present: list[Copy]) -> Steps[list[Copy]]:
    """Those who really attack: some are kept off, bribed, or do not attack of their own will."""
    foes: list[Copy] = []
    seat = visit.seat
    for copy in present:
        if immune(game, seat, game.card(copy).id):
            visit.immune.add(copy)
            continue
        attack = Happening("attacked", seat, seat, about=copy)
        if not _attacks(game, seat, attack):
            answer = yield Ask(seat, "attack_enemy", [("leave", copy), ("fight", copy)])
            if answer[0] == "leave":
                visit.immune.add(copy)
                continue
        yield from announce(Context(game, seat, copy), attack)
        if attack.cancelled:
            visit.immune.add(copy)
            continue
        bribe = game.card(copy).effects.get("attack")
        if bribe is not None:
            yield from perform(bribe, Context(game, seat, copy, happening=attack))
        if copy not in visit.immune:
            foes.append(copy)
    return foes


def _attacks(game: World, seat: int, attack: Happening) -> bool:
    records = game.ongoing.acts.get("be_attacked")
    if not records:
        return True
    for record in records:
        effect = record.effect
        if effect.allows or not effect._means(game, record, seat) or game.silent(record, seat):
            continue
        ctx = record.context(game, seat)
        ctx.happening = attack
        if effect.condition is None or effect.condition.holds(ctx):
            return False
    return True


def _fight(game: World, visit: Visit, foes: list[Copy], how: str) -> Steps[None]:
    """Those who come several at once on one card are fought one after another, the others together."""
    many = [one for one in foes if _times(game, one) > 1]
    together = [one for one in foes if one not in many]
    if together:
        lying = any(one not in visit.drawn for one in together)
        outcome = yield from combat.fight_enemies(game, visit.seat, together, how, lying=lying)
        visit.halted = outcome in (scores.LOST, scores.DRAWN)
        visit.immune.update(together)
    for copy in many:
        if not stopped(game, visit):
            yield from _fight_many(game, visit, copy, how)


def _times(game: World, copy: Copy) -> int:
    card = game.card(copy)
    return card.times if isinstance(card, EnemyCard) else 1


def _fight_many(game: World, visit: Visit, copy: Copy, how: str) -> Steps[None]:
    """The card is won with the last of them."""
    lying = copy not in visit.drawn
    for _ in range(_times(game, copy) - 1):
        fight = Fight(visit.seat, [copy], how, copy, lying=lying)
        outcome = yield from combat.run(game, fight)
        if outcome == scores.LOST:
            game.fights.append(fight)
            yield from combat.beaten_by(game, fight)
            game.fights.pop()
        combat.end_fight(game, fight)
        if outcome in (scores.LOST, scores.DRAWN) and visit.seat == game.turn:
            game.now.ended = True
        if outcome != scores.WON:
            visit.immune.add(copy)
            return
    yield from combat.fight_enemies(game, visit.seat, [copy], how, lying=lying)
    visit.immune.add(copy)


def assault(game: World, copy: Copy) -> Steps[None]:
    """An enemy falls upon everybody who stands where it has come to lie, whoever's turn it is."""
    space = things.space_of(game, copy)
    for seat in standing(game, space):
        if copy not in game.zone("space", space):
            return
        visit = Visit(seat, space, 0)
        game.visits.append(visit)
        try:
            foes = yield from _gather(game, visit, [copy])
            yield from _fight(game, visit, foes, combat.attribute_of(game, seat, copy))
        finally:
            game.visits.pop()


# -- 4, 6, 7


def _strangers(game: World, visit: Visit) -> Steps[None]:
    return _visit_all(game, visit, "stranger") if _of_kind(game, visit, "stranger") else NO_STEPS


def _places(game: World, visit: Visit) -> Steps[None]:
    return _visit_all(game, visit, "place") if _of_kind(game, visit, "place") else NO_STEPS


def _visit_all(game: World, visit: Visit, kind: str) -> Steps[None]:
    while not stopped(game, visit):
        left = _of_kind(game, visit, kind)
        if not left:
            return
        copy = yield from _next(game, visit, left)
        yield from _reach(game, visit, copy)
        yield from settling.settle(game)


def _text(game: World, visit: Visit) -> Steps[None]:
    """Step 7: the instruction printed on the space."""
    card = game.space(visit.space)
    if visit.space == CROWN or (visit.prey is not None and card.region == "inner"):
        return
    yield from open_window(game, "visit", visit.seat, WINDOWS, about=visit.space)
    if stopped(game, visit):
        return
    effect = card.effects.get("visit")
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
    if effect is not None and game.adventurers[seat].alive:
        yield from perform(effect, Context(game, seat, space))


STEPS = {
    SPACE: (_lying_spells, _draw, _events, _enemies, _strangers, meet.meetings, pickup.pick_up, _places, _text),
    ADVENTURER: (meet.meetings,),
}
"""What is done in which order, by what is met."""
OTHER_STEPS = (_lying_spells, _draw_otherwise, _events, _enemies, _strangers, pickup.pick_up, _places)
"""Where a layer above has something else met in the place of the space."""
OF_CARDS = frozenset({_lying_spells, _events, _enemies, _strangers, _places})
"""The steps that look only at cards lying face up."""
