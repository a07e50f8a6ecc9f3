"""What is shown to whoever asks for it: the table, the hand, the log, help, the moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from brzdek.core.drawing import Line
from brzdek.shell.answering import answers
from brzdek.shell.answering.inquiries import telling
from brzdek.shell.answering.lately import recent
from brzdek.shell.display.layout import in_columns
from brzdek.shell.reading.commands import Command
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.words import other

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session


LOG_LINES = 20
NAMED = 8
"""How many readings of an unclear line are listed."""


def show(session: Session, key: str) -> None:
    """Something that a function key shows, as the person at the screen may see it."""
    session.screen.show(SHOWN[key](session))


def _board(session: Session) -> list[Line]:
    """The table; before there is one, the empty board with what one holds."""
    if table := session.stage.board():
        return table
    view, words = session.view(session.at), session.words
    return [*session.stage.fitting(lambda style: session.face.empty_board(view, words, style)), *_hand(session)]


def _hand(session: Session) -> list[Line]:
    return answers.held(session) or [[("dim", session.say("no_hand"))]]


def _score(session: Session) -> list[Line]:
    view = session.view(session.at)
    leading = "" if view.over else session.face.leading(view, telling(session))
    told = session.screen.paragraph(leading) if leading else []
    return [*told, *session.face.score(view, session.words, session.screen.style)]


def lately(session: Session) -> list[Line]:
    """The last things that happened: all that was told briefly before this turn, and what came after it."""
    return recent(session, max(LOG_LINES, len(session.told.lately(session.at))))


def help_lines(session: Session) -> list[Line]:
    """How to type moves, and all commands."""
    say, screen = session.say, session.screen
    lines = screen.paragraph(say("help_typing"))
    own = [command for command in session.commands.all if command.own]
    if own:
        lines += [[("title", say("help_own"))], *command_lines(session, own)]
    lines += [[("title", say("help_title"))]]
    lines += command_lines(session, [command for command in session.commands.all if not command.own])
    lines += screen.paragraph(say("help_slash", word=session.word("log")), "dim")
    return lines + screen.paragraph(say("help_keys"), "dim")


SHOWN: dict[str, Callable[[Session], list[Line]]] = {
    "board": _board,
    "people": answers.people,
    "hand": _hand,
    "score": _score,
    "log": lately,
    "status": answers.status,
    "about": answers.about_the_game,
    "help": help_lines,
}


def command_lines(session: Session, commands: Iterable[Command]) -> list[Line]:
    rows = [(command.name(session.lang), command.name(other(session.lang)), command) for command in commands]
    width = max(len(name) for name, _, _ in rows)
    return [
        [
            ("key", f"  {name:<{width}}"),
            ("", f"  {command.help.to(session.lang)}"),
            ("dim", f" · {foreign}" if foreign != name else ""),
        ]
        for name, foreign, command in rows
    ]


def show_moves(session: Session, moves: Moves) -> None:
    """The legal moves with their numbers, under the game's headings."""
    style = session.screen.style
    lines: list[Line] = [[("title", session.say("moves_title", n=len(moves.ask.options)))]]
    number = 0
    for heading, indexes in moves.groups(session.lang, style):
        if heading:
            lines.append([("title", heading)])
        items = []
        for index in indexes:
            number += 1
            items.append(moves.entry(index, number, session.lang))
        lines += in_columns(items, style.width - 1 if session.screen.rich else 0)
    order = moves.order(session.lang, style)
    session.stage.listed([Pick(moves.ask.options[index]) for index in order], moves.ask)
    session.page(lines)


def some(session: Session, words: list[str], between: str = ", ") -> str:
    """As many words as are good to read, and how many more there are."""
    shown = between.join(words[:NAMED])
    rest = len(words) - NAMED
    return shown + (f"{between}{session.say('and_more', n=rest)}" if rest > 0 else "")
