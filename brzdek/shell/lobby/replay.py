"""A saved game shown step by step: forward, back, to a turn, and on from there as a new game."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Any

from brzdek.core.ask import Option
from brzdek.core.drawing import Line
from brzdek.core.table import Table
from brzdek.core.text import Lang, Say, Text, fold
from brzdek.shell.display.complete import Completer
from brzdek.shell.display.layout import beside
from brzdek.shell.display.screen import PROMPT_LINES, Ended, Interrupted, Prompt, Screen
from brzdek.shell.lobby.lobby_words import MENU, REPLAY
from brzdek.shell.reading.commands import Command, Commands
from brzdek.shell.reading.deeds import Do
from brzdek.shell.reading.parse import read, worded
from brzdek.shell.reading.readings import Unclear, Unknown
from brzdek.shell.reading.yes_and_no import yes_or_no
from brzdek.shell.sitting.telling import Telling
from brzdek.shell.words import LANG_WORDS, SHELL

REPLAY_COMMANDS: tuple[Command, ...] = (
    Command(
        "next",
        ("dalej", "naprzód"),
        ("next", "forward"),
        Text("następna odpowiedź; „dalej 5” – pięć naraz", "the next answer; “next 5” – five at once"),
        "count",
    ),
    Command(
        "back",
        ("wstecz", "wróć"),
        ("back", "previous"),
        Text("poprzednia odpowiedź; „wstecz 5” – pięć naraz", "the answer before; “back 5” – five at once"),
        "count",
    ),
    Command(
        "turn", ("tura",), ("turn",), Text("na początek tury: „tura 12”", "to the start of a turn: “turn 12”"), "any"
    ),
    Command("start", ("początek",), ("start", "beginning"), Text("na początek gry", "to the start of the game")),
    Command("end", ("koniec",), ("end",), Text("na koniec zapisu", "to the end of the file")),
    Command(
        "play",
        ("graj", "graj stąd"),
        ("play", "play from here"),
        Text("graj dalej stąd jako nową grę; ten zapis zostaje", "play on from here as a new game; this file stays"),
    ),
    Command("board", ("plansza", "stół"), ("board", "table"), Text("pokaż stół", "show the table")),
    Command("log", ("dziennik",), ("log",), Text("co się działo do tej chwili", "what has happened until now")),
    Command("score", ("wynik", "punkty"), ("score", "points"), Text("stan gry", "the standing")),
    Command("lang", ("język",), ("lang", "language"), Text("język: pl albo en", "language: pl or en"), "lang"),
    Command("moves", ("pomoc",), ("help",), Text("te polecenia (to samo co „?”)", "these commands (same as “?”)")),
    Command("quit", ("wyjdź", "wyjście"), ("quit", "exit"), Text("wyjdź", "leave")),
)
SIGNS = {"": "next", ">": "next", "<": "back", ">>": "next_turn", "<<": "last_turn"}
"""Lines of no words."""
KEYS = {"right": ">", "left": "<", "pagedown": ">>", "pageup": "<<", "home": "start", "end": "end"}
"""What keys stand for while nothing is typed."""


class Replay:
    """A table that goes back and forth through the answers that were given at it.

    ``everything``: what is hidden is shown as well, as whoever answered saw it. Else the game is seen with the eyes of
    its only person, or as everybody may.
    """

    def __init__(self, table: Table, screen: Screen, lang: Lang, *, everything: bool, at: int | None = None) -> None:
        self.table = table
        self.screen = screen
        self.everything = everything or table.ask is None
        self.face = table.rulebook.face
        self.names = [seat.name for seat in table.setup.seats]
        people = [number for number, seat in enumerate(table.setup.seats) if not seat.bot]
        self.eyes = people[0] if len(people) == 1 else None
        self.answers: list[tuple[int, Option]] = list(table.journal)
        self.over = table.ask is None
        self._ends = sorted(table.marks)
        """After how many answers each turn was over."""
        self.place = len(self.answers)
        self._start = at
        table.mark_turns = False
        self.bad_lines = 0
        self.use(lang)

    def use(self, lang: Lang) -> None:
        self.lang: Lang = lang
        self.say = Say(lang, REPLAY, SHELL, MENU)
        self.words = self.face.say(lang)
        self.commands = Commands(REPLAY_COMMANDS)

    # -- turns

    @property
    def turns(self) -> int:
        """How many turns were begun."""
        return max(1, len(self._ends) + (0 if self.over or self._ends[-1:] == [len(self.answers)] else 1))

    def turn_at(self, place: int) -> int:
        return min(self.turns, bisect_right(self._ends, place) + 1)

    def _start_of(self, turn: int) -> int:
        return self._ends[turn - 2] if turn > 1 else 0

    # -- reading

    def run(self) -> int | None:
        """Show the game until somebody leaves; after how many answers it is to be played on, if it is."""
        title = self.table.catalog.title.to(self.lang)
        self.screen.say(self.say("replay_begins", title=title, n=len(self.answers), turns=self.turns), "title")
        if not self.over and not self.everything:
            self._consider_secrets()
        self._go(self._start or 0)
        while True:
            try:
                line = self.screen.read(self._prompt())
            except (Interrupted, KeyboardInterrupt):
                self.screen.say(self.say("menu_interrupted"), "dim")
                continue
            except Ended:
                return None
            command = self._meant(line)
            if command is None:
                continue
            if command.command.key == "quit":
                return None
            if command.command.key == "play" and self._may_play():
                return self.place
            if command.command.key != "play":
                self._do(command)

    def _prompt(self) -> Prompt:
        at = self.say("replay_at", place=self.place, n=len(self.answers), turn=self.turn_at(self.place))
        completer = Completer(None, self.commands, self.lang, lambda command: ())
        return Prompt(
            [("key", f"{at} > ")],
            "replay",
            completer,
            lang=self.lang,
            toolbar=self.say("replay_keys"),
            typing=KEYS,
        )

    def _consider_secrets(self) -> None:
        """A game that goes on: its file knows more than the people at it may."""
        self.screen.say(self.say("replay_secret"))
        if self.screen.live:
            self.everything = self._agrees()
        if not self.everything and self.eyes is not None:
            self.screen.say(self.say("replay_hidden", name=self.names[self.eyes]), "dim")
        elif not self.everything:
            self.screen.say(self.say("replay_hidden_all"), "dim")

    def _agrees(self) -> bool:
        try:
            return bool(yes_or_no(self.screen.read(Prompt([("title", self.say("replay_show_all"))]))))
        except (Interrupted, Ended, KeyboardInterrupt):
            return False

    def _meant(self, line: str) -> Do | None:
        """The command that a line is; None: it is none, which has been said."""
        sign = SIGNS.get(line)
        if sign in ("next_turn", "last_turn"):
            self._go_turns(1 if sign == "next_turn" else -1)
            return None
        line = sign or (f"turn {line}" if line.isdecimal() else line)
        reading = read(line, None, self.commands, self.lang, self.screen.style)
        if isinstance(reading, Do):
            return reading
        if isinstance(reading, Unclear):
            names = ", ".join(command.name(self.lang) for command in reading.commands)
            self.refuse(self.say("unclear", line=line) + f" {names}.")
            return None
        nearest = reading.nearest if isinstance(reading, Unknown) else None
        near = self.say("nearest", word=worded(nearest, None, self.lang)) if nearest else self.say("see_menu")
        self.refuse(self.say("unknown", line=line) + near)
        return None

    def refuse(self, text: str) -> None:
        self.bad_lines += 0 if self.screen.live else 1
        place = self.say("at_line", line=self.screen.place) if self.screen.place else ""
        self.screen.say(place + text, "bad")

    # -- doing

    def _do(self, do: Do) -> None:
        doers: dict[str, Callable[[Do], None]] = {
            "next": lambda do: self._step(do, 1),
            "back": lambda do: self._step(do, -1),
            "turn": self._turn,
            "start": lambda do: self._go(0),
            "end": lambda do: self._go(len(self.answers)),
            "board": lambda do: self._page(self._scene(0)),
            "log": lambda do: self._page(self._news(0)),
            "score": lambda do: self._page(self._score()),
            "lang": self._lang,
            "moves": lambda do: self._help(),
        }
        doers[do.command.key](do)

    def _may_play(self) -> bool:
        if self.table.ask is None:
            self.refuse(self.say("replay_over_already"))
            return False
        return True

    def _step(self, do: Do, direction: int) -> None:
        if do.rest and not (do.rest.isdecimal() and len(do.rest) < 7):
            self.refuse(self.say("replay_count", command=do.command.name(self.lang), found=do.rest))
            return
        self._go_by(direction * int(do.rest or 1))

    def _go_by(self, count: int) -> None:
        wanted = min(max(self.place + count, 0), len(self.answers))
        if wanted == self.place:
            self.screen.say(self.say("replay_stops" if count > 0 else "replay_first"), "dim")
        else:
            self._go(wanted, since=self.place)

    def _go_turns(self, direction: int) -> None:
        """To the end of this turn; or to its start, or that of the one before."""
        if direction > 0:
            later = bisect_right(self._ends, self.place)
            wanted = self._ends[later] if later < len(self._ends) else len(self.answers)
        else:
            earlier = bisect_left(self._ends, self.place)
            wanted = self._ends[earlier - 1] if earlier else 0
        self._go_by(wanted - self.place or direction)

    def _turn(self, do: Do) -> None:
        number = int(do.rest) if do.rest.isdecimal() and len(do.rest) < 7 else 0
        if 1 <= number <= self.turns:
            self._go(self._start_of(number))
        else:
            self.refuse(self.say("replay_turn", found=do.rest, n=self.turns))

    def _lang(self, do: Do) -> None:
        for lang, words in LANG_WORDS.items():
            if fold(do.rest) in words or (not do.rest and lang != self.lang):
                self.use(lang)
                self.screen.say(self.say("lang_now"))
                return
        self.refuse(self.say("lang_which"))

    def _help(self) -> None:
        width = max(len(command.name(self.lang)) for command in self.commands.all)
        lines: list[Line] = [
            [("key", f"  {command.name(self.lang):<{width}}"), ("", f"  {command.help.to(self.lang)}")]
            for command in self.commands.all
        ]
        self._page([*lines, *self.screen.paragraph(self.say("replay_help"), "dim")])

    # -- showing

    def _go(self, place: int, since: int | None = None) -> None:
        """Stand after so many answers, and show what has come of them: of those since a place, or of the last one."""
        before = since if since is not None and since < place else max(0, place - 1)
        self._set(before)
        moment = self.table.view(None).moment if place else 0
        answer = self._answer(place - 1) if place - before == 1 else ""
        self._set(place)
        self.place = place
        self._show(moment, answer)

    def _set(self, place: int) -> None:
        """Put the table where it was after so many answers."""
        now = len(self.table.journal)
        if place < now:
            self.table.undo(now - place)
        self.table.replay([option for _, option in self.answers[len(self.table.journal) : place]])

    def _answer(self, place: int) -> str:
        """The answer that is given now, in words, if it may be known."""
        seat, option = self.answers[place]
        if not self.everything and seat != self.eyes:
            return ""
        return self.face.option(self.table.view(seat), option, self.words)

    def _show(self, moment: int, answer: str) -> None:
        head: Line = [("title", self.say("replay_start") if not self.place else self._who())]
        if answer:
            head.append(("", f": {answer}"))
        news = self._news(moment)
        ending = self._ending()
        if self.screen.rich:
            self.screen.show([[], *self._scene(len(news) + len(ending) + 1)])
        self.screen.show([head, *news, *ending])

    def _who(self) -> str:
        at = self.say("replay_at", place=self.place, n=len(self.answers), turn=self.turn_at(self.place - 1))
        return f"{at} · {self.names[self.answers[self.place - 1][0]]}"

    def _ending(self) -> list[Line]:
        if self.place < len(self.answers):
            return []
        if not self.over:
            return [[("dim", self.say("replay_stops"))]]
        result = self.table.rulebook.result(self.table.game)
        winners = [self.names[seat] for seat in result.winners]
        key = "winners" if winners else "no_winner"
        told = self.say(key, n=len(winners), names=", ".join(winners))
        return [[("title", self.say("replay_over"))], *self._score(), [("gold", told)]]

    def _seat(self) -> int | None:
        """With whose eyes the table is seen."""
        if not self.everything:
            return self.eyes
        ask = self.table.ask
        return self.answers[self.place - 1][0] if self.place else ask.seat if ask is not None else None

    def _view(self) -> Any:
        return self.table.view(self._seat())

    def _score(self) -> list[Line]:
        return self.face.score(self._view(), self.words, self.screen.style)

    def _news(self, moment: int) -> list[Line]:
        """What has happened since a moment of the log; secrets that are shown carry the name of who knows them."""
        told = Telling(self.table, self.screen, self.table.view(None).moment - moment)
        told.words = self.words
        return (
            told.news_for_all(range(len(self.names)), brief=False)
            if self.everything
            else told.events(self.eyes, moment)
        )

    def _scene(self, others: int) -> list[Line]:
        """The table, and the hand of whoever looks beside it; made low if there is not enough room."""
        seat, style = self._seat(), self.screen.style
        view = self.table.view(seat)
        for board in (style, style._replace(compact=True)):
            lines = self.face.board(view, self.words, board)
            if seat is not None:
                lines = beside(lines, self.face.hand(view, self.words, board), style.width - 1)
            if not self.screen.rows or len(lines) + others + PROMPT_LINES <= self.screen.rows:
                break
        return lines

    def _page(self, lines: Sequence[Line]) -> None:
        self.screen.page(lines, self.say("more"))
