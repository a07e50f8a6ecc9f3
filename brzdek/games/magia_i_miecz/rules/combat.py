"""Combat: gathering, evading, declaring, spells, dice, outcome."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Ask, Option, Steps, Word
from brzdek.core.copies import Copy
from brzdek.core.effects.answers import announce
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.runtime import allowed, drop, fire, settle, tick, value
from brzdek.core.effects.windows import open_window
from brzdek.core.layers import step
from brzdek.core.zones import begin_slot, move
from brzdek.games.magia_i_miecz.cards.pieces import EnemyCard
from brzdek.games.magia_i_miecz.rules import events, opponents, points, quests, things, trophies
from brzdek.games.magia_i_miecz.rules.board import region_of
from brzdek.games.magia_i_miecz.rules.records import Fight
from brzdek.games.magia_i_miecz.rules.scores import (
    DRAWN,
    EVADED,
    LOST,
    MELEE,
    PSYCHIC,
    WON,
    enemy_worth,
    fighters,
    guarded,
    roll_dice,
)
from brzdek.games.magia_i_miecz.rules.state import FIGHT_END, World, sort_of, total
from brzdek.games.magia_i_miecz.rules.weapons import weapons_of
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

FIGHT: Option = ("fight",)
EVADE: Option = ("evade",)
ALL_FRIENDS: Option = ("friends", "all")


# -- who fights how


def attribute_of(game: World, seat: int, foe: Word) -> str:
    """How an enemy or a being fights: by its attribute, or by the one in which the adventurer is weaker."""
    card = game.card(str(foe))
    strength, craft = getattr(card, "strength", None), getattr(card, "craft", None)
    if strength is not None and craft is not None:
        return MELEE if total(game, seat, "strength") < total(game, seat, "craft") else PSYCHIC
    if craft is not None:
        return PSYCHIC
    return PSYCHIC if strength is None and sort_of(card) == "spirit" else MELEE


def inescapable(game: World, fight: Fight) -> bool:
    """Inhabitants of the Inner Region can be neither evaded nor enchanted, wherever they are."""
    if fight.duel:
        return False
    for one in fight.foes:
        if opponents.endurance(game, str(one)):
            return True
    return region_of(game, fight.seat).inescapable


# -- leaving a fight


def evade_all(game: World, seat: int) -> None:
    fight = game.fight
    if fight is None:
        return
    fight.evaded = True
    fight.evader = seat
    visit = game.visit
    if visit is not None and visit.seat == fight.seat:
        visit.immune.update(str(one) for one in fight.foes if isinstance(one, str))
        if fight.duel:
            visit.met.update(one for one in fight.foes if isinstance(one, int))


def evade_one(game: World, seat: int, copy: Copy) -> None:
    """One enemy is evaded: it neither fights nor touches the adventurer in this turn."""
    leave_fight(game, copy)
    visit = game.visit
    if visit is not None:
        visit.immune.add(copy)
    fight = game.fight
    game.log.tell(events.Evaded, seat if fight is None else fight.seat, (copy,))


def leave_fight(game: World, copy: Copy) -> None:
    fight = game.fight
    if fight is not None and copy in fight.foes:
        fight.foes.remove(copy)


def settle_as(game: World, seat: int, outcome: str) -> None:
    """A card decides how the fight ends."""
    fight = game.fight
    if fight is not None:
        fight.over = outcome


def replaceable(game: World, seat: int, copy: Copy) -> bool:
    fight = game.fight
    if fight is None or fight.seat != seat or fight.duel or inescapable(game, fight) or copy in fight.foes:
        return False
    card = game.card(copy)
    foes = [game.card(one) for one in fight.foes if isinstance(one, str) and one in game.zones]
    return any(isinstance(card, EnemyCard) and isinstance(foe, EnemyCard) and card.number == foe.number for foe in foes)


def replace_foe(game: World, seat: int, copy: Copy) -> None:
    """Another enemy of the same number comes in the place of one that is fought."""
    fight = game.fight
    if fight is None:
        return
    number = getattr(game.card(copy), "number", 0)
    old = next(
        (one for one in fight.foes if isinstance(one, str) and getattr(game.card(one), "number", -1) == number), None
    )
    if old is None:
        return
    here, there = game.zones.of(old), game.zones.of(copy)
    fight.foes[fight.foes.index(old)] = copy
    move(game, old, there, tell=False)
    move(game, copy, here, tell=False)


# -- the fight itself


def run(game: World, fight: Fight) -> Steps[str]:
    """One combat up to its outcome for ``fight.seat``: won, lost, drawn or evaded."""
    game.fights.append(fight)
    begun = _enter(game, fight, "fighting")
    worths = () if fight.duel else tuple([enemy_worth(game, fight, foe) for foe in fight.foes])
    game.log.tell(events.Fights, fight.seat, tuple(fight.foes), fight.how, worths)
    try:
        outcome = yield from _run(game, fight)
    finally:
        game.fights.pop()
        _leave(game, begun)
    yield from step(game, "turn_flags", fight, outcome)
    return outcome


def _enter(game: World, fight: Fight, slot: str) -> list[Copy]:
    """What the enemies' cards say of the fight, or of its wounds, begins to hold."""
    begun: list[Copy] = []
    for foe in fight.foes:
        if isinstance(foe, str) and foe in game.zones.places:
            begin_slot(game, foe, slot, foe)
            begun.append(foe)
    return begun


