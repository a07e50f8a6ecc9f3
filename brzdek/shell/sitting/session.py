"""One game played by people and bots at one screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from brzdek.core.ask import Ask, Option
from brzdek.core.drawing import Line
from brzdek.core.legality import without_rules
from brzdek.core.problems import Stuck
from brzdek.core.rulebook import Bot
from brzdek.core.table import Table
from brzdek.core.text import Lang, Say
from brzdek.shell.display.screen import Ended, Interrupted, LeaveGame, Prompt, Screen
from brzdek.shell.display.signals import Calm
from brzdek.shell.reading.commands import LEAVING, LOOK, MACRO, SHELL_COMMANDS, Command, Commands, own_command
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.yes_and_no import yes_or_no
from brzdek.shell.sitting import ending
from brzdek.shell.sitting.going_back import Steps
from brzdek.shell.sitting.peace import Peace
from brzdek.shell.sitting.prompting import prompt_for
from brzdek.shell.sitting.screenful import MOST_NEWS
from brzdek.shell.sitting.stage import Stage
from brzdek.shell.sitting.telling import Telling
from brzdek.shell.words import SHELL

if TYPE_CHECKING:
    from brzdek.core.record.recorder import Recorder
    from brzdek.core.record.sittings import Sitting, Tell
    from brzdek.shell.sitting.conversation import Conversation


PATIENCE = 3
"""How often a yes-or-no question is put."""


def play(sitting: Sitting, screen: Screen, lang: Lang, tell: Tell) -> tuple[int, Lang]:
    """Play a game to its end, or until somebody leaves, and again as long as people want; the exit code, and the
    language that was spoken last.
    """
    code = 0
    while True:
        with sitting:
            session = Session(sitting.table, sitting.recorder, screen, lang)
            code = session.run() or code
        lang = session.lang
        from brzdek.shell.sitting.afterwards import wants_rematch

        if not wants_rematch(session):
            return code, lang
        from brzdek.core.record.sittings import rematch

        sitting = rematch(sitting, tell)


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
        self._bots: dict[int, Bot[Any]] = {}
        self.told = Telling(table, screen, len(self.names) * 2 if table.journal else None)
        """Who has been told what; of a game that goes on, only the last things are told again."""
        self.stale = set(self.people)
        """People who have not seen the table since somebody else acted."""
        self._talk: Conversation | None = None
        self.steps = Steps()
        self.bad_lines = 0
        self.calm = Calm()
        self.stage = Stage(self)
        self.peace = Peace()
        self.use(lang)

    def use(self, lang: Lang) -> None:
        """Speak this language."""
        self.lang: Lang = lang
        self.say = Say(lang, SHELL)
        self.words = self.told.words = self.face.say(lang)
        self.told.left_out = lambda n: self.say("left_out", n=n, command=self.word("log"))
        answers = self.view(self.at).announced is not None
        common = [command for command in SHELL_COMMANDS if answers or command.key != "quiet"]
        self.commands = Commands(common, self._own_commands)

    def _own_commands(self) -> list[Command]:
        looks, macros = enumerate(self.face.looks), enumerate(self.face.macros)
        return [
            *[own_command(f"{LOOK}{number}", look, "any") for number, look in looks],
            *[own_command(f"{MACRO}{number}", macro, deed=macro.deed) for number, macro in macros],
        ]

    @property
    def talk(self) -> Conversation:
        """What is typed and what comes of it. All that understands lines is read with the first one."""
        if self._talk is None:
            from brzdek.shell.sitting.conversation import Conversation

            self._talk = Conversation(self)
        return self._talk

    @property
    def offers_something(self) -> bool:
        """Does a bare Enter do what was just offered?"""
        return self._talk is not None and self._talk.offered is not None

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
            except LeaveGame:
                ending.part(self)
            except Ended:
                self.screen.say(self.say("script_over"))
                ending.part(self)
            else:
                ending.finish(self)
        if self.bad_lines:
            self.screen.say(self.say("script_bad", n=self.bad_lines), "bad")
        return 1 if self.bad_lines else 0

    def _play(self) -> None:
        self._tell_at_once()
        while (ask := self.table.ask) is not None:
            if ask.seat not in self.people:
                self._let_bot_answer(ask)
                if not self.people and (self.table.ask is None or self.table.ask.seat != ask.seat):
                    self._tell_at_once()
                if not self.people and self.calm.take():
                    self.screen.say(self.say("stopped"))
                    raise LeaveGame
            elif (passing := self.peace.passes(self, ask)) is not None:
                self.told.note(ask.seat, self.face.remark(self.view(ask.seat), ask, passing, self.words))
                self.answer(passing)
            else:
                if ask.seat != self.at:
                    self._hand_over(ask.seat)
                self._let_answer(ask)

    def _let_bot_answer(self, ask: Ask) -> None:
        try:
            with self.calm.in_rules():
                option = self._bot(ask.seat).choose(self.view(ask.seat), ask)
        except KeyboardInterrupt:
            self._bots.pop(ask.seat, None)  # half a thought is no thought
            self._stop_or_go_on()
        else:
            self.answer(option)

    def _stop_or_go_on(self) -> None:
        """Ctrl-C in a turn that takes too long."""
        if not self.people:
            self.screen.say(self.say("stopped"))
            raise LeaveGame
        if self.agree("leave"):
            raise LeaveGame

    def answer(self, option: Option) -> None:
        """Give an answer to the open question, and write it down."""
        ask, moment = self.table.ask, self.view(None).moment
        assert ask is not None
        try:
            with self.calm.in_rules():
                self.table.answer(option)
        except KeyboardInterrupt:
            self._stop_or_go_on()
            return
        except Stuck as stuck:
            if ask.seat not in self.people:
                raise
            self.refuse(stuck.reason.to(self.lang))
            return
        self.stale.update(person for person in self.people if self._is_stale(person, ask.seat, moment))
        if self.recorder is not None:
            self.recorder.append(option, self.names[ask.seat], self.table.mark)
            if ask.seat in self.people:
                self.recorder.sync()

    def _is_stale(self, person: int, answered: int, since: int) -> bool:
        """Should a person see the table again? When a turn has begun, which may be the next one of the same player, and
        within a turn when somebody else has acted, or something has changed by which the game redraws it.
        """
        happened = self.view(None).events(since)
        if any(self.face.begins_turn(event) for event in happened):
            return True
        redrawn = self.face.redrawn
        if redrawn is None:
            return person != answered
        return any(type(event) in redrawn and event[0] == person for event in happened)

    def take_back(self, length: int) -> None:
        """Go back to where the journal had that many answers."""
        self.table.undo(len(self.table.journal) - length)
        self.told.go_back()
        self.peace.go_back(length)
        self.stale.update(self.people)
        if self.recorder is not None:
            self.recorder.rewrite(length)

    # -- a person's turn

    def _let_answer(self, ask: Ask) -> None:
        """Show what matters and read lines until one of them is a move."""
        if self.recorder is not None:
            self.recorder.sync()
        self._present(ask)
        moves = Moves(self.face, self.view(ask.seat), ask)
        if self._talk is not None:
            self._talk.carrying.follow_up(ask, moves)
        while self.table.ask is ask:
            line = self._talk.waiting(ask.seat) if self._talk is not None else None
            if line is None:
                line = self._read_line(ask, moves)
            self.talk.hear(line, ask, moves)
        self._tell_at_once()

    def _read_line(self, ask: Ask, moves: Moves) -> str:
        """A typed line. Ctrl-C and second thoughts about leaving come back to the prompt."""
        while True:
            if self.calm.take():
                self._calm_down()
            try:
                with self.calm.at_prompt():
                    return self.screen.read(prompt_for(self, ask, moves))
            except (Interrupted, KeyboardInterrupt):
                self._calm_down()
            except Ended:
                if not self.screen.live:
                    raise
                if self.agree("leave", at_end=True):
                    raise LeaveGame from None

    def _calm_down(self) -> None:
        self.screen.say(self.say("interrupted", command=self.word("quit")), "dim")

    def refuse(self, text: str, *, goes_on: bool = False) -> None:
        """Say why a line was not done; a script is told which line it was, and by which rule. ``goes_on``: what waits
        behind it is done all the same.
        """
        self.bad_lines += 0 if self.screen.live else 1
        place = self.say("at_line", line=self.screen.place) if self.screen.place else ""
        self.screen.say(place + (text if self.screen.names_rules else without_rules(text)), "bad")
        if not goes_on:
            self.talk.drop_the_rest()

    # -- what is shown

    def _present(self, ask: Ask) -> None:
        """Look back at a part of the game that is over, then show what matters for the question."""
        if self.screen.live:
            self._look_back()
        if self.peace.asked(ask):
            self.screen.say(self.say("quiet_but"), "dim")
        if self._goes_on_by_itself(ask):
            self.screen.show(self.news())
        else:
            self.stage.present(ask)
        if self.screen.live and self.peace.wearies(ask):
            self.screen.say(self.say("quiet_offer", command=self.word("quiet")), "dim")

    def _goes_on_by_itself(self, ask: Ask) -> bool:
        """Is the next command of a line about to be done? Then what happens is shown and no more, unless the table has
        to be drawn anew.
        """
        if self._talk is None or ask.topic not in self.face.open_topics:
            return False
        if self.screen.rich and ask.seat in self.stale:
            return False
        return self._talk.queue.is_for(ask.seat)

    def _look_back(self) -> None:
        """A round is over, or a turn of one's own went by unasked: what came of it, and time to read that."""
        lines = self.told.last_part(self.at)
        if lines is not None:
            score = self.face.score(self.view(self.at), self.words, self.screen.style)
            below = [[], *lines, *score]
            table = self.stage.fitting(
                lambda style: self.face.looking_back(self.view(self.at), self.words, style), len(below)
            )
            self.screen.show([[], *table, *below] if table else below)
            self._pause_in_part([*lines, *score])
        while self.at is not None and (lines := self.told.turn_gone_by(self.at, MOST_NEWS)) is not None:
            self.screen.show([[], *lines])
            self._pause_in_part()

    def news(self) -> list[Line]:
        """What whoever is at the screen has not been told: a script of several people tells all of them at once."""
        everybody = self.hot_seat and not self.screen.live
        return self.told.news_for_all(self.people, brief=True) if everybody else self.told.news(self.at)

    def ask_aloud(self, ask: Ask) -> None:
        """Put the question again."""
        self.screen.show(self.stage.question(ask))

    def _tell_at_once(self) -> None:
        """Tell what just happened, unless it is told with the next question."""
        if self.hot_seat and not self.screen.live:
            self.screen.show(self.told.news_for_all(self.people, brief=False))
        elif not self.people:
            self.screen.show(self.news())

    def word(self, key: str) -> str:
        """A command as it is called in this language."""
        return next(command for command in SHELL_COMMANDS if command.key == key).name(self.lang)

    def page(self, lines: list[Line]) -> None:
        """Show lines that may be many."""
        self.screen.page(lines, self.say("more"))

    # -- the screen goes round

    def _hand_over(self, seat: int) -> None:
        """Give the screen to another person without showing one what the other may not see."""
        self.stage.forget()
        if self._talk is not None:
            self._talk.forget()
        if not self.screen.live:
            self.at = seat
            self.screen.show([[], [("title", self.say("turn_of", name=self.names[seat]))]])
            return
        self.hide(self.say("hide", name=self.names[seat]))
        self._pause(self.say("pass_to", name=self.names[seat]))
        self.screen.clear()
        self.at = seat
        self.stale.add(seat)

    def hide(self, text: str) -> None:
        """Let the person at the screen read what their move brought to light, then hide it."""
        if self.at is not None and self.told.has_secrets(self.at):
            self.screen.show(self.told.news(self.at, MOST_NEWS))
            self._pause(text)
        self.at = None
        self.screen.clear()

    def _pause_in_part(self, over: Sequence[Line] = ()) -> None:
        """Wait for Enter; what is typed instead of it is heard at the next question, but for questions about a part of
        the game of which ``over`` tells how it ended.
        """
        from brzdek.shell.sitting.between_parts import tell_of_what_is_over

        line = self._pause(self.say("next_part")).strip()
        while over and line and self.at is not None and tell_of_what_is_over(self, line, self.at, over):
            line = self._pause(self.say("next_part")).strip()
        if line and self.at is not None:
            self.talk.hear_next(line, self.at)

    def _pause(self, text: str) -> str:
        """Wait for Enter; what was typed before it."""
        while True:
            try:
                with self.calm.at_prompt():
                    return self.screen.read(Prompt([("title", text)]))
            except (Interrupted, KeyboardInterrupt):
                self.screen.say(self.say("interrupted", command="Ctrl-D"), "dim")
            except Ended:
                if self.agree("leave", at_end=True):
                    raise LeaveGame from None

    def agree(self, key: str, *, at_end: bool = False) -> bool:
        """A yes-or-no question; whoever keeps saying something else says no. ``at_end``: what an end-of-file means."""
        text = self.say(key)
        for _ in range(PATIENCE):
            try:
                with self.calm.at_prompt():
                    line = self.screen.read(Prompt([("title", text)]))
                answer = True if key == "leave" and self.says_to_leave(line) else yes_or_no(line)
            except (Interrupted, KeyboardInterrupt):
                return False
            except Ended:
                return at_end
            if answer is not None:
                return answer
            text = self.say("yes_or_no")
        return False

    def says_to_leave(self, line: str) -> bool:
        """Is the command to leave said once more?"""
        _, named = self.commands.find(line.strip())
        spoken = self.commands.spoken(line)
        return [command.key for command in named] == [LEAVING] or (spoken is not None and spoken[0].key == LEAVING)
