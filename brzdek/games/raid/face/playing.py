"""Playing the whole hand at one word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from brzdek.core.ask import Ask, Option
from brzdek.core.effects.effect import Effect
from brzdek.core.text import Say
from brzdek.games.raid.face.naming import names, text_of
from brzdek.games.raid.view.view import RaidView

_FOR_NOTHING: Collection[Option] = (("take", "gold"), ("take", "heal"), ("heal",))


def play_all(view: RaidView[Any], ask: Ask) -> Option | None:
    """The next card in hand that asks nothing; None: what is left needs a decision.

    A card that lets one discard others comes before all of them, as long as there are any: later it would be wasted.
    """
    playable = [card for card in view.hand if ("play", card) in ask.options]
    discarding = [card for card in playable if _discards(view.pieces[card].effects.get("play"))]
    if discarding and (len(view.hand) > len(discarding) or len(view.hand) == 1):
        return ("play", discarding[0])
    for card in playable:
        effect = view.pieces[card].effects.get("play")
        if effect is None or not effect.asks:
            return ("play", card)
    return None


def held(view: RaidView[Any], ask: Ask, say: Say) -> str:
    """The cards in hand that are not played with all others, what they do, and why."""
    cards = Counter(card for card in view.hand if ("play", card) in ask.options)
    shown = "; ".join(
        f"{names(view, [card] * count, say)} – {text_of(view.pieces[card], say)}" for card, count in cards.items()
    )
    return say("held", n=len(cards), cards=shown.rstrip(".")) if cards else ""


def play_any(view: RaidView[Any], ask: Ask) -> Option | None:
    """The next card in hand, whatever it asks; None: there is none to play."""
    return next((("play", card) for card in view.hand if ("play", card) in ask.options), None)


def is_wasted(view: RaidView[Any], option: Option) -> bool:
    """Is it a card that asks for another one from hand, of which there is none?"""
    return option[0] == "play" and len(view.hand) == 1 and _discards(view.pieces[str(option[1])].effects.get("play"))


def forced(view: RaidView[Any], ask: Ask) -> Option | None:
    """The last card in hand, if nothing else can be done and it does nothing."""
    only = ask.options[0]
    return only if ask.topic == "turn" and len(ask.options) == 1 and is_wasted(view, only) else None


def _discards(effect: Effect | None) -> bool:
    """Is something gained for a card from hand?"""
    price = getattr(effect, "first", None) or getattr(effect, "price", None)
    return getattr(price, "word", "") == "discard"


def for_nothing(ask: Ask) -> Option | None:
    """Gold that lies in a room, and health at a spring: nobody leaves that."""
    return next((option for option in ask.options if option[:2] in _FOR_NOTHING or option in _FOR_NOTHING), None)
