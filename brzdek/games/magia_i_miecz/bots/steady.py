"""The bot that plays sensibly: grows, crosses the river, looks for a Talisman, goes for the Crown."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import ClassVar

from brzdek.core.ask import ANSWER, Ask, Option
from brzdek.games.magia_i_miecz.bots import weights
from brzdek.games.magia_i_miecz.bots.choices import JUDGES, LAZY, Judge, Situation, plain
from brzdek.games.magia_i_miecz.bots.endgame import contested, for_being
from brzdek.games.magia_i_miecz.bots.magic import react
from brzdek.games.magia_i_miecz.view.view import WorldView

FIRST = itemgetter(0)
ONCE = ("use", "take")
PONDERED = frozenset({*ONCE, "cast"})
"""Of these not every one is considered."""
BETWEEN = ("arrived", "end")
"""Questions before and after the exploration."""
USUAL: Mapping[str, frozenset[str]] = {
    "arrived": frozenset({"go_on", "end"}),
    "end": frozenset({"go_on", "end"}),
    "move": frozenset({"roll"}),
}
"""What is answered where nothing else is to be done."""
IN_A_ROW = frozenset(
    {"move", "landing", "choose", "target", "may", "hand_in", "shop", "chest", "hunt", "deliver", "order"}
)
"""Questions of which several may come without anything changing; before all others something has."""
AS_FOR_ONESELF = ("sent", "weapon", "armour")
"""Questions for a being that are judged like one's own."""


class SteadyBot:
    """Chooses by the worth of each option; equals are told apart by a whim that depends on the moment alone."""

    sees: ClassVar[type[Situation]] = Situation
    """How it looks at a moment."""
    judges: ClassVar[Mapping[str, Judge]] = JUDGES
    """What each option is worth, by what is asked."""

    def __init__(self, seat: int, seed: int, *, spells: bool = True) -> None:
        self._seat = seat
        self._seed = seed * 100 + seat
        self._spells = spells
        """Does it cast spells? Without them it shows what they are worth."""
        self._used: set[tuple[int, int, Option]] = set()
        """What it has used and taken, by round and turn: once a turn is enough for each."""
        self._stamp: tuple[object, ...] | None = None
        self._here: Situation | None = None
        """What it thought of the situation with this stamp."""

    def choose(self, view: WorldView, ask: Ask) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        options = ask.options
        if not PONDERED.isdisjoint(map(FIRST, options)):
            options = self._considered(view, options) or options
        chosen = options[0] if len(options) == 1 else self._best(view, ask, options)
        if chosen[0] in ONCE:
            now = view.round, view.turn
            self._used = {one for one in self._used if one[:2] == now}
            self._used.add((*now, chosen))
        return chosen

    def _considered(self, view: WorldView, options: Sequence[Option]) -> Sequence[Option]:
        """All but what has had its time in this turn, and spells where none are cast."""
        now = view.round, view.turn
        found: list[Option] = []
        for option in options:
            if option[0] in ONCE:
                if (*now, option) in self._used:
                    continue
            elif option[0] == "cast" and not self._spells:
                continue
            found.append(option)
        return found

    def _best(self, view: WorldView, ask: Ask, options: Sequence[Option]) -> Option:
        usual = USUAL.get(ask.topic)
        if usual is not None:
            only = _only(options, usual)
            if only is not None and not (ask.topic in BETWEEN and contested(view)):
                # Nothing else is to be done: then there is no need to look round.
                self._here = None
                return only
        return self._weighed(view, ask, options)

    def _weighed(self, view: WorldView, ask: Ask, options: Sequence[Option]) -> Option:
        here = self._situation(view, ask)
        if ask.for_ is not None and ask.topic not in AS_FOR_ONESELF:
            worths = [for_being(here, ask, option) for option in options]
        elif ask.topic == ANSWER:
            worths = [react(here, ask, option) for option in options]
        else:
            judge = self.judges.get(ask.topic, plain)
            worths = [judge(here, option) for option in options]
        if ask.topic == "landing" and here.haste > weights.LONG and here.goal != "crown":
            worths = [worth + self._restless(here, number) for number, worth in enumerate(worths)]
        best = max(worths)
        least = best - 1e-9
        equal = [option for option, worth in zip(options, worths, strict=True) if worth >= least]
        return equal[0] if len(equal) == 1 else equal[int(self._whim(view) * len(equal))]

    def _situation(self, view: WorldView, ask: Ask) -> Situation:
        """The one of the last question, as long as nothing has changed."""
        if ask.topic not in IN_A_ROW or (ask.topic == "landing" and self._here is None):
            # After a landing something changes: it may come of the same as the roll, and nothing of the same as it.
            return self.sees(view, ask, self._seat)
        stamp = view.stamp
        if self._here is None or stamp is None or stamp != self._stamp or self._here.view is not view:
            self._stamp, self._here = stamp, self.sees(view, ask, self._seat)
        self._here.ask = ask
        return self._here

    def _restless(self, here: Situation, number: int) -> float:
        """What chance adds to a landing when a game lasts long, so that nobody walks in circles for ever."""
        chance = random.Random((self._seed * 100_000 + here.view.moment) * 100 + number).random()
        return chance * weights.RESTLESS * here.haste * (here.haste - weights.LONG)

    def _whim(self, view: WorldView) -> float:
        return random.Random(self._seed * 100_000 + view.moment).random()


def _only(options: Sequence[Option], usual: frozenset[str]) -> Option | None:
    """The usual answer, if there is no other that anybody would give."""
    found = None
    for option in options:
        if option[0] in usual:
            found = found or option
        elif option[0] not in LAZY:
            return None
    return found