def _leave(game: World, begun: Sequence[Copy]) -> None:
    for foe in begun:
        zone = game.zones.places.get(foe)
        if zone is not None and not zone.kind.lasts:
            drop(game, foe)


def _run(game: World, fight: Fight) -> Steps[str]:
    if (yield from _evades(game, fight)):
        return _evaded(game, fight)
    for seat in fighters(fight):
        yield from _declare_weapons(game, fight, seat)
        if fight.how == MELEE and fight.weapons.get(seat) and "wield" in game.ongoing.triggers:
            fire(game, "wield", seat, Happening("wield", seat, seat, how=fight.how, foes=tuple(fight.foes)))
    if game.ongoing.unsettled:
        yield from settle(game)
    if fight.duel:
        for seat in fighters(fight):
            yield from _declare_friends(game, fight, seat)
    yield from open_window(game, "before_combat", fight.seat, WINDOWS, fight.foes[0], fight.how, tuple(fight.foes))
    if _goes_on(game, fight):
        yield from step(game, "pre_combat_window", fight)
    if fight.slain and not fight.foes:
        return WON
    if not _goes_on(game, fight):
        return _evaded(game, fight)
    if not fight.over:
        yield from roll_dice(game, fight)
    for _ in range(2):
        yield from open_window(game, "outcome", fight.seat, WINDOWS, fight.foes[0], fight.how, tuple(fight.foes))
        if not fight.again or fight.scores.get("rounds", 1) > 1:
            break
        fight.scores["rounds"] = 2
        yield from roll_dice(game, fight)
    game.log.tell(events.FightEnds, fight.seat, tuple(fight.foes), fight.over)
    return fight.over


def _goes_on(game: World, fight: Fight) -> bool:
    return bool(fight.foes) and not fight.evaded and _all_alive(game, fight) and not _called_off(game, fight)


def _called_off(game: World, fight: Fight) -> bool:
    """Whoever has lost the rest of his own turn does not fight in it."""
    return game.now.ended and game.turn == fight.seat


def _all_alive(game: World, fight: Fight) -> bool:
    for seat in fighters(fight):  # noqa: SIM110 - asked several times in every combat
        if not game.adventurers[seat].alive:
            return False
    return True


def _evaded(game: World, fight: Fight) -> str:
    if fight.foes and fight.evaded:
        if fight.evader is not None and fight.evader in fight.foes:
            game.log.tell(events.Evaded, fight.evader, (fight.seat,))
        else:
            game.log.tell(events.Evaded, fight.seat, tuple(fight.foes))
    return EVADED


def _evades(game: World, fight: Fight) -> Steps[bool]:
    """Whoever is attacked may evade if something lets him."""
    attacked = fight.foes[0] if fight.duel else fight.seat
    assert isinstance(attacked, int)
    if inescapable(game, fight) or not allowed(game, attacked, "evade", usually=False):
        return False
    answer = yield Ask(attacked, "evade", [FIGHT, EVADE], (fight.seat,) if fight.duel else tuple(fight.foes))
    if answer == EVADE:
        evade_all(game, attacked)
    return fight.evaded


def _unused(game: World, seat: int, used: Sequence[Copy]) -> list[Copy]:
    return [one for one in weapons_of(game, seat) if one not in used]


def _declare_weapons(game: World, fight: Fight, seat: int) -> Steps[None]:
    """One weapon after another, as long as he may use one more beside those he has chosen."""
    used: list[Copy] = []
    while len(used) < value(game, seat, "weapons", 1):
        options: list[Option] = [("wield", one) for one in things.one_of_each(game, _unused(game, seat, used))]
        if not options:
            break
        answer = options[0]
        if len(options) > 1 or used:
            answer = yield Ask(seat, "weapon", [*options, ("wield", "none")])
        if answer[1] == "none":
            break
        used.append(str(answer[1]))
        fight.weapons[seat] = tuple(used)
    fight.weapons[seat] = tuple(used)


def _declare_friends(game: World, fight: Fight, seat: int) -> Steps[None]:
    """Between adventurers each says which friends take part; those who stay out give nothing."""
    while True:
        friends = [one for one in game.zone("friends", seat) if one not in fight.absent]
        if not friends:
            return
        options: list[Option] = [ALL_FRIENDS, *[("stay_out", one) for one in things.one_of_each(game, friends)]]
        answer = yield Ask(seat, "friends", options)
        if answer == ALL_FRIENDS:
            return
        fight.absent.append(str(answer[1]))


# -- what follows


def end_fight(game: World, fight: Fight) -> None:
    """Servants for one fight are gone, and what lasted until its end."""
    for seat in fighters(fight):
        for copy, serves in list(game.adventurers[seat].servants.items()):
            if serves == "next_fight" and copy in fight.helpers:
                things.throw_away(game, copy)
    tick(game, FIGHT_END, fight.seat)


