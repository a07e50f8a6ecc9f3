"""What skill, swords and gold buy: cards, devices, monsters, goods; and potions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.games.brzdek.cards import Piece
from brzdek.games.brzdek.dragon import Dragon
from brzdek.games.brzdek.state import R, T


class Dealing(Dragon[R, T]):
    """Actions that are paid for, and what tokens do."""

    def price(self, game: R, face: Piece) -> int:
        """What a card costs now."""
        return max(0, face.cost - game.now.gem_discount) if face.type == "gem" else face.cost

    def at_the_right_place(self, game: R, thief: T, face: Piece) -> bool:
        if not face.only_in:
            return True
        if thief.out:
            return False
        room = game.room(thief)
        return any(room.suits(place) for place in face.only_in)

    def on_terms(self, game: R, thief: T, face: Piece) -> bool:
        """Does a player who can pay for a card meet its other terms?"""
        return self.at_the_right_place(game, thief, face)

    def deals(self, game: R, thief: T) -> list[Option]:
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
                not offer.bound or self.on_terms(game, thief, game.kit.cards[card])
            ):
                options.append(offer.option)
        for card, left in game.reserve.items():
            offer = offers[card]
            if (
                left
                and offer.cost <= (swords if offer.fought else skill)
                and (not offer.bound or self.on_terms(game, thief, game.kit.cards[card]))
            ):
                options.append(offer.option)
        return options

    def goods_for_sale(self, game: R, thief: T) -> list[Option]:
        """In a market room every sort of good is sold, the best of its sort first."""
        if thief.out or thief.gold < game.kit.price or not game.room(thief).market:
            return []
        best = (next((good for good in goods if game.market.get(good)), None) for goods in game.kit.goods.values())
        return [("buy", good) for good in best if good]

    def potions(self, game: R, thief: T) -> list[Option]:
        cards = game.kit.cards
        return [("drink", token) for token in dict.fromkeys(thief.tokens) if "drink" in cards[token].effects]

    def has_good(self, game: R, thief: T, sort: str) -> bool:
        goods = game.kit.goods.get(sort, ())
        return any(token in goods for token in thief.tokens)

    def artifact_limit(self, game: R, thief: T) -> int:
        return 1 + sum(token in game.kit.goods["backpack"] for token in thief.tokens)

    # -- carrying them out

    def pay_skill(self, game: R, skill: int) -> None:
        game.now.skill -= skill

    def buy(self, game: R, thief: T, answer: Option) -> Steps[None]:
        card = cast(str, answer[1])
        face = game.kit.cards[card]
        if face.kind == "good":
            thief.gold -= game.kit.price
            game.market[card] -= 1
            thief.tokens.append(card)
            game.log.tell("bought", thief.seat, card)
            return
        price = self.price(game, face)
        self.pay_skill(game, price)
        self._take_from_table(game, card)
        if face.type == "gem":
            game.now.gems_bought.append(price)
        self.gain_card(game, thief, card)
        game.log.tell("acquired", thief.seat, card)
        yield from self._carry_out(game, thief, card, "acquire")

    def use(self, game: R, thief: T, card: str) -> Steps[None]:
        self.pay_skill(game, game.kit.cards[card].cost)
        self._take_from_table(game, card)
        game.dungeon_discard.append(card)
        game.log.tell("used", thief.seat, card)
        yield from self._carry_out(game, thief, card, "use")

    def fight(self, game: R, thief: T, card: str) -> Steps[None]:
        game.now.swords -= game.kit.cards[card].cost
        if card in game.row:
            game.row.remove(card)
            game.dungeon_discard.append(card)
        game.log.tell("defeated", thief.seat, card)
        yield from self._carry_out(game, thief, card, "defeat")

    def drink(self, game: R, thief: T, token: str) -> Steps[None]:
        thief.tokens.remove(token)
        game.box.append(token)
        game.log.tell("drank", thief.seat, token)
        yield from self._carry_out(game, thief, token, "drink")

    def cheapen_gems(self, game: R, skill: int) -> None:
        """Gems cost less this turn; for those bought before, the difference comes back."""
        now = game.now
        now.gem_discount += skill
        now.skill += sum(min(paid, skill) for paid in now.gems_bought)
        now.gems_bought = [max(0, paid - skill) for paid in now.gems_bought]

    def _take_from_table(self, game: R, card: str) -> None:
        """From the row, where a gap stays, or from the reserve."""
        if card in game.row:
            game.row.remove(card)
        else:
            game.reserve[card] -= 1

    def _carry_out(self, game: R, thief: T, card: str, slot: str) -> Steps[None]:
        effect = game.kit.cards[card].effects.get(slot)
        if effect is not None:
            yield from perform(effect, Context(game, thief.seat, card))

    def replace_row_card(self, game: R, card: str) -> Steps[None]:
        """Put a card of the row away and reveal the next one; its dragon symbol does not count."""
        fresh = game.deck.pop()
        game.row[game.row.index(card)] = fresh
        game.dungeon_discard.append(card)
        game.reveals += 1
        game.log.tell("replaced", card, fresh)
        yield from self.arrive(game, [fresh])

    def arrive(self, game: R, fresh: Sequence[str]) -> Steps[None]:
        """The Arrive texts of cards new in the row, in the order in which they were revealed."""
        for card in fresh:
            effect = game.kit.cards[card].effects.get("arrive")
            if effect is not None:
                game.log.tell("arrived", card)
                yield from perform(effect, Context(game, game.turn, card))

    # -- tokens and tunnels

    def take_secret(self, game: R, thief: T, secrets: list[str]) -> Steps[None]:
        """A secret is turned up: it works at once, or is kept."""
        token = secrets.pop()
        game.reveals += 1
        face = game.kit.cards[token]
        game.log.tell("took", thief.seat, token)
        if face.kept:
            thief.tokens.append(token)
        else:
            game.box.append(token)
        effect = face.effects.get("take")
        if effect is not None:
            yield from perform(effect, Context(game, thief.seat, token))

    def hurt(self, game: R, thief: T, damage: int) -> None:
        """Damage chosen in a tunnel, with cubes from the supply."""
        if damage:
            thief.supply -= damage
            thief.damage += damage
            game.log.tell("hurt", thief.seat, damage)
