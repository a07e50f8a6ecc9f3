"""The dragon: rage, attacks, the countdown, and players who go out of play."""

from __future__ import annotations

from brzdek.games.brzdek.noise import Noise
from brzdek.games.brzdek.state import LEFT, LOST, MASTERY, RESCUED, Heist, Thief


class Dragon(Noise):
    """What the dragon does, and what becomes of those it catches."""

    def anger(self, game: Heist, spaces: int = 1) -> None:
        """Move the dragon marker forward; on the last space it stays."""
        last = len(game.kit.rage) - 1
        if game.rage < last:
            game.rage = min(game.rage + spaces, last)
            game.log.tell("rage", game.rage)

    def cubes_to_draw(self, game: Heist, extra: int = 0) -> int:
        """What the marker's space says, one more for each danger card in the row, and the countdown's extra."""
        cards = game.kit.cards
        return game.kit.rage[game.rage] + extra + sum(cards[card].danger for card in game.row)

    def attack(self, game: Heist, extra: int = 0) -> None:
        """The noise goes into the bag, then cubes come out one by one."""
        for thief in game.thieves:
            game.bag[thief.seat] += thief.clank
            thief.clank = 0
        drawn: list[int] = []
        for _ in range(min(self.cubes_to_draw(game, extra), sum(game.bag))):
            colour = self._draw_cube(game)
            drawn.append(colour)
        game.log.tell("attack", tuple(drawn))
        for colour in drawn:
            self._cube_hits(game, colour)

    def _draw_cube(self, game: Heist) -> int:
        place = game.chance.below(sum(game.bag))
        for colour, count in enumerate(game.bag):
            if place < count:
                game.bag[colour] -= 1
                return colour
            place -= count
        raise AssertionError("the bag was empty")

    def _cube_hits(self, game: Heist, colour: int) -> None:
        if colour == len(game.thieves):
            game.black_aside += 1
            return
        thief = game.thieves[colour]
        if thief.out:
            thief.aside += 1
            return
        thief.damage += 1
        if thief.damage >= game.kit.health:
            self.knock_out(game, thief)

    def return_cubes(self, game: Heist, count: int) -> None:
        """Black cubes set aside go back into the bag."""
        back = min(count, game.black_aside)
        game.black_aside -= back
        game.bag[-1] += back
        game.log.tell("cubes_back", back)

    # -- going out of play

    def knock_out(self, game: Heist, thief: Thief) -> None:
        """Rescued with an artifact above the depths; otherwise lost."""
        rescued = thief.artifacts > 0 and not game.room(thief).in_depths
        thief.out = RESCUED if rescued else LOST
        game.log.tell("knocked_out", thief.seat, rescued)
        self._to_countdown(game, thief)

    def leave(self, game: Heist, thief: Thief) -> None:
        """Home with an artifact: a mastery token, and no more of the dungeon."""
        thief.out = LEFT
        if game.mastery:
            game.mastery -= 1
            thief.tokens.append(MASTERY)
        game.now.teleports = 0
        game.log.tell("left", thief.seat)
        self._to_countdown(game, thief)

    def _to_countdown(self, game: Heist, thief: Thief) -> None:
        """The first one out of play goes to the countdown track."""
        if game.counting is None:
            game.counting = thief.seat
            game.countdown = 1
            game.log.tell("countdown", thief.seat, 1)

    def count_down(self, game: Heist) -> None:
        """The turn of the player on the countdown track: one space on, and what it says."""
        game.countdown += 1
        game.log.tell("countdown", game.counting, game.countdown)
        if game.countdown > len(game.kit.countdown):
            self.catch_all(game)
        else:
            self.attack(game, game.kit.countdown[game.countdown - 1])

    def catch_all(self, game: Heist) -> None:
        """Everybody still in the dungeon is knocked out."""
        game.log.tell("caught")
        for thief in game.in_play():
            self.knock_out(game, thief)
