"""What stands against deeds that somebody wishes to do although nothing of the kind is on offer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

from brzdek.core.ask import Option
from brzdek.core.copies import card_of
from brzdek.core.effects.effect import inside
from brzdek.core.legality import Reason
from brzdek.games.magia_i_miecz.rules import events, points, reasons, regions, setup, things, trophies, why_things
from brzdek.games.magia_i_miecz.rules.board import board, standing
from brzdek.games.magia_i_miecz.rules.state import World, alignment_of

BOTH, NOTHING = "both", "nothing"
"""What people want of things of which one is used, or one is put down."""


def _heal(game: World, seat: int, option: Option) -> Reason:
    own = game.adventurers[seat].endurance
    return reasons.Unhurt(own) if own >= points.starting_endurance(game, seat) else reasons.NobodyHeals()


def _escape(game: World, seat: int, option: Option) -> Reason:
    return reasons.NoEscape() if game.fights else reasons.NothingToEvade()


def _battle(game: World, seat: int, option: Option) -> Reason | None:
    """Against an enemy that is named, or against anybody."""
    if game.fights:
        return None
    here = [one for one in game.on(game.adventurers[seat].space) if game.card(one).kind == "enemy"]
    named = [one for one in here if one in option[1:]] or here
    unexplored = game.turn == seat and game.now.moved and game.now.phase == "explore" and game.visit is None
    company = _company(game, seat)
    if not unexplored or not (named or company):
        return reasons.NoFoe()
    return reasons.FoughtWhenExploring(named[0]) if named else reasons.NoMeetingNow(company[0])


def _battle_away(game: World, seat: int, option: Option) -> Reason:
    copy = str(option[1])
    return reasons.FoeElsewhere(copy, things.space_of(game, copy))


def _company(game: World, seat: int) -> list[int]:
    """The others on his space."""
    return [one for one in standing(game, game.adventurers[seat].space) if one != seat]


def _rob(game: World, seat: int, option: Option) -> Reason:
    return reasons.NoThief() if _company(game, seat) else reasons.NobodyHere()


def _trade(game: World, seat: int, option: Option) -> Reason | None:
    return None if _company(game, seat) else reasons.NobodyHere()


def _cast(game: World, seat: int, option: Option) -> Reason:
    return reasons.NoSpellNow() if game.zone("spells", seat) else reasons.NoSpells()


def _collect(game: World, seat: int, option: Option) -> Reason:
    if game.fights:
        return reasons.SpoilsAfterwards()
    lying = [one for one in game.on(game.adventurers[seat].space) if things.may_take(game, seat, one)]
    return reasons.CollectedLater(tuple(lying)) if lying else reasons.NothingToTake()


def _stay(game: World, seat: int, option: Option) -> Reason | None:
    if game.turn != seat or game.now.moved or not regions.policy_of(game, seat).rolls:
        return None
    return reasons.MustMove(game.now.steps) if game.now.steps else reasons.MustRoll()


def _after_move(game: World, seat: int, option: Option) -> Reason | None:
    """What follows the move of a turn, and the combats of the space."""
    if game.fights:
        return reasons.FightFirst()
    if game.turn != seat:
        return reasons.NotYourTurn(game.turn)
    if not game.now.moved:
        return reasons.MustMove(game.now.steps) if game.now.steps else reasons.MoveFirst()
    if option[0] == "explore":
        return reasons.ExploredAlready() if game.now.phase == "end" else None
    return reasons.ExploreFirst() if game.now.phase == "explore" else None


def _walk(game: World, seat: int, option: Option) -> Reason | None:
    """Walking on, or back."""
    if game.fights:
        return None
    if game.turn != seat:
        return reasons.NotYourTurn(game.turn)
    if game.now.moved:
        return reasons.WalkedAlready()
    return reasons.EitherWay() if regions.policy_of(game, seat).rolls and not game.now.steps else None


def _sellers(game: World, card: str) -> dict[str, int]:
    """The spaces on which a card is sold, with its price there."""
    found: dict[str, int] = {}
    for space in board(game).spaces:
        effects = game.space(space).effects.values()
        for part in (part for effect in effects for part in (effect, *inside(effect))):
            goods: Mapping[str, int] = getattr(part, "goods", {})
            found |= {space: goods[card]} if card in goods else {}
    return found


def _exchange(game: World, seat: int, option: Option) -> Reason | None:
    if not game.zone("trophies", seat):
        return reasons.NoTrophies()
    price = trophies.price_of(game, seat)
    for what in option[1:] or trophies.EXCHANGED:
        worth = trophies.worth_of(game, seat, str(what))
        if worth < price:
            return reasons.FewTrophies(str(what), worth, price)
    return reasons.ExchangedThen()


def _use(game: World, seat: int, option: Option) -> Reason:
    copy = str(option[1])
    if copy in game.catalog.cards:  # a card that is named, and no copy of one's own
        return reasons.NotHeld(copy)
    return why_things.unused(game, seat, copy)


def _put_down(game: World, seat: int, option: Option) -> Reason:
    return reasons.TooManyItems(things.limit(game, seat))


def _loot(game: World, seat: int, option: Option) -> Reason | None:
    return why_things.not_looted(game, seat, str(option[1]), cast(int, option[2]))


def _buy(game: World, seat: int, option: Option) -> Reason | None:
    goods: Mapping[str, int] = getattr(game.ongoing.question_to(seat), "goods", {})
    what, gold = str(option[1]), game.adventurers[seat].gold
    if not goods and (sellers := _sellers(game, what)):
        return reasons.SoldElsewhere(what, tuple(sellers), min(sellers.values()), gold)
    if what not in goods:
        return reasons.NotSold(what)
    return reasons.TooDear(what, goods[what], gold) if goods[what] > gold else not_for(game, seat, what)


def not_for(game: World, seat: int, what: str) -> Reason:
    """Why somebody may not own a card: for his alignment, or as one may not use it."""
    alignment = alignment_of(game, seat)
    barred = alignment in getattr(game.catalog.cards[card_of(what)], "not_for", ())
    return reasons.NotForAligned(what, alignment) if barred else reasons.NotForYou(what)


def _hand_over(game: World, seat: int, option: Option) -> Reason | None:
    """Why a thing of one's own cannot be given to somebody in trade."""
    copy, whom = str(option[1]), cast(int, option[2])
    if things.may_own(game, whom, copy):
        return None
    reason = not_for(game, whom, copy)
    if isinstance(reason, reasons.NotForAligned):
        return reasons.NotForOtherAligned(copy, whom, reason.alignment)
    return reasons.NotForOther(copy, whom)


