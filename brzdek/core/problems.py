"""What is wrong with a file, where, and what would have been right."""

from __future__ import annotations

import errno
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from brzdek.core.text import Lang, Say, Text, clean, fill, fold
from brzdek.core.values import dataclass, field
from brzdek.core.words import CORE

_REASONS = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no_folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read_only",
    errno.EEXIST: "exists",
    errno.ELOOP: "loop",
    errno.EFBIG: "too_big",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
    errno.EBADF: "closed",
    errno.EIO: "device",
    errno.EBUSY: "busy",
    errno.ETXTBSY: "busy",
    errno.EMFILE: "many",
    errno.ENFILE: "many",
}


def worded(lang: Lang, key: str | Text, values: Mapping[str, Any], near: str | None = None) -> str:
    """A message with its values, free of anything that could steer a terminal, and the nearest known word.

    The key names a message of the core; a game passes a message of its own book instead. Values that
    are a ``Text`` are given in the language asked for.
    """
    say = Say(lang, CORE)
    shown = {name: _shown(lang, value) for name, value in values.items()}
    message = say(key, **shown) if isinstance(key, str) else fill(lang, key.to(lang), shown)
    return f"{message} ({say('did_you_mean', word=clean(near))})" if near else message


def _shown(lang: Lang, value: Any) -> Any:
    if isinstance(value, Text):
        return clean(value.to(lang))
    return clean(value) if isinstance(value, str) else value


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake in a file: its place, a message key with values, and the nearest known word."""

    file: str
    line: int
    column: int
    key: str | Text
    values: dict[str, Any] = field(default_factory=dict)
    near: str | None = None

    @property
    def place(self) -> str:
        return f"{clean(self.file)}:{self.line}:{self.column}"

    def message(self, lang: Lang) -> str:
        return worded(lang, self.key, self.values, self.near)

    def worded(self, lang: Lang) -> str:
        return f"{self.place}: {self.message(lang)}"


class BadData(Exception):
    """A file that cannot be used, with everything found wrong in it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(problem.worded("en") for problem in problems))
        self.problems = list(problems)


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like this one, if one is like it at all."""
    import difflib

    folded = {fold(candidate): candidate for candidate in known}
    # Comparing costs grow with the square of the length, and no known word is that long.
    close = difflib.get_close_matches(fold(word[:80]), list(folded), n=1, cutoff=0.6)
    return folded[close[0]] if close else None


def why(error: OSError, lang: Lang) -> str:
    """What the system says, in our words, with the file that it speaks of."""
    told = system_reason(error, lang)
    return f"{clean(str(error.filename))}: {told}" if error.filename else told


def system_reason(error: OSError | ValueError, lang: Lang) -> str:
    """What the system says, in our words: its own sentence is hardly ever in the player's language.

    A name that no file can have, such as one with a NUL in it, comes as a ``ValueError``.
    """
    say = Say(lang, CORE)
    if isinstance(error, ValueError):
        return say("os.name")
    reason = getattr(error, "key", None) or _REASONS.get(error.errno or 0)
    return say(f"os.{reason}") if reason else say("os.other", reason=errno.errorcode.get(error.errno or 0, "?"))


class BadSetup(Exception):
    """A game that cannot be set up as asked, with the reason in both languages."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason


class Stuck(Exception):
    """The rules cannot go on after an answer, with the reason in both languages."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason
