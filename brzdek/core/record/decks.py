"""House decks of saved games: each game has its own copies beside it, under names that its header can hold."""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from brzdek.core.catalog.source import fetch
from brzdek.core.record import files
from brzdek.core.record.transcript import Transcript


def decks_of(transcript: Transcript) -> list[Path]:
    """The house decks of a saved game: they lie beside it, and nowhere else. BadData: one does not."""
    folder = files.real(transcript.path).parent
    decks = [folder / name for name in transcript.decks]
    for deck in decks:
        if not deck.is_file():
            raise transcript.bad(transcript.lines["deck"], "no_deck", deck=deck.name)
    return decks


@contextlib.contextmanager
def kept_beside(game: Path, decks: Sequence[Path]) -> Iterator[list[str]]:
    """The names of the copies of decks that lie beside a game, whatever becomes of the decks themselves. Should what
    follows fail, the copies are taken away again.
    """
    copies: list[Path] = []
    try:
        for deck in decks:
            copies.append(_copied(deck, game))
        yield [copy.name for copy in copies]
    except BaseException:
        for copy in copies:
            with contextlib.suppress(OSError):
                copy.unlink()
        raise


def _copied(deck: Path, game: Path) -> Path:
    content = fetch(deck)
    stem = re.sub(r"[^\w-]+", "-", game.stem, flags=re.ASCII).strip("-")[:60] or "partia"
    for number in itertools.count(1):
        copy = game.with_name(f"{stem}{f'-{number}' if number > 1 else ''}.yaml")
        with contextlib.suppress(FileExistsError):
            files.write_new(copy, content)
            break
    return copy


def with_deck_names(transcript: Transcript, names: Sequence[str]) -> bytes:
    """The file of a saved game with other names for its decks."""
    if tuple(names) == transcript.decks:
        return transcript.content
    waiting = iter(names)
    header = transcript.content[: transcript.body].splitlines(keepends=True)
    lines = [f"deck: {next(waiting)}\n".encode() if re.match(rb"\s*deck\s*:", line) else line for line in header]
    return b"".join(lines) + transcript.content[transcript.body :]