def _throw(game: World, seat: int, option: Option) -> Reason | None:
    if game.fights:
        return None
    if game.turn != seat:
        return reasons.NotYourTurn(game.turn)
    chooses = game.turn == seat and game.now.steps and not game.now.moved
    return reasons.AlreadyRolled(game.now.steps) if chooses else reasons.NoRollNow()


def chosen(game: World, seat: int, verb: str, card: str) -> Reason | None:
    """Why a character is none that one may choose now, or take out of the game."""
    for told in game.log.seen_by(seat):
        if isinstance(told, events.Banned) and card_of(told.card) == card:
            return reasons.Removed(told.seat, card)
    if verb == "ban":
        return reasons.NotNeighbours(card)
    return undrafted(game, seat) if card in map(card_of, game.zone("dealt", seat)) else reasons.NotDealt(card)


def undrafted(game: World, seat: int) -> Reason:
    """What comes before anything else while characters are chosen."""
    if any(isinstance(told, events.PairChosen) and told.seat == seat for told in game.log.seen_by(seat)):
        return reasons.StartFirst()
    banned = any(isinstance(told, events.Banned) for told in game.log.seen_by(seat))
    full = len(game.zone("dealt", seat)) > setup.LEAST_DEALT + 1
    return reasons.CharactersFirst() if full and not banned else reasons.PairFirst()


Against: TypeAlias = Callable[[World, int, Option], Reason | None]
WISHES: Mapping[str, Against] = {
    "heal": _heal,
    "finish": _after_move,
    "walk": _walk,
    "turn_back": _walk,
    "explore": _after_move,
    "escape": _escape,
    "battle": _battle,
    "battle_away": _battle_away,
    "rob": _rob,
    "trade": _trade,
    "cast": _cast,
    "cast_on": _cast,
    "reroll": lambda game, seat, option: reasons.NoSecondThrow(),
    "stay": _stay,
    "collect": _collect,
    "throw": _throw,
    "exchange": _exchange,
    "trophies": _exchange,
    "use": _use,
    "wield": lambda game, seat, option: reasons.OneWeapon(),
    "armour": lambda game, seat, option: reasons.OneArmour(),
    "put_down": _put_down,
    "keep": _put_down,
    "loot": _loot,
    "hand_over": _hand_over,
    "buy": _buy,
    "shop": lambda game, seat, option: reasons.NoShop(),
    "give": lambda game, seat, option: reasons.GivenInTrade(str(option[1])),
}
"""By the verb of what is wished for."""
