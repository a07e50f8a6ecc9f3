"""What a bot that plays well does in both sister games: play the hand, weigh effects, buy, fight, hurry."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

from brzdek.core.ask import Ask, Option, Word
from brzdek.core.effects.choices import NO, YES, Alternatives, May
from brzdek.core.effects.watch import InsteadOf
from brzdek.games.raid.bots import weights as w
from brzdek.games.raid.bots.bundles import bundles, worth
from brzdek.games.raid.bots.forecast import V
from brzdek.games.raid.bots.guide import G
from brzdek.games.raid.bots.shopping import F, Shopper
from brzdek.games.raid.bots.yields import NOISY, CardNotes, notes
from brzdek.games.raid.rules.turn import END
from brzdek.games.raid.view.now import TurnView

DEALS = frozenset({"use", "buy", "fight", "drink"})
"""Verbs of what is done with a card or token."""

S = TypeVar("S", bound=Shopper[Any])


class Routine(ABC, Generic[V, F, S, G]):
    """A bot that looks at the situation once and answers from it as long as nothing changes.

    It draws no lots, and what it remembers within a turn it could find out anew at every question, but for how often it
    has beaten what comes back.
    """

    scale: ClassVar[w.Scale] = w.SCALE
    welcome: ClassVar[frozenset[str]] = frozenset()
    """Questions whose first answer is always good."""
    outlooks: Callable[[V], F]
    guides: Callable[[F], G]
    shoppers: Callable[[F], S]
    """What one looks at a situation with, finds one's way with and goes shopping with."""
    _outlook: F
    _guide: G

    def __init__(self, seat: int, seed: int) -> None:
        self._known: Mapping[Word, CardNotes] | None = None
        """The cards of the table at which it sits."""
        self._turn: TurnView[Any] | None = None
        self._shopper: S | None = None
        self._again = 0
        """How many monsters of the reserve, which come back, it has beaten in this turn."""

    @abstractmethod
    def act(self, view: V, options: Sequence[Option]) -> Option:
        """One step of a turn in which all cards are played."""

    def outcome(self, boots: int = 0, swords: int = 0, teleports: int = 0) -> float:
        """The points to expect of the best walk with so much more than one has."""
        return self._guide.best(boots, swords, teleports)[0]

    # -- questions

    def choose(self, view: V, ask: Ask) -> Option:
        options = ask.options
        if ask.topic == "turn":
            if options[0][0] == "play":
                return self.play(view, options)
            return self._not_for_ever(view, options) if len(options) > 1 else options[0]
        if ask.topic in self.welcome or len(options) == 1:
            return options[0]
        self.look(view)
        return self.answer(view, ask.topic, options)

    def look(self, view: V) -> None:
        """Look at the situation; within one turn only at what has changed."""
        now = view.now
        if not now.same_turn(self._turn):
            self._turn = now
            self._outlook = self.outlooks(view)
            self._guide = self.guides(self._outlook)
            self._shopper = None
            self._again = 0
        elif self._outlook.refresh():
            self._shopper = None

    def answer(self, view: V, topic: str, options: Sequence[Option]) -> Option:
        match topic:
            case "choose":
                return self._alternative(view, options)
            case "may":
                return self._perhaps(view, options)
            case "discard":
                return min(options, key=lambda option: self.shop.worth_playing(self.note(option)))
            case "trash":
                return min(options, key=self.kept)
            case "copy":
                return max(options, key=lambda option: self.shop.worth_playing(self.note(option)))
            case "replace":
                return min(options, key=self._wanted)
            case _:
                return options[0]

    @property
    def shop(self) -> S:
        if self._shopper is None:
            self._shopper = self.shoppers(self._outlook)
        return self._shopper

    def note(self, option: Option) -> CardNotes:
        return self._outlook.notes[option[1]]

    def _alternative(self, view: V, options: Sequence[Option]) -> Option:
        """The most useful of several effects."""
        question, prices = view.question, dict(self.shop.all_prices)
        if not isinstance(question, Alternatives):
            return options[0]
        choices = {option: bundles(question.branches.get(cast(str, option[1])), self.scale) for option in options}
        if any(word == "teleport" for choice in choices.values() for bundle in choice for word, _ in bundle):
            prices["teleport"] = self.outcome(teleports=1) - self.outcome()
        return max(options, key=lambda option: worth(choices[option], prices))

    def _perhaps(self, view: V, options: Sequence[Option]) -> Option:
        """Do what one may, unless it costs more than it brings."""
        if not isinstance(view.question, May | InsteadOf):
            return options[0]
        *done, _ = bundles(view.question, self.scale)
        return YES if worth(done, self.shop.all_prices) >= 0 else NO

    def kept(self, option: Option) -> float:
        """What one loses with a card that leaves the game."""
        note = self.note(option)
        return note.points + self.shop.worth_playing(note)

    def _wanted(self, option: Option) -> float:
        """How much one would like to keep a card in the row."""
        note = self.note(option)
        if note.face.verb == "fight" and note.face.cost > self._outlook.view.now.swords:
            return -w.DANGER if note.face.danger else 0.0
        return self.shop.worth_of(note)

    def appeal(self, option: Option) -> float:
        """How much one would like to do something at first sight; ``look`` comes before."""
        outlook = self._outlook
        match option[0]:
            case "buy" | "use" | "fight":
                note = self.note(option)
                return self.shop.good(option, note) if note.face.kind == "good" else self.shop.worth_of(note)
            case "move" | "teleport" if isinstance(option[1], int) and not outlook.me.out:
                here = outlook.prospect(outlook.me.room, 0, outlook.health, 0.0)
                return outlook.prospect(option[1], 0, outlook.health, 0.0) - here
            case _:
                return 0.0

    # -- in one's turn

    def _not_for_ever(self, view: V, options: Sequence[Option]) -> Option:
        """A step of the turn. A house card may let one beat a monster of the reserve for nothing, again and again."""
        chosen = self.act(view, options)
        if chosen[0] != "fight" or chosen[1] not in view.reserve:
            return chosen
        self._again += 1
        return chosen if self._again <= w.AGAIN else self.act(view, [one for one in options if one != chosen])

    def play(self, view: V, options: Sequence[Option]) -> Option:
        """Play the hand: what draws cards before all else, and noise last."""
        known = self._known
        if known is None:
            known = self._known = notes(view.catalog, self.scale)
        first, order = options[0], NOISY + 1
        for option in options:
            if option[0] != "play":
                break
            when = known[option[1]].order
            if when < order:
                first, order = option, when
        return first

    def hurry(self, options: Sequence[Option]) -> Option | None:
        """Something to buy, fight or drink that lets one go further at once, or beat a monster."""
        if not options:
            return None
        outlook, chosen = self._outlook, None
        most = outlook.prospect(outlook.me.room, 0, outlook.health, 0.0) + w.HASTE
        for option in options:
            note = self.note(option)
            assert note.speeds is not None
            cost = self.shop.price_of_haste(option, note)
            if self.shop.prey(note.speeds[1]) > cost + w.HASTE:
                return option
            if not outlook.me.out:
                value = self.outcome(*note.speeds) - cost
                if value > most:
                    most, chosen = value + w.HASTE, option
        return chosen

    def deal(self, options: Sequence[Option], swords: int) -> Option | None:
        """Fight or buy if it is worth it, but keep so many swords for tunnels."""
        shop = self.shop
        return shop.fight(options, self._outlook.view.now.swords - swords) or shop.buy(options)

    def end(self, options: Sequence[Option]) -> Option:
        """End the turn; a teleport that must not lapse comes first."""
        if options[-1] == END:
            return END
        jumps = [option for option in options if option[0] == "teleport"]
        return self._guide.jump(jumps) if jumps else options[-1]
