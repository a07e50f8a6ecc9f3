"""What the cards in hand surely bring once they are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import AmountVerb
from brzdek.core.effects.flow import Series
from brzdek.core.text import Say
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.view.view import RaidView


class Fare(Protocol):
    """What a walk can be paid with."""

    @property
    def boots(self) -> int: ...
    @property
    def swords(self) -> int: ...
    def _replace(self, **changes: Any) -> Any: ...


P = TypeVar("P", bound=Fare)


def _amounts(effect: Effect | None) -> Iterator[tuple[str, int]]:
    """What an effect brings whatever is chosen, drawn or met."""
    if isinstance(effect, AmountVerb):
        yield effect.word, effect.amount
    elif isinstance(effect, Series):
        for part in effect.parts:
            yield from _amounts(part)


def once_played(
    view: RaidView[Any], purse: P, reached: Callable[[P], list[Line]], say: Say, style: Style
) -> list[Line]:
    """Where one gets with all that the hand surely brings, for whoever gets nowhere without; nothing: it brings no boots."""
    if view.seat is None:
        return []
    given: Counter[str] = Counter()
    for card in view.hand:
        given.update(dict(_amounts(view.pieces[card].effects.get("play"))))
    boots, swords = given["boots"], given["swords"]
    if not boots:
        return []
    have = [say("boots", n=boots), *([say("swords", n=swords)] if swords else [])]
    told = reached(purse._replace(boots=purse.boots + boots, swords=purse.swords + swords))
    lines = wrapped(say("where.not_yet"), style, "dim")
    lines += wrapped(say("where.once_played", have=", ".join(have)), style, "title")
    return [*lines, *told] if told else []
