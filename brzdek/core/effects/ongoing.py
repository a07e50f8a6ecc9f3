"""What lasts in a game beyond the card that brought it: plain records, part of the game's state.

Nothing here holds a function or a reference to the game, so that a copy of the state at the start of a turn is all
that undo and look-ahead need.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from copy import deepcopy
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from brzdek.core.ask import Word
from brzdek.core.copies import card_of
from brzdek.core.duplicate import flat, piles
from brzdek.core.effects.context import NOTHING, Context
from brzdek.core.rulebook import Game
from brzdek.core.values import dataclass, field, fields

if TYPE_CHECKING:
    from brzdek.core.catalog.cards import Card
    from brzdek.core.effects.effect import Effect

Index: TypeAlias = Literal["values", "acts", "triggers", "before", "uses"]
"""What something that lasts waits for: see ``Ongoing``."""
MOST_DEEP = 40
"""So deep may effects that ask be carried out within each other; no printed card comes near it."""
MOST_ENTERED = 1_000
"""So many of them may there be within one."""


@dataclass(slots=True, eq=False)
class Lasting:
    """One thing that lasts: a modifier, a ban, a trigger, a replacement."""

    effect: Any
    """The compiled verb that made it and knows what it does."""
    source: Word
    owner: Word
    """To whom its card belongs: a seat, or a being, a space, "" if it is nobody's."""
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

    def context(self, game: Any, subject: Word | None = None) -> Context[Any]:
        """Where it works, for what happens to a seat or concerns a copy."""
        bound = self.bound
        if subject is not None:
            kind = "player" if isinstance(subject, int) else "card"
            bound = {**bound, kind: subject} if bound else {kind: subject}
        owner = self.owner
        if isinstance(owner, int):
            return Context(game, owner, self.source, bound)
        seat = game.player_of(owner)
        if seat is None:
            seat = subject if isinstance(subject, int) else 0
        return Context(game, seat, self.source, bound, None, owner)


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
    happening: Happening | None = None
    """The event that set it off."""
    for_: Word | None = None
    """The being for which the seat acts."""

    def context(self, game: Any) -> Context[Any]:
        return Context(
            game, self.seat, self.source, by=self.by, bound=self.bound, happening=self.happening, for_=self.for_
        )

    def plain(self) -> dict[str, Any]:
        return _without_empty(self, ("happening", "for_"))


def delayed(effect: Any, ctx: Context[Any]) -> Delayed:
    """An effect that is still to come in this context."""
    return Delayed(effect, ctx.seat, ctx.source, ctx.by, ctx.bound, happening=ctx.happening, for_=ctx.for_)


@dataclass(slots=True, eq=False)
class Happening:
    """Something that happens: while it is announced it may still be changed or cancelled."""

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
    how: str = ""
    """Its cause: the occasion on which it happens (melee, psychic combat, a prayer)."""
    foes: tuple[Word, ...] = ()
    """The other side of the fight it comes from: seats, copies of enemies, beings."""
    targets: Mapping[str, Word] = field(default_factory=dict)
    """All that it is aimed at, by kind: ``{"card": "miecz.2"}``, ``{"space": "las"}``."""
    for_: Word | None = None
    """The being for which its author acts."""
    window: str = ""
    """The window in which it may be answered; without it the one that is called like its kind."""
    moment: bool = False
    """A mere moment in which seats may act (a window); there is nothing to answer or to cancel."""

    @property
    def opens(self) -> str:
        """The window in which others may act."""
        return self.window or self.kind

    @property
    def author(self) -> Word:
        """Who brings it about: the being for which the seat acts, or the seat."""
        return self.by if self.for_ is None else self.for_


def moment_of(seat: int, name: str, about: Word = "", how: str = "", foes: tuple[Word, ...] = ()) -> Happening:
    """A mere moment of this seat. There are very many of them, so it is made in the quickest way."""
    return Happening(name, seat, seat, 0, about, False, None, how, foes, NOTHING, None, "", True)


prospect_of = lru_cache(maxsize=4096)(moment_of)
"""The same moment, to see who could act in it: nothing is carried out in it, so one serves again and again."""


