"""Noise, health and the dragon in the catacombs: where ghosts join in."""

from __future__ import annotations

from brzdek.core.ask import Ask, Option, Steps
from brzdek.games.brzdek.laying import Laying
from brzdek.games.katakumby.cards import Relic
from brzdek.games.katakumby.state import Delve, Delver

NO_WARD: Option = ("ward", "no")


class Haunting(Laying[Delve, Delver]):
    """Cubes: what is counted as noise, black cubes as damage, attacks with ghosts."""

    def face(self, game: Delve, card: str) -> Relic:
        face = game.kit.cards[card]
        assert isinstance(face, Relic)
        return face

    def clank(self, game: Delve, thief: Delver, count: int) -> None:
        """Noise that a credit cancels has been made all the same; what the supply lacks has not."""
        if thief.out:
            return
        own_turn = thief.seat == game.turn
        cancelled = min(count, game.now.quiet) if own_turn else 0
        placed = min(count - cancelled, thief.supply)
        game.now.quiet -= cancelled
        thief.supply -= placed
        thief.clank += placed
        if own_turn:
            game.now.cubes_made += cancelled + placed
        if placed:
            game.log.tell("clank", thief.seat, placed)

    def gain_gold(self, game: Delve, thief: Delver, count: int) -> None:
        before = thief.gold
        super().gain_gold(game, thief, count)
        self._note_gold(game, thief, before)

    def raise_gold_gains(self, game: Delve, thief: Delver, count: int) -> None:
        before = thief.gold
        super().raise_gold_gains(game, thief, count)
        self._note_gold(game, thief, before)

    def _note_gold(self, game: Delve, thief: Delver, before: int) -> None:
        """Only what the player on turn gains counts for the turn."""
        if thief.seat == game.turn:
            game.now.gold_gained += thief.gold - before

    def pay_skill(self, game: Delve, skill: int) -> None:
        super().pay_skill(game, skill)
        game.now.skill_spent += skill

    def heal(self, game: Delve, thief: Delver, count: int) -> None:
        """Own cubes come off the meter first, black ones last."""
        own = min(count, thief.damage - thief.black)
        black = min(count - own, thief.black)
        thief.damage -= own + black
        thief.supply += own
        thief.black -= black
        game.black_aside += black
        if own + black:
            game.log.tell("healed", thief.seat, own + black)

    def haunt(self, game: Delve, count: int = 1) -> None:
        """Ghosts go from the bank to the Clank! area, as far as there are any."""
        coming = min(count, game.ghosts_banked)
        game.ghosts_banked -= coming
        game.ghosts_loud += coming
        if coming:
            game.log.tell("haunted", coming)

    # -- attacks

    def roused(self, game: Delve) -> Steps[None]:
        yield from self.attack(game, self.cubes_to_draw(game))

    def out_turn(self, game: Delve, thief: Delver) -> Steps[None]:
        """Instead of a turn an attack of a fixed strength."""
        game.log.tell("out_attack", thief.seat)
        yield from self.attack(game, game.catalog.tables["out_attack"][game.players])

    def attack(self, game: Delve, cubes: int) -> Steps[None]:
        """All noise goes into the bag; cubes are drawn, then they strike. An empty bag ends the game."""
        for thief in game.thieves:
            game.bag[thief.seat] += thief.clank
            thief.clank = 0
        game.ghosts_bagged += game.ghosts_loud
        game.ghosts_loud = 0
        drawn = self._draw_cubes(game, cubes)
        black, ghost = game.players, game.players + 1
        game.black_aside += drawn.count(black)
        game.log.tell("attack", tuple(drawn))
        game.drawn = [colour for colour in drawn if colour != black]
        while game.drawn:
            colour = game.drawn.pop(0)
            if colour == ghost:
                game.ghosts_drawn += 1
                yield from self._ghost_strikes(game)
            else:
                self._cube_strikes(game, game.thieves[colour])
        if not sum(game.bag) + game.ghosts_bagged:
            game.log.tell("bag_empty")
            self.catch_all(game)
        game.ghosts_loud, game.ghosts_drawn = game.ghosts_drawn, 0

    def _draw_cubes(self, game: Delve, cubes: int) -> list[int]:
        """Colours by seat, then black, then ghosts."""
        bag = [*game.bag, game.ghosts_bagged]
        drawn: list[int] = []
        for _ in range(min(cubes, sum(bag))):
            place = game.chance.below(sum(bag))
            colour = 0
            while place >= bag[colour]:
                place -= bag[colour]
                colour += 1
            bag[colour] -= 1
            drawn.append(colour)
        game.bag, game.ghosts_bagged = bag[:-1], bag[-1]
        return drawn

    def _cube_strikes(self, game: Delve, thief: Delver) -> None:
        if thief.out:
            thief.aside += 1
            return
        thief.damage += 1
        self._knock_out_if_full(game, thief)

    def _ghost_strikes(self, game: Delve) -> Steps[None]:
        """Everybody still in the game is hurt, unless a card wards it off."""
        for thief in game.in_play():
            warded = yield from self._warded(game, thief)
            if not warded and self._mark_damage(game, thief):
                game.log.tell("ghost", thief.seat)
                self._knock_out_if_full(game, thief)

    def _warded(self, game: Delve, thief: Delver) -> Steps[bool]:
        wards: list[Option] = [("ward", card) for card in dict.fromkeys(thief.hand) if self.face(game, card).ghost_ward]
        if not wards:
            return False
        answer = yield Ask(thief.seat, "ward", [*wards, NO_WARD])
        if answer == NO_WARD:
            return False
        card = str(answer[1])
        thief.hand.remove(card)
        thief.discard.append(card)
        game.log.tell("warded", thief.seat, card)
        self.draw(game, thief, 1)
        return True

    def _mark_damage(self, game: Delve, thief: Delver) -> bool:
        """With an own cube; with none in the supply, with a black one that was drawn; else not at all."""
        if thief.supply:
            thief.supply -= 1
        elif game.black_aside:
            game.black_aside -= 1
            thief.black += 1
        else:
            return False
        thief.damage += 1
        return True

    def _knock_out_if_full(self, game: Delve, thief: Delver) -> None:
        if thief.damage >= game.kit.health:
            self.knock_out(game, thief)
