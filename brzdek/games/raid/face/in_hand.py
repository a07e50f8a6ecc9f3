"""What the cards in hand surely bring once they are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import AmountVerb
from brzdek.core.effects.flow import Series
from brzdek.core.text import Say
from brzdek.core.values import NamedTuple
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.view.view import RaidView


def _amounts(effect: Effect | None) -> Iterator[tuple[str, int]]:
    """What an effect brings whatever is chosen, drawn or met."""
    if isinstance(effect, AmountVerb):
        yield effect.word, effect.amount
    elif isinstance(effect, Series):
        for part in effect.parts:
            yield from _amounts(part)


class Brought(NamedTuple):
    """What all cards in hand bring together."""

    boots: int
    swords: int


def brought(view: RaidView[Any]) -> Brought:
    given: Counter[str] = Counter()
    for card in view.hand if view.seat is not None else ():
        given.update(dict(_amounts(view.pieces[card].effects.get("play"))))
    return Brought(given["boots"], given["swords"])


def once_played(hand: Brought, reached: Sequence[Line], say: Say, style: Style) -> list[Line]:
    """Where one gets with all that the hand surely brings, for whoever gets nowhere without."""
    have = [say("boots", n=hand.boots), *([say("swords", n=hand.swords)] if hand.swords else [])]
    lines = wrapped(say("where.not_yet"), style, "dim")
    lines += wrapped(say("where.once_played", have=", ".join(have)), style, "title")
    return [*lines, *reached]
