"""Cubes: noise, damage and healing; gold and cards drawn. What effects and rules share."""

from __future__ import annotations

from typing import Generic

from brzdek.games.brzdek.state import R, T


class Noise(Generic[R, T]):
    """The rules of a player's cubes, gold and deck."""

    def clank(self, game: R, thief: T, count: int) -> None:
        """Make Clank!: cubes go from the supply to the Clank! area, as far as they last."""
        if thief.out:
            return
        own_turn = thief.seat == game.turn
        if own_turn and game.now.quiet:
            cancelled = min(count, game.now.quiet)
            game.now.quiet -= cancelled
            count -= cancelled
        placed = min(count, thief.supply)
        if placed:
            thief.supply -= placed
            thief.clank += placed
            if own_turn:
                game.now.cubes_made += placed
            game.log.tell("clank", thief.seat, placed)

    def hush(self, game: R, thief: T, count: int) -> None:
        """Negative Clank!: own cubes come back; what finds none is kept for this turn."""
        if thief.out:
            return
        taken = min(count, thief.clank)
        thief.clank -= taken
        thief.supply += taken
        if thief.seat == game.turn:
            game.now.quiet += count - taken
        game.log.tell("hush", thief.seat, taken)

    def heal(self, game: R, thief: T, count: int) -> None:
        healed = min(count, thief.damage)
        if healed:
            thief.damage -= healed
            thief.supply += healed
            game.log.tell("healed", thief.seat, healed)

    def gain_gold(self, game: R, thief: T, count: int) -> None:
        """One gain of gold, raised by whatever raises gains this turn."""
        game.now.gold_gains += 1
        thief.gold += count + game.now.gold_bonus
        game.log.tell("gold", thief.seat, count + game.now.gold_bonus)

    def raise_gold_gains(self, game: R, thief: T, count: int) -> None:
        """Every gain of this turn is larger, the earlier ones too."""
        game.now.gold_bonus += count
        earlier = count * game.now.gold_gains
        if earlier:
            thief.gold += earlier
            game.log.tell("gold", thief.seat, earlier)

    def draw(self, game: R, thief: T, count: int) -> None:
        """Draw cards from one's own deck; the discard pile becomes a new deck when it runs out."""
        drawn: list[str] = []
        for _ in range(count):
            if not thief.deck:
                if not thief.discard:
                    break
                thief.deck, thief.discard = thief.discard, []
                game.chance.shuffle(thief.deck)
                game.log.tell("reshuffled", thief.seat)
            drawn.append(thief.deck.pop())
        if drawn:
            thief.hand += drawn
            game.reveals += 1
            game.log.whisper((thief.seat,), "drew", thief.seat, tuple(drawn))

    def gain_card(self, game: R, thief: T, card: str) -> None:
        thief.discard.append(card)
