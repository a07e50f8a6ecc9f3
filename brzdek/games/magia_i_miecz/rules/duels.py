"""Fights between adventurers, and what the winner takes."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.copies import Copy
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.runtime import allowed, fire
from brzdek.core.effects.throws import throw
from brzdek.games.magia_i_miecz.cards.pieces import ThingCard
from brzdek.games.magia_i_miecz.rules import combat, events, points, quests, regions, scores, things
from brzdek.games.magia_i_miecz.rules.records import Fight
from brzdek.games.magia_i_miecz.rules.state import World, total
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

ENDURANCE: Option = ("loot", "endurance")
GOLD: Option = ("loot", "gold")
NOTHING: Option = ("loot", "nothing")


def attack(game: World, seat: int, other: int) -> Steps[str]:
    """One adventurer attacks another: the outcome for the attacker."""
    how = yield from _way(game, seat, other)
    game.adventurers[seat].attacks += 1
    fight = Fight(seat, [other], how, seat)
    outcome = yield from combat.run(game, fight)
    life_taken = False
    game.fights.append(fight)
    try:
        if outcome == scores.WON:
            life_taken = yield from _loot(game, fight, seat, other)
        elif outcome == scores.LOST:
            yield from _loot(game, fight, other, seat)
    finally:
        game.fights.pop()
    combat.end_fight(game, fight)
    if outcome in (scores.LOST, scores.DRAWN) and seat == game.turn:
        game.now.ended = True
    visit = game.visit
    if visit is not None and visit.seat == seat:
        visit.met.add(other)
        again = outcome == scores.WON and not life_taken and allowed(game, seat, "attack_again", usually=False)
        if again and other not in visit.twice:
            visit.twice.add(other)
            visit.met.discard(other)
    return outcome


def contest(game: World, seat: int, other: int, own: str, theirs: str) -> Steps[str]:
    """A trial with attributes of one's choice, for no loot. Whoever does not win ends the turn as after a combat."""
    die = yield from throw(game, seat, "attack", windows=WINDOWS)
    first = total(game, seat, own) + die
    foe_die = yield from throw(game, other, "attack", windows=WINDOWS)
    second = total(game, other, theirs) + foe_die
    game.log.tell(events.Scored, seat, first, (other,), second, die, foe_die)
    if first <= second and seat == game.turn:
        game.now.ended = True
    if first == second:
        return scores.DRAWN
    return scores.WON if first > second else scores.LOST


def _way(game: World, seat: int, other: int) -> Steps[str]:
    if not allowed(game, seat, "psychic_attack", usually=False):
        return scores.MELEE
    answer = yield Ask(seat, "attack_how", [("how", scores.MELEE), ("how", scores.PSYCHIC)], (other,))
    return str(answer[1])


def _loot(game: World, fight: Fight, winner: int, loser: int) -> Steps[bool]:
    """The winner takes a point of Endurance, an item or a bag of gold, or nothing. Was it a life?"""
    won = Happening("win_fight", winner, winner, how=fight.how, foes=(loser,))
    fire(game, "win_fight", winner, won)
    regions.beaten(game, loser)
    fire(game, "lose_fight", loser, Happening("lose_fight", loser, winner, how=fight.how, foes=(winner,)))
    if loser in fight.champions:
        champion_falls(game, fight, loser)
        return False
    options: list[Option] = [ENDURANCE]
    if allowed(game, winner, "loot"):
        options += [*spoils(game, winner, loser), NOTHING]
    answer = yield Ask(winner, "loot", options, (loser,))
    if answer == ENDURANCE:
        return (yield from _take_life(game, fight, winner, loser))
    yield from take_spoils(game, winner, loser, answer)
    return False


def champion_falls(game: World, fight: Fight, loser: int) -> None:
    """A friend or a servant who was beaten in his master's place is lost."""
    champion = fight.champions[loser][0]
    if champion in game.zone("friends", loser):
        game.log.tell(events.Discarded, loser, champion)
        things.throw_away(game, champion)


def spoils(game: World, winner: int, loser: int) -> list[Option]:
    """A bag of gold, or an item."""
    if not allowed(game, loser, "be_robbed"):
        return []
    gold = [GOLD] if game.adventurers[loser].gold > 0 and not game.adventurers[winner].toad else []
    return [*gold, *[("loot", one) for one in lootable(game, winner, loser)]]


def take_spoils(game: World, winner: int, loser: int, answer: Option) -> Steps[None]:
    if answer == GOLD:
        points.hand_over(game, loser, winner, 1)
    elif answer != NOTHING:
        game.log.tell(events.Gave, loser, winner, str(answer[1]))
        yield from things.take(game, winner, str(answer[1]))
        yield from things.tidy(game, winner)


def lootable(game: World, winner: int, loser: int) -> list[Copy]:
    """The items that a winner may take: what he may own and what is not hidden."""
    found: list[Copy] = []
    for copy in things.one_of_each(game, game.things(loser)):
        card = game.card(copy)
        zone = game.zones.of(copy)
        bearer = game.card(str(zone.owner)) if zone.kind.name == "load" else card
        if any(isinstance(one, ThingCard) and one.hidden for one in (card, bearer)):
            continue
        if things.may_own(game, winner, copy):
            found.append(copy)
    return found


def _take_life(game: World, fight: Fight, winner: int, loser: int) -> Steps[bool]:
    from brzdek.games.magia_i_miecz.rules import crown

    lost = yield from points.lose_endurance(game, loser, 1, by=winner, how=fight.how, foes=(winner,))
    if not lost:
        return False
    if not game.adventurers[loser].alive:
        crown.ending(game).killed(game, winner)
    fire(game, "take_life", winner, Happening("take_life", winner, winner, how=fight.how, foes=(loser,)))
    yield from quests.achieved(game, winner, quests.TAKE_LIFE)
    return True
