"""The end of a game, and leaving before it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from brzdek.core.drawing import Line
from brzdek.core.text import clean
from brzdek.shell.display.screen import Ended, Interrupted, Prompt
from brzdek.shell.sitting.screenful import MOST_NEWS

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session


def finish(session: Session) -> None:
    """The game is over: everything that everybody may know now."""
    result = session.table.rulebook.result(session.table.game)
    if session.recorder is not None:
        session.recorder.finish(session.names, result)
    if session.hot_seat:
        if session.screen.live:
            session.hide(session.say("hide_end"))
            session.told.tell_onlookers_as(session.people)
        session.at = None
    verdict: list[Line] = [[], [("title", session.say("over"))], *verdict_of(session)]
    seen = 0
    for block in filter(None, (*_last_seen(session, len(verdict)), verdict)):
        if seen and session.screen.live and 0 < session.screen.rows <= seen + len(block):
            # Nothing that is told is broken by a pause: it comes between what happened, the table, and the result.
            _pause(session, "see_result" if block is verdict else "see_table")
            seen = 0
        session.page(block)
        seen += len(block)


def _pause(session: Session, key: str) -> None:
    """Wait for Enter; what is asked instead is answered."""
    from brzdek.shell.sitting.afterwards import is_answered

    with suppress(Interrupted, KeyboardInterrupt, Ended), session.calm.at_prompt():
        while line := session.screen.read(Prompt([("title", session.say(key))])).strip():
            if not session.people or not is_answered(session, line):
                return


def _last_seen(session: Session, others: int) -> tuple[list[Line], list[Line]]:
    """What happened last, and the table. Where there is a map, the table tells what may still be had, and the result
    who has what: rather than that, all is told that happened since one was out of it. ``others``: so many lines follow.
    """
    table = session.stage.board(0 if session.face.has_map else others) if session.screen.rich else []
    if not (session.screen.live and session.screen.rich):
        return session.told.news(session.at), table
    if not session.face.has_map:
        return session.told.news(session.at, MOST_NEWS), table
    told = session.told.news(session.at)
    return told, table if len(table) + len(told) < session.screen.rows else []


def verdict_of(session: Session) -> list[Line]:
    """What everybody got in a game that is over, and who won it."""
    result = session.table.rulebook.result(session.table.game)
    winners = [session.names[seat] for seat in result.winners]
    key = "you_win" if list(result.winners) == [session.at] else "winners" if winners else "no_winner"
    winning = session.say(key, n=len(winners), names=", ".join(winners))
    score = session.face.score(session.view(session.at), session.words, session.screen.style)
    return [*score, *session.screen.paragraph(winning, "gold")]


def part(session: Session) -> None:
    """Leaving before the end."""
    if session.hot_seat and session.screen.live:
        session.screen.clear()
    if session.recorder is None or session.recorder.failed:
        session.screen.say(session.say("left_unsaved"))
    else:
        import shlex

        from brzdek.core.program import called

        file = shlex.quote(clean(str(session.recorder.path)))
        session.screen.say(session.say("left", program=called(), file=file))
