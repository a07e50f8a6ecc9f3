"""What lasts in a game beyond the card that brought it: plain records, part of the game's state.

Nothing here holds a function or a reference to the game, so that a copy of the state at the start of a turn is all
that undo and look-ahead need.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from brzdek.core.ask import Word
from brzdek.core.effects.context import Context
from brzdek.core.rulebook import Game

if TYPE_CHECKING:
    from brzdek.core.effects.effect import Effect


@dataclass(slots=True, eq=False)
class Lasting:
    """One thing that lasts: a modifier, a ban, a trigger, a replacement."""

    effect: Any
    """The compiled verb that made it and knows what it does."""
    source: Word
    owner: int
    tick: str = ""
    """What makes its time run: a turn's start, its end, a moment of the game; "" while its source stays."""
    clock: int | None = None
    """Whose ticks count; None: everybody's."""
    times: int = 1
    """How many ticks are left."""
    used: bool = False
    """Has it had its one time this turn?"""
    bound: Mapping[str, Word] = field(default_factory=dict)
    """What was chosen when it began."""
    busy: bool = False
    """Is it being carried out? It does not set itself off again."""

    def context(self, game: Any, player: int | None = None) -> Context[Any]:
        bound = self.bound if player is None else {**self.bound, "player": player}
        return Context(game, self.owner, self.source, bound=bound)


@dataclass(slots=True, eq=False)
class Delayed:
    """An effect that is still to come, with what it needs to know."""

    effect: Any
    seat: int
    source: Word
    by: int
    bound: Mapping[str, Word]
    done: int = 0
    """For a condition or a count that is awaited: how often its effect has happened."""

    def context(self, game: Any) -> Context[Any]:
        return Context(game, self.seat, self.source, by=self.by, bound=self.bound)


@dataclass(slots=True, eq=False)
class Happening:
    """Something that is about to happen and may still be changed or cancelled."""

    kind: str
    seat: int | None
    """Whom it hits; None: nobody in particular."""
    by: int
    """Who brings it about."""
    amount: int = 0
    about: Word = ""
    """The card it is about."""
    cancelled: bool = False
    answers: Happening | None = None
    """The happening that this one is an answer to."""


@dataclass(slots=True)
class Ongoing:
    """All that lasts, indexed by what it waits for. Empty, it costs one look-up in an empty dict."""

    values: dict[str, list[Lasting]] = field(default_factory=dict)
    """Modifiers by the number that they change."""
    acts: dict[str, list[Lasting]] = field(default_factory=dict)
    """Bans and permissions by the act."""
    triggers: dict[str, list[Lasting]] = field(default_factory=dict)
    """What happens after an event, by the event."""
    before: dict[str, list[Lasting]] = field(default_factory=dict)
    """What happens before or instead of an announced event, by the event."""
    waiting: list[Delayed] = field(default_factory=list)
    """Conditions and counts of this turn that may still come true or grow."""
    queue: list[Delayed] = field(default_factory=list)
    """Triggered effects that ask, until the next settling."""
    stack: list[Happening] = field(default_factory=list)
    """What is announced at this moment, the newest last."""
    question: Effect | None = None
    """The effect whose question is open."""
    asked: int | None = None
    """The seat that it asks."""

    @property
    def unsettled(self) -> bool:
        """Is there anything for ``settle`` to look at?"""
        return bool(self.waiting or self.queue)

    @property
    def empty(self) -> bool:
        """Does nothing last, and is nothing awaited?"""
        return not (self.values or self.acts or self.triggers or self.before or self.waiting)

    def question_to(self, seat: int | None) -> Effect | None:
        """The effect that asks this seat at the moment, so that a face can word the question and its options."""
        return self.question if seat is not None and seat == self.asked else None

    def wait(self, effect: Effect, ctx: Context[Any], done: int = 0) -> None:
        """Await something for the rest of the turn."""
        self.waiting.append(Delayed(effect, ctx.seat, ctx.source, ctx.by, ctx.bound, done))

    def indexes(self) -> Iterator[dict[str, list[Lasting]]]:
        yield from (self.values, self.acts, self.triggers, self.before)

    def lasting(self) -> Iterator[Lasting]:
        """Everything that lasts."""
        for index in self.indexes():
            for records in index.values():
                yield from records


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class CardGame(Game):
    """A game whose cards speak the card language."""

    ongoing: Ongoing = field(default_factory=Ongoing)
