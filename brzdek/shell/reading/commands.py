"""The commands that work at any prompt: their words in both languages and what they take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from brzdek.core.text import Lang, Text, fold
from brzdek.core.values import NamedTuple

if TYPE_CHECKING:
    from brzdek.shell.reading.likeness import Likeness

MENU = "menu"
"""Who is there already and asks for it is shown it."""
LEAVING = "quit"
"""The key of the command with which one leaves."""
OFF, OWN_TOO, UNTIL_TURN = "off", "own", "turn"
"""What may follow ``quiet``: that it ends, or how far it goes; else it holds in the turns of others, until it ends."""
LOOK, MACRO = "look", "macro"
"""How the keys of a game's own commands begin; a number follows."""
KEYS = {"f1": "help", "f2": "board", "f3": "hand", "f4": "log"}
"""The commands that function keys stand for."""


class Command(NamedTuple):
    """A command of the shell, or of one game (its ``looks``)."""

    key: str
    pl: tuple[str, ...]
    en: tuple[str, ...]
    help: Text
    takes: str = ""
    """What may follow: ``card``, ``rule``, ``lang``, ``file``, ``count``, ``times``, ``command``, ``print``, ``any``.

    Empty: nothing.
    """
    must: bool = False
    """Is what follows needed?"""
    own: bool = False
    """Does it belong to the game?"""
    whole: bool = False
    """Must its name be typed in full? A move follows it, and moves may be shortened."""
    deed: str = ""
    """What it does with all there is: words for this deed with one for “all” mean it too."""

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
    Command(
        "board",
        ("plansza", "stół"),
        ("board", "table"),
        Text("pokaż stół", "show the table"),
    ),
    Command(
        "hand",
        ("ręka",),
        ("hand",),
        Text("pokaż, co masz", "show what you hold"),
    ),
    Command(
        "log",
        ("dziennik",),
        ("log",),
        Text("co się działo; „dziennik 30”, „dziennik wszystko”", "what has happened; “log 30”, “log all”"),
        "count",
    ),
    Command(
        "score",
        ("wynik", "punkty"),
        ("score", "points"),
        Text("stan gry", "the standing"),
    ),
    Command(
        "status",
        ("stan",),
        ("status",),
        Text("kim jesteś i co masz", "who you are and what you have"),
    ),
    Command(
        "about",
        ("o grze",),
        ("about",),
        Text("o co chodzi w tej grze i jak się wygrywa", "what this game is about and how it is won"),
    ),
    Command(
        "card",
        ("karta",),
        ("card",),
        Text("przeczytaj kartę", "read a card"),
        "card",
        must=True,
    ),
    Command(
        "rules",
        ("zasady",),
        ("rules",),
        Text("szukaj w zasadach: słowo albo numer", "search the rules: a word or an id"),
        "rule",
    ),
    Command(
        "why",
        ("dlaczego", "czemu"),
        ("why",),
        Text("dlaczego czegoś nie wolno: „dlaczego nie RUCH”", "why something is not allowed: “why not MOVE”"),
        "any",
        must=True,
        whole=True,
    ),
    Command(
        "hint",
        ("podpowiedź", "rada"),
        ("hint",),
        Text("poproś o radę", "ask for advice"),
    ),
    Command(
        "undo",
        ("cofnij",),
        ("undo",),
        Text("cofnij ostatni ruch albo kilka: „cofnij 3”", "take the last move back, or several: “undo 3”"),
        "times",
    ),
    Command(
        "quiet",
        ("cisza", "spokój"),
        ("quiet", "peace"),
        Text(
            "pasuj za mnie w cudzych turach, póki nic nie jest wymierzone we mnie; „głośno” – pytaj znowu",
            "pass for me in the turns of others unless something is aimed at me; “quiet off” – ask again",
        ),
    ),
    Command("redo", ("przywróć",), ("redo",), Text("zrób to, co cofnięto", "do again what was taken back")),
    Command("again", ("znowu",), ("again",), Text("powtórz ostatnie polecenie", "repeat the last command")),
    Command(
        "alias",
        ("skrót",),
        ("alias",),
        Text(
            "własne słowo na polecenia: „skrót zk = zagraj wszystko; koniec”",
            "a word of your own for commands: “alias pe = play all; end”",
        ),
        "alias",
    ),
    Command(
        "save",
        ("zapisz",),
        ("save",),
        Text("skopiuj zapis gry do pliku (zapisuje się i tak)", "copy the game to a file (it is saved anyway)"),
        "file",
    ),
    Command("print", ("drukuj",), ("print",), PRINTING, "print", must=True),
    Command(
        "lang",
        ("język",),
        ("lang", "language"),
        Text("język: pl albo en", "language: pl or en"),
        "lang",
    ),
    Command(
        "help",
        ("pomoc",),
        ("help",),
        Text("ta pomoc", "this help"),
        "command",
    ),
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


