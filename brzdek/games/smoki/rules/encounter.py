"""Meeting a scale on a space instead of the space itself, and what is silent then."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps, Word
from brzdek.core.copies import Copy
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.runtime import allowed
from brzdek.core.legality import Reason
from brzdek.core.zones import draw
from brzdek.games.magia_i_miecz.cards.pieces import AdventureCard
from brzdek.games.magia_i_miecz.rules import events, things
from brzdek.games.magia_i_miecz.rules.board import standing
from brzdek.games.magia_i_miecz.rules.records import ADVENTURER, SPACE, Visit
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.cards.pieces import LORDS
from brzdek.games.smoki.rules import king, reasons, scales
from brzdek.games.smoki.rules.state import dragons

SCALE = "scale"


def choice(game: World, seat: int, space: str, modes: list[str]) -> list[str]:
    """A scale may be met instead of the space or of somebody there; one of the Dragon King must be."""
    if space not in dragons(game).on_spaces:
        return modes
    if must_meet(game, seat, space):
        return [SCALE]
    others = [one for one in standing(game, space) if one != seat]
    company = [ADVENTURER] if others and game.space(space).meets and SPACE in modes else []
    return [*modes, *company, SCALE]


def must_meet(game: World, seat: int, space: str) -> bool:
    if king.every_scale_binds(game):
        return True
    return scales.of_king(game, space) and not allowed(game, seat, "pass_by_king", usually=False)


def resolve(game: World, visit: Visit) -> Steps[None]:
    """Exactly one card of the deck that matches the scale, whatever lies on the space."""
    if visit.mode != SCALE:
        return
    lord = dragons(game).on_spaces.get(visit.space, "")
    if lord and allowed(game, visit.seat, "choose_deck", usually=False):
        answer = yield Ask(visit.seat, "deck", [("deck", one) for one in LORDS])
        lord = str(answer[1])
    if lord:
        yield from draw_cards(game, visit, lord, 1)


def draw_cards(game: World, visit: Visit, deck: str, count: int) -> Steps[None]:
    """Dragon Cards come onto the space. What changes the drawing of Adventure Cards does not touch them."""
    fresh = [one for one in (draw_one(game, visit, deck) for _ in range(count)) if one is not None]
    if fresh and allowed(game, visit.seat, "replace_dragon_card", usually=False):
        yield from _replace(game, visit, deck, fresh)
    for copy in fresh:
        effect = game.card(copy).effects.get("drawn")
        if effect is not None and copy in game.zone("space", visit.space):
            game.log.tell(events.Reaches, visit.seat, copy)
            yield from perform(effect, Context(game, visit.seat, copy))


def _replace(game: World, visit: Visit, deck: str, fresh: list[Copy]) -> Steps[None]:
    """One of the drawn cards may be discarded for the next one."""
    options: list[Option] = [("replace", one) for one in things.one_of_each(game, fresh)]
    answer = yield Ask(visit.seat, "replace_card", [("replace", "none"), *options])
    if answer[1] == "none":
        return
    copy = str(answer[1])
    fresh.remove(copy)
    visit.drawn.remove(copy)
    things.throw_away(game, copy)
    other = draw_one(game, visit, deck)
    fresh += [] if other is None else [other]


def draw_one(game: World, visit: Visit, deck: str) -> Copy | None:
    copy = draw(game, game.zone("deck", deck), game.zone("space", visit.space), tell=False)
    if copy is not None:
        visit.drawn.append(copy)
        card = game.card(copy)
        if isinstance(card, AdventureCard) and card.counters:
            game.counters[copy] = card.counters
        game.log.tell(events.Drew, visit.seat, copy)
    return copy


def chosen(game: World, seat: int, space: str, mode: str) -> Steps[None]:
    """The text of a space speaks once its own encounter has been chosen, and is silent once its scale has."""
    turn = dragons(game).turn
    if seat == game.turn:
        turn.text, turn.scale = ("", space) if mode == SCALE else (space, turn.scale)
    yield from ()


def silent(game: World, space: Word, subject: Word | None) -> Reason | None:
    """After a scale has been met, and until it is chosen what is met, the text of the space is silent."""
    if subject != game.turn or not isinstance(subject, int):
        return None
    part = dragons(game)
    turn = part.turn
    lord = part.on_spaces.get(str(space), "")
    waits = lord != "" and game.now.moved and turn.text != space and game.adventurers[subject].space == space
    return reasons.TextSilent(str(space)) if waits or turn.scale == space else None


def guard(game: World, seat: int, space: str, to: str) -> Reason | None:
    """A scale of the Dragon King bars bridge and Portal on the way in."""
    if not scales.of_king(game, space):
        return None
    card = game.space(space)
    if card.gate == to:
        return reasons.PortalHeld(space)
    inward = card.region == "outer" and game.space(to).region == "middle"
    return reasons.BridgeHeld(space) if inward else None
