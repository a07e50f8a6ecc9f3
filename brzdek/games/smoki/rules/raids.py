"""What cards do with the decks of the Lords: laying cards out, hiding them, looking at them."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Option, Steps
from brzdek.core.copies import Copy
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, perform
from brzdek.core.zones import draw, move
from brzdek.games.magia_i_miecz.cards.pieces import AdventureCard
from brzdek.games.magia_i_miecz.rules import events, explore, things
from brzdek.games.magia_i_miecz.rules.state import ADVENTURE, World, is_item
from brzdek.games.smoki.rules import lying
from brzdek.games.smoki.rules.state import dragons

NOTHING: Option = ("keep", "none")


def lay_out(game: World, seat: int, count: int, space: str) -> Steps[None]:
    """Cards of the Dragon King's deck come face up onto a space; whoever lays them out does not meet them now."""
    for _ in range(count):
        copy = draw(game, game.zone("deck", dragons(game).king), game.zone("space", space), tell=False)
        if copy is None:
            return
        game.log.tell(events.LaidOut, copy, space)
        card = game.card(copy)
        if card.kind == "event":
            things.throw_away(game, copy)
            continue
        if game.visit is not None:
            game.visit.immune.add(copy)
        if isinstance(card, AdventureCard) and card.counters:
            game.counters[copy] = card.counters
        drawn = card.effects.get("drawn")
        if drawn is not None:
            yield from perform(drawn, Context(game, seat, copy))


def bury(game: World, count: int) -> None:
    """The top cards of the Dragon King's deck go onto the Adventure deck, unseen."""
    for _ in range(count):
        draw(game, game.zone("deck", dragons(game).king), game.zone("deck", ADVENTURE), tell=False)


def look_at(game: World, seat: int, lord: str, count: int) -> list[Copy]:
    """The top cards of a deck come before somebody who alone sees them; the topmost first."""
    offered = game.zone("offered", seat)
    drawn = [draw(game, game.zone("deck", lord), offered, tell=False) for _ in range(count)]
    return [copy for copy in drawn if copy is not None]


def put_back(game: World, order: Sequence[Copy]) -> None:
    """Back onto their decks, so that the first one lies on top."""
    for copy in reversed(order):
        move(game, copy, game.zone("deck", game.zones.origins[copy]), tell=False)


def takeable(game: World, seat: int, offered: Sequence[Copy]) -> list[Option]:
    """The items among them that he may own."""
    found = [one for one in offered if is_item(game.card(one)) and things.may_own(game, seat, one)]
    return [("keep", one) for one in things.one_of_each(game, found)]


def take(game: World, seat: int, answer: Option) -> Steps[None]:
    if answer != NOTHING:
        yield from things.take(game, seat, str(answer[1]))


def throw_away(game: World, offered: Sequence[Copy]) -> None:
    """Those that are still before him."""
    for copy in offered:
        if game.zones.of(copy).kind.name == "offered":
            things.throw_away(game, copy)


def risk(ctx: Context[World], effect: Effect) -> Steps[None]:
    """Draw an Adventure card: a Dragon brings the effect, any other card is resolved as usual."""

    def doomed(drawn: Sequence[Copy]) -> Steps[bool]:
        if not any(lying.is_dragon(ctx.game, copy) for copy in drawn):
            return False
        yield from perform(effect, ctx)
        return True

    yield from explore.draw_more(ctx.game, ctx.seat, 1, first=doomed)
