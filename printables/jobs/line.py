"""A print command typed in the shell: ``cards GAME --paper a3 -o cards.pdf``."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence

from brzdek.core.catalog.files import OWN
from brzdek.core.text import LANGS, Lang, Text, clean, fold
from brzdek.core.values import NamedTuple
from printables.cards import designs as faces
from printables.jobs.job import BadJob, Given, GivenValue, hint
from printables.jobs.output import STDOUT
from printables.jobs.run import OPTIONS, PRINTERS, Outcome, print_calibration
from printables.jobs.typed import game_of
from printables.jobs.words import PRINT


class Request(NamedTuple):
    """What a line asks for."""

    part: str
    game: str | None
    given: Given


def perform(line: str, game: str | None, lang: Lang) -> Outcome:
    """Do what a line asks for. ``game``: the one that is being played. BadJob, BadData, OSError."""
    request = read_line(line, game)
    if request.part == "calibrate":
        return print_calibration(request.given, lang)
    if request.game is None:
        raise BadJob("which_game", allowed=", ".join(faces.names()))
    chosen, given = game_of(request.game, request.given)
    return PRINTERS[request.part](chosen, given, lang, lambda done, count: None)


def read_line(line: str, game: str | None) -> Request:
    """The words of a line; BadJob for what makes no sense."""
    try:
        words = shlex.split(line)
    except ValueError:
        raise BadJob("open_quote") from None
    part = _part(words[0] if words else "")
    given, rest = _options(words[1:], [option.name for option in OPTIONS[part] if not option.place], part)
    named = [word for word in rest if is_game(word)][:1]
    extra = [word for word in rest if word not in named]
    if extra:
        raise BadJob("extra_words", words=clean(" ".join(extra))[:60])
    return Request(part, named_game(named[0]) if named else game, given)


def is_game(word: str) -> bool:
    """Is it one of our games, or a deck?"""
    return word.endswith((".yaml", ".yml")) or fold(word) in (*faces.names(), OWN)


def named_game(word: str) -> str:
    return word if word.endswith((".yaml", ".yml")) else fold(word)


def parts(lang: Lang) -> list[str]:
    """What can be printed, in one language."""
    return [PRINT[f"part.{part}"].to(lang) for part in OPTIONS]


def _part(word: str) -> str:
    names = {fold(name): part for part in OPTIONS for name in (*PRINT[f"part.{part}"], part)}
    if fold(word) not in names:
        allowed = Text(*(", ".join(parts(lang)) for lang in LANGS))
        if not word:
            raise BadJob("which_part", allowed=allowed)
        raise BadJob("no_such_part", found=clean(word)[:60], allowed=allowed, hint=hint(word, list(names)))
    return names[fold(word)]


def _options(words: Sequence[str], flags: Sequence[str], part: str) -> tuple[dict[str, GivenValue], list[str]]:
    """Options by name, and the words that are none."""
    known = [*(option.name for option in OPTIONS[part]), "output", "lang"]
    given: dict[str, GivenValue] = {}
    many = [option.name for option in OPTIONS[part] if option.many]
    rest: list[str] = []
    waiting = list(reversed(words))
    while waiting:
        word = waiting.pop()
        if not word.startswith("-") or word == "-":
            rest.append(word)
            continue
        name, equals, value = word.removeprefix("--").partition("=")
        name = "output" if word == "-o" else name
        if name not in known:
            raise BadJob("no_such_option", name=clean(word)[:60], hint=hint(name, known, "--"))
        if name in flags:
            given[name] = True
            continue
        if not equals and not waiting:
            raise BadJob("needs_value", name=f"--{name}")
        value = value if equals else waiting.pop()
        before = given.get(name, ())
        if name == "output" and value == STDOUT:
            raise BadJob("stdout_shell")
        given[name] = (*before, value) if name in many and isinstance(before, tuple) else value
    return given, rest


def told(line: str, game: str | None, lang: Lang, say: Callable[[str], None], refuse: Callable[[str], None]) -> None:
    """Do what a line asks for, and tell what came of it or why nothing did."""
    from brzdek.core.problems import BadData, system_reason
    from printables.draw.fonts import Missing

    try:
        outcome = perform(line, game, lang)
    except (BadJob, Missing) as bad:
        reason = bad.reason.to(lang)
        refuse(f"{reason[:1].upper()}{reason[1:]}.")
    except BadData as bad_data:
        refuse("\n".join(problem.worded(lang) for problem in bad_data.problems))
    except (OSError, ValueError) as error:
        file = clean(str(getattr(error, "filename", None) or ""))
        refuse(PRINT["unwritable"].to(lang).format(file=file, reason=system_reason(error, lang)))
    else:
        for warning in outcome.warnings(lang):
            say(PRINT["warning"].to(lang).format(message=warning))
        say(clean(outcome.worded(lang)))
