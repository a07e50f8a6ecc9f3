"""``brzdek print … --watch``: printed anew after every save of the deck or its files, only what changed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from brzdek.commands.common import complain
from brzdek.commands.deck_watch import PAUSE, Marks, mark_of, marks_of
from brzdek.core.problems import BadData, system_reason
from brzdek.core.text import Say, clean

if TYPE_CHECKING:
    from printables.jobs.run import Outcome


def decks_in(given: Mapping[str, Any]) -> list[str]:
    """The decks that a print command names."""
    game = given.get("game")
    first = [game] if isinstance(game, str) and game.endswith((".yaml", ".yml")) else []
    return [*first, *(given.get("deck") or ())]


def named_files(decks: Sequence[str]) -> list[Path]:
    """Pictures, icons and typefaces that decks name; of a deck with mistakes, as far as it can be read."""
    from brzdek.core.catalog.files import with_bases
    from brzdek.core.catalog.own import head_of

    try:
        stack = with_bases([Path(deck) for deck in decks])
    except (BadData, OSError):
        return []
    return [deck.parent / name for deck in stack for name in dict.fromkeys(_names(head_of(deck).data))]


def _names(data: Any) -> Iterator[str]:
    if not isinstance(data, Mapping):
        return
    for key in ("icons", "fonts"):
        part = data.get(key)
        if isinstance(part, Mapping):
            yield from (name for name in part.values() if isinstance(name, str))
    cards = data.get("cards")
    for card in cards if isinstance(cards, list) else ():
        art = card.get("art") if isinstance(card, Mapping) else None
        name = art.get("file") if isinstance(art, Mapping) else art
        if isinstance(name, str):
            yield name


def rounds(decks: Sequence[str], wait: Callable[[], None]) -> Iterator[None]:
    """Once at the beginning, and again after every save."""
    seen: Marks | None = None
    others: list[Path] = []
    while True:
        now = (*marks_of(decks), *map(mark_of, others))
        if now != seen:
            yield
            others = named_files(decks)
            seen = (*marks_of(decks), *map(mark_of, others))
        wait()


def watch_print(
    say: Say, decks: Sequence[str], once: Callable[[], Outcome], wait: Callable[[], None] | None = None
) -> int:
    """Print until somebody interrupts; what is wrong is told, and the next save may mend it."""
    from printables.jobs.memory import remembering

    if not decks:
        raise click.UsageError(say("watch_needs_deck"), click.get_current_context())
    with remembering():
        for _ in rounds(decks, wait or (lambda: time.sleep(PAUSE))):
            _tell(say, once)
            print(say("watching", files=clean(", ".join(decks))), flush=True)
    return 0


def _tell(say: Say, once: Callable[[], Outcome]) -> None:
    from printables.draw.fonts import Missing
    from printables.jobs.job import BadJob

    try:
        outcome = once()
    except BadData as bad:
        for problem in bad.problems:
            complain(problem.worded(say.lang))
    except (BadJob, Missing) as refused:
        complain(refused.reason.to(say.lang))
    except OSError as error:
        complain(say("unwritable", file=clean(str(error.filename or "")), reason=system_reason(error, say.lang)))
    else:
        for warning in outcome.warnings(say.lang):
            complain(say("warning", message=warning))
        print(clean(outcome.worded(say.lang)), flush=True)
