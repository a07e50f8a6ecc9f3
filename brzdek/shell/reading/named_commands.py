"""Commands that a line names, and what follows them."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.text import LANGS, fold
from brzdek.shell.reading.commands import LEAVING, LOOK, Command, Commands
from brzdek.shell.reading.deeds import Do
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.readings import Reading, Unclear, Unknown
from brzdek.shell.reading.saving import file_named
from brzdek.shell.reading.small_words import FILLERS, NUMBERS, times_said

YIELDING = ("", "card", "file")
"""What commands take that give way to a move where what follows them is nothing of the kind."""
FILE = "file"
LONGEST_FILE = 2
"""A name for a saved game has no more words, where the command itself is a slip."""
AGREEABLE = ("undo", "save", "hint")
"""Commands that an exclamation mark makes do what they would ask or only say."""


def can_show(command: Command, rest: str, moves: Moves) -> bool:
    """Is what follows a command something that it shows?"""
    from brzdek.shell.reading.card_search import cards_like, find_cards, one_by_one
    from brzdek.shell.reading.likeness import named_by

    if not command.own and command.takes != "card":
        return not rest
    if not command.own:
        catalog = moves.view.catalog
        named = " ".join(word for word in rest.split() if fold(word) not in FILLERS) or rest
        return any(
            all(find_cards(catalog, thing) or cards_like(catalog, thing) for thing in things)
            for things in ([named], one_by_one(rest))
        )
    words = [NUMBERS.get(fold(word), word) for word in rest.split() if fold(word) not in FILLERS]
    wanted = " ".join(words)
    return any(named_by(wanted, name) for name in _things_shown(command, moves))


def _things_shown(command: Command, moves: Moves) -> Sequence[str]:
    """What a command of the game can be followed by."""
    look = moves.face.looks[int(command.key.removeprefix(LOOK))] if command.key.startswith(LOOK) else None
    return [name for lang in LANGS for name in look.offers(moves.view, lang)] if look and look.offers else ()


def requests(rest: str, named: Sequence[Command], moves: Moves) -> bool:
    """“Room 18 please” where it is asked for a room: a word more than it takes to look at one."""
    if not any(fold(word) in FILLERS for word in rest.split()):
        return False
    shown = {name for command in named for name in _things_shown(command, moves)}
    choices = [option[1:] for option in moves.ask.options if len(option) > 1]
    return bool(choices) and all(len(words) == 1 and str(words[0]) in shown for words in choices)


def command_only(line: str, commands: Commands) -> Reading:
    """What a line means where only commands can be typed."""
    _, named, do = commands_named(line, commands)
    if do is not None:
        return do
    return Unclear([], named) if named else commands_like(line, commands)


def commands_named(line: str, commands: Commands) -> tuple[bool, list[Command], Do | None]:
    """The commands a line may name: exactly or by its beginning; and what to do if it is just one."""
    spoken = commands.spoken(line)
    if spoken is not None:
        agreed = line.endswith("!") and " " not in line and spoken[0].key in AGREEABLE
        return True, [spoken[0]], Do(*spoken, agreed, sure=spoken[0].key != LEAVING)
    if " " in line:
        exact, named = commands.find(line)
        if named:
            return exact, named, Do(named[0], "") if len(named) == 1 else None
    word, _, rest = line.partition(" ")
    agreed = word.endswith("!")
    exact, named = commands.find(word.removesuffix("!"))
    if not exact and any(command.own for command in named) and _says_end(word):
        named = [command for command in named if not command.own]  # who ends something asks for no look
    if rest.strip():
        # A preposition before something is no abbreviation: "do miasta", "do it".
        named = [command for command in named if command.takes and (exact or fold(word) not in FILLERS)]
        named = [command for command in named if command.takes != "command" or commands.find(rest.split()[-1])[1]]
        named = [command for command in named if command.takes != "times" or times_said(rest) is not None]
    if agreed:
        named = [command for command in named if command.key in AGREEABLE]
    if len(named) != 1:
        return exact, named, None
    if named[0].takes == FILE and rest and not agreed:
        found = file_named(named[0], rest.strip(), commands)
        return exact, named if found is not None else [], found
    return exact, named, Do(named[0], rest.strip(), agreed, exact or named[0].key != LEAVING)


def names_in_passing(line: str, reading: object, commands: Commands) -> bool:
    """Does a line show something of the game by a form of its name, which may as well name an entry of a list?"""
    return isinstance(reading, Do) and reading.command.own and not commands.find(line)[0]


def _says_end(word: str) -> bool:
    from brzdek.shell.reading.speech.kinds import deeds_of

    return "finish" in deeds_of(fold(word))


def commands_like(line: str, commands: Commands) -> Do | Unknown:
    """The command that a line names in another form; one that it names with a slip of the fingers is only near."""
    found, slip = commands.like(line)
    if found is not None and slip and found[0].takes == FILE and len(found[1].split()) > LONGEST_FILE:
        return Unknown()
    if found is not None and found[0].takes == FILE and found[1]:
        named = file_named(*found, commands)
        return Unknown() if named is None else Unknown(named) if slip else named
    if found is None:
        return Unknown()
    sure = found[0].key != LEAVING
    return Unknown(Do(*found, sure=sure)) if slip else Do(*found, sure=sure)
