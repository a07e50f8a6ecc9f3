"""What gold and lockpicks buy: goods, devices, and cards that cost no skill."""

from __future__ import annotations

from functools import partial
from typing import cast

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.context import Context
from brzdek.core.legality import Reason
from brzdek.games.katakumby.cards.pieces import Relic
from brzdek.games.katakumby.rules import reasons
from brzdek.games.katakumby.rules.state import Delve, Delver
from brzdek.games.raid.rules import reasons as raid_reasons
from brzdek.games.raid.rules.dealing import at_the_right_place, buy, price, use
from brzdek.games.raid.rules.tokens import goods_left, why_not_sold

COUPON = "discount_coupon"

# -- goods


def goods_for_sale(game: Delve, thief: Delver) -> list[Option]:
    """In a market room, or anywhere on a special offer; a coupon makes one good cheaper."""
    terms = [words for words, gold in terms_of_sale(game, thief).items() if gold <= thief.gold]
    return [("buy", good, *words) for good in goods_on_offer(game, thief) for words in terms] if terms else []


def terms_of_sale(game: Delve, thief: Delver) -> dict[Option, int]:
    """On which terms goods are sold to the player here, and the prices."""
    prices: dict[Option, int] = {}
    if game.cave(thief).market:
        prices[()] = game.kit.price
    if game.now.offers:
        prices[("offer",)] = min(game.now.offers)
    if COUPON in thief.tokens:
        less = cast(int, game.catalog.tables["coupon"])
        prices |= {(*words, COUPON): max(0, gold - less) for words, gold in prices.items()}
    return prices


def goods_on_offer(game: Delve, thief: Delver) -> list[str]:
    """The best of each sort that is left, if the player may have it."""
    return [good for good in goods_left(game) if thief.damage >= game.relic(good).needs_damage]


def why_not_good(game: Delve, thief: Delver, good: str) -> Reason | None:
    """Why this good is not sold to the player here."""
    terms = terms_of_sale(game, thief)
    unsold = why_not_sold(game, good)
    if isinstance(unsold, raid_reasons.SoldOut):
        return unsold
    if not terms:
        return raid_reasons.NoMarket(good)
    needed = game.relic(good).needs_damage
    if unsold is None and thief.damage < needed:
        return reasons.Healthy(good, needed, thief.damage)
    price = min(terms.values())
    if unsold is None and price > thief.gold:
        return raid_reasons.LittleGold(good, price, thief.gold)
    return unsold


def price_of_good(game: Delve, option: Option) -> int:
    """What an option to buy a good costs in gold."""
    gold = min(game.now.offers) if "offer" in option else game.kit.price
    return max(0, gold - cast(int, game.catalog.tables["coupon"])) if COUPON in option else gold


def pay_for_good(game: Delve, thief: Delver, answer: Option) -> None:
    """Gold, and what makes it less: a special offer, a coupon."""
    thief.gold -= price_of_good(game, answer)
    if "offer" in answer:
        game.now.offers.remove(min(game.now.offers))
    if COUPON in answer:
        thief.tokens.remove(COUPON)
        game.box.append(COUPON)


# -- devices that cost more than skill, and what costs no skill


DEVICE = "device"
"""What is bound while the use of a device in the row is weighed, so that devices are not weighed by each other."""


def pays_extras(game: Delve, thief: Delver, face: Relic, owed: int = 0) -> bool:
    """Can the player pay gold and lockpicks, and is it of use? ``owed``: lockpicks still to be spent before."""
    return why_not_pay(game, thief, face, owed) is None


def pays_terms(thief: Delver, face: Relic, owed: int) -> bool:
    """Can the player pay gold and lockpicks?"""
    return why_not_terms(thief, face, owed) is None


def why_not_terms(thief: Delver, face: Relic, owed: int) -> Reason | None:
    """Which of them is too much."""
    if face.gold_cost > thief.gold:
        return reasons.LittleGoldToo(face.id, face.gold_cost, thief.gold)
    if face.lockpick_cost and face.lockpick_cost + owed > thief.lockpicks:
        return reasons.FewLockpicks(face.id, face.lockpick_cost, thief.lockpicks)
    return None


def why_not_pay(game: Delve, thief: Delver, face: Relic, owed: int = 0) -> Reason | None:
    """What stands against that."""
    dear = why_not_terms(thief, face, owed)
    if dear is not None:
        return dear
    effect = face.effects.get("use")
    useful = effect is None or effect.possible(Context(game, thief.seat, face.id, bound={DEVICE: face.id}))
    return None if useful else reasons.NoUse(face.id)


def free_row_card(game: Delve, thief: Delver, card: str) -> Steps[None]:
    """Acquire a card of the row or use a device there without its skill cost; its other terms hold."""
    face = game.relic(card)
    game.now.skill += price(game, face)
    game.now.skill_spent -= price(game, face)
    yield from use(game, thief, card) if face.verb == "use" else buy(game, thief, card)


def free_row_cards(game: Delve, thief: Delver, owed: int = 0, device: str = "") -> list[str]:
    """What can be had so. ``owed``: lockpicks still to be spent before; ``device``: the one that would give it."""
    pays = partial(pays_extras, game) if not device else pays_terms
    return [
        card
        for card in dict.fromkeys(game.row)
        if (face := game.relic(card)).verb != "fight"
        and card != device
        and at_the_right_place(game, thief, face)
        and (face.verb != "use" or pays(thief, face, owed))
    ]


def onto_deck(thief: Delver, card: str) -> None:
    """A card just acquired goes onto the own deck instead."""
    thief.discard.remove(card)
    thief.deck.append(card)
