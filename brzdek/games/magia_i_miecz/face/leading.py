"""Who leads, and how near anybody is to winning: where each player is, what he has of what it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import AT_ONCE, Inquiry
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.drawing import talisman_owners
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.face.self_inquiries import named_others, told
from brzdek.games.magia_i_miecz.face.situation_words import SITUATIONS
from brzdek.games.magia_i_miecz.face.supposing import SUPPOSING, begins, words_of
from brzdek.games.magia_i_miecz.rules.moves import VALLEY
from brzdek.games.magia_i_miecz.rules.state import CROWN
from brzdek.games.magia_i_miecz.view.seen import SeenAdventurer
from brzdek.games.magia_i_miecz.view.view import WorldView

ONESELF = frozenset(("me", "i", "myself", "ja", "mnie", "mna"))
ELSEWHERE = ("ring", "spiral", "roads")
"""How one moves outside the middle of the board."""
FIGHTING = (*("fight", "combat", "battle", "duel", "against"), *("walk", "bitw", "pojedyn", "przeciw"))
"""What is said by whoever asks who wins a combat, not the game."""


def leading(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Of whoever is named, or of all: where he is, what he has; and who is nearest to winning."""
    if view.phase == "draft" or begins(about, *FIGHTING) or not SUPPOSING.isdisjoint(words_of(about)):
        return []
    named = named_others(view, about)
    mine = [view.seat] if named and view.seat is not None and not ONESELF.isdisjoint(words_of(about)) else []
    seats = sorted([*named, *mine]) or [one.seat for one in view.adventurers]
    return told(style, *(_player(view, view.adventurer(seat), say) for seat in seats), nearest(view, say))


def _player(view: WorldView, one: SeenAdventurer, say: Say) -> str:
    if not one.alive or not one.space:
        return say("lead.gone", who=one.name)
    more = say("lead.talisman") if one.seat in talisman_owners(view) else ""
    more += "".join(
        say("lead.hoard", card=name(view, card, say), n=n, most=most) for card, (n, most) in _hoard(view, one).items()
    )
    more += say("lead.steps", n=_steps(view, one)) if _inside(view, one) and _steps(view, one) else ""
    return say(
        "lead.player",
        who=one.name,
        space=name(view, one.space, say),
        region=view.region(one.space).name.to(say.lang),
        strength=one.strength,
        craft=one.craft,
        endurance=one.endurance,
        more=more,
    )


def nearest(view: WorldView, say: Say) -> str:
    """Whoever is clearly ahead of all others, and by what."""
    ranked = sorted((_standing(view, one) for one in view.adventurers if one.alive and one.space), reverse=True)
    if not ranked or (len(ranked) > 1 and ranked[0][:-1] == ranked[1][:-1]):
        return say("lead.nobody")
    *stages, _, seat = ranked[0]
    others = ranked[1] if len(ranked) > 1 else (0,) * len(ranked[0])
    reasons = ("crown", "inner", "skulls", "talisman", "middle")
    ahead = [reached > other for reached, other in zip(stages, others[: len(stages)], strict=True)]
    why = next((reason for reason, first in zip(reasons, ahead, strict=True) if first), "")
    if not why:  # they have come as far as each other
        why = "strong" if not any(stages) else "stronger"
    return say("lead.nearest", who=view.names[seat], why=say(f"lead.why_{why}"))


def _standing(view: WorldView, one: SeenAdventurer) -> tuple[int, ...]:
    """How far somebody has come, the stages that count most first, then points, then who it is."""
    size = len(view.rings)
    inner = size - _steps(view, one) if _inside(view, one) else 0
    return (
        int(one.space == CROWN),
        inner,
        int(any(n == most - 1 for n, most in _hoard(view, one).values())),
        int(one.seat in talisman_owners(view)),
        int(ways.space_of(view, one.space).region == "middle"),
        one.strength + one.craft,
        one.seat,
    )


def _inside(view: WorldView, one: SeenAdventurer) -> bool:
    """Is he where the ways lead to the Crown and nowhere else?"""
    return view.region(one.space).moves not in ELSEWHERE


def _steps(view: WorldView, one: SeenAdventurer) -> int:
    """How many spaces it is to the Crown, for whoever is in the middle of the board."""
    ring = view.ring[ways.space_of(view, one.space).region]
    if one.space == CROWN:
        return 0
    if VALLEY not in ring:
        return len(ring) - ring.index(one.space)
    far = abs(ring.index(one.space) - ring.index(VALLEY))
    return min(far, len(ring) - far) + 1


def _hoard(view: WorldView, one: SeenAdventurer) -> Mapping[str, tuple[int, int]]:
    """Of cards of which some number wins the game, how many he has, and of how many."""
    cards = view.catalog.cards
    counted = Counter(card for card in _things(one) if getattr(cards[card], "wins_with", 0))
    return {card: (n, int(getattr(cards[card], "wins_with", 0))) for card, n in counted.items()}


def _things(one: SeenAdventurer) -> list[str]:
    return [card_of(copy) for copy in one.carried]


OF_THE_RACE: Sequence[Inquiry[WorldView]] = (Inquiry(AT_ONCE, SITUATIONS["leading"], leading),)
