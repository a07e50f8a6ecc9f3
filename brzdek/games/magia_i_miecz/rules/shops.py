"""Buying, trading, swapping."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.copies import Copy, card_of
from brzdek.core.effects.runtime import allowed
from brzdek.core.values import NamedTuple
from brzdek.games.magia_i_miecz.rules import events, spells, things
from brzdek.games.magia_i_miecz.rules.state import World

SPELL = "spell"
GOLD = "gold"
NOTHING = "nothing"


def on_sale(game: World, seat: int, goods: Mapping[str, int]) -> list[str]:
    """What he can afford, may own, and is there."""
    gold = game.adventurers[seat].gold
    return [one for one, price in goods.items() if price <= gold and _obtainable(game, seat, one)]


def _obtainable(game: World, seat: int, what: str) -> bool:
    return spells.room(game, seat) > 0 if what == SPELL else things.receivable(game, seat, what)


def buy(game: World, seat: int, what: str, price: int) -> Steps[None]:
    game.adventurers[seat].gold -= price
    game.log.tell(events.Bought, seat, what, price)
    if what == SPELL:
        yield from spells.gain(game, seat, 1)
    else:
        yield from things.receive(game, seat, what)
    yield from things.tidy(game, seat)


# -- between adventurers


def goods_of(game: World, seat: int) -> list[Copy]:
    return [one for one in game.things(seat) if not getattr(game.card(one), "stays", False)]


def has_goods(game: World, seat: int) -> bool:
    return game.adventurers[seat].gold > 0 or bool(goods_of(game, seat))


class Wares(NamedTuple):
    """What may be traded beside items and gold."""

    spells: bool = False
    friends: bool = False
    left_out: frozenset[str] = frozenset()
    """The ids of friends that may not."""

    def offered(self, game: World, seat: int) -> list[str]:
        """What of that he has. A spell is offered unseen."""
        friends = game.friends(seat) if self.friends else []
        found = [one for one in friends if card_of(one) not in self.left_out]
        return [*found, SPELL] if self.spells and game.zone("spells", seat) else found


ORDINARY = Wares()


def _offers(game: World, giver: int, taker: int, wares: Wares = ORDINARY) -> list[str]:
    """What one can give to the other: bags of gold, items that the other may own, and what else may be traded."""
    found = [GOLD] if game.adventurers[giver].gold > 0 and not game.adventurers[taker].toad else []
    goods = things.one_of_each(game, goods_of(game, giver))
    found += [one for one in goods if things.may_own(game, taker, one)]
    for one in wares.offered(game, giver):
        if spells.room(game, taker) > 0 if one == SPELL else things.may_own(game, taker, one):
            found.append(one)
    return found


def trade(game: World, seat: int, other: int, wares: Wares = ORDINARY) -> Steps[bool]:
    """Offer something for something; the other has to agree. Was there a trade?"""
    gives: list[Option] = [("give", one) for one in [*_offers(game, seat, other, wares), NOTHING]]
    given = str((yield Ask(seat, "trade_give", gives, (other,)))[1])
    wants: list[Option] = [("want", one) for one in [*_offers(game, other, seat, wares), NOTHING]]
    wanted = str((yield Ask(seat, "trade_want", wants, (other, given)))[1])
    if given == wanted == NOTHING:
        return False
    answer = yield Ask(other, "trade_agree", [("trade", "yes"), ("trade", "no")], (seat, given, wanted))
    if answer[1] == "no":
        game.log.tell(events.TradeRefused, other, seat)
        return False
    yield from _pass(game, seat, other, given)
    yield from _pass(game, other, seat, wanted)
    yield from things.tidy_all(game)
    return True


def _pass(game: World, giver: int, taker: int, what: str) -> Steps[None]:
    if what == NOTHING:
        return
    game.log.tell(events.Gave, giver, taker, what)
    if what == GOLD:
        game.adventurers[giver].gold -= 1
        game.adventurers[taker].gold += 1
    elif what == SPELL:
        yield from _pass_spell(game, giver, taker)
    elif what in game.zones:
        yield from things.take(game, taker, what)


def _pass_spell(game: World, giver: int, taker: int) -> Steps[None]:
    """The giver chooses which; nobody but the two of them sees it."""
    options: list[Option] = [("spell", one) for one in game.zone("spells", giver)]
    if not options:
        return
    answer = options[0] if len(options) == 1 else (yield Ask(giver, "trade_spell", options, (taker,)))
    spells.pass_on(game, str(answer[1]), taker)


def trade_with_all(game: World, seat: int, wares: Wares = ORDINARY) -> Steps[None]:
    """With any others, one after another."""
    left = [one for one in game.others(seat) if not game.adventurers[one].toad and not game.apart(seat, one)]
    while left:
        options: list[Option] = [("partner", one) for one in left]
        answer = yield Ask(seat, "trade_partner", [*options, ("partner", "none")])
        if answer[1] == "none":
            return
        left.remove(int(answer[1]))
        yield from trade(game, seat, int(answer[1]), wares)


def swap(game: World, seat: int, other: int) -> Steps[None]:
    """One thing or bag of his own for one of the other's, as he likes; nobody may take anything from some."""
    own, theirs = _offers(game, seat, other), _offers(game, other, seat)
    if not own or not theirs or not allowed(game, other, "be_robbed"):
        return
    given = yield Ask(seat, "trade_give", [("give", one) for one in own], (other,))
    taken = yield Ask(seat, "trade_want", [("want", one) for one in theirs], (other, given[1]))
    yield from _pass(game, seat, other, str(given[1]))
    yield from _pass(game, other, seat, str(taken[1]))
    yield from things.tidy_all(game)
