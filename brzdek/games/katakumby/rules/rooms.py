"""Rooms of the catacombs: entering them, their rewards, and what may be done there."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.effects.runtime import fire
from brzdek.games.katakumby.cards.tiles import GOLD, Feature
from brzdek.games.katakumby.rules.altars import may_mark, redeemable
from brzdek.games.katakumby.rules.artifacts import artifacts_to_take
from brzdek.games.katakumby.rules.loot import loot_to_open
from brzdek.games.katakumby.rules.market import goods_for_sale
from brzdek.games.katakumby.rules.state import Delve, Delver
from brzdek.games.raid.rules import events as raid_events
from brzdek.games.raid.rules.gains import gain_gold
from brzdek.games.raid.rules.noise import heal
from brzdek.games.raid.rules.tokens import LEAVE, MINOR, MONKEY_IDOL, take_secret


def room_actions(game: Delve, thief: Delver) -> list[Option]:
    """What the room offers to somebody who stands in it."""
    here = game.cave(thief)
    options = goods_for_sale(game, thief) if here.market or game.now.offers else []
    if thief.room in game.lying:
        options += artifacts_to_take(game, thief)
    if here.loot:
        options += loot_to_open(game, thief)
    if here.altar:
        if may_mark(game, thief, thief.room):
            options.append(("mark", thief.room))
        options += redeemable(game, thief)
    return options


# -- entering


def enter(game: Delve, thief: Delver, room: int) -> Steps[None]:
    """A crystal cave exhausts, rewards may be taken."""
    thief.room = room
    game.now.visited.append(room)
    if game.homecoming(thief):
        game.now.teleports = 0
        game.now.leaps.clear()
    if game.board.rooms[room].crystal_cave:
        game.now.exhausted = True
    fire(game, "enter_room", thief.seat)
    yield from rewards(game, thief)


def rewards(game: Delve, thief: Delver) -> Steps[None]:
    """Each reward of the room once a turn, in any order, as far as the player wants."""
    while True:
        open_to = [reward for reward in game.cave(thief).rewards if reward_open(game, thief, reward)]
        if not open_to:
            return
        options: list[Option] = [_taking(reward) for reward in open_to]
        answer = yield Ask(thief.seat, "reward", [*options, LEAVE])
        if answer == LEAVE:
            return
        reward = open_to[options.index(answer)]
        game.now.rewards.append((thief.room, *reward))
        yield from receive(game, thief, reward)


def reward_open(game: Delve, thief: Delver, reward: Feature) -> bool:
    """Can the player still have this reward of the room this turn?"""
    if (thief.room, *reward) in game.now.rewards:
        return False
    match reward.kind:
        case "monkey_shrine":
            return game.idols > 0
        case "minor_secret":
            return bool(game.secrets[MINOR])
        case "heal":
            return thief.damage > 0
    return True


def receive(game: Delve, thief: Delver, reward: Feature) -> Steps[None]:
    match reward.kind:
        case "monkey_shrine":
            game.idols -= 1
            thief.tokens.append(MONKEY_IDOL)
            game.log.tell(raid_events.Took, thief.seat, MONKEY_IDOL)
        case "minor_secret":
            yield from take_secret(game, thief, game.secrets[MINOR])
        case "heal":
            heal(game, thief, 1)
        case _:
            gain_gold(game, thief, reward.value)


def _taking(reward: Feature) -> Option:
    return ("take", reward.kind, reward.value) if reward.kind == GOLD else ("take", reward.kind)
