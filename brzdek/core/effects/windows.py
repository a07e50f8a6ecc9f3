"""Windows: named moments in which seats may act, clockwise until all have passed.

A window is a happening that nothing can change (``moment``); what is announced is a window too, named by its kind.
Who is asked follows from what everybody can see, so that a question never betrays a hand: whoever could hold a card
for the window is asked, and can only pass if it does not.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from brzdek.core.ask import ANSWER, NO_STEPS, PASS, Ask, Option, Steps, Word
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.copies import MARK, Copy
from brzdek.core.effects.actions import FreeAct, act, actions
from brzdek.core.effects.answers import Answer, Answerers, acting, answer_in, hear_answers, question
from brzdek.core.effects.around import from_left
from brzdek.core.effects.entries import Condition
from brzdek.core.effects.flow import If, Series
from brzdek.core.effects.ongoing import CardGame, Happening, moment_of, prospect_of
from brzdek.core.effects.timing import timed, timings
from brzdek.core.zones import ZonedGame


class Windows(Answerers):
    """A game's rules for acting in windows and for answering: one object without state."""

    def __init__(self, free: Sequence[FreeAct] = ()) -> None:
        self.free = tuple(free)
        self.freed = frozenset().union(*[act.windows for act in self.free])

    # -- what a game says

    @abstractmethod
    def may_play(self, game: Any, actor: Word, happening: Happening) -> bool:
        """By what everybody can see: could it play a face-down card now?

        It holds some, it may play them, and there are cards with this timing (``timed``).
        """

    @abstractmethod
    def plays(self, game: Any, actor: Word, happening: Happening) -> Sequence[Option]:
        """The face-down cards that it really can play now."""

    @abstractmethod
    def play(self, game: Any, actor: Word, option: Option, happening: Happening) -> Steps[None]:
        """Play such a card: pay for it, announce it, let it work."""

    def order(self, game: Any, happening: Happening) -> Sequence[Word]:
        """In a mere moment everybody, beginning with the one whose moment it is; otherwise all but the author."""
        if happening.moment:
            return [happening.by, *from_left(game, happening.by)]
        return super().order(game, happening)

    # -- what follows from it

    def is_asked(self, game: CardGame, actor: Word, happening: Happening) -> bool:
        return self.may_play(game, actor, happening) or bool(self._open(game, actor, happening))

    def options(self, game: CardGame, actor: Word, happening: Happening) -> Sequence[Option]:
        hidden = self.plays(game, actor, happening) if self.may_play(game, actor, happening) else ()
        return [*hidden, *self._open(game, actor, happening)]

    def offers(self, game: Any, happening: Happening) -> list[tuple[Word, Sequence[Option]]]:
        window = happening.window or happening.kind
        skilled, freed = game.ongoing.uses_of(window), window in self.freed
        found: list[tuple[Word, Sequence[Option]]] = []
        for actor in self.order(game, happening):
            lying = actions(game, actor, window, self.free, happening) if freed or actor in skilled else []
            if self.may_play(game, actor, happening):
                hidden = self.plays(game, actor, happening)
                found.append((actor, [*hidden, *lying] if lying else hidden))
            elif lying:
                found.append((actor, lying))
        return found

    def answer(self, game: CardGame, actor: Word, option: Option, happening: Happening) -> Steps[None]:
        if option in self._open(game, actor, happening):
            return act(game, actor, option, happening.opens, self.free, happening)
        return self.play(game, actor, option, happening)

    def _open(self, game: CardGame, actor: Word, happening: Happening) -> list[Option]:
        window = happening.window or happening.kind
        if actor in game.ongoing.uses_of(window) or window in self.freed:
            return actions(game, actor, window, self.free, happening)
        return []


def open_window(
    game: CardGame,
    name: str,
    seat: int,
    windows: Windows,
    about: Word = "",
    how: str = "",
    foes: tuple[Word, ...] = (),
) -> Steps[None]:
    """A moment of this seat in which everybody may act, clockwise, until all have passed in a row."""
    if windows.idle(game, name, seat):
        return NO_STEPS
    prospect = prospect_of(seat, name, about, how, foes)
    stack = game.ongoing.stack
    stack.append(prospect)
    try:
        offers = windows.offers(game, prospect)
    finally:
        stack.pop()
    return _opened(game, prospect, windows, offers) if offers else NO_STEPS


def _opened(
    game: CardGame, prospect: Happening, windows: Windows, offers: Sequence[tuple[Word, Sequence[Option]]]
) -> Steps[None]:
    """As long as all pass nothing happens in the moment; only for the first who acts does it come into being."""
    stack = game.ongoing.stack
    stack.append(prospect)
    try:
        about = (prospect.kind, prospect.by, prospect.about)
        for actor, offered in offers:
            answer: Option = yield question(game, actor, offered, about)
            if answer != PASS:
                moment = moment_of(prospect.by, prospect.kind, prospect.about, prospect.how, prospect.foes)
                stack[-1] = moment
                yield from windows.answer(game, actor, answer, moment)
                yield from hear_answers(game, moment, windows, windows.offers(game, moment))
                return
    finally:
        stack.pop()


