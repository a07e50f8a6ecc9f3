"""The end of a game, and leaving before it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from brzdek.core.drawing import Line
from brzdek.core.text import clean
from brzdek.shell.display.screen import Ended, Interrupted, Prompt
from brzdek.shell.sitting.stage import MOST_NEWS

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
    last = _last_seen(session)
    session.page(last)
    if session.screen.live and 0 < session.screen.rows <= len(last) + len(verdict):
        with suppress(Interrupted, KeyboardInterrupt, Ended), session.calm.at_prompt():
            session.screen.read(Prompt([("title", session.say("see_result"))]))
    session.screen.show(verdict)


def _last_seen(session: Session) -> list[Line]:
    """The table and what happened last. Where there is a map, the table tells what may still be had, and the result
    who has what: rather than that, all is told that happened since one was out of it.
    """
    table = session.stage.board() if session.screen.rich else []
    if not (session.screen.live and session.screen.rich):
        return [*table, *session.told.news(session.at)]
    if not session.face.has_map:
        return [*table, *session.told.news(session.at, MOST_NEWS)]
    told = session.told.news(session.at)
    return [*table, *told] if len(table) + len(told) < session.screen.rows else told


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
