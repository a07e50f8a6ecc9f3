"""Dragon tokens: drawing them, chains of Strikes, what each of them does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from brzdek.core.ask import Steps
from brzdek.games.magia_i_miecz.rules import settling
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.smoki.cards.pieces import RAGE, SLUMBER, STRIKE, TokenCard
from brzdek.games.smoki.rules import events, rage, scales, sleep
from brzdek.games.smoki.rules.state import dragons

Elsewhere: TypeAlias = Callable[[World, int, str], Steps[bool]]
STRUCK = 2
"""So many tokens a Dragon Strike draws."""


def draw(game: World, seat: int, count: int, elsewhere: Elsewhere | None = None) -> Steps[None]:
    """Draw tokens and resolve them in the order in which they were drawn, with all that Strikes bring.

    ``elsewhere``: lets a scale go to another place than the card of its Lord, and says whether it did.
    """
    part = dragons(game)
    drawer = game.adventurers[seat]
    outer, part.chain = part.chain, [token for token in (take(game) for _ in range(count)) if token]
    while part.chain and not game.over:
        token = part.chain.pop(0)
        game.log.tell(events.TokenDrawn, seat, token)
        yield from _resolve(game, seat, token, elsewhere)
        yield from settling.settle(game)
        # Whoever has died has a new pair by now, which has nothing to do with these tokens.
        if game.adventurers[seat] is not drawer or (seat == game.turn and game.now.ended):
            for left in part.chain:
                discard(game, left)
            part.chain = []
    part.chain = outer
    if not part.chain:
        part.removed[STRIKE] = part.removed.get(STRIKE, 0) + part.strikes
        part.strikes = 0


def _resolve(game: World, seat: int, token: str, elsewhere: Elsewhere | None) -> Steps[None]:
    card = game.catalog.cards[token]
    part = dragons(game)
    if isinstance(card, TokenCard) and card.lord:
        if elsewhere is None or not (yield from elsewhere(game, seat, card.lord)):
            yield from scales.add_to_lord(game, seat, card.lord)
    elif token == STRIKE:
        part.strikes += 1
        part.chain += [one for one in (take(game) for _ in range(STRUCK)) if one]
    elif token == RAGE:
        discard(game, token)
        yield from rage.suffer(game, seat, part.king)
    elif token == SLUMBER:
        discard(game, token)
        yield from sleep.slumber(game, seat)


def take(game: World) -> str:
    """A random token leaves the pool, which is made anew if it is empty; none: there are no tokens left."""
    part = dragons(game)
    if part.told:
        token = part.told.pop(0)
    else:
        if not any(part.pool.values()):
            refill(game)
        sorts = list(Counter(part.pool).elements())
        if not sorts:
            return ""
        token = game.chance.pick(sorts)
    part.pool[token] -= 1
    game.reveals += 1
    return token


def refill(game: World) -> None:
    """All tokens in the box are mixed into a new pool."""
    part = dragons(game)
    for token, count in part.removed.items():
        part.pool[token] = part.pool.get(token, 0) + count
    part.removed = dict.fromkeys(part.removed, 0)


def discard(game: World, token: str) -> None:
    """Into the box."""
    part = dragons(game)
    part.removed[token] = part.removed.get(token, 0) + 1
