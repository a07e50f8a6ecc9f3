"""A typed line becomes a move, a command, or a reason why it is neither. Nothing is ever guessed."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from brzdek.core.ask import Option
from brzdek.core.face import Style
from brzdek.core.text import Lang, fold
from brzdek.shell.commands import Command, Commands
from brzdek.shell.moves import SHORTENED, UNFINISHED, Moves, tokens
from brzdek.shell.words import other


class Choose(NamedTuple):
    """The line is this move."""

    option: Option


class Do(NamedTuple):
    """The line is this command."""

    command: Command
    rest: str
    agreed: bool = False
    """Typed with an exclamation mark: do not ask first."""


class Unclear(NamedTuple):
    """The line may be read in several ways: these moves and these commands."""

    moves: list[int]
    commands: list[Command]


class Unknown(NamedTuple):
    """The line is nothing; this is the nearest thing that would be something."""

    nearest: str | None
    reason: str = "unknown"
    """The key of the message that says so."""
    values: tuple[tuple[str, object], ...] = ()


Reading: TypeAlias = Choose | Do | Unclear | Unknown


def read(line: str, moves: Moves | None, commands: Commands, lang: Lang, style: Style) -> Reading:
    """What a typed line means now. ``moves`` is None where only commands can be typed."""
    if line.startswith("/"):
        return _command_only(line[1:].strip(), commands)
    if line == "?":
        return Do(commands.find("moves")[1][0], "")
    typed = tokens(line)
    if moves is not None and len(typed) == 1 and typed[0].isdecimal() and moves.numbered:
        return _by_number(int(typed[0]), moves, lang, style)
    fit, found = moves.readings(typed) if moves is not None else (UNFINISHED, [])
    exact, named, do = _commands(line, commands)
    if found and (not named or (not exact and fit < SHORTENED)):
        return Choose(_option(moves, found[0])) if len(found) == 1 else Unclear(found, [])
    if named and (not found or (exact and fit >= SHORTENED)):
        return do if do is not None else Unclear([], named)
    if found:
        return Unclear(found, named)
    return _by_sentence(line, moves, lang) or _unknown(line, moves, commands, lang)


def _option(moves: Moves | None, index: int) -> Option:
    assert moves is not None
    return moves.ask.options[index]


def _by_number(number: int, moves: Moves, lang: Lang, style: Style) -> Reading:
    order = moves.order(lang, style)
    if 1 <= number <= len(order):
        return Choose(moves.ask.options[order[number - 1]])
    return Unknown(None, "no_such_number", (("number", number), ("n", len(order))))


def _command_only(line: str, commands: Commands) -> Reading:
    _, named, do = _commands(line, commands)
    if do is not None:
        return do
    return Unclear([], named) if named else _unknown(line, None, commands, "en")


def _commands(line: str, commands: Commands) -> tuple[bool, list[Command], Do | None]:
    """The commands a line may name: exactly or by its beginning; and what to do if it is just one."""
    if " " in line:
        exact, named = commands.find(line)
        if named:
            return exact, named, Do(named[0], "") if len(named) == 1 else None
    word, _, rest = line.partition(" ")
    agreed = word.endswith("!")
    exact, named = commands.find(word.removesuffix("!"))
    if rest.strip():
        named = [command for command in named if command.takes]
    if agreed:
        named = [command for command in named if command.key in ("undo", "save")]
    return exact, named, Do(named[0], rest.strip(), agreed) if len(named) == 1 else None


def _by_sentence(line: str, moves: Moves | None, lang: Lang) -> Reading | None:
    """A move typed just as the list shows it."""
    if moves is None:
        return None
    say = moves.face.say(lang)
    wanted = fold(line).split()
    found = [
        index
        for index, option in enumerate(moves.ask.options)
        if fold(moves.face.option(moves.view, option, say)).split() == wanted
    ]
    if not found:
        return None
    return Choose(moves.ask.options[found[0]]) if len(found) == 1 else Unclear(found, [])


def _unknown(line: str, moves: Moves | None, commands: Commands, lang: Lang) -> Unknown:
    """The nearest thing to a line that means nothing."""
    import difflib

    wanted = " ".join(tokens(line))[:80]
    known: dict[str, str] = {}
    if moves is not None:
        for tongue in (lang, other(lang)):
            for index in range(len(moves.ask.options)):
                phrase = moves.typed(index, tongue)
                known.setdefault(" ".join(tokens(phrase)), phrase)
    for name in commands.words():
        known.setdefault(fold(name), name)
    close = difflib.get_close_matches(wanted, list(known), n=1, cutoff=0.55)
    if not close and " " in wanted:
        close = difflib.get_close_matches(wanted.split()[0], list(known), n=1, cutoff=0.7)
    return Unknown(known[close[0]] if close else None)
