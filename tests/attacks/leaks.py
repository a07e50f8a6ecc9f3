"""Two games that differ only in what one seat cannot see, each played at a screen of its own: both must look the same.

The moves come from the twins of a game. Whoever is at the screen otherwise types whatever comes to mind.
"""

from __future__ import annotations

import io
import random
import threading
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from typing import Any, TypeAlias

import pyte
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output

from brzdek.core.ask import Ask, Option, written
from brzdek.core.rulebook import Seat
from brzdek.core.table import Table
from brzdek.core.text import LANGS, Lang
from brzdek.shell.display.screen import LeaveGame, PlainScreen, Prompt, Screen
from brzdek.shell.display.terminal import Terminal
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.sitting.session import Session
from tests.cli_support import PATIENCE
from tests.games.brzdek.twins import HeistTwins
from tests.games.katakumby.twins import DelveTwins
from tests.games.magia_i_miecz.twins import WorldTwins
from tests.games.sabotazysta.twins import MineTwins
from tests.games.smoki.twins import DragonTwins
from tests.twins import Prepared, Twins

TWINS: dict[str, type[Twins]] = {
    "sabotazysta": MineTwins,
    "brzdek": HeistTwins,
    "katakumby": DelveTwins,
    "magia_i_miecz": WorldTwins,
    "smoki": DragonTwins,
}
PUPPET = "puppet"
ROWS, COLUMNS = 40, 100
WIPED = "\x1b[3J"
STEPS = 40
"""After so many answers another pair is begun."""
OFTEN = 5
"""Whoever has said a move so often without being understood is not understood at all."""
CHATTER = 0.5
"""How often somebody types something else before a move."""
LINES = (
    "?", "hand", "board", "log all", "score", "hint", "why", "again", "help", "1", "", "x", "lang en",
    "kto wygrywa", "co teraz", "end", "pass", "1,0",
)  # fmt: skip
"""What anybody may type that is no move, or hardly."""
Seen: TypeAlias = list[str]
"""What the viewer could read at every prompt."""


class Out(io.StringIO):
    encoding = "utf-8"


