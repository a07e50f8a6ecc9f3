"""The menu: choose a game, go on with a saved one, read cards and rules."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from brzdek import games
from brzdek.core.drawing import Line
from brzdek.core.paths import private_folder, settings_file
from brzdek.core.problems import BadData, nearest
from brzdek.core.text import LANGS, Lang, Say, Text, fold
from brzdek.shell.answering import library
from brzdek.shell.display.complete import Completer
from brzdek.shell.display.screen import Ended, Interrupted, Prompt, Screen, open_screen
from brzdek.shell.lobby.gamebox import Gamebox
from brzdek.shell.lobby.lobby_words import MENU
from brzdek.shell.lobby.menu_words import game_meant, only_wants_to_play, who_plays
from brzdek.shell.reading.card_search import card_names, find_cards
from brzdek.shell.reading.commands import Command, Commands
from brzdek.shell.reading.deeds import Deed, Do
from brzdek.shell.reading.parse import read, worded
from brzdek.shell.reading.questions import asked
from brzdek.shell.reading.readings import Unclear, Unknown
from brzdek.shell.reading.yes_and_no import yes_or_no
from brzdek.shell.words import LANG_WORDS, SHELL

if TYPE_CHECKING:
    from brzdek.core.catalog.reference import Rule
    from brzdek.core.record.saves import SavedGame
    from brzdek.core.record.sittings import Note, Sitting

CARDS_SHOWN = 60
T = TypeVar("T")

MENU_COMMANDS: tuple[Command, ...] = (
    Command("resume", ("wznów",), ("resume",), MENU["help.resume"], "any"),
    Command("replay", ("odtwórz",), ("replay",), MENU["help.replay"], "any"),
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


class LeaveMenu(Exception):
    """Enough for today."""


class Menu:
    """The games on the shelf, and what can be done with them."""

    def __init__(self, screen: Screen, lang: Lang, names: Sequence[str] = games.NAMES) -> None:
        self.screen = screen
        self.box = Gamebox(names)
        self.failed = 0
        self._offered: Do | None = None
        self._company = ""
        """Who is to play, of whom it was said before the game was."""
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
                offered, self._offered = self._offered, None
                if line:
                    self._obey(line)
                elif offered is not None:
                    self._do(offered.command, offered.rest)
            except LeaveMenu:
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
            raise LeaveMenu from None

    def _obey(self, line: str) -> None:
        if line.isdecimal():
            self._by_number(line)
            return
        self._company, company = "", self._company
        game = self.titled(line)
        if game is None and not self.commands.spoken(line):
            game = self._spoken_of(line)
        if game is not None:
            self._new_game(game[0], game[1] or company)
            return
        if only_wants_to_play(line):
            self._company = who_plays(line)
            self._list()
            self.screen.say(self.say("menu_which"), "title")
            return
        if asked(line) is not None:
            self._list()
            return
        reading = read(line, None, self.commands, self.lang, self.screen.style)
        if isinstance(reading, Do) and not reading.sure:
            self._offer(line, reading)
        elif isinstance(reading, Do):
            self._do(reading.command, reading.rest)
        elif isinstance(reading, Unclear):
            names = ", ".join(command.name(self.lang) for command in reading.commands)
            self.refuse(self.say("unclear", line=line) + f" {names}.")
        elif isinstance(reading, Unknown):
            self._offer(line, reading.nearest)

    def _offer(self, line: str, nearest: Deed | None) -> None:
        """Say that a line means nothing, and what may have been meant; Enter does that."""
        unknown = self.say("unknown", line=line)
        if not isinstance(nearest, Do):
            self.refuse(unknown + self.say("see_menu"))
            return
        self._offered = nearest if self.screen.live else None
        key = "did_you_mean" if self.screen.live else "nearest"
        self.refuse(unknown + self.say(key, word=worded(nearest, None, self.lang)))

    def _by_number(self, line: str) -> None:
        number = int(line.lstrip("0")[:6] or 0)
        company, self._company = self._company, ""
        if 1 <= number <= len(self.commands.all):
            command = self.commands.all[number - 1]
            self._do(command, company if command.own else "")
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

    def _spoken_of(self, line: str) -> tuple[str, str] | None:
        """The game that a line speaks of in its own words, and the numbers after it."""
        titles = {name: [*self.box.label(name).title, name.replace("_", " ")] for name in self.box.names}
        return game_meant(line, titles)

    def _do(self, command: Command, rest: str) -> None:
        doers: dict[str, Callable[[str], None]] = {
            "resume": self._resume,
            "replay": self._replay,
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
            catalogs = [self.box.catalog(name).own() for name in self.box.names]
            return [card for catalog in catalogs for card in card_names(catalog, self.lang)]
        if command.takes == "rule":
            titles = [self.box.label(name).title.to(self.lang) for name in self.box.names]
            return [*titles, *library.topics(self._all_rules(), self.lang)]
        return ()

    def _all_rules(self) -> list[Rule]:
        return [rule for name in self.box.names for rule in library.rules_of(name)]

    # -- playing

    def _new_game(self, name: str, rest: str) -> None:
        from brzdek.shell.lobby.newgame import new_setup

        setup = new_setup(self, self.box.rulebook(name), self.box.catalog(name), rest)
        if setup is None:
            return
        from brzdek.core.record import sittings

        sitting = sittings.begin(*self.box.open(name), setup, self._tell)
        title = sitting.table.catalog.title.to(self.lang)
        key = "begins_seed" if sittings.seed_is_told(setup) else "begins"
        self.screen.say(self.say(key, title=title, seed=setup.seed), "dim")
        self._play(sitting)

    def _play(self, sitting: Sitting) -> None:
        from brzdek.shell.sitting.session import play

        code, lang = play(sitting, self.screen, self.lang, self._tell)
        self.failed += code
        self.use(lang)
        if self.screen.live:
            self.screen.show([[]])
            self._list()

    def _tell(self, note: Note) -> None:
        self.screen.say(note.worded(self.lang), "bad")

    def _resume(self, rest: str) -> None:
        from brzdek.core.record.saves import unfinished

        chosen = self._choose(unfinished(self.box.names), rest, "resume_none")
        sitting = self._tried(lambda: self._sitting(chosen.transcript.path)) if chosen is not None else None
        if sitting is not None:
            self._play(sitting)

    def _replay(self, rest: str) -> None:
        from brzdek.core.record.saves import saved
        from brzdek.core.record.sittings import reopen, resume
        from brzdek.shell.lobby.replay import Replay

        chosen = self._choose(saved(self.box.names), rest, "replay_none")
        if chosen is None:
            return
        path, box = chosen.transcript.path, self.box
        opened = self._tried(lambda: reopen(path, box.names, box.open, self._tell))
        if opened is None:
            return
        replay = Replay(opened[1], self.screen, self.lang, everything=False)
        place = replay.run()
        self.failed += replay.bad_lines
        self.use(replay.lang)
        if place is not None:
            self._play(resume(path, box.names, box.open, self._tell, copy=True, to=place))

    def _choose(self, games: Sequence[SavedGame], rest: str, none: str) -> SavedGame | None:
        from brzdek.shell.lobby.saved_list import SavedList

        if not games:
            self.refuse(self.say(none))
            return None
        listed = SavedList(games, self.lang, lambda name: self.box.label(name).title)
        return listed.choose(self.screen, self.refuse, rest)

    def _tried(self, opening: Callable[[], T | None]) -> T | None:
        """A saved game, or the reason why it cannot be opened."""
        try:
            return opening()
        except BadData as bad:
            self.refuse("\n".join(problem.worded(self.lang) for problem in bad.problems))
            return None

    def _sitting(self, path: Path) -> Sitting | None:
        """The game goes on in its file; where that is not possible, in a copy if somebody at the screen agrees."""
        from brzdek.core.record.replaying import OnlyAsCopy
        from brzdek.core.record.sittings import resume

        try:
            return resume(path, self.box.names, self.box.open, self._tell)
        except OnlyAsCopy as bad:
            if not self.screen.live:
                raise
            for problem in bad.problems:
                self.screen.say(problem.worded(self.lang), "bad")
            if not yes_or_no(self.ask(self.say("resume_copy")) or ""):
                return None
            return resume(path, self.box.names, self.box.open, self._tell, copy=True)

    # -- reading

    def _cards(self, rest: str) -> None:
        game = self.titled(rest)
        names = [game[0]] if game else list(self.box.names)
        words = game[1] if game else rest
        if not words:
            self._list_cards(names)
            return
        # A card that one game borrows from another is meant only where that game is named.
        catalogs = {name: self.box.catalog(name) if game else self.box.catalog(name).own() for name in names}
        found = [(name, card) for name in names for card in find_cards(catalogs[name], words)]
        if len(found) == 1:
            face = self.box.rulebook(found[0][0]).face
            say = face.say(self.lang)
            self._page(library.card_lines(face, found[0][1], say, self.screen, in_both_languages=True))
        elif found:
            cards = ", ".join(card.name.to(self.lang) for _, card in found[:CARDS_SHOWN])
            self.refuse(self.say("card_several", names=cards))
        else:
            known = [card for name in names for card in card_names(catalogs[name], self.lang)]
            near = nearest(words, known)
            self.refuse(self.say("card_none", word=words) + (self.say("nearest", word=near) if near else ""))

    def _list_cards(self, names: Sequence[str]) -> None:
        lines: list[Line] = []
        for name in names:
            catalog = self.box.catalog(name)
            lines.append([("title", catalog.title.to(self.lang))])
            cards = ", ".join(card.name.to(self.lang) for card in catalog.own().cards.values())
            lines += self.screen.paragraph(cards, indent="  ")
        self._page(lines)
        self.screen.say(self.say("cards_how", command=self._word("cards")), "dim")

    def _rules(self, rest: str) -> None:
        game = self.titled(rest)
        rules = library.rules_of(game[0]) if game else self._all_rules()
        words = game[1] if game else rest
        if not words:
            self.screen.say(self.say("rules_topics", topics=", ".join(library.topics(rules, self.lang))))
            self.screen.say(self.say("rules_how", command=self._word("rules")), "dim")
            return
        from brzdek.shell.answering.rule_search import find_rules

        found = find_rules(rules, words, self.lang)
        if not found:
            self.refuse(self.say("rules_none", word=words))
            return
        self._page(library.rules_lines(found, self.lang, self.screen))

    def _page(self, lines: list[Line]) -> None:
        self.screen.page(lines, self.say("more"))

    def _word(self, key: str) -> str:
        return next(command for command in self.commands.all if command.key == key).name(self.lang)

    def _print(self, rest: str) -> None:
        from printables.jobs.line import told

        told(rest, None, self.lang, self.screen.say, self.refuse)

    # -- language, leaving

    def _switch(self, rest: str) -> None:
        """Another language, from now on and the next time."""
        word = fold(rest)
        for lang, words in LANG_WORDS.items():
            if word in words or (not word and lang != self.lang):
                self.use(lang)
                _keep_language(lang)
                self.screen.say(self.say("lang_now"))
                self._list()
                return
        self.refuse(self.say("lang_which"))

    def _quit(self, rest: str) -> None:
        raise LeaveMenu


def _bare(word: str) -> str:
    """A word of a title as it may be typed: "Brzdęk!" as "brzdek"."""
    return "".join(letter for letter in fold(word) if letter.isalnum() or letter == "_")


def _keep_language(lang: Lang) -> None:
    """Write the choice down; where that cannot be done, it holds for this session."""
    from brzdek.core.record.files import real, write_over

    with contextlib.suppress(OSError):
        file = settings_file()
        private_folder(file.parent)
        write_over(real(file), f"lang: {lang}\n".encode())
