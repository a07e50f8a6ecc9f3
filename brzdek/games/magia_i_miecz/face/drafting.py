"""The draft: whose characters one reads, and whether one still chooses."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Ask
from brzdek.core.face import Line, Style
from brzdek.core.log import Event
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.face import telling
from brzdek.games.magia_i_miecz.face.drawing import draft_lines
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.view.view import WorldView


def chooses(view: WorldView) -> bool:
    """Does one still choose characters? Whoever has chosen looks at the board."""
    return view.phase == "draft" and not _has(view, events.PairChosen)


def bans(view: WorldView) -> bool:
    """Does one look at the characters of a neighbour, and will choose among one's own later?"""
    return _has(view, events.DealtSet) and not _has(view, events.Banned)


def _has(view: WorldView, kind: type[Event]) -> bool:
    """Has such a thing happened to the reader?"""
    return any(isinstance(one, kind) and getattr(one, "seat", None) == view.seat for one in view.events())


def dealt(view: WorldView, say: Say, style: Style) -> list[Line]:
    """The characters that one was dealt: with all they can do among the cards in hand, else as the table."""
    return _sheets(view, say("hand.dealt") + _removed(view, say), view.dealt, say, style) if view.dealt else []


def _removed(view: WorldView, say: Say) -> str:
    """Who has taken which of one's characters out of the game."""
    own = telling.own_set(view)
    gone = [one for one in view.events() if isinstance(one, events.Banned) and one.card in own]
    return "".join(say("draft.removed", seat=view.names[one.seat], card=name(view, one.card, say)) for one in gone)


def chosen_by(view: WorldView, seat: int, say: Say) -> list[Line]:
    """With whom somebody plays, or that it is not known yet."""
    pairs = [one for one in view.events() if isinstance(one, events.PairChosen) and one.seat == seat]
    cards = " + ".join(name(view, card, say) for one in pairs[-1:] for card in (one.card, one.squire))
    return [[("", say("draft.chosen" if cards else "draft.not_chosen", seat=view.names[seat], cards=cards))]]


def picture(view: WorldView, ask: Ask, say: Say, style: Style) -> list[Line]:
    """The characters of the neighbour, of whom one is taken out of the game; after a death those to choose from."""
    if ask.topic != "ban" and (ask.topic != "pair" or view.phase == "draft"):
        return []
    cards = dict.fromkeys(str(option[1]) for option in ask.options if len(option) > 2 or ask.topic == "ban")
    return _sheets(view, say("hand.neighbour" if ask.topic == "ban" else "hand.dealt"), list(cards), say, style)


def _sheets(view: WorldView, title: str, cards: Sequence[str], say: Say, style: Style) -> list[Line]:
    """The characters under their title, which says how to read all of one where that does not fit."""
    whole = say("draft.all", card=name(view, cards[0], say)) if style.compact else ""
    return [[("title", title + whole)], *[[("secret", line)] for line in draft_lines(view, cards, say, style)]]
