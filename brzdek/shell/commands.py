"""The commands that work at any prompt: their words in both languages and what they take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from brzdek.core.text import Lang, Text, fold


class Command(NamedTuple):
    """A command of the shell, or of one game (its ``looks``)."""

    key: str
    pl: tuple[str, ...]
    en: tuple[str, ...]
    help: Text
    takes: str = ""
    """What may follow: ``card``, ``rule``, ``lang``, ``file``, ``count``, ``command``, ``print``, ``any``.

    Empty: nothing.
    """
    must: bool = False
    """Is what follows needed?"""
    own: bool = False
    """Does it belong to the game?"""

    def names(self, lang: Lang) -> tuple[str, ...]:
        return self.pl if lang == "pl" else self.en

    def name(self, lang: Lang) -> str:
        return self.names(lang)[0]


PRINTING = Text("zrób PDF do druku: „drukuj karty --paper a4”", "make a PDF to print: “print cards --paper a4”")

SHELL_COMMANDS: tuple[Command, ...] = (
    Command(
        "moves",
        ("ruchy",),
        ("moves",),
        Text("co można teraz zrobić (to samo co „?”)", "what you can do now (same as “?”)"),
    ),
    Command("board", ("plansza", "stół"), ("board", "table"), Text("pokaż stół", "show the table")),
    Command("hand", ("ręka",), ("hand",), Text("pokaż, co masz", "show what you hold")),
    Command(
        "log",
        ("dziennik",),
        ("log",),
        Text("co się działo; „dziennik 30”, „dziennik all”", "what has happened; “log 30”, “log all”"),
        "count",
    ),
    Command("score", ("wynik", "punkty"), ("score", "points"), Text("stan gry", "the standing")),
    Command("card", ("karta",), ("card",), Text("przeczytaj kartę", "read a card"), "card", must=True),
    Command(
        "rules",
        ("zasady",),
        ("rules",),
        Text("szukaj w zasadach: słowo albo numer", "search the rules: a word or an id"),
        "rule",
    ),
    Command("hint", ("podpowiedź", "rada"), ("hint",), Text("poproś o radę", "ask for advice")),
    Command("undo", ("cofnij",), ("undo",), Text("cofnij ostatni ruch", "take the last move back")),
    Command(
        "save",
        ("zapisz",),
        ("save",),
        Text("skopiuj zapis gry do pliku (zapisuje się i tak)", "copy the game to a file (it is saved anyway)"),
        "file",
    ),
    Command("print", ("drukuj",), ("print",), PRINTING, "print", must=True),
    Command("lang", ("język",), ("lang", "language"), Text("język: pl albo en", "language: pl or en"), "lang"),
    Command("help", ("pomoc",), ("help",), Text("ta pomoc", "this help"), "command"),
    Command(
        "quit",
        ("wyjdź", "wyjście"),
        ("quit", "exit"),
        Text("wyjdź; gra zostaje zapisana", "leave; the game stays saved"),
    ),
)
"""In the order in which help lists them."""


class Named(Protocol):
    """Something that a game lets people type: a look or a macro."""

    @property
    def names(self) -> Text: ...

    @property
    def help(self) -> Text: ...


def own_command(key: str, thing: Named, takes: str = "") -> Command:
    """The command for a look or a macro of a game."""
    names = thing.names
    return Command(key, tuple(names.pl.split("|")), tuple(names.en.split("|")), thing.help, takes, own=True)


class Commands:
    """The commands that can be typed now, found by words."""

    def __init__(self, commands: Iterable[Command]) -> None:
        self.all: Sequence[Command] = tuple(commands)
        self._names = [
            (fold(name), command) for command in self.all for name in (*command.pl, *command.en, command.key)
        ]

    def find(self, word: str) -> tuple[bool, list[Command]]:
        """Commands with exactly this name, else those whose names begin so, word by word; and whether it is exact."""
        wanted = fold(word)
        exact = _once(command for name, command in self._names if name == wanted)
        if exact:
            return True, exact
        return False, _once(command for name, command in self._names if wanted and _begins(name, wanted))

    def words(self) -> list[str]:
        """Every name, for finding the nearest one."""
        return [name for command in self.all for name in (*command.pl, *command.en)]


def _begins(name: str, wanted: str) -> bool:
    """Does the name have as many words as are wanted, each with such a beginning?"""
    words, beginnings = name.split(), wanted.split()
    return len(words) == len(beginnings) and all(map(str.startswith, words, beginnings))


def _once(commands: Iterable[Command]) -> list[Command]:
    return list(dict.fromkeys(commands))
