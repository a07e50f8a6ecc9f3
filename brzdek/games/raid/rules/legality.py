"""Why an option of a raid is not listed: asked for by people, never while options are listed.

What is allowed is decided where it is listed: ``actions`` in ``turn``, made of ``dealing``, ``moving`` and ``tokens``.
Here the clause is found that was not met, with the same facts; a test compares both.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from brzdek.core.ask import Option
from brzdek.core.legality import Reason
from brzdek.games.raid.rules import reasons
from brzdek.games.raid.rules.dealing import at_the_right_place, price
from brzdek.games.raid.rules.state import AnyRaid, Thief


def listed(option: Option, options: Iterable[Option]) -> bool:
    """Is it allowed, or the beginning of something that is?"""
    return any(one[: len(option)] == option for one in options)


def why_not_play(thief: Thief, card: str) -> Reason | None:
    return None if card in thief.hand else reasons.NotInHand(card)


def why_not_drink(game: AnyRaid, thief: Thief, token: str) -> Reason | None:
    if token not in thief.tokens:
        return reasons.NotOwned(token)
    return None if "drink" in game.kit.cards[token].effects else reasons.NoPotion(token)


def why_not_heal(thief: Thief) -> Reason:
    """Nobody simply heals: what heals is drunk, played, bought or entered."""
    return reasons.NoCure() if thief.damage else reasons.Unhurt()


def why_not_end(game: AnyRaid, thief: Thief) -> Reason | None:
    if thief.hand:
        return reasons.HandLeft(len(thief.hand))
    return reasons.TeleportOwed() if game.hooks.owes_move(game, thief) else None


def why_not_deal(game: AnyRaid, thief: Thief, option: Option) -> Reason | None:
    """Buying, using, fighting."""
    verb, card = option[0], cast(str, option[1])
    face, now = game.kit.cards[card], game.now
    if card not in game.row and card not in game.reserve:
        return reasons.NotOnTable(card)
    if face.verb != verb:
        return reasons.OtherVerb(card, face.kind, face.verb)
    if card not in game.row and not game.reserve[card]:
        return reasons.NoneLeft(card)
    if not at_the_right_place(game, thief, face):
        return reasons.WrongPlace(card, card)
    cost = price(game, face)
    if verb == "fight":
        return reasons.FewSwords(card, cost, now.swords) if cost > now.swords else None
    return reasons.LittleSkill(card, cost, now.skill) if cost > now.skill else None
