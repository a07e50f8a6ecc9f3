"""Whether several things can be done one after the other: “can I buy the Duke and also walk into room 2?”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import fold
from brzdek.shell.answering.advice import all_played
from brzdek.shell.answering.why import refusal
from brzdek.shell.reading.moves import Moves
from brzdek.shell.reading.small_words import bare
from brzdek.shell.reading.speech.kinds import deeds_of
from brzdek.shell.reading.trying import goes_on

if TYPE_CHECKING:
    from brzdek.core.ask import Ask, Option
    from brzdek.core.table import Table
    from brzdek.shell.sitting.session import Session

_AND = pattern(
    r"(?i)\s*,?\s+(?:and (?:also|then|still)|and|also|plus|then|i (?:jeszcze|też|tez|potem)|a potem|potem|oraz|i)\s+"
)


def tell_of_both(session: Session, question: str, ask: Ask) -> bool:
    """Say whether all that a question names can be done in its order; False: it names one thing, or nothing known."""
    parts = [part.strip(" ?!.") for part in _AND.split(question)]
    if len(parts) < 2 or not all(any(deeds_of(bare(fold(word))) for word in part.split()) for part in parts):
        return False
    table, before = session.table.fork(), ""
    told = _one_after_the_other(session, table, parts, ask)
    if told is None or told[1]:
        played = all_played(session, ask)
        after = _one_after_the_other(session, played.table, parts, ask) if played is not None else None
        if played is not None and after is not None:
            told, before = after, played.command.name(session.lang)
    if told is None:
        return False
    done, reason = told
    done = [before, *done] if before else done
    if reason and len(done) == 1 and (other := _instead(session, parts, ask)):
        session.screen.say(session.say("may_either", one=done[0], two=other))
    elif reason and done:
        session.screen.say(session.say("may_not_both", done="; ".join(done), reason=reason))
    elif reason:
        session.screen.say(session.say("may_not", reason=reason))
    else:
        session.screen.say(session.say("may_both", moves="; ".join(done)))
    return True


def _one_after_the_other(session: Session, table: Table, parts: list[str], ask: Ask) -> tuple[list[str], str] | None:
    """The moves that can be made, and what stands against the next; None: something is not understood."""
    done: list[str] = []
    for part in parts:
        if table.ask is None or table.ask.seat != ask.seat:
            return None
        moves = Moves(session.face, table.view(ask.seat), table.ask)
        option = _meant(part, moves)
        if option is None:
            reason = refusal(moves, part, session.words, asked=True)
            return None if reason is None else (done, reason)
        done.append(session.face.option(moves.view, option, session.words))
        if not goes_on(table, option) and part is not parts[-1]:
            return None
    return done, ""


def _instead(session: Session, parts: list[str], ask: Ask) -> str:
    """The move that the second of two things means and that can be made now, in place of the first; "": there is none,
    or the first can be done after it.
    """
    moves = Moves(session.face, session.view(ask.seat), ask)
    option = _meant(parts[1], moves) if len(parts) == 2 else None
    if option is None or _both_can_be_done(session, [parts[1], parts[0]], ask):
        return ""
    return session.face.option(moves.view, option, session.words)


def _both_can_be_done(session: Session, parts: list[str], ask: Ask) -> bool:
    told = _one_after_the_other(session, session.table.fork(), parts, ask)
    return told is not None and not told[1]


def _meant(part: str, moves: Moves) -> Option | None:
    move = moves.understanding.surely(part)
    return None if move is None else moves.ask.options[move]
