"""The Warlock's quests."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.effects.throws import throw
from brzdek.games.magia_i_miecz.rules import events, points, things
from brzdek.games.magia_i_miecz.rules.state import CROWN, World, is_magic
from brzdek.games.magia_i_miecz.rules.windows import WINDOWS

CAVE = "jaskinia_czarownika"
TAKE_LIFE, KILL_ENEMY, FRIEND, MAGIC_ITEM, THREE_GOLD, TWO_GOLD = 1, 2, 3, 4, 5, 6
GOLD = {THREE_GOLD: 3, TWO_GOLD: 2}


def take(game: World, seat: int) -> Steps[None]:
    adventurer = game.adventurers[seat]
    if adventurer.quest:
        return
    rolled = yield from throw(game, seat, "warlock", windows=WINDOWS, about="quest")
    adventurer.quest = min(6, max(1, rolled))
    game.log.tell(events.QuestTaken, seat, adventurer.quest)


def _goods(game: World, seat: int) -> list[str]:
    quest = game.adventurers[seat].quest
    if quest == FRIEND:
        return list(game.zone("friends", seat))
    if quest == MAGIC_ITEM:
        return [one for one in game.things(seat) if is_magic(game.card(one))]
    return []


def deliverable(game: World, seat: int) -> bool:
    """Has he what the quest demands?"""
    quest = game.adventurers[seat].quest
    return game.adventurers[seat].gold >= GOLD[quest] if quest in GOLD else bool(_goods(game, seat))


def deliver(game: World, seat: int) -> Steps[None]:
    adventurer = game.adventurers[seat]
    if not deliverable(game, seat):
        return
    if adventurer.quest in GOLD:
        points.spend(game, seat, GOLD[adventurer.quest])
    else:
        options: list[Option] = [("deliver", one) for one in things.one_of_each(game, _goods(game, seat))]
        answer = options[0] if len(options) == 1 else (yield Ask(seat, "deliver", options))
        things.throw_away(game, str(answer[1]))
    yield from fulfil(game, seat)


def achieved(game: World, seat: int, quest: int) -> Steps[None]:
    """Something was done that a quest may ask for."""
    if game.adventurers[seat].quest == quest and game.adventurers[seat].alive:
        yield from fulfil(game, seat)


def fulfil(game: World, seat: int) -> Steps[None]:
    """The Warlock brings him to the Cave and gives him a Talisman, if there is one."""
    from brzdek.games.magia_i_miecz.rules import moves

    adventurer = game.adventurers[seat]
    adventurer.quest = 0
    game.log.tell(events.QuestDone, seat)
    yield from things.gain_talismans(game, seat, 1)
    if adventurer.space not in (CAVE, CROWN) and not game.sealed(seat):
        yield from moves.put(game, seat, CAVE, as_move=False)
