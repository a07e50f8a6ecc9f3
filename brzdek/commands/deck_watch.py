"""``brzdek deck watch``: the deck is checked and drawn anew whenever one of its files is saved."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from brzdek.core.problems import BadData
from brzdek.core.text import Say, clean

if TYPE_CHECKING:
    from brzdek.shell.display.screen import Screen

PAUSE = 0.3
"""Seconds between two looks at the files."""
Marks: TypeAlias = tuple[tuple[str, int, int], ...]


def marks_of(files: Sequence[str]) -> Marks:
    """When each file, and each that it extends, was saved last, and how big it is; a missing one has no marks."""
    from brzdek.core.catalog.files import with_bases

    try:
        stack: Sequence[Path] = with_bases([Path(file) for file in files])
    except (BadData, OSError):
        stack = [Path(file) for file in files]
    return tuple(mark_of(file) for file in stack)


def mark_of(file: Path) -> tuple[str, int, int]:
    try:
        status = file.stat()
    except (OSError, ValueError):
        return str(file), 0, -1
    return str(file), status.st_mtime_ns, status.st_size


def saves(files: Sequence[str], wait: Callable[[], None]) -> Iterator[None]:
    """Once at the beginning, and again after every save."""
    seen: Marks | None = None
    while True:
        now = marks_of(files)
        if now != seen:
            seen = now
            yield
        wait()


def watch_files(say: Say, files: Sequence[str], screen: Screen, wait: Callable[[], None] | None = None) -> None:
    """Check and draw until somebody interrupts."""
    for _ in saves(files, wait or (lambda: time.sleep(PAUSE))):
        if screen.rich:
            screen.clear()
        show(say, files, screen)
        screen.say(say("deck.watching", file=clean(", ".join(files))), "dim")


def show(say: Say, files: Sequence[str], screen: Screen) -> None:
    """What a check finds, and the cards as boxes if there is nothing wrong."""
    from brzdek.commands.common import decks_of
    from brzdek.commands.deck import changed_cards, game_of_decks, layers_of, show_cards
    from brzdek.commands.deck_check import findings_of
    from brzdek.core.catalog.differences import read_stack

    findings = findings_of(files, say)
    for one in findings.problems:
        screen.say(one.worded(say.lang), "warning")
    for one in findings.warnings:
        screen.say(say("check.warning", place=one.place, message=one.message(say.lang)))
    if not findings.problems:
        game = game_of_decks(files)
        cards = changed_cards(read_stack(layers_of(game, files), decks_of(files)))
        show_cards(game, cards, say, screen)
    count = len(findings.problems)
    screen.say(say("check.bad", n=count) if count else say("check.fine", n=len(files)))
