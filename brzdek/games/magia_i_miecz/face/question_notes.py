"""What is told beside a question: what is too dear to be offered, what was just put down, which friends are idle."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Ask
from brzdek.core.copies import card_of
from brzdek.core.effects.choices import Alternatives
from brzdek.core.effects.effect import with_inside
from brzdek.core.effects.lasting import Forbid, Modify
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.cards.ability_verbs import Bodyguard
from brzdek.games.magia_i_miecz.cards.fight_verbs import Champion
from brzdek.games.magia_i_miecz.cards.trade_verbs import Shop
from brzdek.games.magia_i_miecz.face.naming import counted, name
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.view.view import WorldView

IN_COMBAT = ("strength", "craft", "added_dice", "attack", "combat")
_OF_COMBAT = pattern(r"\b(?:fight|combat|attack|enem|dice|die|evade|adventurer|strength|craft|spell)")


def too_dear(view: WorldView, asking: Alternatives, ask: Ask, say: Say) -> str:
    """A shop of a place that is not on offer, as one cannot pay for anything there; "": there is none."""
    if view.seat is None or ask.topic != "choose":
        return ""
    offered = {option[-1] for option in ask.options}
    shops = [branch for key, branch in asking.branches.items() if key not in offered and isinstance(branch, Shop)]
    least = min((price for shop in shops for price in shop.goods.values()), default=0)
    gold = view.adventurer(view.seat).gold
    return say("ask.too_dear", least=least, gold=gold) if least > gold else ""


def put_down_now(view: WorldView, ask: Ask, say: Say) -> str:
    """What of that which can be taken the reader has put down in this turn."""
    offered = {str(option[1]) for option in ask.options if option[0] == "take" and len(option) > 1}
    found: list[str] = []
    for event in reversed(view.events()):
        if isinstance(event, events.TurnBegins):
            break
        if isinstance(event, events.Dropped) and event.seat == view.seat and event.card in offered:
            found.insert(0, event.card)
    cards = ", ".join(counted(name(view, one, say) for one in found))
    return say("ask.take_again", cards=cards) if found else ""


def useless_friends(view: WorldView, say: Say) -> str:
    """Those of one's friends of whom it is certain that they do nothing in a fight, if that is all of them."""
    friends: Sequence[str] = [one.copy for one in view.adventurer(view.seat).friends] if view.seat is not None else []
    if not friends or any(helps_in_combat(view, one) is not False for one in friends):
        return ""
    return say("ask.friends_idle", cards=", ".join(counted(name(view, one, say) for one in friends)))


def helps_in_combat(view: WorldView, copy: str) -> bool | None:
    """Does a card do anything in a fight, by its text; None: that is not certain."""
    card = view.catalog.cards[card_of(copy)]
    for part in with_inside(card.effects.values()):
        if isinstance(part, Champion | Bodyguard):
            return True
        if isinstance(part, Modify) and not set(part.changes).isdisjoint(IN_COMBAT):
            return True
        if isinstance(part, Forbid):
            return None
    return None if _OF_COMBAT.search(fold(card.text("en"))) else False
