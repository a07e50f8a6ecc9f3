"""What the cards in hand surely bring once they are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import AmountVerb
from brzdek.core.effects.flow import Series
from brzdek.core.text import Say
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.view.view import RaidView


def _amounts(effect: Effect | None) -> Iterator[tuple[str, int]]:
    """What an effect brings whatever is chosen, drawn or met."""
    if isinstance(effect, AmountVerb):
        yield effect.word, effect.amount
    elif isinstance(effect, Series):
        for part in effect.parts:
            yield from _amounts(part)


def once_played(view: RaidView[Any], reached: Callable[[int, int], list[Line]], say: Say, style: Style) -> list[Line]:
    """Where one gets with all that the hand surely brings, for whoever gets nowhere without; nothing: no boots.

    ``reached``: where one gets with so many boots and swords more.
    """
    if view.seat is None:
        return []
    given: Counter[str] = Counter()
    for card in view.hand:
        given.update(dict(_amounts(view.pieces[card].effects.get("play"))))
    boots, swords = given["boots"], given["swords"]
    if not boots:
        return []
    have = [say("boots", n=boots), *([say("swords", n=swords)] if swords else [])]
    told = reached(boots, swords)
    lines = wrapped(say("where.not_yet"), style, "dim")
    lines += wrapped(say("where.once_played", have=", ".join(have)), style, "title")
    return [*lines, *told] if told else []
