"""Dragon tokens as they are told briefly: those of a turn in one sentence, with what became of the scales."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.view.view import WorldView
from brzdek.games.smoki.rules.events import Crowned, CrownedAgain, ScaleGone, ScaleOnLord, ScalePlaced, TokenDrawn

OF_TOKENS = (TokenDrawn, ScaleOnLord, Crowned, CrownedAgain, ScalePlaced, ScaleGone)
"""What comes of tokens by itself."""
STAYS, GONE = "stays", "gone"


class Tokens(Event):
    """The tokens that somebody drew one after the other."""

    seat: int
    tokens: tuple[tuple[str, ...], ...]
    """Each with what became of it: a space on which it lies now, or one of the words above."""


MADE = (Tokens,)


def with_tokens(happened: Sequence[Event]) -> list[Event]:
    """Tokens in a row are one thing that happened; that there is a new King is another one."""
    told: list[Event] = []
    run: list[Event] = []
    for event in happened:
        if isinstance(event, OF_TOKENS) and (isinstance(event, TokenDrawn) or run):
            if run and event[0] != run[0][0]:
                told += _of(run)
                run = []
            run.append(event)
            continue
        told += [*_of(run), event]
        run = []
    return [*told, *_of(run)]


def _of(run: Sequence[Event]) -> list[Event]:
    drawn: list[tuple[str, ...]] = []
    crowned: list[Event] = []
    for event in run:
        match event:
            case TokenDrawn(token=token):
                drawn.append((token,))
            case CrownedAgain():
                drawn[-1] += (STAYS,)
            case ScalePlaced(space=space):
                drawn[-1] += (space,)
            case ScaleGone():
                drawn[-1] += (GONE,)
            case Crowned():
                crowned.append(event)
    return [Tokens(run[0][0], tuple(drawn)), *crowned] if run else []


def tokens_named(view: WorldView, tokens: Sequence[Sequence[str]], say: Say) -> str:
    """The tokens by their names, and where the scales among them are now."""
    told: list[str] = []
    for token, *became in tokens:
        notes = [say(f"tokens.{one}") if one in (STAYS, GONE) else name(view, one, say) for one in became]
        told.append(name(view, token, say) + (f" ({', '.join(notes)})" if notes else ""))
    return ", ".join(told)
