"""Abilities that are used: the card, what it costs, and what for."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Option
from brzdek.core.copies import card_of
from brzdek.core.effects.effect import Effect, inside
from brzdek.core.effects.flow import Then
from brzdek.core.text import LANGS, Say
from brzdek.games.magia_i_miecz.cards.card_selectors import OwnCards
from brzdek.games.magia_i_miecz.cards.fight_verbs import Champion
from brzdek.games.magia_i_miecz.cards.points_verbs import HandOver
from brzdek.games.magia_i_miecz.cards.target_verbs import ChooseTarget
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.face.synonyms_words import (
    ABILITY_DEEDS,
    ABILITY_WORDS,
    ALIGNED,
    CHAMPIONING,
    VERB_DEEDS,
)
from brzdek.games.magia_i_miecz.view.view import WorldView

PRICES = frozenset(("lose", "discard", "pay", "sacrifice", "hand_over", "discard_scale"))
"""Verbs of what one gives up for something."""
SHOOT, DISCARD, BECOME, CHAMPION = "shoot", "discard", "become", "champion"
DRAIN, LIFE = "drain", "endurance"
"""To take what keeps somebody alive."""


def used(view: WorldView, option: Option, say: Say) -> str:
    """The card, and what of it is used."""
    card = view.catalog.cards[str(option[1]).partition(".")[0]]
    effect = used_part(view, option)
    told = card.name.to(say.lang) if effect is None else _for_what(card.name.to(say.lang), effect, say)
    if not isinstance(effect, Champion):
        return told
    odds = view.odds_of_champion(str(option[1]), effect.strength, effect.craft)
    return told if odds is None else told + say("option.champion", percent=ways.win_chance(odds))


def used_part(view: WorldView, option: Option) -> Effect | None:
    """What of a card is used."""
    effect = view.catalog.cards[str(option[1]).partition(".")[0]].effects.get("use")
    seen: dict[str, int] = {}
    for part in getattr(effect, "parts", (effect,)):
        if part is None:
            continue
        key = part.key
        seen[key] = seen.get(key, 0) + 1
        if option[2] == (key if seen[key] == 1 else f"{key}_{seen[key]}"):
            found: Effect = part.effect
            return found
    return None


def _verbs(view: WorldView, option: Option) -> frozenset[str]:
    """What is done by an ability, as cards have it; what others lose by it is not given up."""
    parts = _parts(view, option)
    chosen = [one.selector for one in parts if isinstance(one, ChooseTarget)]
    own = not chosen or any(isinstance(selector, OwnCards) for selector in chosen)
    verbs = {one.word for one in parts} | ({DRAIN} if any(map(_drains, parts)) else set())
    return frozenset(verbs) - (frozenset() if own else PRICES)


def _parts(view: WorldView, option: Option) -> Sequence[Effect]:
    effect = used_part(view, option) if option[0] == "use" and len(option) > 2 else None
    return () if effect is None else (effect, *inside(effect))


def costs(view: WorldView, option: Option) -> bool:
    """Is something given up for what an ability brings?"""
    return any(one.word in PRICES for one in _parts(view, option))


def called(view: WorldView, option: Option) -> list[str]:
    """What people call what an ability does."""
    return [ABILITY_WORDS[verb] for verb in sorted(_verbs(view, option)) if verb in ABILITY_WORDS]


def instead_of_attack(view: WorldView) -> str:
    """What people call an ability of the reader's characters that is no attack, and could be taken for one."""
    own = view.adventurer(view.seat).characters if view.seat is not None else ()
    effects = [view.catalog.cards[card_of(one)].effects.get("use") for one in own]
    parts = [part for one in effects if one is not None for part in (one, *inside(one))]
    return ABILITY_WORDS[DRAIN] if any(map(_drains, parts)) else ""


def _drains(part: Effect) -> bool:
    return isinstance(part, HandOver) and LIFE in part.amounts


def championing(view: WorldView, option: Option) -> tuple[str, Sequence[str]]:
    """The deeds by which people mean a card that fights in one's place if they name it, and its names; none: it is
    no such card.
    """
    if CHAMPION not in _verbs(view, option):
        return "", ()
    return CHAMPIONING, [name(view, option[1], Say(lang)) for lang in LANGS]


def deeds(view: WorldView, option: Option) -> str:
    """The deeds that an ability comes to, with bars between them."""
    by_verb = [VERB_DEEDS[verb] for verb in sorted(_verbs(view, option)) if verb in VERB_DEEDS]
    return "|".join(filter(None, (ABILITY_DEEDS.get(str(option[-1]), ""), *by_verb)))


def done_with(view: WorldView, option: Option) -> Sequence[str]:
    """Whom or what an ability may be used on: other players, what is shot at, friends who are given up; what one may
    become.
    """
    if view.seat is None:
        return ()
    if BECOME in _verbs(view, option):
        return ALIGNED
    verbs, cards = _verbs(view, option), list[str]()
    at_others = not verbs.isdisjoint((SHOOT, DRAIN)) or str(option[-1]) in ABILITY_DEEDS
    found = [who for seat, who in enumerate(view.names) if seat != view.seat and at_others]
    if SHOOT in verbs:
        lying = [copy for space in view.rings for copy in view.space(space).cards]
        cards += [copy for copy in lying if view.catalog.cards[card_of(copy)].kind == "enemy"]
    if DISCARD in verbs:
        cards += [friend.copy for friend in view.adventurer(view.seat).friends]
    return [*found, *[name(view, copy, Say(lang)) for copy in cards for lang in LANGS]]


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