class Puppet:
    """A bot that does what it is told."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat

    def choose(self, view: Any, ask: Ask) -> Option:
        return ask.options[0]  # whoever leads the game decides anyway


class Unknown(Exception):
    """What was mixed up since the game began is not in its journal: it cannot be played again."""


class Mixed(Table):
    """A table whose game is mixed up between answers. As long as nobody has answered, plans can be tried out at it."""

    def fork(self) -> Table:
        if self.journal:
            raise Unknown
        return super().fork()


class Led(Session):
    """A session that goes on to its next answer whenever it is told which one that is."""

    viewer: int

    def __init__(self, table: Table, viewer: int, screen: Screen, lang: Lang, chance: random.Random) -> None:
        super().__init__(table, None, screen, lang)
        self.viewer = viewer
        self.chance = chance
        self.seen: Seen = []
        self.told_to_do: Option | None = None
        self.said: list[Ask] = []
        self.go_on, self.waits = threading.Semaphore(0), threading.Semaphore(0)
        self.left = False
        self.hear = self.talk.hear
        self.talk.hear = self._hear  # type: ignore[method-assign]

    def next(self) -> Option:
        """The next answer, as soon as somebody says which one it is."""
        if self.told_to_do is None:
            self.waits.release()
            assert self.go_on.acquire(timeout=PATIENCE)
            if self.left:
                raise LeaveGame
        assert self.told_to_do is not None
        return self.told_to_do

    def answer(self, option: Option) -> None:
        """The answer that was told. A line that happened to be a move is none."""
        typed = self.told_to_do is not None
        wanted = self.next()
        assert not typed or self.table.ask is None or self.table.ask.seat != self.viewer or option == wanted
        self.told_to_do = None
        super().answer(wanted)

    def _hear(self, line: str, ask: Ask, moves: Any) -> None:
        """What others type is not looked at: their moves are not to be understood, only to happen."""
        if ask.seat != self.viewer:
            self.answer(self.next())
            return
        try:
            self.hear(line, ask, moves)
        except Unknown:
            self.screen.say("?")

    def look(self, visible: Callable[[], str], prompt: Prompt) -> None:
        """Somebody reads the screen. Is it the viewer, or may it be?"""
        if self.at in (self.viewer, None):
            self.seen.append(visible() + self._offered(prompt))

    def _offered(self, prompt: Prompt) -> str:
        """What completion offers for some beginning of a line."""
        if prompt.completer is None:
            return ""
        text = self.chance.choice(("", "p", "play ", "z", "zagraj ", "m", "card ", "why "))
        offers = prompt.completer.offers(text)
        metas = [prompt.meta(one.move, one.place) for one in offers if prompt.meta and one.move is not None]
        strange = prompt.strange(text) if prompt.strange else []
        return repr((text, offers, metas, strange, prompt.completer.suggestion(text), prompt.toolbar))

    def line(self, prompt: Prompt) -> str:
        """What is typed: anything at a pause, a move where one is asked for, or something else first."""
        if not prompt.owner:
            return "n"
        if self.at == self.viewer and self.told_to_do is None and self.chance.random() < CHATTER:
            return self._chatter()
        option = self.next()
        return self._move(option) if self.at == self.viewer else ""

    def _move(self, option: Option) -> str:
        """How the viewer says what to do: as a save has it, and by its number where that can mean several things."""
        ask = self.table.ask
        assert ask is not None
        self.said = [one for one in self.said if one is ask] + [ask]
        assert len(self.said) < OFTEN, f"{written(option)} is not understood"
        readings = (self.stage.numbered(ask) if len(self.said) > 1 else None) or ()
        return str(readings.index(Pick(option)) + 1) if Pick(option) in readings else written(option)

    def _chatter(self) -> str:
        view, chance = self.view(self.viewer), self.chance
        if not self.table.journal and chance.random() < 0.5:
            return "hint"
        looks = ["board"]
        for look in self.face.looks:
            name = look.names.en.split("|")[0]
            looks += [name, *(f"{name} {rest}" for rest in (look.offers(view, "en") if look.offers else ()))]
        cards = list(self.table.catalog.cards)
        return chance.choice(
            (
                chance.choice(LINES),
                chance.choice(looks),
                f"card {chance.choice(cards)}",
                f"play {chance.choice(cards)}",
                f"why {chance.choice(cards)}",
                f"buy {chance.choice(cards)}",
            )
        )


class PlainEnd(PlainScreen):
    """A plain screen at which the session's lines are typed."""

    led: Led

    def __init__(self) -> None:
        self.out = Out()
        super().__init__(self.out, (), live=True)

    def read(self, prompt: Prompt) -> str:
        self._prompt = prompt
        return super().read(prompt)

    def visible(self) -> str:
        return self.out.getvalue().rpartition("\n" * self._rows)[2]

    def _next_line(self) -> str | None:
        self.led.look(self.visible, self._prompt)
        return self.led.line(self._prompt)


class RichEnd(Terminal):
    """A real terminal with keys that are pressed for the session."""

    led: Led

    def __init__(self, stack: ExitStack) -> None:
        super().__init__()
        self._read = 0
        self.out = Out()
        self.pipe = stack.enter_context(create_pipe_input())
        output = Vt100_Output(self.out, lambda: Size(rows=ROWS, columns=COLUMNS), term="xterm", enable_cpr=False)
        stack.enter_context(create_app_session(input=self.pipe, output=output))
        self._shown = pyte.HistoryScreen(COLUMNS, ROWS, history=5_000)
        self._stream = pyte.Stream(self._shown)

    def visible(self) -> str:
        """What stands on the screen and above it. How it was drawn there depends on how fast keys are pressed."""
        fresh = self.out.getvalue()[self._read :]
        self._read += len(fresh)
        if WIPED in fresh:
            self._shown.reset()
        self._stream.feed(fresh.rpartition(WIPED)[2])
        above = ["".join(line[x].data for x in range(COLUMNS)) for line in self._shown.history.top]
        return "\n".join(line.rstrip() for line in (*above, *self._shown.display))

    def read(self, prompt: Prompt) -> str:
        self.led.look(self.visible, prompt)
        # A move that was typed in the middle of a long list is about to be done.
        if prompt.completer is None or not self._meanwhile:
            self.pipe.send_text(self.led.line(prompt) + "\r")
        return super().read(prompt)


