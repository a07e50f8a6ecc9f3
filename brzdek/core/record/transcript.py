"""Saved games: a seed and the answers, as text that a person can read, annotate and mail.

::

    brzdek partia 1
    game: sabotazysta
    seed: 7
    seat: Ola
    seat: Jan = steady
    option rounds: 4
    rules: 1
    catalog: 3f0c55a1d2b94e77

    play cross 1,0            # Ola = 5b1f04c9
    # a comment may stand anywhere
    pass map                  # Jan = 90ad2e77

An answer stands in the stable words of its option. Behind the one that ends a turn, the comment ends with a mark of
the state: ``= `` and a short hash. Nothing in the file is run or trusted: every answer is checked against the rules
as the game is played again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from brzdek.core.ask import Option, written
from brzdek.core.catalog.source import fetch
from brzdek.core.patterns import pattern
from brzdek.core.problems import BadData, Problem
from brzdek.core.record.header import MAGIC, MAX_LINE, MAX_POSITION, VERSION, Header, without_comment
from brzdek.core.record.journal import MARK_LENGTH
from brzdek.core.record.words import RECORDS
from brzdek.core.rulebook import Result, Setup
from brzdek.core.text import clean
from brzdek.core.values import NamedTuple, dataclass

ENDING = ".partia"
RESULT_MARK = "# result: "
MAX_BYTES = 8_000_000
_ANSWER_WIDTH = 30
_MARK = pattern(rf"#.*= ([0-9a-f]{{{MARK_LENGTH}}})\s*$")


class AnswerLine(NamedTuple):
    """One line of a transcript: its number, its words, where in the file it ends, and the mark behind it, if any."""

    line: int
    words: str
    end: int
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Transcript:
    """A saved game as its file tells it; nothing of it has been played yet."""

    path: Path
    content: bytes
    """The whole file, as it was read."""
    setup: Setup
    answers: tuple[AnswerLine, ...]
    rules: str
    """The version of the rules it was played by; empty if the file does not say."""
    fingerprint: str
    """Of the catalog it was played with; empty if the file does not say."""
    decks: tuple[str, ...]
    """The bare file names of its house decks, the topmost last."""
    lines: dict[str, int]
    """Where the things of the header stand."""
    body: int
    """How many bytes come before the first answer."""
    no_body: bool
    """Does the file end with its header, without the empty line below it?"""
    size: int
    """How many bytes there are up to the last whole line."""
    cut: str
    """An unfinished last line: it was being written when the program was stopped."""
    finished: bool
    """Is it marked as played to the end?"""

    @property
    def turn(self) -> int:
        """Which turn of the game it is, as far as the file tells: the answers that end one carry a mark."""
        return 1 + sum(1 for answer in self.answers if answer.mark)

    def bad(self, line: int, key: str, /, **values: Any) -> BadData:
        return BadData([Problem(str(self.path), line, 1, RECORDS[key], values)])


# -- reading


def read_transcript(path: Path) -> Transcript:
    """A saved game; BadData says what is wrong with a file that is none."""
    data = fetch(path, limit=MAX_BYTES)
    size = data.rfind(b"\n") + 1
    text = _decoded(path, data[:size])
    lines = [line.removesuffix("\r") for line in text.split("\n")[:-1]]
    _check_first_line(path, lines[0] if lines else data[:MAX_LINE].decode("utf-8", "replace"), bool(lines))
    _check_lengths(path, lines)
    top = next((at for at, line in enumerate(lines) if not line.strip()), len(lines))
    if top == len(lines) and size < len(data):
        # Nobody knows what is missing, and nothing has been played yet.
        raise _bad(path, top + 1, "cut_header")
    header = Header(str(path))
    header.read((at + 1, lines[at]) for at in range(1, top))
    if header.problems:
        raise BadData(header.problems)
    ends = _line_ends(data[:size])
    return Transcript(
        path=path,
        content=data,
        setup=header.setup(),
        answers=tuple(_answers(lines, ends, top)),
        rules=header.rules,
        fingerprint=header.fingerprint,
        decks=tuple(header.decks),
        lines=header.lines,
        body=ends[min(top, len(lines) - 1)],
        no_body=top == len(lines),
        size=size,
        cut=clean(data[size : size + MAX_LINE].decode("utf-8", "replace")).strip(),
        finished=_is_finished(lines[top:]),
    )


def _bad(path: Path, line: int, key: str, **values: Any) -> BadData:
    return BadData([Problem(str(path), line, 1, RECORDS[key], values)])


def _decoded(path: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        values = {"byte": f"{data[error.start]:02x}", "place": error.start + 1}
        raise BadData([Problem(str(path), line, 1, "not_utf8", values)]) from None


def _check_first_line(path: Path, line: str, whole: bool) -> None:
    found = re.fullmatch(rf"{MAGIC} ([0-9]{{1,9}})", " ".join(without_comment(line.removeprefix("\ufeff")).split()))
    if found is None:
        raise _bad(path, 1, "none_of_ours", first=f"{MAGIC} {VERSION}")
    if int(found[1]) != VERSION:
        raise _bad(path, 1, "version", found=int(found[1]), version=VERSION)
    if not whole:
        raise _bad(path, 1, "cut_header")


def _check_lengths(path: Path, lines: Sequence[str]) -> None:
    for number, line in enumerate(lines, 1):
        limit = MAX_POSITION if line.startswith("position:") else MAX_LINE
        if len(line) > limit and not line.startswith("#"):
            raise _bad(path, number, "long_line", limit=limit)


def _line_ends(data: bytes) -> list[int]:
    ends = []
    at = data.find(b"\n")
    while at >= 0:
        ends.append(at + 1)
        at = data.find(b"\n", at + 1)
    return ends


def _answers(lines: Sequence[str], ends: Sequence[int], top: int) -> list[AnswerLine]:
    answers = []
    for at in range(top, len(lines)):
        words = " ".join(clean(part) for part in without_comment(lines[at]).split())
        if words:
            mark = _MARK.search(lines[at])
            answers.append(AnswerLine(at + 1, words, ends[at], mark[1] if mark else ""))
    return answers


def _is_finished(lines: Sequence[str]) -> bool:
    last = next((line for line in reversed(lines) if line.strip()), "")
    return last.startswith(RESULT_MARK)


# -- lines as they are written


def answer_line(option: Option, name: str, mark: str = "") -> str:
    return f"{written(option):<{_ANSWER_WIDTH}} # {name}{f' = {mark}' if mark else ''}\n"


def result_line(names: Sequence[str], result: Result) -> str:
    """The comment that marks a finished game; a star stands by the winners."""
    scores = [
        f"{name} {score}{'*' if seat in result.winners else ''}"
        for seat, (name, score) in enumerate(zip(names, result.scores, strict=True))
    ]
    return RESULT_MARK + ", ".join(scores) + "\n"
