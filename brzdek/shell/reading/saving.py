"""What follows the command to save: the name of a file, more words about the game, or another command."""

from __future__ import annotations

from brzdek.core.text import fold
from brzdek.shell.reading.commands import Command, Commands
from brzdek.shell.reading.deeds import Do
from brzdek.shell.reading.small_words import FILLERS, bare_words, parts

_JOINING = frozenset(("and", "then", "i", "oraz", "potem"))
_ITSELF = frozenset(fold("gra grę gry stan game progress everything wszystko").split())
"""Words for what is saved, which name no file."""
_OF_PATHS = "./\\~"


def file_named(save: Command, rest: str, commands: Commands) -> Do | None:
    """The command with the name of a file after it; a name that reads like words to the program is asked about.

    None: another command follows.
    """
    words = bare_words(rest)
    if len(parts(rest)) > 1 or words[0] in _JOINING or commands.find(rest)[0]:
        return None
    if all(word in FILLERS or word in _ITSELF for word in words):
        return Do(save, "")
    is_path = any(sign in rest for sign in _OF_PATHS)
    is_said = any(commands.find(word)[0] or commands.spoken(word) or word in FILLERS for word in words)
    return Do(save, rest, sure=is_path or (len(words) == 1 and not is_said))
