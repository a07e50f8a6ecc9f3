"""Goods, potions, secrets and artifacts: what a player carries."""

from __future__ import annotations

from typing import cast

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.runtime import fire
from brzdek.core.legality import Reason
from brzdek.games.raid.rules import events, reasons
from brzdek.games.raid.rules.dealing import carry_out
from brzdek.games.raid.rules.dragon import anger
from brzdek.games.raid.rules.state import AnyRaid, Thief

LEAVE: Option = ("leave",)
"""Not to take what one might."""
MINOR, MAJOR = "minor", "major"
"""Secrets by their size."""
MONKEY_IDOL = "monkey_idol"

# -- goods


def goods_left(game: AnyRaid) -> list[str]:
    """The best good of each sort that is left."""
    best = [next((good for good in goods if game.market.get(good)), None) for goods in game.kit.goods.values()]
    return [good for good in best if good]


def why_not_sold(game: AnyRaid, good: str) -> Reason | None:
    """Why this good is not on sale anywhere."""
    if not game.market.get(good):
        return reasons.SoldOut(good)
    sort = next(goods for goods in game.kit.goods.values() if good in goods)
    best = next(one for one in goods_left(game) if one in sort)
    return reasons.BetterFirst(good, best) if best != good else None


def has_good(game: AnyRaid, thief: Thief, sort: str) -> bool:
    goods = game.kit.goods.get(sort, ())
    return any(token in goods for token in thief.tokens)


def buy_good(game: AnyRaid, thief: Thief, answer: Option) -> Steps[None]:
    """A good for gold."""
    game.hooks.pay_for_good(game, thief, answer)
    good = cast(str, answer[1])
    game.log.tell(events.Bought, thief.seat, good)
    yield from take_good(game, thief, good)


def take_good(game: AnyRaid, thief: Thief, good: str) -> Steps[None]:
    game.market[good] -= 1
    thief.tokens.append(good)
    yield from carry_out(game, thief, good, "take")


# -- potions


def potions(game: AnyRaid, thief: Thief) -> list[Option]:
    drinks = game.kit.drinks
    return [drinks[token] for token in dict.fromkeys(thief.tokens) if token in drinks]


def drink(game: AnyRaid, thief: Thief, token: str) -> Steps[None]:
    thief.tokens.remove(token)
    game.box.append(token)
    game.log.tell(events.Drank, thief.seat, token)
    yield from carry_out(game, thief, token, "drink")


# -- secrets


def take_secret(game: AnyRaid, thief: Thief, secrets: list[str]) -> Steps[None]:
    """A secret is turned up: it works at once, or is kept."""
    token = secrets.pop()
    game.reveals += 1
    game.log.tell(events.Took, thief.seat, token)
    (thief.tokens if game.kit.cards[token].kept else game.box).append(token)
    yield from carry_out(game, thief, token, "take")
    fire(game, "take_secret", thief.seat)


# -- artifacts


def artifact_limit(game: AnyRaid, thief: Thief) -> int:
    """How many artifacts one can carry."""
    return 1 + sum(token in game.kit.goods["backpack"] for token in thief.tokens)


def may_carry(game: AnyRaid, thief: Thief) -> bool:
    """Has the player room for one more artifact?"""
    return thief.artifacts < artifact_limit(game, thief)


def carry_off(game: AnyRaid, thief: Thief, artifact: str) -> None:
    """An artifact is the player's; the dragon notices."""
    thief.tokens.append(artifact)
    thief.artifacts += 1
    game.log.tell(events.Took, thief.seat, artifact)
    anger(game)
    fire(game, "take_artifact", thief.seat)
