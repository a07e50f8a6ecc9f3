"""The prompt at which a move is typed: who is asked, what completes a word, what the keys show."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from brzdek.core.ask import Ask, Option
from brzdek.core.drawing import Line
from brzdek.shell.display.complete import Completer, strange_words
from brzdek.shell.display.layout import DOT, folded
from brzdek.shell.display.screen import Prompt
from brzdek.shell.reading.commands import KEYS, Command
from brzdek.shell.reading.moves import Moves

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session

ROOM_TO_TYPE = 32
"""So many columns are left for what is typed behind the status on a wide screen; otherwise it has its own line."""


def prompt_line(session: Session, ask: Ask) -> Line:
    """Who is asked and how they stand; on a line of its own where it is long."""
    name, status = session.names[ask.seat], session.face.status(session.view(ask.seat), session.words)
    if session.screen.rich:
        status = folded(status, session.screen.style.width - 1, len(name) + len(DOT))
    if session.peace.holds(ask.seat):
        name = f"{name} ({session.say('quiet_mark')})"
    line: Line = [("you", name), ("dim", f"{DOT}{status}" if status else "")]
    width = session.screen.style.width
    wide = sum(len(text) for _, text in line) > max(width // 2, width - ROOM_TO_TYPE) and session.screen.rich
    return [*line, ("key", "\n> " if wide else " > ")]


def prompt_for(session: Session, ask: Ask, moves: Moves) -> Prompt:
    """What is shown, completed and explained while a person types a line."""
    view = session.view(ask.seat)
    return Prompt(
        prompt_line(session, ask),
        owner=f"{session.table.setup.game}.{session.names[ask.seat]}",
        completer=Completer(moves, session.commands, session.lang, lambda command: _arguments(session, command)),
        meta=lambda index, place: _meta(session, view, ask.options[index], place),
        strange=lambda text: strange_words(text, moves, session.commands, session.talk.aliases) if text else [],
        count=lambda count: session.say("lead_to", n=count),
        lang=session.lang,
        toolbar=session.say("keys"),
        keys={key: partial(_show, session, name) for key, name in KEYS.items()},
        offers=session.offers_something,
    )


def _arguments(session: Session, command: Command) -> Iterable[str]:
    from brzdek.shell.sitting.actions import arguments

    return arguments(session, command)


def _show(session: Session, key: str) -> None:
    from brzdek.shell.sitting.showing import show

    show(session, key)


def _meta(session: Session, view: Any, option: Option, place: int) -> str:
    """What completion says of a word: what it does; of the last word of a move, at least the move itself."""
    gist = session.face.gist(view, option, place, session.words)
    return gist or (session.face.option(view, option, session.words) if place == len(option) - 1 else "")
