"""Gold and cards that a player gets."""

from __future__ import annotations

from brzdek.core.effects.runtime import fire, tick
from brzdek.games.raid.rules import events
from brzdek.games.raid.rules.state import ACQUIRED, AnyRaid, Thief


def gain_gold(game: AnyRaid, thief: Thief, count: int) -> None:
    """One gain of gold, raised by whatever raises gains this turn."""
    game.now.gold_gains += 1
    _get(game, thief, count + game.now.gold_bonus)


def raise_gold_gains(game: AnyRaid, thief: Thief, count: int) -> None:
    """Every gain of this turn is larger, the earlier ones too."""
    game.now.gold_bonus += count
    earlier = count * game.now.gold_gains
    if earlier:
        _get(game, thief, earlier)


def _get(game: AnyRaid, thief: Thief, count: int) -> None:
    thief.gold += count
    game.hooks.gained_gold(game, thief, count)
    game.log.tell(events.Gold, thief.seat, count)
    fire(game, "gain_gold", thief.seat)


def draw(game: AnyRaid, thief: Thief, count: int) -> None:
    """Draw cards from one's own deck; the discard pile becomes a new deck when it runs out."""
    drawn: list[str] = []
    for _ in range(count):
        if not thief.deck:
            if not thief.discard:
                break
            game.hooks.reshuffles(game, thief)
            thief.deck, thief.discard = thief.discard, []
            game.chance.shuffle(thief.deck)
            game.log.tell(events.Reshuffled, thief.seat)
        drawn.append(thief.deck.pop())
    if drawn:
        thief.hand += drawn
        game.reveals += 1
        game.log.tell(events.Drew, thief.seat, tuple(drawn))


def acquire(game: AnyRaid, thief: Thief, card: str) -> None:
    """A card comes to the player's discard pile."""
    thief.discard.append(card)
    game.log.tell(events.Acquired, thief.seat, card)
    fire(game, "acquire", thief.seat)
    tick(game, ACQUIRED, thief.seat)


def take_reserve(game: AnyRaid, thief: Thief, card: str, copies: int = 1) -> None:
    """Cards from the reserve without their price, as far as there are any."""
    for _ in range(min(copies, game.reserve.get(card, 0))):
        game.reserve[card] -= 1
        acquire(game, thief, card)
