"""One game played by people and bots at one screen."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from brzdek.core.ask import Ask, Option
from brzdek.core.face import Line, Style
from brzdek.core.rulebook import Bot
from brzdek.core.table import Table
from brzdek.core.text import Lang, Say
from brzdek.shell import actions
from brzdek.shell.actions import Leave
from brzdek.shell.commands import SHELL_COMMANDS, Commands, own_command
from brzdek.shell.complete import Completer
from brzdek.shell.layout import DOT, beside, folded
from brzdek.shell.moves import Moves
from brzdek.shell.parse import Choose, Do, read
from brzdek.shell.screen import PROMPT_LINES, Ended, Interrupted, Prompt, Screen, open_screen
from brzdek.shell.signals import Calm
from brzdek.shell.telling import Telling
from brzdek.shell.words import SHELL

if TYPE_CHECKING:
    from brzdek.core.transcript import Recorder

MOST_NEWS = 14
"""How many lines of what happened are told before a turn on a rich screen."""


def play(
    table: Table, recorder: Recorder | None, *, lang: Lang, plain: bool, script: Iterable[str] | None = None
) -> int:
    """Play a game to its end, or until somebody leaves; the exit code."""
    return Session(table, recorder, open_screen(plain, script), lang).run()


class Session:
    """The game, the screen and who sits at it."""

    def __init__(self, table: Table, recorder: Recorder | None, screen: Screen, lang: Lang) -> None:
        self.table = table
        self.recorder = recorder
        self.screen = screen
        self.face = table.rulebook.face
        self.names = [seat.name for seat in table.setup.seats]
        self.people = [number for number, seat in enumerate(table.setup.seats) if not seat.bot]
        self.hot_seat = len(self.people) > 1
        self.at: int | None = self.people[0] if len(self.people) == 1 else None
        """Who is at the screen; None: nobody who may see a secret."""
        self.answered = _who_answered(table)
        """The seat behind each answer of the journal."""
        self._bots: dict[int, Bot[Any]] = {}
        self.told = Telling(table, screen, len(self.names) * 2 if self.answered else None)
        """Who has been told what; of a game that goes on, only the last things are told again."""
        self.stale = set(self.people)
        """People who have not seen the table since somebody else acted."""
        self.bad_lines = 0
        self.calm = Calm()
        self._greeted: set[int] = set()
        self.use(lang)

    def use(self, lang: Lang) -> None:
        """Speak this language."""
        self.lang: Lang = lang
        self.say = Say(lang, SHELL)
        self.words = self.told.words = self.face.say(lang)
        own = [own_command(f"{actions.LOOK}{number}", look, "any") for number, look in enumerate(self.face.looks)]
        own += [own_command(f"{actions.MACRO}{number}", macro) for number, macro in enumerate(self.face.macros)]
        self.commands = Commands((*SHELL_COMMANDS, *own))

    def view(self, seat: int | None) -> Any:
        return self.table.view(seat)

    def _bot(self, seat: int) -> Bot[Any]:
        """The bot of a seat, made when it is first asked: the first prompt should not wait for it."""
        if seat not in self._bots:
            setup = self.table.setup
            self._bots[seat] = self.table.rulebook.bots[setup.seats[seat].bot](seat, setup.seed)
        return self._bots[seat]

    # -- the game

    def run(self) -> int:
        with self.calm.entered():
            try:
                self._play()
            except Leave:
                self._part()
            except Ended:
                self.screen.say(self.say("script_over"))
                self._part()
            else:
                self._finish()
        if self.bad_lines:
            self.screen.say(self.say("script_bad", n=self.bad_lines), "bad")
        return 1 if self.bad_lines else 0

    def _play(self) -> None:
        self._tell_at_once()
        while (ask := self.table.ask) is not None:
            if ask.seat not in self.people:
                self.answer(self._bot(ask.seat).choose(self.view(ask.seat), ask))
                self._tell_at_once()
                if not self.people and self.calm.take():
                    self.screen.say(self.say("stopped"))
                    raise Leave
            else:
                if ask.seat != self.at:
                    self._hand_over(ask.seat)
                self._let_answer(ask)

    def answer(self, option: Option) -> None:
        """Give an answer to the open question, and write it down."""
        ask = self.table.ask
        assert ask is not None
        self.table.answer(option)
        self.answered.append(ask.seat)
        self.stale.update(person for person in self.people if person != ask.seat)
        if self.recorder is not None:
            self.recorder.append(option, self.names[ask.seat])

    def take_back(self, length: int) -> None:
        """Go back to where the journal had that many answers."""
        self.table.undo(len(self.answered) - length)
        del self.answered[length:]
        self.told.go_back()
        self.stale.update(self.people)
        if self.recorder is not None:
            self.recorder.rewrite(length)

    # -- a person's turn

    def _let_answer(self, ask: Ask) -> None:
        """Show what matters and read lines until one of them is a move."""
        self._present(ask)
        moves = Moves(self.face, self.view(ask.seat), ask)
        while self.table.ask is ask:
            line = self._read_line(ask, moves)
            if line:
                self._obey(line, ask, moves)
            elif len(ask.options) == 1:
                self.answer(ask.options[0])
            else:
                self._ask_aloud(ask)
        self._tell_at_once()

    def _read_line(self, ask: Ask, moves: Moves) -> str:
        """A typed line. Ctrl-C and second thoughts about leaving come back to the prompt."""
        while True:
            if self.calm.take():
                self._calm_down()
            try:
                with self.calm.at_prompt():
                    return self.screen.read(self._prompt(ask, moves))
            except (Interrupted, KeyboardInterrupt):
                self._calm_down()
            except Ended:
                if not self.screen.live:
                    raise
                if self.agree("leave", at_end=True):
                    raise Leave from None

    def _calm_down(self) -> None:
        self.screen.say(self.say("interrupted", command=self.word("quit")), "dim")

    def _obey(self, line: str, ask: Ask, moves: Moves) -> None:
        reading = read(line, moves, self.commands, self.lang, self.screen.style)
        if isinstance(reading, Choose):
            self.answer(reading.option)
        elif isinstance(reading, Do):
            actions.perform(self, reading, ask, moves)
        else:
            actions.explain(self, line, reading, moves)

    def refuse(self, text: str) -> None:
        """Say why a line was not done; a script is told which line it was."""
        self.bad_lines += 0 if self.screen.live else 1
        place = self.say("at_line", line=self.screen.place) if self.screen.place else ""
        self.screen.say(place + text, "bad")

    # -- what is shown

    def _present(self, ask: Ask) -> None:
        """The table and the hand if they may have changed, what happened, and the question."""
        if ask.seat not in self.stale:
            self.screen.show(self.told.news(self.at))
        elif self.screen.rich:
            news = self.told.news(self.at, MOST_NEWS)
            scene = self._scene(ask.seat, len(news))
            # What is written last is sure to be seen: the table, if there is no room for everything.
            self.screen.show([[], *scene, *news] if self._fits(scene, len(news)) else [[], *news, *scene])
        else:
            self.screen.show(self.told.news(self.at))
            hand = self.face.hand(self.view(ask.seat), self.words, self.screen.style)
            self.screen.show([[], *hand])
        self.stale.discard(ask.seat)
        view = self.view(ask.seat)
        self.screen.show(self.fitting(lambda style: self.face.picture(view, ask, self.words, style)))
        if ask.seat not in self._greeted:
            self._greeted.add(ask.seat)
            self.screen.say(self.say("first_line" if self.screen.rich else "first_line_plain"), "dim")
        self._ask_aloud(ask)

    def _ask_aloud(self, ask: Ask) -> None:
        view = self.view(ask.seat)
        self.screen.say(self.face.question(view, ask, self.words), "title")
        if len(ask.options) == 1:
            move = self.face.option(view, ask.options[0], self.words)
            self.screen.say(self.say("only_one", move=move), "dim")

    def _scene(self, seat: int, others: int) -> list[Line]:
        """The table with the hand beside it, made as low as it has to be to leave room for so many other lines."""
        view, style = self.view(seat), self.screen.style
        low = replace(style, compact=True)

        def draw(board: Style, hand: Style) -> list[Line]:
            drawn = self.face.board(view, self.words, board)
            return beside(drawn, self.face.hand(view, self.words, hand), style.width - 1)

        for styles in ((style, style), (low, style)):
            lines = draw(*styles)
            if self._fits(lines, others):
                return lines
        return draw(low, low)

    def board(self) -> list[Line]:
        """The table alone, as whoever is at the screen may see it."""
        return self.fitting(lambda style: self.face.board(self.view(self.at), self.words, style))

    def fitting(self, draw: Callable[[Style], list[Line]]) -> list[Line]:
        """A drawing, made low if it is higher than the screen."""
        style = self.screen.style
        lines = draw(style)
        return lines if self._fits(lines, 0) else draw(replace(style, compact=True))

    def _fits(self, lines: list[Line], others: int) -> bool:
        rows = self.screen.rows
        return not rows or len(lines) + others + PROMPT_LINES <= rows

    def _tell_at_once(self) -> None:
        """Tell what just happened, unless it is told with the table of the next turn."""
        if self.hot_seat and not self.screen.live:
            self.screen.show(self.told.news_for_all(self.people))
        elif not self.people or (not self.hot_seat and not self.screen.rich):
            self.screen.show(self.told.news(self.at))

    def _prompt(self, ask: Ask, moves: Moves) -> Prompt:
        view = self.view(ask.seat)
        name, status = self.names[ask.seat], self.face.status(view, self.words)
        if self.screen.rich:
            status = folded(status, self.screen.style.width - 1, len(name) + len(DOT))
        line: Line = [("you", name), ("dim", f"{DOT}{status}" if status else "")]
        wide = sum(len(text) for _, text in line) > self.screen.style.width // 2 and self.screen.rich
        line.append(("key", "\n> " if wide else " > "))
        return Prompt(
            line,
            owner=f"{self.table.setup.game}.{self.names[ask.seat]}",
            completer=Completer(moves, self.commands, self.lang, lambda command: actions.arguments(self, command)),
            meta=lambda index: self.face.option(view, ask.options[index], self.words),
            count=lambda count: self.say("lead_to", n=count),
            lang=self.lang,
            toolbar=self.say("keys"),
            keys={
                key: lambda name=name: actions.show(self, name)  # type: ignore[misc]
                for key, name in actions.KEYS.items()
            },
        )

    def word(self, key: str) -> str:
        """A command as it is called in this language."""
        return next(command for command in self.commands.all if command.key == key).name(self.lang)

    def page(self, lines: list[Line]) -> None:
        """Show lines that may be many."""
        self.screen.page(lines, self.say("more"))

    # -- the screen goes round

    def _hand_over(self, seat: int) -> None:
        """Give the screen to another person without showing one what the other may not see."""
        if not self.screen.live:
            self.at = seat
            self.screen.show([[], [("title", self.say("turn_of", name=self.names[seat]))]])
            return
        self._hide(self.say("hide", name=self.names[seat]))
        self._pause(self.say("pass_to", name=self.names[seat]))
        self.screen.clear()
        self.at = seat
        self.stale.add(seat)

    def _hide(self, text: str) -> None:
        """Let the person at the screen read what their move brought to light, then hide it."""
        if self.at is not None and self.told.has_secrets(self.at):
            self.screen.show(self.told.news(self.at, MOST_NEWS))
            self._pause(text)
        self.at = None
        self.screen.clear()

    def _pause(self, text: str) -> None:
        """Wait for Enter."""
        while True:
            try:
                with self.calm.at_prompt():
                    self.screen.read(Prompt([("title", text)]))
                return
            except (Interrupted, KeyboardInterrupt):
                self.screen.say(self.say("interrupted", command="Ctrl-D"), "dim")
            except Ended:
                if self.agree("leave", at_end=True):
                    raise Leave from None

    def agree(self, key: str, *, at_end: bool = False) -> bool:
        """A yes-or-no question. ``at_end``: what an end-of-file means."""
        text = self.say(key)
        while True:
            try:
                with self.calm.at_prompt():
                    answer = self.screen.read(Prompt([("title", text)])).casefold()
            except (Interrupted, KeyboardInterrupt):
                return False
            except Ended:
                return at_end
            for lang in ("pl", "en"):
                if answer in SHELL["yes"].to(lang).split("|"):
                    return True
                if answer in SHELL["no"].to(lang).split("|"):
                    return False
            text = self.say("yes_or_no")

    # -- the end

    def _finish(self) -> None:
        """The game is over: everything that everybody may know now."""
        result = self.table.rulebook.result(self.table.game)
        if self.recorder is not None:
            self.recorder.finish(self.names, result)
        if self.hot_seat:
            if self.screen.live:
                self._hide(self.say("hide_end"))
                self.told.tell_onlookers_as(self.people)
            self.at = None
        self.screen.show(self.told.news(self.at))
        view = self.view(self.at)
        style = self.screen.style
        self.screen.show([[], [("title", self.say("over"))]])
        if self.screen.rich:
            self.screen.show(self.board())
        self.screen.show(self.face.score(view, self.words, style))
        winners = [self.names[seat] for seat in result.winners]
        key = "winners" if winners else "no_winner"
        self.screen.say(self.say(key, n=len(winners), names=", ".join(winners)), "gold")

    def _part(self) -> None:
        """Leaving before the end."""
        if self.hot_seat and self.screen.live:
            self.screen.clear()
        if self.recorder is None or self.recorder.failed:
            self.screen.say(self.say("left_unsaved"))
        else:
            self.screen.say(self.say("left", file=shlex.quote(str(self.recorder.path))))


def _who_answered(table: Table) -> list[int]:
    """The seats behind the answers of a game that goes on."""
    again = Table(table.rulebook, table.setup, table.catalog) if table.journal else table
    seats = []
    for option in table.journal:
        assert again.ask is not None
        seats.append(again.ask.seat)
        again.answer(option)
    return seats
