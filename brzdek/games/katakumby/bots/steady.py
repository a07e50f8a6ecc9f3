"""A bot that plays Katakumby well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from brzdek.core.ask import Option
from brzdek.games.katakumby.bots import weights as w
from brzdek.games.katakumby.bots.goods import DelveShopper
from brzdek.games.katakumby.bots.guide import DelveGuide
from brzdek.games.katakumby.bots.outlook import Outlook
from brzdek.games.katakumby.view.trips import Trip
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.bots.routine import DEALS, Routine
from brzdek.games.raid.bots.weights import Scale
from brzdek.games.raid.rules.turn import KEEP


class SteadyBot(Routine[DelveView, Outlook, DelveShopper, DelveGuide]):
    """Explores near home until it sees an artifact, opens what it passes, fetches, and comes home in time."""

    scale: ClassVar[Scale] = w.SCALE
    welcome: ClassVar[frozenset[str]] = frozenset({"reward", "ward", "freed", "mark", "fill"})

    outlooks = Outlook
    guides = DelveGuide
    shoppers = DelveShopper

    def answer(self, view: DelveView, topic: str, options: Sequence[Option]) -> Option:
        match topic:
            case "place":
                if options[0][0] == "place":
                    return self._guide.lay(options)
                return self.play(view, [option for option in options if option[0] == "play"])
            case "cell":
                return self._guide.near_home(options)
            case "onward":
                return self._guide.onward(options)
            case "leap":
                return self._guide.jump(options)
            case "turn_tile":
                return self._guide.turn(options)
            case "free":
                return max(options, key=lambda option: self.shop.worth_of(self.note(option)))
            case "good":
                return max(options, key=lambda option: self.shop.good(option, self.note(option)))
            case "trash":
                return self._trash(options)
            case "idol":
                return options[0] if self.shop.prices["heal"] * min(3, view.me.damage) > w.IDOL else options[1]
            case _:
                return super().answer(view, topic, options)

    def _trash(self, options: Sequence[Option]) -> Option:
        """What one needs least; if one need not trash anything, only what is worse than most cards."""
        worst = min([option for option in options if option != KEEP], key=self.kept)
        return KEEP if KEEP in options and self.kept(worst) > self.shop.average else worst

    def act(self, view: DelveView, options: Sequence[Option]) -> Option:
        """All cards are played: drink, take, open, mark, trade, walk, hurry, fight, buy, end."""
        self.look(view)
        known = self._outlook.notes
        bound: list[Option] = []
        """What one can deal with only where one is now."""
        hastes: list[Option] = []
        jumps: list[Option] = []
        turns: list[Option] = []
        walks = False
        for option in options:
            verb = option[0]
            if verb in DEALS:
                note = known[option[1]]
                if note.special:
                    if 0 < note.heals <= view.me.damage:
                        return option
                    if note.speeds is not None:
                        hastes.append(option)
                    if note.face.only_in:
                        bound.append(option)
                if note.face.kind == "good" and self.shop.good(option, note) > 0:
                    return option
            elif verb == "teleport":
                jumps.append(option)
            elif verb in ("move", "explore"):
                walks = True
            elif verb == "turn":
                turns.append(option)
            elif self._standing(option):
                return option
        if walks or jumps:
            step = self._go(bound, jumps, options)
            if step is not None:
                return step
        way_out = self._guide.turn(turns) if turns else None
        if way_out is not None and self._guide.opens(way_out):
            return way_out
        return self.hurry(hastes) or self.deal(options, 0) or self.end(options)

    def _standing(self, option: Option) -> bool:
        """Is it worth to do this in the room where one stands?"""
        if option[0] == "take":
            return self._guide.take(cast(str, option[1]))
        return option[0] in ("open", "mark", "redeem")

    def _go(self, bound: Sequence[Option], jumps: Sequence[Option], options: Sequence[Option]) -> Option | None:
        """The first step of the best trip; before it, what can be had only here."""
        value, trip = self._guide.best()
        far = [option for option in jumps if len(option) > 2]
        if far:
            leap, option = self._guide.best_jump(far)
            if leap > value:
                return option
        if trip is None:
            return None
        swords = min(self._outlook.view.now.swords, trip.monsters)
        return (self.deal(bound, swords) if bound else None) or self._step(trip, options)

    def _step(self, trip: Trip, options: Sequence[Option]) -> Option:
        """Monsters are met with as many swords as there are."""
        way = trip.first
        assert way is not None
        if trip.jumps:
            return ("teleport", way.target)
        verb = "move" if way.to else "explore"
        return next(
            option
            for option in options
            if option[:2] == (verb, way.target) and (option[3] if len(option) > 3 else 1) == way.number
        )