def own_command(key: str, thing: Named, takes: str = "", deed: str = "") -> Command:
    """The command for a look or a macro of a game."""
    names = thing.names
    return Command(key, tuple(names.pl.split("|")), tuple(names.en.split("|")), thing.help, takes, own=True, deed=deed)


class Commands:
    """The commands that can be typed now, found by words."""

    def __init__(self, common: Iterable[Command], own: Callable[[], Iterable[Command]] = tuple) -> None:
        """``own``: those of the game, asked for with the first line."""
        self._common = tuple(common)
        self._own = own

    @cached_property
    def all(self) -> Sequence[Command]:
        return (*self._common, *self._own())

    @cached_property
    def _names(self) -> Sequence[tuple[str, Command]]:
        return [(fold(name), command) for command in self.all for name in (*command.pl, *command.en, command.key)]

    @cached_property
    def _by_letter(self) -> Mapping[str, Sequence[tuple[list[str], Command]]]:
        found: dict[str, list[tuple[list[str], Command]]] = {}
        for name, command in self._names:
            if not command.whole:
                found.setdefault(name[:1], []).append((name.split(), command))
        return found

    def find(self, word: str) -> tuple[bool, list[Command]]:
        """Commands with exactly this name, else those whose names begin so, word by word; and whether it is exact."""
        wanted = fold(word)
        exact = _once(command for name, command in self._names if name == wanted)
        if exact:
            return True, exact
        beginnings = wanted.split()
        if not beginnings:
            return False, []
        near = self._by_letter.get(beginnings[0][:1], ())
        return False, _once(command for words, command in near if _begin(words, beginnings))

    @cached_property
    def _spoken(self) -> dict[tuple[str, ...], Command]:
        from brzdek.shell.reading.command_words import SPOKEN

        menu = next((command for command in self.all if MENU in command.en), None)
        spoken = {
            tuple(fold(phrase).split()): menu if menu is not None and MENU in phrase else command
            for command in self.all
            for phrase in SPOKEN.get(command.key, "").split("|")
            if phrase
        }
        # What a game calls its own commands in several words may be followed by more.
        longer = [(name.split(), command) for name, command in self._names if " " in name and command.own]
        return spoken | {tuple(words): command for words, command in longer}

    def spoken(self, line: str) -> tuple[Command, str] | None:
        """The command that a line says in other words, to the letter, and what follows them."""
        from brzdek.shell.reading.command_words import TAKEN_BACK, TAKEN_BACK_AGAIN, TO_ME
        from brzdek.shell.reading.quietness import wanted

        said_plainly = fold(line).strip(_MARKS)
        taken_back = TAKEN_BACK.fullmatch(said_plainly) or TAKEN_BACK_AGAIN.fullmatch(said_plainly)
        if taken_back and (undo := self._spoken.get(("undo", "that"))) is not None:
            return undo, ""
        if (quiet := self._spoken.get(("stop", "asking"))) is not None and (how := wanted(line)) is not None:
            return quiet, how
        if "," in line and (found := self._spoken_twice(line)) is not None:
            return found
        typed = [word.strip(_MARKS) for word in line.split()]
        for said in (typed, [word for word in typed if fold(word) not in TO_ME]):
            folded = tuple(map(fold, said))
            for length in range(len(folded), 0, -1):
                command = self._spoken.get(folded[:length])
                if command is not None and (length == len(folded) or _may_follow(command, " ".join(folded[length:]))):
                    return command, " ".join(said[length:])
        return self._asked_to_show(tuple(map(fold, typed)))

    def _spoken_twice(self, line: str) -> tuple[Command, str] | None:
        """The command that all parts of a line say that say anything: “thanks, bye, see you”."""
        from brzdek.shell.reading.command_words import COURTESY

        parts = [part for part in line.split(",") if not COURTESY.issuperset(fold(part).strip(_MARKS).split())]
        spoken = [self.spoken(part) for part in parts]
        if not any(spoken):
            return None
        found = [one or self._named(part.strip()) for one, part in zip(spoken, parts, strict=True)]
        return found[0] if all(one is not None and one == found[0] for one in found) else None

    def _named(self, part: str) -> tuple[Command, str] | None:
        """The command that is called by its name, in whatever sentence."""
        command, slips = self.like(part)
        return None if slips else command

    def _asked_to_show(self, folded: tuple[str, ...]) -> tuple[Command, str] | None:
        """The same after “show me”, “what is”, if nothing else is said."""
        from brzdek.shell.reading.command_words import ONCE_MORE, SHOWING

        while folded and folded[-1] in ONCE_MORE:
            folded = folded[:-1]
        for start in range(1, len(folded)):
            if folded[start - 1] not in SHOWING:
                break
            command = self._spoken.get(folded[start:])
            if command is not None and not command.takes:
                return command, ""
        return None

    def like(self, line: str) -> tuple[tuple[Command, str] | None, bool]:
        """The one command that a line names in some form, with what follows it; and whether that needs a slip."""
        from brzdek.shell.reading.command_words import HELD, SHOWING
        from brzdek.shell.reading.likeness import inflected, mistyped
        from brzdek.shell.reading.small_words import FILLERS
        from brzdek.shell.reading.speech.kinds import deeds_of, is_a_word

        whole = self.done_with_all(line)
        if whole is not None:
            return (whole, ""), False
        typed = [word.strip(_MARKS) for word in line.split()[:_MOST_WORDS]]
        while typed and fold(typed[0]) in SHOWING:
            del typed[0]
        if not typed or len(fold(typed[0])) < _SHORTEST:
            return None, False
        idle = SHOWING | HELD | FILLERS
        rest = [word for word in typed[1:] if fold(word) not in idle]
        first = fold(typed[0])
        known = deeds_of(first) or (rest and is_a_word(first))  # and no slip of a command
        for slip, likeness in enumerate((inflected,) if known else (inflected, mistyped)):
            found = _once(
                command
                for command in self.all
                for name in (*command.pl, *command.en)
                if _is_like([typed[0], *rest], name.split(), likeness, open_ended=command.takes not in ("", "times"))
            )
            if len(found) == 1:
                return (found[0], " ".join(typed[1:]) if found[0].takes else ""), bool(slip)
        return None, False

    def done_with_all(self, line: str, *, among_others: bool = False, thrown: bool = False) -> Command | None:
        """The command that does with all there is what a line says: “I lay down my whole hand”."""
        from brzdek.shell.reading.whole_hand import done_with_all

        return done_with_all(self.all, line, among_others=among_others, thrown=thrown)


_MARKS = " .,:;!?„”“\"'()"
_MOST_WORDS = 12
_SHORTEST = 3
"""A shorter word is not taken for a form of a name."""


def _is_like(typed: Sequence[str], name: Sequence[str], likeness: Likeness, *, open_ended: bool) -> bool:
    """Do the typed words stand for a name, word by word, with nothing after them unless something may follow?"""
    if len(typed) < len(name) or (len(typed) > len(name) and not open_ended):
        return False
    return all(likeness(fold(one), other, fold(other)) is not None for one, other in zip(typed, name, strict=False))


def _may_follow(command: Command, rest: str) -> bool:
    """May something be said after other words for a command?"""
    from brzdek.shell.reading.small_words import times_said

    return command.takes in ("card", "rule", "any") or (command.takes == "times" and times_said(rest) is not None)


def _begin(words: Sequence[str], beginnings: Sequence[str]) -> bool:
    """Are there as many words as beginnings, each with its own?"""
    return len(words) == len(beginnings) and all(map(str.startswith, words, beginnings))


def _once(commands: Iterable[Command]) -> list[Command]:
    return list(dict.fromkeys(commands))
