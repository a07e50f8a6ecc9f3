"""What skill, swords and gold buy: cards, devices, monsters, goods; and potions."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.games.brzdek.cards import Piece
from brzdek.games.brzdek.moving import Moving
from brzdek.games.brzdek.state import Heist, Thief

CAVE, DEEP = "crystal_cave", "depths"


class Dealing(Moving):
    """Actions that are paid for."""

    def price(self, game: Heist, face: Piece) -> int:
        """What a card costs now."""
        return max(0, face.cost - game.now.gem_discount) if face.type == "gem" else face.cost

    def at_the_right_place(self, game: Heist, thief: Thief, face: Piece) -> bool:
        if not face.only_in:
            return True
        if thief.out:
            return False
        room = game.room(thief)
        return room.crystal_cave if face.only_in == CAVE else room.in_depths

    def deals(self, game: Heist, thief: Thief) -> list[Option]:
        """Cards to acquire, devices to use and monsters to fight, in the row and the reserve."""
        now, offers = game.now, game.kit.offers
        skill, swords = now.skill, now.swords
        options: list[Option] = []
        if max(skill + now.gem_discount, swords) < game.kit.cheapest:
            return options
        for card in dict.fromkeys(game.row):
            offer = offers[card]
            cost = self.price(game, game.kit.cards[card]) if offer.gem else offer.cost
            if cost <= (swords if offer.fought else skill) and (
                not offer.only_in or self.at_the_right_place(game, thief, game.kit.cards[card])
            ):
                options.append(offer.option)
        for card, left in game.reserve.items():
            offer = offers[card]
            if left and offer.cost <= (swords if offer.fought else skill):
                options.append(offer.option)
        return options

    def goods_for_sale(self, game: Heist, thief: Thief) -> list[Option]:
        """In a market room every sort of good is sold, the best of its sort first."""
        if thief.out or thief.gold < game.kit.price or not game.room(thief).market:
            return []
        best = (next((good for good in goods if game.market.get(good)), None) for goods in game.kit.goods.values())
        return [("buy", good) for good in best if good]

    def potions(self, game: Heist, thief: Thief) -> list[Option]:
        cards = game.kit.cards
        return [("drink", token) for token in dict.fromkeys(thief.tokens) if "drink" in cards[token].effects]

    # -- carrying them out

    def buy(self, game: Heist, thief: Thief, card: str) -> Steps[None]:
        face = game.kit.cards[card]
        if face.kind == "good":
            thief.gold -= game.kit.price
            game.market[card] -= 1
            thief.tokens.append(card)
            game.log.tell("bought", thief.seat, card)
            return
        price = self.price(game, face)
        game.now.skill -= price
        self._take_from_table(game, card)
        if face.type == "gem":
            game.now.gems_bought.append(price)
        self.gain_card(game, thief, card)
        game.log.tell("acquired", thief.seat, card)
        yield from self._carry_out(game, thief, card, "acquire")

    def use(self, game: Heist, thief: Thief, card: str) -> Steps[None]:
        game.now.skill -= game.kit.cards[card].cost
        self._take_from_table(game, card)
        game.dungeon_discard.append(card)
        game.log.tell("used", thief.seat, card)
        yield from self._carry_out(game, thief, card, "use")

    def fight(self, game: Heist, thief: Thief, card: str) -> Steps[None]:
        game.now.swords -= game.kit.cards[card].cost
        if card in game.row:
            game.row.remove(card)
            game.dungeon_discard.append(card)
        game.log.tell("defeated", thief.seat, card)
        yield from self._carry_out(game, thief, card, "defeat")

    def drink(self, game: Heist, thief: Thief, token: str) -> Steps[None]:
        thief.tokens.remove(token)
        game.box.append(token)
        game.log.tell("drank", thief.seat, token)
        yield from self._carry_out(game, thief, token, "drink")

    def cheapen_gems(self, game: Heist, skill: int) -> None:
        """Gems cost less this turn; for those bought before, the difference comes back."""
        now = game.now
        now.gem_discount += skill
        now.skill += sum(min(paid, skill) for paid in now.gems_bought)
        now.gems_bought = [max(0, paid - skill) for paid in now.gems_bought]

    def _take_from_table(self, game: Heist, card: str) -> None:
        """From the row, where a gap stays, or from the reserve."""
        if card in game.row:
            game.row.remove(card)
        else:
            game.reserve[card] -= 1

    def _carry_out(self, game: Heist, thief: Thief, card: str, slot: str) -> Steps[None]:
        effect = game.kit.cards[card].effects.get(slot)
        if effect is not None:
            yield from perform(effect, Context(game, thief.seat, card))

    def replace_row_card(self, game: Heist, card: str) -> Steps[None]:
        """Put a card of the row away and reveal the next one; its dragon symbol does not count."""
        fresh = game.deck.pop()
        game.row[game.row.index(card)] = fresh
        game.dungeon_discard.append(card)
        game.reveals += 1
        game.log.tell("replaced", card, fresh)
        yield from self.arrive(game, [fresh])

    def arrive(self, game: Heist, fresh: Sequence[str]) -> Steps[None]:
        """The Arrive texts of cards new in the row, in the order in which they were revealed."""
        for card in fresh:
            effect = game.kit.cards[card].effects.get("arrive")
            if effect is not None:
                game.log.tell("arrived", card)
                yield from perform(effect, Context(game, game.turn, card))
