"""What Tab offers and what is suggested in grey: the legal moves now, and the commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import Lang, fold
from brzdek.core.values import NamedTuple
from brzdek.shell.reading.commands import Command, Commands
from brzdek.shell.reading.moves import EXACT, Form, Moves, Node, Place, tokens
from brzdek.shell.words import other

if TYPE_CHECKING:
    from brzdek.shell.reading.aliases import Aliases

BEGINS, WORD_BEGINS, WITHIN, SCATTERED = range(4)
"""How typed letters match a name, best first."""

MOST_ARGUMENTS = 40
"""The most names offered after a command such as ``card``."""


class Continuation(NamedTuple):
    """One thing to put in place of the last typed letters."""

    text: str
    back: int
    """How many typed letters it replaces."""
    rank: int
    final: bool
    """Is the line then complete?"""
    move: int | None = None
    """The move that it completes, or the nearest one that it leads to."""
    place: int = 0
    """Which word of the move it ends with."""
    far: float = 0.0
    """How far away that move is."""
    leads_to: int = 0
    """How many moves it leads to, when not complete."""
    command: Command | None = None


class Completer:
    """Completes one prompt: the moves of the open question, commands and what they take."""

    def __init__(
        self, moves: Moves | None, commands: Commands, lang: Lang, arguments: Callable[[Command], Iterable[str]]
    ) -> None:
        self.moves = moves
        self.commands = commands
        self.lang: Lang = lang
        self.arguments = arguments

    def offers(self, text: str) -> list[Continuation]:
        """Everything that may come next, the likeliest first."""
        typed = _typed(text)
        slash = typed[0].startswith("/")
        found = [] if slash or self.moves is None else self._moves(self.moves, text, typed)
        if len(typed) == 1:
            found += self._commands(typed[0].removeprefix("/"), "/" if slash else "")
        else:
            found += self._phrases(text, typed)
            found = found or self._arguments(text, typed)
        best = min((offer.rank for offer in found), default=0)
        kept: dict[tuple[str, int], Continuation] = {}
        for offer in found:
            if offer.rank <= max(best, WORD_BEGINS):
                kept.setdefault((offer.text, offer.back), offer)
        return sorted(kept.values(), key=lambda offer: (offer.rank, offer.command is not None, offer.far))

    def suggestion(self, text: str) -> str:
        """The rest of the likeliest thing that begins with what is typed."""
        if not text.strip():
            return ""
        for offer in self.offers(text):
            typed = text[len(text) - offer.back :]
            rest = offer.text[len(typed) :]
            if offer.rank == BEGINS and rest and fold(offer.text[: len(typed)]) == fold(typed):
                return rest
        return ""

    # -- moves

    def _moves(self, moves: Moves, text: str, typed: Sequence[str]) -> list[Continuation]:
        """Offers for the next word of a move; the word may itself be several typed words long."""
        found: list[Continuation] = []
        for split in range(max(0, len(typed) - 6), len(typed)):
            back = _length_of_last(text, len(typed) - split)
            longer = bool(found)
            for place in moves.walk(typed[:split]) if split else moves.starts():
                if not longer or place.fit == EXACT:
                    found += self._children(place, typed[split:], back)
        return found

    def _children(self, place: Place, part: Sequence[str], back: int) -> list[Continuation]:
        assert self.moves is not None
        langs = self._preferred(place.langs)
        offers = []
        for child in place.node.children.values():
            matched = _best_form(child.forms, part, langs)
            if matched is not None:
                offers.append(_offer(self.moves, child, matched[1], back, matched[0]))
        return offers

    def _preferred(self, typed_in: frozenset[str]) -> tuple[str, ...]:
        """Languages in the order of preference: the one being typed, the one shown, the other, stable words."""
        foreign = other(self.lang)
        if typed_in == {foreign}:
            return (foreign, self.lang, "")
        return (self.lang, foreign, "")

    # -- commands

    def _commands(self, part: str, prefix: str) -> list[Continuation]:
        found = []
        for command in self.commands.all:
            for lang in (self.lang, other(self.lang)) if part else (self.lang,):
                ranked = [(_rank((fold(name),), (part,)), name) for name in command.names(lang)]
                fitting = [(rank, name) for rank, name in ranked if rank is not None]
                if fitting:
                    rank, name = min(fitting, key=lambda pair: pair[0])
                    text = prefix + name + (" " if command.must else "")
                    found.append(Continuation(text, len(part) + len(prefix), rank, not command.must, command=command))
                    break
        return found

    def _phrases(self, text: str, typed: Sequence[str]) -> list[Continuation]:
        """The rest of commands that are several words long."""
        back = _length_of_last(text, 1)
        found = []
        for command in self.commands.all:
            for name in (*command.names(self.lang), *command.names(other(self.lang))):
                if " " in name and _rank(tokens(name), typed) == BEGINS:
                    rest = " ".join(name.split()[len(typed) - 1 :])
                    found.append(Continuation(rest, back, BEGINS, True, command=command))
                    break
        return found

    def _arguments(self, text: str, typed: Sequence[str]) -> list[Continuation]:
        _, named = self.commands.find(typed[0].removeprefix("/"))
        if len(named) != 1 or not named[0].takes:
            return []
        back = _length_of_last(text, len(typed) - 1)
        found = []
        for name in self.arguments(named[0]):
            rank = _rank(tokens(name), typed[1:])
            if rank is not None:
                found.append(Continuation(name, back, rank, True))
        return sorted(found, key=lambda offer: offer.rank)[:MOST_ARGUMENTS]


def _typed(text: str) -> tuple[str, ...]:
    """The typed words; the last one is being typed and may be empty."""
    words = tokens(text)
    return words if words and not text[-1].isspace() else (*words, "")


def _length_of_last(text: str, count: int) -> int:
    """How many letters at the end of the text the last words take up, counting one that is still empty."""
    end = len(text)
    place = end
    for number in range(count):
        if number:
            place = len(text[:place].rstrip())
        while place and not text[place - 1].isspace():
            place -= 1
    return end - place


def _best_form(forms: Sequence[Form], part: Sequence[str], langs: Sequence[str]) -> tuple[int, str] | None:
    """How well and in which language a word of a move matches what is typed."""
    best: tuple[int, int] | None = None
    for form in forms:
        rank = _rank(form.tokens, part)
        if rank is not None:
            this = (rank, langs.index(form.lang))
            best = this if best is None else min(best, this)
    return None if best is None else (best[0], langs[best[1]])


def _rank(name: Sequence[str], part: Sequence[str]) -> int | None:
    """How well typed words match the beginning of a name; a single one may match anywhere in it."""
    if len(part) <= len(name) and all(word.startswith(typed) for word, typed in zip(name, part, strict=False)):
        return BEGINS
    if len(part) != 1:
        return None
    typed = part[0]
    if any(word.startswith(typed) for word in name):
        return WORD_BEGINS
    whole = "".join(name)
    if typed in whole:
        return WITHIN
    letters = iter(whole)
    return SCATTERED if all(letter in letters for letter in typed) else None


def _offer(moves: Moves, node: Node, lang: str, back: int, rank: int) -> Continuation:
    """The word of this node, and further words as long as there is no choice."""
    words = [node.first(lang)]
    verb = node.depth == 1
    while (child := node.only_child) is not None:
        node = child
        words.append(node.first(lang))
    final = node.option is not None
    move = min(node.below(), key=moves.distance)
    text = " ".join(words) + ("" if final else " ")
    far = 0.0 if verb else moves.distance(move)
    return Continuation(text, back, rank, final, move, node.depth - 1, far, node.size)


_WORD = pattern(r"\S+")


def strange_words(text: str, moves: Moves, commands: Commands, aliases: Aliases) -> list[tuple[int, int]]:
    """Where words stand that mean nothing now; the one being typed may still become something."""
    if not text.strip():
        return []
    from brzdek.shell.reading.small_words import bare

    strange: list[tuple[int, int]] = []
    begin = 0
    for piece in text.split(";"):
        if not _names_command(piece, commands, aliases):
            for found in _WORD.finditer(piece):
                word = bare(fold(found[0]))
                unfinished = begin + found.end() == len(text) and len(word) < 3
                if word and not word.isdecimal() and not unfinished and not moves.understanding.explains(word):
                    strange.append((begin + found.start(), begin + found.end()))
        begin += len(piece) + 1
    return strange


def _names_command(piece: str, commands: Commands, aliases: Aliases) -> bool:
    words = piece.split()
    if not words or words[0].startswith(("/", "?")) or fold(words[0]) in aliases.all:
        return True
    named = commands.find(words[0].rstrip("!"))[1] or commands.find(piece)[1] or commands.like(piece)[0]
    return bool(named or commands.spoken(piece))