class End:
    """A table with a session at it. It looks like a table to those who only answer its questions."""

    def __init__(self, table: Table, viewer: int, *, rich: bool, lang: Lang, seed: int) -> None:
        self._table = table
        self._failed: BaseException | None = None
        self._started = threading.Event()
        self.led: Led

        def run() -> None:
            try:
                with ExitStack() as stack:
                    screen: PlainEnd | RichEnd = RichEnd(stack) if rich else PlainEnd()
                    self.led = screen.led = Led(table, viewer, screen, lang, random.Random(seed))
                    self._started.set()
                    self.led.run()
                    self.led.seen.append(screen.visible())
            except BaseException as error:
                self._failed = error
            self._started.set()
            self.led.left = True
            self.led.waits.release()

        self._thread = threading.Thread(target=run, daemon=True)
        self._thread.start()
        assert self._started.wait(PATIENCE)
        self._wait()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._table, name)

    @property
    def seen(self) -> Seen:
        return self.led.seen

    def answer(self, option: Option) -> None:
        """Have the session give this answer, and go on to its next one."""
        self.led.told_to_do = option
        self.led.go_on.release()
        self._wait()

    def _wait(self) -> None:
        assert self.led.waits.acquire(timeout=PATIENCE)
        if self._failed is not None:
            raise self._failed

    def leave(self) -> None:
        if not self.led.left:
            self.led.left = True
            self.led.go_on.release()
        self._thread.join(PATIENCE)


def ends(twins: Twins, viewer: int, *, alone: bool, rich: bool, lang: Lang, seed: int) -> tuple[End, End]:
    """A screen at each of two tables: for the viewer, with puppets in the other seats, or for all of them in turn."""
    found = []
    for table in (twins.one, twins.two):
        seats = tuple(
            [
                Seat(seat.name, PUPPET if alone and number != viewer else "")
                for number, seat in enumerate(table.setup.seats)
            ]
        )
        rules: Any = table.rulebook
        prepared = Prepared(rules.rules, rules.game)
        prepared.bots = {**rules.bots, PUPPET: Puppet}
        at = Mixed(prepared, replace(table.setup, seats=seats), table.catalog)
        found.append(End(at, viewer, rich=rich, lang=lang, seed=seed))
    return found[0], found[1]


def follow(twins: Twins, most: int, **how: Any) -> int:
    """Play both games to something that comes to light by the rules, or for so many answers; how much was seen."""
    assert twins.viewer is not None
    pair = ends(twins, twins.viewer, **how)
    played: Any = twins
    played.one, played.two = pair
    seen = 0
    try:
        for _ in range(most):
            seen += same(*[end.seen for end in pair])
            if twins.one.ask is None:
                return seen
            twins.since = len(twins.one.game.log)
            if not twins.step():
                return seen
        return seen + same(*[end.seen for end in pair])
    finally:
        for end in pair:
            end.leave()


def same(one: Seen, two: Seen) -> int:
    """What the viewer has read at either screen since then is the same; how often that was."""
    assert one == two
    seen = len(one)
    one.clear()
    two.clear()
    return seen


def attack(game: str, seed: int, most: int, *, alone: bool, rich: bool) -> int:
    """Follow a pair of games that differ in everything that somebody cannot see; how often the screen was looked at."""
    kind, chance = TWINS[game], random.Random(seed)
    table = kind.somewhere(seed)
    assert table.ask is not None
    viewer = table.ask.seat if chance.random() < 0.5 else chance.randrange(len(table.setup.seats))
    twins = kind(table, viewer, tuple(kind.mixes), chance)
    try:
        return follow(twins, most, alone=alone, rich=rich, lang=LANGS[seed % 2], seed=seed)
    except AssertionError as error:
        error.add_note(f"{game}, seed {seed}, {alone=}, {rich=}")
        raise


def attacks(count: int, first: int = 0) -> dict[str, int]:
    """So many pairs of all games, some at a real terminal; how often each game was looked at."""
    found = dict.fromkeys(TWINS, 0)
    for number in range(count):
        seed = first + number // len(TWINS)
        game = list(TWINS)[number % len(TWINS)]
        found[game] += attack(game, seed, STEPS, alone=seed % 3 == 0, rich=seed % 10 == 9)
    return found