class Gate:
    """What everybody knows of a card for a window: where its copies may be, and what it demands of the moment."""

    __slots__ = ("answers", "condition", "copies", "free")

    def __init__(
        self, copies: tuple[Copy, ...], free: bool, condition: Condition | None, answers: tuple[Answer, ...]
    ) -> None:
        self.copies = copies
        self.free = free
        """Has it an effect of its own without a condition?"""
        self.condition = condition
        """The condition of that effect."""
        self.answers = answers

    def opens(self, game: CardGame, actor: Word, happening: Happening) -> bool:
        """Would the moment be right for it in this actor's hands, although it demands something?"""
        copy = self.copies[0]
        if self.condition is not None and self.condition.holds(acting(game, actor, copy)):
            return True
        for one in self.answers:  # noqa: SIM110 - asked in most moments
            if one.timely(one.context(game, actor, copy, happening)):
                return True
        return False


@lru_cache(maxsize=256)
def _gates(catalog: Catalog, window: str, cast: str, react: str) -> tuple[Gate, ...]:
    """The cards of a window, those first that demand nothing."""
    found: list[Gate] = []
    for id in sorted(timings(catalog).get(window, ())):
        card = catalog.cards[id]
        own, slot = card.effects.get(cast), card.effects.get(react)
        parts = slot.parts if isinstance(slot, Series) else (slot,)
        condition = own.condition if isinstance(own, If) and own.otherwise is None else None
        free = own is not None and condition is None
        copies = tuple(f"{id}{MARK}{number}" for number in range(1, card.copies + 1))
        found.append(Gate(copies, free, condition, tuple(one for one in parts if isinstance(one, Answer))))
    return tuple(sorted(found, key=lambda gate: not gate.free))


@lru_cache(maxsize=64)
def for_rollers(catalog: Catalog, window: str, cast: str = "cast", react: str = "react") -> bool:
    """Is there no card that anybody but the one who rolls could play in this window?"""
    gates = _gates(catalog, window, cast, react)
    return all(not gate.answers and gate.condition is not None and gate.condition.of_roller for gate in gates)


def might_hold(game: ZonedGame, actor: Word, happening: Happening, cast: str = "cast", react: str = "react") -> bool:
    """By what everybody can see: is there a card that does not lie open and for which this is the moment?"""
    where = game.zones.places
    for gate in _gates(game.catalog, happening.window or happening.kind, cast, react):
        for copy in gate.copies:
            if copy in where and where[copy].kind.seen != "all":
                if gate.free or gate.opens(game, actor, happening):
                    return True
                break
    return False


def playable(
    game: CardGame,
    actor: Word,
    copies: Iterable[Copy],
    happening: Happening,
    cast: str = "cast",
    react: str = "react",
) -> list[Copy]:
    """Those of the copies that may be played now: their timing names the window, and they would do something.

    The slot ``react`` holds answers to what is announced (its ``answer`` must fit), ``cast`` an effect of its own.
    """
    cards, known = timed(game, happening.opens), game.catalog.known
    found: list[Copy] = []
    for copy in copies:
        if known[copy].id in cards and _works(game, actor, copy, happening, cast, react):
            found.append(copy)
    return found


def _works(game: CardGame, actor: Word, copy: Copy, happening: Happening, cast: str, react: str) -> bool:
    effects = game.card(copy).effects
    reaction = effects.get(react)
    if reaction is not None:
        fitting = answer_in(reaction, lambda answer: answer.context(game, actor, copy, happening))
        if fitting is not None:
            return True
    effect = effects.get(cast)
    return effect is not None and bool(effect.possible(acting(game, actor, copy)))


# -- passing without being bothered


def quiet_pass(
    ask: Ask, announced: Sequence[Happening], people: int, *, quiet: bool = False, own: bool = False
) -> Option | None:
    """The pass that may be given for a person without asking; None: the person must be asked.

    Where only one person plays, a forced pass tells nobody anything. One who wants to be left in peace (``quiet``)
    passes until something is aimed at that seat, or its own moment comes; with ``own``, in its own moments too.
    """
    if ask.topic != ANSWER or ask.options[0] != PASS or ask.for_ is not None:
        return None
    if ask.forced_pass:
        return PASS if people == 1 or quiet else None
    concerned = any(
        ask.seat in _hit(happening) for happening in announced if not (own and _is_own(happening, ask.seat))
    )
    return PASS if quiet and not concerned else None


def _hit(happening: Happening) -> list[Word | None]:
    chosen = [one for kind, one in happening.targets.items() if kind.partition(" ")[0] == "player"]
    return [happening.seat, *happening.foes, *chosen]


def _is_own(happening: Happening, seat: int) -> bool:
    """Is it a mere moment of this seat, in which nobody acts against it?"""
    return happening.moment and happening.by == seat and not any(isinstance(foe, int) for foe in happening.foes)
