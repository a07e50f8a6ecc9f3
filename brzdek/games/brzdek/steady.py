"""A bot that plays Brzdęk! well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from brzdek.core.ask import Ask, Option
from brzdek.core.effects.choices import Alternatives
from brzdek.games.brzdek import weights as w
from brzdek.games.brzdek.guide import Guide, Trip
from brzdek.games.brzdek.moving import MAJOR
from brzdek.games.brzdek.outlook import Outlook
from brzdek.games.brzdek.shopping import Shopper
from brzdek.games.brzdek.state import Turn
from brzdek.games.brzdek.turns import END
from brzdek.games.brzdek.view import HeistView
from brzdek.games.brzdek.yields import NOISY, Notes, bundles, notes, worth

DEALS = frozenset({"use", "buy", "fight", "drink"})
"""Verbs of what is done with a card or token."""


class SteadyBot:
    """Buys with a plan, fetches an artifact that it can bring home, and comes home.

    It draws no lots, and what it remembers within a turn it could find out anew at every question.
    """

    def __init__(self, seat: int, seed: int) -> None:
        self._turn: Turn | None = None
        self._shopper: Shopper | None = None

    def choose(self, view: HeistView, ask: Ask) -> Option:
        options = ask.options
        if ask.topic == "turn":
            if options[0][0] == "play":
                return self._play(view, options)
            return self._act(view, options) if len(options) > 1 else options[0]
        self._look(view)
        match ask.topic:
            case "find":
                return self._guide.take(options[:-1]) or options[-1]
            case "choose":
                return self._alternative(view, options)
            case "discard":
                return min(options, key=lambda option: self._shop.worth_playing(self._note(option)))
            case "trash":
                return min(options, key=self._kept)
            case "replace":
                return min(options, key=self._wanted)
            case "secret":
                return max(options, key=lambda option: option[-1] == MAJOR)
            case _:
                return options[0]

    def _look(self, view: HeistView) -> None:
        """Look at the situation; within one turn only at what has changed."""
        if view.now is not self._turn:
            self._turn = view.now
            self._outlook = Outlook(view)
            self._guide = Guide(self._outlook)
            self._shopper = None
        elif self._outlook.refresh():
            self._shopper = None

    @property
    def _shop(self) -> Shopper:
        if self._shopper is None:
            self._shopper = Shopper(self._outlook)
        return self._shopper

    def _note(self, option: Option) -> Notes:
        return self._outlook.notes[cast(str, option[1])]

    # -- in one's turn

    def _play(self, view: HeistView, options: Sequence[Option]) -> Option:
        """Play the hand: what draws cards before all else, and noise last."""
        known = notes(view.catalog)
        first, order = options[0], NOISY + 1
        for option in options:
            if option[0] != "play":
                break
            when = known[cast(str, option[1])].order
            if when < order:
                first, order = option, when
        return first

    def _act(self, view: HeistView, options: Sequence[Option]) -> Option:
        """All cards are played: drink, walk, hurry, fight, buy, end."""
        self._look(view)
        known = self._outlook.notes
        verbs = set()
        bound: list[Option] = []
        """What one can deal with only where one is now."""
        hastes: list[Option] = []
        for option in options:
            verb = option[0]
            verbs.add(verb)
            if verb in DEALS:
                note = known[cast(str, option[1])]
                if note.special:
                    if 0 < note.heals <= view.me.damage and not view.me.out:
                        return option
                    if note.speeds is not None:
                        hastes.append(option)
                    if note.face.only_in:
                        bound.append(option)
        if "take" in verbs:
            taken = self._guide.take([option for option in options if option[0] == "take"])
            if taken is not None:
                return taken
        if "move" in verbs or "teleport" in verbs:
            trip = self._guide.best()[1]
            if trip is not None:
                return (self._deal(bound, trip.swords) if bound else None) or self._step(trip, options)
        return self._hurry(hastes) or self._deal(options, 0) or self._end(options)

    def _step(self, trip: Trip, options: Sequence[Option]) -> Option:
        """The first step of a trip; monsters are met with as many swords as there are."""
        verb = "teleport" if trip.jumps else "move"
        return next(option for option in options if option[0] == verb and option[1] == trip.rooms[0])

    def _hurry(self, options: Sequence[Option]) -> Option | None:
        """Something to buy, fight or drink that lets one go further at once, or beat a monster."""
        outlook, chosen = self._outlook, None
        most = outlook.prospect(outlook.me.room, 0, outlook.health, 0.0) + w.HASTE
        for option in options:
            note = self._note(option)
            assert note.speeds is not None
            cost = self._shop.price_of_haste(option, note)
            if self._shop.prey(note.speeds[1]) > cost + w.HASTE:
                return option
            if not outlook.me.out:
                value = self._guide.best(*note.speeds)[0] - cost
                if value > most:
                    most, chosen = value + w.HASTE, option
        return chosen

    def _deal(self, options: Sequence[Option], swords: int) -> Option | None:
        """Fight or buy if it is worth it, but keep so many swords for tunnels."""
        return self._shop.fight(options, self._outlook.view.now.swords - swords) or self._shop.buy(options)

    def _end(self, options: Sequence[Option]) -> Option:
        """End the turn; a teleport that must not lapse comes first."""
        jumps = [option for option in options if option[0] == "teleport"] if END not in options else []
        return self._guide.jump(jumps) if jumps else options[-1]

    # -- other questions

    def _alternative(self, view: HeistView, options: Sequence[Option]) -> Option:
        """The most useful of several effects."""
        question, prices = view.question, dict(self._shop.prices)
        if not isinstance(question, Alternatives):
            return options[0]
        choices = {option: bundles(question.branches.get(cast(str, option[1]))) for option in options}
        if any(word == "teleport" for choice in choices.values() for bundle in choice for word, _ in bundle):
            prices["teleport"] = self._guide.best(teleports=1)[0] - self._guide.best()[0]
        return max(options, key=lambda option: worth(choices[option], prices))

    def _kept(self, option: Option) -> float:
        """What one loses with a card that leaves the game."""
        note = self._note(option)
        return note.points + self._shop.worth_playing(note)

    def _wanted(self, option: Option) -> float:
        """How much one would like to keep a card in the row."""
        note = self._note(option)
        if note.face.verb == "fight" and note.face.cost > self._outlook.view.now.swords:
            return -w.DANGER if note.face.danger else 0.0
        return self._shop.worth_of(note)
