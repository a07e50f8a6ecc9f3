"""A bot that plays Brzdęk! well."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Option
from brzdek.games.brzdek.bots.goods import HeistShopper
from brzdek.games.brzdek.bots.guide import HeistGuide, Outing
from brzdek.games.brzdek.bots.outlook import Outlook
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.raid.bots.routine import DEALS, Routine
from brzdek.games.raid.rules.tokens import MAJOR


class SteadyBot(Routine[HeistView, Outlook, HeistShopper, HeistGuide]):
    """Buys with a plan, fetches an artifact that it can bring home, and comes home."""

    outlooks = Outlook
    guides = HeistGuide
    shoppers = HeistShopper

    def answer(self, view: HeistView, topic: str, options: Sequence[Option]) -> Option:
        match topic:
            case "find":
                return self._guide.take(options[:-1]) or options[-1]
            case "secret":
                return max(options, key=lambda option: option[-1] == MAJOR)
            case _:
                return super().answer(view, topic, options)

    def act(self, view: HeistView, options: Sequence[Option]) -> Option:
        """All cards are played: drink, walk, hurry, fight, buy, end."""
        self.look(view)
        known = self._outlook.notes
        verbs = {option[0] for option in options}
        bound: list[Option] = []
        """What one can deal with only where one is now."""
        hastes: list[Option] = []
        for option in options:
            if option[0] in DEALS:
                note = known[option[1]]
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
                return (self.deal(bound, trip.swords) if bound else None) or self._step(trip, options)
        return self.hurry(hastes) or self.deal(options, 0) or self.end(options)

    def _step(self, trip: Outing, options: Sequence[Option]) -> Option:
        """The first step of a trip; monsters are met with as many swords as there are."""
        step = ("teleport" if trip.jumps else "move", trip.rooms[0])
        return next(option for option in options if option[:2] == step)
