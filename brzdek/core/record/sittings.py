"""Sittings: the one way in which a game begins, and the one way in which it goes on.

The command line and the menu both come through here; what there is to say is told as notes, which each of them
shows in its own way.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, TypeAlias

from brzdek.core.catalog.catalog import Catalog
from brzdek.core.problems import why, worded
from brzdek.core.record import saves
from brzdek.core.record.decks import decks_of
from brzdek.core.record.lock import Lock
from brzdek.core.record.recorder import Recorder
from brzdek.core.record.replaying import check_game, open_table, other_cards
from brzdek.core.record.transcript import Transcript, read_transcript
from brzdek.core.record.words import RECORDS
from brzdek.core.rulebook import Rulebook, Setup, complete
from brzdek.core.seats import random_seed
from brzdek.core.table import Table
from brzdek.core.text import LANGS, Lang, Text
from brzdek.core.values import NamedTuple, dataclass, replace

SECOND_LOOK = 0.1
"""Seconds after which a line that was being written is finished, or never will be."""


class Note(NamedTuple):
    """Something worth saying that is no reason to stop."""

    key: str
    values: Mapping[str, Any]

    def worded(self, lang: Lang) -> str:
        return worded(lang, RECORDS[self.key], self.values)


Tell: TypeAlias = Callable[[Note], None]
OpenGame: TypeAlias = Callable[[str, Sequence[Path]], tuple[Rulebook[Any, Any], Catalog]]
"""Takes a game out of its box, with house decks on top: its rulebook and its cards."""


@dataclass(slots=True)
class Sitting:
    """A table, and the recorder that writes down what happens at it (None: nobody does)."""

    table: Table
    recorder: Recorder | None
    decks: Sequence[Path] = ()
    """The house decks that it is played with."""

    def __enter__(self) -> Sitting:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.recorder is not None:
            self.recorder.close()


def begin(
    rulebook: Rulebook[Any, Any],
    catalog: Catalog,
    setup: Setup,
    tell: Tell,
    *,
    decks: Sequence[Path] = (),
    save: Path | None = None,
) -> Sitting:
    """Begin a game. It is saved in this file, or else in the folder of saved games if a person plays it: a game of
    bots alone can be had again from its seed.

    BadSetup: it cannot be played like that. BadData, OSError: it cannot be saved in this file.
    """
    table = Table(rulebook, complete(setup, catalog), catalog, keep_turns=True, mark_turns=True)
    if save is not None:
        older = saves.keep_older(save)
        if older is not None:
            tell(Note("kept_older", {"file": str(older)}))
        return Sitting(table, saves.record(save, table, decks, on_failure=_not_saved(tell)), decks)
    if all(seat.bot for seat in setup.seats):
        return Sitting(table, None, decks)
    return Sitting(table, _in_the_folder(table, decks, tell), decks)


def rematch(sitting: Sitting, tell: Tell) -> Sitting:
    """The same game once more: the same seats, options and decks, another seed."""
    table = sitting.table
    return begin(table.rulebook, table.catalog, replace(table.setup, seed=random_seed()), tell, decks=sitting.decks)


def resume(
    path: Path,
    games: Collection[str],
    open_game: OpenGame,
    tell: Tell,
    *,
    decks: Sequence[Path] = (),
    copy: bool = False,
    to: int | None = None,
) -> Sitting:
    """Go on with a saved game. ``decks``: other house decks than those that lie beside it. ``to``: after so many of
    its answers, which is possible only in a copy.

    BadData: it cannot be gone on with. OnlyAsCopy: it can, if all of it is written down anew (``copy``) and the
    file is left as it is.
    """
    assert copy or to is None
    with ExitStack() as stack:
        lock, hindrance = (None, None) if copy else _lock(path, stack)
        transcript = _looked_at_twice(path)
        check_game(transcript, games)
        found = list(decks) or decks_of(transcript)
        rulebook, catalog = open_game(transcript.setup.game, found)
        table = open_table(transcript, rulebook, catalog, to=to, keep_turns=True, mark_turns=True, any_state=copy)
        for note in notes(transcript, catalog):
            tell(note)
        recorder = _in_a_copy(table, found, tell) if copy else _go_on(transcript, lock, hindrance, tell)
        if recorder is not None:
            stack.pop_all()
        return Sitting(table, recorder, found)


def reopen(
    path: Path,
    games: Collection[str],
    open_game: OpenGame,
    tell: Tell,
    *,
    decks: Sequence[Path] = (),
    to: int | None = None,
) -> tuple[Transcript, Table]:
    """A saved game to look at, after all its answers or the first few: nothing is written. BadData: it is none."""
    transcript = read_transcript(path)
    check_game(transcript, games)
    rulebook, catalog = open_game(transcript.setup.game, list(decks) or decks_of(transcript))
    table = open_table(transcript, rulebook, catalog, to=to, mark_turns=True)
    for note in notes(transcript, catalog):
        tell(note)
    return transcript, table


def _lock(path: Path, stack: ExitStack) -> tuple[Lock | None, OSError | None]:
    """The lock of a game, or why there can be none: a game that cannot be written can still be played."""
    try:
        lock = saves.take_lock(path)
    except OSError as error:
        return None, error
    if lock is not None:
        stack.callback(lock.release)
    return lock, None


def _looked_at_twice(path: Path) -> Transcript:
    """A saved game. A line that is not finished may be one that is just being written, so it gets a second look."""
    transcript = read_transcript(path)
    while transcript.cut:
        time.sleep(SECOND_LOOK)
        before, transcript = transcript, read_transcript(path)
        if transcript.content == before.content:
            break
    return transcript


def notes(transcript: Transcript, catalog: Catalog) -> Iterator[Note]:
    """What is worth knowing about a saved game whose answers all fit."""
    if transcript.cut:
        yield Note("cut", {"line": transcript.cut})
    if other_cards(transcript, catalog):
        yield Note("other_cards", {})


def seed_is_told(setup: Setup) -> bool:
    """May the seed be shown? It decides all that is hidden, so not where several people play."""
    return sum(not seat.bot for seat in setup.seats) < 2


def _in_the_folder(table: Table, decks: Sequence[Path], tell: Tell) -> Recorder | None:
    told = _not_saved(tell)
    try:
        return saves.new_save(table, decks, on_failure=told)
    except OSError as error:
        told(error)
        return None


def _in_a_copy(table: Table, decks: Sequence[Path], tell: Tell) -> Recorder | None:
    recorder = _in_the_folder(table, decks, tell)
    if recorder is not None:
        for count, (seat, option) in enumerate(table.journal, 1):
            recorder.append(option, table.setup.seats[seat].name, table.marks.get(count, ""))
        tell(Note("copied", {"file": str(recorder.path)}))
    return recorder


def _go_on(transcript: Transcript, lock: Lock | None, hindrance: OSError | None, tell: Tell) -> Recorder | None:
    told = _not_saved(tell)
    try:
        if hindrance is not None:
            raise hindrance
        return Recorder.go_on(transcript, lock=lock, on_failure=told)
    except OSError as error:
        told(error)
        return None


def _not_saved(tell: Tell) -> Callable[[OSError], None]:
    """Says that a game can no longer be saved."""
    return lambda error: tell(Note("not_saved", {"why": Text(*(why(error, lang) for lang in LANGS))}))
