"""The folder of saved games."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from brzdek.core.header import MAGIC
from brzdek.core.paths import state_folder
from brzdek.core.problems import BadData, Problem
from brzdek.core.record_words import RECORDS
from brzdek.core.rulebook import Setup
from brzdek.core.transcript import ENDING, Recorder, Transcript, read_transcript

FOLDER = "partie"
NEWEST = 100
"""How many of the newest files are looked at when unfinished games are listed."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game in the folder of saved games, and when it was last played."""

    transcript: Transcript
    when: float


def saves_folder() -> Path:
    return state_folder() / FOLDER


def new_save(setup: Setup, fingerprint: str, deck: Path | None, *, on_failure: Callable[[OSError], None]) -> Recorder:
    """Begin to record a game in the folder of saved games, under a name nobody has."""
    folder = saves_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{setup.game}-{time.strftime('%Y%m%d-%H%M%S')}"
    number = 1
    while True:
        name = stem if number == 1 else f"{stem}-{number}"
        try:
            return record(folder / (name + ENDING), setup, fingerprint, deck, on_failure=on_failure)
        except FileExistsError:
            number += 1


def record(
    path: Path, setup: Setup, fingerprint: str, deck: Path | None, *, on_failure: Callable[[OSError], None]
) -> Recorder:
    """Begin to record a game in this file. A house deck from elsewhere is copied beside it."""
    name = ""
    if deck is not None:
        beside = deck.resolve().parent == path.resolve().parent
        name = deck.name if beside else path.stem + ".yaml"
    recorder = Recorder.create(path, setup, fingerprint, name, on_failure=on_failure)
    if deck is not None and name != deck.name:
        path.with_name(name).write_bytes(deck.read_bytes())
    return recorder


def deck_of(transcript: Transcript) -> Path | None:
    """The house deck of a saved game: it lies beside it, and nowhere else. BadData: it does not."""
    if not transcript.deck:
        return None
    deck = transcript.path.parent / transcript.deck
    if not deck.is_file():
        values = {"deck": transcript.deck}
        problem = Problem(str(transcript.path), transcript.lines["deck"], 1, RECORDS["no_deck"], values)
        raise BadData([problem])
    return deck


def keep_older(path: Path) -> Path | None:
    """Make room for a new game: an older one of that name is kept under another; where it is now.

    FileExistsError: what stands there is no saved game, and is left alone.
    """
    if not path.exists():
        return None
    if not path.is_file() or not _is_transcript(path):
        raise FileExistsError(str(path))
    return path.rename(path.with_name(path.name + "~"))


def _is_transcript(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC.encode()


def unfinished() -> list[SavedGame]:
    """Saved games that can be gone on with, the last played first; files that are broken are left out."""
    games = []
    for path, when in _newest():
        try:
            transcript = read_transcript(path)
        except BadData:
            continue
        if not transcript.finished:
            games.append(SavedGame(transcript, when))
    return games


def _newest() -> list[tuple[Path, float]]:
    try:
        found = [(path, path.stat().st_mtime) for path in saves_folder().glob("*" + ENDING)]
    except OSError:
        return []
    return sorted(found, key=lambda pair: (-pair[1], pair[0].name))[:NEWEST]
