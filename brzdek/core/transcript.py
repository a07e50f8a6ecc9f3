"""Saved games: a seed and the answers, as text that a person can read, annotate and mail.

::

    brzdek partia 1
    game: sabotazysta
    seed: 7
    seat: Ola
    seat: Jan = steady
    option rounds: 4
    catalog: 3f0c55a1d2b94e77

    play cross 1,0            # Ola
    # a comment may stand anywhere
    pass map                  # Jan

An answer stands in the stable words of its option. Nothing in the file is run or trusted: every answer is
checked against the rules as the game is played again.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from brzdek.core.ask import Ask, Option, written
from brzdek.core.catalog import Catalog
from brzdek.core.header import MAGIC, MAX_LINE, MAX_POSITION, VERSION, Header, without_comment, write_header
from brzdek.core.problems import BadData, Problem, nearest
from brzdek.core.record_words import RECORDS
from brzdek.core.rulebook import BadSetup, Result, Rulebook, Setup, complete
from brzdek.core.seats import seats_fit
from brzdek.core.source import Document, fetch, finish
from brzdek.core.table import Table, options_written
from brzdek.core.text import clean

ENDING = ".partia"
RESULT_MARK = "# result: "
MAX_BYTES = 8_000_000
SHOWN_OPTIONS = 12
"""How many legal answers a complaint lists."""
_ANSWER_WIDTH = 30


class Answer(NamedTuple):
    """One line of a transcript: its number, its words, and where in the file it ends."""

    line: int
    words: str
    end: int


@dataclass(frozen=True, slots=True)
class Transcript:
    """A saved game as its file tells it; nothing of it has been played yet."""

    path: Path
    setup: Setup
    answers: tuple[Answer, ...]
    fingerprint: str
    """Of the catalog it was played with; empty if the file does not say."""
    deck: str
    """The bare file name of its house deck, if it was played with one."""
    lines: dict[str, int]
    """Where the things of the header stand."""
    body: int
    """How many bytes come before the first answer."""
    size: int
    """How many bytes there are up to the last whole line."""
    cut: str
    """An unfinished last line: it was being written when the program was stopped."""
    finished: bool
    """Is it marked as played to the end?"""


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
    header = Header(str(path))
    header.read((at + 1, lines[at]) for at in range(1, top))
    if header.problems:
        raise BadData(header.problems)
    ends = _line_ends(data[:size])
    answers = [Answer(at + 1, words, ends[at]) for at in range(top, len(lines)) if (words := _answer_words(lines[at]))]
    return Transcript(
        path=path,
        setup=header.setup(),
        answers=tuple(answers),
        fingerprint=header.fingerprint,
        deck=header.deck,
        lines=header.lines,
        body=ends[min(top, len(lines) - 1)],
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


def _answer_words(line: str) -> str:
    return " ".join(clean(part) for part in without_comment(line).split())


def _is_finished(lines: Sequence[str]) -> bool:
    last = next((line for line in reversed(lines) if line.strip()), "")
    return last.startswith(RESULT_MARK)


# -- playing it again


def check_game(transcript: Transcript, games: Collection[str]) -> None:
    """Is it a game that we know? BadData if not."""
    game = transcript.setup.game
    if game not in games:
        values = {"found": game, "allowed": ", ".join(games)}
        line = transcript.lines["game"]
        raise BadData([Problem(str(transcript.path), line, 1, RECORDS["game"], values, nearest(game, games))])


def open_table(
    transcript: Transcript,
    rulebook: Rulebook[Any, Any],
    catalog: Catalog,
    *,
    to: int | None = None,
    keep_turns: bool = False,
) -> Table:
    """The table after the answers (or the first few of them); BadData says where they stop fitting."""
    try:
        _check_setup(transcript, rulebook, catalog)
        table = Table(rulebook, transcript.setup, catalog, keep_turns=keep_turns)
    except BadSetup as error:
        options = [at for key, at in transcript.lines.items() if key.startswith("option ")]
        line = options[0] if options and seats_fit(transcript.setup, catalog) else transcript.lines["seat"]
        raise _bad(transcript.path, line, "setup", reason=error.reason) from None
    for answer in transcript.answers[:to]:
        ask = table.ask
        option = ask.find(answer.words) if ask is not None else None
        if option is None:
            raise BadData([_does_not_fit(transcript, catalog, answer, ask)])
        table.answer(option)
    return table


def _check_setup(transcript: Transcript, rulebook: Rulebook[Any, Any], catalog: Catalog) -> None:
    """Could a game begin as the header says? BadData or BadSetup if not."""
    lines, setup = transcript.lines, transcript.setup
    for seat, who in enumerate(setup.seats):
        if who.bot and who.bot not in rulebook.bots:
            values = {"found": who.bot, "allowed": ", ".join(rulebook.bots)}
            place, near = lines[f"seat {seat}"], nearest(who.bot, rulebook.bots)
            raise BadData([Problem(str(transcript.path), place, 1, RECORDS["bot"], values, near)])
    if setup.position is not None:
        doc = Document(str(transcript.path), setup.position, marks={(): (lines["position"], 1)})
        rulebook.check_position(doc, complete(setup, catalog), catalog)
        finish(doc)


def other_cards(transcript: Transcript, catalog: Catalog) -> bool:
    """Was the game saved with cards that were not quite these?"""
    return bool(transcript.fingerprint) and transcript.fingerprint != catalog.fingerprint


def _does_not_fit(transcript: Transcript, catalog: Catalog, answer: Answer, ask: Ask | None) -> Problem:
    file, other = str(transcript.path), other_cards(transcript, catalog)
    if ask is None:
        return Problem(file, answer.line, 1, RECORDS["after_end"], {"answer": answer.words})
    legal = options_written(ask)
    more = len(legal) - SHOWN_OPTIONS
    values = {
        "answer": answer.words,
        "name": transcript.setup.seats[ask.seat].name,
        "legal": "; ".join(legal[:SHOWN_OPTIONS]) + (f"; … (+{more})" if more > 0 else ""),
    }
    key = "illegal_other_cards" if other else "illegal"
    return Problem(file, answer.line, 1, RECORDS[key], values, nearest(answer.words, legal))


# -- writing


def answer_line(option: Option, name: str) -> str:
    return f"{written(option):<{_ANSWER_WIDTH}} # {name}\n"


def result_line(names: Sequence[str], result: Result) -> str:
    """The comment that marks a finished game; a star stands by the winners."""
    scores = [
        f"{name} {score}{'*' if seat in result.winners else ''}"
        for seat, (name, score) in enumerate(zip(names, result.scores, strict=True))
    ]
    return RESULT_MARK + ", ".join(scores) + "\n"


class FileChanged(OSError):
    """Another program has written to the transcript, too."""


class Recorder:
    """Writes a transcript, answer by answer: whatever happens to the program, no answer is lost.

    A file that can no longer be written does not stop the game: ``on_failure`` is told once.
    """

    def __init__(self, path: Path, ends: list[int], size: int, on_failure: Callable[[OSError], None]) -> None:
        self.path = path
        self.failed = False
        self._on_failure = on_failure
        self._ends = ends
        """How long the file is after the header and after each answer."""
        self._size = size
        self._finished = False
        self._file = path.open("ab", buffering=0)

    @classmethod
    def create(
        cls, path: Path, setup: Setup, fingerprint: str, deck: str = "", *, on_failure: Callable[[OSError], None]
    ) -> Recorder:
        """Begin a new file; FileExistsError if there is one of that name."""
        header = write_header(setup, fingerprint, deck).encode()
        with path.open("xb", buffering=0) as file:
            file.write(header)
        return cls(path, [len(header)], len(header), on_failure)

    @classmethod
    def go_on(cls, transcript: Transcript, *, on_failure: Callable[[OSError], None]) -> Recorder:
        """Go on writing after the answers that are there; an unfinished last line is dropped."""
        os.truncate(transcript.path, transcript.size)
        ends = [transcript.body, *(answer.end for answer in transcript.answers)]
        recorder = cls(transcript.path, ends, transcript.size, on_failure)
        recorder._finished = transcript.finished
        return recorder

    def append(self, option: Option, name: str) -> None:
        """Write an answer and whose it was."""
        if self._write(answer_line(option, name)):
            self._ends.append(self._size)

    def finish(self, names: Sequence[str], result: Result) -> None:
        """Mark the game as played to its end."""
        if not self._finished:
            self._finished = self._write(result_line(names, result))

    def rewrite(self, count: int) -> None:
        """Keep only the first answers, as after an undo; the file is replaced in one go."""
        if self.failed:
            return
        try:
            self._check_unchanged()
            self._replace(self.path.read_bytes()[: self._ends[count]])
        except OSError as error:
            self._fail(error)
            return
        del self._ends[count + 1 :]
        self._finished = False

    def close(self) -> None:
        self._file.close()

    def _write(self, text: str) -> bool:
        if self.failed:
            return False
        data = text.encode()
        try:
            self._check_unchanged()
            if self._file.write(data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as error:
            self._fail(error)
            return False
        self._size += len(data)
        return True

    def _check_unchanged(self) -> None:
        """Two programs that write the same game would spoil it for both."""
        if self.path.stat().st_size != self._size:
            raise FileChanged(errno.EBUSY, "another program has changed the file", str(self.path))

    def _replace(self, data: bytes) -> None:
        import tempfile

        handle, aside = tempfile.mkstemp(dir=self.path.parent, prefix=self.path.name, suffix=".new")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(aside).replace(self.path)
        except OSError:
            with contextlib.suppress(OSError):
                Path(aside).unlink()
            raise
        self._file.close()
        self._file = self.path.open("ab", buffering=0)
        self._size = len(data)

    def _fail(self, error: OSError) -> None:
        self.failed = True
        self._on_failure(error)
