"""Words for moves that depend on how the game stands: numbers, places, what goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from brzdek.core.ask import Option
from brzdek.core.copies import card_of
from brzdek.core.effects.choices import Alternatives, May
from brzdek.core.effects.dice import Roll
from brzdek.core.effects.effect import Effect, Question, inside
from brzdek.core.text import LANGS, Lang
from brzdek.games.magia_i_miecz.cards.move_verbs import Follow
from brzdek.games.magia_i_miecz.face import following
from brzdek.games.magia_i_miecz.face.synonyms_words import (
    BECOMING,
    FOLLOWING_YES,
    KEEP_ALL,
    LEFT_CLOSED,
    OBEY,
    PLACES,
    THROWN,
    VERB_DEEDS,
    WEAPONRY,
)
from brzdek.games.magia_i_miecz.view.view import WorldView

SPOKEN_OF: Mapping[Option, str] = {("ignore", "no"): OBEY, ("keep",): KEEP_ALL, ("open", "none"): LEFT_CLOSED}
"""Further words for single answers."""
QUALITIES = {"ibility": "ible", "ability": "able", "ość": "y"}
"""How nouns of qualities end, and how the words for what is so."""
EVADING = "evade"


def now(view: WorldView, option: Option) -> Iterator[str]:
    """What people may call a move as things are."""
    yield SPOKEN_OF.get(option, "")
    yield PLACES.get(str(option[-1]), "")
    match option[0]:
        case "gold" if view.seat is not None:
            yield str(view.space(view.adventurer(view.seat).space).gold)
        case "buy":
            yield str(getattr(view.question, "goods", {}).get(option[-1], ""))
            yield WEAPONRY if getattr(view.catalog.cards.get(str(option[-1])), "item_class", "") == "weapon" else ""
        case "pass":
            yield from following.called(view)
        case "cast" if len(option) > 1:
            yield from _qualities(view, str(option[1]))


def _qualities(view: WorldView, spell: str) -> Iterator[str]:
    """What one is after a spell that is called by a quality: invisible by Invisibility."""
    card = view.catalog.cards.get(card_of(spell))
    words = [word for lang in LANGS for word in card.name.to(lang).split()] if card is not None else []
    found = [
        word.removesuffix(ending) + quality
        for ending, quality in QUALITIES.items()
        for word in words
        if word.endswith(ending)
    ]
    yield from (*found, BECOMING) if found else ()


def named_rolls(asking: Question, word: str) -> Mapping[Lang, Sequence[str]]:
    """At whose place a die is rolled, of one of several things to choose from: that alone is enough to choose it."""
    if not isinstance(asking, Alternatives) or word not in asking.branches:
        return {}
    from brzdek.games.magia_i_miecz.face.gists import thrown_at

    return {lang: [whose] for lang in LANGS if (whose := thrown_at(asking.branches[word], lang))}


def deeds_of_yes(view: WorldView, asking: Question) -> list[str]:
    """The deeds that a yes comes to: what follows it, and for what a roll has its name."""
    effects = _following(view, asking)
    found = [FOLLOWING_YES[effect.word] for effect in effects if effect.word in FOLLOWING_YES]
    found += [THROWN.get(one.named.word, "") for one in effects if isinstance(one, Roll) and one.named is not None]
    return [deed for deeds in found for deed in deeds.split("|") if deed]


def deeds_of_target(asking: Question) -> list[str]:
    """The deeds that are done with whatever is chosen."""
    return [deed for effect in inside(asking) for deed in VERB_DEEDS.get(effect.word, "").split("|") if deed]


def _following(view: WorldView, asking: Question) -> Sequence[Effect]:
    """All that a yes may bring, on the space too of which the instruction is followed."""
    if not isinstance(asking, May):
        return ()
    own = tuple(inside(asking))
    spaces = [whole for one in own if isinstance(one, Follow) for whole in view.land(one.space).effects.values()]
    return (*own, *(part for whole in spaces for part in (whole, *inside(whole))))


def lets_evade(view: WorldView, option: Option) -> bool:
    """Is it a spell or a thing whose card speaks of evading, now that there is whom to evade?"""
    if option[0] not in ("cast", "use") or len(option) == 1 or view.fight is None:
        return False
    card = view.catalog.cards.get(card_of(str(option[1])))
    return card is not None and EVADING in card.text("en").casefold()
