"""Pairs of games that differ only in what one seat cannot see, and that go on alike.

A game says in a subclass what there is to hide and how a move is made that looks the same in both games.
"""

from __future__ import annotations

import copy
import itertools
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias, TypeVar

from brzdek.core.ask import Option, Steps
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.source import Document
from brzdek.core.drawing import Style, text_of
from brzdek.core.rulebook import Result, Rulebook, Setup
from brzdek.core.table import Table

Viewer: TypeAlias = int | None
Mix: TypeAlias = Callable[[Any, Viewer, random.Random], bool]
"""Mixes up something in a game that the viewer cannot see; says whether anything is different now."""
BOT = "steady"


class Prepared(Rulebook[Any, Any]):
    """The rules of a game, beginning in the middle of one."""

    def __init__(self, rules: Rulebook[Any, Any], game: Any) -> None:
        self.name, self.layers, self.face, self.bots = rules.name, rules.layers, rules.face, rules.bots
        self.rules = rules
        self.game = game

    def begin(self, setup: Setup, catalog: Catalog) -> Any:
        return copy.deepcopy(self.game)

    def turn(self, game: Any) -> Steps[None]:
        return self.rules.turn(game)

    def view(self, game: Any, seat: int | None) -> Any:
        return self.rules.view(game, seat)

    def result(self, game: Any) -> Result:
        return self.rules.result(game)

    def check_position(self, doc: Document, setup: Setup, catalog: Catalog) -> None:
        self.rules.check_position(doc, setup, catalog)


# --- what the viewer gets to see


def seen(table: Table, viewer: Viewer, since: int) -> dict[str, Any]:
    """Everything that reaches this seat: the view, new events, who is asked, the own question."""
    view, ask = table.view(viewer), table.ask
    return {
        "view": view.data(),
        "events": view.events(since),
        "moment": view.moment,
        "asked": None if ask is None else (ask.seat, ask.topic, ask.about),
        "options": None if ask is None or ask.seat != viewer else list(ask.options),
    }


def shown(table: Table, viewer: Viewer) -> dict[str, Sequence[Any]]:
    """All that the screen can show to this seat."""
    view, face, style = table.view(viewer), table.rulebook.face, Style()
    say = face.say("en")
    screens: dict[str, Sequence[Any]] = {
        "status": [face.status(view, say)],
        "board": text_of(face.board(view, say, style)),
        "hand": text_of(face.hand(view, say, style)),
        "score": text_of(face.score(view, say, style)),
        "log": [face.event(view, event, say) for event in face.gather(view.events())],
        "question": [],
    }
    ask = table.ask
    if ask is not None and ask.seat == viewer:
        briefs = [face.brief(view, option, say) for option in ask.options]
        screens["question"] = [face.question(view, ask, say), face.menu(view, ask, say, style), briefs]
    for look in face.looks:
        for rest in ("", *(look.offers(view, "en") if look.offers else ())):
            screens[f"{look.names.en} {rest}"] = text_of(look.show(view, rest, say, style))
    return screens


# --- going on alike

T = TypeVar("T", bound="Twins")


class Twins(ABC):
    """A game, and the same game with something mixed up that the viewer cannot see."""

    mixes: ClassVar[Mapping[str, Mix]]
    """What there is to hide."""
    screen_every: ClassVar[int] = 10
    """Drawing takes time, so screens are compared only after so many answers."""

    def __init__(self, table: Table, viewer: Viewer, hidden: Sequence[str], choice: random.Random) -> None:
        self.viewer = viewer
        self.hidden = hidden
        self.choice = choice
        self.since = 0
        self.steps = 0
        games: list[Any] = [copy.deepcopy(table.game), copy.deepcopy(table.game)]
        self.differ = self.mix_first(table, games[1])
        self.one, self.two = (Table(Prepared(table.rulebook, game), table.setup, table.catalog) for game in games)
        make_bot = table.rulebook.bots.get(BOT)
        self.bots = () if viewer is None or make_bot is None else (make_bot(viewer, 1), make_bot(viewer, 1))

    @classmethod
    @abstractmethod
    def somewhere(cls, seed: int) -> Table:
        """A game in some situation, at a question that a turn can begin with."""

    @abstractmethod
    def step(self) -> bool:
        """Make a move that looks the same in both games. May the viewer still not tell them apart?"""

    def more(self, view: Any) -> Any:
        """What the view offers beside its plain data."""
        return None

    def mix_first(self, table: Table, game: Any) -> bool:
        """Mix up a game that has not come to its first question yet; is anything different now?"""
        return self.mix(game)

    def mix(self, game: Any) -> bool:
        return sum(self.mixes[kind](game, self.viewer, self.choice) for kind in self.hidden) > 0

    @property
    def games(self) -> tuple[Any, Any]:
        return self.one.game, self.two.game

    def run(self, most: int) -> None:
        """Go on until something that differs comes to light by the rules, or for so many answers."""
        self.compare()
        while self.steps < most and self.one.ask is not None:
            self.since = len(self.one.game.log)
            if not self.step():
                return
            self.steps += 1
            self.compare()

    def compare(self) -> None:
        """The viewer must not be able to tell which game this is."""
        one, two = (seen(table, self.viewer, self.since) for table in (self.one, self.two))
        for part in one:
            assert one[part] == two[part], part
        assert self.more(self.one.view(self.viewer)) == self.more(self.two.view(self.viewer))
        if self.steps % self.screen_every == 0:
            screens, others = (shown(table, self.viewer) for table in (self.one, self.two))
            for screen in screens:
                assert screens[screen] == others[screen], screen

    def own_move(self) -> Option:
        """What the viewer does: what a bot would do with the same view, or anything."""
        ask = self.one.ask
        assert ask is not None
        options = [self.choice.choice(ask.options)]
        if self.bots:
            seats = zip(self.bots, (self.one, self.two), strict=True)
            first, second = (bot.choose(table.view(self.viewer), table.ask) for bot, table in seats if table.ask)
            assert first == second, "a bot can tell the games apart"
            options.append(first)
        return self.choice.choice(options)


def pairs(kind: type[T], hidden: Sequence[str], *, onlooker: bool, count: int) -> list[T]:
    """So many pairs of games in many situations, with a viewer each."""
    found: list[T] = []
    for seed in itertools.count():
        choice = random.Random(seed)
        table = kind.somewhere(seed)
        viewer: Viewer = None if onlooker else choice.randrange(len(table.setup.seats))
        twins = kind(table, viewer, hidden, choice)
        if twins.differ:
            found.append(twins)
        if len(found) == count:
            break
    return found
