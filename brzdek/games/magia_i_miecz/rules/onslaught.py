"""Steps 2 and 3 of exploring: the enemies of a space, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from brzdek.core.ask import NO_STEPS, Ask, Steps
from brzdek.core.copies import Copy
from brzdek.core.effects.answers import announce
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.ongoing import Happening
from brzdek.games.magia_i_miecz.cards.pieces import EnemyCard
from brzdek.games.magia_i_miecz.rules import combat, scores, settling, things
from brzdek.games.magia_i_miecz.rules.board import standing
from brzdek.games.magia_i_miecz.rules.powers import immune
from brzdek.games.magia_i_miecz.rules.records import Fight, Visit
from brzdek.games.magia_i_miecz.rules.state import World


def stopped(game: World, visit: Visit) -> bool:
    """Is the visit over before its end?"""
    ended = game.now.ended if visit.seat == game.turn else visit.halted
    return ended or visit.left or game.over or not game.adventurers[visit.seat].alive


def of_kind(game: World, visit: Visit, kind: str) -> list[Copy]:
    """What lies there of a kind and still touches the visitor."""
    lying, immune, known = game.zone("space", visit.space).copies, visit.immune, game.catalog.known
    found: list[Copy] = []
    for one in lying:
        if known[one].kind == kind and one not in immune:
            found.append(one)
    return found


def kinds_of(game: World, lying: Sequence[Copy]) -> Collection[str]:
    """What sorts of cards lie there."""
    known = game.catalog.known
    found: list[str] = []
    for one in lying:
        found.append(known[one].kind)
    return found


def enemies(game: World, visit: Visit) -> Steps[None]:
    """All enemies of a number together, melee before psychic combat."""
    lying = of_kind(game, visit, "enemy")
    if not lying:
        return NO_STEPS
    return _fights(game, visit, sorted({getattr(game.card(one), "number", 2) for one in lying}))


def _fights(game: World, visit: Visit, numbers: list[int]) -> Steps[None]:
    for number in numbers:
        present = [one for one in of_kind(game, visit, "enemy") if getattr(game.card(one), "number", 2) == number]
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
    foes = visit.foes = list[Copy]()
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
    visit.foes = []
    return foes


def falls_upon(game: World, seat: int, copy: Copy) -> bool:
    """Does an enemy attack this adventurer of its own will?"""
    attack = Happening("attacked", seat, seat, about=copy)
    return not immune(game, seat, game.card(copy).id) and _attacks(game, seat, attack)


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
