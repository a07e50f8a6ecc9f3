"""Abilities that are used: the card, what it costs, and what for."""

from __future__ import annotations

from brzdek.core.ask import Option
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.flow import Then
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.view.view import WorldView


def used(view: WorldView, option: Option, say: Say) -> str:
    """The card, and what of it is used."""
    card = view.catalog.cards[str(option[1]).partition(".")[0]]
    effect = card.effects.get("use")
    parts = getattr(effect, "parts", (effect,))
    seen: dict[str, int] = {}
    for part in parts:
        if part is None:
            continue
        key = part.key
        seen[key] = seen.get(key, 0) + 1
        if option[2] == (key if seen[key] == 1 else f"{key}_{seen[key]}"):
            return _for_what(card.name.to(say.lang), part.effect, say)
    return card.name.to(say.lang)


def _for_what(card: str, effect: Effect, say: Say) -> str:
    """A price stands in brackets, so that the purpose is what it buys."""
    if isinstance(effect, Then):
        bought = effect.then.purpose(say.lang, "you")
        if bought:
            return say("option.use_for", card=card, price=effect.first.inner(say.lang, "you"), text=bought)
    purpose = effect.purpose(say.lang, "you")
    if purpose:
        return say("option.use_to", card=card, text=purpose)
    return say("option.use_and", card=card, text=effect.phrase(say.lang, "you"))
