"""The dragon's attacks and the countdown once somebody is out of play."""

from __future__ import annotations

from brzdek.core.ask import Steps
from brzdek.games.brzdek.moving import Moving
from brzdek.games.brzdek.state import Heist, Thief


class Countdown(Moving):
    """How the dragon strikes, and how the first one out of play drives it on."""

    def roused(self, game: Heist) -> Steps[None]:
        self.attack(game)
        yield from ()

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

    # -- the countdown track

    def knock_out(self, game: Heist, thief: Thief) -> None:
        super().knock_out(game, thief)
        self._to_countdown(game, thief)

    def leave(self, game: Heist, thief: Thief) -> None:
        super().leave(game, thief)
        self._to_countdown(game, thief)

    def out_turn(self, game: Heist, thief: Thief) -> Steps[None]:
        """Who is on the countdown track counts down; others out of play have no turn."""
        if game.counting == thief.seat:
            self.count_down(game)
        yield from ()

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
