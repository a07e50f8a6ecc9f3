"""Wishes for peace beside something else in a line, and questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.ask import ANSWER
from brzdek.shell.reading.commands import OFF
from brzdek.shell.reading.deeds import Do
from brzdek.shell.reading.quietness import asks_how, beside_an_order, skips_these
from brzdek.shell.sitting.peace import QUIET, be_quiet, keep_quiet

if TYPE_CHECKING:
    from brzdek.core.ask import Ask
    from brzdek.shell.sitting.conversation import Conversation


def without_peace(talk: Conversation, line: str, ask: Ask) -> str:
    """What a line says beside a wish for peace, which is granted, or a question about it, which is answered."""
    session = talk.session
    quiet = session.commands.find(QUIET)[1]
    if not quiet or session.commands.spoken(line) is not None or talk.echoes.is_ours(line, ask):
        return line
    if asks_how(line):
        session.screen.say(session.say("quiet_on" if session.peace.holds(ask.seat) else "quiet_how"))
        return ""
    found = ("", "") if ask.topic == ANSWER and skips_these(line) else beside_an_order(line)
    if found is None:
        return line
    how, rest = found
    if how == OFF or not rest:
        be_quiet(session, Do(quiet[0], how))
    else:
        keep_quiet(session, ask, how)
    return rest