def fight_enemies(
    game: World,
    seat: int,
    foes: Sequence[Word],
    how: str,
    *,
    lying: bool = False,
    strength: int = 0,
    ends_turn: bool = True,
) -> Steps[str]:
    """A combat against enemies or beings, with all that follows from it. Whoever does not win ends the turn."""
    fight = Fight(seat, list(foes), how, foes[0], lying=lying, force=strength)
    outcome = yield from run(game, fight)
    game.fights.append(fight)
    begun = _enter(game, fight, "wounding")
    try:
        if outcome == LOST:
            yield from beaten_by(game, fight)
        elif outcome == WON:
            yield from _victory(game, fight)
            outcome = fight.over or outcome
        if outcome != EVADED:
            yield from _fought(game, fight, foes)
    finally:
        game.fights.pop()
        _leave(game, begun)
    end_fight(game, fight)
    if ends_turn and outcome in (LOST, DRAWN) and seat == game.turn:
        game.now.ended = True
    return outcome


def beaten_by(game: World, fight: Fight) -> Steps[None]:
    """The usual loss, or what the enemies' cards say instead. A champion bears it in his master's place."""
    seat = fight.seat
    regions.beaten(game, seat)
    if "lose_fight" in game.ongoing.triggers:
        fire(game, "lose_fight", seat, Happening("lose_fight", seat, seat, how=fight.how, foes=tuple(fight.foes)))
    if seat in fight.champions:
        if guarded(game, fight, seat):
            things.throw_away(game, fight.champions[seat][0])
        return
    said = [(str(one), game.card(str(one)).effects.get("wins")) for one in fight.foes]
    special = [(one, effect) for one, effect in said if effect is not None]
    for one, effect in special:
        if game.adventurers[seat].alive:
            yield from perform(
                effect, Context(game, seat, one, happening=Happening("lose_fight", seat, seat, about=one))
            )
    if not special:
        yield from points.lose_endurance(
            game, seat, 1, by=seat, how=fight.how, foes=tuple(fight.foes), source=str(fight.foes[0])
        )


def _fought(game: World, fight: Fight, foes: Sequence[Word]) -> Steps[None]:
    """What the cards of the enemies bring when the fight is over, whoever has won it."""
    for foe in foes:
        effect = game.card(str(foe)).effects.get("fought")
        if effect is not None and game.adventurers[fight.seat].alive:
            yield from perform(effect, Context(game, fight.seat, str(foe)))


def _victory(game: World, fight: Fight) -> Steps[None]:
    seat = fight.seat
    if "win_fight" in game.ongoing.triggers:
        fire(game, "win_fight", seat, Happening("win_fight", seat, seat, how=fight.how, foes=tuple(fight.foes)))
    for foe in list(fight.foes):
        copy = str(foe)
        if copy not in game.zones:
            opponents.beaten(game, seat, copy)
            continue
        beaten = game.card(copy).effects.get("beaten")
        if beaten is None:
            yield from defeat(game, seat, copy)
        else:
            happening = Happening("kill_enemy", seat, seat, about=copy, how=fight.how)
            yield from perform(beaten, Context(game, seat, copy, happening=happening))
            yield from step(game, "trophies", seat, copy)
            visit = game.visit
            if visit is not None:
                visit.immune.add(copy)


def defeat(game: World, seat: int, copy: Copy, *, trophy: bool = True) -> Steps[None]:
    """An enemy is killed; in the middle of a combat it fights no more."""
    if game.fight is not None and not game.fight.over and copy in game.fight.foes:
        leave_fight(game, copy)
        game.fight.slain = True
    if copy not in game.zones:
        game.log.tell(events.Killed, seat, copy)
        return
    fight = game.fight
    killed = Happening("kill_enemy", seat, seat, about=copy, how="" if fight is None else fight.how, foes=(copy,))
    game.log.tell(events.Killed, seat, copy)
    things.spill(game, copy)
    if trophy and not game.adventurers[seat].out and not (fight is not None and guarded(game, fight, seat)):
        yield from trophies.keep(game, seat, copy)
    else:
        things.throw_away(game, copy)
    crown.ending(game).killed(game, seat)
    fire(game, "kill_enemy", seat, killed)
    if fight is not None:
        fire(game, "take_life", seat, killed)
    yield from quests.achieved(game, seat, quests.KILL_ENEMY)
    yield from step(game, "trophies", seat, copy)


def attacked_by_being(game: World, seat: int, being: str, strength: int = 0) -> Steps[str]:
    """A being of the boards attacks; it may be evaded where its region lets one and leaves no trophy."""
    ctx = Context(game, seat, being)
    attack = Happening("attacked", seat, seat, about=being)
    if not region_of(game, seat).inescapable:
        yield from announce(ctx, attack)
        if attack.cancelled:
            return EVADED
    how = attribute_of(game, seat, being)
    return (yield from fight_enemies(game, seat, [being], how, strength=strength))


# These know this module from the first, so it comes to know them last.
from brzdek.games.magia_i_miecz.rules import crown, regions  # noqa: E402