@dataclass(slots=True, eq=False)
class Throw:
    """Dice that lie on the table, until their result counts."""

    seat: int
    name: str
    """What the roll is called, for cards that change it."""
    dice: list[int]
    kept: int
    """How many of the dice count: the best ones."""
    plus: int = 0
    about: Word = ""
    """The card that calls for the roll."""
    during: str = ""
    """The occasion on which it is thrown."""
    more: int = 0
    """How many dice are thrown beyond those that count."""
    rerolls: int = 0

    def total(self) -> int:
        """The dice that count, and what is to be added."""
        dice = self.dice
        counting = dice if len(dice) == self.kept else sorted(dice)[len(dice) - self.kept :]
        return sum(counting) + self.plus


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
    uses: dict[str, list[Lasting]] = field(default_factory=dict)
    """Abilities of cards in play by the window in which they may be used."""
    throws: list[Throw] = field(default_factory=list)
    """Dice on the table, the newest last."""
    rounds: int = 0
    """How often something has been repeated or triggered within what is being carried out."""
    depth: int = 0
    """How many effects that ask are being carried out within each other."""
    entered: int = 0
    """How many of them there were since the outermost began."""
    stopped: bool = False
    """Has one of them been stopped since then? It is told once."""
    ticking: bool = False
    """May the time of something be limited, or its one time in this turn be over? If not, no clock is looked at."""
    changes: int = 0
    """How often something has begun or ceased to last: before that changes nothing that depends on it does."""
    memo: dict[object, Any] = field(default_factory=dict)
    """What has been found out by looking through all that lasts; ``changed`` forgets it, and nothing else has to."""
    concerned: dict[tuple[str, Word], tuple[list[Lasting], list[Lasting]]] = field(default_factory=dict)
    """Of what modifies a number or rules over an act what may concern somebody, as long as that is the same list."""
    sources: dict[Word, list[tuple[str, str]]] = field(default_factory=dict)
    """Where something lies that lasts while its source is there: the index and the name, by the source."""

    def keep(self, record: Lasting, index: Index, name: str) -> None:
        """Let something last, under this name of an index.

        The list there is a new one whenever something in it is: whoever has seen it knows it again as it was.
        """
        piles: dict[str, list[Lasting]] = getattr(self, index)
        piles[name] = [*piles.get(name, ()), record]
        if not record.tick:
            lying, place = self.sources.setdefault(record.source, []), (index, name)
            if place not in lying:
                lying.append(place)

    def changed(self) -> None:
        """Something begins or ceases to last."""
        self.changes += 1
        self.memo.clear()

    def uses_of(self, window: str) -> Mapping[Word, Sequence[Lasting]]:
        """The abilities that may be used in a window, by those who have them."""
        found: dict[Word, list[Lasting]] | None = self.memo.get(window)
        if found is None:
            found = self.memo[window] = {}
            for record in self.uses.get(window, ()):
                found.setdefault(record.owner, []).append(record)
        return found

    def skilled(self, windows: tuple[str, ...]) -> Set[Word]:
        """Those who have abilities for one of these windows."""
        found: Set[Word] | None = self.memo.get(windows)
        if found is None:
            owners: set[Word] = set()
            for window in windows:
                for record in self.uses.get(window, ()):
                    owners.add(record.owner)
            found = self.memo[windows] = owners
        return found

    def plain(self) -> dict[str, Any]:
        state = _without_empty(self, ("uses", "throws", "rounds"))
        for passing in ("changes", "memo", "concerned", "sources", "ticking", "depth", "entered", "stopped"):
            del state[passing]
        return state

    def enter(self) -> bool:
        """May another effect be carried out within those that are? Then it is counted, until ``leave``."""
        if self.stopped or self.depth >= MOST_DEEP or self.entered >= MOST_ENTERED:
            return False
        self.depth += 1
        self.entered += 1
        return True

    def leave(self) -> None:
        self.depth -= 1
        if not self.depth:
            self.entered, self.stopped = 0, False

    @property
    def unsettled(self) -> bool:
        """Is there anything for ``settle`` to look at?"""
        return bool(self.waiting or self.queue)

    @property
    def empty(self) -> bool:
        """Does nothing last, and is nothing awaited?"""
        return not (self.values or self.acts or self.triggers or self.before or self.uses or self.waiting)

    def duplicate(self) -> Ongoing:
        """An independent copy. Records that last know each other, so where there are any they are copied together."""
        idle = self.empty and not (self.queue or self.stack or self.throws)
        return flat(self) if idle else deepcopy(self)

    def aside(self) -> Ongoing:
        """A copy to try something with: what begins to last in it is not known here."""
        other = flat(self)
        other.values, other.acts, other.triggers, other.before, other.uses = map(piles, self.indexes())
        other.memo, other.concerned, other.sources = {}, {}, piles(self.sources)
        return other

    def question_to(self, seat: int | None) -> Effect | None:
        """The effect that asks this seat at the moment, so that a face can word the question and its options."""
        return self.question if seat is not None and seat == self.asked else None

    def wait(self, effect: Effect, ctx: Context[Any], done: int = 0) -> None:
        """Await something for the rest of the turn."""
        awaited = delayed(effect, ctx)
        awaited.done = done
        self.waiting.append(awaited)

    def indexes(self) -> tuple[dict[str, list[Lasting]], ...]:
        return self.values, self.acts, self.triggers, self.before, self.uses

    def lasting(self) -> Iterator[Lasting]:
        """Everything that lasts."""
        for index in self.indexes():
            for records in index.values():
                yield from records


@dataclass(slots=True, kw_only=True, eq=False, repr=False)
class CardGame(Game):
    """A game whose cards speak the card language."""

    ongoing: Ongoing = field(default_factory=Ongoing)

    def card(self, copy: str) -> Card:
        """The card of a copy, or the card with this id."""
        return self.catalog.known[copy]

    def found(self, word: str) -> Card | None:
        """The card of a copy, or the card with this id; None: there is none."""
        card = self.catalog.known.get(word)
        return card if card is not None else self.card(word) if card_of(word) in self.catalog.cards else None

    # -- what the card language asks the rules

    def silent(self, record: Lasting, subject: Word | None) -> bool:
        """Does something keep this record from working for the subject now: a Glade, a toad's shape, a region?"""
        return False

    def foes(self, subject: Word) -> Collection[Word]:
        """Those whom a seat, an enemy or a being fights at this moment."""
        return ()

    def player_of(self, owner: Word) -> int | None:
        """The seat that answers for it: a seat for itself, a neighbour for a being, the holder for a copy."""
        return owner if isinstance(owner, int) else None

    def base(self, subject: Word, name: str) -> int:
        """A named number of a seat, an enemy or a being before anything modifies it."""
        raise LookupError(f"the rules do not say how much {name} {subject} has")


def _without_empty(record: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """The plain form of a record without those of its parts that most games never use, while they are empty."""
    values = {one.name: getattr(record, one.name) for one in fields(record)}
    return {name: value for name, value in values.items() if value or name not in names}
