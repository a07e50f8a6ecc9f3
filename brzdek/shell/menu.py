"""The menu: choose a game, go on with a saved one, read cards and rules."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from brzdek import games
from brzdek.core.catalog import Rule, load_catalog
from brzdek.core.face import Line
from brzdek.core.paths import cards_folder, settings_file
from brzdek.core.problems import BadData, nearest
from brzdek.core.text import LANGS, Lang, Say, Text, clean, fold
from brzdek.shell import library
from brzdek.shell.actions import LANG_WORDS, in_columns
from brzdek.shell.commands import Command, Commands
from brzdek.shell.complete import Completer
from brzdek.shell.gamebox import Gamebox
from brzdek.shell.newgame import new_setup
from brzdek.shell.parse import Do, Unclear, Unknown, read
from brzdek.shell.screen import Ended, Interrupted, Prompt, Screen, open_screen
from brzdek.shell.words import MENU, SHELL

if TYPE_CHECKING:
    from brzdek.core.rulebook import Setup
    from brzdek.core.saves import SavedGame
    from brzdek.core.table import Table
    from brzdek.core.transcript import Recorder

SHOWN_SAVES = 9
CARDS_SHOWN = 60
RULES_SHOWN = 30

MENU_COMMANDS: tuple[Command, ...] = (
    Command("resume", ("wznów",), ("resume",), MENU["help.resume"], "any"),
    Command("cards", ("karty", "karta"), ("cards", "card"), MENU["help.cards"], "card"),
    Command("rules", ("zasady",), ("rules",), MENU["help.rules"], "rule"),
    Command("print", ("drukuj",), ("print",), MENU["help.print"], "print"),
    Command("lang", ("język",), ("lang", "language"), MENU["help.lang"], "lang"),
    Command("moves", ("menu", "pomoc"), ("menu", "help"), MENU["help.menu"]),
    Command("quit", ("wyjdź", "wyjście", "koniec"), ("quit", "exit"), MENU["help.quit"]),
)


def run(lang: Lang, plain: bool) -> int:
    """Show the menu until somebody leaves; the exit code."""
    return Menu(open_screen(plain), lang).run()


class Leave(Exception):
    """Enough for today."""


class Menu:
    """The games on the shelf, and what can be done with them."""

    def __init__(self, screen: Screen, lang: Lang, names: Sequence[str] = games.NAMES) -> None:
        self.screen = screen
        self.box = Gamebox(names)
        self.failed = 0
        self.use(lang)

    def use(self, lang: Lang) -> None:
        self.lang: Lang = lang
        self.say = Say(lang, MENU, SHELL)
        self.commands = Commands((*map(self._game_command, self.box.names), *MENU_COMMANDS))

    def _game_command(self, name: str) -> Command:
        title, low, high = self.box.label(name)
        help = Text(*(Say(lang, MENU)("help.game", low=low, high=high) for lang in LANGS))
        return Command(name, (title.pl, name), (title.en, name), help, "any", own=True)

    def run(self) -> int:
        self._list()
        while True:
            try:
                line = self._read()
                if line:
                    self._obey(line)
            except Leave:
                return 1 if self.failed else 0

    def _read(self) -> str:
        completer = Completer(None, self.commands, self.lang, self._arguments)
        prompt = Prompt([("key", "brzdek > ")], "menu", completer, lang=self.lang, toolbar=self.say("menu_keys"))
        try:
            return self.screen.read(prompt)
        except (Interrupted, KeyboardInterrupt):
            self.screen.say(self.say("menu_interrupted"), "dim")
            return ""
        except Ended:
            raise Leave from None

    def _obey(self, line: str) -> None:
        if line.isdecimal():
            self._by_number(line)
            return
        game = self.titled(line)
        if game is not None:
            self._new_game(*game)
            return
        reading = read(line, None, self.commands, self.lang, self.screen.style)
        if isinstance(reading, Do):
            self._do(reading.command, reading.rest)
        elif isinstance(reading, Unclear):
            names = ", ".join(command.name(self.lang) for command in reading.commands)
            self.refuse(self.say("unclear", line=line) + f" {names}.")
        elif isinstance(reading, Unknown):
            near = self.say("nearest", word=reading.nearest) if reading.nearest else ""
            self.refuse(self.say("unknown", line=line) + near + self.say("see_menu"))

    def _by_number(self, line: str) -> None:
        number = int(line[:6])
        if 1 <= number <= len(self.commands.all):
            self._do(self.commands.all[number - 1], "")
        else:
            self.refuse(self.say("no_such_number", number=number, n=len(self.commands.all)))

    def titled(self, line: str) -> tuple[str, str] | None:
        """A game's title, which may be several words, and what follows it; the longest title that fits."""
        words = line.split()
        bare = [_bare(word) for word in words]
        found: tuple[int, str] = (0, "")
        for name in self.box.names:
            for title in (*self.box.label(name).title, name):
                wanted = [_bare(word) for word in title.split()]
                if bare[: len(wanted)] == wanted and len(wanted) > found[0]:
                    found = len(wanted), name
        length, name = found
        return (name, " ".join(words[length:])) if length else None

    def _do(self, command: Command, rest: str) -> None:
        doers: dict[str, Callable[[str], None]] = {
            "resume": self._resume,
            "cards": self._cards,
            "rules": self._rules,
            "print": self._print,
            "lang": self._switch,
            "moves": lambda rest: self._list(),
            "quit": self._quit,
        }
        if command.own:
            self._new_game(command.key, rest)
        else:
            doers[command.key](rest)

    def refuse(self, text: str) -> None:
        """Say why a line was not done; a script is told which line it was."""
        place = self.say("at_line", line=self.screen.place) if self.screen.place else ""
        self.failed += 0 if self.screen.live else 1
        self.screen.say(place + text, "bad")

    def ask(self, text: str) -> str | None:
        """A short question while something is being set up; None: never mind."""
        try:
            return self.screen.read(Prompt([("title", text)]))
        except (Interrupted, Ended, KeyboardInterrupt):
            return None

    # -- what there is

    def _list(self) -> None:
        lines: list[Line] = [[("title", self.say("menu_title"))]]
        width = max(len(command.name(self.lang)) for command in self.commands.all)
        digits = len(str(len(self.commands.all)))
        for number, command in enumerate(self.commands.all, 1):
            name, help = command.name(self.lang), command.help.to(self.lang)
            lines.append([("key", f"  {number:>{digits}} "), ("", f"{name:<{width}}"), ("dim", f"  {help}")])
        example = self.box.label(self.box.names[0]).title.to(self.lang).casefold()
        self.screen.show([*lines, *self.screen.paragraph(self.say("menu_how", game=example), "dim")])

    def _arguments(self, command: Command) -> Iterable[str]:
        if command.takes == "lang":
            return ("pl", "en")
        if command.takes == "print":
            return library.printed_parts(self.lang)
        if command.takes == "card":
            return [card for name in self.box.names for card in library.card_names(self.box.catalog(name), self.lang)]
        if command.takes == "rule":
            titles = [self.box.label(name).title.to(self.lang) for name in self.box.names]
            return [*titles, *library.topics(self._all_rules())]
        return ()

    def _all_rules(self) -> list[Rule]:
        return [rule for name in self.box.names for rule in library.rules_of(name)]

    # -- playing

    def _new_game(self, name: str, rest: str) -> None:
        setup = new_setup(self, self.box.rulebook(name), self.box.catalog(name), rest)
        if setup is None:
            return
        from brzdek.core.saves import new_save
        from brzdek.core.table import Table

        table = Table(self.box.rulebook(name), setup, self.box.catalog(name), keep_turns=True)
        self.screen.say(self.say("begins", title=table.catalog.title.to(self.lang), seed=setup.seed), "dim")
        fingerprint = table.catalog.fingerprint
        self._play(table, lambda: new_save(setup, fingerprint, None, on_failure=self._not_saved))

    def _play(self, table: Table, start_recording: Callable[[], Recorder]) -> None:
        from brzdek.shell.session import Session

        recorder = None
        try:
            recorder = start_recording()
        except OSError as error:
            self._not_saved(error)
        with contextlib.closing(recorder) if recorder is not None else contextlib.nullcontext():
            session = Session(table, recorder, self.screen, self.lang)
            self.failed += session.run()
        self.use(session.lang)
        if self.screen.live:
            self.screen.show([[]])
            self._list()

    def _not_saved(self, error: OSError) -> None:
        self.screen.say(self.say("not_saved", reason=clean(error.strerror or str(error))), "bad")

    def _resume(self, rest: str) -> None:
        from brzdek.core.saves import unfinished

        saved = [game for game in unfinished() if game.transcript.setup.game in self.box.names][:SHOWN_SAVES]
        if not saved:
            self.refuse(self.say("resume_none"))
            return
        chosen = self._choose(saved, rest)
        if chosen is None:
            return
        from brzdek.core.saves import deck_of
        from brzdek.core.transcript import Recorder, open_table

        transcript = chosen.transcript
        rulebook = self.box.rulebook(transcript.setup.game)
        try:
            catalog = load_catalog(rulebook.schema, cards_folder() / rulebook.name, deck_of(transcript))
            table = open_table(transcript, rulebook, catalog, keep_turns=True)
        except BadData as bad:
            self.refuse("\n".join(problem.worded(self.lang) for problem in bad.problems))
            return
        self._play(table, lambda: Recorder.go_on(transcript, on_failure=self._not_saved))

    def _choose(self, saved: Sequence[SavedGame], rest: str) -> SavedGame | None:
        """One of the saved games: by number, or the only one; a script without a number takes the newest."""
        if not rest and (len(saved) == 1 or not self.screen.live):
            return saved[0]
        if not rest:
            self.screen.show(in_columns([(str(number), self._row(game)) for number, game in enumerate(saved, 1)], 0))
            rest = self.ask(self.say("resume_which")) or ""
            if not rest:
                return None
        if rest.isdecimal() and 1 <= int(rest[:6]) <= len(saved):
            return saved[int(rest) - 1]
        self.refuse(self.say("resume_number", found=rest, n=len(saved)))
        return None

    def _row(self, game: SavedGame) -> str:
        setup: Setup = game.transcript.setup
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.when))
        title = self.box.label(setup.game).title.to(self.lang)
        names = ", ".join(seat.name for seat in setup.seats)
        return self.say("resume_row", when=when, title=title, names=names, n=len(game.transcript.answers))

    # -- reading

    def _cards(self, rest: str) -> None:
        game = self.titled(rest)
        names = [game[0]] if game else list(self.box.names)
        words = game[1] if game else rest
        if not words:
            self._list_cards(names)
            return
        found = [(name, card) for name in names for card in library.find_cards(self.box.catalog(name), words)]
        if len(found) == 1:
            face = self.box.rulebook(found[0][0]).face
            self._page(library.card_lines(face, found[0][1], face.say(self.lang), self.screen))
        elif found:
            cards = ", ".join(card.name.to(self.lang) for _, card in found[:CARDS_SHOWN])
            self.refuse(self.say("card_several", names=cards))
        else:
            known = [card for name in names for card in library.card_names(self.box.catalog(name), self.lang)]
            near = nearest(words, known)
            self.refuse(self.say("card_none", word=words) + (self.say("nearest", word=near) if near else ""))

    def _list_cards(self, names: Sequence[str]) -> None:
        lines: list[Line] = []
        for name in names:
            catalog = self.box.catalog(name)
            lines.append([("title", catalog.title.to(self.lang))])
            cards = ", ".join(card.name.to(self.lang) for card in catalog.cards.values())
            lines += self.screen.paragraph(cards, indent="  ")
        self._page(lines)
        self.screen.say(self.say("cards_how", command=self._word("cards")), "dim")

    def _rules(self, rest: str) -> None:
        game = self.titled(rest)
        rules = library.rules_of(game[0]) if game else self._all_rules()
        words = game[1] if game else rest
        if not words:
            self.screen.say(self.say("rules_topics", topics=", ".join(library.topics(rules))))
            self.screen.say(self.say("rules_how", command=self._word("rules")), "dim")
            return
        found = library.find_rules(rules, words, self.lang)
        if not found:
            self.refuse(self.say("rules_none", word=words))
            return
        lines: list[Line] = []
        for rule in found[:RULES_SHOWN]:
            lines += library.rule_lines(rule, self.lang, self.screen)
        if len(found) > RULES_SHOWN:
            lines.append([("dim", self.say("and_more", n=len(found) - RULES_SHOWN))])
        self._page(lines)

    def _page(self, lines: list[Line]) -> None:
        self.screen.page(lines, self.say("more"))

    def _word(self, key: str) -> str:
        return next(command for command in self.commands.all if command.key == key).name(self.lang)

    def _print(self, rest: str) -> None:
        from printables.line import told

        told(rest, None, self.lang, self.screen.say, self.refuse)

    # -- language, leaving

    def _switch(self, rest: str) -> None:
        """Another language, from now on and the next time."""
        word = fold(rest)
        for lang, words in LANG_WORDS.items():
            if word in words or (not word and lang != self.lang):
                self.use(lang)
                _keep_language(settings_file(), lang)
                self.screen.say(self.say("lang_now"))
                self._list()
                return
        self.refuse(self.say("lang_which"))

    def _quit(self, rest: str) -> None:
        raise Leave


def _bare(word: str) -> str:
    """A word of a title as it may be typed: "Brzdęk!" as "brzdek"."""
    return "".join(letter for letter in fold(word) if letter.isalnum() or letter == "_")


def _keep_language(file: Path, lang: Lang) -> None:
    """Write the choice down; where that cannot be done, it holds for this session."""
    with contextlib.suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        aside = file.with_name(file.name + ".new")
        aside.write_text(f"lang: {lang}\n", encoding="utf-8")
        aside.replace(file)
