"""The dragon: its rage, the cubes in its bag, and players who go out of play."""

from __future__ import annotations

from abc import ABC, abstractmethod

from brzdek.core.ask import Steps
from brzdek.games.brzdek.noise import Noise
from brzdek.games.brzdek.state import LEFT, LOST, MASTERY, RESCUED, R, T


class Dragon(Noise[R, T], ABC):
    """What the dragon does, and what becomes of those it catches."""

    @abstractmethod
    def roused(self, game: R) -> Steps[None]:
        """The attack after a dragon symbol was revealed."""

    def anger(self, game: R, spaces: int = 1) -> None:
        """Move the dragon marker forward; on the last space it stays."""
        last = len(game.kit.rage) - 1
        if game.rage < last:
            game.rage = min(game.rage + spaces, last)
            game.log.tell("rage", game.rage)

    def cubes_to_draw(self, game: R, extra: int = 0) -> int:
        """What the marker's space says, one more for each danger card in the row, and the countdown's extra."""
        cards = game.kit.cards
        return game.kit.rage[game.rage] + extra + sum(cards[card].danger for card in game.row)

    def return_cubes(self, game: R, count: int) -> None:
        """Black cubes set aside go back into the bag."""
        back = min(count, game.black_aside)
        game.black_aside -= back
        game.bag[-1] += back
        game.log.tell("cubes_back", back)

    # -- going out of play

    def knock_out(self, game: R, thief: T) -> None:
        """Rescued with an artifact above the depths; otherwise lost."""
        rescued = thief.artifacts > 0 and not game.room(thief).in_depths
        thief.out = RESCUED if rescued else LOST
        game.log.tell("knocked_out", thief.seat, rescued)

    def leave(self, game: R, thief: T) -> None:
        """Home with an artifact: a mastery token, and no more of the dungeon."""
        thief.out = LEFT
        if game.mastery:
            game.mastery -= 1
            thief.tokens.append(MASTERY)
        game.now.teleports = 0
        game.log.tell("left", thief.seat)

    def catch_all(self, game: R) -> None:
        """Everybody still in the dungeon is knocked out."""
        game.log.tell("caught")
        for thief in game.in_play():
            self.knock_out(game, thief)
