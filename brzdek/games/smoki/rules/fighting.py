"""What dragons change in combat: breath, the bonus of scales, sleepers, what a kill brings."""

from __future__ import annotations

from typing import TypeAlias

from brzdek.core.ask import Ask, Option, Steps, Word
from brzdek.core.copies import Copy, card_of
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.runtime import allowed, value
from brzdek.games.magia_i_miecz.rules import settling, things
from brzdek.games.magia_i_miecz.rules.records import Fight
from brzdek.games.magia_i_miecz.rules.scores import DRAWN, LOST
from brzdek.games.magia_i_miecz.rules.setup import telling_spaces
from brzdek.games.magia_i_miecz.rules.state import World, sort_of
from brzdek.games.smoki.cards.pieces import LORDS, deck_of
from brzdek.games.smoki.rules import events, king, scales, sleep
from brzdek.games.smoki.rules.state import dragons

Mark: TypeAlias = tuple[object, ...]
"""What has to be the same for numbers to be the same."""
TAKE: Option = ("scale", "take")
LEAVE: Option = ("scale", "leave")


def matches(game: World, foe: str) -> str:
    """The Lord whose scales count against it: himself, or the one whose deck it belongs to."""
    card = game.catalog.cards[card_of(foe)]
    return card.id if card.id in LORDS else deck_of(card)


def bonus(game: World, fight: Fight, seat: int, added: int) -> int:
    """Every scale counts once for each opponent whom it matches."""
    if fight.duel or seat != fight.seat:
        return added
    own = dragons(game).owned[seat]
    count = sum(own.get(matches(game, str(foe)), 0) for foe in fight.foes)
    if allowed(game, seat, "match_all_scales", usually=False):
        count = sum(own.values()) * len(fight.foes)
    return added + count * value(game, seat, "scale_bonus", 1)


def counts(game: World, subject: Word, mark: Mark | None) -> Mark | None:
    """What numbers depend on: of a foe whether he sleeps; of an adventurer his scales, and whether a text is silent."""
    part = dragons(game)
    if mark is None or not isinstance(subject, int):
        return None if mark is None else (*mark, subject in part.asleep)
    if _weighs_scales_otherwise(game, subject):
        return None
    here, turn, telling = game.adventurers[subject].space, part.turn, telling_spaces(game.catalog)
    may_be_silent = subject == game.turn and (here in telling or turn.scale in telling)
    text = (part.on_spaces.get(here, ""), game.now.moved, turn.text, turn.scale) if may_be_silent else ()
    return (*mark, *part.owned[subject].values(), text)


def _weighs_scales_otherwise(game: World, seat: int) -> bool:
    """Does something that lasts say what scales count for him?"""
    ongoing = game.ongoing
    records = (*ongoing.values.get("scale_bonus", ()), *ongoing.acts.get("match_all_scales", ()))
    return any(record.owner == seat or record.effect.scope != "you" for record in records)


def breathe(game: World, fight: Fight) -> Steps[None]:
    """Every breathing Dragon in it breathes once, in the order that the adventurer chooses."""
    if fight.duel:
        return
    seat = fight.seat
    left = [str(foe) for foe in fight.foes if "breath" in game.catalog.cards[card_of(str(foe))].effects]
    if not allowed(game, seat, "be_breathed_on"):
        return
    while left and game.adventurers[seat].alive and not (game.now.ended and seat == game.turn):
        different = things.one_of_each(game, left)
        copy = different[0]
        if len(different) > 1:
            answer = yield Ask(seat, "breath", [("breath", one) for one in different])
            copy = str(answer[1])
        left.remove(copy)
        if copy not in fight.foes or fight.over or fight.evaded:
            continue
        game.log.tell(events.Breathes, seat, copy)
        yield from perform(game.card(copy).effects["breath"], Context(game, seat, copy))
        yield from settling.settle(game)


def note(game: World, fight: Fight, outcome: str) -> Steps[None]:
    """How a combat came out: for moving in the Tower and for sleepers."""
    if not fight.duel:
        sleep.note(game, fight, outcome)
        if fight.seat == game.turn and outcome in (LOST, DRAWN):
            turn = dragons(game).turn
            turn.fought_out = True
            turn.beaten = turn.beaten or outcome == LOST
    yield from ()


def killed(game: World, seat: int, copy: Copy) -> Steps[None]:
    """After a kill: what the card says, and the scale on the space for the killer of a Dragon Card."""
    part = dragons(game)
    if seat == game.turn:
        part.turn.kills += 1
    card = game.card(copy)
    effect = card.effects.get("killed")
    if effect is not None and game.adventurers[seat].alive:
        yield from perform(effect, Context(game, seat, copy))
    if sort_of(card) == "dragon" and game.adventurers[seat].alive:
        yield from king.prize_for_dragon(game, seat)
    space = game.adventurers[seat].space
    if game.over or not deck_of(card) or not game.adventurers[seat].alive or space not in part.on_spaces:
        return
    answer = yield Ask(seat, "take_scale", [TAKE, LEAVE], (part.on_spaces[space],))
    if answer == TAKE:
        scales.take(game, seat, space)
